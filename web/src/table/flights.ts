/** Where cards fly: the places of a step's moves on the screen. Nothing is measured while something moves. */

import type { Move, Step } from "../protocol/types";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  id: number;
  /** Null: a card that one may not know. */
  card: string | null;
  from: Box;
  to: Box;
  /** How many cards fly as one. */
  n: number;
  delay: number;
  played: boolean;
  harm: boolean;
}

/** At once; the rest jump. */
export const MOST = 6;
/** Smaller than this, an element is only there to be read out. */
const SEEN = 6;
const quoted = (name: string): string => `"${CSS.escape(name)}"`;

function box(element: Element | null | undefined): Box | null {
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width < SEEN || height < SEEN ? null : { x, y, width, height };
}

function last(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].at(-1);
}

/** A zone of a seat, or the card in it; a seat's lane where the zone has no place of its own. */
export function placeOf(zone: string, seat: number | null, card: string | null): Box | null {
  const named = card === null ? "" : `[data-card=${quoted(card)}]`;
  if (zone === "supply") return box(document.querySelector(`[data-zone=supply] ${named || "[data-card]"}`));
  if (zone === "trash") return box(document.querySelector("[data-trash]"));
  const around = box(document.querySelector(`[data-lane="${seat}"] .seat`)) ?? box(document.querySelector(`[data-lane="${seat}"]`));
  if (zone === "hand") return (named && box(last(`[data-fan="${seat}"] ${named}`))) || box(last(`[data-fan="${seat}"]`)) || around;
  if (zone === "play" || zone === "aside") return (named && box(last(`[data-row="${seat}"] ${named}`))) || box(last(`[data-row="${seat}"]`)) || around;
  const pile = zone === "discard" ? "discard" : "deck";
  return box(last(`[data-${pile}="${seat}"]`)) ?? around;
}

/** The moves that are worth a flight: from one place to another. */
export function flying(steps: readonly Step[]): { step: Step; move: Move }[] {
  return steps
    .flatMap((step) => step.moves.map((move) => ({ step, move })))
    .filter(({ move: [, , out, whose, into, seat] }) => out !== into || whose !== seat)
    .slice(0, MOST);
}

/** The middle of a box. */
export const middle = ({ x, y, width, height }: Box): [x: number, y: number] => [x + width / 2, y + height / 2];
