/** Tables this device has sat at, newest first: the way back to them, kept only here. */

import type { TableAbout } from "../protocol/types";

const KEPT = "demesne.tables";
const MOST = 50;

export interface PastTable {
  table: string;
  /** When one sat down, in milliseconds. */
  when: number;
  kingdom: string[];
  /** Those who sat there when it was last looked at; free seats have no name. */
  names: string[];
  over: boolean;
  /** What the server promised about the shuffling when this device first saw the table. */
  promised: string;
}

export function pastTables(): PastTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPast) : [];
  } catch {
    return [];
  }
}

/** Remember a table, or what has changed about it. */
export function remember(about: Pick<TableAbout, "table" | "kingdom" | "seats" | "state" | "deal">): void {
  const before = pastTables();
  const known = before.find((past) => past.table === about.table);
  const past: PastTable = {
    table: about.table,
    when: known?.when ?? Date.now(),
    kingdom: about.kingdom,
    names: about.seats.map((seat) => seat.name),
    over: about.state === "over",
    promised: known?.promised ?? about.deal.commitment,
  };
  keep([past, ...before.filter((other) => other.table !== about.table)]);
}

export function promisedTo(table: string): string | undefined {
  return pastTables().find((past) => past.table === table)?.promised;
}

export function forgetAll(): void {
  keep([]);
}

export function forget(table: string): void {
  keep(pastTables().filter((past) => past.table !== table));
}

function keep(tables: PastTable[]): void {
  const newest = tables.sort((a, b) => b.when - a.when).slice(0, MOST);
  localStorage.setItem(KEPT, JSON.stringify(newest));
}

function isPast(value: unknown): value is PastTable {
  return (
    typeof value === "object" &&
    value !== null &&
    "table" in value &&
    typeof value.table === "string" &&
    "when" in value &&
    typeof value.when === "number" &&
    "kingdom" in value &&
    Array.isArray(value.kingdom) &&
    "names" in value &&
    Array.isArray(value.names) &&
    "promised" in value &&
    typeof value.promised === "string"
  );
}
