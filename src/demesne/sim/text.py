"""Results as text: the numbers, what they rest on and what they do not prove."""

from __future__ import annotations

from demesne import __version__ as version
from demesne.game import RULES_VERSION

from .match import Match
from .paired import Paired
from .result import Result
from .tournament import Tournament


def percent(x: float) -> str:
    return f"{100 * x:.1f} %"


def basis(match: Match, seeds: int) -> list[str]:
    """What a result rests on."""
    seats = "each seed once per rotation of the seats" if match.seats > 1 else ""
    start = {"as dealt": "dealt at random"}.get(match.start_name(), match.start_name())
    bots = ", bots from outside as they are" if match.has_bots else ""
    return [
        f"Play: every list literally, all else by built-in play{bots} (demesne {version}, rules {RULES_VERSION}).",
        f"Kingdom: {', '.join(match.kingdom)} (edition {match.edition}).",
        f"Seats: {match.seats} players, {seats}; first hands {start}.",
        f"Seeds: {seeds:,} of them from seed {match.seed!r}; the same command gives the same games.",
    ]


def limits(match: Match) -> list[str]:
    """What a result does not prove."""
    return [
        "The interval covers the luck of the shuffles only, not the choice of lists, opponents or kingdom.",
        "It compares these lists as they are played here. Built-in play knows money well and engines less well, "
        "so a better player may get more out of either.",
    ]


def report(result: Result) -> str:
    """The result for a reader in a terminal."""
    width = max(len(p.name) for p in result.players)
    rate = f"{result.games / result.seconds:,.0f} a second" if result.seconds else ""
    out = [f"{result.games:,} games in {result.seconds:.2f} s ({rate})"]
    if result.interrupted:
        out[0] = f"Interrupted: {out[0]} so far"
    out.append("")
    out.append(f"{'':{width}}   share   95 % interval     wins    ties  losses  points")
    for p in result.players:
        low, high = (100 * x for x in p.ci95)
        out.append(
            f"{p.name:{width}}  {percent(p.share):>7} {low:6.1f} to {high:5.1f} "
            f"{p.wins:8,} {p.ties:7,} {p.losses:7,} {p.score_mean:7.1f}"
        )
    n = result.numbers
    games = max(result.games, 1)
    out.append("")
    out.append(
        f"First seat: wins {percent(n['first_wins'] / games)}, ties {percent(n['first_ties'] / games)}, "
        f"losses {percent(n['first_losses'] / games)}; {n['rounds'] / games:.1f} rounds a game"
    )
    ends = {"provinces": "Provinces gone", "piles": "piles empty", "limit": "turn limit"}
    out.append("Ends: " + ", ".join(f"{ends[k]} {percent(v / games)}" for k, v in result.ends.items() if v))
    if result.failures:
        out.append("")
        out.append(f"{result.failed:,} games not counted, a bot failed:")
        for f in result.failures[:5]:
            out.append(f"  {f.bot}, seed number {f.number}, rotation {f.rotation}: {f.error}")
    out += ["", "Rests on", *("  " + line for line in basis(result.match, result.seeds))]
    out += ["Does not prove", *("  " + line for line in limits(result.match))]
    return "\n".join(out)


def paired_report(p: Paired) -> str:
    low, high = (100 * x for x in p.ci95)
    better = p.names[0] if low > 0 else p.names[1] if high < 0 else ""
    verdict = f"{better} is better" if better else "no difference that these games can show"
    return "\n".join(
        [
            f"{p.games:,} games of each version against {', '.join(p.against)}, on the same {p.seeds:,} seeds",
            *(f"  {name}: {percent(share)}" for name, share in zip(p.names, p.shares)),
            f"Difference {100 * p.difference:+.2f} points, 95 % interval {low:+.2f} to {high:+.2f}: {verdict}",
            f"{percent(p.same / max(p.seeds, 1))} of the seeds gave both the same result",
            "",
            "Rests on",
            *("  " + line for line in basis(p.match, p.seeds)),
            "Does not prove",
            *("  " + line for line in limits(p.match)),
        ]
    )


def cross_table(t: Tournament) -> str:
    width = max(len(e.name) for e in t.entrants)
    labels = [str(i + 1) for i in range(len(t.entrants))]
    out = [f"{t.games:,} games" + (", interrupted" if t.interrupted else ""), ""]
    out.append(f"{'':4}{'':{width}}  rating          mean  " + "".join(f"{label:>6}" for label in labels))
    for label, e in zip(labels, t.entrants):
        cells = []
        for other in t.entrants:
            share = t.shares.get((e.name, other.name))
            cells.append("     -" if share is None else f"{100 * share:6.1f}")
        mean = "-" if e.share is None else percent(e.share)
        out.append(f"{label:>3} {e.name:{width}}  {e.rating:+6.0f} ±{e.error:4.0f}  {mean:>7}  " + "".join(cells))
    out += ["", "Shares are those of the row against the column, in per cent; 400 rating points are ten to one."]
    if t.failed:
        out += ["", f"{t.failed:,} games not counted, a bot failed (demesne sim tells how)"]
    if t.results:
        out += ["", "Rests on", *("  " + line for line in basis(t.results[0].match, t.results[0].seeds))]
        out += ["Does not prove", *("  " + line for line in limits(t.results[0].match))]
    return "\n".join(out)
