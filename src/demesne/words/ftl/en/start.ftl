### The start page, the gallery, the kingdom of the day, one's own record, links that are shared.

web-day = Kingdom of the day
web-gallery-note = Recommended sets, ten cards at random, or your own choice, with the rulings of every card.
preview-private = A private table
preview-private-note = Ask for an invitation to join or to watch.
preview-join = { $who } invites you to a game
preview-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
preview-watch = A game of { $who }
preview-over = The game of { $who } is over
preview-kingdom = A kingdom to play
preview-mine = A private link
