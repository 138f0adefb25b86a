"""The cards of Seaside, both editions. Ids such as "Treasure Map 3" (a ruling) are those of docs/rules/cards.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .effects import card, card_without_questions, duration_of_bonuses, later, later_plus, only_plus
from .facts import TREASURE
from .steps import (
    choose_one,
    curse_everyone,
    discard_cards,
    gain_a_card,
    put_back,
    trash_aside,
    trash_cards,
)
from .windows import gain

if TYPE_CHECKING:
    from .questions import Questions
    from .seats import Entry, PlayedCard, Seat
    from .table import Referee

# ---------------------------------------------------------------- Durations


duration_of_bonuses("Astrolabe", {"coins": 1, "buys": 1}, {"coins": 1, "buys": 1})
duration_of_bonuses("Caravan", {"cards": 1, "actions": 1}, {"cards": 1})
duration_of_bonuses("Fishing Village", {"actions": 2, "coins": 1}, {"actions": 1, "coins": 1})
duration_of_bonuses("Lighthouse", {"actions": 1, "coins": 1}, {"coins": 1})  # it protects as long as this is to come
duration_of_bonuses("Merchant Ship", {"coins": 2}, {"coins": 2})
duration_of_bonuses("Monkey", {}, {"cards": 1})  # meanwhile: windows.py
duration_of_bonuses("Wharf", {"cards": 2, "buys": 1}, {"cards": 2, "buys": 1})


@card("Blockade")
def blockade(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    seat = table.active
    picks = yield from table.ask(table.player, "gain", table.piles(up_to=4), 1, 1, "Blockade", zone="supply")
    for name in picks:
        gained = yield from gain(table, table.player, name, "aside")
        if gained and gained.is_there():  # else nothing more happens: Blockade 1
            gained.leave()
            safe = [other.number for other in table.seats if other is not seat and other.number not in hit]
            table.leave_for_later(played, aside=[name], safe=safe)


@later("Blockade")
def blockade_later(table: Referee, seat: Seat, entry: Entry) -> Questions:
    seat.hand += entry.aside
    yield from ()


@card("Corsair")
def corsair(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=2)
    table.leave_for_later(played, safe=[player for player in table.others() if player not in hit])
    yield from ()


later_plus("Corsair", cards=1)


@card("Haven")
def haven(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=1, actions=1)
    picks = yield from table.ask(table.player, "set_aside", table.active.hand, 1, 1, "Haven")
    for name in picks:
        table.active.hand.remove(name)
        table.leave_for_later(played, aside=[name])


@later("Haven")
def haven_later(table: Referee, seat: Seat, entry: Entry) -> Questions:
    seat.hand += entry.aside
    yield from ()


@card("Outpost")
def outpost(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.outposts.append(played)  # the rest: Referee.clean_up
    yield from ()


@card("Pirate")
def pirate(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.leave_for_later(played)
    yield from ()


@later("Pirate")
def pirate_later(table: Referee, seat: Seat, entry: Entry) -> Questions:
    yield from gain_a_card(table, "Pirate", table.piles(up_to=6, type_=TREASURE), "hand")


@card("Sailor")
def sailor(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(actions=1)
    table.sailors_left += 1
    table.leave_for_later(played)
    yield from ()


@later("Sailor")
def sailor_later(table: Referee, seat: Seat, entry: Entry) -> Questions:
    table.plus(coins=2)
    yield from trash_cards(table, "Sailor", 0, 1)


@card("Sea Witch")
def sea_witch(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=2)
    yield from curse_everyone(table, hit)
    table.leave_for_later(played)


@later("Sea Witch")
def sea_witch_later(table: Referee, seat: Seat, entry: Entry) -> Questions:
    table.plus(cards=2)
    yield from discard_cards(table, table.player, "Sea Witch", 2, 2)


@card("Tactician")
def tactician(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    if table.active.hand:
        table.active.discard(table.active.hand)
        table.leave_for_later(played)
    yield from ()


later_plus("Tactician", cards=5, actions=1, buys=1)


@card("Tide Pools")
def tide_pools(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=3, actions=1)
    table.leave_for_later(played)
    yield from ()


@later("Tide Pools")
def tide_pools_later(table: Referee, seat: Seat, entry: Entry) -> Questions:
    yield from discard_cards(table, table.player, "Tide Pools", 2, 2)


# ---------------------------------------------------------------- both editions


only_plus("Bazaar", cards=1, actions=2, coins=1)


@card_without_questions("Cutpurse")
def cutpurse(table: Referee, hit: list[int]) -> None:
    table.plus(coins=2)
    for player in hit:
        if "Copper" in table.seats[player].hand:
            table.seats[player].discard(["Copper"])


@card("Island")
def island(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    seat = table.active
    picks = yield from table.ask(table.player, "set_aside", seat.hand, 1, 1, "Island")
    for name in picks:
        seat.hand.remove(name)
        seat.island.append(name)
    if table.is_in_play(played):  # Island 4
        seat.in_play.remove(played)
        seat.island.append(played.name)


@card("Lookout")
def lookout(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(actions=1)
    seat = table.active
    cards = seat.lift(3)
    trashed = yield from table.ask(table.player, "trash", cards, 1, 1, "Lookout", zone="aside")
    trash_aside(table, table.player, trashed)
    for name in trashed:
        cards.remove(name)
    discarded = yield from table.ask(table.player, "discard", cards, 1, 1, "Lookout", zone="aside")
    seat.discard_aside(discarded)
    for name in discarded:
        cards.remove(name)
    seat.put_on_deck(cards, seat.aside)


@card("Native Village")
def native_village(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(actions=2)
    seat = table.active
    choice = yield from choose_one(table, table.player, "Native Village", "aside", "hand")
    if choice == "hand":
        seat.hand += seat.native_village
        seat.native_village = []
    elif seat.deck_has_a_card():
        seat.native_village.append(seat.deck.pop(0))


@card("Salvager")
def salvager(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(buys=1)
    trashed = yield from trash_cards(table, "Salvager", 1, 1)
    table.plus(coins=sum(table.cost(name) for name in trashed))


@card("Smugglers")
def smugglers(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    theirs = table.seats[table.right_neighbour(table.player)].gained
    piles = [name for name in table.piles(up_to=6) if name in theirs]
    yield from gain_a_card(table, "Smugglers", piles)


@card("Treasure Map")
def treasure_map(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    maps = int(table.trash_from_play(played))
    if "Treasure Map" in table.active.hand:
        table.trash_from_hand(table.player, ["Treasure Map"])
        maps += 1
    if maps == 2:  # Treasure Map 3
        for _ in range(4):
            yield from gain(table, table.player, "Gold", "deck")


only_plus("Treasury", cards=1, actions=1, coins=1)  # the rest: Referee.put_treasuries_back


@card("Warehouse")
def warehouse(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=3, actions=1)
    yield from discard_cards(table, table.player, "Warehouse", 3, 3)


# ---------------------------------------------------------------- first edition


@card("Ambassador")
def ambassador(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    seat = table.active
    revealed = yield from table.ask(table.player, "reveal", seat.hand, 1, 1, "Ambassador")
    for name in revealed:
        if name not in table.supply:
            return  # Ambassador 5
        copies = [card for card in seat.hand if card == name]
        returned = yield from table.ask(table.player, "return", copies, 0, 2, "Ambassador")
        for copy in returned:
            seat.hand.remove(copy)
            table.supply[name] += 1
        for player in hit:
            yield from gain(table, player, name)


@card("Embargo")
def embargo(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=2)
    if table.trash_from_play(played):
        picks = yield from table.ask(table.player, "place", table.supply, 1, 1, "Embargo", zone="supply")
        table.embargo_tokens[picks[0]] += 1


@card("Explorer")
def explorer(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    provinces = [name for name in table.active.hand if name == "Province"]
    revealed = yield from table.ask(table.player, "reveal", provinces, 0, 1, "Explorer")
    yield from gain(table, table.player, "Gold" if revealed else "Silver", "hand")


@card("Ghost Ship")
def ghost_ship(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=2)
    for player in hit:
        seat = table.seats[player]
        number = max(0, len(seat.hand) - 3)
        picks = yield from table.ask(player, "topdeck", seat.hand, number, number, "Ghost Ship", ordered=True)
        seat.put_on_deck(picks, seat.hand)


@card("Navigator")
def navigator(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=2)
    seat = table.active
    cards = seat.lift(5)
    if not cards:
        return
    choice = yield from choose_one(table, table.player, "Navigator", "discard", "deck")
    if choice == "discard":
        seat.discard_aside(cards)
    else:
        yield from put_back(table, table.player, "Navigator", cards)


@card("Pearl Diver")
def pearl_diver(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=1, actions=1)
    seat = table.active
    if seat.deck_has_a_card() and len(seat.deck) > 1:
        picks = yield from table.ask(table.player, "topdeck", seat.deck[-1:], 0, 1, "Pearl Diver", zone="deck")
        if picks:
            seat.deck.insert(0, seat.deck.pop())


@card("Pirate Ship")
def pirate_ship(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    seat = table.active
    choice = yield from choose_one(table, table.player, "Pirate Ship", "coins", "trash")
    if choice == "coins":
        table.plus(coins=seat.tokens["pirate ship"])
        return
    booty = False
    for player in hit:
        victim = table.seats[player]
        cards = victim.lift(2)
        treasures = table.of_type(cards, TREASURE)
        picks = yield from table.ask(table.player, "trash", treasures, 1, 1, "Pirate Ship", zone="aside", about=player)
        trash_aside(table, player, picks)
        for name in picks:
            cards.remove(name)
            booty = True
        victim.discard_aside(cards)
    seat.tokens["pirate ship"] += booty


@card("Sea Hag")
def sea_hag(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    for player in hit:
        seat = table.seats[player]
        seat.discard_aside(seat.lift(1))
        yield from gain(table, player, "Curse", "deck")


# ---------------------------------------------------------------- second edition


@card_without_questions("Sea Chart")
def sea_chart(table: Referee, hit: list[int]) -> None:
    table.plus(cards=1, actions=1)
    seat = table.active
    if seat.deck_has_a_card() and seat.deck[0] in seat.names_in_play():
        seat.draw(1)
