"""The lists of `strong` that come with the benchmark: there is one for every kingdom, and nobody searches again."""

from __future__ import annotations

import pytest

from demesne.strategies import Strategy

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

from demesne.research import Spec, VectorEnv  # noqa: E402
from demesne.research.evaluation import Hall  # noqa: E402
from demesne.research.opponents import has_stored, list_for, lists_for, stored  # noqa: E402
from demesne.research.tasks import LADDER, TASKS, TRAINED  # noqa: E402
from demesne.strategies.judging import generic  # noqa: E402
from demesne.strategies.shipped import shipped  # noqa: E402

TRAIN = TASKS["T3"].split().train
SEARCHED = ("T4", "T6")  # where `strong` searches for its lists


@pytest.fixture
def no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def searched(*given: object) -> None:
        raise AssertionError(f"a search was started: {given}")

    monkeypatch.setattr("demesne.strategies.judging.population_of", searched)
    monkeypatch.setattr("demesne.search.population.population_of", searched)


@pytest.mark.parametrize("task", [name for name in TASKS if name not in SEARCHED])
def test_every_kingdom_of_a_test_has_its_lists(task: str, no_search: None) -> None:
    for ten in TASKS[task].split().test:
        assert has_stored(ten)
        strong = list_for("strong", ten)
        assert isinstance(strong, Strategy) and strong.name == "strong" and strong.idea.startswith("strong: ")
        assert strong.cards() <= {*ten, "Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"}
        weighted = lists_for(ten)
        assert weighted[0].list.shown() == strong.shown() and sum(w.weight for w in weighted) == pytest.approx(1, abs=0.02)


def test_kingdoms_to_train_with_have_their_lists_too() -> None:
    tests = {ten for name, task in TASKS.items() if name not in SEARCHED for ten in task.split().test}
    assert all(map(has_stored, TRAIN[:TRAINED])) and not has_stored(TRAIN[TRAINED])
    assert len(stored()) == len(tests) + TRAINED


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
