"""A bot for any kingdom: it judges the ten cards and writes its own list, which people can read.

Nothing is keyed by a kingdom or a card: what a card is worth is computed from its program, and the strong level
tries its ideas in trial games. The same kingdom always gives the same list; on the plain kernel, which has time for few
trial games, it may be another one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from demesne.cards import Catalogue, loaded
from demesne.game.arguments import edition_of, flag_of, players_of, ten_of
from demesne.notation.names import nearest, short
from demesne.refusal import Refusal

from .drafting import fair, gentle, novice
from .language import Strategy
from .levels import LEVELS
from .population import population_of

FEW = 20_000  # trial games: the compiled kernel plays a hundred thousand and more
DRAFTS = {"novice": novice, "gentle": gentle, "fair": fair}  # lists made without trial games


def generic(
    kingdom: str | Sequence[str],
    level: str = "strong",
    edition: int | None = None,
    players: int = 2,
    colonies: bool = False,
    catalogue: Catalogue | None = None,
) -> Strategy:
    """The list of a level for a kingdom, in the edition it is recommended for unless another is given."""
    if level not in LEVELS:
        near = nearest(str(level), LEVELS)
        raise Refusal("error-value", where="level", expected=LEVELS, got=short(level), near=near)
    catalogue = catalogue or loaded()
    ten, own_edition = ten_of(kingdom, catalogue)
    where = tuple(sorted(ten)), edition_of(edition, own_edition), players_of(players), flag_of(colonies, "colonies")
    return _written(*where, level, catalogue)


@lru_cache(maxsize=1024)
def _written(
    kingdom: tuple[str, ...], edition: int, players: int, colonies: bool, level: str, catalogue: Catalogue
) -> Strategy:
    cards = [catalogue.cards[name] for name in kingdom]
    if level == "strong":
        made = population_of(kingdom, edition, players, colonies, catalogue)
        few = f" (found in {made.games} games: the plain kernel is slow)" if made.games < FEW else ""
        return made.strong.called(level, f"{level}: {made.strong.idea}{few}")
    outline = DRAFTS[level](cards, players, colonies)
    return outline.strategy(level, f"{level}: {outline.idea()}")
