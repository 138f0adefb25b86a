"""Charts over turns: coins and points with their spread, and the chance of being ahead."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from demesne.numerals import decimal

from .frames import SAMPLE, WIDE, Frame, Look, axes, heading, label_ends, sheet_for, strips
from .lettering import BOLD, fit_all
from .run import Point, Run
from .scales import Scale, Span, decimals, span
from .sheet import DASHES, SMALL, Colours, Figure, Sheet

# With more lines than this their bands would overlap too much: every strategy gets its own panel.
TOGETHER = 3


class Kind(NamedTuple):
    """What is shown over the turns, with the messages that name it."""

    key: str
    title: str
    axis: str
    summary: str


COINS = Kind("coins", "report-coins", "report-coins-axis", "report-coins-summary")
POINTS = Kind("points", "report-points", "report-points-axis", "report-points-summary")


def coins(run: Run) -> Figure:
    return _spread(run, COINS, run.coins, 0.0)


def points(run: Run) -> Figure:
    return _spread(run, POINTS, run.points, None)


def looks(run: Run, colours: Colours) -> list[Look]:
    return [Look(name, colours.players[i], DASHES[i]) for i, name in enumerate(run.names)]


def _spread(run: Run, kind: Kind, series: list[list[Point]], floor: float | None) -> Figure:
    say = run.say
    shown = [run.shown(s) for s in series]
    values = _values(shown, floor)
    draw = partial(_together if len(shown) <= TOGETHER else _apart, run, shown, say(kind.axis), values)
    notes = [say("report-means-note") if run.games > 1 else say("report-single-note")]
    if any(p.spread is not None for s in shown for p in s):
        notes.append(say("report-bands-note"))
    if run.games >= 50:
        notes.append(say("report-cut-note"))
    return Figure(
        key=kind.key,
        title=say(kind.title),
        note=" ".join(notes),
        summary=" ".join(_in_words(run, kind, n, s) for n, s in zip(run.names, shown)),
        draw=draw,
        head=[say("report-head-turn"), *(h for n in run.names for h in (n, say("report-head-turn-games")))],
        rows=_rows(run, series),
    )


def _values(shown: list[list[Point]], floor: float | None) -> Span:
    reach = [p.mean + side * (p.spread or 0) for s in shown for p in s for side in (-1, 1)] or [0.0, 1.0]
    low = min(reach) if floor is None else floor
    return span(min(low, 0.0), max(*reach, 1.0), 6, 1.0)


def _in_words(run: Run, kind: Kind, name: str, shown: list[Point]) -> str:
    if not shown:
        return run.say("report-no-turns", name=name)
    first, last = shown[0], shown[-1]
    means = {"begin": decimal(first.mean, 1), "end": decimal(last.mean, 1)}
    return run.say(kind.summary, name=name, **{"from": str(first.turn), "to": str(last.turn)}, **means)


def _rows(run: Run, series: list[list[Point]]) -> list[list[str]]:
    by_turn = [{p.turn: p for p in s} for s in series]
    rows = []
    for turn in sorted({t for s in by_turn for t in s}):
        cells = [str(turn)]
        for s in by_turn:
            p = s.get(turn)
            cells += [_value(run, p), run.write(p.games)] if p else ["", "0"]
        rows.append(cells)
    return rows


def _value(run: Run, p: Point) -> str:
    mean = run.write(decimal(p.mean, 2))
    return mean if p.spread is None else f"{mean} ± {run.write(decimal(p.spread, 2))}"


def _together(run: Run, shown: list[list[Point]], unit: str, values: Span, total: float, c: Colours) -> Sheet:
    """All strategies in one frame."""
    styles = looks(run, c)
    sheet, frame, room = sheet_for(total, c, styles)
    x, y = axes(sheet, frame, run.last, values, _write(run, values), run.say("report-turn-axis"), unit)
    for s, look in zip(shown, styles):
        _band(sheet, s, x, y, look, values, 0.26 / len(shown))
    for s, look in zip(shown, styles):
        _curve(sheet, s, x, y, look)
    if room:
        ends = [(look, x(s[-1].turn), y(s[-1].mean)) for s, look in zip(shown, styles) if s]
        label_ends(sheet, frame, room, ends)
    strips(sheet, frame, x, run.last, partial(_tip, run, run.names, shown))
    return sheet


def _apart(run: Run, shown: list[list[Point]], unit: str, values: Span, total: float, c: Colours) -> Sheet:
    """A panel for each strategy, with the others in grey behind it."""
    styles = looks(run, c)
    columns = 3 if total >= WIDE else 2
    wide, tall = total / columns, 152.0 if total >= WIDE else 138.0
    sheet = Sheet(total, 24 + tall * -(-len(shown) // columns), c)
    sheet.text(0, 11, unit, fill=c.soft, room=total)
    values = values._replace(marks=span(values.low, values.high, 4, 1.0).marks)
    short = fit_all(run.names, SMALL * BOLD, wide - SAMPLE - 12)
    for i, look in enumerate(styles):
        left, top = wide * (i % columns), 20 + tall * (i // columns)
        frame = Frame(left + 24, top + 24, left + wide - 14, top + tall - 34)
        heading(sheet, left, top + 11, look, short[i])
        x, y = axes(sheet, frame, run.last, values, _write(run, values), "", "")
        for j, s in enumerate(shown):
            if j != i and len(s) > 1:
                sheet.curve([(x(p.turn), y(p.mean)) for p in s], c.faint, 0.8)
        _band(sheet, shown[i], x, y, look, values, 0.18)
        _curve(sheet, shown[i], x, y, look)
        strips(sheet, frame, x, run.last, partial(_tip, run, [look.name], [shown[i]]))
        if i == len(styles) - 1:
            name = run.say("report-turn-axis")
            sheet.text(frame.right, frame.bottom + 31, name, fill=c.soft, anchor="end", room=wide - 14)
    return sheet


def _write(run: Run, values: Span) -> Callable[[float], str]:
    places = decimals(values.marks)
    return lambda mark: run.write(decimal(mark, places))


def _band(sheet: Sheet, shown: list[Point], x: Scale, y: Scale, look: Look, values: Span, opacity: float) -> None:
    spread = [p for p in shown if p.spread is not None]
    if len(spread) > 1:
        over = [(x(p.turn), y(min(p.mean + (p.spread or 0), values.high))) for p in spread]
        under = [(x(p.turn), y(max(p.mean - (p.spread or 0), values.low))) for p in spread]
        sheet.area(over + under[::-1], look.colour, opacity)
        for edge in (over, under):
            sheet.curve(edge, look.colour, 0.5)


def _curve(sheet: Sheet, shown: list[Point], x: Scale, y: Scale, look: Look) -> None:
    if len(shown) > 1:
        sheet.curve([(x(p.turn), y(p.mean)) for p in shown], look.colour, 2.2, look.dash)
    for p in shown[-1:]:
        sheet.dot(x(p.turn), y(p.mean), 3.5, look.colour)


def _tip(run: Run, names: list[str], shown: list[list[Point]], turn: int) -> str:
    lines = [run.say("report-turn-tip", turn=str(turn))]
    for name, s in zip(names, shown):
        for p in s:
            if p.turn == turn:
                lines.append(run.say("report-value-tip", name=name, value=_value(run, p), games=p.games))
    return "\n".join(lines)


def ahead(run: Run) -> Figure:
    say = run.say
    last = min(run.last, len(run.level))
    shares = [*run.ahead, run.level]
    said = [
        say("report-ahead-summary", round=str(last), name=name, share=run.percent(s[last - 1]))
        for name, s in zip(run.names, run.ahead)
        if 0 < last <= len(s)
    ]
    if last:
        said.append(say("report-level-summary", round=str(last), share=run.percent(run.level[last - 1])))
    return Figure(
        key="ahead",
        title=say("report-ahead"),
        note=say("report-ahead-note"),
        summary=" ".join(said) or say("report-no-rounds"),
        draw=partial(_ahead, run, last),
        head=[say("report-head-round"), *run.names, say("report-level")],
        rows=[[str(t + 1), *(run.percent(s[t]) for s in shares)] for t in range(len(run.level))],
    )


def _ahead(run: Run, last: int, total: float, c: Colours) -> Sheet:
    styles = [*looks(run, c), Look(run.say("report-level"), c.soft, "1 3")]
    shares = [[(t, s) for t, s in enumerate(line[:last], 1)] for line in [*run.ahead, run.level]]
    sheet, frame, room = sheet_for(total, c, styles)
    whole = Span(0, 1, [0, 0.25, 0.5, 0.75, 1])
    across, up = run.say("report-round-axis"), run.say("report-games-axis")
    x, y = axes(sheet, frame, max(last, 1), whole, lambda m: run.write(decimal(100 * m, 0)), across, up)
    for look, line in [*zip(styles, shares)][::-1]:
        if len(line) > 1:
            sheet.curve([(x(t), y(s)) for t, s in line], look.colour, 2.2, look.dash)
        for t, s in line[-1:]:
            sheet.dot(x(t), y(s), 3.5, look.colour)
    if room:
        label_ends(sheet, frame, room, [(k, x(s[-1][0]), y(s[-1][1])) for k, s in zip(styles, shares) if s])
    strips(sheet, frame, x, last, partial(_ahead_tip, run, styles, shares))
    return sheet


def _ahead_tip(run: Run, styles: list[Look], shares: list[list[tuple[int, float]]], turn: int) -> str:
    lines = [run.say("report-round-tip", round=str(turn))]
    for look, line in zip(styles, shares):
        lines.append(run.say("report-ahead-tip", name=look.name, share=run.percent(line[turn - 1][1])))
    return "\n".join(lines)
