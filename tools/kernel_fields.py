"""Fields of C structures out of layout.py, and what is done with all of them: frames put away and brought back."""

from __future__ import annotations

from types import ModuleType


def fields(layout: ModuleType, fields: list[tuple[str, str, tuple[int, ...]]]) -> list[str]:
    out = []
    for name, kind, dims in fields:
        out.append(f"    cdef {layout.ctype(kind)}{''.join(f'[{d}]' for d in dims)} {name}")
    return out


def frames_put_away(layout: ModuleType) -> str:
    """The effects put away: memory for them, copies and moves of all their rows, as far as they are in use."""
    lay, put, back, copy, load, parts = [], [], [], [], [], []
    for (name, _, _), field in zip(layout.FRAME, layout.PUT_AWAY):
        away, size = field[0], f"sizeof(g.{name}[0])"
        lay += [f"        g.{away} = <{layout.ctype(field[1])}*>at", f"        at += DEEP * {size}"]
        put += [f"    memcpy(<char*>g.{away} + g.ndeep * {size}, &g.{name}[0], n * {size})"]
        put += [f"    memmove(&g.{name}[0], &g.{name}[n], (g.sp - n) * {size})"]
        back += [f"    memmove(&g.{name}[n], &g.{name}[0], g.sp * {size})"]
        back += [f"    memcpy(&g.{name}[0], <char*>g.{away} + (g.ndeep - n) * {size}, n * {size})"]
        copy += [f"    memcpy(d.{away}, g.{away}, g.ndeep * {size})"]
        load += [f"    memcpy(g.{away}, at, g.ndeep * {size})", f"    at += g.ndeep * {size}"]
        parts += [f"(<char*>g.{away})[:g.ndeep * {size}]"]
    lines = [f"cdef enum:\n    FRAME_SIZE = {layout.deep(1)[1].size}"]
    lines += ["cdef inline int has_store(State g) noexcept nogil:", "    cdef char* at", "    if g.store == NULL:"]
    lines += ["        g.store = malloc(DEEP * FRAME_SIZE)", "        if g.store == NULL:", "            return 0"]
    lines += ["        at = <char*>g.store", *lay, "    return 1"]
    lines += ["cdef inline void put_away(State g, int n) noexcept nogil:", *put]
    lines += ["cdef inline void bring_back(State g, int n) noexcept nogil:", *back]
    lines += ["cdef inline void copy_deep(State d, State g) noexcept nogil:", "    if not has_store(d):"]
    lines += ["        d.ndeep = d.sp = 0", "        d.trouble = 1", "        return", *copy]
    lines += ["cdef inline int load_deep(State g, char* at) except -1:", "    if not has_store(g):"]
    lines += ["        raise MemoryError()", *load, "    return 0"]
    lines += ["cdef inline bytes dump_deep(State g):", f"    return b''.join(({', '.join(parts)}))"]
    lines += ["cdef inline void no_store(State g) noexcept:", "    g.store = NULL"]
    lines += ["cdef inline void free_store(State g) noexcept:", "    free(g.store)"]
    return "\n".join(lines)
