"""Looking at a state: what the layers above read of it, in numbers."""

from __future__ import annotations

from typing import Any

from . import const as C
from .const import i64
from .layout import Fields
from .names import GameFacts, Pending, SeatFacts
from .rules.agenda import later_flags, seen_aside
from .rules.asking import about_no_card
from .rules.counting import mat_row, owned, tokens_moved
from .rules.filters import cost_now
from .rules.fingerprint import fingerprint
from .rules.piles import left_in_pile, top_of_pile
from .rules.scoring import finishes_before, points_of, score
from .rules.zones import first_slot


class Looking(Fields):
    """A part of `State`: the build joins them into one class."""

    def pending(self) -> Any:
        return Pending(
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
        return [opt[k] for k in range(C.KINDS)]

    def facts(self) -> Any:
        return GameFacts(
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
        if zone == C.HAND:
            row = self.hand[p]
        elif zone == C.DECK:
            row = self.rest[p]
        elif zone == C.DISCARD:
            row = self.disc[p]
        elif zone == C.PLAY:
            row = self.play[p]
        elif zone == C.ASIDE:
            row = self.aside[p]
        elif zone == C.SUPPLY:
            row = self.supply
        elif zone == C.KEPT:
            row = self.kept[p]
        elif zone == C.BESIDE:
            row = self.beside
        elif zone >= C.MAT:
            row = self.mats[mat_row(zone - C.MAT, p)]
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

    def seat(self, p: int) -> Any:
        return SeatFacts(
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
            if self.x_pc[f] == C.PC_REACTIONS:
                return self.x_card[f] + 1
        for f in range(self.sp):
            if self.f_pc[f] == C.PC_REACTIONS:
                return self.f_card[f] + 1
        return 0

    def occasion(self) -> tuple[int, ...]:
        """The innermost buy, gain, start or end whose effects are under way: which, its seat, its card + 1."""
        if self.extended:
            f = self.sp - 1
            while f >= 0:
                if self.f_what[f] and (self.f_pc[f] == C.PC_WINDOW or self.f_pc[f] == C.PC_BUY):
                    return self.f_what[f], self.f_seat[f], 0 if about_no_card(self.f_what[f]) else self.f_card[f] + 1
                f -= 1
            f = self.ndeep - 1
            while f >= 0:
                if self.x_what[f] and (self.x_pc[f] == C.PC_WINDOW or self.x_pc[f] == C.PC_BUY):
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
        for i in range(C.HEAPS):
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
        for i in range(C.PLUS):
            out.append(self.plus[i][p])
        return out

    def marks_of(self, p: int) -> list[int]:
        """For each token of a seat that is there or not: whether it is."""
        out: list[int] = []
        for i in range(C.MARKS):
            out.append(self.marks[i][p])
        return out

    def stocks(self) -> list[int]:
        """The victory tokens that lie on each pile or Landmark."""
        return [self.stock[k] for k in range(self.kinds)]

    def tokens_of(self, p: int) -> list[int]:
        """How many tokens of each name a seat has."""
        out: list[int] = []
        for i in range(C.TOKENS):
            out.append(self.tokens[i][p])
        return out

    def tokens_on(self, k: int) -> list[int]:
        """How many tokens of each name lie on a pile."""
        out: list[int] = []
        for i in range(C.PILE_TOKENS):
            out.append(self.pile_tokens[i][k])
        return out

    def agenda(self) -> list[tuple[int, ...]]:
        """Later parts to come: seat, card, kind kept aside + 1, whether everybody sees it, safe seats, due, unit."""
        out: list[tuple[int, ...]] = []
        for i in range(self.nagenda):
            seen = later_flags(self, i) & C.KEPT_OPEN
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
