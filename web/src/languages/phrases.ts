/** Phrases as messages take them: nested ones are rendered, lists are joined by commas. */

import type { Phrase, Value } from "../protocol/types";

export type Plain = string | number;
export type Values = { [name: string]: Value | boolean | null | undefined };

/** A phrase differs from a list by its content: an id and its values. */
function isPhrase(value: unknown): value is Phrase {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === "string" &&
    typeof value[1] === "object" &&
    value[1] !== null &&
    !Array.isArray(value[1])
  );
}

export function plain(values: Values, say: (phrase: Phrase) => string): { [name: string]: Plain } {
  const one = (value: Values[string]): Plain => {
    if (isPhrase(value)) return say(value);
    if (Array.isArray(value)) return value.map((part) => String(one(part))).join(", ");
    if (typeof value === "number") return value;
    return typeof value === "string" ? value : pythonic(value);
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, one(value)]));
}

/** Booleans and null, as Python writes them. */
function pythonic(value: boolean | null | undefined): Plain {
  return value === true ? 1 : value === false ? 0 : "None";
}
