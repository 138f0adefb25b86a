/** The score of a past game, mine first. */

import type { PastGame } from "../protocol/types";
import { say } from "../languages";

export function scoreOf({ players, seat }: PastGame): string {
  const others = players.filter((_, i) => i !== seat);
  return [players[seat], ...others].map((player) => say.number(player?.score ?? 0)).join(" : ");
}
