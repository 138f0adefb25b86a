/** How a game ended, in words and in order. */

import { packed, say } from "../languages";
import type { Review, ReviewStep } from "../protocol/types";

export function names(game: Review): string[] {
  return game.scores.map((_, seat) => game.seats?.[seat]?.name || say("table-player", { n: seat + 1 }));
}

/** Seats from the first to the last, as the server ranks them; who shares a place has the same rank. */
export function ranked({ ranking }: Review): { seat: number; rank: number }[] {
  return ranking.flatMap((seats, place) => {
    const rank = 1 + ranking.slice(0, place).flat().length;
    return seats.map((seat) => ({ seat, rank }));
  });
}

/** The points in the order of the ranking. */
export function scores(game: Review): string {
  return ranked(game)
    .map(({ seat }) => say.number(game.scores[seat] ?? 0))
    .join(" : ");
}

/** Who wins and why; where the points were level, what decided. */
export function verdict(game: Review): string {
  const who = names(game);
  const winners = game.winners.map((seat) => who[seat]!);
  if (!game.over && !winners.length) return say("web-end-unfinished");
  const gone = who.filter((_, seat) => game.seats?.[seat]?.resigned);
  if (!game.over && gone.length) return say("end-resigned", { who: say.join(gone), winner: say.join(winners) });
  if (winners.length !== 1) return say("end-shared", { who: say.join(winners) });
  const best = game.scores[game.winners[0]!]!;
  const level = who.filter(
    (_, seat) => game.scores[seat] === best && seat !== game.winners[0] && !game.seats?.[seat]?.resigned,
  );
  return level.length
    ? say("end-tie-turns", { who: winners[0], others: say.join(level) })
    : say("end-won", { who: winners[0] });
}

/** Who wins, in a few words. */
export function headline(game: Review): string {
  const { winners, over } = game;
  if (!over) return verdict(game);
  return winners.length === 1 ? say("end-won", { who: names(game)[winners[0]!]! }) : say("story-shared");
}

/** What was answered, as one reads it. */
export function answered({ answer, kind, source }: ReviewStep): string {
  if (!answer.length) return say("web-step-nothing");
  if (kind === "position") return say.number(Number(answer[0]));
  if (source && answer.some((name) => !say.text(name))) return say.option(source, answer.join("|"));
  const counts = new Map<string, number>();
  for (const card of answer) counts.set(card, (counts.get(card) ?? 0) + 1);
  return say.cards(packed(counts));
}
