"""The adapters pass their frameworks' own tests. A framework that is not installed is named where its tests are left out."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

from demesne.refusal import Refusal  # noqa: E402
from demesne.research import Env, Spec  # noqa: E402
from demesne.research.adapters import need  # noqa: E402


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
def test_pettingzoo_ends_an_episode_by_its_own_wrapper_when_a_pick_is_illegal_bug(players: int) -> None:
    """It was an exception, so PettingZoo's tests with random picks could not run."""
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
    from pettingzoo.test import max_cycles_test, parallel_seed_test, seed_test

    from demesne.research.adapters import zoo

    spec = Spec(players=players)
    parallel_seed_test(lambda: zoo.parallel(spec), num_cycles=500)
    seed_test(lambda: zoo.aec(spec), num_cycles=500)
    max_cycles_test(zoo)
    max_cycles_test(zoo)  # begins with other shuffles

    wrong = 128
    turns = zoo.aec(spec)
    turns.reset(seed=1)
    turns.step(wrong)
    rewards = {a: turns.rewards[a] for a in turns.agents}
    assert rewards == {a: -1.0 if a == "player_0" else 0.0 for a in turns.possible_agents}
    for agent in turns.agent_iter():
        assert turns.terminations[agent]
        turns.step(None)
    turns.reset(seed=1)
    turns.step(turns.action_space("player_0").sample())
    assert turns.agents == turns.possible_agents

    together = zoo.parallel(spec)
    together.reset(seed=1)
    seen, rewards, ended, cut, infos = together.step(dict.fromkeys(together.agents, wrong))
    assert rewards == {a: -1.0 if a == "player_0" else 0.0 for a in seen} and all(ended.values())
    assert together.agents == [] and set(infos) == set(seen) == set(cut)
    together.reset(seed=1)
    for _ in range(20):
        together.step({a: together.action_space(a).sample() for a in together.agents})
        assert together.agents == together.possible_agents


def test_a_sample_of_an_agent_is_legal() -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
    from demesne.research.adapters import zoo

    env = zoo.parallel(Spec(max_turns=20))
    assert 0 <= int(env.action_space("player_0").sample()) < 129, "before the first game"
    env.reset(seed=3)
    steps = 0
    while env.agents:
        chosen = {agent: env.action_space(agent).sample() for agent in env.agents}
        _, rewards, _, cut, _ = env.step(chosen)
        steps += 1
    assert steps > 50 and all(cut.values()) and sum(rewards.values()) == pytest.approx(0)
    pickled = pickle.loads(pickle.dumps(env.action_space("player_0")))
    assert pickled == env.action_space("player_0")


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


def test_a_vector_of_gymnasium_forgot_its_seed_at_the_next_reset_bug() -> None:
    pytest.importorskip("gymnasium", reason="gymnasium is not installed")
    from demesne.research.adapters.gym import gym_vector

    def begun(seed: int) -> list[list[int]]:
        many = gym_vector(num_envs=16)
        many.reset(seed=seed)
        return [many.reset()[0].sum(axis=1).tolist() for _ in range(3)]

    first = begun(1)
    assert begun(1) == first != begun(2)
    assert first[0] != first[1] != first[2]


def test_a_game_of_gymnasium_could_not_go_to_another_process_bug() -> None:
    """Its vectors pickle what makes a game; searchers copy one."""
    pytest.importorskip("gymnasium", reason="gymnasium is not installed")
    from demesne.research.adapters.gym import gym

    spec = Spec(["Big Money"], opponents="big-money")
    one, same = gym(spec), gym(pickle.loads(pickle.dumps(spec)))
    assert (one.reset(seed=1)[0] == same.reset(seed=1)[0]).all()
    other = copy.deepcopy(one)
    action, before = int(other.action_masks().argmax()), one.render()
    seen = other.step(action)[0]
    assert one.render() == before and (one.step(action)[0] == seen).all()


def test_a_program_without_its_framework_ends_with_one_line_bug() -> None:
    with pytest.raises(SystemExit, match="^torch is not installed: pip install torch$"):
        need("no_such_module", "torch", "__main__")
    with pytest.raises(Refusal, match="torch is not installed"):
        need("no_such_module", "torch")


def test_half_an_action_was_a_whole_one_in_gymnasium_bug() -> None:
    pytest.importorskip("gymnasium", reason="gymnasium is not installed")
    from demesne.research.adapters.gym import gym

    env = gym()
    env.reset(seed=1)
    with pytest.raises(TypeError, match="float"):
        env.step(1.5)  # type: ignore[arg-type]


def test_what_is_not_a_spec_is_refused_by_every_adapter_bug() -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
    from demesne.research.adapters import gym, zoo

    for make in (gym.gym, gym.gym_vector, zoo.aec, zoo.parallel):
        with pytest.raises(Refusal, match="spec: expected a Spec"):
            make(["First Game"])  # type: ignore[operator]
    with pytest.raises(Refusal, match="num_envs: expected a whole number of at least 1, got 0"):
        gym.gym_vector(num_envs=0)


def test_an_agent_without_an_action_is_told_what_it_may_do_bug() -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
    from demesne.research.adapters.zoo import parallel

    env = parallel()
    env.reset(seed=1)
    with pytest.raises(Refusal, match=r"expected one of 1 \(Copper\), 64 \(stop\); got None"):
        env.step({})


def test_openspiel_names_the_actions_by_its_own_numbers_bug() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    import demesne.research.adapters.spiel  # noqa: F401

    state = pyspiel.load_game("python_demesne").new_initial_state()
    state.apply_action(3)
    for wrong in (0, 128, 5000):
        with pytest.raises(Refusal, match=rf"expected one of 1 \(Copper\), 64 \(stop\); got {wrong}"):
            state.clone().apply_action(wrong)


def test_openspiel_redeals_by_the_draws_of_its_sampler_bug() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    import demesne.research.adapters.spiel  # noqa: F401

    state = pyspiel.load_game("python_demesne").new_initial_state()
    state.apply_action(3)

    def hands(draws: list[float]) -> list[list[float]]:
        """What the other seat holds then, which the seat that decides cannot know."""
        return [state.resample_from_infostate(0, iter([draw]).__next__).observation_tensor(1) for draw in draws]

    draws = [n / 10 for n in range(10)]
    assert hands(draws) == hands(draws)
    assert len({tuple(hand) for hand in hands(draws)}) > 1


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
    cloned = state.clone()
    assert cloned.legal_actions() == state.legal_actions()


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
