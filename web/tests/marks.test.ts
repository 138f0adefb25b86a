/** Moments worth a look: each stands at the decision that brings it about. */

import { expect, test } from "vitest";
import type { LogLine, Moment, Review } from "../src/protocol/types";
import { marksOf } from "../src/review/marks";

const line = (depth: number, kind: string, seat: number, cards = ""): LogLine => [depth, [`log-${kind}`, { cards }], seat, kind];
const step = (...answer: string[]) => ({ player: 0, kind: "buy", source: null, answer });
const moment = (supply: { [pile: string]: number }, log: LogLine[] = []): Moment => ({ view: { supply }, log }) as unknown as Moment;

const log = [
  line(0, "turn", 0),
  line(1, "play", 0, "1 Witch"),
  line(2, "gain", 1, "1 Curse"),
  line(1, "play", 0, "2 Gold"),
  line(1, "buy", 0, "1 Province"),
  line(0, "turn", 1),
  line(1, "buy", 1, "2 Province"),
  line(1, "end", 1),
];
const game = {
  graph: [
    { player: 0, turn: 7, step: 0 },
    { player: 1, turn: 7, step: 3 },
  ],
  steps: [step("Witch"), step("Gold", "Gold"), step("Province"), step(), step("Province"), step("Province")],
} as unknown as Review;
const isAttack = (card: string): boolean => card === "Witch";

test("Provinces, Attacks and piles that run out are marked", () => {
  const marks = marksOf(game, moment({ Province: 3, Curse: 1, Gold: 30 }), moment({ Province: 0, Curse: 0, Gold: 30 }, log), isAttack);
  expect(marks.map(({ kind, step, turn }) => [kind, step, turn])).toEqual([
    ["attack", 0, 7],
    ["empty", 0, 7],
    ["province", 2, 7],
    ["province", 4, 7],
    ["empty", 4, 7],
  ]);
  expect(marks[1]?.phrase).toEqual(["web-mark-empty", { card: "Curse" }]);
});

test("a pile whose cards went another way has no mark", () => {
  const marks = marksOf(game, moment({ Province: 5, Curse: 10 }), moment({ Province: 0, Curse: 9 }, log), isAttack);
  expect(marks.filter(({ kind }) => kind === "empty")).toEqual([]);
});
