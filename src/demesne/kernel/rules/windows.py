"""Effects at a buy, at a gain, at the start and the ends of a turn: who does what, in which order, what is asked.

A gain that somebody may listen to is written down as an occurrence. When the instruction that caused it is done, a
window opens for it as a frame of the effect stack: first for the seat it happened to, then for the others in order.
Each seat orders its own effects; what it can only do in one way is not asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..const import u64
from .agenda import neighbours_program
from .asking import about_no_card, ask, at_an_end, clear_options, clear_pick, first_option, only_pick, put
from .knowledge import shown_in_hand
from .later_parts import begin_later, start_effects
from .piles import face_of
from .plays import push
from .programs import op_at
from .stack import make_room
from .triggers import settled, settled_by_strategy, use_up
from .waits import (
    answering_entry,
    can_do,
    could_react,
    count_effects,
    count_neighbours,
    lay_out,
    may_answer,
    program_of_entry,
    waiting_trigger,
)
from .zones import moved, occur

if TYPE_CHECKING:
    from ..machine import State


def open_windows(g: State) -> None:
    """A frame for each occurrence, the first on top; none for a single one that nobody can answer."""
    if g.nocc == 1 and (
        settled(g, g.o_what[0], g.o_seat[0], g.o_kind[0], g.o_bought[0]) or (g.blind and settled_by_strategy(g))
    ):
        g.nocc = 0
    if g.sp + g.nocc > C.FRAMES:
        make_room(g)
    while g.nocc:
        g.nocc -= 1
        i = g.nocc
        open_window(g, C.PC_WINDOW, g.o_what[i], g.o_seat[i], g.o_kind[i])
        if g.sp == 0:
            g.nocc = 0
            return
        f = g.sp - 1
        g.f_where[f] = g.o_where[i]
        g.f_bought[f] = g.o_bought[i]
        g.f_mark[f] = g.o_mark[i]


def open_window(g: State, pc: int, what: int, p: int, k: int) -> None:
    push(g, pc, p, k)
    if g.sp:
        g.f_what[g.sp - 1] = what


def window(g: State) -> None:
    """Go on with the topmost window until it is closed, an effect has begun, or somebody is asked."""
    f = g.sp - 1
    while True:
        if g.f_i[f] == g.seats or (g.f_i[f] and not (g.f_what[f] == C.W_GAIN and g.table.neighbours)):
            close(g, f)
            return
        q = (g.f_seat[f] + g.f_i[f]) % g.seats
        if g.f_step[f] == 0:
            if g.f_what[f] == C.W_START:
                start_effects(g, f, q)
            elif g.f_i[f] == 0:
                count_effects(g, f, q)
            else:
                count_neighbours(g, f, q)
            g.f_step[f] = 1
        if g.f_step[f] != 2:
            lay_out(g, f, q)
            alone = g.must and (g.f_i[f] or (g.may == 0 and (g.must == 1 or not g.mixed)))
            nothing = g.must == 0 and g.may == 0
            if g.f_step[f] == 1 and g.patient and (alone or nothing) and could_react(g, f):
                g.f_step[f] = 3  # afterwards it goes on as if nobody had waited
                clear_options(g)
                clear_pick(g)
                put(g, C.D_REACT, q, C.NOWHERE, q, 0, 0, 0, C.F_CARDS)
                return
            if alone:
                g.f_step[f] = 1
                do_effect(g, f, q, first_option(g))
                return
            g.f_step[f] = 2
            if g.must:
                if ask(g, C.D_ORDER, q, C.NOWHERE, q, 1, 1, 0, C.F_CARDS):
                    return
            elif g.may:
                if ask(g, C.D_REACT, q, C.NOWHERE, q, 0, 1, 0, C.F_CARDS):
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


def close(g: State, f: int) -> None:
    if g.f_pc[f] == C.PC_BUY:
        g.f_pc[f] = C.PC_BUY + C.WIDTH
        g.f_i[f] = 0
        g.f_step[f] = 0
        return
    g.sp = f
    if g.f_what[f] == C.W_START and g.phase == C.PH_START:
        begin_actions(g)


def begin_actions(g: State) -> None:
    """The Action phase of a game with triggers begins."""
    g.phase = C.PH_ACTION
    if g.table.hears[C.W_ACTIONS]:
        occur(g, C.W_ACTIONS, g.cur, 0, C.NOWHERE, 0)


def do_effect(g: State, f: int, q: int, k: int) -> None:
    """Carry out the effect named k for q: its program on top of the window."""
    if g.f_what[f] == C.W_START:
        i = answering_entry(g, f, q, k)
        if i >= 0:
            begin_later(g, q, i)
            return
    if g.f_count[f] and g.waits[f][k] and can_do(g, f, q, k):
        g.waits[f][k] -= 1
        g.f_count[f] -= 1
        t = waiting_trigger(g, f, k)
        if t >= 0 and at_an_end(g.f_what[f]) and g.f_count[f] == 0:
            # no Reactions then: the last effect takes the place of the window
            g.sp = f
            push(g, g.table.tr_start[t], q, k)
            note_in_play(g, t, q)
            return
        if t >= 0:
            begin_effect(g, f, q, k, g.table.tr_start[t])
            note_in_play(g, t, q)
            if g.sp and g.table.tr_from[t] == C.FROM_PILE:
                g.f_count[f + 1] = g.pile_tokens[g.table.tr_token[t]][face_of(g, g.f_card[f])]
            return
        i = answering_entry(g, f, q, k)
        at = program_of_entry(g, i, f)
        if last_effect(g, f):
            # nothing can follow: it takes the place of the window, so that a long chain of gains needs no room
            g.sp = f
            push(g, at, q, k)
        else:
            begin_effect(g, f, q, k, at)
        return
    answer(g, f, q, k)


def last_effect(g: State, f: int) -> int:
    """Whether nothing more can wait in the window of a gain, for anybody."""
    if g.patient or g.f_what[f] != C.W_GAIN or g.f_count[f]:
        return 0
    for t in range(g.table.tr_first[C.W_GAIN], g.table.tr_end[C.W_GAIN]):
        if g.table.tr_flags[t] & C.OPTIONAL:
            k = g.table.tr_kind[t]
            if g.table.tr_from[t] == C.FROM_MAT:
                return 0
            for q in range(g.seats):
                if g.hand[q][k] or g.play[q][k] or g.lasting[k]:
                    return 0
    for i in range(g.nagenda):
        if g.a_due[i] == 0 and neighbours_program(g, i):
            return 0
    return 1


def answer(g: State, f: int, q: int, k: int) -> None:
    """The optional effect of kind k that q has named."""
    one: u64 = 1
    for t in range(g.table.tr_first[g.f_what[f]], g.table.tr_end[g.f_what[f]]):
        if g.table.tr_kind[t] == k and may_answer(g, t, f, q):
            at = g.table.tr_start[t]
            if op_at(g, at) != C.OP_PLAY_THIS:
                g.f_shown[f] |= one << g.table.tr_group[t]
            use_up(g, t, 1)
            if g.f_what[f] == C.W_DISCARD and g.table.tr_from[t] == C.FROM_SELF:
                g.seen_disc[q][k] = max(g.seen_disc[q][k], min(g.disc[q][k], 1))
            if g.table.tr_from[t] == C.FROM_HAND:
                shown_in_hand(g, q, k, 1)
                if g.tracing:
                    moved(g, C.E_REACT, q, k, 1, C.EVERYBODY, 0, C.HAND, C.HAND)
            begin_effect(g, f, q, k, at)
            note_in_play(g, t, q)
            return


def begin_effect(g: State, f: int, q: int, k: int, at: int) -> None:
    push(g, at, q, k)
    if g.sp:
        if not about_no_card(g.f_what[f]):
            g.f_it[f + 1] = g.f_card[f] + 1
        g.f_attack[f + 1] = f + 1


def note_in_play(g: State, t: int, q: int) -> None:
    """The topmost program is that of trigger t: if its card is in play, it may leave play itself."""
    if g.sp and g.table.tr_flags[t] & C.LEAVES and g.play[q][g.table.tr_kind[t]]:
        g.f_here[g.sp - 1] = C.UNSTAMPED
