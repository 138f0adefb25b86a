/** The language of the page: chosen once, kept on this device, changed at any time. */

import { api } from "../protocol/api";
import type { AllWords, Phrase } from "../protocol/types";
import { capital, Spoken } from "./bundle";
import type { Values } from "./phrases";
import { PSEUDO } from "./pseudo";

export const LANGUAGES = ["en", "hu", "ru", "pl", "is"] as const;
export type Lang = (typeof LANGUAGES)[number] | typeof PSEUDO;

const KEPT = "demesne.language";
const KEPT_ENGLISH = "demesne.english";
const AGAIN = 3_000;
type Files = { default: Record<string, string> };

const FILES: Record<(typeof LANGUAGES)[number], () => Promise<Files>> = {
  en: () => import("./bundles/en"),
  hu: () => import("./bundles/hu"),
  ru: () => import("./bundles/ru"),
  pl: () => import("./bundles/pl"),
  is: () => import("./bundles/is"),
};

class Language {
  code = $state<Lang>("en");
  #english = $state(false);
  #words = $state.raw<Spoken | null>(null);
  #fallback = $state.raw<Spoken | null>(null);
  #texts = $state.raw<AllWords | null>(null);
  #own = $state.raw<AllWords["cards"]>({});
  #whole = $derived(this.#texts && { ...this.#texts, cards: { ...this.#texts.cards, ...this.#own } });
  #known = new Map<Lang, Promise<Spoken>>();
  #told = new Map<Lang, Promise<AllWords>>();
  #wanted: Lang = "en";

  /** Load the language of this device, before the page is shown. */
  async start(): Promise<void> {
    this.#english = localStorage.getItem(KEPT_ENGLISH) === "yes";
    await this.#speak(first());
  }

  /** Switch the language; not stored when it is only the next person's on a shared device. */
  async choose(code: Lang, keep = true): Promise<void> {
    if (keep) localStorage.setItem(KEPT, code);
    await this.#speak(code);
  }

  /** Whether English names are shown after those of the language. */
  get english(): boolean {
    return this.#english;
  }

  set english(wanted: boolean) {
    this.#english = wanted;
    localStorage.setItem(KEPT_ENGLISH, wanted ? "yes" : "no");
  }

  get words(): Spoken {
    if (!this.#words) throw new Error("no language is loaded yet");
    this.#words.english = this.#english;
    return this.#words;
  }

  /** Texts of cards, once loaded. */
  get texts(): AllWords | null {
    return this.#whole;
  }

  /** Learn own cards as they are written; they are known until the page is left. A refusal is thrown. */
  async learn(written: string): Promise<void> {
    const { cards } = await api.readCards({ text: written, lang: this.code });
    this.#own = { ...this.#own, ...cards };
  }

  async #speak(code: Lang): Promise<void> {
    this.#wanted = code;
    const [words, texts] = await Promise.all([this.#load(code), this.#tell(code)]);
    if (this.#wanted !== code) return;
    this.#words = words;
    this.#texts = texts;
    this.code = code;
    document.documentElement.lang = code === PSEUDO ? "en" : code;
  }

  #load(code: Lang): Promise<Spoken> {
    let words = this.#known.get(code);
    if (!words) {
      words = FILES[code === PSEUDO ? "en" : code]().then(
        (files) =>
          new Spoken(code, Object.values(files.default), {
            texts: () => this.#whole,
            missing: (id, values) => this.#inEnglish(code, id, values),
            wrong: (id, error) => console.error(`${code}: ${id}: ${error.message}`),
          }),
      );
      words.catch(() => this.#known.delete(code));
      this.#known.set(code, words);
    }
    return words;
  }

  /** The texts of cards come from the server, which makes them from the cards' programs. */
  async #tell(code: Lang): Promise<AllWords | null> {
    const told = this.#told.get(code) ?? api.words(code);
    this.#told.set(code, told);
    try {
      return await told;
    } catch {
      this.#told.delete(code);
      setTimeout(() => this.code === code && void this.#speak(code), AGAIN);
      return null;
    }
  }

  #inEnglish(code: Lang, id: string, values: Values): string {
    if (code === "en") return id;
    if (this.#fallback) return this.#fallback.say(id, values);
    void this.#load("en").then((words) => (this.#fallback = words));
    return "";
  }
}

/** The stored language, else the browser's, else English. */
function first(): Lang {
  const known = (code: string | null): code is Lang => code === PSEUDO || LANGUAGES.some((lang) => lang === code);
  const kept = localStorage.getItem(KEPT);
  if (known(kept)) return kept;
  const wished = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return wished.find((code): code is Lang => code !== PSEUDO && known(code)) ?? "en";
}

export const language = new Language();

const forms = {
  phrase: (phrase: Phrase) => language.words.phrase(phrase),
  /** A phrase as a sentence of its own, with a capital letter. */
  sentence: (phrase: Phrase) => capital(language.words.phrase(phrase)),
  has: (id: string) => language.words.has(id),
  form: (id: string, form: string, values?: Values) => language.words.form(id, form, values),
  name: (card: string) => language.words.name(card),
  card: (card: string, n?: number, form = "") => language.words.card(card, n, form),
  face: (card: string) => language.words.face(card),
  cards: (packed: string, form = "") => language.words.cards(packed, form),
  option: (card: string, keys: string) => language.words.option(card, keys),
  types: (types: string[], form = "other", join = "and") => language.words.types(types, form, join),
  join: (parts: string[], last = "and") => language.words.join(parts, last),
  text: (card: string) => language.words.text(card),
  set: (name: string) => language.words.set(name),
  sorted: (cards: Iterable<string>) => language.words.sorted(cards),
  number: (n: number) => language.words.number(n),
};

type Say = ((id: string, values?: Values) => string) & typeof forms;

/** Renders a message in the language of the page; in a component it follows a change of language. */
export const say = Object.defineProperties(
  (id: string, values?: Values) => language.words.say(id, values),
  Object.getOwnPropertyDescriptors(forms), // a function already has a name, which is read-only
) as Say;
