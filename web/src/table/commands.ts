/** What the keys do at the table. */

import { placeOf } from "./asking";
import type { Desk } from "./desk.svelte";
import { commandOf, EnterKey, isWriting, latin, skipsBy } from "./keys";
import { settings } from "./settings.svelte";

export class Commands {
  readonly enter = new EnterKey();

  constructor(
    readonly desk: Desk,
    readonly onresult: () => void,
  ) {}

  /** Any key or press, before it does something. */
  began(event: Event): void {
    this.enter.pressed(event);
    if (event instanceof PointerEvent && event.pointerType === "mouse") delete document.documentElement.dataset["keys"];
  }

  pressed(event: KeyboardEvent): void {
    const { desk, enter } = this;
    const { connection, play } = desk;
    if (connection.steps.playing && skipsBy(event)) {
      event.preventDefault();
      return connection.steps.onward();
    }
    if (this.#arranges(event)) return event.preventDefault();
    const command = commandOf(event, settings.keys);
    if (command && event.key.length === 1) document.documentElement.dataset["keys"] = ""; // their marks are shown
    if (!command || (event.repeat && command.does !== "clear")) return;
    if (isWriting(event.target) && command.does !== "clear" && !event.ctrlKey && !event.metaKey) return;
    if (command.does === "enter") {
      if (enter.belongsTo(event.target)) return;
    } else enter.commanded();
    event.preventDefault();
    switch (command.does) {
      case "pick":
        return play.way === "position" ? play.put(command.n % 10) : this.#pick(command.n);
      case "pile":
        return desk.pressPile(desk.kingdomPile(command.n));
      case "basic":
        return desk.pressPile(command.card);
      case "enter":
        return connection.table === "over" ? this.onresult() : play.enter();
      case "treasures":
        return play.allTreasures();
      case "end":
      case "no":
        return play.decline();
      case "yes":
        return play.way === "yes-no" ? this.#pick(1) : undefined;
      case "all":
        return play.way === "several" ? play.pickAll() : undefined;
      case "undo":
        if (desk.warning) return desk.takeBack();
        return connection.can.undo ? connection.undo() : undefined;
      case "why":
        if (desk.warning) desk.why = !desk.why;
        return;
      case "log":
      case "deck":
        if (command.does === "deck" && !desk.listed) return;
        if (desk.narrow) return desk.toggle(command.does);
        desk.side = command.does;
        return;
      case "find":
        desk.beside = { what: "find" };
        return;
      case "shortcuts":
        return desk.toggle("keys");
      case "clear":
        if (desk.warning) desk.takeBack();
        else if (play.picks.length || play.first || play.warned || play.way === "arrange") play.clear();
        else desk.beside = null;
    }
  }

  /** Where cards get their fates, digits choose one, letters give it a fate, arrows move it. */
  #arranges(event: KeyboardEvent): boolean {
    const { play } = this.desk;
    if (play.way !== "arrange" || !settings.keys || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.shiftKey || isWriting(event.target)) return false;
    const leads = event.key.startsWith("Arrow");
    if (leads && event.target instanceof Element && event.target.matches("button, input")) return false;
    const done = play.arranging.pressed(/^(Digit|Numpad)(\d)$/.exec(event.code)?.[2] ?? (latin(event) || event.key));
    if (done) this.enter.commanded();
    return done;
  }

  /** A digit picks the option in that place; of piles the one that always lies there. */
  #pick(n: number): void {
    const { desk } = this;
    const { play } = desk;
    if (play.asked && placeOf(play.asked) === "supply") return desk.pressPile(desk.kingdomPile(n));
    if (play.way === "amount") return play.take(n % 10);
    const option = play.targets[n - 1];
    if (option !== undefined) play.pick(option);
  }
}
