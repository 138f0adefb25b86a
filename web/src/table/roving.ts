/** One stop for Tab in a group of cards; arrows move inside it, by where things are on the screen. */

import type { Attachment } from "svelte/attachments";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

export function roving(selector = "button.card"): Attachment<HTMLElement> {
  return (group) => {
    const items = (): HTMLElement[] => Array.from(group.querySelectorAll<HTMLElement>(selector));
    let current: HTMLElement | null = null;

    const settle = (): void => {
      const all = items();
      if (!current || !all.includes(current)) {
        current = all.find((item) => item.classList.contains("legal")) ?? all[0] ?? null;
      }
      for (const item of all) item.tabIndex = item === current ? 0 : -1;
    };
    const focus = (event: FocusEvent): void => {
      const item = items().find((one) => one === event.target);
      if (item) current = item;
      settle();
    };
    const key = (event: KeyboardEvent): void => {
      if (!ARROWS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      const all = items();
      const from = all.find((item) => item === event.target);
      if (!from) return;
      event.preventDefault();
      next(all, from, event.key)?.focus();
    };

    const watch = new MutationObserver(settle);
    watch.observe(group, { childList: true, subtree: true });
    group.addEventListener("focusin", focus);
    group.addEventListener("keydown", key);
    settle();
    return () => {
      watch.disconnect();
      group.removeEventListener("focusin", focus);
      group.removeEventListener("keydown", key);
    };
  };
}

function next(all: HTMLElement[], from: HTMLElement, arrow: string): HTMLElement | undefined {
  const at = all.indexOf(from);
  if (arrow === "Home") return all[0];
  if (arrow === "End") return all.at(-1);
  if (arrow === "ArrowLeft") return all[at - 1];
  if (arrow === "ArrowRight") return all[at + 1];
  const here = middle(from);
  const down = arrow === "ArrowDown";
  const rows = all.filter((item) => {
    const [, y] = middle(item);
    return down ? y > here[1] + 8 : y < here[1] - 8;
  });
  const near = Math.min(...rows.map((item) => Math.abs(middle(item)[1] - here[1])));
  const row = rows.filter((item) => Math.abs(middle(item)[1] - here[1]) < near + 8);
  return row.sort((a, b) => Math.abs(middle(a)[0] - here[0]) - Math.abs(middle(b)[0] - here[0]))[0];
}

function middle(item: HTMLElement): [x: number, y: number] {
  const { left, top, width, height } = item.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
