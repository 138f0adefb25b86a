### The tables of the pages in words/pages. Card names, types and texts come from names.ftl and text.ftl.

page-card = Card
page-type = Type
page-cost = Cost
page-text = What it does

## How many cards are in each pile; the columns are numbers of players

page-players = Players
page-kingdom-victory = Victory cards of the kingdom, each pile
page-kingdom-pile = Other kingdom cards, each pile

## A turn played step by step; the columns are what is left of each after the step

page-step = Step
page-actions = Actions
page-buys = Buys
page-coins = Coins
page-hand = Hand
page-deck = Deck
page-discard = Discard pile
page-start = Start of the turn
# $cards: names in their first form with numbers before them, "Gold, 2 × Copper"
page-play = Play: { $cards }
page-buy = Buy: { $cards }
page-clean-up = Clean-up
