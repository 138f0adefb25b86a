"""The lists of `strong` that come with the benchmark: there is one for every kingdom, and nobody searches again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from demesne.strategies import Strategy

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

from demesne import Game  # noqa: E402
from demesne.cards import loaded  # noqa: E402
from demesne.game.own_cards import catalogue_with  # noqa: E402
from demesne.research import Spec, VectorEnv  # noqa: E402
from demesne.research.evaluation import Hall  # noqa: E402
from demesne.research.opponents import list_for  # noqa: E402
from demesne.research.tasks import LADDER, TASKS, TRAINED  # noqa: E402
from demesne.search import population as thinking  # noqa: E402
from demesne.search.lists import lists_of  # noqa: E402
from demesne.strategies import judging, kept, packaged  # noqa: E402
from demesne.strategies import population as populations  # noqa: E402
from demesne.strategies.judging import generic  # noqa: E402
from demesne.strategies.shipped import shipped  # noqa: E402

TRAIN = TASKS["T3"].split().train
SEARCHED = ("T4", "T6")  # where `strong` searches for its lists


def forget() -> None:
    for made in (judging._written, populations.population_of, thinking._made):
        made.cache_clear()


@pytest.fixture
def no_search(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is remembered, nothing is read from the disk, and nobody searches."""

    def searched(*given: object) -> None:
        raise AssertionError(f"a search was started: {given}")

    monkeypatch.setattr(populations, "searched_for", searched)
    monkeypatch.setattr(kept, "load", searched)
    forget()
    yield
    forget()


def has_stored(kingdom: Sequence[str], edition: int = 2, players: int = 2, colonies: bool = False) -> bool:
    return packaged.lists_in(kingdom, edition, players, colonies, loaded()) is not None


@pytest.mark.parametrize("kernel", ["compiled", "plain"])
def test_strong_searched_for_its_lists_in_kingdoms_of_the_benchmark_bug(
    kernel: str, no_search: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`Game.playouts(lists=["strong"])` took ten seconds: only opponents of learners had the lists of the package."""
    monkeypatch.setenv("DEMESNE_PLAIN", "1" if kernel == "plain" else "0")
    for ten in (TASKS["T1"].split().test[0], TASKS["T3"].split().test[7], TRAIN[TRAINED - 1]):
        strong = list_for("strong", ten)
        assert generic(ten) == strong and generic(ten[::-1], "strong", 2, 2) == strong
        assert populations.population(ten, edition=2).strong.rules == strong.rules
        assert thinking.population(ten)[0].list.rules == strong.rules
        game = Game(ten, seed=1)
        assert lists_of(["strong"], game).rules == lists_of(None, game).rules == (strong.rules,)
        assert len(game.playouts(game.asked, n=2, seed=1, lists=["strong"])) > 0
        assert len(game.best(playouts=20)) > 0


def test_somebodys_card_with_the_name_of_a_generated_one_has_lists_of_its_own() -> None:
    ten = TASKS["T5"].split().test[0]
    assert has_stored(ten)
    mine = [f'card("{ten[0]}", 2, ACTION, play=[coins(1)])', *(repr(loaded().cards[name]) for name in ten[1:])]
    assert packaged.lists_in(ten, 2, 2, False, catalogue_with(mine, "mine")) is None
    same = [repr(loaded().cards[name]) for name in ten]
    assert packaged.lists_in(ten, 2, 2, False, catalogue_with(same, "mine")) is not None


@pytest.mark.parametrize("task", [name for name in TASKS if name not in SEARCHED])
def test_every_kingdom_of_a_test_has_its_lists(task: str, no_search: None) -> None:
    for ten in TASKS[task].split().test:
        assert has_stored(ten)
        strong = list_for("strong", ten)
        assert isinstance(strong, Strategy) and strong.name == "strong" and strong.idea.startswith("strong: ")
        assert strong.cards() <= {*ten, "Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"}
        weighted = thinking.population(ten)
        assert weighted[0].list.shown() == strong.shown() and sum(w.weight for w in weighted) == pytest.approx(
            1, abs=0.02
        )


def test_kingdoms_to_train_with_have_their_lists_too() -> None:
    tests = {ten for name, task in TASKS.items() if name not in SEARCHED for ten in task.split().test}
    assert all(map(has_stored, TRAIN[:TRAINED])) and not has_stored(TRAIN[TRAINED])
    assert len(packaged.stored()) == len(tests) + TRAINED


def test_the_same_lists_meet_agents_and_learners(no_search: None) -> None:
    ten = TRAIN[0]
    env = VectorEnv(Spec([ten], opponents="strong"), 2, seed=1)
    assert env.spec.boards[0].lists[0].strategy == list_for("strong", ten)
    task = TASKS["T3"]
    hall = Hall(task, task.split())
    (variant,) = task.variants
    for name in LADDER:
        met = hall.referee(variant, name, seed=0).opponent.strategy
        assert met == list_for(name, task.split().test[0])
    assert list_for("big-money", ten) == shipped("big-money") and list_for("fair", ten) == generic(ten, "fair")


@pytest.mark.parametrize("other", [{"edition": 1}, {"players": 3}, {"colonies": True}])
def test_other_games_in_these_kingdoms_have_lists_of_their_own(other: dict[str, int]) -> None:
    assert not has_stored(TASKS["T1"].split().test[0], **other)
