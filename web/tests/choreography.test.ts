/** What a step sounds and moves like. */

import { expect, test } from "vitest";
import type { Move, Step } from "../src/protocol/types";
import { ofMine, ofStep, slowly, soundsOf } from "../src/table/choreography";

const step = (kind: string, player: number, moves: Move[], more: Partial<Step> = {}): Step =>
  ({ kind, player, moves, after: {}, lines: 0, phrases: [], harm: false, source: null, ...more }) as Step;
const province = step("buy", 0, [["Province", 1, "supply", null, "discard", 0]]);
const shuffle: Move = [null, 1, "discard", 1, "deck", 1];
const smithy = step("play", 1, [["Smithy", 1, "hand", 1, "play", 1], shuffle, [null, 3, "deck", 1, "hand", 1]]);

test("each step has its sounds; what is done to me has a tune of its own", () => {
  const curse: Move[] = [["Curse", 1, "supply", null, "discard", 0]];
  expect(soundsOf(province, 0)).toEqual(["land"]);
  expect(soundsOf(smithy, 0)).toEqual(["card", "shuffle"]);
  expect(soundsOf(step("play", 0, [], { after: { coins: 3 } }), 0)).toEqual(["coins"]);
  expect(soundsOf(step("react", 1, []), 0)).toEqual(["clang"]);
  expect(soundsOf(step("gain", 0, curse, { harm: true }), 0)).toEqual([]);
  expect(soundsOf(step("gain", 0, curse, { harm: true }), 1)).toEqual(["attack"]);
});

test("a Province comes down with weight; a shuffle riffles before what is drawn after it", () => {
  expect(ofMine([province], 0).map(({ manner }) => manner)).toEqual(["land"]);
  const all = ofStep(smithy, 0);
  const riffled = all.filter(({ manner }) => manner === "riffle");
  const drawn = all.filter(({ move }) => move[2] === "deck" && move[4] === "hand");
  expect(riffled.map(({ mirrored }) => mirrored)).toEqual([false, true]);
  expect(drawn[0]!.delay).toBeGreaterThan(riffled[0]!.delay);
});

test("of my Attack the harm to others flies before all else", () => {
  const curse = step("gain", 1, [["Curse", 1, "supply", null, "discard", 1]], { harm: true });
  const drawn = step("play", 0, [
    ["Witch", 1, "hand", 0, "play", 0],
    [null, 2, "deck", 0, "hand", 0],
  ]);
  expect(ofMine([drawn, curse], 0)[0]!.harm).toBe(true);
});

test("a shuffle in slow motion: the pile under the deck, three riffles, backs to the hand, and the bought card last", () => {
  const all = slowly(0, ["Copper", "Silver", "Copper", "Estate", "Copper"], "Silver");
  const [pile, left, right, ...dealt] = all;
  expect([pile!.delay, pile!.duration, pile!.move.slice(2)]).toEqual([0, 500, ["discard", 0, "deck", 0]]);
  expect([left, right].map((half) => [half!.manner, half!.delay, half!.duration, half!.mirrored])).toEqual([
    ["riffle", 500, 660, false],
    ["riffle", 500, 660, true],
  ]);
  expect(dealt.map(({ card, turns, delay }) => [card, turns, delay])).toEqual([
    ...[0, 1, 2, 3].map((i) => [null, false, 1160 + 90 * i]),
    ["Silver", true, 1520],
  ]);
  expect(dealt.map(({ move }) => move[0])).toEqual(["Copper", "Copper", "Estate", "Copper", "Silver"]); // where they land
  expect(Math.max(...all.map(({ delay, duration }) => delay + duration))).toBe(1800);
});
