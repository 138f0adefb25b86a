"""The turn: Action phase, Treasures, Buys, Clean-up, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import const as C
from ..const import i64, u64
from ..rows import any_action, hand_coins, row
from .agenda import fall_due, note_later
from .asking import ask, clear_options, offer_hand_type, only_pick
from .bonuses import extra_coins, take_tokens
from .durations import mark_stays, new_unit, release_units
from .filters import cost_now, may_buy
from .gains import forget_gains, gain, gained_apart, leave_supply, note_gain
from .knowledge import entered_discard_open, hand_gone, keep_secret
from .later_parts import start_at_once
from .plays import play_from_hand, play_treasure, push
from .spending import may_spend
from .strategies import next_action, next_purchase, next_treasure, note_coins, note_turn
from .triggers import settled
from .windows import begin_actions, open_window, open_windows
from .zones import draw, emit, land, moved, new_top, occur

if TYPE_CHECKING:
    from ..machine import State


def begin_turn(g: State, p: int) -> None:
    g.cur = p
    g.phase = C.PH_ACTION
    if g.extended:
        begin_extended(g, p)
    if g.extended == 0 or g.extra == 0:
        g.turns[p] += 1
    g.stock_of = 0
    if g.gainers:
        forget_gains(g)
    g.actions = 1
    g.buys = 1
    if g.tracing:
        emit(g, C.E_TURN, p, -1, g.turns[p], C.EVERYBODY, g.extra if g.extended else 0)


def begin_extended(g: State, p: int) -> None:
    """What begins with a turn in games with Durations and their like: the phase of start effects, if there are any."""
    g.preyed = 0
    for k in row(g):
        g.gained_last[p][k] = 0
    for k in row(g):
        g.gained_buy[k] = 0
    if fall_due(g, p) or g.table.hears[C.W_START]:
        g.phase = C.PH_START
    else:
        begin_actions(g)


def enter(g: State, phase: int) -> None:
    g.phase = phase
    if phase == C.PH_TREASURE and g.extended:
        begin_buys(g)
    if g.tracing and phase == C.PH_TREASURE:
        emit(g, C.E_PHASE, g.cur, -1, 0, C.EVERYBODY, phase)
    if g.noting and phase == C.PH_BUY:
        note_coins(g, g.cur)


def begin_buys(g: State) -> None:
    """The Buy phase of a game with triggers begins, after the Action phase has ended."""
    for k in row(g):
        g.gained_buy[k] = 0
    if g.table.hears[C.W_END_OF_ACTIONS]:
        occur(g, C.W_END_OF_ACTIONS, g.cur, 0, C.NOWHERE, 0)
    if g.table.hears[C.W_BUYS]:
        occur(g, C.W_BUYS, g.cur, 0, C.NOWHERE, 0)


def advance(g: State) -> None:
    """One step of the turn while no effect is under way: ask, or go on to what comes next."""
    p = g.cur
    g.steps = 0
    if g.extended and between(g, p):
        return
    if g.plan[p] and (g.extended == 0 or g.control == 0):
        plan_turn(g, p)
    elif g.phase == C.PH_ACTION:
        if (
            g.actions <= 0
            or not offer_hand_type(g, p, C.ACTION)
            or not ask(g, C.D_ACTION, p, C.HAND, p, 0, 1, 0, C.F_CARDS)
        ):
            enter(g, C.PH_TREASURE)
    elif g.phase == C.PH_TREASURE:
        if g.nqueue:
            play_queued(g, p)
        elif not offer_hand_type(g, p, C.TREASURE) or not ask(
            g, C.D_TREASURE, p, C.HAND, p, 0, longest_answer(g), 1, C.F_CARDS
        ):
            enter(g, C.PH_BUY)
    elif g.phase == C.PH_BUY:
        if g.buys <= 0 or not ask_buy(g, p):
            leave_buys(g)
    else:
        clean_up(g, p)
        end_turn(g, p)


def between(g: State, p: int) -> int:
    """What games of the later boxes do before the turn goes on: windows and questions; 0 when there is nothing."""
    if g.nocc:
        open_windows(g)
        return 1
    if g.phase == C.PH_START:
        if not start_at_once(g, p):
            open_window(g, C.PC_WINDOW, C.W_START, p, 0)
            return 1
        begin_actions(g)
        if g.nocc:
            open_windows(g)
            return 1
    if g.phase == C.PH_END_OF_BUY:
        if not effects_of(g, p, C.W_END_OF_BUY):
            enter(g, C.PH_CLEANUP)
        return 1
    if g.phase == C.PH_CLEANUP:
        return g.table.hears[C.W_CLEANUP] and effects_of(g, p, C.W_CLEANUP)
    if g.phase == C.PH_END:
        if not effects_of(g, p, C.W_END_OF_TURN):
            after_turn(g, p)
        return 1
    return g.table.spends and may_spend(g, p)


def leave_buys(g: State) -> None:
    """Nothing more is bought."""
    if g.table.hears[C.W_END_OF_BUY] and not settled(g, C.W_END_OF_BUY, g.cur, 0, 0):
        enter(g, C.PH_END_OF_BUY)
    else:
        enter(g, C.PH_CLEANUP)


def effects_of(g: State, p: int, what: int) -> int:
    """Open the window of the end of the Buy phase, of Clean-up or of the end of the turn; 0 when it is closed again."""
    if g.closing:
        g.closing = 0
        return 0
    g.closing = 1
    open_window(g, C.PC_WINDOW, what, p, 0)
    return 1


def plan_turn(g: State, p: int) -> None:
    """The same where a strategy sits: as far as it goes without an effect."""
    if g.phase == C.PH_ACTION:
        if any_action(g, p) and play_actions(g, p):
            return
        enter(g, C.PH_TREASURE)
        if g.nocc:
            return
    if g.phase == C.PH_TREASURE:
        if stay_in_hand(g, p):
            g.coins += hand_coins(g, p)
        elif play_all_treasures(g, p):
            return
        enter(g, C.PH_BUY)
        if g.extended and (g.nocc or g.table.spends):
            return
    if g.phase == C.PH_BUY:
        while g.buys > 0:
            k = next_purchase(g, p) - 1
            if k < 0:
                break
            buy(g, p, k)
            if g.sp:
                return
        leave_buys(g)
        if g.phase == C.PH_END_OF_BUY or g.table.hears[C.W_CLEANUP]:
            return
    clean_up(g, p)
    end_turn(g, p)


def stay_in_hand(g: State, p: int) -> int:
    """Whether nobody will ask where the Treasures of this turn lie: then they need not move."""
    if g.extended and not g.table.still:
        return 0
    return g.blind and g.plans.quick and not g.richer and not g.plans.looks[g.plan[p] - 1]


def play_actions(g: State, p: int) -> int:
    """Play Actions as long as they are simple; 1 when one was played that is not."""
    while g.actions > 0:
        k = next_action(g, p)
        if k < 0:
            return 0
        g.actions -= 1
        if not runs_no_program(g, k):
            play_from_hand(g, p, k)
            return 1
        g.nact += 1
        play_simple(g, p, k)
    return 0


def runs_no_program(g: State, k: int) -> int:
    """Whether a play of k is done at once by `play_simple`; not where there is no room for its later part."""
    return g.table.simple[k] and g.blind and (g.table.later[k] == 0 or g.nagenda < C.AGENDA)


def play_simple(g: State, p: int, k: int) -> None:
    """A card that gives cards, Actions, Buys and coins, now and perhaps next turn: no program has to run for it."""
    g.hand[p][k] -= 1
    g.nhand[p] -= 1
    g.play[p][k] += 1
    g.nplay[p] += 1
    if g.table.lasts[k]:
        g.lasting[k] = min(g.lasting[k] + 1, 255)
    if g.table.later[k]:
        note_later(g, p, k, new_unit(g, p, k), 0, 0, g.table.later[k])
    g.actions += g.table.more_actions[k]
    g.buys += g.table.more_buys[k]
    g.coins += g.table.more_coins[k] + extra_coins(g, k)
    draw(g, p, g.table.more_cards[k])


def play_all_treasures(g: State, p: int) -> int:
    """Play the Treasures in hand; 1 when one had more to do than give coins."""
    if g.table.choosy:
        while True:
            k = next_treasure(g, p)
            if k < 0:
                return 0
            if play_copies(g, p, k):
                return 1
    i = 0
    while g.plans.treasures[i] >= 0:
        k = g.plans.treasures[i]
        if g.hand[p][k] and play_copies(g, p, k):
            return 1
        i += 1
    return 0


def play_copies(g: State, p: int, k: int) -> int:
    """All copies in hand of a Treasure that gives coins; 1 when it does more, and one of them was played."""
    if g.table.plain[k] >= 0:
        play_plain(g, p, k)
        return 0
    while runs_no_program(g, k):
        play_simple(g, p, k)
        if g.table.choosy or g.hand[p][k] == 0:
            return 0
    play_treasure(g, p, k)
    return 1


def play_plain(g: State, p: int, k: int) -> None:
    """All copies in hand of a Treasure that only gives coins."""
    n = g.hand[p][k]
    if g.blind and g.table.types[k] & C.ACTION == 0 and g.table.prey >> k & 1 == 0:
        g.hand[p][k] = 0
        g.nhand[p] -= n
        g.play[p][k] += n
        g.nplay[p] += n
        g.coins += n * (g.table.plain[k] + g.bonus[k]) + extra_coins(g, k) - g.bonus[k]
    else:
        for _ in range(n):
            play_treasure(g, p, k)


def longest_answer(g: State) -> int:
    """All Treasures may be named at once; behind one that does more than give coins at most what the queue holds."""
    for k in range(g.kinds):
        if g.opt[k] and g.table.plain[k] < 0:
            return C.ORDERED_PICKS + 1
    return 32767


def ask_buy(g: State, p: int) -> int:
    clear_options(g)
    for k in range(g.kinds):
        if g.supply[k] and cost_now(g, k) <= g.coins and (g.extended == 0 or may_buy(g, p, k)):
            g.opt[k] = 1
    if g.table.events:
        offer_events(g, p)
    return ask(g, C.D_BUY, p, C.SUPPLY, p, 0, 1, 0, C.F_CARDS)


def offer_events(g: State, p: int) -> None:
    """What can be bought that is no card."""
    for k in range(g.kinds):
        if g.table.event[k] and cost_now(g, k) <= g.coins and may_buy(g, p, k):
            g.opt[k] = 1


def play_queued(g: State, p: int) -> None:
    """Treasures named in one answer behind one that had more to do than give coins."""
    k = g.queue[0]
    g.nqueue -= 1
    for i in range(g.nqueue):
        g.queue[i] = g.queue[i + 1]
    g.queue[g.nqueue] = 0
    if g.hand[p][k]:
        play_treasure(g, p, k)


def take_action(g: State) -> None:
    k = only_pick(g) - 1
    if k < 0:
        enter(g, C.PH_TREASURE)
    else:
        g.actions -= 1
        play_from_hand(g, g.cur, k)


def take_buy(g: State) -> None:
    k = only_pick(g) - 1
    if k < 0:
        leave_buys(g)
        return
    buy(g, g.cur, k)


def buy(g: State, p: int, k: int) -> None:
    g.buys -= 1
    g.coins -= cost_now(g, k)
    if g.tracing:
        if g.table.event[k] or gained_apart(g):
            emit(g, C.E_BUY, p, k, 1, C.EVERYBODY, C.DISCARD)
        else:
            moved(g, C.E_BUY, p, k, 1, C.EVERYBODY, C.DISCARD, C.SUPPLY, C.DISCARD)
    if g.extended:
        buy_extended(g, p, k)
        return
    leave_supply(g, k)
    note_gain(g, p, k, 1)
    land(g, p, k)


def buy_extended(g: State, p: int, k: int) -> None:
    """A buy that something may answer: first its own window, then the gain."""
    one: u64 = 1
    if g.table.parts:
        g.potions -= g.table.potion_cost[k]
        if g.table.debt_cost[k]:
            take_tokens(g, p, C.DEBT, g.table.debt_cost[k])
    if g.table.event[k]:
        if g.table.event[k] == 2:
            g.barred[C.BUYING] |= one << k
        push(g, g.table.start[k], p, k)
        return
    if g.table.hears[C.W_BUY] and not settled(g, C.W_BUY, p, k, 1):
        open_window(g, C.PC_BUY, C.W_BUY, p, k)
        return
    gain(g, p, k, C.DISCARD, C.SUPPLY, 1)
    if g.nocc:
        open_windows(g)


def clean_up(g: State, p: int) -> None:
    """Hand cards first, then the cards in play: the latest one played ends up on top. Then five new cards."""
    if g.table.tracks:
        clean_up_around(g, p)
        return
    discard_all(g, p)
    draw(g, p, next_hand(g))


def next_hand(g: State) -> int:
    """How many cards the next hand has."""
    if g.extended and g.hand_next:
        return g.hand_next
    return C.HAND_SIZE


def clean_up_around(g: State, p: int) -> None:
    """Clean-up where cards may stay: they are put by meanwhile."""
    n = mark_stays(g, p)
    if n:
        for k in row(g):
            g.play[p][k] -= g.stays[k]
        g.nplay[p] -= n
    discard_all(g, p)
    if n:
        for k in row(g):
            g.play[p][k] += g.stays[k]
        g.nplay[p] += n
    release_units(g, p)
    draw(g, p, next_hand(g))


def discard_all(g: State, p: int) -> None:
    """Hand and play area go to the discard pile."""
    if g.blind:
        sweep(g, p)
        return
    top = -1
    if g.nplay[p]:
        top = latest_in_play(g, p)
    elif g.nhand[p]:
        for k in range(g.kinds):
            if g.hand[p][k]:
                top = k
    if g.tracing:
        emit(g, C.E_CLEANUP, p, -1, 0, C.EVERYBODY, 0)
        note_clean_up(g, p, top)
    if g.nplay[p]:
        for k in row(g):
            g.seen_disc[p][k] = min(g.seen_disc[p][k] + g.play[p][k], 255)
    elif top >= 0:
        entered_discard_open(g, p, top, 1)
    if top >= 0:
        new_top(g, p, top)
    hand_gone(g, p)
    sweep(g, p)


def sweep(g: State, p: int) -> None:
    """Hand and play area onto the discard pile; what lasted for the turn is over."""
    # short loops over whole rows: the C compiler makes a handful of instructions of each
    for k in row(g):
        g.disc[p][k] += g.hand[p][k]
    for k in row(g):
        g.hand[p][k] = 0
    if g.nplay[p]:
        for k in row(g):
            g.disc[p][k] += g.play[p][k]
        for k in row(g):
            g.play[p][k] = 0
    if g.stamp or g.richer:
        for k in row(g):
            g.last[k] = 0
        for k in row(g):
            g.bonus[k] = 0
        for k in row(g):
            g.waiting[k] = 0
    g.ndisc[p] += g.nhand[p] + g.nplay[p]
    g.nhand[p] = 0
    g.nplay[p] = 0


def latest_in_play(g: State, p: int) -> int:
    """The kind of the latest play whose card still lies in play."""
    k = g.newest
    if g.play[p][k] and g.last[k] == g.stamp and g.table.tracked[k] == 0:
        return k
    top = -1
    stamp = -1
    for k in range(g.kinds):
        if g.play[p][k] and g.last[k] > stamp and g.table.tracked[k] == 0:
            stamp = g.last[k]
            top = k
    return latest_unit(g, p, stamp, top) if g.table.tracks else top


def latest_unit(g: State, p: int, stamp: int, top: int) -> int:
    """The same among the cards known one by one that leave play: the latest play, else the last to come into play."""
    came: i64 = -1
    for i in range(g.unit_end):
        if g.u_seat[i] == p + 1 and g.u_stays[i] == 0:
            if g.u_stamp[i] > stamp and (g.u_stamp[i] or stamp < 0):
                stamp = g.u_stamp[i]
                top = g.u_kind[i]
                came = g.u_came[i]
            elif stamp == 0 and g.u_stamp[i] == 0 and g.u_came[i] > came:
                top = g.u_kind[i]
                came = g.u_came[i]
    return top


def note_clean_up(g: State, p: int, top: int) -> None:
    """The events of a Clean-up: hand cards are not shown unless one is the visible top."""
    for k in range(g.kinds):
        c = g.hand[p][k]
        if g.nplay[p] == 0 and k == top:
            c -= 1
        if c:
            moved(g, C.E_DISCARD, p, k, c, 1 << p, C.HAND, C.HAND, C.DISCARD)
    if g.nplay[p] == 0 and top >= 0:
        moved(g, C.E_DISCARD, p, top, 1, C.EVERYBODY, C.HAND, C.HAND, C.DISCARD)
    for k in range(g.kinds):
        if g.play[p][k]:
            moved(g, C.E_DISCARD, p, k, g.play[p][k], C.EVERYBODY, C.PLAY, C.PLAY, C.DISCARD)


def end_turn(g: State, p: int) -> None:
    g.actions = 0
    g.buys = 0
    g.coins = 0
    g.cheaper = 0
    g.nact = 0
    g.met = 0
    g.stamp = 0
    g.newest = 0
    g.richer = 0
    if g.extended:
        if g.table.hears[C.W_END_OF_TURN] or g.nocc:
            g.phase = C.PH_END
            return
        end_extended(g, p)
    finish_turn(g, p)


def after_turn(g: State, p: int) -> None:
    """The effects at the end of the turn are over."""
    end_extended(g, p)
    finish_turn(g, p)


def finish_turn(g: State, p: int) -> None:
    """Whether the game ends here; if not, the next turn."""
    if g.supply[g.table.provinces] == 0:
        g.ends = C.ENDS_PROVINCES
    elif g.extended and g.table.colonies and g.supply[g.table.colonies - 1] == 0:
        g.ends = C.ENDS_COLONIES
    elif g.empty >= g.table.piles_to_end:
        g.ends = C.ENDS_PILES
    elif g.turns[p] >= C.TURN_LIMIT:
        g.ends = C.ENDS_LIMIT
    if g.noting:
        note_turn(g, p)
    if g.ends != C.ENDS_NOT:
        g.phase = C.PH_OVER
        if g.tracing:
            emit(g, C.E_END, p, -1, 0, C.EVERYBODY, g.ends)
    elif g.extended:
        next_turn(g, p)
    else:
        begin_turn(g, (p + 1) % g.seats)


def end_extended(g: State, p: int) -> None:
    """What lasted for the turn is over."""
    g.potions = 0
    if g.control:
        for k in range(g.kinds):
            while g.lent[k]:
                g.lent[k] -= 1
                land(g, p, k)
                if g.tracing:
                    moved(g, C.E_MOVE, p, k, 1, C.EVERYBODY, 0, C.LENT, C.DISCARD)
            for _ in range(g.hand[p][k] - g.seen_hand[p][k]):
                keep_secret(g, g.control - 1, p, k)
    g.hand_next = 0
    g.nless = 0
    g.nqueue = 0
    for i in range(C.BARS):
        g.barred[i] = 0
    for k in row(g):
        g.lasting[k] = 0


def next_turn(g: State, p: int) -> None:
    """An extra turn if one was earned, else the left neighbour's; after a controlled one the same seat's own."""
    controlled = g.control
    g.control = 0
    g.extra = g.extra_next
    g.extra_next = 0
    if g.extra == 0 and g.control_next:
        g.control = g.control_next
        g.control_next = 0
        g.extra = 1
        begin_turn(g, (p + 1) % g.seats)
    else:
        begin_turn(g, p if g.extra or controlled else (p + 1) % g.seats)
