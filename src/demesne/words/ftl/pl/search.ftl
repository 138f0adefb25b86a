### What a search says about its answers. $cards: the cards that the list followed afterwards buys.

# the answer is the one the plan gives
best-own = tak każe plan; dalej według planu: { NAMES($cards) }
# the answer is another one
best-plan = plan każe inaczej; dalej według planu: { NAMES($cards) }
