"""The memory of a state, a table and a tally in plain Python: cleared, copied, as bytes, frames put away.

Compiled, all of this is done in memory itself (`memory.pxi`, `blocks.pxi`, `state.pxi`), and gives the same bytes.
"""

import struct
from itertools import accumulate
from typing import Any

from . import const as C
from .layout import (
    FRAME,
    JOURNAL,
    PLANS,
    PLANS_FORMAT,
    PLAYOUTS,
    PLAYOUTS_FORMAT,
    PUT_AWAY,
    SCRATCH,
    STATE,
    STATE_FORMAT,
    TABLE,
    TABLE_FORMAT,
    TALLY,
    TALLY_FORMAT,
    Field,
    deep,
    packer,
    zero,
)


def clear_state(g: Any) -> None:
    for name, _, dims in STATE + SCRATCH:
        setattr(g, name, zero(dims))
    for name, _, _ in PUT_AWAY:
        setattr(g, name, [])
    g.block_at = -1


def copy_state(target: Any, source: Any) -> None:
    """A copy of everything; compiled, a game leaves out what it does not use."""
    for name, _, dims in STATE + SCRATCH:
        value = getattr(source, name)
        if dims:
            value = _copied(value, dims)
        setattr(target, name, value)
    for name, _, dims in PUT_AWAY:
        setattr(target, name, _copied(getattr(source, name)[: source.ndeep], dims))
    target.tracing = 0


def _copied(rows: list[Any], dims: tuple[int, ...]) -> list[Any]:
    return rows[:] if len(dims) == 1 else [row[:] for row in rows]


def has_store(g: Any) -> int:
    """Whether there is memory for effects put away; compiled, a game gets it when it first needs it."""
    return 1


def put_away(g: Any, n: int) -> None:
    """The lowest n frames are put away, the others move down; how many there are is for the caller to say."""
    for (name, _, dims), (away, _, _) in zip(FRAME, PUT_AWAY):
        rows = getattr(g, name)
        getattr(g, away)[g.ndeep :] = _copied(rows[:n], dims)
        rows[: g.sp - n] = _copied(rows[n : g.sp], dims)


def bring_back(g: Any, n: int) -> None:
    """The n frames put away last lie below the others again."""
    for (name, _, dims), (away, _, _) in zip(FRAME, PUT_AWAY):
        rows = getattr(g, name)
        rows[n : n + g.sp] = _copied(rows[: g.sp], dims)
        rows[:n] = _copied(getattr(g, away)[g.ndeep - n : g.ndeep], dims)


def copy_fresh(target: Any, source: Any) -> None:
    """The same into a state that has just been made; compiled, its memory holds anything."""
    copy_state(target, source)


def read_key(g: Any, key: bytes) -> None:
    """The key of the stream, 32 bytes."""
    if len(key) != 32:
        raise ValueError(f"expected 32 bytes, got {len(key)}")
    g.key = list(struct.unpack("<8I", key))


def _dump(source: Any, fields: list[Field], packer: struct.Struct) -> bytes:
    flat: list[int] = []
    for name, _, dims in fields:
        value = getattr(source, name)
        if not dims:
            flat.append(value)
        elif len(dims) == 1:
            flat += value[: dims[0]]
        else:
            for row in value[: dims[0]]:
                flat += row
    return packer.pack(*flat)


def _load(target: Any, fields: list[Field], packer: struct.Struct, data: bytes) -> None:
    if len(data) != packer.size:
        raise ValueError(f"expected {packer.size} bytes, got {len(data)}")
    flat = packer.unpack(data)
    i = 0
    for name, _, dims in fields:
        if not dims:
            setattr(target, name, flat[i])
            i += 1
        elif len(dims) == 1:
            setattr(target, name, list(flat[i : i + dims[0]]))
            i += dims[0]
        else:
            setattr(target, name, [list(flat[i + r * dims[1] : i + (r + 1) * dims[1]]) for r in range(dims[0])])
            i += dims[0] * dims[1]


def dump_state(g: Any) -> bytes:
    data = _dump(g, STATE, STATE_FORMAT)
    return data + _dump(g, *deep(g.ndeep)) if g.ndeep else data


def load_state(g: Any, data: bytes) -> None:
    _load(g, STATE, STATE_FORMAT, data[: STATE_FORMAT.size])
    fields, packer = deep(g.ndeep)
    if not 0 <= g.ndeep <= C.DEEP or len(data) != STATE_FORMAT.size + packer.size:
        raise ValueError(f"expected {STATE_FORMAT.size + packer.size} bytes, got {len(data)}")
    _load(g, fields, packer, data[STATE_FORMAT.size :])
    g.block_at = -1
    g.summed = zero((C.SEATS,))
    g.richer = 1
    g.stock_of = 0
    g.unit_end = max((i + 1 for i in range(C.UNITS) if g.u_seat[i]), default=0)


def dump_table(t: Any) -> bytes:
    return _dump(t, TABLE, TABLE_FORMAT)


def load_table(t: Any, data: bytes) -> None:
    _load(t, TABLE, TABLE_FORMAT, data)


class TableFields:
    """The fields of a card table, each read from its bytes when it is first asked for: most never are."""

    def __init__(self, data: bytes) -> None:
        if len(data) != TABLE_FORMAT.size:
            raise ValueError(f"expected {TABLE_FORMAT.size} bytes, got {len(data)}")
        self._data = data

    def __getattr__(self, name: str) -> Any:
        if name not in _PLACES:
            raise AttributeError(name)
        at, field = _PLACES[name]
        form = packer([field])
        _load(self, [field], form, self._data[at : at + form.size])
        return self.__dict__[name]


_STARTS = accumulate((packer([field]).size for field in TABLE), initial=0)
_PLACES = {field[0]: (at, field) for field, at in zip(TABLE, _STARTS)}


def dump_plans(t: Any) -> bytes:
    return _dump(t, PLANS, PLANS_FORMAT)


def load_plans(t: Any, data: bytes) -> None:
    _load(t, PLANS, PLANS_FORMAT, data)


def clear_tally(t: Any) -> None:
    for name, _, dims in TALLY + JOURNAL:
        setattr(t, name, zero(dims))


def dump_tally(t: Any) -> bytes:
    return _dump(t, TALLY, TALLY_FORMAT)


def load_tally(t: Any, data: bytes) -> None:
    _load(t, TALLY, TALLY_FORMAT, data)


def add_tally(t: Any, other: Any) -> None:
    for name, _, dims in TALLY:
        value = getattr(other, name)
        setattr(t, name, [a + b for a, b in zip(getattr(t, name), value)] if dims else getattr(t, name) + value)


def clear_playouts(t: Any) -> None:
    for name, _, dims in PLAYOUTS:
        setattr(t, name, zero(dims))


def dump_playouts(t: Any) -> bytes:
    return _dump(t, PLAYOUTS, PLAYOUTS_FORMAT)
