/** What an option is called: a card's name, a choice's text, a place in the deck. */

import type { Decision } from "../protocol/types";
import { capital, say } from "../languages";

export function optionName(decision: Decision, option: string): string {
  if (decision.kind === "position") return say("web-position-at", { n: Number(option) });
  return isCard(decision) ? say.name(option) : capital(say.option(decision.source ?? "", option));
}

/** Whether the options are cards, not something that a card does. */
export function isCard({ kind, source, zone }: Decision): boolean {
  if (kind === "name" || kind === "react" || kind === "order") return true;
  return kind !== "position" && (!source || (kind !== "choose" && zone !== null));
}
