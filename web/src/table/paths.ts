/** How a card flies: the frames of its way, by its manner. Only transform and opacity are animated. */

import type { Manner } from "./choreography";
import { type Box, middle, type Point } from "./flights";

export interface Path {
  frames: Keyframe[];
  easing?: string;
}

export const OUT = "cubic-bezier(.2,.8,.2,1)";
const ARC = "cubic-bezier(.45,.05,.25,1)";
const LIFT = 6;
const RISE = 60;
/** A face that flies. */
const WIDTH = 70;
const HEIGHT = 98;

export const centred = ([x, y]: Point): string => `translate(${x}px, ${y}px) translate(-50%, -50%)`;

/** `k`: how much larger than usual faces are drawn; `mirrored`: the right one of two halves. */
export function pathOf(manner: Manner, from: Box, to: Box, k: number, mirrored: boolean): Path {
  const at = (point: Point, scale: number, turn = 0): string => `${centred(point)} scale(${scale}) rotate(${turn}deg)`;
  const sized = ({ width, height }: Box): number =>
    Math.min(1.6, Math.max(0.4, Math.min(width / WIDTH, height / HEIGHT) / k));
  const [start, end] = [middle(from), middle(to)];
  const [first, scale] = [sized(from), sized(to)];
  const [x, y] = start;
  const half = (start[0] + end[0]) / 2;
  const lifted: Point = [x, y - LIFT];
  const upper = Math.min(y, end[1]);
  switch (manner) {
    case "play":
      return { frames: [{ transform: at(start, first) }, { transform: at(end, 1.22 * scale) }], easing: OUT };
    case "show":
      return {
        frames: [
          { transform: at([x, y + 10], 0.9), opacity: 0 },
          { transform: at(lifted, 1.1), opacity: 1, offset: 0.5 },
          { transform: at(lifted, 1.1), opacity: 1 },
        ],
        easing: OUT,
      };
    case "slide":
      return {
        frames: [
          { transform: at(start, first), opacity: 1 },
          { transform: at(end, scale), opacity: 1, offset: 0.85 },
          { transform: at(end, scale), opacity: 0 },
        ],
        easing: OUT,
      };
    case "deal":
      return { frames: [{ transform: at(start, first) }, { transform: at(end, scale) }], easing: OUT };
    case "trash":
      return {
        frames: [
          { transform: at(start, first), opacity: 1 },
          { transform: at(end, scale, -4), opacity: 0.9, offset: 0.7 },
          { transform: at(end, 0.8 * scale, -4), opacity: 0 },
        ],
        easing: ARC,
      };
    case "riffle": {
      const [aside, turned] = mirrored ? [14, 9] : [-14, -9];
      const [apart, closed] = [at([x + aside, y], first, turned), at([x, y], first)];
      return { frames: [closed, apart, closed, apart, closed, apart, closed].map((transform) => ({ transform })) };
    }
    case "land":
      return {
        frames: [
          { transform: at(start, first), easing: OUT },
          { transform: at([half, upper - LIFT], 1.5, -3), offset: 0.45, easing: "cubic-bezier(.6,0,.9,.5)" },
          { transform: at(end, scale), offset: 0.82, easing: OUT },
          { transform: at(end, 1.08 * scale), offset: 0.9, easing: OUT },
          { transform: at(end, scale) },
        ],
      };
    case "gain": {
      const high: Point = [half, Math.min((y + end[1]) / 2, upper + RISE / 2)];
      return {
        frames: [
          { transform: at(start, first), opacity: 1 },
          { transform: at(lifted, first), opacity: 1, offset: 0.18 },
          { transform: at(high, (first + scale) / 2, -4), opacity: 1, offset: 0.5 },
          { transform: at(end, 1.06 * scale), opacity: 1, offset: 0.85 },
          { transform: at(end, scale), opacity: 0 },
        ],
        easing: ARC,
      };
    }
  }
}
