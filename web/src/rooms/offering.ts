/** Cards to choose from: by cost, then alphabetically. */

import { say } from "../languages";

export function byCost(cards: Iterable<string>): { cost: number; cards: string[] }[] {
  const groups = new Map<number, string[]>();
  for (const card of say.sorted(cards)) {
    const cost = say.text(card)?.cost ?? 0;
    groups.set(cost, [...(groups.get(cost) ?? []), card]);
  }
  return Array.from(groups, ([cost, cards]) => ({ cost, cards })).sort((a, b) => a.cost - b.cost);
}
