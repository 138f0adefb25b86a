/** A finished game, or a record, as the server sends it: all of it, and any moment. */

import { ask } from "../pages/asking";
import { api, tableOf } from "../protocol/api";
import type { Analysis, Level, Links, Made, Moment, Review } from "../protocol/types";

/** Where a game comes from: a table of this server (TABLE, or TABLE.MAC of a link to it), or a record from anywhere. */
export type Source = { table: string } | { record: string };

/** A table's game so that others can open it too: by its id if it was public, else by its link to watch or the one we came by. */
export function shared(table: string, { watch }: Links, open: boolean): string {
  return open ? tableOf(table) : (watch?.split("/").at(-1) ?? table);
}

export function reviewOf(source: Source): Promise<Review> {
  return "record" in source ? api.replay(source.record) : api.review(source.table);
}

export function momentOf(source: Source, n: number, seat: number | null): Promise<Moment> {
  if ("record" in source) return ask("/api/replay/at", { record: source.record, at: n, seat });
  return api.moment(source.table, n, seat);
}

export function playOn(source: Source, n: number, seat: number, bot: Level): Promise<Made> {
  if ("record" in source) return ask("/api/replay/play-on", { record: source.record, at: n, seat, bot });
  return api.playOn(source.table, n, seat, bot);
}

export function recordOf(source: Source): Promise<string> {
  return "record" in source ? Promise.resolve(source.record) : api.record(source.table);
}

/** Begin the analysis of a game on the server; the way to ask how far it is. */
export async function analysing(source: Source): Promise<() => Promise<Analysis>> {
  if ("record" in source) {
    const { analysis } = await api.analyseRecord(source.record);
    return () => api.analysisOfRecord(analysis);
  }
  const begun = await api.analyse(source.table);
  let first: Analysis | null = begun;
  return () => {
    const found = first;
    first = null;
    return found ? Promise.resolve(found) : api.analysis(source.table);
  };
}
