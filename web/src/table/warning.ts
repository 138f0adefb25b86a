/** A warning in the page's own words, where it has them: the terminal's speak of typing. */

import type { Phrase } from "../protocol/types";
import { say } from "../words";

const OURS = ["warn-unspent", "warn-treasures", "warn-end"];

export function warningText([id, values]: Phrase): string {
  return OURS.includes(id) ? say(`web-${id}`, values) : say.sentence([id, values]);
}
