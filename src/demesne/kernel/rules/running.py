"""The loop that runs a game: an effect under way goes on, one instruction after the other; without one the turn does.

An instruction that must ask leaves the program counter where it is and sets `f_step`; it runs again when the
answer is there. What it leaves for the next one: `f_it` (the card last moved, kind + 1) and `f_count` (how many).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from .instructions import carry_out as carry_out  # and with it all instructions
from .phases import advance
from .plays import cut_short, pop
from .programs import ends_at
from .stack import tend_stack
from .windows import open_windows

if TYPE_CHECKING:
    from ..machine import State


def run(g: State) -> None:
    """Go on until somebody must answer or the game is over."""
    while g.pend == C.D_NONE and g.phase != C.PH_OVER and g.trouble == C.OK:
        if g.sp:
            step(g)
        else:
            advance(g)


def step(g: State) -> None:
    """Run the topmost program until it ends, starts another or asks."""
    if g.sp > C.FULL or g.ndeep:
        tend_stack(g)
    if g.nocc:  # a card has been played that something answers first
        open_windows(g)
        return
    f = g.sp - 1
    pc = g.f_pc[f]
    while True:
        g.steps += 1
        if g.steps > C.STEP_LIMIT:
            cut_short(g)
            return
        g.f_pc[f] = pc
        how = carry_out(g, f, pc)
        if how == C.WAIT or g.sp == 0:
            return
        pc = g.f_pc[f] if how == C.JUMPED else pc + C.WIDTH
        if g.nocc:
            g.f_pc[f] = pc
            heard = g.f_played[f] and g.table.hears[C.W_PLAYED]
            if ends_at(g, pc) and g.f_here[f] == 0 and g.f_kept[f] == 0 and not heard:
                pop(g, f)  # it has nothing more to do: a chain of gains needs no room
            open_windows(g)
            return
