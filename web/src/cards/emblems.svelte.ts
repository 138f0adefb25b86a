/** The drawings of emblems: what the faces on the page ask for comes from the server together. */

import { api } from "../protocol/api";

const TOGETHER = 20; // ms in which faces ask before one request is sent
const AGAIN = 3_000;
const MOST = 60;

class Emblems {
  /** SVG paths by name. */
  drawn = $state.raw<{ [name: string]: string }>({});
  #asked = new Set<string>();
  #waiting: string[] = [];

  want(name: string): void {
    if (!name || this.#asked.has(name)) return;
    this.#asked.add(name);
    if (!this.#waiting.length) setTimeout(() => this.#send(), TOGETHER);
    this.#waiting.push(name);
  }

  #send(): void {
    const names = this.#waiting.sort();
    this.#waiting = [];
    for (let at = 0; at < names.length; at += MOST) void this.#ask(names.slice(at, at + MOST));
  }

  async #ask(names: string[]): Promise<void> {
    try {
      const drawn = await api.emblems(names);
      this.drawn = { ...this.drawn, ...drawn }; // what came meanwhile stays
    } catch {
      for (const name of names) this.#asked.delete(name);
      setTimeout(() => names.forEach((name) => this.want(name)), AGAIN);
    }
  }
}

export const emblems = new Emblems();
