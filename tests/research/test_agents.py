"""Agents play what they would play inside the kernel, get no more than their seat may know, and lose when they fail."""

from __future__ import annotations

import pathlib
import random
import re
import time
from collections.abc import Iterator

import pytest

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

from demesne import Game  # noqa: E402
from demesne.bots.strategy import StrategyBot  # noqa: E402
from demesne.game.known import from_known, known_to  # noqa: E402
from demesne.refusal import Refusal  # noqa: E402
from demesne.research import Spec  # noqa: E402
from demesne.research.agents import Seen, Setup  # noqa: E402
from demesne.research.baselines import OVERHEAD  # noqa: E402
from demesne.research.child import Child, Limits, Lost, made_by  # noqa: E402
from demesne.research.names import BASELINES  # noqa: E402
from demesne.research.referee import Picks, Referee, key_for, seed_for, share_of  # noqa: E402
from demesne.search.levels import budget_of  # noqa: E402
from demesne.search.player import Player  # noqa: E402
from demesne.search.population import population  # noqa: E402
from demesne.strategies.judging import generic  # noqa: E402
from demesne.strategies.levels import ALL_LEVELS, SEARCHING  # noqa: E402
from demesne.strategies.shipped import shipped  # noqa: E402

SETS = [
    "First Game",
    [
        "Caravan",
        "Wharf",
        "Haven",
        "Island",
        "Native Village",
        "Smugglers",
        "Secret Chamber",
        "Masquerade",
        "Minion",
        "Sentry",
    ],
]


class Curious:
    """Looks at all it is given and plays at random."""

    def __init__(self, setup: Setup) -> None:
        assert setup.players == 2

    def begin(self, seen: Seen) -> None:
        self.rng = random.Random(seen.seed)
        with pytest.raises(RuntimeError):
            seen.resample()

    def act(self, seen: Seen) -> int:
        assert len(seen.names) == len(seen.actions) == int(seen.mask.sum()) > 0
        game = seen.resample(1)
        assert game.asked == seen.seat
        assert game.inner.observation(seen.seat, seen.spaces.slots) == seen.obs.tobytes()
        assert not game.answers
        if self.rng.random() < 0.02:
            text, rows = seen.history()
            assert text.startswith(f"seat {seen.seat} of 2")
            assert len(rows) % 8 == 0
        return np.int64(self.rng.choice(seen.actions))


def failing(setup: Setup):  # type: ignore[no-untyped-def]
    def act(seen: Seen) -> int:
        raise ZeroDivisionError("on purpose")

    return act


def failing_to_begin(setup: Setup):  # type: ignore[no-untyped-def]
    class Agent:
        def begin(self, seen: Seen) -> None:
            raise ZeroDivisionError("on purpose")

    return Agent()


def resampling_with(*seeds: object):  # type: ignore[no-untyped-def]
    def act(seen: Seen) -> int:
        for seed in seeds:
            seen.resample(seed)  # type: ignore[arg-type]
        return seen.actions[0]

    return lambda setup: act


half_a_seed, a_yes, numpy_seed = (
    resampling_with(1.5),
    resampling_with(True),
    resampling_with(np.int64(3), "three", None),
)


def slow_to_begin(setup: Setup):  # type: ignore[no-untyped-def]
    class Agent:
        def begin(self, seen: Seen) -> None:
            until = time.process_time() + 0.2
            while time.process_time() < until:
                pass

        def act(self, seen: Seen) -> int:
            return seen.actions[0]

    return Agent()


def half_a_character(setup: Setup):  # type: ignore[no-untyped-def]
    def act(seen: Seen) -> int:
        raise ValueError("\ud800")

    return act


def printing(setup: Setup):  # type: ignore[no-untyped-def]
    import os

    os.system("echo not the result")
    return lambda seen: seen.actions[0]


def looping(setup: Setup):  # type: ignore[no-untyped-def]
    import os
    import pathlib

    pathlib.Path("agent.pid").write_text(str(os.getpid()))

    def act(seen: Seen) -> int:
        while True:
            pass

    return act


def hanging(setup: Setup):  # type: ignore[no-untyped-def]
    return lambda seen: time.sleep(600)


def illegal(setup: Setup):  # type: ignore[no-untyped-def]
    return lambda seen: -1


def leaving(setup: Setup):  # type: ignore[no-untyped-def]
    import os

    return lambda seen: os._exit(3)


children: list[Child] = []


@pytest.fixture(autouse=True)
def _no_process_is_left(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(request.path.parent))
    yield
    while children:
        children.pop().close()


def child(agent: str, spec: Spec, **limits: float) -> Child:
    children.append(Child(agent, {"2": Setup("test", spec, None)}, limits=Limits(**limits)))
    return children[-1]


def referee(spec: Spec, opponent: str = "big-money", board: int = 0) -> Referee:
    return Referee(spec, spec.boards[board], StrategyBot(shipped(opponent)))


@pytest.mark.slow
@pytest.mark.parametrize("asked", ["all", "buys"])
def test_an_agent_that_follows_a_list_plays_as_the_list_does(asked: str) -> None:
    spec = Spec(SETS, asked=asked)
    key = key_for("test")
    with_fair = child("fair", spec)
    for board in range(2 if asked == "all" else 1):
        judge = referee(spec, board=board)
        own = StrategyBot(generic(judge.board.kingdom, "fair"))
        for number, seat in ((0, 0), (1, 1)):
            played = judge.play(with_fair, "2", key, number, seat, None)
            assert not played.lost, played.detail
            assert played.share == share_of(played.game, seat)
            game = judge.game(key, number)
            while judge.go_on(game, seat):
                game.answer(own.choose(game))
            assert game.record() == played.game.record()
            assert judge.replay(key, number, seat, played.picks).fingerprint() == game.fingerprint()


@pytest.mark.slow
def test_cards_of_an_answer_are_picked_in_the_order_in_which_they_are_offered() -> None:
    """Militia asked for Estate and Silver: after Estate, Silver is no longer offered."""
    spec = Spec()
    judge = Referee(spec, spec.boards[0], StrategyBot(generic("First Game", "novice")))
    with_fair = child("fair", spec)
    for seat in range(2):
        played = judge.play(with_fair, "2", key_for("demesne-bench-v1 T2"), 0, seat, None)
        assert not played.lost, played.detail
        assert any(e.kind == "discard" and e.player == seat and e.source == "Militia" for e in played.game.events)


@pytest.mark.slow
def test_an_agent_sees_what_its_seat_may_know() -> None:
    spec = Spec(SETS)
    played = referee(spec).play(child(f"{__name__.split('.')[-1]}:Curious", spec), "2", key_for("test"), 3, 1, None)
    assert not played.lost, played.detail
    assert played.game.over
    assert len(played.picks) > 20


@pytest.mark.slow
def test_a_search_with_few_playouts_beats_chance() -> None:
    spec = Spec()
    played = referee(spec).play(child("search-200", spec), "2", key_for("test"), 1, 0, None)
    assert not played.lost, played.detail
    assert played.game.scores()[0] > 15


def test_every_level_is_an_agent() -> None:
    assert set(ALL_LEVELS) <= set(BASELINES)
    for level in SEARCHING:
        make = made_by(level)
        assert make(Setup("T3", Spec(), None)).budget == budget_of(level)
        hurried = make(Setup("T7", Spec(), 0.01)).budget
        assert hurried == budget_of(level)._replace(seconds=OVERHEAD * 0.01)


def test_every_agent_is_in_the_docs() -> None:
    text = (pathlib.Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    table = text.partition("| agent | |\n")[2].partition("\n\n")[0]
    assert {name for row in table.splitlines() for name in re.findall(r"`([\w-]+)`", row.split("|")[1])} == set(
        BASELINES
    )


@pytest.mark.slow
@pytest.mark.parametrize("level", SEARCHING)
def test_a_level_that_searches_decides_from_what_its_seat_knows(level: str) -> None:
    """Its first purchase is that of the player it stands for, which thinks about a redealt copy of the game."""
    spec = Spec(asked="buys")
    judge, key = referee(spec), key_for("test")
    game = judge.game(key, 0)
    assert judge.go_on(game, 0)
    seed, setup, board = seed_for(key, 0), Setup("test", spec, None), spec.boards[0]
    agent = made_by(level)(setup)

    def ask(what: str, seed: int) -> Game:
        assert what == "resample"
        return from_known(known_to(game, 0, seed))

    agent.begin(Seen(setup, board, 0, seed, ask))
    taken = agent.act(Seen(setup, board, 0, seed, ask, judge.seen(game, 0)))
    redealt = ask("resample", seed)
    player = Player(population(board.kingdom), budget_of(level), seed)
    player.tell(redealt, [None, None], 0)
    (wanted,) = player.choose(redealt)
    assert spec.spaces.action_name(board.kinds, taken) == wanted


@pytest.mark.slow
@pytest.mark.parametrize(
    ("agent", "reason", "detail"),
    [
        ("failing", "error", "ZeroDivisionError: on purpose"),
        ("hanging", "time", "no answer in time"),
        ("illegal", "illegal", "expected one of"),
        ("leaving", "ended", "its process ended"),
        ("half_a_seed", "error", "TypeError: 'float' object cannot be interpreted as an integer"),
        ("a_yes", "error", "Refusal: "),
        ("half_a_character", "error", "ValueError: ?"),
    ],
)
def test_an_agent_that_fails_loses(agent: str, reason: str, detail: str) -> None:
    spec = Spec()
    one = child(f"{__name__.split('.')[-1]}:{agent}", spec, decision=0.3)
    for number in range(1 + (agent in ("leaving", "a_yes"))):  # the process is started again, or goes on
        played = referee(spec).play(one, "2", key_for("test"), number, 0, None)
        assert (played.share, played.lost) == (0.0, reason)
        assert detail in played.detail


@pytest.mark.slow
def test_a_whole_number_of_numpy_is_a_seed() -> None:
    spec = Spec(asked="buys")
    played = referee(spec).play(child(f"{__name__.split('.')[-1]}:numpy_seed", spec), "2", key_for("test"), 0, 0, None)
    assert not played.lost, played.detail


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_that_is_lost_in_begin_can_be_replayed(seat: int) -> None:
    spec, key = Spec(), key_for("test")
    judge = referee(spec)
    played = judge.play(child(f"{__name__.split('.')[-1]}:failing_to_begin", spec), "2", key, 0, seat, None)
    assert (played.lost, played.picks) == ("error", [])
    assert judge.replay(key, 0, seat, []).fingerprint() == played.game.fingerprint()


@pytest.mark.slow
def test_what_an_agent_does_to_get_ready_was_not_in_its_cpu_seconds_bug() -> None:
    spec = Spec(asked="buys")
    slow = child(f"{__name__.split('.')[-1]}:slow_to_begin", spec)
    slow.begin("2", spec.boards[0].kingdom, 0, 1)
    assert slow.cpu >= 0.2


def test_the_pick_was_cut_off_where_many_were_legal_bug() -> None:
    spec = Spec()
    with pytest.raises(Lost) as lost:
        Picks(spec, spec.boards[0]).apply(Game("First Game", seed=1), 10**100)
    assert lost.value.detail.startswith("got 1000") and lost.value.detail.endswith(
        "expected one of 1 (Copper), 64 (stop)"
    )


def test_the_seed_of_an_agent_is_not_the_number_of_its_game() -> None:
    seeds = [seed_for(key_for("test"), number) for number in range(1000)]
    assert len({*seeds}) == 1000 and min(seeds) > 1000
    assert seeds[0] != seed_for(key_for("another"), 0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("agent", "message"),
    [
        ("nobody", "expected module:name or one of random, big-money"),
        ("test_agents:nobody", "expected a class or a function nobody"),
        ("no_such_module:Agent", "No module named"),
    ],
)
def test_an_agent_that_is_not_there_is_refused(agent: str, message: str) -> None:
    with pytest.raises(Refusal, match=message):
        child(agent, Spec()).start()
