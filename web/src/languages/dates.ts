/** Dates as the language writes them. */

import { language } from "./language.svelte";

const DIGITS = "de"; // 16.11.2026: for a language whose dates the browser does not know

/** A day; in UTC if it is the name of one. */
export function dateOf(when: string | number, style: "medium" | "long" = "medium"): string {
  const spoken = language.code === "xx" ? "en" : language.code;
  const known = Intl.DateTimeFormat.supportedLocalesOf(spoken).length > 0;
  const named = typeof when === "string" && when.length === "2026-11-16".length;
  const zone = named ? { timeZone: "UTC" } : {};
  return new Intl.DateTimeFormat(known ? spoken : DIGITS, { dateStyle: known ? style : "medium", ...zone }).format(
    new Date(when),
  );
}
