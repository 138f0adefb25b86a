"""First ideas for a kingdom, from its cards' programs. No kingdom card is known here by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from demesne.rules.card import CardDef
from demesne.rules.language import ACTION, TREASURE, Term
from demesne.rules.specification import SPECS

from .appraisal import Appraisal, appraise, is_points_only
from .outline import MONEY, Outline, Wish, big_money, both, count, fewer, late, number

GOLD, SILVER = Wish("Gold"), Wish("Silver")
POINTS = ("Estate", "Duchy", "Province")
DEAR = 5  # cost
THIN = 4  # coins that a deck keeps which trashes its Coppers
PROMISING = 18  # tenths of a coin that a card must add before it is worth a purchase


@dataclass(frozen=True)
class JudgedCard:
    card: CardDef
    of: Appraisal

    @property
    def name(self) -> str:
        return self.card.name

    @property
    def is_action(self) -> bool:
        return ACTION in self.card.types

    @property
    def terminal(self) -> bool:
        return self.is_action and not self.of.more_actions

    @property
    def draws(self) -> bool:
        return self.of.cards >= 2 or any(SPECS[w.name].draws for w in self.card.play)

    @property
    def promise(self) -> int:
        """What one copy adds to a deck of money, in tenths of a coin; extra Actions are of no use there."""
        if TREASURE in self.card.types:
            return 10 * self.of.treasure - 10
        return self.of.power - (4 * self.of.more_actions + 9 if self.of.more_actions else 0)


def judge(cards: Sequence[CardDef]) -> list[JudgedCard]:
    """The cards worth buying for what they do, most promising first."""
    judged = [JudgedCard(c, appraise(c)) for c in cards if not is_points_only(c.types)]
    return sorted(judged, key=lambda j: (-j.promise, j.name))


def ideas(cards: Sequence[CardDef], players: int, colonies: bool = False) -> list[Outline]:
    """All outlines worth a few trial games."""
    judged = judge(cards)
    money = big_money(players, colonies)
    found = [money, money._replace(money=15), *singles(judged, money), *engines(judged, money), *chains(judged, money)]
    for c in cards:
        if isinstance(c.points, Term):
            found += twins(c, cards, money) if c.points.of else hoards(c, judged, money, players)
    return list(dict.fromkeys(found))


def singles(judged: Sequence[JudgedCard], money: Outline) -> Iterator[Outline]:
    """Money and one card: a few copies below Gold, or more of an expensive one above it."""
    for j in judged:
        for n in (1, 2, 3) if j.terminal else (2, 5):
            yield money._replace(wishes=(GOLD, Wish(j.name, n), SILVER))
        if j.card.cost >= 5:
            yield money._replace(wishes=(Wish(j.name, 2 if j.terminal else 0), GOLD, SILVER))


def pairs(best: Sequence[Outline], judged: Sequence[JudgedCard]) -> list[Outline]:
    """Two good singles together, in both orders; and each of them after a card that trashes."""
    out = []
    for a, b in combinations(best, 2):
        out += [_joined(a, b), _joined(b, a)]
    for j in judged:
        if j.of.trashes:
            out += [a._replace(wishes=(Wish(j.name, 1), *a.wishes)) for a in best if j.name not in a.names()]
    return out


def _joined(a: Outline, b: Outline) -> Outline:
    """The wish of b right below that of a."""
    at = next((i + 1 for i, w in enumerate(a.wishes) if w.card not in MONEY), 0)
    other = [w for w in b.wishes if w.card not in MONEY][:1]
    return a._replace(wishes=(*a.wishes[:at], *other, *a.wishes[at:]))


def _openings(judged: Sequence[JudgedCard]) -> list[tuple[Wish, ...]]:
    """Nothing, or one of the two best cards that trash."""
    return [(), *((Wish(j.name, 1),) for j in judged if j.of.trashes)][:3]


def engines(judged: Sequence[JudgedCard], money: Outline) -> Iterator[Outline]:
    """Cards that give Actions with cards that draw, and one that gives coins."""
    villages = [j for j in judged if j.of.more_actions >= 2][:2]
    drawing = [j for j in judged if j.draws][:3]
    paying = [j for j in judged if j.of.attacks or j.of.buys or j.of.coins >= 2]
    for v in villages:
        for d in drawing:
            for pay in [j for j in paying if j not in (v, d)][:2]:
                for opening in _openings([j for j in judged if j not in (v, d, pay)]):
                    wishes = (
                        *opening,
                        Wish(pay.name, 1),
                        Wish("Gold", 1),
                        Wish(v.name, when=fewer(v.name, d.name)),
                        Wish(d.name, 5),
                        GOLD,
                        Wish(pay.name, 3),
                        Wish(v.name, 5),
                        SILVER,
                    )
                    if v is not d:
                        yield money._replace(wishes=wishes, money=10)
                    if v is not d and opening:
                        yield money._replace(wishes=wishes, money=8, thin=THIN)


def chains(judged: Sequence[JudgedCard], money: Outline) -> Iterator[Outline]:
    """As many as there are of a card that costs no Action, after two Silvers."""
    for j in judged:
        if j.is_action and j.of.more_actions == 1 and (j.draws or j.of.coins):
            for opening in _openings([other for other in judged if other is not j]):
                made = money._replace(wishes=(*opening, Wish("Silver", 2), Wish(j.name), GOLD, SILVER))
                yield made
                if opening:
                    yield made._replace(thin=THIN)


def hoards(card: CardDef, judged: Sequence[JudgedCard], money: Outline, players: int) -> Iterator[Outline]:
    """A Victory card that counts all cards: a rush with whatever gains more of them, or instead of Silver late."""
    soon = count("supply", "Province", "<=", late(6, players))
    rush = (
        Wish("Silver", 4),
        Wish("Estate", when=count("supply", card.name, "<", 5)),
        SILVER,
        Wish("Copper", when=number("cards", ">", 14)),
    )
    yield money._replace(wishes=(GOLD, Wish(card.name, when=soon), SILVER))
    yield money._replace(wishes=(Wish(card.name, when=soon), GOLD, SILVER))
    for g in [j for j in judged if j.is_action and (j.of.gains or j.of.buys)][:4]:
        for n in (1, 3, 6):
            gainers = Wish(g.name, n)
            yield money._replace(wishes=rush, first=(gainers, Wish(card.name)))
            yield money._replace(wishes=(GOLD, gainers, Wish(card.name, when=soon), SILVER))


def twins(card: CardDef, cards: Sequence[CardDef], money: Outline) -> Iterator[Outline]:
    """A Victory card that counts copies of another card: that one first, then both."""
    other = str(card.points.of) if isinstance(card.points, Term) else ""
    if other not in (*POINTS, *(c.name for c in cards)):
        return
    for enough in (0, 12, 16):
        twin = (
            Wish(card.name, when=both(count("owned", other, ">", 3), fewer(card.name, other))),
            Wish(other, when=number("money", ">=", enough)),
        )
        yield money._replace(first=twin)
        yield money._replace(wishes=(*twin, *money.wishes))


def novice(cards: Sequence[CardDef], players: int, colonies: bool = False) -> Outline:
    """A first game: whatever costs most and does something, again and again; money and points come as they come."""
    actions = sorted((j for j in judge(cards) if j.is_action), key=lambda j: (-j.card.cost, j.name))
    wishes = [Wish(j.name, 3) for j in actions]
    return Outline((*wishes, GOLD, SILVER, Wish("Estate", 6)), duchy=0, estate=0, colonies=colonies)


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
