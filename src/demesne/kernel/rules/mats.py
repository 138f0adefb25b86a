"""Mats, cards set aside over turns, tokens, names barred."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import (
    ACTION,
    D_PLACE,
    D_SET_ASIDE,
    E_BAR,
    E_PLACE_TOKEN,
    E_SET_ASIDE,
    E_TAKE,
    E_TO_MAT,
    E_TOKENS,
    EVERYBODY,
    F_CARDS,
    FIRST_GROUP,
    HAND,
    KNOWN_TO_ALL,
    LAST_GROUP,
    PILE_TOKENS,
    SEATS,
    SUPPLY,
    u64,
)
from .asking import ask, clear_options, offer_hand, only_pick
from .knowledge import entered_hand_open, left_hand_hidden
from .piles import face_of
from .zones import emit, forget_group, has_top, leave_hand, lift_top

if TYPE_CHECKING:
    from ..machine import State


def is_open(mat: int) -> int:
    """Whether everybody may look at that mat; on the second the cards lie face down."""
    return mat != 1


def take_tokens(g: State, p: int, token: int, n: int) -> None:
    g.tokens[token * SEATS + p] = min(g.tokens[token * SEATS + p] + n, 65535)
    if g.tracing and n:
        emit(g, E_TOKENS, p, -1, n, EVERYBODY, token)


def choose_hand_card(g: State, f: int) -> int:
    """Let the seat choose the hand card that is laid aside; 1 while the answer is awaited."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        offer_hand(g, p, 0, 0)
        g.f_step[f] = 1
        if ask(g, D_SET_ASIDE, p, HAND, p, 1, 1, 0, F_CARDS):
            return 1
    g.f_step[f] = 0
    g.f_it[f] = only_pick(g)
    g.f_count[f] = g.d_n
    return 0


def keep_for_later(g: State, f: int, openly: int) -> None:
    """The card last moved is the one set aside for a later part; without one it is discarded when the effect ends."""
    g.f_kept[f] = 1
    g.f_keep[f] = g.f_it[f]
    g.f_keep_open[f] = openly


def set_aside(g: State, f: int) -> int:
    """Set a hand card aside face down; 1 while the answer is awaited."""
    p = g.f_seat[f]
    if choose_hand_card(g, f):
        return 1
    keep_for_later(g, f, 0)
    if g.d_n:
        k = g.f_it[f] - 1
        g.hand[p][k] -= 1
        g.nhand[p] -= 1
        left_hand_hidden(g, p, 1)
        g.kept[p][k] += 1
        g.nkept[p] += 1
        if g.tracing:
            emit(g, E_SET_ASIDE, p, k, 1, 1 << p, HAND)
    return 0


def take_back(g: State, f: int) -> None:
    """The card kept for the entry that runs in frame f goes into the hand."""
    p = g.f_seat[f]
    k = g.f_keep[f] - 1
    g.f_keep[f] = 0
    g.f_count[f] = 0
    if k >= 0 and g.kept[p][k]:
        g.kept[p][k] -= 1
        g.nkept[p] -= 1
        g.hand[p][k] += 1
        g.nhand[p] += 1
        g.f_count[f] = 1
        if g.f_keep_open[f]:
            entered_hand_open(g, p, k, 1)
        if g.tracing:
            emit(g, E_TAKE, p, k, 1, EVERYBODY if g.f_keep_open[f] else 1 << p, 0)


def lay_on_mat(g: State, p: int, mat: int, k: int, seen: int) -> None:
    at = mat * SEATS + p
    g.mats[at][k] += 1
    g.nmats[at] += 1
    if seen:
        g.seen_mats[at][k] = min(g.seen_mats[at][k] + 1, 255)
    if g.tracing:
        emit(g, E_TO_MAT, p, k, 1, EVERYBODY if seen else 1 << p, mat)


def put_on_mat(g: State, f: int, mat: int) -> int:
    p = g.f_seat[f]
    if choose_hand_card(g, f):
        return 1
    if g.d_n:
        k = g.f_it[f] - 1
        if is_open(mat):
            leave_hand(g, p, k)
        else:
            g.hand[p][k] -= 1
            g.nhand[p] -= 1
            left_hand_hidden(g, p, 1)
        lay_on_mat(g, p, mat, k, is_open(mat))
    return 0


def top_onto_mat(g: State, p: int, mat: int) -> None:
    if has_top(g, p):
        k = lift_top(g, p)
        if FIRST_GROUP <= g.lifted <= LAST_GROUP:
            forget_group(g, p, g.lifted)
        lay_on_mat(g, p, mat, k, is_open(mat) or g.lifted == KNOWN_TO_ALL)


def take_mat(g: State, p: int, mat: int) -> None:
    at = mat * SEATS + p
    for k in range(g.kinds):
        n = g.mats[at][k]
        if n:
            g.hand[p][k] += n
            g.nhand[p] += n
            seen = g.seen_mats[at][k]
            if seen:
                entered_hand_open(g, p, k, seen)
            g.mats[at][k] = 0
            g.seen_mats[at][k] = 0
            if g.tracing:
                emit(g, E_TAKE, p, k, n, EVERYBODY if seen == n else 1 << p, 0)
    g.nmats[at] = 0


def place_token(g: State, f: int, token: int) -> int:
    """Put a token on a pile; emptied ones can have one too."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        offer_piles(g, 0)
        g.f_step[f] = 1
        if ask(g, D_PLACE, p, SUPPLY, p, 1, 1, 0, F_CARDS):
            return 1
    g.f_step[f] = 0
    k = only_pick(g) - 1
    if k >= 0:
        g.pile_tokens[token][k] = min(g.pile_tokens[token][k] + 1, 255)
        if g.tracing:
            emit(g, E_PLACE_TOKEN, p, k, 1, EVERYBODY, token)
    return 0


def offer_piles(g: State, types: int) -> None:
    """Every Supply pile, emptied ones too, by the kind that stands for it; if types are given, of one of these."""
    clear_options(g)
    for k in range(g.kinds):
        if g.table.pile[k] and (types == 0 or g.table.types[k] & types):
            g.opt[face_of(g, k)] = 1


def place_plus(g: State, f: int, token: int) -> int:
    """Move a token of this seat to an Action pile: whenever it plays a card of that pile it first gets more."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        offer_piles(g, ACTION)
        g.f_step[f] = 1
        if ask(g, D_PLACE, p, SUPPLY, p, 1, 1, 0, F_CARDS):
            return 1
    g.f_step[f] = 0
    k = only_pick(g) - 1
    if k >= 0:
        g.plus[token * SEATS + p] = k + 1
        if g.tracing:
            emit(g, E_PLACE_TOKEN, p, k, 1, EVERYBODY, PILE_TOKENS + token)
    return 0


def bar(g: State, f: int, listed: int) -> None:
    """The card named cannot be bought this turn, or not be gained with the card that asked for the name."""
    one: u64 = 1
    k = g.f_named[f] - 1
    if k >= 0:
        g.barred[listed] |= one << k
        if g.tracing:
            emit(g, E_BAR, g.f_you[f], k, 1, EVERYBODY, listed)
