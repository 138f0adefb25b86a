"""OpenSpiel: a Python game, registered as `python_demesne`.

    import demesne.research.adapters.spiel
    game = pyspiel.load_game("python_demesne", {"kingdom": "First Game"})

Chance is one node at the root that chooses the shuffles out of 1,024: OpenSpiel wants chance that can be listed. After
it a state is deterministic, so a clone knows the future. Searchers must resample: `resample_from_infostate`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from demesne.game import Game
from demesne.refusal import Refusal

from ..spec import Spec
from . import need

pyspiel = need("pyspiel", "open_spiel")

SHUFFLES = 1024
LONGEST = 40_000  # picks in a game
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

TYPE = pyspiel.GameType(
    short_name="python_demesne",
    long_name="Demesne (Dominion)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"kingdom": "First Game", "players": 2},
)


class Rules:
    """What all states of a game share. OpenSpiel copies the attributes of a state for every clone; this stays one."""

    def __init__(self, kingdom: str, players: int) -> None:
        self.spec = Spec([kingdom], players=players)
        self.board, self.spaces = self.spec.boards[0], self.spec.spaces
        self.numbers: list[int] = self.spaces.action_numbers(self.board.kinds).tolist()
        self.actions = {n: a for a, n in enumerate(self.numbers) if n >= 0}

    def __deepcopy__(self, memo: dict[int, Any]) -> Rules:
        return self

    def __reduce__(self) -> Any:
        """OpenSpiel also pickles them with a state, where the kernel's tables cannot go."""
        return Rules, (self.board.name, self.spec.players)


class DemesneGame(pyspiel.Game):  # type: ignore[name-defined,misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = int(params.get("players", 2))
        self.rules = Rules(params.get("kingdom", "First Game"), players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.spaces.actions,
            max_chance_outcomes=SHUFFLES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, params)

    def new_initial_state(self) -> DemesneState:
        return DemesneState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, iig_obs_type)


class DemesneState(pyspiel.State):  # type: ignore[name-defined,misc]
    def __init__(self, of: DemesneGame) -> None:
        super().__init__(of)
        self.rules = of.rules
        self.game: Game | None = None  # none before the shuffles are chosen
        self.player = CHANCE  # OpenSpiel asks for it several times a step
        self.moves = 0
        self._told = -1, -1, ""  # the moves, the player and its information state: searchers ask for it again and again

    def current_player(self) -> int:
        return self.player

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        known = self.rules.actions
        return sorted([known[n] for n in self.game.legal_actions() if n in known])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(i, 1 / SHUFFLES) for i in range(SHUFFLES)]

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.game = Game(self.rules.board.kingdom, self.rules.spec.players, seed=action)
        else:
            try:
                self.game.apply(self.rules.numbers[action])
            except (Refusal, IndexError):  # said with the numbers that OpenSpiel knows
                legal = [f"{a} ({self._action_to_string(self.player, a)})" for a in self._legal_actions(self.player)]
                raise Refusal("error-research-action", game="0", got=str(action), legal=legal) from None
        seat = self.game.asked
        self.player = TERMINAL if seat is None else seat
        self.moves += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"shuffles {action}"
        return self.rules.spaces.action_name(self.rules.board.kinds, action)

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def returns(self) -> list[float]:
        players = self.rules.spec.players
        if self.game is None or not self.game.over:
            return [0.0] * players
        winners = self.game.winners()
        if len(winners) == players:
            return [0.0] * players
        lost = -1.0 / (players - len(winners))
        return [1.0 / len(winners) if p in winners else lost for p in range(players)]

    def __str__(self) -> str:
        return "start" if self.game is None else f"{self.game.fingerprint()} {len(self.history())}"

    def information_state_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        if self.game is None:
            return "start"
        if self._told[:2] != (self.moves, player):
            self._told = self.moves, player, self.game.information_state(player).text
        return self._told[2]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> DemesneState:
        """A state that looks the same to the player who decides, with everything it cannot know redealt.

        `sampler` draws numbers from 0 to 1; with the same draws the same cards are dealt. The `history()` of the new
        state begins there: the shuffles and what others picked in secret belong to the cards that are no longer dealt.
        """
        assert self.game is not None
        other = DemesneState(self.get_game())
        other.game = self.game.resample(player, None if sampler is None else repr(float(sampler())))
        other.player, other.moves = self.player, self.moves
        return other


class Observer:
    """What a seat may know now, as the library's observation in floats; as text the information state."""

    def __init__(self, of: Rules, kind: Any) -> None:
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(of.spaces.observation, np.float32)
        self.dict = {"observation": self.tensor}
        self._game: Game | None = None
        self._written = -1, -1

    def set_from(self, state: DemesneState, player: int) -> None:
        if state.game is self._game and (state.moves, player) == self._written:
            return  # OpenSpiel asks twice for one tensor
        self._game, self._written = state.game, (state.moves, player)
        if state.game is None:
            self.tensor[:] = 0
        else:
            self.tensor[:] = np.frombuffer(state.game.observation(player), np.uint8)

    def string_from(self, state: DemesneState, player: int) -> str:
        if state.game is None:
            return "start"
        if self.recalls:
            return state.information_state_string(player)
        return bytes(state.game.observation(player)).hex()


pyspiel.register_game(TYPE, DemesneGame)
