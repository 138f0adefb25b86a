### What the commands say around the names and texts of cards.

card-cost = Cost: { $n }
card-types = Types: { $types }
card-box = Box: { $box }
box-basic = basic cards, in every box
box-base = Base
box-intrigue = Intrigue
box-own = your own card
box-of-edition = { $box }, { $edition ->
    [1] first edition
   *[2] second edition
}
box-of-both = { $box }, both editions
kingdom-title = { $name } (edition { $edition })
kingdom-random = A random kingdom
kingdom-costs = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
