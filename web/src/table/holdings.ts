/** What a player has besides cards in hand, deck and discard pile: mats and tokens, a phrase each. */

import type { PlayerView, View } from "../protocol/types";
import { say } from "../words";
import { named } from "./arrangement";

const idOf = (name: string): string => name.replaceAll(" ", "-");

export function tokens(held: Record<string, number>): string[] {
  return Object.entries(held).map(([name, n]) => say(`token-${idOf(name)}`, { n }));
}

export function holdings({ island, native_village, native_village_size, tokens: held }: PlayerView): string[] {
  const mats: string[] = [];
  if (island.length) mats.push(`${say("zone-island")}: ${named(island)}`);
  if (native_village_size) {
    const cards = native_village ? named(native_village) : say("table-hidden", { n: native_village_size });
    mats.push(`${say("zone-native-village")}: ${cards}`);
  }
  return [...mats, ...tokens(held)];
}

/** The cards for which this pile was named: it cannot be bought, or not be gained with them, this turn. */
export function barredBy(view: View, pile: string): string[] {
  return Object.entries(view.barred).flatMap(([card, names]) => (names.includes(pile) ? [card] : []));
}
