"""Files named on the command line: reading a record, writing the output of a command."""

from __future__ import annotations

import pathlib
import sys

from demesne import game
from demesne.languages import Language
from demesne.notation.names import short
from demesne.refusal import Refusal, reason

LARGEST = 8_000_000


def read(file: pathlib.Path) -> str:
    """The text of a record."""
    try:
        if file.stat().st_size > LARGEST:
            raise Refusal("command-record-size", file=str(file), most=LARGEST)
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refusal("command-record-text", file=str(file)) from None
    except OSError as error:
        raise Refusal("error-unreadable", where=str(file), reason=reason(error)) from None


def game_of(file: pathlib.Path, text: str, say: Language) -> game.Game:
    """The game of a record; its own cards are known from now on."""
    try:
        found = game.Game.from_record(text)
    except ValueError as error:
        raise Refusal("error-in", where=str(file), error=error) from None
    say.known.update({card.name: card for card in found.own_cards})
    return found


def check_files(page: pathlib.Path | None, plot: pathlib.Path | None = None) -> None:
    """Refuse output files that cannot be written before any game is played."""
    if plot and plot.suffix.lower() not in (".svg", ".png"):
        raise Refusal("command-plot", got=short(str(plot)))
    for file in (page, plot):
        if file and not file.resolve().parent.is_dir():
            raise Refusal("command-no-folder", file=str(file))
        if file and file.is_dir():
            raise Refusal("command-is-folder", file=str(file))
    if plot and plot.suffix.lower() == ".png":
        from demesne.sim.report import rasteriser  # takes a while to load

        rasteriser()


def write(file: pathlib.Path, data: str | bytes, said: str = "") -> None:
    """Write the file, then say on standard error that it is there."""
    try:
        if isinstance(data, str):
            file.write_text(data, encoding="utf-8")
        else:
            file.write_bytes(data)
    except OSError as error:
        raise Refusal("command-unwritable", file=str(file), reason=reason(error)) from None
    if said:
        print(said, file=sys.stderr)
