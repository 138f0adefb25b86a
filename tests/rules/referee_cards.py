"""The cards of the second referee (referee.py): cost, types, and one generator per card that yields its questions.

A generator takes the table, the played card and the players an Attack hits, in turn order (everybody else if the card is
no Attack). Ids such as "Throne Room 12" (a ruling) and "Thief e2" (an effect) are those of docs/rules/cards.md.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from referee import PlayedCard, Question, Questions, Referee

    Effect = Callable[[Referee, PlayedCard, list[int]], Questions]

ACTION, ATTACK, REACTION = "Action", "Attack", "Reaction"
TREASURE, VICTORY, CURSE = "Treasure", "Victory", "Curse"

ALL = 10**6  # as many as there are


class Facts(NamedTuple):
    cost: int
    types: tuple[str, ...]


_TABLE = {
    (TREASURE,): {0: "Copper", 3: "Silver", 6: "Gold"},
    (VICTORY,): {2: "Estate", 4: "Gardens", 5: "Duchy, Duke", 8: "Province"},
    (CURSE,): {0: "Curse"},
    (TREASURE, VICTORY): {6: "Harem"},
    (ACTION, VICTORY): {3: "Great Hall", 4: "Mill", 6: "Nobles"},
    (ACTION, REACTION): {2: "Moat, Secret Chamber", 4: "Diplomat"},
    (ACTION, ATTACK): {
        3: "Swindler",
        4: "Bureaucrat, Militia, Spy, Thief",
        5: "Bandit, Minion, Replace, Saboteur, Torturer, Witch",
    },
    (ACTION,): {
        2: "Cellar, Chapel, Courtyard, Lurker, Pawn",
        3: "Chancellor, Harbinger, Masquerade, Merchant, Shanty Town, Steward, Vassal, Village, Wishing Well, "
        "Woodcutter, Workshop",
        4: "Baron, Bridge, Conspirator, Coppersmith, Feast, Ironworks, Mining Village, Moneylender, Poacher, Remodel, "
        "Scout, Secret Passage, Smithy, Throne Room",
        5: "Council Room, Courtier, Festival, Laboratory, Library, Market, Mine, Patrol, Sentry, Trading Post, Tribute, "
        "Upgrade",
        6: "Adventurer, Artisan",
    },
}
FACTS = {
    name: Facts(cost, types)
    for types, by_cost in _TABLE.items()
    for cost, names in by_cost.items()
    for name in names.split(", ")
}
BASIC = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"]
KINGDOM = sorted(set(FACTS) - set(BASIC))
EFFECTS: dict[str, Effect] = {}


def has_type(name: str, type_: str) -> bool:
    return type_ in FACTS[name].types


def of_type(cards: list[str], type_: str) -> list[str]:
    return [name for name in cards if has_type(name, type_)]


def card(name: str) -> Callable[[Effect], Effect]:
    def enter(effect: Effect) -> Effect:
        EFFECTS[name] = effect
        return effect

    return enter


def card_without_questions(name: str) -> Callable[[Callable[[Referee, list[int]], None]], None]:
    def enter(do: Callable[[Referee, list[int]], None]) -> None:
        def effect(table: Referee, _: PlayedCard, hit: list[int]) -> Questions:
            do(table, hit)
            yield from ()

        EFFECTS[name] = effect

    return enter


def only_plus(name: str, **bonuses: int) -> None:
    card_without_questions(name)(lambda table, hit: table.plus(**bonuses))


# ---------------------------------------------------------------- steps of several cards


def gain_a_card(
    table: Referee, source: str, piles: list[str], to: str = "discard"
) -> Generator[Question, list[str], str | None]:
    """The active player must gain a card of these piles; None if there is none."""
    picks = yield from table.ask(table.player, "gain", piles, 1, 1, source, zone="supply")
    if not picks:
        return None
    table.gain(table.player, picks[0], to)
    return picks[0]


def trash_cards(table: Referee, source: str, least: int, most: int) -> Generator[Question, list[str], list[str]]:
    """The active player trashes cards from hand."""
    picks = yield from table.ask(table.player, "trash", table.active.hand, least, most, source)
    table.trash_from_hand(picks)
    return picks


def discard_cards(
    table: Referee, player: int, source: str, least: int, most: int
) -> Generator[Question, list[str], list[str]]:
    seat = table.seats[player]
    picks = yield from table.ask(player, "discard", seat.hand, least, most, source)
    seat.discard(picks)
    return picks


def topdeck_a_card(table: Referee, source: str) -> Questions:
    picks = yield from table.ask(table.player, "topdeck", table.active.hand, 1, 1, source)
    table.active.put_on_deck(picks, table.active.hand)


def choose_one(table: Referee, player: int, source: str, *keys: str) -> Generator[Question, list[str], str]:
    picks = yield from table.ask_key(player, "choose", list(keys), 1, 1, source)
    return picks[0]


def take_by_type_of_four(table: Referee, source: str, types: tuple[str, ...]) -> Questions:
    """Scout and Patrol: all cards of the types go to the hand (Scout 3), the others back on top."""
    seat = table.active
    revealed = seat.lift(4)
    for name in revealed:
        if any(has_type(name, type_) for type_ in types):
            seat.aside.remove(name)
            seat.hand.append(name)
    picks = yield from table.ask(table.player, "topdeck", seat.aside, ALL, ALL, source, zone="aside", ordered=True)
    seat.put_on_deck(picks, seat.aside)


# ---------------------------------------------------------------- Base, first edition


@card_without_questions("Adventurer")
def adventurer(table: Referee, hit: list[int]) -> None:
    seat = table.active
    revealed: list[str] = []
    while len(of_type(revealed, TREASURE)) < 2:
        turned_up = seat.lift(1)
        if not turned_up:
            break
        revealed += turned_up
    for name in of_type(revealed, TREASURE):
        seat.aside.remove(name)
        seat.hand.append(name)
    seat.discard_aside([name for name in revealed if not has_type(name, TREASURE)])


@card("Chancellor")
def chancellor(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=2)
    seat = table.active
    if seat.deck:
        picks = yield from table.ask_key(table.player, "discard", ["deck"], 0, 1, "Chancellor")
        if picks:
            seat.discard_pile.put_under(seat.deck)  # Chancellor 3
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
        treasures = of_type(seat.lift(2), TREASURE)
        picks = yield from table.ask(table.player, "trash", treasures, 1, 1, "Thief", zone="aside", about=player)
        for name in picks:
            seat.aside.remove(name)
            trashed.append(name)
            table.trash.append(name)
    # only when all are done (Thief e2), and only what this play trashed (Thief 3)
    picks = yield from table.ask(table.player, "gain", trashed, 0, ALL, "Thief", zone="trash")
    for name in picks:
        table.trash.remove(name)
    table.active.discard_pile.add(picks)
    for player in hit:
        seat = table.seats[player]
        seat.discard_aside(seat.aside)


only_plus("Woodcutter", buys=1, coins=2)


# ---------------------------------------------------------------- Base, both editions


@card("Bureaucrat")
def bureaucrat(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.gain(table.player, "Silver", "deck")
    for player in hit:
        seat = table.seats[player]
        picks = yield from table.ask(player, "topdeck", of_type(seat.hand, VICTORY), 1, 1, "Bureaucrat")
        seat.put_on_deck(picks, seat.hand)


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
        actions = of_type(drawn, ACTION)
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
    for player in hit:
        too_many = max(0, len(table.seats[player].hand) - keep)
        yield from discard_cards(table, player, "Militia", too_many, too_many)


@card("Mine")
def mine(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    least = 1 if table.edition == 1 else 0  # D4
    treasures = of_type(table.active.hand, TREASURE)
    picks = yield from table.ask(table.player, "trash", treasures, least, 1, "Mine")
    if picks:
        table.trash_from_hand(picks)
        piles = table.piles(up_to=table.cost(picks[0]) + 3, type_=TREASURE)
        yield from gain_a_card(table, "Mine", piles, "hand")


only_plus("Moat", cards=2)


@card("Moneylender")
def moneylender(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    least = 1 if table.edition == 1 else 0  # D5
    coppers = [name for name in table.active.hand if name == "Copper"]
    picks = yield from table.ask(table.player, "trash", coppers, least, 1, "Moneylender")
    if picks:
        table.trash_from_hand(picks)
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
    actions = of_type(table.active.hand, ACTION)
    picks = yield from table.ask(table.player, "play", actions, least, 1, "Throne Room")
    if picks:
        chosen = table.put_into_play(picks[0], table.active.hand)
        yield from table.play_action(chosen)
        yield from table.play_action(chosen)  # wherever it lies now, it is not moved: Throne Room 12


only_plus("Village", cards=1, actions=2)


@card_without_questions("Witch")
def witch(table: Referee, hit: list[int]) -> None:
    table.plus(cards=2)
    for player in hit:
        table.gain(player, "Curse")


@card("Workshop")
def workshop(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    yield from gain_a_card(table, "Workshop", table.piles(up_to=4))


# ---------------------------------------------------------------- Base, second edition


@card("Artisan")
def artisan(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    yield from gain_a_card(table, "Artisan", table.piles(up_to=5), "hand")
    yield from topdeck_a_card(table, "Artisan")


@card("Bandit")
def bandit(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.gain(table.player, "Gold")
    for player in hit:
        seat = table.seats[player]
        treasures = [name for name in of_type(seat.lift(2), TREASURE) if name != "Copper"]
        picks = yield from table.ask(player, "trash", treasures, 1, 1, "Bandit", zone="aside")  # Bandit 1
        for name in picks:
            seat.aside.remove(name)
            table.trash.append(name)
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


@card_without_questions("Merchant")
def merchant(table: Referee, hit: list[int]) -> None:
    table.plus(cards=1, actions=1)
    table.merchants += 1


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
    for name in trashed:
        seat.aside.remove(name)
        table.trash.append(name)
    discarded = yield from table.ask(table.player, "discard", seat.aside, 0, ALL, "Sentry", zone="aside")
    seat.discard_aside(discarded)
    kept = yield from table.ask(table.player, "topdeck", seat.aside, ALL, ALL, "Sentry", zone="aside", ordered=True)
    seat.put_on_deck(kept, seat.aside)


@card("Vassal")
def vassal(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(coins=2)
    seat = table.active
    if not seat.deck_has_a_card():
        return
    top = seat.deck.pop(0)
    seat.discard_pile.add([top])
    picks = yield from table.ask(table.player, "play", of_type([top], ACTION), 0, 1, "Vassal", zone="discard")
    if picks:
        seat.discard_pile.take_top()
        yield from table.play_action(table.put_into_play(top))  # a play like any other: Vassal 2


# ---------------------------------------------------------------- Intrigue, both editions


@card("Baron")
def baron(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(buys=1)
    estates = [name for name in table.active.hand if name == "Estate"]
    picks = yield from table.ask(table.player, "discard", estates, 0, 1, "Baron")
    if picks:
        table.active.discard(picks)
        table.plus(coins=4)
    else:
        table.gain(table.player, "Estate")  # Baron 2


@card_without_questions("Bridge")
def bridge(table: Referee, hit: list[int]) -> None:
    table.plus(buys=1, coins=1)
    table.bridges += 1


@card_without_questions("Conspirator")
def conspirator(table: Referee, hit: list[int]) -> None:
    table.plus(coins=2)
    if table.actions_played >= 3:  # plays are counted, this one too: Conspirator 5
        table.plus(cards=1, actions=1)


@card("Courtyard")
def courtyard(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=3)
    yield from topdeck_a_card(table, "Courtyard")


@card("Ironworks")
def ironworks(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    gained = yield from gain_a_card(table, "Ironworks", table.piles(up_to=4))
    if gained:
        table.plus(actions=has_type(gained, ACTION), coins=has_type(gained, TREASURE), cards=has_type(gained, VICTORY))


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
    itself = [played.name] if played in table.active.in_play else []  # Mining Village 3
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
    if not of_type(table.active.hand, ACTION):
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
                table.gain(player, name)


@card("Torturer")
def torturer(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=3)
    for player in hit:
        choice = yield from choose_one(table, player, "Torturer", "discard", "curse")  # possible or not: Torturer 1
        if choice == "curse":
            table.gain(player, "Curse", "hand")
        else:
            yield from discard_cards(table, player, "Torturer", 2, 2)


@card("Trading Post")
def trading_post(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    trashed = yield from trash_cards(table, "Trading Post", 2, 2)
    if len(trashed) == 2:  # Trading Post 4
        table.gain(table.player, "Silver", "hand")


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


# ---------------------------------------------------------------- Intrigue, first edition


@card_without_questions("Coppersmith")
def coppersmith(table: Referee, hit: list[int]) -> None:
    table.coppersmiths += 1


only_plus("Great Hall", cards=1, actions=1)


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
                    table.gain(player, name)
                break
        seat.discard_aside(seat.aside)


@card("Scout")
def scout(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(actions=1)
    yield from take_by_type_of_four(table, "Scout", (VICTORY,))


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
            actions=2 * has_type(name, ACTION), coins=2 * has_type(name, TREASURE), cards=2 * has_type(name, VICTORY)
        )


# ---------------------------------------------------------------- Intrigue, second edition


@card("Courtier")
def courtier(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    revealed = yield from table.ask(table.player, "reveal", table.active.hand, 1, 1, "Courtier")
    if not revealed:
        return
    number = len(FACTS[revealed[0]].types)
    keys = ["action", "buy", "coins", "gold"]
    picks = yield from table.ask_key(table.player, "choose", keys, number, number, "Courtier")
    table.plus(actions="action" in picks, buys="buy" in picks, coins=3 * ("coins" in picks))
    if "gold" in picks:
        table.gain(table.player, "Gold")


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
        actions = of_type(table.trash, ACTION)
        picks = yield from table.ask(table.player, "gain", actions, 1, 1, "Lurker", zone="trash")
        for name in picks:
            table.trash.remove(name)
            table.active.discard_pile.add([name])


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
    yield from take_by_type_of_four(table, "Patrol", (VICTORY, CURSE))


@card("Replace")
def replace(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    trashed = yield from trash_cards(table, "Replace", 1, 1)
    if not trashed:
        return
    piles = table.piles(up_to=table.cost(trashed[0]) + 2)
    picks = yield from table.ask(table.player, "gain", piles, 1, 1, "Replace", zone="supply")
    for name in picks:
        onto_deck = has_type(name, ACTION) or has_type(name, TREASURE)
        table.gain(table.player, name, "deck" if onto_deck else "discard")
        if has_type(name, VICTORY):  # both, if it has both kinds of type: Replace 3
            for player in hit:
                table.gain(player, "Curse")


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
