"""The page: one HTML file with inline charts and styles, no script and no network requests."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from demesne.languages import Language
from demesne.languages.pseudo import PSEUDO
from demesne.numerals import decimal

from .lettering import clean, escaped
from .run import Run, Sample, StrategyRow, read
from .sheet import DASHES, PAGE, Figure
from .style import STYLE
from .tallies import ends, gained, interval_ends, length, places, shares
from .turns import ahead, coins, points

DESK, PHONE = 520.0, 358.0


def html(data: Mapping[str, Any]) -> str:
    """The report of a simulation as a page, in the language of its data."""
    run = read(data)

    def said(key: str) -> str:
        return escaped(run.say(key))

    return document(
        run.say,
        title=run.title,
        kicker=run.say("report-made-with", version=clean(run.facts["version"])),
        lead=verdict(run),
        facts=_facts(run),
        main=f"""<h2>{said("report-who-wins")}</h2>
{_pairs(run, [shares(run), ahead(run)])}
<h2>{said("report-turn-by-turn")}</h2>
{_pairs(run, [coins(run), points(run)])}
<h2>{said("report-the-end")}</h2>
{_pairs(run, [length(run), ends(run)])}
<h2>{said("report-bought-when")}</h2>
<p>{said("report-bought-when-note")}</p>
{_pairs(run, gained(run))}
<h2>{said("report-kingdom")}</h2>
{listed([run.say.name(card) for card in run.kingdom], "kingdom")}
<h2>{said("report-strategies")}</h2>
<div class="lists">{"".join(_strategy(s, i) for i, s in enumerate(run.strategies))}</div>
<h2>{said("report-samples")}</h2>
{"".join(_sample(s) for s in run.samples)}
{lines_of(said("report-basis"), run.basis)}
{lines_of(said("report-limits"), run.limits)}""",
    )


def document(say: Language, *, title: str, kicker: str, lead: str, facts: str, main: str) -> str:
    """A whole page; `facts` and `main` are markup, the others text."""
    digest = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    return f"""<!DOCTYPE html>
<html lang="{"en" if say.lang == PSEUDO else say.lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>{escaped(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<header>
<p class="kicker">{escaped(kicker)}</p>
<h1>{escaped(title)}</h1>
<p class="lead">{escaped(lead)}</p>
{facts}
</header>
<main>
{main}
</main>
<footer><p>{escaped(say("report-unofficial"))}</p></footer>
</body>
</html>
"""


def verdict(run: Run) -> str:
    """Who is better, if there are enough games to tell."""
    order = sorted(range(len(run.players)), key=lambda i: -run.players[i].share)
    best, others = run.players[order[0]], [run.players[i] for i in order[1:]]
    if run.games == 1:
        return run.say("report-single")
    highest = max((p.interval[1] for p in others if p.interval), default=1.0)
    values: dict[str, Any] = {"name": best.name, "share": run.percent(best.share, places(run)), "games": run.games}
    if best.interval and best.interval[0] > highest:
        return run.say("report-wins-most", **values, **interval_ends(run, best.interval))
    if best.share == others[0].share:
        return run.say("report-all-level", share=values["share"], games=run.games)
    if best.interval:
        return run.say("report-unsure", **values, **interval_ends(run, best.interval))
    return run.say("report-no-interval", **values)


def _facts(run: Run) -> str:
    f = run.facts
    first = f["first_seat"]
    seats = max(sum(first.values()), 1)
    say = run.say
    won = say("report-first-won", won=run.percent(first["wins"] / seats))
    shared = say("report-first-shared", shared=run.percent(first["ties"] / seats))
    seconds = say("report-seconds", n=decimal(f["seconds"], 1))
    facts = [
        (say("report-fact-games"), run.write(run.games), ""),
        (say("report-fact-rounds"), run.write(decimal(f["rounds_mean"], 1)), ""),
        (say("report-fact-first-seat"), won, shared),
        (say("report-fact-edition"), f["edition"], ""),
        (say("report-fact-seed"), f["seed"], ""),
        (say("report-fact-time"), seconds, say("report-speed", games=round(f["games_per_second"]))),
    ]
    return fact_list(facts)


def fact_list(facts: Sequence[tuple[str, object, str]]) -> str:
    """Facts with their names, each with a note below it or none."""
    out = ""
    for name, value, more in facts:
        small = f"<small>{escaped(more)}</small>" if more else ""
        out += f"<div><dt>{escaped(name)}</dt><dd>{escaped(clean(value))}{small}</dd></div>"
    return f'<dl class="facts">{out}</dl>'


def _pairs(run: Run, figures: list[Figure]) -> str:
    """Two side by side."""
    pairs = (figures[i : i + 2] for i in range(0, len(figures), 2))
    return "\n".join(f'<div class="pair">{"".join(figure_of(one, run.say) for one in pair)}</div>' for pair in pairs)


def figure_of(figure: Figure, say: Language, desk: float = DESK) -> str:
    """A chart for desk and phone, with its numbers."""
    note = f"<p>{escaped(figure.note)}</p>" if figure.note else ""
    numbers = table([figure.head, *figure.rows], say("report-numbers-of", title=figure.title))
    return (
        f'<figure id="{figure.key}"><figcaption><h3>{escaped(figure.title)}</h3>{note}</figcaption>'
        f"{figure.inline(desk, 'wide')}{figure.inline(PHONE, 'narrow')}"
        f'<details class="numbers"><summary>{escaped(say("report-numbers"))}</summary>{numbers}</details>'
        "</figure>\n"
    )


def table(rows: list[list[str]], label: str) -> str:
    """The first row is the head, the first cell of each row what it is about."""
    head = "".join(f'<th scope="col" title="{escaped(cell)}">{escaped(cell)}</th>' for cell in rows[0])
    body = ""
    for first, *rest in rows[1:]:
        cells = "".join(f"<td>{escaped(cell)}</td>" for cell in rest)
        body += f'<tr><th scope="row" title="{escaped(first)}">{escaped(first)}</th>{cells}</tr>'
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escaped(label)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _strategy(strategy: StrategyRow, seat: int) -> str:
    sample = ""
    if seat < len(DASHES):
        dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        stroke = f'stroke="{PAGE.players[seat]}" stroke-width="2.4"{dash}'
        sample = f'<svg class="swatch" aria-hidden="true" viewBox="0 0 22 10"><path d="M0 5H22" {stroke}/></svg>'
    idea = f'<p class="idea">{escaped(strategy.idea)}</p>' if strategy.idea else ""
    lines = "\n".join(map(escaped, strategy.lines))
    return f'<section><h3>{sample}{escaped(strategy.name)}</h3>{idea}<pre tabindex="0">{lines}</pre></section>'


def _sample(sample: Sample) -> str:
    lines = "".join(
        f'<li class="turn">{escaped(line)}</li>' if line[:1].strip() else f"<li>{escaped(line)}</li>"
        for line in sample.lines
        if line
    )
    return f'<details class="game"><summary>{escaped(sample.title)}</summary><ol>{lines}</ol></details>\n'


def lines_of(title: str, lines: list[str]) -> str:
    """A heading, which is markup, and a list; nothing without lines."""
    return f"<h2>{title}</h2>\n{listed(lines, 'plain')}" if lines else ""


def listed(lines: Sequence[str], kind: str) -> str:
    items = "".join(f"<li>{escaped(line)}</li>" for line in lines)
    return f'<ul class="{kind}">{items}</ul>'
