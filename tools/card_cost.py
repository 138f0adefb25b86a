"""What a card costs: lines written by hand for it, neither blank nor comment, by kind, for the cards of each box.

python tools/card_cost.py        a row for every box, and one for all
python tools/card_cost.py NAME   what can be told of one card alone
"""

from __future__ import annotations

import ast
import pathlib
import re
import sys
from collections import Counter
from collections.abc import Iterable

from size import lines

ROOT = pathlib.Path(__file__).resolve().parents[1]
CARDS = ROOT / "src" / "demesne" / "cards"
MESSAGES = ROOT / "src" / "demesne" / "languages" / "ftl"
ROWS = MESSAGES.with_name("names")
RULES = ROOT / "tests" / "rules"
BOXES = ("base", "intrigue", "seaside", "prosperity")
KINDS = ("entry", "names", "rulings", "scenarios", "referee", "pages", "tests")
OWN = re.compile(r"(text|option|rulings)-(.+)")  # messages that are about one card


def entries(box: str) -> dict[str, int]:
    """The cards of a box, and how many lines their entries have."""
    found: dict[str, int] = {}
    for node in ast.parse((CARDS / f"{box}.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            name = node.value.args[0]
            assert isinstance(name, ast.Constant)
            found[str(name.value)] = (node.end_lineno or node.lineno) - node.lineno + 1
    return found


def said(names: Iterable[str]) -> Counter[str]:
    """Rows of names, and the lines of texts, options and rulings about these cards, in all languages."""
    slugs = {re.sub(r"['.!]", "", name.casefold()).replace(" ", "-") for name in names}
    rows = [row for path in ROWS.glob("*.csv") for row in path.read_text(encoding="utf-8").splitlines()]
    out = Counter({"names": sum(re.split("[,;]", row)[0] in set(names) for row in rows)})
    for path in sorted(MESSAGES.glob("*/*.ftl")):
        for message in re.split(r"^(?=[a-z][a-z0-9-]* *=)", path.read_text(encoding="utf-8"), flags=re.M):
            about = OWN.match(message.partition(" =")[0])
            if about and any(about[2] == slug or re.fullmatch(rf"{slug}-([12]e|[a-z]+)", about[2]) for slug in slugs):
                out["rulings"] += written(message)
    return out


def of_box(box: str) -> Counter[str]:
    own = entries(box)
    out = said(own)
    out["entry"] = sum(own.values())
    out["scenarios"] = of_files(path for path in RULES.glob("scenarios/*.txt") if box in path.stem.split("_"))
    out["referee"] = of_files([RULES / "referee" / f"{box}.py"])
    out["pages"] = of_files((ROOT / "docs" / "rules" / "boxes").glob(f"{box}.md"))
    out["tests"] = of_files(RULES.glob(f"test_{box}.py"))
    return out


def of_card(name: str) -> Counter[str]:
    """Without what stands in files of a whole box."""
    box = next((box for box in BOXES if name in entries(box)), None)
    if box is None:
        raise SystemExit(f"expected the English name of a kingdom card, got {name!r}")
    out = said([name])
    out["entry"] = entries(box)[name]
    for path in RULES.glob("scenarios/*.txt"):
        scenarios = re.split(r"^(?=# )", path.read_text(encoding="utf-8"), flags=re.M)
        out["scenarios"] += sum(written(one) for one in scenarios if one.startswith((f"# {name}:", f"# {name} ")))
    return out


def of_files(paths: Iterable[pathlib.Path]) -> int:
    return sum(written(path.read_text(encoding="utf-8"), path.suffix) for path in paths)


def written(text: str, ending: str = "") -> int:
    """Lines neither blank nor comment; titles of scenarios and headings are lines."""
    return lines("x.py", text) if ending == ".py" else sum(bool(row.strip()) for row in text.splitlines())


def main() -> None:
    if len(sys.argv) > 1:
        name = " ".join(sys.argv[1:])
        print(f"{name}: {', '.join(f'{kind} {n}' for kind, n in of_card(name).items())}")
        return
    print(f"{'lines a card':14}{'cards':>6}" + "".join(f"{kind:>11}" for kind in (*KINDS, "all")))
    every: Counter[str] = Counter()
    for box in BOXES:
        found = of_box(box)
        found["cards"] = len(entries(box))
        every += found
        show(box, found)
    show("all", every)


def show(name: str, found: Counter[str]) -> None:
    n = found["cards"]
    each = [found[kind] / n for kind in KINDS]
    print(f"{name:14}{n:6}" + "".join(f"{number:11.1f}" for number in (*each, sum(each))))


if __name__ == "__main__":
    main()
