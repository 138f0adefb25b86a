/** A viewer's socket: hello first, the log kept, an answer that must arrive, coming back after a break. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/protocol/connection.svelte";
import type { Decision, LogLine, View, ViewMessage, Welcome } from "../src/protocol/types";

class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  sent: { [field: string]: unknown }[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: ((event: { code: number }) => void) | null = () => {};

  constructor(readonly address: string) {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  tells(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const newest = (): Socket => Socket.made.at(-1)!;
const line = (n: number): LogLine => [0, ["log-turn", { who: "Anna", n }], 0, "turn", [], 0];
const deal = { commitment: "", step: "dealt", first: 0, seals: [], opened: [] };
const about = { seats: [], kingdom: [], deal, picking: null, gone: {} };
const welcome = { type: "welcome", state: "running", ...about, you: [0], rematch: null } as unknown as Welcome;

function view(id: string | null, keep: number, ...lines: LogLine[]): ViewMessage {
  const decision = id === null ? null : ({ id, options: [] } as unknown as Decision);
  const table = { seat: 0, over: false } as unknown as View;
  const can = { undo: null, resign: true, hint: false, coach: false };
  const rest = {
    can,
    seats: [],
    state: "running" as const,
    seat: 0,
    counts: null,
    points: null,
    tracked: null,
    clock: null,
    left: null,
    result: null,
    steps: [],
    steps_from: null,
    lessons: null,
  };
  return { type: "view", view: table, decision, log: { keep, lines }, ...rest };
}

function connected(): Connection {
  const connection = new Connection("abc", { token: "abc.0.mac" });
  connection.open();
  newest().opens();
  newest().tells(welcome);
  return connection;
}

beforeEach(() => {
  Socket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("document", {
    ...new EventTarget(),
    addEventListener: () => {},
    removeEventListener: () => {},
    visibilityState: "visible",
  });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("cancelAnimationFrame", () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("says hello with its link first", () => {
  const connection = connected();
  expect(newest().address).toBe("ws://table/ws/abc");
  expect(newest().sent).toEqual([{ type: "hello", protocol: 2, token: "abc.0.mac" }]);
  expect(connection.state).toBe("open");
  expect(connection.you).toEqual([0]);
});

test("keeps the lines of the log that stand", () => {
  const connection = connected();
  newest().tells(view("0.0", 0, line(1), line(2)));
  newest().tells(view("1.0", 1, line(3)));
  expect(connection.log).toEqual([line(1), line(3)]);
});

test("is busy from an answer until the next view or a refusal", () => {
  const connection = connected();
  newest().tells(view("0.0", 0));
  connection.answer(["Village"]);
  expect(newest().sent.at(-1)).toEqual({ type: "answer", decision: "0.0", answers: [["Village"]] });
  expect(connection.busy).toBe(true);
  newest().tells({ type: "refused", phrase: ["answer-not-legal", {}], text: "no", to: "0.0" });
  expect(connection.busy).toBe(false);
  expect(connection.refusal?.text).toBe("no");
  connection.answer([]);
  newest().tells(view("1.0", 0));
  expect(connection.busy).toBe(false);
  expect(connection.refusal).toBe(null);
});

test("buys ahead with a message of its own, and again after a break if it was lost", () => {
  const connection = connected();
  newest().tells(view("0.0", 0));
  connection.buyAhead("Militia");
  const bought = { type: "buy_ahead", decision: "0.0", card: "Militia" };
  expect(newest().sent.at(-1)).toEqual(bought);
  newest().breaks();
  vi.advanceTimersByTime(500);
  newest().opens();
  newest().tells(welcome);
  newest().tells(view("0.0", 0));
  expect(newest().sent.at(-1)).toEqual(bought);
  newest().tells(view("1.0", 0));
  expect(connection.busy).toBe(false);
});

test("comes back by itself, shows the last view meanwhile, and gives the answer again if it was lost", () => {
  const connection = connected();
  newest().tells(view("0.0", 0, line(1)));
  newest().breaks();
  expect(connection.state).toBe("lost");
  expect(connection.log).toEqual([line(1)]);
  connection.answer(["Smithy"]);
  vi.advanceTimersByTime(500);
  expect(Socket.made.length).toBe(2);
  newest().opens();
  newest().tells(welcome);
  newest().tells(view("0.0", 0, line(1)));
  expect(newest().sent.at(-1)).toEqual({ type: "answer", decision: "0.0", answers: [["Smithy"]] });
});

test("does not answer twice when the answer had arrived before the break", () => {
  const connection = connected();
  newest().tells(view("0.0", 0));
  connection.answer(["Smithy"]);
  newest().breaks();
  vi.advanceTimersByTime(500);
  newest().opens();
  newest().tells(welcome);
  newest().tells(view("1.0", 0));
  expect(newest().sent.map((message) => message["type"])).toEqual(["hello"]);
  expect(connection.busy).toBe(false);
});

test("other wishes without a connection wait too, each once, and are sent when the table is back", () => {
  const connection = connected();
  newest().tells(view("0.0", 0));
  newest().breaks();
  connection.undo();
  connection.suggest();
  connection.undo();
  connection.resign();
  expect(connection.later.map(({ type }) => type)).toEqual(["suggest", "undo", "resign"]);
  vi.advanceTimersByTime(500);
  newest().opens();
  newest().tells(welcome);
  newest().tells(view("0.0", 0));
  expect(newest().sent.slice(1)).toEqual([{ type: "suggest", decision: "0.0" }, { type: "undo" }, { type: "resign" }]);
  expect(connection.later).toEqual([]);
});

test("a question about a decision that is over is not sent any more", () => {
  const connection = connected();
  newest().tells(view("0.0", 0));
  newest().breaks();
  connection.suggest();
  vi.advanceTimersByTime(500);
  newest().opens();
  newest().tells(welcome);
  newest().tells(view("1.0", 0));
  expect(newest().sent.map((message) => message["type"])).toEqual(["hello"]);
  expect(connection.later).toEqual([]);
});

test("who asks for a hint sees that it is worked out, and asks once", () => {
  const connection = connected();
  newest().tells(view("0.0", 0));
  connection.suggest();
  connection.suggest();
  expect(connection.asking).toBe(true);
  expect(newest().sent.slice(1)).toEqual([{ type: "suggest", decision: "0.0" }]);
  newest().tells({ type: "hint", answers: [["Silver"]], phrase: ["hint-best", {}], decision: "0.0", best: [] });
  expect(connection.asking).toBe(false);
  connection.suggest();
  newest().tells(view("1.0", 0));
  expect(connection.asking).toBe(false);
  connection.suggest();
  newest().breaks();
  expect(connection.asking).toBe(false);
});

test("a hint that comes too late is no error, an answer that does is one", () => {
  const connection = connected();
  const late = (to: string) => newest().tells({ type: "refused", phrase: ["table-answered", {}], text: "", to });
  newest().tells(view("0.0", 0));
  connection.suggest();
  late("0.0");
  expect(connection.refusal).toBeNull();
  expect(connection.asking).toBe(false);
  connection.suggest();
  newest().tells(view("1.0", 0));
  late("0.0");
  expect(connection.refusal).toBeNull();
  connection.answer(["Village"]);
  late("1.0");
  expect(connection.refusal?.phrase[0]).toBe("table-answered");
  connection.suggest();
  newest().tells({ type: "refused", phrase: ["hint-off", {}], text: "", to: "1.0" });
  expect(connection.refusal?.phrase[0]).toBe("hint-off");
});

test("a pick in the waiting room waits for the connection", () => {
  const connection = connected();
  const lobby = { ...welcome, state: "lobby", picking: { seat: 0, options: ["Moat"] } };
  newest().tells(lobby);
  newest().breaks();
  connection.pick("Moat");
  vi.advanceTimersByTime(500);
  newest().opens();
  newest().tells(lobby);
  expect(newest().sent.at(-1)).toEqual({ type: "pick", card: "Moat" });
});

test("a device that goes offline has lost its connection at once", () => {
  const heard = new Map<string, () => void>();
  vi.stubGlobal("addEventListener", (type: string, hears: () => void) => heard.set(type, hears));
  const connection = connected();
  newest().tells(view("0.0", 0));
  heard.get("offline")?.();
  expect(connection.state).toBe("lost");
  connection.undo();
  expect(connection.later).toEqual([{ type: "undo" }]);
});

test("waits longer after each failure", () => {
  connected();
  const pauses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const before = Socket.made.length;
    newest().breaks();
    let waited = 0;
    while (Socket.made.length === before) {
      vi.advanceTimersByTime(50);
      waited += 50;
    }
    pauses.push(waited);
  }
  expect(pauses[0]).toBeLessThan(500);
  expect(pauses[5]).toBeGreaterThan(4000);
});

test("gives up a socket that stays silent", () => {
  connected();
  vi.advanceTimersByTime(15_000);
  expect(newest().sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(11_000);
  expect(Socket.made.length).toBe(2);
});

test("stays away when the server says that there is no such table", () => {
  const connection = connected();
  newest().breaks(4404);
  vi.advanceTimersByTime(60_000);
  expect(Socket.made.length).toBe(1);
  expect(connection.refusedForGood).toBe(true);
});

test("the next person on a shared device sees nothing of the one before", () => {
  const connection = connected();
  newest().tells(view("0.0", 0, line(1)));
  connection.look(1);
  expect(connection.view).toBe(null);
  expect(connection.decision).toBe(null);
  expect(newest().sent.at(-1)).toEqual({ type: "look", seat: 1 });
  newest().breaks();
  vi.advanceTimersByTime(500);
  newest().opens();
  expect(newest().sent[0]).toEqual({ type: "hello", protocol: 2, token: "abc.0.mac", seat: 1 });
});

test("the kingdom is picked in turn: a pick is sent, and what has been picked is known", () => {
  const connection = connected();
  const picking = (seat: number | null, ...options: string[]) => ({ seat, options });
  const seats = { ...about, type: "seats", state: "lobby" };
  newest().tells({ ...welcome, state: "lobby", kingdom: [], picking: picking(null, "Moat", "Village") });
  expect([connection.kingdom, connection.picking?.seat]).toEqual([[], null]);
  newest().tells({ ...seats, kingdom: [], picking: picking(0, "Moat", "Village") });
  connection.pick("Moat");
  expect(newest().sent.at(-1)).toEqual({ type: "pick", card: "Moat" });
  expect(connection.busy).toBe(true);
  newest().tells({ ...seats, kingdom: ["Moat"], picking: picking(1, "Village") });
  expect([connection.kingdom, connection.picking?.seat, connection.busy]).toEqual([["Moat"], 1, false]);
  newest().tells({ ...seats, state: "running", kingdom: ["Moat", "Village"], picking: null });
  expect([connection.kingdom, connection.picking]).toEqual([["Moat", "Village"], null]);
});

test("a change of seats does not settle an answer that is on its way", () => {
  const connection = connected();
  newest().tells(view("0.0", 0));
  connection.answer(["Village"]);
  newest().tells({ ...about, type: "seats", state: "running", gone: { 1: 40 } });
  expect(connection.busy).toBe(true);
  expect(connection.gone.get(1)).toBe(Date.now() + 40_000);
});

test("trouble of the server is told until it is over or the page is connected anew", () => {
  const connection = connected();
  newest().tells({ type: "trouble", phrase: ["store-away", {}], text: "" });
  expect(connection.trouble?.[0]).toBe("store-away");
  newest().tells({ ...welcome, rematch: "next" });
  expect([connection.trouble, connection.rematch]).toEqual([null, "next"]);
});

test("the clock runs from what was left when the view was sent", () => {
  const connection = connected();
  newest().tells({ ...view("0.0", 0), clock: 60, left: 42 });
  expect(connection.deadline).toBe(Date.now() + 42_000);
  newest().tells({ ...view(null, 0), clock: 60, left: null });
  expect(connection.deadline).toBe(null);
});

test("the sizes of piles are known where the table shows them", () => {
  const connection = connected();
  newest().tells({ ...view("0.0", 0), counts: [{ deck: 5, discard: 0 }] });
  expect(connection.counts).toEqual([{ deck: 5, discard: 0 }]);
  newest().tells(view("1.0", 0));
  expect(connection.counts).toBe(null);
});
