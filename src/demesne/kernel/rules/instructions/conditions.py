"""What a program can ask before it goes on: a function for each condition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ..declared import condition
from ..filters import fits

if TYPE_CHECKING:
    from ...machine import State


@condition(C.IF_DID)
def moved_so_many(g: State, f: int, n: int) -> int:
    return g.f_count[f] >= n


@condition(C.IF_HAND_AT_LEAST)
def holds_at_least(g: State, f: int, n: int) -> int:
    return g.nhand[g.f_seat[f]] >= n


@condition(C.IF_HAND_AT_MOST)
def holds_at_most(g: State, f: int, n: int) -> int:
    return g.nhand[g.f_seat[f]] <= n


@condition(C.IF_NONE_IN_HAND)
def holds_none(g: State, f: int, filter_: int) -> int:
    for k in range(g.kinds):
        if g.hand[g.f_seat[f]][k] and fits(g, k, filter_, 0):
            return 0
    return 1


@condition(C.IF_PLAYED)
def played_so_many(g: State, f: int, n: int) -> int:
    return g.nact >= n


@condition(C.IF_PILES_EMPTY)
def so_many_piles_empty(g: State, f: int, n: int) -> int:
    return g.empty >= n


@condition(C.IF_LIFTED)
def some_lifted(g: State, f: int, n: int) -> int:
    return g.naside[g.f_seat[f]] > 0


@condition(C.IF_TRASHED)
def trashed_some(g: State, f: int, n: int) -> int:
    for k in range(g.kinds):
        if g.them[g.f_them[f] - 1][k]:
            return 1
    return 0


@condition(C.IF_IT_IS)
def it_is(g: State, f: int, filter_: int) -> int:
    return g.f_it[f] > 0 and fits(g, g.f_it[f] - 1, filter_, 0)


@condition(C.IF_IN_PLAY)
def it_is_in_play(g: State, f: int, n: int) -> int:
    return g.f_it[f] > 0 and g.play[g.f_seat[f]][g.f_it[f] - 1] > 0


@condition(C.IF_HAS_PILE)
def it_has_a_pile(g: State, f: int, n: int) -> int:
    return g.f_it[f] > 0 and g.table.pile[g.f_it[f] - 1]


@condition(C.IF_NAMED)
def it_was_named(g: State, f: int, n: int) -> int:
    return g.f_it[f] > 0 and g.f_it[f] == g.f_named[f]
