"""Where parts of Demesne meet: what is private to `Game` is used in demesne.game only; others use `game.inner`."""

from __future__ import annotations

import ast
import pathlib
import re
from collections.abc import Iterator

import demesne
from demesne import Game
from demesne.game.inner import Inner

SOURCE = pathlib.Path(demesne.__file__).parent
PRIVATE = {name for kind in (Game, Inner) for name in dir(kind) if name.startswith("_") and not name.startswith("__")}
ANY = re.compile(rf"\.\s*(?:{'|'.join(sorted(PRIVATE))})\b")


def reached_into(text: str) -> Iterator[tuple[int, str]]:
    """Private names of a game used on anything but the object itself."""
    if not ANY.search(text):  # reading every source as Python takes seconds
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and node.attr in PRIVATE:
            if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")):
                yield node.lineno, node.attr


def test_only_the_game_itself_touches_its_state() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}: {name}"
        for path in sorted(SOURCE.rglob("*.py"))
        if path.parent != SOURCE / "game"
        for line, name in reached_into(path.read_text(encoding="utf-8"))
    ]
    assert found == [], "use game.inner"


def test_reaching_into_a_game_is_found() -> None:
    assert {"_state", "_origin", "_log", "_walk"} <= PRIVATE
    assert list(reached_into("def f(game):\n    return game._state.dump()")) == [(2, "_state")]
    assert not list(reached_into("class A:\n    def f(self):\n        return self._state, self.game.inner"))


def test_the_inner_interface_is_documented() -> None:
    public = [name for name in dir(Inner) if not name.startswith("_")]
    for_searching = {"beginning", "log", "logged", "names", "pending", "redo", "root", "since", "values"}
    others = [
        "catalogue",
        "count",
        "counted",
        "elsewhere",
        "follow",
        "from_hand",
        "heaps",
        "held",
        "hides_who",
        "kernel",
        "kinds",
        "moments",
        "observation",
        "owned",
        "pile_sizes",
        "points_by_card",
        "ranking",
        "state",
        "suggest",
        "view",
    ]
    assert public == sorted([*others, *for_searching])
    assert all(getattr(Inner, name).__doc__ for name in public)
