"""Points that a card counts at the end of the game; other countings are scoring programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..language import CardError, Term
from ..scoring import Score
from ..specification import check_number, term_of
from .scores import count_cards, per, score

if TYPE_CHECKING:
    from ..readers import Marks, Text
    from ..sign import Sign


def _score_cards(term: Term) -> Score:
    return score(count_cards(), per(term.n or 1))


def _say_cards(t: Text, term: Term, values: dict[str, Any]) -> str:
    return t.say("points-per-cards", n=term.n or 0, **values)


def _mark_cards(m: Marks, term: Term) -> list[Sign]:
    said = m.say("points-per-cards", n=term.n or 0)
    return [m.made("point", said, beside="/"), m.made("card", "", beside=str(term.n))]


@term_of(scores=_score_cards, says=_say_cards, face=_mark_cards)
def per_cards(n: int) -> Term:
    """Points: one for every full n cards owned."""
    check_number("per_cards", n, 1)
    return Term("per_cards", n)


def _score_card(term: Term) -> Score:
    return score(count_cards(str(term.of)))


def _say_card(t: Text, term: Term, values: dict[str, Any]) -> str:
    return t.say("points-per-card", n=0, card=str(term.of), **values)


def _mark_card(m: Marks, term: Term) -> list[Sign]:
    name = str(term.of)
    return [m.made("point", m.say("points-per-card", n=0, card=name), beside=f"/{m.say.name(name)}")]


@term_of(scores=_score_card, says=_say_card, face=_mark_card)
def per_card(name: str) -> Term:
    """Points: one for every card of that name owned."""
    if not isinstance(name, str):
        raise CardError("error-card-in-quotes", where="per_card", got=repr(name))
    return Term("per_card", None, name)
