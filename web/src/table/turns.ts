/** The log as turns, each with a heading and its lines; and the lines that a filter leaves. */

import type { LogLine } from "../protocol/types";

export interface Turn {
  /** The place of its first line in the log. */
  at: number;
  head: LogLine | null;
  lines: LogLine[];
}

export type Filter = "all" | "mine" | "attacks";

export function turnsOf(log: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  log.forEach((line, at) => {
    if (line[0] === 0) turns.push({ at, head: line, lines: [] });
    else if (turns.length) turns.at(-1)!.lines.push(line);
    else turns.push({ at, head: null, lines: [line] });
  });
  return turns;
}

/** The turns with the lines of a filter: what I did and what was done to me, or Attacks and what followed from them. */
export function filtered(turns: Turn[], filter: Filter, me: number | null, isAttack: (card: string) => boolean): Turn[] {
  if (filter === "all") return turns;
  const keep = filter === "mine" ? (lines: LogLine[]) => lines.filter(([, , seat]) => seat === me) : attacks(isAttack);
  return turns.map((turn) => ({ ...turn, lines: keep(turn.lines) })).filter((turn) => turn.lines.length);
}

function attacks(isAttack: (card: string) => boolean): (lines: LogLine[]) => LogLine[] {
  return (lines) => {
    let below = Infinity;
    return lines.filter((line) => {
      const [depth, , , kind] = line;
      if (depth <= below) below = kind === "play" && countsOf(line).some(([card]) => isAttack(card)) ? depth : Infinity;
      return below !== Infinity;
    });
  };
}

/** The cards that a line names, and how many of each: its values list them as `2 Copper|1 Silver`. */
export function countsOf([, [, values]]: LogLine): [card: string, n: number][] {
  const packed = values["cards"];
  if (typeof packed !== "string") return [];
  return packed.split("|").flatMap((part): [string, number][] => {
    const [n, ...card] = part.split(" ");
    return card.length ? [[card.join(" "), Number(n)]] : [];
  });
}
