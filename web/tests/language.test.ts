/** The language of a device: the stored one, else the browser's; changed at any time. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AllWords } from "../src/protocol/types";

const texts: AllWords = {
  cards: {
    Steward: {
      text: [],
      rulings: [],
      options: { coins: "+2 coins" },
      types: ["action"],
      cost: 3,
      box: "intrigue",
      editions: [1, 2],
      emblem: "",
      metal: "",
      strip: [],
    },
  },
  sets: { "First Game": "First Game" },
};
const kept = new Map<string, string>();

async function started(languages: string[]): Promise<typeof import("../src/languages")> {
  vi.resetModules();
  vi.stubGlobal("navigator", { languages });
  const words = await import("../src/languages");
  await words.language.start();
  return words;
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (k: string) => kept.get(k) ?? null,
    setItem: (k: string, v: string) => kept.set(k, v),
  });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("fetch", async () => Response.json(texts));
});

afterEach(() => vi.unstubAllGlobals());

test("the first language of the browser that we speak", async () => {
  const { language } = await started(["de-DE", "hu-HU", "en"]);
  expect(language.code).toBe("hu");
  expect(document.documentElement.lang).toBe("hu");
});

test("English where the browser wishes none of ours", async () => {
  const { language, say } = await started(["de"]);
  expect(language.code).toBe("en");
  expect(say.name("Moat")).toBe("Moat");
  expect(say.option("Steward", "coins")).toBe("+2 coins");
  expect(say.sentence(["ask-buy", {}])).toBe("Buy a card, or end your turn");
});

test("a choice is kept, a passing one is not", async () => {
  const { language, say } = await started(["en"]);
  await language.choose("ru");
  expect(say.name("Moat")).toBe("Ров");
  await language.choose("pl", false);
  expect(language.code).toBe("pl");
  expect((await started(["en"])).language.code).toBe("ru");
});

test("English names beside the others, if that is wished", async () => {
  kept.set("demesne.language", "is");
  const { language, say } = await started(["en"]);
  const name = say.card("Village");
  expect(say.name("Village")).toBe(name);
  language.english = true;
  expect(say.name("Village")).toBe(`${name} (Village)`);
});

test("speaks without the texts of cards while the server does not give them", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  const { say } = await started(["en"]);
  expect(say.name("Moat")).toBe("Moat");
  expect(say.text("Moat")).toBe(undefined);
  expect(say.option("Steward", "coins")).toBe("coins");
});
