/** Contrast: at least 4.5 to 1, in light and dark, for every text on every background it is used on. */

import { describe, expect, test } from "vitest";
import css from "../src/style/tokens.css?raw";

const colours = new Map(
  Array.from(css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g), ([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
);

const GROUNDS = ["paper", "surface", "raised"];
const FACES = ["face", "face-2"];
const MARKS = ["azure", "vert", "gules", "purp", "teal", "or", "mark-buy", "mark-trash", "mark-later"];
const TEXTS = [
  "ink",
  "ink-soft",
  "accent",
  "good",
  "warn",
  "bad",
  ...[...colours.keys()].filter((n) => n.startsWith("type-")),
];
const PAIRS: [text: string, ground: string][] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): [string, string] => [text, ground])),
  ["ink", "sunken"],
  ["ink-soft", "sunken"],
  ["ink", "accent-soft"],
  ["ink-soft", "accent-soft"],
  ["ink", "warn-soft"],
  ["warn", "warn-soft"],
  ["ink", "bad-soft"],
  ["bad", "bad-soft"],
  ["on-accent", "accent"],
  ["surface", "good"],
  ["on-table", "wood"],
  ["on-table-soft", "wood"],
  ["on-table", "cloth"],
  ["on-table-soft", "cloth"],
  ["glow", "wood"],
  ["on-gold", "gold"],
  ["on-plate", "plate"],
  ["on-plate", "low"],
  ...["face-ink", "face-soft"].flatMap((text) => FACES.map((ground): [string, string] => [text, ground])),
  ...[...colours.keys()].filter((n) => n.startsWith("type-")).map((text): [string, string] => [text, "accent-soft"]),
];

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

describe.each(["light", "dark"] as const)("%s", (theme) => {
  test.each(PAIRS)("%s on %s", (text, ground) => {
    expect(contrast(colours.get(text)![theme], colours.get(ground)![theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(MARKS)("the mark %s stands out on a face", (mark) => {
    for (const ground of FACES) {
      expect(contrast(colours.get(mark)![theme], colours.get(ground)![theme])).toBeGreaterThanOrEqual(4.4);
    }
  });

  test("edges of things to use stand out", () => {
    for (const ground of GROUNDS) {
      expect(contrast(colours.get("line-strong")![theme], colours.get(ground)![theme])).toBeGreaterThanOrEqual(3);
    }
  });
});
