"""The vocabulary at work: one instruction of the topmost program at a time.

An instruction that must ask leaves the program counter where it is and sets `f_step`; it runs again when the
answer is there. What it leaves for the next one: `f_it` (the card last moved, kind + 1) and `f_count` (how many).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .asking import (
    ask,
    ask_keys,
    clear_options,
    clear_pick,
    fits,
    offer_aside,
    offer_discard,
    offer_hand,
    offer_one,
    offer_supply,
    offer_trash,
    only_pick,
    picked_keys,
    put,
)
from .const import (
    ASIDE,
    BY_YOU,
    D_CHOOSE,
    D_DISCARD,
    D_GAIN,
    D_NAME,
    D_PLACE,
    D_PLAY,
    D_POSITION,
    D_REVEAL,
    D_SET_ASIDE,
    D_TOPDECK,
    D_TRASH,
    DECK,
    DISCARD,
    E_ACTIONS,
    E_BUYS,
    E_CHEAPER,
    E_CHOOSE,
    E_COINS,
    E_DECK_DISCARD,
    E_DISCARD,
    E_DRAW,
    E_LOOK,
    E_NAME,
    E_PLACE,
    E_REVEAL,
    E_SAFE,
    E_SET_ASIDE,
    E_TAKE,
    E_TOPDECK,
    EACH_LEFT,
    EACH_PLAYER,
    EVERYBODY,
    F_CARDS,
    F_POSITIONS,
    HAND,
    IF_DID,
    IF_HAND_AT_LEAST,
    IF_HAND_AT_MOST,
    IF_IT_IS,
    IF_NAMED,
    IF_NONE_IN_HAND,
    IF_PLAYED,
    KINDS,
    N_ALL,
    N_DOWN_TO,
    N_EMPTY_PILES,
    N_THAT_MANY,
    N_TYPES_OF_IT,
    NOWHERE,
    OP_ACTIONS,
    OP_BUYS,
    OP_CARDS,
    OP_CHEAPER,
    OP_CHOOSE,
    OP_COINS,
    OP_DECK_TO_DISCARD,
    OP_DISCARD_HAND,
    OP_DRAW_TO,
    OP_DROP,
    OP_EACH,
    OP_END,
    OP_FIRST,
    OP_FORGET,
    OP_GAIN,
    OP_GAIN_PICK,
    OP_IF,
    OP_JUMP,
    OP_LIFT,
    OP_LOSE_TOP,
    OP_NAME,
    OP_NEXT_OF_THEM,
    OP_OPTION,
    OP_PASS,
    OP_PICK,
    OP_PLACE,
    OP_PLAY_FROM_HAND,
    OP_PLAY_IT,
    OP_REACTIONS,
    OP_REVEAL_HAND,
    OP_SAFE,
    OP_TAKE,
    OP_TAKE_TOP,
    OP_TRASH_IT,
    OP_TRASH_THIS,
    OP_TURN_UP,
    OP_UNTIL,
    OP_WORTH,
    OPEN,
    ORDERED,
    PLAY,
    REMEMBER,
    STEP_LIMIT,
    SUPPLY,
    TRASH,
    VEILED,
    WIDTH,
)
from .gains import gain, gain_picked_from_trash, leave_supply
from .knowledge import entered_hand_open, hand_gone, left_hand_hidden, shown_in_hand
from .passing import ask_passes, holders, pass_cards
from .plays import begin_play, cut_short, into_play, out_of_play, play_from_discard, push, reactions
from .zones import (
    deck_to_discard,
    discard_aside,
    discard_picked,
    draw,
    emit,
    forget_group,
    free_group,
    hand_to_deck,
    has_top,
    land,
    leave_hand,
    lift_top,
    put_at,
    put_on_top,
    take_from_discard,
    to_trash,
    turn_up_top,
)

if TYPE_CHECKING:
    from .machine import State


def amount(g: State, f: int, n: int) -> int:
    if n >= 0:
        return n
    if n == N_THAT_MANY:
        return g.f_count[f]
    if n == N_EMPTY_PILES:
        return g.empty
    if n == N_TYPES_OF_IT:
        return types_of(g, g.f_it[f])
    if n == N_ALL:
        return 32767
    return max(g.nhand[g.f_seat[f]] - (N_DOWN_TO - n), 0)


def types_of(g: State, it: int) -> int:
    """How many types a card has."""
    n = 0
    if it:
        types = g.table.types[it - 1]
        while types:
            n += types & 1
            types >>= 1
    return n


def holds(g: State, f: int, condition: int, n: int) -> int:
    p = g.f_seat[f]
    if condition == IF_DID:
        return g.f_count[f] >= n
    if condition == IF_HAND_AT_LEAST:
        return g.nhand[p] >= n
    if condition == IF_HAND_AT_MOST:
        return g.nhand[p] <= n
    if condition == IF_NONE_IN_HAND:
        for k in range(g.kinds):
            if g.hand[p][k] and fits(g, k, n, 0):
                return 0
        return 1
    if condition == IF_PLAYED:
        return g.nact >= n
    it = g.f_it[f]
    if condition == IF_IT_IS:
        return it > 0 and fits(g, it - 1, n, 0)
    return it > 0 and it == g.f_keys[f]


def step(g: State) -> None:
    """Run the topmost program until it ends, starts another or asks."""
    f = g.sp - 1
    pc = g.f_pc[f]
    p = g.f_seat[f]
    while True:
        g.steps += 1
        if g.steps > STEP_LIMIT:
            cut_short(g)
            return
        op = g.table.code[pc]
        a = g.table.code[pc + 1]
        b = g.table.code[pc + 2]
        c = g.table.code[pc + 3]
        d = g.table.code[pc + 4]
        e = g.table.code[pc + 5]
        g.f_pc[f] = pc
        if op == OP_END:
            g.sp = f
            if f:
                g.f_ret[f - 1] = g.f_here[f]
            return
        elif op == OP_CARDS:
            g.f_count[f] = draw(g, p, amount(g, f, a))
        elif op == OP_ACTIONS or op == OP_BUYS or op == OP_COINS:
            bonus(g, op, p, amount(g, f, a))
        elif op == OP_IF:
            if not holds(g, f, a, b):
                pc = c
                continue
        elif op == OP_JUMP:
            pc = a
            continue
        elif op == OP_EACH:
            if each(g, f, a, b):
                return
        elif op == OP_PICK:
            if pick_cards(g, f, a, b, c, d, e):
                return
        elif op == OP_GAIN_PICK:
            if pick_gain(g, f, a, b, c, d, e):
                return
        elif op == OP_GAIN:
            g.f_count[f] = 0
            g.f_it[f] = 0
            if g.supply[a]:
                gain(g, p, a, b, SUPPLY)
                g.f_count[f] = 1
                g.f_it[f] = a + 1
        elif op == OP_CHOOSE:
            if choose_keys(g, f, a, b, c):
                return
        elif op == OP_OPTION:
            if g.f_keys[f] >> a & 1 == 0:
                pc = b
                continue
        elif op == OP_PLAY_FROM_HAND:
            if play_chosen(g, f, a, b, c):
                return
        elif op == OP_PLAY_IT:
            if play_it(g, f, a):
                return
        elif op == OP_REACTIONS:
            reactions(g)
            return
        elif op == OP_SAFE:
            g.f_safe[f - 2] |= 1 << p
            if g.tracing:
                emit(g, E_SAFE, p, -1, 0, EVERYBODY, 0)
        elif op == OP_CHEAPER:
            g.cheaper += a
            if g.tracing:
                emit(g, E_CHEAPER, p, -1, a, EVERYBODY, 0)
        elif op == OP_WORTH:
            g.bonus[a] = min(g.bonus[a] + b, 255)
        elif op == OP_FIRST:
            if g.met >> a & 1 == 0:
                g.waiting[a] = min(g.waiting[a] + b, 255)
        elif op == OP_TRASH_THIS:
            if trash_this(g, f, a):
                return
        elif op == OP_LIFT:
            lift(g, f, amount(g, f, a), b)
        elif op == OP_UNTIL:
            reveal_until(g, f, a, b)
        elif op == OP_TAKE:
            take(g, f, a)
        elif op == OP_DROP:
            drop(g, f, a)
        elif op == OP_TURN_UP:
            g.f_it[f] = 0
            if has_top(g, p):
                g.f_it[f] = turn_up_top(g, p) + 1
                if g.tracing:
                    emit(g, E_REVEAL, p, g.f_it[f] - 1, 1, EVERYBODY, DECK)
        elif op == OP_TAKE_TOP:
            if g.ndeck[p]:
                a = lift_top(g, p)
                g.hand[p][a] += 1
                g.nhand[p] += 1
                entered_hand_open(g, p, a, 1)
                if g.tracing:
                    emit(g, E_TAKE, p, a, 1, EVERYBODY, 0)
        elif op == OP_LOSE_TOP:
            lose_top(g, f, a)
        elif op == OP_TRASH_IT:
            if g.f_it[f]:
                g.aside[p][g.f_it[f] - 1] -= 1
                g.naside[p] -= 1
                to_trash(g, p, g.f_it[f] - 1)
        elif op == OP_DRAW_TO:
            if draw_to(g, f, a, b):
                return
        elif op == OP_PASS:
            if a == 0 or g.f_i[f] or g.f_step[f] or holders(g) >= 2:
                if ask_passes(g):
                    return
                pass_cards(g, a)
        elif op == OP_NAME:
            if g.f_step[f] == 0:
                clear_options(g)
                for k in range(g.kinds):
                    g.opt[k] = g.table.pile[k]
                g.f_step[f] = 1
                if ask(g, D_NAME, p, NOWHERE, p, 1, 1, 0, F_CARDS):
                    return
            g.f_step[f] = 0
            g.f_keys[f] = only_pick(g)
            if g.tracing:
                emit(g, E_NAME, p, only_pick(g) - 1, 1, EVERYBODY, 0)
        elif op == OP_PLACE:
            if place(g, f):
                return
        elif op == OP_DECK_TO_DISCARD:
            if ask_deck_to_discard(g, f, a, b):
                return
        elif op == OP_NEXT_OF_THEM:
            k = g.f_i[f]
            while k < KINDS and g.them[k] == 0:
                k += 1
            if k == KINDS:
                g.f_i[f] = 0
                pc = a
                continue
            g.f_it[f] = k + 1
            g.f_i[f] = k + 1
        elif op == OP_FORGET:
            for k in range(KINDS):
                g.them[k] = 0
        elif op == OP_REVEAL_HAND:
            for k in range(g.kinds):
                if g.hand[p][k]:
                    shown_in_hand(g, p, k, g.hand[p][k])
                    if g.tracing:
                        emit(g, E_REVEAL, p, k, g.hand[p][k], EVERYBODY, HAND)
        else:
            discard_hand(g, f)
        if g.sp == 0:
            return
        pc += WIDTH


def bonus(g: State, op: int, p: int, n: int) -> None:
    if op == OP_ACTIONS:
        g.actions += n
        if g.tracing and n:
            emit(g, E_ACTIONS, p, -1, n, EVERYBODY, 0)
    elif op == OP_BUYS:
        g.buys += n
        if g.tracing and n:
            emit(g, E_BUYS, p, -1, n, EVERYBODY, 0)
    else:
        g.coins += n
        if g.tracing and n:
            emit(g, E_COINS, p, -1, n, EVERYBODY, 0)


def each(g: State, f: int, scope: int, sub: int) -> int:
    """Start the sub-program for the next seat it reaches; 0 when all are done."""
    i = g.f_i[f]
    if i == 0 and scope != EACH_PLAYER:
        i = 1
    end = 2 if scope == EACH_LEFT else g.seats
    p = 0
    while i < end:
        p = (g.f_seat[f] + i) % g.seats
        if g.f_safe[f] >> p & 1 == 0:
            break
        i += 1
    if i >= end:
        g.f_i[f] = 0
        return 0
    g.f_i[f] = i + 1
    push(g, sub, p, g.f_card[f])
    if g.sp:
        g.f_it[f + 1] = g.f_it[f]
    return 1


def pick_cards(g: State, f: int, verb: int, zone: int, filter_: int, least: int, most: int) -> int:
    """Choose cards in a zone and do with them what the verb says; 1 while the answer is awaited."""
    p = g.f_seat[f]
    flags = verb >> 8
    verb &= 255
    if g.f_step[f] == 0:
        it = g.f_it[f]
        if zone == HAND:
            offer_hand(g, p, filter_, it)
        elif zone == ASIDE:
            offer_aside(g, p, filter_, it)
        elif zone == DISCARD:
            offer_discard(g, p, filter_, it)
        elif zone == SUPPLY:
            offer_supply(g, filter_, it)
        else:
            clear_options(g)
            if it:
                g.opt[it - 1] = 1
        seat = g.f_seat[f - 1] if flags & BY_YOU else p
        g.f_step[f] = 1
        if ask(g, verb, seat, zone, p, amount(g, f, least), amount(g, f, most), flags & ORDERED, F_CARDS):
            return 1
    g.f_step[f] = 0
    g.f_it[f] = only_pick(g)
    g.f_count[f] = g.d_n
    if verb == D_DISCARD:
        discard(g, p, zone, flags)
    elif verb == D_TRASH:
        trash_picked(g, p, zone, flags)
    elif verb == D_TOPDECK:
        topdeck(g, p, zone, flags)
    else:
        for k in range(g.kinds):
            if g.pick[k]:
                shown_in_hand(g, p, k, g.pick[k])
                if g.tracing:
                    emit(g, E_REVEAL, p, k, g.pick[k], EVERYBODY, HAND)
    return 0


def discard(g: State, p: int, zone: int, flags: int) -> None:
    if zone == HAND:
        discard_picked(g, p)
    elif zone == ASIDE:
        discard_aside(g, p, flags & OPEN)
        if g.naside[p] == 0:
            g.veiled[p] = 0
    elif g.d_n:
        k = lift_top(g, p)
        land(g, p, k)
        if g.tracing:
            emit(g, E_DISCARD, p, k, 1, EVERYBODY, DECK)


def trash_picked(g: State, p: int, zone: int, flags: int) -> None:
    for k in range(g.kinds):
        for _ in range(g.pick[k]):
            if zone == HAND:
                leave_hand(g, p, k)
            elif zone == ASIDE:
                g.aside[p][k] -= 1
                g.naside[p] -= 1
            else:
                leave_supply(g, k)
            to_trash(g, p, k)
            if flags & REMEMBER:
                g.them[k] += 1
    if g.naside[p] == 0:
        g.veiled[p] = 0


def topdeck(g: State, p: int, zone: int, flags: int) -> None:
    """Put the picked cards on the deck; of an ordered answer the first pick ends up on top."""
    n = g.d_n
    if not flags & ORDERED:
        n = 0
        for k in range(g.kinds):
            for _ in range(min(g.pick[k], KINDS - n)):
                g.order[n] = k
                n += 1
    know = 1 << p
    if zone == ASIDE:
        g.veiled[p] = 0
        if flags & OPEN:
            if n == 1:
                know = EVERYBODY
            else:
                know |= free_group(g, p) << 6
    i = n - 1
    while i >= 0:
        k = g.order[i]
        if zone == HAND:
            hand_to_deck(g, p, k, flags & OPEN)
        else:
            if zone == ASIDE:
                g.aside[p][k] -= 1
                g.naside[p] -= 1
            else:
                take_from_discard(g, p, k)
            put_on_top(g, p, k, know)
            if g.tracing:
                emit(g, E_TOPDECK, p, k, 1, EVERYBODY if know & 63 == EVERYBODY else 1 << p, zone)
        i -= 1


def pick_gain(g: State, f: int, zone: int, to: int, filter_: int, least: int, most: int) -> int:
    """Choose what is gained, from the Supply or the trash; 1 while the answer is awaited."""
    p = g.f_seat[f]
    flags = zone >> 8
    zone &= 255
    if g.f_step[f] == 0:
        if flags & REMEMBER:
            for k in range(KINDS):
                g.opt[k] = g.them[k]
        elif zone == TRASH:
            offer_trash(g, filter_, g.f_it[f])
        else:
            offer_supply(g, filter_, g.f_it[f])
        seat = g.f_seat[f - 1] if flags & BY_YOU else p
        g.f_step[f] = 1
        if ask(g, D_GAIN, seat, zone, p, amount(g, f, least), amount(g, f, most), 0, F_CARDS):
            return 1
    g.f_step[f] = 0
    g.f_it[f] = only_pick(g)
    g.f_count[f] = g.d_n
    if flags & REMEMBER:
        gain_picked_from_trash(g, p)
    else:
        for k in range(g.kinds):
            for _ in range(g.pick[k]):
                gain(g, p, k, to, zone)
    return 0


def choose_keys(g: State, f: int, keys: int, n: int, may: int) -> int:
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        most = amount(g, f, n)
        g.f_step[f] = 1
        if ask_keys(g, keys, p, 0 if may else most, most, D_CHOOSE):
            return 1
    g.f_step[f] = 0
    g.f_keys[f] = picked_keys(g)
    if g.tracing and g.d_n:
        emit(g, E_CHOOSE, p, -1, g.d_n, EVERYBODY, g.f_keys[f])
    return 0


def play_chosen(g: State, f: int, least: int, times: int, filter_: int) -> int:
    """Choose a hand card and play it so many times; the later plays do not move it."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        offer_hand(g, p, filter_, 0)
        g.f_step[f] = 1
        if ask(g, D_PLAY, p, HAND, p, least, 1, 0, F_CARDS):
            return 1
    if g.f_step[f] == 1:
        g.f_it[f] = only_pick(g)
        g.f_count[f] = times
        if g.f_it[f]:
            leave_hand(g, p, g.f_it[f] - 1)
            into_play(g, p, g.f_it[f] - 1)
            g.f_ret[f] = 1
        g.f_step[f] = 2
    if g.f_it[f] and g.f_count[f]:
        g.f_count[f] -= 1
        begin_play(g, p, g.f_it[f] - 1, g.f_ret[f])
        return 1
    g.f_step[f] = 0
    return 0


def play_it(g: State, f: int, least: int) -> int:
    """Play the card just discarded from the top of the discard pile."""
    p = g.f_seat[f]
    it = g.f_it[f]
    if g.f_step[f] == 0:
        clear_options(g)
        if it and g.top[p] == it:
            g.opt[it - 1] = 1
        g.f_step[f] = 1
        if ask(g, D_PLAY, p, DISCARD, p, least, 1, 0, F_CARDS):
            return 1
    if g.f_step[f] == 1:
        g.f_step[f] = 2
        if only_pick(g):
            play_from_discard(g, p)
            return 1
    g.f_step[f] = 0
    return 0


def trash_this(g: State, f: int, may: int) -> int:
    p = g.f_seat[f]
    k = g.f_card[f]
    if g.f_step[f] == 0:
        g.f_count[f] = 0
        if g.f_here[f] == 0:
            return 0
        offer_one(g, k)
        g.f_step[f] = 1
        if ask(g, D_TRASH, p, PLAY, p, 0 if may else 1, 1, 0, F_CARDS):
            return 1
    g.f_step[f] = 0
    g.f_count[f] = g.d_n
    if g.d_n:
        out_of_play(g, p, k, g.f_here[f])
        to_trash(g, p, k)
        g.f_here[f] = 0
    return 0


# cards lifted off the deck


def lift(g: State, f: int, n: int, flags: int) -> None:
    """Reveal or look at the next n cards: they lie aside until they land."""
    p = g.f_seat[f]
    openly = flags & OPEN
    g.f_count[f] = 0
    g.f_it[f] = 0
    while g.f_count[f] < n and has_top(g, p):
        k = lift_top(g, p)
        if not openly:
            g.veiled[p] = VEILED
            if g.lifted >> 6:
                forget_group(g, p, g.lifted >> 6)
        g.aside[p][k] += 1
        g.naside[p] += 1
        if flags & REMEMBER:
            g.them[k] += 1
        g.f_count[f] += 1
        g.f_it[f] = k + 1
        if g.tracing:
            emit(g, E_REVEAL if openly else E_LOOK, p, k, 1, EVERYBODY if openly else 1 << p, DECK)


def reveal_until(g: State, f: int, filter_: int, n: int) -> None:
    p = g.f_seat[f]
    g.f_count[f] = 0
    g.f_it[f] = 0
    while g.f_count[f] < n and has_top(g, p):
        k = lift_top(g, p)
        g.aside[p][k] += 1
        g.naside[p] += 1
        if g.tracing:
            emit(g, E_REVEAL, p, k, 1, EVERYBODY, DECK)
        if fits(g, k, filter_, 0):
            g.f_count[f] += 1
            g.f_it[f] = k + 1


def take(g: State, f: int, filter_: int) -> None:
    """Of the revealed cards all that fit go into the hand."""
    p = g.f_seat[f]
    g.f_count[f] = 0
    for k in range(g.kinds):
        n = g.aside[p][k]
        if n and fits(g, k, filter_, 0):
            g.aside[p][k] = 0
            g.naside[p] -= n
            g.hand[p][k] += n
            g.nhand[p] += n
            g.f_count[f] += n
            entered_hand_open(g, p, k, n)
            if g.tracing:
                emit(g, E_TAKE, p, k, n, EVERYBODY, 0)


def drop(g: State, f: int, openly: int) -> None:
    """All that is left of the lifted cards is discarded."""
    p = g.f_seat[f]
    while g.naside[p]:
        clear_pick(g)
        for k in range(g.kinds):
            g.pick[k] = min(g.aside[p][k], 255)
        discard_aside(g, p, openly)
    g.veiled[p] = 0


def lose_top(g: State, f: int, to: int) -> None:
    p = g.f_seat[f]
    g.f_it[f] = 0
    g.f_count[f] = 0
    if has_top(g, p):
        k = lift_top(g, p)
        g.f_it[f] = k + 1
        g.f_count[f] = 1
        if to == TRASH:
            to_trash(g, p, k)
        else:
            land(g, p, k)
            if g.tracing:
                emit(g, E_DISCARD, p, k, 1, EVERYBODY, DECK)


def draw_to(g: State, f: int, n: int, filter_: int) -> int:
    """Draw card by card up to n in hand; what fits may be set aside instead, to be discarded at the end."""
    p = g.f_seat[f]
    while True:
        if g.f_step[f] == 1:
            k = g.f_it[f] - 1
            g.f_step[f] = 0
            g.veiled[p] = 0
            if g.d_n:
                if g.tracing:
                    emit(g, E_SET_ASIDE, p, k, 1, EVERYBODY, 0)
            else:
                g.aside[p][k] -= 1
                g.naside[p] -= 1
                g.hand[p][k] += 1
                g.nhand[p] += 1
                if g.tracing:
                    emit(g, E_DRAW, p, k, 1, 1 << p, 0)
        if g.nhand[p] >= n or not has_top(g, p):
            break
        k = lift_top(g, p)
        if g.lifted >> 6:
            forget_group(g, p, g.lifted >> 6)
        if fits(g, k, filter_, 0):
            g.aside[p][k] += 1
            g.naside[p] += 1
            g.veiled[p] = k + 1
            g.f_it[f] = k + 1
            g.f_step[f] = 1
            offer_one(g, k)
            if ask(g, D_SET_ASIDE, p, ASIDE, p, 0, 1, 0, F_CARDS):
                return 1
        else:
            g.hand[p][k] += 1
            g.nhand[p] += 1
            if g.lifted & 63 == EVERYBODY:
                entered_hand_open(g, p, k, 1)
            if g.tracing:
                emit(g, E_DRAW, p, k, 1, 1 << p, 0)
    drop(g, f, 1)
    return 0


def place(g: State, f: int) -> int:
    """Put a hand card anywhere into the deck: first the card, then the place, counted from the top."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        offer_hand(g, p, 0, 0)
        g.f_step[f] = 1
        if ask(g, D_PLACE, p, HAND, p, 1, 1, 0, F_CARDS):
            return 1
    if g.f_step[f] == 1:
        g.f_it[f] = only_pick(g)
        if g.f_it[f] == 0:
            g.f_step[f] = 0
            return 0
        k = g.f_it[f] - 1
        g.hand[p][k] -= 1
        g.nhand[p] -= 1
        left_hand_hidden(g, p, 1)
        g.aside[p][k] += 1
        g.naside[p] += 1
        g.veiled[p] = k + 1
        g.f_step[f] = 2
        clear_pick(g)
        if g.ndeck[p]:
            clear_options(g)
            g.d_last = min(g.ndeck[p], 511)
            put(g, D_POSITION, p, NOWHERE, p, 1, 1, 0, F_POSITIONS)
            return 1
    k = g.f_it[f] - 1
    g.f_step[f] = 0
    g.aside[p][k] -= 1
    g.naside[p] -= 1
    g.veiled[p] = 0
    put_at(g, p, k, g.ndeck[p] - g.d_n, 1 << p)
    if g.tracing:
        emit(g, E_PLACE, p, k, 1, 1 << p, g.d_n)
    return 0


def ask_deck_to_discard(g: State, f: int, may: int, key: int) -> int:
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        if g.ndeck[p] == 0:
            return 0
        g.f_step[f] = 1
        if ask_keys(g, 1 << key, p, 0 if may else 1, 1, D_DISCARD):
            return 1
    g.f_step[f] = 0
    if g.d_n:
        if g.tracing:
            emit(g, E_DECK_DISCARD, p, -1, 0, EVERYBODY, 0)
        deck_to_discard(g, p)
    return 0


def discard_hand(g: State, f: int) -> None:
    p = g.f_seat[f]
    g.f_count[f] = g.nhand[p]
    while g.nhand[p]:
        for k in range(KINDS):
            g.pick[k] = min(g.hand[p][k], 255)
        discard_picked(g, p)
    hand_gone(g, p)
