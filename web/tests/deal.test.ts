/** Hashes, and what a record proves to this device. */

import { expect, test } from "vitest";
import { sealOf, type Mine } from "../src/protocol/deal";
import { bytesOf, sha256, textBytes } from "../src/protocol/sha256";
import { command, proofOf, provable } from "../src/review/proof";

test("hashes are those of SHA-256, whatever the length", async () => {
  for (let n = 0; n < 200; n++) {
    const bytes = Uint8Array.from({ length: n }, (_, i) => (i * 31 + n) % 256);
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    expect(bytesOf(sha256(bytes))).toEqual(hash);
  }
  expect(sha256(textBytes(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

const hashed = (data: Uint8Array | string): string => sha256(typeof data === "string" ? textBytes(data) : data);

const secret = "5".repeat(64);
const number = "a".repeat(64);
const other = "b".repeat(64);
const commitment = hashed(bytesOf(secret));
const seals = [sealOf(number), sealOf(other)];
const first = (key: string) =>
  Number(BigInt(`0x${hashed(Uint8Array.from([...bytesOf(key), ...textBytes("first")]))}`) % 2n);

function record(changes: { [name: string]: string } = {}): string {
  const key = hashed(`demesne deal 2 abc ${secret} ${number} ${other}`);
  const head = {
    first: String(first(key)),
    key,
    promised: commitment,
    secret,
    table: "abc",
    numbers: `${number}, ${other}`,
    drawn: "first",
  };
  const lines = Object.entries({ ...head, ...changes }).filter(([, value]) => value);
  return ["Demesne record", ...lines.map(([name, value]) => `${name}: ${value}`), "", "end"].join("\n");
}

const mine: Mine = {
  table: "abc",
  seat: 0,
  number,
  commitment,
  first: "random",
  seals,
  sent: true,
  accepted: true,
  begun: true,
};
const verdict = (text: string, kept?: Partial<Mine>, table: string | null = "abc") =>
  proofOf(text, table, (asked) => (kept && asked === "abc" ? { mine: { ...mine, ...kept } } : {})).verdict;

test("at a practice table nothing is asked, unless this device took part in a deal there", () => {
  expect(provable(true, undefined)).toBe(false);
  expect(provable(true, mine)).toBe(true);
  expect(provable(false, undefined)).toBe(true);
  expect(provable(undefined, undefined)).toBe(true);
});

test("an honest record holds for who took part, and fits for others", () => {
  expect(verdict(record(), {})).toBe("holds");
  expect(verdict(record(), {}, null)).toBe("holds");
  expect(verdict(record())).toBe("fits");
});

test("what does not fit is named", () => {
  expect(verdict(record({ secret: other }), {})).toBe("promise");
  expect(verdict(record({ key: other }), {})).toBe("key");
  expect(verdict(record({ table: "abd" }), {})).toBe("key");
  expect(
    verdict(record({ first: String(1 - first(hashed(`demesne deal 2 abc ${secret} ${number} ${other}`))) }), {}),
  ).toBe("first");
  expect(verdict(record({ drawn: "" }), {})).toBe("first");
  expect(verdict(record(), { commitment: other })).toBe("other");
  expect(verdict(record(), { number: other })).toBe("number");
  expect(verdict(record(), { number: other, accepted: false })).toBe("late");
  expect(verdict(record(), { seals: [seals[0]!, ""] })).toBe("seals");
  expect(verdict(record({ promised: "", secret: "" }), {})).toBe("missing");
  expect(verdict(record({ promised: "", secret: "" }))).toBe("none");
});

test("a seal that was never opened is compared too", () => {
  const key = hashed(`demesne deal 2 abc ${secret} ${number} -`);
  const text = record({
    key,
    first: String(first(key)),
    numbers: `${number}, -`,
    absent: "1",
    unopened: `1 ${seals[1]}`,
  });
  expect(verdict(text, {})).toBe("holds");
  expect(proofOf(text, "abc", () => ({})).absent).toEqual([1]);
  expect(verdict(text.replace(seals[1]!, seals[0]!), {})).toBe("seals");
});

test("a record of version 0.1.0 is said to be one, but not to who took part by today's rule", () => {
  const key = hashed(bytesOf(secret + number));
  const old = { key, numbers: "", table: "", drawn: "", nonces: number };
  expect(verdict(record(old))).toBe("old");
  expect(verdict(record(old), {})).toBe("missing");
  expect(verdict(record({ ...old, nonces: other }))).toBe("key");
});

test("the command repeats what this device has kept", () => {
  const kept = { ...mine, seals: [seals[0]!, ""] };
  expect(command("abc", kept)).toBe(
    `demesne verify demesne-abc.record --commitment ${commitment} --seat 0 --number ${number} --seals ${seals[0]},-`,
  );
  expect(command("abc", undefined)).toBe("demesne verify demesne-abc.record");
});
