"""Playouts: answers to the pending decision tried out on the same luck, with lists in all seats to the end of the game.

A seed is one world: the cards the seat cannot know are dealt anew, every other seat draws its list, and each answer is
played to the end of a copy of it. Every turn reads the stream from a place of its own, so that the same luck meets all
answers even when one of them has drawn more cards: their difference is then known from far fewer playouts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..answers import answer_for, take_answer
from ..const import i64, u32
from ..memory import copy_state
from ..rows import row
from ..rules.asking import clear_pick
from ..rules.phases import advance, enter
from ..rules.plays import play_treasure
from ..rules.running import step
from ..rules.sampling import resample
from .simulating import key_for
from .tallying import winners_of

if TYPE_CHECKING:
    from ..machine import State
    from ..results import Playouts


def make_world(g: State, root: State, t: Playouts, number: int) -> None:
    """The world of one seed: the unknown cards dealt anew, a list for every seat."""
    copy_state(g, root)
    key_for(g, number)
    for p in range(g.seats):
        chance: u32 = g.words[9 + p]
        at = 0
        while at < C.LISTS - 1 and t.bound[p * C.LISTS + at] < chance:
            at += 1
        t.drawn[p] = at + 1
    g.apart = C.TURN_BLOCKS
    if t.seat >= 0:
        resample(g, t.seat)
    g.blind = 1
    g.patient = 0
    g.noting = 0
    g.stock_of = 0


def lay_answer(g: State, t: Playouts, a: int) -> None:
    """Answer a goes into `pick` and `order`; without one the list that sits there answers."""
    clear_pick(g)
    if t.many[a] < 0:
        answer_for(g, g.d_seat)
        return
    g.d_n = t.many[a]
    if g.d_form == C.F_POSITIONS:
        return
    for k in row(g):
        g.pick[k] = t.picks[a][k]
    if g.d_ordered and g.pend != C.D_TREASURE:
        for i in range(g.d_n):
            g.order[i] = t.orders[a][i]


def begin(g: State, t: Playouts, a: int) -> None:
    """Answer a takes effect. Treasures behind one that has more to do are left to the list."""
    if g.pend != C.D_TREASURE:
        lay_answer(g, t, a)
        take_answer(g)
        return
    g.pend = C.D_NONE
    clear_pick(g)
    if t.many[a] == 0:
        enter(g, C.PH_BUY)
    for i in range(min(t.many[a], C.ORDERED_PICKS)):
        k = t.orders[a][i]
        if play_treasure(g, g.cur, k):
            return
    if t.many[a] > C.ORDERED_PICKS:
        for k in row(g):
            n = t.picks[a][k]
            for i in range(C.ORDERED_PICKS):
                n -= t.orders[a][i] == k
            while n > 0:
                n -= 1
                play_treasure(g, g.cur, k)


def play_on(g: State) -> None:
    """To the end of the game; a new turn goes on at its own place of the stream."""
    base = g.turns[g.cur] * g.seats
    mark = base + g.cur
    while g.pend == C.D_NONE and g.phase != C.PH_OVER and g.trouble == C.OK:
        if g.sp:
            step(g)
        else:
            now = g.turns[g.cur] * g.seats + g.cur
            if now != mark:
                mark = now
                place: i64 = now - base + 1
                g.pos = place << (C.TURN_BLOCKS + 5)
            advance(g)


def try_answer(g: State, world: State, t: Playouts, a: int) -> None:
    """One playout of answer a."""
    copy_state(g, world)
    for p in range(g.seats):
        g.plan[p] = t.drawn[p]
    if t.own[a]:
        g.plan[t.mine] = t.own[a]
    begin(g, t, a)
    play_on(g)
    won = winners_of(g)
    winners = 0
    for p in range(g.seats):
        winners += won >> p & 1
    for p in range(g.seats):
        if won >> p & 1:
            t.shares[a * C.SEATS + p] += C.SHARE // winners
    t.result[a] = C.SHARE // winners if won >> t.mine & 1 else 0
    t.played[a] += 1


def try_answers(g: State, root: State, world: State, t: Playouts, first: i64, n: i64) -> None:
    """All answers that are still in the race on n seeds from the first on."""
    i: i64 = 0
    while i < n:
        make_world(world, root, t, first + i)
        for a in range(t.narms):
            if t.alive[a]:
                try_answer(g, world, t, a)
        for a in range(t.narms):
            if t.alive[a] and t.result[a]:
                for b in range(a + 1):
                    if t.alive[b]:
                        t.cross[a * C.ARMS + b] += t.result[a] * t.result[b]
        i += 1


def try_released(g: State, root: State, world: State, t: Playouts, first: i64, n: i64) -> None:
    """The same; compiled, it lets other threads run meanwhile."""
    try_answers(g, root, world, t, first, n)
