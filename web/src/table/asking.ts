/** How a decision is put to a person: by which gesture it is answered, and where its options lie. */

import type { Decision, Then } from "../protocol/types";
import { capital, say } from "../languages";

/**
 * amount: how many of the card picked before; phase: an Action, or a pile to buy, or the end of it; one: a click decides; several: pick, then confirm; order: pick
 * in an order, then confirm; arrange: every card gets one of several fates, then confirm; treasures: each click plays
 * one; react: effects by name, one at a time; the rest have controls of their own.
 */
export type Way =
  | "amount"
  | "phase"
  | "treasures"
  | "one"
  | "several"
  | "order"
  | "arrange"
  | "yes-no"
  | "options"
  | "react"
  | "name"
  | "position";
export type Place = "hand" | "supply" | "tray" | null;

const PHASES = ["action", "buy"];
/** From this many different cards on, a tray can be searched. */
export const MANY = 12;

export function wayOf(decision: Decision): Way {
  const { kind, least, most, options, ordered, fates } = decision;
  if (fates.length) return "arrange";
  if (isAmount(decision)) return "amount";
  if (PHASES.includes(kind)) return "phase";
  if (kind === "treasure") return "treasures";
  if (kind === "order") return "react";
  if (kind === "react" || kind === "name" || kind === "position") return kind;
  if (least === 0 && most === 1 && options.length === 1) return "yes-no";
  if (kind === "choose") return "options";
  if (most === 1) return "one";
  return ordered ? "order" : "several";
}

/** The question that follows a card, as a decision of its own; none where that card ends the matter. */
export function thenOf(decision: Decision, card: string): Decision | null {
  const found = decision.then.find(({ after }) => after.includes(card));
  return found ? onward(decision, found) : null;
}

function onward(decision: Decision, { prompt, kind, options, least, most }: Then): Decision {
  return { ...decision, prompt, kind, options, least, most, zone: null, ordered: false, warnings: {}, then: [] };
}

/** Only how many of one card is asked. */
export const isAmount = ({ kind, zone, options }: Decision): boolean =>
  kind === "return" && zone === null && options.length === 1;

/** The second of two questions before the first is answered: what there is to choose, not yet how much of it. */
export function nextOf(decision: Decision): Decision | null {
  const [first] = decision.then;
  return first ? onward(decision, first) : null;
}

/** The question; of several that are asked at once, that of all of them. */
export function questionOf(decision: Decision): string {
  if (wayOf(decision) === "arrange") return say("web-arrange", { card: decision.source ?? "" });
  return capital(say.phrase(decision.prompt));
}

/** Where the options are shown to be picked. */
export function placeOf({ kind, zone }: Decision): Place {
  if (zone === "hand") return "hand";
  if (zone === "supply" || kind === "name") return "supply";
  return zone === null ? null : "tray";
}

/** A yes or no about one card that lies open: not a key such as Chancellor's deck. */
export function cardInQuestion({ kind, zone, options }: Decision): string | null {
  return kind === "choose" || zone === null ? null : (options[0]?.[0] ?? null);
}

export function copiesOf(decision: Decision, name: string): number {
  return decision.options.find(([option]) => option === name)?.[1] ?? 0;
}

/** Every option as often as it may be named, in the server's order. */
export function everything(decision: Decision): string[] {
  return decision.options.flatMap(([name, copies]) => Array<string>(copies).fill(name));
}
