"""The start of a game: a kingdom dealt, or any position set up. Everything else follows from it and the log."""

from __future__ import annotations

import functools
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from demesne import kernel
from demesne.cards import Catalogue
from demesne.kernel import const as k
from demesne.kernel.layout import Fields, width_of
from demesne.kernel.memory import clear_state, dump_state
from demesne.refusal import Refusal
from demesne.rules.language import ALL_TOKENS
from demesne.rules.setup import NO_EXTRAS, Extras, pile

from .kinds import Kinds, kinds_for


@dataclass(frozen=True)
class Start:
    """The setup, and the key that all shuffles follow from."""

    catalogue: Catalogue = field(compare=False)
    kingdom: tuple[str, ...]
    players: int
    edition: int
    key: bytes
    first: int = 0
    double_treasures: bool = False
    position: Any = None  # a checked Position
    colonies: bool = False
    extras: Extras = NO_EXTRAS

    def kinds(self) -> Kinds:
        extra = self.position.names() if self.position else frozenset()
        more = bool(self.position and self.position.is_extended())
        setup = (self.kingdom, self.edition, self.players, self.colonies, self.extras)
        return kinds_for(self.catalogue, extra, *setup, more)

    def state(self, which: str, tracing: bool = False) -> Any:
        """The game at its first decision, on the given kernel."""
        kinds = self.kinds()
        g = kernel.kernels()[which].State(kinds.table(which))
        g.load(self.laid_out)
        g.rekey(self.key)
        if tracing:
            g.trace()
        if self.position is None:
            g.start()
        else:
            for p in self.position.to_deal():
                g.deal(p)
            g.resume()
        return g

    def draft(self, kinds: Kinds) -> Any:
        """The fields of a state with the Supply laid out and nothing dealt."""
        g: Any = Fields()
        clear_state(g)
        g.kinds = len(kinds.names)
        g.width = width_of(g.kinds)
        g.seats = self.players
        g.first = self.first
        for name in kinds.piles:
            kind = kinds.kind_of[name]
            more = kinds.cards[kind].more
            if more.pile:
                lay_heap(g, kinds, kind)
            else:
                size = more.size or pile(name, kinds.cards[kind].types, self.players, self.double_treasures)
                g.supply[kind] = size
        for name in kinds.beside:
            g.beside[kinds.kind_of[name]] = kinds.cards[kinds.kind_of[name]].more.size
        for token, n in (t for c in kinds.cards if c.name in kinds.piles for t in c.more.tokens):
            for p in range(self.players):
                g.tokens[ALL_TOKENS.index(token)][p] += n
        for name, n in (s for c in kinds.cards for s in c.more.stock if s[0] in kinds.kind_of):
            g.stock[kinds.kind_of[name]] += n
        g.extended = kinds.extended
        for token, kind in kinds.start_tokens:
            g.pile_tokens[token][kind] = 1
        return g

    @functools.cached_property
    def laid_out(self) -> bytes:
        """The state before any card is drawn; replays begin with it too."""
        kinds = self.kinds()
        if self.position is not None:
            return dump_state(self.position.draft(self, kinds))
        setting = (self.players, self.first, self.double_treasures)
        if setting not in kinds.laid_out:
            g = self.draft(kinds)
            begins = self.extras.deck()
            for p in range(self.players):
                for name, n in begins.items():
                    g.rest[p][kinds.kind_of[name]] = n
                g.ndeck[p] = sum(begins.values())
            kinds.laid_out[setting] = dump_state(g)
        return kinds.laid_out[setting]


def lay_heap(g: Any, kinds: Kinds, face: int) -> None:
    """A pile of different cards: its top is in the Supply, of a hidden order the others are not decided yet."""
    h = kinds.fields.heap_of[face] - 1
    more = kinds.cards[face].more
    if more.hidden:
        for name, n in more.pile:
            g.under[kinds.kind_of[name]] = n
        g.hidden[h] = more.hidden  # its top is drawn when the game begins
        return
    cards = [kinds.kind_of[name] for name, n in more.pile for _ in range(n)]
    g.nheap[h] = len(cards)
    g.heap[h][: len(cards)] = cards[::-1]
    g.supply[cards[0]] = 1


def lay_deck(g: Any, p: int, kinds: list[int]) -> None:
    """Lay a deck in a given order, top first: the commonest kind fills the open slots, the others are pinned."""
    from demesne.kernel.rules.zones import first_slot, insert_slot  # the plain kernel, which only a given order needs

    if not kinds:
        return
    common = Counter(kinds).most_common(1)[0][0]
    g.ndeck[p] = len(kinds)
    for kind in kinds:
        if kind == common:
            g.rest[p][kind] += 1
    while kinds and kinds[-1] == common:
        kinds = kinds[:-1]
    if sum(g.nslots) + len(kinds) > k.SLOTS:
        raise Refusal("error-position-deck", seat=str(p), most=k.SLOTS)
    for kind in reversed(kinds):
        known = k.OPEN_SLOT << k.KIND_BITS if kind == common else kind | k.KNOWN_TO_NOBODY << k.KIND_BITS
        insert_slot(g, p, first_slot(g, p) + g.nslots[p], known)
