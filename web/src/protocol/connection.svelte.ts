/** One viewer's socket: says hello, keeps the newest state, comes back by itself after a break. */

import { begun, takePart, takePartInRematch } from "./deal";
import { shared } from "./patching";
import { Stepping } from "./stepping.svelte";
import {
  PROTOCOL,
  type AnswerGiven,
  type Arrange,
  type AutoplaySet,
  type Blunder,
  type BuyAhead,
  type Can,
  type Decision,
  type FromClient,
  type FromServer,
  type Hello,
  type Hint,
  type Lessons,
  type LogLine,
  type Phrase,
  type Picking,
  type PileSizes,
  type Refused,
  type Result,
  type Said,
  type Seat,
  type Seats,
  type TableState,
  type Tracked,
  type TypedLine,
  type UndoAsked,
  type View,
  type ViewMessage,
  type Welcome,
} from "./types";

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const HEARTBEAT = 15_000;
const PATIENCE = 10_000;
const KEPT_SAYINGS = 20;
/** Close codes by which the server says that coming back is no use: our own, as HTTP's 4xx. */
const FOR_GOOD = [4400, 4499] as const;

/** A seat link's or a watch link's token, without which the cookie decides; on a shared device, the seat that looks first. */
export type Who = Pick<Hello, "token" | "seat">;

type Answer = AnswerGiven | Arrange | BuyAhead | TypedLine;

/** So often one may tell the coach that it is fine before it is silent for the rest of the game. */
const ENOUGH = 2;

/** An answer that is given whatever it loses. */
function unwarned(message: Answer): Answer {
  return message.type === "typed" ? message : { ...message, coach: false };
}

export class Connection {
  state = $state<"connecting" | "open" | "lost">("connecting");
  /** The server does not want this page back: there is no such table, or one may not look at it. */
  refusedForGood = $state(false);
  welcome = $state.raw<Welcome | null>(null);
  table = $state<TableState>("lobby");
  seats = $state.raw<Seat[]>([]);
  /** The ten cards; while they are picked in turn, those picked so far. */
  kingdom = $state.raw<string[]>([]);
  picking = $state.raw<Picking | null>(null);
  /** Seats that nobody looks at: when the others may let a bot play, in milliseconds of this device. */
  gone = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** What the others do, step by step; what is drawn meanwhile is in `view`, `log` and `counts`. */
  readonly steps = new Stepping();
  #view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  #log = $state.raw<LogLine[]>([]);
  can = $state.raw<Can>({ undo: null, resign: false, hint: false, coach: false });
  #counts = $state.raw<PileSizes[] | null>(null);
  #points = $state.raw<number[] | null>(null);
  /** What I could have remembered of my deck and discard pile, and of what the others own. */
  tracked = $state.raw<Tracked | null>(null);
  /** When the time for my decision is over, in milliseconds of this device. */
  deadline = $state<number | null>(null);
  result = $state.raw<Result | null>(null);
  /** What a guided first game says. */
  lessons = $state.raw<Lessons | null>(null);
  /** The last no; a new object each time, also for the same words. */
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** A hint is being worked out. */
  asking = $state(false);
  /** What the coach says of an answer that loses much. */
  blunder = $state.raw<Blunder | null>(null);
  /** Whether the coach may speak, where the table allows it. */
  coach = false;
  told = $state.raw<Phrase[]>([]);
  undoAsked = $state.raw<UndoAsked | null>(null);
  said = $state.raw<Said[]>([]);
  /** The table of the next game, if somebody wants one. */
  rematch = $state<string | null>(null);
  closed = $state.raw<Phrase | null>(null);
  /** What the server has trouble with, or that it is over. */
  trouble = $state.raw<Phrase | null>(null);
  /** The first answer that was given here. */
  given = $state.raw<string[] | null>(null);
  /** An answer is on its way. */
  busy = $state(false);
  /** An answer that could not be sent: it waits for the connection. */
  waiting = $state(false);
  /** Other wishes that could not be sent, such as an undo: they wait for it too. */
  later = $state.raw<FromClient[]>([]);
  /** Whose turn it is, as everybody may know. */
  turn = $state<number | null>(null);

  /** Only what has changed since the table before is new. */
  #drawn = $derived.by(() => (this.#before = shared(this.#before, this.steps.drawn?.view ?? this.#view)));
  #before: View | null = null;
  #lines = $derived(Math.min(this.#log.length, this.steps.drawn?.lines ?? Infinity));
  #told = $derived(this.#lines === this.#log.length ? this.#log : this.#log.slice(0, this.#lines));

  readonly id: string;
  #who: Who;
  #socket: WebSocket | null = null;
  #pending: Answer | null = null;
  /** An answer that was not given because of what the coach says. */
  #warned: Answer | null = null;
  /** The decision of which the page has asked already whether the answer is meant: the coach does not ask once more. */
  meant: string | null = null;
  /** The decision that a hint was asked for last. */
  #puzzling = "";
  /** How often the coach was told that it is fine. */
  #fine = 0;
  /** Views that have come while a step is shown. */
  #held: ViewMessage[] = [];
  #pause = FIRST_PAUSE;
  #again: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #wanted = false;
  #resumed = false;

  constructor(id: string, who: Who = {}) {
    this.id = id;
    this.#who = { ...who };
    this.steps.before = () => this.catchUp();
  }

  /** The table that is drawn: the newest one, or the one after the step that is shown. */
  get view(): View | null {
    return this.#drawn;
  }

  /** The newest table, which a decision belongs to. */
  get newest(): View | null {
    return this.#view;
  }

  get log(): LogLine[] {
    return this.#told;
  }

  /** The sizes of everybody's piles, where the table shows them. */
  get counts(): PileSizes[] | null {
    return this.steps.drawn ? this.steps.drawn.counts : this.#counts;
  }

  /** The same of everybody's points. */
  get points(): number[] | null {
    return this.steps.drawn ? this.steps.drawn.points : this.#points;
  }

  /** The seats of this viewer. */
  get you(): number[] {
    return this.welcome?.you ?? [];
  }

  /** A shared device that nobody has taken yet: nothing is shown. */
  get covered(): boolean {
    return this.you.length > 1 && this.view === null && this.table === "running";
  }

  open(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#beat = setInterval(() => this.#check(), HEARTBEAT);
    this.#connect();
  }

  close(): void {
    this.#wanted = false;
    clearTimeout(this.#again);
    clearInterval(this.#beat);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.steps.forget();
    this.#socket?.close();
    this.#socket = null;
  }

  // wishes

  /** One or several answers to the decision on the table, all or none. */
  answer(...answers: string[][]): void {
    this.given ??= answers[0] ?? null;
    if (this.decision) this.#ask({ type: "answer", decision: this.decision.id, answers, ...this.#coached });
  }

  /** Every card of the decision gets one of its fates, in one message. */
  arrange(piles: string[][]): void {
    if (this.decision) this.#ask({ type: "arrange", decision: this.decision.id, piles, ...this.#coached });
  }

  get #coached(): { coach?: true } {
    const asks = this.meant !== this.decision?.id && this.#fine < ENOUGH;
    return this.coach && this.can.coach && asks ? { coach: true } : {};
  }

  /** The answer is fine: it stays, or is given now. */
  insist(): void {
    const [said, warned] = [this.blunder, this.#warned];
    this.#fine += 1;
    this.blunder = null;
    if (said && !said.given && warned && warned.decision === this.decision?.id) this.#ask(unwarned(warned));
  }

  /** What the coach has spoken of is taken back, or not given. */
  takeBack(): void {
    const given = this.blunder?.given;
    this.blunder = null;
    if (given) this.undo();
  }

  closeAdvice(): void {
    this.hint = null;
    this.blunder = null;
  }

  typed(text: string, lang: string): void {
    this.#ask({ type: "typed", decision: this.decision?.id ?? "", text, lang });
  }

  /** Buy a card before its time: the server ends the Action phase and plays the Treasures first, or refuses it all. */
  buyAhead(card: string): void {
    if (this.decision) this.#ask({ type: "buy_ahead", decision: this.decision.id, card, ...this.#coached });
  }

  /** A card for the kingdom, when it is the turn of a seat of mine. */
  pick(card: string): void {
    this.busy = true;
    this.refusal = null;
    this.#wish({ type: "pick", card });
  }

  undo(): void {
    this.#wish({ type: "undo" });
  }

  agree(yes: boolean): void {
    if (this.undoAsked) this.#wish({ type: "agree", undo: this.undoAsked.undo, yes });
    this.undoAsked = null;
  }

  autoplay(level: AutoplaySet["level"], cards: AutoplaySet["cards"] = {}, end = false): void {
    this.#send({ type: "autoplay", level, cards, end });
  }

  suggest(): void {
    if (!this.decision || this.asking) return;
    this.asking = true;
    this.#puzzling = this.decision.id;
    this.#wish({ type: "suggest", decision: this.decision.id });
  }

  say(phrase: string): void {
    this.#wish({ type: "say", phrase });
  }

  resign(): void {
    this.#wish({ type: "resign" });
  }

  takeOver(seat: number, yes: boolean): void {
    this.#wish({ type: "take_over", seat, yes });
  }

  /** Pass and play: the next person has taken the device; nothing of the one before stays on it. */
  look(seat: number): void {
    this.#who.seat = seat;
    this.#held = [];
    this.#forgetTurn();
    this.steps.forget();
    this.#view = null;
    this.#log = [];
    this.tracked = null;
    this.told = [];
    this.#send({ type: "look", seat });
  }

  // the socket

  #connect(): void {
    clearTimeout(this.#again);
    this.state = this.welcome ? "lost" : "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}`);
    this.#socket = socket;
    this.#heard = performance.now();
    socket.onopen = () => this.#send({ type: "hello", protocol: PROTOCOL, ...this.#who });
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    this.#socket = null;
    this.state = "lost";
    this.asking = false;
    this.waiting = this.#pending !== null;
    if (code >= FOR_GOOD[0] && code <= FOR_GOOD[1]) {
      this.refusedForGood = true;
      this.close();
    } else if (this.#wanted) {
      this.#again = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    }
  }

  /** The network or the person is back: do not wait for the pause to end. */
  #hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#socket) this.#check();
    else this.#connect();
  };

  /** A socket can be dead without a word: ask, and give it up when it stays silent. */
  #check(): void {
    const socket = this.#socket;
    if (!socket) return;
    const asked = performance.now();
    this.#send({ type: "ping" });
    setTimeout(() => {
      if (socket === this.#socket && this.#heard < asked) this.#drop();
    }, PATIENCE);
  }

  /** Give the socket up without waiting until the browser notices. */
  #drop = (): void => {
    if (!this.#socket) return;
    this.#socket.onclose = null;
    this.#socket.close();
    this.#lost(0);
  };

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Without a connection it waits, the newest of its kind. */
  #wish(message: FromClient): void {
    if (this.state === "open") this.#send(message);
    else this.later = [...this.later.filter(({ type }) => type !== message.type), message];
  }

  /** What has waited, but no question about a decision that is over. */
  #sendLater(): void {
    const { later } = this;
    this.later = [];
    for (const message of later)
      if (message.type !== "suggest" || message.decision === this.decision?.id) this.#send(message);
  }

  /** What must arrive: said again after a break if the same decision is still open. */
  #ask(wanted: Answer): void {
    const warned = this.blunder && !this.blunder.given ? this.#warned : null;
    // who says the same again means it
    const message = warned && JSON.stringify(warned) === JSON.stringify(wanted) ? unwarned(wanted) : wanted;
    this.steps.skip();
    this.#pending = message;
    this.busy = true;
    this.refusal = null;
    this.waiting = this.#socket?.readyState !== WebSocket.OPEN || this.state === "lost";
    this.blunder = null;
    this.#send(message);
  }

  // what the server says

  #hear(message: FromServer): void {
    this.#heard = performance.now();
    switch (message.type) {
      case "welcome":
        this.state = "open";
        this.#pause = FIRST_PAUSE;
        this.#resumed = true;
        this.welcome = message;
        this.rematch = message.rematch;
        this.trouble = null;
        this.#hearAbout(message);
        if (message.state === "lobby" || message.state === "closed") {
          this.#settled();
          this.#sendLater();
        }
        return;
      case "seats":
        this.#hearAbout(message);
        if (!this.#pending) this.busy = false;
        return;
      case "view":
        this.#held.push(message);
        if (this.steps.playing) return;
        if (this.#pending || performance.now() >= this.steps.landed) this.catchUp();
        else setTimeout(() => this.catchUp(), this.steps.landed - performance.now());
        return;
      case "refused":
        // a hint that comes too late is no trouble to anybody
        if (message.to && message.to === this.#puzzling && message.to !== this.#pending?.decision) {
          this.asking = false;
          if (message.phrase[0] === "table-answered") return;
        }
        this.#settled();
        this.refusal = message;
        return;
      case "told":
        this.#settled();
        this.told = message.lines;
        return;
      case "hint":
        this.asking = false;
        this.hint = message;
        return;
      case "blunder":
        this.#warned = message.given ? null : this.#pending;
        if (!message.given) this.#settled();
        this.blunder = message;
        return;
      case "undo_asked":
        this.undoAsked = message.undo ? message : null;
        this.#settled();
        return;
      case "trouble":
        this.trouble = message.phrase;
        return;
      case "rematch":
        this.rematch = message.table;
        if (this.you.length) void takePartInRematch(message.table);
        return;
      case "said":
        this.said = [...this.said, message].slice(-KEPT_SAYINGS);
        return;
      case "closed":
        this.closed = message.phrase;
        this.table = "closed";
        this.#settled();
        return;
      case "pong":
        return;
    }
  }

  /**
   * Take in what has come while cards fly: that waits until they have landed, so that nothing is laid out meanwhile. An
   * answer to what one has done never waits, and whoever presses anything has everything at once.
   */
  catchUp(): void {
    const held = this.#held;
    this.#held = [];
    for (const message of held) this.#see(message);
  }

  #see(message: ViewMessage): void {
    if (!this.#view && this.you.length) begun(this.id);
    const asked = message.decision?.id;
    const said = this.blunder;
    if (asked !== this.decision?.id) this.#forgetTurn();
    if (said?.given && said.decision === asked) this.blunder = said;
    const before = this.#view && {
      view: this.#view,
      counts: this.#counts,
      points: this.#points,
      lines: this.#log.length,
    };
    this.#view = message.view;
    this.decision = message.decision;
    const { keep, lines } = message.log;
    if (lines.length || keep < this.#log.length) {
      this.#log = [...this.#log.slice(0, keep), ...lines];
      this.undoAsked = null;
    }
    this.can = message.can;
    this.seats = message.seats;
    this.table = message.state;
    this.#counts = message.counts;
    this.#points = message.points;
    this.tracked = message.tracked;
    this.steps.take(message, before);
    this.deadline = typeof message.left === "number" ? Date.now() + 1000 * message.left : null;
    this.result = message.result;
    this.lessons = message.lessons ?? null;
    if (this.#pending && this.#pending.decision !== (asked ?? "")) this.#settled();
    else if (this.#pending && this.#resumed) this.#send(this.#pending);
    if (this.#resumed) this.#sendLater();
    this.#resumed = false;
  }

  #hearAbout({ seats, state, kingdom, deal, picking, gone, turn }: Welcome | Seats): void {
    void takePart(this.id, this.you, deal);
    this.seats = seats;
    this.table = state;
    this.kingdom = kingdom;
    this.picking = picking;
    this.turn = turn;
    const now = Date.now();
    this.gone = new Map(Object.entries(gone).map(([seat, seconds]) => [Number(seat), now + 1000 * seconds]));
  }

  #forgetTurn(): void {
    this.decision = null;
    this.hint = null;
    this.asking = false;
    this.blunder = null;
    this.refusal = null;
  }

  #settled(): void {
    this.#pending = null;
    this.busy = false;
    this.waiting = false;
  }
}
