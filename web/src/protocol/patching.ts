/** A view with what a step changes in it. */

import type { PileSizes, Step, View, ViewChange } from "./types";

export function patched(view: View, { supply, costs, players, ...fields }: ViewChange): View {
  return {
    ...view,
    ...fields,
    supply: supply ? { ...view.supply, ...supply } : view.supply,
    costs: costs ? { ...view.costs, ...costs } : view.costs,
    players: players
      ? view.players.map((player, seat) => (players[seat] ? { ...player, ...players[seat] } : player))
      : view.players,
  };
}

/** What has come, with the parts of what was there that are equal: these are the same objects, and are not drawn again. */
export function shared<T>(before: T, now: T): T {
  if (before === now || typeof before !== "object" || typeof now !== "object" || !before || !now) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, fresh] = [before as { [key: string]: unknown }, now as { [key: string]: unknown }];
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  const out: { [key: string]: unknown } = Array.isArray(now) ? ([] as unknown as { [key: string]: unknown }) : {};
  for (const key of keys) {
    out[key] = shared(old[key], fresh[key]);
    same &&= key in old && out[key] === old[key];
  }
  return same ? before : (out as T);
}

/** The table as it is drawn between two steps. */
export interface Drawn {
  view: View;
  counts: PileSizes[] | null;
  points: number[] | null;
  /** How many lines of the log are shown. */
  lines: number;
}

/** The table after a step. */
export function stepped({ view, counts, points }: Drawn, step: Step): Drawn {
  return {
    view: patched(view, step.after),
    counts: step.counts ?? counts,
    points: step.points ?? points,
    lines: step.lines,
  };
}

/** A turn that can be shown again: the table before it, and its steps. */
export interface PastTurn {
  player: number;
  turn: number;
  extra: boolean;
  start: Drawn;
  steps: Step[];
}
