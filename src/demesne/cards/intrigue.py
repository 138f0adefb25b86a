"""The kingdom cards of the Intrigue box: both editions, first edition only, second edition only."""

from demesne.rules import (
    ACTION,
    ATTACK,
    CURSE,
    HAND,
    REACTION,
    SUPPLY,
    TRASH,
    TREASURE,
    VICTORY,
    actions,
    actions_played,
    any_number,
    at_least,
    buys,
    card,
    cards,
    choose,
    coins,
    costs_less,
    deck_if,
    discard,
    discard_hand,
    discard_rest,
    each_other,
    each_type,
    exactly_more,
    for_each_different,
    gain,
    hand_at_least,
    hand_at_most,
    if_you_did,
    it_is,
    it_is_named,
    left_neighbour,
    may,
    name_a_card,
    none_in_hand,
    pass_left,
    per_card,
    put_anywhere,
    put_back,
    put_on_deck,
    reveal,
    reveal_from_deck,
    reveal_hand,
    reveal_until,
    take,
    take_it,
    that_many,
    trash,
    trash_it,
    trash_this,
    trash_top,
    turn_up,
    up_to,
    up_to_more,
    when,
    when_attacked,
    worth_more,
    you_choose,
)

# both editions

baron = card(
    "Baron",
    4,
    ACTION,
    play=[buys(1), may(discard(1, "Estate")), if_you_did(coins(4), otherwise=[gain("Estate")])],
    emblem="crenel-crown",
)
bridge = card("Bridge", 4, ACTION, play=[buys(1), coins(1), costs_less(1)], emblem="stone-bridge")
conspirator = card(
    "Conspirator", 4, ACTION, play=[coins(2), when(actions_played(3), cards(1), actions(1))], emblem="cloak-dagger"
)
courtyard = card("Courtyard", 2, ACTION, play=[cards(3), put_on_deck(1)], emblem="water-fountain")
duke = card("Duke", 5, VICTORY, points=per_card("Duchy"), emblem="griffin-symbol")
harem = card("Harem", 6, TREASURE | VICTORY, play=[coins(2)], points=2, emblem="gem-necklace")
ironworks = card(
    "Ironworks",
    4,
    ACTION,
    play=[
        gain(cost=up_to(4)),
        when(it_is(ACTION), actions(1)),
        when(it_is(TREASURE), coins(1)),
        when(it_is(VICTORY), cards(1)),
    ],
    emblem="melting-metal",
)
masquerade = card(
    "Masquerade", 3, ACTION, play=[cards(2), pass_left(past_empty_hands_since=2), may(trash(1))], emblem="carnival-mask"
)
mining_village = card(
    "Mining Village",
    4,
    ACTION,
    play=[cards(1), actions(2), may(trash_this()), if_you_did(coins(2))],
    emblem="mine-wagon",
)
minion = card(
    "Minion",
    5,
    ACTION | ATTACK,
    play=[
        actions(1),
        choose(
            1,
            coins=[coins(2)],
            discard=[discard_hand(), cards(4), each_other(when(hand_at_least(5), discard_hand(), cards(4)))],
        ),
    ],
    emblem="imp",
)
nobles = card(
    "Nobles", 6, ACTION | VICTORY, play=[choose(1, cards=[cards(3)], actions=[actions(2)])], points=2, emblem="lion"
)
pawn = card(
    "Pawn",
    2,
    ACTION,
    play=[choose(2, card=[cards(1)], action=[actions(1)], buy=[buys(1)], coin=[coins(1)])],
    emblem="chess-pawn",
)
shanty_town = card(
    "Shanty Town", 3, ACTION, play=[actions(2), reveal_hand(), when(none_in_hand(ACTION), cards(2))], emblem="hut"
)
steward = card(
    "Steward", 3, ACTION, play=[choose(1, cards=[cards(2)], coins=[coins(2)], trash=[trash(2)])], emblem="keyring"
)
swindler = card(
    "Swindler",
    3,
    ACTION | ATTACK,
    play=[coins(2), each_other(trash_top(), you_choose(gain(cost=exactly_more(0))))],
    emblem="rolling-dices",
)
torturer = card(
    "Torturer",
    5,
    ACTION | ATTACK,
    play=[cards(3), each_other(choose(1, discard=[discard(2)], curse=[gain("Curse", to=HAND)]))],
    emblem="executioner-hood",
)
trading_post = card(
    "Trading Post", 5, ACTION, play=[trash(2), if_you_did(gain("Silver", to=HAND), at_least=2)], emblem="trade"
)
upgrade = card(
    "Upgrade", 5, ACTION, play=[cards(1), actions(1), trash(1), gain(cost=exactly_more(1))], emblem="upgrade"
)
wishing_well = card(
    "Wishing Well",
    3,
    ACTION,
    play=[cards(1), actions(1), name_a_card(), turn_up(), when(it_is_named, take_it())],
    emblem="well",
)

# first edition only

coppersmith = card("Coppersmith", 4, ACTION, play=[worth_more("Copper", 1)], editions=(1,), emblem="hammer-drop")
great_hall = card(
    "Great Hall", 3, ACTION | VICTORY, play=[cards(1), actions(1)], points=1, editions=(1,), emblem="lit-candelabra"
)
saboteur = card(
    "Saboteur",
    5,
    ACTION | ATTACK,
    play=[
        each_other(reveal_until(1, cost=at_least(3)), trash_it(), may(gain(cost=up_to_more(-2))), discard_rest()),
    ],
    editions=(1,),
    emblem="broken-wall",
)
scout = card(
    "Scout",
    4,
    ACTION,
    play=[actions(1), reveal_from_deck(4), take(VICTORY), put_back()],
    editions=(1,),
    emblem="eagle-head",
)
secret_chamber = card(
    "Secret Chamber",
    2,
    ACTION | REACTION,
    play=[discard(any_number), coins(that_many)],
    reaction=when_attacked(cards(2), put_on_deck(2)),
    editions=(1,),
    emblem="locked-door",
)
tribute = card(
    "Tribute",
    5,
    ACTION,
    play=[
        left_neighbour(reveal_from_deck(2), discard_rest()),
        for_each_different(
            when(it_is(ACTION), actions(2)), when(it_is(TREASURE), coins(2)), when(it_is(VICTORY), cards(2))
        ),
    ],
    editions=(1,),
    emblem="open-treasure-chest",
)

# second edition only

courtier = card(
    "Courtier",
    5,
    ACTION,
    play=[reveal(1), choose(each_type, action=[actions(1)], buy=[buys(1)], coins=[coins(3)], gold=[gain("Gold")])],
    editions=(2,),
    emblem="fleur-de-lys",
)
diplomat = card(
    "Diplomat",
    4,
    ACTION | REACTION,
    play=[cards(2), when(hand_at_most(5), actions(2))],
    reaction=when_attacked(cards(2), discard(3), hand_at_least=5, again=True),
    editions=(2,),
    emblem="peace-dove",
)
lurker = card(
    "Lurker",
    2,
    ACTION,
    play=[actions(1), choose(1, trash=[trash(1, ACTION, where=SUPPLY)], gain=[gain(ACTION, where=TRASH)])],
    editions=(2,),
    emblem="cowled",
)
mill = card(
    "Mill",
    4,
    ACTION | VICTORY,
    play=[
        cards(1),
        actions(1),
        when(hand_at_least(1), may(choose(1, discard=[discard(2), if_you_did(coins(2), at_least=2)]))),
    ],
    points=1,
    editions=(2,),
    emblem="windmill",
)
patrol = card(
    "Patrol",
    5,
    ACTION,
    play=[cards(3), reveal_from_deck(4), take(VICTORY | CURSE), put_back()],
    editions=(2,),
    emblem="mounted-knight",
)
replace = card(
    "Replace",
    5,
    ACTION | ATTACK,
    play=[
        trash(1),
        gain(cost=up_to_more(2), to=deck_if(ACTION | TREASURE)),
        when(it_is(VICTORY), each_other(gain("Curse"))),
    ],
    editions=(2,),
    emblem="cycle",
)
secret_passage = card(
    "Secret Passage", 4, ACTION, play=[cards(2), actions(1), put_anywhere()], editions=(2,), emblem="dungeon-gate"
)
