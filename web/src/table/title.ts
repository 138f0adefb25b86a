/** The heading of the table: which turn of whom, and its phase; as a line, or as its two parts. */

import type { View } from "../protocol/types";
import { say } from "../languages";

export function titleOf({ phase, turn, extra }: View, who: string): string {
  if (!phase) return say("end-title");
  const values = { who, phase: say(`phase-${phase}`) };
  return extra ? say("table-title-extra", values) : say("table-title", { n: turn, ...values });
}

export function headOf({ phase, turn, extra, player, seat }: View, who: string): { turn: string; phase: string } {
  if (!phase) return { turn: say("end-title"), phase: "" };
  const now = say(`phase-${phase}`);
  return {
    turn: extra ? say("web-head-extra") : say("web-head-turn", { n: turn }),
    phase: player === seat ? say.sentence([`phase-${phase}`, {}]) : `${who} · ${now}`,
  };
}
