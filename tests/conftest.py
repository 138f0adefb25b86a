"""Every test of the rules runs on both kernels; Hypothesis is derandomised unless a soak asks for fresh seeds."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from demesne import kernel

os.environ["DEMESNE_LANG"] = "en"  # whatever the machine speaks; tests that ask for another language say so

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("test", derandomize=True, deadline=None, max_examples=40, suppress_health_check=_SLOW)
settings.register_profile("soak", deadline=None, max_examples=2000, suppress_health_check=_SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))


@pytest.fixture(params=["plain", "compiled"])
def both_kernels(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The test runs once on the plain and once on the compiled kernel."""
    which: str = request.param
    if which not in kernel.kernels():
        pytest.skip("the compiled kernel is not installed (DEMESNE_BUILD=plain or no C compiler)")
    monkeypatch.setenv("DEMESNE_PLAIN", "1" if which == "plain" else "0")
    assert kernel.chosen() == which
    return which
