/**
 * What the others do, one step after the other. The newest table is always there and can be answered; this is only
 * the table that is drawn meanwhile. Turns that have been seen can be shown again.
 */

import { untrack } from "svelte";
import { stepped, type Drawn, type PastTurn } from "./patching";
import type { Move, Step, ViewMessage } from "./types";

const LONGEST_TURN = 6_000;
const LONGEST_WAIT = 12_000;
/** At a slow pace a turn may take longer: so many steps. */
const UNHURRIED = 10;
const SHORTEST_STEP = 160;
const KEPT_TURNS = 12;
/** So long cards of mine fly, until the page is at rest; and what is to be seen coming. */
export const OWN = { light: 180, weighty: 480 };
const REST = 60;
/** A card that I have bought lies on my discard pile for so many steps before my Clean-up covers it. */
const LIES = 1.5;
/** What begins a deed: all up to the next comes of it. To a Reaction of another, one looks up. */
const DEEDS = ["turn", "play", "buy", "cleanup"];
const HEADS = [...DEEDS, "react"];
/** Milliseconds of a step that is shown again where steps are off. */
const USUAL = 400;
/** A page that is not seen has no frames: then the next step comes after so long. */
const UNSEEN = 100;
/** On a busy machine frames come late, but they come. */
const LATE = 1_000;
/** Milliseconds of a frame. */
const FRAME = 16;

/** How long each step is shown: at the wished pace, but quicker in a long turn, and if all would take too long. */
export function paced(steps: readonly Step[], pace: number, left: number): number[] {
  const turn = steps.map((_, at) => steps.slice(0, at + 1).filter(({ kind }) => kind === "turn").length);
  const longest = Math.max(LONGEST_TURN, UNHURRIED * pace);
  const each = turn.map((one) => Math.min(pace, longest / turn.filter((other) => other === one).length));
  const all = each.reduce((sum, ms) => sum + ms, 0);
  const scale = Math.min(1, Math.max(0, left) / Math.max(1, all));
  return each.map((ms) => Math.max(Math.min(SHORTEST_STEP, pace), ms * scale));
}

/** That my turn has begun is seen on the newest table, without a step in which nobody could tell who plays. */
function withoutMyTurn(steps: Step[], mine: number | null): Step[] {
  const last = steps.at(-1);
  return last?.kind === "turn" && last.player === mine ? steps.slice(0, -1) : steps;
}

/** A card that ends the game when its pile is empty goes to its owner. */
export const isLanding = ([card, , out]: Move): boolean =>
  out === "supply" && (card === "Province" || card === "Colony");

/** The last deed and what has come of it. */
export function deedOf(steps: readonly Step[], heads: readonly string[] = HEADS): Step[] {
  return steps.slice(
    Math.max(
      0,
      steps.findLastIndex(({ kind }) => heads.includes(kind)),
    ),
  );
}

/** What is worth to be seen coming: harm to somebody, and what ends the game. */
export const isWeighty = ({ harm, moves }: Step): boolean => harm || moves.some(isLanding);

/** Where my turn ends with a card that I have bought: that step, which is shown before the Clean-up. */
function lastBuy(steps: readonly Step[], mine: number | null): number {
  const end = steps.findIndex(({ kind, player }) => kind === "cleanup" && player === mine);
  const bought = steps[end - 1]?.moves.some(
    ([, , out, , into, seat]) => out === "supply" && into === "discard" && seat === mine,
  );
  return bought ? end - 1 : -1;
}

export class Stepping {
  /** The step that is shown; null when the table is the newest. */
  now = $state.raw<Step | null>(null);
  /** The steps that come after it. */
  waiting = $state.raw<Step[]>([]);
  /** Steps of the turn on the table that have been shown. */
  done = $state.raw<Step[]>([]);
  /** Steps of my own turn, which nothing waits for. */
  own = $state.raw<Step[]>([]);
  /** My last deed with what came of it, as far as it has been told. */
  deed = $state.raw<Step[]>([]);
  /** The last turns of everybody, oldest first. */
  past = $state.raw<PastTurn[]>([]);
  /** A past turn is being shown once more. */
  again = $state(false);
  drawn = $state.raw<Drawn | null>(null);
  /** In a first game everything is shown at one's own pace. */
  stepwise = $state(false);
  /** Called before the next step, or the newest table, is drawn. */
  before: () => void = () => undefined;
  /** When the step on the table ends, and when cards of mine have landed, by `performance.now()`. */
  ends = 0;
  landed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  #until = 0;
  #pace = 0;
  /** Milliseconds of the steps that wait. */
  #lengths: number[] = [];
  #turnOf = $state(0);

  get playing(): boolean {
    return this.now !== null;
  }

  /** Milliseconds of a step; 0: nothing is shown step by step. */
  get pace(): number {
    return this.#pace;
  }

  /** What waits is shown at the new pace; the step on the table ends as it began. */
  set pace(ms: number) {
    if (ms === this.#pace) return;
    this.#pace = ms;
    // whoever sets the pace does not want to hear of every step
    untrack(() => {
      if (!this.playing) return;
      if (ms || this.again) this.#hurry(ms || USUAL);
      else this.skip();
    });
  }

  /** The seat whose turn is being shown. */
  get player(): number {
    return this.#turnOf;
  }

  /** A message has come; `before` is the table as the one before it drew it, if there was one. */
  take(message: ViewMessage, before: Drawn | null): void {
    const { steps, steps_from, view } = message;
    if (steps_from || !before) {
      this.forget();
      if (!steps_from) return;
      const start = {
        view: steps_from,
        counts: null,
        points: null,
        lines: steps[0] ? Math.max(0, steps[0].lines - steps[0].phrases.length) : 0,
      };
      const table = this.#keep(steps, start);
      const shown = withoutMyTurn(steps, view.seat);
      const news = view.seat !== null && table.slice(0, shown.length).every(({ owner }) => owner !== view.seat);
      // whoever sits down has seen nothing yet of what was played before their first turn
      if (!before && news && shown.length && this.pace && !document.hidden) this.#play(shown, start);
      return;
    }
    if (!steps.length) return;
    if (this.again) this.skip();
    // what has been shown of a turn that goes on
    const earlier = steps[0]?.kind === "turn" ? [] : (this.past.at(-1)?.steps ?? []);
    const table = this.#keep(steps, before);
    const mine = view.seat;
    const others = table.findIndex(({ owner }) => owner !== mine);
    const buy = this.pace ? lastBuy(steps, mine) : -1;
    const bought = others < 0 || buy < others ? buy : -1;
    const at = bought < 0 ? others : bought;
    const instant = at < 0 ? steps : steps.slice(0, at);
    const shown = withoutMyTurn(steps, mine);
    if (this.playing) {
      this.waiting = [...this.waiting, ...shown];
      this.#hurry();
      return;
    }
    this.own = instant;
    if (instant.length) this.deed = deedOf([...this.deed, ...instant], DEEDS);
    if (this.pace && instant.some(({ moves }) => moves.length))
      this.landed = performance.now() + REST + (instant.some(isWeighty) ? OWN.weighty : OWN.light);
    const rest = shown.slice(instant.length);
    if (!rest.length || !this.pace || document.hidden) return;
    const start = instant.length ? table[instant.length - 1]!.drawn : before;
    const told = [...earlier, ...instant];
    const done = told.slice(told.findLastIndex(({ kind }) => kind === "turn") + 1);
    this.#play(rest, start, { done, first: bought < 0 ? 1 : LIES });
  }

  /** What a press leads to: the newest table, or in a first game the next step. */
  onward(): void {
    if (this.playing && this.stepwise) this.#next();
    else this.skip();
  }

  /** Show the newest table at once. */
  skip(): void {
    this.before();
    this.#stop();
    this.now = this.drawn = null;
    this.waiting = [];
    this.done = [];
    this.again = false;
  }

  /** Nothing of what was seen stays. */
  forget(): void {
    this.skip();
    this.past = [];
    this.own = this.deed = [];
  }

  /** The last turn of a seat, if it is known. */
  last(seat: number): PastTurn | undefined {
    return this.past.findLast((turn) => turn.player === seat);
  }

  /** Show past turns once more; also where steps are off. */
  show(...turns: PastTurn[]): void {
    const first = turns[0];
    if (!first) return;
    this.skip();
    this.again = true;
    const steps = turns.flatMap((turn) => turn.steps);
    this.#play(steps, first.start, { pace: this.pace || USUAL });
  }

  /** `done`: what has been shown of this turn; `first`: how much longer than others the first step takes. */
  #play(steps: Step[], start: Drawn, { pace = this.pace, done = [] as Step[], first = 1 } = {}): void {
    this.drawn = start;
    this.#turnOf = start.view.player;
    this.waiting = steps;
    this.done = done;
    this.#until = performance.now() + Math.max(LONGEST_WAIT, 2 * UNHURRIED * pace);
    this.#hurry(pace);
    this.#lengths = this.#lengths.map((ms, at) => (at ? ms : ms * first));
    this.#next();
  }

  /** Neither a turn nor all that one waits for takes too long; but every step can be seen. */
  #hurry(pace = this.pace): void {
    this.#lengths = paced(this.waiting, pace, this.#until - performance.now());
  }

  #next(): void {
    this.before();
    const [step, ...rest] = this.waiting;
    if (!step || !this.drawn) return this.skip();
    if (step.kind === "turn") {
      this.#turnOf = step.player;
      this.done = [];
    } else if (this.now && this.now.kind !== "turn") this.done = [...this.done, this.now];
    this.drawn = stepped(this.drawn, step);
    this.waiting = rest;
    const length = this.#lengths.shift() ?? 0;
    this.ends = performance.now() + length;
    this.now = step;
    this.#stop();
    this.#inFrame(() => {
      this.ends = performance.now() + length;
      this.#timer = setTimeout(() => this.#inFrame(() => this.#next(), UNSEEN), length - FRAME);
    }, LATE);
  }

  /**
   * With the next frame, or after so long without one. A step begins with a frame, so that all it changes is laid out and
   * drawn in one go; its time runs from the frame after it, in which cards begin to fly, however late that comes.
   */
  #inFrame(then: () => void, most: number): void {
    const now = (): void => {
      this.#stop();
      then();
    };
    this.#frame = requestAnimationFrame(now);
    this.#timer = setTimeout(now, most);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  /** Keep the steps by turns; the table after each of them, and whose turn it is then. */
  #keep(steps: Step[], before: Drawn): { owner: number; drawn: Drawn }[] {
    const past = [...this.past];
    let drawn = before;
    const out = steps.map((step) => {
      const start = drawn;
      drawn = stepped(start, step);
      const last = past.at(-1);
      // the first turn of a game has begun before its first step
      if (step.kind === "turn" || !last) {
        const { player, turn, extra } = drawn.view;
        past.push({ player, turn, extra, start, steps: [step] });
      } else past[past.length - 1] = { ...last, steps: [...last.steps, step] };
      return { owner: drawn.view.player, drawn };
    });
    this.past = past.slice(-KEPT_TURNS);
    return out;
  }
}
