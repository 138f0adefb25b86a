"""The kingdom cards of the Base box: first edition only, both editions, second edition only."""

from demesne.rules import (
    ACTION,
    ATTACK,
    DECK,
    DISCARD,
    HAND,
    LIFTED,
    REACTION,
    TOP,
    TRASHED,
    TREASURE,
    VICTORY,
    actions,
    any_number,
    buys,
    card,
    cards,
    coins,
    deck_into_discard,
    discard,
    discard_down_to,
    discard_rest,
    discard_top,
    draw_to,
    each_other,
    each_player,
    empty_piles,
    first_play_gives,
    gain,
    if_you_did,
    it_is,
    look_at,
    may,
    per_cards,
    play_from_hand,
    play_it,
    put_back,
    put_on_deck,
    reveal_from_deck,
    reveal_hand,
    reveal_until,
    take,
    that_many,
    trash,
    trash_this,
    turn_up,
    unaffected,
    up_to,
    up_to_more,
    when,
    when_attacked,
    you_choose,
)

# first edition only

adventurer = card(
    "Adventurer",
    6,
    ACTION,
    play=[reveal_until(2, TREASURE), take(TREASURE), discard_rest()],
    editions=(1,),
    emblem="compass",
)
chancellor = card("Chancellor", 3, ACTION, play=[coins(2), may(deck_into_discard())], editions=(1,), emblem="wax-seal")
feast = card("Feast", 4, ACTION, play=[trash_this(), gain(cost=up_to(5))], editions=(1,), emblem="ham-shank")
spy = card(
    "Spy",
    4,
    ACTION | ATTACK,
    play=[cards(1), actions(1), each_player(turn_up(), you_choose(may(discard(1, where=TOP))))],
    editions=(1,),
    emblem="spyglass",
)
thief = card(
    "Thief",
    4,
    ACTION | ATTACK,
    play=[
        each_other(reveal_from_deck(2), you_choose(trash(1, TREASURE, where=LIFTED))),
        gain(n=any_number, where=TRASHED),
        each_other(discard_rest()),
    ],
    editions=(1,),
    emblem="hooded-figure",
)
woodcutter = card("Woodcutter", 3, ACTION, play=[buys(1), coins(2)], editions=(1,), emblem="axe-in-stump")

# both editions

bureaucrat = card(
    "Bureaucrat",
    4,
    ACTION | ATTACK,
    play=[
        gain("Silver", to=DECK),
        each_other(put_on_deck(1, VICTORY, openly=True), if_you_did(otherwise=[reveal_hand()])),
    ],
    emblem="quill-ink",
)
cellar = card("Cellar", 2, ACTION, play=[actions(1), discard(any_number), cards(that_many)], emblem="cellar-barrels")
chapel = card("Chapel", 2, ACTION, play=[trash(up_to(4))], emblem="church")
council_room = card("Council Room", 5, ACTION, play=[cards(4), buys(1), each_other(cards(1))], emblem="round-table")
festival = card("Festival", 5, ACTION, play=[actions(2), buys(1), coins(2)], emblem="jester-hat")
gardens = card("Gardens", 4, VICTORY, points=per_cards(10), emblem="rose")
laboratory = card("Laboratory", 5, ACTION, play=[cards(2), actions(1)], emblem="bubbling-flask")
library = card("Library", 5, ACTION, play=[draw_to(7, may_set_aside=ACTION)], emblem="open-book")
market = card("Market", 5, ACTION, play=[cards(1), actions(1), buys(1), coins(1)], emblem="scales")
militia = card("Militia", 4, ACTION | ATTACK, play=[coins(2), each_other(discard_down_to(3))], emblem="crossed-swords")
mine = card(
    "Mine",
    5,
    ACTION,
    play=[may(trash(1, TREASURE), since=2), gain(TREASURE, cost=up_to_more(3), to=HAND)],
    emblem="mining",
)
moat = card("Moat", 2, ACTION | REACTION, play=[cards(2)], reaction=when_attacked(unaffected()), emblem="drawbridge")
moneylender = card(
    "Moneylender", 4, ACTION, play=[may(trash(1, "Copper"), since=2), if_you_did(coins(3))], emblem="receive-money"
)
remodel = card("Remodel", 4, ACTION, play=[trash(1), gain(cost=up_to_more(2))], emblem="trowel")
smithy = card("Smithy", 4, ACTION, play=[cards(3)], emblem="anvil-impact")
throne_room = card(
    "Throne Room", 4, ACTION, play=[may(play_from_hand(ACTION, times=2), since=2)], emblem="stone-throne"
)
village = card("Village", 3, ACTION, play=[cards(1), actions(2)], emblem="village")
witch = card("Witch", 5, ACTION | ATTACK, play=[cards(2), each_other(gain("Curse"))], emblem="cauldron")
workshop = card("Workshop", 3, ACTION, play=[gain(cost=up_to(4))], emblem="hand-saw")

# second edition only

artisan = card(
    "Artisan", 6, ACTION, play=[gain(cost=up_to(5), to=HAND), put_on_deck(1)], editions=(2,), emblem="painted-pottery"
)
bandit = card(
    "Bandit",
    5,
    ACTION | ATTACK,
    play=[
        gain("Gold"),
        each_other(reveal_from_deck(2), trash(1, TREASURE, but="Copper", where=LIFTED), discard_rest()),
    ],
    editions=(2,),
    emblem="robber",
)
harbinger = card(
    "Harbinger",
    3,
    ACTION,
    play=[cards(1), actions(1), may(put_on_deck(1, where=DISCARD))],
    editions=(2,),
    emblem="trumpet-flag",
)
merchant = card(
    "Merchant", 3, ACTION, play=[cards(1), actions(1), first_play_gives("Silver", 1)], editions=(2,), emblem="camel"
)
poacher = card(
    "Poacher", 4, ACTION, play=[cards(1), actions(1), coins(1), discard(empty_piles)], editions=(2,), emblem="rabbit"
)
sentry = card(
    "Sentry",
    5,
    ACTION,
    play=[
        cards(1),
        actions(1),
        look_at(2),
        trash(any_number, where=LIFTED),
        discard(any_number, where=LIFTED),
        put_back(),
    ],
    editions=(2,),
    emblem="guards",
)
vassal = card(
    "Vassal",
    3,
    ACTION,
    play=[coins(2), discard_top(), when(it_is(ACTION), may(play_it()))],
    editions=(2,),
    emblem="knight-banner",
)
