"""demesne replay: a recorded game as a story."""

from __future__ import annotations

import pathlib

from .arguments import MaybeWhole, Say
from .files import game_of, read
from .rendering import result
from .story import moment, story


def replay(file: pathlib.Path, /, *, at: MaybeWhole = None, say: Say) -> int:
    """Print a recorded game turn by turn."""
    game = game_of(file, read(file), say)
    names = [say("table-player", n=i + 1) for i in range(game.players)]
    print(say("game-kingdom", cards=", ".join(game.kingdom), edition=str(game.edition)))
    if at is not None:
        print("\n".join(moment(game.at(at), names, say)))
        return 0
    print("\n".join(story(game, names, say)))
    if game.over:
        print("\n".join(["", *result(game, names, say)]))
    else:
        print("\n" + say("game-record-stops", n=len(game.answers)))
    return 0
