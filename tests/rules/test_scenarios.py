"""Every scenario, on both kernels."""

from __future__ import annotations

import pytest

import scenario

SCENARIOS = scenario.load_all()


@pytest.mark.parametrize("one", SCENARIOS, ids=repr)
def test_scenario(one: scenario.Scenario, both_kernels: str) -> None:
    scenario.run(one)
