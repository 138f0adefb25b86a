### A words/pages oldalainak táblázatai. A kártyák neve, típusa és szövege a names.ftl és a text.ftl fájlból jön.

page-card = Kártya
page-type = Típus
page-cost = Ár
page-text = Mit tud

## Hány lap van egy pakliban; az oszlopok a játékosok számai

page-players = Játékosok száma
page-kingdom-victory = A birodalom győzelmi kártyái, paklinként
page-kingdom-pile = A többi birodalomkártya, paklinként

## Egy kör lépésről lépésre; az oszlopok azt mutatják, mi maradt a lépés után

page-step = Lépés
page-actions = Akció
page-buys = Vásárlás
page-coins = Érme
page-hand = Kéz
page-deck = Húzópakli
page-discard = Használt pakli
page-start = A kör kezdete
# $cards: names in their first form with numbers before them, "Aranypénz, 2 × Rézpénz"
page-play = Kijátszás: { $cards }
page-buy = Vásárlás: { $cards }
page-clean-up = Rendrakás
