"""The state and the card table as objects, and the run loop: this is all that the layers above see of the kernel.

Plain and compiled kernel have the same classes and the same bytes; what one has begun the other can finish.
"""

from __future__ import annotations

from typing import Any

from .answers import answer_for, finish, key_number, pick_one, value_of
from .const import (
    ARMS,
    ASIDE,
    BESIDE,
    D_NONE,
    D_TREASURE,
    DECK,
    DISCARD,
    ENDS_LIMIT,
    F_KEYS,
    F_POSITIONS,
    HAND,
    HAND_SIZE,
    HEAPS,
    KEPT,
    KEPT_OPEN,
    KINDS,
    LISTS,
    MARKS,
    MAT,
    NARROW,
    OPTION_KEYS,
    ORDERED_PICKS,
    PC_BUY,
    PC_REACTIONS,
    PC_WINDOW,
    PICK_COMPLETE,
    PICK_ILLEGAL,
    PILE_TOKENS,
    PLAY,
    PLUS,
    SEATS,
    SUPPLY,
    TOKENS,
    i64,
)
from .layout import (
    Fields,
    add_tally,
    bytes_at,
    clear_playouts,
    clear_state,
    clear_tally,
    copy_fresh,
    copy_state,
    dump_playouts,
    dump_state,
    dump_table,
    dump_tally,
    floats_at,
    ints_at,
    load_plans,
    load_state,
    load_table,
    load_tally,
    read_key,
    row,
)
from .play.candidates import candidates
from .play.playouts import try_released
from .play.simulating import key_for, play_one, play_released, run
from .play.tallying import add_game, add_seed
from .research.observing import observation_size, observe
from .research.stepping import action_count, write_mask, write_result, write_start
from .research.stepping import crew_of as crew_of
from .research.stepping import illegal_among as illegal_among
from .research.stepping import step_games as step_games
from .research.stepping import write_ends as write_ends
from .rules.asking import about_no_card, can_pick, clear_pick
from .rules.counting import owned, tokens_moved
from .rules.durations import seen_aside
from .rules.filters import cost_now
from .rules.fingerprint import fingerprint
from .rules.phases import begin_turn
from .rules.piles import left_in_pile, top_of_pile, turn_up_piles
from .rules.plays import play_treasure
from .rules.sampling import resample
from .rules.scoring import finishes_before, points_of, score
from .rules.zones import draw, first_slot


class Table(Fields):
    """What is fixed for a game: costs, types, programs. Shared by all its clones."""

    def __init__(self, data: bytes) -> None:
        load_table(self, data)

    def dump(self) -> bytes:
        return dump_table(self)


class Plans(Fields):
    """The strategies at a table, as numbers. Shared by all its games."""

    def __init__(self, data: bytes) -> None:
        load_plans(self, data)


class Tally(Fields):
    """What many games came to."""

    def __init__(self) -> None:
        clear_tally(self)

    def dump(self) -> bytes:
        return dump_tally(self)

    def load(self, data: bytes) -> None:
        load_tally(self, data)

    def add(self, other: Tally) -> None:
        add_tally(self, other)

    def end_seed(self) -> None:
        """All games of a seed are counted."""
        add_seed(self)

    def shares_by_seed(self) -> list[int]:
        """The first strategy's share of each seed, in sixtieths of a game."""
        out: list[int] = []
        for i in range(self.nseeds):
            out.append(self.seed_share[i])
        return out

    def endless(self) -> int:
        """Games that came to the limit of turns."""
        return self.ended[ENDS_LIMIT]

    def gains_of_game(self) -> list[int]:
        """The gains of the latest game: seat << 24 | turn << 8 | kind."""
        out: list[int] = []
        for i in range(self.ngains):
            out.append(self.gain[i])
        return out


class Playouts(Fields):
    """Answers to one decision, tried out: who follows which lists, and what came of it."""

    def __init__(self) -> None:
        clear_playouts(self)

    def dump(self) -> bytes:
        return dump_playouts(self)

    def judge(self, seat: int, mine: int) -> None:
        """From what seat knows (-1: all cards lie open), with the shares of `mine` compared."""
        self.seat = seat
        self.mine = mine

    def draw_lists(self, p: int, bounds: list[int]) -> None:
        """Seat p follows list i (from 0) if its number of a seed, 32 bits, is the first not above bounds[i]."""
        last = len(bounds) - 1
        for i in range(LISTS):
            self.bound[p * LISTS + i] = bounds[min(i, last)]

    def add(self, values: list[int], own: int) -> int:
        """One more answer as option values; `own` is the list (from 1) the seat follows then, 0 for a drawn one."""
        a = self.narms
        self.narms += 1
        self.own[a] = own
        self.alive[a] = 1
        self.many[a] = len(values)
        for i in range(len(values)):
            v = values[i]
            self.picks[a][v] += 1
            if i < ORDERED_PICKS:
                self.orders[a][i] = v
        return a

    def add_position(self, place: int, own: int) -> int:
        """One more answer to a decision about a position."""
        a = self.narms
        self.narms += 1
        self.own[a] = own
        self.alive[a] = 1
        self.many[a] = place
        return a

    def add_own(self, own: int) -> int:
        """Whatever the list that sits there answers."""
        return self.add_position(-1, own)

    def drop(self, a: int) -> None:
        """Answer a is not tried out any more."""
        self.alive[a] = 0

    def tried(self, a: int) -> int:
        """How many playouts answer a has had."""
        return self.played[a]

    def shares_of(self, a: int) -> list[int]:
        """What each seat has won after answer a, in sixtieths."""
        out: list[int] = []
        for p in range(SEATS):
            out.append(self.shares[a * SEATS + p])
        return out

    def product(self, a: int, b: int) -> i64:
        """The sum of the products of the shares of a and b on the seeds both were tried out on."""
        return self.cross[max(a, b) * ARMS + min(a, b)]


class State(Fields):
    """One game. Everything in it is a number; a clone is a copy of memory."""

    def __init__(self, table: Table) -> None:
        clear_state(self)
        self.table = table
        self.kinds = self.table.kinds
        self.width = NARROW if self.kinds <= NARROW else KINDS
        self.sink: list[Any] = []
        self.plans: Any = None  # a Plans, once strategies may sit here
        self.tally: Any = None

    def clone(self) -> State:
        g: State = State.__new__(State)
        copy_fresh(g, self)
        g.table = self.table
        g.plans = self.plans
        g.tally = self.tally
        return g

    def dump(self) -> bytes:
        return dump_state(self)

    def load(self, data: bytes) -> None:
        load_state(self, data)

    def trace(self) -> list[Any]:
        """Write events from now on into the list returned."""
        self.tracing = 1
        self.sink = []
        return self.sink

    def sink_list(self) -> list[Any]:
        return self.sink

    def rekey(self, key: bytes) -> None:
        read_key(self, key)
        self.pos = 0
        self.block_at = -1

    def start(self) -> None:
        """Every seat draws its first hand, the first seat begins."""
        if self.extended:
            turn_up_piles(self)
        for p in range(self.seats):
            draw(self, p, HAND_SIZE)
        begin_turn(self, self.first)
        run(self)

    def resume(self) -> None:
        if self.extended:
            turn_up_piles(self)
        run(self)

    def deal(self, p: int) -> None:
        """A first hand for one seat."""
        draw(self, p, HAND_SIZE)

    def resample(self, seat: int) -> None:
        resample(self, seat)

    # answering

    def pick_action(self, action: int) -> int:
        if self.pend == D_NONE:
            return PICK_ILLEGAL
        value = value_of(self, action)
        if value < -1:
            return PICK_ILLEGAL
        return pick_one(self, value)

    def legal_actions(self) -> list[int]:
        out: list[int] = []
        if self.pend == D_NONE:
            return out
        stop = self.table.stop
        if self.d_form == F_POSITIONS:
            base = self.table.place_base
            for i in range(self.d_last + 1):
                out.append(base + i)
            return out
        may_stop = self.d_n >= self.d_least
        if self.d_form == F_KEYS:
            for i in range(OPTION_KEYS):
                if can_pick(self, i):
                    n = key_number(self, i)
                    if may_stop and n > stop:
                        out.append(stop)
                        may_stop = 0
                    out.append(n)
        else:
            for i in range(self.kinds):
                k = self.table.by_number[i]
                if self.opt[k] > self.pick[k]:
                    n = self.table.number[k]
                    if may_stop and n > stop:
                        out.append(stop)
                        may_stop = 0
                    if can_pick(self, k):
                        out.append(n)
        if may_stop:
            out.append(stop)
        return out

    def answer(self, values: list[int]) -> int:
        """A whole answer as option values, in order; nothing changes when it is illegal."""
        n = len(values)
        if self.pend == D_NONE or self.d_n:
            return PICK_ILLEGAL
        if self.d_form == F_POSITIONS:
            if n != 1:
                return PICK_ILLEGAL
            return pick_one(self, values[0])
        if n < self.d_least or n > self.d_most:
            return PICK_ILLEGAL
        for v in values:
            if v < 0 or v >= KINDS or self.pick[v] >= self.opt[v]:
                clear_pick(self)
                return PICK_ILLEGAL
            self.pick[v] += 1
        if self.pend == D_TREASURE:
            return self.play_treasures(values)
        if self.d_ordered:
            for i in range(n):
                self.order[i] = values[i]
        finish(self, n)
        return PICK_COMPLETE

    def play_treasures(self, values: list[int]) -> int:
        n = len(values)
        for i in range(n):
            v = values[i]
            if play_treasure(self, self.cur, v):
                for j in range(i + 1, n):
                    v = values[j]
                    self.queue[j - i - 1] = v
                self.nqueue = n - i - 1
                break
        finish(self, n)
        return PICK_COMPLETE

    # strategies

    def follow(self, plans: Plans) -> None:
        """The strategies that may sit here; who sits where is said with every game."""
        self.plans = plans
        self.stock_of = 0

    def in_the_dark(self) -> None:
        """Nobody will look at this game or its copies but through a tally."""
        self.blind = 1

    def take_time(self) -> None:
        """From now on this game stops at every Attack for each other seat, as if all could react."""
        self.patient = 1

    def simulate(self, start: State, tally: Tally, first: i64, n: i64, details: int) -> None:
        """Play the games of n seeds from the start given; this state is their working memory."""
        start.noting = details
        self.table = start.table
        self.plans = start.plans
        self.tally = tally
        play_released(self, start, tally, first, n)

    def play_single(self, start: State, tally: Tally, number: i64, rotation: int) -> None:
        """One game of the match, in full detail: afterwards this state is its end."""
        start.noting = 1
        self.table = start.table
        self.plans = start.plans
        self.tally = tally
        tally.ngains = 0
        play_one(self, start, number, rotation)
        add_game(self, tally)

    def count(self, tally: Tally, who: list[int], details: int) -> None:
        """From now on this game, played from outside, is counted in a tally."""
        self.tally = tally
        self.noting = details
        tally.ngains = 0
        for p in range(self.seats):
            self.who[p] = who[p]

    def counted(self) -> None:
        """The game is over: add it."""
        add_game(self, self.tally)

    def try_out(self, root: State, world: State, trials: Playouts, first: i64, n: i64) -> None:
        """Playouts of n seeds from the pending decision of `root`; this state and `world` are their working memory."""
        if self.tally is None:
            self.tally = Tally()
        self.table = root.table
        self.plans = root.plans
        world.table = root.table
        world.plans = root.plans
        world.tally = self.tally
        try_released(self, root, world, trials, first, n)

    def candidates(self, own: list[int], most: int) -> list[list[int]]:
        """The answers to the pending decision that are worth trying out, as option values; `own` comes first."""
        return candidates(self, own, most)

    def suggest(self, s: int) -> list[int]:
        """What strategy s (from 1) would answer to the pending decision, as option values."""
        out: list[int] = []
        if self.pend == D_NONE or self.d_n:
            return out
        g: State = self.clone()
        p = g.d_seat
        g.plan[p] = s
        answer_for(g, p)
        if g.d_form == F_POSITIONS:
            out.append(g.d_n)
        elif g.pend == D_TREASURE:
            i = 0
            while g.plans.treasures[i] >= 0:
                k = g.plans.treasures[i]
                for _ in range(g.pick[k]):
                    out.append(k)
                i += 1
        elif g.d_ordered:
            for i in range(g.d_n):
                out.append(g.order[i])
        else:
            for k in row(g):
                for _ in range(g.pick[k]):
                    out.append(k)
        return out

    # learners

    def seats_at_table(self) -> int:
        return self.seats

    def sit(self, p: int, s: int) -> None:
        """Strategy s (from 1) plays seat p from now on; 0: somebody outside does."""
        self.plan[p] = s

    def begin(self, start: State, number: i64, sitting: list[int]) -> None:
        """Game `number` of a start that is laid out but not dealt; who sits where as `sit` takes it."""
        copy_state(self, start)
        self.table = start.table
        self.plans = start.plans
        self.tally = start.tally
        key_for(self, number)
        for p in range(self.seats):
            self.plan[p] = sitting[p]
        self.start()

    def observe(self, seat: int, slots: int, into: Any) -> None:
        """Write what a seat may know, with so many places in a row, into a buffer."""
        observe(self, seat, slots, bytes_at(into, observation_size(self.seats, slots)))

    def mask(self, slots: int, into: Any) -> None:
        """Write which actions of a learner may be the next pick."""
        write_mask(self, slots, bytes_at(into, action_count(slots)))

    def open_for(self, asked: int, advisor: int, slots: int, obs: Any, mask: Any) -> int:
        """Bring a game that has just begun to the first decision asked; write what it shows. Whose it is, or -1."""
        size = observation_size(self.seats, slots)
        write_start(self, asked, advisor, slots, bytes_at(obs, size), bytes_at(mask, action_count(slots)))
        return -1 if self.pend == D_NONE else self.d_seat

    def result(self, at: int, margin: int, points: Any, reward: Any) -> None:
        """Write the points of each seat, and its share of the victory or its lead, from place `at` on."""
        n = at + self.seats
        write_result(self, at, margin, ints_at(points, n), floats_at(reward, n))

    # looking

    def pending(self) -> tuple[int, ...]:
        """kind, seat, source + 1, zone, about, least, most, ordered, form, picks so far, last position, step."""
        return (
            self.pend,
            self.d_seat,
            self.d_source,
            self.d_zone,
            self.d_about,
            self.d_least,
            self.d_most,
            self.d_ordered,
            self.d_form,
            self.d_n,
            self.d_last,
            self.d_step,
        )

    def options(self) -> list[int]:
        """How many copies of each option there are."""
        opt = self.opt
        return [opt[k] for k in range(KINDS)]

    def facts(self) -> tuple[int, ...]:
        """seats, player, phase, first, ends, actions, buys, coins, cheaper, actions played, empty piles."""
        return (
            self.seats,
            self.cur,
            self.phase,
            self.first,
            self.ends,
            self.actions,
            self.buys,
            self.coins,
            self.cheaper,
            self.nact,
            self.empty,
        )

    def out_of_room(self) -> int:
        """Whether the last answer could not be carried out; the state is of no use then."""
        return self.trouble

    def counts(self, zone: int, p: int) -> list[int]:
        """How many of each kind lie in a zone; of a deck the cards of its open slots."""
        if zone == HAND:
            row = self.hand[p]
        elif zone == DECK:
            row = self.rest[p]
        elif zone == DISCARD:
            row = self.disc[p]
        elif zone == PLAY:
            row = self.play[p]
        elif zone == ASIDE:
            row = self.aside[p]
        elif zone == SUPPLY:
            row = self.supply
        elif zone == KEPT:
            row = self.kept[p]
        elif zone == BESIDE:
            row = self.beside
        elif zone >= MAT:
            row = self.mats[(zone - MAT) * SEATS + p]
        else:
            row = self.trash
        return [row[k] for k in range(self.kinds)]

    def listed(self, zone: int, p: int, names: list[str]) -> list[str]:
        """The cards in a zone by name; of a deck the cards of its open slots."""
        out: list[str] = []
        counts: list[int] = self.counts(zone, p)
        for k in range(self.kinds):
            n = counts[k]
            for _ in range(n):
                out.append(names[k])
        return out

    def named_options(self, names: list[str]) -> list[str]:
        """The options of the pending decision by name, or by key if the names are those."""
        out: list[str] = []
        for k in range(len(names)):
            n = self.opt[k]
            for _ in range(n):
                out.append(names[k])
        return out

    def costs(self, kinds: list[int]) -> list[int]:
        """What cards of these kinds cost now."""
        out: list[int] = []
        for k in kinds:
            out.append(cost_now(self, k))
        return out

    def seat(self, p: int) -> tuple[int, ...]:
        """Cards in hand, deck, discard pile; turns begun; top of the discard pile + 1; veil over cards aside; these."""
        return (
            self.nhand[p],
            self.ndeck[p],
            self.ndisc[p],
            self.turns[p],
            self.top[p],
            self.veiled[p],
            self.naside[p],
        )

    def slots(self, p: int) -> list[int]:
        """The slots of a deck from the top down to the deepest pinned one: its kind, above KIND_BITS who knows it."""
        out: list[int] = []
        first = first_slot(self, p)
        i = first + self.nslots[p] - 1
        while i >= first:
            out.append(self.slot[i])
            i -= 1
        return out

    def window(self) -> int:
        """The Attack (kind + 1) whose Reactions are being asked; 0 outside of that."""
        for f in range(self.ndeep):
            if self.x_pc[f] == PC_REACTIONS:
                return self.x_card[f] + 1
        for f in range(self.sp):
            if self.f_pc[f] == PC_REACTIONS:
                return self.f_card[f] + 1
        return 0

    def occasion(self) -> tuple[int, ...]:
        """The innermost buy, gain, start or end whose effects are under way: which, its seat, its card + 1."""
        if self.extended:
            f = self.sp - 1
            while f >= 0:
                if self.f_what[f] and (self.f_pc[f] == PC_WINDOW or self.f_pc[f] == PC_BUY):
                    return self.f_what[f], self.f_seat[f], 0 if about_no_card(self.f_what[f]) else self.f_card[f] + 1
                f -= 1
            f = self.ndeep - 1
            while f >= 0:
                if self.x_what[f] and (self.x_pc[f] == PC_WINDOW or self.x_pc[f] == PC_BUY):
                    return self.x_what[f], self.x_seat[f], 0 if about_no_card(self.x_what[f]) else self.x_card[f] + 1
                f -= 1
        return 0, 0, 0

    def turn_facts(self) -> tuple[int, ...]:
        """Whether this is an extra turn, whether one follows, cards of the next hand, tokens that left their piles."""
        return self.extra, self.extra_next, self.hand_next, tokens_moved(self) if self.extended else 0

    def piles_facts(self, k: int) -> tuple[int, ...]:
        """Of the pile of that kind: how many cards are left, the kind on top + 1."""
        return left_in_pile(self, k), top_of_pile(self, k)

    def undrawn(self) -> list[int]:
        """What the cards of unknown order are drawn from, and what comes back when a controlled turn ends."""
        out: list[int] = []
        for k in range(self.kinds):
            out.append(self.under[k] + self.lent[k])
        return out

    def heaps(self) -> list[list[int]]:
        """Piles of different cards: the known ones of each, the top last."""
        out: list[list[int]] = []
        for i in range(HEAPS):
            known: list[int] = []
            for j in range(self.nheap[i]):
                known.append(self.heap[i][j])
            out.append(known)
        return out

    def purse(self) -> tuple[int, ...]:
        """Potions of this turn; the seat + 1 that decides in it."""
        return self.potions, self.control

    def plus_of(self, p: int) -> list[int]:
        """For each plus token of a seat the kind + 1 whose pile it lies on."""
        out: list[int] = []
        for i in range(PLUS):
            out.append(self.plus[i * SEATS + p])
        return out

    def marks_of(self, p: int) -> list[int]:
        """For each token of a seat that is there or not: whether it is."""
        out: list[int] = []
        for i in range(MARKS):
            out.append(self.marks[i * SEATS + p])
        return out

    def stocks(self) -> list[int]:
        """The victory tokens that lie on each pile or Landmark."""
        return [self.stock[k] for k in range(self.kinds)]

    def tokens_of(self, p: int) -> list[int]:
        """How many tokens of each name a seat has."""
        out: list[int] = []
        for i in range(TOKENS):
            out.append(self.tokens[i * SEATS + p])
        return out

    def tokens_on(self, k: int) -> list[int]:
        """How many tokens of each name lie on a pile."""
        out: list[int] = []
        for i in range(PILE_TOKENS):
            out.append(self.pile_tokens[i][k])
        return out

    def agenda(self) -> list[tuple[int, ...]]:
        """Later parts to come: seat, card, kind kept aside + 1, whether everybody sees it, safe seats, due, unit."""
        out: list[tuple[int, ...]] = []
        for i in range(self.nagenda):
            seen = self.table.code[self.a_at[i] + 2] & KEPT_OPEN
            out.append(
                (
                    self.a_seat[i],
                    self.a_card[i],
                    self.a_keep[i],
                    1 if seen else 0,
                    self.a_safe[i],
                    self.a_due[i],
                    self.a_unit[i],
                )
            )
        return out

    def seen_aside(self, p: int) -> list[int]:
        """Of the cards of each kind that a seat has set aside over turns: how many everybody saw."""
        return [seen_aside(self, p, k) for k in range(self.kinds)]

    def gained_by(self, p: int) -> list[int]:
        """What a seat gained in its latest own turn."""
        out: list[int] = []
        for k in range(self.kinds):
            out.append(self.gained_last[p][k])
        return out

    def barred_names(self, listed: int) -> list[int]:
        """The kinds named this turn: for buying (0), or for a card that names."""
        out: list[int] = []
        for k in range(self.kinds):
            if self.barred[listed] >> k & 1:
                out.append(k)
        return out

    def cost(self, k: int) -> int:
        return cost_now(self, k)

    def discounts(self) -> list[tuple[int, ...]]:
        """Types whose cards cost less this turn, and by how much."""
        out: list[tuple[int, ...]] = []
        if self.extended:
            for i in range(self.nless):
                out.append((self.less_types[i], self.less_by[i]))
        return out

    def fingerprint(self) -> i64:
        return fingerprint(self)

    def score(self, p: int) -> int:
        return score(self, p)

    def winners(self, among: list[int]) -> list[int]:
        """Those of these seats before whom none of the others finishes."""
        out: list[int] = []
        for p in among:
            first = 1
            for q in among:
                if finishes_before(score(self, q), self.turns[q], score(self, p), self.turns[p]):
                    first = 0
            if first:
                out.append(p)
        return out

    def points_each(self, p: int) -> list[int]:
        """Of each kind: the points that one card of it is worth to p."""
        return [points_of(self, p, k) for k in range(self.kinds)]

    def nearness(self) -> tuple[int, int, int, int]:
        """How near the end is: Provinces left, Colonies left (-1: not in the game), empty piles, how many end it."""
        colonies = self.supply[self.table.colonies - 1] if self.table.colonies else -1
        return self.supply[self.table.provinces], colonies, self.empty, self.table.piles_to_end

    def owned(self, p: int, k: int) -> int:
        return owned(self, p, k)
