"""The story of a game: for each who looks three sentences, true by counting, that say why it went so.

They compare two seats: the best one and the one who looks, or the best and the next. Each fact is worth so many points,
a rough number of what it did to the difference between the two. Facts that speak for the better seat come first, those
worth most before the others; a fact that speaks against the result is told only if there is nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from demesne.game import Game
from demesne.refusal import Phrase

from .outgoing.story import Sentence, Story, When
from .tally import Deeds, DeedsTally, owned

MOST = 3
POOR = 2  # coins with which one buys hardly anything
EARLY = 6  # points of a first Province, at most: one for each turn
CURSED = 2.0  # a point less, and a card that does nothing
DISCARDED = 0.4
BOUGHT_LESS = 3.0
POOR_TURN = 1.0
RICH_TURN = 2.0
DEAD = 0.5
DRAWN = 0.25
TRASHED = 0.5
ENDED = 4.0
WORTH = 0.25  # of points: they say what happened rather than why


class Fact(NamedTuple):
    points: float  # for the better one of the two
    id: str
    values: dict[str, Any]
    who: int
    other: int
    card: str
    moment: When
    luck: bool = False


def story(game: Game, tally: DeedsTally, names: Sequence[str], ranking: Sequence[Sequence[int]]) -> Story:
    order = [seat for place in ranking for seat in place]
    pairs = [(order[0], seat if seat != order[0] else order[1]) for seat in range(game.players)]
    told = [_three(Pair(game, tally, *pair), names, seat) for seat, pair in enumerate(pairs)]
    told.append(_three(Pair(game, tally, order[0], order[1]), names, None))
    return Story([deeds.deck for deeds in tally.deeds], told)


def _three(pair: Pair, names: Sequence[str], seat: int | None) -> list[Sentence]:
    """For a seat only what it did or suffered; at most one about luck."""
    chosen: list[Fact] = []
    for fact in sorted(pair.facts(), key=lambda fact: (-fact.points, fact.id, fact.card)):
        concerns = seat is None or seat in (fact.who, fact.other)
        if concerns and len(chosen) < MOST and not (fact.luck and any(one.luck for one in chosen)):
            chosen.append(fact)
    return [_said(fact, names) for fact in chosen]


def _said(fact: Fact, names: Sequence[str]) -> Sentence:
    about = {"who": names[fact.who], "other": names[fact.other], "me": "nobody", "turn": fact.moment.turn}
    values = {**fact.values, **about}
    if fact.card:
        values["card"] = fact.card
    return Sentence(Phrase(fact.id, values), fact.who, fact.other, fact.card, fact.moment, fact.luck)


class Pair:
    """Two seats of which the first did better, or as well."""

    def __init__(self, game: Game, tally: DeedsTally, better: int, worse: int) -> None:
        self.game, self.tally, self.better, self.worse = game, tally, better, worse
        self.price = game.inner.catalogue.cards["Province"].cost

    def facts(self) -> Iterator[Fact]:
        for loser, sign in ((self.worse, 1), (self.better, -1)):
            yield from self._suffered(loser, sign)
            yield from self._bought_less(loser, sign)
        yield from self._provinces()
        yield from self._compared()
        yield from self._worth()
        yield from self._ended()

    def _suffered(self, loser: int, sign: int) -> Iterator[Fact]:
        deeds = self.tally.deeds[loser]
        for id, each, causes in (("curses", CURSED, deeds.cursed), ("discards", DISCARDED, deeds.discards)):
            for (seat, card), times in causes.items():
                if len(times) > 1:
                    values = {"n": len(times)}
                    yield Fact(sign * each * len(times), f"story-{id}", values, seat, loser, card, times[0])

    def _bought_less(self, loser: int, sign: int) -> Iterator[Fact]:
        for card, times in self.tally.deeds[loser].instead.items():
            values = {"n": len(times), "coins": self.price}
            points = sign * BOUGHT_LESS * len(times)
            yield Fact(points, "story-instead", values, loser, self._against(loser), card, times[0])

    def _against(self, seat: int) -> int:
        return self.better if seat == self.worse else self.worse

    def _provinces(self) -> Iterator[Fact]:
        times = [next(iter(deeds.gained["Province"]), None) for deeds in self._both()]
        first, second = times
        if first and second and first.turn != second.turn:
            values = {"n": max(first.turn, second.turn)}
            points = min(EARLY, max(second.turn - first.turn, -EARLY))
            who = self.better if points > 0 else self.worse
            moment = min(first, second, key=lambda moment: moment.turn)
            yield Fact(points, "story-first-province", values, who, self._against(who), "Province", moment)
        elif first and not second:
            yield Fact(EARLY, "story-only-province", {}, self.better, self.worse, "Province", first)
        elif second and not first:
            yield Fact(-EARLY, "story-only-province", {}, self.worse, self.better, "Province", second)

    def _both(self) -> tuple[Deeds, Deeds]:
        return self.tally.deeds[self.better], self.tally.deeds[self.worse]

    def _compared(self) -> Iterator[Fact]:
        """How often something happened to one and to the other."""
        for id, each, of, luck in (
            ("rich", RICH_TURN, lambda deeds: [at for coins, at in deeds.coins if coins >= self.price], False),
            ("poor", -POOR_TURN, lambda deeds: [at for coins, at in deeds.coins if coins <= POOR], True),
            ("dead", -DEAD, lambda deeds: deeds.dead, False),
            ("drawn", DRAWN, lambda deeds: deeds.drawn, False),
            ("trashed", TRASHED, lambda deeds: deeds.trashed, False),
        ):
            better, worse = (of(deeds) for deeds in self._both())
            more = len(better) - len(worse)
            if abs(more) > 1:
                who = self.better if more > 0 else self.worse
                times, others = (better, worse) if more > 0 else (worse, better)
                values = {"n": len(times), "m": len(others), **({"coins": self.price} if id == "rich" else {})}
                yield Fact(each * more, f"story-{id}", values, who, self._against(who), "", times[0], luck)

    def _worth(self) -> Iterator[Fact]:
        """What the copies of a card were worth."""
        better, worse = (self._points(seat) for seat in (self.better, self.worse))
        for card in sorted(better.keys() | worse.keys()):
            more = better.get(card, 0) - worse.get(card, 0)
            who = self.better if more > 0 else self.worse
            times = self.tally.deeds[who].gained[card]
            if more and times:
                values = {"n": max(better.get(card, 0), worse.get(card, 0))}
                values["m"] = better.get(card, 0) + worse.get(card, 0) - values["n"]
                yield Fact(WORTH * more, "story-worth", values, who, self._against(who), card, times[0])

    def _points(self, seat: int) -> Mapping[str, int]:
        deck = owned(self.game, seat)
        return {card: each * deck[card] for card, each in self.game.inner.points_by_card(seat).items() if each > 0}

    def _ended(self) -> Iterator[Fact]:
        """Who ended the game, and how."""
        if self.tally.last is None or self.game.ends not in ("provinces", "colonies", "piles"):
            return
        seat, moment = self.tally.last
        if seat in (self.better, self.worse):
            points = ENDED if seat == self.better else -ENDED
            yield Fact(points, f"story-ended-{self.game.ends}", {}, seat, self._against(seat), "", moment)
