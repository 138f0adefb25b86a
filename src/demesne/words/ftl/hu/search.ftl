### What a search says about its answers. $cards: the cards that the list followed afterwards buys.

# the answer is the one the plan gives
best-own = ez a terv szerinti válasz; a terv folytatása: { NAMES($cards) }
# the answer is another one
best-plan = nem a terv szerinti válasz; a terv utána így folytatódik: { NAMES($cards) }
