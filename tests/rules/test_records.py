"""Records: old ones replay exactly or are refused by name of both versions; broken ones say where and what."""

from __future__ import annotations

import pathlib
import random

import pytest

from demesne import RULES_VERSION, Game
from demesne.notation import record as notation
from play import play_on, random_game

FOLDER = pathlib.Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("rules_*/*.txt"))
HERE = "Demesne record, notation 1, rules 1"


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_a_stored_record_replays_exactly_or_is_refused_with_both_versions(
    file: pathlib.Path, both_kernels: str
) -> None:
    text = file.read_text(encoding="utf-8")
    version = int(file.parent.name.removeprefix("rules_"))
    assert f"rules {version}\n" in text
    if version == RULES_VERSION:
        assert Game.from_record(text).record() == text
        return
    try:
        game = Game.from_record(text)
    except ValueError as error:
        assert f"recorded with rules {version}, this is rules {RULES_VERSION}" in str(error)
    else:
        assert game.over == ("\nend: " in text)


def test_there_are_records_of_this_rules_version() -> None:
    names = {f.stem for f in FILES if f.parent.name == f"rules_{RULES_VERSION}"}
    assert {"two_players", "six_players", "position", "resampled", "own_cards"} <= names


def sample() -> str:
    rng = random.Random(3)
    return play_on(random_game(3, rng, players=3), rng, 40).record()


def changed(line: int, text: str) -> str:
    rows = sample().splitlines()
    rows[line] = text
    return "\n".join(rows) + "\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "record, line 1: expected"),
        ("hello", "record, line 1: expected"),
        (changed(0, "Demesne record, notation 2, rules 1"), "expected notation 1, got 2"),
        (changed(1, "kingdom: Cellar"), "expected ten card names, got 1"),
        (
            changed(1, "kingdon: Cellar"),
            'line 2: expected kingdom, players, .* or drawn, got "kingdon", did you mean "kingdom"',
        ),
        (changed(2, "players: 9"), "players: expected 2 to 6"),
        (changed(2, "players: two"), "line 3: expected a number as players"),
        (changed(3, "edition: 3"), "edition: expected 1 or 2"),
        (changed(4, "first: 5"), "first: expected a seat"),
        (changed(5, "key: 12"), "line 6: expected 64 hex digits"),
        (changed(8, "treasure Copper"), "line 9: expected a turn"),
        (
            changed(8, "fly: Copper"),
            r'line 9: the game asks "\w+", the record answers "fly" .*rules 1, this is rules 1',
        ),
        (changed(8, "treasure: Province"), "line 9: treasure: expected .* got"),
        (changed(7, "turn 1, seat 0, state 00000000"), "line 8: expected"),
        (changed(7, "turn 2, seat 0, state 00000000"), "line 8: expected turn 1"),
    ],
)
def test_a_broken_record_is_refused_with_one_line_that_says_where(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message) as caught:
        Game.from_record(text)
    assert "\n" not in str(caught.value)


def test_a_record_of_other_rules_names_both_versions() -> None:
    text = sample().replace("rules 1\n", "rules 7\n", 1)
    assert Game.from_record(text).answers == Game.from_record(sample()).answers  # nothing differs: it replays
    rows = text.splitlines()
    at = next(i for i, row in enumerate(rows) if row.startswith("turn") and i > 12)
    rows[at] = rows[at][:-8] + "00000000"
    with pytest.raises(ValueError, match=f"line {at + 1}.*recorded with rules 7, this is rules 1"):
        Game.from_record("\n".join(rows))


def test_hostile_records_are_refused_quickly() -> None:
    for text in (
        "x" * 10_000_000,
        HERE + "\n" + "kingdom: " + "A, " * 500_000,
        changed(5, "position: " + "[" * 200_000),
        changed(5, "own: " + "(" * 100_000),
        changed(5, "own: " + "may(" * 5_000),
        changed(5, 'own: __import__("os").system("true")'),
        sample() + "buy: " + "Copper, " * 300_000,
        HERE + "\n\x00\x00",
    ):
        with pytest.raises(ValueError) as caught:
            Game.from_record(text)
        assert len(str(caught.value)) < 400
    for wrong in (None, 5, b"bytes", ["list"]):
        with pytest.raises(ValueError, match="expected text"):
            Game.from_record(wrong)  # type: ignore[arg-type]


def test_a_sealed_record_can_be_read_but_not_replayed() -> None:
    game = Game("First Game", seed=1)
    record = notation.parse(game.record())
    sealed = notation.text(record, sealed=True)
    assert game._origin.start.key.hex() not in sealed
    assert notation.parse(sealed).commitment == notation.commitment_of(game._origin.start.key)
    assert sealed == game.record(sealed=True)
    with pytest.raises(ValueError, match="only the key's commitment"):
        Game.from_record(sealed)
    with pytest.raises(ValueError, match="not the one that was committed to"):
        Game.from_record(sealed, key=bytes(32))
    assert Game.from_record(sealed, key=game._origin.start.key) == game
    both = game.record().replace("\nkey:", f"\ncommitment: {'0' * 64}\nkey:")
    with pytest.raises(ValueError, match="not the one that was committed to"):
        Game.from_record(both)
    with pytest.raises(ValueError, match="expected yes or no"):
        Game.from_record(game.record().replace("\nkey:", "\ndouble_treasures: maybe\nkey:"))
    assert Game.from_record(game.record().replace("\nkey:", "\ndouble_treasures: no\nkey:")) == game


def test_repr_pastes_back() -> None:
    game = Game.from_record(sample())
    assert eval(repr(game), {"Game": Game}) == game
    d = game.decision
    from demesne import Decision, Event

    assert eval(repr(d), {"Decision": Decision}) == d
    assert eval(repr(game.events[-1]), {"Event": Event}) == game.events[-1]


def test_a_resample_is_a_line_of_the_record() -> None:
    game = Game("First Game", seed=4)
    game.answer(*game.decision.options).answer()
    other = game.resample(1, 9)
    other.answer(*other.decision.options)
    text = other.record()
    assert text.count("resample: seat 1") == 1
    again = Game.from_record(text)
    assert again._state.dump() == other._state.dump() and again.record() == text
    assert other.at(2)._state.dump() == game.resample(1, 9)._state.dump()
    assert other.at(1)._state.dump() == game.at(1)._state.dump()


def test_a_resample_before_the_first_answer_is_recorded_once_bug(both_kernels: str) -> None:
    game = Game("First Game", seed=4).resample(0, 9)
    game.answer(*game.decision.options)
    text = game.record()
    assert text.count("resample: seat 0") == 1
    assert Game.from_record(text) == game and Game.from_record(text)._state.dump() == game._state.dump()
