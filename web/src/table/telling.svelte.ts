/** Title, icon and, if wished, tunes tell when it is my turn, when I was attacked and won; also while out of sight. */

import { onDestroy } from "svelte";
import icon from "../style/icon.svg?url";
import type { Connection } from "../protocol/connection.svelte";
import type { LogLine, View } from "../protocol/types";
import { say } from "../languages";
import iconTurn from "./icon-turn.svg?url";
import { sound, soundSteps } from "./sounding.svelte";

export function tellTurn(connection: Connection): void {
  soundSteps(connection);
  const picks = $derived(
    connection.table === "lobby" && connection.you.some((seat) => seat === connection.picking?.seat),
  );
  const asked = $derived(!!connection.decision || picks);
  /** The last turn is shown to its end before anything tells the result; shown again, it is known. */
  const showing = $derived(connection.steps.playing && !connection.steps.again);
  const ended = $derived(connection.table === "over" && !showing);
  const title = $derived.by(() => {
    const player = connection.view?.player;
    if (ended) return say("web-title-over");
    if (asked) return say("web-title-mine");
    if (connection.table === "lobby") return `${say("web-lobby")} – Demesne`;
    if (connection.table === "closed" || player === undefined) return "Demesne";
    return say("web-title-other", { who: connection.seats[player]?.name ?? "" });
  });

  $effect(() => void (document.title = title));

  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  $effect(() => {
    if (link) link.href = asked ? iconTurn : icon;
  });
  // only in the end: the browser tells its own window of every change
  onDestroy(() => {
    document.title = "Demesne";
    if (link) link.href = icon;
  });

  /** What is there when the page is opened is no news. */
  const here = $derived(connection.table === "lobby" ? !!connection.welcome : !!connection.view);

  /** The turn in which I am asked; a bot's turn may come in one message with my next decision. */
  const mine = $derived.by(() => {
    if (!asked || showing) return "";
    const { newest } = connection;
    return newest ? `${newest.turn} ${newest.player}` : "pick";
  });
  let before: string | null = null;
  $effect(() => {
    if (!here) return;
    if (mine && before !== null && mine !== before) sound("turn");
    before = mine;
  });

  let heard = Infinity;
  $effect(() => {
    const { log, view } = connection;
    if (!view) return;
    const hurt = harmedSince(log, heard, view);
    heard = log.length;
    if (hurt) sound("attack");
  });

  let won: boolean | null = null;
  $effect(() => {
    if (!here) return;
    const { result, view } = connection;
    const wins = ended && !!result && view?.seat != null && result.winners.includes(view.seat);
    if (wins && won === false) sound("victory");
    won = wins;
  });
}

const HARM = ["discard", "trash", "gain", "topdeck", "pass"];

/** Something that another player's card has done to me, in the turn of `player`. */
export function isHarm([depth, , seat, kind]: LogLine, { seat: me, player }: Pick<View, "seat" | "player">): boolean {
  return me !== null && player !== me && seat === me && depth > 1 && HARM.includes(kind);
}

/** Whether a line of the log from this one on is harm to me. Whose turn it was is in the log too, unless that begins within a turn. */
export function harmedSince(
  log: LogLine[],
  from: number,
  { seat, player: now }: Pick<View, "seat" | "player">,
): boolean {
  let player = log.slice(0, from).findLast(isTurn)?.[2] ?? now;
  return log.slice(from).some((line) => {
    if (isTurn(line)) player = line[2];
    return isHarm(line, { seat, player });
  });
}

const isTurn = ([depth, , , kind]: LogLine): boolean => depth === 0 && kind === "turn";
