/** Where things are on the screen. Nothing is measured while something moves. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Point = [x: number, y: number];

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
  if (zone === "lane") return box(document.querySelector(`[data-lane="${seat}"]`));
  const around =
    box(document.querySelector(`[data-lane="${seat}"] .seat .crest`)) ??
    box(document.querySelector(`[data-lane="${seat}"]`));
  if (zone === "hand")
    return (named && box(last(`[data-fan="${seat}"] ${named}`))) || box(last(`[data-fan="${seat}"]`)) || around;
  if (zone === "play" || zone === "aside")
    return (named && box(last(`[data-row="${seat}"] ${named}`))) || box(last(`[data-row="${seat}"]`)) || around;
  const pile = zone === "discard" ? "discard" : "deck";
  return box(last(`[data-${pile}="${seat}"]`)) ?? around;
}

export type Place = typeof placeOf;

/** The same, where every place is looked up only once: for as long as nothing on the page changes. */
export function measuring(): Place {
  const known = new Map<string, Box | null>();
  return (zone, seat, card) => {
    const key = `${zone} ${seat} ${card}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const measured = placeOf(zone, seat, card);
    known.set(key, measured);
    return measured;
  };
}

/** The middle of a box. */
export const middle = ({ x, y, width, height }: Box): [x: number, y: number] => [x + width / 2, y + height / 2];
