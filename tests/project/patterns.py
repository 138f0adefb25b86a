"""Every regular expression in the package, found in its source, and strings that make a careless one slow."""

from __future__ import annotations

import ast
import functools
import importlib
import itertools
import pathlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

import demesne

ROOT = pathlib.Path(demesne.__file__).parent
CALLS = ("compile", "fullmatch", "match", "search", "split", "sub", "subn", "findall", "finditer")
MAY_HAVE_ONE = re.compile(r"\bre\b|\bpattern\b")  # reading the others takes seconds
NOT_IN_ANY_CLASS = "\0"
MOST_LETTERS = 8


@dataclass(frozen=True)
class Found:
    where: str  # module and line
    module: str
    pattern: str
    flags: int
    uses: tuple[str, ...]  # the methods that are called with it

    def __str__(self) -> str:
        return self.where


def found(root: pathlib.Path = ROOT) -> list[Found]:
    """All calls of `re` and all patterns of msgspec; one that cannot be evaluated is an error, not left out."""
    out: list[Found] = []
    for file in sorted(root.rglob("*.py")):
        if "kernel" in file.relative_to(root).parts:
            continue
        name = ".".join(("demesne", *file.relative_to(root).with_suffix("").parts)).removesuffix(".__init__")
        text = file.read_text(encoding="utf-8")
        if MAY_HAVE_ONE.search(text):
            out += _in_module(name, ast.parse(text))
    return out


def _in_module(name: str, tree: ast.Module) -> Iterator[Found]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "re":
            raise AssertionError(f"{name}, line {node.lineno}: import re itself, so that its patterns can be found")
        if not isinstance(node, ast.Call):
            continue
        at = f"{name}:{node.lineno}"
        if _is_re(node.func):
            call = node.func.attr  # type: ignore[union-attr]
            flags = next((k.value for k in node.keywords if k.arg == "flags"), None)
            if flags is None and call == "compile" and len(node.args) > 1:
                flags = node.args[1]
            uses = _methods(tree, node) if call == "compile" else (call,)
            pattern, flag = _value(name, node.args[0]), _value(name, flags) if flags else 0
            yield Found(at, name, pattern, int(flag), uses)
        for keyword in node.keywords:
            if keyword.arg == "pattern" and isinstance(keyword.value, ast.Constant):
                yield Found(at, name, keyword.value.value, 0, ("search",))


def _is_re(func: ast.expr) -> bool:
    is_re = isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name) and func.value.id == "re"
    return is_re and func.attr in CALLS  # type: ignore[attr-defined]


def _methods(tree: ast.Module, compiled: ast.Call) -> tuple[str, ...]:
    """What is called on the name that the pattern is given; all there is where it has none."""
    names = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and node.value is compiled
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    called = {
        node.func.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id in names
        and node.func.attr in CALLS
    }
    return tuple(sorted(called)) or ("fullmatch", "match")


def _value(module: str, node: ast.expr) -> Any:
    """A constant, or what a module's own names make of it; local names stand for a plain word."""
    names = {"re": re, **vars(importlib.import_module(module))}  # re may be imported where it is needed
    while True:
        try:
            return eval(compile(ast.Expression(node), module, "eval"), dict(names))
        except NameError as error:
            names = {**names, str(error.name): "word"}


def attacks(pattern: str, flags: int) -> list[tuple[str, str, str]]:
    """Beginnings, pieces to repeat and ends: what leads to each loop, what goes round in it, what makes it fail."""
    tree = parser.parse(pattern, flags)
    letters = sorted({*_letters(tree)})[:: max(1, len({*_letters(tree)}) // MOST_LETTERS)]
    out: set[tuple[str, str, str]] = set()
    leads = {"", *_leads(tree, "")}
    pieces = {*letters, *("".join(pair) for pair in itertools.product(letters[:3], repeat=2)), *_bodies(tree)}
    for lead, piece in itertools.product(sorted(leads), sorted(pieces)):
        out.add((lead, piece, NOT_IN_ANY_CLASS))
    return sorted(out)


def _sample(items: Any) -> str:
    """A short text that the items match."""
    return "".join(_one(op, value) for op, value in items)


def _one(op: Any, value: Any) -> str:
    match str(op):
        case "LITERAL":
            return chr(value)
        case "NOT_LITERAL":
            return "a" if chr(value) != "a" else "b"
        case "ANY":
            return "a"
        case "IN":
            return _of_class(value)[0]
        case "BRANCH":
            return _sample(value[1][0])
        case "SUBPATTERN":
            return _sample(value[3])
        case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
            return _sample(value[2]) * min(value[0], 64)
        case "AT" | "ASSERT" | "ASSERT_NOT":
            return ""
    raise AssertionError(f"no sample for {op}")


TRIED = "a1- ,;:_Aé#\"'([=<0\n\t"


def _of_class(items: Any) -> list[str]:
    """Letters that a class has: of each of its parts one, else of the usual ones."""
    negated = bool(items) and str(items[0][0]) == "NEGATE"
    parts = items[1:] if negated else items
    own: list[str] = []
    for op, value in parts:
        match str(op):
            case "LITERAL":
                own.append(chr(value))
            case "RANGE":
                own += [chr(value[0]), chr(value[1])]
            case "CATEGORY":
                name = str(value)
                good = {"DIGIT": "10", "WORD": "a1_", "SPACE": " \n"}
                kind = name.rpartition("_")[2]
                own += TRIED if "NOT" in name else good[kind]
    if not negated:
        return own or ["a"]
    rest = [letter for letter in TRIED if letter not in own and not letter.isdigit() and letter != "_"]
    return rest or ["§"]


def _letters(items: Any) -> Iterator[str]:
    for op, value in items:
        match str(op):
            case "LITERAL":
                yield chr(value)
            case "IN":
                yield from _of_class(value)
            case "NOT_LITERAL" | "ANY":
                yield "a"
            case "BRANCH":
                for branch in value[1]:
                    yield from _letters(branch)
            case "SUBPATTERN":
                yield from _letters(value[3])
            case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
                yield from _letters(value[2])
            case "ASSERT" | "ASSERT_NOT":
                yield from _letters(value[1])


def _leads(items: Any, before: str) -> Iterator[str]:
    """The texts that lead to each loop."""
    for op, value in items:
        match str(op):
            case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
                yield before
                yield from _leads(value[2], before)
            case "SUBPATTERN":
                yield from _leads(value[3], before)
            case "BRANCH":
                for branch in value[1]:
                    yield from _leads(branch, before)
        before += _one(op, value)


def _bodies(items: Any) -> Iterator[str]:
    """What goes round in each loop, once as it stands and once with its optional parts."""
    for op, value in items:
        match str(op):
            case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
                yield _sample(value[2]) or "a"
                yield from _bodies(value[2])
            case "SUBPATTERN":
                yield from _bodies(value[3])
            case "BRANCH":
                for branch in value[1]:
                    yield _sample(branch) or "a"
                    yield from _bodies(branch)


def use(found: Found) -> dict[str, Any]:
    """Each way the pattern is used, as a function of a text."""
    compiled = re.compile(found.pattern, found.flags)
    return {name: functools.partial(_read, getattr(compiled, name), name) for name in found.uses}


def _read(method: Any, name: str, text: str) -> Any:
    given: Any = text.encode() if isinstance(method.__self__.pattern, bytes) else text
    match name:
        case "sub" | "subn":
            return method(given[:0], given)
        case "finditer":
            return list(method(given))
    return method(given)
