"""What other parts of Demesne need of a game beyond its public interface: the one way to its kernel.

`game.inner` is for bots, the simulator and tables. It may change with any version; it is not for users of the library.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from demesne.kernel import const as k
from demesne.kernel.names import Pending
from demesne.rules.language import KEYS
from demesne.views import observation
from demesne.views.view import View, hides_who, view

from .recording import is_resample

if TYPE_CHECKING:
    from demesne.cards import Catalogue

    from .game import Game
    from .kinds import Kinds
    from .start import Start


def begun(start: Start) -> Game:
    """The game of a start that the simulator has made: any key, any position."""
    from .game import Game  # which imports this module

    game = Game.__new__(Game)
    game._begin(start)
    return game


class Inner:
    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def kinds(self) -> Kinds:
        """The cards of this game as the kernel numbers them; strategies are compiled for them."""
        return self._game._origin.kinds

    @property
    def catalogue(self) -> Catalogue:
        """The cards that this game may use, own ones too."""
        return self.kinds.catalogue

    @property
    def kernel(self) -> str:
        """The name of the kernel that plays this game."""
        return self._game._origin.kernel

    def view(self, seat: int | None) -> View:
        """What the seat sees, without its decision."""
        return view(self._game._state, self.kinds.shown, seat)

    @property
    def moments(self) -> frozenset[str]:
        """At what besides Attacks a card in hand could be used in this game: "gain", "start" (of a turn)."""
        return self.kinds.shown.moments()

    def from_hand(self, name: str) -> bool:
        """Whether this name among the effects at a gain or the start of a turn is a card in hand."""
        what, *_ = self._game._state.occasion()
        return name in self.kinds.kind_of and self.kinds.shown.from_hand(what, self.kinds.kind_of[name])

    @property
    def hides_who(self) -> bool:
        """Whether the pending decision must look like a wait for anybody: it is asked because of what is in a hand."""
        state = self._game._state
        kind, *_ = state.pending()
        return (kind == k.D_REACT and bool(state.window())) or hides_who(state, self.kinds.shown)

    def points_by_card(self, seat: int) -> dict[str, int]:
        """What one copy of each card that the seat owns is worth to it, where that is not 0."""
        state = self._game._state
        each = state.points_each(seat)
        return {name: each[i] for i, name in enumerate(self.kinds.names) if each[i] and state.owned(seat, i)}

    def ranking(self) -> list[list[int]]:
        """The seats from the first place to the last; those that share a place in turn order."""
        places: list[list[int]] = []
        left = list(range(self._game.players))
        while left:
            places.append(self._game.winners(left))
            left = [p for p in left if p not in places[-1]]
        return places

    def heaps(self) -> dict[str, tuple[int, str | None]]:
        """Piles of different cards: how many are left, and which lies on top."""
        return self._game._heaps()

    def elsewhere(self) -> list[str]:
        """Cards in no zone of a seat, the Supply's face or the trash: beside the Supply, and unseen in their piles."""
        state, kinds = self._game._state, self.kinds
        counts = [a + b for a, b in zip(state.counts(k.BESIDE, 0), state.undrawn(), strict=True)]
        known = [kinds.names[kind] for heap in state.heaps() for kind in heap]
        return sorted(kinds.listed(counts) + known)

    def pile_sizes(self) -> list[tuple[int, int]]:
        """How many cards lie in each seat's deck and discard pile."""
        state = self._game._state
        return [state.seat(seat)[1:3] for seat in range(self._game.players)]

    def held(self) -> tuple[int, str, str] | None:
        """The card for which a place is being chosen: whose it is, which, and where events say that it still lies."""
        state = self._game._state
        kind, _, _, zone, seat, *_ = state.pending()
        if kind == k.D_POSITION:
            was = "hand"
        elif kind == k.D_SET_ASIDE and zone == k.ASIDE:
            was = "deck"
        else:
            return None
        return seat, self.kinds.names[state.seat(seat)[5] - 1], was

    def follow(self, plans: Any) -> None:
        """Compiled strategies of this game's kernel, from which `suggest` answers."""
        self._game._state.follow(plans)

    def suggest(self, strategy: int) -> list[str]:
        """The answer of that strategy (from 0) to the pending decision, by name, from what its seat may know."""
        return self.names(self._game._state.suggest(strategy + 1))

    def names(self, values: Sequence[int]) -> list[str]:
        """An answer by name."""
        form = self._game._state.pending().form
        if form == k.F_POSITIONS:
            return [str(v) for v in values]
        names: Sequence[str] = self.kinds.names if form == k.F_CARDS else KEYS
        return [names[v] for v in values]

    def owned(self, seat: int) -> dict[str, int]:
        """How many of each card a seat owns, wherever they are; everybody could have counted that."""
        counts = ((name, int(self._game._state.owned(seat, kind))) for kind, name in enumerate(self.kinds.names))
        return {name: n for name, n in counts if n}

    def observation(self, seat: int, slots: int) -> bytes:
        """`Game.observation` with so many places for cards in each row."""
        out = bytearray(observation.size(self._game.players, slots))
        self._game._state.observe(seat, slots, out)
        return bytes(out)

    # searching

    @property
    def pending(self) -> Pending:
        """The pending decision as the kernel's numbers: its kind, its seat and so on."""
        found: Pending = self._game._state.pending()
        return found

    def values(self, picks: Sequence[str]) -> list[int]:
        """A whole answer as the kernel's option values; refused if it is not legal."""
        form = self.pending.form
        values = [self._game._value(name, form) for name in picks]
        if not self._game._state.clone().answer(values):
            raise self._game._not_legal(list(picks))
        return values

    def root(self, key: bytes, plans: Any) -> Any:
        """A copy of the kernel's state with luck of its own, from which playouts start."""
        state = self._game._state.clone()
        state.follow(plans)
        state.rekey(key)
        return state

    def since(self, log: Any) -> list[Any] | None:
        """The entries of the log behind an earlier one of it; None if it is no earlier one."""
        return self._game._since(log)

    @property
    def log(self) -> Any:
        """The log as it stands, for `since`."""
        return self._game._log

    def beginning(self) -> Any:
        """The kernel's state before the first answer."""
        return self._game._origin.state()

    def redo(self, state: Any, entry: Any) -> None:
        """Let an entry of the log happen in a state."""
        self._game._again(state, entry)

    def logged(self, entry: Any) -> list[int] | None:
        """An entry of the log as option values; None if it is no answer."""
        return None if is_resample(entry) else self._game._values(entry)

    def count(self, tally: Any, who: Sequence[int], details: bool) -> None:
        """Count what happens from now on in a kernel's tally; `who` says which player sits at each seat."""
        self._game._state.count(tally, who, int(details))

    def counted(self) -> None:
        """The game is over: add its result to the tally."""
        self._game._state.counted()

    def state(self) -> Any:
        """A copy of the kernel's state, for measuring the kernel."""
        return self._game._state.clone()
