"""Tokens of a seat, tokens on piles, and what is paid or bid with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ..amounts import amount
from ..asking import ask, ask_number, clear_options, only_pick
from ..bonuses import take_tokens
from ..declared import able, at_once, instruction
from ..piles import face_of
from ..plays import push
from ..zones import emit, set_mark

if TYPE_CHECKING:
    from ...machine import State


@instruction(C.OP_TOKENS)
def give_tokens(g: State, f: int, token: int, n: int) -> None:
    take_tokens(g, g.f_seat[f], token, amount(g, f, n))


@at_once(C.OP_TOKENS)
def give_tokens_at_once(g: State, p: int, times: int, token: int, n: int) -> None:
    take_tokens(g, p, token, times * n)


@instruction(C.OP_PLACE_TOKEN)
def place_token(g: State, f: int, token: int) -> int:
    """Put a token on a pile; emptied ones can have one too."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        offer_piles(g, 0)
        g.f_step[f] = 1
        if ask(g, C.D_PLACE, p, C.SUPPLY, p, 1, 1, 0, C.F_CARDS):
            return C.WAIT
    g.f_step[f] = 0
    k = only_pick(g) - 1
    if k >= 0:
        g.pile_tokens[token][k] = min(g.pile_tokens[token][k] + 1, 255)
        if g.tracing:
            emit(g, C.E_PLACE_TOKEN, p, k, 1, C.EVERYBODY, token)
    return C.NEXT


@instruction(C.OP_PLUS)
def place_plus(g: State, f: int, token: int) -> int:
    """Move a token of this seat to an Action pile: whenever it plays a card of that pile it first gets more."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        offer_piles(g, C.ACTION)
        g.f_step[f] = 1
        if ask(g, C.D_PLACE, p, C.SUPPLY, p, 1, 1, 0, C.F_CARDS):
            return C.WAIT
    g.f_step[f] = 0
    k = only_pick(g) - 1
    if k >= 0:
        g.plus[token][p] = k + 1
        if g.tracing:
            emit(g, C.E_PLACE_TOKEN, p, k, 1, C.EVERYBODY, C.PILE_TOKENS + token)
    return C.NEXT


def offer_piles(g: State, types: int) -> None:
    """Every Supply pile, emptied ones too, by the kind that stands for it; if types are given, of one of these."""
    clear_options(g)
    for k in range(g.kinds):
        if g.table.pile[k] and (types == 0 or g.table.types[k] & types):
            g.opt[face_of(g, k)] = 1


@instruction(C.OP_MARK)
def mark(g: State, f: int, token: int, how: int) -> None:
    """The seat takes its token, or turns it over; then *that many* is 1 if it lies face up."""
    p = g.f_seat[f]
    if how == C.MARK_TURN:
        set_mark(g, p, token, 1 - g.marks[token][p])
        g.f_count[f] = 1 - g.marks[token][p]
    else:
        set_mark(g, p, token, 1)


@instruction(C.OP_STOCK)
def stock_tokens(g: State, f: int, how: int, n: int) -> None:
    """Victory tokens on this card's pile or Landmark: add some, take some or move some there from the pile of it."""
    k = face_of(g, g.f_card[f])
    n = amount(g, f, n)
    if how == C.STOCK_ADD:
        n = min(n, 255 - g.stock[k])
        g.stock[k] += n
    elif how == C.STOCK_MOVE:
        source = face_of(g, g.f_it[f] - 1) if g.f_it[f] else k
        n = min(n, g.stock[source], 255 - g.stock[k]) if source != k else 0
        g.stock[source] -= n
        g.stock[k] += n
    else:
        n = min(n, g.stock[k])
        g.stock[k] -= n
        take_tokens(g, g.f_seat[f], C.VICTORY_TOKEN, n)
    g.f_count[f] = n
    if g.tracing and n:
        emit(g, C.E_TOKEN_MOVED, g.f_seat[f], k, n, C.EVERYBODY, C.STOCK_TOKEN)


@instruction(C.OP_BID)
def bid(g: State, f: int, most: int, sub: int) -> int:
    """Every player says once by how much to raise, the one of frame f last; the highest goes on with that many."""
    if g.stock[g.f_card[f]] == 0:
        return C.NEXT
    if g.f_step[f] == 0:
        g.f_step[f] = 1
        g.f_i[f] = 1
        g.f_total[f] = 0
        g.f_named[f] = 0
    else:
        raised(g, f)
    while g.f_i[f] <= g.seats:
        if ask_number(g, C.D_SPEND, (g.f_seat[f] + g.f_i[f]) % g.seats, most - g.f_total[f]):
            return C.WAIT
        g.d_n = 0  # strategies do not bid
        raised(g, f)
    g.f_step[f] = 0
    g.f_i[f] = 0
    if g.f_named[f] == 0:
        return C.NEXT
    g.f_pc[f] += C.WIDTH
    push(g, sub, g.f_named[f] - 1, g.f_card[f])
    if g.sp:
        g.f_count[f + 1] = g.f_total[f]
    return C.WAIT


def raised(g: State, f: int) -> None:
    """The seat that was asked has raised by so many."""
    if g.d_n:
        g.f_total[f] += g.d_n
        g.f_named[f] = (g.f_seat[f] + g.f_i[f]) % g.seats + 1
    g.f_i[f] += 1


@instruction(C.OP_SPEND)
def spend(g: State, f: int, what: int) -> int:
    """Let the seat of frame f spend some of that, or none; *that many* is how much."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        most = g.coins if what < 0 else g.tokens[what][p]
        if what == C.SPEND_ON_DEBT:
            most = min(most, g.tokens[C.DEBT][p])
        g.f_step[f] = 1
        if ask_number(g, C.D_SPEND, p, most):
            return C.WAIT
        if what == C.SPEND_COINS:
            g.d_n = 0  # strategies do not pay more than they must
    g.f_step[f] = 0
    n = g.d_n
    g.f_count[f] = n
    if what >= 0:
        take_tokens(g, p, what, -n)
        return C.NEXT
    g.coins -= n
    if g.tracing and n:
        emit(g, C.E_COINS, p, -1, -n, C.EVERYBODY, 0)
    if what == C.SPEND_ON_DEBT:
        take_tokens(g, p, C.DEBT, -n)
    return C.NEXT


@able(C.OP_SPEND)
def can_spend(g: State, f: int, q: int, what: int) -> int:
    return what >= 0 or g.coins > 0
