"""Who plays and in which kingdom: names, files and functions become players, ten cards are found for them."""

from __future__ import annotations

import hashlib
import json
import pathlib
import sys
from collections.abc import Callable, Sequence
from typing import Any

from demesne.cards import BASIC, PUBLISHED, loaded
from demesne.game.arguments import edition_of, start_of_position, ten_of
from demesne.game.keys import key_of
from demesne.game.start import Start
from demesne.notation import position as position_text
from demesne.notation.names import nearest, short
from demesne.strategies import Strategy, parse
from demesne.strategies.judging import LEVELS, generic
from demesne.strategies.language import VERBS
from demesne.strategies.shelf import names as shelf_names
from demesne.strategies.shelf import shipped

from .bots import PythonBot
from .match import Match

PLAYERS = (2, 6)
LARGEST = 100_000
SPLITS = {"5/2": 5, "2/5": 5, "4/3": 4, "3/4": 4}


class Level:
    """A generic bot that makes its list once the kingdom is known."""

    def __init__(self, name: str, level: str) -> None:
        self.name = name
        self.level = level


Given = Strategy | PythonBot | Level


def player(given: object) -> Given:
    """A strategy, its text, a shipped name, a level, a file, "-" for standard input, or a bot's function."""
    if isinstance(given, (Strategy, PythonBot, Level)):
        return given
    if callable(given):
        return PythonBot(str(getattr(given, "__name__", "bot")), "", given)
    if not isinstance(given, str):
        raise ValueError(f"strategy: expected a name, a file, a text or a function, got {short(given)}")
    if "\n" in given:
        return parse(given)
    if given == "-":
        return parse(_typed(), "-")
    if given in (*LEVELS, "generic"):
        return Level(given, "strong" if given == "generic" else given)
    if given in shelf_names():
        return shipped(given)
    if given.endswith(".py") or (":" in given and not pathlib.Path(given).exists()):
        bot = PythonBot(_printable(pathlib.Path(given).stem if given.endswith(".py") else given), given)
        bot.choose()
        return bot
    path = pathlib.Path(given)
    try:
        if path.exists() and not path.is_dir():
            return _titled(parse(_read(path), given), _printable(path.stem))
    except UnicodeDecodeError:
        raise ValueError(f"{given}: expected a strategy, which is UTF-8 text") from None
    except OSError as error:
        raise ValueError(f"{short(given)}: cannot be read: {error.strerror}") from None
    if " " in given.strip() and given.split()[0].casefold() in VERBS:
        return parse(given)
    if given.casefold() in shelf_names():
        return shipped(given.casefold())
    hint = nearest(given, [*shelf_names(), *LEVELS])
    raise ValueError(f"strategy: expected a file or a name that demesne strategies lists, got {short(given)}{hint}")


def gathered(given: Sequence[object]) -> list[Given]:
    """All players; standard input can be read but once."""
    if sum(isinstance(g, str) and g == "-" for g in given) > 1:
        raise ValueError('strategies: expected "-" (standard input) once')
    return [player(g) for g in given]


def _printable(name: str) -> str:
    """A file may be called anything; what is printed and drawn may not."""
    return "".join(c if c.isprintable() else "?" for c in name)


def _read(path: pathlib.Path) -> str:
    """A file or a pipe, but not without end."""
    with path.open("rb") as file:
        data = file.read(4 * LARGEST + 1)
    if len(data) > 4 * LARGEST:
        raise ValueError(f"{path}: expected a strategy of at most {LARGEST} characters")
    return data.decode("utf-8")


def _typed() -> str:
    if sys.stdin is None:
        raise ValueError("-: expected a strategy, but standard input is closed")
    try:
        return sys.stdin.read(LARGEST + 1)
    except UnicodeDecodeError:
        raise ValueError("-: expected a strategy, which is UTF-8 text") from None


def _titled(strategy: Strategy, name: str) -> Strategy:
    return Strategy(name, strategy.text, strategy.idea, strategy.rules)


def kingdom_for(
    players: Sequence[Given], given: str | Sequence[str] | None, seed: int | str
) -> tuple[tuple[str, ...], int]:
    """The ten cards and their edition: as given, or all that the strategies name filled up at random from the seed."""
    if seed is None:
        raise ValueError("seed: expected a whole number or text, got None")
    named = sorted({c for p in players if isinstance(p, Strategy) for c in p.cards()} - set(BASIC))
    if given is not None:
        ten, edition = ten_of(given, loaded())
        for p in players:
            for card in sorted(p.cards() - {*ten, *BASIC}) if isinstance(p, Strategy) else ():
                raise ValueError(f"{p.name}: names {card}, which is not in the kingdom ({', '.join(ten)})")
        return tuple(ten), edition
    if len(named) > 10:
        listed = ", ".join(named)
        raise ValueError(f"kingdom: expected at most 10 kingdom cards, the strategies name {len(named)}: {listed}")
    key = key_of(seed, "kingdom")
    others = [c.name for c in PUBLISHED if c.name not in BASIC and c.name not in named]
    others.sort(key=lambda name: hashlib.sha256(key + name.encode()).digest())
    return tuple(sorted([*named, *others[: 10 - len(named)]])), 2


def match_of(
    given: Sequence[Any],
    kingdom: str | Sequence[str] | None = None,
    edition: int | None = None,
    seed: int | str = 1,
    start: str | dict[str, Any] | None = None,
    judging: Callable[[str], None] | None = None,
) -> Match:
    """The match of these players; levels of the generic bot make their lists now."""
    if not PLAYERS[0] <= len(given) <= PLAYERS[1]:
        raise ValueError(f"strategies: expected {PLAYERS[0]} to {PLAYERS[1]}, got {len(given)}")
    players = gathered(given)
    split, begun = _start_of(start)
    if begun is not None:
        if kingdom is not None:
            raise ValueError("start: a position has its kingdom in it, expected no other kingdom")
        if begun.players != len(players):
            raise ValueError(f"start: the position has {begun.players} players, got {len(players)} strategies")
        if begun.position.data["players"][begun.position.data["turn"]["player"]].get("turns") == 0:
            raise ValueError("start: expected turns of at least 1 for the player whose turn it is, got 0")
        kingdom = begun.kingdom
    ten, own = kingdom_for(players, kingdom, seed)
    edition = edition_of(edition, begun.edition if begun else own)
    ready: list[Strategy | PythonBot] = []
    for p in players:
        if isinstance(p, Level):
            if judging:
                judging(p.name)
            made = generic(ten, p.level, edition, len(players))
            ready.append(Strategy(p.name, made.text, made.idea, made.rules))
        else:
            ready.append(p)
    if begun is None:
        return Match(tuple(ready), ten, edition, seed, split)
    return Match(tuple(ready), ten, edition, seed, 0, begun.position, begun.first, begun.double_treasures)


def _start_of(start: str | dict[str, Any] | None) -> tuple[int, Start | None]:
    if start is None:
        return 0, None
    if not isinstance(start, str):
        return 0, start_of_position(start, loaded())
    if start in SPLITS:
        return SPLITS[start], None
    return 0, start_of_position(_position(start), loaded())


def _position(name: str) -> Any:
    path = pathlib.Path(name)
    try:
        if not path.is_file():
            raise ValueError(f"start: expected 5/2, 4/3 or a file with a position, got {short(name)}")
        return _read_position(path)
    except OSError as error:
        raise ValueError(f"start: {short(name)}: cannot be read: {error.strerror}") from None


def _read_position(path: pathlib.Path) -> Any:
    try:
        text = path.read_text(encoding="utf-8")
        return json.loads(text) if text.lstrip().startswith(("{", "[")) else position_text.parse(text)
    except UnicodeDecodeError:
        raise ValueError(f"{path}: expected a position, which is UTF-8 text") from None
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{path}: expected a position, as JSON or as text: {error}") from None
