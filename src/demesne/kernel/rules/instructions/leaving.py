"""Cards that leave play before Clean-up: to the trash, onto the deck, onto a mat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ..asking import ask, clear_options, offer_one
from ..declared import able, instruction
from ..plays import leave_with, out_of_play
from ..zones import moved, put_on_top, to_trash
from .mats import lay_on_mat

if TYPE_CHECKING:
    from ...machine import State


@instruction(C.OP_TRASH_THIS)
def trash_this(g: State, f: int, may: int) -> int:
    p = g.f_seat[f]
    k = g.f_card[f]
    if g.f_step[f] == 0:
        g.f_count[f] = 0
        if g.f_here[f] == 0:
            return C.NEXT
        offer_one(g, k)
        g.f_step[f] = 1
        if ask(g, C.D_TRASH, p, C.PLAY, p, 0 if may else 1, 1, 0, C.F_CARDS):
            return C.WAIT
    g.f_step[f] = 0
    g.f_count[f] = g.d_n
    if g.d_n:
        leave_with(g, f)
        to_trash(g, p, k, C.PLAY)
    return C.NEXT


@instruction(C.OP_TRASH_PLAY)
def trash_from_play(g: State, f: int, types: int, but: int) -> None:
    """All cards of these types that the seat has in play go to the trash, but for those of others."""
    p = g.f_seat[f]
    for k in range(g.kinds):
        if g.play[p][k] and g.table.types[k] & types and g.table.types[k] & but == 0:
            while g.play[p][k]:
                out_of_play(g, p, k, g.last[k], 0)
                to_trash(g, p, k, C.PLAY)
            for i in range(g.sp):
                if g.f_seat[i] == p and g.f_card[i] == k:
                    g.f_here[i] = 0
                    g.f_unit[i] = 0
                if g.f_seat[i] == p and g.f_it[i] == k + 1:
                    g.f_ret[i] = 0
            for i in range(g.ndeep):
                if g.x_seat[i] == p and g.x_card[i] == k:
                    g.x_here[i] = 0
                    g.x_unit[i] = 0
                if g.x_seat[i] == p and g.x_it[i] == k + 1:
                    g.x_ret[i] = 0


@able(C.OP_TRASH_PLAY)
def can_trash_from_play(g: State, f: int, q: int, types: int, but: int) -> int:
    for k in range(g.kinds):
        if g.play[q][k] and g.table.types[k] & types and g.table.types[k] & but == 0:
            return 1
    return 0


@instruction(C.OP_DECK_THIS)
def deck_this(g: State, f: int, may: int) -> int:
    """Copies of this card in play go onto the deck, as many as their player wants."""
    p = g.f_seat[f]
    k = g.f_card[f]
    if g.f_step[f] == 0:
        clear_options(g)
        g.opt[k] = min(g.play[p][k], 255)
        g.f_step[f] = 1
        if ask(g, C.D_TOPDECK, p, C.PLAY, p, 0 if may else g.opt[k], g.opt[k], 0, C.F_CARDS):
            return C.WAIT
    g.f_step[f] = 0
    g.f_count[f] = g.d_n
    for _ in range(g.d_n):
        out_of_play(g, p, k, 0, 0)
        put_on_top(g, p, k, C.KNOWN_TO_ALL)
        if g.tracing:
            moved(g, C.E_TOPDECK, p, k, 1, C.EVERYBODY, C.PLAY, C.PLAY, C.DECK)
    return C.NEXT


@instruction(C.OP_THIS_TO_MAT)
def put_this_on_mat(g: State, f: int, mat: int) -> None:
    if g.f_here[f]:
        leave_with(g, f)
        lay_on_mat(g, g.f_seat[f], mat, g.f_card[f], 1, C.PLAY)
