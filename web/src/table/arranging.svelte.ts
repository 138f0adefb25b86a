/** Cards that were looked at get their fates, all at once: which of them goes where, and in which order they are put back. */

import type { Connection } from "../protocol/connection.svelte";
import type { Decision, Fate } from "../protocol/types";

export class Arranging {
  /** Of which decision this is: what was chosen for another is forgotten. */
  #of = $state("");
  #given = $state.raw<number[]>([]);
  #order = $state.raw<number[]>([]);

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

  /** The cards of each fate, in order. */
  get piles(): string[][] {
    return this.fates.map((_, fate) => this.order.filter((at) => this.given[at] === fate).map((at) => this.cards[at]!));
  }

  get complete(): boolean {
    return this.piles.every(
      ({ length }, fate) => length >= this.fates[fate]!.least && length <= this.fates[fate]!.most,
    );
  }

  /** The place of a card among those put back, from 1; 0 where there is no order to choose. */
  place(at: number): number {
    const fate = this.given[at]!;
    const together = this.order.filter((other) => this.given[other] === fate);
    const { kind, most } = this.fates[fate]!;
    const sorts = kind === "topdeck" && most > 1 && new Set(together.map((other) => this.cards[other])).size > 1;
    return sorts ? together.indexOf(at) + 1 : 0;
  }

  /** A card gets a fate; where that has room for only one, the other one loses it. */
  give(at: number, fate: number): void {
    const given = [...this.given];
    const before = given[at]!;
    const holder = given.findIndex((one, other) => one === fate && other !== at);
    if (this.fates[fate]!.most === 1 && holder >= 0) given[holder] = before;
    given[at] = fate;
    this.#keep(given, this.order);
  }

  /** The next fate of a card that has room for it, as its key is pressed. */
  turn(at: number): void {
    const now = this.given[at];
    if (now === undefined) return;
    const hasRoom = (fate: number): boolean =>
      this.given.filter((one, other) => one === fate && other !== at).length < this.fates[fate]!.most;
    const next = this.fates.map((_, n) => (now + 1 + n) % this.fates.length).find(hasRoom);
    if (next !== undefined) this.give(at, next);
  }

  /** Of those put back it will lie on top. */
  toTop(at: number): void {
    this.#keep(this.given, [at, ...this.order.filter((other) => other !== at)]);
  }

  clear(): void {
    this.#of = "";
  }

  confirm(): void {
    if (this.complete && !this.connection.busy) this.connection.arrange(this.piles);
  }

  #keep(given: number[], order: number[]): void {
    [this.#given, this.#order] = [given, order];
    this.#of = this.#decision?.id ?? "";
  }
}
