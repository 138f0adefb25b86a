"""The search for a good list in one kingdom: trial games halve the first ideas, then small changes improve the best.

All candidates of a round play the same seeds; every round uses new ones, so that luck does not carry over. The
rivals are plain money, so that the list is sound, and a simple good list, so that it is more than that.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from demesne.rules.card import CardDef

from .drafting import additions, ideas, judge, pairs
from .mutations import neighbours
from .outline import Outline, big_money
from .trials import Contest, Ground

# seeds that each outline plays, two games against each rival per seed: about 40,000 games in all
GLANCE, LOOK, TRY, CONFIRM, PROOF = 20, 80, 30, 150, 200
ROUNDS = 6
BEST = 3  # outlines that are changed in each round
CHANGES = 6  # to each of them
LEAST = 0.52  # share against money below which money itself is the better list


def best_outline(ground: Ground, cards: Sequence[CardDef], rival: Outline, seed: str) -> Outline:
    money = big_money(ground.players, ground.colonies)
    contest = Contest(ground, [rival.text(), money.text()], first=1000)
    best_few = contest.round(hopeful(ground, cards, rival, contest)[:8], LOOK)[:BEST]
    rng = Random(seed)
    for _ in range(ROUNDS):
        near = [n for o in best_few for n in neighbours(o, additions(cards), CHANGES, rng)]
        fresh = [o for o in dict.fromkeys(near) if o not in contest.met]
        better = contest.round(contest.round(fresh, TRY)[: BEST + 1], CONFIRM)
        best_few = contest.ranked([*best_few, *better])[:BEST]
    best = contest.round(best_few, PROOF)[0]
    proven = Contest(ground, [money.text()], first=contest.next)
    proven.round([best], PROOF)
    return best if proven.proven(best) >= LEAST else money


def hopeful(ground: Ground, cards: Sequence[CardDef], rival: Outline, contest: Contest) -> list[Outline]:
    """The first ideas and pairs of the best of them, after a short trial of all and a longer one of the better half."""
    glance = Contest(ground, [rival.text()])
    ranked = halved(glance, ideas(cards, ground.players, ground.colonies))
    alone: dict[str, Outline] = {}
    for outline in ranked:
        if len(outline.names()) == 1 and not outline.first:
            alone.setdefault(outline.names()[0], outline)
    return halved(contest, [*ranked[:12], *pairs(list(alone.values())[:5], judge(cards))])


def halved(contest: Contest, outlines: Sequence[Outline]) -> list[Outline]:
    ranked = contest.round(list(dict.fromkeys(outlines)), GLANCE)
    return contest.round(ranked[: len(ranked) // 2], 3 * GLANCE // 2)
