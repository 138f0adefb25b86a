/** The story of a game: towers, luck in a sentence, what the table says to an answer tried again. */

import { expect, test } from "vitest";
import type { AnalysedDecision, Deck, Luck } from "../src/protocol/types";
import { verdictOn } from "../src/story/again";
import { luckOf } from "../src/story/luck";
import { columnOf, courses, highest, pairOf } from "../src/story/towers";

const none = { copper: 0, treasures: 0, actions: 0, land: 0, curses: 0 };
const deck = (turns: number[]): Deck => ({
  owned: turns.map((n) => ({ ...none, copper: 7, land: n })),
  turns,
  province: null,
  curse: null,
});

test("a tower has a course for each class that is there, each on the one before", () => {
  expect(courses({ ...none, copper: 7, actions: 2, curses: 1 })).toEqual([
    { part: "copper", from: 0, n: 7 },
    { part: "actions", from: 7, n: 2 },
    { part: "curses", from: 9, n: 1 },
  ]);
  expect(highest([deck([0, 1]), deck([0, 1, 5])])).toBe(12);
});

test("a moment in the other's turn stands on the tower of that turn, or on the last", () => {
  expect(columnOf(deck([0, 1, 2, 3]), 2)).toBe(2);
  expect(columnOf(deck([0, 1, 2, 3]), 4)).toBe(3);
});

test("my deck is compared with the best of the others, for a spectator the two best", () => {
  expect(pairOf([[2], [0], [1]], 1)).toEqual([1, 2]);
  expect(pairOf([[2], [0], [1]], 2)).toEqual([2, 0]);
  expect(pairOf([[2, 0], [1]], null)).toEqual([2, 0]);
});

test("luck in a sentence: coins are named unless they speak against it", () => {
  const luck = (win: number, drawn: number): Luck => ({
    seat: 0,
    win,
    error: 0.05,
    draws: { coins_expected: 100, coins_drawn: drawn },
  });
  expect(luckOf(luck(0.03, 103))).toEqual({ side: "even", more: "more", n: 3 });
  expect(luckOf(luck(-0.3, 96.6))).toEqual({ side: "against", more: "fewer", n: 3 });
  expect(luckOf(luck(0.5, 96))).toEqual({ side: "for", more: "elsewhere", n: 4 });
  expect(luckOf(luck(0.5, 100.2))).toEqual({ side: "for", more: "none", n: 0 });
});

test("the table says whether another answer is better than what was played", () => {
  const rows = [
    [["Gold"], 0.6],
    [["Smithy"], 0.59],
    [["Silver"], 0.5],
    [["Duchy"], 0.4],
    [[], 0.3],
  ] as const;
  const judged = {
    chosen: ["Duchy"],
    answers: rows.map(([answer, win]) => ({ answer: [...answer], win, error: 0, reason: null })),
  } as unknown as AnalysedDecision;
  const verdicts = [["Gold"], ["Smithy"], ["Silver"], ["Duchy"], [], ["Curse"]].map((given) =>
    verdictOn(judged, given),
  );
  expect(verdicts).toEqual(["best", "best", "better", "same", "worse", "unknown"]);
});
