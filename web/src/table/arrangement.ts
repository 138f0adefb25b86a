/** The order in which cards lie on the table: a matter of looks, by the viewer's own alphabet. */

import type { PlayerView, View } from "../protocol/types";
import { language, packed, say } from "../languages";

export interface Group {
  name: string;
  n: number;
}

const HAND = ["action", "treasure", "victory", "curse"];
const BASE = ["treasure", "curse", "victory"];

/** Equal cards together, in the order of their first. */
export function grouped(cards: Iterable<string>): Group[] {
  const counts = new Map<string, number>();
  for (const name of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts, ([name, n]) => ({ name, n }));
}

/** Equal cards next to each other together; the order stays. */
export function stacked(cards: Iterable<string>): Group[] {
  const stacks: Group[] = [];
  for (const name of cards) {
    const last = stacks.at(-1);
    if (last?.name === name) last.n++;
    else stacks.push({ name, n: 1 });
  }
  return stacks;
}

/** The cards as a phrase: "2 Coppers and a Silver". */
export function named(cards: Iterable<string>): string {
  return say.cards(packed(inHand(cards).map(({ name, n }): [string, number] => [name, n])));
}

/** What lies aside for a moment, without what Durations keep. */
export function laidOut({ aside, aside_hidden, durations }: PlayerView): { cards: string[]; hidden: number } {
  const cards = [...aside];
  let hidden = aside_hidden;
  for (const later of durations) {
    for (const card of later.aside) cards.splice(cards.indexOf(card), 1);
    hidden -= later.aside_hidden;
  }
  return { cards, hidden };
}

/** A hand: Actions, Treasures, Victory cards, Curses; each by cost, then by the alphabet. */
export function inHand(cards: Iterable<string>): Group[] {
  const groups = new Map(grouped(cards).map((group) => [group.name, group]));
  return by(groups.keys(), (name) => place(name, HAND) * 100 + cost(name)).map((name) => groups.get(name)!);
}

/** The kingdom's piles, by cost, then by the alphabet. */
export function kingdomPiles(view: View, kingdom: readonly string[]): string[] {
  return by(
    Object.keys(view.supply).filter((name) => kingdom.includes(name)),
    (name) => cost(name) || view.costs[name] || 0,
  );
}

/** The basic piles: Treasures, Curses, Victory cards, each by cost. */
export function basePiles(view: View, kingdom: readonly string[]): string[] {
  return by(
    Object.keys(view.supply).filter((name) => !kingdom.includes(name)),
    (name) => place(name, BASE) * 100 + cost(name),
  );
}

/** Many ask for the same order with every step: the latest ones are kept, for one language and its texts. */
const KEPT = 8;
let orders = new Map<string, string[]>();
let texts: typeof language.texts = null;

function by(all: Iterable<string>, weight: (name: string) => number): string[] {
  const names = [...all];
  if (texts !== language.texts) [texts, orders] = [language.texts, new Map()];
  const key = [language.code, language.english, ...names.map((name) => `${name} ${weight(name)}`)].join("|");
  const known = orders.get(key);
  if (known) return known;
  const sorted = say.sorted(names).sort((a, b) => weight(a) - weight(b));
  if (orders.size >= KEPT) orders.clear();
  orders.set(key, sorted);
  return sorted;
}

function place(name: string, order: string[]): number {
  const types = say.text(name)?.types ?? [];
  const found = order.findIndex((type) => types.includes(type));
  return found < 0 ? order.length : found;
}

function cost(name: string): number {
  return say.text(name)?.cost ?? 0;
}
