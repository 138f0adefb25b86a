"""Text in charts: sanitised, measured, cut and wrapped before anything is drawn, because SVG does none of that."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from html import escape
from itertools import takewhile

# What XML forbids, lone surrogates, and bidirectional control characters.
_UNFIT = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")

# Advance widths in em of the font we ship; other fonts are close.
_WIDTHS = {
    c: width
    for width, letters in (
        (0.28, " !,.:;'Jijlł\u00a0"),
        (0.34, "()-`I[]f"),
        (0.4, '"r{}?/\\t'),
        (0.5, "FLcsvyz_г"),
        (0.66, "#ABCRАБВСУЬЭЯинпц"),
        (0.77, "&DGHNUOQwÐ…ДИЛНОПФЦЧЪжмфъы"),
        (0.92, "%@MWmÆæЖМЫшщю"),
        (1.08, "ШЩЮ"),
    )
    for c in letters
}
_USUAL = 0.58
# Fonts on other machines are wider than ours by up to this factor.
_SLACK = 1.06
BOLD = 1.08


def clean(text: object) -> str:
    """One line of text that any XML parser accepts."""
    return " ".join(_UNFIT.sub("\ufffd", str(text)).split()) or "\u2013"


def clean_line(text: object) -> str:
    """As `clean`, but keeps the indentation."""
    return _UNFIT.sub("\ufffd", re.sub(r"[\n\r\u2028\u2029]", " ", str(text)).expandtabs(4)).rstrip()


def escaped(text: object) -> str:
    """Text for the inside of an element or an attribute."""
    return escape(_UNFIT.sub("\ufffd", str(text)), quote=True)


def width(text: str, size: float) -> float:
    """The width of a text, slightly overestimated."""
    return size * _SLACK * sum(map(_advance, text))


def _advance(c: str) -> float:
    c = c if c in _WIDTHS else unicodedata.normalize("NFD", c)[0]
    if unicodedata.combining(c):
        return 0.0
    return _WIDTHS.get(c, 1.0 if unicodedata.east_asian_width(c) in "WF" else _USUAL)


def fit(text: str, size: float, room: float) -> str:
    """The text, or as much of its beginning as fits."""
    if width(text, size) <= room:
        return text
    keep = len(text)
    while keep and width(text[:keep].rstrip() + "…", size) > room:
        keep -= 1
    return text[:keep].rstrip() + "…"


def wrap(text: str, size: float, room: float, lines: int = 2) -> list[str]:
    """The text on at most `lines` lines, broken between words; the last line is cut if necessary."""
    out: list[str] = []
    words = text.split(" ")
    while words and len(out) < lines - 1:
        taken = 1
        while taken < len(words) and width(" ".join(words[: taken + 1]), size) <= room:
            taken += 1
        out.append(fit(" ".join(words[:taken]), size, room))
        words = words[taken:]
    return [*out, fit(" ".join(words), size, room)] if words else out


def wrap_all(names: Sequence[str], size: float, room: float, lines: int = 2) -> list[list[str]]:
    """Names on at most `lines` lines each, cut where they are too long, and still distinct."""
    out = [wrap(name, size, room, lines) for name in names]
    for group in _alike(out):
        # A common prefix says nothing: it is cut first.
        words = [names[i].split(" ") for i in group]
        begin = sum(1 for _ in takewhile(lambda alike: len(set(alike)) == 1, zip(*words)))
        for i, own in zip(group, words):
            out[i] = wrap("…" + " ".join(own[begin:]) if begin else names[i], size, room, lines)
    for group in _alike(out):
        for number, i in enumerate(group, 1):
            out[i] = wrap(f"{number} {names[i]}", size, room, lines)
    return out


def fit_all(names: Sequence[str], size: float, room: float) -> list[str]:
    """Names on one line each, cut where they are too long, and still distinct."""
    return [lines[0] for lines in wrap_all(names, size, room, 1)]


def _alike(labels: list[list[str]]) -> list[list[int]]:
    """The positions of labels that look the same."""
    groups: dict[tuple[str, ...], list[int]] = {}
    for i, lines in enumerate(labels):
        groups.setdefault(tuple(lines), []).append(i)
    return [group for group in groups.values() if len(group) > 1]
