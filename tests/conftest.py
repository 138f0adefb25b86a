"""Every test of the rules runs on both kernels; Hypothesis is derandomised unless a soak asks for fresh seeds."""

from __future__ import annotations

import os
import pathlib

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


# tests in a real browser run by themselves: make browser
collect_ignore_glob = [] if os.environ.get("DEMESNE_BROWSER") else ["test_browser_*"]


# tests run and not run, by group: the last line of .ci/run

GROUPS = {
    "browser": ("test_browser",),
    "postgres": ("test_store", "test_table_faults"),
    "server": ("test_server", "test_live", "test_client", "test_table_leaks"),
    "page": ("test_web",),
    "terminal": ("test_terminal", "test_commands", "test_reading"),
    "words": ("test_words", "test_log", "test_errors", "test_rulings", "test_how_to_play"),
    "simulator": ("test_sim", "test_strategy", "test_tactics", "test_generic", "test_library", "test_report", "test_cluster"),
}


def group_of(nodeid: str) -> str:
    file = pathlib.PurePath(nodeid.split("::")[0]).stem
    return next((name for name, files in GROUPS.items() if file.startswith(files)), "rules")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    counts: dict[str, list[int]] = {}
    for outcome, at in (("passed", 0), ("failed", 0), ("error", 0), ("skipped", 1)):
        for report in terminalreporter.stats.get(outcome, []):
            counts.setdefault(group_of(report.nodeid), [0, 0])[at] += 1
    line = ", ".join(f"{name} {run} / {left}" for name, (run, left) in sorted(counts.items()))
    terminalreporter.write_line(f"tests run / not run: {line}")
    folder = pathlib.Path(__file__).parent.parent / "build"
    folder.mkdir(exist_ok=True)
    (folder / "tests-by-group.txt").write_text(f"tests run / not run: {line}\n", encoding="utf-8")


# faults of the rooms that tests have found and nobody has mended yet; each mended one leaves this list
KNOWN_FAULTS = {
    "test_a_whole_game_against_a_bot",
    "test_a_decision_answered_on_two_devices_at_once_counts_once",
    "test_a_game_that_ended_as_its_process_was_killed_is_over_when_it_is_loaded",
    "test_a_person_is_not_refused_because_another_process_has_moved_the_bot",
    "test_a_seat_link_in_the_hello_shows_that_seat",
    "test_a_spectator_cannot_refuse_an_undo",
    "test_a_table_that_waits_for_a_bot_goes_on_when_it_is_loaded",
    "test_a_wish_to_take_back_does_not_number_what_others_answered_unseen",
    "test_after_an_unseen_reaction_undo_is_as_after_none",
    "test_agreeing_to_another_wish_takes_nothing_back",
    "test_others_see_the_same_wait_whether_a_reaction_is_asked_for_or_not",
    "test_three_players_one_resigns_and_a_bot_plays_on",
    "test_time_that_is_up_as_an_answer_comes_counts_for_one_of_both",
    "test_two_who_sit_down_in_two_processes_get_two_seats",
    "test_two_who_want_a_rematch_at_once_get_the_same_one",
    "test_undo_switched_off",
    "test_who_sits_already_does_not_take_a_second_seat_by_the_join_link",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.name.split("[")[0] in KNOWN_FAULTS and item.path.stem in ("test_live", "test_client"):
            item.add_marker(pytest.mark.xfail(reason="a known fault of the rooms, not mended yet", strict=False))
