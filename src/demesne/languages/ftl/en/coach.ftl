### The one sentence of the coach about an answer of the player: a reason that anybody can count, said to the player, short and kind.
### $card: one card; $who: the name of another player; $left: cards of that kind in the Supply.

coach-win-missed = Buying { CARD($card, form: "a") } ends the game now, and you win it.
coach-share-missed = Buying { CARD($card, form: "a") } ends the game now, and you share the victory.
# $n: points behind the winner
coach-ends-lost = { $n ->
    [0] This ends the game, and equal points are not enough: you have had more turns.
    [one] This ends the game while you are { $n } point behind.
   *[other] This ends the game while you are { $n } points behind.
}
coach-takes-curse = A Curse is one point less, and nobody makes you take it.
coach-takes-copper = A Copper gives one coin and keeps better cards out of your hands.
coach-free-action = You can still play { CARD($card, form: "a") }: it gives back the Action it takes.
# no Province has been gained yet; $left: all of them
coach-all-left = All { $left ->
    [8] eight
    [12] twelve
   *[other] { $left }
} Provinces are left: { CARD($card, form: "a") } now clogs your hands.
coach-early-points = { $left ->
    [5] Five
    [6] Six
    [7] Seven
   *[other] { $left }
} Provinces are left: { CARD($card, form: "a") } now clogs your hands.
coach-points = You can have { CARD($card, form: "a") }, and { $left ->
    [one] it is the last one
   *[other] { $left } are left
}.
coach-unspent = You still have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}: enough for { CARD($card, form: "a") }.
coach-curses = { $who } has { CARD($card, form: "a") }, and nothing of yours removes a Curse.
coach-gives-curses = { CARD($card, form: "a") } gives the others Curses, and { $left ->
    [one] one is left
   *[other] { $left } are left
}.
# with the card bought: $terminals, your Actions that give no Action; $villages, your cards that give two or more
coach-stuck = { $terminals } Actions that give no Action, and { $villages ->
    [0] no card that gives two
    [one] one card that gives two
   *[other] { $villages } cards that give two
}: some will often be stuck in your hand.
# without it: the same numbers
coach-village = { $terminals } of your Actions give no Action: after { CARD($card, form: "a") } you can play two.
coach-thin = { $junk } of your { $cards } cards are Coppers, Estates and Curses: { CARD($card, form: "a") } removes them.
coach-money = { CARD($card, form: "a") } brings more coins into your hands.
coach-draws = { CARD($card, form: "a") } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
# what was counted for the sentence, behind "Why?": $before now, $after with one more $card
coach-fact-coins = Coins on the Treasures among five of your cards, on average: { $before } now, { $after } with { CARD($card, form: "a") }.
coach-fact-stuck = Of 100 hands of five, an Action gets stuck in { $before } now, and in { $after } with { CARD($card, form: "a") }.
# for all three: what the numbers behind "Why?" take for granted; $n: how often each answer was played to the end
coach-assumes-bots = Your chances of winning, going on in the best of several ways, each answer on { $n ->
    [one] { $n } shuffle
   *[other] { $n } shuffles
}; bots play by their own lists.
coach-assumes = Your chances of winning, going on in the best of several ways, each answer on { $n ->
    [one] { $n } shuffle
   *[other] { $n } shuffles
}; the others play by the lists that explain their gains best.
# $who: the only other player, a bot, and its level
coach-assumes-bot = Your chances of winning, going on in the best of these ways, each answer on { $n ->
    [one] { $n } shuffle
   *[other] { $n } shuffles
}, against { $who } ({ table-level }).
