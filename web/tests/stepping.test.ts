/** When the next step of another's turn is drawn: with a frame of the page, or, where nobody looks, without one. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PastTurn } from "../src/protocol/patching";
import { Stepping } from "../src/protocol/stepping.svelte";
import type { Step, View, ViewMessage } from "../src/protocol/types";

const step = (kind: string): Step =>
  ({
    kind,
    player: 1,
    moves: [],
    after: {},
    counts: null,
    lines: 0,
    phrases: [],
    harm: false,
    source: null,
  }) as unknown as Step;
const view = { player: 1, players: [] } as unknown as View;
const turn: PastTurn = {
  player: 1,
  turn: 3,
  extra: false,
  start: { view, counts: null, points: null, lines: 0 },
  steps: [step("turn"), step("play"), step("buy")],
};
let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
  vi.stubGlobal("cancelAnimationFrame", (n: number) => delete frames[n - 1]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function shown(): Stepping {
  const steps = new Stepping();
  steps.pace = 400;
  steps.show(turn);
  return steps;
}

/** A frame of the page. */
function drawn(): void {
  const now = frames;
  frames = [];
  now.forEach((work) => work());
}

test("a step begins with a frame once the one before is over", () => {
  const steps = shown();
  expect(steps.now?.kind).toBe("turn");
  drawn();
  vi.advanceTimersByTime(383);
  expect(frames).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(steps.now?.kind).toBe("turn");
  drawn();
  expect(steps.now?.kind).toBe("play");
  drawn();
  vi.advanceTimersByTime(150);
  expect(steps.now?.kind).toBe("play");
});

test("the time of a step runs from when it was drawn, so that cards can fly on a busy machine", () => {
  const steps = shown();
  vi.advanceTimersByTime(700);
  expect(steps.now?.kind).toBe("turn");
  const before = performance.now();
  drawn();
  expect(steps.ends - before).toBe(400);
});

test("another pace begins with the next step, bug", () => {
  const steps = shown();
  drawn();
  steps.pace = 1000;
  vi.advanceTimersByTime(384);
  drawn();
  expect(steps.now?.kind).toBe("play");
  const before = performance.now();
  drawn();
  expect(steps.ends - before).toBe(1000);
  steps.pace = 200;
  vi.advanceTimersByTime(984);
  drawn();
  expect(steps.now?.kind).toBe("buy");
  const later = performance.now();
  drawn();
  expect(steps.ends - later).toBe(200);
});

test("without a pace the rest is not shown, but what one has asked for is", () => {
  const again = shown();
  again.pace = 0;
  expect(again.playing).toBe(true);
  const steps = new Stepping();
  steps.pace = 400;
  steps.take({ steps: turn.steps, steps_from: null, view: { ...view, seat: 0 } } as unknown as ViewMessage, turn.start);
  expect(steps.playing).toBe(true);
  steps.pace = 0;
  expect(steps.playing).toBe(false);
});

test("that my own turn begins is not a step to wait for, bug", () => {
  const mine = { ...step("turn"), player: 0, after: { player: 0 } } as unknown as Step;
  const told = (...steps: Step[]): ViewMessage =>
    ({ steps, steps_from: null, view: { ...view, seat: 0 } }) as unknown as ViewMessage;
  const steps = new Stepping();
  steps.pace = 400;
  steps.take(told(...turn.steps, mine), turn.start);
  expect([steps.now, ...steps.waiting].map((one) => one?.kind)).toEqual(["turn", "play", "buy"]);
  expect(steps.past.at(-1)?.player).toBe(0);
  steps.take(told(mine), turn.start);
  expect(steps.waiting.length).toBe(2);
  const drawing = { ...step("draw"), player: 0 } as unknown as Step;
  steps.take(told(mine, drawing), turn.start);
  expect(steps.waiting.length).toBe(4);
});

test("what was played before my first turn is shown when I sit down, and only then, bug", () => {
  const mine = { ...step("turn"), player: 0, after: { player: 0 } } as unknown as Step;
  const played = { ...step("play"), player: 0 } as unknown as Step;
  const first = { ...view, player: 1 };
  const told = (seat: number | null, ...steps: Step[]): ViewMessage =>
    ({ steps, steps_from: first, view: { ...view, seat } }) as unknown as ViewMessage;
  const taken = (message: ViewMessage, before = false): Stepping => {
    const steps = new Stepping();
    steps.pace = 400;
    steps.take(message, before ? turn.start : null);
    return steps;
  };
  const begun = turn.steps.slice(1); // the first turn has begun already
  const steps = taken(told(0, ...begun, mine));
  expect([steps.now, ...steps.waiting].map((one) => one?.kind)).toEqual(["play", "buy"]);
  expect(steps.last(1)?.steps.length).toBe(2);
  expect(taken(told(0, ...begun, mine, played)).playing).toBe(false);
  expect(taken(told(null, ...begun, mine)).playing).toBe(false);
  expect(taken(told(0, ...begun, mine), true).playing).toBe(false);
});

const message = (...steps: Step[]): ViewMessage =>
  ({ steps, steps_from: null, view: { ...view, seat: 0 } }) as unknown as ViewMessage;
const mine = (kind: string, ...moves: Step["moves"]): Step => ({ ...step(kind), player: 0, moves });
const mineNow = { ...turn.start, view: { ...view, player: 0 } };

test("a card that I buy lies on my discard pile for longer than a step, then the Clean-up covers it", () => {
  const steps = new Stepping();
  steps.pace = 400;
  const buy = mine("buy", ["Silver", 1, "supply", null, "discard", 0]);
  const turned = { ...step("turn"), after: { player: 1 } };
  steps.take(message(mine("play"), buy, mine("cleanup"), turned, step("play")), mineNow);
  expect(steps.own.map(({ kind }) => kind)).toEqual(["play"]);
  expect(steps.now).toBe(buy);
  expect(steps.waiting.map(({ kind }) => kind)).toEqual(["cleanup", "turn", "play"]);
  const before = performance.now();
  drawn();
  expect(steps.ends - before).toBe(600);
  const quick = new Stepping();
  quick.take(message(mine("play"), buy, mine("cleanup"), turned, step("play")), mineNow);
  expect(quick.playing).toBe(false);
});

test("what comes of a deed of mine in a later message belongs to it", () => {
  const steps = new Stepping();
  steps.pace = 400;
  const [played, discarded, next] = [mine("play"), mine("discard"), mine("play")];
  steps.take(message(played), mineNow);
  steps.take(message(discarded), mineNow);
  expect(steps.deed).toEqual([played, discarded]);
  steps.take(message(next), mineNow);
  expect(steps.deed).toEqual([next]);
});

test("after an answer of mine in another's turn its steps go on from what was shown, bug", () => {
  const steps = new Stepping();
  steps.pace = 400;
  const attack = step("play");
  steps.take(message(attack), turn.start);
  steps.skip();
  steps.take(message(mine("react")), turn.start);
  expect(steps.done).toEqual([attack]);
});

test("in a first game a press leads to the next step, later to the newest table", () => {
  const steps = shown();
  steps.stepwise = true;
  steps.onward();
  expect(steps.now?.kind).toBe("play");
  steps.stepwise = false;
  steps.onward();
  expect(steps.playing).toBe(false);
});

test("points go step by step", () => {
  const steps = new Stepping();
  steps.pace = 400;
  const scored = turn.steps.map((step, i) => ({ ...step, points: [3, i] }));
  steps.take({ steps: scored, steps_from: null, view: { ...view, seat: 0 } } as unknown as ViewMessage, {
    ...turn.start,
    points: [3, 9],
  });
  expect(steps.drawn?.points).toEqual([3, 0]);
  drawn();
  vi.advanceTimersByTime(384);
  drawn();
  expect(steps.drawn?.points).toEqual([3, 1]);
});

test("a page that is not seen has no frames and gets on all the same", () => {
  const steps = shown();
  vi.advanceTimersByTime(1500);
  expect(steps.now?.kind).toBe("play");
  vi.advanceTimersByTime(3000);
  expect(steps.playing).toBe(false);
});

test("nothing comes after a turn that was skipped", () => {
  const steps = shown();
  vi.advanceTimersByTime(400);
  steps.skip();
  drawn();
  vi.advanceTimersByTime(2000);
  expect(steps.playing).toBe(false);
  expect(steps.now).toBe(null);
});
