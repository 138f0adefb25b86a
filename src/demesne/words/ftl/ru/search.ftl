### What a search says about its answers. $cards: the cards that the list followed afterwards buys.

# the answer is the one the plan gives
best-own = так велит план; дальше по плану: { NAMES($cards) }
# the answer is another one
best-plan = план велит иначе; дальше по плану: { NAMES($cards) }
