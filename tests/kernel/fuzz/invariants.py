"""What is true at every decision of every game, checked on the bytes of the state.

Cards are conserved, kind by kind; every size is the sum of its zone; nothing is negative; nobody is asked what has
only one answer; what the others are said to have seen is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import ge, itemgetter
from typing import Any

from demesne import Game
from demesne.kernel import const as k
from demesne.kernel.layout import STATE, STATE_FORMAT


class Broken(AssertionError):
    """Something that always holds did not."""


def _spans() -> dict[str, tuple[int, int]]:
    spans = {}
    at = 0
    for name, _, dims in STATE:
        count = 1
        for d in dims:
            count *= d
        spans[name] = (at, at + count)
        at += count
    return spans


SPANS = _spans()
SIGNED = [name for name, kind, _ in STATE if kind.startswith("i")]
signed_of = itemgetter(*(i for name in SIGNED for i in range(*SPANS[name])))
ZONES = (("hand", "nhand", "seen_hand"), ("disc", "ndisc", "seen_disc"), ("play", "nplay", ""), ("aside", "naside", ""))
PHASE_DECISIONS = (k.D_ACTION, k.D_TREASURE, k.D_BUY)


class Look:
    """The state's numbers by field name."""

    def __init__(self, data: bytes) -> None:
        self.flat = STATE_FORMAT.unpack_from(data)  # effects put away follow

    def all(self, name: str) -> tuple[int, ...]:
        start, end = SPANS[name]
        return self.flat[start:end]

    def one(self, name: str) -> int:
        return self.flat[SPANS[name][0]]

    def row(self, name: str, p: int) -> tuple[int, ...]:
        start = SPANS[name][0] + p * k.KINDS
        return self.flat[start : start + k.KINDS]

    def pins(self) -> list[tuple[int, int, int]]:
        """Seat, kind and depth of every pinned card."""
        row, sizes = self.all("slot"), self.all("nslots")
        out: list[tuple[int, int, int]] = []
        for p in range(self.one("seats")):
            first = sum(sizes[:p])
            for i in range(sizes[p]):
                slot = row[first + i]
                if slot >> k.KIND_BITS != k.OPEN_SLOT:
                    out.append((p, slot & k.KIND_MASK, sizes[p] - 1 - i))
        return out

    def zones(self, p: int) -> list[Sequence[int]]:
        """The counts of every place where a seat has cards, but for the pinned ones of its deck."""
        rows = [self.row(zone, p) for zone in ("hand", "disc", "play", "aside", "rest", "kept")]
        return rows + [self.row("mats", m * k.SEATS + p) for m in range(k.MATS)]

    def totals(self) -> list[int]:
        """How many cards of each kind there are in all places together."""
        rows: list[Sequence[int]] = [self.all("supply"), self.all("trash"), self.all("beside")]
        rows += [self.all("under"), self.all("lent")]
        for p in range(self.one("seats")):
            rows += self.zones(p)
        out = [sum(column) for column in zip(*rows)]
        for _, kind, _ in self.pins():
            out[kind] += 1
        for h, n in enumerate(self.all("nheap")):
            for kind in self.all("heap")[h * k.HEAP : h * k.HEAP + n - 1] if n else ():
                out[kind] += 1  # the top is in the Supply
        return out

    def owned(self, p: int) -> list[int]:
        """How many cards of each kind a seat has."""
        rows = self.zones(p)
        out = [sum(column) for column in zip(*rows)]
        for seat, kind, _ in self.pins():
            out[kind] += seat == p
        return out


def totals_at_start(game: Game) -> list[int]:
    """Counted before the kernel has moved a card."""
    start: Any = game._origin.start
    data = start.laid_out
    return Look(data).totals()


def demand(holds: object, what: str, *more: object) -> None:
    if not holds:
        raise Broken(f"{what}: {', '.join(map(str, more))}" if more else what)


def check(game: Game, totals: list[int]) -> bytes:
    """Everything above; returns the bytes looked at."""
    state = game._state
    data: bytes = state.dump()
    look = Look(data)
    demand(not state.out_of_room(), "the kernel ran out of room and the game did not notice")
    if min(signed_of(look.flat)) < 0:
        raise Broken(f"a negative number: {[(name, look.all(name)) for name in SIGNED if min(look.all(name)) < 0]}")
    now = look.totals()
    if now != totals:
        more = {name: now[i] - totals[i] for i, name in enumerate(game._origin.kinds.names) if now[i] != totals[i]}
        raise Broken(f"cards are not conserved: {more}")
    check_zones(look)
    check_piles(game, look)
    if look.one("pend") == k.D_NONE:
        demand(look.one("phase") == k.PH_OVER and game.over and not state.legal_actions(), "nobody is asked")
    else:
        check_question(game, look)
    return data


def check_zones(look: Look) -> None:
    pins = look.pins()
    decks, pinned, tops, discards = look.all("ndeck"), look.all("pinned"), look.all("top"), look.all("ndisc")
    sizes = [(zone, look.all(size), seen) for zone, size, seen in ZONES]
    for p in range(look.one("seats")):
        for zone, size, seen in sizes:
            row = look.row(zone, p)
            demand(sum(row) == size[p], "a size is not the sum of its zone", zone, p)
            if seen:
                known = look.row(seen, p)
                demand(all(map(ge, row, known)), "more was seen than is there", zone, p, known, row)
        slots = [slot for seat, _, slot in pins if seat == p]
        demand(len(slots) == pinned[p] == len(set(slots)), "pins share a slot", p, slots)
        demand(not slots or max(slots) < decks[p], "a pin below the deck", p, slots)
        demand(sum(look.row("rest", p)) + len(slots) == decks[p], "a deck is not its rest and its pins", p)
        there = look.row("disc", p)[tops[p] - 1] > 0 if tops[p] else discards[p] == 0
        demand(there, "the top of a discard pile is not in it", p, tops[p])


def check_piles(game: Game, look: Look) -> None:
    kinds = game._origin.kinds
    supply = look.all("supply")
    piles = [kinds.kind_of[name] for name in kinds.piles]
    heaps = [kinds.fields.heap_of[kind] - 1 for kind in piles if kinds.fields.heap_of[kind]]
    empty = sum(supply[kind] == 0 for kind in piles if not kinds.fields.heap_of[kind])
    empty += sum(look.all("nheap")[h] + look.all("hidden")[h] == 0 for h in heaps)
    demand(empty == look.one("empty"), "empty piles are miscounted", empty, look.one("empty"))


def check_question(game: Game, look: Look) -> None:
    least, most, picked = look.one("d_least"), look.one("d_most"), look.one("d_n")
    demand(0 <= least <= most and most > 0 and look.one("d_seat") < look.one("seats"), "an odd decision", least, most)
    if look.one("pend") in PHASE_DECISIONS:
        idle = look.one("sp") == look.one("ndeep") == 0 and not any(look.all("naside")) and not any(look.all("passing"))
        demand(idle, "a phase goes on while an effect is under way")
        demand(not any(look.all("veiled")), "a veil lies over nothing", look.all("veiled"))
    legal = game.legal_actions()
    demand(legal and legal == sorted(set(legal)), "legal actions are not sorted numbers", legal)
    if picked == 0 and look.one("d_form") != k.F_POSITIONS:
        options = [n for n in look.all("opt") if n]
        total = sum(options)
        one_answer = least == most and (len(options) == 1 or (total == most and not look.one("d_ordered")))
        demand(total >= most and not one_answer, "asked though there is one answer only", least, most, options)


def check_resample(game: Game, again: Game, seat: int) -> None:
    """A resample looks the same to the seat and leaves every seat its cards and the sizes of its zones."""
    demand(again.view(seat) == game.view(seat), "a resample looks different", seat, game.view(seat), again.view(seat))
    before, after = Look(game._state.dump()), Look(again._state.dump())
    for p in range(game.players):
        demand(before.owned(p) == after.owned(p), "a resample changed who owns what", p)
        for size in ("nhand", "ndeck", "ndisc", "nplay", "naside"):
            demand(before.all(size)[p] == after.all(size)[p], "a resample changed a zone's size", p, size)
