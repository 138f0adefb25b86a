/** How a step is shown: which cards move, from where to where, when and in which manner; and what it sounds like. */

import { isLanding } from "../protocol/stepping.svelte";
import type { Move, Step } from "../protocol/types";
import type { Box, Place } from "./flights";
import type { Sound } from "./sounds";

/**
 * play: lands on the table and stays for the step; gain: lifts off its pile and flies an arc; land: the same, large, and
 * comes down with weight; trash: burns; show: rises where it is; riffle: halves of a deck fall into each other; slide:
 * straight to its place; deal: the same, and it lies there until all have come.
 */
export type Manner = "play" | "gain" | "land" | "trash" | "show" | "riffle" | "slide" | "deal";

type Doing = Pick<Step, "kind" | "harm">;

export interface Planned {
  /** Null: a card that one may not know. */
  card: string | null;
  /** How many cards fly as one. */
  n: number;
  move: Move;
  manner: Manner;
  /** It comes out of another's hand: first its back is seen. */
  turns: boolean;
  /** The right one of two halves. */
  mirrored: boolean;
  harm: boolean;
  delay: number;
  duration: number;
}

/** With the boxes between which it flies. */
export interface Flight extends Planned {
  from: Box;
  to: Box;
  /** How long it takes with all that fly with it, and when they have landed at the latest, by `performance.now()`. */
  whole: number;
  until: number;
}

/** At once; the rest jump. */
const MOST = 6;
const HAND = 5;
/** Milliseconds, and how far apart cards of one step begin. */
const LENGTH: { [manner in Manner]: number } = {
  play: 280,
  gain: 360,
  land: 520,
  trash: 300,
  show: 360,
  riffle: 330,
  slide: 260,
  deal: 280,
};
const DRAW = 180;
const APART = { gain: 60, draw: 40, cleanup: 20 };
const REDRAW = 240;
const RIFFLED = DRAW + LENGTH.riffle;
/** In slow motion: how long the discard pile takes, a riffle, how far apart cards are dealt. */
const SLOW = { slide: 500, riffle: 3 * 220, apart: 90 };
const SHOWN = ["reveal", "react", "look"];

/**
 * The moves of steps of mine, all at once, harm to others before all. No step goes on for which a card could stay: it
 * lands where the real one lies.
 */
export function ofMine(steps: readonly Step[], me: number | null): Planned[] {
  const planned = steps.flatMap((step) => plan(step, me));
  const all = [...planned.filter(({ harm }) => harm), ...planned.filter(({ harm }) => !harm)].slice(0, MOST);
  return all.map((one) => (one.manner === "play" ? { ...one, manner: "slide" } : one));
}

/** The moves of a step of another. */
export function ofStep(step: Step, me: number | null): Planned[] {
  return step.kind === "cleanup" ? cleanup(step, me) : plan(step, me).slice(0, MOST);
}

function plan(step: Step, me: number | null): Planned[] {
  const moves = step.moves
    .flatMap((move) => (isDraw(move) ? oneByOne(move) : [move]))
    .filter((move) => !isStill(move) || isShown(step, move));
  let at = 0;
  return moves.flatMap((move) => {
    const begins = at;
    const draw = isDraw(move);
    at += isShuffle(move) ? RIFFLED : draw ? APART.draw : APART.gain;
    if (isShuffle(move)) return riffled(step, move, me, begins);
    return [planned(step, move, me, begins, draw ? DRAW : undefined)];
  });
}

/** The discard pile goes under the deck, and its halves fall into each other. */
function riffled(step: Doing, move: Move, me: number | null, delay: number): Planned[] {
  const seat = move[5];
  const halves = planned(step, [null, 1, "deck", seat, "deck", seat], me, delay + DRAW, LENGTH.riffle);
  return [
    planned(step, move, me, delay, DRAW),
    { ...halves, manner: "riffle" },
    { ...halves, manner: "riffle", mirrored: true },
  ];
}

/** A shuffle in slow motion, until the hand is there: of its cards one is told of; it comes last and turns over. */
export function slowly(seat: number, hand: readonly string[], back: string): Planned[] {
  const step = { kind: "shuffle", harm: false };
  const [slide, ...halves] = riffled(step, [null, 1, "discard", seat, "deck", seat], seat, 0);
  const others = [...hand];
  others.splice(others.indexOf(back), 1);
  const dealt = [...others, back].map((card, i): Planned => {
    const begins = SLOW.slide + SLOW.riffle + i * SLOW.apart;
    const one = planned(step, [card, 1, "deck", seat, "hand", seat], seat, begins, LENGTH.deal);
    const last = i === others.length;
    return { ...one, manner: "deal", card: last ? card : null, turns: last };
  });
  return [
    { ...slide!, duration: SLOW.slide },
    ...halves.map((half) => ({ ...half, delay: SLOW.slide, duration: SLOW.riffle })),
    ...dealt,
  ];
}

/** First what was played and the hand go, one after the other; then the new hand comes. */
function cleanup(step: Step, me: number | null): Planned[] {
  const out = step.moves.filter((move) => !isDraw(move) && !isStill(move) && !isShuffle(move)).slice(0, MOST);
  const shuffled = step.moves.filter(isShuffle).flatMap((move) => riffled(step, move, me, LENGTH.slide));
  const away = LENGTH.slide - APART.cleanup * Math.max(0, out.length - 1);
  const drawn = step.moves.filter(isDraw).flatMap(oneByOne).slice(0, HAND);
  const each = REDRAW - APART.draw * Math.max(0, drawn.length - 1);
  const before = LENGTH.slide + (shuffled.length ? RIFFLED : 0);
  return [
    ...out.map((move, i) => planned(step, move, me, i * APART.cleanup, away)),
    ...shuffled,
    ...drawn.map((move, i) => planned(step, move, me, before + i * APART.draw, each)),
  ];
}

function planned(step: Doing, move: Move, me: number | null, delay: number, duration?: number): Planned {
  const [card, n, out, whose, into] = move;
  const manner = mannerOf(step, move);
  const turns = manner === "play" && out === "hand" && whose !== me;
  return {
    card: isDraw(move) || into === "deck" ? null : card,
    n,
    move,
    manner,
    turns,
    mirrored: false,
    harm: step.harm,
    delay,
    duration: duration ?? LENGTH[manner],
  };
}

function mannerOf(step: Doing, move: Move): Manner {
  const [, , out, , into] = move;
  if (isStill(move)) return "show";
  if (step.kind === "play") return "play";
  if (into === "trash") return "trash";
  if (isLanding(move)) return "land";
  if (out === "supply") return "gain";
  return "slide";
}

/** A whole discard pile becomes the deck. */
const isShuffle = ([card, , out, , into]: Move): boolean => card === null && out === "discard" && into === "deck";
const isDraw = ([, , out, , into]: Move): boolean => out === "deck" && into === "hand";
const isStill = ([, , out, whose, into, seat]: Move): boolean => out === into && whose === seat;
const isShown = ({ kind }: Step, [card]: Move): boolean => card !== null && SHOWN.includes(kind);
const oneByOne = ([card, n, ...rest]: Move): Move[] =>
  Array.from({ length: Math.min(n, MOST) }, (): Move => [card, 1, ...rest]);

/** What a step sounds like. What is done to me has a tune of its own, which comes with the log. */
export function soundsOf(step: Step, me: number | null): Sound[] {
  const { kind, player, moves, after, harm } = step;
  if (harm) return player === me ? [] : ["attack"];
  if (kind === "react") return ["clang"];
  const out = new Set<Sound>();
  if (kind === "play") out.add(after.coins ? "coins" : "card");
  for (const move of moves) {
    const [, , from, , into] = move;
    if (isShuffle(move)) out.add("shuffle");
    else if (isLanding(move)) out.add("land");
    else if (from === "supply") out.add("gain");
    else if (into === "trash") out.add("trash");
    else if (kind !== "play") out.add("card");
  }
  return [...out];
}

/** Where a card comes from; a card that is only shown rises where it is. */
export const fromOf = ({ move: [card, , out, whose] }: Planned, place: Place): Box | null => place(out, whose, card);
const toOf = ({ move: [card, , , , into, seat] }: Planned, place: Place): Box | null => place(into, seat, card);

/** All of it, what begins later too, is over within `most` milliseconds. */
export function launched(all: readonly Planned[], from: readonly (Box | null)[], place: Place, most: number): Flight[] {
  const until = performance.now() + most;
  const full = Math.max(1, ...all.map(({ delay, duration }) => delay + duration));
  const scale = Math.min(1, most / full);
  return all.flatMap((one, i): Flight[] => {
    const [start, to] = [from[i], toOf(one, place)];
    if (!start || !to) return [];
    const time = { delay: one.delay * scale, duration: one.duration * scale };
    return [{ ...one, ...time, from: start, to, whole: full * scale, until }];
  });
}
