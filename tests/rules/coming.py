"""Cards that only the tests know: one or two for each mechanism of the boxes that are still to come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from demesne import Game
from demesne.cards import Catalogue
from demesne.game.arguments import start_of_position
from demesne.game.inner import begun
from demesne.game.keys import key_of
from demesne.game.start import Start
from demesne.rules import (  # type: ignore[attr-defined]
    ACTION,
    ATTACK,
    DURATION,
    REACTION,
    TREASURE,
    VICTORY,
    CardDef,
    actions,
    add_points,
    and_also,
    at_clean_up,
    at_end_of_turn,
    beyond,
    bid,
    buying,
    buys,
    call_when,
    card,
    cards,
    cheaper_than_it,
    coins,
    control_turn,
    count_cards,
    count_leads,
    count_most_owned,
    count_names,
    count_of_empty_piles,
    count_on_mat,
    dearer_than_it,
    discard,
    discard_rest,
    each_other,
    ending_actions,
    exactly_more,
    exchange,
    first_action_instead,
    following,
    gain,
    gain_beside,
    gain_copy,
    gaining,
    if_you_did,
    in_this_game,
    mark,
    may,
    more,
    more_tokens,
    move_points,
    next_turn,
    on_pile_with_your,
    or_fewer,
    overpay,
    per,
    place_plus,
    play_from_hand,
    play_from_supply,
    playing,
    points_for,
    potions,
    put_in_hand,
    reaching,
    reserve,
    return_this,
    reveal_bane,
    reveal_from_deck,
    reveal_hand,
    revealing,
    score,
    shuffling,
    spend,
    starting,
    starting_actions,
    starting_buys,
    take_points,
    that_many,
    times,
    tokens,
    trash,
    trash_this,
    trashing,
    turn_journey,
    up_to,
    up_to_more,
    when_discarded,
    when_others_buy,
    when_revealed,
    when_trashed,
    when_you_buy_this,
    when_you_gain_this,
    when_you_trash,
    while_in_play,
)
from demesne.rules.card import More
from demesne.rules.compiler import names_in
from demesne.rules.grammar import NAMES as GRAMMAR
from demesne.rules.language import COMING
from demesne.rules.scoring import Score
from demesne.rules.setup import NO_EXTRAS, Extras

if TYPE_CHECKING:
    import pytest


def landmark(*scores: Score) -> More:
    return more(kind="landmark", scores=list(scores))


FAR_SHORE = score(count_on_mat("tavern", "Far Shore"), times(4), once=True)
SILVERS, GOLDS = or_fewer(count_cards("Silver")), or_fewer(count_cards("Gold"))
PLAN = on_pile_with_your("trashing", buying(), may(trash(1)))
CANAL = more(kind="landmark", stock=[["Silver", 8], ["Gold", 8]])
OLD_SPRING = more(kind="landmark", stock=[["Old Spring", 3]])
HIGH_PASS = more(kind="landmark", stock=[["High Pass", 8]])
HIGH_BID = bid(40, more_tokens("debt", that_many), take_points(8))
BULL_RING = in_this_game(starting_buys(), may(discard(1, ACTION)), if_you_did(tokens("victory", 2)))

CARDS: list[CardDef] = [
    # costs in parts
    card("Alembic", 4, TREASURE, play=[potions(1)], more=more(size=16)),
    card("Elixir", 2, ACTION, play=[cards(2)], more=more(potion=1, brings=["Alembic"])),
    card("Philtre", 4, ACTION, play=[coins(3)], more=more(potion=1, brings=["Alembic"])),
    card("Twin Brew", 4, ACTION, play=[coins(3)], more=more(potion=2, brings=["Alembic"])),
    card("Refiner", 4, ACTION, play=[trash(1), gain(cost=up_to_more(2))]),
    card("Mirror", 4, ACTION, play=[trash(1), gain(cost=exactly_more(0))]),
    card("Lesser", 4, ACTION, play=[trash(1), gain(cost=cheaper_than_it)]),
    card("Greater", 4, ACTION, play=[trash(1), gain(cost=dearer_than_it)]),
    # debt and paying
    card("Loan House", 0, ACTION, play=[cards(2)], more=more(debt=4)),
    card("Tollgate", 3, ACTION, play=[coins(5), more_tokens("debt", 3)]),
    card(
        "Stonecutter", 2, ACTION, play=[coins(1)], triggers=[when_you_buy_this(overpay(), gain("Silver", n=that_many))]
    ),
    card(
        "Bakehouse",
        5,
        ACTION,
        play=[cards(1), actions(1), more_tokens("coffers", 1)],
        more=more(tokens=[["coffers", 1]]),
    ),
    card("Meadow", 3, ACTION, play=[coins(1), more_tokens("villagers", 2)]),
    card("Shambles", 5, ACTION, play=[more_tokens("coffers", 2), spend("coffers"), cards(that_many)]),
    # piles
    card(
        "Squires",
        5,
        ACTION,
        more=more(
            pile=[["Sir Alder", 1], ["Sir Birch", 1], ["Sir Cedar", 1], ["Sir Dorn", 1], ["Sir Elm", 1]], hidden=5
        ),
    ),
    card("Sir Alder", 5, ACTION, play=[cards(1)]),
    card("Sir Birch", 5, ACTION, play=[actions(2)]),
    card("Sir Cedar", 5, ACTION, play=[coins(2)]),
    card("Sir Dorn", 4, ACTION, play=[buys(2)]),
    card("Sir Elm", 5, ACTION | VICTORY, play=[coins(1)], points=2),
    card("Rubble", 0, ACTION, more=more(pile=[["Beam", 10], ["Brick", 10], ["Shard", 10]], hidden=10)),
    card("Beam", 0, ACTION, play=[actions(1)]),
    card("Brick", 0, ACTION, play=[buys(1)]),
    card("Shard", 0, ACTION, play=[coins(1)]),
    card("Sling", 3, ACTION, play=[coins(1)], more=more(pile=[["Sling", 5], ["Boulder", 5]])),
    card("Boulder", 4, TREASURE, play=[coins(1)]),
    card("Envoyship", 3, ACTION, play=[actions(1), return_this()]),
    card("Plunderers", 4, ACTION, play=[gain_beside("Booty", n=2)], more=more(brings=["Booty"])),
    card("Booty", 0, TREASURE, play=[coins(3), return_this()], more=more(beside=True, size=3)),
    card("Joust Yard", 4, ACTION, play=[gain_beside()], more=more(brings=["Red Prize", "Blue Prize"])),
    card("Red Prize", 0, ACTION, play=[coins(2)], more=more(beside=True, size=1)),
    card("Blue Prize", 0, ACTION, play=[cards(2)], more=more(beside=True, size=1)),
    card(
        "Page Boy",
        2,
        ACTION,
        play=[cards(1), actions(1)],
        triggers=[at_clean_up(may(exchange("Knave")))],
        more=more(brings=["Knave"]),
    ),
    card("Knave", 4, ACTION, play=[coins(2)], more=more(beside=True, size=5)),
    # what happens to a card
    card("Burrow", 3, VICTORY, points=2, triggers=[when_discarded(may(gain("Gold")))]),
    card("Weft", 3, ACTION, play=[coins(1)], triggers=[when_discarded(gain("Silver"))]),
    card("Stronghold", 4, ACTION, play=[cards(1)], triggers=[when_trashed(put_in_hand())]),
    card("Warren", 4, ACTION, play=[actions(1)], triggers=[when_trashed(cards(2))]),
    card("Old Square", 3, ACTION | REACTION, play=[cards(1)], triggers=[when_you_trash(gain("Gold"))]),
    card("Bonfire Pit", 3, ACTION, play=[trash(up_to(2))]),
    card("Scribe", 2, ACTION, play=[discard(2), actions(1)]),
    # beside the Supply
    card("Good Harvest", 3, ACTION, play=[gain("Gold", n=2)], more=more(kind="event", once=True)),
    card("Pilgrim Day", 2, ACTION, play=[tokens("victory", 1), buys(1)], more=more(kind="event", debt=1)),
    card("Old Orchard", 0, ACTION, more=more(kind="landmark", scores=[points_for(4, ACTION, copies=3)])),
    card(
        "High Arch",
        0,
        ACTION,
        triggers=[in_this_game(gaining(VICTORY), tokens("victory", 1))],
        more=more(kind="landmark"),
    ),
    card(
        "Tomb Field", 0, ACTION, triggers=[in_this_game(trashing(), tokens("victory", 1))], more=more(kind="landmark")
    ),
    card(
        "Mill Pond", 0, ACTION, triggers=[in_this_game(shuffling(), tokens("victory", 1))], more=more(kind="landmark")
    ),
    card("Sun Dial", 0, ACTION, triggers=[in_this_game(starting(), tokens("victory", 1))], more=more(kind="landmark")),
    card(
        "Dawn Bell",
        4,
        ACTION | DURATION,
        play=[actions(1), next_turn(cards(1))],
        triggers=[while_in_play(starting(), gain("Silver"))],
    ),
    card(
        "Dawn Draw",
        4,
        ACTION | DURATION,
        play=[actions(1), next_turn(cards(1))],
        triggers=[while_in_play(starting(), cards(1))],
    ),
    card("Reed Pipe", 4, ACTION, play=[cards(1)], triggers=[while_in_play(shuffling(), gain("Silver"))]),
    # scoring programs
    card("Long Road", 4, VICTORY, more=more(scores=[points_for(1, VICTORY, per=4)])),
    card("Fair Field", 6, VICTORY, points=1, more=more(scores=[score(count_names(), per(5), times(2))])),
    card("Far Shore", 5, ACTION | VICTORY, play=[reserve()], more=more(scores=[FAR_SHORE])),
    card("Copper Spring", 0, ACTION, more=landmark(score(count_cards("Copper"), reaching(10), times(15)))),
    card("Three Metals", 0, ACTION, more=landmark(score(count_cards("Copper"), SILVERS, GOLDS, times(3)))),
    card("Long Wall", 0, ACTION, more=landmark(score(count_cards(), beyond(15), times(-1)))),
    card("Lone Wolf", 0, ACTION, more=landmark(score(count_names(most=1), times(-3)))),
    card("Lookout Tower", 0, ACTION, more=landmark(score(count_of_empty_piles(but=VICTORY)))),
    card("Counting Keep", 0, ACTION, more=landmark(score(count_leads(TREASURE), times(5)))),
    card("Second Gate", 0, ACTION, more=landmark(score(count_most_owned(ACTION, place=2), times(3)))),
    card(
        "Thieves' Fort",
        0,
        ACTION,
        more=landmark(score(count_cards("Silver"), and_also(count_cards("Gold")), times(-2))),
    ),
    # tokens of Adventures and Empires, bids, effects on the buys of others
    card("Night Raid", 5, ACTION | ATTACK, play=[coins(1), each_other(mark("minus card"))]),
    card("Grand Ball", 5, ACTION, play=[actions(1), mark("minus coin"), gain(cost=up_to(4))]),
    card("Wayfarer", 4, ACTION, play=[turn_journey(), if_you_did(cards(5), otherwise=[coins(1)])]),
    card("Rope Ferry", 3, ACTION, play=[actions(1), place_plus("minus cost")]),
    card("Master Plan", 3, ACTION, play=[actions(1), place_plus("trashing")], triggers=[PLAN]),
    card("Sanctuary", 4, ACTION, play=[coins(1), add_points(2)], triggers=[when_you_gain_this(take_points(20))]),
    card("Canal", 0, ACTION, triggers=[in_this_game(gaining(TREASURE), move_points(1))], more=CANAL),
    card("Old Spring", 0, ACTION, triggers=[in_this_game(gaining(VICTORY), take_points(2))], more=OLD_SPRING),
    card("High Pass", 0, ACTION, triggers=[in_this_game(gaining("Province"), HIGH_BID)], more=HIGH_PASS),
    card("Bog Hag", 5, ACTION | ATTACK | DURATION, play=[when_others_buy(gain("Curse")), next_turn(coins(3))]),
    # a play, a reveal, phases
    card(
        "Street Boy",
        3,
        ACTION,
        play=[cards(1), actions(1)],
        triggers=[while_in_play(playing(ATTACK), may(trash_this()), if_you_did(gain("Gold")))],
    ),
    card("Drummer", 3, ACTION, play=[actions(1)], triggers=[while_in_play(playing(ACTION), gain("Copper"))]),
    card("Old Miser", 0, ACTION, triggers=[in_this_game(playing(TREASURE), tokens("victory", 1))], more=landmark()),
    card("Benefactor", 4, ACTION, play=[coins(2)], triggers=[when_revealed(more_tokens("coffers", 1))]),
    card("Open Door", 0, ACTION, triggers=[in_this_game(revealing(), tokens("victory", 1))], more=landmark()),
    card("Showman", 3, ACTION, play=[reveal_hand(), actions(1)]),
    card("Seeker", 3, ACTION, play=[reveal_from_deck(2), discard_rest()]),
    card("Bull Ring", 0, ACTION, triggers=[BULL_RING], more=landmark()),
    card("Morning Drill", 0, ACTION, triggers=[in_this_game(starting_actions(), actions(1))], more=landmark()),
    card("Evening Count", 0, ACTION, triggers=[in_this_game(ending_actions(), tokens("victory", 1))], more=landmark()),
    # the Tavern mat
    card("Signpost", 3, ACTION, play=[actions(1), reserve()], triggers=[call_when(starting(), cards(2))]),
    card("Copyist", 4, ACTION, play=[coins(2), reserve()], triggers=[call_when(gaining(), gain_copy())]),
    card("Old Coin", 2, TREASURE, play=[coins(1), reserve()], triggers=[call_when(following(), actions(2))]),
    # turns and plays
    card("Puppeteer", 6, ACTION, play=[control_turn()]),
    card("Overseer", 5, ACTION, play=[play_from_supply(ACTION, cost=up_to(4))]),
    card("Gravedigger", 3, ACTION, play=[coins(1), trash_this()]),
    card("Sorceress", 3, ACTION | ATTACK | DURATION, play=[cards(1), first_action_instead(cards(1), actions(1))]),
    card("Schoolhouse", 4, ACTION, play=[actions(1), place_plus("plus card")]),
    card("Ranger Hut", 4, ACTION, play=[actions(1), place_plus("plus coin")]),
    card("Hope Chest", 3, ACTION, play=[actions(1)], triggers=[at_end_of_turn(may(gain("Copper")))]),
    card("Savings", 2, ACTION, play=[coins(1)], triggers=[at_end_of_turn(cards(1))]),
    card(
        "Young Hag",
        4,
        ACTION | ATTACK,
        play=[cards(2), each_other(reveal_bane(), if_you_did(otherwise=[gain("Curse")]))],
    ),
    card("Double Act", 5, ACTION, play=[play_from_hand(ACTION, times=2)]),
    card("Shack", 1, VICTORY, triggers=[when_trashed(cards(1))]),
]
CATALOGUE = Catalogue(CARDS)
BESIDES = [c.name for c in CARDS if c.more.kind]
BROUGHT = {name for c in CARDS for name in (*c.more.brings, *(n for n, _ in c.more.pile)) if name != c.name}
KINGDOM = [c.name for c in CARDS if c.name not in (*BESIDES, "Shack") and c.name not in BROUGHT]
SHELTERS = (("Copper", 7), ("Shack", 3))
TEN = ("Smithy", "Village", "Market", "Workshop", "Remodel", "Festival", "Cellar", "Laboratory", "Militia", "Witch")


def kingdom_with(*names: str) -> list[str]:
    """Ten kingdom cards, these among them."""
    return sorted([*names, *(n for n in TEN if n not in names)][:10])


def game_at(*names: str, players: list[dict[str, Any]], extras: Extras = NO_EXTRAS, **more_data: Any) -> Game:
    """A position in a kingdom with these cards."""
    data = {"kingdom": kingdom_with(*names), "players": players, "seed": 1, "extras": extras, **more_data}
    return begun(start_of_position(data, CATALOGUE))


def new_game(*names: str, players: int = 2, extras: Extras = NO_EXTRAS, seed: int = 1) -> Game:
    return begun(Start(CATALOGUE, tuple(kingdom_with(*names)), players, 2, key_of(seed), extras=extras))


def options(game: Game) -> list[str]:
    assert game.decision is not None
    return sorted(set(game.decision.options))


def asked(game: Game) -> tuple[int, str, str | None]:
    assert game.decision is not None
    return game.decision.player, game.decision.kind, game.decision.source


def cards_for(names: Iterable[str]) -> list[CardDef]:
    """The test-only cards among these and those that they name."""
    found: set[str] = set()
    todo = list(names)
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += names_in(CATALOGUE.cards[name])
    return [c for c in CARDS if c.name in found]


def offer(patch: pytest.MonkeyPatch) -> None:
    """Let records name these cards."""
    for name, meaning in {**COMING, "card": card}.items():
        patch.setitem(GRAMMAR, name, meaning)
    patch.setattr("demesne.cards._loaded", CATALOGUE)
