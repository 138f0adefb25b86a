"""The commands. Bad input gets one line and exit code 1, an interruption 130."""

from __future__ import annotations

import io
import os
import pathlib
import sys
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from demesne.bots import StrategyBot
from demesne.game import Game, load_cards, random_kingdom
from demesne.notation.names import nearest, short
from demesne.sim.gathering import Level, player
from demesne.strategies import Strategy
from demesne.strategies.judging import generic

from . import bench, cards, simulate
from .about import about
from .play import play as play_game
from .story import lines

LARGEST = 8_000_000
COMMANDS = ("play", "replay", "sim", "tournament", "sample", "strategies", "bench", "card", "kingdom", "version")

app = App(
    name="demesne",
    help="The deck-building game Dominion. Unofficial, free, not endorsed by the publisher.",
    version=lambda: about(),
    print_error=False,
    exit_on_error=False,
)
simulate.add_commands(app)
app.command(bench.bench)
app.command(cards.card)
app.command(cards.kingdom)


@app.default
@app.command
def play(
    *,
    kingdom: str = "First Game",
    players: int = 2,
    edition: int | None = None,
    seed: str | None = None,
    cards: pathlib.Path | None = None,
    record: pathlib.Path | None = None,
    bot: Annotated[list[str], Parameter(negative="")] | None = None,
    terminal: Annotated[bool, Parameter(negative="")] = True,
) -> int:
    """Play against bots in the terminal.

    Parameters
    ----------
    kingdom
        A recommended set, "random", or ten card names with commas.
    players
        2 to 6, you among them.
    edition
        1 or 2: the wordings to play by; the set's own if not given.
    seed
        A number or any text; the same seed gives the same shuffles.
    cards
        A file with own cards, to be named in the kingdom.
    record
        Where to write the game down.
    bot
        Who plays against you: gentle, fair (if not given), strong, a strategy's name or file; several sit in turn.
    terminal
        In the terminal (there is no other table yet).
    """
    if cards:
        load_cards(cards)
    number_or_text = int(seed) if seed is not None and seed.isascii() and seed.isdigit() and len(seed) < 100 else seed
    ten = random_kingdom(number_or_text) if kingdom == "random" else kingdom
    game = Game(ten, players, edition=edition, seed=number_or_text)
    return play_game(game, opponents(bot or ["fair"], game), record)


def opponents(names: list[str], game: Game) -> list[StrategyBot]:
    """The bots for this kingdom; lists for other kingdoms still play what they find here."""
    found = []
    for name in names:
        given = player(name)
        if isinstance(given, Level):
            found.append(StrategyBot(generic(game.kingdom, given.level, game.edition, game.players)))
        elif isinstance(given, Strategy):
            found.append(StrategyBot(given))
        else:
            raise ValueError(f"bot: expected a strategy or gentle, fair, strong, got {short(name)}")
    return found


@app.command
def replay(file: pathlib.Path, /) -> int:
    """Print a recorded game turn by turn.

    Parameters
    ----------
    file
        A record, as written by play --record or Game.record().
    """
    try:
        game = Game.from_record(read(file))
    except ValueError as error:
        raise ValueError(str(error) if str(error).startswith(str(file)) else f"{file}: {error}") from None
    names = [f"Player {i + 1}" for i in range(game.players)]
    print(f"Kingdom: {', '.join(game.kingdom)} (edition {game.edition})")
    print("\n".join(lines(game.events, names, None, everything=True)))
    if game.over:
        for p, name in enumerate(names):
            print(f"{name}: {game.scores()[p]} points in {game.turns()[p]} turns")
        print("Winners: " + ", ".join(names[p] for p in game.winners()))
    else:
        print(f"\nThe record stops after {len(game.answers)} answers.")
    return 0


@app.command
def version() -> int:
    """Show the version, the rules version and which kernel is in use, and why."""
    print(about())
    return 0


def read(file: pathlib.Path) -> str:
    try:
        if file.stat().st_size > LARGEST:
            raise ValueError(f"{file}: expected a record of at most {LARGEST} bytes")
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{file}: expected a record, which is UTF-8 text") from None
    except OSError as error:
        raise ValueError(f"{file}: cannot be read: {error.strerror}") from None


def main(arguments: list[str] | None = None) -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a result is not lost to a terminal that lacks a letter
    try:
        code = app(arguments)
    except UnusedCliTokensError as error:
        odd = str((error.unused_tokens or [""])[0])
        print(f"unknown word {short(odd)}{nearest(odd, COMMANDS)}; demesne --help lists the commands", file=sys.stderr)
        code = 1
    except CycloptsError as error:
        print(" ".join(str(error).split()).rstrip("."), "(see demesne --help)", file=sys.stderr)
        code = 1
    except ValueError as error:
        print(error, file=sys.stderr)
        code = 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: nothing to flush at exit
        code = 0
    except OSError as error:
        print(f"cannot go on: {error.strerror}", file=sys.stderr)
        code = 1
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr)
        code = 130
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()
