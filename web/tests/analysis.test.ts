/** What an analysis says about a game, in numbers. */

import { expect, test } from "vitest";
import { percents } from "../src/review/analysis";

test("the chances of all seats add up to 100", () => {
  expect(percents([0.505, 0.495])).toEqual([51, 49]);
  expect(percents([0.125, 0.125, 0.125, 0.125, 0.25, 0.25])).toEqual([13, 13, 12, 12, 25, 25]);
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percents([1, 0])).toEqual([100, 0]);
  for (let n = 0; n <= 1000; n++) expect(percents([n / 1000, 1 - n / 1000]).reduce((a, b) => a + b)).toBe(100);
});
