"""What a card may cost, and where a gained card goes by its types; `up_to` is among the amounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.kernel import const as k

from ..language import CardError, Term, Type
from ..specification import term, term_of

if TYPE_CHECKING:
    from ..compiler import Compiler


def _add_up(c: Compiler) -> None:
    c.adds_up = True


def _signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


exactly = term("exactly", "A cost of exactly n.", cost=k.COST_EXACTLY, beside=lambda n: f"={n}")
at_least = term("at_least", "A cost of n or more.", cost=k.COST_AT_LEAST, beside=lambda n: f"≥{n}")
up_to_more = term(
    "up_to_more", "A cost of at most n more than the card before it.", cost=k.COST_UP_TO_MORE, least=-20, beside=_signed
)
exactly_more = term(
    "exactly_more",
    "A cost of exactly n more than the card before it.",
    cost=k.COST_EXACTLY_MORE,
    least=-20,
    beside=lambda n: f"+{n}" if n else "=",
)
exactly_total = term(
    "exactly_total",
    "A cost of exactly the sum trashed.",
    number=False,
    cost=k.COST_TOTAL,
    beside=lambda n: "=n",
    prepares=_add_up,
)
cheaper_than_it = term(
    "cheaper_than_it",
    "A cost less than that of the card before it: in one part, more in none.",
    number=False,
    offered=False,
    cost=k.COST_CHEAPER,
)
dearer_than_it = term(
    "dearer_than_it",
    "A cost more than that of the card before it: in one part, less in none.",
    number=False,
    offered=False,
    cost=k.COST_DEARER,
)


@term_of()
def deck_if(types: Type) -> Term:
    """Onto the deck if the gained card has one of these types, else to the discard pile."""
    if not isinstance(types, Type):
        raise CardError("error-types", where="deck_if", got=repr(types))
    return Term("deck_if", None, types)
