"""demesne solve: the good strategies of a kingdom."""

from __future__ import annotations

import contextlib
import json
import pathlib
import sys
from collections.abc import Callable, Iterator
from typing import Annotated

from demesne.game import load_cards
from demesne.languages import Language
from demesne.languages.kingdoms import in_english
from demesne.sim.run import check_engine, check_run
from demesne.sim.text import percent
from demesne.solve import Progress
from demesne.solve import solve as solve_kingdom
from demesne.solve.text import report

from .arguments import AsJson, Flag, MaybeWhole, Say, Spelled, Whole
from .files import check_files, write
from .own_output import own_output
from .simulate import warn_if_plain
from .solved import SOLVED


def solve(
    kingdom: str,
    /,
    *,
    players: Whole = 2,
    minutes: float | None = None,
    rounds: MaybeWhole = None,
    edition: MaybeWhole = None,
    colonies: Flag = False,
    jobs: MaybeWhole = None,
    engine: str = "local",
    as_json: AsJson = False,
    page: Annotated[pathlib.Path | None, Spelled("--report")] = None,
    cards: pathlib.Path | None = None,
    say: Say,
) -> int:
    """Find the good strategies of a kingdom."""
    check_run(1, None, jobs)
    check_engine(engine)
    check_files(page)
    if cards:
        load_cards(cards)
    english = in_english(kingdom)
    out = own_output(engine)
    with told(say) as progress:
        found = solve_kingdom(
            english,
            players,
            edition=edition,
            colonies=colonies,
            minutes=minutes,
            rounds=rounds,
            jobs=jobs,
            engine=engine,
            progress=progress,
        )
    warn_if_plain(say)
    if as_json:
        print(json.dumps(found.json()), file=out)
    else:
        print(report(found, say), file=out)
        print("\n" + say("solve-use", name=f'"{SOLVED}{kingdom}"'), file=out)
    if page:
        from demesne.solve.page import html

        write(page, html(found, say), say("sim-report-written", file=str(page)))
    return 0 if found.finished else 130


@contextlib.contextmanager
def told(say: Language) -> Iterator[Callable[[Progress], None] | None]:
    """A line on standard error after each round, if it is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return

    def line(p: Progress) -> None:
        share = percent(p.share, say)
        print(say("solve-progress", round=p.rounds, games=p.games, lists=p.lists, share=share), file=sys.stderr)

    yield line
