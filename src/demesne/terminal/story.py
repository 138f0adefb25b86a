"""A whole game in words: its log, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from demesne.cards import loaded
from demesne.game import Game
from demesne.languages import Language
from demesne.languages.log import lines as log_lines
from demesne.languages.prompts import prompt
from demesne.languages.reading import numbered

from .rendering import capital, hand, options


def told(game: Game, names: list[str], say: Language) -> list[str]:
    """The whole game as a story, then how it ended."""
    return [*story(game, names, say), "", *outcome(game, names, say)]


def story(game: Game, names: Sequence[str], say: Language) -> list[str]:
    """The log of a whole game, nothing hidden, an empty line before each turn."""
    out = []
    for line in log_lines(game.events, names, None, everything=True):
        out += ["", line.text(say)] if line.kind == "turn" else [line.text(say)]
    begun = game.at(0)
    if not any(e.kind == "turn" and (e.player, e.number) == (begun.player, begun.turn) for e in game.events):
        out = ["", say("log-turn", who=names[begun.player], n=begun.turn), *out]  # a position is within a turn already
    return out


def moment(game: Game, names: Sequence[str], say: Language) -> list[str]:
    """The last turn so far, and what is asked now, with the hand of whoever must answer."""
    lines = story(game, names, say)
    begin = max((i for i, line in enumerate(lines) if not line), default=0)
    seat = game.asked
    if seat is None:
        return lines[begin:]
    view = game.view(seat)
    decision = view["decision"]
    known = {**loaded().cards, **say.known}
    asked = capital(say.phrase(prompt(decision, view["player"], names, known)))
    order = numbered(decision["options"], say, view["costs"] if decision["zone"] == "supply" else None)
    out = [*lines[begin:], "", f"{names[seat]}: {asked}", hand(view, say)]
    return [*out, say("table-options", options=", ".join(options(order, decision, say)))] if order else out


def outcome(game: Game, names: Sequence[str], say: Language) -> list[str]:
    """What each player has in the end, and who won."""
    scores = zip(names, game.scores(), game.turns())
    out = [say("end-score", who=name, points=points, turns=turns) for name, points, turns in scores]
    return [*out, say("game-winners", names=", ".join(names[p] for p in game.winners()))]
