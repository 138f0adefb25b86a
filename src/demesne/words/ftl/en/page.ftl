### The table in the browser. $who is a player's name and is never inflected.

## Everywhere

web-language = Language
web-language-en = English
web-language-hu = Magyar
web-language-ru = Русский
web-language-pl = Polski
web-language-is = Íslenska
web-theme = Colours
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-to-start = To the start page
web-no-page = There is no such page.
web-no-server = The server cannot be reached.
# $status: the number of an HTTP answer
web-failed = That did not work ({ $status }).

## Cards; the first five follow a card's name and a comma: "Village, cost 3, 10 left, Action"

web-card-cost = cost { $n }
web-card-left = { $n ->
    [0] none left
   *[other] { $n } left
}
web-card-copies = { $n } of them
# $n: the place in the order in which cards are chosen, or how many of equal cards are chosen
web-card-chosen = chosen: { $n }
web-card-loading = The text is on its way.
web-card-other-edition = { $edition ->
    [1] In the first edition
   *[2] In the second edition
}
web-card-rulings = Good to know

## What the server says at the table: hints, phrases of the players

hint-buy = The bot's list would take this card first here.
hint-do = The bot would do this: by its reckoning it helps most now.
hint-none = The bot would pick nothing here.
say-hello = Hello!
say-luck = Good luck!
say-nice = Nice move!
say-thanks = Thank you!
say-oops = Oops!
say-wait = One moment, please.
say-ready = I am back.
say-well-played = Well played!
say-again = Another game?
say-bye = Goodbye!
