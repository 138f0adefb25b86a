### A szimulátor jelentése: egy oldal ábrákkal, táblázatokkal és mondatokkal, és a négy fő ábra egyetlen képen.
### $name, $first és $others stratégiák neve, amely változatlan és ragot nem kap. Az arányok ($share, $even, $high, $won, $shared)
### százalékjellel jönnek, a sim-percent szerint, így a rag rájuk tehető (-ában, -át, -ával); $low puszta szám.
### Az ábrákon kevés a hely: minél rövidebb, annál jobb.

## Az oldal

# $others: a többi stratégia, felsorolva
report-title = { $first } kontra { $others }
report-made-with = Dominion, a Demesne { $version } szimulációja
report-unofficial = Nem hivatalos rajongói projekt: a Dominion kiadója nem vett részt benne, és nem hagyta jóvá.
report-who-wins = Ki nyer
report-turn-by-turn = Körről körre
report-the-end = A játszmák vége
report-bought-when = Mit mikor vásároltak
report-bought-when-note = Hány példányt kaptak játszmánként az egyes körökben, vásárlással vagy másképp; minél mélyebb a szín, annál többet.
report-kingdom = A birodalom
report-strategies = A stratégiák
# ott áll, ahol egy stratégiánál az alapötlete
report-bot = Pythonban írt gépi játékos
report-search = kereső gépi játékos, döntésenként { $n } próbajátszma; a számításba vett listák:
report-samples = Mintajátszmák
report-basis = Min alapul mindez
report-limits = Mit nem bizonyít mindez
report-numbers = A számok
# $title: egy ábra címe
report-numbers-of = { $title }: a számok

## Az első mondat: melyik a jobb, ha a játszmákból ez megmondható

report-single = Egyetlen játszma: azt mutatja, hogyan játszanak a stratégiák, nem azt, hogy melyik a jobb.
report-wins-most = { $name } nyer a legtöbbször: { $games } játszma { $share }-ában (95%-os intervallum: { $low }–{ $high }).
# a két legjobb stratégia aránya azonos
report-all-level = Holtverseny: { $games } játszma alapján a legjobbak aránya egyaránt { $share }.
report-unsure = Nincs egyértelmű győztes: { $name } vezet { $games } játszma { $share }-ával, de ennyi játszma nem elég a bizonyossághoz (95%-os intervallum: { $low }–{ $high }).
report-no-interval = Nincs egyértelmű győztes: { $name } vezet { $games } játszma { $share }-ával, de ehhez nem tartozik intervallum.

## Tények az oldal tetején: név és alatta érték

report-fact-games = Játszmák
report-fact-rounds = Átlagos fordulószám
report-fact-first-seat = Kezdőjátékos
report-first-won = { $won } győzelem
# más játékossal megosztott győzelmek
report-first-shared = { $shared } megosztott
report-fact-edition = Kiadás
report-fact-seed = Kezdőérték
report-fact-time = Idő
report-seconds = { $n } s
report-speed = másodpercenként { $games } játszma

## A kép feje és lába

# $rounds: az átlag, egy tizedessel
report-picture-facts = { $games } játszma, átlagosan { $rounds } forduló, { $edition }. kiadás, kezdőérték: { $seed }
report-picture-foot = Birodalom: { NAMES($cards) }. Demesne { $version }

## Győzelmi arányok

report-shares = Győzelmi arányok
report-shares-note = Pontok: a megnyert játszmák aránya; k játékos megosztott győzelme 1/k-nak számít. Sávok: 95%-os intervallum. Szaggatott vonal: egyenlő arány.
# táblázatban és az arány mellett
report-interval = { $low }–{ $high }
# $interval: a report-interval szerint
report-share-summary = { $name }: { $share } ({ $interval }).
report-share-alone-summary = { $name }: { $share }.
report-even-summary = Az egyenlő arány { $even } volna.
# az ábrán
report-even = egyenlő arány: { $even }
report-share-axis = megnyert játszmák, %
# $share: az intervallumával, ha van
report-share-tip = { $name }: { $share }
report-outcomes-tip = { $wins } győzelem, { $ties } megosztott, { $losses } vereség
report-head-strategy = Stratégia
report-head-share = Arány
report-head-interval = 95%-os intervallum
report-head-wins = Győzelem
report-head-shared = Megosztott
report-head-losses = Vereség
report-head-mean-points = Pontátlag

## A vezetés esélye

report-ahead = A vezetés esélye
report-ahead-note = Azoknak a játszmáknak az aránya, amelyekben a forduló után egyedül a stratégiának van a legtöbb pontja; a befejezett játszmák az eredményükkel számítanak.
# az ábrán: senkinek sincs egyedül a legtöbb pontja
report-level = holtverseny
report-ahead-summary = { $round } forduló után { $name } a játszmák { $share }-ában vezet.
report-level-summary = { $round } forduló után a játszmák { $share }-ában holtverseny van az élen.
report-no-rounds = Egyetlen fordulót sem játszottak.
report-games-axis = játszmák, %
report-round-axis = forduló
report-head-round = Forduló
report-round-tip = { $round }. forduló
report-ahead-tip = { $name }: { $share }

## Érmék és pontok körönként

report-coins = Érmék körönként
report-coins-axis = elkölthető érmék
# $begin és $end: átlagok egy tizedessel
report-coins-summary = { $name }, elkölthető érmék: { $from }. kör: { $begin }; { $to }. kör: { $end }.
report-points = Pontok körönként
report-points-axis = pontok a kör végén
report-points-summary = { $name }, pontok a kör végén: { $from }. kör: { $begin }; { $to }. kör: { $end }.
report-no-turns = { $name }: nem volt köre.
report-means-note = Vonalak: az adott körig eljutott játszmák átlaga.
report-single-note = Ahogy az egyetlen játszma alakult.
report-bands-note = Sávok: egy szórásnyi eltérés fel és le.
report-cut-note = A vonal ott ér véget, ahol a játszmáknak már 2%-a sem folytatódik.
report-turn-axis = kör
report-head-turn = Kör
# egy oszlop: hány játszmában volt ilyen kör
report-head-turn-games = játszma
report-turn-tip = { $turn }. kör
# $value: átlag, a szórásával, ha van
report-value-tip = { $name }: { $value } ({ $games } játszma)

## A játszmák hossza

report-length = A játszmák hossza
report-length-note = A játszmák a fordulóik száma szerint.
report-length-bars-note = Minden oszlop { $n } hosszt fog össze.
report-length-mean-note = Szaggatott vonal: az átlag.
report-length-summary = Átlagosan { $mean } forduló, a legrövidebb { $low }, a leghosszabb { $high }.
report-length-none-summary = Átlagosan { $mean } forduló.
# az ábrán
report-mean = átlag: { $mean }
report-rounds-axis = fordulók
report-rounds-tip = { $rounds } forduló
report-rounds-between-tip = { $low }–{ $high } forduló
# a fordulók száma alatt vagy a befejezés mellett
report-games-tip = { $games } játszma ({ $share })
report-head-rounds = Forduló
report-head-games = Játszma

## Hogyan értek véget a játszmák

report-ends = Hogyan értek véget a játszmák
report-ends-note = Legfeljebb négy játékosnál három, többnél négy üres pakli vet véget a játszmának.
# hogyan ért véget egy játszma, felsorolásban
report-end-provinces = elfogytak a { CARD("Province", form: "plural") }
report-end-colonies = elfogytak a { CARD("Colony", form: "plural") }
report-end-piles = más paklik ürültek ki
report-end-limit = elfogytak a megengedett körök
# $end: a fenti három egyike
report-end-summary = { $end }: { $games } játszma, { $share }.
report-head-end = Befejezés

## Mit mikor kaptak

# $n: a kártya példányai játszmánként, két tizedessel
report-gained-copies = { CARD($card) } ({ $n })
# $cards: a négy leggyakrabban kapott kártya, a report-gained-copies szerint
report-gained-summary = Játszmánként kapott példányok, csökkenő sorrendben: { $cards }.
report-gained-nothing = Nem kapott semmit.
# egy számoszlop fölött
report-per-game = játszmánként
report-gained-tip = { CARD($card) }, { $turn }. kör: { $n }
# a legmélyebb szín mellett; $n: két tizedessel
report-peak = körönként { $n } példány
report-head-card = Kártya
# egy oszlop: az összes körben együtt
report-head-all = Összes

## Egy játszma elemzése; a valószínűségek ($win, $before, $after) százalékjellel jönnek, $loss és $error számként

analyse-player = { $n }. játékos
analyse-title = Elemzés: { $names }
analyse-kicker = Egy Dominion-játszma, a Demesne { $version } elemzésében
analyse-result = Eredmény: { $scores }
analyse-unfinished = A jegyzőkönyv a játék vége előtt abbamarad.
analyse-interrupted = Megszakítva { $total } lépésből { $done } után; eddig ez ismert.
analyse-bar = döntések
analyse-curve = A győzelem valószínűsége
analyse-curve-note = Minden döntés előtt, a döntést hozó játékos ismeretei alapján, ha onnantól mindenki a gépi játékos listáját követi. Pontok: sokba kerülő döntések.
analyse-curve-axis = győzelmi esély, %
analyse-decision-axis = döntés
analyse-curve-summary = { $name }: az első döntés előtt { $begin }, az utolsó előtt { $end }.
analyse-head-decision = Döntés
analyse-costliest = A legtöbbe kerülő döntések
analyse-nothing-costly = Egyetlen döntés sem került egyértelműen sokba.
analyse-not-yet = Erről még semmit sem tudni.
analyse-unsure = Nem volt elég idő, hogy ez biztosan kiderüljön.
analyse-move = { $n }. { $turn }. kör, { $who }, { $what }: { $chosen }
analyse-better = Jobb: { $best } ({ $win }). Veszteség: { $loss } ± { $error } százalékpont.
analyse-kept = Ez a talált legjobb válasz.
analyse-answer = { $answer }: { $win } ± { $error }
analyse-given = { $answer } (ezt választották)
analyse-replay = Megnézhető: { $command }
analyse-board = Megnyitás az elemzésben (amíg a Demesne ezen a számítógépen fut)
analyse-what = { $kind ->
    [action] akció
    [treasure] kincsek
    [buy] vásárlás
    [react] védekezés
    [discard] eldobás
    [trash] szemétre dobás
    [gain] szerzés
    [topdeck] a húzópakli tetejére
    [reveal] felfedés
    [set_aside] félretevés
    [choose] választás
    [pass] továbbadás
    [play] kijátszás
    [place] elhelyezés
    [position] hely a húzópakliban
    [name] kártya megnevezése
    [order] sorrend
    [return] visszatevés
   *[take] elvétel
}
analyse-what-of = { $what } ({ CARD($card) })
analyse-option = { OPTION($card, $keys) }
analyse-nothing = semmi
analyse-turning = Hol fordult meg
analyse-turning-line = { $n }. döntés, { $turn }. kör, { $who }: itt vezetett utoljára ({ $before }); utána { $after }.
analyse-no-turning = A győztes sosem volt egyértelműen hátrányban.
analyse-luck = Szerencse
analyse-luck-line = { $who }: { $win } ± { $error } százalékpont; húzott érmék: { $drawn }, várható: { $expected }.
analyse-words = Paklik és játék
analyse-moves = Minden döntés
analyse-open = felfedett lapokkal { $wins }
analyse-assumes = Amit ez feltételez
analyse-fact-decisions = Döntések
analyse-fact-playouts = Próbajátszmák válaszonként
