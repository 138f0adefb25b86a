/** How a game ended, told to somebody who watched it and to somebody who played it. */

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Review, Seat } from "../src/protocol/types";

let { headline, verdict } = {} as typeof import("../src/review/result");

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("fetch", async () => Response.json({ cards: {}, sets: {} }));
  await (await import("../src/languages")).language.start();
  ({ headline, verdict } = await import("../src/review/result"));
});

afterAll(() => vi.unstubAllGlobals());

function ended(winner: number, about: Partial<Review> = {}, resigned?: number): Review {
  const seats = ["Anna", "Ada"].map((name, seat) => ({ name, resigned: seat === resigned }) as Seat);
  return { over: true, winners: [winner], scores: [30, 21], seats, ...about } as Review;
}

test("who has won is told so, everybody else hears the name", () => {
  expect([headline(ended(0), 0), verdict(ended(0), 0)]).toEqual(["You win!", "You win!"]);
  expect([headline(ended(0), 1), headline(ended(0))]).toEqual(["Anna wins.", "Anna wins."]);
});

test("so is who has won with fewer turns", () => {
  const level = ended(0, { scores: [30, 30] });
  expect(verdict(level, 0)).toBe("You win: the same points as Ada, but fewer turns.");
  expect(verdict(level, 1)).toBe("Anna wins: the same points as Ada, but fewer turns.");
});

test("who resigned is told so, and the other that this wins", () => {
  const gone = ended(1, { over: false }, 0);
  expect(headline(gone, 0)).toBe("You resigned. Ada wins.");
  expect(headline(gone, 1)).toBe("Anna resigned. You win!");
  expect(headline(gone)).toBe("Anna resigned. Ada wins.");
});
