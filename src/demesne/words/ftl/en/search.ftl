### What a search says about its answers. $cards: the cards that the list followed afterwards buys.

# the answer is the one the plan gives
best-own = as the plan has it; the plan goes on with { NAMES($cards) }
# the answer is another one
best-plan = not what the plan would do; afterwards it goes on with { NAMES($cards) }
