/** How the person at this device likes to play; kept on the device. */

import type { AutoplayLevel } from "../protocol/types";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
export const LEVELS: AutoplayLevel[] = [0, 1, 2];

/** Milliseconds of a step of another player's turn. */
export const PACES: Record<Speed, number> = { slow: 900, normal: 600, fast: 250, off: 0 };
/** So many of the first games are remembered; then the coach is offered. */
const FIRST_GAMES = 3;

const KEPT = "demesne.settings";
/** What is only on or off. */
const SWITCHES = ["hover", "keys", "sound", "learn", "sayings", "end", "text", "begun"] as const;

class Settings {
  /** A card's text comes up when the mouse rests on it. */
  hover = $state(true);
  /** Single letters and digits are commands. */
  keys = $state(true);
  sound = $state(true);
  /** The explanations of a first game. */
  learn = $state(true);
  learned = $state.raw<string[]>([]);
  /** A game was begun here: the start page does not ask any more whether one knows how to play. */
  begun = $state(false);
  /** Preset phrases of others are shown. */
  sayings = $state(true);
  /** How fast the others' turns are shown; null until somebody has said so. */
  #speed = $state<Speed | null>(null);
  /** The first games that were played to their end. */
  ended = $state.raw<string[]>([]);
  /** The question after a guided first game: of which table, and the card that was chosen. */
  answered = $state.raw<string[]>([]);
  /** Whether the coach may speak; null until somebody has said so. */
  coach = $state<boolean | null>(null);
  autoplay = $state<AutoplayLevel>(1);
  /** Levels of single cards. */
  cards = $state.raw<{ [card: string]: AutoplayLevel }>({});
  /** The turn ends when no coins are left. */
  end = $state(false);
  /** The text table instead of the drawn one. */
  text = $state(false);

  constructor() {
    const kept = read();
    for (const name of SWITCHES) {
      const value = kept[name];
      if (typeof value === "boolean") this[name] = value;
    }
    for (const name of ["ended", "learned", "answered"] as const) {
      const value = kept[name];
      if (Array.isArray(value)) this[name] = value.filter((one) => typeof one === "string");
    }
    this.ended = this.ended.slice(0, FIRST_GAMES);
    this.#speed = SPEEDS.find((speed) => speed === kept["speed"]) ?? null;
    this.autoplay = LEVELS.find((level) => level === kept["autoplay"]) ?? 1;
    this.coach = typeof kept["coach"] === "boolean" ? kept["coach"] : null;
    $effect.root(() => {
      $effect(() => {
        const { learned, autoplay, coach, ended, answered } = this;
        const switches = Object.fromEntries(SWITCHES.map((name) => [name, this[name]]));
        const all = { ...switches, learned, autoplay, coach, ended, answered, speed: this.#speed };
        localStorage.setItem(KEPT, JSON.stringify(all));
      });
    });
  }

  /** A first game is shown slowly. */
  get speed(): Speed {
    return this.#speed ?? (this.ended.length ? "normal" : "slow");
  }

  set speed(speed: Speed) {
    this.#speed = speed;
  }

  /** I have played a game to its end. */
  finish(table: string): void {
    if (this.ended.length < FIRST_GAMES && !this.ended.includes(table)) this.ended = [...this.ended, table];
  }

  /** A thing has been explained and is not explained again. */
  know(topic: string): void {
    if (!this.learned.includes(topic)) this.learned = [...this.learned, topic];
  }

  /** The coach is offered once, after the first games. */
  get offersCoach(): boolean {
    return this.coach === null && this.ended.length >= FIRST_GAMES;
  }

  learnAgain(): void {
    this.learned = [];
    this.learn = true;
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const settings = new Settings();
