"""The commands. Bad input gets one line and exit code 1, an interruption 130."""

from __future__ import annotations

import io
import os
import pathlib
import sys

from cyclopts import App, CycloptsError

from demesne.game import Game, load_cards, random_kingdom
from demesne.refusal import Refusal, reason
from demesne.table import Table
from demesne.table.table import setup_of
from demesne.words import Words, words
from demesne.words.choosing import language
from demesne.words.kingdoms import in_english
from demesne.words.pseudo import PSEUDO

from . import help
from .about import about
from .admin import admin
from .arguments import HELP, LANG, VERSION, Flag, MaybeWhole, Say, Several, Whole, seed_of
from .bench import bench
from .browser import play_in_browser, table_wanted
from .cards import card, kingdom
from .extras import has_page, has_server
from .faces import Drawn, Plain
from .files import read
from .journal import Journal, unfinished
from .mistakes import mistake
from .play import RESUME, Play
from .play import play as play_game
from .seating import brought_to_life, resumed, seated
from .serve import serve
from .showing import result
from .simulate import check_files, sample, sim, story, strategies, tournament
from .verify import verify

DEFAULT_BOT = "fair"


def play(
    *,
    kingdom: str | None = None,
    players: Whole = 2,
    name: Several = None,
    bot: Several = None,
    edition: MaybeWhole = None,
    seed: str | None = None,
    cards: pathlib.Path | None = None,
    record: pathlib.Path | None = None,
    resume: Flag = False,
    file: pathlib.Path | None = None,
    plain: Flag = False,
    english: Flag = False,
    terminal: Flag = False,
    say: Say,
) -> int:
    """Play: in the browser, or in the terminal."""
    notes = []
    if not (terminal or plain or resume or name or record or file or cards or english):
        if has_server() and has_page():
            chosen = kingdom or bot or seed or edition or players != 2
            here = say("table-player", n=1)
            wanted = table_wanted(kingdom, players, bot or [DEFAULT_BOT], edition, seed, here) if chosen else None
            return play_in_browser(wanted, say)
        notes.append(say("play-no-page" if has_server() else "play-no-server"))
    check_files(record)
    if cards:
        load_cards(cards)
    if english:
        say = Words(say.lang, english=True)
    if resume:
        journal, table = resumed(file, name or [], bot or [DEFAULT_BOT], say)
    elif file:
        raise Refusal("command-file-alone")
    else:
        game = new_game(kingdom or "First Game", players, edition, seed)
        setup = setup_of(game, seated(players, name or [], bot or [DEFAULT_BOT], say))
        journal, table = Journal.begin(setup), Table(setup)
    sitting = Play(
        table, lambda: brought_to_life(table.seats, table.game), journal, Plain() if plain else Drawn(), say
    )
    sitting.notes += notes
    if resume:
        sitting.notes.append(say("resumed", n=table.game.turn))
    elif any(kept != journal.file for kept in unfinished()):
        sitting.notes.append(say("kept-unfinished", command=RESUME))
    return play_game(sitting, record)


def new_game(kingdom: str, players: int, edition: int | None, seed: str | None) -> Game:
    number_or_text = None if seed is None else seed_of(seed)
    if kingdom.casefold() == "random":
        return Game(random_kingdom(number_or_text), players, edition=edition, seed=number_or_text)
    return Game(in_english(kingdom), players, edition=edition, seed=number_or_text)


def replay(file: pathlib.Path, /, *, say: Say) -> int:
    """Print a recorded game turn by turn."""
    text = read(file)
    try:
        game = Game.from_record(text)
    except ValueError as error:
        raise Refusal("error-in", where=str(file), error=error) from None
    say.known.update({card.name: card for card in game.own_cards})
    names = [say("table-player", n=i + 1) for i in range(game.players)]
    print(say("game-kingdom", cards=", ".join(game.kingdom), edition=str(game.edition)))
    print("\n".join(story(game, names, say)))
    if game.over:
        print("\n".join(["", *result(game, names, say)]))
    else:
        print("\n" + say("game-record-stops", n=len(game.answers)))
    return 0


def version(*, say: Say) -> int:
    """Show the version, the rules version and which kernel is in use, and why."""
    print(about(say))
    return 0


app = App(name="demesne", help_flags=[], version_flags=[], print_error=False, exit_on_error=False)
app.default(play)
for _command in (
    *(play, serve, replay, verify, card, kingdom, sim, tournament, sample, strategies, bench, admin, version),
):
    app.command(_command)
COMMANDS = tuple(app)


def take_language(arguments: list[str]) -> str | None:
    """Remove --lang and its value from the arguments, wherever they are: every command has them."""
    found: list[str] = []
    for at, word in reversed([*enumerate(options(arguments))]):
        if word == LANG:
            found += arguments[at + 1 : at + 2]
            if not found:
                raise Refusal("command-value-missing", option=LANG, n=1, help="demesne --help")
            del arguments[at : at + 2]
        elif word.startswith(f"{LANG}="):
            found.append(arguments.pop(at).removeprefix(f"{LANG}="))
    if len(found) > 1:
        raise Refusal("command-option-twice", option=LANG, help="demesne --help")
    return found[0] if found else None


def options(arguments: list[str]) -> list[str]:
    """The arguments before --, after which nothing is an option."""
    return arguments[: arguments.index("--")] if "--" in arguments else arguments


def obey(arguments: list[str], say: Words) -> int:
    """Run the command line."""
    said = options(arguments)
    if any(word in HELP for word in said):
        name = next((word for word in said if word in COMMANDS), "")
        print(help.of_command(name, app[name], say) if name else help.overview(app, say))
        return 0
    if any(word in VERSION for word in said):
        return version(say=say)
    try:
        command, bound, injected = app.parse_args(arguments)
    except CycloptsError as error:
        raise mistake(error, app) from None
    code: int = command(*bound.args, **bound.kwargs, **dict.fromkeys(injected, say))
    return code


def complain(error: Refusal, lang: str) -> None:
    print(words(lang).phrase(error.phrase), file=sys.stderr)


def main(arguments: list[str] | None = None) -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character must not lose the result
    given = list(sys.argv[1:] if arguments is None else arguments)
    lang = "en"  # for errors before the language is known
    code = 1
    try:
        asked = take_language(given)
        lang = PSEUDO if asked == PSEUDO else language(asked)
        code = obey(given, words(lang))
    except Refusal as error:
        complain(error, lang)
    except ValueError as error:
        print(error, file=sys.stderr)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has gone: nothing to flush at exit
        code = 0
    except OSError as error:
        complain(Refusal("command-stopped", reason=reason(error)), lang)
    except KeyboardInterrupt:
        print("\n" + words(lang)("interrupted"), file=sys.stderr)
        code = 130
    sys.exit(code)


if __name__ == "__main__":
    main()
