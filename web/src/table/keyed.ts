/** The mark of a key on the button that does the same; none where keys are no commands. */

import { settings } from "./settings.svelte";

export const ENTER = "⏎";
export const SHIFT = "⇧";
/** Keys whose mark is not their name. */
const NAMES: { [mark: string]: string } = { [ENTER]: "Enter", Esc: "Escape" };

export function keyed(mark: string): { shortcut?: string; "aria-keyshortcuts"?: string } {
  return mark && (settings.keys || mark === ENTER) ? { shortcut: mark, "aria-keyshortcuts": NAMES[mark] ?? mark } : {};
}
