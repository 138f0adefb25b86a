/** Pass and play: who is to have the device next, and which language each seat speaks. */

import type { Connection } from "../protocol/connection.svelte";
import { type Lang, language } from "../languages";

/** So long everybody waits after an Attack, whether anybody is asked or not. */
const REACTIONS = 1_000;

export interface Device {
  /** The seats among which the device goes on; none while somebody has it who may. */
  readonly asks: number[];
  take: (seat: number) => void;
}

export function sharing(connection: Connection): Device {
  const own = language.code;
  let taken = $state<number | null>(null);
  let patient = $state(false);

  const waits = $derived(connection.newest?.waits ?? null);
  const asks = $derived.by(() => {
    const { you, view, decision } = connection;
    if (you.length < 2 || connection.table !== "running") return [];
    if (!view) return taken === null ? you : [];
    const next = waits?.player;
    if (next !== null && next !== undefined) return next !== view.seat && you.includes(next) ? [next] : [];
    return patient && waits?.reactions && !decision ? you.filter((seat) => seat !== view.seat) : [];
  });

  $effect(() => {
    patient = false;
    if (!waits?.reactions || connection.decision) return undefined;
    const wait = setTimeout(() => (patient = true), REACTIONS);
    return () => clearTimeout(wait);
  });

  return {
    get asks() {
      return asks;
    },
    take(seat) {
      taken = seat;
      const lang = localStorage.getItem(keptAt(connection.id, seat)) ?? own;
      if (lang !== language.code) void language.choose(lang as Lang, false);
      connection.look(seat);
    },
  };
}

/** The person at a seat of a shared device speaks this language from now on. */
export function keepLanguage(table: string, seat: number, lang: Lang): void {
  localStorage.setItem(keptAt(table, seat), lang);
}

function keptAt(table: string, seat: number): string {
  return `demesne.language.${table}.${seat}`;
}
