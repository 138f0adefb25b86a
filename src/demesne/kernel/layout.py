"""The fields of the state and of the card table: one list each.

Plain Python makes attributes of them, the build makes C fields; both give the same bytes.
"""

import struct
from typing import TYPE_CHECKING, Any

from .const import CODE, FILTERS, FRAMES, KINDS, SEATS, SECRETS, SLOTS

Field = tuple[str, str, tuple[int, ...]]

_CTYPES = {
    "i64": "long long",
    "u32": "unsigned int",
    "i32": "int",
    "u16": "unsigned short",
    "i16": "short",
    "u8": "unsigned char",
}
_CODES = {"u32": "I", "i64": "q", "i32": "i", "i16": "h", "u16": "H", "u8": "B"}


def _fields(*groups: tuple[str, str, tuple[int, ...]]) -> list[Field]:
    return [(name, kind, dims) for names, kind, dims in groups for name in names.split()]


# widest first, so that no gaps arise
STATE: list[Field] = _fields(
    ("pos", "i64", ()),
    ("key", "u32", (8,)),
    ("met", "u32", ()),  # kinds played this turn, a bit each
    ("actions buys coins", "i32", ()),
    ("hand disc play rest aside", "u16", (SEATS, KINDS)),
    ("supply trash", "u16", (KINDS,)),
    ("last prior", "u16", (KINDS,)),  # stamps of the latest play of a kind and of the one before
    ("nhand ndeck ndisc nplay naside turns nslots pinned", "u16", (SEATS,)),
    ("f_pc f_here f_count f_keys f_ret", "u16", (FRAMES,)),
    ("seats kinds cur phase first ends empty sp steps stamp newest", "i16", ()),
    ("cheaper nact", "i16", ()),
    ("pend d_seat d_source d_zone d_about d_least d_most d_ordered d_form d_n d_last", "i16", ()),
    ("nsecrets nqueue", "i16", ()),
    ("seen_hand seen_disc", "u8", (SEATS, KINDS)),
    ("bonus waiting them opt pick", "u8", (KINDS,)),
    ("order queue", "u8", (KINDS,)),
    ("f_seat f_card f_safe f_step f_it f_i", "u8", (FRAMES,)),
    ("slot", "u8", (SLOTS,)),  # seat after seat, each from its deepest pinned slot up to the top
    ("secret_who secret_kind secret_n", "u8", (SECRETS,)),
    ("top before passing veiled", "u8", (SEATS,)),
)

# beside the state: a cached block of the stream and working memory, in no dump
SCRATCH: list[Field] = _fields(
    ("block_at", "i64", ()),
    ("words", "u32", (16,)),
    ("lifted trouble tracing", "i32", ()),
    ("pool", "u16", (KINDS,)),
)

TABLE: list[Field] = _fields(
    ("cost types plain start react react_hand react_again vp vp_div vp_kind number by_number pile", "i16", (KINDS,)),
    ("kinds provinces piles_to_end key_base place_base stop", "i16", ()),
    ("code", "i16", (CODE,)),
    ("filter_types filter_not filter_only filter_mode filter_n", "i16", (FILTERS,)),
)


def ctype(kind: str) -> str:
    return _CTYPES[kind]


def _format(fields: list[Field]) -> struct.Struct:
    parts = []
    for _, kind, dims in fields:
        count = 1
        for d in dims:
            count *= d
        parts.append(f"{count}{_CODES[kind]}")
    return struct.Struct("=" + "".join(parts))


STATE_FORMAT = _format(STATE)
TABLE_FORMAT = _format(TABLE)


class Fields:
    """Has the fields of one of the lists above as attributes; the build leaves this class out."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...


def zero(dims: tuple[int, ...]) -> Any:
    if not dims:
        return 0
    return [0] * dims[0] if len(dims) == 1 else [[0] * dims[1] for _ in range(dims[0])]


def clear_state(g: Any) -> None:
    for name, _, dims in STATE + SCRATCH:
        setattr(g, name, zero(dims))
    g.block_at = -1


def copy_state(target: Any, source: Any) -> None:
    for name, _, dims in STATE:
        value = getattr(source, name)
        if dims:
            value = value[:] if len(dims) == 1 else [row[:] for row in value]
        setattr(target, name, value)
    for name, _, dims in SCRATCH:
        setattr(target, name, zero(dims))
    target.block_at = -1


def _dump(source: Any, fields: list[Field], packer: struct.Struct) -> bytes:
    flat: list[int] = []
    for name, _, dims in fields:
        value = getattr(source, name)
        if not dims:
            flat.append(value)
        elif len(dims) == 1:
            flat += value
        else:
            for row in value:
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
    return _dump(g, STATE, STATE_FORMAT)


def load_state(g: Any, data: bytes) -> None:
    _load(g, STATE, STATE_FORMAT, data)
    g.block_at = -1


def dump_table(t: Any) -> bytes:
    return _dump(t, TABLE, TABLE_FORMAT)


def load_table(t: Any, data: bytes) -> None:
    _load(t, TABLE, TABLE_FORMAT, data)
