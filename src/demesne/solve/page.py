"""A solution as a page: one HTML file in the style of the simulator's report, no script and no network requests."""

from __future__ import annotations

import base64
import hashlib

from demesne import __version__ as version
from demesne.languages import Language
from demesne.sim.report.lettering import escaped
from demesne.sim.report.style import STYLE

from .lists import ListShown, shown_lists
from .solution import Solution
from .text import cross_rows, kingdom_name, mixture_rows, notes, opening_rows, tested, why


def html(solution: Solution, say: Language) -> str:
    digest = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    title = escaped(say("solve-title", kingdom=kingdom_name(solution, say)))
    found = say("solve-found", lists=len(solution.lists), games=solution.games, seconds=round(solution.seconds))
    assumed = notes(say)
    if not solution.finished:
        assumed.insert(0, say("solve-interrupted"))
    paragraph = escaped(" ".join(why(solution, say)))
    reasons = f"<h2>{escaped(say('solve-why'))}</h2>\n<p>{paragraph}</p>" if solution.why else ""
    return f"""<!DOCTYPE html>
<html lang="{say.lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>{title}</title>
<style>{STYLE}</style>
</head>
<body>
<header>
<p class="kicker">{escaped(say("report-made-with", version=version))}</p>
<h1>{title}</h1>
<p class="lead">{escaped(" ".join(tested(solution, say)))}</p>
<p>{escaped(found)}</p>
</header>
<main>
{reasons}
<h2>{escaped(say("solve-mixture"))}</h2>
{_table(mixture_rows(solution, say), say("solve-mixture"))}
<h2>{escaped(say("solve-cross", games=solution.cross_games))}</h2>
{_table(cross_rows(solution, say), say("solve-cross", games=solution.cross_games))}
<h2>{escaped(say("solve-openings"))}</h2>
{_table([["", "", say("solve-head-weight")], *opening_rows(solution, say)], say("solve-openings"))}
<h2>{escaped(say("report-kingdom"))}</h2>
<ul class="kingdom">{"".join(f"<li>{escaped(say.name(card))}</li>" for card in solution.kingdom)}</ul>
<h2>{escaped(say("solve-lists"))}</h2>
<div class="lists">{"".join(map(_list, shown_lists(solution, say)))}</div>
<ul class="plain">{"".join(f"<li>{escaped(note)}</li>" for note in assumed)}</ul>
</main>
<footer><p>{escaped(say("report-unofficial"))}</p></footer>
</body>
</html>
"""


def _table(rows: list[list[str]], label: str) -> str:
    head, *body = rows
    heads = "".join(f'<th scope="col">{escaped(cell)}</th>' for cell in head)
    lines = "".join(
        f'<tr><th scope="row">{escaped(first)}</th>' + "".join(f"<td>{escaped(cell)}</td>" for cell in rest) + "</tr>"
        for first, *rest in body
    )
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escaped(label)}">'
        f"<table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def _list(shown: ListShown) -> str:
    rules = "\n".join(escaped(line) for line in shown.rules.splitlines())
    idea = f'<p class="idea">{escaped(shown.idea)}</p>'
    return f'<section><h3>{escaped(shown.title)}</h3>{idea}<pre tabindex="0">{rules}</pre></section>'
