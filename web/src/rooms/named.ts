/** What a kingdom is called: as the recommended set it is, or its first cards. */

import { say } from "../words";

const SHOWN = 3;

export function kingdomOf({ set, kingdom }: { set: string | null; kingdom: string[] }): string {
  if (set) return say.set(set);
  if (!kingdom.length) return say("web-kingdom-pick");
  return `${say.sorted(kingdom).slice(0, SHOWN).map((card) => say.card(card)).join(", ")}…`;
}

/** The address of a kingdom, to share it. */
export function kingdomLink(cards: string[]): string {
  return `/gallery?ten=${[...cards].sort().map(encodeURIComponent).join(",")}`;
}
