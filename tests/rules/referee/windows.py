"""Effects at the same time: buys, gains and the start of a turn."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .effects import LATER, PLAIN, SILENT
from .facts import ACTION, DURATION, TREASURE, VICTORY
from .questions import Question, Questions
from .seats import GainedCard, PlayedCard, Seat

if TYPE_CHECKING:
    from .table import Referee

Names = Callable[[], Iterable[str]]


def window(
    table: Referee,
    player: int,
    source: str | None,
    must: Names,
    may: Names,
    carry_out: Callable[[str], Questions],
    plain: Iterable[str] = (),
) -> Questions:
    """One effect after the other, each with all it causes; what waits is looked up again after each of them."""
    while True:
        compulsory = set(must())
        names = sorted(compulsory | set(may()))
        if not names:
            return
        if names == sorted(compulsory) and (len(names) == 1 or compulsory <= set(plain)):
            name = names[0]
        elif compulsory:
            (name,) = yield Question(player, "order", source, names, 1, 1, False, None, player)
        else:
            picks = yield Question(player, "react", source, names, 0, 1, False, None, player)
            if not picks:
                return
            name = picks[0]
        yield from carry_out(name)


# ---------------------------------------------------------------- a buy


def buy(table: Referee, name: str) -> Questions:
    """Pay; Goons; Embargo and Talisman; then the card is gained, if there is still one."""
    player, seat = table.player, table.active
    cost = table.cost(name)
    table.buys -= 1
    table.coins -= cost
    seat.tokens["victory"] += seat.names_in_play().count("Goons")
    copied = cost <= 4 and not table.is_a(name, VICTORY)
    talismans = [card for card in seat.in_play if card.name == "Talisman" and copied]
    curses = table.embargo_tokens[name]

    def must() -> Iterable[str]:
        if curses and table.supply["Curse"]:
            yield "Embargo"
        if any(table.is_in_play(card) for card in talismans) and table.supply[name]:
            yield "Talisman"

    def carry_out(effect: str) -> Questions:
        nonlocal curses
        if effect == "Embargo":
            number, curses = curses, 0
            for _ in range(number):
                yield from gain(table, player, "Curse")
        else:
            talismans.remove(next(card for card in talismans if table.is_in_play(card)))
            yield from gain(table, player, name)

    yield from window(table, player, name, must, tuple, carry_out)
    yield from gain(table, player, name, bought=True)


# ---------------------------------------------------------------- a gain


@dataclass(eq=False)
class Gain:
    """A gained card: where it went, and whether it is still there."""

    seat: Seat
    name: str
    to: str
    bought: bool
    card: GainedCard  # the same object, if it went onto the deck
    landings: int  # of the discard pile, when it came
    shuffles: int
    moved: bool = False

    def is_there(self) -> bool:
        if self.moved:
            return False
        if self.to == "deck":
            return bool(self.seat.deck) and self.seat.deck[0] is self.card
        if self.to == "discard":
            return self.seat.discard_pile.shuffles == self.shuffles
        return self.name in (self.seat.hand if self.to == "hand" else self.seat.aside)

    def leave(self) -> None:
        """Take the card away from where the gain put it."""
        self.moved = True
        pile = self.seat.discard_pile
        if self.to == "deck":
            self.seat.deck.pop(0)
        elif self.to == "hand":
            self.seat.hand.remove(self.name)
        elif self.to == "aside":
            self.seat.aside.remove(self.name)
        elif pile.landings == self.landings and pile.top == self.name:
            pile.take_top()
        else:
            pile.take_from_anywhere(self.name)

    def move_onto_deck(self) -> None:
        self.leave()
        self.seat.deck.insert(0, self.name)


def gain(
    table: Referee, player: int, name: str, to: str = "discard", *, bought: bool = False
) -> Generator[Question, list[str], Gain | None]:
    """A gain from an empty pile does not happen (R-TERMS-11)."""
    if table.supply.get(name, 0) == 0:
        return None
    table.supply[name] -= 1
    (gained,) = _arrive(table, player, [name], to, bought)
    table.trade_route_tokens.discard(name)
    yield from _after(table, gained)
    return gained


def gain_from_trash(table: Referee, player: int, names: list[str]) -> Questions:
    """Cards gained together land together; then their windows, in name order."""
    for name in names:
        table.trash.remove(name)
    for gained in _arrive(table, player, sorted(names), "discard", False):
        yield from _after(table, gained)


def _arrive(table: Referee, player: int, names: list[str], to: str, bought: bool) -> list[Gain]:
    seat = table.seats[player]
    cards = [GainedCard(name) for name in names]
    if to == "hand":
        seat.hand += cards
    elif to == "deck":
        seat.deck[:0] = cards
    elif to == "aside":
        seat.aside += cards
    else:
        seat.discard_pile.add(cards)
    pile = seat.discard_pile
    return [Gain(seat, str(card), to, bought, card, pile.landings, pile.shuffles) for card in cards]


def _after(table: Referee, gained: Gain) -> Questions:
    """What a gain sets off: notes and silent effects, the gainer's window, then the other seats."""
    seat = gained.seat
    if seat is table.active:
        seat.gained.append(gained.name)
        if table.in_buy_phase():
            table.gained_in_buy_phase.append(gained.name)
        if table.is_a(gained.name, ACTION):
            seat.tokens["victory"] += table.this_turn["Collection"]
    gainer = Gainer(table, gained)
    yield from window(table, seat.number, gained.name, gainer.must, gainer.may, gainer.carry_out)
    for other in table.in_turn_order(seat.number)[1:]:
        yield from _others_follow(table, gained, other)


class Gainer:
    """The window of the seat that has gained a card: what waits, and what it does."""

    def __init__(self, table: Referee, gained: Gain) -> None:
        self.table, self.gained, self.seat, self.name = table, gained, gained.seat, gained.name
        self.active = self.seat is table.active
        self.watchtower_shown = False
        self.waiting = {
            "Blockade": self._blockades() if self.active else 0,
            "Hoard": table.this_turn["Hoard"] if gained.bought and table.is_a(self.name, VICTORY) else 0,
            "Mint": int(self.name == "Mint"),
        }

    def _blockades(self) -> int:
        others = [seat for seat in self.table.seats if seat is not self.seat]
        entries = [entry for seat in others for entry in seat.entries if entry.name == "Blockade"]
        return sum(self.name in entry.aside and self.seat.number not in entry.safe for entry in entries)

    def _trashed_by_mint(self) -> list[PlayedCard]:
        treasures = [card for card in self.seat.in_play if self.table.is_a(card.name, TREASURE)]
        return [card for card in treasures if not self.table.is_a(card.name, DURATION)]

    def must(self) -> list[str]:
        supply = self.table.supply
        possible = {"Blockade": supply["Curse"], "Hoard": supply["Gold"], "Mint": self._trashed_by_mint()}
        return [effect for effect, number in self.waiting.items() if number and possible[effect]]

    def may(self) -> Iterable[str]:
        table, gained = self.table, self.gained
        if gained.is_there():
            if gained.to != "deck" and "Royal Seal" in self.seat.names_in_play():
                yield "Royal Seal"
            elif gained.to != "deck" and self.active and table.this_turn["Tiara"]:
                yield "Tiara"
            if self.active and table.sailors_left and table.is_a(self.name, DURATION):
                yield "Sailor"
            if "Watchtower" in self.seat.hand and not self.watchtower_shown:
                yield "Watchtower"
        if "Pirate" in self.seat.hand and table.is_a(self.name, TREASURE):
            yield "Pirate"

    def carry_out(self, effect: str) -> Questions:
        table, gained, player = self.table, self.gained, self.seat.number
        if effect in self.waiting:
            self.waiting[effect] -= 1
        if effect == "Blockade":
            yield from gain(table, player, "Curse")
        elif effect == "Hoard":
            yield from gain(table, player, "Gold")
        elif effect == "Mint":
            for card in self._trashed_by_mint():
                table.trash_from_play(card)
        elif effect in ("Royal Seal", "Tiara"):
            gained.move_onto_deck()
        elif effect == "Sailor":
            table.sailors_left -= 1
            gained.leave()
            yield from table.play_card(table.put_into_play(player, self.name))
        elif effect == "Pirate":
            yield from table.play_from_hand(player, "Pirate")
        else:
            yield from self._watchtower()

    def _watchtower(self) -> Questions:
        self.watchtower_shown = True
        (choice,) = yield from self.table.ask_key(self.seat.number, "choose", ["trash", "deck"], 1, 1, "Watchtower")
        if choice == "trash":
            self.gained.leave()
            self.table.trash.append(self.name)
        elif self.gained.to != "deck":
            self.gained.move_onto_deck()


def _others_follow(table: Referee, gained: Gain, other: int) -> Questions:
    """Monkey's cards, if the gainer is the right neighbour, then Pirates."""
    seat = table.seats[other]
    if table.right_neighbour(other) == gained.seat.number:
        seat.draw(sum(entry.name == "Monkey" for entry in seat.entries))

    def may() -> Iterable[str]:
        if "Pirate" in seat.hand and table.is_a(gained.name, TREASURE):
            yield "Pirate"

    def carry_out(_: str) -> Questions:
        yield from table.play_from_hand(other, "Pirate")

    yield from window(table, other, gained.name, tuple, may, carry_out)


# ---------------------------------------------------------------- the start of a turn


def start_of_turn(table: Referee) -> Questions:
    """Silent effects; then what Durations have left for now, in the player's order, and Clerks.

    What is due waits even if it could do nothing yet: Tide Pools with an empty hand may come before a draw.
    """
    seat = table.active
    for entry in [entry for entry in seat.due if entry.name in SILENT]:
        seat.due.remove(entry)
        yield from LATER[entry.name](table, seat, entry)

    def must() -> Iterable[str]:
        return [entry.name for entry in seat.due]

    def may() -> Iterable[str]:
        return [name for name in seat.hand if name == "Clerk"]

    def carry_out(effect: str) -> Questions:
        entry = next((entry for entry in seat.due if entry.name == effect), None)
        if entry:
            seat.due.remove(entry)
            yield from LATER[effect](table, seat, entry)
        else:
            yield from table.play_from_hand(table.player, "Clerk")

    yield from window(table, table.player, None, must, may, carry_out, PLAIN)
