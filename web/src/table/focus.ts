/** The focus of those who use keys is never lost: when the thing that had it goes, its nearest neighbour takes it. */

import type { Attachment } from "svelte/attachments";

const FOCUSABLE = "button:not(:disabled), a[href], input, select, summary, [tabindex]";

/** Zones are marked by data-zone; where a zone has nothing left the element marked data-rest takes the focus. */
export const keepsFocus: Attachment<HTMLElement> = (table) => {
  let last: { element: Element; zone: string; at: number } | null = null;
  let pointed = false;

  const point = (): void => void (pointed = true);
  const press = (): void => void (pointed = false);
  const remember = (event: FocusEvent): void => {
    const element = event.target;
    const zone = element instanceof Element ? element.closest<HTMLElement>("[data-zone]") : null;
    if (!(element instanceof Element) || !zone) return;
    last = { element, zone: zone.dataset["zone"] ?? "", at: inside(zone).indexOf(element as HTMLElement) };
  };
  const restore = (): void => {
    if (pointed || !last || (last.element.isConnected && !last.element.matches(":disabled"))) return;
    if (document.activeElement && document.activeElement !== document.body && document.activeElement !== last.element)
      return;
    const zone = table.querySelector<HTMLElement>(`[data-zone="${last.zone}"]`);
    const left = zone ? inside(zone) : [];
    const to = left[Math.min(last.at, left.length - 1)] ?? table.querySelector<HTMLElement>("[data-rest]");
    to?.focus({ preventScroll: true });
  };

  const watch = new MutationObserver(() => requestAnimationFrame(restore));
  watch.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  const off = new AbortController();
  table.addEventListener("focusin", remember, { signal: off.signal });
  addEventListener("pointerdown", point, { signal: off.signal, capture: true });
  addEventListener("keydown", press, { signal: off.signal, capture: true });
  return () => {
    watch.disconnect();
    off.abort();
  };
};

/** What comes up where nothing has the focus takes it, so that it is read and keys go on from there. */
export const takesFocus: Attachment<HTMLElement> = (node) => {
  if (document.activeElement === document.body) node.focus({ preventScroll: true });
};

function inside(zone: HTMLElement): HTMLElement[] {
  return Array.from(zone.querySelectorAll<HTMLElement>(FOCUSABLE));
}
