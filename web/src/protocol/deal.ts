/**
 * This device's part of every deal: a random number, sealed by its fingerprint, opened when all are sealed.
 *
 * What the server has shown is kept here before the number is sent, and compared with the record after the game.
 */

import { api } from "./api";
import { bytesOf, sha256 } from "./sha256";
import type { Deal } from "./types";

const KEPT = "demesne.deals";
const MOST = 200;
const REMATCH = { every: 700, times: 30 }; // milliseconds between looks at a rematch that is about to begin

export interface Mine {
  table: string;
  seat: number;
  number: string;
  commitment: string;
  first: number | "random";
  /** Of all seats, as they were shown before the number was sent. */
  seals: string[];
  /** The number has left this device. */
  sent: boolean;
  /** The server has said that it has it. */
  accepted: boolean;
  /** A game has come of it. */
  begun: boolean;
}

export const newNumber = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const sealOf = (number: string): string => sha256(bytesOf(number));

let unkept: Mine[] = []; // where the browser keeps nothing, until the page is closed

/** Newest first. */
export function myDeals(): Mine[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    return Array.isArray(kept) ? (kept as Mine[]) : unkept;
  } catch {
    return unkept;
  }
}

export const mineAt = (table: string): Mine | undefined => myDeals().find((mine) => mine.table === table);

function keep(mine: Mine): void {
  const all = [mine, ...myDeals().filter((other) => other.table !== mine.table)].slice(0, MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    unkept = all;
  }
}

/** A game has begun at this table. */
export function begun(table: string): void {
  const mine = mineAt(table);
  if (mine && !mine.begun) keep({ ...mine, begun: true });
}

/** Tables that have the number of this device and where no game is known to have begun. */
export const broken = (): Mine[] => myDeals().filter((mine) => mine.sent && !mine.begun);

/** Do what the deal waits for. Nothing goes to a table that has changed its commitment. */
export async function takePart(table: string, seats: number[], deal: Deal, number = newNumber()): Promise<Deal> {
  if (deal.step === "dealt") begun(table);
  if (deal.step === "dealt" || deal.step === "practice" || !seats.length) return deal;
  const { commitment, first } = deal;
  const fresh = {
    table,
    seat: Math.min(...seats),
    number,
    commitment,
    first,
    seals: [],
    sent: false,
    accepted: false,
    begun: false,
  };
  const mine: Mine = mineAt(table) ?? fresh;
  if (mine.accepted || mine.commitment !== deal.commitment || mine.first !== deal.first) return deal;
  keep(mine);
  const seal = sealOf(mine.number);
  try {
    if (deal.step !== "opening" && deal.seals[mine.seat] !== seal) deal = await api.seal(table, seal);
    if (deal.step !== "opening" || deal.commitment !== mine.commitment || deal.seals[mine.seat] !== seal) return deal;
    if (mine.sent && mine.seals.join() !== deal.seals.join()) return deal;
    keep({ ...mine, seals: deal.seals, sent: true });
    deal = await api.number(table, mine.number);
    keep({ ...(mineAt(table) ?? mine), accepted: true });
  } catch {
    // too late, or no connection: the proof says who took no part
  }
  if (deal.step === "dealt") begun(table);
  return deal;
}

/** Take part in the deal of a rematch that somebody else has asked for, wherever this page is. */
export async function takePartInRematch(table: string): Promise<void> {
  for (let n = 0; n < REMATCH.times; n++) {
    try {
      const { you, deal } = await api.table(table);
      const now = await takePart(table, you, deal);
      if (!you.length || now.step === "dealt" || now.step === "practice" || mineAt(table)?.accepted) return;
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, REMATCH.every));
  }
}
