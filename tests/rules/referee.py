"""A second referee, slow and simple, written from docs/rules and docs/library.md alone, so that two engines must agree.

Its one rule: nothing here comes from demesne. Cards lie in plain lists, a card is a generator that yields its questions
(referee_cards.py), and costs, types and piles are written out a second time.

Its limit: it has no randomness. Where cards of several kinds would be shuffled, it stops with `MixedShuffle`; until
then a position with given decks is deterministic.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from referee_cards import ACTION, ATTACK, BASIC, EFFECTS, FACTS, TREASURE, VICTORY, has_type

TURN_LIMIT = 1000


class MixedShuffle(Exception):
    """The rest is random."""


class Question(NamedTuple):
    """The fields of a Decision (docs/library.md), in the same order."""

    player: int
    kind: str
    source: str | None
    options: list[str]
    least: int
    most: int
    ordered: bool
    zone: str | None
    about: int


Picks = Generator[Question, list[str], list[str]]
Questions = Generator[Question, list[str], None]


class DiscardPile:
    """Only the top has a position; the pile remembers the previous top (docs/library.md, "The top of a discard pile")."""

    def __init__(self, cards: list[str]) -> None:
        self.cards = list(cards)
        self.top = cards[0] if cards else None
        self.former_top: str | None = None

    def add(self, cards: Iterable[str], top: str | None = None) -> None:
        """Cards discarded together: unless told otherwise, the last by name is on top."""
        cards = list(cards)
        if cards:
            self.former_top, self.top = self.top, top or max(cards)
            self.cards += cards

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
        return cards

    def put_under(self, deck: list[str]) -> None:
        if deck and not self.cards:
            if len(set(deck)) > 1:
                raise MixedShuffle  # which card is then visible is random
            self.top = deck[0]
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


class Seat:
    """What one player owns. The first card of the deck is its top."""

    def __init__(self, given: dict[str, Any], turns: int) -> None:
        self.hand: list[str] = list(given["hand"])
        self.deck: list[str] = list(given["deck"])
        self.discard_pile = DiscardPile(given.get("discard", []))
        self.in_play = [PlayedCard(name) for name in given.get("play", [])]
        self.aside: list[str] = []
        self.turns: int = given.get("turns", turns)

    def deck_has_a_card(self) -> bool:
        """Shuffle only when a card is needed from an empty deck (R-SHUFFLE-3)."""
        if not self.deck and self.discard_pile.cards:
            if len(set(self.discard_pile.cards)) > 1:
                raise MixedShuffle
            self.deck = self.discard_pile.take_all()
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
        self.aside += lifted
        return lifted

    def put_on_deck(self, cards: list[str], source: list[str]) -> None:
        """The first of the cards ends up on top; on an empty deck they are all there is (R-SHUFFLE-4)."""
        self.deck[:0] = take(source, cards)

    def discard(self, cards: list[str]) -> None:
        self.discard_pile.add(take(self.hand, cards))

    def discard_aside(self, cards: list[str]) -> None:
        self.discard_pile.add(take(self.aside, cards))

    def everything(self) -> list[str]:
        in_play = [card.name for card in self.in_play]
        return self.hand + self.deck + self.discard_pile.cards + in_play + self.aside

    def score(self) -> int:
        """R-SCORE-1 and R-SCORE-2."""
        cards = self.everything()
        own = Counter(cards)
        fixed = {
            "Estate": 1,
            "Duchy": 3,
            "Province": 6,
            "Curse": -1,
            "Great Hall": 1,
            "Harem": 2,
            "Nobles": 2,
            "Mill": 1,
        }
        points = sum(own[name] * each for name, each in fixed.items())
        return points + own["Gardens"] * (len(cards) // 10) + own["Duke"] * own["Duchy"]


def take(source: list[str], cards: list[str]) -> list[str]:
    taken = list(cards)  # it may be the source itself
    for name in taken:
        source.remove(name)
    return taken


def new_supply(kingdom: list[str], players: int) -> dict[str, int]:
    """R-SETUP-4 to R-SETUP-8; with five or six players R-56-1 to R-56-4."""
    boxes = 2 if players > 4 else 1
    victory = 8 if players == 2 else 12
    supply = {
        "Copper": 60 * boxes - 7 * players,
        "Silver": 40 * boxes,
        "Gold": 30 * boxes,
        "Estate": victory,
        "Duchy": victory,
        "Province": {5: 15, 6: 18}.get(players, victory),
        "Curse": 10 * (players - 1),
    }
    assert list(supply) == BASIC
    for name in sorted(kingdom):
        supply[name] = victory if has_type(name, VICTORY) else 10
    return supply


class Referee:
    """A table with its players; `play()` runs the game and yields a Question wherever a player must decide."""

    def __init__(self, position: dict[str, Any]) -> None:
        players = position["players"]
        turn = position.get("turn", {})
        self.edition: int = position.get("edition", 2)
        self.player: int = turn.get("player", 0)
        self.seats = [Seat(given, turns=int(seat == self.player)) for seat, given in enumerate(players)]
        self.supply = new_supply(position["kingdom"], len(players)) | position.get("supply", {})
        self.trash: list[str] = list(position.get("trash", []))
        self.phase: str | None = turn.get("phase", "action")
        self.actions: int = turn.get("actions", 1)
        self.buys: int = turn.get("buys", 1)
        self.coins: int = turn.get("coins", 0)
        self.ends: str | None = None
        played = turn.get("played", [card.name for card in self.active.in_play])
        self.played_in_order = list(self.active.in_play)
        self.actions_played = sum(has_type(name, ACTION) for name in played)
        self.bridges: int = played.count("Bridge")
        self.coppersmiths: int = played.count("Coppersmith")
        self.merchants: int = played.count("Merchant")
        self.silver_played = "Silver" in played

    # ---------------------------------------------------------------- what stands on the table

    @property
    def active(self) -> Seat:
        return self.seats[self.player]

    @property
    def over(self) -> bool:
        return self.ends is not None

    def in_turn_order(self) -> list[int]:
        return [(self.player + step) % len(self.seats) for step in range(len(self.seats))]

    def others(self) -> list[int]:
        return self.in_turn_order()[1:]

    def cost(self, name: str) -> int:
        return max(0, FACTS[name].cost - self.bridges)  # R-TERMS-19

    def piles(self, *, up_to: int | None = None, exactly: int | None = None, type_: str | None = None) -> list[str]:
        """Piles that are not empty, of these costs and this type."""
        found = [name for name, left in self.supply.items() if left > 0]
        if up_to is not None:
            found = [name for name in found if self.cost(name) <= up_to]
        if exactly is not None:
            found = [name for name in found if self.cost(name) == exactly]
        if type_ is not None:
            found = [name for name in found if has_type(name, type_)]
        return found

    def empty_piles(self) -> int:
        return sum(left == 0 for left in self.supply.values())

    def scores(self) -> list[int]:
        return [seat.score() for seat in self.seats]

    def winners(self) -> list[int]:
        """The most points, then the fewest turns (R-SCORE-4)."""
        ranks = [(-points, seat.turns) for points, seat in zip(self.scores(), self.seats)]
        return [number for number, rank in enumerate(ranks) if rank == min(ranks)]

    # ---------------------------------------------------------------- asking

    def ask(
        self,
        player: int,
        kind: str,
        cards: Iterable[str],
        least: int,
        most: int,
        source: str | None,
        *,
        zone: str | None = "hand",
        ordered: bool = False,
        about: int | None = None,
    ) -> Picks:
        """Ask for cards: sorted, each as often as it can be picked."""
        cards = sorted(cards)
        most = min(most, len(cards))
        least = min(least, most)
        all_alike = len(set(cards)) == 1
        all_of_them = most == len(cards) and not ordered
        if most == 0 or (least == most and (all_alike or all_of_them)):
            return cards[:most]  # only one answer is possible
        options = [name for name, copies in Counter(cards).items() for _ in range(min(copies, most))]
        about = player if about is None else about
        return (yield Question(player, kind, source, options, least, most, ordered, zone, about))

    def ask_key(self, player: int, kind: str, keys: list[str], least: int, most: int, source: str) -> Picks:
        """Ask for keys or positions: offered even if they can do nothing (R-CHOICE-1)."""
        if least == most == len(keys):
            return keys
        return (yield Question(player, kind, source, keys, least, most, False, None, player))

    # ---------------------------------------------------------------- doing

    def plus(self, *, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0) -> None:
        self.active.draw(cards)
        self.actions += actions
        self.buys += buys
        self.coins += coins

    def gain(self, player: int, name: str, to: str = "discard") -> None:
        """A gain from an empty pile does not happen (R-TERMS-11)."""
        if self.supply.get(name, 0) == 0:
            return
        self.supply[name] -= 1
        seat = self.seats[player]
        if to == "hand":
            seat.hand.append(name)
        elif to == "deck":
            seat.deck.insert(0, name)
        else:
            seat.discard_pile.add([name])

    def trash_from_hand(self, cards: list[str]) -> None:
        self.trash += take(self.active.hand, cards)

    def trash_from_play(self, card: PlayedCard) -> bool:
        """A card that has left play is not trashed again (R-TERMS-21)."""
        if card not in self.active.in_play:
            return False
        self.active.in_play.remove(card)
        self.trash.append(card.name)
        return True

    # ---------------------------------------------------------------- a turn

    def play(self) -> Questions:
        while not self.over:
            if self.phase == "action":
                yield from self.action_phase()
                self.phase = "treasure"
            if self.phase == "treasure":
                yield from self.play_treasures()
                self.phase = "buy"
            yield from self.buy_cards()
            self.clean_up()
            self.ends = self.reason_to_end()
            if not self.over:
                self.next_turn()
        self.phase = None
        self.actions = self.buys = self.coins = self.bridges = 0

    def action_phase(self) -> Questions:
        while self.actions > 0:
            actions = [name for name in self.active.hand if has_type(name, ACTION)]
            picks = yield from self.ask(self.player, "action", actions, 0, 1, None)
            if not picks:
                return
            self.actions -= 1
            yield from self.play_action(self.put_into_play(picks[0], self.active.hand))

    def put_into_play(self, name: str, source: list[str] | None = None) -> PlayedCard:
        if source is not None:
            source.remove(name)
        card = PlayedCard(name)
        self.active.in_play.append(card)
        return card

    def play_action(self, card: PlayedCard) -> Questions:
        """Follow a card that lies in play, or did before Throne Room played it again."""
        self.actions_played += 1
        self.played_in_order.append(card)
        victims = self.others()
        if has_type(card.name, ATTACK):
            unaffected = yield from self.reactions(card.name)
            victims = [player for player in victims if player not in unaffected]
        yield from EFFECTS[card.name](self, card, victims)

    def reactions(self, attack: str) -> Generator[Question, list[str], set[int]]:
        """Before the Attack does anything, the others in turn order (R-REACTION-2). Who is unaffected by it?"""
        unaffected: set[int] = set()
        for player in self.others():
            shown: set[str] = set()
            while True:
                usable = self.usable_reactions(player, shown)
                picks = yield from self.ask(player, "react", usable, 0, 1, attack)
                if not picks:
                    break
                shown.add(picks[0])
                if picks[0] == "Moat":
                    unaffected.add(player)  # even if it leaves the hand later: Moat 3a
                elif picks[0] == "Secret Chamber":
                    yield from self.react_with_secret_chamber(player)
                else:
                    yield from self.react_with_diplomat(player)
        return unaffected

    def usable_reactions(self, player: int, shown: set[str]) -> set[str]:
        """Moat and Secret Chamber once per play of the Attack, Diplomat while its condition holds (A-2)."""
        hand = self.seats[player].hand
        usable: set[str] = {name for name in ("Moat", "Secret Chamber") if name in hand and name not in shown}
        if "Diplomat" in hand and len(hand) >= 5:
            usable.add("Diplomat")
        return usable

    def react_with_secret_chamber(self, player: int) -> Questions:
        seat = self.seats[player]
        seat.draw(2)
        picks = yield from self.ask(player, "topdeck", seat.hand, 2, 2, "Secret Chamber", ordered=True)
        seat.put_on_deck(picks, seat.hand)

    def react_with_diplomat(self, player: int) -> Questions:
        seat = self.seats[player]
        seat.draw(2)
        picks = yield from self.ask(player, "discard", seat.hand, 3, 3, "Diplomat")
        seat.discard(picks)

    def play_treasures(self) -> Questions:
        while True:
            treasures = [name for name in self.active.hand if has_type(name, TREASURE)]
            picks = yield from self.ask(self.player, "treasure", treasures, 0, len(treasures), None, ordered=True)
            if not picks:
                return
            for name in picks:
                self.played_in_order.append(self.put_into_play(name, self.active.hand))
                self.coins += self.treasure_coins(name)

    def treasure_coins(self, name: str) -> int:
        if name == "Copper":
            return 1 + self.coppersmiths
        if name == "Silver" and not self.silver_played:
            self.silver_played = True
            return 2 + self.merchants  # Merchant 1 and 2
        return {"Silver": 2, "Gold": 3, "Harem": 2}[name]

    def buy_cards(self) -> Questions:
        while self.buys > 0:
            affordable = self.piles(up_to=self.coins)
            picks = yield from self.ask(self.player, "buy", affordable, 0, 1, None, zone="supply")
            if not picks:
                return
            self.buys -= 1
            self.coins -= self.cost(picks[0])
            self.gain(self.player, picks[0])

    def clean_up(self) -> None:
        """The card of the latest play among those still in play lies on top (docs/library.md)."""
        seat = self.active
        still_there = [card.name for card in self.played_in_order if card in seat.in_play]
        cards = [card.name for card in seat.in_play] + seat.hand
        seat.discard_pile.add(cards, top=still_there[-1] if still_there else None)
        seat.in_play, seat.hand = [], []
        seat.draw(5)

    def reason_to_end(self) -> str | None:
        """R-END-1 and R-END-3; the first that holds counts."""
        if self.supply["Province"] == 0:
            return "provinces"
        if self.empty_piles() >= (4 if len(self.seats) > 4 else 3):
            return "piles"
        if any(seat.turns >= TURN_LIMIT for seat in self.seats):
            return "limit"
        return None

    def next_turn(self) -> None:
        """What lasts for a turn ends with it (R-TURN-2, R-TURN-6)."""
        self.player = self.others()[0]
        self.active.turns += 1
        self.phase = "action"
        self.actions, self.buys, self.coins = 1, 1, 0
        self.actions_played = self.bridges = self.coppersmiths = self.merchants = 0
        self.silver_played = False
        self.played_in_order = []
