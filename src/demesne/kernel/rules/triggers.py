"""What may answer an occurrence: triggers of cards, and entries of the agenda that act on other seats.

Where nobody answers, or only what happens at once, no window opens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from .agenda import copies_program, data_behind, neighbours_program, reaches
from .asking import at_an_end
from .counting import mat_row
from .declared import able_to, do_at_once
from .filters import fits
from .gains import gained_there
from .piles import face_of
from .programs import ends_at, moves_gained_to
from .strategies import decides_at_once, on_deck_value
from .zones import put_on_top

if TYPE_CHECKING:
    from ..machine import State


def heard(g: State, what: int, p: int, k: int, bought: int) -> int:
    """Whether a trigger or a later part has anything to do with this: NOBODY, ONLY_SILENT effects, or SOMEBODY."""
    if g.patient:
        return C.SOMEBODY
    found = C.NOBODY
    for t in range(g.table.tr_first[what], g.table.tr_end[what]):
        if is_about(g, t, k, bought) and (times(g, t, k, p) or others_may(g, t, p)):
            if g.table.tr_flags[t] & C.SILENT == 0:
                return C.SOMEBODY
            found = C.ONLY_SILENT
    if what == C.W_GAIN:
        for i in range(g.nagenda):
            if neighbours_program(g, i) or copies_program(g, i):
                return C.SOMEBODY
    if what == C.W_BUY and g.table.tolls:
        for i in range(g.nagenda):
            if answers_buy(g, i, p):
                return C.SOMEBODY
    return found


def others_may(g: State, t: int, p: int) -> int:
    """Whether another seat than p holds a Reaction to what happens to anybody."""
    if g.table.tr_flags[t] & C.ANYBODY and g.table.tr_from[t] == C.FROM_HAND:
        for q in range(g.seats):
            if q != p and g.hand[q][g.table.tr_kind[t]]:
                return 1
    return 0


def settled(g: State, what: int, p: int, k: int, bought: int) -> int:
    """Whether no window need open for this: nobody answers, or, where nobody looks, silent effects that are done here.

    Where somebody looks silent effects happen in a window too: events say what they belong to.
    """
    found = heard(g, what, p, k, bought)
    if found == C.ONLY_SILENT and g.blind:
        for t in range(g.table.tr_first[what], g.table.tr_end[what]):
            if is_about(g, t, k, bought):
                n = times(g, t, k, p)
                use_up(g, t, n)
                steps_at_once(g, p, g.table.tr_start[t], n)
        return 1
    return found == C.NOBODY


def settled_by_strategy(g: State) -> int:
    """Whether the one gain that waits needs no window, because all that answers it is an offer to put it on the deck.

    A strategy without rules for that takes or leaves it here, as it would when asked.
    """
    p = g.o_seat[0]
    k = g.o_kind[0]
    if g.o_what[0] != C.W_GAIN or g.o_where[0] != C.DISCARD or g.table.neighbours or g.table.copiers or g.control:
        return 0
    found = -1
    for t in range(g.table.tr_first[C.W_GAIN], g.table.tr_end[C.W_GAIN]):
        if is_about(g, t, k, g.o_bought[0]) and times(g, t, k, p):
            if not only_to_deck(g, t) or (found >= 0 and g.table.tr_group[found] != g.table.tr_group[t]):
                return 0
            found = t
    if found < 0 or not decides_at_once(g, p):
        return 0
    if on_deck_value(g, p, k) > 0:
        g.disc[p][k] -= 1
        g.ndisc[p] -= 1
        put_on_top(g, p, k, C.KNOWN_TO_ALL)
    return 1


def only_to_deck(g: State, t: int) -> int:
    """Whether trigger t is an offer to put the gained card on the deck, made by cards in play."""
    at = g.table.tr_start[t]
    if g.table.tr_flags[t] & C.OPTIONAL == 0 or g.table.tr_from[t] != C.FROM_PLAY or not ends_at(g, at + C.WIDTH):
        return 0
    return moves_gained_to(g, at, C.DECK)


# a trigger


def concerns(g: State, t: int, f: int) -> int:
    """Whether trigger t, which hears such as happens in window f, is about it."""
    return is_about(g, t, g.f_card[f], g.f_bought[f])


def is_about(g: State, t: int, k: int, bought: int) -> int:
    """Whether trigger t is about this card, or about a start or an end as it is."""
    what = g.table.tr_what[t]
    if what == C.W_START:
        return 1
    if at_an_end(what):
        return not gained_such(g, g.table.tr_filter[t])
    if g.table.tr_flags[t] & C.BOUGHT and bought == 0:
        return 0
    return fits(g, k, g.table.tr_filter[t], 0)


def gained_such(g: State, filter_: int) -> int:
    """Whether a card that fits has been gained in this Buy phase; a filter for everything stands for none."""
    if filter_ == 0:
        return 0
    for k in range(g.kinds):
        if g.gained_buy[k] and g.table.filter_kinds[filter_] >> k & 1:
            return 1
    return 0


def times(g: State, t: int, card: int, q: int) -> int:
    """How often trigger t acts for seat q, to whom it happened with that card."""
    k = g.table.tr_kind[t]
    source = g.table.tr_from[t]
    if source == C.FROM_SELF:
        return k == card
    if source == C.FROM_PLAY:
        if k == card and g.table.tr_what[t] == C.W_PLAY:
            return max(g.play[q][k] - 1, 0)  # a card does not hear its own play
        return g.play[q][k]
    if source == C.FROM_TURN:
        return g.lasting[k] if q == g.cur else 0
    if source == C.FROM_PILE:
        return g.pile_tokens[g.table.tr_token[t]][face_of(g, card)] > 0
    if source == C.FROM_MAT:
        return g.mats[mat_row(C.TAVERN, q)][k]
    if source == C.FROM_GAME:
        return 1
    if source == C.FROM_YOURS:
        return g.plus[g.table.tr_token[t]][q] == face_of(g, card) + 1
    return g.hand[q][k] > 0


def can_act(g: State, t: int, f: int, q: int) -> int:
    """Whether trigger t can do anything for seat q now."""
    if g.table.tr_flags[t] & C.MOVES and not gained_there(g, f):
        return 0
    if g.table.tr_from[t] == C.FROM_PLAY and g.play[q][g.table.tr_kind[t]] == 0:
        return 0
    return able_to(g, f, q, g.table.tr_start[t])


def use_up(g: State, t: int, n: int) -> None:
    """Trigger t acts n times; one for the first time only is used up by that."""
    if g.table.tr_flags[t] & C.ONCE:
        g.lasting[g.table.tr_kind[t]] -= n


def steps_at_once(g: State, q: int, at: int, n: int) -> None:
    """A program that gives nothing but so many cards, Actions, Buys, coins and tokens: done at once, n times."""
    while not ends_at(g, at):
        do_at_once(g, q, n, at)
        at += C.WIDTH


# an entry


def answers_copy(g: State, i: int, f: int, q: int) -> int:
    """Whether entry i of another seat answers the gain of q because a copy of the card lies aside for it."""
    if g.a_due[i] or g.a_seat[i] == q or g.a_keep[i] != g.f_card[f] + 1:
        return 0
    return copies_program(g, i) and g.a_safe[i] >> q & 1 == 0


def answers_buy(g: State, i: int, q: int) -> int:
    """Whether entry i of another seat says what q does when it buys."""
    return data_behind(g, i, C.OP_AT_BUYS) and reaches(g, i, q)
