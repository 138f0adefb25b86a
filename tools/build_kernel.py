"""Make the compiled kernel's source out of the plain one.

The modules of `demesne/kernel` are joined, in the order of ORDER, into one file; const.py and layout.py become C
constants and fields; the hints of every function become its C signature. Nothing is written twice.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import pathlib
import sys
from types import ModuleType

HERE = pathlib.Path(__file__).resolve().parent
KERNEL = HERE.parent / "src" / "demesne" / "kernel"
ORDER = [
    "rules/knowledge",
    "rules/stream",
    "rules/zones",
    "rules/piles",
    "rules/filters",
    "rules/counting",
    "rules/scoring",
    "play/conditions",
    "play/following",
    "play/appraising",
    "play/wanting",
    "play/parting",
    "play/estimating",
    "play/giving_up",
    "play/topdecking",
    "play/answering",
    "play/deciding",
    "rules/asking",
    "rules/durations",
    "rules/mats",
    "rules/stack",
    "rules/plays",
    "rules/spending",
    "rules/markers",
    "rules/gains",
    "rules/passing",
    "rules/picking",
    "rules/lifting",
    "rules/windows",
    "rules/effects",
    "play/planning",
    "play/tallying",
    "rules/phases",
    "play/simulating",
    "rules/sampling",
    "rules/fingerprint",
    "answers",
    "play/playouts",
    "play/candidates",
    "research/observing",
    "research/stepping",
    "machine",
]
HEADERS = ("rows.h", "crew.h")
CTYPES = {"int": "int", "i64": "long long", "u64": "unsigned long long", "u32": "unsigned int", "None": "void"}
OBJECTS = ("State", "Plans", "Tally", "Playouts")
# plain, these only pass on a call, or have nothing to do; compiled, they let other threads run meanwhile
RELEASED = ("play_released", "try_released", "step_all", "gather")
# small and hot: where they are called the C compiler may write them out
INLINE = {
    "below",
    "half",
    "begin_turn",
    "enter",
    "end_turn",
    "finish_turn",
    "clean_up",
    "sweep",
    "buy",
    "leave_supply",
    "note_gain",
    "land",
    "new_top",
    "has_top",
    "draw",
    "cost_now",
    "entered_discard_open",
    "left_hand_open",
    "leave_hand",
    "into_play",
    "stamp_play",
    "extra_coins",
    "owned",
    "in_deck",
    "cards_owned",
    "compare",
    "clear_pick",
    "clear_options",
    "only_pick",
    "copies",
    "all_copies",
    "may_react",
    "holding",
    "use",
    "fits",
    "pick_option",
    "matches",
    "advance",
    "push",
    "amount",
    "offered",
    "is_about",
    "times",
    "concerns",
}
CTYPES |= {name: name for name in OBJECTS}
CTYPES |= {"u8p": "unsigned char*", "i32p": "int*", "f32p": "float*"}


def source_hash(folder: pathlib.Path = KERNEL) -> str:
    """Of the kernel's modules and of this file: what a compiled kernel was made from."""
    digest = hashlib.sha256()
    for name in ["const", "layout", *ORDER]:
        digest.update((folder / f"{name}.py").read_bytes())
    for name in HEADERS:
        digest.update((folder / name).read_bytes())
    digest.update((HERE / "build_kernel.py").read_bytes())
    return digest.hexdigest()


def _load(name: str) -> ModuleType:
    """A kernel module without the package around it (which may want what is not built yet)."""
    package = sys.modules.setdefault("_kernel_source", ModuleType("_kernel_source"))
    package.__path__ = [str(KERNEL)]
    full = f"_kernel_source.{name}"
    if full not in sys.modules:
        spec = importlib.util.spec_from_file_location(full, KERNEL / f"{name}.py")
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        sys.modules[full] = module
        spec.loader.exec_module(module)
    return sys.modules[full]


def _hint(node: ast.expr | None) -> str:
    return ast.unparse(node) if node is not None else "object"


def _signature(function: ast.FunctionDef, method: bool) -> tuple[list[tuple[str, str]], str, bool]:
    """Arguments, return hint, and whether it can run without the GIL."""
    arguments = [(a.arg, _hint(a.annotation)) for a in function.args.args[1 if method else 0 :]]
    returns = _hint(function.returns)
    bare = returns in CTYPES and returns not in OBJECTS and all(hint in CTYPES for _, hint in arguments)
    return arguments, returns, bare


def _locals(function: ast.FunctionDef, rows: set[str]) -> dict[str, str]:
    """C types of the local variables: int unless hinted otherwise; a row of a table stays what it is."""
    arguments = {a.arg for a in function.args.args}
    found: dict[str, str] = {}
    skip: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            hint = ast.unparse(node.annotation)
            if hint in CTYPES:
                found[node.target.id] = CTYPES[hint]
            else:
                skip.add(node.target.id)
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    if _is_row(node.value, rows) or not _is_number(node.value):
                        skip.add(target.id)
                    found.setdefault(target.id, "int")
        elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            found.setdefault(node.target.id, "int")

    return {name: kind for name, kind in found.items() if name not in skip and name not in arguments}


def _is_row(value: ast.expr, rows: set[str]) -> bool:
    """g.hand[p], g.supply: an array, not a number."""
    if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Attribute):
        return value.value.attr in rows
    return isinstance(value, ast.Attribute) and value.attr in rows | {"supply", "trash", "opt", "pick"}


def _is_number(value: ast.expr) -> bool:
    if isinstance(value, ast.Call):
        return not (isinstance(value.func, ast.Attribute) and value.func.attr == "__new__")
    return not isinstance(value, (ast.List, ast.ListComp, ast.Tuple, ast.Constant)) or (
        isinstance(value, ast.Constant) and isinstance(value.value, int)
    )


def _by_width(text: str) -> str:
    """A loop over a row of counts, once for each width: only loops of a fixed length become vector instructions."""
    lines, const = text.splitlines(), _load("const")
    loops = [n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.For) and ast.unparse(n.iter) == "row(g)"]
    for loop in sorted(loops, key=lambda n: n.lineno, reverse=True):
        space, name = " " * loop.col_offset, ast.unparse(loop.target)
        body = ["    " + line for line in lines[loop.lineno : loop.end_lineno]]
        lines[loop.lineno - 1 : loop.end_lineno] = [
            f"{space}if g.width == {const.NARROW}:",
            f"{space}    for {name} in range({const.NARROW}):",
            *body,
            f"{space}else:",
            f"{space}    for {name} in range({const.KINDS}):",
            *body,
        ]
    return "\n".join(lines) + "\n"


def _without_imports(text: str) -> str:
    """The module's own lines: no relative import, no TYPE_CHECKING block, no module docstring."""
    tree = ast.parse(text)
    drop: set[int] = set()
    for node in tree.body:
        gone = isinstance(node, (ast.Import, ast.ImportFrom)) or (
            isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        )
        gone = gone or (isinstance(node, ast.FunctionDef) and node.name in RELEASED)
        gone = gone or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        if gone:
            drop.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = [line for i, line in enumerate(text.splitlines(), 1) if i not in drop]
    return "\n".join(lines).replace("(Fields):", ":")


def generate(out: str) -> str:
    folder = pathlib.Path(out) / "demesne" / "kernel"
    folder.mkdir(parents=True, exist_ok=True)
    for package in (folder, folder.parent):
        (package / "__init__.py").write_text("")
        (package / "__init__.pxd").write_text("")
    const, layout = _load("const"), _load("layout")
    digest = source_hash()
    rows = {name for name, _, dims in layout.STATE if len(dims) == 2}

    names = {k: v for k, v in vars(const).items() if k.isupper() and type(v) is int}
    small = "".join(f"    {k} = {v}\n" for k, v in names.items())
    pxd = ["cimport cython", "from libc.string cimport memcmp, memset, memcpy, memmove"]
    pxd += ["from libc.stdlib cimport malloc, free"]
    pxd += ["from cpython.buffer cimport PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer"]
    pxd += ["from cpython.pycapsule cimport PyCapsule_GetPointer, PyCapsule_New"]
    pxd += ["cdef enum:\n" + small]
    source = ['"""Made by build_kernel.py from the plain kernel; do not edit."""', "from __future__ import annotations"]
    source.append(f"SOURCE_HASH = {digest!r}")

    functions: list[str] = []
    methods: dict[str, list[str]] = {name: [] for name in ("Table", *OBJECTS)}
    for name in ORDER:
        text = (KERNEL / f"{name}.py").read_text(encoding="utf-8")
        code = _without_imports(_by_width(text))
        source.append(code.replace(FIRST_METHOD, STORE + FIRST_METHOD) if name == "machine" else code)
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.name not in RELEASED:
                functions += _declare(node, rows, method=False)
            elif isinstance(node, ast.ClassDef):
                for item in node.body:
                    if isinstance(item, ast.FunctionDef) and not item.name.startswith("__"):
                        methods[node.name] += ["    " + line for line in _declare(item, rows, method=True)]

    pxd += [
        "@cython.final",
        "cdef class Table:",
        *_fields(layout, layout.TABLE),
        "    cdef char end",
        *methods["Table"],
    ]
    pxd += ["@cython.final", "cdef class Plans:", *_fields(layout, layout.PLANS), "    cdef char end"]
    pxd += methods["Plans"]
    pxd += ["@cython.final", "cdef class Tally:", *_fields(layout, layout.TALLY), "    cdef char end"]
    pxd += [*_fields(layout, layout.JOURNAL), "    cdef char journal_end"]
    # the first blocks of a game's stream, which its other rotations read too; beside the tally, as states are copied
    early = ("unsigned int[8] early_key", "unsigned int[1024] early", "int early_n", "int early_apart")
    pxd += [*(f"    cdef {field}" for field in early), *methods["Tally"]]
    pxd += ["@cython.final", "cdef class Playouts:", *_fields(layout, layout.PLAYOUTS), "    cdef char end"]
    pxd += methods["Playouts"]
    pxd += ["@cython.final", "cdef class State:", *_fields(layout, layout.STATE), "    cdef char end"]
    pxd += [
        *_fields(layout, layout.SCRATCH),
        "    cdef char scratch_end",
        "    cdef void* store",  # of the effects put away: memory of its own, which few games ever need
        *(f"    cdef {layout.ctype(kind)}* {name}" for name, kind, _ in layout.PUT_AWAY),
        "    cdef Table table",
        "    cdef list sink",
    ]
    pxd += ["    cdef Plans plans", "    cdef Tally tally"]
    headers = "".join((KERNEL / name).read_text(encoding="utf-8") for name in HEADERS)
    headers = headers.replace("\\", "\\\\")  # a string of the pxd
    pxd += [*methods["State"], *functions, MEMORY.replace("HEADERS", headers)]
    for name in ("state", "table", "plans", "tally", "playouts"):
        first = getattr(layout, name.upper())[0][0]
        if name == "state":
            pxd.append(_frames_put_away(layout))
        shape = STATE_BYTES if name == "state" else BYTES
        pxd.append(shape.format(name=name, cls=name.capitalize(), first=first))
    source.append("demesne_lean(State)")
    (folder / "_compiled.py").write_text("\n".join(source) + "\n", encoding="utf-8")
    (folder / "_compiled.pxd").write_text("\n".join(pxd) + "\n", encoding="utf-8")
    return digest


def _fields(layout: ModuleType, fields: list[tuple[str, str, tuple[int, ...]]]) -> list[str]:
    out = []
    for name, kind, dims in fields:
        out.append(f"    cdef {layout.ctype(kind)}{''.join(f'[{d}]' for d in dims)} {name}")
    return out


def _frames_put_away(layout: ModuleType) -> str:
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
    lines = [f"cdef enum:\n    FRAME_SIZE = {layout._deep(1)[1].size}"]
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


def _declare(function: ast.FunctionDef, rows: set[str], method: bool) -> list[str]:
    arguments, returns, bare = _signature(function, method)
    lines = []
    local = _locals(function, rows)
    if local:
        hints = ", ".join(f'{name}="{kind}"' for name, kind in sorted(local.items()))
        lines.append(f"@cython.locals({hints})")
    text = ", ".join((["self"] if method else []) + [f"{_c(hint)} {name}" for name, hint in arguments])
    if function.name == "emit":
        lines.append(f"cdef void emit({text}) noexcept with gil")
    elif bare and not method:
        inline = "inline " if function.name in INLINE else ""
        lines.append(f"cdef {inline}{CTYPES[returns]} {function.name}({text}) noexcept nogil")
    else:
        tail = " except *" if returns in CTYPES and returns not in OBJECTS else ""
        lines.append(f"cpdef {_c(returns)} {function.name}({text}){tail}")
    return lines


def _c(hint: str) -> str:
    return CTYPES.get(hint) or hint.split("[")[0].replace("Any", "object")


# a state gives back the memory that it may have got for effects put away
FIRST_METHOD = """    def __init__(self, table: Table) -> None:
        clear_state(self)
"""
STORE = """    def __cinit__(self):
        no_store(self)

    def __dealloc__(self):
        free_store(self)

"""
# whole blocks of fields out and in; of a state also the effects put away, and some of it is worked out anew
BYTES = """
cdef inline bytes dump_{name}({cls} t):
    return (<char*>&t.{first})[:&t.end - <char*>&t.{first}]
cdef inline int load_{name}({cls} t, bytes data) except -1:
    cdef Py_ssize_t size = &t.end - <char*>&t.{first}
    if len(data) != size:
        raise ValueError(f"expected {{size}} bytes, got {{len(data)}}")
    memcpy(&t.{first}, <char*>data, size)
    return 0
"""
STATE_BYTES = """
cdef inline bytes dump_{name}({cls} t):
    cdef bytes data = (<char*>&t.{first})[:&t.end - <char*>&t.{first}]
    return data + dump_deep(t) if t.ndeep else data
cdef inline int load_{name}({cls} t, bytes data) except -1:
    cdef Py_ssize_t size = &t.end - <char*>&t.{first}
    cdef Py_ssize_t all = size
    if len(data) >= size:
        memcpy(&t.{first}, <char*>data, size)
        all += t.ndeep * FRAME_SIZE
    if len(data) != all or t.ndeep < 0 or t.ndeep > DEEP:
        raise ValueError(f"expected {{all}} bytes, got {{len(data)}}")
    if t.ndeep:
        load_deep(t, <char*>data + size)
    t.block_at = -1; memset(&t.summed, 0, sizeof(t.summed)); t.richer = 1; t.stock_of = 0
    t.unit_end = UNITS
    while t.unit_end and t.u_seat[t.unit_end - 1] == 0:
        t.unit_end -= 1
    return 0
"""
MEMORY = """
cdef inline void clear_state(State g) noexcept nogil:
    memset(&g.kept, 0, <char*>&g.scratch_end - <char*>&g.kept)
    g.block_at = -1
cdef inline char* first_used(State g, int extended) noexcept nogil:
    # fields in front of this are 0 in such a game
    if extended == ELSEWHERE:
        return <char*>&g.kept
    return <char*>&g.barred if extended else <char*>&g.pos
cdef inline void copy_state(State d, State s) noexcept nogil:
    cdef char* at = first_used(d, s.extended)
    cdef char* old = first_used(d, d.extended)
    if old < at:
        memset(old, 0, at - old)
    memcpy(at, first_used(s, s.extended), <char*>&d.scratch_end - at)
    if s.ndeep:
        copy_deep(d, s)
    d.tracing = 0
cdef inline void copy_fresh(State d, State s) noexcept nogil:
    cdef char* at = first_used(d, s.extended)
    memset(&d.kept, 0, at - <char*>&d.kept)
    memcpy(at, first_used(s, s.extended), <char*>&d.scratch_end - at)
    if s.ndeep:
        copy_deep(d, s)
    d.tracing = 0
cdef inline int read_key(State g, bytes key) except -1:
    cdef unsigned char* at = <unsigned char*><char*>key
    cdef int i
    if len(key) != 32:
        raise ValueError(f"expected 32 bytes, got {len(key)}")
    for i in range(8):
        g.key[i] = at[4 * i] | at[4 * i + 1] << 8 | at[4 * i + 2] << 16 | <unsigned int>at[4 * i + 3] << 24
    return 0
cdef extern from *:
    '''
    /* a state is written whole as soon as it is made: its memory need not be cleared before. No cycle can lead
       through it, as it holds numbers, tables and a list of numbers: nobody need look for one */
    static PyObject *demesne_bare(PyTypeObject *type, Py_ssize_t n) {
        (void)n;
        return PyObject_GC_New(PyObject, type);
    }
    #define demesne_lean(type) (((PyTypeObject *)(type))->tp_alloc = demesne_bare)
    '''
    void demesne_lean(type)
cdef extern from *:
    '''
HEADERS
    '''
    const int DEMESNE_FOUR
    void demesne_four(const unsigned int* key, unsigned int first, unsigned int step, unsigned int* out) noexcept nogil
    int demesne_dot(const unsigned short* n, const short* w, int width) noexcept nogil
    int demesne_lowest(long long bits) noexcept nogil
    unsigned long long demesne_some(const unsigned short* n, int width) noexcept nogil
    unsigned long long demesne_more(const unsigned char* opt, const unsigned char* pick, int width) noexcept nogil
    int demesne_weigh(const unsigned short* n, int apart, const short* w, int width) noexcept nogil
    int demesne_any(const unsigned short* n, const unsigned short* mask, int width) noexcept nogil
    void demesne_sum(const unsigned short* rest, signed char* sums, int width) noexcept nogil
    int demesne_take(signed char* sums, int r, int width) noexcept nogil
    int demesne_draw(const unsigned int* words, int at, int* left, int size, signed char* sums, unsigned short* rest,
                     unsigned short* hand, int width) noexcept nogil
    void demesne_write(const unsigned short* n, unsigned char* out, int width) noexcept nogil
    void demesne_write_five(const unsigned short* n, int apart, unsigned char* out, int width) noexcept nogil
    void demesne_write_seen(const unsigned char* s, const unsigned short* n, unsigned char* out, int w) noexcept nogil
    void demesne_write_more(const unsigned short* n, unsigned char* out, int width) noexcept nogil
    void demesne_write_less(const short* cost, int less, unsigned char* out, int width) noexcept nogil
    void demesne_soon(const void* at, long long bytes) noexcept nogil
    ctypedef void (*demesne_piece)(void* task, int first, int last, int end) noexcept nogil
    ctypedef struct demesne_crew:
        pass
    demesne_crew* demesne_gather(int threads) noexcept nogil
    void demesne_do(demesne_crew* crew, demesne_piece piece, void* task, int n, int size) noexcept nogil
    void demesne_dismiss(demesne_crew* crew) noexcept nogil
cdef inline int early_block(State g, int number) noexcept nogil:
    # the first blocks of a key are made four at a time and kept: the other rotations of a seed read the same,
    # so do the other answers of a playout, where these are the first blocks of turns
    cdef int n = number >> g.apart
    if not DEMESNE_FOUR or number < 0 or g.tally is None:
        return 0
    if n >= (64 if g.apart else 16) or n << g.apart != number:
        return 0
    if g.tally.early_apart != g.apart or memcmp(g.tally.early_key, g.key, sizeof(g.tally.early_key)):
        memcpy(g.tally.early_key, g.key, sizeof(g.tally.early_key))
        g.tally.early_n = 0
        g.tally.early_apart = g.apart
    while g.tally.early_n <= n:
        demesne_four(g.key, g.tally.early_n << g.apart, 1 << g.apart, &g.tally.early[16 * g.tally.early_n])
        g.tally.early_n += 4
    memcpy(g.words, &g.tally.early[16 * n], sizeof(g.words))
    g.block_at = number
    return 1
cdef inline int hand_coins(State g, int p) noexcept nogil:
    return demesne_dot(g.hand[p], g.plans.coins, g.width)
cdef inline int lowest_bit(long long bits) noexcept nogil:
    return demesne_lowest(bits)
cdef inline unsigned long long kinds_in_hand(State g, int p) noexcept nogil:
    return demesne_some(g.hand[p], g.width)
cdef inline unsigned long long kinds_to_pick(State g) noexcept nogil:
    return demesne_more(g.opt, g.pick, g.width)
cdef inline int weigh_deck(State g, int p, int actions, int discarded) noexcept nogil:
    cdef short* weights = &g.plans.drawn[0] if actions else &g.plans.paid[0]
    cdef int n = demesne_dot(g.rest[p], weights, g.width)
    return n + demesne_dot(g.disc[p], weights, g.width) if discarded else n
cdef inline int weigh_stock(State g, int p) noexcept nogil:
    return demesne_weigh(g.hand[p], SEATS * KINDS, g.plans.stock, g.width)
cdef inline int weigh_terminals(State g, int p) noexcept nogil:
    return demesne_weigh(g.hand[p], SEATS * KINDS, g.plans.terminal, g.width)
cdef inline int weigh_money(State g, int p) noexcept nogil:
    return demesne_weigh(g.hand[p], SEATS * KINDS, g.plans.money, g.width)
cdef inline int weigh_points(State g, int p) noexcept nogil:
    return demesne_weigh(g.hand[p], SEATS * KINDS, g.table.vp, g.width)
cdef inline void write_counts(State g, unsigned short* n, unsigned char* out, int at) noexcept nogil:
    demesne_write(n, out + at, g.width)
cdef inline void write_bytes(State g, unsigned char* n, unsigned char* out, int at) noexcept nogil:
    memcpy(out + at, n, g.width)
cdef inline void write_owned(State g, int p, unsigned char* out, int at) noexcept nogil:
    demesne_write_five(g.hand[p], SEATS * KINDS, out + at, g.width)
cdef inline void write_seen(State g, unsigned char* seen, unsigned short* n, unsigned char* out, int at) noexcept nogil:
    demesne_write_seen(seen, n, out + at, g.width)
cdef inline void add_counts(State g, unsigned short* n, unsigned char* out, int at) noexcept nogil:
    demesne_write_more(n, out + at, g.width)
cdef inline void write_costs(State g, unsigned char* out, int at) noexcept nogil:
    demesne_write_less(g.table.cost, g.cheaper, out + at, g.width)
cdef inline int any_action(State g, int p) noexcept nogil:
    return demesne_any(g.hand[p], g.plans.action_mask, g.width)
cdef inline int take_nth(State g, int p, int r) noexcept nogil:
    cdef int k
    if g.ndeck[p] > 255:
        g.summed[p] = 0
        k = 0
        while r >= g.rest[p][k]:
            r -= g.rest[p][k]
            k += 1
    else:
        if g.summed[p] == 0:
            demesne_sum(g.rest[p], g.sums[p], g.width)
            g.summed[p] = 1
        k = demesne_take(g.sums[p], r, g.width)
    g.rest[p][k] -= 1
    return k
cdef inline void draw_evenly(State g, int p, int n) noexcept nogil:
    cdef long long pos = g.pos, number
    cdef int left = n, size = g.ndeck[p], k, i
    if size > 255:
        for i in range(n):
            k = take_nth(g, p, below(g, size - i))
            g.hand[p][k] += 1
        return
    if g.summed[p] == 0:
        demesne_sum(g.rest[p], g.sums[p], g.width)
        g.summed[p] = 1
    while left:
        number = pos >> 5
        if g.block_at != number:
            fetch(g, <int>number)
        i = left
        pos = (number << 5) + demesne_draw(g.words, pos & 31, &left, size, g.sums[p], g.rest[p], g.hand[p], g.width)
        size -= i - left
    g.pos = pos
cdef inline void clear_tally(Tally t) noexcept nogil:
    memset(&t.games, 0, <char*>&t.journal_end - <char*>&t.games)
cdef inline void add_tally(Tally t, Tally other) noexcept nogil:
    cdef Py_ssize_t i
    cdef long long* a = &t.games
    cdef long long* b = &other.games
    for i in range((&t.end - <char*>a) // 8):
        a[i] += b[i]
cdef inline void clear_playouts(Playouts t) noexcept nogil:
    memset(&t.cross, 0, <char*>&t.end - <char*>&t.cross)
cdef inline void try_released(State g, State root, State world, Playouts t, long long first, long long n) noexcept:
    with nogil:
        try_answers(g, root, world, t, first, n)
cdef inline void play_released(State g, State start, Tally t, long long first, long long n) noexcept:
    with nogil:
        play_games(g, start, t, first, n)
cdef inline void* buffer_at(object b, Py_ssize_t n) except NULL:
    cdef Py_buffer view
    PyObject_GetBuffer(b, &view, PyBUF_WRITABLE)
    PyBuffer_Release(&view)
    if view.len < n:
        raise ValueError(f"expected a writable buffer of {n} bytes, got {view.len}")
    return view.buf
cdef inline unsigned char* bytes_at(object b, Py_ssize_t n) except NULL:
    return <unsigned char*>buffer_at(b, n)
cdef inline int* ints_at(object b, Py_ssize_t n) except NULL:
    return <int*>buffer_at(b, n * sizeof(int))
cdef inline float* floats_at(object b, Py_ssize_t n) except NULL:
    return <float*>buffer_at(b, n * sizeof(float))
# functions of a State under a type that takes any pointer: a list of objects cannot be read without the GIL
ctypedef int (*step_at)(void*, int, int, int, int, int, unsigned char*, unsigned char*) noexcept nogil
ctypedef int (*seat_at)(void*) noexcept nogil
cdef inline int seat_asked(State g) noexcept nogil:
    return g.d_seat
cdef struct Steps:
    void** games
    step_at step
    seat_at seat
    int asked, advisor, turns, slots, count
    Py_ssize_t size
    int* actions
    unsigned char* obs
    unsigned char* masks
    unsigned char* seats
    unsigned char* ends
cdef inline void step_some(void* task, int first, int last, int end) noexcept nogil:
    cdef Steps s = (<Steps*>task)[0]  # the caller's own is on its stack, in lines that it writes to
    cdef Py_ssize_t i, soon
    for i in range(first, last):
        soon = min(i + 4, end - 1)
        demesne_soon(&s.games[soon], 1)
        demesne_soon(s.masks + soon * s.count, s.count)
        demesne_soon(s.obs + soon * s.size, s.size)
        s.ends[i] = s.step(s.games[i], s.actions[i], s.asked, s.advisor, s.turns, s.slots,
                           s.obs + i * s.size, s.masks + i * s.count)
        s.seats[i] = s.seat(s.games[i])
cdef inline void step_all(list states, object crew, int asked, int advisor, int turns, int slots, int* actions,
                          unsigned char* obs, unsigned char* masks, unsigned char* seats, unsigned char* ends) except *:
    cdef Py_ssize_t i, n = len(states)
    cdef Steps s
    cdef demesne_crew* threads = NULL
    if crew is not None:
        threads = <demesne_crew*>PyCapsule_GetPointer(crew, "demesne crew")
    s.step, s.seat = <step_at>step_game, <seat_at>seat_asked
    s.asked, s.advisor, s.turns, s.slots, s.count = asked, advisor, turns, slots, action_count(slots)
    s.size = observation_size((<State?>states[0]).seats, slots)
    s.actions, s.obs, s.masks, s.seats, s.ends = actions, obs, masks, seats, ends
    s.games = <void**>malloc(n * sizeof(void*))
    if s.games == NULL:
        raise MemoryError()
    try:
        for i in range(n):
            s.games[i] = <void*><State?>states[i]
        with nogil:
            demesne_do(threads, step_some, &s, <int>n, <int>min(1 + n // 64, 16))
    finally:
        free(s.games)
cdef inline void dismiss(object crew) noexcept:
    demesne_dismiss(<demesne_crew*>PyCapsule_GetPointer(crew, "demesne crew"))
cdef inline object gather(int threads):
    cdef demesne_crew* crew = demesne_gather(threads)
    return PyCapsule_New(crew, "demesne crew", dismiss) if crew != NULL else None
"""

if __name__ == "__main__":
    print(generate(sys.argv[1]))
