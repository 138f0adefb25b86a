/** Shows a card's text without acting: on hover, on focus, on a long press. */

import type { Attachment } from "svelte/attachments";

const RESTS = 300;
const STAYS = 500;

export function looking(look: () => void): Attachment<HTMLElement> {
  return (node) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    const stop = (): void => clearTimeout(waiting);
    const after = (pause: number, then: () => void): void => {
      stop();
      waiting = setTimeout(then, pause);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") after(RESTS, look);
    };
    const down = (event: PointerEvent): void => {
      held = false;
      if (event.pointerType === "mouse") return;
      after(STAYS, () => {
        held = true;
        look();
      });
    };
    // a long press shows the text and does not act on release
    const click = (event: MouseEvent): void => {
      stop();
      if (held) event.stopImmediatePropagation();
      held = false;
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      stop();
      look();
    };
    const focus = (): void => {
      if (node.matches(":focus-visible")) look();
    };

    const off = new AbortController();
    const { signal } = off;
    node.addEventListener("pointerenter", over, { signal });
    for (const ended of ["pointerleave", "pointerup", "pointercancel"]) node.addEventListener(ended, stop, { signal });
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("click", click, { signal, capture: true });
    node.addEventListener("contextmenu", menu, { signal });
    node.addEventListener("focus", focus, { signal });
    return () => {
      stop();
      off.abort();
    };
  };
}
