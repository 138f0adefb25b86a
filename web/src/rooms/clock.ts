/** The time for a decision, in words. */

import { say } from "../languages";

const MINUTE = 60;
const DAY = 86_400;

export function clockOf(seconds: number | null): string {
  if (seconds === null) return say("web-clock-none");
  if (seconds === DAY) return say("web-clock-day");
  return seconds < MINUTE
    ? say("web-clock-seconds", { n: seconds })
    : say("web-clock-minutes", { n: seconds / MINUTE });
}
