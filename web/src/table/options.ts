/** What an option is called: a card's name, a choice's text, a place in the deck. */

import type { Decision } from "../protocol/types";
import { capital, say } from "../words";

export function optionName({ kind, source, zone }: Decision, option: string): string {
  if (kind === "position") return say("web-position-at", { n: Number(option) });
  if (source && (kind === "choose" || zone === null) && kind !== "name") return capital(say.option(source, option));
  return say.name(option);
}
