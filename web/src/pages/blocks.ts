/** A page of prose as plain data: headings, paragraphs, lists and tables of styled text. */

import { ask } from "./asking";

/** The style of a piece of text, and the text. */
export type Piece = ["" | "strong" | "em" | "code", string];
export type Line = Piece[];

export type Block =
  | { kind: "heading"; level: number; text: Line }
  | { kind: "paragraph"; text: Line }
  | { kind: "list"; items: Line[] }
  | { kind: "table"; head: Line[]; rows: Line[][]; numbers: number[] };

export function howToPlay(lang: string): Promise<{ blocks: Block[] }> {
  return ask(`/api/pages/how-to-play/${lang}`);
}

export function bare(line: Line): string {
  return line.map(([, text]) => text).join("");
}
