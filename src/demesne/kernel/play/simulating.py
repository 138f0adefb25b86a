"""Many games of strategies against each other, from one start, without leaving the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..const import i64
from ..memory import copy_state
from ..rules.phases import begin_turn
from ..rules.piles import turn_up_piles
from ..rules.running import run
from ..rules.stream import block
from ..rules.zones import draw
from .tallying import add_game, add_seed

if TYPE_CHECKING:
    from ..machine import State
    from ..results import Tally


def key_for(g: State, number: int) -> None:
    """The key of one game out of the key of the run, so that games of neighbouring numbers are unrelated."""
    block(g, number)
    for i in range(8):
        g.key[i] = g.words[i]
    g.luck = g.words[8] & C.EVERYBODY
    g.pos = 0
    g.block_at = -1


def take_seats(g: State, rotation: int) -> None:
    """Strategy s sits at seat s + rotation."""
    for s in range(g.seats):
        g.plan[(s + rotation) % g.seats] = s + 1
        g.who[(s + rotation) % g.seats] = s


def first_hand(g: State, p: int) -> None:
    """The first hand as it comes, or with as many coins as the split says in it or in the second one."""
    if g.plans.split == 0:
        draw(g, p, C.HAND_SIZE)
        return
    coins = g.plans.split if g.luck >> p & 1 else g.rest[p][g.plans.coin] - g.plans.split
    g.hand[p][g.plans.coin] = coins
    g.hand[p][g.plans.blank] = C.HAND_SIZE - coins
    g.rest[p][g.plans.coin] -= coins
    g.rest[p][g.plans.blank] -= C.HAND_SIZE - coins
    g.nhand[p] = C.HAND_SIZE
    g.ndeck[p] -= C.HAND_SIZE


def play_one(g: State, start: State, number: int, rotation: int) -> None:
    """One game to its end."""
    copy_state(g, start)
    key_for(g, number)
    take_seats(g, rotation)
    if g.extended:
        turn_up_piles(g)
    for p in range(g.seats):
        if g.plans.deals >> p & 1:
            first_hand(g, p)
    if g.plans.deals == (1 << g.seats) - 1 and g.turns[g.first] == 0:
        begin_turn(g, g.first)
    run(g)


def play_games(g: State, start: State, t: Tally, first: i64, n: i64) -> None:
    """The games of n seeds from the first on, each seed once per rotation of the seats."""
    i: i64 = 0
    while i < n:
        for rotation in range(start.seats):
            t.ngains = 0
            play_one(g, start, first + i, rotation)
            add_game(g, t)
        add_seed(t)
        i += 1


def play_released(g: State, start: State, t: Tally, first: i64, n: i64) -> None:
    """The same; compiled, it lets other threads run meanwhile."""
    play_games(g, start, t, first, n)
