"""A bot for any kingdom: it judges the ten cards and writes its own list, which people can read.

Nothing is keyed by a kingdom or a card: what a card is worth is computed from its program, and the strong level
tries its ideas in trial games. The same kingdom always gives the same list.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from demesne.cards import Catalogue, loaded
from demesne.game.arguments import edition_of, flag_of, players_of, ten_of
from demesne.notation.names import nearest, short
from demesne.refusal import Refusal
from demesne.rules.card import CardDef

from .drafting import GOLD, SILVER, judge
from .language import Strategy, parse
from .levels import LEVELS
from .outline import Outline, Wish, late
from .search import best_outline
from .trials import Ground

DEAR = 5  # cost
PROMISING = 18  # tenths of a coin that a card must add before it is worth a purchase


def generic(
    kingdom: str | Sequence[str],
    level: str = "strong",
    edition: int | None = None,
    players: int = 2,
    colonies: bool = False,
) -> Strategy:
    """The list of a level for a kingdom, in the edition it is recommended for unless another is given."""
    if level not in LEVELS:
        near = nearest(str(level), LEVELS)
        raise Refusal("error-value", where="level", expected=LEVELS, got=short(level), near=near)
    ten, own_edition = ten_of(kingdom, loaded())
    where = tuple(sorted(ten)), edition_of(edition, own_edition), players_of(players), flag_of(colonies, "colonies")
    return _written(*where, level, loaded())


@lru_cache(maxsize=1024)
def _written(
    kingdom: tuple[str, ...], edition: int, players: int, colonies: bool, level: str, catalogue: Catalogue
) -> Strategy:
    cards = [catalogue.cards[name] for name in kingdom]
    if level == "gentle":
        outline = gentle(cards, players, colonies)
    elif level == "fair":
        outline = fair(cards, players, colonies)
    else:
        ground = Ground(kingdom, edition, players, catalogue, colonies)
        outline = best_outline(ground, cards, fair(cards, players, colonies), "|".join(kingdom))
    idea = f"{level}: {_listed(outline.names()) or 'nothing'} beside money"
    return parse(outline.text(idea), level, catalogue)


def gentle(cards: Sequence[CardDef], players: int, colonies: bool = False) -> Outline:
    """A beginner's list: one of every Action, the expensive ones even before Gold, and points too soon."""
    actions = sorted((j for j in judge(cards) if j.is_action), key=lambda j: (-j.card.cost, j.name))
    dear = [Wish(j.name, 1) for j in actions if j.card.cost >= DEAR]
    cheap = [Wish(j.name, 1) for j in actions if j.card.cost < DEAR]
    return Outline((*dear, GOLD, *cheap, SILVER), late(6, players), late(3, players), colonies=colonies)


def fair(cards: Sequence[CardDef], players: int, colonies: bool = False) -> Outline:
    """Money and the one card that looks best, without trial games; points a little late, and no Estates."""
    best = judge(cards)[:1]
    wishes = [Wish(j.name, 1 if j.draws or j.of.trashes else 2) for j in best if j.promise >= PROMISING]
    return Outline((GOLD, *wishes, SILVER), late(3, players), estate=0, colonies=colonies)


def _listed(names: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))
