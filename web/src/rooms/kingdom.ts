/** A kingdom that has been chosen: what is asked for, the ten cards, and what it is called. */

import type { KingdomWanted, Options } from "../protocol/types";

/** How ten cards that were kept or shared are played. */
export type Brings = Partial<Pick<Options, "edition" | "colonies">>;

export interface Kingdom {
  wish: KingdomWanted;
  cards: string[];
  edition: number;
  name?: string;
  /** The same object as long as it is the same kingdom. */
  brings?: Brings;
}
