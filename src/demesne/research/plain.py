"""numpy's whole numbers where Python's are expected: seeds, counts, seats and actions often come out of an array."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np


def plain(value: Any) -> Any:
    """A whole number of numpy as Python's; everything else as it is."""
    return int(value) if isinstance(value, np.integer) else value


def action_of(given: Any) -> int:
    """The number of an action; -1, which is never legal, for what is not a whole number."""
    try:
        return -1 if isinstance(given, bool) else index(given)
    except TypeError:
        return -1
