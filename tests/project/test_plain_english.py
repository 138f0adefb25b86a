"""Plain English: phrases that make an English reader stop stay out of the docs, the docstrings, comments and messages.

The list is short and has no false alarms; add a phrase when a reader stumbles over it.
"""

from __future__ import annotations

import ast
import io
import pathlib
import re
import tokenize
from collections.abc import Iterator

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/*.md", "docs/how-to-play/en.md", "benchmarks/README.md")
MESSAGES = ("src/demesne/languages/ftl/en/*.ftl", "src/demesne/languages/how-to-play/en.md")
SOURCES = ("src/demesne/**/*.py", "tests/**/*.py", "benchmarks/*.py", "*.py")
ELSEWHERE = ("src/demesne/kernel/", "tools/build_kernel.py")  # not yet read
# what is not written -> what is
INSTEAD = {
    r"\banew\b": "again, redraw, redeal, rewrite",
    r"\btells? the rest\b": "covers everything else; see also",
    r"\bin the middle and \d": "the median is",
    r"\b(linter|tests?) holds? (it|that|them|which)\b": "enforces, checks, covers",
    r"\bwho has not been\b": "least recently seen",
    r"\b(is|are|was|were|be) waited for\b": "missing; the table waits for",
    r"\bstands? there twice\b": "appears twice",
    r"\bcomes? along\b": "ships with Demesne; is passed along",
    r"\bsuch one\b": "such a",
    r"\bparted by\b": "separated by",
    r"\bif need be\b": "if necessary",
    r"\b(this|that) very (?!many|much|long|short|few)\w": "this, that",
    r"\bwhosever\b": "whoever's",
    r"\bwhoever looks\b": "viewers",
    r"\bends? but well\b": "fails",
    r"\bcan be had\b": "is affordable, is available",
    r"\bunder way\b": "in progress, current",
    r"\boutside of\b": "outside",
    r"\bin each other\b(?!'s)": "nested",
    r"\d %": "no space before a percent sign",
}
ANY = re.compile("|".join(INSTEAD))


def texts(path: pathlib.Path) -> Iterator[tuple[int, str]]:
    """What people read in a file, with its lines: all of a page, the docstrings and comments of a module."""
    content = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from enumerate(content.splitlines(), 1)
        return
    for node in ast.walk(ast.parse(content)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found = ast.get_docstring(node, clean=False)
            if found:
                yield from enumerate(found.splitlines(), node.body[0].lineno)
    for token in tokenize.generate_tokens(io.StringIO(content).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def stumbles(path: pathlib.Path) -> list[str]:
    where = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
    return [
        f'{where}:{line}: "{found[0]}" in {text.strip()!r}; write: {better}'
        for line, text in texts(path)
        if ANY.search(text)
        for phrase, better in INSTEAD.items()
        if (found := re.search(phrase, text))
    ]


@pytest.mark.parametrize(
    "patterns",
    [
        pytest.param(PAGES, id="pages"),
        pytest.param(MESSAGES, id="messages"),
        pytest.param(SOURCES, id="sources", marks=pytest.mark.slow),
    ],
)
def test_no_phrase_that_makes_a_reader_stop(patterns: tuple[str, ...]) -> None:
    paths = [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]
    assert len(paths) >= len(patterns)
    read = [p for p in paths if not p.relative_to(ROOT).as_posix().startswith(ELSEWHERE)]
    found = [stumble for path in read for stumble in stumbles(path)]
    assert not found, "\n".join(["", *found])


def test_a_phrase_is_found_in_pages_docstrings_and_comments(tmp_path: pathlib.Path) -> None:
    page, module = tmp_path / "page.md", tmp_path / "module.py"
    page.write_text("One page.\nAnother page tells the rest.\n")
    module.write_text('"""Deals the cards anew."""\n\nDEALT = "anew"  # parted by commas\n')
    assert [s.split('"')[1] for s in stumbles(page)] == ["tells the rest"]
    assert [s.split('"')[1] for s in stumbles(module)] == ["anew", "parted by"]
