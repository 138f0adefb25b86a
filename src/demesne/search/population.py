"""The lists a searching player thinks of: for its own plan and for what the others may be doing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from demesne.cards import Catalogue, loaded
from demesne.game import Game
from demesne.strategies import parse
from demesne.strategies.judging import fair, generic
from demesne.strategies.outline import Outline, big_money
from demesne.strategies.search import hopeful
from demesne.strategies.trials import Contest, Ground

from .lists import Weighted

MOST = 8  # lists in all


def population_for(game: Game) -> list[Weighted]:
    """The population for the kingdom of a game."""
    return population(game.kingdom, game.edition, game.players, game.colonies)


def population(
    kingdom: Sequence[str], edition: int = 2, players: int = 2, colonies: bool = False
) -> list[Weighted]:
    """Lists for these ten cards with weights, the strongest first."""
    return list(_made(tuple(sorted(kingdom)), edition, players, colonies, loaded()))


@lru_cache(maxsize=256)
def _made(
    kingdom: tuple[str, ...], edition: int, players: int, colonies: bool, catalogue: Catalogue
) -> tuple[Weighted, ...]:
    cards = [catalogue.cards[name] for name in kingdom]
    strong = generic(kingdom, "strong", edition, players, colonies)
    simple, money = fair(cards, players, colonies), big_money(players, colonies)
    ground = Ground(kingdom, edition, players, catalogue, colonies)
    contest = Contest(ground, [strong.text, simple.text()], first=50_000)
    found: list[Outline] = []
    for outline in [simple, money, *hopeful(ground, cards, simple, contest)]:
        if not any(set(outline.names()) == set(other.names()) for other in found):
            found.append(outline)
    lists = [Weighted(strong, 0.5)]
    for outline in found[: MOST - 1]:
        lists.append(Weighted(parse(outline.text(), "list", catalogue), 0.5 / (MOST - 1)))
    return tuple(lists)
