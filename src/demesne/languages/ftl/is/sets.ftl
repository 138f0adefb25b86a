### Names of the recommended sets of ten. The edition is said beside them.

set-first-game = Fyrsti leikurinn
set-big-money = Stórfé
set-interaction = Samspil
set-size-distortion = Skökk hlutföll
set-village-square = Þorpstorgið
set-victory-dance = Sigurdans
set-secret-schemes = Leynimakk
set-best-wishes = Bestu óskir
set-deconstruction = Niðurrif
set-hand-madness = Handagangur
set-underlings = Undirtyllur
set-deck-top = Efst í stokknum
set-sleight-of-hand = Fingrafimi
set-improvements = Umbætur
set-silver-gold = Silfur og gull
set-grand-scheme = Ráðabruggið mikla
set-reach-for-tomorrow = Til móts við morgundaginn
set-repetition = Endurtekning
set-give-and-take = Gefið og þegið
set-biggest-money = Ógrynni fjár
set-the-king-s-army = Her konungs
set-the-good-life = Hið ljúfa líf
