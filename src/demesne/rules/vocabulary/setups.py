"""What a card changes before the first turn, and what its own cost depends on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..language import PILE_TOKENS, Term, Type
from ..packing import slug, types_key
from ..specification import check_number, check_one_of, check_types, check_what, term_of
from .bonuses import coins as gives_coins

if TYPE_CHECKING:
    from ..card import CardDef
    from ..readers import Text


def _types(term: Term) -> Type:
    return term.of if isinstance(term.of, Type) else Type(0)


def _say_less(t: Text, term: Term, values: dict[str, Any]) -> str:
    return t.say("less-per-in-play", n=term.n or 0, types=types_key(_types(term)))


@term_of(argument="cost_rule", says=_say_less)
def less_per_in_play(what: Type, n: int) -> Term:
    """Cost rule: in a Buy phase n less for every card of that type that the player has in play."""
    check_types("less_per_in_play", what)
    check_number("less_per_in_play", n, 1)
    return Term("less_per_in_play", n, what)


def _token(term: Term) -> str:
    return PILE_TOKENS[term.n or 0]


def _say_tokens(t: Text, term: Term, values: dict[str, Any]) -> str:
    return t.say("tokens-on-piles", token=slug(_token(term)), types=types_key(_types(term)))


def _lay_tokens(table: Any, term: Term) -> None:
    table.moved_token, table.moved_types = (term.n or 0) + 1, int(_types(term))


@term_of(
    argument="setup",
    says=_say_tokens,
    written=lambda term: f'{term.name}("{_token(term)}", {term.of!r})',
    lays=_lay_tokens,
)
def tokens_on_piles(token: str, what: Type) -> Term:
    """Setup: such a token lies on every Supply pile of that type; it moves when a card is gained from the pile."""
    check_one_of("tokens_on_piles", token, PILE_TOKENS)
    check_types("tokens_on_piles", what)
    return Term("tokens_on_piles", PILE_TOKENS.index(token), what)


def _say_treasure(t: Text, term: Term, values: dict[str, Any]) -> str:
    return t.say("is-a-treasure", card=str(term.of), n=term.n or 0)


def _as_treasure(term: Term, card: CardDef) -> CardDef:
    if card.name != term.of:
        return card
    return replace(card, types=card.types | Type.TREASURE, play=(gives_coins(term.n or 0),))


@term_of(argument="setup", says=_say_treasure, changes=_as_treasure)
def is_a_treasure(name: str, coins: int) -> Term:
    """Setup: in games with this card the named card is also a Treasure that gives so many coins."""
    check_what("is_a_treasure", name)
    check_number("is_a_treasure", coins)
    return Term("is_a_treasure", coins, name)
