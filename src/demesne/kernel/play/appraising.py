"""What cards are worth to a strategy at this moment, in tenths of a coin. No card is named here: values come from the
table that `strategies` makes of the cards' programs, and from the deck as a whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..const import u64
from ..rows import kinds_in_hand, lowest_bit, weigh_deck, weigh_stock, weigh_terminals
from ..rules.counting import cards_away, cards_owned, gains_to_end
from ..rules.scoring import points_of
from ..rules.zones import first_slot
from .conditions import money, true_for
from .following import matches

if TYPE_CHECKING:
    from ..machine import State


def late(g: State) -> int:
    """Whether the end is so near that points count for more than what a card does."""
    return g.supply[g.table.provinces] <= 3 or gains_to_end(g) <= 3


def pull(g: State, k: int) -> int:
    """What a k is worth that comes into the hand."""
    return g.plans.stock[k] if g.table.types[k] & C.TREASURE else g.plans.power[k]


def is_blank(g: State, k: int) -> int:
    """Points or a Curse and nothing to play."""
    return g.table.types[k] & (C.ACTION | C.TREASURE) == 0


def use(g: State, p: int, k: int) -> int:
    """What a hand card can still do: for p's turn under way, or for its next one."""
    types = g.table.types[k]
    if types & C.TREASURE:
        return g.plans.stock[k] + 10 * g.bonus[k]
    if types & C.ACTION:
        if g.cur == p and g.actions == 0:
            return 0
        return g.plans.power[k]
    return 0


def clashes(g: State, p: int, k: int) -> int:
    """Whether k is a terminal Action that p cannot play next turn with what it keeps, and not the best of those."""
    if g.table.types[k] & C.ACTION == 0 or g.plans.more_actions[k] or g.cur == p:
        return 0
    room = 1
    terminals = 0
    better = 0
    held: u64 = kinds_in_hand(g, p)
    while held:
        j = lowest_bit(held)
        held &= held - 1
        n = g.hand[p][j] - g.pick[j]
        if n > 0 and g.table.types[j] & C.ACTION:
            if g.plans.more_actions[j]:
                room += n * (g.plans.more_actions[j] - 1)
            else:
                terminals += n
                if g.plans.power[j] > g.plans.power[k]:
                    better += n
    return terminals > room and (better >= room or g.hand[p][k] - g.pick[k] > 1)


def draw_value(g: State, p: int) -> int:
    """What a card off the deck brings on average this turn."""
    actions = g.actions > 0 or g.cur != p
    few = g.ndeck[p] < 3
    n = g.ndeck[p] + g.ndisc[p] if few else g.ndeck[p]
    if n == 0:
        return 0
    total = weigh_deck(g, p, actions, few)
    if g.pinned[p]:
        for i in range(first_slot(g, p), first_slot(g, p) + g.nslots[p]):
            if g.slot[i] >> C.KIND_BITS != C.OPEN_SLOT:
                k = g.slot[i] & C.KIND_MASK
                total += g.plans.drawn[k] if actions else g.plans.paid[k]
    return total // n


def rounds_left(g: State) -> int:
    """About how many turns everybody still has: half of the players buy a Province a turn, once they can.

    With Colonies that is later.
    """
    n = g.supply[g.table.provinces]
    early = 8
    if g.table.colonies:
        n = min(n, g.supply[g.table.colonies - 1])
        early = 11
    if g.empty:
        n = gains_to_end(g)
    return 2 * n // g.seats + 1 + max(early - g.turns[g.cur], 0)


def take_stock(g: State, p: int) -> None:
    """Look at p's deck as a whole: what follows in `holding` and `buying` rests on it.

    It holds until somebody gains, trashes or passes a card, or a turn begins.
    """
    if g.stock_of == p + 1 and (g.extended != C.ELSEWHERE or cards_away(g, p) == 0):
        return
    g.stock_of = p + 1
    total = weigh_stock(g, p)
    terminals = weigh_terminals(g, p)
    if g.pinned[p]:
        for i in range(first_slot(g, p), first_slot(g, p) + g.nslots[p]):
            if g.slot[i] >> C.KIND_BITS != C.OPEN_SLOT:
                total += g.plans.stock[g.slot[i] & C.KIND_MASK]
                terminals += g.plans.terminal[g.slot[i] & C.KIND_MASK]
    away = cards_away(g, p) if g.extended == C.ELSEWHERE else 0
    if away:
        # what comes from there and goes there changes the stock without a gain: look again each time
        g.stock_of = 0
    cards = max(cards_owned(g, p) - away, 1)
    # a deck gets better: a card is measured against those that will lie beside it
    g.level = (total // cards + 14) >> 1
    g.outlook = max(40 * rounds_left(g) // max(cards, 5) - 4, 0)
    g.rate = max(max(30 - g.level, 1) * g.outlook // 48, 10)
    g.terminals = terminals


def holding(g: State, p: int, k: int) -> int:
    """What one k in p's deck is worth to p from now on, in tenths of a coin: better draws, and points."""
    types = g.table.types[k]
    n = 0
    if types & C.TREASURE:
        n = g.plans.stock[k]
    elif types & C.ACTION:
        n = g.plans.worth[k]
        if g.plans.more_actions[k] > 1 and g.terminals < 2:
            # nobody needs its Actions
            n = max(g.plans.power[k] - 4 * g.plans.more_actions[k], g.level)
    n = (n - g.level) * g.outlook >> 3
    if types & (C.VICTORY | C.CURSE):
        n += 13 * points_of(g, p, k)
    return n


def to_be_trashed(g: State, p: int, k: int) -> int:
    """Whether p's list names k to be trashed now."""
    if g.plan[p] == 0:
        return 0
    at = (g.plan[p] - 1) * C.VERBS + C.D_TRASH
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        if matches(g, g.plans.rule_card[i], k) and true_for(g, p, g.plans.rule_when[i]):
            return 1
    return 0


def trash_value(g: State, p: int, k: int, zone: int) -> int:
    """How good it is for p to be rid of one k: above 0 is good."""
    if to_be_trashed(g, p, k):
        return max(-holding(g, p, k), 2 * g.rate)
    if g.table.types[k] & C.TREASURE and money(g, p) - g.plans.treasure[k] < (7 if zone == C.HAND else 4):
        return -20
    n = -holding(g, p, k)
    # points that were bought stay, whatever they cost in draws
    return min(n, -13) if is_blank(g, k) and points_of(g, p, k) > 1 else n


def value_now(g: State, p: int, k: int) -> int:
    """What gaining k is worth to p."""
    n = g.plans.worth[k]
    if g.table.types[k] & C.VICTORY:
        points = points_of(g, p, k)
        if points >= 5 or late(g):
            n += 12 * points
    return n


def dead_cards(g: State, p: int, below: int) -> int:
    n = 0
    for k in range(g.kinds):
        if g.hand[p][k] and use(g, p, k) < below:
            n += g.hand[p][k]
    return n


def dead_actions(g: State, p: int) -> int:
    """Actions in hand that cannot all be played with the Actions there are."""
    n = 0
    room = g.actions
    held: u64 = kinds_in_hand(g, p)
    while held:
        k = lowest_bit(held)
        held &= held - 1
        if g.table.types[k] & C.ACTION:
            if g.plans.more_actions[k] and room > 0:
                room += g.hand[p][k] * (g.plans.more_actions[k] - 1)
            else:
                n += g.hand[p][k]
    return max(n - room, 0)


def best_action(g: State, p: int) -> int:
    best = 0
    held: u64 = kinds_in_hand(g, p)
    while held:
        k = lowest_bit(held)
        held &= held - 1
        if g.table.types[k] & C.ACTION:
            best = max(best, g.plans.power[k])
    return best


def more_plays(g: State, p: int, n: int) -> int:
    """What n more Actions bring: the Actions in hand that would be dead without, and room for those still to come."""
    dead = dead_actions(g, p)
    return min(n, dead) * best_action(g, p) + (12 if dead else 1)


def hand_use(g: State, p: int) -> int:
    """What the whole hand can still do."""
    total = 0
    held: u64 = kinds_in_hand(g, p)
    while held:
        k = lowest_bit(held)
        held &= held - 1
        total += g.hand[p][k] * use(g, p, k)
    return total
