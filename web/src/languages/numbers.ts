/** Numbers as Python writes them: the table of numerals.py, so that no browser's locale data can differ. */

import { FluentNumber } from "@fluent/bundle";

const MINUS = "\u2212";
const NO_BREAK = "\u00a0";
/** The separator of thousands, the decimal separator, and how many digits a number needs to be grouped. */
const FORMS: { [lang: string]: [group: string, point: string, least: number] } = {
  en: [",", ".", 4],
  hu: [NO_BREAK, ",", 5],
  ru: [NO_BREAK, ",", 5],
  pl: [NO_BREAK, ",", 5],
  is: [".", ",", 4],
};

export function written(n: number, lang: string): string {
  const [group, point, least] = FORMS[lang] ?? [",", ".", 4];
  const [whole = "0", part = ""] = Math.abs(n).toFixed(3).split(".");
  const digits = part.replace(/0+$/, "");
  const sign = n < 0 && (Number(whole) || digits) ? MINUS : "";
  const grouped = whole.length < least ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  return sign + grouped + (digits && point + digits);
}

/** A number in a message: selects variants like any other, formatted by the table. */
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
