"""Whom agents of the benchmark meet: Big Money, and the levels of the bots that follow lists.

In the kingdoms of the benchmark the lists of `strong` come with the package (strategies/packaged.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from demesne.strategies import Strategy
from demesne.strategies.judging import generic
from demesne.strategies.shipped import shipped

MONEY = "big-money"


def list_for(name: str, kingdom: Sequence[str], edition: int = 2, players: int = 2, colonies: bool = False) -> Strategy:
    """What an opponent of the ladder follows in a kingdom."""
    return shipped(name) if name == MONEY else generic(kingdom, name, edition, players, colonies)
