### Terms of the game: phases as they stand inside a heading, zones as headings.

phase-start = początek tury
phase-action = faza akcji
phase-treasure = faza zakupu: karty Skarbu
phase-buy = faza zakupu
zone-supply = Zasoby
zone-island = Podkładka Wyspy
zone-native-village = Podkładka Wioski tubylców
zone-log = Dziennik
# tokens, counted: "2 victory tokens"
token-victory = { $n ->
    [one] { $n } żeton zwycięstwa
    [few] { $n } żetony zwycięstwa
   *[other] { $n } żetonów zwycięstwa
}
token-pirate-ship = { $n ->
    [one] { $n } żeton Okrętu pirackiego
    [few] { $n } żetony Okrętu pirackiego
   *[other] { $n } żetonów Okrętu pirackiego
}
token-embargo = { $n ->
    [one] { $n } żeton Embarga
    [few] { $n } żetony Embarga
   *[other] { $n } żetonów Embarga
}
token-trade-route = { $n ->
    [one] { $n } żeton Szlaku handlowego
    [few] { $n } żetony Szlaku handlowego
   *[other] { $n } żetonów Szlaku handlowego
}
