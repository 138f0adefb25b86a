/**
 * What the others do, one step after the other. The newest table is always there and can be answered; this is only
 * the table that is drawn meanwhile. Turns that have been seen can be shown again.
 */

import { untrack } from "svelte";
import { stepped, type Drawn, type PastTurn } from "./patching";
import type { Step, ViewMessage } from "./types";

const LONGEST_TURN = 6_000;
const LONGEST_WAIT = 12_000;
const SHORTEST_STEP = 160;
const KEPT_TURNS = 12;
/** So long cards of mine fly, until the page is at rest. */
const OWN = 240;
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
  const each = turn.map((one) => Math.min(pace, LONGEST_TURN / turn.filter((other) => other === one).length));
  const all = each.reduce((sum, ms) => sum + ms, 0);
  const scale = Math.min(1, Math.max(0, left) / Math.max(1, all));
  return each.map((ms) => Math.max(Math.min(SHORTEST_STEP, pace), ms * scale));
}

/** That my turn has begun is seen on the newest table, without a step in which nobody could tell who plays. */
function withoutMyTurn(steps: Step[], mine: number | null): Step[] {
  const last = steps.at(-1);
  return last?.kind === "turn" && last.player === mine ? steps.slice(0, -1) : steps;
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
  /** The last turns of everybody, oldest first. */
  past = $state.raw<PastTurn[]>([]);
  /** A past turn is being shown once more. */
  again = $state(false);
  drawn = $state.raw<Drawn | null>(null);
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
    const table = this.#keep(steps, before);
    const mine = view.seat;
    const at = table.findIndex(({ owner }) => owner !== mine);
    const instant = at < 0 ? steps : steps.slice(0, at);
    const shown = withoutMyTurn(steps, mine);
    if (this.playing) {
      this.waiting = [...this.waiting, ...shown];
      this.#hurry();
      return;
    }
    this.own = instant;
    if (this.pace && instant.some(({ moves }) => moves.length)) this.landed = performance.now() + OWN;
    const rest = shown.slice(instant.length);
    if (!rest.length || !this.pace || document.hidden) return;
    const start = instant.length ? table[instant.length - 1]!.drawn : before;
    this.#play(rest, start);
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
    this.own = [];
  }

  /** The last turn of a seat, if it is known. */
  last(seat: number): PastTurn | undefined {
    return this.past.findLast((turn) => turn.player === seat);
  }

  /** The turns since the last one of this seat, if a turn of it has begun. */
  since(seat: number | null): PastTurn[] {
    const mine = this.past.map(({ player }) => player === seat);
    const now = mine.lastIndexOf(true);
    return now < 0 ? [] : this.past.slice(mine.lastIndexOf(true, now - 1) + 1, now);
  }

  /** Show past turns once more; also where steps are off. */
  show(...turns: PastTurn[]): void {
    const first = turns[0];
    if (!first) return;
    this.skip();
    this.again = true;
    const steps = turns.flatMap((turn) => turn.steps);
    this.#play(steps, first.start, this.pace || USUAL);
  }

  #play(steps: Step[], start: Drawn, pace = this.pace): void {
    this.drawn = start;
    this.#turnOf = start.view.player;
    this.waiting = steps;
    this.done = [];
    this.#until = performance.now() + LONGEST_WAIT;
    this.#hurry(pace);
    this.#next();
  }

  /** A turn takes six seconds at most, all that one waits for twelve; but every step can be seen. */
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
