/** The boxes cards come from, by edition, as the server names them. */

export interface Box {
  box: string;
  edition: number;
}

const USUAL = 2;

export const BOXES: readonly Box[] = [
  { box: "base", edition: 2 },
  { box: "intrigue", edition: 2 },
  { box: "seaside", edition: 2 },
  { box: "prosperity", edition: 2 },
  { box: "base", edition: 1 },
  { box: "intrigue", edition: 1 },
  { box: "seaside", edition: 1 },
  { box: "prosperity", edition: 1 },
];

export const named = ({ box, edition }: Box): string => `${box} ${edition}e`;

export const usualBoxes = (): string[] => BOXES.slice(0, USUAL).map(named);
