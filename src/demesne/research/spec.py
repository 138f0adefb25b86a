"""What is played: kingdoms, how many players, who the others are, which decisions are asked, what is rewarded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Literal

from demesne import kernel
from demesne.bots.strategy import StrategyBot
from demesne.cards import loaded
from demesne.game.arguments import edition_of, flag_of, players_of, ten_of
from demesne.game.kinds import Kinds
from demesne.game.start import Start
from demesne.kernel import const as k
from demesne.notation.names import nearest, short
from demesne.refusal import Refusal
from demesne.sim.players import Given, Level, player
from demesne.strategies import Strategy
from demesne.strategies.compiler import compile_plans
from demesne.strategies.shipped import shipped

from .opponents import list_for
from .plain import plain
from .spaces import Spaces

ADVISOR = "big-money-greening"  # answers what a learner of purchases is not asked
BUYS = 1 << k.D_BUY


@dataclass(frozen=True)
class Spec:
    """`kingdoms`: recommended sets or lists of ten names; several are played in turn.

    `opponents`: None, and the caller plays every seat; else one strategy or level for each other seat, played inside
    the kernel. The learner's seat changes from game to game; as many games in a row as there are seats have the same
    shuffles, once from each seat.
    `asked`: "all" decisions, or only "buys"; then the list `advisor` answers the others.
    `reward`: "win", a share of 1 at the end of the game; "margin", the lead in points over the best other seat.
    `max_turns`: a game is cut after so many turns of a seat; 0 for no limit.
    It can be compared, hashed and pickled; lists become tuples.
    """

    kingdoms: Sequence[str | Sequence[str]] = ("First Game",)
    players: int = 2
    opponents: Sequence[str] | str | None = None
    asked: Literal["all", "buys"] = "all"
    reward: Literal["win", "margin"] = "win"
    max_turns: int = 0
    edition: int | None = None
    colonies: bool = False
    advisor: str = ADVISOR

    def __post_init__(self) -> None:
        for name in ("players", "max_turns", "edition"):
            object.__setattr__(self, name, plain(getattr(self, name)))
        for name in ("kingdoms", "opponents"):
            object.__setattr__(self, name, _fixed(getattr(self, name)))
        players_of(self.players)
        flag_of(self.colonies, "colonies")
        _one_of("asked", self.asked, ("all", "buys"))
        _one_of("reward", self.reward, ("win", "margin"))
        if not isinstance(self.kingdoms, tuple) or not self.kingdoms:
            raise Refusal("error-research-kingdoms", got=short(self.kingdoms))
        if self.opponents is not None and len(self.seated) != self.players - 1:
            raise Refusal("error-research-opponents", expected=self.players - 1, got=len(self.seated))
        turns = self.max_turns
        if isinstance(turns, bool) or not isinstance(turns, int) or not 0 <= turns <= k.TURN_LIMIT:
            raise Refusal("error-range", where="max_turns", least=0, most=k.TURN_LIMIT, got=short(turns))
        shipped(self.advisor)
        self.boards  # noqa: B018 (wrong names are refused here, not at the first game)

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and copies: the boards are made again, their tables are memory of the kernel."""
        return self.given

    @property
    def given(self) -> dict[str, Any]:
        """What it was made from, for another process: `Spec(**given)`."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @property
    def seated(self) -> tuple[str, ...]:
        """The opponents by name, one for each other seat."""
        if self.opponents is None:
            return ()
        return self.opponents if isinstance(self.opponents, tuple) else (self.opponents,) * (self.players - 1)  # type: ignore[return-value]

    @cached_property
    def boards(self) -> tuple[Board, ...]:
        return tuple(Board(self, kingdom) for kingdom in self.kingdoms)

    @cached_property
    def spaces(self) -> Spaces:
        """The shapes of observations and actions: the same for all kingdoms of a spec."""
        return Spaces(self.players, max(board.kinds.width for board in self.boards))

    @property
    def asked_kinds(self) -> int:
        """The kinds of decision that are asked, as the kernel takes them: 0 for all."""
        return BUYS if self.asked == "buys" else 0


class Board:
    """One kingdom of a spec: its cards, and the strategies that may sit there."""

    def __init__(self, spec: Spec, kingdom: str | Sequence[str]) -> None:
        catalogue = loaded()
        self.kingdom, own = ten_of(kingdom, catalogue)
        self.name = kingdom if isinstance(kingdom, str) else ", ".join(self.kingdom)
        edition = edition_of(spec.edition, own)
        self._start = Start(catalogue, self.kingdom, spec.players, edition, bytes(32), colonies=spec.colonies)
        self.kinds: Kinds = self._start.kinds()
        self._strategies = [_seated(player(name), self, spec) for name in spec.seated]
        if spec.asked == "buys":
            self._strategies.append(shipped(spec.advisor))
        self.advisor = len(self._strategies)  # from 1, as the kernel counts

    @cached_property
    def lists(self) -> list[StrategyBot]:
        """The opponents, from the seat after the learner's on, then the advisor, as players of a `Game`."""
        return [StrategyBot(strategy) for strategy in self._strategies]

    def start(self, which: str, key: bytes) -> Any:
        """The kernel's state before any card is drawn, with the key that the keys of all games follow from."""
        module = kernel.kernels()[which]
        state = module.State(self.kinds.table(which))
        state.load(self._start.laid_out)
        state.rekey(key)
        if self._strategies:
            state.follow(module.Plans(compile_plans(self._strategies, self.kinds)))
        return state

    def start_with(self, key: bytes) -> Start:
        """The start of one game, as `Game` takes it."""
        s = self._start
        return Start(s.catalogue, s.kingdom, s.players, s.edition, key, colonies=s.colonies)


def check_spec(given: Any) -> None:
    """A list of kingdoms is not yet a spec."""
    if not isinstance(given, Spec):
        raise Refusal("error-research-spec", got=short(given))


def _seated(given: Given, board: Board, spec: Spec) -> Strategy:
    if isinstance(given, Level):
        return list_for(given.level, board.kingdom, board.kinds.edition, spec.players, spec.colonies)
    if not isinstance(given, Strategy):
        raise Refusal("error-research-bot", got=short(given.name))
    return given


def _fixed(given: Any) -> Any:
    """Lists as tuples, also inside, so that a spec stays what it was; everything else as it is."""
    return tuple(map(_fixed, given)) if isinstance(given, Iterable) and not isinstance(given, str) else given


def _one_of(where: str, got: str, expected: tuple[str, ...]) -> None:
    if got not in expected:
        raise Refusal("error-value", where=where, expected=expected, got=short(got), near=nearest(str(got), expected))
