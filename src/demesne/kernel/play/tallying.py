"""What many games came to: results per strategy and, where asked for, what happened turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..rules.counting import owned
from ..rules.scoring import finishes_before, score
from ..rules.strategies import answers

if TYPE_CHECKING:
    from ..machine import State
    from ..results import Tally


@answers
def note_coins(g: State, p: int) -> None:
    """The coins there are when buying begins."""
    if g.turns[p] <= C.TURNS:
        i = g.who[p] * C.TURNS + g.turns[p] - 1
        g.tally.turn_coins[i] = g.tally.turn_coins[i] + g.coins
        g.tally.turn_coins2[i] = g.tally.turn_coins2[i] + g.coins * g.coins


@answers
def note_turn(g: State, p: int) -> None:
    """The points at the end of a turn and, at the end of a round, who is ahead."""
    turn = g.turns[p]
    if turn > C.TURNS:
        return
    i = g.who[p] * C.TURNS + turn - 1
    points = score(g, p)
    g.tally.turn_n[i] = g.tally.turn_n[i] + 1
    g.tally.turn_points[i] = g.tally.turn_points[i] + points
    g.tally.turn_points2[i] = g.tally.turn_points2[i] + points * points
    if (p + 1) % g.seats == g.first and g.ends == 0:
        g.tally.round_n[turn - 1] = g.tally.round_n[turn - 1] + 1
        leader = leader_of(g)
        if leader < 0:
            g.tally.round_level[turn - 1] = g.tally.round_level[turn - 1] + 1
        else:
            g.tally.leads[g.who[leader] * C.TURNS + turn - 1] = g.tally.leads[g.who[leader] * C.TURNS + turn - 1] + 1


def leader_of(g: State) -> int:
    """The seat with the most points, -1 when several have them."""
    best = -32768
    leader = -1
    for p in range(g.seats):
        points = score(g, p)
        if points > best:
            best = points
            leader = p
        elif points == best:
            leader = -1
    return leader


def winners_of(g: State) -> int:
    """The seats that win, a bit each; their scores are left in the tally."""
    won = 0
    for p in range(g.seats):
        g.tally.scores[p] = score(g, p)
    for p in range(g.seats):
        first = 1
        for q in range(g.seats):
            if finishes_before(g.tally.scores[q], g.turns[q], g.tally.scores[p], g.turns[p]):
                first = 0
        won |= first << p
    return won


def add_game(g: State, t: Tally) -> None:
    """A game is over: who won, and how."""
    t.games += 1
    t.ended[g.ends] += 1
    t.rounds += g.turns[g.first]
    won = winners_of(g)
    winners = 0
    for p in range(g.seats):
        winners += won >> p & 1
    for p in range(g.seats):
        s = g.who[p]
        t.points[s] += t.scores[p]
        if won >> p & 1 == 0:
            t.losses[s] += 1
        elif winners == 1:
            t.wins[s] += 1
        else:
            t.ties[s] += 1
        if won >> p & 1:
            t.shares[s] += 60 // winners
    if won >> g.first & 1 == 0:
        t.first_losses += 1
    elif winners == 1:
        t.first_wins += 1
    else:
        t.first_ties += 1
    if g.noting:
        add_details(g, t, won, winners)


def add_details(g: State, t: Tally, won: int, winners: int) -> None:
    t.detailed += 1
    rounds = max(min(g.turns[g.first], C.TURNS), 1)
    t.length[min(g.turns[g.first], 2 * C.TURNS - 1)] += 1
    t.end_n[rounds - 1] += 1
    for p in range(g.seats):
        s = g.who[p]
        if winners == 1 and won >> p & 1:
            t.end_leads[s * C.TURNS + rounds - 1] += 1
        for k in range(g.kinds):
            t.owned[s * C.KINDS + k] += owned(g, p, k)
    if winners > 1:
        t.end_level[rounds - 1] += 1
    for i in range(t.ngains):
        s = g.who[t.gain_seat[i]]
        turn = t.gain_turn[i]
        if 0 < turn <= C.TURNS:
            t.gains[(s * C.TURNS + turn - 1) * C.KINDS + t.gain_kind[i]] += 1


def add_seed(t: Tally) -> None:
    """All rotations of one seed are over: their shares count as one sample."""
    if t.nseeds < C.SEEDS:
        t.seed_share[t.nseeds] = t.shares[0]
        t.nseeds += 1
    for s in range(C.SEATS):
        t.share[s] += t.shares[s]
        t.share_squares[s] += t.shares[s] * t.shares[s]
        t.shares[s] = 0
