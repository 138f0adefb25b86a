"""A redealt game tells no seat what was hidden before: its histories are those of the cards that are dealt now.

The other seats kept their true draws. So their information states gave the redealt cards away, and one information state
had different legal actions.
"""

from __future__ import annotations

import math
import os
import random
from collections import Counter
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

from demesne import Game  # noqa: E402
from demesne.game.known import from_known, known_to  # noqa: E402
from demesne.research import Env, Spec  # noqa: E402

MINUTES = float(os.environ.get("DEMESNE_SOAK_MINUTES") or 0)
HIDING = "Haven, Native Village, Masquerade, Militia, Secret Passage, Watchtower, Wharf, Warehouse, Moat, Village"
KINGDOMS = ["First Game", "Big Money", HIDING]


def walked(kingdom: str, players: int, seed: int, picks: int) -> Game:
    """A game after so many random picks, at a decision."""
    game, rng = Game(kingdom, players, seed=seed), random.Random(seed)
    for _ in range(picks):
        other = game.clone().apply(rng.choice(game.legal_actions()))
        if other.over:
            break
        game = other
    return game


def games(kingdoms: list[str] = KINGDOMS) -> list[Game]:
    return [walked(kingdoms[n % len(kingdoms)], 2 + n % 2, n, 17 * n) for n in range(12)]


def told_now(text: str, row: str) -> list[str]:
    """A row of what a seat may know after a redeal, card by card."""
    lines = text.partition("\nredealt\n")[2].splitlines()
    found = [line.removeprefix(f"{row}: ") for line in lines if line.startswith(f"{row}: ")]
    counts = [part.rsplit(" ", 1) for part in found[0].split(", ")] if found else []
    return sorted(name for name, n in counts for _ in range(int(n)))


def test_the_true_draws_of_the_other_seats_stayed_in_their_history_bug(both_kernels: str) -> None:
    """Two games that look the same to a seat are redealt alike: then no seat can tell which of them it was."""
    same, different = 0, 0
    for game in games():
        seat = game.asked
        assert seat is not None
        for seed in range(3):
            one, other = game.resample(seat, seed), game.resample(seat, 99).resample(seat, seed)
            assert one.information_state(seat) == game.information_state(seat) == other.information_state(seat)
            for p in range(game.players):
                if p != seat:
                    told = one.information_state(p)
                    assert told == other.information_state(p)
                    assert told_now(told.text, "hand 0") == sorted(one.cards(p, "hand"))
                    assert bytes(told.tensor).count(b"\xfe\0") >= len(set(one.cards(p, "hand")))
                    same += told_now(told.text, "hand 0") == sorted(game.cards(p, "hand"))
                    different += told_now(told.text, "hand 0") != sorted(game.cards(p, "hand"))
            for event, true in zip(one.events, game.events):
                open_to = [seat in seen for seen in true.sees]
                assert event.cards == tuple(card if open else None for card, open in zip(true.cards, open_to))
    assert different > same > 0


def test_a_redeal_before_the_first_answer_was_made_twice_bug() -> None:
    """The history was that of other cards than those in hand."""
    for seed in range(20):
        game = Game("First Game", seed=1).resample(0, seed)
        game.answer("Copper").answer([]).answer([])
        assert told_now(game.information_state(1).text, "hand 0") == sorted(game.cards(1, "hand"))


def test_each_redeal_leaves_only_what_its_seat_has_seen() -> None:
    game = walked(HIDING, 3, 5, 150)
    first = game.asked
    assert first is not None
    redealt = game.resample(first, 1)
    while redealt.asked == first:
        redealt.apply(redealt.legal_actions()[-1])
    second = redealt.asked
    assert second is not None
    before = redealt.information_state(second)
    again = redealt.resample(second, 2)
    assert again.information_state(second) == before
    for seat in {*range(3)} - {second}:
        text = again.information_state(seat).text
        assert text.count("redealt") == 1 and "answer" not in text
        assert told_now(text, "hand 0") == sorted(again.cards(seat, "hand"))
    for event in again.events[: len(game.events)]:
        assert all(card is None or {first, second} <= {*sees} for card, sees in zip(event.cards, event.sees))


def test_a_game_to_think_about_told_the_history_of_another_game_bug(both_kernels: str) -> None:
    """What an agent gets from `seen.resample()`: its history was that of cards dealt with an empty key."""
    for true in games():
        seat = true.asked
        assert seat is not None
        game = from_known(known_to(true, seat, 1))
        rng = random.Random(1)
        assert game.events == []
        for _ in range(30):
            for p in range(game.players):
                text = game.information_state(p).text
                assert text.splitlines()[1] == "redealt" and text.count("redealt") == 1
            before = game.at(0)
            game.apply(rng.choice(game.legal_actions()))
            if game.over:
                break
            assert before.cards(seat, "hand") == true.cards(seat, "hand")
        assert not game.answers or game.events
        if game.asked == seat:
            again = game.resample(seat, 5)
            assert again.information_state(seat) == game.information_state(seat)


def chance_of(game: Game, seat: int, other: int) -> float:
    """How likely a redeal gives the other seat the hand that it has."""
    names, slots = game.kinds, Spec([game.kingdom], players=game.players).spaces
    seen = slots.cards_of(np.frombuffer(game.observation(seat), np.uint8))
    turn = (other - seat) % game.players
    known = {zone: seen[slots.row[f"{zone} {turn}"]] for zone in ("hand", "deck", "discard")}
    pool = Counter({name: -sum(int(known[zone][n]) for zone in known) for n, name in enumerate(names)})
    for zone in known:
        pool.update(game.cards(other, zone))
    hand = Counter(game.cards(other, "hand"))
    hand.subtract({name: int(known["hand"][n]) for n, name in enumerate(names)})
    ways = math.prod(math.comb(pool[name], n) for name, n in hand.items())
    return ways / math.comb(pool.total(), hand.total())


@pytest.mark.slow
def test_the_hand_of_another_seat_differs_as_often_as_chance_says() -> None:
    redeals, same, expected, variance = 400, 0, 0.0, 0.0
    for n in range(16):
        game = walked(KINGDOMS[n % 2], 2, n, 4 + 9 * n)
        seat = game.asked
        assert seat is not None
        chance = chance_of(game, seat, 1 - seat)
        expected += redeals * chance
        variance += redeals * chance * (1 - chance)
        true = sorted(game.cards(1 - seat, "hand"))
        for seed in range(redeals):
            told = game.resample(seat, seed).information_state(1 - seat).text
            same += told_now(told, "hand 0") == true
    assert 500 < expected < 16 * redeals - 500
    assert abs(same - expected) < 3.5 * math.sqrt(variance), (same, expected, math.sqrt(variance))


def pairs_of(kingdom: str, players: int, roots: int, redeals: int, picks: int) -> tuple[int, int, int]:
    """Of equal information states: how many pairs, how many of them of seats for which nothing was redealt; differing."""
    pairs = others = wrong = 0
    for n in range(roots):
        game = walked(kingdom, players, n, 6 * n)
        seat = game.asked
        assert seat is not None
        met: dict[tuple[int, str], list[int]] = {}
        for seed in range(redeals):
            world = game.resample(seat, seed)
            for _ in range(picks):
                if world.asked is None:
                    break
                text = world.information_state(world.asked).text
                legal = world.legal_actions()
                if (world.asked, text) in met:
                    pairs += 1
                    others += world.asked != seat
                    wrong += met[world.asked, text] != legal
                met[world.asked, text] = legal
                world.apply(random.Random(text).choice(legal))  # equal information states go on alike
    return pairs, others, wrong


@pytest.mark.slow
def test_equal_information_states_had_different_legal_actions_bug() -> None:
    found = [
        pairs_of("First Game", 2, 10, 80, 12),
        pairs_of("Big Money", 2, 6, 80, 12),
        pairs_of(HIDING, 3, 8, 80, 14),
    ]
    pairs, others, wrong = (sum(part) for part in zip(*found))
    assert pairs > 10_000 and others > 5_000 and wrong == 0


def test_one_game_of_the_research_face_is_redealt_whole() -> None:
    """`Env` and OpenSpiel's states say the same as the library."""
    env = Env(Spec(), seed=3)
    rng = random.Random(3)
    for _ in range(30):
        env.step(int(rng.choice(np.flatnonzero(env.mask))))
    other, seat = 1 - env.seat, env.seat
    hands = Counter()
    for seed in range(100):
        redealt = env.resample(seat, seed)
        assert redealt.information_state(seat) == env.information_state(seat)
        text = redealt.information_state(other).text
        names, slots = env.spec.boards[0].kinds.names, env.spaces
        row = slots.cards_of(redealt.observation(other))[slots.row["hand 0"]]
        assert told_now(text, "hand 0") == sorted(name for name, n in zip(names, row) for _ in range(n))
        hands[tuple(told_now(text, "hand 0"))] += 1
    assert len(hands) > 3


def test_a_redealt_state_of_openspiel_kept_the_number_of_its_shuffles_bug() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    import demesne.research.adapters.spiel  # noqa: F401

    game = pyspiel.load_game("python_demesne")
    state = game.new_initial_state()
    state.apply_action(17)
    rng = random.Random(1)
    for _ in range(60):
        state.apply_action(rng.choice(state.legal_actions()))
    seat = state.current_player()
    true = state.information_state_string(1 - seat)
    for _ in range(20):
        other = state.resample_from_infostate(seat)
        assert other.history() == [] and other.current_player() == seat
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(1 - seat) != true
        other.apply_action(other.legal_actions()[0])
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, other))
        for p in range(2):
            assert again.information_state_string(p) == other.information_state_string(p)
            assert again.observation_tensor(p) == other.observation_tensor(p)


@pytest.mark.slow
@pytest.mark.soak
def test_ismcts_of_openspiel_crashed_in_every_game_bug() -> None:
    """Whole games with 20 simulations a decision: two of them, twenty in a soak."""
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    from open_spiel.python.algorithms import ismcts, mcts

    import demesne.research.adapters.spiel  # noqa: F401

    class Worth(mcts.Evaluator):  # type: ignore[misc]
        """Who has more in the deck: quicker than a game at random, and games have an end."""

        def evaluate(self, state: Any) -> Any:
            game = state.game
            own = [sum(n * game.cost(c) for c, n in game.inner.owned(p).items()) + 5 * game.scores()[p] for p in (0, 1)]
            lead = np.tanh((own[0] - own[1]) / 20)
            return np.array([lead, -lead])

        def prior(self, state: Any) -> Any:
            return [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]

    game = pyspiel.load_game("python_demesne")
    for n in range(20 if MINUTES else 2):
        state = game.new_initial_state()
        state.apply_action(n)
        draws = np.random.RandomState(n).random_sample
        bots = []
        for p in (0, 1):
            bot = ismcts.ISMCTSBot(game, Worth(), 0.3, 20, random_state=np.random.RandomState(2 * n + p))
            bot.set_resampler(lambda state, player, draws=draws: state.resample_from_infostate(player, draws))
            bots.append(bot)
        while not state.is_terminal():
            state.apply_action(int(bots[state.current_player()].step(state)))
        assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
