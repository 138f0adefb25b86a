### Terms of the game, as headings: phases and zones.

phase-action = Akciófázis
phase-treasure = Vásárlási fázis: kincskártyák
phase-buy = Vásárlási fázis
zone-supply = Készlet
zone-log = Napló
