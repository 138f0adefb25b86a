"""Many games stepped at once: a pick for each, then what the next seat to decide may know and may pick.

A learner's actions are the places of this game's kinds, then the option keys, then stop, then deck positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import const as C
from ..answers import answer_for, finish, pick_one
from ..const import f32p, i32p, u8p
from ..rows import bytes_at, floats_at, ints_at
from ..rules.asking import can_pick
from ..rules.plays import play_treasure
from ..rules.scoring import finishes_before, score
from .observing import observation_size, observe

if TYPE_CHECKING:
    from ..machine import State


def action_count(slots: int) -> int:
    return slots + C.OPTION_KEYS + 1 + C.PLACES


def write_mask(g: State, slots: int, out: u8p) -> None:
    """1 for every action that may be the next pick of the pending decision."""
    for i in range(action_count(slots)):
        out[i] = 0
    if g.pend == C.D_NONE:
        return
    if g.d_form == C.F_POSITIONS:
        for i in range(min(g.d_last + 1, C.PLACES)):
            out[slots + C.OPTION_KEYS + 1 + i] = 1
        return
    out[slots + C.OPTION_KEYS] = g.d_n >= g.d_least
    if g.d_form == C.F_KEYS:
        for i in range(C.OPTION_KEYS):
            out[slots + i] = can_pick(g, i)
    elif g.d_most == 1:
        for i in range(g.kinds):
            out[i] = g.opt[i] > g.pick[i]
    else:
        for i in range(g.kinds):
            if g.opt[i] > g.pick[i]:
                out[i] = can_pick(g, i)


def value_of_place(g: State, action: int, slots: int) -> int:
    """The option that a learner's action means in the pending decision."""
    if action == slots + C.OPTION_KEYS:
        return C.STOP
    if action < slots:
        return action
    return action - slots if action < slots + C.OPTION_KEYS else action - slots - C.OPTION_KEYS - 1


def go_on(g: State, asked: int, advisor: int) -> None:
    """Let the advisor's list answer until a kind of decision in the set `asked` is reached; 0 asks all."""
    while asked and g.pend != C.D_NONE and asked >> g.pend & 1 == 0 and g.phase != C.PH_OVER and g.trouble == C.OK:
        p = g.d_seat
        if g.d_n == 0:
            g.plan[p] = advisor
            answer_for(g, p)
            g.plan[p] = 0
            if g.pend == C.D_TREASURE:
                g.d_n = play_picked(g)
        n = g.d_n
        finish(g, n)


def play_picked(g: State) -> int:
    """Play the Treasures in `pick`, in the order of lists; how many. Those behind one that does more wait for it."""
    n = 0
    wait = 0
    i = 0
    while g.plans.treasures[i] >= 0:
        k = g.plans.treasures[i]
        for _ in range(g.pick[k]):
            n += 1
            if wait == 0:
                wait = play_treasure(g, g.cur, k)
            elif g.nqueue < C.ORDERED_PICKS:
                g.queue[g.nqueue] = k
                g.nqueue += 1
        i += 1
    return n


def step_game(g: State, action: int, asked: int, advisor: int, turns: int, slots: int, obs: u8p, mask: u8p) -> int:
    """One pick, then on to the next decision; the buffers get what the seat that decides may know and may pick."""
    pick_one(g, value_of_place(g, action, slots))
    go_on(g, asked, advisor)
    if g.phase == C.PH_OVER:
        return C.STEP_OVER
    if g.trouble != C.OK or (turns and g.turns[g.cur] > turns):
        return C.STEP_CUT
    observe(g, g.d_seat, slots, obs)
    write_mask(g, slots, mask)
    return C.STEP_TAKEN


def first_illegal(actions: i32p, n: int, count: int, masks: u8p) -> int:
    """The first game whose action may not be picked; -1 when all may."""
    for i in range(n):
        if actions[i] < 0 or actions[i] >= count or masks[i * count + actions[i]] == 0:
            return i
    return -1


def write_result(g: State, at: int, margin: int, points: i32p, reward: f32p) -> None:
    """From place `at` on: the points of each seat, and its share of the victory or its lead over the best other."""
    winners = 0
    for p in range(g.seats):
        points[at + p] = score(g, p)
    for p in range(g.seats):
        first = 1
        for q in range(g.seats):
            if finishes_before(points[at + q], g.turns[q], points[at + p], g.turns[p]):
                first = 0
        reward[at + p] = first
        winners += first
    for p in range(g.seats):
        if margin:
            reward[at + p] = points[at + p] - best_other(g, at, p, points)
        else:
            reward[at + p] = reward[at + p] / winners


def best_other(g: State, at: int, p: int, points: i32p) -> int:
    """The most points that a seat other than p has."""
    best = points[at + (p + 1) % g.seats]
    for q in range(g.seats):
        if q != p:
            best = max(best, points[at + q])
    return best


def write_start(g: State, asked: int, advisor: int, slots: int, obs: u8p, mask: u8p) -> None:
    """What a game that has just begun shows."""
    go_on(g, asked, advisor)
    observe(g, g.d_seat, slots, obs)
    write_mask(g, slots, mask)


def step_all(
    states: list[Any],
    crew: Any,
    asked: int,
    advisor: int,
    turns: int,
    slots: int,
    actions: i32p,
    obs: u8p,
    masks: u8p,
    seats: u8p,
    ends: u8p,
) -> None:
    """Step every game; compiled, the crew does so together, and other threads run meanwhile."""
    count = action_count(slots)
    for i, g in enumerate(states):
        size = observation_size(g.seats, slots)
        seen = obs[i * size : (i + 1) * size]
        may = masks[i * count : (i + 1) * count]
        ends[i] = step_game(g, actions[i], asked, advisor, turns, slots, seen, may)
        seats[i] = g.d_seat


def gather(threads: int) -> Any:
    """Compiled, threads for `step_all`, which end with the object; None where there are none."""
    return None


def crew_of(threads: int) -> Any:
    """What `step_games` takes to step in so many threads; None for one, and where there are no others."""
    return gather(threads) if threads > 1 else None


def illegal_among(actions: Any, masks: Any, n: int, slots: int) -> int:
    """The first of n games whose action may not be picked; -1 when all may."""
    count = action_count(slots)
    return first_illegal(ints_at(actions, n), n, count, bytes_at(masks, n * count))


def step_games(
    states: list[Any],
    crew: Any,
    asked: int,
    advisor: int,
    turns: int,
    slots: int,
    actions: Any,
    obs: Any,
    masks: Any,
    seats: Any,
    ends: Any,
) -> None:
    """Step games with as many seats each, into buffers for all of them.

    `crew` is of `crew_of`; `asked` is a set of kinds of decision, 0 for all; the list `advisor` answers the others.
    `ends` says how each step ended, `seats` who decides next.
    """
    n = len(states)
    if n == 0:
        raise ValueError("no games")
    g: Any = states[0]
    size = n * observation_size(g.seats_at_table(), slots)
    step_all(
        states,
        crew,
        asked,
        advisor,
        turns,
        slots,
        ints_at(actions, n),
        bytes_at(obs, size),
        bytes_at(masks, n * action_count(slots)),
        bytes_at(seats, n),
        bytes_at(ends, n),
    )


def write_ends(states: list[Any], margin: int, ends: Any, done: Any, truncated: Any, points: Any, reward: Any) -> int:
    """The results of the games that ended in the last step, nothing for the others; how many ended."""
    n = len(states)
    g: Any = states[0]
    seats = g.seats_at_table()
    ended = 0
    how: u8p = bytes_at(ends, n)
    over: u8p = bytes_at(done, n)
    cut: u8p = bytes_at(truncated, n)
    had: i32p = ints_at(points, n * seats)
    got: f32p = floats_at(reward, n * seats)
    for i in range(n):
        if over[i]:
            for p in range(seats):
                had[i * seats + p] = 0
                got[i * seats + p] = 0
        over[i] = how[i] >= C.STEP_OVER
        cut[i] = how[i] == C.STEP_CUT
        if over[i]:
            g = states[i]
            g.result(i * seats, margin, points, reward)
            ended += 1
    return ended
