"""Built-in play in windows (which effect next, whether to react), and where piles, names and mats are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..rules.agenda import copies_program, due_for, later_program
from ..rules.asking import first_option
from ..rules.counting import owned
from ..rules.filters import cost_now, fits
from ..rules.programs import asks_whether, ends_at, filter_at, moves_gained_to, op_at, otherwise_at, picks_to
from ..rules.strategies import answers
from .appraising import holding, is_blank, take_stock, trash_value, use, value_now
from .estimating import estimate, part_of, play_value
from .following import no_rules, pick_option
from .topdecking import put_back
from .wanting import first_purchase
from .worths.elsewhere import away_value
from .worths.gaining import to_deck_gained, to_trash_gained

if TYPE_CHECKING:
    from ..machine import State


# windows


def trigger_of(g: State, f: int, k: int, optional: int) -> int:
    """The trigger of kind k that window f is about; -1 for none."""
    for t in range(g.table.tr_first[g.f_what[f]], g.table.tr_end[g.f_what[f]]):
        if g.table.tr_kind[t] == k and g.table.tr_flags[t] & C.OPTIONAL == optional:
            return t
    return -1


def must_be_done(g: State, p: int, f: int, k: int) -> int:
    """Where the compulsory effect of k begins that waits in window f for p; 0 for none."""
    if g.f_what[f] == C.W_START:
        for i in range(g.nagenda):
            if due_for(g, i, p) and g.a_card[i] == k:
                return later_program(g, i)
        return 0
    if g.waits[f][k] == 0:
        return 0
    t = trigger_of(g, f, k, 0)
    if t >= 0:
        return g.table.tr_start[t]
    for i in range(g.nagenda):
        if g.a_card[i] == k and copies_program(g, i):
            return copies_program(g, i)
    return 0


def urgency(g: State, at: int) -> int:
    """Cards come into the hand first, then what is gained; giving cards up waits, so does emptying the play area."""
    op = op_at(g, at)
    if op == C.OP_TRASH_PLAY:
        return 0
    if op == C.OP_PICK:
        return 1
    drawn = 0
    while not ends_at(g, at):
        op = op_at(g, at)
        if op == C.OP_CARDS or op == C.OP_TAKE_BACK:
            drawn = 2
        elif op == C.OP_PICK:
            # drawing and then giving up comes before giving up alone
            return 2 + drawn // 2
        at += C.WIDTH
    return 4 + drawn


def decide_order(g: State, p: int) -> None:
    """Compulsory effects first, drawing before giving up; an optional one before it can no longer be used."""
    f = g.sp - 1
    found = 0
    best = -1
    ends_play = 0
    for k in range(g.kinds):
        at = must_be_done(g, p, f, k) if g.opt[k] else 0
        if at:
            n = urgency(g, at)
            ends_play |= n == 0
            if n > best:
                best = n
                found = k + 1
    if ends_play:
        for k in range(g.kinds):
            t = trigger_of(g, f, k, C.OPTIONAL) if g.opt[k] and must_be_done(g, p, f, k) == 0 else -1
            if t >= 0 and g.table.tr_from[t] == C.FROM_PLAY and good_reply(g, p, f, k) > 0:
                found = k + 1
                break
    if found == 0:
        found = first_option(g) + 1  # the list forbids all compulsory ones, but something must come first
    pick_option(g, found - 1, 0)


def decide_window(g: State, p: int) -> None:
    """The optional effect that brings most, if any does."""
    f = g.sp - 1
    found = 0
    best = 0
    for k in range(g.kinds):
        if g.opt[k]:
            n = good_reply(g, p, f, k)
            if n > best:
                best = n
                found = k + 1
    pick_option(g, found - 1, 0)


def good_reply(g: State, p: int, f: int, k: int) -> int:
    """How good it is for p to use the optional effect of k in window f."""
    t = trigger_of(g, f, k, C.OPTIONAL)
    if t < 0:
        return 0
    at = g.table.tr_start[t]
    op = op_at(g, at)
    if op == C.OP_MOVE_GAINED and not moves_gained_to(g, at, C.TRASH):
        return to_deck_gained(g, p, f)
    take_stock(g, p)
    if op == C.OP_PLAY_THIS:
        return max(play_value(g, p, k), 1)
    if op == C.OP_PLAY_GAINED:
        return play_value(g, p, g.f_card[f])
    if op == C.OP_CHOOSE:
        # trash or deck: the better of them
        return max(to_trash_gained(g, p, f), to_deck_gained(g, p, f)) if moves_it(g, at) else 1
    if op == C.OP_MOVE_GAINED:
        return to_trash_gained(g, p, f)
    return estimate(g, p, at, C.NO_END)


@answers
def decides_at_once(g: State, p: int) -> int:
    """Whether a strategy decides for p by itself, without rules of its own, whether to use an effect."""
    at = (g.plan[p] - 1) * C.VERBS + C.D_REACT
    return g.plan[p] and no_rules(g, at) and no_rules(g, at + C.NEVER)


def moves_it(g: State, at: int) -> int:
    """Whether the program at `at` moves the card just gained."""
    while not ends_at(g, at):
        if op_at(g, at) == C.OP_MOVE_GAINED:
            return 1
        at += C.WIDTH
    return 0


# hand cards


def decide_reveal(g: State, p: int, least: int) -> None:
    """Show what brings most by what follows: a card to be sent back, a Treasure to be copied, the one of most types."""
    at = g.f_pc[g.sp - 1] + C.WIDTH
    found = 0
    best = 0
    if asks_whether(g, at, C.IF_DID):
        copies = op_at(g, at + C.WIDTH) == C.OP_GAIN_COPY
        for k in range(g.kinds):
            if g.opt[k]:
                n = 1
                if copies:
                    n = holding(g, p, k) if g.supply[k] else 0
                if n > best or (least and found == 0):
                    best = n
                    found = k + 1
    elif op_at(g, at) == C.OP_IF and sends_back(g, at + C.WIDTH, otherwise_at(g, at)):
        for k in range(g.kinds):
            if g.opt[k]:
                n = min(g.hand[p][k], 2) * trash_value(g, p, k, C.HAND) - part_of(holding(g, p, k), 2)
                if found == 0 or n > best:
                    best = n
                    found = k + 1
    elif least:
        for k in range(g.kinds):
            if g.opt[k]:
                n = 1
                types = g.table.types[k]
                while types:
                    n += types & 1
                    types >>= 1
                if n > best:
                    best = n
                    found = k + 1
    pick_option(g, found - 1, 0)


def sends_back(g: State, at: int, end: int) -> int:
    """Whether the program from `at` to `end` returns cards to their pile."""
    while at < end:
        if picks_to(g, at, C.D_RETURN):
            return 1
        at += C.WIDTH
    return 0


def decide_return(g: State, p: int, least: int, most: int) -> None:
    """Cards one is better without."""
    for k in range(g.kinds):
        while g.opt[k] > g.pick[k] and g.d_n < most and (g.d_n < least or trash_value(g, p, k, C.HAND) > 0):
            pick_option(g, k, 0)


def decide_take(g: State, p: int, least: int, most: int) -> None:
    """All that can be used this turn."""
    for k in range(g.kinds):
        while g.opt[k] > g.pick[k] and g.d_n < most and (g.d_n < least or use(g, p, k) > 0):
            pick_option(g, k, 0)


def decide_away(g: State, p: int) -> None:
    """Set a hand card aside: for good what one would not like to draw, until the next turn what can be spared."""
    if op_at(g, g.f_pc[g.sp - 1]) != C.OP_TO_MAT:
        pick_option(g, put_back(g, p) - 1, 0)
        return
    found = 0
    best = 0
    for k in range(g.kinds):
        if g.opt[k]:
            n = away_value(g, p, k)
            if found == 0 or n > best:
                best = n
                found = k + 1
    pick_option(g, found - 1, 0)


# piles and names


def on_list(g: State, p: int, k: int) -> int:
    """Whether the rules of p would buy or gain k at some time."""
    for verb in range(C.D_BUY, C.D_GAIN + 1):
        if verb == C.D_BUY or verb == C.D_GAIN:
            at = (g.plan[p] - 1) * C.VERBS + verb
            for i in range(g.plans.begins[at], g.plans.ends[at]):
                if g.plans.rule_card[i] == k:
                    return 1
    return 0


def decide_pile(g: State, p: int) -> None:
    """A pile that gets worse for whoever buys from it: one that the others like and p would not buy from now."""
    found = 0
    best = 0
    for k in range(g.kinds):
        if g.opt[k]:
            n = -1000
            if g.supply[k] and not is_blank(g, k):
                n = value_now(g, p, k)
                for q in range(g.seats):
                    if q != p and n > 6:
                        n += 12 * owned(g, q, k)
                if first_purchase(g, p, cost_now(g, k)) == k + 1:
                    n -= 36
            elif not on_list(g, p, k):
                n = -100
            if found == 0 or n > best:
                best = n
                found = k + 1
    pick_option(g, found - 1, 0)


def decide_bar(g: State, p: int, about: int) -> None:
    """Name what the seat that plays would like best of what it can get."""
    parent = g.sp - 2
    at = g.f_pc[parent] + C.WIDTH if parent >= 0 else 0
    reach = g.coins + 5
    found = 0
    best = 0
    for k in range(g.kinds):
        if g.opt[k]:
            n = -1
            if parent >= 0 and op_at(g, at) == C.OP_GAIN_PICK:
                if g.supply[k] and fits(g, k, filter_at(g, at), 0):
                    n = value_now(g, about, k) + 5 * cost_now(g, k)
            elif g.supply[k] and cost_now(g, k) <= reach:
                n = value_now(g, about, k) + 5 * cost_now(g, k)
            if found == 0 or n > best:
                best = n
                found = k + 1
    pick_option(g, found - 1, 0)
