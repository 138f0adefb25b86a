/** What is heard at the table: cards, coins, shuffles. Nothing is told by sound alone. */

import { untrack } from "svelte";
import type { Connection } from "../protocol/connection.svelte";
import type { Step } from "../protocol/types";
import { soundsOf } from "./choreography";
import { settings } from "./settings.svelte";
import type { Sound } from "./sounds";

let sounds: Promise<typeof import("./sounds") | undefined> | undefined;

/** A browser lets nothing sound before somebody has pressed something; until then nothing is loaded. */
function awaken(): void {
  if (settings.sound) sounds ??= import("./sounds").catch(() => (sounds = undefined)); // without a connection, later
}

/** Without sound, or before anything was pressed, nothing. */
export function sound(what: Sound): void {
  if (settings.sound) void sounds?.then((loaded) => loaded?.play(what));
}

export function mute(muted: boolean): void {
  settings.sound = !muted;
  awaken();
  sound("turn");
}

/** The sounds of my own cards, and of the steps of others as they are shown. */
export function soundSteps(connection: Connection): void {
  const { steps } = connection;
  const me = $derived(connection.view?.seat ?? null);
  $effect(() => {
    addEventListener("pointerdown", awaken);
    addEventListener("keydown", awaken);
    return () => {
      removeEventListener("pointerdown", awaken);
      removeEventListener("keydown", awaken);
    };
  });
  const heard = (shown: readonly Step[]): void =>
    untrack(() => new Set(shown.flatMap((step) => soundsOf(step, me))).forEach(sound));
  $effect(() => heard(steps.now ? [steps.now] : []));
  $effect(() => heard(steps.own));
}
