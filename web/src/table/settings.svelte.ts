/** How the person at this device likes to play; kept on the device. */

import type { AutoplayLevel } from "../protocol/types";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
export const LEVELS: AutoplayLevel[] = [0, 1, 2];

/** Milliseconds of a step of another player's turn. */
export const PACES: Record<Speed, number> = { slow: 800, normal: 400, fast: 200, off: 0 };

const KEPT = "demesne.settings";

class Settings {
  /** A card's text comes up when the mouse rests on it. */
  hover = $state(true);
  /** Single letters and digits are commands. */
  keys = $state(true);
  sound = $state(false);
  /** The explanations of a first game. */
  learn = $state(true);
  learned = $state.raw<string[]>([]);
  /** Preset phrases of others are shown. */
  sayings = $state(true);
  /** How fast the others' turns are shown. */
  speed = $state<Speed>("normal");
  /** In games against bots: warn before an answer that loses much. */
  coach = $state(true);
  autoplay = $state<AutoplayLevel>(1);
  /** Levels of single cards. */
  cards = $state.raw<{ [card: string]: AutoplayLevel }>({});
  /** The turn ends when no coins are left. */
  end = $state(false);
  /** The text table instead of the drawn one. */
  text = $state(false);

  constructor() {
    const kept = read();
    for (const name of ["hover", "keys", "sound", "learn", "sayings", "end", "text", "coach"] as const) {
      const value = kept[name];
      if (typeof value === "boolean") this[name] = value;
    }
    this.speed = SPEEDS.find((speed) => speed === kept["speed"]) ?? "normal";
    this.autoplay = LEVELS.find((level) => level === kept["autoplay"]) ?? 1;
    const learned = kept["learned"];
    if (Array.isArray(learned)) this.learned = learned.filter((topic) => typeof topic === "string");
    $effect.root(() => {
      $effect(() => {
        const { hover, keys, sound, learn, learned, sayings, speed, autoplay, end, text, coach } = this;
        localStorage.setItem(
          KEPT,
          JSON.stringify({ hover, keys, sound, learn, learned, sayings, speed, autoplay, end, text, coach }),
        );
      });
    });
  }

  /** A thing has been explained and is not explained again. */
  know(topic: string): void {
    if (!this.learned.includes(topic)) this.learned = [...this.learned, topic];
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
