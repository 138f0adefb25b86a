### The tables of the pages in words/pages. Card names, types and texts come from names.ftl and text.ftl.

page-card = Karta
page-type = Typ
page-cost = Koszt
# the cells are short sentences: "Daje 2 monety."
page-text = Działanie

## How many cards are in each pile; the columns are numbers of players

page-players = Liczba graczy
page-kingdom-victory = Karty Zwycięstwa w Królestwie, każdy stos
page-kingdom-pile = Inne karty Królestwa, każdy stos

## A turn played step by step; the columns are what is left of each after the step

page-step = Krok
page-actions = Akcje
page-buys = Zakupy
page-coins = Monety
page-hand = Ręka
page-deck = Talia
page-discard = Stos kart odrzuconych
page-start = Początek tury
# $cards: names in their first form with numbers before them, "Złoto, 2 × Miedziaki"
page-play = Zagranie: { $cards }
page-buy = Zakup: { $cards }
page-clean-up = Porządki
