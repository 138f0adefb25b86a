/** The mark of a key on the button that does the same; none where keys are no commands. */

import { settings } from "./settings.svelte";

export function keyed(key: string): { shortcut?: string } {
  return key && (settings.keys || key === ENTER) ? { shortcut: key } : {};
}

export const ENTER = "⏎";
