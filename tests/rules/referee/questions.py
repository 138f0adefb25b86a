"""What is asked."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple


class Question(NamedTuple):
    """The fields of a Decision (docs/library.md), in the same order."""

    player: int
    kind: str
    source: str | None
    options: list[str]
    least: int
    most: int
    ordered: bool
    zone: str | None
    about: int


Picks = Generator[Question, list[str], list[str]]
Questions = Generator[Question, list[str], None]
