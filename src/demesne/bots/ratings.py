"""How strong the levels are, as measured: ratings on the recommended sets, 400 points being odds of ten to one.

`ratings.json` beside this module is written by `benchmarks/lists.py` (the lists) and `benchmarks/search.py` (the
levels that search). `fair` has 1000 points by definition.
"""

from __future__ import annotations

import json
import pathlib
from functools import cache
from typing import NamedTuple

from demesne.strategies.levels import ALL_LEVELS

FILE = pathlib.Path(__file__).with_name("ratings.json")


class Rating(NamedTuple):
    points: int
    error: int  # half of the 95% interval


@cache
def ratings(where: str = "sets") -> dict[str, Rating]:
    """Of every level that was measured there, weakest first."""
    found = json.loads(FILE.read_text(encoding="utf-8"))[where]
    return {level: Rating(*found[level]) for level in ALL_LEVELS if level in found}
