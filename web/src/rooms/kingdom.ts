/** A kingdom that has been chosen: what is asked for, the ten cards, and what it is called. */

import type { KingdomWanted } from "../protocol/types";

export interface Kingdom {
  wish: KingdomWanted;
  cards: string[];
  edition: number;
  name?: string;
}
