"""What a view needs to know about the cards of a game, worked out once for all its views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from demesne.kernel import const as k
from demesne.rules import CardDef
from demesne.rules.setup import Extras
from demesne.rules.specification import SPECS

GAIN, START = "gain", "start"
MOMENTS = {k.W_GAIN: GAIN, k.W_START: START}


class Cards(NamedTuple):
    names: list[str]  # of the kinds
    piles: dict[str, int]  # the kind of each Supply pile, as the Supply is listed
    kinds: list[int]  # the same kinds without their names
    costs: dict[str, int]  # what is printed on the cards of each pile
    colonies: bool
    extended: bool  # whether there is more in this game than Base and Intrigue have
    bars: dict[str, int]  # cards for which names are barred, with the kernel's list of them
    own: dict[int, int]  # by what happens: the kinds of which a hand card could be used, a bit each
    others: dict[int, int]  # the same for hand cards of the other seats
    hand: dict[int, int]  # by what happens: the kinds that can be used from the hand
    beyond: bool  # whether there is more in this game than the published boxes have: the next four
    extras: list[str]  # Events and Landmarks
    bane: str
    beside: list[str]  # piles beside the Supply
    heaps: list[str]  # piles of different cards

    def moments(self) -> frozenset[str]:
        """At what besides Attacks a card in hand could be used: a gain, the start of a turn."""
        return frozenset(name for what, name in MOMENTS.items() if self.own.get(what))

    def answerable(self, what: int, kind: int, own: bool) -> bool:
        """Whether a hand card, of that seat or of another, could be used when this happens to a card."""
        return bool((self.own if own else self.others).get(what, 0) >> max(kind, 0) & 1)

    def from_hand(self, what: int, kind: int) -> bool:
        """Whether cards of that kind can be used from the hand when this happens."""
        return bool(self.hand.get(what, 0) >> kind & 1)


def cards_of(
    cards: Sequence[CardDef], piles: dict[str, int], colonies: bool, table: Any, extras: Extras, beside: list[str]
) -> Cards:
    """`table` has the fields of the compiled card table."""
    own: dict[int, int] = {}
    others: dict[int, int] = {}
    hand: dict[int, int] = {}
    every = (1 << len(cards)) - 1
    for t in range(table.ntriggers):
        if table.tr_from[t] == k.FROM_HAND:
            what = table.tr_what[t]
            kinds = every if what == k.W_START else table.filter_kinds[table.tr_filter[t]]
            own[what] = own.get(what, 0) | kinds
            hand[what] = hand.get(what, 0) | 1 << table.tr_kind[t]
            if table.tr_flags[t] & k.ANYBODY:
                others[what] = others.get(what, 0) | kinds
        elif table.tr_what[t] == k.W_DISCARD and table.tr_flags[t] & k.OPTIONAL:
            own[k.W_DISCARD] = every  # who is asked has discarded such a card, which nobody else may see
    bars = {card.name: table.bar[i] for i, card in enumerate(cards) if table.bar[i]}
    bars |= {card.name: 0 for card in cards if any(SPECS[w.name].bars_purchase for w in card.words())}
    return Cards(
        names=[card.name for card in cards],
        piles=piles,
        kinds=list(piles.values()),
        costs={name: cards[kind].cost for name, kind in piles.items()},
        colonies=colonies,
        extended=bool(table.extended),
        bars=bars,
        own=own,
        others=others,
        hand=hand,
        beyond=bool(table.beyond),
        extras=list(extras.cards),
        bane=extras.bane,
        beside=beside,
        heaps=[name for name, kind in piles.items() if table.heap_of[kind]],
    )
