"""Points that a card counts at the end of the game; other countings are scoring programs."""

from __future__ import annotations

from ..language import CardError, Term
from ..specification import check_number, term_of


@term_of(points=True)
def per_cards(n: int) -> Term:
    """Points: one for every full n cards owned."""
    check_number("per_cards", n, 1)
    return Term("per_cards", n)


@term_of(points=True)
def per_card(name: str) -> Term:
    """Points: one for every card of that name owned."""
    if not isinstance(name, str):
        raise CardError("error-card-in-quotes", where="per_card", got=repr(name))
    return Term("per_card", None, name)
