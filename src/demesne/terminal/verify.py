"""demesne verify: checks that every draw of a recorded game follows from what was committed to beforehand."""

from __future__ import annotations

import pathlib

from demesne.game import Game
from demesne.refusal import Refusal
from demesne.table import fairness

from .arguments import Say
from .files import read


def verify(file: pathlib.Path, /, *, say: Say) -> int:
    """Check that a record replays and that its deal was fair."""
    text = read(file)
    try:
        game = Game.from_record(text)
        proven = fairness.check(text)
    except ValueError as error:
        raise Refusal("error-in", where=str(file), error=error) from None
    print(say("verify-replays", n=len(game.answers)))
    print(say("verify-fair" if proven else "verify-no-proof"))
    return 0
