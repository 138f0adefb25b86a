### Terms of the game, as headings: phases and zones.

phase-action = Aðgerðarstig
phase-treasure = Kaupsstig: peningaspil
phase-buy = Kaupsstig
zone-supply = Banki
zone-log = Atburðaskrá
