### Mit érnek a válaszok: indokok, amit egy játszmában meg lehet számolni, és amit az elemzés feltételez.
### Minden indok igaz mondat a döntést hozó játékos paklijáról vagy a játékról, megszólítás nélkül.
### Az átlagok ($coins, $before, $after) legfeljebb egy tizedessel jönnek; a százalékok és pontok egész számok.

## Indokok

reason-wins = Ezzel vége a játéknak, és ez győzelem.
reason-shares = Ezzel vége a játéknak, közös győzelemmel.
reason-loses = Ezzel vége a játéknak, győzelem nélkül.
reason-plan = Jó terv itt ezzel folytatni: { NAMES($cards) }, és ez a válasz ezt a tervet követi.
reason-leaves = Ezután az a legjobb terv, amely így folytatódik: { NAMES($cards) }.
reason-curse = Átok: egy ponttal kevesebb, és egy lap, amely nem csinál semmit.
reason-points = Pont: { $points }. Utána ennyi marad a készletben ({ CARD($card) }): { $left }.
reason-actions = A pakliban így { $villages } lap ad legalább két akciót, és { $terminals } akciókártya nem ad egyet sem.
reason-thin = A szemétre dob lapokat: a pakli { $cards } lapjából { $junk } Rézpénz, Birtok vagy Átok.
reason-draw = Húz { $n } lapot; a pakli öt lapján átlagosan ennyi érme van: { $coins }.
reason-attack = { $n ->
    [1] Támadás a másik játékos ellen.
   *[other] Támadás { $n } másik játékos ellen.
}
reason-curses = Támadás, amely Átkokat oszt. Ennyi Átok van még a készletben: { $left }.
reason-money = A pakli öt lapján átlagosan ennyi érme van: most { $before }, ezzel { $after }.
reason-coins = Kijátszva ennyi érmét ad: { $n }.
reason-free = Visszaadja az akciót, amelybe kerül.
reason-more-actions = Ennyi akciót ad: { $n }.
reason-draws-now = Ennyi lapot húz: { $n }.
reason-trash = A pakliban így { $cards } lap marad; öt lapon átlagosan ennyi érme van: { $coins }.
reason-keeps = A kézben maradó kincskártyákon ennyi érme van: { $coins }.

## Tanács, és figyelmeztetés nagy hiba előtt

hint-best = A próbajátszmák szerint legjobb válaszok, a győzelem valószínűségével.
hint-any = Innen ezek bármelyike győzelemhez vezethet. Szorosabb játszmában egy erős gép az elsőt választaná.

## Amit egy játszmában meg lehet számolni; $who: egy játékos neve

words-dead = { $who }: { CARD($card, form: "a") } { $seen } alkalomból { $dead } alkalommal akció nélkül ragadt a kézben ({ $percent }%). A pakliban a végén { $terminals } akciót nem adó akciókártya és { $villages } legalább kettőt adó lap volt.
words-first-points = { $who }: az első Provincia vagy Gyarmat a { $turn }. körben jött.
words-no-points = { $who }: nem szerzett se Provinciát, se Gyarmatot.
words-curses = { $who }: kapott Átkok száma: { $n }.
words-unspent = { $who }: { $turns } kör alatt { $coins } érmét nem költött el.
words-deck = { $who }: a végén { $cards } lap; öt lapon átlagosan ennyi érme: { $coins }.

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
