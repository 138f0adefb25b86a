/** An icon of the set, as a component. */
export type { LucideIcon as Drawing } from "@lucide/svelte";
