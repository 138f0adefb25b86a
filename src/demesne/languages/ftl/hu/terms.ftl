### Terms of the game: phases, which stand inside a line, and zones, which are headings.

phase-start = a kör kezdete
phase-action = akciófázis
phase-treasure = vásárlási fázis: kincskártyák
phase-buy = vásárlási fázis
zone-supply = Készlet
zone-island = Sziget-tábla
zone-native-village = Bennszülöttfalu-tábla
zone-log = Napló
# tokens, counted: "2 victory tokens"
token-victory = { $n } győzelmi jelző
token-pirate-ship = { $n } kalózhajó-jelző
token-embargo = { $n } embargójelző
token-trade-route = { $n } útvonaljelző
