"""Cards laid on mats and taken back from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ..asking import ask, offer_hand, only_pick
from ..counting import mat_row
from ..declared import instruction
from ..knowledge import entered_hand_open, left_hand_hidden
from ..zones import forget_group, has_top, leave_hand, lift_top, moved

if TYPE_CHECKING:
    from ...machine import State


def is_open(mat: int) -> int:
    """Whether everybody may look at that mat; on the second the cards lie face down."""
    return mat != 1


def lay_on_mat(g: State, p: int, mat: int, k: int, seen: int, came_from: int) -> None:
    at = mat_row(mat, p)
    g.mats[at][k] += 1
    g.nmats[at] += 1
    if seen:
        g.seen_mats[at][k] = min(g.seen_mats[at][k] + 1, 255)
    if g.tracing:
        moved(g, C.E_TO_MAT, p, k, 1, C.EVERYBODY if seen else 1 << p, mat, came_from, C.MAT + mat)


@instruction(C.OP_TO_MAT)
def put_on_mat(g: State, f: int, mat: int) -> int:
    p = g.f_seat[f]
    if choose_hand_card(g, f):
        return C.WAIT
    if g.d_n:
        k = g.f_it[f] - 1
        if is_open(mat):
            leave_hand(g, p, k)
        else:
            g.hand[p][k] -= 1
            g.nhand[p] -= 1
            left_hand_hidden(g, p, 1)
        lay_on_mat(g, p, mat, k, is_open(mat), C.HAND)
    return C.NEXT


@instruction(C.OP_TOP_TO_MAT)
def top_onto_mat(g: State, f: int, mat: int) -> None:
    p = g.f_seat[f]
    if has_top(g, p):
        k = lift_top(g, p)
        if C.FIRST_GROUP <= g.lifted <= C.LAST_GROUP:
            forget_group(g, p, g.lifted)
        lay_on_mat(g, p, mat, k, is_open(mat) or g.lifted == C.KNOWN_TO_ALL, C.DECK)


@instruction(C.OP_TAKE_MAT)
def take_mat(g: State, f: int, mat: int) -> None:
    p = g.f_seat[f]
    at = mat_row(mat, p)
    for k in range(g.kinds):
        n = g.mats[at][k]
        if n:
            g.hand[p][k] += n
            g.nhand[p] += n
            seen = g.seen_mats[at][k]
            if seen:
                entered_hand_open(g, p, k, seen)
            g.mats[at][k] = 0
            g.seen_mats[at][k] = 0
            if g.tracing:
                moved(g, C.E_TAKE, p, k, n, C.EVERYBODY if seen == n else 1 << p, 0, C.MAT + mat, C.HAND)
    g.nmats[at] = 0


def choose_hand_card(g: State, f: int) -> int:
    """Let the seat choose the hand card that is laid aside; 1 while the answer is awaited."""
    p = g.f_seat[f]
    if g.f_step[f] == 0:
        offer_hand(g, p, 0, 0)
        g.f_step[f] = 1
        if ask(g, C.D_SET_ASIDE, p, C.HAND, p, 1, 1, 0, C.F_CARDS):
            return 1
    g.f_step[f] = 0
    g.f_it[f] = only_pick(g)
    g.f_count[f] = g.d_n
    return 0
