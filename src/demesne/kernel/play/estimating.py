"""What a program brings its player, read off its instructions in the light of the hand.

What each instruction brings is in `worths`; here is what an estimate consists of and what several of them need. An
estimate may ask for another, of a card that is played by the first: its own fields are put back then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..rules.counting import counted, tokens_moved
from ..rules.declared import worth_of, worth_of_later
from ..rules.filters import fits
from ..rules.programs import ends_at
from .appraising import take_stock
from .wanting import coins_in_hand, more_coins

if TYPE_CHECKING:
    from ..machine import State


def estimate(g: State, p: int, pc: int, end: int) -> int:
    """What the program from pc to `end` brings p, in the unit of `holding`; effects on others are not looked at."""
    coins = g.coins
    buys = g.buys
    n = estimate_steps(g, p, pc, end)
    more = g.coins - coins
    after = g.buys
    g.coins = coins
    g.buys = buys
    if g.cur == p and (more or after != buys):
        had = coins_in_hand(g, p)
        n += more_coins(g, p, had, had + more, after)
    return n


def estimate_steps(g: State, p: int, pc: int, end: int) -> int:
    """The same without the coins, which are added to those of the turn; whoever calls takes them off again."""
    total = 0
    at = g.e_at
    hand = g.e_hand
    did = g.e_did
    food = g.e_food
    shown = g.e_shown
    lifted = g.e_lifted
    paid = g.e_paid
    given = g.e_given
    g.e_at = pc
    g.e_hand = g.nhand[p]
    g.e_did = 1
    g.e_food = 0
    g.e_shown = 0
    g.e_lifted = 0
    g.e_paid = 0
    g.e_given = 0
    while g.e_at < end:
        pc = g.e_at
        g.e_at = pc + C.WIDTH
        total += worth_of(g, p, pc)
    g.e_at = at
    g.e_hand = hand
    g.e_did = did
    g.e_food = food
    g.e_shown = shown
    g.e_lifted = lifted
    g.e_paid = paid
    g.e_given = given
    return total


def foreseen(g: State, p: int, n: int) -> int:
    """An amount, as far as it is known before: a number, or what the state of the game gives."""
    if n > 0:
        return n
    if n > C.N_IN_PLAY:
        if n == C.N_MOVED:
            return tokens_moved(g)
        # the cost of a card, or what is not known yet
        return 0
    return counted(g, p, n)


def part_of(n: int, by: int) -> int:
    """n / by, rounded towards 0: of a negative number `//` is rounded up in C and down in Python."""
    return n // by if n >= 0 else -(-n // by)


def later_value(g: State, p: int, at: int, for_hand: int) -> int:
    """What the later part of a Duration brings, in tenths of a coin; whether it is played for the whole hand.

    Then a turn with few coins is given up for one with many, in which each card more is worth more.
    """
    total = 0
    while not ends_at(g, at):
        total += worth_of_later(g, p, for_hand, at)
        at += C.WIDTH
    return total


def hand_holds(g: State, p: int, filter_: int) -> int:
    for k in range(g.kinds):
        if g.hand[p][k] and fits(g, k, filter_, 0):
            return 1
    return 0


def pick_amount(g: State, p: int, n: int) -> int:
    """An amount of cards to pick, as far as it is known before."""
    if n >= 0:
        return n
    if n == C.N_ALL:
        return g.nhand[p]
    if n == C.N_THAT_MANY or n == C.N_TYPES_OF_IT:
        return 1
    return 0


def profit(g: State, p: int, k: int) -> int:
    """What playing k from hand brings now, in tenths of a coin; 0 or less: better not."""
    if g.plans.open[k] == 0:
        return g.plans.power[k]
    take_stock(g, p)
    return play_value(g, p, k)


def best_target(g: State, p: int, filter_: int) -> int:
    """What the best card in hand would bring, if it were played once."""
    best = 0
    for k in range(g.kinds):
        if g.hand[p][k] and fits(g, k, filter_, 0):
            if g.table.types[k] & C.ACTION:
                best = max(best, play_value(g, p, k))
            elif g.table.types[k] & C.TREASURE:
                best = max(best, g.plans.stock[k] + 10 * g.bonus[k])
    return best


def play_value(g: State, p: int, k: int) -> int:
    """The same as `profit`, in the light of the stock taken."""
    if g.plans.open[k] == 0:
        return g.plans.power[k]
    # while it is played it is not in hand; a card just discarded is not there anyway
    held = min(g.hand[p][k], 1)
    g.hand[p][k] -= held
    g.nhand[p] -= held
    n = estimate(g, p, g.table.start[k], C.NO_END)
    g.hand[p][k] += held
    g.nhand[p] += held
    return g.plans.open[k] - 1 + (max(n * 10 // g.rate, 1) if n > 0 else n)
