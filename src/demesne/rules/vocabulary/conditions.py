"""What `when` asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from demesne.kernel import const as k

from ..language import Term, Type
from ..packing import things, types_key
from ..specification import TERM_SPECS, check_what, term, term_of

if TYPE_CHECKING:
    from ..compiler import Compiler
    from ..readers import Text


def _it_is(t: Text, c: Term, values: dict[str, Any]) -> str:
    one, what = things(1, c.of)
    return t.say("if-it-is", one=one, what=what, **values)


def _none_in_hand(t: Text, c: Term, values: dict[str, Any]) -> str:
    if isinstance(c.of, Type):
        return t.say("if-none-in-hand", types=types_key(c.of), **values)
    return t.say("if-none-in-hand-named", card=str(c.of), **values)


def _named(t: Text, c: Term, values: dict[str, Any]) -> str:
    return t.say("if-named", **values)


def _remember_trashed(c: Compiler) -> None:
    c.remember_trashed = True


@term_of(condition=k.IF_IT_IS, says=_it_is)
def it_is(what: Type | str) -> Term:
    """The card is of that type, or has that name."""
    check_what("it_is", what)
    return Term("it_is", None, what)


it_is_named = term(
    "it_is_named",
    "It is the card named.",
    number=False,
    condition=k.IF_NAMED,
    says=_named,
    after="name_a_card",
)


@term_of(condition=k.IF_NONE_IN_HAND, says=_none_in_hand)
def none_in_hand(what: Type | str) -> Term:
    """There is no such card in the hand."""
    check_what("none_in_hand", what)
    return Term("none_in_hand", None, what)


hand_at_least = term(
    "hand_at_least", "There are n or more cards in the hand.", condition=k.IF_HAND_AT_LEAST, usual=lambda n: n == 1
)
hand_at_most = term("hand_at_most", "There are n or fewer cards in the hand.", condition=k.IF_HAND_AT_MOST)
actions_played = term(
    "actions_played", "This is at least the n-th Action played this turn.", condition=k.IF_PLAYED, waits_for=True
)
piles_empty = term("piles_empty", "There are n or more empty Supply piles.", condition=k.IF_PILES_EMPTY)
it_is_in_play = term("it_is_in_play", "It is in play.", number=False, condition=k.IF_IN_PLAY)
it_has_a_pile = term(
    "it_has_a_pile", "It has a Supply pile.", number=False, condition=k.IF_HAS_PILE, usual=lambda n: True
)
any_trashed = term(
    "any_trashed", "This play has trashed a card.", number=False, condition=k.IF_TRASHED, prepares=_remember_trashed
)
any_lifted = term(
    "any_lifted",
    "A card was revealed or looked at.",
    number=False,
    condition=k.IF_LIFTED,
    usual=lambda n: True,
    unsaid=True,  # with no card to decide about nothing is asked
)

CONDITIONS = tuple(name for name, spec in TERM_SPECS.items() if spec.condition is not None)
