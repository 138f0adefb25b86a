### Amit a szimulátor az eredményeiről mond. Az arányok, a másodpercek és a többi törtszám már a nyelv szerint írva érkezik.
### A százalékjel szóköz nélkül áll, és bármely szám után ugyanazt a ragot kapja: -ában, -át, -os.
### forduló = minden játékos egy köre; játszma = egy lejátszott játék; lista = stratégia.

sim-percent = { $n }%

## egy szimuláció táblázata

# $n játszma $seconds alatt, másodpercenként $rate
sim-games = { $n } játszma { $seconds } s alatt (másodpercenként { $rate })
# a felhasználó leállította
sim-games-interrupted = Megszakítva: eddig { $n } játszma { $seconds } s alatt (másodpercenként { $rate })
# oszlopok fejléce: a győzelmek aránya, és milyen határok közt van
sim-head-share = arány
sim-head-interval = 95%-os interv.
sim-head-wins = győzelem
sim-head-ties = döntetlen
sim-head-losses = vereség
# átlagos pontszám
sim-head-points = pont
# alsó és felső határ
sim-interval = { $low }–{ $high }
# milyen gyakran nyer, játszik döntetlent és veszít a kezdő
sim-first-seat = Kezdőjátékos: győzelem { $wins }, döntetlen { $ties }, vereség { $losses }; játszmánként { $rounds } forduló
# $ends: a következő három üzenet, vesszőkkel
sim-ends = Befejezés: { $ends }
sim-end-provinces = elfogytak a Provinciák ({ $share })
sim-end-colonies = elfogytak a Gyarmatok ({ $share })
sim-end-piles = kiürültek a paklik ({ $share })
sim-end-limit = elfogytak a megengedett körök ({ $share })
sim-failed = { $n } játszma nem számít, mert egy gépi játékos hibázott:
# $error: amit a gépi játékos programja mondott, angolul
sim-failure = { $bot }, kezdőérték sorszáma: { $number }, forgatás: { $rotation }: { $error }

## min alapul egy eredmény, és mit nem bizonyít

sim-basis = Ezen alapul
# $bots: játszik-e a felhasználó saját programja is
sim-basis-play = { $bots ->
    [yes] Játékmód: minden lista szó szerint, minden más a beépített játékmód szerint, a külső gépi játékosok úgy, ahogy vannak (demesne { $version }, szabályverzió: { $rules }).
   *[no] Játékmód: minden lista szó szerint, minden más a beépített játékmód szerint (demesne { $version }, szabályverzió: { $rules }).
}
sim-basis-search = { $name } keres: döntésenként { $n } próbajátszma.
sim-basis-kingdom = Birodalom: { NAMES($cards) } ({ $edition }. kiadás).
# $start: dealt, position, vagy hogyan oszlik meg az első két kéz, például 5/2
sim-basis-seats = Ülésrend: { $n } játékos, minden kezdőérték az ülésrend minden forgatásával egyszer; { $start ->
    [dealt] a kezdőlapokat a véletlen osztja.
    [position] a kezdőlapok az állás szerintiek.
   *[other] a kezdőlapok megoszlása { $start }.
}
sim-basis-seeds = Kezdőértékek: { $n } darab, kiindulópontjuk { $seed }; ugyanaz a parancs ugyanazokat a játszmákat adja.
sim-limits = Ezt nem bizonyítja
sim-limit-luck = Az intervallum csak a keverések szerencséjét fedi le, a listák, az ellenfelek és a birodalom megválasztását nem.
sim-limit-play = Ezeket a listákat hasonlítja össze, úgy, ahogy itt játsszák őket. A beépített játékmód a pénzhez jól ért, az akcióláncokhoz kevésbé, így egy jobb játékos bármelyikből többet hozhat ki.

## egy lista két változatának összehasonlítása

# mindkét változat $games játszmát játszott az $against stratégiák ellen, ugyanazzal a $seeds kezdőértékkel
paired-games = Változatonként { $games } játszma, { $seeds ->
    [one] ugyanazzal a kezdőértékkel
   *[other] ugyanazokkal a kezdőértékekkel ({ $seeds } darab)
}; ellenfél: { $against }
# $better: egy változat neve
paired-better = Különbség: { $points } százalékpont (95%-os intervallum: { $low } és { $high } között); jobb: { $better }
paired-no-difference = Különbség: { $points } százalékpont (95%-os intervallum: { $low } és { $high } között); ezekből a játszmákból nem mutatható ki eltérés
paired-same = A kezdőértékek { $share }-ában mindkettő ugyanazt az eredményt hozta

## egy körmérkőzés kereszttáblázata

tournament-games = { $n } játszma
tournament-games-interrupted = { $n } játszma, megszakítva
tournament-head-rating = értékszám
tournament-head-mean = átlag
tournament-how-to-read = Az arányok a sor stratégiájára vonatkoznak az oszlopéval szemben, százalékban; 400 értékszámpont tíz az egyhez esélyt jelent.
tournament-failed = { $n } játszma nem számít, mert egy gépi játékos hibázott (a részleteket a demesne sim írja ki)

## futás közben, és amit kiír

# folyamatjelzők felirata: játszmákat, illetve stratégiapárokat számol
sim-bar-games = játszmák
sim-bar-pairs = párok
# a gépi játékos listát készít ehhez a birodalomhoz, ami eltart egy pillanatig
sim-judging = { $name } szemügyre veszi a birodalmat…
sim-record-kept = a játszma, amelyben { $bot } hibázott: { $file }
sim-report-written = jelentés: { $file }
sim-plot-written = ábra: { $file }

## egy szimuláció egyik játszmája, és egy jegyzőkönyvbe vett játék

game-kingdom = Birodalom: { NAMES($cards) } ({ $edition }. kiadás)
# $names: egy vagy több játékos, vesszőkkel
game-winners = Nyert: { $names }
# $scores: a legmagasabbtól lefelé
game-title = Kezdőérték sorszáma: { $number }, forgatás: { $rotation } – { $names } nyert ({ $scores })

## a mellékelt stratégiák

# melyik birodalomhoz készült egy stratégia
strategy-for-any = bármelyik
strategy-for-own-ten = saját tíz kártya
strategies-how-to-read = { $n } stratégia, a big-money-greening elleni arányával abban a birodalomban, amelyhez készült (ez áll szögletes zárójelben); a demesne strategies NÉV egyet mutat meg, a birodalmával együtt. Az általános gépi játékosok bármelyik birodalomhoz készítenek listát: { $levels }.
strategies-ratings = A gépi játékosok ereje az ajánlott összeállításokon mérve (a fair értékszáma 1000; 400 pont tíz az egyhez esélyt jelent): { $levels }.

## sebesség

bench-heading = Processzoridő, { $n } mérés mediánja
# a két játékmotor, oszlopok fejléce
bench-plain = Python
bench-compiled = gépi kód
bench-games = { $one } kontra { $two }, játszma/s
bench-clone = másolat, µs
bench-decision = döntés Pythonból, µs
# $ratio: a sor második értéke osztva az elsővel
bench-jobs = 1 folyamat / 2 folyamat, µs/játszma, hányados: { $ratio }
bench-state = állapot, bájt
bench-calibration = kalibráló ciklus, ns/lépés

## a kutatási mérce

research-bar-games = játszmák
research-bar-cards = kártyák
research-bar-responses = legjobb válaszok
research-head-task = feladat
research-head-agent = ágens
research-head-games = játszmák
# az összes ellenfél elleni arány
research-head-all = együtt
# arány a birodalmak legrosszabb tizedében
research-head-worst = legrosszabb tized
# átlagos arány az ágens ellen keresett listákkal szemben
research-head-response = legjobb válasz
research-head-elo = Élő-pont
# játszmák, amelyeket az ágens nem fejezett be
research-head-lost = hibás
# processzoridő másodpercben
research-head-cpu = CPU s
research-how-to-read = A győzelmek aránya százalékban, a birodalmak és kezdőértékek újramintavételezésével kapott 95%-os intervallummal; csillag: az előírtnál kevesebb játszma. Élő-pont: a rögzített létrán, ahol a fair szint 1000.
research-nothing = Egyetlen játszma sem fejeződött be.
research-stopped-interrupted = Megszakítva: eddig ennyi ismert.
research-stopped-failing = Leállítva: az ágens húsz egymást követő játszmában hibázott.
# $why: a következő üzenetek egyike
research-first-lost = Az első hiba: { $seed }. kezdőérték, { $opponent } ellen: { $why }
research-lost-error = hiba: { $detail }
research-lost-ended = a folyamata véget ért
research-lost-illegal = nem megengedett lépés: { $detail }
research-lost-time = nem válaszolt időben
research-lost-budget = több processzoridő, mint amennyit a feladat enged: { $detail }
research-written = Kiírva: { $file }
