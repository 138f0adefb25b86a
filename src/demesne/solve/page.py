"""A solution as a page: one HTML file in the style of the simulator's report, no script and no network requests."""

from __future__ import annotations

from demesne import __version__ as version
from demesne.languages import Language
from demesne.sim.report.lettering import escaped
from demesne.sim.report.page import document, listed, table

from .lists import ListShown, shown_lists
from .solution import Solution
from .text import cross_rows, kingdom_name, mixture_rows, notes, opening_rows, tested, why


def html(solution: Solution, say: Language) -> str:
    found = say("solve-found", lists=len(solution.lists), games=solution.games, seconds=round(solution.seconds))
    assumed = [*([] if solution.finished else [say("solve-interrupted")]), *notes(say)]
    cross = say("solve-cross", games=solution.cross_games)
    reasons = [_heading(say("solve-why")), f"<p>{escaped(' '.join(why(solution, say)))}</p>"] if solution.why else []
    parts = [
        *reasons,
        _titled_table(mixture_rows(solution, say), say("solve-mixture")),
        _titled_table(cross_rows(solution, say), cross),
        _titled_table([["", "", say("solve-head-weight")], *opening_rows(solution, say)], say("solve-openings")),
        _heading(say("report-kingdom")),
        listed([say.name(card) for card in solution.kingdom], "kingdom"),
        _heading(say("solve-lists")),
        f'<div class="lists">{"".join(map(_list, shown_lists(solution, say)))}</div>',
        listed(assumed, "plain"),
    ]
    return document(
        say,
        title=say("solve-title", kingdom=kingdom_name(solution, say)),
        kicker=say("report-made-with", version=version),
        lead=" ".join(tested(solution, say)),
        facts=f"<p>{escaped(found)}</p>",
        main="\n".join(parts),
    )


def _heading(text: str) -> str:
    return f"<h2>{escaped(text)}</h2>"


def _titled_table(rows: list[list[str]], title: str) -> str:
    return f"{_heading(title)}\n{table(rows, title)}"


def _list(shown: ListShown) -> str:
    rules = "\n".join(escaped(line) for line in shown.rules.splitlines())
    idea = f'<p class="idea">{escaped(shown.idea)}</p>'
    return f'<section><h3>{escaped(shown.title)}</h3>{idea}<pre tabindex="0">{rules}</pre></section>'
