"""The frame of a chart over turns: gridlines, ticks, axis titles, a legend, and labels at the ends of lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .lettering import fit_all, width, wrap_all
from .scales import Scale, Span, apart, turn_ticks
from .sheet import LINE, USUAL, Colours, Sheet

# From this width on, lines are labelled at their ends; below it there is a legend above the chart.
WIDE = 480.0
SAMPLE = 24.0


class Look(NamedTuple):
    """How a line is told from the others."""

    name: str
    colour: str
    dash: str | None


class Frame(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def across(self, last: int) -> Scale:
        return Scale(1, last, self.left, self.right)

    def up(self, low: float, high: float) -> Scale:
        return Scale(low, high, self.bottom, self.top)


def axes(
    sheet: Sheet, frame: Frame, last: int, shown: Span, write: Callable[[float], str], across: str, up: str
) -> tuple[Scale, Scale]:
    """Draws gridlines, ticks and axis titles; returns the two scales."""
    c = sheet.colours
    x, y = frame.across(last), frame.up(shown.low, shown.high)
    for mark in shown.marks:
        sheet.line(frame.left, y(mark), frame.right, y(mark), c.grid if mark else c.faint)
        sheet.text(frame.left - 7, y(mark) + 4, write(mark), fill=c.soft, anchor="end")
    if shown.low:
        sheet.line(frame.left, frame.bottom, frame.right, frame.bottom, c.faint)
    for turn in turn_ticks(last, frame.right - frame.left):
        sheet.line(x(turn), frame.bottom, x(turn), frame.bottom + 4, c.faint)
        sheet.text(x(turn), frame.bottom + 17, str(turn), fill=c.soft, anchor="middle")
    if up:
        sheet.text(0, frame.top - 12, up, fill=c.soft, room=sheet.width)
    if across:
        sheet.text(frame.right, frame.bottom + 33, across, fill=c.soft, anchor="end", room=frame.right)
    return x, y


def key(sheet: Sheet, looks: list[Look], top: float) -> float:
    """Line samples with names, as many in a row as fit; returns the y below them."""
    x, y = 0.0, top
    for look, name in zip(looks, fit_all([look.name for look in looks], USUAL, sheet.width - SAMPLE - 8)):
        room = SAMPLE + 8 + width(name, USUAL)
        if x and x + room > sheet.width:
            x, y = 0.0, y + LINE + 3
        sheet.line(x, y + 8, x + SAMPLE, y + 8, look.colour, 2.2, look.dash)
        sheet.text(x + SAMPLE + 7, y + 12, name, size=USUAL, whole=look.name)
        x += room + 16
    return y + LINE + 3


def label_room(looks: list[Look], total: float) -> float:
    """How much room the labels need on the right, at most a little over a quarter of the width."""
    return min(max(width(look.name, USUAL) for look in looks) + 26, total * 0.29)


def label_ends(sheet: Sheet, frame: Frame, room: float, ends: list[tuple[Look, float, float]]) -> None:
    """Names next to the ends of lines, moved apart where they would touch, each with a thin line to its curve."""
    texts = wrap_all([look.name for look, _, _ in ends], USUAL, room - 22)
    heights = [LINE * len(lines) + 3 for lines in texts]
    places = apart([y for _, _, y in ends], heights, frame.top - 8, frame.bottom + 8)
    for (look, x, y), lines, place in zip(ends, texts, places):
        sheet.add(
            "path",
            d=f"M{x + 4:.1f} {y:.1f}L{frame.right + 6:.1f} {y:.1f}L{frame.right + 16:.1f} {place:.1f}",
            fill="none",
            stroke=look.colour,
            stroke_width=1,
            stroke_opacity="0.55",
        )
        sheet.lines(frame.right + 20, place - (len(lines) - 1) * LINE / 2 + 4.3, lines, look.name)


def heading(sheet: Sheet, x: float, y: float, look: Look, name: str) -> None:
    """The (already shortened) name above a small panel, with a sample of its line."""
    sheet.line(x, y - 4, x + SAMPLE - 6, y - 4, look.colour, 2.2, look.dash)
    sheet.text(x + SAMPLE, y, name, bold=True, whole=look.name)


def sheet_for(total: float, c: Colours, styles: list[Look]) -> tuple[Sheet, Frame, float]:
    """A sheet with room for labels on the right or, where it is narrow, a legend on top."""
    if total >= WIDE:
        room = label_room(styles, total)
        return Sheet(total, 320, c), Frame(34, 30, total - room, 278), room
    sheet = Sheet(total, 0, c)
    top = key(sheet, styles, 0) + 30
    sheet.height = top + 220
    return sheet, Frame(34, top, total - 10, top + 180), 0.0


def strips(sheet: Sheet, frame: Frame, x: Scale, last: int, tip: Callable[[int], str]) -> None:
    """An area with a tooltip over every turn."""
    wide = (frame.right - frame.left) / max(last - 1, 1)
    for turn in range(1, last + 1):
        left, right = max(x(turn) - wide / 2, frame.left), min(x(turn) + wide / 2, frame.right)
        sheet.strip(left, frame.top, right - left, frame.bottom - frame.top, tip(turn))
