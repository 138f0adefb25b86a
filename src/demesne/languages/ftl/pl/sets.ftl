### Names of the recommended sets of ten, as in the rulebook where it has them. The edition is said beside them.

set-first-game = Pierwsza rozgrywka
set-big-money = Duże pieniądze
set-interaction = Interakcja
set-size-distortion = Zaburzenia rozmiarów
set-village-square = Wiejski plac
set-victory-dance = Taniec zwycięstwa
set-secret-schemes = Tajne knowania
set-best-wishes = Najlepsze życzenia
set-deconstruction = Dekonstrukcja
set-hand-madness = Szalone ręce
set-underlings = Podwładni
set-deck-top = Top Deck
set-sleight-of-hand = Sprytny wybieg
set-improvements = Ulepszenia
set-silver-gold = Srebro i złoto
set-grand-scheme = Wielki spisek
set-reach-for-tomorrow = Lepsze jutro
set-repetition = Powtarzalność
set-give-and-take = Kompromisy
set-biggest-money = Wielkie pieniądze
set-the-king-s-army = Królewska armia
set-the-good-life = Dostatnie życie
