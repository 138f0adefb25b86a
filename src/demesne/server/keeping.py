"""From the log in the store to a table, and from a game that is over to what is stored of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins
from msgspec.structs import asdict

from demesne.table import Setup, Table
from demesne.table.entries import entry_of
from demesne.table.review import ranking, review
from demesne.table.shown import log_of, result, shown


def folded(begin: Setup | Table, rows: Sequence[dict[str, Any]]) -> Table:
    """The table that these rows of the store lead to; ValueError if it differs from when they were written."""
    table = begin.fork() if isinstance(begin, Table) else Table(begin)
    prints = {n: row["hash"] for n, row in enumerate(rows) if "hash" in row}
    table.fold([entry_of(row) for row in rows], prints)
    return table


def finished_data(table: Table) -> tuple[dict[str, Any], str]:
    """What is stored of a finished game, and its record."""
    reviewed = review(table.game, table.names())
    reviewed.winners = table.winners()
    reviewed.ranking = ranking(reviewed.scores, reviewed.turns, table.resigned)
    now = {**asdict(shown(table, None)), "result": result(table), "seat": None, "clock": None, "left": None}
    first = table.game.next_first() if table.game.over else 0
    finished = {"shown": now, "log": log_of(table, None), "review": reviewed, "first": first}
    return to_builtins(finished), table.game.record()
