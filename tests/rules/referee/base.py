"""The cards of Base, both editions. Ids such as "Throne Room 12" (a ruling) and "Thief e2" (an effect) are those of docs/rules/cards.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .effects import card, card_without_questions, only_plus
from .facts import ACTION, TREASURE, VICTORY
from .steps import (
    ALL,
    curse_everyone,
    discard_cards,
    discard_down_to,
    gain_a_card,
    play_again,
    put_back,
    topdeck_a_card,
    trash_aside,
    trash_cards,
)
from .windows import gain, gain_from_trash

if TYPE_CHECKING:
    from .questions import Questions
    from .seats import PlayedCard
    from .table import Referee


# ---------------------------------------------------------------- basic cards


@card_without_questions("Copper")
def copper(table: Referee, hit: list[int]) -> None:
    table.plus(coins=1 + table.this_turn["Coppersmith"])


@card_without_questions("Silver")
def silver(table: Referee, hit: list[int]) -> None:
    first, table.silver_played = not table.silver_played, True
    table.plus(coins=2 + (table.this_turn["Merchant"] if first else 0))  # Merchant 1 and 2


only_plus("Gold", coins=3)
only_plus("Platinum", coins=5)
only_plus("Curse", coins=1)  # a Treasure with Charlatan among the ten


# ---------------------------------------------------------------- first edition


@card_without_questions("Adventurer")
def adventurer(table: Referee, hit: list[int]) -> None:
    seat = table.active
    revealed: list[str] = []
    while len(table.of_type(revealed, TREASURE)) < 2:
        turned_up = seat.lift(1)
        if not turned_up:
            break
        revealed += turned_up
    for name in table.of_type(revealed, TREASURE):
        seat.aside.remove(name)
        seat.hand.append(name)
    seat.discard_aside([name for name in revealed if not table.is_a(name, TREASURE)])


@card("Chancellor")
def chancellor(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=2)
    seat = table.active
    if seat.deck:
        picks = yield from table.ask_key(table.player, "discard", ["deck"], 0, 1, "Chancellor")
        if picks:
            seat.discard_pile.put_under(seat.deck, table.shuffle)  # Chancellor 3
            seat.deck = []


@card("Feast")
def feast(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.trash_from_play(played)
    yield from gain_a_card(table, "Feast", table.piles(up_to=5))  # trashed or not: Feast 2


@card("Spy")
def spy(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=1, actions=1)
    for player in [table.player] + hit:
        seat = table.seats[player]
        if seat.deck_has_a_card():
            top = seat.deck[0]
            picks = yield from table.ask(table.player, "discard", [top], 0, 1, "Spy", zone="deck", about=player)
            if picks:
                seat.discard_pile.add([seat.deck.pop(0)])


@card("Thief")
def thief(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    trashed: list[str] = []
    for player in hit:
        seat = table.seats[player]
        treasures = table.of_type(seat.lift(2), TREASURE)
        picks = yield from table.ask(table.player, "trash", treasures, 1, 1, "Thief", zone="aside", about=player)
        trash_aside(table, player, picks)
        trashed += picks
    # only when all are done (Thief e2), and only what this play trashed (Thief 3)
    picks = yield from table.ask(table.player, "gain", trashed, 0, ALL, "Thief", zone="trash")
    yield from gain_from_trash(table, table.player, picks)
    for player in hit:
        seat = table.seats[player]
        seat.discard_aside(seat.aside)


only_plus("Woodcutter", buys=1, coins=2)


# ---------------------------------------------------------------- both editions


@card("Bureaucrat")
def bureaucrat(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    yield from gain(table, table.player, "Silver", "deck")
    for player in hit:
        victory_cards = table.of_type(table.seats[player].hand, VICTORY)
        yield from topdeck_a_card(table, player, "Bureaucrat", victory_cards)


@card("Cellar")
def cellar(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(actions=1)
    discarded = yield from discard_cards(table, table.player, "Cellar", 0, ALL)
    table.plus(cards=len(discarded))


@card("Chapel")
def chapel(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    yield from trash_cards(table, "Chapel", 0, 4)


@card_without_questions("Council Room")
def council_room(table: Referee, hit: list[int]) -> None:
    table.plus(cards=4, buys=1)
    for player in table.others():
        table.seats[player].draw(1)


only_plus("Festival", actions=2, buys=1, coins=2)
only_plus("Laboratory", cards=2, actions=1)


@card("Library")
def library(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    seat = table.active
    set_aside: list[str] = []
    while len(seat.hand) < 7:
        drawn = seat.lift(1)
        if not drawn:
            break
        # while it is decided about, the card is not in hand: Library 6
        actions = table.of_type(drawn, ACTION)
        picks = yield from table.ask(table.player, "set_aside", actions, 0, 1, "Library", zone="aside")
        if picks:
            set_aside += picks
        else:
            seat.aside.remove(drawn[0])
            seat.hand += drawn
    seat.discard_aside(set_aside)


only_plus("Market", cards=1, actions=1, buys=1, coins=1)


@card("Militia")
def militia(table: Referee, played: PlayedCard, hit: list[int], keep: int = 3) -> Questions:
    table.plus(coins=2)
    yield from discard_down_to(table, hit, "Militia", keep)


@card("Mine")
def mine(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    least = 1 if table.edition == 1 else 0  # D4
    treasures = table.of_type(table.active.hand, TREASURE)
    picks = yield from table.ask(table.player, "trash", treasures, least, 1, "Mine")
    if picks:
        table.trash_from_hand(table.player, picks)
        piles = table.piles(up_to=table.cost(picks[0]) + 3, type_=TREASURE)
        yield from gain_a_card(table, "Mine", piles, "hand")


only_plus("Moat", cards=2)


@card("Moneylender")
def moneylender(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    least = 1 if table.edition == 1 else 0  # D5
    coppers = [name for name in table.active.hand if name == "Copper"]
    picks = yield from table.ask(table.player, "trash", coppers, least, 1, "Moneylender")
    if picks:
        table.trash_from_hand(table.player, picks)
        table.plus(coins=3)


@card("Remodel")
def remodel(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    trashed = yield from trash_cards(table, "Remodel", 1, 1)
    if trashed:
        yield from gain_a_card(table, "Remodel", table.piles(up_to=table.cost(trashed[0]) + 2))


only_plus("Smithy", cards=3)


@card("Throne Room")
def throne_room(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    least = 1 if table.edition == 1 else 0  # D3
    yield from play_again(table, played, table.of_type(table.active.hand, ACTION), least, 2)


only_plus("Village", cards=1, actions=2)


@card("Witch")
def witch(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=2)
    yield from curse_everyone(table, hit)


@card("Workshop")
def workshop(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    yield from gain_a_card(table, "Workshop", table.piles(up_to=4))


# ---------------------------------------------------------------- second edition


@card("Artisan")
def artisan(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    yield from gain_a_card(table, "Artisan", table.piles(up_to=5), "hand")
    yield from topdeck_a_card(table, table.player, "Artisan", table.active.hand)


@card("Bandit")
def bandit(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    yield from gain(table, table.player, "Gold")
    for player in hit:
        seat = table.seats[player]
        treasures = [name for name in table.of_type(seat.lift(2), TREASURE) if name != "Copper"]
        picks = yield from table.ask(player, "trash", treasures, 1, 1, "Bandit", zone="aside")  # Bandit 1
        trash_aside(table, player, picks)
        seat.discard_aside(seat.aside)


@card("Harbinger")
def harbinger(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=1, actions=1)
    seat = table.active
    pile = seat.discard_pile
    picks = yield from table.ask(table.player, "topdeck", pile.cards, 0, 1, "Harbinger", zone="discard")
    for name in picks:
        pile.take_from_anywhere(name)
        seat.deck.insert(0, name)


only_plus("Merchant", cards=1, actions=1)


@card("Poacher")
def poacher(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=1, actions=1, coins=1)
    number = table.empty_piles()
    yield from discard_cards(table, table.player, "Poacher", number, number)


@card("Sentry")
def sentry(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=1, actions=1)
    seat = table.active
    seat.lift(2)
    trashed = yield from table.ask(table.player, "trash", seat.aside, 0, ALL, "Sentry", zone="aside")
    trash_aside(table, table.player, trashed)
    discarded = yield from table.ask(table.player, "discard", seat.aside, 0, ALL, "Sentry", zone="aside")
    seat.discard_aside(discarded)
    yield from put_back(table, table.player, "Sentry", seat.aside)


@card("Vassal")
def vassal(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=2)
    seat = table.active
    if not seat.deck_has_a_card():
        return
    top = seat.deck.pop(0)
    seat.discard_pile.add([top])  # where it lies while it is asked about
    picks = yield from table.ask(table.player, "play", table.of_type([top], ACTION), 0, 1, "Vassal", zone="discard")
    if picks:
        seat.discard_pile.take_top()
        yield from table.play_card(table.put_into_play(table.player, top))  # a play like any other: Vassal 2
