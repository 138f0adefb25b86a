/** A decision that is tried again: its position is back on a table of its own, which knows what was found better. */

import { same } from "../review/analysis";
import type { AnalysedDecision, Level } from "../protocol/types";

export interface Again {
  /** The table of the game, as its address has it. */
  origin: string;
  judged: AnalysedDecision;
  /** Who sat there against us. */
  level: Level;
}

export type Verdict = "best" | "better" | "same" | "worse" | "unknown";

/** As far apart as this two answers are as good as each other. */
const NEAR = 0.02;

const key = (table: string): string => `again-${table}`;

export function keepAgain(table: string, again: Again): void {
  sessionStorage.setItem(key(table), JSON.stringify(again));
}

export function againAt(table: string): Again | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Again | null;
  } catch {
    return null;
  }
}

/** What the analysis says of another answer. */
export function verdictOn({ answers, chosen }: AnalysedDecision, given: readonly string[]): Verdict {
  const rated = answers.find(({ answer }) => same(answer, given));
  const before = answers.find(({ answer }) => same(answer, chosen));
  if (same(given, chosen)) return "same";
  if (!rated || !before) return "unknown";
  if (answers[0]!.win - rated.win <= NEAR) return "best";
  return rated.win > before.win + NEAR ? "better" : "worse";
}
