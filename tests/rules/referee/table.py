"""The whole table: a position, asking, and a turn from its start to its Clean-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any

from . import windows
from .effects import EFFECTS
from .facts import ACTION, ATTACK, CURSE, DURATION, FACTS, TREASURE, VICTORY, new_supply
from .questions import Picks, Question, Questions
from .seats import Entry, PlayedCard, Seat, Shuffle, no_chance, take

TURN_LIMIT = 1000


class Referee:
    """A table with its players; `play()` runs the game and yields a Question wherever a player must decide."""

    def __init__(self, position: dict[str, Any], shuffle: Shuffle = no_chance) -> None:
        players = position["players"]
        turn = position.get("turn", {})
        kingdom: list[str] = position["kingdom"]
        self.edition: int = position.get("edition", 2)
        self.colonies: bool = position.get("colonies", False)
        self.curse_is_a_treasure = "Charlatan" in kingdom
        self.player: int = turn.get("player", 0)
        self.shuffle = shuffle
        self.seats = [Seat(seat, given, int(seat == self.player), shuffle) for seat, given in enumerate(players)]
        self.supply: dict[str, int] = new_supply(kingdom, len(players), self.colonies) | position.get("supply", {})
        self.trash: list[str] = list(position.get("trash", []))
        self._lay_tokens("Trade Route" in kingdom, position.get("pile_tokens", {}))
        self.phase: str | None = turn.get("phase", "action")
        self.actions: int = turn.get("actions", 1)
        self.buys: int = turn.get("buys", 1)
        self.coins: int = turn.get("coins", 0)
        self.extra: bool = turn.get("extra", False)
        self.ends: str | None = None
        barred = turn.get("barred", {})
        self.barred: set[str] = set(barred.get("Contraband", []))  # from this turn's buys
        self.war_chest_names: set[str] = set(barred.get("War Chest", []))
        self.gained_in_buy_phase: list[str] = list(turn.get("gained", []))
        everything = [] if self.phase == "start" else self.active.names_in_play()
        played = turn.get("played", everything)
        self._note_plays(played)
        for card in self.active.matched(players[self.player].get("staying", [])):  # of no other seat's: DEC-2-staying
            if card:
                card.stays_this_turn = True
        matched = self.active.matched(played)
        self.played_in_order = [card for card in matched if card]
        self.outposts = [card for card in matched if card and card.name == "Outpost"]
        if self.phase == "start":
            self._entries_are_due()

    def _lay_tokens(self, trade_route: bool, given: dict[str, dict[str, int]]) -> None:
        """Only with Trade Route among the ten; its mat has the tokens of the Victory piles that have lost theirs."""
        self.victory_piles = self.of_type(self.supply, VICTORY) if trade_route else []
        self.trade_route_tokens = {name for name in self.victory_piles if given.get(name, {}).get("trade route", 1)}
        self.embargo_tokens = Counter({name: row["embargo"] for name, row in given.items() if "embargo" in row})

    def _note_plays(self, played: list[str]) -> None:
        """What lasts for the turn follows from what was played in it."""
        self.actions_played = sum(self.is_a(name, ACTION) for name in played)
        self.this_turn = Counter(
            played
        )  # per play: Bridge, Coppersmith, Merchant, Quarry, Hoard, Collection, Tiara ...
        self.sailors_left = played.count("Sailor")
        self.silver_played = "Silver" in played  # for Merchant
        self.silver_or_gold_played = "Silver" in played or "Gold" in played  # for Corsair

    # ---------------------------------------------------------------- what stands on the table

    @property
    def active(self) -> Seat:
        return self.seats[self.player]

    @property
    def over(self) -> bool:
        return self.ends is not None

    def in_turn_order(self, first: int | None = None) -> list[int]:
        first = self.player if first is None else first
        return [(first + step) % len(self.seats) for step in range(len(self.seats))]

    def others(self) -> list[int]:
        return self.in_turn_order()[1:]

    def left_neighbour(self, player: int) -> int:
        return (player + 1) % len(self.seats)

    def right_neighbour(self, player: int) -> int:
        return (player - 1) % len(self.seats)

    def types(self, name: str) -> tuple[str, ...]:
        """With Charlatan among the ten, Curse is a Treasure in every respect."""
        types = FACTS[name].types
        return (*types, TREASURE) if name == CURSE and self.curse_is_a_treasure else types

    def is_a(self, name: str, type_: str) -> bool:
        return type_ in self.types(name)

    def of_type(self, cards: Iterable[str], *types: str) -> list[str]:
        return [name for name in cards if any(self.is_a(name, type_) for type_ in types)]

    def cost(self, name: str) -> int:
        """R-TERMS-19; Peddler is cheaper in the Buy phase, its Treasures included."""
        if self.over:
            return FACTS[name].cost
        cost = FACTS[name].cost - self.this_turn["Bridge"]
        if self.is_a(name, ACTION):
            cost -= 2 * self.this_turn["Quarry"]
        if name == "Peddler" and self.in_buy_phase():
            cost -= 2 * len(self.of_type(self.active.names_in_play(), ACTION))
        return max(0, cost)

    def in_buy_phase(self) -> bool:
        return self.phase in ("treasure", "buy")

    def piles(self, *, up_to: int | None = None, exactly: int | None = None, type_: str | None = None) -> list[str]:
        """Piles that are not empty, of these costs and this type."""
        found = [name for name, left in self.supply.items() if left > 0]
        if up_to is not None:
            found = [name for name in found if self.cost(name) <= up_to]
        if exactly is not None:
            found = [name for name in found if self.cost(name) == exactly]
        if type_ is not None:
            found = self.of_type(found, type_)
        return found

    def empty_piles(self) -> int:
        return sum(left == 0 for left in self.supply.values())

    def trade_route_mat(self) -> int:
        return len(self.victory_piles) - len(self.trade_route_tokens)

    def pile_tokens(self) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        for name in self.supply:
            row = {"embargo": self.embargo_tokens[name], "trade route": int(name in self.trade_route_tokens)}
            if any(row.values()):
                found[name] = {token: number for token, number in row.items() if number}
        return found

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

    def trash_from_hand(self, player: int, cards: list[str]) -> None:
        self.trash += take(self.seats[player].hand, cards)

    def trash_from_play(self, card: PlayedCard) -> bool:
        """A card that has left play is not trashed again (R-TERMS-21)."""
        if not self.is_in_play(card):
            return False
        self.seats[card.owner].in_play.remove(card)
        self.trash.append(card.name)
        return True

    def is_in_play(self, card: PlayedCard) -> bool:
        return card in self.seats[card.owner].in_play

    def leave_for_later(self, card: PlayedCard, *, aside: Iterable[str] = (), safe: Iterable[int] = ()) -> None:
        self.seats[card.owner].entries.append(Entry(card.name, card, list(aside), set(safe)))

    # ---------------------------------------------------------------- playing a card

    def put_into_play(self, player: int, name: str) -> PlayedCard:
        card = PlayedCard(name, player)
        self.seats[player].in_play.append(card)
        return card

    def play_from_hand(self, player: int, name: str) -> Questions:
        self.seats[player].hand.remove(name)
        yield from self.play_card(self.put_into_play(player, name))

    def play_several_times(self, by: PlayedCard, name: str, times: int) -> Questions:
        """Throne Room and its like: wherever the card lies after a play, it is not moved (Throne Room 12)."""
        self.active.hand.remove(name)
        card = self.put_into_play(self.player, name)
        by.multiplied.append(card)
        for _ in range(times):
            yield from self.play_card(card)

    def play_card(self, card: PlayedCard) -> Questions:
        """Follow a card that lies in play, or did before it was played again."""
        if card.owner == self.player:  # a Pirate of another seat is none of this turn's plays
            self.actions_played += self.is_a(card.name, ACTION)
            self.this_turn[card.name] += 1
            self.played_in_order.append(card)
        hit = self.in_turn_order(card.owner)[1:]
        if self.is_a(card.name, ATTACK):
            lighthouses = {player for player in hit if self.seats[player].has_entry("Lighthouse")}
            unaffected = yield from self.reactions(card.name)
            hit = [player for player in hit if player not in unaffected | lighthouses]
        yield from EFFECTS[card.name](self, card, hit)
        if card.name in ("Silver", "Gold"):
            self._corsairs_trash(card)

    def _corsairs_trash(self, card: PlayedCard) -> None:
        """The first Silver or Gold of the turn, after its coins; one Corsair is as good as many."""
        first, self.silver_or_gold_played = not self.silver_or_gold_played, True
        waiting = [entry for seat in self.seats if seat is not self.active for entry in seat.entries]
        if first and any(entry.name == "Corsair" and self.player not in entry.safe for entry in waiting):
            self.trash_from_play(card)

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

    # ---------------------------------------------------------------- a turn

    def play(self) -> Questions:
        while not self.over:
            if self.phase == "start":
                yield from windows.start_of_turn(self)
                self.phase = "action"
            if self.phase == "action":
                yield from self.action_phase()
                self.phase = "treasure"
                self.gained_in_buy_phase = []
            if self.phase == "treasure":
                yield from self.play_treasures()
                self.phase = "buy"
            yield from self.buy_cards()
            yield from self.put_treasuries_back()
            self.clean_up()
            self.ends = self.reason_to_end()
            if not self.over:
                self.next_turn()
        self.phase = None
        self.actions = self.buys = self.coins = 0

    def action_phase(self) -> Questions:
        while self.actions > 0:
            actions = self.of_type(self.active.hand, ACTION)
            picks = yield from self.ask(self.player, "action", actions, 0, 1, None)
            if not picks:
                return
            self.actions -= 1
            yield from self.play_from_hand(self.player, picks[0])

    def play_treasures(self) -> Questions:
        while True:
            treasures = self.of_type(self.active.hand, TREASURE)
            picks = yield from self.ask(self.player, "treasure", treasures, 0, len(treasures), None, ordered=True)
            if not picks:
                return
            for name in picks:
                if name in self.active.hand:  # another one of them may have taken it away
                    yield from self.play_from_hand(self.player, name)

    def buy_cards(self) -> Questions:
        while self.buys > 0:
            affordable = [name for name in self.piles(up_to=self.coins) if name not in self.barred]
            if "Copper" in self.active.names_in_play():
                affordable = [name for name in affordable if name != "Grand Market"]
            picks = yield from self.ask(self.player, "buy", affordable, 0, 1, None, zone="supply")
            if not picks:
                return
            yield from windows.buy(self, picks[0])

    def put_treasuries_back(self) -> Questions:
        """The end of the Buy phase; of several Treasuries those that came into play first go."""
        if self.of_type(self.gained_in_buy_phase, VICTORY):
            return
        treasuries = [card for card in self.active.in_play if card.name == "Treasury"]
        names = [card.name for card in treasuries]
        picks = yield from self.ask(self.player, "topdeck", names, 0, len(names), "Treasury", zone="play")
        for card in treasuries[: len(picks)]:
            self.active.in_play.remove(card)
            self.active.deck.insert(0, card.name)

    def extra_turn_earned(self) -> bool:
        return self.this_turn["Outpost"] > 0 and not self.extra

    def stays(self, card: PlayedCard) -> bool:
        """Does it stay in play at the active seat's Clean-up?"""
        if card.stays_this_turn or any(entry.card is card for entry in self.active.entries):
            return True
        if card in self.outposts and self.extra_turn_earned():
            return True
        durations = [other for other in card.multiplied if self.is_a(other.name, DURATION)]
        return any(self.is_in_play(other) and self.stays(other) for other in durations)

    def clean_up(self) -> None:
        """On top: the latest play among the cards leaving play, else the last come into play, else the last of the hand."""
        seat = self.active
        leaving = [card for card in seat.in_play if not self.stays(card)]
        played_now = [card for card in self.played_in_order if card in leaving]
        top = [card.name for card in played_now or leaving][-1:]
        seat.discard_pile.add([card.name for card in leaving] + seat.hand, top=top[0] if top else None)
        seat.in_play = [card for card in seat.in_play if card not in leaving]
        seat.hand = []
        for card in seat.in_play:
            card.stays_this_turn = False
        seat.draw(3 if self.this_turn["Outpost"] else 5)

    def reason_to_end(self) -> str | None:
        """R-END-1 and R-END-3; the first that holds counts."""
        if self.supply["Province"] == 0:
            return "provinces"
        if self.supply.get("Colony") == 0:
            return "colonies"
        if self.empty_piles() >= (4 if len(self.seats) > 4 else 3):
            return "piles"
        if any(seat.turns >= TURN_LIMIT for seat in self.seats):
            return "limit"
        return None

    def next_turn(self) -> None:
        """What lasts for a turn ends with it (R-TURN-2, R-TURN-6); an extra turn is not counted."""
        self.extra = self.extra_turn_earned()
        if not self.extra:
            self.player = self.left_neighbour(self.player)
            self.active.turns += 1
        self.phase = "start"
        self.actions, self.buys, self.coins = 1, 1, 0
        self._note_plays([])
        self.played_in_order = []
        self.outposts = []
        self.barred = set()
        self.war_chest_names = set()
        self.active.gained = []
        self.gained_in_buy_phase = []
        self._entries_are_due()

    def _entries_are_due(self) -> None:
        """From now on they neither protect (Lighthouse) nor lie in wait (Corsair, Monkey)."""
        self.active.due, self.active.entries = self.active.entries, []
