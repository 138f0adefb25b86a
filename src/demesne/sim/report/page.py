"""The page: one file of HTML with pictures and style inside, without script, that asks the network for nothing."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

from .lettering import clean, count, escaped, percent, plural
from .run import Run, Sample, Strategy, read
from .sheet import DASHES, PAGE, Figure
from .style import STYLE
from .tallies import ends, gained, interval_in_words, length, places, shares
from .turns import ahead, coins, points

DESK, PHONE = 520.0, 358.0


def html(data: Mapping[str, Any]) -> str:
    """The report of a simulation as a page."""
    run = read(data)
    digest = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>{escaped(run.title)}</title>
<style>{STYLE}</style>
</head>
<body>
<header>
<p class="kicker">Dominion, simulated with Demesne {escaped(clean(run.facts["version"]))}</p>
<h1>{escaped(run.title)}</h1>
<p class="lead">{escaped(verdict(run))}</p>
{_facts(run)}
</header>
<main>
<h2>Who wins</h2>
{_pair([shares(run), ahead(run)])}
<h2>Turn by turn</h2>
{_pair([coins(run), points(run)])}
<h2>The end</h2>
{_pair([length(run), ends(run)])}
<h2>What was bought when</h2>
<p>Copies gained per game in each turn, bought or gained otherwise; the deeper the colour the more.</p>
{_pairs(gained(run))}
<h2>The kingdom</h2>
<ul class="kingdom">{"".join(f"<li>{escaped(card)}</li>" for card in run.kingdom)}</ul>
<h2>The strategies</h2>
<div class="lists">{"".join(_strategy(s, i) for i, s in enumerate(run.strategies))}</div>
<h2>Sample games</h2>
{"".join(_sample(s) for s in run.samples)}
{_lines("What this rests on", run.basis)}
{_lines("What this does not prove", run.limits)}
</main>
<footer><p>Unofficial fan project, made without the publisher of Dominion and not endorsed by it.</p></footer>
</body>
</html>
"""


def verdict(run: Run) -> str:
    """Who is better, if the games are enough to say so."""
    order = sorted(range(len(run.players)), key=lambda i: -run.players[i].share)
    best, others = run.players[order[0]], [run.players[i] for i in order[1:]]
    if run.games == 1:
        return "A single game: it shows how the strategies play, not which is better."
    highest = max((p.interval[1] for p in others if p.interval), default=1.0)
    share = f"{percent(best.share, places(run))} of {count(run.games)} games"
    interval = f"95\u00a0% interval {interval_in_words(run, best.interval)}"
    if best.interval and best.interval[0] > highest:
        return f"{best.name} wins most: {share} ({interval})."
    if best.share == others[0].share:
        return f"Level: {percent(best.share, places(run))} each for the best in {count(run.games)} games."
    doubt = f"but too few to be sure ({interval})" if best.interval else "which has no interval"
    return f"No clear winner: {best.name} has most with {share}, {doubt}."


def _facts(run: Run) -> str:
    f = run.facts
    first = f["first_seat"]
    seats = max(sum(first.values()), 1)
    facts = [
        ("Games", count(run.games), ""),
        ("Rounds on average", f"{f['rounds_mean']:.1f}", ""),
        ("First seat", f"{percent(first['wins'] / seats)} won", f"{percent(first['ties'] / seats)} shared"),
        ("Edition", f["edition"], ""),
        ("Seed", f["seed"], ""),
        ("Time", f"{f['seconds']:,.1f} s", plural(f["games_per_second"], "game", "games") + " a second"),
    ]
    return '<dl class="facts">' + "".join(map(_fact, facts)) + "</dl>"


def _fact(fact: tuple[str, object, str]) -> str:
    name, value, more = fact
    small = f"<small>{escaped(more)}</small>" if more else ""
    return f"<div><dt>{name}</dt><dd>{escaped(clean(value))}{small}</dd></div>"


def _pairs(figures: list[Figure]) -> str:
    return "\n".join(_pair(figures[i : i + 2]) for i in range(0, len(figures), 2))


def _pair(figures: Iterable[Figure]) -> str:
    return f'<div class="pair">{"".join(map(_figure, figures))}</div>'


def _figure(figure: Figure) -> str:
    note = f"<p>{escaped(figure.note)}</p>" if figure.note else ""
    return (
        f'<figure id="{figure.key}"><figcaption><h3>{escaped(figure.title)}</h3>{note}</figcaption>'
        f"{figure.inline(DESK, 'wide')}{figure.inline(PHONE, 'narrow')}"
        f'<details class="numbers"><summary>The numbers</summary>{_table(figure)}</details></figure>\n'
    )


def _table(figure: Figure) -> str:
    head = "".join(f'<th scope="col" title="{escaped(h)}">{escaped(h)}</th>' for h in figure.head)
    rows = "".join(
        f'<tr><th scope="row" title="{escaped(first)}">{escaped(first)}</th>'
        + "".join(f"<td>{escaped(cell)}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in figure.rows
    )
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escaped(figure.title)}: the numbers">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _strategy(strategy: Strategy, seat: int) -> str:
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


def _lines(title: str, lines: list[str]) -> str:
    if not lines:
        return ""
    items = "".join(f"<li>{escaped(line)}</li>" for line in lines)
    return f'<h2>{title}</h2>\n<ul class="plain">{items}</ul>'
