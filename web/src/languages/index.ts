export { capital, cardKey, packed } from "./bundle";
export { type Lang, language, LANGUAGES, say } from "./language.svelte";
export { learning } from "./own.svelte";
export type { Values } from "./phrases";
