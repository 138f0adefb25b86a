/** Looking again at an analysis: a poll that fails for now is tried again, a refusal ends it. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Analysing } from "../src/review/analysing.svelte";

type Answer = { status: number; body?: object; wait?: number } | "no network";

let answers: Answer[] = [];
let asked: number[] = [];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => {
    asked.push(performance.now());
    const answer = answers.shift()!;
    if (answer === "no network") throw new TypeError("no network");
    const { status, body = {}, wait } = answer;
    return new Response(JSON.stringify(body), { status, headers: wait ? { "retry-after": `${wait}` } : {} });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const RUNNING = { status: 200, body: { finished: false, progress: [1, 9] } };
const FINISHED = { status: 200, body: { finished: true, progress: [9, 9] } };

test("failures that pass are tried again with growing pauses, bug", async () => {
  answers = [RUNNING, "no network", "no network", { status: 503 }, RUNNING, "no network", FINISHED];
  const analysing = new Analysing({ table: "t" });
  analysing.begin();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(analysing.error).toBe(null);
  expect(analysing.found?.finished).toBe(true);
  expect(asked.slice(1).map((at, i) => at - asked[i]!)).toEqual([700, 700, 1400, 2800, 700, 700]);
});

test("after too many questions it waits as long as the server says", async () => {
  answers = [RUNNING, { status: 429, wait: 7 }, FINISHED];
  new Analysing({ table: "t" }).begin();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.map((at) => at - asked[0]!)).toEqual([0, 700, 7700]);
});

test("a refusal ends it, and so does who stops looking", async () => {
  answers = [RUNNING, { status: 404 }, FINISHED];
  const analysing = new Analysing({ table: "t" });
  analysing.begin();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(analysing.error).not.toBe(null);
  expect(asked.length).toBe(2);
  answers = ["no network", FINISHED];
  const stopped = new Analysing({ table: "t" });
  const stop = stopped.begin();
  await vi.advanceTimersByTimeAsync(100);
  stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.length).toBe(3);
});
