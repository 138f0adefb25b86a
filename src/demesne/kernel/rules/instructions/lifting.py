"""Cards lifted off a deck: revealed or looked at, they lie aside until they land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ..amounts import amount
from ..asking import ask, clear_pick, offer_one
from ..declared import instruction
from ..filters import fits
from ..knowledge import entered_hand_open
from ..zones import discard_aside, discarded, forget_group, has_top, land, lift_top, moved, revealed, to_trash

if TYPE_CHECKING:
    from ...machine import State


@instruction(C.OP_LIFT)
def lift_cards(g: State, f: int, n: int, flags: int) -> None:
    lift(g, f, amount(g, f, n), flags)


def lift(g: State, f: int, n: int, flags: int) -> None:
    """Reveal or look at the next n cards: they lie aside until they land."""
    p = g.f_seat[f]
    openly = flags & C.OPEN
    g.f_count[f] = 0
    g.f_it[f] = 0
    while g.f_count[f] < n and has_top(g, p):
        k = lift_top(g, p)
        if not openly:
            g.veiled[p] = C.VEILED
            if C.FIRST_GROUP <= g.lifted <= C.LAST_GROUP:
                forget_group(g, p, g.lifted)
        g.aside[p][k] += 1
        g.naside[p] += 1
        if flags & C.REMEMBER:
            g.them[g.f_them[f] - 1][k] += 1
        g.f_count[f] += 1
        g.f_it[f] = k + 1
        if openly:
            revealed(g, p, k, 1, C.DECK, C.ASIDE)
        elif g.tracing:
            moved(g, C.E_LOOK, p, k, 1, 1 << p, C.DECK, C.DECK, C.ASIDE)


@instruction(C.OP_UNTIL)
def reveal_until(g: State, f: int, filter_: int, n: int) -> None:
    p = g.f_seat[f]
    g.f_count[f] = 0
    g.f_it[f] = 0
    while g.f_count[f] < n and has_top(g, p):
        k = lift_top(g, p)
        g.aside[p][k] += 1
        g.naside[p] += 1
        revealed(g, p, k, 1, C.DECK, C.ASIDE)
        if fits(g, k, filter_, 0):
            g.f_count[f] += 1
            g.f_it[f] = k + 1


@instruction(C.OP_TAKE)
def take_lifted(g: State, f: int, filter_: int) -> None:
    """Of the revealed cards all that fit go into the hand."""
    p = g.f_seat[f]
    g.f_count[f] = 0
    for k in range(g.kinds):
        n = g.aside[p][k]
        if n and fits(g, k, filter_, 0):
            g.aside[p][k] = 0
            g.naside[p] -= n
            g.hand[p][k] += n
            g.nhand[p] += n
            g.f_count[f] += n
            entered_hand_open(g, p, k, n)
            if g.tracing:
                moved(g, C.E_TAKE, p, k, n, C.EVERYBODY, 0, C.ASIDE, C.HAND)


@instruction(C.OP_DROP)
def drop_rest(g: State, f: int, openly: int, but_it: int) -> None:
    """All that is left is discarded, or all but one card of the kind of *it*."""
    if but_it:
        drop_some(g, f, openly, 0, g.f_it[f])
    else:
        drop(g, f, openly)


@instruction(C.OP_DISCARD_ALL)
def drop_fitting(g: State, f: int, filter_: int, openly: int) -> None:
    drop_some(g, f, openly, filter_, 0)


def drop(g: State, f: int, openly: int) -> None:
    """All that is left of the lifted cards is discarded."""
    p = g.f_seat[f]
    while g.naside[p]:
        clear_pick(g)
        for k in range(g.kinds):
            g.pick[k] = min(g.aside[p][k], 255)
        discard_aside(g, p, openly)
    g.veiled[p] = 0


def drop_some(g: State, f: int, openly: int, filter_: int, but: int) -> None:
    """Of the lifted cards those that fit are discarded as one step, except one of the kind `but` (kind + 1)."""
    p = g.f_seat[f]
    clear_pick(g)
    for k in range(g.kinds):
        n = g.aside[p][k]
        if n and k == but - 1:
            n -= 1
        if n and fits(g, k, filter_, 0):
            g.pick[k] = min(n, 255)
    discard_aside(g, p, openly)
    if g.naside[p] == 0:
        g.veiled[p] = 0


@instruction(C.OP_FOUND)
def trash_or_discard(g: State, f: int) -> int:
    """The card that was found is trashed if its owner wants it, else discarded."""
    p = g.f_seat[f]
    k = g.f_it[f] - 1
    if g.f_step[f] == 0:
        g.f_count[f] = 0
        if k < 0 or g.aside[p][k] == 0:
            return C.NEXT
        offer_one(g, k)
        g.f_step[f] = 1
        if ask(g, C.D_TRASH, p, C.ASIDE, p, 0, 1, 0, C.F_CARDS):
            return C.WAIT
    g.f_step[f] = 0
    g.f_count[f] = g.d_n
    g.aside[p][k] -= 1
    g.naside[p] -= 1
    if g.d_n:
        to_trash(g, p, k, C.ASIDE)
    else:
        land(g, p, k)
        if g.tracing:
            moved(g, C.E_DISCARD, p, k, 1, C.EVERYBODY, 0, C.ASIDE, C.DISCARD)
        discarded(g, p, k, 1)
    return C.NEXT


@instruction(C.OP_TRASH_IT)
def trash_it(g: State, f: int) -> None:
    p = g.f_seat[f]
    if g.f_it[f] and g.aside[p][g.f_it[f] - 1]:
        g.aside[p][g.f_it[f] - 1] -= 1
        g.naside[p] -= 1
        to_trash(g, p, g.f_it[f] - 1, C.ASIDE)
