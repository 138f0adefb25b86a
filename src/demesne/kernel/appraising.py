"""What a card is worth to a strategy at this moment, in tenths of a coin. No card is named here: values come from the
table that `strategies` makes of the cards' programs, and from reading those programs in the light of the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .conditions import money, true_for
from .const import (
    ACTION,
    ASIDE,
    COST_UP_TO_MORE,
    CURSE,
    D_BUY,
    D_DISCARD,
    D_GAIN,
    D_TOPDECK,
    D_TRASH,
    DISCARD,
    HAND,
    IF_DID,
    IF_HAND_AT_LEAST,
    IF_HAND_AT_MOST,
    IF_IT_IS,
    IF_NONE_IN_HAND,
    IF_PLAYED,
    KINDS,
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
    R_STOP,
    SUPPLY,
    TRASH,
    TREASURE,
    VERBS,
    VICTORY,
    WIDTH,
)
from .counting import cards_owned, gains_to_end, in_deck, owned
from .filters import cost_now, fits

if TYPE_CHECKING:
    from .machine import State


def late(g: State) -> int:
    """Whether the end is so near that points count for more than what a card does."""
    return g.supply[g.table.provinces] <= 3 or gains_to_end(g) <= 3


def points_of(g: State, p: int, k: int) -> int:
    """Points that one more k would bring p."""
    n = g.table.vp[k]
    if g.table.vp_div[k]:
        n += cards_owned(g, p) // g.table.vp_div[k]
    if g.table.vp_kind[k]:
        n += owned(g, p, g.table.vp_kind[k] - 1)
    return n


def is_blank(g: State, k: int) -> int:
    """Points or a Curse and nothing to play."""
    return g.table.types[k] & (ACTION | TREASURE) == 0


def use(g: State, p: int, k: int) -> int:
    """What a hand card can still do: for p's turn under way, or for its next one."""
    types = g.table.types[k]
    if types & TREASURE:
        return 10 * (g.plans.treasure[k] + g.bonus[k])
    if types & ACTION:
        if g.cur == p and g.actions == 0:
            return 0
        return g.plans.power[k]
    return 0


def clashes(g: State, p: int, k: int) -> int:
    """Whether k is a terminal Action that p cannot play next turn with what it keeps, and not the best of those."""
    if g.table.types[k] & ACTION == 0 or g.plans.more_actions[k] or g.cur == p:
        return 0
    room = 1
    terminals = 0
    better = 0
    for j in range(g.kinds):
        n = g.hand[p][j] - g.pick[j]
        if n > 0 and g.table.types[j] & ACTION:
            if g.plans.more_actions[j]:
                room += n * (g.plans.more_actions[j] - 1)
            else:
                terminals += n
                if g.plans.power[j] > g.plans.power[k]:
                    better += n
    return terminals > room and (better >= room or g.hand[p][k] - g.pick[k] > 1)


def draw_value(g: State, p: int) -> int:
    """What a card off the deck brings on average this turn."""
    total = 0
    n = 0
    for k in range(g.kinds):
        c = in_deck(g, p, k)
        if g.ndeck[p] < 3:
            c += g.disc[p][k]
        if c:
            n += c
            if g.table.types[k] & TREASURE:
                total += 10 * c * g.plans.treasure[k]
            elif g.table.types[k] & ACTION and (g.actions > 0 or g.cur != p):
                total += c * g.plans.power[k]
    return total // n if n else 0


def rounds_left(g: State) -> int:
    """About how many turns everybody still has: half of the players buy a Province a turn, once they can."""
    n = gains_to_end(g) if g.empty else g.supply[g.table.provinces]
    return 2 * n // g.seats + 1 + max(8 - g.turns[g.cur], 0)


def take_stock(g: State, p: int) -> None:
    """Look at p's deck as a whole: what follows in `holding` and `buying` rests on it."""
    total = 0
    terminals = 0
    for k in range(g.kinds):
        n = owned(g, p, k)
        if n:
            if g.table.types[k] & TREASURE:
                total += 10 * n * g.plans.treasure[k]
            elif g.table.types[k] & ACTION:
                total += n * min(g.plans.power[k], 16)
                if g.plans.more_actions[k] == 0:
                    terminals += n
    cards = max(cards_owned(g, p), 1)
    # a deck gets better: a card is measured against those that will lie beside it
    g.level = (total // cards + 14) >> 1
    g.outlook = max(40 * rounds_left(g) // max(cards, 5) - 4, 0)
    g.rate = max(max(30 - g.level, 1) * g.outlook // 48, 10)
    g.terminals = terminals


def holding(g: State, p: int, k: int) -> int:
    """What one k in p's deck is worth to p from now on, in tenths of a coin: better draws, and points."""
    types = g.table.types[k]
    n = 0
    if types & TREASURE:
        n = 10 * g.plans.treasure[k]
    elif types & ACTION:
        n = g.plans.worth[k]
        if g.plans.more_actions[k] > 1 and g.terminals < 2:
            # nobody needs its Actions
            n = max(g.plans.power[k] - 4 * g.plans.more_actions[k], g.level)
    n = (n - g.level) * g.outlook >> 3
    if types & (VICTORY | CURSE):
        n += 13 * points_of(g, p, k)
    return n


def first_purchase(g: State, p: int, coins: int) -> int:
    """What p's rules would buy with so many coins (kind + 1)."""
    had = g.coins
    g.coins = coins
    found = 0
    at = (g.plan[p] - 1) * VERBS + D_BUY
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        k = g.plans.rule_card[i]
        if k == R_STOP:
            if true_for(g, p, g.plans.rule_when[i]):
                break
        elif g.supply[k] and cost_now(g, k) <= coins and true_for(g, p, g.plans.rule_when[i]):
            found = k + 1
            break
    g.coins = had
    return found


def coins_in_hand(g: State, p: int) -> int:
    """All coins this turn, with the Treasures still in hand; what is being picked counts as gone."""
    n = g.coins
    for k in range(g.kinds):
        if g.hand[p][k] and g.table.types[k] & TREASURE:
            c = max(g.hand[p][k] - g.pick[k], 0) if g.leaving else g.hand[p][k]
            n += c * (g.plans.treasure[k] + g.bonus[k])
    return n


def buying(g: State, p: int, coins: int) -> int:
    """What p's purchases with so many coins are worth to it."""
    total = 0
    for _ in range(g.buys):
        k = first_purchase(g, p, coins)
        if k == 0:
            break
        coins -= cost_now(g, k - 1)
        total += max(holding(g, p, k - 1), 1)
    return total


def more_coins(g: State, p: int, had: int, coins: int, buys: int) -> int:
    """What it is worth to have so many coins and Buys this turn instead of those one had."""
    if g.cur != p:
        return 0
    before = buying(g, p, had)
    was = g.buys
    g.buys = buys
    n = buying(g, p, coins) - before
    g.buys = was
    # a list that buys points early makes richer turns look poorer: more coins do no harm
    if coins > had:
        n = max(n, 0)
    elif coins < had:
        n = min(n, 0)
    # a coin that buys nothing now may do so with cards still to be drawn
    return (3 * n + (coins - had) * g.rate) >> 2


def trash_value(g: State, p: int, k: int, zone: int) -> int:
    """How good it is for p to be rid of one k: above 0 is good."""
    if g.table.types[k] & TREASURE and money(g, p) - g.plans.treasure[k] < (7 if zone == HAND else 4):
        return -20
    n = -holding(g, p, k)
    # points that were bought stay, whatever they cost in draws
    return min(n, -13) if is_blank(g, k) and points_of(g, p, k) > 1 else n


def value_now(g: State, p: int, k: int) -> int:
    """What gaining k is worth to p."""
    n = g.plans.worth[k]
    if g.table.types[k] & VICTORY:
        points = points_of(g, p, k)
        if points >= 5 or late(g):
            n += 12 * points
    return n


def offered(g: State, k: int, filter_: int, it: int) -> int:
    """Whether k may be gained: by the options laid out (filter -1), or by a filter on the Supply."""
    if filter_ < 0:
        return g.opt[k] > g.pick[k]
    return g.supply[k] > 0 and fits(g, k, filter_, it)


def by_rules(g: State, p: int, verb: int, filter_: int, it: int) -> int:
    """The first card, by the rules of a verb, that may be gained (kind + 1)."""
    at = (g.plan[p] - 1) * VERBS + verb
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        k = g.plans.rule_card[i]
        if k >= 0 and offered(g, k, filter_, it) and true_for(g, p, g.plans.rule_when[i]):
            return k + 1
    return 0


def listed(g: State, p: int, filter_: int, it: int) -> int:
    """What p's list names to be gained (kind + 1): by its gain rules, else by its buy rules."""
    k = by_rules(g, p, D_GAIN, filter_, it)
    return k if k else by_rules(g, p, D_BUY, filter_, it)


def wanted(g: State, p: int, filter_: int, it: int) -> int:
    """What p's strategy would gain (kind + 1): by its list, else the dearest useful card."""
    k = listed(g, p, filter_, it)
    if k:
        return k
    best = 8
    found = 0
    for k in range(g.kinds):
        if offered(g, k, filter_, it):
            n = value_now(g, p, k)
            if n > 8 and n + 100 * g.table.cost[k] > best:
                best = n + 100 * g.table.cost[k]
                found = k + 1
    return found


def exchange_value(g: State, p: int, k: int, zone: int, at: int) -> int:
    """What trashing k brings, with what the instruction at `at` then makes of it."""
    n = trash_value(g, p, k, zone)
    if zone == ASIDE:
        # it makes room at once for the card below it
        n += g.outlook >> 2
    coins = -g.plans.treasure[k] - g.bonus[k] if zone == HAND and g.table.types[k] & TREASURE else 0
    op = g.table.code[at] if at >= 0 else OP_END
    if op == OP_GAIN_PICK and g.table.code[at + 1] & 255 == SUPPLY:
        filter_ = g.table.code[at + 3]
        if g.table.filter_mode[filter_] >= COST_UP_TO_MORE:
            got = wanted(g, p, filter_, k + 1)
            if got:
                n += holding(g, p, got - 1)
                if g.table.code[at + 2] == HAND:
                    coins += g.plans.treasure[got - 1]
                elif g.table.code[at + 2] != DISCARD:
                    # it comes into the next hand
                    n += max(10 * g.plans.treasure[got - 1] - g.level, 0)
                if hits_others(g, got - 1, at + WIDTH):
                    n += 13 + (g.level * g.outlook >> 3)
            elif g.table.code[at + 4]:
                n += forced(g, p, filter_, k + 1)
    elif op == OP_IF and g.table.code[at + 1] == IF_DID and g.table.code[at + WIDTH] == OP_COINS:
        coins += g.table.code[at + WIDTH + 1]
    elif op == OP_END and coins and g.outlook < 16:
        # late, a Treasure is kept for the turn in which one coin more counts
        n -= 4
    if coins:
        had = coins_in_hand(g, p)
        n += more_coins(g, p, had, had + coins, g.buys)
    return n


def hits_others(g: State, k: int, at: int) -> int:
    """Whether the instruction at `at` does something to the others because k was gained."""
    if g.table.code[at] != OP_IF or g.table.code[at + 1] != IF_IT_IS or g.table.code[at + WIDTH] != OP_EACH:
        return 0
    return fits(g, k, g.table.code[at + 2], 0)


def forced(g: State, p: int, filter_: int, it: int) -> int:
    """What the best of the cards that nobody wants is worth, where one must be gained; 0 where there is none."""
    found = 0
    best = 0
    for k in range(g.kinds):
        if offered(g, k, filter_, it):
            n = holding(g, p, k)
            if found == 0 or n > best:
                best = n
                found = 1
    return best


def best_exchange(g: State, p: int, filter_: int, at: int) -> int:
    """The hand card (kind + 1) whose trashing is best, as far as the picks so far leave one; g.lifted says how good."""
    found = 0
    for k in range(g.kinds):
        if g.hand[p][k] > g.pick[k] and fits(g, k, filter_, 0):
            n = exchange_value(g, p, k, HAND, at)
            if found == 0 or n > g.lifted:
                g.lifted = n
                found = k + 1
    return found


def worst_in_hand(g: State, p: int) -> int:
    """The hand card (kind + 1), beyond those picked, that p misses least; g.lifted says how much."""
    found = 0
    for k in range(g.kinds):
        if g.hand[p][k] > g.pick[k]:
            n = use(g, p, k)
            if n and clashes(g, p, k):
                n = 1
            n = n * 64 + (g.plans.worth[k] >> 2)
            if found == 0 or n < g.lifted:
                g.lifted = n
                found = k + 1
    if found:
        g.lifted = max(g.lifted >> 6, 0)
    return found


def worst_option(g: State, p: int) -> int:
    """The option (kind + 1), beyond those picked, that p misses least; g.lifted says how much."""
    found = 0
    for k in range(g.kinds):
        if g.opt[k] > g.pick[k]:
            n = use(g, p, k)
            if n and clashes(g, p, k):
                n = 1
            n = n * 64 + (g.plans.worth[k] >> 2)
            if found == 0 or n < g.lifted:
                g.lifted = n
                found = k + 1
    if found:
        g.lifted = max(g.lifted >> 6, 0)
    return found


def set_picks_aside(g: State) -> None:
    """Begin to think through another answer than the one being made."""
    for k in range(KINDS):
        g.kept[k] = g.pick[k]
        g.pick[k] = 0


def restore_picks(g: State) -> None:
    for k in range(KINDS):
        g.pick[k] = g.kept[k]


def parting(g: State, p: int, n: int) -> int:
    """What discarding the n cards least missed costs p."""
    total = 0
    set_picks_aside(g)
    for _ in range(n):
        k = worst_in_hand(g, p)
        if k == 0:
            break
        total += g.lifted
        g.pick[k - 1] += 1
    restore_picks(g)
    return total


def ridding(g: State, p: int, filter_: int, least: int, most: int, at: int) -> int:
    """What trashing up to `most` hand cards brings p, at least `least` of them whatever they are."""
    total = 0
    was = g.leaving
    set_picks_aside(g)
    g.leaving = 2
    for i in range(most):
        k = best_exchange(g, p, filter_, at)
        if k == 0 or (i >= least and g.lifted <= 0):
            break
        total += g.lifted
        g.pick[k - 1] += 1
    restore_picks(g)
    g.leaving = was
    return total


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
    for k in range(g.kinds):
        if g.hand[p][k] and g.table.types[k] & ACTION:
            if g.plans.more_actions[k] and room > 0:
                room += g.hand[p][k] * (g.plans.more_actions[k] - 1)
            else:
                n += g.hand[p][k]
    return max(n - room, 0)


def best_action(g: State, p: int) -> int:
    best = 0
    for k in range(g.kinds):
        if g.hand[p][k] and g.table.types[k] & ACTION:
            best = max(best, g.plans.power[k])
    return best


def more_plays(g: State, p: int, n: int) -> int:
    """What n more Actions bring: the Actions in hand that would be dead without, and room for those still to come."""
    dead = dead_actions(g, p)
    return min(n, dead) * best_action(g, p) + (12 if dead else 1)


def hand_use(g: State, p: int) -> int:
    """What the whole hand can still do."""
    total = 0
    for k in range(g.kinds):
        if g.hand[p][k]:
            total += g.hand[p][k] * use(g, p, k)
    return total


def wanted_in_trash(g: State, p: int, filter_: int) -> int:
    """The best value among the cards in the trash that fit."""
    best = 0
    for k in range(g.kinds):
        if g.trash[k] and fits(g, k, filter_, 0):
            best = max(best, holding(g, p, k))
    return best


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
