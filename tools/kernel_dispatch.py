"""What functions declare about themselves, made into a `switch` for each dispatcher, and checked."""

from __future__ import annotations

import ast

from kernel_source import KERNEL, load
from kernel_types import hint, signature


def _declared(function: ast.FunctionDef) -> list[tuple[str, str]]:
    """What a function declares about itself: of which kind it is, and the name of its number."""
    calls = [node for node in function.decorator_list if isinstance(node, ast.Call)]
    return [(ast.unparse(call.func), ast.unparse(call.args[0])) for call in calls]


def dispatch(functions: dict[str, ast.FunctionDef], names: dict[str, int]) -> str:
    """The dispatchers, out of the declarations; an error where a function is missing or there are two."""
    dispatchers = load("rules.declared").DISPATCHERS
    found: dict[str, dict[str, ast.FunctionDef]] = {kind: {} for kind in dispatchers}
    for function in functions.values():
        for kind, number in _declared(function):
            if number in found[kind]:
                raise SystemExit(f"{number}: {found[kind][number].name} and {function.name} both say that they do it")
            found[kind][number] = function
    out = []
    for kind, (name, leading, otherwise, numbers) in dispatchers.items():
        missing = [number for number in names if number.startswith(numbers) and number not in found[kind]]
        if missing and otherwise is None:
            raise SystemExit(f"no function in {KERNEL} says @{kind} of {', '.join(missing)}")
        out += _dispatcher(name, leading, otherwise or 0, numbers, found[kind])
    return "\n".join(out) + "\n"


def _dispatcher(
    name: str, leading: tuple[str, ...], otherwise: int, numbers: str, found: dict[str, ast.FunctionDef]
) -> list[str]:
    """One of them: by the instruction at a place, with its operands, or by the number of a condition."""
    given = ["g", *leading]
    parameters = [*given, *(["at"] if numbers == "OP_" else ["number", "n"])]
    out = ["", "", f"def {name}(g: State, {', '.join(f'{p}: int' for p in parameters[1:])}) -> int:"]
    out += ["    number = g.table.code[at]"] if numbers == "OP_" else []
    for number, function in found.items():
        more = len(function.args.args) - len(given)
        operands = [f"g.table.code[at + {i}]" for i in range(1, more + 1)] if numbers == "OP_" else ["n"]
        call = f"{function.name}({', '.join(given + operands)})"
        out += [f"    if number == {number}:"]
        out += (
            [f"        return {call}"] if hint(function.returns) == "int" else [f"        {call}", "        return 0"]
        )
    return [*out, f"    return {otherwise}"]


def check_answers(functions: dict[str, ast.FunctionDef]) -> None:
    """An error where the rules ask what no function answers that says so, or asks for other arguments."""
    for node in ast.parse((KERNEL / "rules" / "strategies.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and [ast.unparse(mark) for mark in node.decorator_list] == ["asked"]:
            found = functions.get(node.name)
            if found is None or [ast.unparse(mark) for mark in found.decorator_list] != ["answers"]:
                raise SystemExit(f"no function in {KERNEL}/play says that it answers {node.name}")
            if signature(found, method=False) != signature(node, method=False):
                raise SystemExit(f"{node.name} is asked with other arguments than it answers")
