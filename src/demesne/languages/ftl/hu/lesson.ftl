### Az első, vezetett játszma: az odavezető út, az öt mondat, a kérdés a végén, és hogy mi jöjjön utána.

## Az asztalnál

lesson-goal = Neked legyen a legtöbb pontod, amikor elfogy az utolsó { CARD("Province") }.
lesson-wish = { $coins ->
    [3] A 3 érmédből épp kitelik egy { CARD("Silver") }: ahányszor visszatér a kezedbe, mindig 2 érmét ad.
   *[other] A { $coins } érmédből kitelik egy { CARD("Silver") }, az ára 3: ahányszor visszatér a kezedbe, mindig 2 érmét ad.
}
lesson-shuffle = A használt lapjaidat megkevered, ez lesz az új húzópaklid, és { CARD($card, form: "a") } visszakerül a kezedbe.
lesson-chain = { $n ->
    [one] Előbb { CARD($card, form: "a-acc") } játszd ki: visszaad egy akciót, így { CARD($then, form: "a") } is sorra kerülhet.
   *[other] Előbb { CARD($card, form: "a-acc") } játszd ki: két akciót ad, így { CARD($then, form: "a") } is sorra kerülhet.
}
lesson-attack = Három lapot hagy neked { CARD("Militia", form: "a") }; ha { CARD("Moat") } van a kezedben, nem árthat neked.
lesson-shield = Fedd fel { CARD("Moat", form: "a-acc") }, és { CARD("Militia", form: "a") } nem árthat neked.

## A végén

lesson-question = { $turn }. kör: { $coins } érméd volt. Melyik vásárlás segít a legtöbbet?
lesson-right-points = Igen: { CARD($card, form: "a") } { $n } pontot ér, többet minden más itteni lapnál.
lesson-right-coins = Igen: { CARD($card, form: "a") } { $n } érmét ad, ahányszor visszatér a kezedbe.
lesson-less-points = { CARD($card) }: { $n } pontot ér, de { CARD("Province", form: "a") } 6 pontot.
lesson-no-coins = { CARD($card) }: { $n } pontot ér, de érmét nem ad, amikor visszatér a kezedbe.
lesson-no-points = { CARD($card) }: { $n } érmét ad, de pontot nem ér.
lesson-less-coins = { CARD($card) }: csak { $n } érmét ad, amikor visszatér; más kincskártya többet ad.
lesson-next = { $n } kártyáját ismered az első játszmádból, és egyetlen új támadás van benne: { CARD($card) }.

## A kezdőlap az első látogatáskor

web-first-lead = Minden körben veszel egy lapot, amelytől jobb lesz a következő kezed, míg végül földre is telik. Az nyer, akinek a legtöbb földje van.
web-first-learn = Játszva tanulok
web-first-learn-note = az első játszma, nagyjából negyedóra
web-first-known = Ismerem a játékot
web-first-known-note = { $set }, ellenfél: { $bot }
web-first-hand = Körönként öt lap
web-first-hand-note = Három Rézpénz 3 érmét ad. Az első paklid szegényes.
web-first-buy = Vegyél egy jobb lapot
web-first-buy-note = Egy Ezüstpénz ára 3, és mostantól mindig visszatér a kezedbe.
web-first-land = Aztán földet veszel
web-first-land-note = Egy Provincia ára 8, és 6 pontot ér.

## A leckék az asztalnál és utána

web-lessons = Leckék
web-lessons-note = Igazi játszma igazi szabályokkal: játssz úgy, ahogy szeretnél.
web-lesson-number = { $n }/{ $of }. lecke.
web-lesson-go-on = Tovább
web-lesson-skip = Leckék nélkül
web-lesson-later = majd ha odaér a játszma
web-lesson-goal = Mivel nyersz
web-lesson-wish = Mire költs
web-lesson-done = ezt magadtól is megcsináltad
web-lesson-shuffle = A keverés
web-lesson-chain = Akciók láncban
web-lesson-attack = Támadás és védekezés
web-lesson-missed = Ez most kimaradt
web-lesson-question = Egy kérdés
web-lesson-bought = Te ezt vetted.
web-lesson-next = Ezt játszd legközelebb
web-lesson-next-play = { $set }, { $level }
