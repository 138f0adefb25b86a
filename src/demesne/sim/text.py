"""Results as text: the numbers, what they are based on and what they do not prove; in English by default."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from demesne import __version__ as version
from demesne.languages import Language, language
from demesne.notation import RULES_VERSION
from demesne.numerals import decimal, written

from .match import Match
from .result import Player, Result

if TYPE_CHECKING:
    from .paired import Paired
    from .tournament import Tournament

MOST_FAILURES = 5  # listed one by one
HEAD = (
    *("sim-head-share", "sim-head-interval"),
    *("sim-head-wins", "sim-head-ties", "sim-head-losses", "sim-head-points"),
)

ENDS = {
    "provinces": "sim-end-provinces",
    "colonies": "sim-end-colonies",
    "piles": "sim-end-piles",
    "limit": "sim-end-limit",
}


def figure(x: float, say: Language, digits: int = 0, sign: bool = False) -> str:
    """A number as the language writes it."""
    text = written(decimal(x, digits), say.lang)
    return f"+{text}" if sign and x >= 0 else text


def percent(x: float, say: Language) -> str:
    return say("sim-percent", n=figure(100 * x, say, 1))


def width(text: str) -> int:
    """In columns of a terminal, where some characters take two."""
    if text.isascii():
        return len(text)
    from rich.cells import cell_len  # takes a while to load

    return cell_len(text)


def columns(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Rows as aligned lines, the first columns left-aligned and the others right-aligned."""
    widths = [max(map(width, column)) for column in zip_longest(*rows, fillvalue="")]
    out = []
    for row in rows:
        cells = []
        for i, (cell, wide) in enumerate(zip(row, widths)):
            space = " " * (wide - width(cell))
            cells.append(cell + space if i < left else space + cell)
        out.append("  ".join(cells))
    return out


def basis(match: Match, seeds: int, say: Language | None = None) -> list[str]:
    """What a result is based on."""
    say = say or language("en")
    start = {"as dealt": "dealt"}.get(match.start_name(), match.start_name())
    bots = "yes" if match.has_bots and len(match.searchers) < match.seats else "no"
    return [
        say("sim-basis-play", bots=bots, version=version, rules=str(RULES_VERSION)),
        *(say("sim-basis-search", name=p.name, n=p.playouts) for p in dict.fromkeys(match.searchers)),
        say("sim-basis-kingdom", cards=", ".join(match.piles), edition=str(match.edition)),
        say("sim-basis-seats", n=match.seats, start=start),
        say("sim-basis-seeds", n=seeds, seed=repr(match.seed)),
    ]


def limits(match: Match, say: Language | None = None) -> list[str]:
    """What a result does not prove."""
    say = say or language("en")
    return [say("sim-limit-luck"), say("sim-limit-play")]


def grounds(match: Match, seeds: int, say: Language) -> list[str]:
    return [
        say("sim-basis"),
        *("  " + line for line in basis(match, seeds, say)),
        say("sim-limits"),
        *("  " + line for line in limits(match, say)),
    ]


def report(result: Result, say: Language | None = None) -> str:
    """The result for a reader in a terminal."""
    say = say or language("en")
    n = result.numbers
    games = max(result.games, 1)
    rate = result.games / result.seconds if result.seconds else 0.0
    out = [
        say(
            "sim-games-interrupted" if result.interrupted else "sim-games",
            n=result.games,
            seconds=figure(result.seconds, say, 2),
            rate=figure(rate, say),
        ),
        "",
        *columns([["", *map(say, HEAD)], *(_row(p, say) for p in result.players)]),
        "",
        say(
            "sim-first-seat",
            wins=percent(n["first_wins"] / games, say),
            ties=percent(n["first_ties"] / games, say),
            losses=percent(n["first_losses"] / games, say),
            rounds=figure(n["rounds"] / games, say, 1),
        ),
    ]
    found = [say(ENDS[how], share=percent(n / games, say)) for how, n in result.ends.items() if n]
    out.append(say("sim-ends", ends=", ".join(found)))
    if result.failures:
        out += ["", say("sim-failed", n=result.failed)]
        for f in result.failures[:MOST_FAILURES]:
            seed = {"number": str(f.number), "rotation": str(f.rotation)}
            out.append("  " + say("sim-failure", bot=f.bot, error=say.phrase(f.phrase), **seed))
    return "\n".join([*out, "", *grounds(result.match, result.seeds, say)])


def _row(p: Player, say: Language) -> list[str]:
    low, high = (figure(100 * x, say, 1) for x in p.ci95)
    counts = [figure(n, say) for n in (p.wins, p.ties, p.losses)]
    interval = say("sim-interval", low=low, high=high)
    return [p.name, percent(p.share, say), interval, *counts, figure(p.score_mean, say, 1)]


def paired_report(p: Paired, say: Language | None = None) -> str:
    say = say or language("en")
    low, high = (100 * x for x in p.ci95)
    better = p.names[0] if low > 0 else p.names[1] if high < 0 else ""
    values = {
        "points": figure(100 * p.difference, say, 2, sign=True),
        "low": figure(low, say, 2, sign=True),
        "high": figure(high, say, 2, sign=True),
    }
    return "\n".join(
        [
            say("paired-games", games=p.games, against=", ".join(p.against), seeds=p.seeds),
            *(f"  {name}: {percent(share, say)}" for name, share in zip(p.names, p.shares)),
            say("paired-better", better=better, **values) if better else say("paired-no-difference", **values),
            say("paired-same", share=percent(p.same / max(p.seeds, 1), say)),
            "",
            *grounds(p.match, p.seeds, say),
        ]
    )


def cross_table(t: Tournament, say: Language | None = None) -> str:
    say = say or language("en")
    numbers = [str(i + 1) for i in range(len(t.entrants))]
    rows = [["", "", say("tournament-head-rating"), say("tournament-head-mean"), *numbers]]
    for number, e in zip(numbers, t.entrants):
        shares = [t.shares.get((e.name, other.name)) for other in t.entrants]
        rows.append(
            [
                number,
                e.name,
                f"{figure(e.rating, say, sign=True)} ±{figure(e.error, say):>4}",
                "–" if e.share is None else percent(e.share, say),
                *("–" if share is None else figure(100 * share, say, 1) for share in shares),
            ]
        )
    out = [
        say("tournament-games-interrupted" if t.interrupted else "tournament-games", n=t.games),
        "",
        *columns(rows, left=2),
        "",
        say("tournament-how-to-read"),
    ]
    if t.failed:
        out += ["", say("tournament-failed", n=t.failed)]
    if t.results:
        out += ["", *grounds(t.results[0].match, t.results[0].seeds, say)]
    return "\n".join(out)
