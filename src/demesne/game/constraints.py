"""Random kingdoms by conditions: boxes, a village, a Buy, few Attacks, a spread of costs, cards banned or locked in."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace

from demesne.cards import BASIC, DEFAULT_BOXES, loaded, pool
from demesne.notation.names import short
from demesne.refusal import Refusal
from demesne.rules.card import CardDef
from demesne.rules.language import ATTACK, Word

from .keys import key_of
from .kingdom_lists import check_boxes

TEN = 10
TRIES = 20_000


@dataclass(frozen=True)
class Wishes:
    boxes: tuple[str, ...] = DEFAULT_BOXES
    village: bool = False
    buy: bool = False
    attacks: int | None = None
    costs: int | None = None
    banned: tuple[str, ...] = ()
    locked: tuple[str, ...] = ()


def gives(card: CardDef, word: str, n: int) -> bool:
    """Whether playing it can give n of these: Actions, Buys."""

    def inside(w: Word) -> bool:
        return w.name == word and isinstance(w["n"], int) and w["n"] >= n

    return any(inside(w) for w in card.words())


def random_ten(seed: int | str, wishes: Wishes) -> list[str]:
    """Ten cards that meet all conditions, each such kingdom equally likely; refused with one line if none is found."""
    cards = candidates(wishes)
    if not meets([*wishes.locked, *cards], replace(wishes, attacks=None)):  # not even all of them together
        raise Refusal("error-kingdom-wishes")
    key = key_of(seed, "kingdom with wishes")
    for attempt in range(TRIES):
        order = sorted(cards, key=lambda c: hashlib.sha256(key + attempt.to_bytes(4, "big") + c.encode()).digest())
        ten = [*wishes.locked, *order[: TEN - len(wishes.locked)]]
        if meets(ten, wishes):
            return sorted(ten)
    raise Refusal("error-kingdom-wishes")


def candidates(wishes: Wishes) -> list[str]:
    check_boxes(wishes.boxes)
    known = loaded().cards
    for name in (*wishes.banned, *wishes.locked):
        if name not in known or name in BASIC:
            raise Refusal("error-kingdom-wished", got=short(name))
    both = set(wishes.banned) & set(wishes.locked)
    if both:
        raise Refusal("error-kingdom-both", card=min(both))
    if len(set(wishes.locked)) > TEN:
        raise Refusal("error-kingdom-locked", most=TEN, got=len(set(wishes.locked)))
    cards = {c for box in wishes.boxes for c in pool(box)} - set(wishes.banned) - set(wishes.locked)
    n = len(cards) + len(wishes.locked)
    if n < TEN:
        raise Refusal("error-kingdom-few", least=TEN, got=n)
    return sorted(cards)


def meets(ten: Sequence[str], wishes: Wishes) -> bool:
    cards = [loaded().cards[name] for name in ten]
    return (
        (not wishes.village or any(gives(c, "actions", 2) for c in cards))
        and (not wishes.buy or any(gives(c, "buys", 1) for c in cards))
        and (wishes.attacks is None or sum(ATTACK in c.types for c in cards) <= wishes.attacks)
        and (wishes.costs is None or len({c.cost for c in cards}) >= wishes.costs)
    )
