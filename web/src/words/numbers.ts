/** Numbers as the other faces write them: a table of separators, so that no browser's own data can differ. */

import { FluentNumber } from "@fluent/bundle";

const NO_BREAK = "\u00a0";
const SEPARATORS: { [lang: string]: [group: string, point: string] } = {
  en: [",", "."],
  hu: [NO_BREAK, ","],
  ru: [NO_BREAK, ","],
  pl: [NO_BREAK, ","],
  is: [".", ","],
};

export function written(n: number, lang: string): string {
  const [group, point] = SEPARATORS[lang] ?? [",", "."];
  const [whole = "0", part = ""] = Math.abs(n).toFixed(3).split(".");
  const digits = part.replace(/0+$/, "");
  const sign = n < 0 && (Number(whole) || digits) ? "-" : "";
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, group) + (digits && point + digits);
}

/** A number in a message: chosen by like any other, written by the table. */
export class Written extends FluentNumber {
  constructor(
    value: number,
    readonly lang: string,
  ) {
    super(value);
  }

  override toString(): string {
    return written(this.value, this.lang);
  }
}
