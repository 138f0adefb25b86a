"""Random strategies against each other inside the kernel: every game ends, conserves its cards, and is the same again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from invariants import Broken
from lists import random_list
from session import Tally

from demesne import kernel, random_kingdom
from demesne.kernel import const as k
from demesne.sim.match import Match, Table
from demesne.strategies import parse


def random_match(rng: Random) -> Match:
    kingdom = tuple(random_kingdom(rng.randrange(2**32)))
    players = tuple(parse(random_list(rng, kingdom), f"list {i}") for i in range(rng.choice([2, 2, 2, 3, 4, 5, 6])))
    return Match(players, kingdom, rng.choice([1, 2]), rng.randrange(2**32), rng.choice([0, 0, 5, 4]))


def simulate(rng: Random, tally: Tally, journal: Callable[[str], None], compare: bool) -> None:
    match = random_match(rng)
    journal("simulated: " + repr([(p.name, p.text) for p in match.players]) + f" {match!r}"[:20_000])
    which = "compiled" if "compiled" in kernel.kernels() else "plain"
    table = Table(match, which)
    counted = table.play(0, 2, True)
    tally.simulated += 2 * match.seats
    check_cards(match, table)
    if table.play(0, 2, True).dump() != counted.dump():
        raise Broken("the same seeds gave another tally")
    if compare and Table(match, "plain").play(0, 2, True).dump() != counted.dump():
        raise Broken("the plain kernel gave another tally")


def check_cards(match: Match, table: Table) -> None:
    """After the last game every kind has as many cards as at the start."""
    start, end = table.start, table.work
    before, after = census(match, start), census(match, end)
    if before != after:
        raise Broken(f"cards were lost or made: {before} became {after}")
    if end.facts().phase != k.PH_OVER:
        raise Broken("a simulated game did not come to its end")


def census(match: Match, state: object) -> list[int]:
    """How many of each kind there are in all zones together."""
    kinds = range(len(match.kinds().names))
    piles = [state.counts(zone, 0) for zone in (k.SUPPLY, k.TRASH)]  # type: ignore[attr-defined]
    return [
        sum(row[i] for row in piles) + sum(state.owned(p, i) for p in range(match.seats))  # type: ignore[attr-defined]
        for i in kinds
    ]
