/** The boxes cards come from, by edition, as the server names them. */

export interface Box {
  box: string;
  edition: number;
}

const SECOND = 2;

export const BOXES: readonly Box[] = [
  { box: "base", edition: 2 },
  { box: "intrigue", edition: 2 },
  { box: "base", edition: 1 },
  { box: "intrigue", edition: 1 },
];

export const named = ({ box, edition }: Box): string => `${box} ${edition}e`;

export const usualBoxes = (): string[] => BOXES.filter(({ edition }) => edition === SECOND).map(named);
