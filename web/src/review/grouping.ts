/** Cards as they are displayed: equal ones together, Actions first, then Treasures, Victory cards and Curses. */

import { say } from "../languages";

const ORDER = ["action", "treasure", "victory", "curse"];

export function counted(cards: Iterable<string>): [card: string, n: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

export function inOrder(cards: [card: string, n: number][]): [card: string, n: number][] {
  const place = (card: string) => ORDER.findIndex((type) => say.text(card)?.types.includes(type));
  const cost = (card: string) => say.text(card)?.cost ?? 0;
  const alphabet = say.sorted(cards.map(([card]) => card));
  return [...cards].sort(
    ([a], [b]) => place(a) - place(b) || cost(b) - cost(a) || alphabet.indexOf(a) - alphabet.indexOf(b),
  );
}
