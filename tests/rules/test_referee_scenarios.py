"""The scenarios hold for the second referee, too: what they say is checked twice, by engines that share nothing."""

from __future__ import annotations

import pytest

import scenario
from referee.game import RefereeGame
from scenario import NotThisSeed, Run, Scenario, cards_of, equal

# the referee has no events, no views, no knowledge, no recommended sets and no double Treasures
NOT_OF_THE_REFEREE = ("sees ", " knows ", " know ", "last events", "given new game", "given double treasures")
TRIES = 400


class RefereeRun(Run):
    """A scenario with the referee's game in place of the library's."""

    game: RefereeGame | None  # type: ignore[assignment]

    def refused(self, picks: list[str]) -> None:
        assert self.game is not None and not self.game.is_legal(picks), "the answer was accepted"

    def then(self, text: str) -> None:
        assert self.game is not None
        seat, _, names = text.partition(" deck: ")
        if names and self.game.has_shuffled:  # the library knows no order after a shuffle, the referee does
            equal(sorted(self.game.cards(int(seat[1:]), "deck")), sorted(cards_of(names)))
        else:
            super().then(text)


def run(given: Scenario) -> None:
    for seed in range(TRIES):
        try:
            RefereeRun(given, seed).go()
            return
        except NotThisSeed:
            continue
    raise AssertionError(f"{given}: no seed below {TRIES} makes its chance lines true")


SCENARIOS = [
    s for s in scenario.load_all() if not any(part in text for part in NOT_OF_THE_REFEREE for _, text in s.lines)
]


def test_most_scenarios_are_run() -> None:
    assert len(SCENARIOS) > 0.8 * len(scenario.load_all())


@pytest.mark.parametrize("file", sorted({s.file for s in SCENARIOS}))
def test_scenarios_hold_for_the_referee(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenario, "Game", RefereeGame)
    failed = []
    for given in SCENARIOS:
        if given.file == file:
            try:
                run(given)
            except AssertionError as error:
                failed.append(str(error))
    assert not failed, "\n".join(failed)
