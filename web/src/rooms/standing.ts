/** How an unfinished game stands, in words. */

import type { OpenGame } from "../protocol/types";
import { say } from "../languages";
import { dateOf } from "../languages/dates";

/** The others at the table. */
export function othersOf({ players, seat }: OpenGame): string {
  return say.join(players.filter((_, i) => i !== seat).map(({ name }) => name || say("web-seat-free")));
}

/** Whom the game waits for; nothing where that is not known. */
export function waitsFor({ state, whose, asked, players }: OpenGame): string {
  if (state === "lobby") return say("web-continue-lobby");
  if (asked) return say("web-continue-yours");
  const who = whose === null ? "" : (players[whose]?.name ?? "");
  return who ? say("web-continue-other", { who }) : "";
}

/** The turn, when I sat down and whom it waits for, in one line. */
export function stands(game: OpenGame): string {
  const turn = game.turn === null ? "" : say("web-continue-turn", { n: game.turn });
  return [turn, dateOf(game.at), waitsFor(game)].filter(Boolean).join(" · ");
}
