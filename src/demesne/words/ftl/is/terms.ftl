### Terms of the game, as headings: phases and zones.

phase-action = Aðgerðarstig
phase-treasure = Kaupstig: peningaspil
phase-buy = Kaupstig
zone-supply = Banki
zone-log = Atburðaskrá
