"""Effects at a buy, at a gain, at the start and the ends of a turn: who does what, in which order, what is asked.

A gain that somebody may listen to is written down as an occurrence. When the instruction that caused it is done, a
window opens for it as a frame of the effect stack: first for the seat it happened to, then for the others in order.
Each seat orders its own effects; what it can only do in one way is not asked. How many compulsory effects of it wait
is in `f_count` of the window, by card in `waits`.
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
    FIXED,
    FRAMES,
    FROM_GAME,
    FROM_HAND,
    FROM_MAT,
    FROM_PILE,
    FROM_PLAY,
    FROM_SELF,
    FROM_TURN,
    FROM_YOURS,
    HAND,
    KEPT,
    KEPT_OPEN,
    KNOWN_TO_ALL,
    LEAVES,
    MOVES,
    NOBODY,
    NOWHERE,
    ONCE,
    ONLY_SILENT,
    OP_ACTIONS,
    OP_AT_BUYS,
    OP_BUYS,
    OP_CARDS,
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
    SOMEBODY,
    TAVERN,
    TOGETHER,
    TRASH,
    UNSTAMPED,
    W_ACTIONS,
    W_BUY,
    W_DISCARD,
    W_GAIN,
    W_PLAY,
    W_SHUFFLE,
    W_START,
    WIDTH,
    u64,
)
from ..layout import row
from ..play.answering import decides_at_once
from ..play.estimating import on_deck_value
from ..play.following import first_option
from .asking import about_no_card, ask, at_an_end, clear_options, clear_pick, only_pick, put
from .durations import drop_entry, let_go
from .filters import fits
from .knowledge import left_discard_open, shown_in_hand
from .mats import take_tokens
from .piles import face_of
from .plays import bonus, push
from .stack import make_room
from .zones import (
    draw,
    emit,
    leave_hand,
    lies_open_on_top,
    lift_top,
    occur,
    put_on_top,
    take_from_discard,
    take_top_discard,
)

if TYPE_CHECKING:
    from ..machine import State


def open_windows(g: State) -> None:
    """A frame for each occurrence, the first on top; none for a single one that nobody can answer."""
    if g.nocc == 1 and (
        settled(g, g.o_what[0], g.o_seat[0], g.o_kind[0], g.o_bought[0]) or (g.blind and settled_by_strategy(g))
    ):
        g.nocc = 0
    if g.sp + g.nocc > FRAMES:
        make_room(g)
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


def heard(g: State, what: int, p: int, k: int, bought: int) -> int:
    """Whether a trigger or a later part has anything to do with this: NOBODY, ONLY_SILENT effects, or SOMEBODY."""
    if g.patient:
        return SOMEBODY
    found = NOBODY
    for t in range(g.table.tr_first[what], g.table.tr_end[what]):
        if is_about(g, t, k, bought) and (times(g, t, k, p) or others_may(g, t, p)):
            if g.table.tr_flags[t] & SILENT == 0:
                return SOMEBODY
            found = ONLY_SILENT
    if what == W_GAIN:
        for i in range(g.nagenda):
            if g.table.code[g.a_at[i] + 3] or g.table.code[g.a_at[i] + 4]:
                return SOMEBODY
    if what == W_BUY and g.table.tolls:
        for i in range(g.nagenda):
            if answers_buy(g, i, p):
                return SOMEBODY
    return found


def others_may(g: State, t: int, p: int) -> int:
    """Whether another seat than p holds a Reaction to what happens to anybody."""
    if g.table.tr_flags[t] & ANYBODY and g.table.tr_from[t] == FROM_HAND:
        for q in range(g.seats):
            if q != p and g.hand[q][g.table.tr_kind[t]]:
                return 1
    return 0


def settled(g: State, what: int, p: int, k: int, bought: int) -> int:
    """Whether no window need open for this: nobody answers, or, where nobody looks, silent effects that are done here.

    Where somebody looks silent effects happen in a window too: events say what they belong to.
    """
    found = heard(g, what, p, k, bought)
    if found == ONLY_SILENT and g.blind:
        for t in range(g.table.tr_first[what], g.table.tr_end[what]):
            if is_about(g, t, k, bought):
                n = times(g, t, k, p)
                use_up(g, t, n)
                steps_at_once(g, p, g.table.tr_start[t], n)
        return 1
    return found == NOBODY


def settled_by_strategy(g: State) -> int:
    """Whether the one gain that waits needs no window, because all that answers it is an offer to put it on the deck.

    A strategy without rules for that takes or leaves it here, as it would when asked.
    """
    p = g.o_seat[0]
    k = g.o_kind[0]
    if g.o_what[0] != W_GAIN or g.o_where[0] != DISCARD or g.table.neighbours or g.table.copiers or g.control:
        return 0
    found = -1
    for t in range(g.table.tr_first[W_GAIN], g.table.tr_end[W_GAIN]):
        if is_about(g, t, k, g.o_bought[0]) and times(g, t, k, p):
            if not only_to_deck(g, t) or (found >= 0 and g.table.tr_group[found] != g.table.tr_group[t]):
                return 0
            found = t
    if found < 0 or not decides_at_once(g, p):
        return 0
    if on_deck_value(g, p, k) > 0:
        g.disc[p][k] -= 1
        g.ndisc[p] -= 1
        put_on_top(g, p, k, KNOWN_TO_ALL)
    return 1


def only_to_deck(g: State, t: int) -> int:
    """Whether trigger t is an offer to put the gained card on the deck, made by cards in play."""
    at = g.table.tr_start[t]
    if g.table.tr_flags[t] & OPTIONAL == 0 or g.table.tr_from[t] != FROM_PLAY or g.table.code[at + WIDTH] != OP_END:
        return 0
    return g.table.code[at] == OP_MOVE_GAINED and g.table.code[at + 1] == DECK


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
        let_go(g, p, k)
    g.f_where[w] = NOWHERE


# what waits


def concerns(g: State, t: int, f: int) -> int:
    """Whether trigger t, which hears such as happens in window f, is about it."""
    return is_about(g, t, g.f_card[f], g.f_bought[f])


def is_about(g: State, t: int, k: int, bought: int) -> int:
    """Whether trigger t is about this card, or about a start or an end as it is."""
    what = g.table.tr_what[t]
    if what == W_START:
        return 1
    if at_an_end(what):
        return not gained_such(g, g.table.tr_filter[t])
    if g.table.tr_flags[t] & BOUGHT and bought == 0:
        return 0
    return fits(g, k, g.table.tr_filter[t], 0)


def gained_such(g: State, filter_: int) -> int:
    """Whether a card that fits has been gained in this Buy phase; a filter for everything stands for none."""
    if filter_ == 0:
        return 0
    for k in range(g.kinds):
        if g.gained_buy[k] and g.table.filter_kinds[filter_] >> k & 1:
            return 1
    return 0


def times(g: State, t: int, card: int, q: int) -> int:
    """How often trigger t acts for seat q, to whom it happened with that card."""
    k = g.table.tr_kind[t]
    source = g.table.tr_from[t]
    if source == FROM_SELF:
        return k == card
    if source == FROM_PLAY:
        if k == card and g.table.tr_what[t] == W_PLAY:
            return max(g.play[q][k] - 1, 0)  # a card does not hear its own play
        return g.play[q][k]
    if source == FROM_TURN:
        return g.lasting[k] if q == g.cur else 0
    if source == FROM_PILE:
        return g.pile_tokens[g.table.tr_token[t]][face_of(g, card)] > 0
    if source == FROM_MAT:
        return g.mats[TAVERN * SEATS + q][k]
    if source == FROM_GAME:
        return 1
    if source == FROM_YOURS:
        return g.plus[g.table.tr_token[t] * SEATS + q] == face_of(g, card) + 1
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


def steps_at_once(g: State, q: int, at: int, n: int) -> None:
    """Nothing but so many cards, Actions, Buys, coins and tokens: done at once, n times."""
    while g.table.code[at] != OP_END:
        op = g.table.code[at]
        if op == OP_CARDS:
            draw(g, q, n * g.table.code[at + 1])
        elif op == OP_TOKENS:
            take_tokens(g, q, g.table.code[at + 1], n * g.table.code[at + 2])
        elif op == OP_ACTIONS or op == OP_BUYS or op == OP_COINS:
            bonus(g, op, q, n * g.table.code[at + 1])
        at += WIDTH


def count_effects(g: State, f: int, q: int) -> None:
    """The window comes to the seat it happened to: silent effects at once, the compulsory ones are counted."""
    forget_waits(g, f)
    for t in range(g.table.tr_first[g.f_what[f]], g.table.tr_end[g.f_what[f]]):
        flags = g.table.tr_flags[t]
        if flags & OPTIONAL == 0 and concerns(g, t, f):
            n = times(g, t, g.f_card[f], q)
            use_up(g, t, n)
            if n and flags & SILENT:
                steps_at_once(g, q, g.table.tr_start[t], n)
            elif n:
                wait(g, f, g.table.tr_kind[t], 1 if flags & TOGETHER else n)
    if g.f_what[f] == W_GAIN and g.table.copiers and q == g.cur:
        for i in range(g.nagenda):
            if answers_copy(g, i, f, q):
                wait(g, f, g.a_card[i], 1)
    if g.f_what[f] == W_BUY and g.table.tolls:
        for i in range(g.nagenda):
            if answers_buy(g, i, q):
                wait(g, f, g.a_card[i], 1)


def use_up(g: State, t: int, n: int) -> None:
    """Trigger t acts n times; one for the first time only is used up by that."""
    if g.table.tr_flags[t] & ONCE:
        g.lasting[g.table.tr_kind[t]] -= n


def forget_waits(g: State, f: int) -> None:
    for k in row(g):
        g.waits[f][k] = 0
    g.f_count[f] = 0


def wait(g: State, f: int, k: int, n: int) -> None:
    """n more effects of k wait in window f."""
    n = min(n, 255 - g.waits[f][k])
    g.waits[f][k] += n
    g.f_count[f] += n


def answers_copy(g: State, i: int, f: int, q: int) -> int:
    """Whether entry i of another seat answers the gain of q because a copy of the card lies aside for it."""
    if g.a_due[i] or g.a_seat[i] == q or g.a_keep[i] != g.f_card[f] + 1:
        return 0
    return g.table.code[g.a_at[i] + 4] != 0 and g.a_safe[i] >> q & 1 == 0


def answers_buy(g: State, i: int, q: int) -> int:
    """Whether entry i of another seat says what q does when it buys."""
    return (
        g.table.code[g.a_at[i] + WIDTH] == OP_AT_BUYS
        and g.a_due[i] == 0
        and g.a_seat[i] != q
        and g.a_safe[i] >> q & 1 == 0
    )


def program_of_entry(g: State, i: int, f: int) -> int:
    """What entry i has somebody do in window f of a buy or a gain."""
    if g.f_what[f] == W_BUY:
        return g.table.code[g.a_at[i] + WIDTH + 1]
    return g.table.code[g.a_at[i] + (3 if g.f_i[f] else 4)]


def start_effects(g: State, f: int, q: int) -> None:
    """Silent later parts first, in name order; then what else happens at the start of a turn."""
    do_later_parts(g, q, SILENT)
    if g.table.hears[W_START]:
        count_effects(g, f, q)


def do_later_parts(g: State, q: int, flag: int) -> None:
    """All later parts with this flag that are due for q, in name order; they give so many of something."""
    while True:
        found = -1
        for i in range(g.nagenda):
            if g.a_due[i] and g.a_seat[i] == q and g.table.code[g.a_at[i] + 2] & flag:
                if found < 0 or g.a_card[i] < g.a_card[found]:
                    found = i
        if found < 0:
            return
        k = g.a_card[found]
        at = g.table.code[g.a_at[found] + 1]
        drop_entry(g, found)
        if g.tracing:
            emit(g, E_LATER, q, k, 1, EVERYBODY, 0)
        steps_at_once(g, q, at, 1)


def start_at_once(g: State, q: int) -> int:
    """The start of a turn where nobody looks, if all that waits gives so many of something; 0 when a window must open.

    Nothing is asked then: silent effects come first, the others in name order, as in a window.
    """
    if g.table.hears[W_START] or g.table.hears[W_SHUFFLE] or not g.blind:
        return 0
    for i in range(g.nagenda):
        if g.a_due[i] and g.a_seat[i] == q and g.table.code[g.a_at[i] + 2] & FIXED == 0:
            return 0
    do_later_parts(g, q, SILENT)
    do_later_parts(g, q, FIXED)
    return 1


def count_neighbours(g: State, f: int, q: int) -> None:
    """The window comes to another seat: entries that listen to the gains of its right neighbour."""
    forget_waits(g, f)
    if (g.f_seat[f] + 1) % g.seats == q:
        for i in range(g.nagenda):
            if g.a_due[i] == 0 and g.a_seat[i] == q and g.table.code[g.a_at[i] + 3]:
                wait(g, f, g.a_card[i], 1)


def waiting_trigger(g: State, f: int, k: int) -> int:
    """The trigger whose effect waits in window f under the name k; -1 where it is a later part's.

    For other seats than the one it happened to only later parts wait; silent effects have been done.
    """
    if g.f_i[f]:
        return -1
    for t in range(g.table.tr_first[g.f_what[f]], g.table.tr_end[g.f_what[f]]):
        if g.table.tr_kind[t] == k and g.table.tr_flags[t] & (OPTIONAL | SILENT) == 0 and concerns(g, t, f):
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
    if g.f_shown[f] & one << g.table.tr_group[t] or not times(g, t, g.f_card[f], q):
        return 0
    at = g.table.tr_start[t]
    if g.f_where[f] == DECK and g.table.code[at] == OP_MOVE_GAINED and g.table.code[at + 1] == DECK:
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
    if g.f_count[f]:
        for k in range(g.kinds):
            if g.waits[f][k] and can_do(g, f, q, k):
                must += g.opt[k] == 0
                g.opt[k] = 1
                t = waiting_trigger(g, f, k)
                if g.f_i[f] == 0 and (t < 0 or g.table.tr_flags[t] & PLAIN == 0):
                    other = 1
    done: u64 = 0
    one: u64 = 1
    for t in range(g.table.tr_first[g.f_what[f]], g.table.tr_end[g.f_what[f]]):
        k = g.table.tr_kind[t]
        if g.opt[k] == 0 and done >> g.table.tr_group[t] & 1 == 0 and may_answer(g, t, f, q):
            done |= one << g.table.tr_group[t]
            g.opt[k] = 1
            free += 1
    return must + 64 * free + 4096 * other


def can_do(g: State, f: int, q: int, k: int) -> int:
    """Whether the compulsory effect of kind k can do anything."""
    t = waiting_trigger(g, f, k)
    if t >= 0:
        return able(g, t, f, q)
    if g.f_i[f]:
        return 1
    i = answering_entry(g, f, q, k)
    return i >= 0 and program_able(g, program_of_entry(g, i, f), f, q)


def answering_entry(g: State, f: int, q: int, k: int) -> int:
    """The entry of kind k that acts in window f on seat q; -1 for none."""
    for i in range(g.nagenda):
        if g.a_card[i] == k:
            if g.f_what[f] == W_START:
                if g.a_due[i] and g.a_seat[i] == q:
                    return i
            elif g.f_what[f] == W_BUY:
                if answers_buy(g, i, q):
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
    for t in range(g.table.tr_first[g.f_what[f]], g.table.tr_end[g.f_what[f]]):
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
        if g.f_i[f] == g.seats or (g.f_i[f] and not (g.f_what[f] == W_GAIN and g.table.neighbours)):
            close(g, f)
            return
        q = (g.f_seat[f] + g.f_i[f]) % g.seats
        if g.f_step[f] == 0:
            if g.f_what[f] == W_START:
                start_effects(g, f, q)
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


def close(g: State, f: int) -> None:
    if g.f_pc[f] == PC_BUY:
        g.f_pc[f] = PC_BUY + WIDTH
        g.f_i[f] = 0
        g.f_step[f] = 0
        return
    g.sp = f
    if g.f_what[f] == W_START and g.phase == PH_START:
        begin_actions(g)


def begin_actions(g: State) -> None:
    """The Action phase of a game with triggers begins."""
    g.phase = PH_ACTION
    if g.table.hears[W_ACTIONS]:
        occur(g, W_ACTIONS, g.cur, 0, NOWHERE, 0)


def do_effect(g: State, f: int, q: int, k: int) -> None:
    """Carry out the effect named k for q: its program on top of the window."""
    if g.f_what[f] == W_START:
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
            if g.sp and g.table.tr_from[t] == FROM_PILE:
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
    if g.patient or g.f_what[f] != W_GAIN or g.f_count[f]:
        return 0
    for t in range(g.table.tr_first[W_GAIN], g.table.tr_end[W_GAIN]):
        if g.table.tr_flags[t] & OPTIONAL:
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
    for t in range(g.table.tr_first[g.f_what[f]], g.table.tr_end[g.f_what[f]]):
        if g.table.tr_kind[t] == k and may_answer(g, t, f, q):
            at = g.table.tr_start[t]
            if g.table.code[at] != OP_PLAY_THIS:
                g.f_shown[f] |= one << g.table.tr_group[t]
            use_up(g, t, 1)
            if g.f_what[f] == W_DISCARD and g.table.tr_from[t] == FROM_SELF:
                g.seen_disc[q][k] = max(g.seen_disc[q][k], min(g.disc[q][k], 1))
            if g.table.tr_from[t] == FROM_HAND:
                shown_in_hand(g, q, k, 1)
                if g.tracing:
                    emit(g, E_REACT, q, k, 1, EVERYBODY, 0)
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
    if g.sp and g.table.tr_flags[t] & LEAVES and g.play[q][g.table.tr_kind[t]]:
        g.f_here[g.sp - 1] = UNSTAMPED


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
    if g.sp and keep:
        f = g.sp - 1
        g.f_it[f] = keep
        g.f_kept[f] = 1
        g.f_keep[f] = keep
        g.f_keep_open[f] = 1 if flags & KEPT_OPEN else 0
