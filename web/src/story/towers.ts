/** What was owned as towers: the courses of each turn, from the middle outwards. */

import type { Deck, Owned } from "../protocol/types";

export type Class = keyof Owned;

/** From the middle outwards. */
export const CLASSES: Class[] = ["copper", "treasures", "actions", "land", "curses"];

export interface Course {
  part: Class;
  /** Cards below it, and in it. */
  from: number;
  n: number;
}

export function courses(owned: Owned): Course[] {
  let from = 0;
  return CLASSES.map((part) => {
    const course = { part, from, n: owned[part] };
    from += owned[part];
    return course;
  }).filter(({ n }) => n > 0);
}

export const cardsOf = (owned: Owned): number => CLASSES.reduce((sum, part) => sum + owned[part], 0);

/** How many cards the highest tower has. */
export const highest = (decks: readonly Deck[]): number =>
  Math.max(1, ...decks.flatMap(({ owned }) => owned.map(cardsOf)));

/** The column of a moment: that of the turn it happened in, or of the last one. */
export function columnOf({ turns }: Deck, turn: number): number {
  const found = turns.findIndex((number) => number >= turn);
  return found < 0 ? turns.length - 1 : found;
}

/** Two seats to compare: me and the best of the others, or the two best. */
export function pairOf(ranking: readonly (readonly number[])[], mine: number | null): number[] {
  const order = ranking.flat();
  const first = mine ?? order[0]!;
  const other = order.find((seat) => seat !== first);
  return other === undefined ? [first] : [first, other];
}
