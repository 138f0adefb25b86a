"""What each seat did and suffered, counted while a game is walked through: the story of the game rests on it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from demesne.game import Event, Game
from demesne.rules.language import ACTION, ATTACK, CURSE, TREASURE

from .outgoing.story import Deck, Owned, When

WINNING = {"Province", "Colony"}
POOR = {"Copper", "Estate", "Curse"}
ZONES = ("hand", "deck", "discard", "play", "aside", "island", "native village")


def owned(game: Game, seat: int) -> Counter[str]:
    return Counter(card for zone in ZONES for card in game.cards(seat, zone))


Times = defaultdict[str, list[When]]
BySomebody = defaultdict[tuple[int, str], list[When]]  # by a card that a seat played


@dataclass
class Deeds:
    """Of one seat: every list has a moment for each time."""

    deck: Deck
    cursed: BySomebody = field(default_factory=lambda: defaultdict(list))
    discards: BySomebody = field(default_factory=lambda: defaultdict(list))  # of its cards, by somebody's Attack
    gained: Times = field(default_factory=lambda: defaultdict(list))
    instead: Times = field(default_factory=lambda: defaultdict(list))  # bought in turns without the Province in reach
    coins: list[tuple[int, When]] = field(default_factory=list)  # the most in each turn that came to a Buy
    dead: list[When] = field(default_factory=list)  # Actions left in hand, because no Action was left
    drawn: list[When] = field(default_factory=list)  # cards, by the effect of a card in its own turn
    trashed: list[When] = field(default_factory=list)  # of its Coppers, Estates and Curses, not by others


class DeedsTally:
    def __init__(self, game: Game) -> None:
        """From before the first answer."""
        self._cards = game.inner.catalogue.cards
        self.deeds = [Deeds(Deck([self._classes(game, seat)], [0], None, None)) for seat in range(game.players)]
        self.last: tuple[int, When] | None = None  # whose turn it was when the game ended
        self._begin(game.player, game.turn)

    def _begin(self, seat: int, turn: int) -> None:
        self._seat, self._turn = seat, turn
        self._buys = False  # whether the Buy phase has come
        self._coins: tuple[int, When] | None = None
        self._instead: list[tuple[str, When]] = []
        self._won = False  # whether the turn brought a Province or Colony

    def asked(self, now: Game, answer: Sequence[str], step: int) -> None:
        """Before an answer is given."""
        decision = now.decision
        assert decision is not None
        if decision.player != self._seat or decision.kind not in ("treasure", "buy"):
            return
        moment, deeds = When(step, self._turn), self.deeds[self._seat]
        if not self._buys and not now.actions:
            deeds.dead += [moment for card in now.cards(self._seat, "hand") if ACTION in self._cards[card].types]
        self._buys = True
        if decision.kind == "buy":
            if self._coins is None or now.coins > self._coins[0]:
                self._coins = now.coins, moment
            if answer and "Province" in decision.options and answer[0] not in WINNING:
                self._instead.append((answer[0], moment))

    def answered(self, now: Game, events: Sequence[Event], step: int) -> None:
        """After it: what it led to."""
        for event in events:
            if event.kind == "turn":
                self._end(now)
                self._begin(event.player, event.number)
            else:
                self._count(event, When(step, self._turn))
        if now.over:
            self._end(now)
            self.last = self._seat, When(step, self._turn)

    def _end(self, now: Game) -> None:
        deeds = self.deeds[self._seat]
        deeds.deck.owned.append(self._classes(now, self._seat))
        deeds.deck.turns.append(self._turn)
        if self._coins:
            deeds.coins.append(self._coins)
        for card, moment in [] if self._won else self._instead:
            deeds.instead[card].append(moment)

    def _count(self, event: Event, moment: When) -> None:
        if event.player < 0:
            return
        deeds, own = self.deeds[event.player], event.player == self._seat
        for card in filter(None, event.cards):
            if event.kind in ("buy", "gain"):
                deeds.gained[card].append(moment)
                self._gained(deeds, event, card, moment)
            elif event.kind == "draw" and own and event.source:
                deeds.drawn.append(moment)
            elif event.kind == "discard" and not own and self._attacks(event.source):
                deeds.discards[self._seat, event.source or ""].append(moment)
            elif event.kind == "trash" and card in POOR and (own or not self._attacks(event.source)):
                deeds.trashed.append(moment)

    def _gained(self, deeds: Deeds, event: Event, card: str, moment: When) -> None:
        if card in WINNING:
            deeds.deck.province = deeds.deck.province or moment
            self._won = self._won or event.player == self._seat
        if card == "Curse":
            deeds.deck.curse = deeds.deck.curse or moment
            if event.player != self._seat and self._attacks(event.source):
                deeds.cursed[self._seat, event.source or ""].append(moment)

    def _attacks(self, card: str | None) -> bool:
        return card is not None and ATTACK in self._cards[card].types

    def _classes(self, game: Game, seat: int) -> Owned:
        counts: Counter[str] = Counter()
        for card, n in owned(game, seat).items():
            counts[self._class(card)] += n
        return Owned(**{part: counts[part] for part in Owned.__struct_fields__})

    def _class(self, card: str) -> str:
        """Of a card with several types it is the first of these."""
        if card == "Copper":
            return "copper"
        types = self._cards[card].types
        for part, one in (("curses", CURSE), ("treasures", TREASURE), ("actions", ACTION)):
            if one in types:
                return part
        return "land"
