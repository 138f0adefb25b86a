/** The numbers behind the graphs: for every turn the points and coins of each seat. */

import type { Review } from "../protocol/types";

export interface Numbers {
  /** 1, 2, 3 ... as many turns as anybody had. */
  turns: number[];
  /** For each seat a value per turn; null where the seat had no such turn. */
  points: (number | null)[][];
  coins: (number | null)[][];
  /** For each turn the moment at which it began. */
  begins: number[];
}

export function numbersOf({ players, graph }: Review): Numbers {
  const most = Math.max(0, ...graph.map(({ turn }) => turn));
  const turns = Array.from({ length: most }, (_, i) => i + 1);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const of = (seat: number, turn: number) => graph.find((told) => told.player === seat && told.turn === turn);
  /** With the extra turn after it, which has no number of its own. */
  const last = (seat: number, turn: number) => graph.findLast((told) => told.player === seat && told.turn === turn);
  return {
    turns,
    points: seats.map((seat) => turns.map((turn) => last(seat, turn)?.scores[seat] ?? null)),
    coins: seats.map((seat) => turns.map((turn) => of(seat, turn)?.coins ?? null)),
    begins: turns.map((turn) => graph.find((told) => told.turn === turn)?.step ?? 0),
  };
}
