"""The turn of a strategy: which Action it plays next and what it buys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..const import i64, u64
from ..rows import any_action, lowest_bit
from ..rules.filters import cost_now, may_buy
from ..rules.plays import is_hunted
from ..rules.programs import bars_buying, ends_at, given_at, least_at, op_at, part_for_each, picks_to
from ..rules.strategies import answers
from ..rules.stream import below, own_place
from .appraising import holding, pull, take_stock, trash_value
from .conditions import true_for
from .estimating import foreseen, profit
from .following import forbidden, matches
from .wanting import buying, coins_in_hand, first_purchase

if TYPE_CHECKING:
    from ..machine import State


@answers
def next_action(g: State, p: int) -> int:
    """The Action to play now, -1 for none: by the rules, else one that gives Actions, else the most profitable."""
    if not any_action(g, p):
        return -1
    at = (g.plan[p] - 1) * C.VERBS + C.D_ACTION
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        what = g.plans.rule_card[i]
        if what == C.R_RANDOM:
            if true_for(g, p, g.plans.rule_when[i]):
                return action_by_chance(g, p)
        else:
            for k in range(g.kinds):
                if (
                    g.hand[p][k]
                    and g.table.types[k] & C.ACTION
                    and matches(g, what, k)
                    and true_for(g, p, g.plans.rule_when[i])
                    and not forbidden(g, p, C.D_ACTION, k)
                ):
                    return k
    checked = g.plans.begins[at + C.NEVER] != g.plans.ends[at + C.NEVER]
    found = -1
    best = 0
    i = 0
    while g.plans.order[i] >= 0:
        k = g.plans.order[i]
        i += 1
        if g.hand[p][k] and not (checked and forbidden(g, p, C.D_ACTION, k)) and not buries(g, p, k):
            if g.plans.free[k]:
                return k
            n = profit(g, p, k)
            if n > 0:
                if g.plans.open[k] and gives_actions_now(g, p, k):
                    return k
                if g.actions > 1 and g.plans.draws[k]:
                    # what it draws can still be played
                    n += C.DRAWN_FIRST
                if n > best:
                    best = n
                    found = k
    return found


def buries(g: State, p: int, k: int) -> int:
    """Whether k would make p shuffle while its better cards are out, for coins that buy nothing more this turn."""
    n = g.plans.draws[k]
    if g.ndeck[p] >= n or g.buys > 1 or g.ndisc[p] == 0:
        return 0
    coins = coins_in_hand(g, p)
    top = first_purchase(g, p, coins)
    if top == 0 or first_purchase(g, p, coins + 2) != top or first_purchase(g, p, coins + 2 * n) != top:
        return 0
    out = 0
    discarded = 0
    for j in range(g.kinds):
        out += (g.hand[p][j] + g.play[p][j]) * pull(g, j)
        discarded += g.disc[p][j] * pull(g, j)
    return out * g.ndisc[p] > discarded * (g.nhand[p] + g.nplay[p])


def gives_actions_now(g: State, p: int, k: int) -> int:
    """Whether playing k costs no Action, by its table or by what has been played already."""
    if g.plans.more_actions[k]:
        return 1
    if g.plans.late_actions[k]:
        return g.nact + 1 >= g.plans.late_actions[k]
    if plays_another(g, k):
        return has_free_target(g, p)
    return actions_in_hand(g, p) > 1 and may_give_actions(g, k)


def actions_in_hand(g: State, p: int) -> int:
    n = 0
    for k in range(g.kinds):
        if g.table.types[k] & C.ACTION:
            n += g.hand[p][k]
    return n


def may_give_actions(g: State, k: int) -> int:
    """Whether Actions are among what k lets its player choose."""
    at = g.table.start[k]
    chosen = 0
    while not ends_at(g, at):
        if op_at(g, at) == C.OP_OPTION:
            chosen = 1
        elif chosen and op_at(g, at) == C.OP_ACTIONS:
            return 1
        at += C.WIDTH
    return 0


def plays_another(g: State, k: int) -> int:
    """Whether k plays another Action from hand."""
    at = g.table.start[k]
    while not ends_at(g, at):
        if op_at(g, at) == C.OP_PLAY_FROM_HAND:
            return 1
        at += C.WIDTH
    return 0


def has_free_target(g: State, p: int) -> int:
    """Whether hand holds an Action that gives Actions, and no village that should open the way for a terminal first."""
    some = 0
    villages = 0
    terminals = 0
    for k in range(g.kinds):
        if g.hand[p][k] and g.table.types[k] & C.ACTION:
            if g.plans.more_actions[k]:
                some = 1
                villages += g.plans.more_actions[k] > 1
            elif not plays_another(g, k):
                terminals += 1
    return some and not (villages and terminals)


def action_by_chance(g: State, p: int) -> int:
    n = 0
    only = -1
    for k in range(g.kinds):
        if g.hand[p][k] and g.table.types[k] & C.ACTION and not forbidden(g, p, C.D_ACTION, k):
            only = k if n == 0 else -1
            n += g.hand[p][k]
    if n == 0 or only >= 0:
        return only
    was: i64 = g.pos
    own_place(g, p)
    n = below(g, n)
    g.pos = was
    for k in range(g.kinds):
        if g.table.types[k] & C.ACTION and not forbidden(g, p, C.D_ACTION, k):
            n -= g.hand[p][k]
            if n < 0:
                return k
    return -1


@answers
def next_treasure(g: State, p: int) -> int:
    """The Treasure to play now, -1 for none: in the order of the table, without those that are better kept."""
    i = 0
    while g.plans.treasures[i] >= 0:
        k = g.plans.treasures[i]
        if g.hand[p][k] and wants_to_play(g, p, k):
            return k
        i += 1
    return -1


def pick_treasures(g: State, p: int) -> None:
    """What is played before the next look at the hand: one Treasure that does more than give coins, or a plain kind.

    If all in hand are plain and none of them may be better kept, all of them.
    """
    one_by_one = 0
    for k in range(g.kinds):
        if (g.opt[k] and g.table.plain[k] < 0) or g.table.not_with[k] or (g.opt[k] and may_be_lost(g, p, k)):
            one_by_one = 1
    if one_by_one == 0:
        for k in range(g.kinds):
            g.pick[k] = g.opt[k]
        return
    k = next_treasure(g, p)
    if k >= 0:
        g.pick[k] = g.opt[k] if g.table.plain[k] >= 0 else 1


def wants_to_play(g: State, p: int, k: int) -> int:
    """Whether it does p good to play Treasure k now."""
    if g.table.choosy == 0:
        return 1
    if g.table.plain[k] >= 0:
        return not spoils_purchase(g, p, k) and not lost_for_less(g, p, k)
    at = g.table.start[k]
    while not ends_at(g, at):
        if op_at(g, at) == C.OP_EACH and bars_purchases(g, part_for_each(g, at)):
            return gains_by_barring(g, p, k)
        if picks_to(g, at, C.D_TRASH) and least_at(g, at) > 0:
            return can_spare_one(g, p, k)
        at += C.WIDTH
    return 1


def spoils_purchase(g: State, p: int, k: int) -> int:
    """Whether p buys a card that cannot be bought with k in play, and with k no earlier rule of its list could buy."""
    one: u64 = 1
    if not bars_another(g, k):
        return 0
    kept = coins_from(g, p, k, one << k)
    coins = coins_from(g, p, k, 0)
    for _ in range(g.buys):
        top = first_purchase(g, p, kept)
        if top == 0 or first_purchase(g, p, coins) != top:
            return 0
        if g.table.not_with[top - 1] == k + 1:
            return not forbidden(g, p, C.D_BUY, top - 1)
        kept -= cost_now(g, top - 1)
        coins -= cost_now(g, top - 1)
    return 0


def bars_another(g: State, k: int) -> int:
    """Whether a card in the Supply cannot be bought with k in play."""
    for j in range(g.kinds):
        if g.table.not_with[j] == k + 1 and g.supply[j]:
            return 1
    return 0


def lost_for_less(g: State, p: int, k: int) -> int:
    """Whether k would be trashed as the first of its like that p plays, and what all of them buy is not worth that."""
    if not may_be_lost(g, p, k):
        return 0
    take_stock(g, p)
    played = buying(g, p, coins_from(g, p, k, 0))
    return played - holding(g, p, k) <= buying(g, p, coins_from(g, p, k, g.table.prey))


def may_be_lost(g: State, p: int, k: int) -> int:
    """Whether the first k that p plays now would be trashed."""
    return g.table.prey >> k & 1 and g.preyed == 0 and is_hunted(g, p, k)


def coins_from(g: State, p: int, k: int, kept: u64) -> int:
    """p's coins this turn when the Treasures in hand are played from k on in their order, without those kept."""
    n = g.coins
    first = 0
    while g.plans.treasures[first] != k:
        first += 1
    i = first
    while g.plans.treasures[i] >= 0:
        j = g.plans.treasures[i]
        if kept >> j & 1 == 0:
            for _ in range(g.hand[p][j]):
                # where cards in play are counted it is one of them
                g.play[p][j] += 1
                n += coins_of(g, p, j)
        i += 1
    i = first
    while g.plans.treasures[i] >= 0:
        j = g.plans.treasures[i]
        if kept >> j & 1 == 0:
            g.play[p][j] -= g.hand[p][j]
        i += 1
    return n


def coins_of(g: State, p: int, k: int) -> int:
    """The coins of a Treasure that is played now."""
    n = g.bonus[k]
    at = g.table.start[k]
    while not ends_at(g, at):
        if op_at(g, at) == C.OP_COINS:
            n += foreseen(g, p, given_at(g, at))
        at += C.WIDTH
    return n


def bars_purchases(g: State, at: int) -> int:
    """Whether the program at `at` takes a card off those that can be bought."""
    while not ends_at(g, at):
        if bars_buying(g, at):
            return 1
        at += C.WIDTH
    return 0


def gains_by_barring(g: State, p: int, k: int) -> int:
    """Whether the coins of k buy more, although the best purchase will be barred."""
    one: u64 = 1
    take_stock(g, p)
    coins = coins_in_hand(g, p)
    top = first_purchase(g, p, coins)
    if top == 0:
        return 1
    before = buying(g, p, coins - g.plans.treasure[k])
    was: u64 = g.barred[C.BUYING]
    g.barred[C.BUYING] = was | one << (top - 1)
    after = buying(g, p, coins)
    g.barred[C.BUYING] = was
    return after > before


def can_spare_one(g: State, p: int, k: int) -> int:
    """Whether hand holds nothing else, or a card that p is better without."""
    if g.nhand[p] == 1:
        return 1
    take_stock(g, p)
    for j in range(g.kinds):
        if g.hand[p][j] - (j == k) > 0 and trash_value(g, p, j, C.HAND) > 0:
            return 1
    return 0


@answers
def next_purchase(g: State, p: int) -> int:
    """What the buy rules buy now (kind + 1), 0 for nothing more."""
    at = (g.plan[p] - 1) * C.VERBS + C.D_BUY
    checked = g.plans.begins[at + C.NEVER] != g.plans.ends[at + C.NEVER]
    some: i64 = g.plans.affords[(g.plan[p] - 1) * C.PRICES + min(g.coins + g.cheaper, C.PRICES - 1)]
    if some >= 0:
        first = g.plans.begins[at]
        while some:
            i = first + lowest_bit(some)
            some &= some - 1
            k = g.plans.rule_card[i]
            if k == C.R_STOP:
                if true_for(g, p, g.plans.rule_when[i]):
                    return 0
            elif (
                g.supply[k]
                and true_for(g, p, g.plans.rule_when[i])
                and not (checked and forbidden(g, p, C.D_BUY, k))
                and (g.extended == 0 or may_buy(g, p, k))
            ):
                return k + 1
        return 0
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        k = g.plans.rule_card[i]
        if k == C.R_STOP:
            if true_for(g, p, g.plans.rule_when[i]):
                return 0
        elif (
            g.supply[k]
            and cost_now(g, k) <= g.coins
            and true_for(g, p, g.plans.rule_when[i])
            and not (checked and forbidden(g, p, C.D_BUY, k))
            and (g.extended == 0 or may_buy(g, p, k))
        ):
            return k + 1
    return 0
