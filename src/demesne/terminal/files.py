"""Files named on the command line: reading a record, writing the output of a command."""

from __future__ import annotations

import pathlib

from demesne.notation.names import short
from demesne.refusal import Refusal, reason

LARGEST = 8_000_000


def read(file: pathlib.Path) -> str:
    try:
        if file.stat().st_size > LARGEST:
            raise Refusal("command-record-size", file=str(file), most=LARGEST)
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refusal("command-record-text", file=str(file)) from None
    except OSError as error:
        raise Refusal("error-unreadable", where=str(file), reason=reason(error)) from None


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


def write(file: pathlib.Path, data: str | bytes) -> None:
    try:
        if isinstance(data, str):
            file.write_text(data, encoding="utf-8")
        else:
            file.write_bytes(data)
    except OSError as error:
        raise Refusal("command-unwritable", file=str(file), reason=reason(error)) from None
