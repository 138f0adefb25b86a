"""Effects at a buy, at a gain, at the start and the ends of a turn: who does what, in which order, what is asked.

A gain that somebody may listen to is written down as an occurrence. When the instruction that caused it is done, a
window opens for it as a frame of the effect stack: first for the seat it happened to, then for the others in order.
Each seat orders its own effects; what it can only do in one way is not asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..const import (
    ANYBODY,
    BOUGHT,
    D_ORDER,
    D_REACT,
    DECK,
    DISCARD,
    E_LATER,
    E_REACT,
    EVERYBODY,
    F_CARDS,
    FROM_GAME,
    FROM_HAND,
    FROM_MAT,
    FROM_PILE,
    FROM_PLAY,
    FROM_SELF,
    FROM_TURN,
    HAND,
    KEPT,
    MOVES,
    NOWHERE,
    ONCE,
    OP_ACTIONS,
    OP_BUYS,
    OP_COINS,
    OP_END,
    OP_GAIN,
    OP_GAIN_COPY,
    OP_MOVE_GAINED,
    OP_PLAY_THIS,
    OP_SPEND,
    OP_TOKENS,
    OP_TRASH_PLAY,
    OPTIONAL,
    PC_BUY,
    PC_WINDOW,
    PH_ACTION,
    PH_START,
    PLAIN,
    SEATS,
    SILENT,
    TAVERN,
    TOGETHER,
    TRASH,
    W_DISCARD,
    W_GAIN,
    W_START,
    WIDTH,
    u64,
)
from .asking import about_no_card, ask, at_an_end, clear_options, clear_pick, only_pick, put
from .durations import drop_entry
from .filters import fits
from .knowledge import left_discard_open, shown_in_hand
from .mats import take_tokens
from .piles import face_of
from .plays import bonus, push
from .zones import emit, leave_hand, lies_open_on_top, lift_top, take_from_discard, take_top_discard

if TYPE_CHECKING:
    from ..machine import State


def open_windows(g: State) -> None:
    """A frame for each occurrence, the first on top; none for a single one that nobody can answer."""
    if g.nocc == 1 and unheard(g, g.o_what[0], g.o_seat[0], g.o_kind[0], g.o_bought[0]):
        g.nocc = 0
    while g.nocc:
        g.nocc -= 1
        i = g.nocc
        open_window(g, PC_WINDOW, g.o_what[i], g.o_seat[i], g.o_kind[i])
        if g.sp == 0:
            g.nocc = 0
            return
        f = g.sp - 1
        g.f_where[f] = g.o_where[i]
        g.f_bought[f] = g.o_bought[i]
        g.f_mark[f] = g.o_mark[i]


def unheard(g: State, what: int, p: int, k: int, bought: int) -> int:
    """Whether no trigger and no later part can have anything to do with this, so that its window need not open."""
    if g.patient:
        return 0
    for t in range(g.table.ntriggers):
        if g.table.tr_what[t] == what:
            if g.table.tr_flags[t] & BOUGHT and bought == 0:
                continue
            if not fits(g, k, g.table.tr_filter[t], 0):
                continue
            source = g.table.tr_from[t]
            j = g.table.tr_kind[t]
            if source == FROM_HAND:
                for q in range(g.seats):
                    if g.hand[q][j] and (q == p or g.table.tr_flags[t] & ANYBODY):
                        return 0
            elif source == FROM_PLAY:
                if g.play[p][j]:
                    return 0
            elif source == FROM_TURN:
                if g.lasting[j]:
                    return 0
            elif source == FROM_PILE:
                if g.pile_tokens[g.table.tr_token[t]][face_of(g, k)]:
                    return 0
            elif source == FROM_MAT:
                if g.mats[TAVERN * SEATS + p][j]:
                    return 0
            elif source == FROM_GAME:
                return 0
            elif j == k:
                return 0
    if what == W_GAIN:
        for i in range(g.nagenda):
            if g.table.code[g.a_at[i] + 3] or g.table.code[g.a_at[i] + 4]:
                return 0
    return 1


def open_window(g: State, pc: int, what: int, p: int, k: int) -> None:
    push(g, pc, p, k)
    if g.sp:
        g.f_what[g.sp - 1] = what


# the gained card


def gained_there(g: State, w: int) -> int:
    """Whether the card of window w still lies where the gain put it."""
    p = g.f_seat[w]
    k = g.f_card[w]
    where = g.f_where[w]
    if where == DISCARD:
        return g.disc[p][k] > 0
    if where == DECK:
        return lies_open_on_top(g, p, k)
    if where == HAND:
        return g.hand[p][k] > 0
    if where == TRASH:
        return g.trash[k] > 0
    return where == KEPT and g.kept[p][k] > 0


def take_gained(g: State, w: int) -> None:
    """Lift the card of window w from where the gain put it."""
    p = g.f_seat[w]
    k = g.f_card[w]
    where = g.f_where[w]
    if where == DISCARD:
        if g.blind:
            g.disc[p][k] -= 1
            g.ndisc[p] -= 1
        elif g.f_mark[w] == g.lands[p] and g.top[p] == k + 1:
            take_top_discard(g, p)
        else:
            seen = g.seen_disc[p][k]
            take_from_discard(g, p, k)
            if seen:
                g.seen_disc[p][k] = min(seen, g.disc[p][k] + 1)
                left_discard_open(g, p, k)
    elif where == DECK:
        lift_top(g, p)
    elif where == HAND:
        leave_hand(g, p, k)
    elif where == TRASH:
        g.trash[k] -= 1
        g.stock_of = 0
    else:
        g.kept[p][k] -= 1
        g.nkept[p] -= 1
    g.f_where[w] = NOWHERE


# what waits


def concerns(g: State, t: int, f: int) -> int:
    """Whether trigger t is about what happens in window f."""
    if g.table.tr_what[t] != g.f_what[f]:
        return 0
    if g.f_what[f] == W_START:
        return 1
    if at_an_end(g.f_what[f]):
        return not gained_such(g, g.table.tr_filter[t])
    if g.table.tr_flags[t] & BOUGHT and g.f_bought[f] == 0:
        return 0
    return fits(g, g.f_card[f], g.table.tr_filter[t], 0)


def gained_such(g: State, filter_: int) -> int:
    """Whether a card that fits has been gained in this Buy phase; a filter for everything stands for none."""
    if filter_ == 0:
        return 0
    for k in range(g.kinds):
        if g.gained_buy[k] and g.table.filter_kinds[filter_] >> k & 1:
            return 1
    return 0


def times(g: State, t: int, f: int, q: int) -> int:
    """How often trigger t acts for seat q, to whom it happened."""
    k = g.table.tr_kind[t]
    source = g.table.tr_from[t]
    if source == FROM_SELF:
        return k == g.f_card[f]
    if source == FROM_PLAY:
        return g.play[q][k]
    if source == FROM_TURN:
        return g.lasting[k] if q == g.cur else 0
    if source == FROM_PILE:
        return g.pile_tokens[g.table.tr_token[t]][face_of(g, g.f_card[f])] > 0
    if source == FROM_MAT:
        return g.mats[TAVERN * SEATS + q][k]
    if source == FROM_GAME:
        return 1
    return g.hand[q][k] > 0


def able(g: State, t: int, f: int, q: int) -> int:
    """Whether trigger t can do anything for seat q now."""
    if g.table.tr_flags[t] & MOVES and not gained_there(g, f):
        return 0
    if g.table.tr_from[t] == FROM_PLAY and g.play[q][g.table.tr_kind[t]] == 0:
        return 0
    return program_able(g, g.table.tr_start[t], f, q)


def program_able(g: State, at: int, f: int, q: int) -> int:
    op = g.table.code[at]
    if op == OP_GAIN:
        return g.supply[g.table.code[at + 1]] > 0
    if op == OP_GAIN_COPY:
        return g.supply[g.f_card[f]] > 0
    if op == OP_SPEND and g.table.code[at + 1] < 0:
        return g.coins > 0
    if op == OP_TRASH_PLAY:
        for k in range(g.kinds):
            types = g.table.types[k]
            if g.play[q][k] and types & g.table.code[at + 1] and types & g.table.code[at + 2] == 0:
                return 1
        return 0
    return 1


def silent(g: State, q: int, at: int, n: int) -> None:
    """Nothing but Actions, Buys, coins and tokens: done at once, n times."""
    while g.table.code[at] != OP_END:
        op = g.table.code[at]
        if op == OP_TOKENS:
            take_tokens(g, q, g.table.code[at + 1], n * g.table.code[at + 2])
        elif op == OP_ACTIONS or op == OP_BUYS or op == OP_COINS:
            bonus(g, op, q, n * g.table.code[at + 1])
        at += WIDTH


def count_effects(g: State, f: int, q: int) -> None:
    """The window comes to the seat it happened to: silent effects at once, the compulsory ones are counted."""
    for k in range(g.kinds):
        g.waits[f][k] = 0
    for t in range(g.table.ntriggers):
        flags = g.table.tr_flags[t]
        if flags & OPTIONAL == 0 and concerns(g, t, f):
            n = times(g, t, f, q)
            if n and flags & SILENT:
                silent(g, q, g.table.tr_start[t], n)
            elif n:
                k = g.table.tr_kind[t]
                g.waits[f][k] = min(g.waits[f][k] + (1 if flags & TOGETHER else n), 255)
    if g.f_what[f] == W_GAIN and g.table.copiers and q == g.cur:
        for i in range(g.nagenda):
            if answers_copy(g, i, f, q):
                g.waits[f][g.a_card[i]] += 1


def answers_copy(g: State, i: int, f: int, q: int) -> int:
    """Whether entry i of another seat answers the gain of q because a copy of the card lies aside for it."""
    if g.a_due[i] or g.a_seat[i] == q or g.a_keep[i] != g.f_card[f] + 1:
        return 0
    return g.table.code[g.a_at[i] + 4] != 0 and g.a_safe[i] >> q & 1 == 0


def start_effects(g: State, q: int) -> None:
    """Silent later parts first, in name order."""
    while True:
        found = -1
        for i in range(g.nagenda):
            if g.a_due[i] and g.a_seat[i] == q and g.table.code[g.a_at[i] + 2] & SILENT:
                if found < 0 or g.a_card[i] < g.a_card[found]:
                    found = i
        if found < 0:
            return
        k = g.a_card[found]
        at = g.table.code[g.a_at[found] + 1]
        drop_entry(g, found)
        if g.tracing:
            emit(g, E_LATER, q, k, 1, EVERYBODY, 0)
        silent(g, q, at, 1)


def count_neighbours(g: State, f: int, q: int) -> None:
    """The window comes to another seat: entries that listen to the gains of its right neighbour."""
    for k in range(g.kinds):
        g.waits[f][k] = 0
    if (g.f_seat[f] + 1) % g.seats == q:
        for i in range(g.nagenda):
            if g.a_due[i] == 0 and g.a_seat[i] == q and g.table.code[g.a_at[i] + 3]:
                g.waits[f][g.a_card[i]] += 1


def first_trigger(g: State, f: int, k: int, optional: int) -> int:
    """The trigger of kind k that acts in window f; -1 for none."""
    for t in range(g.table.ntriggers):
        if g.table.tr_kind[t] == k and g.table.tr_flags[t] & OPTIONAL == optional and concerns(g, t, f):
            return t
    return -1


def may_answer(g: State, t: int, f: int, q: int) -> int:
    """Whether the optional trigger t may be named by q now."""
    one: u64 = 1
    flags = g.table.tr_flags[t]
    if flags & OPTIONAL == 0 or not concerns(g, t, f):
        return 0
    if g.f_i[f] and flags & ANYBODY == 0:
        return 0
    if g.f_shown[f] & one << g.table.tr_group[t] or not times(g, t, f, q):
        return 0
    if g.f_where[f] == DECK and g.table.code[g.table.tr_start[t]] == OP_MOVE_GAINED:
        return 0  # it lies on the deck already
    return able(g, t, f, q)


def waiting(g: State, f: int, q: int) -> int:
    """Lay out in `opt` what waits for q: compulsory names, + 64 * optional ones, + 4096 if not all are plain."""
    clear_options(g)
    must = 0
    free = 0
    other = 0
    if g.f_what[f] == W_START:
        for i in range(g.nagenda):
            if g.a_due[i] and g.a_seat[i] == q:
                must += g.opt[g.a_card[i]] == 0
                g.opt[g.a_card[i]] = 1
                if g.table.code[g.a_at[i] + 2] & PLAIN == 0:
                    other = 1
    else:
        for k in range(g.kinds):
            if g.waits[f][k] and can_do(g, f, q, k):
                g.opt[k] = 1
                must += 1
                t = first_trigger(g, f, k, 0)
                if g.f_i[f] == 0 and (t < 0 or g.table.tr_flags[t] & PLAIN == 0):
                    other = 1
    done: u64 = 0
    one: u64 = 1
    for t in range(g.table.ntriggers):
        k = g.table.tr_kind[t]
        if g.opt[k] == 0 and done >> g.table.tr_group[t] & 1 == 0 and may_answer(g, t, f, q):
            done |= one << g.table.tr_group[t]
            g.opt[k] = 1
            free += 1
    return must + 64 * free + 4096 * other


def can_do(g: State, f: int, q: int, k: int) -> int:
    """Whether the compulsory effect of kind k can do anything."""
    t = first_trigger(g, f, k, 0)
    if t >= 0:
        return able(g, t, f, q)
    if g.f_i[f]:
        return 1
    i = answering_entry(g, f, q, k)
    return i >= 0 and program_able(g, g.table.code[g.a_at[i] + 4], f, q)


def answering_entry(g: State, f: int, q: int, k: int) -> int:
    """The entry of kind k that acts in window f on seat q; -1 for none."""
    for i in range(g.nagenda):
        if g.a_card[i] == k:
            if g.f_what[f] == W_START:
                if g.a_due[i] and g.a_seat[i] == q:
                    return i
            elif g.f_i[f] == 0:
                if answers_copy(g, i, f, q):
                    return i
            elif g.a_due[i] == 0 and g.a_seat[i] == q and g.table.code[g.a_at[i] + 3]:
                return i
    return -1


def could_react(g: State, f: int, must: int) -> int:
    """Whether a hand might hold something that would be asked about now, whatever it does hold."""
    one: u64 = 1
    if g.f_i[f] and must:
        return 0  # other seats' own effects come before their Reactions
    for t in range(g.table.ntriggers):
        flags = g.table.tr_flags[t]
        if g.table.tr_from[t] == FROM_HAND and concerns(g, t, f) and (g.f_i[f] == 0 or flags & ANYBODY):
            moved = flags & MOVES and g.f_where[f] == NOWHERE
            if not moved and g.f_shown[f] & one << g.table.tr_group[t] == 0:
                return 1
    return 0


# the window itself


def window(g: State) -> None:
    """Go on with the topmost window until it is closed, an effect has begun, or somebody is asked."""
    f = g.sp - 1
    while True:
        if g.f_i[f] == g.seats or (g.f_i[f] and g.f_what[f] != W_GAIN):
            close(g, f)
            return
        q = (g.f_seat[f] + g.f_i[f]) % g.seats
        if g.f_step[f] == 0:
            if g.f_what[f] == W_START:
                start_effects(g, q)
            elif g.f_i[f] == 0:
                count_effects(g, f, q)
            else:
                count_neighbours(g, f, q)
            g.f_step[f] = 1
        if g.f_step[f] != 2:
            found = waiting(g, f, q)
            must = found & 63
            free = found >> 6 & 63
            alone = must and (g.f_i[f] or (free == 0 and (must == 1 or found < 4096)))
            if g.f_step[f] == 1 and g.patient and (alone or found == 0) and could_react(g, f, must):
                g.f_step[f] = 3  # afterwards it goes on as if nobody had waited
                clear_options(g)
                clear_pick(g)
                put(g, D_REACT, q, NOWHERE, q, 0, 0, 0, F_CARDS)
                return
            if alone:
                g.f_step[f] = 1
                do_effect(g, f, q, first_option(g))
                return
            g.f_step[f] = 2
            if must:
                if ask(g, D_ORDER, q, NOWHERE, q, 1, 1, 0, F_CARDS):
                    return
            elif free:
                if ask(g, D_REACT, q, NOWHERE, q, 0, 1, 0, F_CARDS):
                    return
            else:
                next_seat(g, f)
                continue
        k = only_pick(g) - 1
        if k < 0:
            next_seat(g, f)
        else:
            g.f_step[f] = 1
            do_effect(g, f, q, k)
            return


def next_seat(g: State, f: int) -> None:
    g.f_step[f] = 0
    g.f_i[f] += 1
    g.f_shown[f] = 0


def first_option(g: State) -> int:
    k = 0
    while g.opt[k] == 0:
        k += 1
    return k


def close(g: State, f: int) -> None:
    if g.f_pc[f] == PC_BUY:
        g.f_pc[f] = PC_BUY + WIDTH
        g.f_i[f] = 0
        g.f_step[f] = 0
        return
    if g.f_what[f] == W_START and g.phase == PH_START:
        g.phase = PH_ACTION
    g.sp = f


def do_effect(g: State, f: int, q: int, k: int) -> None:
    """Carry out the effect named k for q: its program on top of the window."""
    if g.f_what[f] == W_START:
        i = answering_entry(g, f, q, k)
        if i >= 0:
            begin_later(g, q, i)
            return
    elif g.waits[f][k] and can_do(g, f, q, k):
        g.waits[f][k] -= 1
        t = first_trigger(g, f, k, 0)
        if t >= 0 and at_an_end(g.f_what[f]) and none_wait(g, f):
            # no Reactions then: the last effect takes the place of the window
            g.sp = f
            push(g, g.table.tr_start[t], q, k)
            return
        if t >= 0:
            begin_effect(g, f, q, k, g.table.tr_start[t])
            if g.sp and g.table.tr_from[t] == FROM_PILE:
                g.f_count[f + 1] = g.pile_tokens[g.table.tr_token[t]][face_of(g, g.f_card[f])]
            return
        i = answering_entry(g, f, q, k)
        at = g.table.code[g.a_at[i] + (3 if g.f_i[f] else 4)]
        if last_effect(g, f):
            # nothing can follow: it takes the place of the window, so that a long chain of gains needs no room
            g.sp = f
            push(g, at, q, k)
        else:
            begin_effect(g, f, q, k, at)
        return
    answer(g, f, q, k)


def none_wait(g: State, f: int) -> int:
    """Whether no further compulsory effect waits in window f."""
    for k in range(g.kinds):
        if g.waits[f][k]:
            return 0
    return 1


def last_effect(g: State, f: int) -> int:
    """Whether nothing more can wait in the window of a gain, for anybody."""
    if g.patient or g.f_what[f] != W_GAIN or not none_wait(g, f):
        return 0
    for t in range(g.table.ntriggers):
        if g.table.tr_what[t] == W_GAIN and g.table.tr_flags[t] & OPTIONAL:
            k = g.table.tr_kind[t]
            if g.table.tr_from[t] == FROM_MAT:
                return 0
            for q in range(g.seats):
                if g.hand[q][k] or g.play[q][k] or g.lasting[k]:
                    return 0
    for i in range(g.nagenda):
        if g.a_due[i] == 0 and g.table.code[g.a_at[i] + 3]:
            return 0
    return 1


def answer(g: State, f: int, q: int, k: int) -> None:
    """The optional effect of kind k that q has named."""
    one: u64 = 1
    for t in range(g.table.ntriggers):
        if g.table.tr_kind[t] == k and may_answer(g, t, f, q):
            at = g.table.tr_start[t]
            if g.table.code[at] != OP_PLAY_THIS:
                g.f_shown[f] |= one << g.table.tr_group[t]
            if g.table.tr_flags[t] & ONCE:
                g.lasting[k] -= 1
            if g.f_what[f] == W_DISCARD and g.table.tr_from[t] == FROM_SELF:
                g.seen_disc[q][k] = max(g.seen_disc[q][k], min(g.disc[q][k], 1))
            if g.table.tr_from[t] == FROM_HAND:
                shown_in_hand(g, q, k, 1)
                if g.tracing:
                    emit(g, E_REACT, q, k, 1, EVERYBODY, 0)
            begin_effect(g, f, q, k, at)
            return


def begin_effect(g: State, f: int, q: int, k: int, at: int) -> None:
    push(g, at, q, k)
    if g.sp:
        if not about_no_card(g.f_what[f]):
            g.f_it[f + 1] = g.f_card[f] + 1
        g.f_attack[f + 1] = f + 1


def begin_later(g: State, q: int, i: int) -> None:
    """The later part of entry i."""
    k = g.a_card[i]
    at = g.table.code[g.a_at[i] + 1]
    flags = g.table.code[g.a_at[i] + 2]
    keep = g.a_keep[i]
    drop_entry(g, i)
    if g.tracing:
        emit(g, E_LATER, q, k, 1, EVERYBODY, 0)
    push(g, at, q, k)
    if g.sp:
        g.f_it[g.sp - 1] = keep
        g.f_keys[g.sp - 1] = flags
