"""The cards of Prosperity, both editions. Ids such as "Vault 2" (a ruling) are those of docs/rules/cards.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .effects import card, card_without_questions, only_plus
from .facts import ACTION, TREASURE
from .steps import (
    ALL,
    choose_one,
    curse_everyone,
    discard_cards,
    discard_down_to,
    gain_a_card,
    play_again,
    put_back,
    reveal_until,
    topdeck_a_card,
    trash_aside,
    trash_cards,
)
from .windows import gain

if TYPE_CHECKING:
    from collections.abc import Generator

    from .questions import Question, Questions
    from .seats import PlayedCard
    from .table import Referee

# ---------------------------------------------------------------- Treasures


@card("Anvil")
def anvil(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=1)
    treasures = table.of_type(table.active.hand, TREASURE)
    picks = yield from table.ask(table.player, "discard", treasures, 0, 1, "Anvil")
    if picks:
        table.active.discard(picks)
        yield from gain_a_card(table, "Anvil", table.piles(up_to=4))


@card_without_questions("Bank")
def bank(table: Referee, hit: list[int]) -> None:
    table.plus(coins=len(table.of_type(table.active.names_in_play(), TREASURE)))


only_plus("Collection", coins=2, buys=1)  # the tokens: windows.py


@card("Contraband")
def contraband(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=3, buys=1)
    table.barred |= yield from neighbour_names(table, "Contraband")


def neighbour_names(table: Referee, source: str) -> Generator[Question, list[str], set[str]]:
    """The left neighbour names one of the piles of the game, empty or not."""
    neighbour = table.left_neighbour(table.player)
    picks = yield from table.ask(neighbour, "name", table.supply, 1, 1, source, zone=None, about=table.player)
    return set(picks)


@card("Crystal Ball")
def crystal_ball(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=1)
    seat = table.active
    for name in seat.lift(1):
        keys = ["trash", "discard"] + ["play"] * bool(table.of_type([name], ACTION, TREASURE))
        picks = yield from table.ask_key(table.player, "choose", keys, 0, 1, "Crystal Ball")
        if picks == ["trash"]:
            trash_aside(table, table.player, [name])
        elif picks == ["discard"]:
            seat.discard_aside([name])
        elif picks == ["play"]:
            seat.aside.remove(name)
            yield from table.play_card(table.put_into_play(table.player, name))
        else:
            seat.put_on_deck([name], seat.aside)


only_plus("Hoard", coins=2)  # the Golds: windows.py


@card("Investment")
def investment(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    yield from trash_cards(table, "Investment", 1, 1)
    choice = yield from choose_one(table, table.player, "Investment", "coin", "trash")
    if choice == "coin":
        table.plus(coins=1)
    elif table.trash_from_play(played):
        table.active.tokens["victory"] += len(set(table.of_type(table.active.hand, TREASURE)))


@card("Loan")
def loan(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=1)
    seat = table.active
    revealed = reveal_until(seat, lambda name: table.is_a(name, TREASURE))
    found = table.of_type(revealed, TREASURE)
    picks = yield from table.ask(table.player, "trash", found, 0, 1, "Loan", zone="aside")
    if picks:
        trash_aside(table, table.player, picks)
    else:
        seat.discard_aside(found)
    seat.discard_aside([name for name in revealed if name not in found])


only_plus("Quarry", coins=1)
only_plus("Royal Seal", coins=2)
only_plus("Talisman", coins=1)


@card("Tiara")
def tiara(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(buys=1)
    yield from play_again(table, played, table.of_type(table.active.hand, TREASURE), 0, 2)


@card("Venture")
def venture(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=1)
    seat = table.active
    revealed = reveal_until(seat, lambda name: table.is_a(name, TREASURE))
    seat.discard_aside([name for name in revealed if not table.is_a(name, TREASURE)])
    for name in table.of_type(revealed, TREASURE):
        seat.aside.remove(name)
        yield from table.play_card(table.put_into_play(table.player, name))


@card("War Chest")
def war_chest(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.war_chest_names |= yield from neighbour_names(table, "War Chest")
    piles = [name for name in table.piles(up_to=5) if name not in table.war_chest_names]
    yield from gain_a_card(table, "War Chest", piles)


# ---------------------------------------------------------------- Actions of both editions


@card("Bishop")
def bishop(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=1)
    table.active.tokens["victory"] += 1
    trashed = yield from trash_cards(table, "Bishop", 1, 1)
    for name in trashed:
        table.active.tokens["victory"] += table.cost(name) // 2
    for player in table.others():
        picks = yield from table.ask(player, "trash", table.seats[player].hand, 0, 1, "Bishop")
        table.trash_from_hand(player, picks)


@card_without_questions("City")
def city(table: Referee, hit: list[int]) -> None:
    empty = table.empty_piles()
    table.plus(cards=2 if empty >= 1 else 1, actions=2)
    if empty >= 2:
        table.plus(buys=1, coins=1)


@card("Expand")
def expand(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    trashed = yield from trash_cards(table, "Expand", 1, 1)
    for name in trashed:
        yield from gain_a_card(table, "Expand", table.piles(up_to=table.cost(name) + 3))


@card("Forge")
def forge(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    trashed = yield from trash_cards(table, "Forge", 0, ALL)
    yield from gain_a_card(table, "Forge", table.piles(exactly=sum(table.cost(name) for name in trashed)))


only_plus("Grand Market", cards=1, actions=1, buys=1, coins=2)


@card("King's Court")
def kings_court(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    yield from play_again(table, played, table.of_type(table.active.hand, ACTION), 0, 3)


@card("Mint")
def mint(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    treasures = table.of_type(table.active.hand, TREASURE)
    revealed = yield from table.ask(table.player, "reveal", treasures, 0, 1, "Mint")
    for name in revealed:
        yield from gain(table, table.player, name)


@card_without_questions("Monument")
def monument(table: Referee, hit: list[int]) -> None:
    table.plus(coins=2)
    table.active.tokens["victory"] += 1


only_plus("Peddler", cards=1, actions=1, coins=1)


@card("Rabble")
def rabble(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=3)
    for player in hit:
        revealed = table.seats[player].lift(3)
        discarded = table.of_type(revealed, ACTION, TREASURE)
        table.seats[player].discard_aside(discarded)
        yield from put_back(table, player, "Rabble", [name for name in revealed if name not in discarded])


@card("Vault")
def vault(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=2)
    discarded = yield from discard_cards(table, table.player, "Vault", 0, ALL)
    table.plus(coins=len(discarded))
    for player in table.others():
        if not table.seats[player].hand:
            continue
        picks = yield from table.ask_key(player, "choose", ["discard"], 0, 1, "Vault")
        if picks:
            discarded = yield from discard_cards(table, player, "Vault", 2, 2)
            table.seats[player].draw(len(discarded) == 2)  # Vault 2


@card_without_questions("Watchtower")
def watchtower(table: Referee, hit: list[int]) -> None:
    table.active.draw(max(0, 6 - len(table.active.hand)))


only_plus("Worker's Village", cards=1, actions=2, buys=1)


# ---------------------------------------------------------------- Actions of the first edition


@card("Counting House")
def counting_house(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    seat = table.active
    coppers = [name for name in seat.discard_pile.cards if name == "Copper"]
    picks = yield from table.ask(table.player, "take", coppers, 0, ALL, "Counting House", zone="discard")
    for name in picks:
        seat.discard_pile.take_from_anywhere(name)
        seat.hand.append(name)


@card("Goons")
def goons(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(buys=1, coins=2)
    yield from discard_down_to(table, hit, "Goons", 3)


@card("Mountebank")
def mountebank(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=2)
    for player in hit:
        seat = table.seats[player]
        curses = [name for name in seat.hand if name == "Curse"]
        picks = yield from table.ask(player, "discard", curses, 0, 1, "Mountebank")
        seat.discard(picks)
        if not picks:
            yield from gain(table, player, "Curse")
            yield from gain(table, player, "Copper")


@card("Trade Route")
def trade_route(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(buys=1)
    yield from trash_cards(table, "Trade Route", 1, 1)
    table.plus(coins=table.trade_route_mat())


# ---------------------------------------------------------------- Actions of the second edition


@card("Charlatan")
def charlatan(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=3)
    yield from curse_everyone(table, hit)


@card("Clerk")
def clerk(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=2)
    for player in hit:
        hand = table.seats[player].hand
        if len(hand) >= 5:
            yield from topdeck_a_card(table, player, "Clerk", hand)


@card_without_questions("Magnate")
def magnate(table: Referee, hit: list[int]) -> None:
    table.plus(cards=len(table.of_type(table.active.hand, TREASURE)))
