### The guided first game: the way to it, its five sentences, the question at its end, what to play next.

## What is said at the table; $card, $then: cards of the learner's hand

lesson-goal = Have the most points when the last { CARD("Province") } is gone.
# $coins: 3 or 4
lesson-wish = { $coins ->
    [3] A { CARD("Silver") } costs your 3 coins, and pays 2 every time it comes back to your hand.
   *[other] A { CARD("Silver") } costs 3 of your { $coins } coins, and pays 2 every time it comes back to your hand.
}
lesson-shuffle = Your discard pile is shuffled into a new deck, and your { CARD($card) } comes back.
# $n: how many Actions $card gives, 1 or 2
lesson-chain = { $n ->
    [one] Play the { CARD($card) } first: it gives the Action back, so you can still play your { CARD($then) }.
   *[other] Play the { CARD($card) } first: it gives two more Actions, enough for your { CARD($then) }.
}
lesson-attack = { CARD("Militia") } leaves you three cards; with a { CARD("Moat") } in your hand it cannot touch you.
lesson-shield = Show your { CARD("Moat") }, and the { CARD("Militia") } cannot touch you.

## At the end; $n: the points or coins of the card

lesson-question = Turn { $turn }: you had { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. Which buy helps you most?
lesson-right-points = Yes. A { CARD($card) } is worth { $n } points, more than any other card here.
lesson-right-coins = Yes. { CARD($card) } pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} every time it comes back to your hand.
lesson-less-points = { CARD($card) } is worth { $n } points, but a { CARD("Province") } is worth 6.
lesson-no-coins = { CARD($card) } is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
}, but pays nothing when it comes back to your hand.
lesson-no-points = { CARD($card) } pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}, but is worth no points.
lesson-less-coins = { CARD($card) } pays only { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} when it comes back; another Treasure pays more.
# $n: how many of its cards were in the first game; $card: the Attack
lesson-next = You know { $n } of its cards from your first game, and there is one new Attack: { CARD($card) }.

## The start page of a first visit

web-first-lead = Every turn you buy a card that makes your next hands better, until they are good enough to buy land. Most land wins.
web-first-learn = Learn by playing
web-first-learn-note = a first game, about a quarter of an hour
web-first-known = I know the game
# $set: the name of a set of ten; $bot: the name of the bot
web-first-known-note = { $set } against { $bot }
web-first-hand = Five cards a turn
web-first-hand-note = Three Coppers make 3 coins. Your first deck is poor.
web-first-buy = Buy one better card
web-first-buy-note = A Silver costs 3. From now on it comes back to your hand.
web-first-land = Soon you buy land
web-first-land-note = A Province costs 8 and is worth 6 points.

## The lessons at the table and after it

web-lessons = Lessons
web-lessons-note = A real game by the real rules: play whatever you like.
# heard before the sentence
web-lesson-number = Lesson { $n } of { $of }.
web-lesson-go-on = Got it
web-lesson-skip = Skip the lessons
web-lesson-later = comes when the game gets there
web-lesson-done = you did this without being told
web-lesson-goal = What wins
web-lesson-wish = One hand, one wish
web-lesson-shuffle = The shuffle
web-lesson-chain = A chain of Actions
web-lesson-attack = Attack and Moat
web-lesson-missed = Not seen in this game
web-lesson-question = One question
web-lesson-bought = This is what you bought.
web-lesson-next = Play next
# $set: the name of a set of ten; $level: how strong the bot is
web-lesson-next-play = { $set }, { $level }
