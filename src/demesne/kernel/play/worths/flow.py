"""The way through a program that is estimated: what is skipped, what is chosen, what others have to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ...rules.declared import expected, expects, worth
from ..estimating import best_target, hand_holds, later_value

if TYPE_CHECKING:
    from ...machine import State


@worth(C.OP_END)
def worth_of_the_end(g: State, p: int) -> int:
    g.e_at = C.NO_END
    return 0


@worth(C.OP_IF)
def worth_of_going_on(g: State, p: int, condition: int, n: int, otherwise: int) -> int:
    if not expected(g, p, condition, n):
        g.e_at = otherwise
    return 0


@worth(C.OP_JUMP)
def worth_of_jumping(g: State, p: int, to: int) -> int:
    """A loop is followed once."""
    g.e_at = to if to >= g.e_at else C.NO_END
    return 0


@worth(C.OP_OPTION)
def worth_of_an_option(g: State, p: int, key: int, next_one: int) -> int:
    """Choices are appraised by those who choose; the table's static power stands for them."""
    g.e_at = next_one
    return 0


@worth(C.OP_EACH)
def worth_of_effects_on_others(g: State, p: int) -> int:
    return g.rate


@worth(C.OP_PLAY_FROM_HAND)
def worth_of_another_play(g: State, p: int, least: int, times: int, filter_: int) -> int:
    return times * best_target(g, p, filter_) * g.rate // 10


@worth(C.OP_LATER)
def worth_of_a_later_part(g: State, p: int, program: int) -> int:
    return later_value(g, p, program, g.e_given) * g.rate // 10


# conditions


@expects(C.IF_DID)
def expects_to_have_done_it(g: State, p: int, n: int) -> int:
    return g.e_did


@expects(C.IF_PLAYED)
def expects_so_many_plays(g: State, p: int, n: int) -> int:
    return g.nact + 1 >= n


@expects(C.IF_HAND_AT_LEAST)
def expects_a_hand_of_at_least(g: State, p: int, n: int) -> int:
    return g.e_hand >= n


@expects(C.IF_HAND_AT_MOST)
def expects_a_hand_of_at_most(g: State, p: int, n: int) -> int:
    return g.e_hand <= n


@expects(C.IF_NONE_IN_HAND)
def expects_none_in_hand(g: State, p: int, filter_: int) -> int:
    return not hand_holds(g, p, filter_)


@expects(C.IF_PILES_EMPTY)
def expects_empty_piles(g: State, p: int, n: int) -> int:
    return g.empty >= n


@expects(C.IF_HAS_PILE)
def expects_a_pile(g: State, p: int, n: int) -> int:
    return expects_the_best(g)


@expects(C.IF_TRASHED)
def expects_some_trashed(g: State, p: int, n: int) -> int:
    return expects_the_best(g)


@expects(C.IF_LIFTED)
def expects_some_lifted(g: State, p: int, n: int) -> int:
    return expects_the_best(g)


def expects_the_best(g: State) -> int:
    """It will be so, and what is asked about it then has happened."""
    g.e_did = 1
    return 1


@expects(C.IF_IT_IS)
def expects_such_a_card(g: State, p: int, filter_: int) -> int:
    """Which card it will be is not known before; likewise the next two."""
    return 0


@expects(C.IF_NAMED)
def expects_the_card_named(g: State, p: int, n: int) -> int:
    return 0


@expects(C.IF_IN_PLAY)
def expects_it_in_play(g: State, p: int, n: int) -> int:
    return 0
