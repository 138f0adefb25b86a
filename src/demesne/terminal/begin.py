"""demesne play: in the browser, or in the terminal."""

from __future__ import annotations

import pathlib

from demesne.game import Game, load_cards, random_kingdom
from demesne.languages import Language
from demesne.languages.kingdoms import in_english
from demesne.refusal import Refusal
from demesne.table import Table
from demesne.table.table import setup_of

from .arguments import Flag, MaybeWhole, Say, Several, Whole, seed_of
from .display import Drawn, Plain
from .extras import has_page, has_server
from .files import check_files
from .journal import Journal, unfinished
from .play import RESUME, Play
from .play import play as play_game
from .seating import brought_to_life, is_list, resumed, seated
from .solved import found, is_solved

DEFAULT_BOT = "fair"


def play(
    *,
    kingdom: str | None = None,
    players: Whole = 2,
    name: Several = None,
    bot: Several = None,
    edition: MaybeWhole = None,
    colonies: Flag = False,
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
    solved = [given for given in bot or () if is_solved(given)]
    lists = any(is_list(given) for given in bot or ())
    if not (terminal or plain or resume or name or record or file or cards or english):
        if has_server() and has_page() and not lists:
            from .browser import play_in_browser, table_wanted  # loads what the terminal does not need

            chosen = kingdom or bot or seed or edition or colonies or players != 2
            here = say("table-player", n=1)
            bots = bot or [DEFAULT_BOT]
            wanted = table_wanted(kingdom, players, bots, edition, colonies, seed, here) if chosen else None
            return play_in_browser(wanted, say)
        if not (has_server() and has_page()):
            notes.append(say("play-no-page" if has_server() else "play-no-server"))
    check_files(record)
    if cards:
        load_cards(cards)
    if english:
        say = Language(say.lang, english=True)
    if resume:
        journal, table = resumed(file, name or [], bot or [DEFAULT_BOT], say)
    elif file:
        raise Refusal("command-file-alone")
    else:
        if kingdom is None and solved:
            solution = found(solved[0], players)
            kingdom = ", ".join(solution.kingdom)
            edition, colonies = edition or solution.edition, colonies or solution.colonies
        game = new_game(kingdom or "First Game", players, edition, seed, colonies)
        setup = setup_of(game, seated(game, name or [], bot or [DEFAULT_BOT], say))
        journal, table = Journal.begin(setup), Table(setup)
    sitting = Play(table, lambda: brought_to_life(table.seats, table.game), journal, Plain() if plain else Drawn(), say)
    sitting.notes += notes
    if resume:
        sitting.notes.append(say("resumed", n=table.game.turn))
    elif any(kept != journal.file for kept in unfinished()):
        sitting.notes.append(say("kept-unfinished", command=RESUME))
    return play_game(sitting, record)


def new_game(kingdom: str, players: int, edition: int | None, seed: str | None, colonies: bool = False) -> Game:
    number_or_text = None if seed is None else seed_of(seed)
    ten = random_kingdom(number_or_text) if kingdom.casefold() == "random" else in_english(kingdom)
    return Game(ten, players, edition=edition, seed=number_or_text, colonies=colonies)
