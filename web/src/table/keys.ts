/** Keys as commands. Letters go by the key's place where the layout is not Latin; nothing needs AltGr or a dead key. */

export type Command =
  | { does: "pick"; n: number }
  | { does: "pile"; n: number }
  | { does: "basic"; card: string }
  | {
      does:
        | "enter"
        | "treasures"
        | "end"
        | "undo"
        | "why"
        | "log"
        | "deck"
        | "clear"
        | "find"
        | "shortcuts"
        | "yes"
        | "no"
        | "all";
    };

/** The keys of the basic piles; those of the kingdom's piles are the digits, with Shift at any time. */
export const BASIC_KEYS: { [card: string]: string } = {
  Copper: "c",
  Silver: "s",
  Gold: "g",
  Platinum: "m",
  Curse: "x",
  Estate: "h",
  Duchy: "f",
  Province: "p",
  Colony: "o",
};
const BASIC = new Map(Object.entries(BASIC_KEYS).map(([card, key]) => [key, card]));

const LETTERS: { [letter: string]: Exclude<Command["does"], "pick" | "pile" | "basic"> } = {
  t: "treasures",
  e: "end",
  u: "undo",
  w: "why",
  l: "log",
  d: "deck",
  y: "yes",
  n: "no",
  a: "all",
};

/** What a key means; `single`: whether keys without Ctrl are commands. */
export function commandOf(event: KeyboardEvent, single: boolean): Command | null {
  if (event.altKey || event.isComposing) return null;
  const letter = latin(event);
  if (event.ctrlKey || event.metaKey) return letter === "k" && !event.shiftKey ? { does: "find" } : null;
  if (event.key === "Escape") return { does: "clear" };
  if (event.key === "Enter") return { does: "enter" };
  if (!single) return null;
  if (event.key === "/" || (event.code === "Slash" && event.key === ".")) return { does: "find" };
  if (event.key === "?" || (event.code === "Slash" && event.key === ",")) return { does: "shortcuts" };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? (/^\d$/.test(event.key) ? event.key : undefined);
  if (digit !== undefined) return { does: event.shiftKey ? "pile" : "pick", n: Number(digit) || 10 };
  const card = BASIC.get(letter);
  if (card && !event.shiftKey) return { does: "basic", card };
  const does = LETTERS[letter];
  return does && !event.shiftKey ? { does } : null;
}

/** The letter of a key, by its place where the layout is not Latin. */
export function latin(event: KeyboardEvent): string {
  if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
  return event.key.length === 1 && /^Key([A-Z])$/.test(event.code) ? event.code.slice(3).toLowerCase() : "";
}

/** Where somebody is writing, letters are letters. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select")
  );
}

/** Whether a key means: on to my turn, while the others are shown. */
export function skipsBy(event: KeyboardEvent): boolean {
  const writes = isWriting(event.target) || (event.target instanceof HTMLElement && event.target.matches("a, summary"));
  return (event.key === " " || event.key === "Enter") && !writes && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Keys that lead the focus somewhere. */
const LEADS = ["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** Whose Enter it is: of what has the focus only while one goes about by keyboard, else of the table. */
export class EnterKey {
  #led = false;

  pressed(event: Event): void {
    if (event instanceof KeyboardEvent) this.#led ||= LEADS.includes(event.key);
    else this.#led = false;
  }

  /** A digit or a letter was a command: the focus does not count any more. */
  commanded(): void {
    this.#led = false;
  }

  belongsTo(target: EventTarget | null): boolean {
    if (!(target instanceof HTMLElement)) return false;
    return isWriting(target) || (this.#led && target.matches("button, a, input, select, summary"));
  }
}
