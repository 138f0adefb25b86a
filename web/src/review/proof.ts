/** Whether a record proves its deal to this device: the hashes fit, and it is what the server had shown before. */

import type { Mine } from "../protocol/deal";
import { bytesOf, sha256, textBytes } from "../protocol/sha256";

const RULE = "demesne deal 2";
const NONE = "-";

export type Verdict =
  /** This device's number is in the key; all else was fixed before it was known. */
  | "holds"
  /** The hashes fit; this device has nothing to compare, came too late, or the game began with version 0.1.0. */
  | "fits"
  | "late"
  | "old"
  /** No proof at all: of a practice table, or of a game that must have one. */
  | "none"
  | "missing"
  /** What does not fit. */
  | "promise"
  | "key"
  | "first"
  | "other"
  | "number"
  | "seals";

export const BAD: readonly Verdict[] = ["missing", "promise", "key", "first", "other", "number", "seals"];

export interface Proof {
  verdict: Verdict;
  table: string;
  promised: string;
  secret: string;
  /** By seat; "" for those without one. */
  numbers: string[];
  /** Seats of people who took no part. */
  absent: number[];
  key: string;
}

/** What this device knows of the game from before: its own part, and the promise as it first saw it. */
export interface Known {
  mine?: Mine | undefined;
  promised?: string | undefined;
}

/** Whether there is anything to prove: not at a practice table, unless this device took part in a deal there. */
export const provable = (practice: boolean | undefined, mine: Mine | undefined): boolean => !practice || !!mine;

/** `table`: whose record it should be; `known`: what is kept of a table. */
export function proofOf(record: string, table: string | null, known: (table: string) => Known): Proof {
  const head = headOf(record);
  const read = (name: string): string => head.get(name) ?? "";
  const old = !head.has("numbers");
  const told = {
    table: read("table"),
    promised: read("promised"),
    secret: read("secret"),
    numbers: listed(read(old ? "nonces" : "numbers")).filter((number) => number || !old),
    absent: listed(read("absent")).map(Number),
    key: read("key"),
  };
  const kept = known(table ?? told.table);
  return { ...told, verdict: verdictOf({ ...told, old, head }, table, kept) };
}

type Told = Omit<Proof, "verdict"> & { old: boolean; head: Map<string, string> };

function verdictOf(told: Told, table: string | null, { mine, promised }: Known): Verdict {
  const { secret, numbers, key } = told;
  if (!told.promised || !secret || !key) return mine ? "missing" : "none";
  if (sha256(bytesOf(secret)) !== told.promised) return "promise";
  if ((mine?.commitment ?? promised ?? told.promised) !== told.promised) return "other";
  if (told.old) {
    if (sha256(bytesOf([secret, ...numbers].join(""))) !== key) return "key";
    return mine ? "missing" : "old";
  }
  if (sha256(textBytes([RULE, told.table, secret, ...numbers.map((number) => number || NONE)].join(" "))) !== key)
    return "key";
  if (table !== null && table !== told.table) return "other";
  if (!firstFits(told, mine)) return "first";
  if (!mine) return "fits";
  if (numbers[mine.seat] !== mine.number) return mine.accepted ? "number" : "late";
  return sealsOf(told).join() === mine.seals.join() ? "holds" : "seals";
}

/** Who begins, where the key says it, is drawn from the key; it was known beforehand which of the two it is. */
function firstFits({ key, numbers, head }: Told, mine: Mine | undefined): boolean {
  const first = head.get("first") ?? "";
  const drawn = head.get("drawn") === "first";
  if (mine && mine.first !== (drawn ? "random" : Number(first))) return false;
  if (!drawn) return true;
  const hash = sha256(new Uint8Array([...bytesOf(key), ...textBytes("first")]));
  return first === String(BigInt(`0x${hash}`) % BigInt(numbers.length));
}

/** The fingerprints of all numbers, also of those that were sealed and never sent. */
function sealsOf({ numbers, head }: Told): string[] {
  const seals = numbers.map((number) => (number ? sha256(bytesOf(number)) : ""));
  for (const part of listed(head.get("unopened") ?? "")) {
    const [seat, seal] = part.split(" ");
    if (seal) seals[Number(seat)] = seal;
  }
  return seals;
}

const listed = (line: string): string[] => (line ? line.split(", ").map((part) => (part === NONE ? "" : part)) : []);

/** The lines before the first empty one. */
function headOf(record: string): Map<string, string> {
  const head = new Map<string, string>();
  for (const line of record.split(/\r?\n/).slice(1)) {
    if (!line.trim()) break;
    const colon = line.indexOf(": ");
    if (colon > 0) head.set(line.slice(0, colon), line.slice(colon + 2).trim());
  }
  return head;
}

/** How to check it once more, and every shuffle, with another program. */
export function command(table: string, mine: Mine | undefined): string {
  const file = `demesne verify demesne-${table || "game"}.record`;
  if (!mine?.accepted) return file;
  const seals = mine.seals.map((seal) => seal || NONE).join();
  return `${file} --commitment ${mine.commitment} --seat ${mine.seat} --number ${mine.number} --seals ${seals}`;
}
