/** Own cards of a table or a record are read again in every language that the page speaks. */

import { language } from "./language.svelte";

/** For a component: the texts of these cards follow the language. Without them the cards show only their names. */
export function learning(own: () => readonly string[] | undefined): void {
  $effect(() => {
    void language.code;
    const written = (own() ?? []).join("\n");
    if (written) language.learn(written).catch(() => {});
  });
}
