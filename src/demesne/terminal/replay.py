"""demesne replay: a recorded game as a story."""

from __future__ import annotations

import pathlib

from demesne.game import Game
from demesne.refusal import Refusal

from .arguments import MaybeWhole, Say
from .files import read
from .rendering import result
from .story import moment, story


def replay(file: pathlib.Path, /, *, at: MaybeWhole = None, say: Say) -> int:
    """Print a recorded game turn by turn."""
    text = read(file)
    try:
        game = Game.from_record(text)
    except ValueError as error:
        raise Refusal("error-in", where=str(file), error=error) from None
    say.known.update({card.name: card for card in game.own_cards})
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
