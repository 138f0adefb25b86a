/** Who sits at this device: a name, stored here and sent only to tables you sit down at. */

import { say } from "../languages";

const KEPT = "demesne.name";
export const LONGEST_NAME = 24;

class Person {
  #name = $state(localStorage.getItem(KEPT) ?? "");

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    localStorage.setItem(KEPT, name);
  }

  /** The name for a table: as chosen, or what somebody without a name is called. */
  get called(): string {
    return this.#name.trim() || say("web-guest");
  }
}

export const person = new Person();
