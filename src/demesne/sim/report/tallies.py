"""Charts of counts: win shares, the length of games, how they ended, what was gained when."""

from __future__ import annotations

import math
from functools import partial

from .frames import WIDE
from .lettering import count, fit, fit_all, percent, plural, width
from .run import Run
from .scales import Scale, decimals, ticks, turn_ticks
from .sheet import SMALL, USUAL, Colours, Figure, Sheet

ENDS = {
    "provinces": "the Province pile ran out",
    "piles": "other piles ran out",
    "limit": "stopped at the limit",
}
MOST_BARS = 60


def shares(run: Run) -> Figure:
    even = 1 / len(run.players)
    return Figure(
        key="shares",
        title="Win shares",
        note="Dots: share of the games won, a victory shared by k counting 1/k. Bars: 95\u00a0% interval. "
        "Dashed: an even share.",
        summary="; ".join(f"{p.name} {share_in_words(run, i)}" for i, p in enumerate(run.players))
        + f". An even share would be {percent(even)}.",
        draw=partial(_shares, run, even),
        head=["Strategy", "Share", "95\u00a0% interval", "Wins", "Shared", "Losses", "Mean points"],
        rows=[
            [
                p.name,
                percent(p.share, places(run)),
                interval_in_words(run, p.interval),
                count(p.wins),
                count(p.ties),
                count(p.losses),
                f"{p.score:.2f}",
            ]
            for p in run.players
        ],
    )


def places(run: Run) -> int:
    """Decimals worth printing: the narrower the intervals the more."""
    return 2 if any(p.interval and 0 < p.interval[1] - p.interval[0] < 0.003 for p in run.players) else 1


def share_in_words(run: Run, seat: int) -> str:
    p = run.players[seat]
    share = percent(p.share, places(run))
    return share if p.interval is None else f"{share} ({interval_in_words(run, p.interval)})"


def interval_in_words(run: Run, interval: tuple[float, float] | None) -> str:
    if interval is None:
        return ""
    return f"{100 * interval[0]:.{places(run)}f} to {percent(interval[1], places(run))}"


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
        sheet.text(x(mark), bottom + 17, f"{100 * mark:.{exact}f}", fill=c.soft, anchor="middle")
    sheet.line(14, bottom, total - 14, bottom, c.faint)
    sheet.text(total - 14, bottom + 33, "% of games won", fill=c.soft, anchor="end")
    sheet.line(x(even), top - 4, x(even), bottom, c.soft, 1.2, "3 3")
    said = f"even share {percent(even)}"
    half = width(said, SMALL) / 2
    sheet.text(min(max(x(even), half), total - half), top - 10, said, fill=c.soft, anchor="middle")
    values = [share_in_words(run, i) for i in range(k)]
    name_room = total - 40 - max(width(v, USUAL) for v in values)
    for i, (p, name) in enumerate(zip(run.players, fit_all(run.names, USUAL * 1.06, name_room))):
        y, text_y = top + row * (i + 0.5) + 11, top + row * (i + 0.5) - 7
        for text, at in ((name, 14.0), (values[i], total - 14 - width(values[i], USUAL))):
            # a strip of paper under the words keeps the gridlines out of them
            sheet.box(at - 3, text_y - 12, width(text, USUAL * 1.06) + 6, 16, c.paper)
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
        tip = f"{p.name}: {values[i]}\n{count(p.wins)} won, {count(p.ties)} shared, {count(p.losses)} lost"
        sheet.strip(0, y - row / 2 - 5, total, row, tip)
    return sheet


def length(run: Run) -> Figure:
    mean = float(run.facts["rounds_mean"])
    bars = _bars(run.lengths)
    by = bars[0][1] - bars[0][0] + 1 if bars else 1
    return Figure(
        key="length",
        title="Length of the games",
        note="Games by the number of rounds they took."
        + (f" Every bar holds {by} lengths." if by > 1 else "")
        + " Dashed: the mean.",
        summary=f"Mean {mean:.1f} rounds"
        + (f", from {min(run.lengths)} to {max(run.lengths)}." if run.lengths else "."),
        draw=partial(_length, run, bars, mean),
        head=["Rounds", "Games", "Share"],
        rows=[[str(r), count(n), percent(n / max(run.games, 1))] for r, n in run.lengths.items()],
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
        sheet.text(left - 7, y(mark) + 4, f"{100 * mark:.{exact}f}", fill=c.soft, anchor="end")
    sheet.text(0, top - 32, "% of games", fill=c.soft)
    sheet.text(right, bottom + 33, "rounds", fill=c.soft, anchor="end")
    if not bars:
        return sheet
    first, end = bars[0][0], bars[-1][1] + 1
    slot = min((right - left - 8) / len(bars), 46.0)
    x = Scale(first, end, left + 4, left + 4 + slot * len(bars))
    gap = min(slot * 0.16, 4)
    for low, high, n in bars:
        name = f"{low} rounds" if low == high else f"{low} to {high} rounds"
        share = n / max(run.games, 1)
        tip = f"{name}: {plural(n, 'game', 'games')} ({percent(share)})"
        sheet.box(x(low) + gap / 2, y(share), slot - gap, bottom - y(share), c.soft, 0.65)
        sheet.strip(x(low), top, slot, bottom - top, tip)
    by = bars[0][1] - first + 1
    for tick in _length_ticks(first, end, slot / by, by):
        at = x(tick) + (slot / 2 if by == 1 else 0)
        sheet.text(at, bottom + 17, str(tick), fill=c.soft, anchor="middle")
    at = min(max(x(mean) + (slot / 2 if by == 1 else 0), left), right)
    said = f"mean {mean:.1f}"
    half = width(said, SMALL) / 2
    sheet.line(at, top - 6, at, bottom, c.ink, 1.4, "4 3")
    sheet.text(min(max(at, left + half), right - half), top - 12, said, anchor="middle")
    return sheet


def _length_ticks(first: int, end: int, unit: float, by: int) -> list[int]:
    every = next((b for b in (1, 2, 5, 10, 20, 50, 100, 200, 500) if unit * b >= 28 and b % by == 0), 1000)
    return [r for r in range(first, end) if r % every == 0]


def ends(run: Run) -> Figure:
    total = max(sum(run.ends.values()), 1)
    rows = [[ENDS[key], count(n), percent(n / total)] for key, n in run.ends.items()]
    return Figure(
        key="ends",
        title="How the games ended",
        note="Three piles end a game of up to four players, four a larger one.",
        summary="; ".join(f"{what}: {n} games, {share}" for what, n, share in rows) + ".",
        draw=partial(_ends, run, total),
        head=["End", "Games", "Share"],
        rows=rows,
    )


def _ends(run: Run, games: int, total: float, c: Colours) -> Sheet:
    sheet = Sheet(total, 166, c)
    strengths = {"provinces": 0.85, "piles": 0.45, "limit": 0.2}
    x, top = 0.0, 14.0
    for key, n in run.ends.items():
        wide = total * n / games
        if n:
            tip = f"{ENDS[key]}: {plural(n, 'game', 'games')} ({percent(n / games)})"
            sheet.box(x, top, max(wide - 1.5, 0.8), 36, c.ink, strengths[key], tip)
        x += wide
    y = top + 64
    for key, n in run.ends.items():
        sheet.box(0, y - 11, 14, 14, c.ink, strengths[key])
        said = f"{percent(n / games)}  ({count(n)})"
        sheet.text(24, y, fit(ENDS[key], USUAL, total - 34 - width(said, USUAL)), size=USUAL)
        sheet.text(total, y, said, size=USUAL, anchor="end")
        y += 28
        if key != "limit":
            sheet.line(0, y - 18, total, y - 18, c.grid)
    return sheet


def gained(run: Run) -> list[Figure]:
    """A heat map for each strategy, all in one strength of colour."""
    peak = max((v for cards in run.gained for turns in cards.values() for v in turns[: run.last]), default=0.0)
    return [_gained(run, seat, peak or 1.0) for seat in range(len(run.players))]


def _gained(run: Run, seat: int, peak: float) -> Figure:
    cards = sorted(run.gained[seat].items(), key=lambda item: (-math.fsum(item[1]), item[0]))
    top = ", ".join(f"{name} {math.fsum(turns):.2f}" for name, turns in cards[:4])
    turns = max((len(t) for _, t in cards), default=0)
    return Figure(
        key=f"gained-{seat}",
        title=run.names[seat],
        note="",
        summary=f"Copies gained per game, most first: {top}." if cards else "Nothing was gained.",
        draw=partial(_heat, run, seat, cards, peak),
        head=["Card", "All", *(str(t + 1) for t in range(turns))],
        rows=[[name, f"{math.fsum(t):.2f}", *(f"{v:.2f}" for v in t)] for name, t in cards],
    )


def _heat(run: Run, seat: int, cards: list[tuple[str, list[float]]], peak: float, total: float, c: Colours) -> Sheet:
    wide = total >= WIDE
    row = 21.0 if wide else 19.0
    names = fit_all([name for name, _ in cards], USUAL, total * 0.27)
    left = max((width(name, USUAL) for name in names), default=0) + 10
    right, top, last = total - 40, 18.0, run.last
    sheet = Sheet(total, top + row * max(len(cards), 1) + 66, c)
    bottom = top + row * len(cards)
    if not cards:
        sheet.text(0, top + 12, "Nothing was gained.", size=USUAL, fill=c.soft)
        return sheet
    slot = min((right - left) / last, 34.0)
    sheet.text(total, 10, "per game", fill=c.soft, anchor="end")
    for i, (name, turns) in enumerate(cards):
        y = top + row * i
        sheet.text(left - 10, y + row / 2 + 4.3, names[i], size=USUAL, anchor="end")
        sheet.box(left, y + 1, slot * last, row - 2, c.grid, 0.45)
        for t, value in enumerate(turns[:last]):
            if value >= 0.0005:
                tip = f"{name}, turn {t + 1}: {value:.2f}" if wide else ""
                gap = 1.0 if slot > 7 else 0.0
                strength = 0.06 + 0.94 * math.sqrt(value / peak)
                sheet.box(left + slot * t, y + 1, slot - gap, row - 2, c.players[seat], strength, tip)
        sheet.text(total, y + row / 2 + 4.3, f"{math.fsum(turns):.2f}", size=USUAL, fill=c.soft, anchor="end")
    for turn in turn_ticks(last, slot * last):
        sheet.text(left + slot * (turn - 0.5), bottom + 15, str(turn), fill=c.soft, anchor="middle")
    sheet.text(left - 10, bottom + 15, "turn", fill=c.soft, anchor="end")
    _ramp(sheet, left, bottom + 36, peak, c.players[seat])
    return sheet


def _ramp(sheet: Sheet, x: float, y: float, peak: float, colour: str) -> None:
    """What a strength of colour stands for."""
    c = sheet.colours
    sheet.text(x, y + 11, "0", fill=c.soft)
    x += 13
    for i in range(1, 9):
        sheet.box(x, y + 1, 13, 12, colour, 0.06 + 0.94 * math.sqrt(i / 8))
        x += 13
    sheet.text(x + 6, y + 11, f"{peak:.2f} copies a turn", fill=c.soft)
