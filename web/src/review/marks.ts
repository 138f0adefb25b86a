/** Moments of a game worth looking at, out of its log: Provinces, Attacks, and piles that ran out. */

import type { LogLine, Moment, Phrase, Review } from "../protocol/types";
import { countsOf, turnsOf } from "../table/turns";

export type MarkKind = "province" | "attack" | "empty";

export interface Mark {
  kind: MarkKind;
  /** So many answers had been given: the next one brings it about. */
  step: number;
  turn: number;
  phrase: Phrase;
}

const TAKES = ["buy", "gain"];
const PROVINCE = "Province";

/** The first and the last moment of the game tell the size of each pile, and all that happened. */
export function marksOf(game: Review, first: Moment, last: Moment, isAttack: (card: string) => boolean): Mark[] {
  const left = new Map(Object.entries(first.view.supply).filter(([pile]) => runsOut(pile, first, last)));
  const turns = turnsOf(last.log).filter(({ head }) => head?.[3] === "turn");
  return turns.flatMap(({ lines }, i) => {
    const begun = game.graph[i];
    if (!begun) return [];
    const end = game.graph[i + 1]?.step ?? game.steps.length;
    let from = begun.step;
    return lines.flatMap((line) => {
      const found = marked(line, left, isAttack);
      return found.map(({ kind, card, phrase }): Mark => {
        const at = game.steps.findIndex(({ answer }, step) => step >= from && step < end && answer.includes(card));
        if (at >= 0) from = at;
        return { kind, step: from, turn: begun.turn, phrase };
      });
    });
  });
}

interface Found extends Pick<Mark, "kind" | "phrase"> {
  card: string;
}

function marked(line: LogLine, left: Map<string, number>, isAttack: (card: string) => boolean): Found[] {
  const [, phrase, , does] = line;
  return countsOf(line).flatMap(([card, n]): Found[] => {
    if (does === "play") return isAttack(card) ? [{ kind: "attack", card, phrase }] : [];
    if (!TAKES.includes(does)) return [];
    const rest = left.get(card);
    if (rest !== undefined) left.set(card, rest - n);
    const found: Found[] = card === PROVINCE ? [{ kind: "province", card, phrase }] : [];
    if (rest !== undefined && rest > 0 && rest <= n) found.push({ kind: "empty", card, phrase: ["web-mark-empty", { card }] });
    return found;
  });
}

/** Whether all of a pile was taken; what went to the trash or came from there cannot be told apart by the log. */
function runsOut(pile: string, first: Moment, last: Moment): boolean {
  if (last.view.supply[pile] !== 0) return false;
  const takes = last.log.filter(([, , , does]) => TAKES.includes(does));
  const taken = takes.flatMap(countsOf).reduce((sum, [card, n]) => (card === pile ? sum + n : sum), 0);
  return taken === first.view.supply[pile];
}
