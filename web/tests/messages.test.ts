/** Every text of the page is a message, and every message of the page is used. */

import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", { eager: true, query: "?raw", import: "default" });
const english = Object.values(
  import.meta.glob<string>("../../src/demesne/languages/ftl/en/*.ftl", { eager: true, import: "default" }),
).join("\n");
const all = Object.values(sources).join("\n");
const ids = Array.from(english.matchAll(/^(web-[a-z0-9-]+) *=/gm), ([, id]) => id!);
const whole = new Set(Array.from(all.matchAll(/["'`](web-[a-z0-9-]+)["'`]/g), ([, id]) => id!));
/** The prefixes of computed ids: `web-language-${lang}`. */
const begun = Array.from(all.matchAll(/["'`](web-[a-z0-9-]*-)\$\{/g), ([, start]) => start!);

test("every message that is said is there", () => {
  expect([...whole].filter((id) => !ids.includes(id))).toEqual([]);
});

test("every message that is there is said", () => {
  expect(ids.filter((id) => !whole.has(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]);
});
