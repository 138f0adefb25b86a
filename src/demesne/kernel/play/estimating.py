"""What a program brings its player, read off its instructions in the light of the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import (
    ACTION,
    ASIDE,
    COST_UP_TO_MORE,
    CURSE,
    D_DISCARD,
    D_RETURN,
    D_REVEAL,
    D_TAKE,
    D_TOPDECK,
    D_TRASH,
    DECK,
    HAND,
    IF_DID,
    IF_HAND_AT_LEAST,
    IF_HAND_AT_MOST,
    IF_HAS_PILE,
    IF_LIFTED,
    IF_NONE_IN_HAND,
    IF_PILES_EMPTY,
    IF_PLAYED,
    IF_TRASHED,
    N_ALL,
    N_IN_PLAY,
    N_MOVED,
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
    OP_DROP,
    OP_EACH,
    OP_END,
    OP_EXTRA_TURN,
    OP_GAIN,
    OP_GAIN_COPY,
    OP_GAIN_PICK,
    OP_IF,
    OP_JUMP,
    OP_KEEP,
    OP_LATER,
    OP_LIFT,
    OP_MOVE_GAINED,
    OP_OPTION,
    OP_PICK,
    OP_PLAY_FOUND,
    OP_PLAY_FROM_HAND,
    OP_TAKE_BACK,
    OP_TAKE_MAT,
    OP_TO_MAT,
    OP_TOKENS,
    OP_TOP_TO_MAT,
    OP_TRASH_THIS,
    OP_UNTIL,
    OP_WORTH,
    SEATS,
    SMUGGLED,
    TOTAL,
    TRASH,
    TREASURE,
    VICTORY,
    WIDTH,
)
from ..rules.counting import counted, in_deck, tokens_moved
from ..rules.filters import fits
from ..rules.scoring import points_of
from .appraising import (
    dead_cards,
    draw_value,
    hand_use,
    holding,
    more_plays,
    pull,
    take_stock,
    trash_value,
    use,
)
from .parting import forced, forging_from_hand, paid_back, parting, ridding
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
    shown = 0
    lifted = 0
    paid = 0
    given = 0
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
            n = a if a > 0 else foreseen(g, p, a)
            total += n * draw_value(g, p) * g.rate // 10
            hand += n
        elif op == OP_ACTIONS:
            total += more_plays(g, p, a) * g.rate // 10
        elif op == OP_COINS:
            g.coins += a if a > 0 else foreseen(g, p, a)
        elif op == OP_BUYS:
            g.buys += a
            total += a
        elif op == OP_GAIN:
            if g.supply[a]:
                # what several such cards live on does no harm
                n = holding(g, p, a)
                total += max(n, 1) if food == a + 1 and g.terminals > 2 else n
                if c > 1:
                    total += min(c - 1, g.supply[a] - 1) * n
                if b == HAND and paid == 0:
                    g.coins += g.plans.treasure[a]
        elif op == OP_GAIN_PICK:
            if a & 255 == TRASH:
                if a >> 8 == 0:
                    n = wanted_in_trash(g, p, c)
                    total += n if n else -1
            elif a >> 8 & SMUGGLED:
                total += smuggling(g, p, c)
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
            given = 1
        elif op == OP_TRASH_THIS:
            # left to its player, it is decided when it comes to that
            did = a == 0
        elif op == OP_DECK_TO_DISCARD:
            total += 1
        elif op == OP_PICK and b == HAND:
            if a & 255 == D_TRASH and a >> 8 & TOTAL:
                total += forging_from_hand(g, p, c, g.table.code[pc + WIDTH + 3])
            elif a & 255 == D_TRASH:
                n = pick_amount(g, p, d)
                n = ridding(g, p, c, n, max(pick_amount(g, p, e), n), pc + WIDTH)
                paid = paid_back(g, pc + WIDTH)
                did = hand_holds(g, p, c) and (d != 0 or n > 0 or g.table.code[pc + WIDTH] == OP_IF)
                if did or d:
                    total += n
            elif a & 255 == D_DISCARD:
                food = g.table.filter_only[c]
                did = hand_holds(g, p, c)
                if d == 0 and g.table.code[pc + WIDTH] == OP_COINS:
                    g.coins += dead_cards(g, p, 10)
                elif (d > 0 or e > 0) and g.table.filter_only[c] == 0:
                    # of what was drawn before it the worse half goes as well
                    drawn = min(max(hand - g.nhand[p], 0), max(d, 0))
                    total -= (parting(g, p, max(d, 0) - drawn) + drawn * draw_value(g, p) // 2) * g.rate // 10
            elif a & 255 == D_TOPDECK:
                total -= 1
            elif a & 255 == D_REVEAL:
                shown = c
                did = hand_holds(g, p, c)
            elif a & 255 == D_RETURN:
                total += max(returning(g, p), 0)
        elif op == OP_PICK and b == ASIDE:
            total += sorting(g, p, a & 255, d, lifted)
        elif op == OP_PICK and a & 255 == D_TAKE:
            g.coins += coins_there(g, p, c)
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
            elif a == IF_PILES_EMPTY:
                if g.empty < b:
                    pc = c
                    continue
            elif a == IF_HAS_PILE or a == IF_TRASHED or a == IF_LIFTED:
                did = 1
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
        elif op == OP_LIFT:
            lifted = a
        elif op == OP_DROP:
            total += dropping(g, p)
        elif op == OP_LATER:
            total += later_value(g, p, g.table.code[pc + 1], given) * g.rate // 10
        elif op == OP_TOKENS:
            n = b if b > 0 else foreseen(g, p, b)
            if a == 0:
                total += 13 * n
            else:
                # they make each later play stronger, up to what a turn can use
                total += n * (3 * g.outlook // 2 if g.tokens[a * SEATS + p] < 5 else g.outlook // 4)
        elif op == OP_GAIN_COPY:
            total += max(best_shown(g, p, shown), 0)
        elif op >= OP_KEEP:
            total += elsewhere_value(g, p, op, a)
        pc += WIDTH
    return total


def elsewhere_value(g: State, p: int, op: int, a: int) -> int:
    """What instructions bring that move cards to mats, off the deck or beside it, or that give a turn."""
    if op == OP_TO_MAT:
        return best_away(g, p)
    if op == OP_TAKE_MAT:
        return mat_value(g, p, a)
    if op == OP_TOP_TO_MAT:
        return (draw_value(g, p) + 2) * g.rate // 10 if g.ndeck[p] + g.ndisc[p] else 0
    if op == OP_EXTRA_TURN:
        # a second one, or one in an extra turn, only makes the next hand smaller
        return 2 * draw_value(g, p) * g.rate // 10 if g.extra == 0 and g.extra_next == 0 else -g.rate
    if op == OP_PLAY_FOUND:
        return found_value(g, p)
    if op == OP_MOVE_GAINED:
        return moving(g, p, a)
    return 0


def foreseen(g: State, p: int, n: int) -> int:
    """An amount that the state of the game gives, as far as it is known before."""
    if n > N_IN_PLAY:
        if n == N_MOVED:
            return tokens_moved(g)
        # the cost of a card, or what is not known yet
        return 0
    return counted(g, p, n)


def smuggling(g: State, p: int, filter_: int) -> int:
    """The best that the right neighbour gained in its last turn and that may be gained now."""
    right = (p + g.seats - 1) % g.seats
    best = 0
    found = 0
    for k in range(g.kinds):
        if g.gained_last[right][k] and g.supply[k] and fits(g, k, filter_, 0):
            n = holding(g, p, k)
            if found == 0 or n > best:
                best = n
                found = 1
    return best


def coins_there(g: State, p: int, filter_: int) -> int:
    """Coins of the cards in the discard pile that fit."""
    n = 0
    for k in range(g.kinds):
        if g.disc[p][k] and fits(g, k, filter_, 0):
            n += g.disc[p][k] * g.plans.treasure[k]
    return n


def best_shown(g: State, p: int, filter_: int) -> int:
    """What the best copy is worth of a hand card that fits."""
    best = -1
    for k in range(g.kinds):
        if g.hand[p][k] and g.supply[k] and fits(g, k, filter_, 0):
            best = max(best, holding(g, p, k))
    return best


def returning(g: State, p: int) -> int:
    """How good it is to send two copies of a hand card back to its pile."""
    best = -1
    for k in range(g.kinds):
        if g.hand[p][k] and g.table.pile[k]:
            best = max(best, min(g.hand[p][k], 2) * trash_value(g, p, k, HAND))
    return best


def best_away(g: State, p: int) -> int:
    """How good it is to lay the best hand card for that on a mat for good."""
    best = -g.rate
    for k in range(g.kinds):
        if g.hand[p][k]:
            best = max(best, away_value(g, p, k))
    return best


def away_value(g: State, p: int, k: int) -> int:
    """How good it is that k is drawn no more while its points count."""
    n = -holding(g, p, k)
    if g.table.types[k] & (VICTORY | CURSE):
        n += 13 * points_of(g, p, k)
    return n


def mat_value(g: State, p: int, mat: int) -> int:
    """What the cards of a mat do in hand; their coins join those of the turn."""
    total = 0
    for k in range(g.kinds):
        n = g.mats[mat * SEATS + p][k]
        if n:
            if g.table.types[k] & TREASURE:
                g.coins += n * g.plans.treasure[k]
                total += n * g.plans.stock[k] >> 1
            else:
                total += n * use(g, p, k)
    return total * g.rate // 10


def moving(g: State, p: int, to: int) -> int:
    """What it brings to trash the card just gained, or to put it on the deck."""
    w = g.f_attack[g.sp - 1] - 1 if g.sp else -1
    if w < 0 or g.f_what[w] == 0:
        return 0
    return to_trash_gained(g, p, w) if to == TRASH else to_deck_gained(g, p, w)


def to_trash_gained(g: State, p: int, w: int) -> int:
    return -holding(g, p, g.f_card[w])


def to_deck_gained(g: State, p: int, w: int) -> int:
    """A card that is better than what would be drawn comes sooner this way."""
    return 0 if g.f_where[w] == DECK else on_deck_value(g, p, g.f_card[w])


def on_deck_value(g: State, p: int, k: int) -> int:
    """How much better a k on the deck is for p than what would be drawn."""
    n = pull(g, k)
    if g.table.types[k] & ACTION:
        n = max(n, 2 * g.plans.worth[k] // 3)
    return n - max(draw_value(g, p), 8)


def found_value(g: State, p: int) -> int:
    """What playing the card looked at brings; its coins join those of the turn."""
    k = g.f_it[g.sp - 1] - 1 if g.sp else -1
    if k < 0:
        return 0
    if g.table.types[k] & TREASURE:
        g.coins += g.plans.treasure[k]
        return g.plans.stock[k] * g.rate // 20
    return g.plans.power[k] * g.rate // 10


def sorting(g: State, p: int, verb: int, least: int, lifted: int) -> int:
    """What trashing or discarding of looked at cards brings: of those that lie there, else of those to expect."""
    best = 0
    found = 0
    for k in range(g.kinds):
        n = 0
        if g.naside[p] == 0 and verb == D_TRASH and least > 0:
            if in_deck(g, p, k) and trash_value(g, p, k, ASIDE) > (-10 if pull(g, k) <= 10 else 0):
                found += in_deck(g, p, k)
        elif g.aside[p][k]:
            if verb == D_TRASH:
                n = trash_value(g, p, k, ASIDE)
            else:
                n = part_of((draw_value(g, p) - pull(g, k)) * g.rate, 10)
            if found == 0 or n > best:
                best = n
            found = 1
    if g.naside[p] == 0 and verb == D_TRASH and least > 0:
        # one of them must go: good only while there is rubbish in the deck, or what is no great loss
        return g.rate if found * lifted >= g.ndeck[p] else -2 * g.rate
    return best if verb == D_TRASH or verb == D_DISCARD else 0


def dropping(g: State, p: int) -> int:
    """What it brings to discard all cards looked at: others are drawn in their place."""
    total = g.naside[p] * draw_value(g, p)
    for k in range(g.kinds):
        if g.aside[p][k]:
            total -= g.aside[p][k] * pull(g, k)
    return part_of(total * g.rate, 10)


def part_of(n: int, by: int) -> int:
    """n / by, rounded towards 0: of a negative number `//` is rounded up in C and down in Python."""
    return n // by if n >= 0 else -(-n // by)


def later_value(g: State, p: int, at: int, for_hand: int) -> int:
    """What the later part of a Duration brings, in tenths of a coin; whether it is played for the whole hand.

    Then a turn with few coins is given up for one with many, in which each card more is worth more.
    """
    total = 0
    while g.table.code[at] != OP_END:
        op = g.table.code[at]
        a = g.table.code[at + 1]
        if op == OP_CARDS:
            total += a * (14 if for_hand else max(draw_value(g, p), 10))
        elif op == OP_COINS:
            total += 10 * a
        elif op == OP_ACTIONS or op == OP_BUYS:
            total += 5 * a
        elif op == OP_TAKE_BACK:
            total += 6
        elif op == OP_GAIN_PICK:
            total += 15
        elif op == OP_PICK and a & 255 == D_DISCARD:
            total -= 3 * g.table.code[at + 4]
        at += WIDTH
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
    """What the best card in hand would bring, if it were played once."""
    best = 0
    for k in range(g.kinds):
        if g.hand[p][k] and fits(g, k, filter_, 0):
            if g.table.types[k] & ACTION:
                best = max(best, play_value(g, p, k))
            elif g.table.types[k] & TREASURE:
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
    n = estimate(g, p, g.table.start[k], 32767)
    g.hand[p][k] += held
    g.nhand[p] += held
    return g.plans.open[k] - 1 + (max(n * 10 // g.rate, 1) if n > 0 else n)
