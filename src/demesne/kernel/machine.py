"""The state and the card table as objects, and the run loop: this is all that the layers above see of the kernel.

Plain and compiled kernel have the same classes and the same bytes; what one has begun the other can finish.
"""

from __future__ import annotations

from typing import Any

from .asking import can_pick, choose, clear_pick, cost_now
from .const import (
    ASIDE,
    D_ACTION,
    D_BUY,
    D_NONE,
    D_TREASURE,
    DECK,
    DISCARD,
    F_CARDS,
    F_KEYS,
    F_POSITIONS,
    HAND,
    KINDS,
    OK,
    PH_BUY,
    PH_OVER,
    PICK_COMPLETE,
    PICK_ILLEGAL,
    PLAY,
    STOP,
    SUPPLY,
    i64,
)
from .effects import step
from .fingerprint import fingerprint
from .layout import Fields, clear_state, copy_state, dump_state, dump_table, load_state, load_table
from .phases import advance, begin_turn, enter, owned, score, take_action, take_buy
from .plays import play_treasure
from .sampling import resample
from .zones import draw, first_slot


def run(g: State) -> None:
    """Go on until somebody must answer or the game is over."""
    while g.pend == D_NONE and g.phase != PH_OVER and g.trouble == OK:
        if g.sp:
            step(g)
        else:
            advance(g)


def commit(g: State) -> None:
    """The answer in `pick` is complete: let it take effect."""
    kind = g.pend
    g.pend = D_NONE
    g.d_last = 0
    if kind == D_ACTION:
        take_action(g)
    elif kind == D_BUY:
        take_buy(g)
    elif kind == D_TREASURE and g.d_n == 0:
        enter(g, PH_BUY)
    run(g)


def finish(g: State, n: int) -> None:
    """The whole answer of n picks lies in `pick`."""
    g.d_n = n
    commit(g)


def value_of(g: State, action: int) -> int:
    """The option that an action number means in the pending decision; -2 if none."""
    if action == g.table.stop:
        return STOP
    if g.d_form == F_CARDS:
        for k in range(g.kinds):
            if g.table.number[k] == action:
                return k
        return -2
    if g.d_form == F_KEYS:
        return action - g.table.key_base if g.table.key_base <= action < g.table.place_base else -2
    return action - g.table.place_base if g.table.place_base <= action < g.table.stop else -2


def pick_one(g: State, value: int) -> int:
    """One pick, or STOP. A Treasure is played as it is picked; one that does more ends the answer."""
    result = choose(g, value)
    if result != PICK_ILLEGAL and g.pend == D_TREASURE and value != STOP and play_treasure(g, g.cur, value):
        result = PICK_COMPLETE
    if result == PICK_COMPLETE:
        commit(g)
    return result


class Table(Fields):
    """What is fixed for a game: costs, types, programs. Shared by all its clones."""

    def __init__(self, data: bytes) -> None:
        load_table(self, data)

    def dump(self) -> bytes:
        return dump_table(self)


class State(Fields):
    """One game. Everything in it is a number; a clone is a copy of memory."""

    def __init__(self, table: Table) -> None:
        clear_state(self)
        self.table = table
        self.kinds = self.table.kinds
        self.sink: list[Any] = []

    def clone(self) -> State:
        g: State = State.__new__(State)
        copy_state(g, self)
        g.table = self.table
        return g

    def dump(self) -> bytes:
        return dump_state(self)

    def load(self, data: bytes) -> None:
        load_state(self, data)

    def trace(self) -> list[Any]:
        """Write events from now on into the list returned."""
        self.tracing = 1
        self.sink = []
        return self.sink

    def sink_list(self) -> list[Any]:
        return self.sink

    def rekey(self, key: bytes) -> None:
        for i in range(8):
            self.key[i] = int.from_bytes(key[4 * i : 4 * i + 4], "little")
        self.pos = 0
        self.block_at = -1

    def start(self) -> None:
        """Every seat draws its first hand, the first seat begins."""
        for p in range(self.seats):
            draw(self, p, 5)
        begin_turn(self, self.first)
        run(self)

    def resume(self) -> None:
        run(self)

    def deal(self, p: int) -> None:
        """A first hand for one seat."""
        draw(self, p, 5)

    def resample(self, seat: int) -> None:
        resample(self, seat)

    # answering

    def pick_action(self, action: int) -> int:
        if self.pend == D_NONE:
            return PICK_ILLEGAL
        value = value_of(self, action)
        if value < -1:
            return PICK_ILLEGAL
        return pick_one(self, value)

    def legal_actions(self) -> list[int]:
        out: list[int] = []
        if self.pend == D_NONE:
            return out
        stop = self.table.stop
        if self.d_form == F_POSITIONS:
            base = self.table.place_base
            for i in range(self.d_last + 1):
                out.append(base + i)
            return out
        may_stop = self.d_n >= self.d_least
        if self.d_form == F_KEYS:
            base = self.table.key_base
            for i in range(16):
                if can_pick(self, i):
                    out.append(base + i)
        else:
            for i in range(self.kinds):
                k = self.table.by_number[i]
                if self.opt[k] > self.pick[k]:
                    n = self.table.number[k]
                    if may_stop and n > stop:
                        out.append(stop)
                        may_stop = 0
                    if can_pick(self, k):
                        out.append(n)
        if may_stop:
            out.append(stop)
        return out

    def answer(self, values: list[int]) -> int:
        """A whole answer as option values, in order; nothing changes when it is illegal."""
        n = len(values)
        if self.pend == D_NONE or self.d_n:
            return PICK_ILLEGAL
        if self.d_form == F_POSITIONS:
            if n != 1:
                return PICK_ILLEGAL
            return pick_one(self, values[0])
        if n < self.d_least or n > self.d_most:
            return PICK_ILLEGAL
        for v in values:
            if v < 0 or v >= KINDS or self.pick[v] >= self.opt[v]:
                clear_pick(self)
                return PICK_ILLEGAL
            self.pick[v] += 1
        if self.pend == D_TREASURE:
            return self.play_treasures(values)
        if self.d_ordered:
            for i in range(n):
                self.order[i] = values[i]
        finish(self, n)
        return PICK_COMPLETE

    def play_treasures(self, values: list[int]) -> int:
        n = len(values)
        for i in range(n):
            v = values[i]
            if play_treasure(self, self.cur, v):
                for j in range(i + 1, n):
                    v = values[j]
                    self.queue[j - i - 1] = v
                self.nqueue = n - i - 1
                break
        finish(self, n)
        return PICK_COMPLETE

    # looking

    def pending(self) -> tuple[int, ...]:
        """kind, seat, source + 1, zone, about, least, most, ordered, form, picks so far, last position."""
        return (
            self.pend,
            self.d_seat,
            self.d_source,
            self.d_zone,
            self.d_about,
            self.d_least,
            self.d_most,
            self.d_ordered,
            self.d_form,
            self.d_n,
            self.d_last,
        )

    def options(self) -> list[int]:
        """How many copies of each option there are."""
        opt = self.opt
        return [opt[k] for k in range(KINDS)]

    def facts(self) -> tuple[int, ...]:
        """seats, player, phase, first, ends, actions, buys, coins, cheaper, actions played, empty piles."""
        return (
            self.seats,
            self.cur,
            self.phase,
            self.first,
            self.ends,
            self.actions,
            self.buys,
            self.coins,
            self.cheaper,
            self.nact,
            self.empty,
        )

    def out_of_room(self) -> int:
        """Whether the last answer could not be carried out; the state is of no use then."""
        return self.trouble

    def counts(self, zone: int, p: int) -> list[int]:
        """How many of each kind lie in a zone; of a deck the cards of its open slots."""
        if zone == HAND:
            row = self.hand[p]
        elif zone == DECK:
            row = self.rest[p]
        elif zone == DISCARD:
            row = self.disc[p]
        elif zone == PLAY:
            row = self.play[p]
        elif zone == ASIDE:
            row = self.aside[p]
        elif zone == SUPPLY:
            row = self.supply
        else:
            row = self.trash
        return [row[k] for k in range(self.kinds)]

    def seat(self, p: int) -> tuple[int, ...]:
        """Cards in hand, deck, discard pile; turns begun; top of the discard pile + 1; veil over what is aside."""
        return (self.nhand[p], self.ndeck[p], self.ndisc[p], self.turns[p], self.top[p], self.veiled[p])

    def slots(self, p: int) -> list[int]:
        """The slots of a deck from the top down to the deepest pinned one: kind + 32 * who knows it."""
        out: list[int] = []
        first = first_slot(self, p)
        i = first + self.nslots[p] - 1
        while i >= first:
            out.append(self.slot[i])
            i -= 1
        return out

    def window(self) -> int:
        """The Attack (kind + 1) whose Reactions are being asked; 0 outside of that."""
        for f in range(self.sp):
            if self.f_pc[f] == 0:
                return self.f_card[f] + 1
        return 0

    def cost(self, k: int) -> int:
        return cost_now(self, k)

    def fingerprint(self) -> i64:
        return fingerprint(self)

    def score(self, p: int) -> int:
        return score(self, p)

    def owned(self, p: int, k: int) -> int:
        return owned(self, p, k)
