/** The arms of a card by its types: four signs for each type, its outline, tincture, hatching and word. */

export type Shape = "heater" | "banner" | "roundel" | "wall" | "lozenge";

export interface Blazon {
  shape: Shape;
  /** Colour and hatching of the field. */
  field: string;
  /** Colour of the charge. */
  charge: "argent" | "or" | "lilac" | "sable";
  /** Additions of further types, in the order in which they are painted. */
  chief: boolean;
  bordure: boolean;
  mount: boolean;
  rim: boolean;
  hourglass: boolean;
  /** Where the charge stands on a field of 100 by 112: left, top, size. */
  at: [x: number, y: number, size: number];
}

export const OUTLINES: Record<Shape, string> = {
  heater: "M7 5H93V50C93 80 72 99 50 108C28 99 7 80 7 50Z",
  banner: "M9 4H91V108L70.5 95L50 108L29.5 95L9 108Z",
  roundel: "M50 10A46 46 0 1 1 50 102A46 46 0 1 1 50 10Z",
  wall: "M7 18V5H21V13H35.5V5H64.5V13H79V5H93V102Q50 110 7 102Z",
  lozenge: "M50 2L95 56L50 110L5 56Z",
};

const PLACES: Record<Shape, [number, number, number]> = {
  heater: [17, 15, 66],
  banner: [19, 16, 62],
  roundel: [22, 28, 56],
  wall: [19, 25, 62],
  lozenge: [27, 33, 46],
};

export function blazon(types: readonly string[], metal = ""): Blazon {
  const is = (type: string): boolean => types.includes(type);
  const lasts = is("duration");
  const shape: Shape = is("action")
    ? lasts
      ? "banner"
      : "heater"
    : is("treasure")
      ? "roundel"
      : is("victory")
        ? "wall"
        : is("curse")
          ? "lozenge"
          : "heater";
  const field = {
    heater: is("action") ? "azure" : "plain",
    banner: "tenne",
    roundel: metal || "gold",
    wall: "vert",
    lozenge: "purpure",
  }[shape];
  const chief = is("attack");
  const bordure = is("reaction");
  const mount = is("victory") && shape !== "wall";
  const charge =
    shape === "roundel" ? "sable" : shape === "lozenge" ? "lilac" : chief || shape === "wall" ? "or" : "argent";
  /** What lasts and is no Action has its colour and hatching around another shape. */
  const rim = lasts && shape !== "banner";
  let [x, y, size] = PLACES[shape];
  if (rim) [x, y, size] = [x + 4, y + 4, size - 8];
  if (bordure) [x, y, size] = [x + 7, y + 5, size - 14];
  if (chief) [x, y, size] = [x + 4, y + 15, size - 8];
  if (mount) [x, y, size] = [x + 5, y - 2, size - 10];
  if (lasts && shape === "banner") size -= 2;
  return { shape, field, charge, chief, bordure, mount, rim, hourglass: lasts, at: [x, y, size] };
}

/** A person's arms: six divisions, six pairs of colours and a beast, by the name. */
export const DIVISIONS = [
  "M0 0L100 112V0Z",
  "M50 0H100V112H50Z",
  "M0 54H100V112H0Z",
  "M0 112L50 40L100 112Z",
  "M0 0L50 56L0 112ZM100 0L50 56L100 112Z",
  "M50 0H100V54H50ZM0 54H50V112H0Z",
];
export const PAIRS: [string, string][] = [
  ["#26433d", "#3f6f62"],
  ["#7c1f2b", "#a8323f"],
  ["#553d28", "#7b5a37"],
  ["#a14a1c", "#c9662c"],
  ["#1f3f73", "#34619f"],
  ["#43306b", "#64499a"],
];
export const BEASTS = [
  ...["swan", "owl", "bear-head", "fox-head", "heraldic-sun", "stag-head", "wolf-head", "boar", "horse-head", "raven"],
  ...["hawk-emblem", "dolphin", "rooster", "bull", "unicorn", "cat", "eagle-emblem", "seahorse", "turtle", "goat"],
];

export interface Crested {
  division: string;
  colours: [string, string];
  beast: string;
}

export function crestOf(name: string): Crested {
  let sum = 2166136261;
  for (const letter of name.normalize("NFC")) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  sum ^= sum >>> 15;
  const one = <T>(of: readonly T[], from: number): T => of[(sum >>> from) % of.length]!;
  return { division: one(DIVISIONS, 3), colours: one(PAIRS, 9), beast: one(BEASTS, 17) };
}
