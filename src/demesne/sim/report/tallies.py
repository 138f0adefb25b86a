"""Charts of counts: win shares, game lengths, how games ended, what was gained when."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from demesne.languages.sorting import key as alphabet
from demesne.numerals import decimal

from .frames import WIDE
from .lettering import BOLD, fit_all, width, wrap
from .run import PlayerRow, Run
from .scales import Scale, decimals, ticks, turn_ticks
from .sheet import LINE, SMALL, USUAL, Colours, Figure, Sheet

ENDS = {
    "provinces": "report-end-provinces",
    "colonies": "report-end-colonies",
    "piles": "report-end-piles",
    "limit": "report-end-limit",
}
MOST_BARS = 60
SHARES_HEAD = (
    *("report-head-strategy", "report-head-share", "report-head-interval"),
    *("report-head-wins", "report-head-shared", "report-head-losses", "report-head-mean-points"),
)


def shares(run: Run) -> Figure:
    say = run.say
    even = 1 / len(run.players)
    even_said = say("report-even-summary", even=run.percent(even))
    return Figure(
        key="shares",
        title=say("report-shares"),
        note=say("report-shares-note"),
        summary=" ".join([*map(partial(_in_words, run), run.players), even_said]),
        draw=partial(_shares, run, even),
        head=[*map(say, SHARES_HEAD)],
        rows=[_numbers(run, p) for p in run.players],
    )


def _numbers(run: Run, p: PlayerRow) -> list[str]:
    counts = [run.write(n) for n in (p.wins, p.ties, p.losses)]
    return [p.name, run.percent(p.share, places(run)), _interval(run, p), *counts, run.write(decimal(p.score, 2))]


def places(run: Run) -> int:
    """Decimals worth printing: the narrower the intervals, the more."""
    return 2 if any(p.interval and 0 < p.interval[1] - p.interval[0] < 0.003 for p in run.players) else 1


def interval_ends(run: Run, interval: tuple[float, float]) -> dict[str, Any]:
    """For messages: the lower end as a bare number, the upper with the percent sign."""
    return {"low": decimal(100 * interval[0], places(run)), "high": run.percent(interval[1], places(run))}


def _in_words(run: Run, p: PlayerRow) -> str:
    share = run.percent(p.share, places(run))
    if p.interval is None:
        return run.say("report-share-alone-summary", name=p.name, share=share)
    return run.say("report-share-summary", name=p.name, share=share, interval=_interval(run, p))


def _interval(run: Run, p: PlayerRow) -> str:
    return run.say("report-interval", **interval_ends(run, p.interval)) if p.interval else ""


def _share(run: Run, p: PlayerRow) -> str:
    """A share with its interval in brackets."""
    share = run.percent(p.share, places(run))
    return f"{share} ({_interval(run, p)})" if p.interval else share


def _shares(run: Run, even: float, total: float, c: Colours) -> Sheet:
    k = len(run.players)
    row = min(max(224 / k, 44), 100)
    top = 26.0
    sheet = Sheet(total, top + row * k + 46, c)
    bottom = top + row * k
    reach = [v for p in run.players for v in (p.share, *(p.interval or ()))] + [even]
    pad = max(max(reach) - min(reach), 0.02) * 0.12
    marks = [m for m in ticks(max(min(reach) - pad, 0), min(max(reach) + pad, 1), 7 if total >= WIDE else 5) if m <= 1]
    exact = decimals([100 * m for m in marks])
    x = Scale(marks[0], marks[-1], 14, total - 14)
    for mark in marks:
        sheet.line(x(mark), top, x(mark), bottom, c.grid)
        sheet.text(x(mark), bottom + 17, run.write(decimal(100 * mark, exact)), fill=c.soft, anchor="middle")
    sheet.line(14, bottom, total - 14, bottom, c.faint)
    axis = run.say("report-share-axis")
    sheet.text(total - 14, bottom + 33, axis, fill=c.soft, anchor="end", room=total - 14)
    sheet.line(x(even), top - 4, x(even), bottom, c.soft, 1.2, "3 3")
    said = run.say("report-even", even=run.percent(even))
    half = min(width(said, SMALL), total) / 2
    sheet.text(min(max(x(even), half), total - half), top - 10, said, fill=c.soft, anchor="middle", room=total)
    values = [_share(run, p) for p in run.players]
    name_room = total - 40 - max(width(v, USUAL) for v in values)
    for i, (p, name) in enumerate(zip(run.players, fit_all(run.names, USUAL * BOLD, name_room))):
        y, text_y = top + row * (i + 0.5) + 11, top + row * (i + 0.5) - 7
        for text, at in ((name, 14.0), (values[i], total - 14 - width(values[i], USUAL))):
            # a background under the text hides the gridlines
            sheet.box(at - 3, text_y - 12, width(text, USUAL * BOLD) + 6, 16, c.paper)
        sheet.text(14, text_y, name, size=USUAL, bold=True)
        sheet.text(total - 14, text_y, values[i], size=USUAL, anchor="end")
        sheet.line(14, y, total - 14, y, c.grid)
        if p.interval:
            low, high = x(p.interval[0]), x(p.interval[1])
            sheet.box(low, y - 8, high - low, 16, c.players[i], 0.25)
            for end in (low, high):
                sheet.line(end, y - 8, end, y + 8, c.players[i], 1.6)
            sheet.line(low, y, high, y, c.players[i], 2)
        sheet.dot(x(p.share), y, 4, c.players[i])
        share = run.say("report-share-tip", name=p.name, share=values[i])
        outcomes = run.say("report-outcomes-tip", wins=p.wins, ties=p.ties, losses=p.losses)
        sheet.strip(0, y - row / 2 - 5, total, row, f"{share}\n{outcomes}")
    return sheet


def length(run: Run) -> Figure:
    say = run.say
    mean = float(run.facts["rounds_mean"])
    bars = _bars(run.lengths)
    by = bars[0][1] - bars[0][0] + 1 if bars else 1
    wide = [say("report-length-bars-note", n=by)] if by > 1 else []
    summary = say("report-length-none-summary", mean=decimal(mean, 1))
    if bars:
        summary = say("report-length-summary", mean=decimal(mean, 1), low=min(run.lengths), high=max(run.lengths))
    return Figure(
        key="length",
        title=say("report-length"),
        note=" ".join([say("report-length-note"), *wide, say("report-length-mean-note")]),
        summary=summary,
        draw=partial(_length, run, bars, mean),
        head=[say("report-head-rounds"), say("report-head-games"), say("report-head-share")],
        rows=[[run.write(r), run.write(n), run.percent(n / max(run.games, 1))] for r, n in run.lengths.items()],
    )


def _bars(lengths: dict[int, int]) -> list[tuple[int, int, int]]:
    """From, to and games of every bar."""
    if not lengths:
        return []
    low, high = min(lengths), max(lengths)
    by = next((b for b in (1, 2, 5, 10, 20, 50) if (high - low) / b < MOST_BARS), 100)
    low -= low % by if by > 1 else 0
    return [(a, a + by - 1, sum(lengths.get(r, 0) for r in range(a, a + by))) for a in range(low, high + 1, by)]


def _length(run: Run, bars: list[tuple[int, int, int]], mean: float, total: float, c: Colours) -> Sheet:
    sheet = Sheet(total, 262 if total >= WIDE else 232, c)
    left, right, top, bottom = 38.0, total - 10, 48.0, sheet.height - 42
    tallest = max((n for _, _, n in bars), default=0) / max(run.games, 1)
    marks = ticks(0, max(tallest, 0.01), 4)
    exact = decimals([100 * m for m in marks])
    y = Scale(0, marks[-1], bottom, top)
    for mark in marks:
        sheet.line(left, y(mark), right, y(mark), c.grid if mark else c.faint)
        sheet.text(left - 7, y(mark) + 4, run.write(decimal(100 * mark, exact)), fill=c.soft, anchor="end")
    sheet.text(0, top - 32, run.say("report-games-axis"), fill=c.soft, room=total)
    sheet.text(right, bottom + 33, run.say("report-rounds-axis"), fill=c.soft, anchor="end", room=right)
    if not bars:
        return sheet
    first, end = bars[0][0], bars[-1][1] + 1
    slot = min((right - left - 8) / len(bars), 46.0)
    x = Scale(first, end, left + 4, left + 4 + slot * len(bars))
    gap = min(slot * 0.16, 4)
    for low, high, n in bars:
        share = n / max(run.games, 1)
        rounds = run.say("report-rounds-tip", rounds=low)
        if low != high:
            rounds = run.say("report-rounds-between-tip", low=low, high=high)
        games = run.say("report-games-tip", games=n, share=run.percent(share))
        sheet.box(x(low) + gap / 2, y(share), slot - gap, bottom - y(share), c.soft, 0.65)
        sheet.strip(x(low), top, slot, bottom - top, f"{rounds}\n{games}")
    by = bars[0][1] - first + 1
    for tick in _length_ticks(first, end, slot / by, by):
        at = x(tick) + (slot / 2 if by == 1 else 0)
        sheet.text(at, bottom + 17, run.write(tick), fill=c.soft, anchor="middle")
    at = min(max(x(mean) + (slot / 2 if by == 1 else 0), left), right)
    said = run.say("report-mean", mean=decimal(mean, 1))
    half = min(width(said, SMALL), right - left) / 2
    sheet.line(at, top - 6, at, bottom, c.ink, 1.4, "4 3")
    sheet.text(min(max(at, left + half), right - half), top - 12, said, anchor="middle", room=right - left)
    return sheet


def _length_ticks(first: int, end: int, unit: float, by: int) -> list[int]:
    every = next((b for b in (1, 2, 5, 10, 20, 50, 100, 200, 500) if unit * b >= 28 and b % by == 0), 1000)
    return [r for r in range(first, end) if r % every == 0]


def ends(run: Run) -> Figure:
    say = run.say
    total = max(sum(run.ends.values()), 1)
    return Figure(
        key="ends",
        title=say("report-ends"),
        note=say("report-ends-note"),
        summary=" ".join(
            say("report-end-summary", end=say(ENDS[key]), games=n, share=run.percent(n / total))
            for key, n in run.ends.items()
        ),
        draw=partial(_ends, run, total),
        head=[say("report-head-end"), say("report-head-games"), say("report-head-share")],
        rows=[[say(ENDS[key]), run.write(n), run.percent(n / total)] for key, n in run.ends.items()],
    )


def _ends(run: Run, games: int, total: float, c: Colours) -> Sheet:
    sheet = Sheet(total, 0, c)
    strengths = {"provinces": 0.85, "colonies": 0.65, "piles": 0.45, "limit": 0.2}
    x, top = 0.0, 14.0
    for key, n in run.ends.items():
        wide = total * n / games
        if n:
            tip = run.say("report-games-tip", games=n, share=run.percent(n / games))
            sheet.box(x, top, max(wide - 1.5, 0.8), 36, c.ink, strengths[key], f"{run.say(ENDS[key])}\n{tip}")
        x += wide
    y = top + 64
    for key, n in run.ends.items():
        sheet.box(0, y - 11, 14, 14, c.ink, strengths[key])
        said = f"{run.percent(n / games)}  ({run.write(n)})"
        sheet.text(total, y, said, size=USUAL, anchor="end")
        name = run.say(ENDS[key])
        lines = wrap(name, USUAL, total - 34 - width(said, USUAL))
        sheet.lines(24, y, lines, name)
        y += 28 + LINE * (len(lines) - 1)
        if key != "limit":
            sheet.line(0, y - 18, total, y - 18, c.grid)
    sheet.height = y + 4
    return sheet


def gained(run: Run) -> list[Figure]:
    """A heat map for each strategy, all with the same colour scale."""
    peak = max((v for cards in run.gained for turns in cards.values() for v in turns[: run.last]), default=0.0)
    return [_gained(run, seat, peak or 1.0) for seat in range(len(run.players))]


def _gained(run: Run, seat: int, peak: float) -> Figure:
    say = run.say
    cards = sorted(
        run.gained[seat].items(), key=lambda item: (-math.fsum(item[1]), alphabet(say.name(item[0]), say.lang))
    )
    top = ", ".join(say("report-gained-copies", card=card, n=decimal(math.fsum(t), 2)) for card, t in cards[:4])
    turns = max((len(t) for _, t in cards), default=0)
    return Figure(
        key=f"gained-{seat}",
        title=run.names[seat],
        note="",
        summary=say("report-gained-summary", cards=top) if cards else say("report-gained-nothing"),
        draw=partial(_heat, run, seat, cards, peak),
        head=[say("report-head-card"), say("report-head-all"), *(str(t + 1) for t in range(turns))],
        rows=[[say.name(card), *(run.write(decimal(v, 2)) for v in (math.fsum(t), *t))] for card, t in cards],
    )


def _heat(run: Run, seat: int, cards: list[tuple[str, list[float]]], peak: float, total: float, c: Colours) -> Sheet:
    wide = total >= WIDE
    row = 21.0 if wide else 19.0
    whole = [run.say.name(card) for card, _ in cards]
    names = fit_all(whole, USUAL, total * 0.27)
    axis = run.say("report-turn-axis")
    left = max(*(width(name, USUAL) for name in names), min(width(axis, SMALL), total * 0.27), 0) + 10
    right, top, last = total - 40, 18.0, run.last
    sheet = Sheet(total, top + row * max(len(cards), 1) + 66, c)
    bottom = top + row * len(cards)
    if not cards:
        sheet.text(0, top + 12, run.say("report-gained-nothing"), size=USUAL, fill=c.soft, room=total)
        return sheet
    slot = min((right - left) / last, 34.0)
    sheet.text(total, 10, run.say("report-per-game"), fill=c.soft, anchor="end", room=total)
    for i, (card, turns) in enumerate(cards):
        y = top + row * i
        sheet.text(left - 10, y + row / 2 + 4.3, names[i], size=USUAL, anchor="end", whole=whole[i])
        sheet.box(left, y + 1, slot * last, row - 2, c.grid, 0.45)
        for t, value in enumerate(turns[:last]):
            if value >= 0.0005:
                told = {"card": card, "turn": str(t + 1), "n": decimal(value, 2)}
                tip = run.say("report-gained-tip", **told) if wide else ""
                gap = 1.0 if slot > 7 else 0.0
                strength = 0.06 + 0.94 * math.sqrt(value / peak)
                sheet.box(left + slot * t, y + 1, slot - gap, row - 2, c.players[seat], strength, tip)
        copies = run.write(decimal(math.fsum(turns), 2))
        sheet.text(total, y + row / 2 + 4.3, copies, size=USUAL, fill=c.soft, anchor="end")
    for turn in turn_ticks(last, slot * last):
        sheet.text(left + slot * (turn - 0.5), bottom + 15, str(turn), fill=c.soft, anchor="middle")
    sheet.text(left - 10, bottom + 15, axis, fill=c.soft, anchor="end", room=left - 10)
    _ramp(sheet, left, bottom + 36, run.say("report-peak", n=decimal(peak, 2)), c.players[seat])
    return sheet


def _ramp(sheet: Sheet, left: float, y: float, said: str, colour: str) -> None:
    """The colour scale; below the chart, or further left where the labels need the room."""
    c = sheet.colours
    step, boxes = 13.0, 8
    words = step * (boxes + 1) + 6
    x = max(min(left, sheet.width - words - width(said, SMALL) - 1), 0.0)
    sheet.text(x, y + 11, "0", fill=c.soft)
    for i in range(1, boxes + 1):
        sheet.box(x + step * i, y + 1, step, 12, colour, 0.06 + 0.94 * math.sqrt(i / boxes))
    sheet.text(x + words, y + 11, said, fill=c.soft, room=sheet.width - x - words)
