"""Ways to go on from a position: the lists that a good player could follow from here, with what a seat owns.

One list is a poor judge of an answer: under an engine's list a Silver looks bad, though money with that Silver wins.
So these are of different kinds: the good lists of the kingdom, money with one card, money with an Attack, an engine,
the strategies we ship for such a kingdom, and going on as the seat has begun.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice

from demesne.cards import BASIC, COLONIES, Catalogue
from demesne.game import Game
from demesne.rules.card import CardDef
from demesne.rules.language import ATTACK
from demesne.strategies.drafting import GOLD, SILVER, JudgedCard, engines, judge, singles
from demesne.strategies.language import Strategy
from demesne.strategies.outline import Outline, Wish, big_money
from demesne.strategies.shipped import names, shipped

from .lists import Rules, Weighted
from .population import population_for

SINGLES = 6  # of money and one card
ENGINES = 2
UNLIKELY = 0.02  # the weight of a list that no search has found
ALWAYS_THERE = frozenset((*BASIC, *COLONIES))


def general_ways(game: Game, known: Sequence[Weighted] | None = None) -> list[Weighted]:
    """Lists for anybody at this table, each once, with how likely somebody is thought to follow it.

    The good lists of the kingdom come first; `known` are these if somebody has them already.
    """
    found = [
        *(population_for(game) if known is None else known),
        *(Weighted(made, UNLIKELY) for made in _general(*_board(game))),
    ]
    return list({one.list.rules: one for one in reversed(found)}.values())[::-1]


def _board(game: Game) -> tuple[tuple[str, ...], int, bool, Catalogue]:
    return tuple(sorted(game.kingdom)), game.players, game.colonies, game.inner.catalogue


@lru_cache(maxsize=256)
def _general(kingdom: tuple[str, ...], players: int, colonies: bool, catalogue: Catalogue) -> tuple[Strategy, ...]:
    """What fits any player of this kingdom."""
    cards = [catalogue.cards[name] for name in kingdom]
    money = big_money(players, colonies)
    judged = judge(cards)
    outlines = [money, *_with_one_card(judged, money), *islice(engines(judged, money), ENGINES)]
    return (*(outline.strategy("way") for outline in outlines), *_of_the_shelf(kingdom))


def _with_one_card(judged: Sequence[JudgedCard], money: Outline) -> Iterator[Outline]:
    """Money with the card that adds most, and money with an Attack: one copy and two of each."""
    attacks = [one for one in judged if ATTACK in one.card.types][:1]
    best = list(dict.fromkeys([*judged[: SINGLES // 2], *attacks]))
    for one in best:
        yield from islice(singles([one], money), 2)


def _of_the_shelf(kingdom: Sequence[str]) -> Iterator[Strategy]:
    """The strategies we ship whose cards are all here."""
    here = frozenset(kingdom)
    for name in names():
        strategy = shipped(name)
        named = specials_of(strategy.rules)
        if named and named <= here:
            yield strategy


def styles(game: Game, seat: int) -> Iterator[Outline]:
    """Going on as the seat has begun: with what it has, with one more of each, with as many as there are."""
    owned = game.inner.owned(seat)
    mine = [name for name in owned if name not in ALWAYS_THERE and name in game.supply]
    mine.sort(key=lambda name: (-_card(game, name).cost, name))
    money = big_money(game.players, game.colonies)
    if not mine:
        return
    yield money._replace(wishes=(GOLD, *(Wish(name, owned[name] + 1) for name in mine), SILVER))
    yield money._replace(wishes=(*(Wish(name) for name in mine), GOLD, SILVER))


def specials(cards: Iterable[str]) -> frozenset[str]:
    """Of these cards those that are not in every game."""
    return frozenset(cards) - ALWAYS_THERE


def specials_of(rules: Rules) -> frozenset[str]:
    """What a list buys besides the cards of every game."""
    return specials(rule.what for rule in rules if rule.verb == "buy" and isinstance(rule.what, str))


def _card(game: Game, name: str) -> CardDef:
    kinds = game.inner.kinds
    return kinds.cards[kinds.kind_of[name]]
