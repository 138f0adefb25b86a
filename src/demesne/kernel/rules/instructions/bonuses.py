"""Cards, Actions, Buys, coins, Potions; what lowers costs and what raises the worth of later plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ..amounts import amount
from ..bonuses import add_actions, add_buys, add_coins
from ..declared import at_once, instruction
from ..filters import add_discount
from ..zones import draw, emit

if TYPE_CHECKING:
    from ...machine import State


@instruction(C.OP_CARDS)
def draw_cards(g: State, f: int, n: int) -> None:
    g.f_count[f] = draw(g, g.f_seat[f], amount(g, f, n))


@at_once(C.OP_CARDS)
def draw_cards_at_once(g: State, p: int, times: int, n: int) -> None:
    draw(g, p, times * n)


@instruction(C.OP_ACTIONS)
def give_actions(g: State, f: int, n: int) -> None:
    add_actions(g, g.f_seat[f], amount(g, f, n))


@at_once(C.OP_ACTIONS)
def give_actions_at_once(g: State, p: int, times: int, n: int) -> None:
    add_actions(g, p, times * n)


@instruction(C.OP_BUYS)
def give_buys(g: State, f: int, n: int) -> None:
    add_buys(g, g.f_seat[f], amount(g, f, n))


@at_once(C.OP_BUYS)
def give_buys_at_once(g: State, p: int, times: int, n: int) -> None:
    add_buys(g, p, times * n)


@instruction(C.OP_COINS)
def give_coins(g: State, f: int, n: int) -> None:
    add_coins(g, g.f_seat[f], amount(g, f, n))


@at_once(C.OP_COINS)
def give_coins_at_once(g: State, p: int, times: int, n: int) -> None:
    add_coins(g, p, times * n)


@instruction(C.OP_POTIONS)
def give_potions(g: State, f: int, n: int) -> None:
    if g.f_seat[f] == g.cur:
        g.potions += amount(g, f, n)


@instruction(C.OP_CHEAPER)
def make_cheaper(g: State, f: int, n: int) -> None:
    g.cheaper += n
    if g.tracing:
        emit(g, C.E_CHEAPER, g.f_seat[f], -1, n, C.EVERYBODY, 0)


@instruction(C.OP_TYPES_LESS)
def make_types_cheaper(g: State, f: int, n: int, types: int) -> None:
    add_discount(g, types, n)
    if g.tracing:
        emit(g, C.E_CHEAPER, g.f_seat[f], -1, n, C.EVERYBODY, types)


@instruction(C.OP_WORTH)
def make_worth_more(g: State, f: int, kind: int, coins: int) -> None:
    """Every later play of that kind this turn gives so much more."""
    g.richer = 1
    g.bonus[kind] = min(g.bonus[kind] + coins, 255)


@instruction(C.OP_FIRST)
def make_first_worth_more(g: State, f: int, kind: int, coins: int) -> None:
    """The first play of that kind this turn gives so much more."""
    if g.met >> kind & 1 == 0:
        g.richer = 1
        g.waiting[kind] = min(g.waiting[kind] + coins, 255)
