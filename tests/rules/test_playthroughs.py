"""The golden games, line by line on both kernels; and that they leave no card and no question out."""

from __future__ import annotations

import pytest

import playthrough

FILES = sorted(playthrough.FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_the_game_goes_as_recorded(file: object, both_kernels: str) -> None:
    text = file.read_text(encoding="utf-8")  # type: ignore[attr-defined]
    golden = text.splitlines()
    for at, row in enumerate(playthrough.lines(playthrough.replay(text)), 1):
        assert at <= len(golden) and row == golden[at - 1], f"{file}, line {at}: first difference"
    assert at == len(golden)


def test_every_card_is_played_and_every_question_answered_in_two_ways() -> None:
    assert not playthrough.missing([f.read_text(encoding="utf-8") for f in FILES])
