### Terms of the game: phases as they stand inside a heading, zones as headings.

phase-action = faza akcji
phase-treasure = faza zakupu: karty Skarbu
phase-buy = faza zakupu
zone-supply = Zasoby
zone-log = Dziennik
