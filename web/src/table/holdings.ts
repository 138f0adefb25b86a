/** What a player has besides cards in hand, deck and discard pile: mats and tokens, a phrase each. */

import type { PlayerView, View } from "../protocol/types";
import { say } from "../languages";
import { type Group, inHand, named } from "./arrangement";

const idOf = (name: string): string => name.replaceAll(" ", "-");

export function tokens(held: Record<string, number>): string[] {
  return Object.entries(held).map(([name, n]) => say(`token-${idOf(name)}`, { n }));
}

/** A mat: what it is called, its cards as far as they may be known, and both in words. */
export interface Mat {
  called: string;
  cards: Group[];
  said: string;
}

export function matsOf({ island, native_village, native_village_size }: PlayerView): Mat[] {
  const mats: Mat[] = [];
  const add = (called: string, cards: string[], told: string): void =>
    void mats.push({ called, cards: inHand(cards), said: `${called}: ${told}` });
  if (island.length) add(say("zone-island"), island, named(island));
  if (native_village_size) {
    add(
      say("zone-native-village"),
      native_village ?? [],
      native_village ? named(native_village) : say("table-hidden", { n: native_village_size }),
    );
  }
  return mats;
}

export function holdings(player: PlayerView): string[] {
  return [...matsOf(player).map(({ said }) => said), ...tokens(player.tokens)];
}

/** The cards for which this pile was named: it cannot be bought, or not be gained with them, this turn. */
export function barredBy(view: View, pile: string): string[] {
  return Object.entries(view.barred).flatMap(([card, names]) => (names.includes(pile) ? [card] : []));
}
