/** The arms of a card show every one of its types. */

import { expect, test } from "vitest";
import { blazon } from "../src/cards/heraldry";

test("a Duration that is no Action has the orange rim, bug", () => {
  expect(blazon(["treasure", "duration"])).toMatchObject({
    shape: "roundel",
    field: "gold",
    rim: true,
    hourglass: true,
  });
  expect(blazon(["action", "duration"])).toMatchObject({
    shape: "banner",
    field: "tenne",
    rim: false,
    hourglass: true,
  });
  expect(blazon(["treasure"])).toMatchObject({ shape: "roundel", rim: false, hourglass: false });
});
