/** Preset phrases: everybody reads them in their own language. */

import type { Phrase } from "../protocol/types";
import { say } from "../languages";

export const SAYINGS = [
  ...["say-hello", "say-luck", "say-nice", "say-thanks", "say-oops", "say-wait", "say-ready"],
  ...["say-well-played", "say-again", "say-bye"],
];

/** What somebody says; only phrases of the table are shown. */
export function saidBy([id]: Phrase): string {
  return SAYINGS.includes(id) ? say(id) : "";
}
