### Terms of the game, as headings: phases and zones.

phase-start = Start of turn
phase-action = Action phase
phase-treasure = Buy phase: Treasures
phase-buy = Buy phase
zone-supply = Supply
zone-island = Island mat
zone-native-village = Native Village mat
zone-log = Log
# tokens, counted: "2 victory tokens"
token-victory = { $n ->
    [one] { $n } victory token
   *[other] { $n } victory tokens
}
token-pirate-ship = { $n ->
    [one] { $n } Pirate Ship token
   *[other] { $n } Pirate Ship tokens
}
token-embargo = { $n ->
    [one] { $n } Embargo token
   *[other] { $n } Embargo tokens
}
token-trade-route = { $n ->
    [one] { $n } Trade Route token
   *[other] { $n } Trade Route tokens
}
