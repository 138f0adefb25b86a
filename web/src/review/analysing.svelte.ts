/** The analysis of a game as it grows: asked for once, then looked at again until it is finished. */

import { Refusal } from "../protocol/api";
import type { Analysis } from "../protocol/types";
import { analysing, type Source } from "./told";

const AGAIN = 700;
const LONGEST_PAUSE = 20_000;
/** The network, or the server for now: too many questions, or no database. */
const PASSING = [0, 429, 502, 503, 504];

export class Analysing {
  found = $state.raw<Analysis | null>(null);
  error = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  /** How long to wait after the next failure. */
  #pause = AGAIN;
  #latest: (() => Promise<Analysis>) | undefined;

  constructor(readonly source: Source) {}

  /** Ask until it is finished; the way to stop. */
  begin(): () => void {
    this.#stopped = false;
    void this.#ask();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
    };
  }

  async #ask(): Promise<void> {
    try {
      this.#latest ??= await analysing(this.source);
      const found = await this.#latest();
      if (this.#stopped) return;
      this.error = null;
      this.found = found;
      this.#pause = AGAIN;
      if (!found.finished) this.#askIn(AGAIN);
    } catch (refusal) {
      if (this.#stopped) return;
      if (refusal instanceof Refusal && PASSING.includes(refusal.status)) {
        this.#askIn(Math.max(this.#pause, 1000 * refusal.wait));
        this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
      } else this.error = refusal;
    }
  }

  #askIn(ms: number): void {
    this.#timer = setTimeout(() => void this.#ask(), ms);
  }
}
