"""What holds in every game, whatever is played: found by Hypothesis, checked on both kernels at every answer."""

from __future__ import annotations

import os
import pickle
import random
from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from demesne import Game, IllegalAnswer, random_kingdom
from demesne.kernel import const as k
from demesne.kernel import plain
from demesne.kernel.rules.knowledge import secret
from play import ZONES, all_cards, play_on, random_answer, random_game

MINUTES = float(os.environ.get("DEMESNE_SOAK_MINUTES") or 0)
SEED = int(os.environ.get("DEMESNE_SEED", "0"))


SEASIDE = ("seaside 1e", "seaside 2e")
PROSPERITY = ("prosperity 1e", "prosperity 2e")
OLD = ("base 1e", "base 2e", "intrigue 1e", "intrigue 2e")
BOXES = [OLD, SEASIDE, PROSPERITY, OLD + SEASIDE + PROSPERITY]


class AnyGame(RuleBasedStateMachine):
    """Legal play in a random kingdom: twin games on both kernels, kept in step."""

    @initialize(
        kingdom=st.integers(0, 10**6),
        players=st.integers(2, 6),
        edition=st.sampled_from([1, 2]),
        seed=st.integers(0, 10**9),
        double=st.booleans(),
        boxes=st.sampled_from(BOXES),
        colonies=st.booleans(),
    )
    def begin(
        self, kingdom: int, players: int, edition: int, seed: int, double: bool, boxes: tuple[str, ...], colonies: bool
    ) -> None:
        self.game = Game(
            random_kingdom(kingdom, boxes=boxes),
            players,
            edition=edition,
            seed=seed,
            first="random",
            double_treasures=double,
            colonies=colonies and boxes != OLD,
        )
        self.twin = self.game._replay(0, which="plain")
        self.cards = all_cards(self.game)
        self.dumps = [self.game._state.dump()]

    @precondition(lambda self: self.game.decision is not None)
    @rule(choice=st.randoms(use_true_random=False))
    def answer(self, choice: random.Random) -> None:
        assert self.game.decision is not None
        picks = random_answer(self.game.decision, choice)
        self.game.answer(*picks)
        self.twin.answer(*picks)
        self.dumps.append(self.game._state.dump())

    @precondition(lambda self: self.game.decision is not None)
    @rule(choice=st.randoms(use_true_random=False))
    def pick_by_pick(self, choice: random.Random) -> None:
        done = len(self.game.answers)
        while self.game.decision is not None and len(self.game.answers) == done:
            legal = self.game.legal_actions()
            assert legal and legal == sorted(set(legal)) and legal == self.twin.legal_actions()
            action = choice.choice(legal)
            self.game.apply(action)
            self.twin.apply(action)
        self.dumps.append(self.game._state.dump())

    @rule(choice=st.randoms(use_true_random=False))
    def a_clone_that_goes_its_own_way_leaves_the_original_alone(self, choice: random.Random) -> None:
        before, answers = self.game._state.dump(), self.game.answers
        clone = self.game.clone()
        assert clone == self.game
        play_on(clone, choice, 8)
        assert (self.game._state.dump(), self.game.answers) == (before, answers)

    @rule(data=st.data())
    def back_and_again_is_identity(self, data: st.DataObject) -> None:
        n = data.draw(st.integers(0, len(self.game.answers)))
        earlier = self.game.at(n)
        assert earlier._state.dump() == self.dumps[n]
        for picks in self.game.answers[n:]:
            earlier.answer(*picks)
        assert earlier == self.game and earlier._state.dump() == self.game._state.dump()

    @rule()
    def record_and_pickle_are_identity(self) -> None:
        text = self.game.record()
        again = Game.from_record(text)
        assert again.record() == text and again == self.game
        assert again._state.dump() == self.game._state.dump()
        assert pickle.loads(pickle.dumps(self.game)) == self.game

    @rule(name=st.sampled_from(["Copper", "Province", "Moat", "discard", "0", "", "no such card"]))
    def an_illegal_answer_changes_nothing(self, name: str) -> None:
        d = self.game.decision
        before = self.game._state.dump()
        picks = [name] * (d.most + 1 if d is not None else 1)
        with pytest.raises(IllegalAnswer):
            self.game.answer(*picks)
        assert self.game._state.dump() == before

    @invariant()
    def both_kernels_have_equal_bytes(self) -> None:
        if hasattr(self, "game"):
            assert self.twin._state.dump() == self.game._state.dump()

    @invariant()
    def every_card_is_in_exactly_one_place(self) -> None:
        if hasattr(self, "game"):
            assert all_cards(self.game) == self.cards

    @invariant()
    def the_insides_agree(self) -> None:
        if hasattr(self, "game"):
            check_insides(self.game)

    @invariant()
    def counters_and_decisions_are_sound(self) -> None:
        if not hasattr(self, "game"):
            return
        game = self.game
        assert min(game.actions, game.buys, game.coins, *game.supply.values()) >= 0
        d = game.decision
        if d is None:
            assert game.over and game.phase is None and (game.actions, game.buys, game.coins) == (0, 0, 0)
            return
        assert d.options and 0 <= d.least <= d.most <= len(d.options) and 0 <= d.about < game.players
        copies = Counter(d.options)
        assert max(copies.values()) <= d.most
        if d.least == d.most and d.kind != "name":
            assert len(copies) > 1 and (len(d.options) > d.most or d.ordered), "only one answer is possible"
        if d.kind not in ("choose", "position") and d.options != ["deck"]:
            assert d.options == sorted(d.options)


AnyGame.TestCase.settings = settings(
    max_examples=int(80 + 80 * MINUTES), stateful_step_count=60, deadline=None, derandomize=not MINUTES
)
TestAnyGame = pytest.mark.soak(pytest.mark.slow(AnyGame.TestCase))


def check_insides(game: Game) -> None:
    """Sizes agree with counts, what others know of a hand or a pile is really there, a pile's top is in it."""
    g = plain.State(game._origin.kinds.table("plain"))
    g.load(game._state.dump())
    for p in range(g.seats):
        first = sum(g.nslots[:p])
        slots = g.slot[first : first + g.nslots[p]]
        pinned = sum(slot >> k.KIND_BITS != k.OPEN_SLOT for slot in slots)
        assert pinned == g.pinned[p] and len(slots) <= g.ndeck[p]
        assert not slots or slots[0] >> k.KIND_BITS != k.OPEN_SLOT, "the deepest slot written down is pinned"
        assert (sum(g.hand[p]), sum(g.rest[p]) + pinned) == (g.nhand[p], g.ndeck[p])
        assert (sum(g.disc[p]), sum(g.play[p]), sum(g.aside[p])) == (g.ndisc[p], g.nplay[p], g.naside[p])
        assert (g.top[p] > 0) == (g.ndisc[p] > 0)
        assert not g.top[p] or (g.disc[p][g.top[p] - 1] and g.seen_disc[p][g.top[p] - 1])
        for kind in range(g.kinds):
            assert g.seen_hand[p][kind] <= g.hand[p][kind] and g.seen_disc[p][kind] <= g.disc[p][kind]
            for observer in range(g.seats):
                known = g.seen_hand[p][kind] + secret(g, observer, p, kind)
                assert known <= g.hand[p][kind], "a seat knows of a card that is not there"
    assert not any(g.slot[sum(g.nslots) :]), "nothing lies behind the last slot"
    assert g.empty == sum(n == 0 for n in game.supply.values())


def soak_seeds(few: int) -> range:
    """The same few seeds in every test run; in a soak as many fresh ones for every minute."""
    return range(SEED, SEED + int(few * max(MINUTES, 1))) if MINUTES else range(few)


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("boxes", BOXES, ids=["base and intrigue", "seaside", "prosperity", "all"])
def test_every_random_game_ends_and_keeps_its_cards(boxes: tuple[str, ...], both_kernels: str) -> None:
    for seed in soak_seeds(4 if both_kernels == "plain" else 60 if boxes == OLD else 20):
        rng = random.Random(seed)
        game = random_game(seed, rng, boxes, colonies=boxes != OLD and bool(seed % 2))
        cards = all_cards(game)
        answers = 0
        while not game.over:
            assert game.decision is not None
            game.answer(*random_answer(game.decision, rng))
            answers += 1
            if answers % 7 == 0:
                assert all_cards(game) == cards
                check_insides(game)
            assert answers < 60_000, "the game does not end"
        assert all_cards(game) == cards
        assert game.ends in ("provinces", "colonies", "piles", "limit") and game.winners()


@pytest.mark.soak
def test_cards_left_in_a_deck_come_before_reshuffled_ones(both_kernels: str) -> None:
    """Of a deck of marked cards over a discard pile of others, all marked ones are drawn first."""
    for seed in soak_seeds(25):
        rng = random.Random(seed)
        left = rng.randint(0, 6)
        n = rng.randint(1, 3) * 3
        hand = ["Village"] * 3 + ["Smithy"] * 3
        given = {
            "kingdom": "First Game",
            "players": [{"hand": hand, "deck": ["Gold"] * left, "discard": ["Curse"] * 20}, {}],
            "turn": {"actions": 9},
            "seed": seed,
        }
        game = Game.from_position(given)
        for _ in range(n // 3):
            game.answer("Smithy")
        drawn = Counter(game.cards(0, "hand"))
        assert drawn["Gold"] == min(left, n)
        assert drawn["Curse"] == n - min(left, n)
        if left >= n:
            assert len(game.cards(0, "discard")) == 20, "shuffled too early"


def test_zones_of_the_library_are_the_seven() -> None:
    game = Game("First Game", seed=1)
    assert sum(len(game.cards(0, zone)) for zone in ZONES) == 10
    with pytest.raises(ValueError, match="expected hand, deck"):
        game.cards(0, "trash")
