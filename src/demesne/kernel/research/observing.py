"""What one seat may know, as unsigned bytes: rows of counts per kind of card, then single numbers.

Every seat has the same rows, in turn order from the seat that looks. Of its own cards it knows all but the order of
its deck; of the others' it knows what they own and what `resample` keeps. So the bytes are the same for every deal
that looks the same to the seat. `views/observation.py` names the rows and the numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..const import u8p
from ..rows import add_counts, write_bytes, write_costs, write_counts, write_owned, write_seen
from ..rules.agenda import seen_aside
from ..rules.counting import mat_row
from ..rules.filters import cost_now
from ..rules.knowledge import secret
from ..rules.scoring import score
from ..rules.zones import first_slot

if TYPE_CHECKING:
    from ..machine import State


def observation_size(seats: int, slots: int) -> int:
    """How many bytes an observation has in a game of so many seats, with so many places in a row."""
    return (seats * C.SEAT_ROWS + C.TABLE_ROWS) * slots + C.TABLE_NUMBERS + seats * C.SEAT_NUMBERS


def byte(n: int) -> int:
    return 0 if n < 0 else 255 if n > 255 else n


def observe(g: State, seat: int, slots: int, out: u8p) -> None:
    """Write what the seat may know now."""
    for i in range(observation_size(g.seats, slots)):
        out[i] = 0
    at = 0
    for turn in range(g.seats):
        p = (seat + turn) % g.seats
        if turn:
            other_rows(g, seat, p, slots, out, at)
        else:
            own_rows(g, p, slots, out, at)
        if g.extended:
            later_rows(g, seat, p, slots, out, at + 6 * slots)
        at += C.SEAT_ROWS * slots
    table_rows(g, seat, slots, out, at)
    at += C.TABLE_ROWS * slots
    table_numbers(g, seat, out, at)
    at += C.TABLE_NUMBERS
    for turn in range(g.seats):
        seat_numbers(g, seat, (seat + turn) % g.seats, out, at)
        at += C.SEAT_NUMBERS


def own_rows(g: State, p: int, slots: int, out: u8p, at: int) -> None:
    """All it owns by zone; of the deck the set, not the order."""
    write_owned(g, p, out, at)
    write_counts(g, g.hand[p], out, at + slots)
    write_counts(g, g.rest[p], out, at + 2 * slots)
    if g.pinned[p]:
        pinned_row(g, p, 1, out, at)
        pinned_row(g, p, 1, out, at + 2 * slots)
    write_counts(g, g.disc[p], out, at + 3 * slots)
    write_counts(g, g.play[p], out, at + 4 * slots)
    write_counts(g, g.aside[p], out, at + 5 * slots)


def other_rows(g: State, seat: int, p: int, slots: int, out: u8p, at: int) -> None:
    """All that another seat owns, then as much of each zone as `seat` knows."""
    write_owned(g, p, out, at)
    if g.pinned[p]:
        pinned_row(g, p, 1, out, at)
        pinned_row(g, p, 0, out, at + 2 * slots)
    if g.nsecrets:
        for k in range(g.kinds):
            out[at + slots + k] = min(g.seen_hand[p][k] + secret(g, seat, p, k), g.hand[p][k])
    else:
        write_seen(g, g.seen_hand[p], g.hand[p], out, at + slots)
    write_seen(g, g.seen_disc[p], g.disc[p], out, at + 3 * slots)
    write_counts(g, g.play[p], out, at + 4 * slots)
    if g.naside[p] and g.veiled[p] != C.VEILED:
        write_counts(g, g.aside[p], out, at + 5 * slots)
        if g.veiled[p]:
            out[at + 5 * slots + g.veiled[p] - 1] -= 1


def pinned_row(g: State, p: int, own: int, out: u8p, at: int) -> None:
    """Add the pinned cards of a deck: all, or only those that everybody knows, in their order or only as a set."""
    first = first_slot(g, p)
    for i in range(first, first + g.nslots[p]):
        known = g.slot[i] >> C.KIND_BITS
        if known != C.OPEN_SLOT and (own or C.KNOWN_TO_ALL <= known <= C.LAST_GROUP):
            k = g.slot[i] & C.KIND_MASK
            out[at + k] = min(out[at + k] + 1, 255)


def later_rows(g: State, seat: int, p: int, slots: int, out: u8p, at: int) -> None:
    """Cards set aside over turns, mats, later parts of Durations, gains of the latest turn."""
    owned = at - 6 * slots
    add_counts(g, g.kept[p], out, owned)
    if p == seat:
        write_counts(g, g.kept[p], out, at)
    elif g.nkept[p]:
        for k in range(g.kinds):
            if g.kept[p][k]:
                out[at + k] = seen_aside(g, p, k)
    at += slots
    for m in range(C.MATS):
        mat = mat_row(m, p)
        add_counts(g, g.mats[mat], out, owned)
        if p == seat:
            write_counts(g, g.mats[mat], out, at)
        else:
            write_bytes(g, g.seen_mats[mat], out, at)
        at += slots
    for i in range(g.nagenda):
        if g.a_seat[i] == p:
            out[at + g.a_card[i]] += 1
    at += slots
    write_bytes(g, g.gained_last[p], out, at)


def table_rows(g: State, seat: int, slots: int, out: u8p, at: int) -> None:
    """The Supply, the trash, what cards cost; the options of a decision and what is picked of them, for who decides."""
    write_counts(g, g.supply, out, at)
    write_counts(g, g.trash, out, at + slots)
    at += 2 * slots
    if g.extended:
        for k in range(g.kinds):
            out[at + k] = byte(cost_now(g, k))
    else:
        write_costs(g, out, at)
    write_bytes(g, g.bonus, out, at + slots)
    at += 2 * slots
    if g.pend != C.D_NONE and g.d_seat == seat and g.d_form == C.F_CARDS:
        write_bytes(g, g.opt, out, at)
        write_bytes(g, g.pick, out, at + slots)
    at += 2 * slots
    if g.extended:
        for t in range(C.PILE_TOKENS):
            write_bytes(g, g.pile_tokens[t], out, at)
            at += slots


def table_numbers(g: State, seat: int, out: u8p, at: int) -> None:
    out[at] = g.seats
    out[at + 1] = seat
    out[at + 2] = (g.cur - seat + g.seats) % g.seats
    out[at + 3] = (g.first - seat + g.seats) % g.seats
    out[at + 4] = g.phase
    out[at + 5] = byte(g.actions)
    out[at + 6] = byte(g.buys)
    out[at + 7] = byte(g.coins)
    out[at + 8] = byte(g.nact)
    out[at + 9] = byte(g.empty)
    out[at + 10] = g.ends
    if g.extended:
        out[at + 11] = byte(g.extra)
    if g.pend == C.D_NONE or g.d_seat != seat:
        return
    out[at + 12] = 1
    out[at + 13] = g.pend
    out[at + 14] = g.d_source
    out[at + 15] = byte(g.d_step)
    out[at + 16] = g.d_zone
    out[at + 17] = (g.d_about - seat + g.seats) % g.seats
    out[at + 18] = byte(g.d_least)
    out[at + 19] = byte(g.d_most)
    out[at + 20] = byte(g.d_n)
    out[at + 21] = g.d_ordered
    out[at + 22] = g.d_form
    out[at + 23] = byte(g.d_last) if g.d_form == C.F_POSITIONS else 0


def seat_numbers(g: State, seat: int, p: int, out: u8p, at: int) -> None:
    out[at] = byte(g.turns[p])
    out[at + 1] = byte(g.nhand[p])
    out[at + 2] = byte(g.ndeck[p])
    out[at + 3] = byte(g.ndisc[p])
    out[at + 4] = byte(g.nplay[p])
    out[at + 5] = byte(score(g, p) + C.POINTS_SHIFT)
    out[at + 6] = g.top[p]
    at += 7
    if g.extended:
        for t in range(C.TOKENS):
            out[at + t] = byte(g.tokens[t][p])
    at += C.TOKENS
    if g.pinned[p]:
        top = first_slot(g, p) + g.nslots[p] - 1
        for i in range(min(C.DECK_TOPS, g.nslots[p])):
            known = g.slot[top - i] >> C.KIND_BITS
            if known == C.KNOWN_TO_ALL or (p == seat and known != C.OPEN_SLOT and known != C.KNOWN_TO_NOBODY):
                out[at + i] = (g.slot[top - i] & C.KIND_MASK) + 1
