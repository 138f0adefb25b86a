/** A view with what a step changes in it. */

import type { PileSizes, Step, View, ViewChange } from "./types";

export function patched(view: View, { supply, costs, players, ...fields }: ViewChange): View {
  return {
    ...view,
    ...fields,
    supply: supply ? { ...view.supply, ...supply } : view.supply,
    costs: costs ? { ...view.costs, ...costs } : view.costs,
    players: players ? view.players.map((player, seat) => ({ ...player, ...players[seat] })) : view.players,
  };
}

/** A turn that can be shown again: the table before it, and its steps. */
export interface PastTurn {
  player: number;
  turn: number;
  extra: boolean;
  before: View;
  counts: PileSizes[] | null;
  /** How many lines the log had before it. */
  lines: number;
  steps: Step[];
}
