/** What an analysis says about a game: the curve, what a decision cost, which moments are worth a look. */

import { packed, say } from "../languages";
import type { AnalysedDecision, Analysis, DecisionKind, Phrase, Rated, Review } from "../protocol/types";

/** Losses below this are noise. */
export const NOTED = 0.01;

/** A probability in whole per cent. */
export const percent = (win: number): number => Math.round(100 * win);

/** The chances of all in whole per cent that add up to 100: those that lose most by rounding down get one more. */
export function percents(wins: readonly number[]): number[] {
  const parts = wins.map((win) => 100 * win);
  const whole = parts.map(Math.floor);
  const left = Math.round(parts.reduce((sum, part) => sum + part, 0)) - whole.reduce((sum, n) => sum + n, 0);
  const order = [...parts.keys()].sort((a, b) => parts[b]! - whole[b]! - (parts[a]! - whole[a]!));
  for (const seat of order.slice(0, left)) whole[seat]!++;
  return whole;
}

export interface Point {
  /** How many answers had been given. */
  at: number;
  win: number;
}

export function decisionAt(analysis: Analysis | null, at: number): AnalysedDecision | undefined {
  return analysis?.decisions.find(({ index }) => index === at);
}

/** The chances of all seats at a moment: of the decision there, or of the one before it; with all cards open if they are known. */
export function winsAt(analysis: Analysis | null, game: Review, at: number, open = false): number[] | null {
  if (at >= game.steps.length && game.over) return shares(game);
  const decision = analysis?.decisions.findLast(({ index }) => index <= at);
  return (open && decision?.open) || (decision?.win ?? null);
}

/** At the end: everything to the winner, or a share for each of them. */
export function shares({ winners, players }: Review): number[] {
  return Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/**
 * A seat's chance as it could know it, one value a turn: before its first decision of each of its turns, as far as they
 * have been analysed, and at the end. What the others could know is another matter, and would make the curve a saw.
 */
export function curve(analysis: Analysis | null, game: Review, seat: number): Point[] {
  const decisions = analysis?.decisions ?? [];
  const own = decisions.filter((decision) => decision.seat === seat);
  const points = game.graph.flatMap(({ player, step }, i) => {
    const ends = game.graph[i + 1]?.step ?? game.steps.length;
    const first = player === seat && own.find(({ index }) => index >= step && index < ends);
    return first ? [{ at: first.index, win: first.win[seat] ?? 0 }] : [];
  });
  const total = game.steps.length;
  if (decisions.length === total && game.over) points.push({ at: total, win: shares(game)[seat] ?? 0 });
  return points;
}

/** How far from its pole the words of a flag begin, and how wide a letter is. */
export const FLAG = 19;
const LETTER = 7.4;

/** The first of these texts that has room beside a flag on a curve, and whether it stands before the flag. */
export function beside(x: number, width: number, texts: readonly string[]): { text: string; before: boolean } {
  const room = Math.max(x, width - x) - FLAG;
  return { text: texts.find((text) => text.length * LETTER <= room) ?? "", before: x > width / 2 };
}

/** Whether a decision is known to have cost something. */
export const costly = ({ loss, loss_error, confirmed }: AnalysedDecision): boolean =>
  loss >= NOTED && (confirmed || loss > 2 * loss_error);

/** What these all win, and how much apart, where any of them will do; Python's `search/best.py` has the same. */
const WON = 0.95;
const ALIKE = 0.02;

/** Whether answers all win so surely that what they win does not tell them apart. */
export function alike(answers: readonly Rated[]): boolean {
  const wins = answers.map(({ win }) => win);
  return wins.length > 1 && Math.min(...wins) >= WON && Math.max(...wins) - Math.min(...wins) <= ALIKE;
}

/** Whether the best answers and the one that was given all win: then nothing was at stake. */
const decided = (decision: AnalysedDecision): boolean => !costly(decision) && alike(bestOf(decision));

/** How many decisions of a seat were as good as the best, of how many. Playing one's Treasures is hardly one. */
export function asGood(analysis: Analysis, seat: number): { n: number; of: number } {
  const own = analysis.decisions.filter(
    (decision) =>
      decision.seat === seat && decision.kind !== "treasure" && decision.answers.length > 1 && !decided(decision),
  );
  return { n: own.filter((decision) => !costly(decision)).length, of: own.length };
}

export const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().join("|") === [...b].sort().join("|");

/** The three best answers, and the chosen one if it is none of them. */
export function bestOf({ answers, chosen }: AnalysedDecision): Rated[] {
  const best = answers.slice(0, 3);
  const played = answers.find(({ answer }) => same(answer, chosen));
  return played && !best.includes(played) ? [...best, played] : best;
}

/** The card that stands for an answer. */
export const cardOf = (answer: readonly string[]): string | null => answer.find((name) => say.text(name)) ?? null;

interface Asked {
  kind: DecisionKind;
  source: string | null;
}

const VERBS: Partial<Record<DecisionKind, string>> = {
  action: "move-play",
  treasure: "move-play",
  buy: "move-buy",
  gain: "move-gain",
  trash: "move-trash",
  discard: "move-discard",
};
const NOTHING: Partial<Record<DecisionKind, string>> = {
  action: "move-no-actions",
  treasure: "move-no-treasures",
  buy: "move-no-buys",
};

/** An answer as a move: what the player does. */
export function moveOf({ kind, source }: Asked, answer: readonly string[]): string {
  const nothing = NOTHING[kind];
  if (!answer.length) return nothing ? say(nothing) : because(source, say("web-step-nothing"));
  if (kind === "position") return because(source, say.number(Number(answer[0])));
  if (answer.some((name) => !say.text(name)))
    return because(source, source ? say.option(source, answer.join("|")) : answer.join(", "));
  const counts = new Map<string, number>();
  for (const card of answer) counts.set(card, (counts.get(card) ?? 0) + 1);
  const cards = packed(counts);
  const verb = VERBS[kind];
  return verb ? say(verb, { cards }) : because(source, say.cards(cards));
}

/** Rated answers as text, best first: what is done, the chance of winning where it tells them apart, and why. */
export function ratedAsText(asked: Asked, answers: readonly Rated[]): string[] {
  const bare = alike(answers);
  return answers.map(({ answer, win, reason }) =>
    [
      bare ? moveOf(asked, answer) : say("coach-rated", { move: moveOf(asked, answer), win: percent(win) }),
      reasonOf(reason),
    ]
      .filter(Boolean)
      .join(". "),
  );
}

function because(source: string | null, answer: string): string {
  return source ? say("move-answer", { card: source, answer }) : answer;
}

/** The reason of an answer as a sentence. */
export const reasonOf = (reason: Phrase | null): string => (reason ? say.sentence(reason) : "");
