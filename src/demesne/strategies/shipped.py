"""The strategies we ship, each with its idea, the kingdom it is meant for and its measured share."""

from __future__ import annotations

import json
import pathlib
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from demesne.cards import SETS
from demesne.notation.names import nearest, short

from .language import Strategy, StrategyError, parse

if TYPE_CHECKING:
    from demesne.languages import Language

__all__ = ["Entry", "edition", "entries", "idea", "in_language", "measurement", "names", "shipped"]

FOLDER = pathlib.Path(__file__).parent / "library"
ENDING = ".strategy"
ANY_KINGDOM = "any"


class Entry(NamedTuple):
    name: str
    idea: str
    kingdom: list[str] | None  # None: any will do
    share: float | None  # of the games against Big Money with greening, in that kingdom


def names() -> list[str]:
    """The short names of all strategies we ship."""
    return list(_files())


def shipped(name: str) -> Strategy:
    """The strategy of that name."""
    found = name.casefold() if isinstance(name, str) else ""
    if found not in _files():
        raise StrategyError("error-shelf", got=short(name), near=nearest(found, names()))
    return _parsed(found)


def entries() -> list[Entry]:
    """What is known about each strategy."""
    shares = measurement().get("shares", {})
    return [Entry(name, _comment(name, 0), _kingdom(name), shares.get(name)) for name in names()]


def idea(name: str, say: Language) -> str:
    """What a strategy we ship is about, in the language."""
    return say(f"idea-{name}")


def in_language(strategy: Strategy, say: Language) -> Strategy:
    """A strategy we ship with its idea, the first comment, in the language; any other as its file has it."""
    name = next((name for name in names() if _text(name) == strategy.text), None)
    if name is None:
        return strategy
    first = idea(name, say)
    text = "\n".join([f"# {first}", *strategy.text.splitlines()[1:]])
    return Strategy(strategy.name, text, "\n".join([first, *strategy.idea.splitlines()[1:]]), strategy.rules)


def edition(name: str) -> int:
    """The edition of the kingdom that a strategy is meant for."""
    found = SETS.get(_meant_for(name))
    return found.edition if found else 2


@cache
def measurement() -> dict[str, Any]:
    """Shares, and the games and the seed they are based on; empty if nothing has been measured."""
    file = FOLDER / "shares.json"
    if not file.is_file():
        return {}
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


@cache
def _files() -> dict[str, pathlib.Path]:
    found = {file.stem: file for file in FOLDER.iterdir() if file.suffix == ENDING}
    return {name: found[name] for name in sorted(found)}


@cache
def _text(name: str) -> str:
    return _files()[name].read_text(encoding="utf-8")


@cache
def _parsed(name: str) -> Strategy:
    return parse(_text(name), name)


def _comment(name: str, line: int) -> str:
    return _text(name).splitlines()[line].removeprefix("#").strip()


def _meant_for(name: str) -> str:
    return _comment(name, 1).removeprefix("For:").strip()


def _kingdom(name: str) -> list[str] | None:
    meant = _meant_for(name)
    if meant == ANY_KINGDOM:
        return None
    return list(SETS[meant].cards) if meant in SETS else [card.strip() for card in meant.split(",")]
