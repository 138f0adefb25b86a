"""Damaged rows: a value that cannot be read does not spoil the other rows; its row is skipped and named."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from typing import Any

from sqlalchemy import JSON, Column, Row, Table
from sqlalchemy.types import TypeDecorator

Named = Callable[[str, tuple[Any, ...]], None]  # told the table and the key of a damaged row


class Unreadable:
    """Takes the place of a value that cannot be read."""


UNREADABLE = Unreadable()


def read_json(text: str | bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return UNREADABLE


def is_sound(table: Table, row: Row[Any]) -> bool:
    """Whether all values are what their columns say; SQLite checks none of it."""
    return all(
        isinstance(value, _kind(column)) or (value is None and bool(column.nullable))
        for column, value in zip(table.columns, row, strict=True)
    )


def _kind(column: Column[Any]) -> type:
    if isinstance(column.type, JSON):
        return dict  # we store nothing else
    return datetime if isinstance(column.type, TypeDecorator) else column.type.python_type


def sound(table: Table, rows: Iterable[Row[Any]], named: Named) -> Iterator[Row[Any]]:
    """The rows of a whole table that can be read."""
    for row in rows:
        if is_sound(table, row):
            yield row
        else:
            named(table.name, key_of(table, row))


def key_of(table: Table, row: Row[Any]) -> tuple[Any, ...]:
    return tuple(row._mapping[column.name] for column in table.primary_key)
