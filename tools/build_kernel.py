"""Make the compiled kernel's source out of the plain one.

The modules of `demesne/kernel` are joined into one file; const.py and layout.py become C constants and fields; the
hints of every function become its C signature; what functions declare about themselves becomes a `switch`. What plain
Python does with lists, and C with memory, is in the `.pxi` and `.h` files next to the modules.
"""

from __future__ import annotations

import ast
import hashlib
import pathlib
import sys
from types import ModuleType

from kernel_dispatch import check_answers, dispatch
from kernel_fields import fields, frames_put_away
from kernel_source import HERE, KERNEL, RELEASED, bare, by_width, load, without_imports
from kernel_types import OBJECTS, declare

# not joined: constants, fields, and what the build writes in another form
APART = ("const", "layout", "memory", "rows", "rules/declared", "rules/strategies")
HEADERS = ("rows.h", "crew.h")
TEXTS = ("rows.pxi", "memory.pxi", "threads.pxi", "blocks.pxi", "state.pxi")
PARTS = ("Learning", "Looking")  # of the class State, which plain Python inherits
OWN = ("build_kernel.py", "kernel_dispatch.py", "kernel_fields.py", "kernel_source.py", "kernel_types.py")
# a state gives back the memory that it may have got for effects put away
FIRST_METHOD = """    def __init__(self, table: CardTable) -> None:
        clear_state(self)
"""
STORE = """    def __cinit__(self):
        no_store(self)

    def __dealloc__(self):
        free_store(self)

"""


def joined(folder: pathlib.Path = KERNEL) -> list[str]:
    """The modules that are joined, by their paths."""
    names = (path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.py"))
    return sorted(name for name in names if name not in (*APART, "names") and not name.endswith("__init__"))


def source_hash(folder: pathlib.Path = KERNEL) -> str:
    """Of the kernel's modules and of this file: what a compiled kernel was made from."""
    digest = hashlib.sha256()
    for name in (*APART, *joined(folder)):
        digest.update((folder / f"{name}.py").read_bytes())
    for name in HEADERS + TEXTS:
        digest.update((folder / name).read_bytes())
    for name in OWN:
        digest.update((HERE / name).read_bytes())
    return digest.hexdigest()


def generate(out: str) -> str:
    folder = pathlib.Path(out) / "demesne" / "kernel"
    folder.mkdir(parents=True, exist_ok=True)
    for package in (folder, folder.parent):
        (package / "__init__.py").write_text("")
        (package / "__init__.pxd").write_text("")
    const, layout = load("const"), load("layout")
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
    source.append("from demesne.kernel.names import GameFacts, Pending, SeatFacts")
    source.append(f"SOURCE_HASH = {digest!r}")

    functions: list[str] = []
    written: dict[str, ast.FunctionDef] = {}
    methods: dict[str, list[str]] = {name: [] for name in ("CardTable", *OBJECTS)}
    parts: list[str] = []
    for name in joined():
        text = bare((KERNEL / f"{name}.py").read_text(encoding="utf-8"))
        code = without_imports(by_width(text))
        if name == "machine":  # behind its parts
            code = code.replace(FIRST_METHOD, STORE + FIRST_METHOD).replace(f"({', '.join(PARTS)}):", ":")
            source.append("\n".join([code, *parts]))
        elif f"class {name.capitalize()}:" in code and name.capitalize() in PARTS:
            parts.append(code.partition(f"class {name.capitalize()}:")[2].split('"""', 2)[2])  # its methods
        else:
            source.append(code)
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.name not in RELEASED:
                if node.name in written:
                    raise SystemExit(f"{name}: there is another function with the name {node.name}")
                written[node.name] = node
                functions += declare(node, rows, method=False)
            elif isinstance(node, ast.ClassDef):
                for item in node.body:
                    if isinstance(item, ast.FunctionDef) and not item.name.startswith("__"):
                        owner = "State" if node.name in PARTS else node.name
                        methods[owner] += ["    " + line for line in declare(item, rows, method=True)]

    check_answers(written)
    switches = dispatch(written, names)
    source.append(switches)
    for node in ast.parse(switches).body:
        assert isinstance(node, ast.FunctionDef)
        functions += declare(node, rows, method=False)

    pxd += [
        "@cython.final",
        "cdef class CardTable:",
        *fields(layout, layout.TABLE),
        "    cdef char end",
        *methods["CardTable"],
    ]
    pxd += ["@cython.final", "cdef class Plans:", *fields(layout, layout.PLANS), "    cdef char end"]
    pxd += methods["Plans"]
    pxd += ["@cython.final", "cdef class Tally:", *fields(layout, layout.TALLY), "    cdef char end"]
    pxd += [*fields(layout, layout.JOURNAL), "    cdef char journal_end"]
    # the first blocks of a game's stream, which its other rotations read too; beside the tally, as states are copied
    early = ("unsigned int[8] early_key", "unsigned int[1024] early", "int early_n", "int early_apart")
    pxd += [*(f"    cdef {field}" for field in early), *methods["Tally"]]
    pxd += ["@cython.final", "cdef class Playouts:", *fields(layout, layout.PLAYOUTS), "    cdef char end"]
    pxd += methods["Playouts"]
    pxd += ["@cython.final", "cdef class State:", *fields(layout, layout.STATE), "    cdef char end"]
    pxd += [
        *fields(layout, layout.SCRATCH),
        "    cdef char scratch_end",
        "    cdef void* store",  # of the effects put away: memory of its own, which few games ever need
        *(f"    cdef {layout.ctype(kind)}* {name}" for name, kind, _ in layout.PUT_AWAY),
        "    cdef CardTable table",
        "    cdef list sink",
    ]
    pxd += ["    cdef Plans plans", "    cdef Tally tally"]
    pxd += [*methods["State"], *functions, *_text(layout)]
    source.append("demesne_lean(State)")
    (folder / "_compiled.py").write_text("\n".join(source) + "\n", encoding="utf-8")
    (folder / "_compiled.pxd").write_text("\n".join(pxd) + "\n", encoding="utf-8")
    return digest


def _text(layout: ModuleType) -> list[str]:
    """What is written in C and Cython: the headers, rows and memory, and blocks of fields of each class."""
    headers = "".join((KERNEL / name).read_text(encoding="utf-8") for name in HEADERS)
    headers = headers.replace("\\", "\\\\")  # a string of the pxd
    rows, memory, threads, blocks, state = ((KERNEL / name).read_text(encoding="utf-8") for name in TEXTS)
    first = layout.STATE[0][0]
    out = [rows.replace("HEADERS", headers), memory, threads, frames_put_away(layout), state.replace("FIRST", first)]
    for cls, name in (("CardTable", "table"), ("Plans", "plans"), ("Tally", "tally"), ("Playouts", "playouts")):
        first = getattr(layout, name.upper())[0][0]
        out.append(blocks.replace("{name}", name).replace("{cls}", cls).replace("{first}", first))
    return out


if __name__ == "__main__":
    print(generate(sys.argv[1]))
