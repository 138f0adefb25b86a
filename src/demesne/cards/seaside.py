"""The kingdom cards of the Seaside box: both editions, first edition only, second edition only."""

from demesne.rules import (
    ACTION,
    ASIDE,
    ATTACK,
    DECK,
    DURATION,
    HAND,
    LIFTED,
    REACTION,
    TREASURE,
    VICTORY,
    actions,
    any_lifted,
    any_trashed,
    at_end_of_buying,
    bottom_to_top,
    buying,
    buys,
    card,
    cards,
    choose,
    coins,
    cost_of_it,
    discard,
    discard_hand,
    discard_rest,
    discard_top,
    each_other,
    extra_turn,
    first_is_trashed,
    gain,
    gain_copy,
    gaining,
    hand_at_least,
    if_you_did,
    it_has_a_pile,
    it_is_in_play,
    look_at,
    may,
    next_turn,
    on_pile_with,
    place_token,
    play_gained,
    play_this,
    protected,
    put_back,
    put_on_deck_down_to,
    put_on_mat,
    put_this_on_deck,
    put_this_on_mat,
    return_to_supply,
    reveal,
    reveal_from_deck,
    reveal_hand,
    set_aside,
    take_back,
    take_it,
    take_mat,
    that_many,
    this_turn,
    tokens,
    tokens_held,
    top_onto_mat,
    trash,
    trash_this,
    turn_up,
    up_to,
    when,
    when_anyone_gains,
    when_copy_gained,
    when_right_gains,
    you_choose,
)

# both editions

bazaar = card("Bazaar", 5, ACTION, play=[cards(1), actions(2), coins(1)], emblem="shop")
caravan = card("Caravan", 4, ACTION | DURATION, play=[cards(1), actions(1), next_turn(cards(1))], emblem="old-wagon")
cutpurse = card(
    "Cutpurse",
    4,
    ACTION | ATTACK,
    play=[coins(2), each_other(discard(1, "Copper"), if_you_did(otherwise=[reveal_hand()]))],
    emblem="shiny-purse",
)
fishing_village = card(
    "Fishing Village",
    3,
    ACTION | DURATION,
    play=[actions(2), coins(1), next_turn(actions(1), coins(1))],
    emblem="fishing-boat",
)
haven = card(
    "Haven",
    2,
    ACTION | DURATION,
    play=[cards(1), actions(1), set_aside(), if_you_did(next_turn(take_back()))],
    emblem="anchor",
)
island = card(
    "Island", 4, ACTION | VICTORY, play=[put_on_mat("island"), put_this_on_mat("island")], points=2, emblem="island"
)
lighthouse = card(
    "Lighthouse",
    2,
    ACTION | DURATION,
    play=[actions(1), coins(1), next_turn(coins(1), until_then=[protected()])],
    emblem="lighthouse",
)
lookout = card(
    "Lookout",
    3,
    ACTION,
    play=[actions(1), look_at(3), trash(1, where=LIFTED), discard(1, where=LIFTED), put_back()],
    emblem="crow-nest",
)
merchant_ship = card("Merchant Ship", 5, ACTION | DURATION, play=[coins(2), next_turn(coins(2))], emblem="galleon")
native_village = card(
    "Native Village",
    2,
    ACTION,
    play=[actions(2), choose(1, aside=[top_onto_mat("native village")], hand=[take_mat("native village")])],
    emblem="totem",
)
outpost = card("Outpost", 5, ACTION | DURATION, play=[extra_turn(hand=3)], emblem="guarded-tower")
salvager = card("Salvager", 4, ACTION, play=[buys(1), trash(1), coins(cost_of_it)], emblem="diving-helmet")
smugglers = card("Smugglers", 3, ACTION, play=[gain(cost=up_to(6), smuggled=True)], emblem="barrel")
tactician = card(
    "Tactician",
    5,
    ACTION | DURATION,
    play=[when(hand_at_least(1), discard_hand(), next_turn(cards(5), actions(1), buys(1)))],
    emblem="chess-knight",
)
treasure_map = card(
    "Treasure Map",
    4,
    ACTION,
    play=[
        trash_this(),
        if_you_did(
            trash(1, "Treasure Map"),
            if_you_did(gain("Gold", n=4, to=DECK)),
            otherwise=[trash(1, "Treasure Map")],
        ),
    ],
    emblem="treasure-map",
)
treasury = card(
    "Treasury",
    5,
    ACTION,
    play=[cards(1), actions(1), coins(1)],
    triggers=[at_end_of_buying(may(put_this_on_deck()), unless_gained=VICTORY)],
    emblem="chest",
)
warehouse = card("Warehouse", 3, ACTION, play=[cards(3), actions(1), discard(3)], emblem="warehouse")
wharf = card(
    "Wharf", 5, ACTION | DURATION, play=[cards(2), buys(1), next_turn(cards(2), buys(1))], emblem="wooden-pier"
)

# first edition only

ambassador = card(
    "Ambassador",
    3,
    ACTION | ATTACK,
    play=[reveal(1), when(it_has_a_pile, return_to_supply(up_to(2)), each_other(gain_copy()))],
    editions=(1,),
    emblem="tied-scroll",
)
embargo = card(
    "Embargo",
    2,
    ACTION,
    play=[coins(2), trash_this(), if_you_did(place_token("embargo"))],
    triggers=[on_pile_with("embargo", buying(), gain("Curse", n=that_many))],
    editions=(1,),
    emblem="crossed-chains",
)
explorer = card(
    "Explorer",
    5,
    ACTION,
    play=[may(reveal(1, "Province")), if_you_did(gain("Gold", to=HAND), otherwise=[gain("Silver", to=HAND)])],
    editions=(1,),
    emblem="telescope",
)
ghost_ship = card(
    "Ghost Ship", 5, ACTION | ATTACK, play=[cards(2), each_other(put_on_deck_down_to(3))], editions=(1,), emblem="ghost"
)
navigator = card(
    "Navigator",
    4,
    ACTION,
    play=[
        coins(2),
        look_at(5),
        when(any_lifted, choose(1, discard=[discard_rest()], deck=[put_back()])),
    ],
    editions=(1,),
    emblem="ship-wheel",
)
pearl_diver = card(
    "Pearl Diver", 2, ACTION, play=[cards(1), actions(1), may(bottom_to_top())], editions=(1,), emblem="oyster-pearl"
)
pirate_ship = card(
    "Pirate Ship",
    4,
    ACTION | ATTACK,
    play=[
        choose(
            1,
            coins=[coins(tokens_held("pirate ship"))],
            trash=[
                each_other(reveal_from_deck(2), you_choose(trash(1, TREASURE, where=LIFTED)), discard_rest()),
                when(any_trashed, tokens("pirate ship", 1)),
            ],
        ),
    ],
    editions=(1,),
    emblem="pirate-flag",
)
sea_hag = card(
    "Sea Hag",
    4,
    ACTION | ATTACK,
    play=[each_other(discard_top(), gain("Curse", to=DECK))],
    editions=(1,),
    emblem="witch-face",
)

# second edition only

astrolabe = card(
    "Astrolabe",
    3,
    TREASURE | DURATION,
    play=[coins(1), buys(1), next_turn(coins(1), buys(1))],
    editions=(2,),
    emblem="astrolabe",
)
blockade = card(
    "Blockade",
    4,
    ACTION | DURATION | ATTACK,
    play=[gain(cost=up_to(4), to=ASIDE), next_turn(take_back(), until_then=[when_copy_gained(gain("Curse"))])],
    editions=(2,),
    emblem="cannon",
)
corsair = card(
    "Corsair",
    5,
    ACTION | DURATION | ATTACK,
    play=[coins(2), next_turn(cards(1), until_then=[first_is_trashed("Silver", "Gold")])],
    editions=(2,),
    emblem="pirate-hook",
)
monkey = card(
    "Monkey",
    3,
    ACTION | DURATION,
    play=[next_turn(cards(1), until_then=[when_right_gains(cards(1))])],
    editions=(2,),
    emblem="monkey",
)
pirate = card(
    "Pirate",
    5,
    ACTION | DURATION | REACTION,
    play=[next_turn(gain(TREASURE, cost=up_to(6), to=HAND))],
    triggers=[when_anyone_gains(TREASURE, play_this())],
    editions=(2,),
    emblem="pirate-captain",
)
sailor = card(
    "Sailor",
    4,
    ACTION | DURATION,
    play=[actions(1), next_turn(coins(2), may(trash(1)))],
    triggers=[this_turn(gaining(DURATION), may(play_gained()), once=True)],
    editions=(2,),
    emblem="sailboat",
)
sea_chart = card(
    "Sea Chart",
    3,
    ACTION,
    play=[cards(1), actions(1), turn_up(), when(it_is_in_play, take_it())],
    editions=(2,),
    emblem="sextant",
)
sea_witch = card(
    "Sea Witch",
    5,
    ACTION | DURATION | ATTACK,
    play=[cards(2), each_other(gain("Curse")), next_turn(cards(2), discard(2))],
    editions=(2,),
    emblem="sea-serpent",
)
tide_pools = card(
    "Tide Pools",
    4,
    ACTION | DURATION,
    play=[cards(3), actions(1), next_turn(discard(2))],
    editions=(2,),
    emblem="sea-star",
)
