### Terms of the game, as headings: phases and zones.

phase-action = Faza akcji
phase-treasure = Faza zakupu: Skarby
phase-buy = Faza zakupu
zone-supply = Zasoby
zone-log = Dziennik
