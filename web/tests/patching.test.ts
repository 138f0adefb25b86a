/** A table that comes anew is drawn only where it differs; places are those that the server gives. */

import { expect, test } from "vitest";
import { patched, shared } from "../src/protocol/patching";
import type { Review, View } from "../src/protocol/types";
import { ranked } from "../src/review/result";

test("what has not changed is the same object, what has changed is not", () => {
  const before = {
    supply: { Gold: 30 },
    players: [{ play: ["Village"] }, { play: [] as string[] }],
    trash: [] as string[],
  };
  const now = { supply: { Gold: 30 }, players: [{ play: ["Village"] }, { play: ["Smithy"] }], trash: [] as string[] };
  const drawn = shared(before, now);
  expect(drawn).toEqual(now);
  expect([
    drawn.supply === before.supply,
    drawn.players[0] === before.players[0],
    drawn.trash === before.trash,
  ]).toEqual([true, true, true]);
  expect(drawn.players[1]).not.toBe(before.players[1]);
  expect(shared(before, structuredClone(before))).toBe(before);
});

test("fields that come or go, lists that grow, and null are changes", () => {
  expect(shared<object>({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
  expect(shared<object>({ a: undefined }, {})).toEqual({});
  expect(shared(["a"], ["a", "b"])).toEqual(["a", "b"]);
  expect(shared(["a", "b"], ["a"])).toEqual(["a"]);
  expect(shared<object | null>({ a: 1 }, null)).toBe(null);
  expect(shared<object | null>(null, { a: 1 })).toEqual({ a: 1 });
  expect(shared<object>(["a"], { 0: "a" })).toEqual({ 0: "a" });
});

test("a step leaves the players alone whom it does not concern", () => {
  const view = { supply: {}, costs: {}, players: [{ hand_size: 5 }, { hand_size: 5 }] } as unknown as View;
  const after = patched(view, { players: { 1: { hand_size: 4 } } });
  expect(after.players[0]).toBe(view.players[0]);
  expect(after.players[1]?.hand_size).toBe(4);
});

test("who shares a place has the same rank, and the next one is counted after them", () => {
  const game = { ranking: [[0, 2], [3], [1]] } as unknown as Review;
  expect(ranked(game)).toEqual([
    { seat: 0, rank: 1 },
    { seat: 2, rank: 1 },
    { seat: 3, rank: 3 },
    { seat: 1, rank: 4 },
  ]);
});
