/** Opening a table, remembering it on this device and going to it. */

import { api, nonce } from "../protocol/api";
import type { KingdomWish, Level, Options, SeatWish } from "../protocol/types";
import { route } from "../route.svelte";
import { remember } from "./past";
import { person } from "./person.svelte";

export const FIRST_GAME = "First Game";
export const USUAL: Level = "fair";

export async function openTable(kingdom: KingdomWish, seats: SeatWish[], options: Partial<Options> = {}): Promise<void> {
  const made = await api.makeTable({ kingdom, seats, options, nonce: nonce() });
  goTo(made.table);
}

/** One click: the recommended first ten against a bot. */
export function playAtOnce(): Promise<void> {
  return openTable({ set: FIRST_GAME }, [
    { kind: "me", name: person.called },
    { kind: "bot", level: USUAL },
  ]);
}

export function goTo(table: string): void {
  void api.table(table).then(remember, () => {}); // the way back is a convenience: the game does not wait for it
  route.go(`/t/${table}`);
}
