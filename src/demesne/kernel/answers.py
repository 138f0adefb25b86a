"""Answers carried out: one pick, a whole answer, or what a strategy answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import const as C
from .play.deciding import decide
from .play.planning import next_action, next_purchase, pick_treasures
from .play.topdecking import decide_position
from .rows import row
from .rules.asking import choose
from .rules.phases import enter, take_action, take_buy
from .rules.plays import play_treasure
from .rules.programs import spent_at
from .rules.running import run

if TYPE_CHECKING:
    from .machine import State


def take_answer(g: State) -> None:
    """The answer in `pick` is complete: let it take effect."""
    kind = g.pend
    g.pend = C.D_NONE
    g.d_last = 0
    if kind == C.D_ACTION:
        take_action(g)
    elif kind == C.D_BUY:
        take_buy(g)
    elif kind == C.D_TREASURE and g.d_n == 0:
        enter(g, C.PH_BUY)


def commit(g: State) -> None:
    """The same, and go on."""
    take_answer(g)
    run(g)


def finish(g: State, n: int) -> None:
    """The whole answer of n picks lies in `pick`."""
    g.d_n = n
    commit(g)


def value_of(g: State, action: int) -> int:
    """The option that an action number means in the pending decision; -2 if none."""
    if action == g.table.stop:
        return C.STOP
    if g.d_form == C.F_CARDS:
        for k in range(g.kinds):
            if g.table.number[k] == action:
                return k
        return -2
    if g.d_form == C.F_KEYS:
        if g.table.more_keys <= action < g.table.more_keys + C.OPTION_KEYS:
            return action - g.table.more_keys + g.table.place_base - g.table.key_base
        return action - g.table.key_base if g.table.key_base <= action < g.table.place_base else -2
    return action - g.table.place_base if g.table.place_base <= action < g.table.stop else -2


def key_number(g: State, key: int) -> int:
    """The action number of an option key; later keys have theirs in a row of their own."""
    first = g.table.place_base - g.table.key_base
    return g.table.key_base + key if key < first else g.table.more_keys + key - first


def pick_one(g: State, value: int) -> int:
    """One pick, or STOP. A Treasure is played as it is picked; one that does more ends the answer."""
    result = choose(g, value)
    if result != C.PICK_ILLEGAL and g.pend == C.D_TREASURE and value != C.STOP and play_treasure(g, g.cur, value):
        result = C.PICK_COMPLETE
    if result == C.PICK_COMPLETE:
        commit(g)
    return result


def answer_for(g: State, p: int) -> None:
    """Fill `pick` with what the strategy at seat p answers to the pending decision."""
    if g.pend == C.D_ACTION:
        k = next_action(g, p)
        if k >= 0:
            g.pick[k] = 1
    elif g.pend == C.D_TREASURE:
        if g.extended:
            pick_treasures(g, p)
        else:
            for k in row(g):
                g.pick[k] = g.opt[k]
    elif g.pend == C.D_BUY:
        k = next_purchase(g, p) - 1
        if k >= 0:
            g.pick[k] = 1
    elif g.pend == C.D_POSITION:
        g.d_n = decide_position(g, p, g.f_it[g.sp - 1] - 1)
    elif g.pend == C.D_SPEND:
        g.d_n = 0 if spent_at(g, g.f_pc[g.sp - 1]) == C.SPEND_COINS else g.d_last
    else:
        decide(g, g.pend, p, g.d_zone, g.d_about, g.d_least, g.d_most, g.d_ordered, g.d_form)
