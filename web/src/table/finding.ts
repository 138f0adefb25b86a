/** Cards by a part of their name, in the page's language or in English; accents and case do not matter. */

import { say } from "../languages";

export function matching(wanted: string, among: Iterable<string>): string[] {
  const part = folded(wanted);
  const names = say.sorted(among);
  const begins = names.filter((name) => spellings(name).some((text) => text.startsWith(part)));
  const holds = names.filter((name) => !begins.includes(name) && spellings(name).some((text) => text.includes(part)));
  return [...begins, ...holds];
}

function spellings(name: string): string[] {
  return [folded(say.card(name)), folded(name)];
}

/** Letters that have no accent to take off. */
const PLAIN: { [letter: string]: string } = { ł: "l", ð: "d", þ: "th", æ: "ae" };

function folded(text: string): string {
  const bare = text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return bare.replace(/[łðþæ]/g, (letter) => PLAIN[letter] ?? letter);
}
