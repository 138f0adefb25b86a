"""Searches of a kingdom that take a moment instead of a minute: few games, few generations."""

from __future__ import annotations

import pytest

from demesne.solve import solving
from demesne.strategies import search
from demesne.strategies.evolution import Effort

FEW = Effort(ideas=(1, 1), fresh=4, seeds=(1, 1, 2), kept=(3, 2), parents=2, proof=2)
SMALL = dict(THOROUGH=FEW, EFFORT=FEW, TEST_GENERATIONS=1, MEETING=3, PROOF=4)


def make_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of few games."""
    for name, value in SMALL.items():
        monkeypatch.setattr(solving, name, value)
    monkeypatch.setattr(solving, "GENERATIONS", (1, 1))
    monkeypatch.setattr(search, "EFFORT", FEW)
    monkeypatch.setattr(search, "ROUNDS", 6)
    monkeypatch.setattr(search, "MEETING", 3)
    monkeypatch.setattr(search, "PRUNING", 1)
    monkeypatch.setattr("demesne.solve.why.SEEDS", 3)
    monkeypatch.setattr("demesne.solve.why.GAMES", 6)
