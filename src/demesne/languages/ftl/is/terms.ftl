### Terms of the game, as headings: phases and zones.

phase-start = Upphaf umferðar
phase-action = Aðgerðarstig
phase-treasure = Kaupsstig: peningaspil
phase-buy = Kaupsstig
zone-supply = Banki
zone-island = Eyjarmotta
zone-native-village = Frumbyggjaþorpsmotta
zone-log = Atburðaskrá
# tokens, counted: "2 victory tokens"; merki is the same in the plural
token-victory = { $n } sigurmerki
token-pirate-ship = { $n } sjóræningjamerki
token-embargo = { $n } bannmerki
token-trade-route = { $n } leiðarmerki
