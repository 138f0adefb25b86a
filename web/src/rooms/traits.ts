/** What a card does, as its strip of marks says: by that kingdoms and cards are filtered. */

import { say } from "../languages";

export const TRAITS = ["village", "draw", "buy", "trash", "gain", "attack", "reaction"] as const;
export type Trait = (typeof TRAITS)[number];

const VILLAGE = 2;
const DRAW = 3;

/** The mark that stands for a trait. */
export const MARKS: Record<Trait, string> = {
  village: "action",
  draw: "card",
  buy: "buy",
  trash: "trash",
  gain: "gain",
  attack: "attack",
  reaction: "reaction",
};

export function has(card: string, trait: Trait): boolean {
  const strip = say.text(card)?.strip ?? [];
  const least = trait === "village" ? VILLAGE : trait === "draw" ? DRAW : 1;
  return strip.some(({ mark, n = 1, beside }) => mark === MARKS[trait] && Math.max(n, Number(beside) || 0) >= least);
}

export function traitsOf(cards: string[]): Trait[] {
  return TRAITS.filter((trait) => cards.some((card) => has(card, trait)));
}
