/** The page says exactly what Python says: every message, log and prompts of games, every card after numbers. */

import { describe, expect, test } from "vitest";
import type { AllWords, Phrase } from "../src/protocol/types";
import { Spoken } from "../src/languages/bundle";
import { alphabetical } from "../src/languages/sorting";

interface Samples {
  phrases: Phrase[];
  cards: string[];
  numbers: number[];
  languages: {
    [lang: string]: {
      said: (string | null)[];
      options: { [card: string]: { [key: string]: string } };
      names: string[];
      sorted: string[];
      numbers: string[];
    };
  };
}

const [samples] = Object.values(import.meta.glob<Samples>("./samples.json", { eager: true, import: "default" }));
if (!samples) throw new Error("no samples: run python tests/page/web_words.py first");
const files = import.meta.glob<{ default: Record<string, string> }>("../src/languages/bundles/*.ts", { eager: true });

function words(lang: string, { options }: Samples["languages"][string]): Spoken {
  const cards = Object.entries(options).map(([name, keys]) => [
    name,
    { text: [], rulings: [], options: keys, types: [], cost: 0 },
  ]);
  const texts: AllWords = { cards: Object.fromEntries(cards), sets: {} };
  return new Spoken(lang, Object.values(files[`../src/languages/bundles/${lang === "xx" ? "en" : lang}.ts`]!.default), {
    texts: () => texts,
    missing: (id) => `missing: ${id}`,
    wrong: (id, error) => {
      throw new Error(`${lang}: ${id}: ${error.message}`);
    },
  });
}

describe.each(Object.keys(samples.languages))("in %s", (lang) => {
  const expected = samples.languages[lang]!;
  const say = words(lang, expected);

  test("messages, log and prompts", () => {
    const compared = expected.said.flatMap((text, i) => (text === null ? [] : [[samples.phrases[i]!, text] as const]));
    expect(compared.length).toBeGreaterThan(3000);
    const differ = compared.filter(([phrase, text]) => say.phrase(phrase) !== text);
    expect(differ.map(([phrase, text]) => ({ phrase, python: text, page: say.phrase(phrase) }))).toEqual([]);
  });

  test("names and their order", () => {
    expect(samples.cards.map((card) => say.name(card))).toEqual(expected.names);
    expect(alphabetical(expected.names, lang, (name) => name)).toEqual(expected.sorted);
    expect(say.sorted(samples.cards).map((card) => say.name(card))).toEqual(expected.sorted);
  });

  test("numbers", () => {
    expect(samples.numbers.map((n) => say.say("table-actions", { n }))).toEqual(expected.numbers);
  });
});
