/** The heading of the table: which turn of whom, and its phase. */

import type { View } from "../protocol/types";
import { say } from "../words";

export function titleOf({ phase, turn, extra }: View, who: string): string {
  if (!phase) return say("end-title");
  const values = { who, phase: say(`phase-${phase}`) };
  return extra ? say("table-title-extra", values) : say("table-title", { n: turn, ...values });
}
