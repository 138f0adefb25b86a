/** What lies in the lane of another player: the turn under way, or the last one. */

import type { LogLine, PlayerView } from "../protocol/types";
import type { Desk } from "./desk.svelte";
import { asPlayed, type Deeds } from "./turns";

/** What every part of a lane is told. */
export interface InLane {
  desk: Desk;
  seat: number;
  room: Room;
  /** What this player has done in the latest turn. */
  deeds: Deeds | null;
}

/** full: one other sits here; equal: two or three; crowd: more, where only the one in turn has full faces. */
export type Room = "full" | "equal" | "crowd";

export interface Lying {
  /** In play from an earlier turn. */
  stayed: string[];
  played: string[];
  bought: string[];
  coins: number;
}

/** `coins`: what there is now, while it is this player's turn; else null. */
export function lying(
  seat: number,
  { play }: PlayerView,
  deeds: Deeds | null,
  lines: readonly LogLine[],
  coins: number | null,
): Lying {
  const { played = [], bought = [], coins: had = 0 } = deeds ?? {};
  const cleaned = !play.length && played.length > 0; // what was played stays in sight
  if (coins !== null && !cleaned) return { ...asPlayed(play, lines, seat), bought, coins };
  return { stayed: play, played: without(played, play), bought, coins: had };
}

function without(cards: string[], taken: string[]): string[] {
  const left = [...taken];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
