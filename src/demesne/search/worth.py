"""What answers are worth: what a good player can still make of each against these opponents.

After an answer the seat goes on in the best of several ways (`ways.py`). Which way is the best for an answer is found
out with a part of the playouts; what the answer wins then is counted on fresh luck, so that the best of many is not
luck. A bot follows its own list; what people are up to is told by what they have gained.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from demesne.game import Game
from demesne.game.keys import key_of
from demesne.kernel.const import D_BUY, D_GAIN
from demesne.strategies.language import Strategy

from .lists import Lists, Rules, Weighted
from .opponents import Told, Watch
from .playouts import MOST, Playouts
from .ways import UNLIKELY, general_ways, specials, specials_of, styles

BEST = 4  # ways that are followed after each answer where cards are gained
FITTING = 2  # of those that fit what the seat owns, the best so many are always among them
FEW = 2  # ways elsewhere
FIRST = 48  # playouts of each way when the best are looked for
EACH = 100  # playouts of a decision that each way takes at least
PART = 4  # one in so many playouts of an answer goes to each way
GAINING = (D_BUY, D_GAIN)


class Stand(NamedTuple):
    """Where a seat stands in a turn: all lists that matter, the ways that race from here, and those that fit it."""

    turn: int
    lists: Lists
    best: list[int]
    fitting: frozenset[int]


class Along(NamedTuple):
    """A way to go on, whether the seat has begun so, and what some answers win in it."""

    rules: Rules
    begun: bool
    wins: tuple[float, ...]


class Tried:
    """What came of some answers, by their place."""

    def __init__(
        self, playouts: Playouts, arms: Sequence[int], rules: Sequence[Rules], by_way: Sequence[Mapping[int, float]]
    ) -> None:
        self._playouts = playouts
        self._arms = arms
        self.rules = rules  # of the way that was followed after each
        self.by_way = by_way  # what each answer won in each way that fits what the seat owns

    def win(self, a: int) -> float:
        """What answer a brings the seat that decides."""
        return self._playouts.win(self._arms[a])

    def wins(self, a: int) -> tuple[float, ...]:
        """What it brings every seat."""
        return tuple(self._playouts.wins(self._arms[a]))

    def error(self, a: int) -> float:
        return self._playouts.error(self._arms[a])

    def gap(self, a: int, b: int) -> tuple[float, float]:
        """How much better a is than b, and the standard error of that."""
        return self._playouts.difference(self._arms[a], self._arms[b])

    def preferred(self, a: int, b: int) -> bool:
        """Whether some way that fits what the seat owns makes more of a than of b."""
        return any(won > self.by_way[b][way] for way, won in self.by_way[a].items())


class Worth:
    """Judges answers in the positions of one game, for every seat."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Strategy] | None = None,
        known: Sequence[Weighted] | None = None,
        playouts: int | None = None,
    ) -> None:
        """`bots` are the lists of seats whose list is known; `known` the good lists of the kingdom, if at hand.

        Where a decision may have few `playouts`, few ways are followed.
        """
        self._bots = dict(bots or {})
        self._all = general_ways(game, known)
        most = len(self._all) if playouts is None else max(playouts // EACH, 1)
        self._kept = mixed([one.weight == UNLIKELY for one in self._all], most)
        self._general = [self._all[i] for i in self._kept]
        self._few = FIRST if playouts is None else max(min(FIRST, playouts // (4 * len(self._general))), 1)
        weighted = [*self._general, *(Weighted(bot, 0.0) for bot in self._bots.values())]
        self._lists = Lists(weighted, game.inner.kinds, game.inner.kernel)
        self._watches: dict[int, Watch] = {}
        self._stands: dict[int, Stand] = {}
        self.made = 0  # playouts so far

    def tell(self, seat: int, seen: Sequence[Sequence[float] | None]) -> None:
        """What somebody else has seen of the others, by the good lists, where the game has no history to look at."""
        told: list[list[float] | None] = []
        for weights in seen:
            every = [] if weights is None else [*weights, *(one.weight for one in self._all[len(weights) :])]
            told.append([*(every[i] for i in self._kept), *(0.0 for _ in self._bots)] if every else None)
        self._watches[seat] = Told(self._lists, seat, told, 0)

    def listed(self, now: Game) -> list[str]:
        """What the best way would answer."""
        stand = self._stand(now)
        return now.inner.names(self._playouts(now, "", stand.lists).suggested(stand.best[0]))

    def plan(self, now: Game) -> Rules:
        """The best way from here."""
        stand = self._stand(now)
        return stand.lists.rules[stand.best[0]]

    def candidates(self, now: Game) -> list[list[str]]:
        """The answers that are worth trying out, the best way's own first."""
        stand = self._stand(now)
        playouts = self._playouts(now, "", stand.lists)
        found = playouts.candidates(stand.best[0], MOST)
        found += [answer for way in stand.best[1:] if (answer := playouts.suggested(way)) not in found]
        return [now.inner.names(values) for values in _once(found)]

    def tried(self, now: Game, answers: Sequence[Sequence[str]], n: int, seed: str, all_open: bool = False) -> Tried:
        """n playouts of each answer in its best way, from what the seat that decides may know."""
        stand = self._stand(now)
        among = self._among(now)
        values = [now.inner.values(answer) for answer in answers]
        rows = [self._by_way(now, value, among, max(n // PART, 1), f"{seed} ways", all_open) for value in values]
        chosen = [max(among, key=lambda way, row=row: row[way]) for row in rows]  # type: ignore[misc]
        playouts = self._playouts(now, seed, stand.lists, all_open)
        arms = [playouts.add(value, way) for value, way in zip(values, chosen, strict=True)]
        self._run(playouts, n)
        fits = [{way: won for way, won in row.items() if way in stand.fitting} for row in rows]
        return Tried(playouts, arms, [stand.lists.rules[way] for way in chosen], fits)

    def ways(self, now: Game, answers: Sequence[Sequence[str]], n: int, seed: str) -> list[Along]:
        """What these answers win in every way that is followed, on the luck of `tried` with this n and seed."""
        lists, among = self._stand(now).lists, self._among(now)
        if len(among) < 2:
            return []
        rows = [self._by_way(now, now.inner.values(answer), among, n, seed, False) for answer in answers]
        return [Along(lists.rules[way], way >= len(self._lists), tuple(row[way] for row in rows)) for way in among]

    def cost(self, now: Game) -> float:
        """How many playouts one more of an answer takes, with those that look for its best way."""
        ways = len(self._among(now))
        return 1.0 if ways < 2 else 1 + ways / PART

    def _among(self, now: Game) -> list[int]:
        best = self._stand(now).best
        return best if now.inner.pending.kind in GAINING else best[:FEW]

    def _by_way(
        self, now: Game, value: Sequence[int], among: Sequence[int], n: int, seed: str, all_open: bool
    ) -> dict[int, float]:
        """What an answer wins in each of these ways; all answers meet the same luck."""
        if len(among) < 2:
            return {among[0]: 0.0}
        playouts = self._playouts(now, seed, self._stand(now).lists, all_open)
        arms = {way: playouts.add(value, way) for way in among}
        self._run(playouts, n)
        return {way: playouts.win(arm) for way, arm in arms.items()}

    def _stand(self, now: Game) -> Stand:
        """The ways of the seat that decides, found out once a turn."""
        seat, turn = now.asked, sum(now.turns())
        assert seat is not None
        found = self._stands.get(seat)
        if found is not None and found.turn == turn:
            return found
        own = [outline.rules() for outline in styles(now, seat)] if len(self._general) > 1 else []
        lists = self._lists.joined(own)
        playouts = self._playouts(now, f"turn {turn}", lists)
        among = [*range(len(self._general)), *range(len(self._lists), len(lists))]
        arms = {playouts.add(playouts.suggested(way), way): way for way in among}
        self._run(playouts, self._few if len(arms) > 1 else 0)
        order = (
            [arms[arm] for arm in sorted(arms, key=lambda arm: (-playouts.win(arm), arm))] if len(arms) > 1 else among
        )
        mine = specials(now.inner.owned(seat))
        fitting = [way for way in order if mine <= specials_of(lists.rules[way])]
        best = list(dict.fromkeys([*order[:BEST], *fitting[:FITTING]]))
        self._stands[seat] = Stand(turn, lists, best, frozenset(fitting))
        return self._stands[seat]

    def _run(self, playouts: Playouts, n: int) -> None:
        playouts.run(n)
        self.made += n * len(playouts.alive)

    def _playouts(self, now: Game, seed: str, lists: Lists, all_open: bool = False) -> Playouts:
        asked = now.asked
        assert asked is not None
        found = Playouts(now, None if all_open else asked, lists, key_of(seed, "worth"))
        for seat in range(now.players):
            if seat != asked:
                found.draw(seat, self._followed(now, seat, asked))
        return found

    def _followed(self, now: Game, seat: int, asked: int) -> Sequence[float]:
        """How likely each list is to be followed by another seat."""
        if seat in self._bots:
            at = len(self._general) + list(self._bots).index(seat)
            return [float(i == at) for i in range(len(self._lists))]
        if asked not in self._watches:
            self._watches[asked] = Watch(self._lists, asked)
        self._watches[asked].look(now)
        return self._watches[asked].weights(seat)


def mixed(made: Sequence[bool], most: int) -> list[int]:
    """The places of so many ways, those that a search has found and those that were `made` in turn."""
    kinds = [[i for i, own in enumerate(made) if own == kind] for kind in (False, True)]
    turns = sorted((place, kind, i) for kind, places in enumerate(kinds) for place, i in enumerate(places))
    return sorted(i for _, _, i in turns[:most])


def _once(answers: Sequence[list[int]]) -> list[list[int]]:
    return [list(values) for values in dict.fromkeys(tuple(values) for values in answers)]
