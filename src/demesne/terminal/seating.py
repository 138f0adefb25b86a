"""Who plays: people by name, bots by level, strategy or file; and the bots created for a kingdom."""

from __future__ import annotations

import pathlib
import secrets
from collections.abc import Sequence

from demesne.bots import Bot, StrategyBot
from demesne.game import Game
from demesne.languages.bundle import Language
from demesne.notation.names import short
from demesne.refusal import Refusal, reason
from demesne.sim.players import Level, check_inside, player
from demesne.strategies import Strategy, parse
from demesne.strategies.judging import generic
from demesne.strategies.levels import ALL_LEVELS, LEVELS, SEARCHING
from demesne.strategies.shipped import names as shelf_names
from demesne.table import SeatHolder, Table
from demesne.table.seats import bot_names, checked_name
from demesne.table.table import setup_of

from .journal import KEPT, Journal, unfinished
from .solved import found, is_solved


def seated(game: Game, people: Sequence[str], bots: Sequence[str], say: Language) -> tuple[SeatHolder, ...]:
    """People first, bots at the other seats in turn."""
    players = game.players
    names = [checked_name(name) for name in people] or [say("table-player", n=1)]
    if len(names) > players:
        raise Refusal("seat-people", most=players, players=players, got=len(names))
    for i, name in enumerate(names):
        if name.casefold() in {other.casefold() for other in names[:i]}:
            raise Refusal("seat-twice", name=name)
    who = [kept(bot, game) for bot in bots]
    more = bot_names(names, players - len(names))
    return (
        *(SeatHolder(name) for name in names),
        *(SeatHolder(name, who[i % len(who)]) for i, name in enumerate(more)),
    )


def kept(bot: str, game: Game) -> str:
    """A bot as stored in a journal: a level, or the text of its strategy; of a solution, a list of its mixture."""
    if is_solved(bot):
        from demesne.solve.players import drawn_list, mixture  # takes a while to load

        solution = found(bot, game.players)
        for made in mixture(solution):
            check_inside(made.called(bot), game.kingdom, game.colonies)
        return drawn_list(solution, secrets.token_bytes(16)).text
    given = player(bot)
    if isinstance(given, Level):
        return given.level
    if isinstance(given, Strategy):
        return given.text
    raise Refusal("command-bot", got=short(bot))


def is_list(bot: str) -> bool:
    """Whether it is a list: a solution, a strategy of the library or a file. The server seats levels only."""
    if is_solved(bot) or bot.endswith(".strategy"):
        return True
    return bot not in ALL_LEVELS and (bot.casefold() in shelf_names() or pathlib.Path(bot).is_file())


def brought_to_life(seats: Sequence[SeatHolder], game: Game) -> dict[int, Bot]:
    """The bots for this kingdom; lists for other kingdoms play with the cards that are here."""
    return {i: one_bot(seat.bot, i, game) for i, seat in enumerate(seats) if seat.bot}


def one_bot(bot: str, seat: int, game: Game) -> Bot:
    if bot in SEARCHING:
        from demesne.search.levels import player_of  # slow to import, and few bots need it

        return player_of(bot, game, seat)
    known = game.inner.catalogue
    if bot in LEVELS:
        return StrategyBot(generic(game.kingdom, bot, game.edition, game.players, game.colonies, known))
    return StrategyBot(parse(bot, catalogue=known))


def resumed(
    file: pathlib.Path | None, people: Sequence[str], bots: Sequence[str], say: Language
) -> tuple[Journal, Table]:
    """An unfinished game: the file given, else the latest; a record continues with the players the command names."""
    if file is None:
        kept_games = list(unfinished())
        if not kept_games:
            raise Refusal("resume-none")
        return Journal.resume(kept_games[0])
    if file.suffix == KEPT:
        return Journal.resume(file)
    try:
        game = Game.from_record(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refusal("error-unreadable", where=str(file), reason=reason(error)) from None
    except UnicodeDecodeError:
        raise Refusal("resume-file", file=str(file)) from None
    except ValueError as error:
        raise Refusal("error-in", where=str(file), error=error) from None
    setup = setup_of(game, seated(game, people, bots, say))
    return Journal.begin(setup), Table(setup)
