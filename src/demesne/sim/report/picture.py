"""The four main charts as one picture: SVG with its own colours, PNG through a small library and a font we ship."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import resources
from typing import Any

from demesne.numerals import decimal
from demesne.refusal import Refusal

from .lettering import BOLD, clean, escaped, wrap
from .run import Run, read
from .sheet import LARGE, LINE, PAPER, SMALL, Sheet, short
from .tallies import shares
from .turns import ahead, coins, points

FAMILY = "Noto Sans, Segoe UI, Helvetica Neue, Helvetica, Arial, sans-serif"
EDGE, GAP, CELL = 40.0, 48.0, 560.0
ENLARGED = 2
NOTE_LINES = 4

# The characters in the font we ship; for anything else the machine's own fonts are used as well.
_OURS = re.compile(
    "[\n -~\u00a0-\u017f\u0218-\u021b\u0391-\u03a1\u03a3-\u03ce\u0400-\u045f\u2010-\u2015\u2018-\u201e\u2020-\u2022"
    "\u2026\u2030\u20ac\u2122\ufffd]*"
)


def svg(data: Mapping[str, Any]) -> str:
    """Win shares, coins, points and the chance of being ahead in one picture, in the language of its data."""
    run = read(data)
    total = 2 * EDGE + 2 * CELL + GAP
    out: list[str] = []
    head = Sheet(total, 0, PAPER)
    y = EDGE + 14
    for line in wrap(run.title, 24 * BOLD, total - 2 * EDGE):
        head.text(EDGE, y, line, size=24, bold=True)
        y += 31
    head.text(EDGE, y - 2, _facts(run), size=LARGE, fill=PAPER.soft, room=total - 2 * EDGE)
    y += 46
    figures = [shares(run), ahead(run), coins(run), points(run)]
    for pair in (figures[:2], figures[2:]):
        notes = [wrap(figure.note, SMALL, CELL, NOTE_LINES) for figure in pair]
        top = y + 24 + LINE * max(map(len, notes))
        tallest = 0.0
        for column, (figure, lines) in enumerate(zip(pair, notes)):
            sheet = figure.draw(CELL, PAPER)
            x = EDGE + column * (CELL + GAP)
            head.text(x, y, figure.title, size=16, bold=True, room=CELL)
            for i, line in enumerate(lines):
                head.text(x, y + 19 + LINE * i, line, fill=PAPER.soft)
            out.append(f'<g transform="translate({short(x)} {short(top)})">{sheet.markup()}</g>')
            tallest = max(tallest, sheet.height)
        y = top + tallest + 34
    foot = run.say("report-picture-foot", cards=", ".join(run.kingdom), version=clean(run.facts["version"]))
    for line in wrap(foot, SMALL, total - 2 * EDGE):
        head.text(EDGE, y, line, fill=PAPER.soft)
        y += 16
    height = y + EDGE - 20
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{short(total)}" height="{short(height)}" '
        f'viewBox="0 0 {short(total)} {short(height)}" font-family="{FAMILY}">'
        f"<title>{escaped(run.title)}</title>"
        f"<desc>{escaped(' '.join(f'{f.title}: {f.summary}' for f in figures))}</desc>"
        f'<rect width="{short(total)}" height="{short(height)}" fill="{PAPER.paper}"/>'
        f"{head.markup()}{''.join(out)}</svg>\n"
    )


def _facts(run: Run) -> str:
    rounds = decimal(run.facts["rounds_mean"], 1)
    edition, seed = clean(run.facts["edition"]), clean(run.facts["seed"])
    return run.say("report-picture-facts", games=run.games, rounds=rounds, edition=edition, seed=seed)


def rasteriser() -> Any:
    """The package that rasterises SVG; refused with one clear line if it is missing."""
    try:
        import resvg_py
    except ImportError:
        raise Refusal("report-png", command='pip install "demesne[plot]"') from None
    return resvg_py


def png(data: Mapping[str, Any]) -> bytes:
    """The same picture at two pixels per unit; the same bytes on every machine if our font is enough."""
    resvg_py = rasteriser()
    picture = svg(data)
    fonts = resources.files(__package__) / "fonts"
    with resources.as_file(fonts) as folder:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=picture,
                zoom=ENLARGED,
                skip_system_fonts=_OURS.fullmatch(picture) is not None,
                font_files=[str(folder / f"NotoSans-{weight}.ttf") for weight in ("Regular", "Bold")],
                sans_serif_family="Noto Sans",
            )
        )
