### Terms of the game, as headings: phases and zones.

phase-action = Action phase
phase-treasure = Buy phase: Treasures
phase-buy = Buy phase
zone-supply = Supply
zone-log = Log
