"""Whom agents of the benchmark meet: Big Money, and the levels of the bots that follow lists.

`strong` searches for its lists, ten CPU seconds in a kingdom. What it found for two players in the kingdoms of the
benchmark is in bench/strong.json.xz (written by benchmarks/research/strong.py), so nobody has to wait for it, and the
opponents stay the same in a later version whose search would find others.
"""

from __future__ import annotations

import json
import lzma
import pathlib
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from demesne.search.lists import Weighted
from demesne.search.population import population, weighted
from demesne.strategies import Strategy, parse
from demesne.strategies.judging import generic
from demesne.strategies.population import Part, Population
from demesne.strategies.shipped import shipped

FILE = pathlib.Path(__file__).parent / "bench" / "strong.json.xz"
MONEY, STRONG = "big-money", "strong"
EDITION, PLAYERS = 2, 2  # of the kingdoms in the file


def key_of(kingdom: Sequence[str]) -> str:
    return "|".join(sorted(kingdom))


@cache
def stored() -> dict[str, dict[str, Any]]:
    """By kingdom: the lists as texts with their weights, which of them is `strong`, how many games it took."""
    found: dict[str, dict[str, Any]] = json.loads(lzma.decompress(FILE.read_bytes()))["kingdoms"]
    return found


@lru_cache(maxsize=1024)
def _read(key: str) -> Population:
    value = stored()[key]
    parts = tuple(Part(parse(text, f"list {n}"), weight) for n, (text, weight) in enumerate(value["lists"], 1))
    return Population(parts, parts[value["strong"]].strategy, value["games"])


def has_stored(kingdom: Sequence[str], edition: int = EDITION, players: int = PLAYERS, colonies: bool = False) -> bool:
    return (edition, players, colonies) == (EDITION, PLAYERS, False) and key_of(kingdom) in stored()


def list_for(
    name: str, kingdom: Sequence[str], edition: int = EDITION, players: int = PLAYERS, colonies: bool = False
) -> Strategy:
    """What an opponent of the ladder follows in a kingdom."""
    if name == MONEY:
        return shipped(name)
    if name == STRONG and has_stored(kingdom, edition, players, colonies):
        strong = _read(key_of(kingdom)).strong
        return strong.called(name, f"{name}: {strong.idea}")
    return generic(kingdom, name, edition, players, colonies)


def lists_for(
    kingdom: Sequence[str], edition: int = EDITION, players: int = PLAYERS, colonies: bool = False
) -> list[Weighted]:
    """The lists a searching player thinks of in a kingdom."""
    if has_stored(kingdom, edition, players, colonies):
        return list(weighted(_read(key_of(kingdom))))
    return population(kingdom, edition, players, colonies)
