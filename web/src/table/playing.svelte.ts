/** One person's answer in the making: picks, a warning that wants a second click, what is sent. */

import type { Connection } from "../protocol/connection.svelte";
import type { Decision, Phrase } from "../protocol/types";
import { copiesOf, everything, placeOf, thenOf, wayOf, type Way } from "./asking";
import { basePiles, inHand, kingdomPiles } from "./arrangement";
import { Arranging } from "./arranging.svelte";

interface Warned {
  key: string;
  phrase: Phrase;
}

export class Playing {
  /** Of which decision the picks are: those of another are forgotten. */
  #of = $state("");
  #picks = $state.raw<string[]>([]);
  #first = $state.raw<string | null>(null);
  #warned = $state.raw<Warned | null>(null);

  readonly arranging: Arranging;

  constructor(readonly connection: Connection) {
    this.arranging = new Arranging(connection);
  }

  get decision(): Decision | null {
    return this.connection.decision;
  }

  /** The card picked for the first of two questions that are asked at once. */
  get first(): string | null {
    return this.decision && this.#of === this.decision.id ? this.#first : null;
  }

  /** The question that the picks are for: the decision's, or the one that follows the card picked first. */
  get asked(): Decision | null {
    const { decision, first } = this;
    return decision && (first === null ? decision : (thenOf(decision, first) ?? decision));
  }

  get way(): Way | null {
    return this.asked && wayOf(this.asked);
  }

  get picks(): string[] {
    return this.decision && this.#of === this.decision.id ? this.#picks : [];
  }

  set picks(picks: string[]) {
    this.#keep(picks, this.first);
  }

  #keep(picks: string[], first: string | null): void {
    this.#of = this.decision?.id ?? "";
    this.#picks = picks;
    this.#first = first;
    this.#warned = null;
  }

  /** The warning that a second click overrides. */
  get warned(): Warned | null {
    return this.decision && this.#of === this.decision.id ? this.#warned : null;
  }

  /** The options in the order in which they lie on the table; digits count along it. */
  get targets(): string[] {
    const { asked } = this;
    const { view, kingdom } = this.connection;
    if (!asked || !view) return [];
    const names = asked.options.map(([name]) => name);
    const place = placeOf(asked);
    if (place === null) return names;
    const lie =
      place === "supply"
        ? [...kingdomPiles(view, kingdom), ...basePiles(view, kingdom)]
        : inHand(names).map(({ name }) => name);
    return lie.filter((name) => names.includes(name));
  }

  chosen(name: string): number {
    return this.picks.filter((pick) => pick === name).length;
  }

  /** The number on a card's badge: how many are chosen, in an order its last place. */
  badge(name: string): number | null {
    if (this.decision?.then.length) return Number(this.first === name);
    if (this.way === "order") return this.picks.lastIndexOf(name) + 1;
    return this.way === "several" || this.way === "options" ? this.chosen(name) : null;
  }

  isLegal(name: string): boolean {
    return !!this.asked && copiesOf(this.asked, name) > 0;
  }

  /** Whether a click on a card of the hand would do something now: of two questions the first can be answered anew. */
  canPickCard(name: string): boolean {
    return this.canPick(name) || (this.first !== null && !!this.decision && copiesOf(this.decision, name) > 0);
  }

  pickCard(name: string): void {
    const { decision } = this;
    const then = decision && thenOf(decision, name);
    if (then) this.#keep(then.kind === "position" ? this.picks : [], this.first === name ? null : name);
    else if (this.first === null) this.pick(name);
    else this.submit([name], null);
  }

  /** Whether a click on the option would do something now. */
  canPick(name: string): boolean {
    const { asked } = this;
    if (!asked || !this.isLegal(name) || this.way === "arrange") return false;
    const full = this.picks.length >= asked.most && asked.most > 1 && this.way !== "treasures";
    return !full || this.chosen(name) > 0;
  }

  get complete(): boolean {
    const { asked } = this;
    return !!asked && this.picks.length >= asked.least && this.picks.length <= asked.most;
  }

  /** A click on an option: decides where one is asked for, else takes one more, or all of them back. */
  pick(name: string): void {
    const { asked, way } = this;
    if (!asked || !this.canPick(name)) return;
    if (asked.then.length && thenOf(asked, name)) {
      this.pickCard(name);
      return;
    }
    if (asked.most === 1 || way === "treasures") {
      this.submit([name]);
      return;
    }
    const full = this.picks.length >= asked.most;
    if (full || this.chosen(name) >= copiesOf(asked, name)) this.picks = this.picks.filter((pick) => pick !== name);
    else this.picks = [...this.picks, name];
    if (way === "order") this.#followWithTheLast(asked);
  }

  /** Of an order only one kind of card is left: there is nothing to choose any more. */
  #followWithTheLast(decision: Decision): void {
    const all = everything(decision);
    if (all.length !== decision.most) return;
    const left = [...all];
    for (const pick of this.picks) left.splice(left.indexOf(pick), 1);
    if (new Set(left).size === 1) this.picks = [...this.picks, ...left];
  }

  clear(): void {
    this.#keep([], null);
    this.arranging.clear();
  }

  pickAll(): void {
    const { decision } = this;
    if (decision) this.picks = everything(decision).slice(0, decision.most);
  }

  /** A place in the deck; beyond the bottom there is none. */
  put(at: number): void {
    this.picks = [String(Math.min(at, (this.asked?.options.length ?? 1) - 1))];
  }

  /** So many of the card in question. */
  take(n: number): void {
    const { asked } = this;
    if (asked && n >= asked.least && n <= asked.most) this.submit(Array<string>(n).fill(asked.options[0]?.[0] ?? ""));
  }

  confirm(): void {
    if (this.complete) this.submit(this.picks);
  }

  /** The empty answer: end the phase, decline, pick nothing. */
  decline(): void {
    if (this.decision?.least === 0 && this.way !== "arrange") this.submit([]);
  }

  anyOrder(): void {
    if (this.decision) this.submit(everything(this.decision));
  }

  allTreasures(): void {
    if (this.way === "treasures" && this.decision) this.submit(everything(this.decision));
  }

  /** What Enter does at a decision: what its highlighted button says. */
  enter(): void {
    const { decision, way } = this;
    if (!decision) return;
    if (way === "treasures") this.allTreasures();
    else if (way === "arrange") this.arranging.confirm();
    else if (way === "position") this.submit([this.picks[0] ?? "0"]);
    else if (way === "yes-no" || way === "react") this.submit([decision.options[0]?.[0] ?? ""]);
    else if (this.picks.length) this.confirm();
    else this.decline();
  }

  submit(picks: string[], first: string | null = this.first): void {
    const { decision } = this;
    if (!decision || this.connection.busy) return;
    if (first !== null) {
      this.connection.answer([first], picks);
      return;
    }
    const phrase = picks.length > 1 ? undefined : decision.warnings[picks[0] ?? ""];
    if (phrase && !this.#sure(picks, phrase)) return;
    this.connection.answer(picks);
  }

  /** Whether it can be bought before its time. */
  canBuyAhead(pile: string): boolean {
    return !!this.decision?.ahead.includes(pile);
  }

  buyAhead(pile: string): void {
    const { decision } = this;
    if (!decision || !this.canBuyAhead(pile) || this.connection.busy) return;
    const early: Phrase = ["web-warn-ahead", { card: pile }];
    const phrase = decision.kind === "action" ? early : decision.warnings[pile];
    if (phrase && !this.#sure([pile], phrase)) return;
    this.connection.buyAhead(pile);
  }

  /** Whether it was asked already; if not, it is asked now. */
  #sure(picks: string[], phrase: Phrase): boolean {
    const key = picks.join("|");
    if (this.warned?.key === key) {
      if (phrase[0] === "warn-curse") this.connection.meant = this.decision?.id ?? null;
      return true;
    }
    this.#keep([], null);
    this.#warned = { key, phrase };
    return false;
  }
}
