"""Room on the effect stack: what waits below a window is put away until it is its turn.

A gain can have an effect that gains, and so on until a pile is empty: every window of such a chain stays open below
the next one. So the limit on effects in progress holds above each window. Those below move to a second store, a block
at a time, and come back when what is above them is done. A frame there is as it was, but for `f_attack`: that is how
far below it the frame lies to which it belongs, at most two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..memory import bring_back, has_store, put_away

if TYPE_CHECKING:
    from ..machine import State


def tend_stack(g: State) -> None:
    """Before a step: room above, and below the frames that an effect may refer to."""
    if g.sp > C.FULL:
        make_room(g)
    elif g.ndeep and g.sp < C.FEW:
        go_back(g)


def make_room(g: State) -> None:
    """Put away what lies below a window in which an effect has begun."""
    n = g.sp - C.NEARBY
    while n > 0 and not (g.f_pc[n] == C.PC_WINDOW and g.f_step[n]):
        n -= 1
    if n <= 0 or g.ndeep + n > C.DEEP or not has_store(g):
        return
    for f in range(n):
        if g.f_attack[f]:
            g.f_attack[f] = f + 1 - g.f_attack[f]
    put_away(g, n)
    g.ndeep += n
    g.sp -= n
    for f in range(g.sp):
        if g.f_attack[f]:
            g.f_attack[f] -= n


def go_back(g: State) -> None:
    """Bring back the latest of those put away, none without the frame to which it belongs."""
    n = min(g.ndeep, C.BROUGHT_BACK)
    while g.x_attack[g.ndeep - n]:
        n += 1
    bring_back(g, n)
    g.ndeep -= n
    g.sp += n
    for f in range(n, g.sp):
        if g.f_attack[f]:
            g.f_attack[f] += n
    for f in range(n):
        if g.f_attack[f]:
            g.f_attack[f] = f + 1 - g.f_attack[f]
