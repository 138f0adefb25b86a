/** The analysis of a game as it grows: asked for once, then looked at again until it is finished. */

import type { Analysis } from "../protocol/types";
import { analysing, type Source } from "./told";

const AGAIN = 700;

export class Analysing {
  found = $state.raw<Analysis | null>(null);
  error = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
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
      if (!found.finished) this.#timer = setTimeout(() => void this.#ask(), AGAIN);
    } catch (refusal) {
      if (!this.#stopped) this.error = refusal;
    }
  }
}
