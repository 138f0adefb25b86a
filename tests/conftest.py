"""Every test of the rules runs on both kernels; Hypothesis is derandomised unless a soak asks for fresh seeds."""

from __future__ import annotations

import os
import pathlib
import re
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from demesne import cards, kernel

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # shells start background jobs this way
    signal.signal(signal.SIGINT, signal.default_int_handler)
os.environ["DEMESNE_LANG"] = "en"  # whatever the machine's language; tests that need another one set it

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


@pytest.fixture(autouse=True)
def _own_cards_stay_in_their_test() -> Iterator[None]:
    """Cards that a test loads are not known to the next one."""
    before = cards._loaded
    yield
    cards._loaded = before


ALL_SLOW = re.compile(r"^pytestmark = \[?pytest\.mark\.slow\b", re.MULTILINE)

# tests run and not run, by folder: the last line of .ci/run


def folder_of(nodeid: str) -> str:
    return pathlib.PurePath(nodeid.split("::")[0]).parent.name


def pytest_ignore_collect(collection_path: pathlib.Path, config: pytest.Config) -> bool | None:
    """A module that is slow as a whole is not even imported for `make check`; None: others decide."""
    if config.getoption("markexpr") != "not slow" or collection_path.suffix != ".py":
        return None
    return True if ALL_SLOW.search(collection_path.read_text(encoding="utf-8")) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole builds take minutes and come first: begun last, they would make the run longer."""
    items.sort(key=lambda item: folder_of(item.nodeid) != "project")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    counts: dict[str, list[int]] = {}
    for outcome, at in (("passed", 0), ("failed", 0), ("error", 0), ("skipped", 1)):
        for report in terminalreporter.stats.get(outcome, []):
            counts.setdefault(folder_of(report.nodeid), [0, 0])[at] += 1
    line = ", ".join(f"{name} {run} / {left}" for name, (run, left) in sorted(counts.items()))
    terminalreporter.write_line(f"tests run / not run: {line}")
    folder = pathlib.Path(__file__).parent.parent / "build"
    folder.mkdir(exist_ok=True)
    (folder / "tests-by-folder.txt").write_text(f"tests run / not run: {line}\n", encoding="utf-8")
