/** What a kingdom is called: as the recommended set it is, or its first cards. */

import { say } from "../languages";
import type { Brings } from "./kingdom";

const SHOWN = 3;

export function kingdomOf({ set, kingdom }: { set: string | null; kingdom: string[] }): string {
  if (set) return say.set(set);
  if (!kingdom.length) return say("web-kingdom-pick");
  return `${say
    .sorted(kingdom)
    .slice(0, SHOWN)
    .map((card) => say.card(card))
    .join(", ")}…`;
}

/** The address of a kingdom, to share it; the usual edition without Colonies needs no more than its cards. */
export function kingdomLink({ cards, edition, colonies }: { cards: string[] } & Brings): string {
  const ten = [...cards].sort().map(encodeURIComponent).join(",");
  return `/gallery?ten=${ten}${edition === 1 ? "&edition=1" : ""}${colonies ? "&colonies=1" : ""}`;
}

/** What the address of a kingdom says besides its cards. */
export function broughtBy(query: URLSearchParams): Brings {
  return { edition: query.get("edition") === "1" ? 1 : null, colonies: query.get("colonies") === "1" };
}
