/** The types of cards and their marks: an icon next to the word, a colour and a pattern for the band. */

import Castle from "@lucide/svelte/icons/castle";
import Coins from "@lucide/svelte/icons/coins";
import Hammer from "@lucide/svelte/icons/hammer";
import Hourglass from "@lucide/svelte/icons/hourglass";
import Shield from "@lucide/svelte/icons/shield";
import Skull from "@lucide/svelte/icons/skull";
import Swords from "@lucide/svelte/icons/swords";
import type { Drawing } from "../style/drawing";

export const TYPES = ["action", "treasure", "victory", "curse", "attack", "reaction", "duration"] as const;
export type TypeName = (typeof TYPES)[number];

export const ICONS: Record<TypeName, Drawing> = {
  action: Hammer,
  treasure: Coins,
  victory: Castle,
  curse: Skull,
  attack: Swords,
  reaction: Shield,
  duration: Hourglass,
};

export function isType(name: string): name is TypeName {
  return TYPES.some((type) => type === name);
}
