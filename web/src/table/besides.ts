/** What games of later boxes have besides, told in lines; none in games of the boxes that are out. */

import type { Besides } from "../protocol/types";
import { packed, say } from "../languages";
import { grouped } from "./arrangement";

/** What each token on a pile gives its owner when a card of it is played. */
const GIVES: { [token: string]: string } = {
  "plus card": "bonus-cards",
  "plus action": "bonus-actions",
  "plus buy": "bonus-buys",
  "plus coin": "bonus-coins",
};

/** Tokens on a pile that do something else. */
const OTHERS: { [token: string]: string } = { "minus cost": "web-minus-cost", trashing: "web-trashing" };

/** Tokens before a player. */
const MARKS: { [token: string]: string } = {
  "minus card": "web-minus-card",
  "minus coin": "web-minus-coin",
  journey: "web-journey",
};

/** Everything that is not a card or a pile of its own: the Bane, what lies on top, potions, mats and tokens. */
export function toldBesides(
  { bane, tops, potions, controller, tavern, plus, marks, stock }: Besides,
  nameOf: (seat: number) => string,
): string[] {
  const lines: string[] = [];
  if (bane) lines.push(say("web-bane", { card: bane }));
  for (const [pile, card] of Object.entries(tops)) if (card) lines.push(say("web-besides-top", { pile, card }));
  if (potions) lines.push(say("web-potions", { n: potions }));
  if (controller !== null) lines.push(say("web-controller", { who: nameOf(controller) }));
  tavern.forEach((mat, seat) => {
    if (mat.length)
      lines.push(
        say("web-tavern", {
          who: nameOf(seat),
          cards: packed(grouped(mat).map(({ name, n }): [string, number] => [name, n])),
        }),
      );
  });
  plus.forEach((tokens, seat) => {
    for (const [token, card] of Object.entries(tokens)) {
      const other = OTHERS[token];
      if (other) lines.push(say(other, { who: nameOf(seat), card }));
      else
        lines.push(say("web-plus", { who: nameOf(seat), bonus: say(GIVES[token] ?? "bonus-cards", { n: 1 }), card }));
    }
  });
  marks.forEach((tokens, seat) => {
    for (const token of tokens) lines.push(say(MARKS[token] ?? token, { who: nameOf(seat) }));
  });
  for (const [card, n] of Object.entries(stock)) lines.push(say("web-stock", { card, n }));
  return lines;
}
