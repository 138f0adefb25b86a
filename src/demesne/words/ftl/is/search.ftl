### What a search says about its answers. $cards: the cards that the list followed afterwards buys.

# the answer is the one the plan gives
best-own = svona er áætlunin; henni er haldið áfram með: { NAMES($cards) }
# the answer is another one
best-plan = ekki það sem áætlunin segir; síðan er henni haldið áfram með: { NAMES($cards) }
