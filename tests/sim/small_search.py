"""Searches of a kingdom that take a moment instead of a minute: few games, few generations."""

from __future__ import annotations

import pytest

from demesne.solve import solving
from demesne.strategies import double_oracle
from demesne.strategies.evolution import Effort

FEW = Effort(ideas=(1, 1), fresh=4, seeds=(1, 1, 2), kept=(3, 2), parents=2, proof=2)
SMALL = solving.Thoroughness(first=FEW, later=FEW, engine=FEW, generations=1, scratch=1, meeting=3, proof=4, why=3)


def make_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of few games."""
    monkeypatch.setattr(solving, "USUAL", SMALL)
    monkeypatch.setattr(solving, "GENERATIONS", (1, 1))
    monkeypatch.setattr(solving, "ENGINES", 1)
    monkeypatch.setattr(double_oracle, "EFFORT", FEW)
    monkeypatch.setattr(double_oracle, "ENGINE_EFFORT", FEW)
    monkeypatch.setattr(double_oracle, "AFTER_EFFORT", FEW)
    monkeypatch.setattr(double_oracle, "ENGINES", 1)
    monkeypatch.setattr(double_oracle, "ROUNDS", 6)
    monkeypatch.setattr(double_oracle, "SCRATCH", 1)
    monkeypatch.setattr(double_oracle, "AFTER_SCRATCH", 1)
    monkeypatch.setattr(double_oracle, "STEADY", 1)
    monkeypatch.setattr(double_oracle, "AFTER_STEADY", 1)
    monkeypatch.setattr(double_oracle, "ENGINE_TRIES", 1)
    monkeypatch.setattr(double_oracle, "MEETING", 3)
    monkeypatch.setattr(double_oracle, "PRUNING", 1)
    monkeypatch.setattr(double_oracle, "NO_WORSE", 1)
