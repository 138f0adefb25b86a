### Magyarázatok a kártya szövege alatt: amit egy játékos kérdez, ha a szöveg magában kétséget hagy.
### Soronként egy magyarázat: egy-két teljes mondat, legfeljebb 200 karakter.

## Megjegyzések minden kártyához, amelynek a programjában van egy bizonyos lépés, saját kártyákhoz is.

note-attack = Mielőtt a támadás bármilyen hatása érvényesülne, a többi játékos lépéssorrendben, egymás után védekezőkártyákat fedhet fel a kezéből.
# for a card that touches other players without being an Attack
note-not-an-attack = Nem támadókártya, ezért senki sem válaszolhat rá védekezőkártyával.
note-reaction = A felfedéssel nem használod el: a kezedben marad. Akkor is felfedheted, ha a támadás téged amúgy sem érintene.
# each time an Attack is played the Reaction may be shown once
note-reaction-once = Ahányszor támadókártyát játszanak ki, annyiszor felfedheted, de egy kijátszásnál csak egyszer.
note-reaction-again = Ugyanannál a támadásnál újra meg újra felfedheted, amíg a feltétele teljesül.
note-handed-out = Ha a kiosztandó lapból kevés maradt, lépéssorrendben jut belőle; akinek már nem jut, az nem kap semmit.
note-one-by-one = A játékosok lépéssorrendben kerülnek sorra: a következő csak akkor kezd bele, ha az előző végzett.
note-must-trash = A szemétre dobás kötelező, ha van rá alkalmas lap a kezedben; ha nincs, nem kapsz semmit.
# here the trashing is optional
note-may-trash = Nem muszáj lapot a szemétre dobnod, de ha nem teszed, nem is kapsz semmit.
note-limit = Az árhatárt érmékkel nem emelheted meg, és az így kapott lap nem használ el vásárlást.
note-limit-elsewhere = { note-limit }
note-exact = Ha a készletben nincs pontosan annyiba kerülő lap, nem jár semmi.
note-named-pile = Ha üres az a pakli, amelyből lapot kapnál, nem kapsz semmit; a szöveg többi része akkor is érvényes.
note-costs-now = Mindig az éppen érvényes ár számít, amelyet például { CARD("Bridge", form: "a") } is csökkenthet.
note-not-itself = Kijátszáskor ez a lap már nincs a kezedben, ezért itt nem választhatod; a kezedben lévő másik példányát igen.
# discarding or trashing several cards of the hand
note-too-few = Ha kevesebb lap van a kézben, mindet el kell dobni.
note-too-few-trash = Ha kevesebb lap van a kezedben, mindet a szemétre dobod.
# any number of cards, and then something for each of them
note-all-together = A lapokat egyszerre kell kiválasztanod, csak azután jár értük bármi; az is lehet, hogy egyet sem választasz.
note-impossible-option = Olyan lehetőség is választható, amely csak részben vagy egyáltalán nem hajtható végre; ami megtehető belőle, azt meg kell tenni.
note-options-first = Előbb döntsd el, mely lehetőségeket választod (mindegyiket csak egyszer), és csak utána hajtsd végre az elsőt.
note-shuffle-without = Ha a húzópakli elfogy, a használt paklit kell megkeverni, és onnan folytatni; a már felfedett, megnézett vagy félretett lapok a keverésből kimaradnak.
# a step with the top card of the deck
note-no-top = Ha a húzópakli üres, előbb a használt pakliból kell újat keverni; ha ott sincs lap, a szövegnek ez a része elmarad.
note-onto-empty-deck = Ha a húzópakli üres, a rátett lap egymaga lesz a húzópakli; keverni ehhez nem kell.
note-order-hidden = Csak rád tartozik, milyen sorrendben teszed vissza a lapokat.
note-take-all = Mindegyiket a kezedbe kell venned; egyet sem hagyhatsz ott.
note-adds-up = A hatása összeadódik: a körben minden kijátszása számít, { CARD("Throne Room", form: "a") } miatti mindkét kijátszás is.
note-trash-this = Ha másodszor játszod ki, és már a szemétben van, nem kerül újra oda; csak az marad el, ami a szemétre dobásától függ.
note-plays = Az így kijátszott lap nem használ el akciót; különben ez is olyan kijátszás, mint a többi: ha támadókártya, lehet rá válaszolni.
note-name-a-card = Kártyát nevezz meg, ne típust; olyat is megnevezhetsz, amelynek a paklija üres.
# two or more conditions on a card's type, such as "if it is an Action ...; if it is a Victory card ..."
note-each-type = Ha egy lapnak több típusa van, mindegyik után jár a bónusz.
note-two-types = Mindig mindegyik típusa érvényes: ami bármelyiket említi, az rá is vonatkozik.
note-treasure = A vásárlási fázisodban játszod ki, mielőtt vásárolsz. Nem költöd el: a kör végén a használt paklidra kerül.
note-points = Nem játszható ki. A játék végén számít, bárhol van is a lapjaid között: a kezedben, a húzópaklidban, a használt paklidban vagy máshol.
note-buys = Minden vásárlásodra a vásárlási fázisodban kerül sor, egymás után; az érméidet te osztod el közöttük.
note-actions = Előbb hajtsd végre a lap teljes szövegét, csak azután használd fel az akciókat; a kör végéig fel nem használt akciók elvesznek.
note-draw = Ha húzás közben elfogy a húzópaklid, keverj újat a használt paklidból, és húzz tovább; ennél korábban soha ne keverj.

## Az egyes kártyák magyarázatai; -1e és -2e: csak abban a kiadásban

rulings-copper =
    Nem kerül semmibe, de ha megveszed, az is elhasznál egy vásárlást.
rulings-silver =
    Az első, amelyet egy körben kijátszol, minden előtte kijátszott { CARD("Merchant") } után 1 érmével többet ad.
rulings-estate =
    Az a 3 példány, amellyel minden játékos kezd, nem a készlet paklijából való.
rulings-duchy =
    Minden példányod 1 győzelmi ponttal növeli mindegyik { CARD("Duke", form: "poss") } értékét is.
rulings-province =
    Az a játékos, akinek a körében az utolsó példány kikerül a készletből, még befejezi a körét; utána vége a játéknak.
rulings-curse =
    Nem győzelmi kártya: a { CARD("Scout", form: "ins") } nem veszed a kezedbe, és { CARD("Tribute", form: "a") } sem ad érte semmit.
    Minden játékban ott van a készletben, és 0 érméért meg is veheted.

rulings-adventurer =
    Ha nincs meg mind a 2 kincskártya, azt vedd a kezedbe, amit találtál.
    { CARD("Harem", form: "a") } kincskártyának számít.
rulings-chancellor =
    Azonnal döntsd el, mielőtt bármi mást kijátszol vagy megveszel.
    A húzópakli lapjait közben nem nézheted meg.
rulings-feast =
    Akkor is kapsz lapot, ha már nem tudod a szemétre dobni: ha a { CARD("Throne Room", form: "ins") } kétszer játszod ki, 2 lapot kapsz.
rulings-spy =
    Előbb húzol, csak azután fed fel bárki lapot, és elsőként te fedsz fel.
    Minden játékos lapjáról külön döntesz.
    Aki { CARD("Moat", form: "acc") } fed fel, a húzópaklijából már nem fed fel lapot; te a magadéból akkor is felfedsz egyet.
rulings-thief =
    Egy játékos legfeljebb 1 kincskártyát veszít; ha van a felfedett lapjai között, 1-et mindenképp elveszít.
    Csak azután kapsz lapot, hogy mindenki a szemétre dobta a magáét, és csak a most odakerültekből; a többi a szemétben marad.
    { CARD("Harem", form: "a") } kincskártyának számít.

rulings-bureaucrat =
    Akinek több győzelmi kártya van a kezében, maga választja ki, melyiket fedi fel.
    Az a győzelmi kártya is számít, amelynek más típusa is van, például { CARD("Harem", form: "a") }.
rulings-cellar =
    Ha húzás közben keverned kell, az imént eldobott lapokat is belekevered.
    A többiek látják, hány lapot dobsz el, de közülük csak a legfelsőt.
rulings-council-room =
    A többi játékosnak húznia kell, akár akar, akár nem.
rulings-gardens =
    39 lappal mindegyik 3 győzelmi pontot ér, 40 lappal 4-et.
    Minden lapod számít, maga { CARD("Gardens", form: "a") } is.
rulings-library =
    Csak az ezzel a kijátszással húzott akciókártyákat teheted félre, azokat nem, amelyek már előtte a kezedben voltak.
    Minden akciókártyáról akkor döntesz, amikor kihúztad; a más típusú lapokat meg kell tartanod.
    Ha 7 vagy több lap van a kezedben, nem húzol.
rulings-militia =
    Akinek 3 vagy kevesebb lap van a kezében, nem dob el semmit.
rulings-mine =
    Az új kincskártya a kezedbe kerül, így még ebben a körben kijátszhatod.
    Kerülhet ugyanannyiba is, mint a szemétre dobott, vagy kevesebbe.
    Egy { CARD("Silver") } helyett { CARD("Harem", form: "acc") } is kaphatsz, mert az is kincskártya, és 3 érmével kerül többe.
rulings-moat =
    Csak téged véd, és csak ettől az egy kijátszástól; a támadókártya kijátszója ugyanúgy megkap mindent, amit a lap neki ad.
    Akkor is védve maradsz, ha a lap ezután elhagyja a kezedet, például { CARD("Diplomat", form: "a") } miatt.
    Ha ugyanennél a támadásnál egy másik védekezőkártyával húztad, még felfedheted.
    { CARD("Council Room", form: "a") }, { CARD("Masquerade", form: "a") } és { CARD("Tribute", form: "a") } nem támadókártya, ezek ellen nem segít.
rulings-moneylender-1e =
    Ha van a kezedben { CARD("Copper") }, egyet a szemétre kell dobnod.
rulings-moneylender-2e =
    { CARD("Copper", form: "a-acc") } meg is tarthatod, de akkor nem jár érme.
rulings-remodel =
    A kapott lap kerülhet 2 vagy 1 érmével többe, ugyanannyiba vagy kevesebbe; akár a szemétre dobott lap egy másik példánya is lehet.
rulings-throne-room =
    Az első kijátszást befejezed, mielőtt a második elkezdődik; közben más lap nem játszható ki, hacsak nem maga a kiválasztott lap játszat ki lapokat.
    Ha egy másik { CARD("Throne Room", form: "acc") } választasz, egy akciókártyát kétszer játszol ki, azután egy másikat is kétszer; egyiket sem négyszer.
    A támadókártyát is kétszer játszod ki: a többiek mindkét kijátszásnál felfedhetnek védekezőkártyákat.
    Ha a lap az első kijátszáskor a szemétre kerül, a második akkor is megtörténik; a lap a szemétben marad.
rulings-throne-room-1e =
    Ha van a kezedben akciókártya, választanod kell egyet.
rulings-throne-room-2e =
    Nem kell akciókártyát választanod, akkor sem, ha van a kezedben.
rulings-witch =
    Akkor is húzol, ha már egyetlen { CARD("Curse") } sem maradt.

rulings-artisan =
    Az imént kapott lapot is a húzópaklid tetejére teheted.
rulings-bandit =
    Aki 2 ilyen kincskártyát fed fel, maga választja ki, melyiket dobja a szemétre.
    A szemétre dobott kincskártyákat nem kapod meg.
    { CARD("Harem", form: "a") } kincskártyának számít.
rulings-harbinger =
    Ha a húzás miatt kevertél, a használt paklid üres, és nincs mit a húzópaklira tenned.
    A használt paklidat csak te nézed át.
rulings-merchant =
    A körben csak az első { CARD("Silver") } hoz külön érmét, a továbbiak nem.
rulings-poacher =
    Előbb húzol, azután dobsz el.
    A készlet minden üres paklija számít: { CARD("Curse", form: "a") }, { CARD("Copper", form: "a") } és { CARD("Poacher", form: "a") } paklija is.
rulings-sentry =
    A 2 lap mindegyikét a szemétre dobhatod, eldobhatod vagy visszateheted, bármit teszel is a másikkal.
    A visszatett lapokat a többiek nem látják.
rulings-vassal =
    Ha kijátszod a lapot, a használt paklidról a játékterületedre kerül; ha nem, a használt paklidon marad.

rulings-baron =
    A kezedben lévő { CARD("Estate", form: "acc") } meg is tarthatod, de akkor kapnod kell egyet.
rulings-bridge =
    A lapok mindenhol olcsóbbak: a készletben, minden játékos kezében és húzópaklijában.
    A 0 érmébe kerülő lapok ára 0 marad, ezért { CARD("Upgrade", form: "a") } ilyenkor { CARD("Copper", form: "a-acc") } olyan lapra cseréli, amely máskor 2 érmébe kerül.
rulings-conspirator =
    A kijátszásokat egyszer kell megszámolni, ennek a lapnak a kijátszásakor; a későbbiek már nem változtatnak rajta.
    { CARD("Throne Room", form: "a") } egy kijátszásnak számít, a vele kétszer kijátszott lap további kettőnek.
    A kijátszások számítanak, nem a lapok: az a lap is számít, amely közben a szemétre került, a kézből felfedett védekezőkártya viszont nem.
rulings-courtyard =
    A kezedből bármelyik lapot visszateheted, nem csak a most húzottakat.
rulings-harem =
    Nem { CARD("Silver") }: { CARD("Merchant", form: "a") } nem ad érte semmit.
rulings-ironworks =
    Ha nem kapsz lapot, bónusz sem jár.
rulings-masquerade =
    Mindenki választ, mielőtt bármelyik lap gazdát cserélne, így senki sem tudja előre, mi jut neki.
    Az átadott lap sem eldobottnak, sem szemétre dobottnak, sem kapottnak nem számít; visszautasítani nem lehet, és csak az átadó és az átvevő látja.
    Utána csak a kártya kijátszója dobhat lapot a szemétre.
rulings-masquerade-1e =
    Akinek nincs lap a kezében, nem ad át semmit, de neki is átadnak egy lapot.
rulings-masquerade-2e =
    Akinek nincs lap a kezében, annak nem is adnak át lapot; ha 2-nél kevesebb játékosnak van lap a kezében, senki sem ad át semmit.
rulings-mining-village =
    Azonnal döntsd el, a szemétre dobod-e; a körben később már nem teheted meg.
    Ha a { CARD("Throne Room", form: "ins") } kétszer játszod ki, akkor is legfeljebb egyszer hozza meg a 2 érmét.
rulings-minion =
    A többiek még a választásod előtt fedhetnek fel védekezőkártyát, akkor is, ha 5 lapnál kevesebb van a kezükben.
    Akinek 4 vagy kevesebb lap van a kezében, az nem dob el és nem húz lapot, és az sem, aki { CARD("Moat", form: "acc") } fed fel.
rulings-shanty-town =
    Mindkét lapot kihúzod, akkor is, ha már az első akciókártya.
    Az az akciókártya is számít, amelynek más típusa is van, például { CARD("Nobles", form: "a") }.
rulings-steward =
    Ha a szemétre dobást választod, és 2 vagy több lap van a kezedben, pontosan 2 lapot dobsz oda.
rulings-swindler =
    A szemétre dobott lap egy másik példányát is választhatod.
    { CARD("Copper", form: "a") } 0 érmébe kerül, akárcsak { CARD("Curse", form: "a") }, így bármelyik helyett adhatod a másikat.
    Üres paklit nem választhatsz, és amíg van megfelelő lap, választanod kell.
    Akinek nincs mit a szemétre dobnia, az nem kap semmit.
rulings-torturer =
    { CARD("Curse", form: "a") } akkor is választható, ha már egy sem maradt; ilyenkor a játékos nem kap semmit.
    A játékosok lépéssorrendben választanak, és tudják, mit választottak az előttük sorra kerülők.
rulings-trading-post =
    Ha van annyi lapod, kötelező 2 lapot a szemétre dobnod; ha csak 1 került oda, nem jár { CARD("Silver") }.
    { CARD("Silver", form: "a") } a kezedbe kerül, így még ebben a körben kijátszhatod.
rulings-upgrade =
    { CARD("Bridge", form: "a") } mindkét árat egyformán csökkenti, kivéve, ha valamelyik már 0: ekkor egy { CARD("Copper") } helyett { CARD("Estate", form: "acc") } kaphatsz.
rulings-wishing-well =
    Előbb húzol, csak azután nevezel meg egy kártyát.
    Ha nem a megnevezett kártya az, a húzópaklid tetején marad, és már minden játékos látta.

rulings-coppersmith =
    Minden { CARD("Copper") } többet ad, de nem kerül többe.
rulings-saboteur =
    Aki elveszíti a lapot, az dönti el, kap-e helyette másikat, és melyiket; egy 5 érmébe kerülő lap után legfeljebb 3 érmébe kerülőt.
    Aki nem talál ilyen lapot, minden felfedett lapját eldobja, és más nem történik.
rulings-scout =
    Az a győzelmi kártya is számít, amelynek más típusa is van, például { CARD("Harem", form: "a") }; { CARD("Curse", form: "a") } viszont nem győzelmi kártya.
rulings-secret-chamber =
    Nem véd meg: a támadás ezután a szokott módon hat rád.
    A kezedből bármelyik 2 lapot visszateheted, akár magát { CARD("Secret Chamber", form: "a-acc") } is.
    Ha húzol vele egy másik védekezőkártyát, például { CARD("Moat", form: "acc") }, azt ugyanennél a támadásnál felfedheted.
rulings-tribute =
    Ugyanannak a kártyának 2 példánya csak egyszer számít: 2 { CARD("Silver", 2) } után +2 érme jár.
    Egy { CARD("Copper") } és egy { CARD("Harem") } után +4 érme és +2 kártya jár.
    { CARD("Curse", form: "a") } nem hoz semmit.

rulings-courtier =
    Ha nincs a kezedben lap, amelyet felfedhetnél, nem választasz semmit.
    Minden típus számít: { CARD("Militia", form: "a") } akció és támadás, ezért 2 lehetőséget választasz.
rulings-diplomat =
    5 lapos kézből kijátszva nem ad akciót: 4 lap marad a kezedben, és a húzással 6 lesz.
    Az eldobott 3 lap egyike ez a lap is lehet.
    Ha húzol vele egy másik védekezőkártyát, például { CARD("Moat", form: "acc") }, azt ugyanennél a támadásnál felfedheted.
rulings-lurker =
    Az az akciókártya is számít, amelynek más típusa is van, például { CARD("Nobles", form: "a") }.
    A szemétre dobástól kiürülhet egy pakli, és ez a játék végének feltételébe is beleszámít.
    A szemétből bármelyik akciókártyát megkaphatod, akárki és akármikor dobta is oda.
rulings-mill =
    Ha csak 1 lap van a kezedben, azt is eldobhatod, de nem jár érte érme.
rulings-patrol =
    Az a győzelmi kártya is számít, amelynek más típusa is van, például { CARD("Nobles", form: "a") }.
rulings-replace =
    Ha egy győzelmi kártya egyben akció- vagy kincskártya is, mint például { CARD("Nobles", form: "a") }, a húzópaklid tetejére kerül, és a többiek { CARD("Curse", form: "acc") } is kapnak.
    Akkor is támadókártya, ha végül senki sem kap { CARD("Curse", form: "acc") }.
    { CARD("Moat", form: "a") } csak attól tartja távol { CARD("Curse", form: "a-acc") }, aki felfedi; te ugyanúgy dobsz a szemétre, és ugyanúgy kapsz lapot.
rulings-secret-passage =
    A teteje és az alja is lehet. A többiek látják, milyen mélyre teszed a lapot, de azt nem, hogy melyiket.
