/** The messages of one language, with functions that put cards and types into the right form. */

import { FluentBundle, FluentNone, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { AllWords, CardWords, Phrase } from "../protocol/types";
import { Written } from "./numbers";
import { type Plain, plain, type Values } from "./phrases";
import { PSEUDO, pseudo } from "./pseudo";
import { alphabetical } from "./sorting";

const SEPARATOR = "|";
const SOFT_HYPHEN = "\u00ad";
const NONE: Values = {};
const FIRST_EDITION = " (1e)"; // at the end of a name that a set of the second edition has too
const EACH = ":"; // inside an amount: one for each of something
type Messages = { [name: string]: FluentVariable | null };
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

export interface Helpers {
  /** Texts of cards and options, once loaded. */
  texts: () => AllWords | null;
  /** The fallback where the language has no such message. */
  missing: (id: string, values: Values) => string;
  /** A message whose values do not fit it. */
  wrong: (id: string, error: Error) => void;
}

/** Renders messages in one language. */
export class Spoken {
  readonly lang: string;
  /** Whether English names are shown after those of the language. */
  english = false;
  #helpers: Helpers;
  #bundle: FluentBundle;
  #plural: Intl.PluralRules;
  #locale: string;
  #breaks: Map<string, string> | undefined;
  /** Messages without values, which are always the same. */
  #fixed = new Map<string, string>();
  #faces = new Map<string, string>();

  constructor(lang: string, files: Iterable<string>, helpers: Helpers) {
    this.lang = lang;
    this.#helpers = helpers;
    this.#locale = lang === PSEUDO ? "en" : lang;
    this.#plural = new Intl.PluralRules(this.#locale);
    this.#bundle = new FluentBundle(this.#locale, {
      useIsolating: false,
      functions: {
        CARD: ([card, n, form], named) =>
          this.card(text(card), n === undefined ? n : Number(n), text(named["form"] ?? form)),
        CARDS: ([cards, form], named) => this.cards(text(cards), text(named["form"] ?? form)),
        NAMES: ([names, form, join], named) =>
          this.#names(text(names), text(named["form"] ?? form), text(named["join"] ?? join)),
        NEAR: ([near], named) =>
          text(near) ? this.say(text(named["form"]) === "name" ? "near-name" : "near", { near: text(near) }) : "",
        OPTION: ([card, key]) => this.option(text(card), text(key)),
        THINGS: ([n, what, form], named) => this.#things(n, text(what), text(named["form"] ?? form)),
        TYPES: ([types, form, join], named) =>
          this.types(
            text(types).split(" "),
            text(named["form"] ?? form ?? "other"),
            text(named["join"] ?? join ?? "and"),
          ),
      },
    });
    for (const file of files) {
      const resource = new FluentResource(file);
      this.#bundle.addResource(lang === PSEUDO ? pseudo(resource) : resource);
    }
  }

  /** The message with that id. */
  say(id: string, values: Values = NONE): string {
    const fixed = values === NONE ? this.#fixed.get(id) : undefined;
    if (fixed !== undefined) return fixed;
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return this.#helpers.missing(id, values);
    const said = this.#format(id, message.value, this.#plain(values));
    if (values === NONE) this.#fixed.set(id, said);
    return said;
  }

  /** A phrase as text. */
  phrase([id, values]: Phrase): string {
    return this.say(id, values);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** One form of a word: an attribute of its message, or its value if there is no such form. */
  form(id: string, name: string, values: Values = NONE): string {
    const key = `${id}.${name}`;
    const fixed = values === NONE ? this.#fixed.get(key) : undefined;
    if (fixed !== undefined) return fixed;
    const message = this.#bundle.getMessage(id);
    const pattern = message?.attributes[name] ?? message?.value;
    if (!pattern) return this.#helpers.missing(id, values);
    const said = this.#format(key, pattern, this.#plain(values));
    if (values === NONE) this.#fixed.set(key, said);
    return said;
  }

  /** A card's name on its own, with the English one after it if requested. */
  name(card: string): string {
    const name = this.card(card);
    return this.english && name !== card ? `${name} (${card})` : name;
  }

  /** A card's name: alone, after a number, in a form. */
  card(card: string, n?: number, name = ""): string {
    const id = cardKey(card);
    const category = n === undefined ? "" : this.#plural.select(n);
    const wanted = [name, category].filter(Boolean).join("-");
    if (!this.has(id)) return this.form("own-card", wanted, { name: card });
    return wanted ? this.form(id, wanted) : this.say(id);
  }

  /** A card's name as its face shows it: a word that is too long for its line is broken at a hyphen. */
  face(card: string): string {
    const known = this.#faces.get(card);
    if (known !== undefined) return known;
    this.#breaks ??= breaksOf(this.say("face-breaks"));
    const face = this.card(card)
      .split(" ")
      .map((word) => this.#breaks!.get(word) ?? word)
      .join(" ");
    this.#faces.set(card, face);
    return face;
  }

  /** Cards counted and listed: `2 Copper|1 Silver|2` is "2 Coppers, a Silver and 2 cards". */
  cards(packed: string, name = ""): string {
    const parts: string[] = [];
    for (const part of packed.split(SEPARATOR)) {
      const [n, ...card] = part.split(" ");
      const id = card.length ? "counted-card" : "counted-hidden";
      const besides = parts.length ? "yes" : "no";
      parts.push(this.say(id, { n: Number(n), card: card.join(" "), form: name, besides }));
    }
    return this.join(parts);
  }

  /** What an option of a card does; several keys are joined. */
  option(card: string, keys: string): string {
    const options = this.text(card)?.options ?? {};
    return this.join(keys.split(SEPARATOR).map((key) => options[key] ?? key));
  }

  types(types: string[], name = "other", join = "and"): string {
    const parts = types.map((type) => this.form(`type-${type}`, name));
    return parts.reduce((a, b) => this.say(`${join}-list`, { a, b }));
  }

  /** `a, b and c`. */
  join(parts: string[], last = "and"): string {
    if (parts.length < 2) return parts.join("");
    const before = parts.slice(0, -1).reduce((a, b) => this.say("comma-list", { a, b }));
    return this.say(`${last}-list`, { a: before, b: parts.at(-1)! });
  }

  /** The texts of a card, once loaded. */
  text(card: string): CardWords | undefined {
    return this.#helpers.texts()?.cards[card];
  }

  /** The name of a recommended set; where both editions have one of that name, the first edition's says so. */
  set(name: string): string {
    const called = this.#helpers.texts()?.sets[name] ?? name;
    return name.endsWith(FIRST_EDITION) ? `${called}, ${this.say("web-option-edition-n", { n: 1 })}` : called;
  }

  /** Card names in the order of the language's alphabet; they stay English. */
  sorted(cards: Iterable<string>): string[] {
    return alphabetical(cards, this.lang, (card) => this.name(card));
  }

  number(n: number): string {
    return new Written(n, this.#locale).toString();
  }

  #names(names: string, name: string, join: string): string {
    const all = names.split(", ").filter(Boolean);
    const said = all.map((card) => this.card(card, undefined, name));
    return join ? this.join(said, join) : said.join(", ");
  }

  /** What a step is about: "a card", "up to 4 cards", "an Estate". */
  #things(n: FluentValue | undefined, what: string, name: string): string {
    const [kind = "", amount = "", detail = "", but = ""] = what.split(SEPARATOR);
    const [each = "", per = "", types = "", mood = ""] = amount.split(EACH);
    const values: Messages = { n: n ?? "", amount: per ? "exactly" : amount, form: name, card: detail, types: detail };
    let things = this.#say(`things-${kind}`, values);
    if (per) things = this.say(`things-${each}`, { things, per, types, held: types, mood });
    return but ? this.say("other-than", { things, card: but, form: name }) : things;
  }

  #say(id: string, values: Messages): string {
    const message = this.#bundle.getMessage(id);
    return message?.value ? this.#format(id, message.value, values) : this.#helpers.missing(id, {});
  }

  #plain(values: Values): Messages {
    const said: [string, Plain][] = Object.entries(plain(values, (phrase) => this.phrase(phrase)));
    return Object.fromEntries(
      said.map(([name, value]) => [name, typeof value === "number" ? new Written(value, this.#locale) : value]),
    );
  }

  #format(id: string, pattern: Pattern, values: Messages): string {
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, values as Record<string, FluentVariable>, errors);
    if (errors[0]) this.#helpers.wrong(id, errors[0]);
    return said;
  }
}

/** Words by how they may be broken: `Work|shop`. */
function breaksOf(list: string): Map<string, string> {
  const words = list.split(/\s+/);
  return new Map(words.map((word) => [word.replaceAll(SEPARATOR, ""), word.replaceAll(SEPARATOR, SOFT_HYPHEN)]));
}

export function cardKey(name: string): string {
  return `card-${name.toLowerCase().replaceAll(" ", "-").replace(/['.!]/g, "")}`;
}

/** Cards and how many, for `cards`; "" stands for cards that are not known. */
export function packed(cards: Iterable<[name: string, n: number]>): string {
  return Array.from(cards)
    .filter(([, n]) => n)
    .map(([name, n]) => `${n} ${name}`.trim())
    .join(SEPARATOR);
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}

function text(value: FluentValue | undefined): string {
  if (value === undefined) return "";
  if (value instanceof FluentNone) throw new RangeError("a value is missing");
  return typeof value === "string" ? value : String(value.valueOf());
}
