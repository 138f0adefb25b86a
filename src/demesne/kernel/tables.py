"""What is fixed for a game, and what is known of the strategies at its table."""

from __future__ import annotations

from .layout import Fields
from .memory import dump_table, load_plans, load_table


class CardTable(Fields):
    """What is fixed for a game: costs, types, programs. Shared by all its clones."""

    def __init__(self, data: bytes) -> None:
        load_table(self, data)

    def dump(self) -> bytes:
        return dump_table(self)


class Plans(Fields):
    """The strategies at a table, as numbers. Shared by all its games."""

    def __init__(self, data: bytes) -> None:
        load_plans(self, data)
