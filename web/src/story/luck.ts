/** What luck did for a seat, as one sentence takes it. */

import type { Luck } from "../protocol/types";

/** Below this share of a victory, luck made no difference to speak of. */
const EVEN = 0.1;

export function luckOf({ win, error, draws }: Luck): { side: string; more: string; n: number } {
  const coins = Math.round(draws.coins_drawn - draws.coins_expected);
  const side = Math.abs(win) <= Math.max(EVEN, error) ? "even" : win > 0 ? "for" : "against";
  const n = Math.abs(coins);
  if (!coins) return { side, more: "none", n };
  if (side !== "even" && win > 0 !== coins > 0) return { side, more: "elsewhere", n };
  return { side, more: coins > 0 ? "more" : "fewer", n };
}
