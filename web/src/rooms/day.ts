/** The kingdom of the day: my result in words, and the way to its table. */

import { api } from "../protocol/api";
import type { DayAbout, DayResult } from "../protocol/types";
import { say } from "../languages";
import { dateOf } from "../languages/dates";
import { goTo } from "./opening";
import { person } from "./person.svelte";

const resultOf = ({ score, other, result }: DayResult) => ({ score, other, result: say(`web-outcome-${result}`) });

export function mineOfDay(mine: DayResult): string {
  return say("web-day-mine", resultOf(mine));
}

/** What is copied for others: the result in one line, and where to try it. */
export function shareOfDay(day: DayAbout, mine: DayResult): string {
  const text = say("web-day-text", { date: dateOf(day.date, "long"), turns: mine.turns, ...resultOf(mine) });
  return `${text}\n${location.origin}/day/${day.date}`;
}

/** To the table of my try; again: one more that does not count. */
export async function playDay(again = false): Promise<void> {
  const { table } = await api.playDay(person.called, again);
  goTo(table);
}
