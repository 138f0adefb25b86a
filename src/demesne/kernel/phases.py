"""The turn: Action phase, Treasures, Buys, Clean-up, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .asking import ask, clear_options, cost_now, offer_hand_type, only_pick
from .const import (
    ACTION,
    D_ACTION,
    D_BUY,
    D_TREASURE,
    DISCARD,
    E_BUY,
    E_CLEANUP,
    E_DISCARD,
    E_END,
    E_PHASE,
    E_TURN,
    ENDS_LIMIT,
    ENDS_NOT,
    ENDS_PILES,
    ENDS_PROVINCES,
    EVERYBODY,
    F_CARDS,
    HAND,
    KINDS,
    OPEN_SLOT,
    PH_ACTION,
    PH_BUY,
    PH_CLEANUP,
    PH_OVER,
    PH_TREASURE,
    SUPPLY,
    TREASURE,
    TURN_LIMIT,
)
from .gains import leave_supply
from .knowledge import entered_discard_open, hand_gone
from .plays import play_from_hand, play_treasure
from .zones import draw, emit, first_slot, land, new_top

if TYPE_CHECKING:
    from .machine import State


def begin_turn(g: State, p: int) -> None:
    g.cur = p
    g.phase = PH_ACTION
    g.turns[p] += 1
    g.actions = 1
    g.buys = 1
    if g.tracing:
        emit(g, E_TURN, p, -1, g.turns[p], EVERYBODY, 0)


def enter(g: State, phase: int) -> None:
    g.phase = phase
    if g.tracing and phase == PH_TREASURE:
        emit(g, E_PHASE, g.cur, -1, 0, EVERYBODY, phase)


def advance(g: State) -> None:
    """One step of the turn while no effect is under way: ask, or go on to what comes next."""
    p = g.cur
    g.steps = 0
    if g.phase == PH_ACTION:
        if g.actions <= 0 or not offer_hand_type(g, p, ACTION) or not ask(g, D_ACTION, p, HAND, p, 0, 1, 0, F_CARDS):
            enter(g, PH_TREASURE)
    elif g.phase == PH_TREASURE:
        if g.nqueue:
            play_queued(g, p)
        elif not offer_hand_type(g, p, TREASURE) or not ask(
            g, D_TREASURE, p, HAND, p, 0, longest_answer(g), 1, F_CARDS
        ):
            enter(g, PH_BUY)
    elif g.phase == PH_BUY:
        if g.buys <= 0 or not ask_buy(g, p):
            enter(g, PH_CLEANUP)
    else:
        clean_up(g, p)
        end_turn(g, p)


def longest_answer(g: State) -> int:
    """All Treasures may be named at once; behind one that does more than give coins at most what the queue holds."""
    for k in range(g.kinds):
        if g.opt[k] and g.table.plain[k] < 0:
            return KINDS + 1
    return 32767


def ask_buy(g: State, p: int) -> int:
    clear_options(g)
    for k in range(g.kinds):
        if g.supply[k] and cost_now(g, k) <= g.coins:
            g.opt[k] = 1
    return ask(g, D_BUY, p, SUPPLY, p, 0, 1, 0, F_CARDS)


def play_queued(g: State, p: int) -> None:
    """Treasures named in one answer behind one that had more to do than give coins."""
    k = g.queue[0]
    g.nqueue -= 1
    for i in range(g.nqueue):
        g.queue[i] = g.queue[i + 1]
    g.queue[g.nqueue] = 0
    if g.hand[p][k]:
        play_treasure(g, p, k)


def take_action(g: State) -> None:
    k = only_pick(g) - 1
    if k < 0:
        enter(g, PH_TREASURE)
    else:
        g.actions -= 1
        play_from_hand(g, g.cur, k)


def take_buy(g: State) -> None:
    k = only_pick(g) - 1
    if k < 0:
        enter(g, PH_CLEANUP)
        return
    g.buys -= 1
    g.coins -= cost_now(g, k)
    leave_supply(g, k)
    if g.tracing:
        emit(g, E_BUY, g.cur, k, 1, EVERYBODY, DISCARD)
    land(g, g.cur, k)


def clean_up(g: State, p: int) -> None:
    """Hand cards first, then the cards in play: the latest one played ends up on top. Then five new cards."""
    top = -1
    if g.nplay[p]:
        top = latest_in_play(g, p)
    elif g.nhand[p]:
        for k in range(g.kinds):
            if g.hand[p][k]:
                top = k
    if g.tracing:
        emit(g, E_CLEANUP, p, -1, 0, EVERYBODY, 0)
        note_clean_up(g, p, top)
    # short loops over whole rows: the C compiler makes a handful of instructions of each
    for k in range(KINDS):
        g.disc[p][k] += g.hand[p][k] + g.play[p][k]
    if g.nplay[p]:
        for k in range(KINDS):
            g.seen_disc[p][k] = min(g.seen_disc[p][k] + g.play[p][k], 255)
    elif top >= 0:
        entered_discard_open(g, p, top, 1)
    for k in range(KINDS):
        g.hand[p][k] = 0
    for k in range(KINDS):
        g.play[p][k] = 0
    for k in range(KINDS):
        g.last[k] = 0
    for k in range(KINDS):
        g.bonus[k] = 0
    for k in range(KINDS):
        g.waiting[k] = 0
    if top >= 0:
        new_top(g, p, top)
    g.ndisc[p] += g.nhand[p] + g.nplay[p]
    g.nhand[p] = 0
    g.nplay[p] = 0
    hand_gone(g, p)
    draw(g, p, 5)


def latest_in_play(g: State, p: int) -> int:
    """The kind of the latest play whose card still lies in play."""
    k = g.newest
    if g.play[p][k] and g.last[k] == g.stamp:
        return k
    top = -1
    stamp = -1
    for k in range(g.kinds):
        if g.play[p][k] and g.last[k] > stamp:
            stamp = g.last[k]
            top = k
    return top


def note_clean_up(g: State, p: int, top: int) -> None:
    """The events of a Clean-up: hand cards are not shown unless one is the visible top."""
    for k in range(g.kinds):
        c = g.hand[p][k]
        if g.nplay[p] == 0 and k == top:
            c -= 1
        if c:
            emit(g, E_DISCARD, p, k, c, 1 << p, HAND)
    if g.nplay[p] == 0 and top >= 0:
        emit(g, E_DISCARD, p, top, 1, EVERYBODY, HAND)
    for k in range(g.kinds):
        if g.play[p][k]:
            emit(g, E_DISCARD, p, k, g.play[p][k], EVERYBODY, 4)


def end_turn(g: State, p: int) -> None:
    g.actions = 0
    g.buys = 0
    g.coins = 0
    g.cheaper = 0
    g.nact = 0
    g.met = 0
    g.stamp = 0
    g.newest = 0
    if g.supply[g.table.provinces] == 0:
        g.ends = ENDS_PROVINCES
    elif g.empty >= g.table.piles_to_end:
        g.ends = ENDS_PILES
    elif g.turns[p] >= TURN_LIMIT:
        g.ends = ENDS_LIMIT
    if g.ends != ENDS_NOT:
        g.phase = PH_OVER
        if g.tracing:
            emit(g, E_END, p, -1, 0, EVERYBODY, g.ends)
    else:
        begin_turn(g, (p + 1) % g.seats)


def score(g: State, p: int) -> int:
    """Points of all cards in all zones of p."""
    points = 0
    cards = g.nhand[p] + g.ndeck[p] + g.ndisc[p] + g.nplay[p] + g.naside[p]
    for k in range(g.kinds):
        n = owned(g, p, k)
        if n:
            each = g.table.vp[k]
            if g.table.vp_div[k]:
                each += cards // g.table.vp_div[k]
            if g.table.vp_kind[k]:
                each += owned(g, p, g.table.vp_kind[k] - 1)
            points += n * each
    return points


def owned(g: State, p: int, k: int) -> int:
    n = g.hand[p][k] + g.rest[p][k] + g.disc[p][k] + g.play[p][k] + g.aside[p][k]
    if g.pinned[p]:
        first = first_slot(g, p)
        for i in range(first, first + g.nslots[p]):
            if g.slot[i] & 31 == k and g.slot[i] >> 5 != OPEN_SLOT:
                n += 1
    return n
