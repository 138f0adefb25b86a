"""Which test covers which rule: ids from docs/rules, tests from their `covers:` lines.

`python tests/rules/rule_table.py` rewrites docs/rules/tests.md.
"""

from __future__ import annotations

import ast
import pathlib
import re
from collections import defaultdict

import scenario

ROOT = pathlib.Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
TABLE = RULES / "tests.md"
TESTS = pathlib.Path(__file__).parent
WITHOUT = TESTS / "rules_without_test.txt"
POINTS = TESTS / "decision_points.txt"
LATER = "needs a later box: "


def ids() -> list[str]:
    """Every rule, edition row, ambiguity, effect, ruling and example that has a number."""
    out: list[str] = []
    text = (RULES / "RULES.md").read_text(encoding="utf-8")
    out += re.findall(r"^- \*\*(R-[A-Z0-9]+-\d+)\*\*", text, re.M)
    out += re.findall(r"^\| (D\d+) \|", text, re.M)
    out += re.findall(r"^- \*\*(A-\d+)\*\*", text, re.M)
    out += card_ids()
    for page in boxes():
        out += re.findall(r"^- \*\*(G-[A-Z0-9-]+)\*\*", page.read_text(encoding="utf-8"), re.M)
    out += points()
    examples = (RULES / "examples.md").read_text(encoding="utf-8")
    out += [f"EX-{n}" for n in re.findall(r"^## EX-([123]) ", examples, re.M)]
    out += [f"EX-4 {n}" for n in re.findall(r"^\| (B\d+) \|", examples, re.M)]
    out += [f"EX-5 {n}" for n in re.findall(r"^(\d+)\. \*\*", examples[examples.index("## EX-5") :], re.M)]
    return out


def boxes() -> list[pathlib.Path]:
    """The pages of the later boxes."""
    return sorted(RULES.glob("boxes/*.md"))


def cards() -> list[pathlib.Path]:
    """The pages with a part for every card."""
    return [RULES / "cards.md", *boxes()]


def points() -> dict[str, str]:
    """The sentences about decisions, zones and timing that tests name, by id."""
    return rows_of(POINTS)


def card_ids() -> list[str]:
    """`Moat e1` for effects, `Moat 3a` for rulings."""
    out: list[str] = []
    name, part = "", ""
    for row in (row for page in cards() for row in page.read_text(encoding="utf-8").splitlines()):
        if row.startswith("### "):
            name, part = row[4:].strip(), ""
        elif row.startswith(("Effect:", "Rulings:", "Editions:")):
            part = row[0]
        elif name and part in "ER" and part and (m := re.match(r"(\d+[a-z]?)\. ", row)):
            out.append(f"{name} {'e' if part == 'E' else ''}{m[1]}")
    return out


def tests() -> dict[str, list[str]]:
    """Rule -> the scenarios and tests that cover it."""
    found: dict[str, list[str]] = defaultdict(list)
    for one in scenario.load_all():
        for rule in one.covers:
            found[rule].append(f"{one.file}: {one.title}")
    for path in sorted(TESTS.glob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        rows = source.splitlines()
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                body = "\n".join(rows[node.lineno - 1 : (node.end_lineno or node.lineno)])
                for m in re.finditer(r"covers: (.*?)(?:\"\"\"|$)", body, re.M):
                    for rule in m[1].split(","):
                        found[rule.strip().rstrip(".")].append(f"{path.name}: {node.name}")
    return found


def without() -> dict[str, str]:
    """Rules that no test covers, and why."""
    return rows_of(WITHOUT)


def rows_of(path: pathlib.Path) -> dict[str, str]:
    rows = path.read_text(encoding="utf-8").splitlines()
    return dict(row.split(": ", 1) for row in rows if row.strip() and not row.startswith("#"))


def text() -> str:
    out = [
        "# Which test covers which rule",
        "",
        "Made by `python tests/rules/rule_table.py`; a test fails when a rule has none.",
        "",
    ]
    out += ["| Rule | Tests |", "|---|---|"]
    found, none = tests(), without()
    for rule in ids():
        listed = found.get(rule, [])
        more = f" (and {len(listed) - 3} more)" if len(listed) > 3 else ""
        cell = "; ".join(listed[:3]) + more if listed else f"none: {none.get(rule, '?')}"
        out.append(f"| {rule} | {cell.replace('|', '/')} |")
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    TABLE.write_text(text(), encoding="utf-8")
