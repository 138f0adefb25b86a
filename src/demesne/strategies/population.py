"""The good lists of a kingdom with the mixture that none of them beats: made once, then read from the disk.

In a kingdom of the benchmark they come with the package. Whoever needs lists of a kingdom asks here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from demesne import kernel
from demesne.cards import Catalogue, loaded
from demesne.game.arguments import edition_of, flag_of, players_of, ten_of
from demesne.notation import RULES_VERSION

from . import kept, packaged
from .double_oracle import Field, searched, searched_a_little
from .drafting import fair
from .language import Strategy, StrategyError, parse
from .trials import Ground

KIND = "population"


class Part(NamedTuple):
    """A list, and how often the mixture plays it; 0 for one that was found but is not part of it."""

    strategy: Strategy
    weight: float


@dataclass(frozen=True)
class Population:
    parts: tuple[Part, ...]  # the heaviest first
    strong: Strategy  # the one list that stands best against all others
    games: int  # trial games

    @property
    def lists(self) -> list[Strategy]:
        return [part.strategy for part in self.parts]

    @property
    def weights(self) -> list[float]:
        return [part.weight for part in self.parts]


def population(
    kingdom: str | Sequence[str],
    players: int = 2,
    colonies: bool = False,
    edition: int | None = None,
) -> Population:
    """The good lists of a kingdom, in the edition it is recommended for unless another is given."""
    ten, own_edition = ten_of(kingdom, loaded())
    edition = edition_of(edition, own_edition)
    return population_of(tuple(sorted(ten)), edition, players_of(players), flag_of(colonies, "colonies"), loaded())


@lru_cache(maxsize=1024)
def population_of(
    kingdom: tuple[str, ...],
    edition: int,
    players: int,
    colonies: bool,
    catalogue: Catalogue,
    whole: bool = False,
) -> Population:
    """Those that come with the package, else what a search finds."""
    where = kingdom, edition, players, colonies, catalogue
    return _read(packaged.lists_in(*where), catalogue) or searched_for(*where, whole)


def searched_for(
    kingdom: tuple[str, ...],
    edition: int,
    players: int,
    colonies: bool,
    catalogue: Catalogue,
    whole: bool = False,
) -> Population:
    """The plain kernel plays some hundred times slower: there a little search must do, unless the whole is wanted."""
    about = {
        "rules": RULES_VERSION,
        "kingdom": [repr(catalogue.cards[name]) for name in kingdom],
        "edition": edition,
        "players": players,
        "colonies": colonies,
    }
    found = _read(kept.load(KIND, about), catalogue)
    little = kernel.chosen() == "plain" and not whole
    if found is None and little:
        about["little"] = True
        found = _read(kept.load(KIND, about), catalogue)
    if found is None:
        cards = [catalogue.cards[name] for name in kingdom]
        ground = Ground(kingdom, edition, players, catalogue, colonies)
        search = searched_a_little if little else searched
        field = search(ground, cards, fair(cards, players, colonies), "|".join(kingdom))
        found = of_field(field, ground.games)
        kept.keep(KIND, about, _written(found))
    return found


def of_field(field: Field, games: int) -> Population:
    """What a search found, as lists that people can read."""
    parts = field.mixture()
    order = sorted(range(len(parts)), key=lambda i: -parts[i])
    ordered = [field.outlines[i] for i in order]
    made = [outline.strategy(f"list {n}", outline.idea()) for n, outline in enumerate(ordered, 1)]
    strong = made[order.index(field.champion())]
    return Population(tuple(Part(made[n], parts[i]) for n, i in enumerate(order)), strong, games)


def _written(found: Population) -> dict[str, Any]:
    return {
        "lists": [[part.strategy.text, part.weight] for part in found.parts],
        "strong": found.lists.index(found.strong),
        "games": found.games,
    }


def _read(value: dict[str, Any] | None, catalogue: Catalogue) -> Population | None:
    """The same again; None for what is not in order."""
    if value is None:
        return None
    try:
        rows, strong, games = value["lists"], value["strong"], value["games"]
        parts = tuple(
            Part(parse(text, f"list {n}", catalogue), float(weight)) for n, (text, weight) in enumerate(rows, 1)
        )
        whole = 0.99 < sum(part.weight for part in parts) < 1.01 and all(0 <= part.weight <= 1 for part in parts)
        return Population(parts, parts[strong].strategy, int(games)) if whole and strong >= 0 else None
    except (KeyError, IndexError, TypeError, ValueError, StrategyError):
        return None
