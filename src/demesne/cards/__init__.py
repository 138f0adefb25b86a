"""All cards, in the order they were published, and the recommended sets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from types import ModuleType

from demesne.rules import CardDef, CardError

from . import base, basic, intrigue, prosperity, seaside
from .numbers import OWN, card_number
from .sets import SETS, RecommendedSet

__all__ = [
    "BASIC",
    "BOXES",
    "DEFAULT_BOXES",
    "EMBLEMS",
    "COLONIES",
    "PUBLISHED",
    "SETS",
    "Catalogue",
    "RecommendedSet",
    "loaded",
    "pool",
    "register",
]


COLONIES = ("Platinum", "Colony")
EMBLEMS: dict[str, str] = {}  # of the published cards


def _in(module: ModuleType, box: str) -> list[CardDef]:
    """The cards of a box. Their emblems are kept apart: what a card is, for records and learners, has none."""
    found = [c for c in vars(module).values() if isinstance(c, CardDef)]
    EMBLEMS.update({c.name: c.emblem for c in found})
    return [replace(c, box=box, emblem="") for c in found]


def _published() -> list[CardDef]:
    """As they were published here: the first 71, then Platinum and Colony, then the boxes that followed.

    In a box the first edition comes by name, then what the second added by name.
    """
    out = [c for c in _in(basic, "basic") if c.name not in COLONIES]
    for module, box in ((base, "base"), (intrigue, "intrigue")):
        out += _box(module, box)
    out += [c for c in _in(basic, "basic") if c.name in COLONIES]
    for module, box in ((seaside, "seaside"), (prosperity, "prosperity")):
        out += _box(module, box)
    return out


def _box(module: ModuleType, box: str) -> list[CardDef]:
    return sorted(_in(module, box), key=lambda c: (1 not in c.editions, c.name))


PUBLISHED: list[CardDef] = _published()
BASIC: tuple[str, ...] = tuple(c.name for c in PUBLISHED if c.box == "basic" and c.name not in COLONIES)
DEFAULT_BOXES: tuple[str, ...] = ("base 1e", "base 2e", "intrigue 1e", "intrigue 2e")  # of random kingdoms
BOXES: tuple[str, ...] = (*DEFAULT_BOXES, "seaside 1e", "seaside 2e", "prosperity 1e", "prosperity 2e")


def pool(box: str) -> list[str]:
    """The kingdom cards of a box, such as "base 2e", in name order."""
    name, edition = box.split()
    return sorted(c.name for c in PUBLISHED if c.box == name and int(edition[0]) in c.editions)


class Catalogue:
    """The cards a game may use: the published ones, then own cards in the order they were loaded."""

    def __init__(self, own: Iterable[CardDef] = ()) -> None:
        self.own: tuple[CardDef, ...] = tuple(own)
        self.cards: dict[str, CardDef] = {c.name: c for c in (*PUBLISHED, *self.own)}

    def number(self, name: str) -> int:
        """The action number of a card."""
        for i, c in enumerate(self.own):
            if c.name == name:
                return OWN + i
        return card_number(_PLACES[name])


_PLACES = {c.name: i for i, c in enumerate(PUBLISHED)}
_loaded = Catalogue()


def loaded() -> Catalogue:
    """The catalogue with every own card loaded so far."""
    return _loaded


def register(cards: Iterable[CardDef]) -> None:
    """Add own cards; adding the same card twice changes nothing, another card with the same name is refused."""
    global _loaded
    own = list(_loaded.own)
    by_fold = {name.casefold(): c for name, c in _loaded.cards.items()}
    for c in cards:
        known = by_fold.setdefault(c.name.casefold(), c)
        if known != c:
            raise CardError("error-own-known", card=c.name, other=known.name)
        if c not in own:
            own.append(c)
    _loaded = Catalogue(own)
