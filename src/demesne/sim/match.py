"""A match: who plays, in which kingdom, from which seed. All of its games follow from those three."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from demesne import kernel
from demesne.cards import COLONIES, Catalogue, loaded
from demesne.game.keys import key_of, key_of_number
from demesne.game.kinds import Kinds
from demesne.game.start import Start
from demesne.kernel.const import SEATS
from demesne.search.searcher import Searcher
from demesne.strategies import Strategy
from demesne.strategies.compiler import compile_plans

from .bots import PythonBot

if TYPE_CHECKING:
    from demesne.game import Game
    from demesne.game.position import Position

    from .result import Failure

GOES_ON = 1 << SEATS  # flag next to the seats that get a first hand: a turn is already in progress
BLANK = Strategy("", "", "", ())


@dataclass(frozen=True)
class Match:
    """Players, kingdom and seed, with how its games begin."""

    players: tuple[Strategy | PythonBot | Searcher, ...]
    kingdom: tuple[str, ...]
    edition: int = 2
    seed: int | str = 1
    split: int = 0  # coins of the better first hand, 5 or 4; 0: random
    position: Position | None = None
    first: int = 0  # the seat that began
    double_treasures: bool = False
    catalogue: Catalogue = field(default_factory=loaded, compare=False, repr=False)
    colonies: bool = False

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def piles(self) -> tuple[str, ...]:
        """The cards that were chosen for the game: the kingdom, and Platinum and Colony where they are in use."""
        return (*self.kingdom, *(COLONIES if self.colonies else ()))

    @property
    def strategies(self) -> tuple[Strategy, ...]:
        """The strategies that play inside the kernel; an empty one stands for a bot."""
        return tuple(p if isinstance(p, Strategy) else BLANK for p in self.players)

    @property
    def has_bots(self) -> bool:
        """Whether somebody plays from outside the kernel: a Python bot or a level that searches."""
        return any(not isinstance(p, Strategy) for p in self.players)

    @property
    def searchers(self) -> tuple[Searcher, ...]:
        return tuple(p for p in self.players if isinstance(p, Searcher))

    def start_name(self) -> str:
        return f"{self.split}/{7 - self.split}" if self.split else "position" if self.position else "as dealt"

    def _start(self, key: bytes, position: Any = None) -> Start:
        begun = position or self.position
        doubled = self.double_treasures
        return Start(
            self.catalogue, self.kingdom, self.seats, self.edition, key, self.first, doubled, begun, self.colonies
        )

    def start(self) -> Start:
        return self._start(key_of(self.seed, "simulation"))

    def kinds(self) -> Kinds:
        return self.start().kinds()

    def plans(self) -> bytes:
        deals = (1 << self.seats) - 1
        if self.position is not None:
            deals = sum(1 << p for p in self.position.to_deal()) | GOES_ON
        return compile_plans(self.strategies, self.kinds(), self.split, deals)

    def who(self, rotation: int) -> list[int]:
        """Per seat: the player that sits there in this rotation."""
        return [(seat - rotation) % self.seats for seat in range(self.seats)]

    def game(self, number: int) -> Game:
        """One of the games at its first decision, to be played through `Game`."""
        from demesne.game.inner import begun  # slow to import

        key, luck = key_of_number(self.start().key, number)
        return begun(self._start(key, self._split_position(luck) if self.split else None))

    def _split_position(self, luck: int) -> Position:
        from demesne.game.position import check

        hands = []
        for p in range(self.seats):
            coins = self.split if luck >> p & 1 else 7 - self.split
            hands.append({"hand": ["Copper"] * coins + ["Estate"] * (5 - coins)})
        return check({"kingdom": list(self.kingdom), "players": hands}, self.catalogue)


class Table:
    """Where the games of a match are played inside the kernel: a start, the strategies, working memory."""

    def __init__(self, match: Match, which: str | None = None) -> None:
        which = which or kernel.chosen()
        start = match.start()
        kinds = start.kinds()
        self.module = kernel.kernels()[which]
        self.start = self.module.State(kinds.table(which))
        self.start.load(start.laid_out)
        self.start.rekey(start.key)
        self.start.follow(self.module.Plans(match.plans()))
        self.start.in_the_dark()
        self.work = self.module.State(kinds.table(which))
        self.failures: list[Failure] = []  # of bots: none plays here

    def play(self, first: int, seeds: int, details: bool = False) -> Any:
        """The tally of `seeds` seeds, starting with `first`."""
        tally = self.module.Tally()
        self.work.simulate(self.start, tally, first, seeds, int(details))
        return tally

    def close(self) -> None:
        pass

    def single(self, number: int, rotation: int, tally: Any) -> Any:
        """One game; returns its final state."""
        self.work.play_single(self.start, tally, number, rotation)
        return self.work
