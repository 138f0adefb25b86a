"""Reading a record named on the command line."""

from __future__ import annotations

import pathlib

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
