/** The log as turns, each with a heading and its lines; and the lines that a filter leaves. */

import type { LogLine, Phrase } from "../protocol/types";

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

/** Without the new hands that end a turn or begin the game: everybody always draws them. */
export function withoutHands(turns: Turn[]): Turn[] {
  const hand = ([depth, , , kind]: LogLine): boolean => depth <= 1 && (kind === "draw" || kind === "shuffle");
  return turns.map((turn, i) => {
    if (!turn.head) return { ...turn, lines: turn.lines.filter((line) => !hand(line)) };
    const kept = turn.lines.findLastIndex((line) => line[3] !== "draw" || line[0] > 1 || line[2] !== turn.head?.[2]);
    return i < turns.length - 1 && kept + 1 < turn.lines.length
      ? { ...turn, lines: turn.lines.slice(0, kept + 1) }
      : turn;
  });
}

/** A line of the log without the name at its beginning: whose turn it is stands above it. */
export const withoutName = (text: string, name: string): string =>
  name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;

/** What a step says, on the stage: that an Attack does not reach me is said to me. */
export const toMe = (phrase: Phrase, mine: boolean): Phrase =>
  mine && phrase[0] === "log-unaffected" ? ["step-unaffected", {}] : phrase;

/** The turns as they are now; those that have not changed are the same objects, and are not drawn again. */
export function unchanged(before: readonly Turn[], now: Turn[]): Turn[] {
  return now.map((turn, i) => {
    const old = before[i];
    const same =
      old &&
      old.head === turn.head &&
      old.lines.length === turn.lines.length &&
      old.lines.every((line, n) => line === turn.lines[n]);
    return same && old.at === turn.at ? old : turn;
  });
}

/** The turns with the lines of a filter: what I did and what was done to me, or Attacks and what followed from them. */
export function filtered(
  turns: Turn[],
  filter: Filter,
  me: number | null,
  isAttack: (card: string) => boolean,
): Turn[] {
  if (filter === "all") return turns;
  const keep = filter === "mine" ? (lines: LogLine[]) => lines.filter(([, , seat]) => seat === me) : attacks(isAttack);
  return turns.map((turn) => ({ ...turn, lines: keep(turn.lines) })).filter((turn) => turn.lines.length);
}

function attacks(isAttack: (card: string) => boolean): (lines: LogLine[]) => LogLine[] {
  return (lines) => {
    let below = Infinity;
    return lines.filter((line) => {
      const [depth, , , kind] = line;
      if (depth <= below) below = kind === "play" && line[4].some(([card]) => isAttack(card)) ? depth : Infinity;
      return below !== Infinity;
    });
  };
}

/** What a seat has done in its latest turn: the cards it played in their order, the coins it had, what it bought. */
export interface Deeds {
  head: LogLine;
  played: string[];
  coins: number;
  bought: string[];
}

export function deedsOf(log: readonly LogLine[], seat: number): Deeds | null {
  const from = log.findLastIndex(([depth, , doer]) => depth === 0 && doer === seat);
  const head = log[from];
  if (!head) return null;
  const deeds: Deeds = { head, played: [], coins: 0, bought: [] };
  for (let at = from + 1; at < log.length; at++) {
    const line = log[at]!;
    const [depth, phrase, doer, kind] = line;
    if (depth === 0) break;
    if (doer !== seat) continue;
    if (kind === "play" && phrase[0] !== "log-play-again") deeds.played.push(...cardsOf(line));
    if (kind === "buy") deeds.bought.push(...cardsOf(line));
    deeds.coins += line[5];
  }
  return deeds;
}

/** Cards in play as they lie: what stays from an earlier turn, then what was played in its order. */
export function asPlayed(
  inPlay: readonly string[],
  log: readonly LogLine[],
  seat: number,
): { stayed: string[]; played: string[] } {
  const left = [...inPlay];
  const played: string[] = [];
  const turn = log.slice(log.findLastIndex(([depth]) => depth === 0) + 1);
  const plays = turn.filter(([, [id], doer, kind]) => doer === seat && kind === "play" && id !== "log-play-again");
  for (const card of plays.flatMap(cardsOf)) {
    const at = left.indexOf(card);
    if (at < 0) continue;
    left.splice(at, 1);
    played.push(card);
  }
  return { stayed: left, played };
}

function cardsOf([, , , , cards]: LogLine): string[] {
  return cards.flatMap(([card, n]) => Array<string>(n).fill(card));
}
