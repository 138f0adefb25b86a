"""The kingdom cards of the Prosperity box: both editions, first edition only, second edition only."""

from demesne.rules import (
    ACTION,
    ATTACK,
    DURATION,
    LIFTED,
    REACTION,
    TREASURE,
    VICTORY,
    actions,
    any_lifted,
    any_number,
    at_start_of_turn,
    bar_from_buying,
    bar_from_this,
    buying,
    buys,
    card,
    cards,
    choose,
    coins,
    costs_less,
    different_in_hand,
    discard,
    discard_all,
    discard_down_to,
    discard_others,
    discard_rest,
    draw_to,
    each_other,
    exactly_total,
    gain,
    gain_copy,
    gaining,
    half_cost_of_it,
    hand_at_least,
    if_you_did,
    in_hand,
    in_play,
    is_a_treasure,
    it_is,
    left_neighbour,
    less_per_in_play,
    look_at,
    may,
    name_a_card,
    piles_empty,
    play_found,
    play_from_hand,
    play_this,
    put_back,
    put_gained_on_deck,
    put_on_deck,
    reveal,
    reveal_from_deck,
    reveal_hand,
    reveal_until,
    take_from_discard,
    that_many,
    this_turn,
    tokens,
    tokens_moved,
    tokens_on_piles,
    trash,
    trash_from_play,
    trash_gained,
    trash_or_discard_it,
    trash_this,
    up_to,
    up_to_more,
    when,
    when_you_gain,
    when_you_gain_this,
    while_in_play,
)

# both editions

bank = card("Bank", 7, TREASURE, play=[coins(in_play(TREASURE))], emblem="bank")
bishop = card(
    "Bishop",
    4,
    ACTION,
    play=[coins(1), tokens("victory", 1), trash(1), tokens("victory", half_cost_of_it), each_other(may(trash(1)))],
    emblem="pope-crown",
)
city = card(
    "City",
    5,
    ACTION,
    play=[cards(1), actions(2), when(piles_empty(1), cards(1)), when(piles_empty(2), buys(1), coins(1))],
    emblem="medieval-village-01",
)
expand = card("Expand", 7, ACTION, play=[trash(1), gain(cost=up_to_more(3))], emblem="expand")
forge = card("Forge", 7, ACTION, play=[trash(any_number), gain(cost=exactly_total)], emblem="furnace")
grand_market = card(
    "Grand Market", 6, ACTION, play=[cards(1), actions(1), buys(1), coins(2)], not_bought_with="Copper", emblem="basket"
)
hoard = card(
    "Hoard",
    6,
    TREASURE,
    play=[coins(2)],
    triggers=[this_turn(gaining(VICTORY, bought=True), gain("Gold"))],
    emblem="coins-pile",
)
kings_court = card("King's Court", 7, ACTION, play=[may(play_from_hand(ACTION, times=3))], emblem="imperial-crown")
mint = card(
    "Mint",
    5,
    ACTION,
    play=[may(reveal(1, TREASURE)), if_you_did(gain_copy())],
    triggers=[when_you_gain_this(trash_from_play(TREASURE, but=DURATION))],
    emblem="coins",
)
monument = card("Monument", 4, ACTION, play=[coins(2), tokens("victory", 1)], emblem="obelisk")
peddler = card(
    "Peddler",
    8,
    ACTION,
    play=[cards(1), actions(1), coins(1)],
    cost_rule=less_per_in_play(ACTION, 2),
    emblem="light-backpack",
)
quarry = card("Quarry", 4, TREASURE, play=[coins(1), costs_less(2, ACTION)], emblem="stone-pile")
rabble = card(
    "Rabble",
    5,
    ACTION | ATTACK,
    play=[cards(3), each_other(reveal_from_deck(3), discard_all(ACTION | TREASURE), put_back())],
    emblem="pitchfork",
)
vault = card(
    "Vault",
    5,
    ACTION,
    play=[
        cards(2),
        discard(any_number),
        coins(that_many),
        each_other(
            when(hand_at_least(1), may(choose(1, discard=[discard(2), if_you_did(cards(1), at_least=2)]))),
        ),
    ],
    emblem="locked-chest",
)
watchtower = card(
    "Watchtower",
    3,
    ACTION | REACTION,
    play=[draw_to(6)],
    triggers=[when_you_gain(choose(1, trash=[trash_gained()], deck=[put_gained_on_deck()]))],
    emblem="watchtower",
)
workers_village = card("Worker's Village", 4, ACTION, play=[cards(1), actions(2), buys(1)], emblem="huts-village")

# first edition only

contraband = card(
    "Contraband",
    5,
    TREASURE,
    play=[coins(3), buys(1), left_neighbour(name_a_card(), bar_from_buying())],
    editions=(1,),
    emblem="wooden-crate",
)
counting_house = card(
    "Counting House", 5, ACTION, play=[take_from_discard(any_number, "Copper")], editions=(1,), emblem="abacus"
)
goons = card(
    "Goons",
    6,
    ACTION | ATTACK,
    play=[buys(1), coins(2), each_other(discard_down_to(3))],
    triggers=[while_in_play(buying(), tokens("victory", 1))],
    editions=(1,),
    emblem="mailed-fist",
)
loan = card(
    "Loan",
    3,
    TREASURE,
    play=[coins(1), reveal_until(1, TREASURE), trash_or_discard_it(), discard_rest()],
    editions=(1,),
    emblem="contract",
)
mountebank = card(
    "Mountebank",
    5,
    ACTION | ATTACK,
    play=[
        coins(2),
        each_other(may(discard(1, "Curse")), if_you_did(otherwise=[gain("Curse"), gain("Copper")])),
    ],
    editions=(1,),
    emblem="standing-potion",
)
royal_seal = card(
    "Royal Seal",
    5,
    TREASURE,
    play=[coins(2)],
    triggers=[while_in_play(gaining(), may(put_gained_on_deck()))],
    editions=(1,),
    emblem="stamper",
)
talisman = card(
    "Talisman",
    4,
    TREASURE,
    play=[coins(1)],
    triggers=[while_in_play(buying(but=VICTORY, cost=up_to(4)), gain_copy())],
    editions=(1,),
    emblem="gem-pendant",
)
trade_route = card(
    "Trade Route",
    3,
    ACTION,
    play=[buys(1), trash(1), coins(tokens_moved)],
    setup=tokens_on_piles("trade route", VICTORY),
    editions=(1,),
    emblem="crossroad",
)
venture = card(
    "Venture",
    5,
    TREASURE,
    play=[coins(1), reveal_until(1, TREASURE), discard_others(), play_found()],
    editions=(1,),
    emblem="walking-boot",
)

# second edition only

anvil = card(
    "Anvil",
    3,
    TREASURE,
    play=[coins(1), may(discard(1, TREASURE)), if_you_did(gain(cost=up_to(4)))],
    editions=(2,),
    emblem="anvil",
)
charlatan = card(
    "Charlatan",
    5,
    ACTION | ATTACK,
    play=[coins(3), each_other(gain("Curse"))],
    setup=is_a_treasure("Curse", 1),
    editions=(2,),
    emblem="duality-mask",
)
clerk = card(
    "Clerk",
    4,
    ACTION | REACTION | ATTACK,
    play=[coins(2), each_other(when(hand_at_least(5), put_on_deck(1)))],
    triggers=[at_start_of_turn(play_this())],
    editions=(2,),
    emblem="scroll-quill",
)
collection = card(
    "Collection",
    5,
    TREASURE,
    play=[coins(2), buys(1)],
    triggers=[this_turn(gaining(ACTION), tokens("victory", 1))],
    editions=(2,),
    emblem="bookshelf",
)
crystal_ball = card(
    "Crystal Ball",
    5,
    TREASURE,
    play=[
        coins(1),
        look_at(1),
        when(
            it_is(ACTION | TREASURE),
            may(
                choose(1, trash=[trash(1, where=LIFTED)], discard=[discard(1, where=LIFTED)], play=[play_found()]),
            ),
            otherwise=[
                when(
                    any_lifted,
                    may(choose(1, trash=[trash(1, where=LIFTED)], discard=[discard(1, where=LIFTED)])),
                ),
            ],
        ),
        put_back(),
    ],
    editions=(2,),
    emblem="crystal-ball",
)
investment = card(
    "Investment",
    4,
    TREASURE,
    play=[
        trash(1),
        choose(
            1,
            coin=[coins(1)],
            trash=[trash_this(), if_you_did(reveal_hand(), tokens("victory", different_in_hand(TREASURE)))],
        ),
    ],
    editions=(2,),
    emblem="profit",
)
magnate = card("Magnate", 5, ACTION, play=[reveal_hand(), cards(in_hand(TREASURE))], editions=(2,), emblem="top-hat")
tiara = card(
    "Tiara",
    4,
    TREASURE,
    play=[buys(1), may(play_from_hand(TREASURE, times=2))],
    triggers=[this_turn(gaining(), may(put_gained_on_deck()))],
    editions=(2,),
    emblem="tiara",
)
war_chest = card(
    "War Chest",
    5,
    TREASURE,
    play=[left_neighbour(name_a_card(), bar_from_this()), gain(cost=up_to(5), not_named=True)],
    editions=(2,),
    emblem="open-chest",
)
