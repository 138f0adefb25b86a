### Whole texts of single cards, where a person says it better; a line of text a line

text-minion =
    +1 Action
    Choose one: +2 coins; discard your hand and draw 4 cards, and each other player with 5 or more cards in hand does the same.
text-mill =
    +1 Card
    +1 Action
    You may discard 2 cards. If you discard 2, +2 coins.
    Worth 1 victory point.
text-library =
    Draw until you have 7 cards in hand. You may set aside Actions as you draw them; afterwards, discard the cards you set aside.
text-thief =
    Each other player reveals the top 2 cards of their deck, trashes a Treasure of your choice from among them, and discards the other revealed cards.
    Gain any number of the trashed cards.
text-swindler =
    +2 coins
    Each other player trashes the top card of their deck, then gains a card of your choice that costs exactly as much as the trashed card.
text-mine =
    You may trash a Treasure from your hand. If you do, gain a Treasure costing up to 3 more than the trashed card to your hand.
text-mine-1e =
    Trash a Treasure from your hand. If you do, gain a Treasure costing up to 3 more than the trashed card to your hand.
text-replace =
    Trash a card from your hand. Gain a card that costs up to 2 more than the trashed card.
    If the gained card is an Action or a Treasure, it goes onto your deck; if it is a Victory card, each other player gains a Curse.
text-bureaucrat =
    Gain a Silver onto your deck.
    Each other player reveals a Victory card from their hand and puts it onto their deck; a player with no Victory card reveals their hand instead.
text-saboteur =
    Each other player reveals cards from their deck until one costs 3 or more, trashes that card, may gain a card that costs at least 2 less than it, and discards the other revealed cards.
text-spy =
    +1 Card
    +1 Action
    Each player, including you, reveals the top card of their deck. You choose for each: it is discarded or stays on top.
text-torturer =
    +3 Cards
    Each other player chooses: they discard 2 cards, or they gain a Curse to their hand.
text-tribute =
    The player to your left reveals and discards the top 2 cards of their deck.
    For each differently named card among them: +2 Actions if it is an Action, +2 coins if it is a Treasure, +2 Cards if it is a Victory card.
text-trading-post =
    Trash 2 cards from your hand. If you trash 2, gain a Silver to your hand.
text-conspirator =
    +2 coins
    If you have played 3 or more Action cards this turn, including this one, +1 Card and +1 Action.
text-shanty-town =
    +2 Actions
    Reveal your hand. If there is no Action card in it, +2 Cards.
text-bandit =
    Gain a Gold.
    Each other player reveals the top 2 cards of their deck, trashes a revealed Treasure of their choice other than Copper, and discards the rest.
text-adventurer =
    Reveal cards from your deck until 2 of them are Treasures. Put these into your hand and discard the other revealed cards.
text-cutpurse =
    +2 coins
    Each other player discards a Copper; a player with no Copper reveals their hand.
text-haven =
    +1 Card
    +1 Action
    Set aside a card from your hand face down. At the start of your next turn, put it into your hand.
text-island =
    Put this and a card from your hand onto your Island mat.
    Worth 2 victory points.
text-lookout =
    +1 Action
    Look at the top 3 cards of your deck. Trash one of them, discard one, and put the last one back on top.
text-smugglers =
    Gain a copy of a card costing up to 6 that the player to your right gained on their last turn.
text-tactician =
    If you have any cards in hand, discard your hand, and at the start of your next turn, +5 Cards, +1 Action and +1 Buy.
text-treasure-map =
    Trash this and another Treasure Map from your hand. If you trashed two, gain 4 Golds onto your deck.
text-ambassador =
    Reveal a card from your hand. Return up to 2 copies of it from your hand to the Supply. Then each other player gains a copy of it.
text-navigator =
    +2 coins
    Look at the top 5 cards of your deck. Choose one: discard them all; put them all back in any order.
text-pirate-ship =
    Choose one: +1 coin per Pirate Ship token you have; or each other player reveals the top 2 cards of their deck, trashes a revealed Treasure of your choice, and discards the rest, and if anyone trashed a Treasure, +1 Pirate Ship token.
text-blockade =
    Gain a card costing up to 4, setting it aside. At the start of your next turn, put it into your hand.
    While it is set aside, when another player gains a copy of it on their own turn, that player gains a Curse.
text-bank =
    +1 coin per Treasure you have in play, including this one.
text-rabble =
    +3 Cards
    Each other player reveals the top 3 cards of their deck, discards the Actions and Treasures, and puts the rest back in any order.
text-vault =
    +2 Cards
    Discard any number of cards. +1 coin per card discarded.
    Each other player may discard 2 cards; a player who discards 2 draws a card.
text-watchtower =
    Draw until you have 6 cards in hand.
    When you gain a card, you may reveal this from your hand to trash that card or to put it onto your deck.
text-contraband =
    +3 coins
    +1 Buy
    The player to your left names a card. You cannot buy that card this turn.
text-counting-house =
    Look through your discard pile. Reveal any number of Coppers from it and put them into your hand.
text-mountebank =
    +2 coins
    Each other player may discard a Curse; anyone who does not do so gains a Curse and a Copper.
text-trade-route =
    +1 Buy
    Trash a card from your hand.
    +1 coin per token on the Trade Route mat.
    Setup: put a token onto each Victory pile in the Supply. When the first card is gained from a pile, its token moves to the Trade Route mat.
text-venture =
    +1 coin
    Reveal cards from your deck until you reveal a Treasure. Discard the other cards and play that Treasure.
text-loan =
    +1 coin
    Reveal cards from your deck until you reveal a Treasure. Trash or discard it. Discard the other cards.
text-crystal-ball =
    +1 coin
    Look at the top card of your deck. You may trash it, discard it, or, if it is an Action or a Treasure, play it.
text-investment =
    Trash a card from your hand.
    Choose one: +1 coin; or trash this, reveal your hand, and +1 victory token per differently named Treasure in it.
text-magnate =
    Reveal your hand. +1 Card per Treasure in it.
text-war-chest =
    The player to your left names a card. Gain a card costing up to 5 that has not been named for War Chest this turn.
text-sailor =
    +1 Action
    Once this turn, when you gain a Duration, you may play it.
    At the start of your next turn, +2 coins, and you may trash a card from your hand.
