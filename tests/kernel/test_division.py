"""`//` and `%` of a negative number are rounded up in C and down in Python: the kernel must not meet one."""

from __future__ import annotations

import ast
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

import demesne

CHECKED = """
def quotient(a, b, where):
    assert a >= 0 < b, f"{where}: {a} // {b}"
    return a // b

def remainder(a, b, where):
    assert a >= 0 < b, f"{where}: {a} % {b}"
    return a % b
"""
PLAY = """
import random, sys
from demesne.cards import BASIC, COLONIES, loaded
from demesne.sim.match import Match, Table
from demesne.strategies import parse

names = sorted(name for name in loaded().cards if name not in (*BASIC, *COLONIES))
random.Random(1).shuffle(names)
for at in range(0, len(names) - 9, 10):
    ten = names[at : at + 10]
    buys = "".join(f"buy {name} when owned({name}) < 3\\n" for name in ten)
    text = "buy Province\\nbuy Duchy when supply(Province) <= 4\\n" + buys + "buy Gold\\nbuy Silver\\n"
    for edition in (1, 2):
        Table(Match((parse(text, "a"), parse(text, "b")), tuple(ten), edition, at), "plain").play(0, 2, True)
print("played", len(names) // 10)
"""


class Check(ast.NodeTransformer):
    def __init__(self, module: str) -> None:
        self.module = module

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        name = {ast.FloorDiv: "quotient", ast.Mod: "remainder"}.get(type(node.op))
        if name is None or isinstance(node.left, ast.Constant):
            return node
        where = ast.Constant(f"{self.module}:{node.lineno}")
        return ast.Call(ast.Name(name, ast.Load()), [node.left, node.right, where], [])


def checked(source: str, module: str) -> str:
    tree = ast.fix_missing_locations(Check(module).visit(ast.parse(source)))
    after = next(i for i, node in enumerate(tree.body) if not isinstance(node, ast.Expr) and not is_future(node))
    tree.body[after:after] = ast.parse("from demesne._checked import quotient, remainder").body
    return ast.unparse(tree)


def is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


@pytest.mark.slow
def test_no_dividend_is_negative(tmp_path: pathlib.Path) -> None:
    package = tmp_path / "demesne"
    shutil.copytree(
        pathlib.Path(demesne.__file__).parent, package, ignore=shutil.ignore_patterns("page", "__pycache__", "*.so")
    )
    (package / "_checked.py").write_text(CHECKED, encoding="utf-8")
    changed = 0
    for folder in ("rules", "play"):
        for file in (package / "kernel" / folder).glob("*.py"):
            before = file.read_text(encoding="utf-8")
            if "//" in before or "%" in before:
                file.write_text(checked(before, file.name), encoding="utf-8")
                changed += 1
    assert changed > 5
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "DEMESNE_PLAIN": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "played" in done.stdout, done.stderr[-2000:]
