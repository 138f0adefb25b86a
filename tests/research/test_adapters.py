"""The adapters pass their frameworks' own tests. A framework that is not installed is named where its tests are left out."""

from __future__ import annotations

import random

import pytest

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

from demesne.research import Env, Spec  # noqa: E402


def test_pettingzoo_turn_by_turn() -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
    from pettingzoo.test import api_test, seed_test

    from demesne.research.adapters.zoo import aec

    api_test(aec(Spec(max_turns=20)), num_cycles=300)
    seed_test(lambda: aec(Spec(max_turns=20)), num_cycles=60)


def test_pettingzoo_in_parallel() -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
    from pettingzoo.test import parallel_api_test

    from demesne.research.adapters.zoo import parallel

    parallel_api_test(parallel(Spec(max_turns=5)), num_cycles=200)
    env = parallel(Spec(players=3, max_turns=10))
    rng = random.Random(1)
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        assert set(seen) == set(env.agents)
        while env.agents:
            chosen = {}
            for agent in env.agents:
                legal = np.flatnonzero(seen[agent]["action_mask"])
                chosen[agent] = int(rng.choice(legal)) if len(legal) else 0
            seen, rewards, ended, cut, _ = env.step(chosen)
        assert all(ended.values()) or all(cut.values())
        assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)


def test_a_whole_game_by_pettingzoo() -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
    from demesne.research.adapters.zoo import aec

    env = aec(Spec())
    env.reset(seed=3)
    rng = random.Random(3)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(50_000):
        seen, reward, ended, cut, _ = env.last()
        rewards[agent] += reward
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sorted(rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize("players", [2, 3])
def test_pettingzoo_passes_margins_as_they_are_bug(players: int) -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
    from demesne.research.adapters.zoo import parallel

    spec = Spec(players=players, reward="margin", max_turns=12)
    env, twin = parallel(spec), Env(spec, seed=2)
    env.reset(seed=2)
    rng = random.Random(2)
    while env.agents:
        action = int(rng.choice(np.flatnonzero(twin.mask)))
        twin.step(action)
        _, rewards, *_ = env.step(dict.fromkeys(env.agents, action))
    assert list(rewards.values()) == twin.reward.tolist()
    assert any(twin.reward)


def test_gymnasium() -> None:
    pytest.importorskip("gymnasium", reason="gymnasium is not installed")
    from gymnasium.utils.env_checker import check_env

    from demesne.research.adapters.gym import gym, gym_vector

    check_env(gym(Spec(max_turns=30)), skip_render_check=True)
    one = gym(Spec(max_turns=30))
    one.reset(seed=1)
    for wrong in (-1, one.action_space.n, int(np.flatnonzero(~one.action_masks())[0])):
        _, reward, ended, cut, info = one.step(wrong)
        assert (reward, ended, cut, info["illegal"]) == (-1.0, True, False, True)
        one.reset()
    many = gym_vector(Spec(max_turns=30), 8)
    seen, info = many.reset(seed=1)
    assert seen.shape == many.observation_space.shape
    rng = random.Random(1)
    ended = 0
    for _ in range(400):
        chosen = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, reward, done, cut, info = many.step(chosen)
        ended += int(done.sum() + cut.sum())
        assert (reward[~(done | cut)] == 0).all()
    assert ended > 4


@pytest.mark.slow
@pytest.mark.parametrize("turns", [5, 0])
def test_a_vector_of_gymnasium_tells_how_a_game_ended_bug(turns: int) -> None:
    """All as in Gymnasium's own vector of single games: truncated games can be bootstrapped from the last observation."""
    gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed")
    from gymnasium.utils.env_checker import data_equivalence

    from demesne.research.adapters.gym import gym, gym_vector

    spec = Spec(opponents="big-money", max_turns=turns)
    same_step = gymnasium.vector.AutoresetMode.SAME_STEP
    ours, theirs = gym_vector(spec, 1), gymnasium.vector.SyncVectorEnv([lambda: gym(spec)], autoreset_mode=same_step)
    first = theirs.reset(seed=[4])
    assert data_equivalence(ours.reset(seed=4), first, exact=True)
    rng = random.Random(4)
    mask, ends = first[1]["action_mask"][0], 0
    for _ in range(1200):
        action = [int(rng.choice(np.flatnonzero(mask)))]
        (seen, reward, *ended, info), (wanted, worth, *wants, about) = ours.step(action), theirs.step(action)
        assert data_equivalence((seen, ended, info), (wanted, wants, about), exact=True)
        assert reward.tolist() == worth.tolist()
        mask = info["action_mask"][0]
        if "final_obs" in info:
            ends += 1
            assert info["final_obs"][0].tolist() != seen[0].tolist()
            assert info["final_info"]["action_mask"][0].any() == (turns > 0)
    assert ends > 2


def test_a_wrapper_of_gymnasium_reads_the_vector_bug() -> None:
    """It looks for the arrays that say which games have a value."""
    pytest.importorskip("gymnasium", reason="gymnasium is not installed")
    from gymnasium.wrappers.vector import DictInfoToList

    from demesne.research.adapters.gym import gym_vector

    many = DictInfoToList(gym_vector(Spec(max_turns=3), 3))
    _, infos = many.reset(seed=1)
    rng = random.Random(1)
    for _ in range(60):
        chosen = [int(rng.choice(np.flatnonzero(info["action_mask"]))) for info in infos]
        _, _, done, cut, infos = many.step(np.array(chosen))
        assert ["final_obs" in info for info in infos] == (done | cut).tolist()
        assert ["final_info" in info for info in infos] == (done | cut).tolist()


@pytest.mark.slow
def test_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    import demesne.research.adapters.spiel  # noqa: F401

    game = pyspiel.load_game("python_demesne")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    state.apply_action(5)
    rng = random.Random(1)
    for _ in range(40):
        state.apply_action(rng.choice(state.legal_actions()))
    seat = state.current_player()
    other = state.resample_from_infostate(seat)
    assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    copy = state.clone()
    assert copy.legal_actions() == state.legal_actions()


def test_openspiel_can_write_a_state_down_bug() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    import demesne.research.adapters.spiel  # noqa: F401

    game = pyspiel.load_game("python_demesne", {"kingdom": "Big Money"})
    state = game.new_initial_state()
    state.apply_action(5)
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.observation_tensor(0) == state.observation_tensor(0)
    assert again.legal_actions() == state.legal_actions()


def test_openspiel_search() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    from open_spiel.python.algorithms import ismcts, mcts

    import demesne.research.adapters.spiel  # noqa: F401

    game = pyspiel.load_game("python_demesne")
    state = game.new_initial_state()
    state.apply_action(3)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=4,
        random_state=np.random.RandomState(2),
    )
    assert bot.step(state) in state.legal_actions()


def test_openspiel_bots_play_a_whole_game() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    from open_spiel.python.algorithms import evaluate_bots
    from open_spiel.python.bots import uniform_random

    import demesne.research.adapters.spiel  # noqa: F401

    game = pyspiel.load_game("python_demesne", {"kingdom": "Big Money", "players": 3})
    bots = [uniform_random.UniformRandomBot(p, np.random.RandomState(p)) for p in range(3)]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(4))
    assert sum(returns) == pytest.approx(0) and max(returns) > 0
