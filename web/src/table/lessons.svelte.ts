/** The sentences of a guided first game as this device shows them: which are read, whether they are wanted at all. */

import type { Connection } from "../protocol/connection.svelte";
import type { Beat, Lesson } from "../protocol/types";

export const BEATS: readonly Beat[] = ["goal", "wish", "shuffle", "chain", "attack"];

/** Milliseconds of the shuffle in slow motion. */
export const SLOW_SHUFFLE = 1800;

const KEPT = "demesne.lessons";

export class Teaching {
  #read = $state.raw<Beat[]>([]);
  #off = $state(false);
  /** One that is looked at again, and the decision at which that was asked for. */
  #again = $state.raw<{ lesson: Lesson; at: string | undefined } | null>(null);

  constructor(readonly connection: Connection) {
    const [table, off, ...read] = (localStorage.getItem(KEPT) ?? "").split(" ");
    if (table !== connection.id) return;
    this.#off = off === "off";
    this.#read = BEATS.filter((beat) => read.includes(beat));
  }

  get told(): Lesson[] {
    return this.connection.lessons?.told ?? [];
  }

  /** What the learner did without being told. */
  get done(): Beat[] {
    return this.connection.lessons?.done ?? [];
  }

  /** The sentence on the table now. */
  get shown(): Lesson | null {
    const { lessons, decision, steps } = this.connection;
    if (!lessons || steps.playing) return null;
    if (this.#again && this.#again.at === decision?.id) return this.#again.lesson;
    if (this.#off || !lessons.now || this.#read.includes(lessons.now)) return null;
    return lessons.told.find(({ beat }) => beat === lessons.now) ?? null;
  }

  /** The card that the shuffle which is told of has brought back. */
  get shuffled(): string | null {
    const { shown } = this;
    return shown?.beat === "shuffle" ? (shown.hand[0] ?? null) : null;
  }

  /** It is read; the game never waited for it. */
  goOn(): void {
    const beat = this.shown?.beat;
    this.#again = null;
    if (beat && !this.#read.includes(beat)) this.#read = [...this.#read, beat];
    this.#keep();
  }

  skip(): void {
    this.#again = null;
    this.#off = true;
    this.#keep();
  }

  again(lesson: Lesson): void {
    this.#again = { lesson, at: this.connection.decision?.id };
  }

  #keep(): void {
    localStorage.setItem(KEPT, [this.connection.id, this.#off ? "off" : "on", ...this.#read].join(" "));
  }
}
