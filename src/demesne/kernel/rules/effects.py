"""The vocabulary at work: one instruction of the topmost program at a time.

An instruction that must ask leaves the program counter where it is and sets `f_step`; it runs again when the
answer is there. What it leaves for the next one: `f_it` (the card last moved, kind + 1) and `f_count` (how many).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import (
    ACTION,
    BESIDE,
    D_CHOOSE,
    D_NAME,
    D_PLAY,
    D_RETURN,
    D_TOPDECK,
    D_TRASH,
    DECK,
    DISCARD,
    E_CHEAPER,
    E_CHOOSE,
    E_EXTRA,
    E_NAME,
    E_SAFE,
    E_TAKE,
    E_TOPDECK,
    EACH_LEFT,
    EACH_PLAYER,
    EVERYBODY,
    F_CARDS,
    FULL,
    HAND,
    IF_DID,
    IF_HAND_AT_LEAST,
    IF_HAND_AT_MOST,
    IF_HAS_PILE,
    IF_IN_PLAY,
    IF_IT_IS,
    IF_LIFTED,
    IF_NONE_IN_HAND,
    IF_PILES_EMPTY,
    IF_PLAYED,
    IF_TRASHED,
    KEPT,
    KNOWN_TO_ALL,
    NOWHERE,
    OP_ACTIONS,
    OP_AT_BUYS,
    OP_BAR,
    OP_BID,
    OP_BOTTOM,
    OP_BUYS,
    OP_CALL,
    OP_CARDS,
    OP_CHEAPER,
    OP_CHOOSE,
    OP_COINS,
    OP_CONTROL,
    OP_DECK_THIS,
    OP_DECK_TO_DISCARD,
    OP_DISCARD_ALL,
    OP_DISCARD_HAND,
    OP_DRAW_TO,
    OP_DROP,
    OP_EACH,
    OP_END,
    OP_EXCHANGE,
    OP_EXTRA_TURN,
    OP_FIRST,
    OP_FOUND,
    OP_GAIN,
    OP_GAIN_COPY,
    OP_GAIN_PICK,
    OP_IF,
    OP_INSTEAD,
    OP_JUMP,
    OP_KEEP,
    OP_LATER,
    OP_LIFT,
    OP_LOSE_TOP,
    OP_MARK,
    OP_MOVE_GAINED,
    OP_NAME,
    OP_NEXT_OF_THEM,
    OP_OPTION,
    OP_PASS,
    OP_PICK,
    OP_PLACE,
    OP_PLACE_TOKEN,
    OP_PLAY_FOUND,
    OP_PLAY_FROM_HAND,
    OP_PLAY_GAINED,
    OP_PLAY_IT,
    OP_PLAY_THIS,
    OP_PLUS,
    OP_POTIONS,
    OP_REACTIONS,
    OP_REMEMBER,
    OP_REVEAL_HAND,
    OP_SAFE,
    OP_SPEND,
    OP_STOCK,
    OP_TAKE,
    OP_TAKE_BACK,
    OP_TAKE_MAT,
    OP_TAKE_TOP,
    OP_THIS_TO_MAT,
    OP_TO_MAT,
    OP_TOKENS,
    OP_TOP_TO_MAT,
    OP_TRASH_IT,
    OP_TRASH_PLAY,
    OP_TRASH_THIS,
    OP_TURN_UP,
    OP_TYPES_LESS,
    OP_UNTIL,
    OP_WINDOW,
    OP_WORTH,
    PC_WINDOW,
    PH_CLEANUP,
    PLAY,
    STAYS_FOR_TURN,
    STEP_LIMIT,
    SUPPLY,
    THEM,
    W_PLAYED,
    WIDTH,
)
from .asking import ask, ask_keys, clear_options, offer_hand, offer_one, offer_supply, only_pick, picked_keys
from .durations import add_entry
from .filters import add_discount, fits
from .gains import gain, leave_supply
from .knowledge import entered_hand_open, shown_in_hand
from .lifting import (
    ask_deck_to_discard,
    bottom_to_top,
    discard_hand,
    draw_to,
    drop,
    drop_some,
    lift,
    lose_top,
    place,
    reveal_until,
    take,
    trash_or_discard,
)
from .markers import bid, mark, stock
from .mats import (
    bar,
    keep_for_later,
    lay_on_mat,
    place_plus,
    place_token,
    put_on_mat,
    set_aside,
    take_back,
    take_mat,
    take_tokens,
    top_onto_mat,
)
from .passing import ask_passes, holders, pass_cards
from .picking import amount, pick_cards, pick_gain
from .piles import back_to_pile, has_pile
from .plays import (
    begin_play,
    bonus,
    call_from_mat,
    cut_short,
    drop_kept,
    forget_them,
    hunted,
    into_play,
    out_of_play,
    play_card,
    play_from_discard,
    push,
    reactions,
)
from .spending import spend
from .stack import tend_stack
from .windows import gained_there, open_window, open_windows, settled, take_gained, window
from .zones import (
    draw,
    emit,
    has_top,
    land,
    leave_hand,
    lies_open_on_top,
    lift_top,
    put_on_top,
    revealed,
    to_trash,
    turn_up_top,
)

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
    if condition == IF_PILES_EMPTY:
        return g.empty >= n
    if condition == IF_LIFTED:
        return g.naside[p] > 0
    if condition == IF_TRASHED:
        for k in range(g.kinds):
            if g.them[g.f_them[f] - 1][k]:
                return 1
        return 0
    it = g.f_it[f]
    if condition == IF_IT_IS:
        return it > 0 and fits(g, it - 1, n, 0)
    if condition == IF_IN_PLAY:
        return it > 0 and g.play[p][it - 1] > 0
    if condition == IF_HAS_PILE:
        return it > 0 and g.table.pile[it - 1]
    return it > 0 and it == g.f_named[f]


def step(g: State) -> None:
    """Run the topmost program until it ends, starts another or asks."""
    if g.sp > FULL or g.ndeep:
        tend_stack(g)
    if g.nocc:  # a card has been played that something answers first
        open_windows(g)
        return
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
            if g.table.prey >> g.f_card[f] & 1 and g.f_here[f] and g.f_played[f]:
                if hunted(g, p, g.f_card[f], g.f_unit[f]):
                    g.f_here[f] = 0
            if g.extended:
                if g.f_kept[f]:
                    g.f_keep[f] = 0
                    drop_kept(g, p)
                if g.f_played[f] and g.table.hears[W_PLAYED] and followed(g, f):
                    return
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
            if b == KEPT:
                keep_for_later(g, f, 1)
        elif op == OP_GAIN:
            if c:
                if gain_next(g, f, a, b, c, d):
                    pc -= WIDTH
            else:
                g.f_count[f] = 0
                g.f_it[f] = 0
                if d == BESIDE:
                    if g.beside[a]:
                        gain(g, p, a, b, BESIDE, 0)
                        g.f_count[f] = 1
                        g.f_it[f] = a + 1
                elif g.supply[a]:
                    gain(g, p, a, b, SUPPLY, 0)
                    g.f_count[f] = 1
                    g.f_it[f] = a + 1
            if b == KEPT:
                keep_for_later(g, f, 1)
        elif op == OP_CHOOSE:
            if choose_keys(g, f, a & 65535, b, c):
                return
        elif op == OP_OPTION:
            if g.f_keys[f] >> a & 1 == 0:
                pc = b
                continue
        elif op == OP_PLAY_FROM_HAND:
            if play_chosen(g, f, a, b, c, d):
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
            if b:
                drop_some(g, f, a, 0, g.f_it[f])
            else:
                drop(g, f, a)
        elif op == OP_TURN_UP:
            g.f_it[f] = 0
            if has_top(g, p):
                g.f_it[f] = turn_up_top(g, p) + 1
                revealed(g, p, g.f_it[f] - 1, 1, DECK)
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
                if ask(g, D_NAME, p, NOWHERE, g.f_you[f], 1, 1, 0, F_CARDS):
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
                    revealed(g, p, k, g.hand[p][k], HAND)
        elif op == OP_DISCARD_HAND:
            discard_hand(g, f)
        elif op == OP_WINDOW:
            window(g)
            return
        elif extended_step(g, f, pc, op, a, b):
            return
        if g.sp == 0:
            return
        pc += WIDTH
        if g.nocc:
            g.f_pc[f] = pc
            heard = g.f_played[f] and g.table.hears[W_PLAYED]
            if g.table.code[pc] == OP_END and g.f_here[f] == 0 and g.f_kept[f] == 0 and not heard:
                # it has nothing more to do: a chain of gains needs no room
                g.sp = f
                if f:
                    g.f_ret[f - 1] = 0
                forget_them(g, g.f_base[f])
            open_windows(g)
            return


def extended_step(g: State, f: int, pc: int, op: int, a: int, b: int) -> int:
    """Instructions of the boxes after Base and Intrigue; 1 when this program must wait or another has begun."""
    p = g.f_seat[f]
    k = g.f_card[f]
    if op == OP_TOKENS:
        take_tokens(g, p, a, amount(g, f, b))
    elif op == OP_LATER:
        if not add_entry(g, f, pc):
            cut_short(g)
            return 1
    elif op == OP_KEEP:
        return set_aside(g, f)
    elif op == OP_TAKE_BACK:
        take_back(g, f)
    elif op == OP_TO_MAT:
        return put_on_mat(g, f, a)
    elif op == OP_THIS_TO_MAT:
        if g.f_here[f]:
            leave_with(g, f)
            lay_on_mat(g, p, a, k, 1)
    elif op == OP_TOP_TO_MAT:
        top_onto_mat(g, p, a)
    elif op == OP_TAKE_MAT:
        take_mat(g, p, a)
    elif op == OP_PLACE_TOKEN:
        return place_token(g, f, a)
    elif op == OP_GAIN_COPY:
        g.f_count[f] = 0
        if g.f_it[f] and g.supply[g.f_it[f] - 1]:
            g.f_count[f] = 1
            gain(g, p, g.f_it[f] - 1, DISCARD, SUPPLY, 0)
    elif op == OP_MOVE_GAINED:
        move_gained(g, f, a)
    elif op == OP_PLAY_GAINED or op == OP_PLAY_THIS or op == OP_PLAY_FOUND:
        g.f_pc[f] = pc + WIDTH
        return play_where(g, f, op)
    elif op == OP_EXTRA_TURN:
        if p == g.cur:
            g.hand_next = a
            g.extra_next = 1 if g.extra == 0 else g.extra_next
        if g.f_here[f] and g.f_unit[f]:
            g.u_stays[g.f_unit[f] - 1] |= STAYS_FOR_TURN
        if g.tracing:
            emit(g, E_EXTRA, p, -1, a, EVERYBODY, g.extra)
    elif op == OP_BAR:
        bar(g, f, a)
    elif op == OP_FOUND:
        return trash_or_discard(g, f)
    elif op == OP_TRASH_PLAY:
        trash_from_play(g, p, a, b)
    elif op == OP_BOTTOM:
        return bottom_to_top(g, f, a)
    elif op == OP_DECK_THIS:
        return deck_this(g, f, a)
    elif op == OP_DISCARD_ALL:
        drop_some(g, f, b, a, 0)
    elif op == OP_TYPES_LESS:
        add_discount(g, b, a)
        if g.tracing:
            emit(g, E_CHEAPER, p, -1, a, EVERYBODY, b)
    elif op == OP_POTIONS:
        if p == g.cur:
            g.potions += amount(g, f, a)
    elif op == OP_SPEND:
        return spend(g, f, a)
    elif op == OP_EXCHANGE:
        return exchange(g, f, a, b)
    elif op == OP_CALL:
        call_from_mat(g, f)
    elif op == OP_CONTROL:
        if p == g.cur and g.control == 0:
            g.control_next = p + 1
        if g.tracing:
            emit(g, E_EXTRA, p, -1, 0, EVERYBODY, g.extra)
    elif op == OP_PLUS:
        return place_plus(g, f, a)
    elif op == OP_MARK:
        mark(g, f, a, b)
    elif op == OP_STOCK:
        stock(g, f, a, amount(g, f, b))
    elif op == OP_BID:
        return g.stock[g.f_card[f]] and bid(g, f, a, b)
    elif op == OP_INSTEAD or op == OP_AT_BUYS:
        return 0
    elif g.supply[k]:  # OP_ARRIVE
        gain(g, p, k, DISCARD, SUPPLY, 1)
    return 0


def followed(g: State, f: int) -> int:
    """The play of frame f is over: it ends, and a window opens if somebody may answer that; 1 if so."""
    p = g.f_seat[f]
    k = g.f_card[f]
    if p != g.cur or g.table.types[k] & ACTION == 0 or settled(g, W_PLAYED, p, k, 0):
        return 0
    g.sp = f
    if f:
        g.f_ret[f - 1] = g.f_here[f]
    forget_them(g, g.f_base[f])
    open_window(g, PC_WINDOW, W_PLAYED, p, k)
    return 1


def exchange(g: State, f: int, other: int, may: int) -> int:
    """Copies of this card in play go back to their pile, each for one of the other card (kind + 1; 0: for none)."""
    p = g.f_seat[f]
    k = g.f_card[f]
    if g.f_step[f] == 0:
        clear_options(g)
        n = 1 if g.f_here[f] else 0
        if g.phase == PH_CLEANUP:
            n = g.play[p][k]
        if other:
            n = min(n, g.beside[other - 1] if g.table.side[other - 1] else g.supply[other - 1])
        g.opt[k] = min(n, 255) if has_pile(g, k) else 0
        g.f_step[f] = 1
        if ask(g, D_RETURN, p, PLAY, p, 0 if may else g.opt[k], g.opt[k], 0, F_CARDS):
            return 1
    g.f_step[f] = 0
    g.f_count[f] = g.d_n
    for _ in range(g.d_n):
        if g.f_here[f]:
            leave_with(g, f)
        else:
            out_of_play(g, p, k, 0, 0)
        if not back_to_pile(g, p, k):
            land(g, p, k)
        if other:
            if g.table.side[other - 1]:
                g.beside[other - 1] -= 1
            else:
                leave_supply(g, other - 1)
            land(g, p, other - 1)
            if g.tracing:
                emit(g, E_TAKE, p, other - 1, 1, EVERYBODY, 0)
    return 0


def gain_next(g: State, f: int, k: int, to: int, n: int, source: int) -> int:
    """One of several gains of the same card; 1 while there are more to come."""
    if g.f_i[f] == 0:
        g.f_i[f] = min(amount(g, f, n), 250) + 1
        g.f_count[f] = 0
        g.f_it[f] = 0
    g.f_i[f] -= 1
    if g.f_i[f] and (g.beside[k] if source == BESIDE else g.supply[k]):
        gain(g, g.f_seat[f], k, to, BESIDE if source == BESIDE else SUPPLY, 0)
        g.f_count[f] += 1
        g.f_it[f] = k + 1
        return 1
    g.f_i[f] = 0
    return 0


def leave_with(g: State, f: int) -> None:
    """The card of frame f leaves play."""
    out_of_play(g, g.f_seat[f], g.f_card[f], g.f_here[f], g.f_unit[f])
    g.f_here[f] = 0
    g.f_unit[f] = 0


def move_gained(g: State, f: int, to: int) -> None:
    """The gained card of the window goes onto the deck or to the trash, if it still lies where it arrived."""
    p = g.f_seat[f]
    w = g.f_attack[f] - 1
    g.f_count[f] = 0
    if not gained_there(g, w) or (to == DECK and g.f_where[w] == DECK):
        return
    k = g.f_card[w]
    take_gained(g, w)
    g.f_count[f] = 1
    if to == DECK:
        put_on_top(g, p, k, KNOWN_TO_ALL)
        if g.tracing:
            emit(g, E_TOPDECK, p, k, 1, EVERYBODY, 0)
    elif to == HAND:
        g.hand[p][k] += 1
        g.nhand[p] += 1
        entered_hand_open(g, p, k, 1)
        if g.tracing:
            emit(g, E_TAKE, p, k, 1, EVERYBODY, 0)
    else:
        to_trash(g, p, k)


def play_where(g: State, f: int, op: int) -> int:
    """Play the gained card, the Reaction itself, or the card found; 1 if it was there."""
    p = g.f_seat[f]
    k = g.f_card[f]
    if op == OP_PLAY_GAINED:
        w = g.f_attack[f] - 1
        if not gained_there(g, w):
            return 0
        k = g.f_card[w]
        take_gained(g, w)
    elif op == OP_PLAY_THIS:
        if g.hand[p][k] == 0:
            return 0
        leave_hand(g, p, k)
    else:
        k = g.f_it[f] - 1
        if k < 0 or g.aside[p][k] == 0:
            return 0
        g.aside[p][k] -= 1
        g.naside[p] -= 1
        if g.naside[p] == 0:
            g.veiled[p] = 0
    play_card(g, p, k)
    return 1


def trash_from_play(g: State, p: int, types: int, but: int) -> None:
    """All cards of these types that p has in play go to the trash."""
    for k in range(g.kinds):
        if g.play[p][k] and g.table.types[k] & types and g.table.types[k] & but == 0:
            while g.play[p][k]:
                out_of_play(g, p, k, g.last[k], 0)
                to_trash(g, p, k)
            for f in range(g.sp):
                if g.f_seat[f] == p and g.f_card[f] == k:
                    g.f_here[f] = 0
                    g.f_unit[f] = 0
                if g.f_seat[f] == p and g.f_it[f] == k + 1:
                    g.f_ret[f] = 0
            for f in range(g.ndeep):
                if g.x_seat[f] == p and g.x_card[f] == k:
                    g.x_here[f] = 0
                    g.x_unit[f] = 0
                if g.x_seat[f] == p and g.x_it[f] == k + 1:
                    g.x_ret[f] = 0


def deck_this(g: State, f: int, may: int) -> int:
    """Copies of this card in play go onto the deck, as many as their player wants."""
    p = g.f_seat[f]
    k = g.f_card[f]
    if g.f_step[f] == 0:
        clear_options(g)
        g.opt[k] = min(g.play[p][k], 255)
        g.f_step[f] = 1
        if ask(g, D_TOPDECK, p, PLAY, p, 0 if may else g.opt[k], g.opt[k], 0, F_CARDS):
            return 1
    g.f_step[f] = 0
    g.f_count[f] = g.d_n
    for _ in range(g.d_n):
        out_of_play(g, p, k, 0, 0)
        put_on_top(g, p, k, KNOWN_TO_ALL)
        if g.tracing:
            emit(g, E_TOPDECK, p, k, 1, EVERYBODY, PLAY)
    return 0


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


def play_chosen(g: State, f: int, least: int, times: int, filter_: int, zone: int) -> int:
    """Choose a hand card and play it so many times; the later plays do not move it. Cards of the Supply stay there."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        if zone == SUPPLY:
            offer_supply(g, filter_, 0)
        else:
            offer_hand(g, p, filter_, 0)
        g.f_step[f] = 1
        if ask(g, D_PLAY, p, SUPPLY if zone == SUPPLY else HAND, p, least, 1, 0, F_CARDS):
            return 1
    if g.f_step[f] == 1:
        g.f_it[f] = only_pick(g)
        g.f_count[f] = times
        if g.f_it[f] and zone != SUPPLY:
            leave_hand(g, p, g.f_it[f] - 1)
            unit = into_play(g, p, g.f_it[f] - 1)
            g.f_ret[f] = 1
            if g.extended:
                g.f_again[f] = unit
                if unit and times > 1 and g.f_here[f]:
                    g.u_by[unit - 1] = g.f_unit[f]
        g.f_step[f] = 2
    if g.f_it[f] and g.f_count[f]:
        g.f_count[f] -= 1
        begin_play(g, p, g.f_it[f] - 1, g.f_ret[f], g.f_again[f] if g.extended and g.f_ret[f] else 0)
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
        leave_with(g, f)
        to_trash(g, p, k)
    return 0
