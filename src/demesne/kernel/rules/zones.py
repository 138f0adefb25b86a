"""Moving cards between zones, and nothing else: no card is chosen here and no rule is asked.

A deck is a row of slots. A slot is pinned to a card or open; the open ones share one unordered rest and are filled when
they are reached. Only the slots from the deepest pinned one up to the top are written down, two bytes each, in one row
for all seats. A shuffle only ever happens on an empty deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..rows import draw_evenly, row, take_nth
from .knowledge import (
    entered_discard_open,
    entered_hand_open,
    left_discard_hidden,
    left_discard_open,
    left_hand_hidden,
    left_hand_open,
)
from .stream import below

if TYPE_CHECKING:
    from ..machine import State


def emit(g: State, what: int, seat: int, kind: int, n: int, known: int, extra: int) -> None:
    """Write an event in which no card moves into the sink; called only while there is one."""
    moved(g, what, seat, kind, n, known, extra, C.NOWHERE, C.NOWHERE)


def moved(
    g: State, what: int, seat: int, kind: int, n: int, known: int, extra: int, came_from: int, went_to: int
) -> None:
    """Likewise where cards go from a zone of the seat, or one that all share, to another. Without a kind: all there."""
    if g.extended and g.control and known >> g.cur & 1:
        known |= 1 << g.control - 1  # who decides for a seat sees what it sees
    depth = g.sp + g.ndeep
    source = g.f_card[g.sp - 1] if g.sp else -1
    if what == C.E_MOVE:
        depth = 0  # else it would tell whether there was a window
        source = -1
    elif g.extended and g.sp and g.f_what[g.sp - 1] == C.W_SPEND:
        source = -1
    g.sink.append((what, seat, kind, n, known, extra, depth, source, came_from, went_to))


# decks


def shuffle(g: State, p: int) -> None:
    """The discard pile becomes the rest of the empty deck."""
    for k in row(g):
        g.rest[p][k] += g.disc[p][k]
        g.disc[p][k] = 0
    if not g.blind:
        for k in row(g):
            g.seen_disc[p][k] = 0
    g.summed[p] = 0
    g.ndeck[p] = g.ndisc[p]
    g.ndisc[p] = 0
    g.top[p] = 0
    g.before[p] = 0
    if g.tracing:
        moved(g, C.E_SHUFFLE, p, -1, 0, C.EVERYBODY, 0, C.DISCARD, C.DECK)
    if g.extended:
        gains_shuffled(g, p)
        if g.table.hears[C.W_SHUFFLE]:
            occur(g, C.W_SHUFFLE, p, 0, C.NOWHERE, 0)


def gains_shuffled(g: State, p: int) -> None:
    """Cards that p has just gained to the discard pile no longer lie there."""
    for f in range(g.sp):
        if g.f_seat[f] == p and g.f_where[f] == C.DISCARD:
            g.f_where[f] = C.NOWHERE
    for f in range(g.ndeep):
        if g.x_seat[f] == p and g.x_where[f] == C.DISCARD:
            g.x_where[f] = C.NOWHERE
    for i in range(g.nocc):
        if g.o_seat[i] == p and g.o_where[i] == C.DISCARD:
            g.o_where[i] = C.NOWHERE


def first_slot(g: State, p: int) -> int:
    """Where the slots of p begin in the common row."""
    at = 0
    for q in range(p):
        at += g.nslots[q]
    return at


def all_slots(g: State) -> int:
    return first_slot(g, C.SEATS)


def insert_slot(g: State, p: int, i: int, value: int) -> None:
    """Make room at place i of the row (a place of p, or just behind its last one)."""
    n = all_slots(g)
    if n == C.SLOTS:
        g.trouble = C.SLOTS_FULL
        return
    while n > i:
        g.slot[n] = g.slot[n - 1]
        n -= 1
    g.slot[i] = value
    g.nslots[p] += 1
    if value >> C.KIND_BITS != C.OPEN_SLOT:
        g.pinned[p] += 1


def remove_slot(g: State, p: int, i: int) -> None:
    n = all_slots(g) - 1
    if g.slot[i] >> C.KIND_BITS != C.OPEN_SLOT:
        g.pinned[p] -= 1
    while i < n:
        g.slot[i] = g.slot[i + 1]
        i += 1
    g.slot[n] = 0
    g.nslots[p] -= 1


def top_slot(g: State, p: int) -> int:
    """The place of the topmost slot in the row; the deck must have slots there."""
    return first_slot(g, p) + g.nslots[p] - 1


def forget_group(g: State, p: int, group: int) -> None:
    """Others no longer know which cards these are, only their owner does."""
    first = first_slot(g, p)
    for i in range(first, first + g.nslots[p]):
        if g.slot[i] >> C.KIND_BITS == group:
            g.slot[i] = g.slot[i] & C.KIND_MASK | C.KNOWN_TO_OWNER << C.KIND_BITS


def free_group(g: State, p: int) -> int:
    """A group that no slot of this deck belongs to; if there is none, only the owner will know the cards."""
    used = 0
    first = first_slot(g, p)
    for i in range(first, first + g.nslots[p]):
        used |= 1 << (g.slot[i] >> C.KIND_BITS)
    for group in range(C.FIRST_GROUP, C.LAST_GROUP + 1):
        if used >> group & 1 == 0:
            return group
    return C.KNOWN_TO_OWNER


def from_rest(g: State, p: int, n: int) -> int:
    """One of the n cards that fill the open slots, drawn evenly."""
    return take_nth(g, p, below(g, n))


def has_top(g: State, p: int) -> int:
    """Whether there is a card on the deck, after a shuffle if one is needed."""
    if g.ndeck[p] == 0 and g.ndisc[p] > 0:
        shuffle(g, p)
    return g.ndeck[p] > 0


def lift_top(g: State, p: int) -> int:
    """Take the top card off a deck that has one. g.lifted says who knew it."""
    g.lifted = C.OPEN_SLOT
    k = 0
    if g.nslots[p]:
        i = top_slot(g, p)
        g.lifted = g.slot[i] >> C.KIND_BITS
        k = g.slot[i] & C.KIND_MASK
        remove_slot(g, p, i)
    if g.lifted == C.OPEN_SLOT:
        k = from_rest(g, p, g.ndeck[p] - g.pinned[p])
    g.ndeck[p] -= 1
    return k


def turn_up_top(g: State, p: int) -> int:
    """Show the top card of a deck that has one to everybody and leave it there."""
    k = 0
    if g.nslots[p]:
        i = top_slot(g, p)
        k = g.slot[i] & C.KIND_MASK
        if g.slot[i] >> C.KIND_BITS == C.OPEN_SLOT:
            k = from_rest(g, p, g.ndeck[p] - g.pinned[p])
            g.pinned[p] += 1
        g.slot[i] = k | C.KNOWN_TO_ALL << C.KIND_BITS
    else:
        k = from_rest(g, p, g.ndeck[p])
        insert_slot(g, p, first_slot(g, p), k | C.KNOWN_TO_ALL << C.KIND_BITS)
    return k


def lies_open_on_top(g: State, p: int, k: int) -> int:
    """Whether the card that was turned up is still there."""
    return g.nslots[p] > 0 and g.slot[top_slot(g, p)] == k | C.KNOWN_TO_ALL << C.KIND_BITS


def put_on_top(g: State, p: int, k: int, known: int) -> None:
    insert_slot(g, p, first_slot(g, p) + g.nslots[p], k | known << C.KIND_BITS)
    g.ndeck[p] += 1


def put_at(g: State, p: int, k: int, depth: int, known: int) -> None:
    """Insert a card so that `depth` cards of the deck lie above it."""
    first = first_slot(g, p)
    while g.nslots[p] < depth and g.trouble == C.OK:
        insert_slot(g, p, first, C.OPEN_SLOT << C.KIND_BITS)
    insert_slot(g, p, first + g.nslots[p] - depth, k | known << C.KIND_BITS)
    g.ndeck[p] += 1


def draw(g: State, p: int, n: int) -> int:
    """Draw into the hand; how many there were."""
    done = 0
    if g.extended == C.ELSEWHERE and n and g.marks[C.MINUS_CARD][p]:
        set_mark(g, p, C.MINUS_CARD, 0)
        n -= 1
    while done < n and has_top(g, p):
        if g.nslots[p] == 0:
            done += draw_open(g, p, n - done)
        else:
            k = draw_slot(g, p, n - done)
            g.hand[p][k] += 1
            g.nhand[p] += 1
            done += 1
            if g.tracing:
                moved(g, C.E_DRAW, p, k, 1, 1 << p, 0, C.DECK, C.HAND)
    return done


def set_mark(g: State, p: int, token: int, there: int) -> None:
    """A token of p that is there or not."""
    g.marks[token][p] = there
    if g.tracing:
        emit(g, C.E_TOKENS, p, -1, 2 * there - 1, C.EVERYBODY, C.TOKENS + token)


def draw_open(g: State, p: int, n: int) -> int:
    """Draw up to n cards off a deck without pins; a deck that is drawn whole needs no chance."""
    size = g.ndeck[p]
    if n >= size:
        for k in row(g):
            g.hand[p][k] += g.rest[p][k]
        if g.tracing:
            for k in range(g.kinds):
                if g.rest[p][k]:
                    moved(g, C.E_DRAW, p, k, g.rest[p][k], 1 << p, 0, C.DECK, C.HAND)
        for k in row(g):
            g.rest[p][k] = 0
        g.summed[p] = 0
        n = size
    elif g.tracing:
        for i in range(n):
            k = from_rest(g, p, size - i)
            g.hand[p][k] += 1
            moved(g, C.E_DRAW, p, k, 1, 1 << p, 0, C.DECK, C.HAND)
    else:
        draw_evenly(g, p, n)
    g.nhand[p] += n
    g.ndeck[p] = size - n
    return n


def draw_slot(g: State, p: int, n: int) -> int:
    """Take the top card for the hand when n are still to be drawn, keeping what others know of it."""
    i = top_slot(g, p)
    group = g.slot[i] >> C.KIND_BITS
    if C.FIRST_GROUP <= group <= C.LAST_GROUP:
        deepest = first_slot(g, p)
        while g.slot[deepest] >> C.KIND_BITS != group:
            deepest += 1
        if i - deepest + 1 > n:
            forget_group(g, p, group)
        else:
            g.slot[i] = g.slot[i] & C.KIND_MASK | C.KNOWN_TO_ALL << C.KIND_BITS
    k = lift_top(g, p)
    if g.lifted == C.KNOWN_TO_ALL:
        entered_hand_open(g, p, k, 1)
    return k


# what may be answered


def occur(g: State, what: int, p: int, k: int, where: int, bought: int) -> None:
    """This has happened to a k of p, which lies there now; its window opens when the instruction is done.

    There are more places than frames: where one is missing here, the windows find no room and all is cut short.
    """
    if g.nocc == C.OCCURRENCES or g.table.minded[what] >> k & 1 == 0:
        return
    i = g.nocc
    g.nocc = i + 1
    g.o_what[i] = what
    g.o_seat[i] = p
    g.o_kind[i] = k
    g.o_where[i] = where
    g.o_bought[i] = bought
    g.o_mark[i] = g.lands[p]


def revealed(g: State, p: int, k: int, n: int, zone: int, now: int) -> None:
    """p has shown everybody n copies of k from that zone; where they lie now."""
    if g.tracing:
        moved(g, C.E_REVEAL, p, k, n, C.EVERYBODY, zone, zone, now)
    if g.extended and g.table.hears[C.W_REVEAL]:
        for _ in range(n):
            occur(g, C.W_REVEAL, p, k, C.NOWHERE, 0)


def discarded(g: State, p: int, k: int, n: int) -> None:
    """p has discarded n copies of k, not in Clean-up."""
    if g.table.hears[C.W_DISCARD]:
        for _ in range(n):
            occur(g, C.W_DISCARD, p, k, C.DISCARD, 0)


def picks_discarded(g: State, p: int) -> None:
    for k in range(g.kinds):
        discarded(g, p, k, g.pick[k])


# discard piles


def new_top(g: State, p: int, k: int) -> None:
    g.before[p] = g.top[p]
    g.top[p] = k + 1
    if g.extended:
        g.lands[p] = g.lands[p] + 1 & 65535


def land(g: State, p: int, k: int) -> None:
    """One card lands on the discard pile face up."""
    g.disc[p][k] += 1
    g.ndisc[p] += 1
    entered_discard_open(g, p, k, 1)
    new_top(g, p, k)


def top_leaves(g: State, p: int) -> None:
    """The remembered top follows if a copy of it is there, else the last in name order."""
    follows = g.before[p]
    g.before[p] = 0
    if follows == 0 or g.disc[p][follows - 1] == 0:
        follows = C.KINDS
        while follows > 0 and g.disc[p][follows - 1] == 0:
            follows -= 1
    g.top[p] = follows
    if follows and g.seen_disc[p][follows - 1] == 0:
        g.seen_disc[p][follows - 1] = 1


def take_top_discard(g: State, p: int) -> int:
    k = g.top[p] - 1
    g.disc[p][k] -= 1
    g.ndisc[p] -= 1
    left_discard_open(g, p, k)
    top_leaves(g, p)
    return k


def take_from_discard(g: State, p: int, k: int) -> None:
    """Take a card out face down: another copy than the top if there is one, else the top."""
    g.disc[p][k] -= 1
    g.ndisc[p] -= 1
    if g.top[p] == k + 1 and g.disc[p][k] == 0:
        g.seen_disc[p][k] = 0
        top_leaves(g, p)
    else:
        left_discard_hidden(g, p)
    if g.seen_disc[p][k] > g.disc[p][k]:
        g.seen_disc[p][k] = g.disc[p][k]


def deck_to_discard(g: State, p: int) -> None:
    """The whole deck goes to the discard pile unseen; over an empty pile one of its cards, drawn evenly, is the top."""
    n = g.ndeck[p]
    was_empty = g.ndisc[p] == 0
    while g.nslots[p]:
        i = top_slot(g, p)
        if g.slot[i] >> C.KIND_BITS != C.OPEN_SLOT:
            g.rest[p][g.slot[i] & C.KIND_MASK] += 1
        remove_slot(g, p, i)
    g.summed[p] = 0
    if was_empty:
        k = from_rest(g, p, n)
        g.rest[p][k] += 1
        g.summed[p] = 0
        new_top(g, p, k)
        entered_discard_open(g, p, k, 1)
    for k in row(g):
        g.disc[p][k] += g.rest[p][k]
        g.rest[p][k] = 0
    g.ndisc[p] += n
    g.ndeck[p] = 0


# hands, and cards lifted out


def leave_hand(g: State, p: int, k: int) -> None:
    """One card leaves the hand openly."""
    g.hand[p][k] -= 1
    g.nhand[p] -= 1
    left_hand_open(g, p, k)


def discard_picked(g: State, p: int) -> int:
    """Discard the picked hand cards as one step: the last in name order is seen, the others are not."""
    n = 0
    if g.blind:
        for k in row(g):
            n += g.pick[k]
        for k in row(g):
            g.hand[p][k] -= g.pick[k]
        for k in row(g):
            g.disc[p][k] += g.pick[k]
        g.nhand[p] -= n
        g.ndisc[p] += n
        if g.extended:
            picks_discarded(g, p)
        return n
    top = -1
    for k in row(g):
        if g.pick[k]:
            n += g.pick[k]
            top = k
    if n == 0:
        return 0
    for k in row(g):
        c = g.pick[k]
        if c:
            g.hand[p][k] -= c
            g.disc[p][k] += c
            if g.tracing:
                if k == top:
                    c -= 1
                if c:
                    moved(g, C.E_DISCARD, p, k, c, 1 << p, 0, C.HAND, C.DISCARD)
    if g.tracing:
        moved(g, C.E_DISCARD, p, top, 1, C.EVERYBODY, 0, C.HAND, C.DISCARD)
    g.nhand[p] -= n
    g.ndisc[p] += n
    left_hand_open(g, p, top)
    if n > 1:
        left_hand_hidden(g, p, n - 1)
    entered_discard_open(g, p, top, 1)
    new_top(g, p, top)
    if g.extended:
        picks_discarded(g, p)
    return n


def discard_aside(g: State, p: int, all_seen: int) -> int:
    """Discard the picked cards out of those lifted; how many."""
    n = 0
    top = -1
    for k in row(g):
        c = g.pick[k]
        if c:
            n += c
            top = k
            g.aside[p][k] -= c
            g.disc[p][k] += c
            if all_seen:
                entered_discard_open(g, p, k, c)
    if n == 0:
        return 0
    if g.tracing:
        for k in row(g):
            c = g.pick[k]
            if k == top and not all_seen:
                c -= 1
            if c:
                known = C.EVERYBODY if all_seen else 1 << p
                moved(g, C.E_DISCARD, p, k, c, known, 0, C.ASIDE, C.DISCARD)
        if not all_seen:
            moved(g, C.E_DISCARD, p, top, 1, C.EVERYBODY, 0, C.ASIDE, C.DISCARD)
    if not all_seen:
        entered_discard_open(g, p, top, 1)
    g.naside[p] -= n
    g.ndisc[p] += n
    new_top(g, p, top)
    if g.extended:
        picks_discarded(g, p)
    return n


def to_trash(g: State, p: int, k: int, came_from: int) -> None:
    g.trash[k] += 1
    g.stock_of = 0
    if g.tracing:
        moved(g, C.E_TRASH, p, k, 1, C.EVERYBODY, 0, came_from, C.LENT if lends(g, p) else C.TRASH)
    if g.extended:
        trashed(g, p, k)


def lends(g: State, p: int) -> int:
    """Whether what p trashes comes back, because another seat controls this turn."""
    return g.extended and g.control and p == g.cur


def trashed(g: State, p: int, k: int) -> None:
    if lends(g, p):
        g.trash[k] -= 1
        g.lent[k] += 1
    if g.table.hears[C.W_TRASH]:
        occur(g, C.W_TRASH, p, k, C.TRASH, 0)


def hand_to_deck(g: State, p: int, k: int, openly: int) -> None:
    """Put a hand card on the deck: everybody sees it, or only its owner."""
    if openly:
        leave_hand(g, p, k)
        put_on_top(g, p, k, C.KNOWN_TO_ALL)
    else:
        g.hand[p][k] -= 1
        g.nhand[p] -= 1
        left_hand_hidden(g, p, 1)
        put_on_top(g, p, k, C.KNOWN_TO_OWNER)
    if g.tracing:
        moved(g, C.E_TOPDECK, p, k, 1, C.EVERYBODY if openly else 1 << p, 0, C.HAND, C.DECK)
