/** The red lines of an Attack: to whom it hits, and to the Reaction that stops it. */

import type { Step } from "../protocol/types";
import { type Box, middle, type Place, type Point } from "./flights";

export interface Line {
  seat: number;
  start: Point;
  d: string;
  hit: Box | null;
  /** Where it is stopped. */
  stop: Point | null;
}

/** Around a pile that is hit, and below it, where its number is. */
const EDGE = 5;
const BELOW = 6;

export const isAttack = ({ harm, kind }: Step): boolean => harm || kind === "react";

/** Whom the Attack on the table has hit so far, and who has stopped it. */
export function linesOf(all: readonly Step[], attacker: number | null, me: number | null, place: Place): Line[] {
  const played = all.findLastIndex(({ kind, player }) => kind === "play" && player === attacker);
  const card = all[played]?.moves[0]?.[0] ?? all.at(-1)?.source ?? null;
  const from = place("play", attacker, card);
  if (!from) return [];
  const start = middle(from);
  const found = new Map<number, Line>();
  for (const { harm, player, moves } of all.slice(played + 1).filter(isAttack)) {
    const at = harm
      ? place(player === me ? "discard" : "lane", player, null)
      : place("hand", player, moves[0]?.[0] ?? null); // the card that was shown
    if (!at || found.has(player)) continue;
    const end = middle(at);
    found.set(player, {
      seat: player,
      start,
      d: `M${start}Q${start[0]} ${(start[1] + end[1]) / 2} ${end}`,
      hit: harm ? around(at) : null,
      stop: harm ? null : end,
    });
  }
  return [...found.values()];
}

const around = ({ x, y, width, height }: Box): Box => ({
  x: x - EDGE,
  y: y - EDGE,
  width: width + 2 * EDGE,
  height: height + 2 * EDGE + BELOW,
});
