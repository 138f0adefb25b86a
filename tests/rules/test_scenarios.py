"""Every scenario, on both kernels."""

from __future__ import annotations

import pytest

import scenario

SCENARIOS = scenario.load_all()


# both kernels one after the other: the second finds the cards compiled
@pytest.mark.parametrize("both_kernels", ["plain", "compiled"], indirect=True)
@pytest.mark.parametrize("one", SCENARIOS, ids=repr)
def test_scenario(one: scenario.Scenario, both_kernels: str) -> None:
    scenario.run(one)
