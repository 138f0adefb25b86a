/** Cards that were looked at get their fates, all at once: which of them goes where, and in which order they are put back. */

import type { Connection } from "../protocol/connection.svelte";
import type { Decision, Fate } from "../protocol/types";

/** Where a card can lie: a fate and, among cards that are put back in an order, its place there from 0. */
export interface Stop {
  fate: number;
  place: number | null;
}

/** The keys that give the chosen card its fate. */
export const FATE_KEYS: { [kind in Fate["kind"]]: string } = { trash: "t", discard: "d", topdeck: "b" };

export class Arranging {
  /** Of which decision this is: what was chosen for another is forgotten. */
  #of = $state("");
  #given = $state.raw<number[]>([]);
  #order = $state.raw<number[]>([]);
  #chosen = $state.raw<number | null>(null);

  constructor(readonly connection: Connection) {}

  get #decision(): Decision | null {
    return this.connection.decision;
  }

  get #mine(): boolean {
    return !!this.#decision && this.#of === this.#decision.id;
  }

  get fates(): Fate[] {
    return this.#decision?.fates ?? [];
  }

  get cards(): string[] {
    return this.#decision?.laid ?? [];
  }

  /** By card, the number of its fate; at first all have the last one. */
  get given(): number[] {
    return this.#mine ? this.#given : this.cards.map(() => this.fates.length - 1);
  }

  /** The cards by number, in the order in which they would be put back: the first on top. */
  get order(): number[] {
    return this.#mine ? this.#order : this.cards.map((_, at) => at);
  }

  /** The card that the next press moves; a card alone need not be chosen. */
  get chosen(): number | null {
    return this.#mine ? this.#chosen : this.cards.length === 1 ? 0 : null;
  }

  /** The cards of each fate by number, in order. */
  get columns(): number[][] {
    return this.fates.map((_, fate) => this.order.filter((at) => this.given[at] === fate));
  }

  get piles(): string[][] {
    return this.columns.map((column) => column.map((at) => this.cards[at]!));
  }

  /** The fates that still have too few cards. */
  get lacking(): Fate[] {
    return this.fates.filter(({ least }, fate) => this.columns[fate]!.length < least);
  }

  get complete(): boolean {
    return !this.lacking.length && this.fates.every(({ most }, fate) => this.columns[fate]!.length <= most);
  }

  /** The place of a card among those put back, from 1; 0 where there is no order to choose. */
  place(at: number): number {
    return this.#sorts(at, this.given[at]!) ? this.columns[this.given[at]!]!.indexOf(at) + 1 : 0;
  }

  #sorts(at: number, fate: number): boolean {
    const { kind, most } = this.fates[fate]!;
    const together = [at, ...(this.fates[fate]!.together ? this.order : this.columns[fate]!)];
    return kind === "topdeck" && most > 1 && new Set(together.map((one) => this.cards[one])).size > 1;
  }

  /** Where a card can go, from left to right. */
  stops(at: number): Stop[] {
    return this.fates.flatMap(({ together }, fate): Stop[] => {
      if (!this.#sorts(at, fate)) return [{ fate, place: null }];
      const others = together ? this.cards.length - 1 : this.columns[fate]!.filter((one) => one !== at).length;
      return Array.from({ length: others + 1 }, (_, place) => ({ fate, place }));
    });
  }

  /** Which of these it lies at. */
  stop(at: number): number {
    const fate = this.given[at]!;
    const place = this.place(at);
    return this.stops(at).findIndex((stop) => stop.fate === fate && (stop.place === null || stop.place === place - 1));
  }

  choose(at: number | null): void {
    this.#keep(this.given, this.order, at);
  }

  /**
   * A card gets a fate, and a place there if one is given; where there is room for only one, the other one loses it,
   * and where all cards go together, they do.
   */
  put(at: number, { fate, place }: Stop, chosen: number | null = null): void {
    const { most, together } = this.fates[fate]!;
    const before = this.given[at]!;
    let given = [...this.given];
    const holder = given.findIndex((one, other) => one === fate && other !== at);
    if (most === 1 && holder >= 0) given[holder] = before;
    given[at] = fate;
    if (together) given = given.map(() => fate);
    const others = this.order.filter((other) => other !== at);
    const next = place === null ? undefined : others.filter((other) => given[other] === fate)[place];
    const cut = next === undefined ? others.length : others.indexOf(next);
    const moves = place !== null || !together;
    this.#keep(given, moves ? [...others.slice(0, cut), at, ...others.slice(cut)] : this.order, chosen);
  }

  /** A press on a column, or on a card in it: the chosen card goes there, in an order to the place of that card. */
  press(fate: number, on: number | null = null): void {
    const { chosen } = this;
    if (chosen === null || chosen === on) return this.choose(chosen === null ? on : null);
    if (this.given[chosen] !== fate) return this.put(chosen, { fate, place: null });
    if (on === null) return this.choose(null);
    const place = this.place(on);
    if (place) this.put(chosen, { fate, place: place - 1 });
    else this.choose(on);
  }

  /** The chosen card goes one stop to the left or the right. */
  step(by: number): void {
    const { chosen } = this;
    const stop = chosen === null ? undefined : this.stops(chosen)[this.stop(chosen) + by];
    if (chosen !== null && stop) this.put(chosen, stop, chosen);
  }

  /** What a key does here; whether it does anything. */
  pressed(key: string): boolean {
    const fate = this.fates.findIndex(({ kind }) => FATE_KEYS[kind] === key);
    if (/^[1-9]$/.test(key)) {
      if (Number(key) > this.cards.length) return false;
      this.choose(Number(key) - 1);
    } else if (key === "ArrowLeft" || key === "ArrowRight") {
      if (this.chosen === null) return false;
      this.step(key === "ArrowLeft" ? -1 : 1);
    } else if (fate < 0) return false;
    else if (this.chosen !== null) this.put(this.chosen, { fate, place: null });
    return true;
  }

  clear(): void {
    this.#of = "";
  }

  confirm(): void {
    if (this.complete && !this.connection.busy) this.connection.arrange(this.piles);
  }

  #keep(given: number[], order: number[], chosen: number | null): void {
    [this.#given, this.#order, this.#chosen] = [given, order, chosen];
    this.#of = this.#decision?.id ?? "";
  }
}
