/** Title, icon and, if wished, a tone tell when it is my turn; also while the page is not in sight. */

import icon from "../style/icon.svg?url";
import type { Connection } from "../protocol/connection.svelte";
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
}
