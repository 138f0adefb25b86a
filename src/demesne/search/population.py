"""The lists a searching player thinks of: for its own plan and for what the others may be doing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from demesne.cards import Catalogue, loaded
from demesne.game import Game
from demesne.strategies.population import Part, Population, population_of

from .lists import Weighted

MOST = 8  # lists in all
ANY_LIST = 0.4  # part of the weight that all lists share alike


def population_for(game: Game, whole: bool = False) -> list[Weighted]:
    """The population for the kingdom of a game."""
    return population(game.kingdom, game.edition, game.players, game.colonies, game.inner.catalogue, whole)


def population(
    kingdom: Sequence[str],
    edition: int = 2,
    players: int = 2,
    colonies: bool = False,
    catalogue: Catalogue | None = None,
    whole: bool = False,
) -> list[Weighted]:
    """Lists for these ten cards with weights, the strongest first.

    On the plain kernel a little search finds them, unless the `whole` is wanted: then both kernels find the same.
    """
    return list(_made(tuple(sorted(kingdom)), edition, players, colonies, catalogue or loaded(), whole))


@lru_cache(maxsize=256)
def _made(
    kingdom: tuple[str, ...], edition: int, players: int, colonies: bool, catalogue: Catalogue, whole: bool
) -> tuple[Weighted, ...]:
    return weighted(population_of(kingdom, edition, players, colonies, catalogue, whole))


def weighted(found: Population) -> tuple[Weighted, ...]:
    """What the search for strong lists found. One that is no part of their mixture may still be what somebody plays."""
    rows = [part for part in found.parts if part.strategy != found.strong]
    weight = dict(zip(found.lists, found.weights))[found.strong]
    rows = [Part(found.strong, weight), *rows][:MOST]
    return tuple(Weighted(row.strategy, (1 - ANY_LIST) * row.weight + ANY_LIST / len(rows)) for row in rows)
