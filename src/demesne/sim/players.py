"""Who plays and in which kingdom: names, files and functions become players, ten cards are found for them."""

from __future__ import annotations

import hashlib
import json
import pathlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from demesne.cards import BASIC, COLONIES, PUBLISHED, loaded
from demesne.game.arguments import edition_of, flag_of, start_of_position, ten_of
from demesne.game.keys import key_of
from demesne.game.start import Start
from demesne.notation.names import nearest, short
from demesne.refusal import Phrase, Refusal, reason
from demesne.search.searcher import Searcher
from demesne.strategies import Strategy, parse
from demesne.strategies.language import VERBS
from demesne.strategies.levels import ALL_LEVELS, SEARCHING
from demesne.strategies.shipped import names as shelf_names
from demesne.strategies.shipped import shipped

from .bots import PythonBot
from .match import Match

PLAYERS = (2, 6)
LARGEST = 100_000
SPLITS = {"5/2": 5, "2/5": 5, "4/3": 4, "3/4": 4}


class Level(NamedTuple):
    """A bot that makes its list, or the lists it thinks of, once the kingdom is known."""

    name: str
    level: str


Given = Strategy | PythonBot | Level


def player(given: object) -> Given:
    """A strategy, its text, a shipped name, a level, a file, "-" for standard input, or a bot's function."""
    if isinstance(given, (Strategy, PythonBot, Level)):
        return given
    if callable(given):
        return PythonBot(str(getattr(given, "__name__", "bot")), "", given)
    if not isinstance(given, str):
        raise Refusal("error-player", got=short(given))
    if "\n" in given:
        return parse(given)
    if given == "-":
        return parse(_typed(), "-")
    if given in (*ALL_LEVELS, "generic"):
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
            return replace(parse(_read(path), given), name=_printable(path.stem))
    except UnicodeDecodeError:
        raise Refusal("error-strategy-text", where=given) from None
    except OSError as error:
        raise Refusal("error-unreadable", where=short(given), reason=reason(error)) from None
    if " " in given.strip() and given.split()[0].casefold() in VERBS:
        return parse(given)
    if given.casefold() in shelf_names():
        return shipped(given.casefold())
    raise Refusal("error-player-name", got=short(given), near=nearest(given, [*shelf_names(), *ALL_LEVELS]))


def all_players(given: Sequence[object]) -> list[Given]:
    """All players; standard input can be read only once."""
    if sum(isinstance(g, str) and g == "-" for g in given) > 1:
        raise Refusal("error-input-once")
    return [player(g) for g in given]


def _printable(name: str) -> str:
    """A file name may contain anything; what is printed and drawn may not."""
    return "".join(c if c.isprintable() else "?" for c in name)


def _read(path: pathlib.Path) -> str:
    """The text of a file or a pipe, up to a limit."""
    with path.open("rb") as file:
        data = file.read(4 * LARGEST + 1)
    if len(data) > 4 * LARGEST:
        raise Refusal("error-strategy-length", where=str(path), most=LARGEST)
    return data.decode("utf-8")


def _typed() -> str:
    if sys.stdin is None:
        raise Refusal("error-input-closed")
    try:
        return sys.stdin.read(LARGEST + 1)
    except UnicodeDecodeError:
        raise Refusal("error-strategy-text", where="-") from None


FILLED_FROM = ("base", "intrigue")  # the boxes that fill up a kingdom; the same seed has always given the same cards


def kingdom_for(
    players: Sequence[Given], given: str | Sequence[str] | None, seed: int | str, colonies: bool = False
) -> tuple[tuple[str, ...], int]:
    """The ten cards and their edition: as given, or what the strategies name, filled up at random from the seed."""
    if seed is None:
        raise Refusal("error-seed", got="None")
    named = sorted({c for p in players if isinstance(p, Strategy) for c in p.cards()} - _always(colonies))
    if given is not None:
        ten, edition = ten_of(given, loaded())
        for p in players:
            if isinstance(p, Strategy):
                check_inside(p, ten, colonies)
        return tuple(ten), edition
    if len(named) > 10:
        raise Refusal("error-too-many-named", got=len(named), cards=named)
    key = key_of(seed, "kingdom")
    others = [c.name for c in PUBLISHED if c.box in FILLED_FROM and c.name not in named]
    others.sort(key=lambda name: hashlib.sha256(key + name.encode()).digest())
    return tuple(sorted([*named, *others[: 10 - len(named)]])), 2


def check_inside(made: Strategy, ten: Sequence[str], colonies: bool) -> None:
    """A list may name only cards that are in the game."""
    for card in sorted(made.cards() - {*ten, *_always(colonies)}):
        raise Refusal("error-outside-kingdom", name=made.name, card=card, kingdom=ten)


def _always(colonies: bool) -> set[str]:
    return {*BASIC, *(COLONIES if colonies else ())}


def match_of(
    given: Sequence[Any],
    kingdom: str | Sequence[str] | None = None,
    edition: int | None = None,
    seed: int | str = 1,
    start: str | dict[str, Any] | None = None,
    judging: Callable[[str], None] | None = None,
    colonies: bool = False,
    playouts: int | None = None,
) -> Match:
    """The match of these players; levels make their lists now. `playouts` is what those that search may spend."""
    if not PLAYERS[0] <= len(given) <= PLAYERS[1]:
        raise Refusal("error-range", where="strategies", least=PLAYERS[0], most=PLAYERS[1], got=len(given))
    players = all_players(given)
    split, begun = _start_of(start)
    if begun is not None:
        if kingdom is not None:
            raise Refusal("error-start-kingdom")
        if begun.players != len(players):
            raise Refusal("error-start-players", players=begun.players, got=len(players))
        if begun.position.data["players"][begun.position.data["turn"]["player"]].get("turns") == 0:
            raise Refusal("error-start-turns")
        kingdom = begun.kingdom
    colonies = flag_of(begun.colonies if begun else colonies, "colonies")
    ten, own = kingdom_for(players, kingdom, seed, colonies)
    edition = edition_of(edition, begun.edition if begun else own)
    ready: list[Strategy | PythonBot | Searcher] = []
    if playouts is not None and not any(isinstance(p, Level) for p in players):
        raise Refusal("error-playouts-nobody", levels=list(ALL_LEVELS))
    for p in players:
        if isinstance(p, Level):
            if judging:
                judging(p.name)
            if p.level in SEARCHING:
                ready.append(_searcher(p, ten, edition, len(players), colonies, playouts))
                continue
            from demesne.strategies.judging import generic  # only such a bot needs it

            ready.append(replace(generic(ten, p.level, edition, len(players), colonies), name=p.name))
        else:
            ready.append(p)
    if begun is None:
        return Match(tuple(ready), ten, edition, seed, split, colonies=colonies)
    doubled = begun.double_treasures
    return Match(tuple(ready), ten, edition, seed, 0, begun.position, begun.first, doubled, colonies=colonies)


def _searcher(
    of: Level, ten: tuple[str, ...], edition: int, players: int, colonies: bool, playouts: int | None
) -> Searcher:
    from demesne.search.levels import budget_of  # only such a bot needs it
    from demesne.search.playouts import check_count
    from demesne.search.population import population

    if playouts is not None:
        check_count(playouts, "playouts")
    lists = population(ten, edition, players, colonies, whole=playouts is not None)
    return Searcher.of(of.name, budget_of(of.level, playouts), lists)


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
            raise Refusal("error-start", got=short(name))
        return _read_position(path)
    except OSError as error:
        raise Refusal("error-unreadable", where=f"start: {short(name)}", reason=reason(error)) from None


def _read_position(path: pathlib.Path) -> Any:
    from demesne.notation import position as position_text  # only a position needs it

    try:
        text = path.read_text(encoding="utf-8")
        return json.loads(text) if text.lstrip().startswith(("{", "[")) else position_text.parse(text)
    except UnicodeDecodeError:
        raise Refusal("error-start-text", where=str(path)) from None
    except (ValueError, RecursionError) as error:
        raise Refusal("error-start-position", where=str(path), error=_reason(error)) from None


def _reason(error: Exception) -> Phrase:
    """Why a file does not contain a position."""
    if isinstance(error, Refusal):
        return error.phrase
    if isinstance(error, json.JSONDecodeError):
        return Phrase("reason-not-json-at", {"line": str(error.lineno), "column": str(error.colno)})
    return Phrase("reason-not-json")
