/** Every decision that cards ask can be answered in the page: the picks it sends are among those on offer. */

import { describe, expect, test } from "vitest";
import type { Connection } from "../src/protocol/connection.svelte";
import { paced } from "../src/protocol/stepping.svelte";
import type { Decision, LogLine, Phrase, Step, View, ViewMessage } from "../src/protocol/types";
import { everything, isAmount, placeOf, thenOf, wayOf } from "../src/table/asking";
import { BASIC_KEYS, commandOf } from "../src/table/keys";
import { Playing } from "../src/table/playing.svelte";
import { harmedSince, isHarm } from "../src/table/telling.svelte";
import { asPlayed, deedsOf, filtered, toMe, turnsOf, withoutHands, withoutName } from "../src/table/turns";

interface Asked {
  kingdom: string[];
  message: ViewMessage;
}

const [fixtures] = Object.values(
  import.meta.glob<Asked[]>("./fixtures/decisions.json", { eager: true, import: "default" }),
);
if (!fixtures) throw new Error("no fixtures: run python tests/page/web_fixtures.py first");
const all = fixtures.map(({ message }): [string, ViewMessage] => {
  const { kind, zone, source, least, most } = message.decision!;
  return [`${source ?? "phase"} ${kind} ${zone ?? ""} ${least}..${most}`, message];
});
const linked = all.filter(([, { decision }]) => decision!.then.length);
const asked = all.filter(([, { decision }]) => wayOf(decision!) !== "arrange" && !decision!.then.length);
const arranged = all.filter(([, { decision }]) => wayOf(decision!) === "arrange");

function playing({ view, decision }: ViewMessage): {
  play: Playing;
  sent: string[][];
  ahead: string[];
  piles: string[][];
} {
  const sent: string[][] = [];
  const piles: string[][] = [];
  const ahead: string[] = [];
  const connection = {
    ...{ view, decision, busy: false, kingdom: [], hint: null },
    answer: (...answers: string[][]) => sent.push(...answers),
    buyAhead: (card: string) => ahead.push(card),
    arrange: (given: string[][]) => piles.push(...given),
  };
  return { play: new Playing(connection as unknown as Connection), sent, ahead, piles };
}

/** Whether the server would take it: enough, not too many, each no oftener than offered. */
function isLegal(decision: Decision, picks: string[]): boolean {
  const left = everything(decision);
  if (picks.length < decision.least || picks.length > decision.most) return false;
  return picks.every((pick) => {
    const at = left.indexOf(pick);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

describe("every decision", () => {
  test.each(asked)("%s: picked one by one", (_, message) => {
    const { play, sent } = playing(message);
    const decision = message.decision!;
    for (const [name, copies] of decision.options) {
      for (let n = 0; n < copies && !sent.length && play.picks.length < decision.most; n++) {
        play.pick(name);
        if (play.warned) play.pick(name);
      }
      if (sent.length) break;
    }
    if (!sent.length) play.confirm();
    expect(sent).toHaveLength(1);
    expect(isLegal(decision, sent[0]!)).toBe(true);
    expect(sent[0]!.length).toBeGreaterThan(0);
  });

  test.each(asked)("%s: declined, if it may be", (_, message) => {
    const { play, sent } = playing(message);
    const decision = message.decision!;
    play.decline();
    if (play.warned) play.decline();
    expect(sent).toEqual(decision.least ? [] : [[]]);
  });

  test.each(asked)("%s: what is not on offer is not sent", (_, message) => {
    const { play, sent } = playing(message);
    play.pick("Nothing of the kind");
    play.confirm();
    expect(sent.every((picks) => isLegal(message.decision!, picks))).toBe(true);
    expect(sent.flat()).not.toContain("Nothing of the kind");
  });
});

test("cards that lie open are picked where they lie", () => {
  const places = new Map(asked.map(([name, { decision }]) => [name, placeOf(decision!)]));
  for (const [, { decision }] of asked) {
    if (decision!.zone === "hand") expect(placeOf(decision!)).toBe("hand");
    if (decision!.kind === "buy") expect(placeOf(decision!)).toBe("supply");
  }
  expect(new Set(places.values())).toEqual(new Set(["hand", "supply", "tray", null]));
});

test("all ways of asking come up", () => {
  const ways = new Set(all.map(([, { decision }]) => wayOf(decision!)));
  expect([...ways].sort()).toEqual(
    [
      "arrange",
      "name",
      "one",
      "options",
      "order",
      "phase",
      "position",
      "react",
      "several",
      "treasures",
      "yes-no",
    ].sort(),
  );
});

describe("cards that were looked at", () => {
  test.each(arranged)("%s: every card gets a fate, as many as each fate takes", (_, message) => {
    const { play, sent, piles } = playing(message);
    const { fates } = message.decision!;
    for (let at = 0; at < play.arranging.cards.length && !play.arranging.complete; at++)
      play.arranging.put(at, { fate: Math.min(at, fates.length - 1), place: null });
    play.enter();
    expect(sent).toEqual([]);
    expect(piles.flat().sort()).toEqual([...message.decision!.laid].sort());
    piles.forEach(({ length }, fate) => {
      expect(length).toBeGreaterThanOrEqual(fates[fate]!.least);
      expect(length).toBeLessThanOrEqual(fates[fate]!.most);
    });
  });

  test("those put back lie in the order chosen, and a fate for one card is passed on", () => {
    const message = structuredClone(arranged[0]![1]);
    const decision = message.decision!;
    decision.laid = ["Copper", "Silver", "Gold"];
    decision.fates = [
      { kind: "trash", least: 1, most: 1, together: false },
      { kind: "topdeck", least: 2, most: 2, together: false },
    ];
    const { play, piles } = playing(message);
    const { arranging } = play;
    expect(arranging.complete).toBe(false);
    expect(arranging.lacking.map(({ kind }) => kind)).toEqual(["trash"]);
    arranging.pressed("1");
    arranging.pressed("t");
    expect(arranging.piles).toEqual([["Copper"], ["Silver", "Gold"]]);
    arranging.press(1, 1);
    arranging.press(0, 0); // the trash is taken
    expect(arranging.piles).toEqual([["Silver"], ["Gold", "Copper"]]);
    arranging.press(1, 0);
    arranging.press(1, 2); // to the place of the Gold
    expect(arranging.piles).toEqual([["Silver"], ["Copper", "Gold"]]);
    arranging.pressed("ArrowRight");
    expect(arranging.piles).toEqual([["Silver"], ["Copper", "Gold"]]); // no card is chosen
    arranging.pressed("1");
    arranging.pressed("ArrowRight");
    expect([arranging.place(2), arranging.place(0), arranging.place(1)]).toEqual([1, 2, 0]);
    play.enter();
    expect(piles).toEqual([["Silver"], ["Gold", "Copper"]]);
    play.clear();
    expect(arranging.complete).toBe(false);
  });

  test("cards that go together all go with the one that is moved", () => {
    const message = structuredClone(arranged[0]![1]);
    const decision = message.decision!;
    decision.laid = ["Copper", "Silver", "Gold"];
    decision.fates = [
      { kind: "discard", least: 0, most: 3, together: true },
      { kind: "topdeck", least: 0, most: 3, together: true },
    ];
    const { arranging } = playing(message).play;
    arranging.put(2, { fate: 1, place: 0 });
    expect(arranging.piles).toEqual([[], ["Gold", "Copper", "Silver"]]);
    arranging.put(0, { fate: 0, place: null });
    expect(arranging.piles).toEqual([["Gold", "Copper", "Silver"], []]);
    expect(arranging.stops(0)).toHaveLength(4);
    arranging.put(1, { fate: 1, place: 2 });
    expect(arranging.piles).toEqual([[], ["Gold", "Copper", "Silver"]]);
  });
});

describe("a card and what follows it", () => {
  test.each(linked)("%s: both answers are sent together, whichever card it is", (_, message) => {
    const decision = message.decision!;
    for (const [card] of decision.options) {
      const { play, sent } = playing(message);
      play.pickCard(card);
      const then = thenOf(decision, card);
      if (!then) {
        expect(sent).toEqual([[card]]);
        continue;
      }
      expect([sent, play.first]).toEqual([[], card]);
      if (isAmount(then)) play.take(then.most);
      for (const [option] of then.options) if (!sent.length && !play.complete) play.pick(option);
      if (!sent.length) play.enter();
      expect(sent).toHaveLength(2);
      expect(sent[0]).toEqual([card]);
      expect(isLegal(then, sent[1]!)).toBe(true);
    }
  });

  test("another card can be picked, and what was chosen for the first one is forgotten", () => {
    const message = structuredClone(linked.find(([, { decision }]) => decision!.source === "Courtier")![1]);
    const decision = message.decision!;
    const then = {
      ...decision.then[0]!,
      options: [
        ["coins", 1],
        ["buy", 1],
      ] as [string, number][],
    };
    decision.options = [
      ["Copper", 1],
      ["Nobles", 1],
      ["Silver", 1],
    ];
    decision.then = [
      { ...then, after: ["Copper"], least: 1, most: 1 },
      { ...then, after: ["Nobles"], least: 2, most: 2 },
    ];
    const { play, sent } = playing(message);
    play.pick("coins"); // not before a card
    play.enter();
    play.pickCard("Nobles");
    play.pick("buy");
    play.enter();
    expect(sent).toEqual([]);
    play.pickCard("Copper");
    expect([play.first, play.picks]).toEqual(["Copper", []]);
    play.pickCard("Copper");
    expect(play.first).toBe(null);
    play.pickCard("Copper");
    play.clear();
    expect(play.first).toBe(null);
    play.pickCard("Copper");
    play.pick("coins");
    expect(sent).toEqual([["Copper"], ["coins"]]);
    const other = playing(message);
    other.play.pickCard("Copper");
    other.play.pickCard("Silver"); // nothing follows it
    expect(other.sent).toEqual([["Silver"]]);
  });

  test("a place beyond the bottom is the bottom", () => {
    const message = linked.find(([, { decision }]) => decision!.source === "Secret Passage")![1];
    const { play } = playing(message);
    play.pickCard(message.decision!.options[0]![0]);
    play.put(99);
    expect(play.picks).toEqual([String(message.decision!.then[0]!.options.length - 1)]);
  });
});

test("a turn takes six seconds at most, all that one waits for twelve", () => {
  const turn = (n: number): Step[] => Array.from({ length: n }, (_, at) => ({ kind: at ? "play" : "turn" }) as Step);
  const sum = (lengths: number[]): number => lengths.reduce((all, one) => all + one, 0);
  expect(paced(turn(5), 400, 12_000)).toEqual([400, 400, 400, 400, 400]);
  expect(sum(paced(turn(30), 400, 12_000))).toBeCloseTo(6000);
  const both = paced([...turn(30), ...turn(4)], 400, 12_000);
  expect([both[0], both[31]]).toEqual([200, 400]);
  expect(sum(paced([...turn(20), ...turn(20), ...turn(20)], 400, 12_000))).toBeCloseTo(12_000);
  expect(paced(turn(100), 400, 12_000)[0]).toBe(160);
  expect(paced(turn(100), 100, 0)[0]).toBe(100);
});

test("a warning wants a second click, and another pick forgets it", () => {
  const message = structuredClone(
    asked.find(([, { decision }]) => decision!.kind === "buy" && decision!.options.length > 1)![1],
  );
  const [[first], [second]] = message.decision!.options as [[string, number], [string, number]];
  message.decision!.warnings = { [first]: ["warn-end", { card: first }] };
  const { play, sent } = playing(message);
  play.pick(first);
  expect([play.warned?.key, sent]).toEqual([first, []]);
  play.pick(first);
  expect(sent).toEqual([[first]]);
  const other = playing(message);
  other.play.pick(first);
  other.play.pick(second);
  expect(other.sent).toEqual([[second]]);
});

test("of an order the last card follows by itself", () => {
  const ofTwo = ({ options, most }: Decision): boolean => options.length === 2 && most === 2;
  const message = asked.find(([, { decision }]) => wayOf(decision!) === "order" && ofTwo(decision!))![1];
  const { play } = playing(message);
  const [first, second] = message.decision!.options.map(([name]) => name);
  play.pick(second!);
  expect(play.picks).toEqual([second, first]);
});

test("Enter does what the highlighted button says", () => {
  for (const [, message] of asked) {
    const decision = message.decision!;
    const { play, sent } = playing({ ...message, decision: { ...decision, warnings: {} } });
    play.enter();
    const way = wayOf(decision);
    if (way === "yes-no" || way === "react") expect(sent).toEqual([[decision.options[0]![0]]]);
    if (way === "treasures") expect(sent).toEqual([everything(decision)]);
    if (way === "phase") expect(sent).toEqual([[]]);
    expect(sent.every((picks) => isLegal(decision, picks))).toBe(true);
  }
});

test("only what can be bought is offered ahead", () => {
  const message = structuredClone(asked.find(([, { decision }]) => decision!.kind === "action")![1]);
  message.decision!.ahead = ["Copper"];
  const { play, ahead } = playing(message);
  expect([play.canBuyAhead("Copper"), play.canBuyAhead("Province")]).toEqual([true, false]);
  play.buyAhead("Province");
  play.buyAhead("Province");
  expect(ahead).toEqual([]);
});

test("buying in the Action phase wants a second click and goes through the server", () => {
  const message = structuredClone(asked.find(([, { decision }]) => decision!.kind === "action")![1]);
  message.decision!.ahead = ["Copper"];
  const { play, sent, ahead } = playing(message);
  play.buyAhead("Copper");
  expect([ahead, sent]).toEqual([[], []]);
  play.buyAhead("Copper");
  expect(ahead).toEqual(["Copper"]);
});

describe("keys", () => {
  const press = (key: string, code: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
    ({
      key,
      code,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      isComposing: false,
      ...more,
    }) as KeyboardEvent;

  test.each([
    ["u", "KeyU", {}, "undo"],
    ["г", "KeyU", {}, "undo"],
    ["е", "KeyT", {}, "treasures"],
    ["Enter", "Enter", {}, "enter"],
    [".", "Slash", {}, "find"],
    ["л", "KeyK", { ctrlKey: true }, "find"],
    ["?", "Slash", { shiftKey: true }, "shortcuts"],
    ["Escape", "Escape", {}, "clear"],
  ] as const)("%s at %s", (key, code, more, does) => expect(commandOf(press(key, code, more), true)).toEqual({ does }));

  test("every pile has a key that is always the same", () => {
    expect(commandOf(press("!", "Digit1", { shiftKey: true }), true)).toEqual({ does: "pile", n: 1 });
    expect(commandOf(press("p", "KeyP"), true)).toEqual({ does: "basic", card: "Province" });
    const keys = Object.values(BASIC_KEYS);
    expect(new Set(keys).size).toBe(9);
    expect(keys.filter((key) => "teuldyna".includes(key))).toEqual([]);
  });

  test("digits count from one, nought is the tenth", () => {
    expect(commandOf(press("1", "Digit1"), true)).toEqual({ does: "pick", n: 1 });
    expect(commandOf(press("0", "Numpad0"), true)).toEqual({ does: "pick", n: 10 });
  });

  test("single keys can be switched off", () => {
    expect(commandOf(press("u", "KeyU"), false)).toBeNull();
    expect(commandOf(press("k", "KeyK", { ctrlKey: true }), false)).toEqual({ does: "find" });
  });
});

describe("the log", () => {
  const line = (depth: number, kind: string, seat: number, card = "", n = 1, coins = 0): LogLine => [
    depth,
    [`log-${kind}`, {}],
    seat,
    kind,
    card ? [[card, n]] : [],
    coins,
  ];
  const log: LogLine[] = [
    line(0, "turn", 0),
    line(1, "buy", 0, "Silver"),
    line(0, "turn", 1),
    line(1, "play", 1, "Militia"),
    line(2, "discard", 0, "Estate", 2),
    line(1, "play", 1, "Copper", 3, 3),
    line(0, "turn", 0),
  ];

  test("the new hand at the end of a turn is not told, what a card draws is", () => {
    const turns = withoutHands(
      turnsOf([
        line(1, "draw", 0),
        line(0, "turn", 0),
        line(1, "play", 0, "Smithy"),
        line(2, "draw", 0),
        line(1, "draw", 0),
        line(0, "turn", 1),
        line(1, "draw", 1),
      ]),
    );
    expect(turns.map(({ lines }) => lines.map(([depth, , , kind]) => `${depth} ${kind}`))).toEqual([
      [],
      ["1 play", "2 draw"],
      ["1 draw"],
    ]);
  });

  test("what another's card does to me is harm, what I do myself is none", () => {
    const view = { seat: 0, player: 1 } as View;
    expect(log.map((one) => isHarm(one, view))).toEqual([false, false, false, false, true, false, false]);
    expect(isHarm(line(2, "discard", 0), { ...view, player: 0 })).toBe(false);
  });

  test("harm counts in the turn in which it was done, not in the newest, bug", () => {
    const mine = [...log, line(0, "turn", 0), line(2, "discard", 0)];
    expect(harmedSince(mine, 2, { seat: 0, player: 0 })).toBe(true);
    expect(harmedSince(mine, log.length, { seat: 0, player: 0 })).toBe(false);
    expect(harmedSince(mine, Infinity, { seat: 0, player: 0 })).toBe(false);
    expect(harmedSince([line(2, "discard", 0)], 0, { seat: 0, player: 1 })).toBe(true);
  });

  test("a lane keeps the last turn of its player", () => {
    expect(deedsOf(log, 1)).toMatchObject({ played: ["Militia", "Copper", "Copper", "Copper"], coins: 3, bought: [] });
    expect(deedsOf(log.slice(0, 2), 0)).toMatchObject({ played: [], bought: ["Silver"] });
    expect(deedsOf(log, 2)).toBeNull();
  });

  test("cards lie in the order of play, what stays at the left", () => {
    const turn = [
      line(0, "turn", 0),
      line(1, "play", 0, "Village"),
      line(1, "play", 0, "Caravan"),
      line(1, "play", 0, "Village"),
    ];
    expect(asPlayed(["Caravan", "Village", "Village", "Wharf"], turn, 0)).toEqual({
      stayed: ["Wharf"],
      played: ["Village", "Caravan", "Village"],
    });
    expect(asPlayed(["Wharf"], log, 1)).toEqual({ stayed: ["Wharf"], played: [] });
  });

  test("filters leave my lines, or Attacks with what follows from them", () => {
    const isAttack = (card: string): boolean => card === "Militia";
    const lines = (filter: "mine" | "attacks"): string[] =>
      filtered(turnsOf(log), filter, 0, isAttack).flatMap((turn) => turn.lines.map(([, , , kind]) => kind));
    expect(lines("mine")).toEqual(["buy", "discard"]);
    expect(lines("attacks")).toEqual(["play", "discard"]);
  });
});

test("a line of the log does not repeat the name that stands above it", () => {
  expect(withoutName("Anna plays a Village", "Anna")).toBe("plays a Village");
  expect(withoutName("Annamari plays a Village", "Anna")).toBe("Annamari plays a Village");
  expect(withoutName("Cards cost 1 less this turn", "")).toBe("Cards cost 1 less this turn");
});

test("that an Attack does not reach me is said to me", () => {
  const unaffected: Phrase = ["log-unaffected", { who: "Anna" }];
  expect(toMe(unaffected, true)).toEqual(["step-unaffected", {}]);
  expect(toMe(unaffected, false)).toBe(unaffected);
  expect(toMe(["log-shuffle", { who: "Anna" }], true)).toEqual(["log-shuffle", { who: "Anna" }]);
});
