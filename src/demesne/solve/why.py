"""Why the lists found are good, as far as trial games can say it: sentences with numbers, for any language."""

from __future__ import annotations

from collections.abc import Sequence

from demesne.kernel.names import ENDS
from demesne.refusal import Phrase
from demesne.sim.match import Match, Table
from demesne.sim.numbers import named
from demesne.strategies.outline import MONEY, Outline, big_money
from demesne.strategies.trials import Ground, Trial

SEEDS = 400  # of each question, and games of the list against itself
FIRST = 900_000_000  # seeds that no search uses
MATTERS = 0.02  # of the games that a card must be worth to be named
MOST = 3  # cards named


def reasons(
    ground: Ground, match: Match, outlines: Sequence[Outline], weights: Sequence[float], best: int, seeds: int = SEEDS
) -> tuple[Phrase, ...]:
    """The paragraph, sentence by sentence."""
    mine = outlines[best]
    found = [mixed(weights)]
    money = big_money(ground.players, ground.colonies)
    if mine != money:
        share = ground.shares([Trial(mine, money, FIRST, seeds)])[0]
        found.append(Phrase("solve-why-money", {"share": round(share, 3)}))
    found += what_matters(ground, mine, seeds)
    found.append(how_it_ends(match, seeds))
    return tuple(found)


def mixed(weights: Sequence[float]) -> Phrase:
    played = [weight for weight in weights if weight > 0]
    if len(played) == 1:
        return Phrase("solve-why-one", {})
    return Phrase("solve-why-several", {"n": len(played), "share": round(max(played), 3)})


def what_matters(ground: Ground, mine: Outline, seeds: int) -> list[Phrase]:
    """The cards without which the list loses most to itself, each with what it wins without."""
    names = [name for name in mine.names() if name not in MONEY]
    without = [_without(mine, name) for name in names]
    shares = ground.shares([Trial(less, mine, FIRST, seeds) for less in without])
    ranked = sorted(zip(shares, names))
    return [
        Phrase("solve-why-card", {"card": name, "share": round(share, 3)})
        for share, name in ranked[:MOST]
        if share < 0.5 - MATTERS
    ]


def _without(outline: Outline, name: str) -> Outline:
    wishes = tuple(w for w in outline.wishes if w.card != name)
    return outline._replace(wishes=wishes, first=tuple(w for w in outline.first if w.card != name))


def how_it_ends(match: Match, games: int) -> Phrase:
    """How long games of the list against itself last, and how they end."""
    tally = named(Table(match).play(0, max(games // match.seats, 1)))
    played = tally["games"]
    return Phrase(
        "solve-why-end",
        {"rounds": round(tally["rounds"] / played, 1), "piles": round(tally["ended"][ENDS.index("piles")] / played, 3)},
    )
