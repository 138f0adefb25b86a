/** One viewer's place at the table: what lies open beside the game, who is who. */

import { MediaQuery } from "svelte/reactivity";
import type { Connection } from "../protocol/connection.svelte";
import type { Blunder, Decision, LogLine, PileSizes, PlayerView } from "../protocol/types";
import { say } from "../languages";
import { kingdomPiles } from "./arrangement";
import { placeOf } from "./asking";
import { ENTER, keyed, SHIFT } from "./keyed";
import { BASIC_KEYS } from "./keys";
import { Teaching } from "./lessons.svelte";
import { Playing } from "./playing.svelte";
import { settings } from "./settings.svelte";

export type Beside =
  | { what: "card"; name: string; /** it came by itself, under the mouse */ passing?: boolean }
  | {
      what:
        "find" | "settings" | "keys" | "phrases" | "trash" | "invite" | "resign" | "menu" | "log" | "deck" | "lessons";
    };

/** Narrower than this, the zones lie above each other. */
const NARROW = "(max-width: 61.99rem)";
/** A phone that lies, or a window at 200 %: the zones lie beside each other, and nothing scrolls. */
export const LOW = "(max-width: 61.99rem) and (min-width: 36rem) and (max-height: 31rem)";
/** A tip has room beside what is asked, if that is about a few cards. */
const ROOMY = "(min-width: 75rem) and (min-height: 45rem)";
/** So many lanes can lie above each other on a phone. */
const LANES = 3;
const FEW = 4;
/** So many buttons with their words need its room. */
const CHOICES = 3;
/** A card's text is asked for on purpose within this time after a key or a press; a finger stays half a second. */
const ON_PURPOSE = 700;

export class Desk {
  readonly play: Playing;
  readonly teaching: Teaching;
  beside = $state.raw<Beside | null>(null);
  side = $state<"log" | "deck">("log");
  #narrow = new MediaQuery(NARROW, false);
  #low = new MediaQuery(LOW, false);
  #roomy = new MediaQuery(ROOMY, true);
  #pressed = -ON_PURPOSE;
  /** For a card that is only there to be read. */
  readonly reads = {
    onpick: (card: string): void => this.read(card),
    onlook: (card: string): void => this.look(card),
  };

  constructor(readonly connection: Connection) {
    this.play = new Playing(connection);
    this.teaching = new Teaching(connection);
  }

  get narrow(): boolean {
    return this.#narrow.current;
  }

  get low(): boolean {
    return this.#low.current;
  }

  /** The cards of the question lie in the tray: they were looked at or revealed, or are in a pile. */
  get laid(): Decision | null {
    const { asked, decision, way } = this.play;
    if (!asked || !decision || way === "yes-no" || this.connection.steps.playing) return null;
    return way === "arrange" || placeOf(decision) === "tray" ? decision : null;
  }

  /** Where a tip is given: among the notes, as the last column of the tray, or where there is no room, behind a button. */
  get tip(): "notes" | "tray" | "button" {
    if (this.laid) return this.#roomy.current && this.laid.laid.length <= FEW ? "tray" : "button";
    const many = this.play.way === "options" && (this.play.asked?.options.length ?? 0) >= CHOICES;
    return this.low || (many && !this.narrow) ? "button" : "notes";
  }

  get me(): number | null {
    return this.connection.view?.seat ?? null;
  }

  get mine(): PlayerView | null {
    return this.me === null ? null : (this.connection.view?.players[this.me] ?? null);
  }

  /** The other seats in turn order, beginning after mine. */
  get others(): number[] {
    const count = this.connection.view?.players.length ?? 0;
    const from = this.me ?? -1;
    return Array.from({ length: this.me === null ? count : count - 1 }, (_, i) => (from + 1 + i) % count);
  }

  /** Who watches has no cards: the others have that room. On a phone only few of them have enough to gain by it. */
  get spread(): boolean {
    return this.me === null && !this.low && (!this.narrow || this.others.length <= LANES);
  }

  /** The lines of the log that have been shown so far. */
  get lines(): LogLine[] {
    return this.connection.log;
  }

  /** What the bot would pick; of two questions that are asked at once also what it would pick after its own card. */
  get hinted(): string[] {
    return [...(this.connection.hint?.answers[0] ?? []), ...(this.hintedAfter ?? [])];
  }

  /** What it would pick after the card that is picked first; null if it would pick another one, or was not asked. */
  get hintedAfter(): string[] | null {
    const [picks, then] = this.connection.hint?.answers ?? [];
    return picks && then && picks[0] === this.play.first ? then : null;
  }

  /** The fate that the bot would give each of the cards that were looked at. */
  get advised(): (number | null)[] {
    const piles = (this.connection.hint?.piles ?? []).map((pile) => [...pile]);
    return this.play.arranging.cards.map((card) => {
      const fate = piles.findIndex((pile) => pile.includes(card));
      if (fate < 0) return null;
      piles[fate]!.splice(piles[fate]!.indexOf(card), 1);
      return fate;
    });
  }

  /** What the list of cards is called: of mine, or, for who watches, of everybody's where the table shows them. */
  get listed(): string {
    if (this.me !== null) return say("web-deck");
    return this.connection.tracked?.owned ? say("web-tracked") : "";
  }

  /** The decision in which an Action was pressed that cannot be played any more. */
  late = $state("");

  /** Whether the numbers behind what the coach says are shown. */
  why = $state(false);

  /** What the coach says of the answer that was just given, or is about to be. */
  get warning(): Blunder | null {
    const { decision, blunder } = this.connection;
    return decision && blunder?.decision === decision.id ? blunder : null;
  }

  /** The looks of the button that Enter presses. */
  readonly main: { look: "main" } & ReturnType<typeof keyed> = { look: "main", ...keyed(ENTER) };

  /** The coach is listened to. */
  takeBack(): void {
    this.play.clear();
    this.connection.takeBack();
  }

  /** It is this player's turn, as far as it is shown. */
  hasTurn(seat: number): boolean {
    const { view } = this.connection;
    return view?.player === seat && !view.over;
  }

  /** Nobody plays for this player, who has left. */
  isAway(seat: number): boolean {
    const sits = this.connection.seats[seat];
    return !!sits?.away && !sits.stand_in && !sits.resigned;
  }

  nameOf(seat: number): string {
    return this.connection.seats[seat]?.name ?? "";
  }

  /** The sizes of a seat's piles as far as they may be known. */
  sizesOf(seat: number): { [pile in keyof PileSizes]: number | null } {
    const counts = this.connection.counts?.[seat];
    const player = this.connection.view?.players[seat];
    return { deck: counts?.deck ?? player?.deck_size ?? null, discard: counts?.discard ?? null };
  }

  /** The key that picks an option, where keys are commands. */
  digit(option: string): string {
    const at = this.play.targets.indexOf(option);
    return settings.keys && at >= 0 && at < 10 ? String((at + 1) % 10) : "";
  }

  /** The key of a pile of the Supply, which is always the same; while digits pick other things, the kingdom's need Shift. */
  pileKey(pile: string): string {
    const { view, kingdom } = this.connection;
    const { decision } = this.play;
    if (!settings.keys || !view || !decision) return "";
    const here = placeOf(decision) === "supply";
    if (!here && !this.play.canBuyAhead(pile)) return "";
    const at = kingdomPiles(view, kingdom).indexOf(pile);
    return BASIC_KEYS[pile] ?? (at < 0 ? "" : `${here ? "" : SHIFT}${(at + 1) % 10}`);
  }

  /** The pile of a key, if something can be done with it now. */
  pressPile(pile: string | undefined): void {
    const { decision } = this.play;
    if (!decision || pile === undefined) return;
    if (placeOf(decision) === "supply") this.play.pick(pile);
    else this.play.buyAhead(pile);
  }

  kingdomPile(n: number): string | undefined {
    const { view, kingdom } = this.connection;
    return view ? kingdomPiles(view, kingdom)[n - 1] : undefined;
  }

  /** A key or a press: what follows at once is meant. */
  pressed(event: Event): void {
    if (event.type === "pointerdown" || !this.narrow) this.#pressed = performance.now();
  }

  /**
   * A press that has done something: a card that comes to lie under the pointer is not asked for. Of another card than the
   * one that was pressed no text stays: what came by itself goes, what was asked for makes room.
   */
  clicked(on: EventTarget | null): void {
    this.#pressed = -ON_PURPOSE;
    if (this.beside?.what !== "card" || !(on instanceof Element) || on.closest("[data-zone=beside]")) return;
    const name = on.closest<HTMLElement>("[data-card]")?.dataset["card"];
    if (this.beside.passing) this.beside = null;
    else if (name) this.read(name);
  }

  /** A card's text comes up beside the table; without being asked for only where it is in nobody's way. */
  look(name: string): void {
    const asked = performance.now() - this.#pressed < ON_PURPOSE;
    if (!asked && (this.narrow || !settings.hover || (this.beside && this.beside.what !== "card"))) return;
    this.beside = asked ? { what: "card", name } : { what: "card", name, passing: true };
  }

  read(name: string): void {
    this.beside = { what: "card", name };
  }

  /** Open or close what lies beside the table. */
  toggle(what: Exclude<Beside["what"], "card">): void {
    this.beside = this.beside?.what === what ? null : { what };
  }
}
