"""A sheet: an SVG drawing with escaped text, short numbers and the given colours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from .lettering import BOLD, escaped, fit

SMALL, USUAL, LARGE = 11.5, 12.5, 14.0
LINE = 15.0


@dataclass(frozen=True)
class Colours:
    ink: str
    soft: str
    faint: str
    grid: str
    paper: str
    players: tuple[str, ...]


# Distinguishable with any of the three kinds of colour blindness; dashes and labels repeat the information.
PAPER = Colours(
    ink="#1f2328",
    soft="#5b636d",
    faint="#a9b0b8",
    grid="#e4e5e3",
    paper="#ffffff",
    players=("#0067b8", "#d8590c", "#06402c", "#86127c", "#4a3d02", "#9080a0"),
)
DARK = Colours(
    ink="#e8eaed",
    soft="#a4acb6",
    faint="#69717b",
    grid="#2c3138",
    paper="#15181c",
    players=("#58a8f8", "#ff8a3d", "#22e6a0", "#b57f9b", "#f5e04a", "#c9dbf8"),
)
# The page's colours: the style sheet defines them, for light and dark mode.
PAGE = Colours(
    ink="var(--ink)",
    soft="var(--soft)",
    faint="var(--faint)",
    grid="var(--grid)",
    paper="var(--paper)",
    players=tuple(f"var(--p{i})" for i in range(6)),
)

DASHES: tuple[str | None, ...] = (None, "7 3", "2 2.5", "10 3 2 3", "14 4", "5 2 1.5 2 1.5 2")


def short(value: float) -> str:
    text = f"{value:.1f}"
    return "0" if text in ("-0.0", "0.0") else text.removesuffix(".0")


class Sheet:
    """Later elements are drawn on top of earlier ones; y grows downwards."""

    def __init__(self, width: float, height: float, colours: Colours) -> None:
        self.width = width
        self.height = height
        self.colours = colours
        self.parts: list[str] = []

    def add(self, tag: str, inside: str = "", **attributes: str | float | None) -> None:
        """An element; `inside` is markup."""
        words = [tag]
        for name, value in attributes.items():
            if value is not None:
                text = value if isinstance(value, str) else short(value)
                words.append(f'{name.rstrip("_").replace("_", "-")}="{escaped(text)}"')
        self.parts.append(f"<{' '.join(words)}>{inside}</{tag}>" if inside else f"<{' '.join(words)}/>")

    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float = SMALL,
        fill: str | None = None,
        anchor: str | None = None,
        bold: bool = False,
        room: float | None = None,
        whole: str | None = None,
    ) -> None:
        """A line of text, cut to fit; if it was cut, here or before, the whole text is its tooltip."""
        shown = text if room is None else fit(text, size * BOLD if bold else size, room)
        whole = whole or text
        if shown != whole:
            self.parts.append(f"<g><title>{escaped(whole)}</title>")
        self.add(
            "text",
            escaped(shown),
            x=x,
            y=y,
            font_size=size,
            fill=fill or self.colours.ink,
            text_anchor=anchor,
            font_weight="bold" if bold else None,
        )
        if shown != whole:
            self.parts.append("</g>")

    def lines(self, x: float, y: float, lines: list[str], whole: str) -> None:
        """A text that was wrapped, and perhaps cut: then the whole of it is its tooltip."""
        for i, line in enumerate(lines):
            self.text(x, y + LINE * i, line, size=USUAL, whole=None if " ".join(lines) == whole else whole)

    def line(
        self, x1: float, y1: float, x2: float, y2: float, stroke: str, wide: float = 1, dash: str | None = None
    ) -> None:
        self.add("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, stroke_width=wide, stroke_dasharray=dash)

    def box(
        self, x: float, y: float, wide: float, tall: float, fill: str, opacity: float | None = None, tip: str = ""
    ) -> None:
        """A rectangle; `tip` is its tooltip."""
        clear = None if opacity is None else f"{opacity:.2f}"
        tip = f"<title>{escaped(tip)}</title>" if tip else ""
        self.add("rect", tip, x=x, y=y, width=max(wide, 0), height=max(tall, 0), fill=fill, fill_opacity=clear)

    def curve(self, points: list[tuple[float, float]], stroke: str, wide: float = 2, dash: str | None = None) -> None:
        self.add(
            "path",
            d="M" + "L".join(f"{short(x)} {short(y)}" for x, y in points),
            fill="none",
            stroke=stroke,
            stroke_width=wide,
            stroke_dasharray=dash,
            stroke_linejoin="round",
        )

    def area(self, points: list[tuple[float, float]], fill: str, opacity: float) -> None:
        outline = "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points) + "Z"
        self.add("path", d=outline, fill=fill, fill_opacity=f"{opacity:.2f}")

    def dot(self, x: float, y: float, r: float, fill: str) -> None:
        self.add("circle", cx=x, cy=y, r=r, fill=fill, stroke=self.colours.paper, stroke_width=1.5)

    def strip(self, x: float, y: float, wide: float, tall: float, tip: str) -> None:
        """An invisible area with a tooltip."""
        tip = f"<title>{escaped(tip)}</title>"
        self.add(
            "rect", tip, class_="strip", x=x, y=y, width=wide, height=tall, fill=self.colours.ink, fill_opacity="0"
        )

    def markup(self) -> str:
        return "".join(self.parts)


@dataclass(frozen=True)
class Figure:
    """A chart that can be drawn at any width, with its description and its numbers."""

    key: str
    title: str
    note: str
    summary: str
    draw: Callable[[float, Colours], Sheet]
    head: list[str]
    rows: list[list[str]] = field(default_factory=list)

    def inline(self, width: float, variant: str) -> str:
        """The chart for a page, with a title and a description for screen readers."""
        sheet = self.draw(width, PAGE)
        name = f"{self.key}-{variant}"
        return (
            f'<svg class="{variant}" role="img" aria-labelledby="{name}-title {name}-text" '
            f'viewBox="0 0 {short(sheet.width)} {short(sheet.height)}">'
            f'<title id="{name}-title">{escaped(self.title)}</title>'
            f'<desc id="{name}-text">{escaped(self.summary)}</desc>{sheet.markup()}</svg>'
        )
