/** A warning in the page's own words, where it has them: the terminal's speak of typing. */

import type { Phrase } from "../protocol/types";
import { say } from "../languages";

const OURS: { [id: string]: string } = {
  "warn-unspent": "web-warn-unspent",
  "warn-treasures": "web-warn-treasures",
  "warn-end": "web-warn-end",
};

export function warningText([id, values]: Phrase): string {
  const ours = OURS[id];
  return ours ? say(ours, values) : say.sentence([id, values]);
}
