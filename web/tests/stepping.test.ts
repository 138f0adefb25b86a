/** When the next step of another's turn is drawn: with a frame of the page, or, where nobody looks, without one. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PastTurn } from "../src/protocol/patching";
import { Stepping } from "../src/protocol/stepping.svelte";
import type { Step, View } from "../src/protocol/types";

const step = (kind: string): Step => ({ kind, player: 1, moves: [], after: {}, counts: null, lines: 0, phrases: [], harm: false, source: null }) as unknown as Step;
const view = { player: 1, players: [] } as unknown as View;
const turn: PastTurn = { player: 1, turn: 3, extra: false, before: view, counts: null, lines: 0, steps: [step("turn"), step("play"), step("buy")] };
let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
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

test("a step begins with a frame once the one before is over", () => {
  const steps = shown();
  expect(steps.now?.kind).toBe("turn");
  vi.advanceTimersByTime(399);
  expect(frames).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(steps.now?.kind).toBe("turn");
  frames[0]!();
  expect(steps.now?.kind).toBe("play");
  vi.advanceTimersByTime(150);
  expect(steps.now?.kind).toBe("play");
});

test("a page that is not seen has no frames and gets on all the same", () => {
  const steps = shown();
  vi.advanceTimersByTime(500);
  expect(steps.now?.kind).toBe("play");
  vi.advanceTimersByTime(1000);
  expect(steps.playing).toBe(false);
});

test("nothing comes after a turn that was skipped", () => {
  const steps = shown();
  vi.advanceTimersByTime(400);
  steps.skip();
  frames.forEach((frame) => frame());
  vi.advanceTimersByTime(1000);
  expect(steps.playing).toBe(false);
  expect(steps.now).toBe(null);
});
