"""demesne analyse: what the decisions of a recorded game were worth."""

from __future__ import annotations

import json
import pathlib
import sys
from collections.abc import Sequence
from typing import Annotated, Any

from demesne.analysis import analyse as analysed
from demesne.analysis import check_budget
from demesne.notation import record
from demesne.notation.names import nearest, short
from demesne.refusal import Refusal, either
from demesne.strategies.levels import ALL_LEVELS

from .arguments import AsJson, MaybeWhole, Say, Several, Spelled, seed_of
from .files import check_files, game_of, read, write
from .simulate import bar, warn_if_plain


def analyse(
    file: pathlib.Path,
    /,
    *,
    playouts: MaybeWhole = None,
    seconds: float | None = None,
    seed: str = "1",
    seat: Several = None,
    as_json: AsJson = False,
    page: Annotated[pathlib.Path | None, Spelled("--report")] = None,
    say: Say,
) -> int:
    """Analyse a recorded game: what every decision was worth, what luck did, where the game turned."""
    check_files(page)
    text = read(file)
    game = game_of(file, text, say)
    names = [say("analyse-player", n=i + 1) for i in range(game.players)]
    levels = record.parse(text).bots | seated(seat or [], game.players)
    check_budget(playouts, seconds)
    warn_if_plain(say)
    if game.answers:
        print(say("sim-judging", name="strong"), file=sys.stderr)  # its lists may take half a minute
    with bar(say("analyse-bar")) as progress:
        budget: dict[str, Any] = {"playouts": playouts, "seconds": seconds, "seed": seed_of(seed)}
        found = analysed(game, **budget, names=names, levels=levels, progress=progress)
    if as_json:
        print(json.dumps(found.json(), ensure_ascii=False))
    else:
        from demesne.analysis.text import text as as_text

        print(as_text(found, game, str(file), say))
    if page:
        from demesne.analysis.page import html

        write(page, html(found, game, str(file), say), say("sim-report-written", file=str(page)))
    return 130 if found.interrupted else 0


def seated(given: Sequence[str], players: int) -> dict[int, str]:
    """Who plays where, as in 2=fair, by seat from 0."""
    seats = {f"{seat + 1}": seat for seat in range(players)}
    found = {}
    for text in given:
        name, _, level = text.partition("=")
        known = ALL_LEVELS if name in seats else [f"{one}=fair" for one in seats]
        wrong = level if name in seats else text
        if name not in seats or level not in ALL_LEVELS:
            raise Refusal(
                "error-value", where="--seat", expected=either(known), got=short(wrong), near=nearest(wrong, known)
            )
        found[seats[name]] = level
    return found
