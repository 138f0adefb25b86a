/** The score of a past game, mine first. */

import type { PastGame } from "../protocol/types";

export function scoreOf({ players, seat }: PastGame): string {
  const others = players.filter((_, i) => i !== seat).map(({ score }) => score ?? 0);
  return [players[seat]?.score ?? 0, ...others].join(" : ");
}
