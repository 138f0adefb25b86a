"""What a program brings its player, read off its instructions in the light of the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import (
    ACTION,
    COST_UP_TO_MORE,
    D_DISCARD,
    D_TOPDECK,
    D_TRASH,
    HAND,
    IF_DID,
    IF_HAND_AT_LEAST,
    IF_HAND_AT_MOST,
    IF_NONE_IN_HAND,
    IF_PLAYED,
    N_ALL,
    N_THAT_MANY,
    N_TYPES_OF_IT,
    OP_ACTIONS,
    OP_BUYS,
    OP_CARDS,
    OP_CHEAPER,
    OP_COINS,
    OP_DECK_TO_DISCARD,
    OP_DISCARD_HAND,
    OP_DRAW_TO,
    OP_EACH,
    OP_END,
    OP_GAIN,
    OP_GAIN_PICK,
    OP_IF,
    OP_JUMP,
    OP_OPTION,
    OP_PICK,
    OP_PLAY_FROM_HAND,
    OP_TRASH_THIS,
    OP_UNTIL,
    OP_WORTH,
    TRASH,
    WIDTH,
)
from ..rules.filters import fits
from .appraising import dead_cards, draw_value, hand_use, holding, more_plays, take_stock
from .parting import forced, parting, ridding
from .wanting import coins_in_hand, more_coins, wanted, wanted_in_trash

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
    did = 1
    food = 0
    hand = g.nhand[p]
    while pc < end:
        op = g.table.code[pc]
        a = g.table.code[pc + 1]
        b = g.table.code[pc + 2]
        c = g.table.code[pc + 3]
        d = g.table.code[pc + 4]
        e = g.table.code[pc + 5]
        if op == OP_END:
            return total
        elif op == OP_CARDS:
            if a > 0:
                total += a * draw_value(g, p) * g.rate // 10
                hand += a
        elif op == OP_ACTIONS:
            total += more_plays(g, p, a) * g.rate // 10
        elif op == OP_COINS:
            if a > 0:
                g.coins += a
        elif op == OP_BUYS:
            g.buys += a
            total += a
        elif op == OP_GAIN:
            if g.supply[a]:
                # what several such cards live on does no harm
                n = holding(g, p, a)
                total += max(n, 1) if food == a + 1 and g.terminals > 2 else n
                if b == HAND:
                    g.coins += g.plans.treasure[a]
        elif op == OP_GAIN_PICK:
            if a & 255 == TRASH:
                if a >> 8 == 0:
                    n = wanted_in_trash(g, p, c)
                    total += n if n else -1
            elif g.table.filter_mode[c] < COST_UP_TO_MORE:
                n = wanted(g, p, c, 0)
                # what a list wants does no harm
                total += max(holding(g, p, n - 1), 1) if n else forced(g, p, c, 0)
                if n and b == HAND:
                    g.coins += g.plans.treasure[n - 1]
        elif op == OP_CHEAPER:
            g.coins += a
        elif op == OP_WORTH:
            g.coins += b * g.hand[p][a]
        elif op == OP_DRAW_TO:
            total += max(a - hand, 0) * draw_value(g, p) * g.rate // 10
        elif op == OP_UNTIL:
            total += 15 * b * g.rate // 10
        elif op == OP_DISCARD_HAND:
            total -= hand_use(g, p) * g.rate // 10
            hand = 0
        elif op == OP_TRASH_THIS:
            did = 0
        elif op == OP_DECK_TO_DISCARD:
            total += 1
        elif op == OP_PICK and b == HAND:
            if a & 255 == D_TRASH:
                n = pick_amount(g, p, d)
                n = ridding(g, p, c, n, max(pick_amount(g, p, e), n), pc + WIDTH)
                did = hand_holds(g, p, c) and (d != 0 or n > 0 or g.table.code[pc + WIDTH] == OP_IF)
                if did or d:
                    total += n
            elif a & 255 == D_DISCARD:
                food = g.table.filter_only[c]
                did = hand_holds(g, p, c)
                if d == 0 and g.table.code[pc + WIDTH] == OP_COINS:
                    g.coins += dead_cards(g, p, 10)
                elif d > 0 or e > 0:
                    total -= parting(g, p, max(d, 0)) * g.rate // 10 if g.table.filter_only[c] == 0 else 0
            elif a & 255 == D_TOPDECK:
                total -= 1
        elif op == OP_IF:
            if a == IF_DID:
                if not did:
                    pc = c
                    continue
            elif a == IF_PLAYED:
                if g.nact + 1 < b:
                    pc = c
                    continue
            elif a == IF_HAND_AT_LEAST:
                if hand < b:
                    pc = c
                    continue
            elif a == IF_HAND_AT_MOST:
                if hand > b:
                    pc = c
                    continue
            elif a == IF_NONE_IN_HAND:
                if hand_holds(g, p, b):
                    pc = c
                    continue
            else:
                pc = c
                continue
        elif op == OP_JUMP:
            if a <= pc:
                return total
            pc = a
            continue
        elif op == OP_OPTION:
            # choices are appraised by those who choose; the table's static power stands for them
            pc = b
            continue
        elif op == OP_EACH:
            total += g.rate
        elif op == OP_PLAY_FROM_HAND:
            total += b * best_target(g, p, c) * g.rate // 10
        pc += WIDTH
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
    if n == N_ALL:
        return g.nhand[p]
    if n == N_THAT_MANY or n == N_TYPES_OF_IT:
        return 1
    return 0


def profit(g: State, p: int, k: int) -> int:
    """What playing k from hand brings now, in tenths of a coin; 0 or less: better not."""
    if g.plans.open[k] == 0:
        return g.plans.power[k]
    take_stock(g, p)
    return play_value(g, p, k)


def best_target(g: State, p: int, filter_: int) -> int:
    """What the best Action in hand would bring, if it were played once."""
    best = 0
    for k in range(g.kinds):
        if g.hand[p][k] and g.table.types[k] & ACTION and fits(g, k, filter_, 0):
            best = max(best, play_value(g, p, k))
    return best


def play_value(g: State, p: int, k: int) -> int:
    """The same as `profit`, in the light of the stock taken."""
    if g.plans.open[k] == 0:
        return g.plans.power[k]
    # while it is played it is not in hand; a card just discarded is not there anyway
    held = min(g.hand[p][k], 1)
    g.hand[p][k] -= held
    g.nhand[p] -= held
    n = estimate(g, p, g.table.start[k], 32767)
    g.hand[p][k] += held
    g.nhand[p] += held
    return g.plans.open[k] - 1 + (max(n * 10 // g.rate, 1) if n > 0 else n)
