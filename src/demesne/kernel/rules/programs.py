"""Reading a program without carrying it out: what an instruction is, and what its operands say.

An instruction carried out gets its operands as parameters (`kernel/rules/instructions`). Who only looks at a program
asks here: each function is about the instructions it names, at their place `at` in the code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C

if TYPE_CHECKING:
    from ..machine import State


def op_at(g: State, at: int) -> int:
    """Which instruction stands there."""
    return g.table.code[at]


def ends_at(g: State, at: int) -> int:
    return g.table.code[at] == C.OP_END


# bonuses


def given_at(g: State, at: int) -> int:
    """How many cards, Actions, Buys or coins it gives: an amount."""
    return g.table.code[at + 1]


def tokens_given_at(g: State, at: int) -> int:
    return g.table.code[at + 2]


# OP_IF, OP_OPTION, OP_EACH


def asks_whether(g: State, at: int, condition: int) -> int:
    """Whether it is an OP_IF with that condition."""
    return g.table.code[at] == C.OP_IF and g.table.code[at + 1] == condition


def compared_at(g: State, at: int) -> int:
    """The number or filter of a condition."""
    return g.table.code[at + 2]


def otherwise_at(g: State, at: int) -> int:
    """Where the program goes on if the condition is not true."""
    return g.table.code[at + C.AT_OTHERWISE]


def key_at(g: State, at: int) -> int:
    return g.table.code[at + 1]


def next_option(g: State, at: int) -> int:
    """Where the option ends, and the next one begins if there is one."""
    return g.table.code[at + C.AT_NEXT_OPTION]


def part_for_each(g: State, at: int) -> int:
    """Where the program begins that OP_EACH starts for other seats."""
    return g.table.code[at + 2]


# OP_PICK, OP_GAIN_PICK, OP_GAIN


def verb_of(verb: int) -> int:
    """What is done with the picked cards, or from which zone they are gained: without the flags."""
    return verb & C.VERB_MASK


def flags_of(verb: int) -> int:
    return verb >> C.VERB_BITS


def picks_to(g: State, at: int, verb: int) -> int:
    """Whether it is an OP_PICK of that kind of decision."""
    return g.table.code[at] == C.OP_PICK and verb_of(g.table.code[at + 1]) == verb


def adds_up_costs(g: State, at: int) -> int:
    """Whether it is an OP_PICK whose cards count by their costs together."""
    return g.table.code[at] == C.OP_PICK and flags_of(g.table.code[at + 1]) & C.TOTAL


def gains_from(g: State, at: int, zone: int) -> int:
    """Whether it is an OP_GAIN_PICK from that zone."""
    return g.table.code[at] == C.OP_GAIN_PICK and verb_of(g.table.code[at + 1]) == zone


def filter_at(g: State, at: int) -> int:
    """Which cards can be picked or gained."""
    return g.table.code[at + 3]


def least_at(g: State, at: int) -> int:
    """How many must be picked: an amount."""
    return g.table.code[at + 4]


def gained_kind_at(g: State, at: int) -> int:
    return g.table.code[at + 1]


def gained_to(g: State, at: int) -> int:
    """Where a gained card goes."""
    return g.table.code[at + C.AT_GAINED_TO]


def moves_gained_to(g: State, at: int, zone: int) -> int:
    """Whether it moves the card just gained there."""
    return g.table.code[at] == C.OP_MOVE_GAINED and g.table.code[at + 1] == zone


# others


def bars_buying(g: State, at: int) -> int:
    """Whether it takes a card off those that can be bought."""
    return g.table.code[at] == C.OP_BAR and g.table.code[at + 1] == C.BUYING


def spent_at(g: State, at: int) -> int:
    """What OP_SPEND spends."""
    return g.table.code[at + 1]


def makes_trap(g: State, at: int) -> int:
    """Whether it writes down a later part that answers when another seat gains a copy of the card set aside."""
    return g.table.code[at] == C.OP_LATER and g.table.code[at + C.AT_COPIES_PROGRAM] != 0
