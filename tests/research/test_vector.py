"""A vector's games are the library's games; the next one follows a finished one; threads, opponents and seeds change nothing else."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from demesne import Game
from demesne.bots import StrategyBot
from demesne.cards import SETS
from demesne.refusal import Refusal
from demesne.strategies.judging import generic
from demesne.strategies.shipped import shipped

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

from demesne.research import Env, Spec, VectorEnv, generator  # noqa: E402
from demesne.research.spec import Board  # noqa: E402

SEASIDE = [
    "Caravan",
    "Wharf",
    "Haven",
    "Island",
    "Native Village",
    "Smugglers",
    "Pirate Ship",
    "Treasury",
    "Tactician",
    "Embargo",
]


def picks(env: VectorEnv, rng: random.Random) -> list[int]:
    return [int(rng.choice(np.flatnonzero(env.mask[i]))) for i in range(env.n)]


@pytest.mark.slow
@pytest.mark.parametrize("kingdoms", [["First Game"], [SEASIDE, "Big Money"]])
@pytest.mark.parametrize("players", [2, 4])
def test_the_same_game_step_by_step(kingdoms: list[str], players: int, both_kernels: str) -> None:
    rng = random.Random(players)
    env = VectorEnv(Spec(kingdoms, players=players), 4, seed=3)
    numbers = [env.spaces.action_numbers(board.kinds) for board in env.spec.boards]
    games = [env.game(i) for i in range(env.n)]
    ended = 0
    for _ in range(300 if both_kernels == "plain" else 1500):
        for i, game in enumerate(games):
            assert env.seat[i] == game.asked
            known = numbers[env.kingdom[i]]
            legal = {int(known[a]) for a in np.flatnonzero(env.mask[i])}
            assert legal == {a for a in game.legal_actions() if a in known}
            assert bytes(env.obs[i]) == padded(env, game, game.asked)
        chosen = picks(env, rng)
        for i, game in enumerate(games):
            game.apply(int(numbers[env.kingdom[i]][chosen[i]]))
        env.step(np.array(chosen))
        for i, game in enumerate(games):
            assert bool(env.done[i]) == game.over
            if game.over:
                winners = game.winners()
                share = [1 / len(winners) if p in winners else 0 for p in range(players)]
                assert env.reward[i].tolist() == pytest.approx(share)
                assert env.points[i].tolist() == game.scores()
                games[i] = env.game(i)
                ended += 1
            else:
                assert not env.reward[i].any()
    assert ended or both_kernels == "plain"


def padded(env: VectorEnv, game: object, seat: int) -> bytes:
    """The library's observation with rows as long as the vector's."""
    seen = bytes(game.observation(seat))  # type: ignore[attr-defined]
    width = game.inner.kinds.width  # type: ignore[attr-defined]
    rows = len(env.spaces.rows)
    if width == env.spaces.slots:
        return seen
    out = b"".join(seen[r * width : (r + 1) * width].ljust(env.spaces.slots, b"\0") for r in range(rows))
    return out + seen[rows * width :]


def test_opponents_play_inside_and_the_learner_changes_seats() -> None:
    env = VectorEnv(Spec(opponents="big-money"), 8, seed=2)
    assert sorted(set(env.learner.tolist())) == [0, 1]
    rng = random.Random(2)
    lost = ended = 0
    for _ in range(1500):
        assert (env.seat == env.learner).all()
        learner = env.learner.copy()
        env.step(picks(env, rng))
        for i in np.flatnonzero(env.done):
            ended += 1
            lost += env.reward[i, learner[i]] == 0
    assert ended > 20
    assert lost == ended  # random play never beats money


def test_pairs_of_games_have_the_same_shuffles() -> None:
    env = VectorEnv(Spec(opponents="big-money"), 4, seed=2)
    assert [env.game(i).fingerprint() for i in (0, 2)] == [env.game(i).fingerprint() for i in (1, 3)]
    assert env.game(0).fingerprint() != env.game(2).fingerprint()


def test_only_buys_are_asked() -> None:
    env = VectorEnv(Spec(["Deconstruction"], opponents="big-money", asked="buys"), 8, seed=4)
    kind = env.spaces.number["kind"]
    rng = random.Random(3)
    for _ in range(300):
        assert set(env.spaces.numbers_of(env.obs)[:, kind].tolist()) == {3}
        env.step(picks(env, rng))


@pytest.mark.parametrize("kingdom", ["First Game", "Biggest Money"])
def test_where_only_buys_are_asked_treasures_are_played_bug(kingdom: str) -> None:
    """The games are those of the library: its advisor and its opponent answer all the rest."""
    env = Env(Spec([kingdom], opponents="big-money", asked="buys"), seed=5)
    advisor, opponent = StrategyBot(shipped(env.spec.advisor)), StrategyBot(shipped("big-money"))
    rng = random.Random(6)
    for _ in range(2):
        game, board = env.game(), env.spec.boards[0]
        numbers = env.spaces.action_numbers(board.kinds)
        richest = 0
        while (seat := game.asked) is not None:
            if seat != env.learner:
                game.answer(opponent.choose(game))
            elif game.decision.kind != "buy":
                game.answer(advisor.choose(game))
            else:
                assert bytes(game.observation(seat)) == env.obs.tobytes()
                richest = max(richest, int(env.spaces.numbers_of(env.obs)[env.spaces.number["coins"]]))
                dearest = [a for a in np.flatnonzero(env.mask) if a != env.spaces.stop]
                action = int(rng.choice(dearest[-3:]))
                game.apply(int(numbers[action]))
                env.step(action)
        assert env.done and env.points.tolist() == game.scores() and richest >= 3
        env.reset()


def test_margins_and_turn_limits() -> None:
    env = VectorEnv(Spec(reward="margin", max_turns=6), 4, seed=1)
    rng = random.Random(4)
    cut = 0
    for _ in range(400):
        env.step(picks(env, rng))
        for i in np.flatnonzero(env.done):
            assert env.truncated[i]
            assert env.reward[i, 0] == -env.reward[i, 1] == env.points[i, 0] - env.points[i, 1]
            cut += 1
    assert cut > 4


@pytest.mark.parametrize("opponents", [None, "big-money"])
def test_the_end_of_a_game_is_shown_as_the_library_shows_it_bug(opponents: str | None) -> None:
    """A value is estimated from it where a game was cut; single games showed what was before the last pick."""
    spec = Spec([SEASIDE], opponents=opponents, max_turns=4)
    env, one = VectorEnv(spec, 1, seed=6), Env(spec, seed=6)
    numbers = env.spaces.action_numbers(spec.boards[0].kinds)
    bot, rng, cut = StrategyBot(shipped("big-money")), random.Random(6), 0
    game = env.game(0)
    for _ in range(400):
        learner = one.learner
        while opponents and game.asked != learner:
            game.answer(bot.choose(game))
        action = int(rng.choice(np.flatnonzero(one.mask)))
        game.apply(int(numbers[action]))
        env.step([action])
        if not one.step(action).done:
            continue
        assert one.truncated
        cut += 1
        while opponents and game.asked != learner:
            game.answer(bot.choose(game))
        seat = game.asked
        assert seat is not None
        seen = padded(env, game, seat)
        assert one.obs.tobytes() == env.final_obs[0].tobytes() == seen
        legal = {int(numbers[a]) for a in np.flatnonzero(one.mask)}
        assert legal == set(game.legal_actions()) and (env.final_mask[0] == one.mask).all()
        assert env.final_seat[0] == seat
        one.reset()
        game = env.game(0)
    assert cut > 4


HISTORIES = [
    Spec(["First Game", SEASIDE], players=3),
    Spec([SEASIDE], players=3, opponents=["big-money", "gentle"]),
    Spec(["Biggest Money"], opponents="big-money", asked="buys"),
    Spec(["First Game"], opponents="fair", max_turns=5),
]


@pytest.mark.slow
@pytest.mark.parametrize("spec", HISTORIES, ids=range(len(HISTORIES)))
def test_the_history_of_a_game_is_told_on_request(spec: Spec) -> None:
    """It is what the library tells of the same game; copies have it too, and a redealt one all that its seat has seen."""
    env = Env(spec, seed=8)
    rng = random.Random(8)
    for _ in range(2):
        game, numbers = env.game(), env.spaces.action_numbers(env.spec.boards[env.kingdom].kinds)
        while not env.done:
            go_on(env, game)
            if rng.random() < 0.02:
                told = [game.information_state(p) for p in range(spec.players)]
                assert [env.information_state(p) for p in range(spec.players)] == told
                assert env.clone().information_state(env.seat) == told[env.seat]
                redealt = env.resample(env.seat)
                assert redealt.information_state(env.seat) == told[env.seat]
                redealt.step(int(rng.choice(np.flatnonzero(redealt.mask))))
                after = redealt.information_state(env.seat).text
                assert after.startswith(told[env.seat].text.partition("\npicked: ")[0])
            action = int(rng.choice(np.flatnonzero(env.mask)))
            game.apply(int(numbers[action]))
            env.step(action)
        go_on(env, game)
        assert env.information_state(0) == game.information_state(0)
        env.reset()


def go_on(env: Env, game: Game) -> None:
    """Who sits inside the vector answers in the library's game."""
    spec = env.spec
    while (seat := game.asked) is not None:
        if spec.opponents and seat != env.learner:
            name = spec.seated[(seat - env.learner - 1) % spec.players]
            given = shipped(name) if name == "big-money" else generic(game.kingdom, name, None, spec.players)
        elif spec.asked == "buys" and game.decision.kind != "buy":
            given = shipped(spec.advisor)
        else:
            return
        game.answer(StrategyBot(given).choose(game))


def test_perfect_information_for_critics() -> None:
    env = VectorEnv(Spec(), 2, seed=1, perfect=True)
    env.step(picks(env, random.Random(1)))
    assert env.state is not None
    for i in range(2):
        assert (env.state[i, env.seat[i]] == env.obs[i]).all()


def test_an_illegal_action_changes_nothing_and_names_the_game() -> None:
    env = VectorEnv(Spec(), 3, seed=1)
    before = env.obs.copy()
    good = picks(env, random.Random(1))
    with pytest.raises(Refusal, match=r"game 2: expected one of .*\(Copper\).*; got 128"):
        env.step([*good[:2], 128])
    assert (env.obs == before).all()
    with pytest.raises(Refusal, match="one for each game"):
        env.step([1, 2])
    with pytest.raises(Refusal, match="got 999"):
        env.step([*good[:2], 999])
    env.step(good)


def test_an_action_too_large_for_the_kernel_is_not_another_one_bug() -> None:
    env = VectorEnv(Spec(), 3, seed=1)
    before = env.obs.copy()
    good = picks(env, random.Random(1))
    too_large = 2**32 + good[2]
    with pytest.raises(Refusal, match=f"game 2: .*got {too_large}"):
        env.step([*good[:2], too_large])
    assert (env.obs == before).all()


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"kingdoms": []}, "at least one kingdom"),
        ({"kingdoms": "First Game"}, "expected a list"),
        ({"kingdoms": ["Frist Game"]}, "First Game"),
        ({"opponents": ["big-money"] * 2}, "one for each other seat"),
        ({"opponents": "big-mony"}, "big-money"),
        ({"asked": "purchases"}, "asked"),
        ({"reward": "points"}, "reward"),
        ({"players": 7}, "players"),
        ({"max_turns": -1}, "max_turns"),
        ({"advisor": "big-mony"}, "big-money"),
    ],
)
def test_wrong_specs_are_refused_at_once(wrong: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Spec(**wrong)  # type: ignore[arg-type]


def test_a_list_of_kingdoms_is_not_yet_a_spec() -> None:
    for make in (lambda: VectorEnv(["First Game"], 2), lambda: Env(["First Game"])):  # type: ignore[arg-type]
        with pytest.raises(Refusal, match="expected a Spec"):
            make()


def test_one_game_with_copies_and_fair_resampling() -> None:
    env = Env(Spec(), seed=7)
    rng = random.Random(7)
    while not env.done:
        cloned = env.clone()
        other = env.resample(env.seat, 1)
        assert (other.observation(env.seat) == env.obs).all()
        action = int(rng.choice(np.flatnonzero(env.mask)))
        env.step(action)
        cloned.step(action)
        assert (cloned.obs == env.obs).all() or env.done
    assert env.reward.sum() == pytest.approx(1)
    with pytest.raises(Refusal):
        env.step(0)
    first = env.game().record()
    assert env.reset().game().record() != first
    assert env.reset(seed=7).game().record() == first


@pytest.mark.parametrize("seat", [-1, 2, 300, None, "0", 1.0, True])
def test_an_observation_of_a_seat_that_is_not_there_read_other_memory_bug(seat: object) -> None:
    env = Env(Spec(), seed=1)
    for ask in (env.observation, env.information_state, env.resample):
        with pytest.raises(Refusal, match="seat: expected a number from 0 to 1"):
            ask(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [None, "Copper", 1.0, True, -1, 10**30])
def test_one_game_refuses_what_is_not_an_action_in_one_line_bug(action: object) -> None:
    env = Env(Spec(), seed=1)
    with pytest.raises(Refusal, match=r"game 0: expected one of 1 \(Copper\), 64 \(stop\); got"):
        env.step(action)  # type: ignore[arg-type]
    env.step(np.int64(1))


def test_a_spec_could_not_be_pickled_copied_or_hashed_bug() -> None:
    """Frameworks send it to other processes."""
    tens = [list(SETS["Big Money"].cards), "First Game"]
    spec = Spec(tens, players=3, opponents=["big-money", "fair"])
    for other in (pickle.loads(pickle.dumps(spec)), copy.deepcopy(spec)):
        assert other == spec and hash(other) == hash(spec) and "boards" not in vars(other)
        assert (VectorEnv(other, 3, seed=1).obs == VectorEnv(spec, 3, seed=1).obs).all()
    tens.clear()  # a spec stays what it was
    assert len(spec.kingdoms) == len(spec.boards) == 2
    assert Spec(iter(["First Game"])).given == Spec(["First Game"]).given  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [{"kingdoms": 3}, {"kingdoms": None}, {"opponents": 3}])
def test_what_is_no_list_was_a_type_error_bug(wrong: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="expected"):
        Spec(**wrong)  # type: ignore[arg-type]


def test_whole_numbers_of_numpy_were_refused_bug() -> None:
    spec, one, three = Spec(players=np.int64(3), max_turns=np.int32(9)), np.int64(1), np.int64(3)  # type: ignore[arg-type]
    assert spec == Spec(players=3, max_turns=9)
    assert (VectorEnv(spec, three, one, threads=one).obs == VectorEnv(spec, 3, 1).obs).all()  # type: ignore[arg-type]
    env, same = Env(spec, one), Env(spec, 1)  # type: ignore[arg-type]
    assert (env.obs == same.obs).all() and (env.observation(one) == same.observation(1)).all()  # type: ignore[arg-type]
    assert env.information_state(one).text == same.information_state(1).text  # type: ignore[arg-type]
    redealt = env.resample(env.seat, three), same.resample(same.seat, 3)  # type: ignore[arg-type]
    assert (redealt[0].observation(1) == redealt[1].observation(1)).all()
    assert [card.text for card in generator.cards(np.int64(7), 1)] == [card.text for card in generator.cards(7, 1)]  # type: ignore[arg-type]


@pytest.mark.parametrize("opponents", [None, "big-money"])
def test_a_game_could_not_be_pickled_bug(opponents: str | None) -> None:
    env, rng = Env(Spec(["First Game", "Big Money"], opponents=opponents), seed=3).reset(), random.Random(1)
    for n in range(400):
        if n == 20:
            env = env.resample(env.seat)
        if n % 100 == 30 or env.done:
            other = pickle.loads(pickle.dumps(env))
            assert (
                (other.obs == env.obs).all() and (other.mask == env.mask).all() and (other.reward == env.reward).all()
            )
            assert (other.seat, other.learner, other.done, other.kingdom) == (
                env.seat,
                env.learner,
                env.done,
                env.kingdom,
            )
            if not env.done:
                assert other.information_state(env.seat) == env.information_state(env.seat)
            env = other
        if env.done:
            env.reset()
        env.step(int(rng.choice(np.flatnonzero(env.mask))))


def test_a_copy_of_a_game_shared_its_state_bug() -> None:
    env = Env(Spec(), seed=1)
    before = env.obs.copy()
    for other in (copy.copy(env), copy.deepcopy(env)):
        other.step(1)
        assert (env.obs == before).all() and (other.obs != before).any()
        assert env.information_state(0).text != other.information_state(0).text


def test_a_level_in_an_old_kingdom_wrote_its_list_for_the_new_edition_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr("demesne.research.opponents.generic", lambda *given: asked.append(given[2]) or generic(*given))
    Spec(["First Game (1e)"], opponents="fair")
    Spec(["First Game"], opponents="fair")
    Spec(["First Game"], opponents="fair", edition=1)
    assert asked == [1, 2, 1]


def test_a_new_seed_made_the_tables_of_all_kingdoms_again_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = Spec(["First Game", "Big Money", "Interaction"])
    made: list[str] = []
    start = Board.start
    monkeypatch.setattr(Board, "start", lambda board, *given: made.append(board.name) or start(board, *given))
    env = Env(spec, seed=1)
    env.reset(2)
    assert made == ["First Game"] * 2
    assert [env.reset().kingdom for _ in range(3)] == [1, 2, 0]
