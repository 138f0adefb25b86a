"""The cards of Intrigue, both editions. Ids such as "Throne Room 12" (a ruling) are those of docs/rules/cards.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .effects import card, card_without_questions, only_plus
from .facts import ACTION, CURSE, TREASURE, VICTORY
from .steps import (
    ALL,
    choose_one,
    curse_everyone,
    discard_cards,
    gain_a_card,
    put_back,
    topdeck_a_card,
    trash_cards,
)
from .windows import gain, gain_from_trash

if TYPE_CHECKING:
    from .questions import Questions
    from .seats import PlayedCard
    from .table import Referee


def take_by_type_of_four(table: Referee, source: str, *types: str) -> Questions:
    """Scout and Patrol: all cards of the types go to the hand (Scout 3), the others back on top."""
    seat = table.active
    for name in table.of_type(seat.lift(4), *types):
        seat.aside.remove(name)
        seat.hand.append(name)
    yield from put_back(table, table.player, source, seat.aside)


# ---------------------------------------------------------------- both editions


@card("Baron")
def baron(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(buys=1)
    estates = [name for name in table.active.hand if name == "Estate"]
    picks = yield from table.ask(table.player, "discard", estates, 0, 1, "Baron")
    if picks:
        table.active.discard(picks)
        table.plus(coins=4)
    else:
        yield from gain(table, table.player, "Estate")  # Baron 2


only_plus("Bridge", buys=1, coins=1)


@card_without_questions("Conspirator")
def conspirator(table: Referee, hit: list[int]) -> None:
    table.plus(coins=2)
    if table.actions_played >= 3:  # plays are counted, this one too: Conspirator 5
        table.plus(cards=1, actions=1)


@card("Courtyard")
def courtyard(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=3)
    yield from topdeck_a_card(table, table.player, "Courtyard", table.active.hand)


@card("Ironworks")
def ironworks(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    gained = yield from gain_a_card(table, "Ironworks", table.piles(up_to=4))
    if gained:
        table.plus(
            actions=table.is_a(gained, ACTION), coins=table.is_a(gained, TREASURE), cards=table.is_a(gained, VICTORY)
        )


@card("Masquerade")
def masquerade(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=2)
    givers = [player for player in table.in_turn_order() if table.seats[player].hand]
    if table.edition == 1:  # D6: an empty hand receives in the first edition only
        receivers = [(player + 1) % len(table.seats) for player in givers]
    else:
        receivers = givers[1:] + givers[:1]
    if table.edition == 1 or len(givers) > 1:
        passed: list[str] = []
        for player in givers:  # the cards stay in hand until all have chosen: Masquerade 1
            passed += yield from table.ask(player, "pass", table.seats[player].hand, 1, 1, "Masquerade")
        for player, name in zip(givers, passed):
            table.seats[player].hand.remove(name)
        for player, name in zip(receivers, passed):
            table.seats[player].hand.append(name)
    yield from trash_cards(table, "Masquerade", 0, 1)


@card("Mining Village")
def mining_village(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=1, actions=2)
    itself = [played.name] if table.is_in_play(played) else []  # Mining Village 3
    picks = yield from table.ask(table.player, "trash", itself, 0, 1, "Mining Village", zone="play")
    if picks and table.trash_from_play(played):
        table.plus(coins=2)


@card("Minion")
def minion(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(actions=1)
    choice = yield from choose_one(table, table.player, "Minion", "coins", "discard")
    if choice == "coins":
        table.plus(coins=2)
        return
    for player in [table.player] + hit:
        seat = table.seats[player]
        if player == table.player or len(seat.hand) >= 5:  # Minion 4
            seat.discard(seat.hand)
            seat.draw(4)


@card("Nobles")
def nobles(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    choice = yield from choose_one(table, table.player, "Nobles", "cards", "actions")
    if choice == "cards":
        table.plus(cards=3)
    else:
        table.plus(actions=2)


@card("Pawn")
def pawn(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    picks = yield from table.ask_key(table.player, "choose", ["card", "action", "buy", "coin"], 2, 2, "Pawn")
    table.plus(cards="card" in picks, actions="action" in picks, buys="buy" in picks, coins="coin" in picks)


@card_without_questions("Shanty Town")
def shanty_town(table: Referee, hit: list[int]) -> None:
    table.plus(actions=2)
    if not table.of_type(table.active.hand, ACTION):
        table.plus(cards=2)


@card("Steward")
def steward(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    choice = yield from choose_one(table, table.player, "Steward", "cards", "coins", "trash")
    if choice == "cards":
        table.plus(cards=2)
    elif choice == "coins":
        table.plus(coins=2)
    else:
        yield from trash_cards(table, "Steward", 2, 2)


@card("Swindler")
def swindler(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=2)
    for player in hit:
        seat = table.seats[player]
        if seat.deck_has_a_card():
            top = seat.deck.pop(0)
            table.trash.append(top)
            piles = table.piles(exactly=table.cost(top))
            picks = yield from table.ask(table.player, "gain", piles, 1, 1, "Swindler", zone="supply", about=player)
            for name in picks:
                yield from gain(table, player, name)


@card("Torturer")
def torturer(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=3)
    for player in hit:
        choice = yield from choose_one(table, player, "Torturer", "discard", "curse")  # possible or not: Torturer 1
        if choice == "curse":
            yield from gain(table, player, "Curse", "hand")
        else:
            yield from discard_cards(table, player, "Torturer", 2, 2)


@card("Trading Post")
def trading_post(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    trashed = yield from trash_cards(table, "Trading Post", 2, 2)
    if len(trashed) == 2:  # Trading Post 4
        yield from gain(table, table.player, "Silver", "hand")


@card("Upgrade")
def upgrade(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=1, actions=1)
    trashed = yield from trash_cards(table, "Upgrade", 1, 1)
    if trashed:
        yield from gain_a_card(table, "Upgrade", table.piles(exactly=table.cost(trashed[0]) + 1))


@card("Wishing Well")
def wishing_well(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=1, actions=1)
    wish = yield from table.ask(table.player, "name", table.supply, 1, 1, "Wishing Well", zone=None)
    seat = table.active
    if seat.deck_has_a_card() and seat.deck[0] == wish[0]:
        seat.draw(1)


# ---------------------------------------------------------------- first edition


only_plus("Coppersmith")  # each Copper counts them
only_plus("Great Hall", cards=1, actions=1)
only_plus("Harem", coins=2)


@card("Saboteur")
def saboteur(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    for player in hit:
        seat = table.seats[player]
        while turned_up := seat.lift(1):
            cost = table.cost(turned_up[0])
            if cost >= 3:
                seat.aside.remove(turned_up[0])
                table.trash += turned_up
                piles = table.piles(up_to=cost - 2)
                picks = yield from table.ask(player, "gain", piles, 0, 1, "Saboteur", zone="supply")
                for name in picks:
                    yield from gain(table, player, name)
                break
        seat.discard_aside(seat.aside)


@card("Scout")
def scout(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(actions=1)
    yield from take_by_type_of_four(table, "Scout", VICTORY)


@card("Secret Chamber")
def secret_chamber(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    discarded = yield from discard_cards(table, table.player, "Secret Chamber", 0, ALL)
    table.plus(coins=len(discarded))


@card_without_questions("Tribute")
def tribute(table: Referee, hit: list[int]) -> None:
    neighbour = table.seats[table.others()[0]]
    revealed = neighbour.lift(2)
    neighbour.discard_aside(revealed)
    for name in sorted(set(revealed)):  # two copies pay once: Tribute 2
        table.plus(
            actions=2 * table.is_a(name, ACTION),
            coins=2 * table.is_a(name, TREASURE),
            cards=2 * table.is_a(name, VICTORY),
        )


# ---------------------------------------------------------------- second edition


@card("Courtier")
def courtier(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    revealed = yield from table.ask(table.player, "reveal", table.active.hand, 1, 1, "Courtier")
    if not revealed:
        return
    number = len(table.types(revealed[0]))
    keys = ["action", "buy", "coins", "gold"]
    picks = yield from table.ask_key(table.player, "choose", keys, number, number, "Courtier")
    table.plus(actions="action" in picks, buys="buy" in picks, coins=3 * ("coins" in picks))
    if "gold" in picks:
        yield from gain(table, table.player, "Gold")


@card_without_questions("Diplomat")
def diplomat(table: Referee, hit: list[int]) -> None:
    table.plus(cards=2)
    if len(table.active.hand) <= 5:
        table.plus(actions=2)


@card("Lurker")
def lurker(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(actions=1)
    choice = yield from choose_one(table, table.player, "Lurker", "trash", "gain")
    if choice == "trash":
        piles = table.piles(type_=ACTION)
        picks = yield from table.ask(table.player, "trash", piles, 1, 1, "Lurker", zone="supply")
        for name in picks:
            table.supply[name] -= 1
            table.trash.append(name)
    else:
        actions = table.of_type(table.trash, ACTION)
        picks = yield from table.ask(table.player, "gain", actions, 1, 1, "Lurker", zone="trash")
        yield from gain_from_trash(table, table.player, picks)


@card("Mill")
def mill(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=1, actions=1)
    if not table.active.hand:
        return
    picks = yield from table.ask_key(table.player, "choose", ["discard"], 0, 1, "Mill")
    if picks:
        discarded = yield from discard_cards(table, table.player, "Mill", 2, 2)
        if len(discarded) == 2:  # Mill 1
            table.plus(coins=2)


@card("Patrol")
def patrol(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=3)
    yield from take_by_type_of_four(table, "Patrol", VICTORY, CURSE)


@card("Replace")
def replace(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    trashed = yield from trash_cards(table, "Replace", 1, 1)
    if not trashed:
        return
    piles = table.piles(up_to=table.cost(trashed[0]) + 2)
    picks = yield from table.ask(table.player, "gain", piles, 1, 1, "Replace", zone="supply")
    for name in picks:
        onto_deck = table.is_a(name, ACTION) or table.is_a(name, TREASURE)
        yield from gain(table, table.player, name, "deck" if onto_deck else "discard")
        if table.is_a(name, VICTORY):  # both, if it has both kinds of type: Replace 3
            yield from curse_everyone(table, hit)


@card("Secret Passage")
def secret_passage(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=2, actions=1)
    seat = table.active
    picks = yield from table.ask(table.player, "place", seat.hand, 1, 1, "Secret Passage")
    for name in picks:
        seat.hand.remove(name)
        seat.aside.append(name)  # between the two questions (docs/library.md, "Zones")
        places = [str(place) for place in range(len(seat.deck) + 1)]
        place = yield from table.ask_key(table.player, "position", places, 1, 1, "Secret Passage")
        seat.aside.remove(name)
        seat.deck.insert(int(place[0]), name)
