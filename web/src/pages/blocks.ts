/** A page of prose as plain data: headings, paragraphs, lists and tables of styled text. */

import type { Paragraph, Prose } from "../protocol/types";
import { ask } from "./asking";

/** Pieces of text, each with its style. */
export type Line = Paragraph["text"];

export function howToPlay(lang: string): Promise<Prose> {
  return ask(`/api/pages/how-to-play/${lang}`);
}

export function bare(line: Line): string {
  return line.map(([, text]) => text).join("");
}
