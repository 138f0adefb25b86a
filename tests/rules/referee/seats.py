"""What lies in front of one player: the zones, the cards in play one by one, and what Durations leave for later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from .facts import POINTS

Shuffle = Callable[[list[str]], list[str]]


class MixedShuffle(Exception):
    """The rest is random."""


def no_chance(cards: list[str]) -> list[str]:
    if len(set(cards)) > 1:
        raise MixedShuffle
    return list(cards)


def take(source: list[str], cards: list[str]) -> list[str]:
    taken = list(cards)  # it may be the source itself
    for name in taken:
        source.remove(name)
    return taken


class GainedCard(str):
    """A card of a deck that is not the same as another one of its name."""


class DiscardPile:
    """Only the top has a position; the pile remembers the previous top (docs/library.md, "The top of a discard pile")."""

    def __init__(self, cards: list[str]) -> None:
        self.cards = list(cards)
        self.top = cards[0] if cards else None
        self.former_top: str | None = None
        self.landings = 0  # how often cards have come here
        self.shuffles = 0  # how often it was turned into a deck

    def add(self, cards: Iterable[str], top: str | None = None) -> None:
        """Cards discarded together: unless told otherwise, the last by name is on top."""
        cards = list(cards)
        if cards:
            self.former_top, self.top = self.top, top or max(cards)
            self.cards += cards
            self.landings += 1

    def take_from_anywhere(self, name: str) -> None:
        """A copy from below if there is one, else the top."""
        self.cards.remove(name)
        if name == self.top and name not in self.cards:
            self._find_new_top()

    def take_top(self) -> None:
        assert self.top is not None
        self.cards.remove(self.top)
        self._find_new_top()

    def _find_new_top(self) -> None:
        if self.former_top in self.cards:
            self.top = self.former_top
        else:
            self.top = max(self.cards, default=None)
        self.former_top = None

    def take_all(self) -> list[str]:
        cards, self.cards = self.cards, []
        self.top = self.former_top = None
        self.shuffles += 1
        return cards

    def put_under(self, deck: list[str], shuffle: Shuffle) -> None:
        if deck and not self.cards:
            self.top = shuffle(deck)[0]  # which card is then visible is random
        self.cards += deck

    def shown(self) -> list[str]:
        if self.top is None:
            return []
        below = sorted(self.cards)
        below.remove(self.top)
        return [self.top] + below


@dataclass(eq=False)
class PlayedCard:
    """A card in a play area: an object of its own, so that copies are distinguishable."""

    name: str
    owner: int
    multiplied: list[PlayedCard] = field(default_factory=list)  # what it has played more than once
    stays_this_turn: bool = False  # a position says so


@dataclass(eq=False)
class Entry:
    """What a play of a Duration leaves for its owner's next turn."""

    name: str
    card: PlayedCard | None
    aside: list[str] = field(default_factory=list)
    safe: set[int] = field(default_factory=set)


class Seat:
    """What one player owns. The first card of the deck is its top."""

    def __init__(self, number: int, given: dict[str, Any], turns: int, shuffle: Shuffle) -> None:
        self.number = number
        self.shuffle = shuffle
        self.hand: list[str] = list(given["hand"])
        self.deck: list[str] = list(given["deck"])
        self.discard_pile = DiscardPile(given.get("discard", []))
        self.in_play = [PlayedCard(name, number) for name in given.get("play", [])]
        self.aside: list[str] = []
        self.island: list[str] = list(given.get("island", []))
        self.native_village: list[str] = list(given.get("native village", []))
        self.tokens: Counter[str] = Counter(given.get("tokens", {}))
        self.gained: list[str] = list(given.get("gained", []))  # in its latest own turn
        self.turns: int = given.get("turns", turns)
        self.entries: list[Entry] = []  # for its next turn
        self.due: list[Entry] = []  # to be carried out now, at the start of its turn
        self._read_durations([{"card": row} if isinstance(row, str) else row for row in given.get("durations", [])])

    def _read_durations(self, rows: list[dict[str, Any]]) -> None:
        """Haven and Blockade without a card aside leave nothing; surplus rows belong to the last card of the name."""
        rows = [row for row in rows if row.get("aside") or row["card"] not in ("Haven", "Blockade")]
        for row, card in zip(rows, self.matched([row["card"] for row in rows])):
            name = row["card"]
            card = card or next((card for card in reversed(self.in_play) if card.name == name), None)
            self.entries.append(Entry(name, card, list(row.get("aside", [])), set(row.get("safe", []))))

    def matched(self, names: list[str]) -> list[PlayedCard | None]:
        """The cards in play that the names mean, each from the first of its name on; None beyond them."""
        free = list(self.in_play)
        found: list[PlayedCard | None] = []
        for name in names:
            card = next((card for card in free if card.name == name), None)
            found.append(card)
            if card:
                free.remove(card)
        return found

    # ---------------------------------------------------------------- moves

    def deck_has_a_card(self) -> bool:
        """Shuffle only when a card is needed from an empty deck (R-SHUFFLE-3)."""
        if not self.deck and self.discard_pile.cards:
            self.deck = self.shuffle(self.discard_pile.cards)
            self.discard_pile.take_all()
        return bool(self.deck)

    def draw(self, number: int) -> None:
        for _ in range(number):
            if self.deck_has_a_card():
                self.hand.append(self.deck.pop(0))

    def lift(self, number: int) -> list[str]:
        """Reveal or look at cards of the deck: they are set aside and not part of a shuffle (R-SHUFFLE-5)."""
        lifted: list[str] = []
        for _ in range(number):
            if self.deck_has_a_card():
                lifted.append(self.deck.pop(0))
                self.aside.append(lifted[-1])
        return lifted

    def put_on_deck(self, cards: list[str], source: list[str]) -> None:
        """The first of the cards ends up on top; on an empty deck they are all there is (R-SHUFFLE-4)."""
        self.deck[:0] = take(source, cards)

    def discard(self, cards: list[str]) -> None:
        self.discard_pile.add(take(self.hand, cards))

    def discard_aside(self, cards: list[str]) -> None:
        self.discard_pile.add(take(self.aside, cards))

    # ---------------------------------------------------------------- what there is

    def names_in_play(self) -> list[str]:
        return [card.name for card in self.in_play]

    def all_aside(self) -> list[str]:
        return self.aside + [name for entry in self.entries + self.due for name in entry.aside]

    def has_entry(self, name: str) -> bool:
        return any(entry.name == name for entry in self.entries)

    def everything(self) -> list[str]:
        mats = self.island + self.native_village
        return self.hand + self.deck + self.discard_pile.cards + self.names_in_play() + self.all_aside() + mats

    def score(self) -> int:
        """R-SCORE-1 and R-SCORE-2; a token is worth one point."""
        cards = self.everything()
        own = Counter(cards)
        points = sum(own[name] * each for name, each in POINTS.items())
        points += own["Gardens"] * (len(cards) // 10) + own["Duke"] * own["Duchy"]
        return points + self.tokens["victory"]
