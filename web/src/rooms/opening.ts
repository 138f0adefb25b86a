/** Opening a table, remembering it on this device and going to it. */

import { api } from "../protocol/api";
import { newNumber, sealOf, takePart } from "../protocol/deal";
import type { KingdomWanted, Level, Made, NextGame, Options, SeatWanted } from "../protocol/types";
import { route } from "../route.svelte";
import { remember } from "./past";
import { settings } from "../table/settings.svelte";
import { person } from "./person.svelte";

export const FIRST_GAME = "First Game";
export const USUAL: Level = "fair";

export async function openTable(
  kingdom: KingdomWanted,
  seats: SeatWanted[],
  options: Partial<Options> = {},
): Promise<void> {
  await dealt((seal) => api.makeTable({ kingdom, seats, options, seal }));
}

/** The same people once more. */
export async function openRematch(table: string): Promise<void> {
  await dealt((seal) => api.rematch(table, seal));
}

/** Go to a new table; this device's part of its deal is on the way. */
async function dealt(make: (seal: string) => Promise<Made>): Promise<void> {
  const number = newNumber();
  const { table, deal, links } = await make(sealOf(number));
  await takePart(table, Object.keys(links.seats ?? {}).map(Number), deal, number);
  goTo(table);
}

/** One click: the game that comes next for me. */
export function playNow({ level, set }: Pick<NextGame, "level" | "set">): Promise<void> {
  return openTable(set ? { set } : { random: {} }, [
    { kind: "me", name: person.called },
    { kind: "bot", level },
  ]);
}

/** The guided first game. */
export async function learnByPlaying(): Promise<void> {
  const { table } = await api.playFirst(person.called);
  goTo(table);
}

export function goTo(table: string): void {
  settings.begun = true;
  void api.table(table).then(remember, () => {}); // the way back is a convenience: the game does not wait for it
  route.go(`/t/${table}`);
}
