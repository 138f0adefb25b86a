/** What the others did since my last turn, out of the lines of the log. */

import type { LogLine } from "../protocol/types";

const TOLD = ["play", "buy", "gain", "trash", "resign"];

/** All lines between my last turn and the one that has just begun; none when it is not my turn. */
export function turnsOfOthers(log: readonly LogLine[], me: number): LogLine[] {
  const heads = log.flatMap(([depth, , seat], at) => (depth === 0 ? [{ at, seat }] : []));
  const now = heads.at(-1);
  if (!now || now.seat !== me) return [];
  const mine = heads.findLastIndex(({ seat, at }) => seat === me && at < now.at);
  const from = heads[mine + 1]?.at ?? 0;
  return log.slice(from, now.at);
}

/** Of those lines what matters most, and what was done to me. */
export function sinceMyTurn(log: readonly LogLine[], me: number): LogLine[] {
  const told = ([depth, , seat, kind]: LogLine): boolean =>
    depth > 0 && (seat === me || (depth === 1 && TOLD.includes(kind)));
  return turnsOfOthers(log, me).filter(told);
}
