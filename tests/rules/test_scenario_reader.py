"""The lines of a scenario mean what their README says."""

from __future__ import annotations

from typing import Any

import pytest

import scenario
from scenario import Run, Scenario


def position(*lines: str) -> dict[str, Any]:
    run = Run(Scenario("a position", "none.txt", 1), 7)
    for line in lines:
        run.line(f"given {line}")
    return run.position


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        ("p1 durations: 2 Caravan", "durations", ["Caravan", "Caravan"]),
        ("p1 durations: Caravan; Haven (aside Gold)", "durations", ["Caravan", {"card": "Haven", "aside": ["Gold"]}]),
        (
            "p1 durations: Sea Witch; Blockade (aside Silver, safe p0, p2); Corsair (safe p2)",
            "durations",
            ["Sea Witch", {"card": "Blockade", "aside": ["Silver"], "safe": [0, 2]}, {"card": "Corsair", "safe": [2]}],
        ),
        ("p1 staying: Throne Room", "staying", ["Throne Room"]),
        ("p1 island: Island, 2 Estate", "island", ["Island", "Estate", "Estate"]),
        ("p1 native village: Gold", "native village", ["Gold"]),
        ("p1 tokens: 3 victory, 2 pirate ship", "tokens", {"victory": 3, "pirate ship": 2}),
        ("p1 gained: Silver, Gold", "gained", ["Silver", "Gold"]),
    ],
)
def test_what_is_given_of_a_seat(line: str, key: str, value: object) -> None:
    assert position(line)["players"] == [{}, {key: value}]


@pytest.mark.parametrize(
    ("line", "turn"),
    [
        ("phase start", {"phase": "start"}),
        ("extra turn", {"extra": True}),
        ("barred Contraband: Province, Gold", {"barred": {"Contraband": ["Province", "Gold"]}}),
        ("gained in buy phase: Duchy", {"gained": ["Duchy"]}),
    ],
)
def test_what_is_given_of_the_turn(line: str, turn: dict[str, object]) -> None:
    assert position(line)["turn"] == turn


def test_what_is_given_of_the_game() -> None:
    assert position("colonies")["colonies"] is True
    assert position("pile tokens: Estate 0 trade route, Copper 2 embargo, Copper 1 trade route")["pile_tokens"] == {
        "Estate": {"trade route": 0},
        "Copper": {"embargo": 2, "trade route": 1},
    }


def test_tokens_without_a_number_are_no_line() -> None:
    with pytest.raises(AssertionError, match="a number and a kind of token"):
        scenario.tokens_of("victory")
    with pytest.raises(AssertionError, match="a pile, a number"):
        scenario.pile_tokens_of("2 embargo")
    assert scenario.tokens_of("-") == {}
