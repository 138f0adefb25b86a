"""The kernel's modules as text: without what only plain Python needs, with loops of a fixed length."""

from __future__ import annotations

import ast
import importlib.util
import pathlib
import re
import sys
from types import ModuleType

HERE = pathlib.Path(__file__).resolve().parent
KERNEL = HERE.parent / "src" / "demesne" / "kernel"
# plain, these only pass on a call, or have nothing to do; compiled, they let other threads run meanwhile
RELEASED = ("play_released", "try_released", "step_all", "gather")


def load(name: str) -> ModuleType:
    """A kernel module without the packages around it (which may want what is not built yet)."""
    full = "_kernel_source"
    for part in ["", *name.split(".")[:-1]]:
        full += f".{part}" if part else ""
        package = sys.modules.setdefault(full, ModuleType(full))
        package.__path__ = [str(KERNEL.joinpath(*full.split(".")[1:]))]
    full = f"_kernel_source.{name}"
    if full not in sys.modules:
        spec = importlib.util.spec_from_file_location(full, KERNEL.joinpath(*name.split(".")).with_suffix(".py"))
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        sys.modules[full] = module
        spec.loader.exec_module(module)
    return sys.modules[full]


def by_width(text: str) -> str:
    """A loop over a row of counts, once for each width: only loops of a fixed length become vector instructions."""
    lines, const = text.splitlines(), load("const")
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


def bare(text: str) -> str:
    """Constants by their own names: C has no modules."""
    return re.sub(r"\bC\.(?=[A-Z])", "", text)


def without_imports(text: str) -> str:
    """The module's own lines: no relative import, no TYPE_CHECKING block, no module docstring."""
    tree = ast.parse(text)
    drop: set[int] = set()
    for node in tree.body:
        gone = isinstance(node, (ast.Import, ast.ImportFrom)) or (
            isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        )
        gone = gone or (isinstance(node, ast.FunctionDef) and node.name in RELEASED)
        gone = gone or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        if isinstance(node, ast.FunctionDef):
            drop.update(decorator.lineno for decorator in node.decorator_list)
        if gone:
            drop.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = [line for i, line in enumerate(text.splitlines(), 1) if i not in drop]
    return "\n".join(lines).replace("(Fields):", ":")
