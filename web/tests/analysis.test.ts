/** What an analysis says about a game, in numbers. */

import { expect, test } from "vitest";
import type { AnalysedDecision, Analysis, Review } from "../src/protocol/types";
import { alike, asGood, beside, bestOf, curve, FLAG, percents } from "../src/review/analysis";

test("the chances of all seats add up to 100", () => {
  expect(percents([0.505, 0.495])).toEqual([51, 49]);
  expect(percents([0.125, 0.125, 0.125, 0.125, 0.25, 0.25])).toEqual([13, 13, 12, 12, 25, 25]);
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percents([1, 0])).toEqual([100, 0]);
  for (let n = 0; n <= 1000; n++) expect(percents([n / 1000, 1 - n / 1000]).reduce((a, b) => a + b)).toBe(100);
});

const rated = (...answers: string[]) =>
  answers.map((answer, i) => ({ answer: [answer], win: 0.6 - i / 10, error: 0.01, reason: null }));
const judged = (kind: AnalysedDecision["kind"], chosen: string, answers: string[], loss = 0): AnalysedDecision => ({
  ...{ index: 0, turn: 1, seat: 0, source: null, step: 0, win: [0.6, 0.4], error: 0.01, open: null },
  ...{ kind, chosen: [chosen], answers: rated(...answers), loss, loss_error: 0.001, confirmed: loss > 0, warns: false },
});

test("the three best answers are shown, and the chosen one if it is none of them", () => {
  const four = ["Gold", "Silver", "Market", "Duchy"];
  expect(bestOf(judged("buy", "Gold", four)).map(({ answer }) => answer[0])).toEqual(["Gold", "Silver", "Market"]);
  expect(bestOf(judged("buy", "Duchy", four)).map(({ answer }) => answer[0])).toEqual(four);
});

test("playing Treasures does not count among the decisions that were as good as the best", () => {
  const decisions = [
    judged("treasure", "Copper", ["Copper", "Silver"]),
    judged("buy", "Gold", ["Gold", "Silver"]),
    judged("buy", "Silver", ["Gold", "Silver"], 0.1),
  ];
  expect(asGood({ decisions } as Analysis, 0)).toEqual({ n: 1, of: 2 });
});

const won = (...wins: number[]) => wins.map((win, i) => ({ answer: [`${i}`], win, error: 0, reason: null }));

test("answers that all win are not told apart by what they win", () => {
  expect(alike(won(1, 0.99, 0.985))).toBe(true);
  expect(alike(won(1, 0.99, 0.97))).toBe(false);
  expect(alike(won(0.94, 0.94, 0.93))).toBe(false);
  expect(alike(won(1))).toBe(false);
});

test("a decision whose answers all win does not count as good as the best", () => {
  const three = ["Gold", "Silver", "Curse"];
  const decisions = [
    { ...judged("buy", "Curse", three), answers: three.map((card) => ({ ...won(1)[0]!, answer: [card] })) },
    judged("buy", "Gold", three),
  ];
  expect(asGood({ decisions } as Analysis, 0)).toEqual({ n: 1, of: 1 });
});

test("the curve has one value a turn, from what its seat could know", () => {
  const at = (index: number, seat: number, win: number) => ({
    ...judged("buy", "Gold", ["Gold"]),
    ...{ index, seat, win: [win, 1 - win] },
  });
  const decisions = [at(0, 0, 0.9), at(1, 0, 0.95), at(2, 1, 0.25), at(3, 1, 0.3), at(4, 0, 1), at(5, 1, 0.2)];
  const turns = [0, 2, 4, 5].map((step, i) => ({ step, player: i % 2, turn: 1 + Math.floor(i / 2), extra: false }));
  const game = { graph: turns, steps: decisions.map(() => ({})), over: true, winners: [0], players: 2 };
  const seen = (seat: number, n = 6, over = true) =>
    curve({ decisions: decisions.slice(0, n) } as Analysis, { ...game, over } as unknown as Review, seat);
  const mine = [
    { at: 0, win: 0.9 },
    { at: 4, win: 1 },
  ];
  expect(seen(0)).toEqual([...mine, { at: 6, win: 1 }]);
  expect(seen(0, 5)).toEqual(mine);
  expect(seen(0, 3)).toEqual(mine.slice(0, 1));
  expect(seen(0, 6, false)).toEqual(mine);
  expect(seen(1).map(({ at }) => at)).toEqual([2, 5, 6]);
  expect(curve(null, game as unknown as Review, 0)).toEqual([]);
});

test("the words of the turning point are not cut at the edge of a narrow curve", () => {
  const texts = ["Turning point: turn 12", "Turn 12"];
  expect(beside(100, 800, texts)).toEqual({ text: texts[0], before: false });
  expect(beside(700, 800, texts)).toEqual({ text: texts[0], before: true });
  expect(beside(160, 310, texts)).toEqual({ text: texts[1], before: true });
  expect(beside(150, 310, texts)).toEqual({ text: texts[1], before: false });
  expect(beside(FLAG, 2 * FLAG, texts).text).toBe("");
});
