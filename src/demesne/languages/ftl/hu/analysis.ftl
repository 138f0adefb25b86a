### Mit érnek a válaszok: indokok, amit egy játszmában meg lehet számolni, és amit az elemzés feltételez.
### Minden indok igaz mondat a döntést hozó játékos paklijáról vagy a játékról, megszólítás nélkül.
### Az átlagok ($coins, $before, $after) legfeljebb egy tizedessel jönnek; a százalékok és pontok egész számok.

## Indokok

reason-wins = Ezzel vége a játéknak, győzelemmel.
reason-shares = Ezzel vége a játéknak, megosztott győzelemmel.
reason-loses = Ezzel vége a játéknak, győzelem nélkül.
reason-plan = Jó terv itt: { NAMES($cards) }; ez a válasz ezt követi.
reason-leaves = Ezután a legjobb terv: { NAMES($cards) }.
reason-curse = Átok: egy ponttal kevesebb, és egy lap, amely nem csinál semmit.
reason-points = { CARD($card) }: { $points } pont; { $left ->
    [0] ezzel elfogy
   *[other] utána még { $left } marad a készletben
}.
reason-actions = Így a pakliban { $villages ->
    [one] egy
   *[other] { $villages }
} lap ad legalább két akciót, és { $terminals ->
    [0] minden akciókártya ad legalább egyet
    [one] egy akciókártya nem ad egyet sem
   *[other] { $terminals } akciókártya nem ad egyet sem
}.
reason-thin = A szemétre dob lapokat: a pakli { $cards } lapjából { $junk } Rézpénz, Birtok vagy Átok.
reason-draw = Húz { $n ->
    [one] egy
   *[other] { $n }
} lapot; a pakli öt lapjára átlagosan { $coins } érme jut.
reason-attack = { $n ->
    [1] Támadás a másik játékos ellen.
   *[other] Támadás { $n } másik játékos ellen.
}
reason-curses = Támadás, amely Átkokat oszt; még { $left } Átok van a készletben.
reason-money = A pakli öt lapjára most átlagosan { $before } érme jut, ezzel { $after }.
reason-coins = Kijátszva { $n } érmét ad.
reason-free = Az elhasznált akciót vissza is adja.
reason-more-actions = { $n } akciót ad.
reason-draws-now = Húz { $n ->
    [one] egy
   *[other] { $n }
} lapot.
reason-trash = A pakliban így { $cards } lap marad; öt lapra átlagosan { $coins } érme jut.
reason-keeps = A kézben maradó kincskártyák { $coins } érmét érnek.

## Tanács, és figyelmeztetés nagy hiba előtt

hint-best = A próbajátszmák szerint legjobb válaszok, a győzelem valószínűségével.
hint-any = Innen ezek bármelyike győzelemhez vezethet. Szorosabb játszmában egy erős gép az elsőt választaná.

## Amit egy játszmában meg lehet számolni; $who: egy játékos neve

words-dead = { $who }: { CARD($card, form: "a") } { $seen } alkalomból { $dead } alkalommal akció nélkül ragadt a kézben ({ $percent }%). A végén { $terminals } akciókártyája nem adott akciót, és { $villages ->
    [0] egyetlen lapja sem adott
   *[other] { $villages } lapja adott
} legalább kettőt.
words-first-points = { $who }: az első Provincia vagy Gyarmat: { $turn }. kör.
words-no-points = { $who }: nem szerzett se Provinciát, se Gyarmatot.
words-curses = { $who }: kapott Átkok száma: { $n }.
words-unspent = { $who }: { $turns } kör alatt { $coins } érmét nem költött el.
words-deck = { $who }: a végén { $cards } lap; öt lapra átlagosan { $coins } érme jut.

## Amit az elemzés feltételez

assumes-lists = A valószínűségek azt mutatják, mit ér a válasz, ha onnantól több mód közül a legjobb következik (pénz egy lappal, pénz támadással, sok akció, az eddigi stílus), mindegyik új keverésekkel. Az ismert szintű gépek a saját listájukat követik, mindenki más azokat a listákat, amelyek legjobban magyarázzák, mit szerzett eddig.
assumes-knowledge = Mindegyik azon alapul, amit a döntést hozó játékos tud: amit nem tudhat, azt minden próbajátszma újraosztja. Felfedett lapokkal itt egyetlen szám sem készült.
assumes-open = A felfedett lapokkal számolt esélyek meg vannak jelölve: ott a kezek és a húzópaklik a valódiak, és csak a későbbi keverések véletlenszerűek. A többi azon alapul, amit a döntést hozó játékos tud: amit nem tudhat, azt minden próbajátszma újraosztja.
assumes-answers = Az értelmes válaszokat hasonlítottuk össze (legalább hármat, ha van annyi), köztük mindig azt, amelyiket a játékos választotta.
assumes-error = Próbajátszmák száma minden versenyben maradt válaszra: { $n }. A ± után egy standard hiba áll.
assumes-error-from = Próbajátszmák száma minden versenyben maradt válaszra: { $n }–{ $most }. A ± után egy standard hiba áll.
assumes-confirmed = Egy döntés csak akkor számít sokba kerülőnek, ha új keverésekkel, { $times }-szer annyi próbajátszmával is annak bizonyul; a veszteség és a két válasz esélye ilyenkor ezekből a próbajátszmákból származik. A többi veszteség lehet véletlen.
assumes-luck = Szerencse az eredménynek az a része, amelyet sem a kezdőállás, sem a válaszok nem magyaráznak, a lista válaszaihoz vagy egy egyértelműen jobbhoz képest. Érmék: a húzott kincskártyákon lévők, és annak a paklinak az átlaga, amelyből jöttek.
assumes-plain = A játékmotor itt nincs gépi kódra fordítva, ezért kevés a próbajátszma, és nagy a hiba.
assumes-cap = Az idő letelt, mielőtt minden próbajátszma elkészült: a későbbi döntésekre kevesebb jutott, és egy másik futás eltérhet. Amit nem lehetett az összes próbajátszmával ellenőrizni, az itt sem sokba kerülő döntésként, sem fordulópontként nem szerepel.

# a moment of a record that is not over
game-record-stops = A jegyzőkönyv { $n } válasz után véget ér.
