### Terms of the game: phases, which stand inside a line, and zones, which are headings.

phase-action = akciófázis
phase-treasure = vásárlási fázis: kincskártyák
phase-buy = vásárlási fázis
zone-supply = Készlet
zone-log = Napló
