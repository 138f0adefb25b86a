/** The pseudo-language xx: English in brackets, 40% longer, to see what is not translated or does not fit. */

import type { FluentResource } from "@fluent/bundle";

export const PSEUDO = "xx";
const OPEN = "⟦";
const CLOSE = "⟧";
const LONGER = 0.4;
const KEYS = "key-";
const VOWELS = "aeiouy";

type Pattern = FluentResource["body"][number]["value"];
type Element = Exclude<NonNullable<Pattern>, string>[number];

/** The resource with every message in brackets and its text lengthened. */
export function pseudo(resource: FluentResource): FluentResource {
  for (const entry of resource.body) {
    if (entry.id.startsWith("-") || entry.id.startsWith(KEYS)) continue;
    entry.value = bracketed(entry.value);
    for (const [name, value] of Object.entries(entry.attributes)) entry.attributes[name] = bracketed(value)!;
  }
  return resource;
}

function bracketed(pattern: Pattern): Pattern {
  if (pattern === null) return null;
  const inside = longer(pattern);
  return typeof inside === "string" ? OPEN + inside + CLOSE : [OPEN, ...inside, CLOSE];
}

function longer(pattern: NonNullable<Pattern>): NonNullable<Pattern> {
  if (typeof pattern === "string") return stretched(pattern);
  return together(pattern).map((element) => {
    if (typeof element === "string") return stretched(element);
    if (element.type === "select") {
      for (const variant of element.variants) variant.value = longer(variant.value);
    }
    return element;
  });
}

/** Pieces of text that follow each other are one text. */
function together(elements: Element[]): Element[] {
  const out: Element[] = [];
  for (const element of elements) {
    const last = out.at(-1);
    if (typeof element === "string" && typeof last === "string") out[out.length - 1] = last + element;
    else out.push(element);
  }
  return out;
}

/** Lengthens text by doubling letters; inserted values keep their length. */
function stretched(text: string): string {
  const characters = [...text];
  const letters = [...characters.keys()].filter((i) => /\p{L}/u.test(characters[i]!));
  const isVowel = (i: number): boolean => VOWELS.includes(characters[i]!.toLowerCase());
  const vowelsFirst = [...letters.filter(isVowel), ...letters.filter((i) => !isVowel(i))];
  const doubled = new Set(vowelsFirst.slice(0, Math.ceil(letters.length * LONGER)));
  const grown = characters.map((c, i) => (doubled.has(i) ? c + c.toLowerCase() : c)).join("");
  return grown.replaceAll("\n", `${CLOSE}\n${OPEN}`);
}
