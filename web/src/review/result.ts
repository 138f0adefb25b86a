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

/** Who wins and why; where the points were level, what decided. Who reads it from a seat of the game is told "you". */
export function verdict(game: Review, mine: number | null = null): string {
  const who = names(game);
  const winners = game.winners.map((seat) => who[seat]!);
  if (!game.over && !winners.length) return say("web-end-unfinished");
  const gone = who.flatMap((name, seat) => (game.seats?.[seat]?.resigned ? [{ name, seat }] : []));
  if (!game.over && gone.length) {
    const only = (seats: number[]): boolean => seats.length === 1 && seats[0] === mine;
    const me = only(gone.map(({ seat }) => seat)) ? "who" : only(game.winners) ? "winner" : "nobody";
    return say("end-resigned", { who: say.join(gone.map(({ name }) => name)), winner: say.join(winners), me });
  }
  if (winners.length !== 1) return say("end-shared", { who: say.join(winners) });
  const best = game.scores[game.winners[0]!]!;
  const level = who.filter(
    (_, seat) => game.scores[seat] === best && seat !== game.winners[0] && !game.seats?.[seat]?.resigned,
  );
  if (!level.length) return wonBy(game, mine);
  const others = say.join(level);
  return game.winners[0] === mine
    ? say("story-won-turns", { others })
    : say("end-tie-turns", { who: winners[0], others });
}

/** Who wins, in a few words. */
export function headline(game: Review, mine: number | null = null): string {
  const { winners, over } = game;
  if (!over) return verdict(game, mine);
  return winners.length === 1 ? wonBy(game, mine) : say("story-shared");
}

function wonBy(game: Review, mine: number | null): string {
  const winner = game.winners[0]!;
  return winner === mine ? say("story-won") : say("end-won", { who: names(game)[winner]! });
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
