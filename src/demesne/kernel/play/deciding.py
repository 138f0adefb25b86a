"""A strategy answers: its own rules first, then built-in play, one short piece for every kind of decision.

Options lie in `opt`; the answer goes into `pick` (and `order`), as if somebody outside had given it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..const import u32
from ..rules.counting import in_deck
from ..rules.programs import ends_at, given_at, key_at, least_at, next_option, op_at, picks_to
from ..rules.strategies import answers
from ..rules.zones import top_slot
from .answering import (
    decide_away,
    decide_bar,
    decide_order,
    decide_pile,
    decide_return,
    decide_reveal,
    decide_take,
    decide_window,
)
from .appraising import dead_actions, draw_value, is_blank, pull, take_stock
from .conditions import true_for
from .estimating import estimate, profit
from .following import follow_rules, leave_out_forbidden, no_rules, options_left, pick_by_chance, pick_option
from .giving_up import decide_discard, decide_gain, decide_pass, decide_trash, discard_worst
from .topdecking import decide_topdeck, hand_limit, put_back

if TYPE_CHECKING:
    from ..machine import State


@answers
def decide(g: State, kind: int, p: int, zone: int, about: int, least: int, most: int, ordered: int, form: int) -> None:
    """Fill `pick` with the answer of the strategy at seat p."""
    g.d_n = 0
    if form == C.F_KEYS:
        take_stock(g, p)
        decide_keys(g, kind, p, least, most)
        return
    verb = kind
    if about != p:
        verb = C.D_NONE
    elif kind == C.D_PLAY:
        verb = C.D_ACTION
    g.leaving = 0
    if about == p and zone != C.NOWHERE and zone != C.SUPPLY and zone != C.DISCARD and zone != C.PLAY:
        g.leaving = 2 if kind == C.D_TRASH else 1
    at = (g.plan[p] - 1) * C.VERBS + verb
    if kind == C.D_DISCARD and least == most and about == p and no_rules(g, at) and no_rules(g, at + C.NEVER):
        discard_worst(g, p, least)
        g.leaving = 0
        return
    leave_out_forbidden(g, p, verb, least)
    if not follow_rules(g, p, verb, least, most, ordered):
        most = min(most, g.d_n + options_left(g))
        if kind != C.D_REACT:  # Reactions are judged without, or `good_reply` does it
            take_stock(g, about)
        if kind == C.D_DISCARD:
            decide_discard(g, p, zone, about, least, most)
        elif kind == C.D_TRASH:
            decide_trash(g, p, zone, about, least, most)
        elif kind == C.D_GAIN:
            decide_gain(g, p, about, least, most)
        elif kind == C.D_TOPDECK:
            decide_topdeck(g, p, zone, least, most, ordered)
        elif kind == C.D_PLAY:
            decide_play(g, p, least)
        elif kind == C.D_REACT:
            if zone == C.HAND:
                decide_react(g, p)
            else:
                decide_window(g, p)
        elif kind == C.D_ORDER:
            decide_order(g, p)
        elif kind == C.D_REVEAL:
            decide_reveal(g, p, least)
        elif kind == C.D_SET_ASIDE:
            if zone == C.HAND:
                decide_away(g, p)
            else:
                decide_set_aside(g, p)
        elif kind == C.D_PASS:
            decide_pass(g, p)
        elif kind == C.D_RETURN:
            decide_return(g, p, least, most)
        elif kind == C.D_TAKE:
            decide_take(g, p, least, most)
        elif kind == C.D_PLACE:
            if zone == C.SUPPLY:
                decide_pile(g, p)
            else:
                pick_option(g, put_back(g, p) - 1, 0)
        elif kind == C.D_NAME:
            if about == p:
                pick_option(g, likeliest(g, p), 0)
            else:
                decide_bar(g, p, about)
    g.leaving = 0


def decide_play(g: State, p: int, least: int) -> None:
    found = 0
    best = 0
    for k in range(g.kinds):
        if g.opt[k]:
            n = profit(g, p, k) if g.table.types[k] & C.ACTION else g.plans.stock[k] + 10 * g.bonus[k]
            if g.actions == 0:
                n += 8 * g.plans.more_actions[k]
            if n > best or (least and found == 0):
                best = n
                found = k + 1
    if found:
        pick_option(g, found - 1, 0)


def decide_react(g: State, p: int) -> None:
    for k in range(g.kinds):
        if g.opt[k]:
            at = g.table.react[k]
            if op_at(g, at) == C.OP_SAFE:
                pick_option(g, k, 0)
                return
    for k in range(g.kinds):
        if g.opt[k] and helps(g, p, g.table.react[k]):
            pick_option(g, k, 0)
            return


def helps(g: State, p: int, at: int) -> int:
    """Whether a Reaction's own program does p good: what it makes p part with must be worth less than what it draws.

    Where the Attack takes cards anyway, a larger choice of those to keep is always good.
    """
    if hand_limit(g):
        return 1
    drawn = 0
    lost = 0
    while not ends_at(g, at):
        if op_at(g, at) == C.OP_CARDS:
            drawn += given_at(g, at) * draw_value(g, p)
        elif picks_to(g, at, C.D_DISCARD):
            n = least_at(g, at)
            for k in range(g.kinds):
                if g.hand[p][k] and is_blank(g, k):
                    n -= g.hand[p][k]
            lost += max(n, 0) * 8
        at += C.WIDTH
    return drawn > lost


def decide_set_aside(g: State, p: int) -> None:
    for k in range(g.kinds):
        if g.opt[k] and (g.actions == 0 or (g.plans.more_actions[k] == 0 and dead_actions(g, p) > 0)):
            pick_option(g, k, 0)


def likeliest(g: State, p: int) -> int:
    """The card that is most often in what is left of p's deck, or on top of it for certain."""
    if g.nslots[p]:
        slot = g.slot[top_slot(g, p)]
        if (
            slot >> C.KIND_BITS != C.OPEN_SLOT
            and slot >> C.KIND_BITS != C.KNOWN_TO_NOBODY
            and g.opt[slot & C.KIND_MASK]
        ):
            return slot & C.KIND_MASK
    found = 0
    best = -1
    for k in range(g.kinds):
        if g.opt[k]:
            n = in_deck(g, p, k) if g.ndeck[p] else g.disc[p][k]
            n = 4 * n + (2 if g.plans.worth[k] > 15 else 0)
            if n > best:
                best = n
                found = k
    return found


def decide_keys(g: State, kind: int, p: int, least: int, most: int) -> None:
    one: u32 = 1
    source = g.f_card[g.sp - 1]
    at = (g.plan[p] - 1) * C.VERBS + C.D_CHOOSE
    for i in range(g.plans.begins[at + C.NEVER], g.plans.ends[at + C.NEVER]):
        if g.plans.rule_card[i] == source and true_for(g, p, g.plans.rule_when[i]):
            for k in range(C.OPTION_KEYS):
                if g.plans.rule_keys[i] & one << k and options_left(g) > least:
                    g.opt[k] = 0
    for i in range(g.plans.begins[at], g.plans.ends[at]):
        if g.plans.rule_card[i] == source and true_for(g, p, g.plans.rule_when[i]):
            if g.plans.rule_keys[i] == 0:
                pick_by_chance(g, p, least, most, 0)
                return
            for k in range(C.OPTION_KEYS):
                if g.plans.rule_keys[i] & one << k and g.opt[k] > g.pick[k] and g.d_n < most:
                    pick_option(g, k, 0)
            break
    while g.d_n < most:
        k = best_key(g, kind, p)
        if k < 0 or (g.d_n >= least and g.lifted <= 0):
            break
        pick_option(g, k, 0)


def best_key(g: State, kind: int, p: int) -> int:
    """The option whose steps bring most; g.lifted says how much, or only that it is more than 0."""
    if kind == C.D_DISCARD:
        return deck_key(g, p)
    found = clear_key(g, p)
    if found >= 0:
        g.lifted = 1
        return found
    best = 0
    at = g.f_pc[g.sp - 1] + C.WIDTH
    while op_at(g, at) == C.OP_OPTION:
        key = key_at(g, at)
        if g.opt[key] > g.pick[key]:
            n = estimate(g, p, at + C.WIDTH, next_option(g, at))
            if can_wait(g, p, at + C.WIDTH, next_option(g, at)):
                n = min(n, 0)
            if found < 0 or n > best:
                best = n
                found = key
        at = next_option(g, at)
    g.lifted = best
    return found


def clear_key(g: State, p: int) -> int:
    """The option that gives coins, if all others can wait: nothing has to be estimated then. -1 if it is not so."""
    if g.cur != p:
        return -1
    found = -1
    at = g.f_pc[g.sp - 1] + C.WIDTH
    while op_at(g, at) == C.OP_OPTION:
        key = key_at(g, at)
        end = next_option(g, at)
        if g.opt[key] > g.pick[key]:
            only = at + C.WIDTH
            if only + C.WIDTH == end and op_at(g, only) == C.OP_COINS and given_at(g, only) > 0:
                if found >= 0:
                    return -1
                found = key
            elif not can_wait(g, p, at + C.WIDTH, end):
                return -1
        at = end
    return found


def can_wait(g: State, p: int, at: int, end: int) -> int:
    """Whether an option gives up the hand while another copy of the card is in it, which can do that later."""
    if g.cur != p or g.actions == 0 or g.hand[p][g.f_card[g.sp - 1]] == 0:
        return 0
    while at < end:
        if op_at(g, at) == C.OP_DISCARD_HAND:
            return 1
        at += C.WIDTH
    return 0


def deck_key(g: State, p: int) -> int:
    """Turning the deck over is good unless the deck is better than all that will be shuffled with it."""
    deck = 0
    total = 0
    cards = g.ndeck[p]
    for k in range(g.kinds):
        n = pull(g, k)
        deck += n * in_deck(g, p, k)
        total += n * (in_deck(g, p, k) + g.disc[p][k] + g.hand[p][k] + g.play[p][k])
    every = cards + g.ndisc[p] + g.nhand[p] + g.nplay[p]
    g.lifted = 1 if deck * every <= total * cards else -1
    for k in range(C.OPTION_KEYS):
        if g.opt[k] > g.pick[k]:
            return k
    return -1
