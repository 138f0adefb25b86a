"""The way through a program: where it goes on, what is chosen, for whom a part of it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ..amounts import amount
from ..asking import ask_keys, picked_keys
from ..declared import holds, instruction
from ..plays import cut_short, drop_kept, hunted, pop, push
from ..triggers import settled
from ..windows import open_window, window
from ..zones import emit

if TYPE_CHECKING:
    from ...machine import State


@instruction(C.OP_END)
def end_program(g: State, f: int) -> int:
    p = g.f_seat[f]
    if g.table.prey >> g.f_card[f] & 1 and g.f_here[f] and g.f_played[f]:
        if hunted(g, p, g.f_card[f], g.f_unit[f]):
            g.f_here[f] = 0
    if g.extended:
        if g.f_kept[f]:
            g.f_keep[f] = 0
            drop_kept(g, p)
        if g.f_played[f] and g.table.hears[C.W_PLAYED] and followed(g, f):
            return C.WAIT
    pop(g, f)
    return C.WAIT


def followed(g: State, f: int) -> int:
    """The play of frame f is over: it ends, and a window opens if somebody may answer that; 1 if so."""
    p = g.f_seat[f]
    k = g.f_card[f]
    if p != g.cur or g.table.types[k] & C.ACTION == 0 or settled(g, C.W_PLAYED, p, k, 0):
        return 0
    pop(g, f)
    open_window(g, C.PC_WINDOW, C.W_PLAYED, p, k)
    return 1


def jump(g: State, f: int, to: int) -> int:
    """The program goes on at `to`."""
    g.f_pc[f] = to
    return C.JUMPED


@instruction(C.OP_JUMP)
def go_to(g: State, f: int, to: int) -> int:
    return jump(g, f, to)


@instruction(C.OP_IF)
def only_if(g: State, f: int, condition: int, n: int, otherwise: int) -> int:
    return C.NEXT if holds(g, f, condition, n) else jump(g, f, otherwise)


@instruction(C.OP_EACH)
def start_for_each(g: State, f: int, scope: int, sub: int) -> int:
    """Start the sub-program for the next seat it reaches; on when all are done."""
    i = g.f_i[f]
    if i == 0 and scope != C.EACH_PLAYER:
        i = 1
    end = 2 if scope == C.EACH_LEFT else g.seats
    p = 0
    while i < end:
        p = (g.f_seat[f] + i) % g.seats
        if g.f_safe[f] >> p & 1 == 0:
            break
        i += 1
    if i >= end:
        g.f_i[f] = 0
        return C.NEXT
    g.f_i[f] = i + 1
    push(g, sub, p, g.f_card[f])
    if g.sp:
        g.f_it[f + 1] = g.f_it[f]
        g.f_you[f + 1] = g.f_seat[f]
        g.f_them[f + 1] = g.f_them[f]
    return C.WAIT


@instruction(C.OP_CHOOSE)
def choose_keys(g: State, f: int, keys: int, n: int, may: int) -> int:
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        most = amount(g, f, n)
        g.f_step[f] = 1
        if ask_keys(g, keys & 65535, p, 0 if may else most, most, C.D_CHOOSE):
            return C.WAIT
    g.f_step[f] = 0
    g.f_keys[f] = picked_keys(g)
    if g.tracing and g.d_n:
        emit(g, C.E_CHOOSE, p, -1, g.d_n, C.EVERYBODY, g.f_keys[f])
    return C.NEXT


@instruction(C.OP_OPTION)
def do_option(g: State, f: int, key: int, next_option: int) -> int:
    """What was chosen under this key; if it was not, the next one's turn."""
    return C.NEXT if g.f_keys[f] >> key & 1 else jump(g, f, next_option)


@instruction(C.OP_REMEMBER)
def remember_them(g: State, f: int) -> int:
    """From here on the program remembers a set of cards: *them*."""
    if g.nthem == C.THEM:
        cut_short(g)
        return C.WAIT
    g.nthem += 1
    g.f_them[f] = g.nthem
    return C.NEXT


@instruction(C.OP_NEXT_OF_THEM)
def take_next_of_them(g: State, f: int, done: int) -> int:
    """The next kind among them is *it*; after the last the program goes on at `done`."""
    k = g.f_i[f]
    while k < g.kinds and g.them[g.f_them[f] - 1][k] == 0:
        k += 1
    if k == g.kinds:
        g.f_i[f] = 0
        return jump(g, f, done)
    g.f_it[f] = k + 1
    g.f_i[f] = k + 1
    return C.NEXT


@instruction(C.OP_WINDOW)
def go_on_with_window(g: State, f: int) -> int:
    window(g)
    return C.WAIT
