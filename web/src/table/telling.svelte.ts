/** Title, icon and, if wished, tunes tell when it is my turn, when I was attacked and won; also while out of sight. */

import icon from "../style/icon.svg?url";
import type { Connection } from "../protocol/connection.svelte";
import type { LogLine, View } from "../protocol/types";
import { say } from "../words";
import iconTurn from "./icon-turn.svg?url";
import { settings } from "./settings.svelte";
import { tone } from "./tone";

export function tellTurn(connection: Connection): void {
  const picks = $derived(connection.table === "lobby" && connection.you.some((seat) => seat === connection.picking?.seat));
  const asked = $derived(!!connection.decision || picks);
  const title = $derived.by(() => {
    const player = connection.view?.player;
    if (connection.table === "over") return say("web-title-over");
    if (asked) return say("web-title-mine");
    if (connection.table === "lobby") return `${say("web-lobby")} – Demesne`;
    if (connection.table !== "running" || player === undefined) return "Demesne";
    return say("web-title-other", { who: connection.seats[player]?.name ?? "" });
  });

  $effect(() => {
    document.title = title;
    return () => (document.title = "Demesne");
  });

  $effect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (!link) return undefined;
    link.href = asked ? iconTurn : icon;
    return () => (link.href = icon);
  });

  let before = true;
  $effect(() => {
    if (asked && !before && settings.sound) tone();
    before = asked;
  });

  let heard = Infinity;
  $effect(() => {
    const { log, view } = connection;
    const fresh = log.slice(heard);
    heard = log.length;
    if (settings.sound && view && fresh.some((line) => isHarm(line, view))) tone("attack");
  });

  let won = true;
  $effect(() => {
    const { result, view } = connection;
    const wins = !!result && view?.seat != null && result.winners.includes(view.seat);
    if (wins && !won && settings.sound) tone("victory");
    won = wins;
  });
}

const HARM = ["discard", "trash", "gain", "topdeck", "pass"];

/** Something that another player's card has done to me, in the turn of `player`. */
export function isHarm([depth, , seat, kind]: LogLine, { seat: me, player }: Pick<View, "seat" | "player">): boolean {
  return me !== null && player !== me && seat === me && depth > 1 && HARM.includes(kind);
}
