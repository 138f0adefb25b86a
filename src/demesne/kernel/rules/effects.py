"""The vocabulary at work: one instruction of the topmost program at a time.

An instruction that must ask leaves the program counter where it is and sets `f_step`; it runs again when the
answer is there. What it leaves for the next one: `f_it` (the card last moved, kind + 1) and `f_count` (how many).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import (
    D_CHOOSE,
    D_NAME,
    D_PLAY,
    D_TRASH,
    DECK,
    DISCARD,
    E_ACTIONS,
    E_BUYS,
    E_CHEAPER,
    E_CHOOSE,
    E_COINS,
    E_NAME,
    E_REVEAL,
    E_SAFE,
    E_TAKE,
    EACH_LEFT,
    EACH_PLAYER,
    EVERYBODY,
    F_CARDS,
    HAND,
    IF_DID,
    IF_HAND_AT_LEAST,
    IF_HAND_AT_MOST,
    IF_IT_IS,
    IF_NONE_IN_HAND,
    IF_PLAYED,
    NOWHERE,
    OP_ACTIONS,
    OP_BUYS,
    OP_CARDS,
    OP_CHEAPER,
    OP_CHOOSE,
    OP_COINS,
    OP_DECK_TO_DISCARD,
    OP_DRAW_TO,
    OP_DROP,
    OP_EACH,
    OP_END,
    OP_FIRST,
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
    OP_REMEMBER,
    OP_REVEAL_HAND,
    OP_SAFE,
    OP_TAKE,
    OP_TAKE_TOP,
    OP_TRASH_IT,
    OP_TRASH_THIS,
    OP_TURN_UP,
    OP_UNTIL,
    OP_WORTH,
    PLAY,
    STEP_LIMIT,
    SUPPLY,
    THEM,
    WIDTH,
)
from .asking import ask, ask_keys, clear_options, offer_hand, offer_one, only_pick, picked_keys
from .filters import fits
from .gains import gain
from .knowledge import entered_hand_open, shown_in_hand
from .lifting import ask_deck_to_discard, discard_hand, draw_to, drop, lift, lose_top, place, reveal_until, take
from .passing import ask_passes, holders, pass_cards
from .picking import amount, pick_cards, pick_gain
from .plays import begin_play, cut_short, forget_them, into_play, out_of_play, play_from_discard, push, reactions
from .zones import draw, emit, has_top, leave_hand, lies_open_on_top, lift_top, to_trash, turn_up_top

if TYPE_CHECKING:
    from ..machine import State


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
    return it > 0 and it == g.f_named[f]


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
            forget_them(g, g.f_base[f])
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
            g.f_safe[g.f_attack[f] - 1] |= 1 << p
            if g.tracing:
                emit(g, E_SAFE, p, -1, 0, EVERYBODY, 0)
        elif op == OP_CHEAPER:
            g.cheaper += a
            if g.tracing:
                emit(g, E_CHEAPER, p, -1, a, EVERYBODY, 0)
        elif op == OP_WORTH:
            g.richer = 1
            g.bonus[a] = min(g.bonus[a] + b, 255)
        elif op == OP_FIRST:
            if g.met >> a & 1 == 0:
                g.richer = 1
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
            if g.f_it[f] and lies_open_on_top(g, p, g.f_it[f] - 1):
                a = lift_top(g, p)
                g.hand[p][a] += 1
                g.nhand[p] += 1
                entered_hand_open(g, p, a, 1)
                if g.tracing:
                    emit(g, E_TAKE, p, a, 1, EVERYBODY, 0)
        elif op == OP_LOSE_TOP:
            lose_top(g, f, a)
        elif op == OP_TRASH_IT:
            if g.f_it[f] and g.aside[p][g.f_it[f] - 1]:
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
            g.f_named[f] = only_pick(g)
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
            while k < g.kinds and g.them[g.f_them[f] - 1][k] == 0:
                k += 1
            if k == g.kinds:
                g.f_i[f] = 0
                pc = a
                continue
            g.f_it[f] = k + 1
            g.f_i[f] = k + 1
        elif op == OP_REMEMBER:
            if g.nthem == THEM:
                cut_short(g)
                return
            g.nthem += 1
            g.f_them[f] = g.nthem
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
        g.f_you[f + 1] = g.f_seat[f]
        g.f_them[f + 1] = g.f_them[f]
    return 1


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
