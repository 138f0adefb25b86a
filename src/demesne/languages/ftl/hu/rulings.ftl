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
note-one-by-one = A játékosok sorban, egymás után jönnek: a következő csak akkor kezd bele, ha az előző végzett.
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
# other players put cards back onto their decks
note-order-hidden-theirs = Mindenki maga dönti el, milyen sorrendben teszi vissza a lapjait; más nem látja a sorrendet.
note-take-all = Mindegyiket a kezedbe kell venned; egyet sem hagyhatsz ott.
note-adds-up = A hatása összeadódik: a körben minden kijátszása számít, { CARD("Throne Room", form: "a") } miatti mindkét kijátszás is.
note-trash-this = Ha másodszor játszod ki, és már a szemétben van, nem kerül újra oda; csak az marad el, ami a szemétre dobásától függ.
note-plays = Az így kijátszott lap nem használ el akciót; különben ez is olyan kijátszás, mint a többi: ha támadókártya, lehet rá válaszolni.
note-name-a-card = Kártyát nevezz meg, ne típust; olyat is megnevezhetsz, amelynek a paklija üres.
# two or more conditions on a card's type, such as "if it is an Action ...; if it is a Victory card ..."
note-each-type = Ha egy lapnak több típusa van, mindegyik után jár a bónusz.
note-two-types = Mindig mindegyik típusa érvényes: ami bármelyiket említi, az rá is vonatkozik.
# a Duration
note-duration = Addig marad játékban, amíg hatása van: annak a körnek a végén kerül a használt paklidra, amelyben utoljára tesz valamit.
note-treasure = A vásárlási fázisodban játszod ki, mielőtt vásárolsz. Nem költöd el: a kör végén a használt paklidra kerül.
note-points = Nem játszható ki. A játék végén számít, bárhol van is a lapjaid között: a kezedben, a húzópaklidban, a használt paklidban vagy máshol.
# a card that another card makes a Treasure
note-points-treasure = A játék végén számít, bárhol van is a lapjaid között: a kezedben, a húzópaklidban, a használt paklidban vagy máshol.
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
    Nem győzelmi kártya: a { CARD("Scout", form: "ins") } nem veszed a kezedbe.
    Nem játszható ki, és { CARD("Tribute", form: "a") } sem ad érte semmit; de ha { CARD("Charlatan", form: "a") } a tíz között van, { CARD("Curse", form: "a") } 1 érmét érő kincskártya is.
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
    { CARD("Curse", form: "a") } csak akkor hoz +2 érmét, ha { CARD("Charlatan", form: "a") } a tíz között van; különben semmit.

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

rulings-platinum =
    Csak olyan játékban van a készletben, amelyben { CARD("Colony") } is; bármennyi játékosnál 12 van belőle.
rulings-colony =
    Az a játékos, akinek a körében az utolsó példány kikerül a készletből, még befejezi a körét; utána vége a játéknak.
rulings-caravan =
    A későbbi lapot a következő köröd elején húzod, nem az előtte lévő rendrakó fázisban.
rulings-cutpurse =
    Akinek több { CARD("Copper", 1) } van a kezében, az is csak egyet dob el.
    Akinek nincs lap a kezében, az ezt mutatja meg; más nem történik.
rulings-fishing-village =
    A következő köröd tehát 2 akcióval és 1 érmével kezdődik.
rulings-haven =
    Ha van lap a kezedben, félre kell tenned egyet; ha nincs, ez a lap még ebben a körben a használt paklidra kerül.
    Csak te tudod, mi az; a többiek annyit látnak, hogy van ott egy lap.
    Két köröd között nincs a kezedben, de a játék végén a tiédnek számít.
    { CARD("Throne Room", form: "ins") } két lapot teszel félre, és mindkettő visszakerül.
rulings-island =
    Ha van lap a kezedben, egyet vele kell küldened; ha nincs, egyedül kerül a táblára.
    A táblát bárki megnézheti; a játék végén a rajta lévő lapok ugyanúgy számítanak, mint a többi lapod.
    { CARD("Throne Room", form: "ins") } kétszer kijátszva mindkétszer magával visz egy lapot.
rulings-lighthouse =
    A védelemről nem mondhatsz le, de védekezőkártyát így is felfedhetsz.
    Az számít, mikor játsszák ki a támadókártyát.
    Olyan lap ellen, amely nem támadókártya (például { CARD("Masquerade", form: "a") }), nem véd.
rulings-lookout =
    Mindhárom lépés kötelező, ebben a sorrendben: 2 lapból egyet a szemétre, egyet eldobsz; ha csak egy van, azt a szemétre dobod.
    A többiek csak azt látják, amit a szemétre dobsz és amit eldobsz.
rulings-native-village =
    Bármelyik lehetőség választható, akkor is, ha semmit sem tesz.
    Előbb választasz, csak azután látod a lapot.
    A tábládon lévő lapokat csak te nézheted meg, bármikor; a játék végén a tiédnek számítanak.
rulings-outpost =
    Egy körben kettő is csak egy ráadáskört ad.
    Ráadáskörben kijátszva nem ad továbbit, de akkor is csak 3 lapot húzol.
    Amit a tartós kártyáid a következő köröd elején tesznek, azt a ráadáskörben teszik.
    A játék végét a ráadáskör előtt is meg kell nézni; holtversenynél a ráadáskörök nem számítanak.
rulings-salvager =
    Ha van lap a kezedben, egyet a szemétre kell dobnod; ha nincs, nem kapsz érmét.
    Mindig az éppen érvényes ár számít, amelyet például { CARD("Bridge", form: "a") } is csökkenthet.
rulings-smugglers =
    Minden lap számít, amelyet az a játékos kapott, akár vásárolta, akár nem, még ha rögtön máshová került is.
    Csak a saját legutóbbi köre számít; ez ráadáskör is lehet.
    Ha a készletben van ilyen lap, egyet meg kell kapnod.
rulings-tactician =
    Ha nincs lap a kezedben, nem történik semmi, és a lap még ebben a körben a használt paklidra kerül.
    Az 5 lap a kör végén húzottakon felül jár.
    { CARD("Throne Room", form: "ins") } másodszorra már üres kezet talál, és nem tesz semmit.
rulings-treasure-map =
    Egyedül kijátszva a szemétre kerül, és nem kapsz semmit.
    Ha van másik a kezedben, azt is a szemétre kell dobnod.
    Ha 4-nél kevesebb { CARD("Gold", 4) } maradt, annyit kapsz, amennyi van.
rulings-treasury =
    Minden példányáról külön dönthetsz.
    Csak az ebben a vásárlási fázisban kapott lapok számítanak, akár vásároltad őket, akár nem.
rulings-warehouse =
    Bármelyik lapot eldobhatod a kezedből, nem csak a most húzottakat.
rulings-ambassador =
    Az is lehet, hogy egyet sem teszel vissza; a többiek akkor is kapnak.
    Ha van lap a kezedben, egyet fel kell fedned; ha nincs, nem történik semmi.
    Ha kevés a példány, lépéssorrendben jut belőle.
    Ezeket a lapokat kapják, nem vásárolják.
rulings-embargo =
    Csak a vásárlás számít, a más módon kapott lap nem.
    A jelzők a játék végéig ott maradnak, üres paklin is, és mindenkire vonatkoznak, rád is.
    Ha nem maradt { CARD("Curse", 1) }, semmi más nem történik.
rulings-explorer =
    Ha van { CARD("Province", form: "poss") }, akkor sem muszáj felfedned.
    Ha a pakli üres, nem a másik lapot kapod helyette.
rulings-ghost-ship =
    Ők választják ki a lapokat és a sorrendet; más nem látja.
    Akinek legfeljebb 3 lap van a kezében, nem tesz semmit.
rulings-navigator =
    Vagy mindet eldobod, vagy egyet sem.
    Csak rád tartozik, milyen sorrendben teszed vissza őket.
rulings-pearl-diver =
    Előbb húzol, csak azután nézed meg; ha akkor üres a húzópaklid, előbb keversz.
    Más nem látja a lapot.
rulings-pirate-ship =
    A védekezőkártyákat még a választásod előtt kell felfedni.
    Kijátszásonként legfeljebb 1 jelzőt kapsz; a jelzők a játék végéig a tieid, nem fogynak el.
    Aki kincskártyát fed fel, annak egyet a szemétre kell dobnia; te csak azt választod ki, melyiket.
rulings-sea-hag =
    A húzópakli legfelső lapja az { CARD("Curse") } lesz.
    Az { CARD("Curse") } akkor is jár, ha nincs mit eldobni. Ha nincs több { CARD("Curse") }, a legfelső lapot akkor is el kell dobni.
rulings-blockade =
    A félretett lap képpel felfelé van, mindenki látja.
    Ha több is ugyanolyan lapot tart félre, mindegyikért jár egy { CARD("Curse", 1) }.
    A mások körében kapott lap nem számít.
    Ha a lap rögtön máshová kerül, például { CARD("Watchtower", form: "a") } miatt, semmi más nem történik.
rulings-corsair =
    A szemétre dobott kincskártya érméi megmaradnak.
    Körönként csak az első { CARD("Silver") } vagy { CARD("Gold") } kerül a szemétre, akárhány ilyen lap van is érvényben.
    Aki a kijátszásakor védve volt, végig védve marad.
rulings-monkey =
    Minden számít, amit az a játékos bárki körében kap, akár vásárolta, akár nem.
    Előbb az történik meg, amit ő tesz a kapott lappal, azután húzol te.
rulings-pirate =
    Védekezésként kijátszva nem használ el akciót, a saját körödben sem.
    Amikor valaki kincskártyát kap, akárhányat kijátszhatsz.
    Más körében kijátszva is a következő köröd elején van hatása.
rulings-sailor =
    Minden kijátszása egy kapott lap kijátszását engedi meg; kettő sem játssza ki kétszer ugyanazt a lapot.
    A vásárlási fázisban is működik, de az ott kapott akciókkal nem mész semmire.
rulings-sea-chart =
    Maga ez a lap is játékban lévőnek számít, és egy korábbi kör tartós kártyái is.
    Különben a lap a húzópaklid tetején marad, és mindenki látta.
rulings-sea-witch =
    A következő körödben előbb húzol, azután dobsz el; bármelyik lapot eldobhatod a kezedből.
rulings-bank =
    A kincskártyáidat a kijátszásakor kell megszámolni; a később kijátszottak már nem számítanak.
    A korábbi körből játékban maradt kincskártyák is számítanak.
rulings-bishop =
    Neked kötelező lapot a szemétre dobnod, ha van a kezedben; a többieknek nem.
    A többiek az övékért nem kapnak semmit.
rulings-city =
    Az üres paklikat egyszer, a kijátszásakor kell megszámolni; a készlet minden paklija számít.
    A harmadik üres pakli már nem ad többet.
rulings-expand =
    A szemétre dobott lap egy másik példányát is választhatod.
rulings-forge =
    Ha semmit sem dobsz a szemétre, az összeg 0, és egy 0 érmébe kerülő lapot kell kapnod.
    Az az ár számít, amennyibe a lapok az első szemétre dobása előtt kerülnek.
rulings-grand-market =
    Csak megvenni nem lehet; más módon megkaphatod.
    A kezedben lévő { CARD("Copper", form: "plural") } nem számítanak.
rulings-hoard =
    Minden ebben a körben kijátszott példánya számít.
    Minden lap számít, amelynek van győzelem típusa, de csak ha vásároltad.
    Ha nem maradt { CARD("Gold", 1) }, semmit sem kapsz.
rulings-kings-court =
    Nem muszáj lapot választanod.
    Ha egy másik { CARD("King's Court", form: "acc") } választasz, legfeljebb három akciókártyát játszol ki háromszor-háromszor.
    Ha tartós kártyát választasz, mindkét lap játékban marad, és a későbbi hatás háromszor történik meg.
rulings-mint =
    A felfedett kincskártya a kezedben marad.
    A már meglévő érméid megmaradnak.
    A szemétre dobás kötelező, akárhogyan kaptad is ezt a lapot.
rulings-monument =
    A győzelmi jelzők a játék végén 1-1 pontot érnek; mindenki látja őket, és nem vesznek el.
rulings-peddler =
    A játékban lévő lapok számítanak, nem a kijátszások; a korábbi körök tartós kártyái is.
    Vásárlási fázison kívül 8 érmébe kerül; más játékos vásárlási fázisában az ő akciókártyái számítanak.
rulings-quarry =
    Minden ebben a körben kijátszott példánya számít.
    Az az akciókártya is számít, amelynek más típusa is van, például { CARD("Nobles", form: "a") }.
rulings-rabble =
    Az a győzelmi kártya, amely akció- vagy kincskártya is, eldobandó.
rulings-vault =
    Akinek csak 1 lap van a kezében, azt eldobhatja, de nem húz.
    Ha húzás közben keverni kell, az imént eldobott lapok is bekerülnek.
rulings-watchtower =
    Minden lap számít, amelyet kapsz, vásárolva vagy másképp, bárki körében.
    Minden kapott lapról külön dönthetsz; ez a lap a kezedben marad.
    A lapot megkaptad: minden egyéb, ami ilyenkor történne, meg is történik.
rulings-contraband =
    A kártyát rögtön meg kell nevezni, mielőtt újabb kincskártyát játszol ki; a szomszédod nem látja a kezedet.
    Csak megvenni nem lehet; más módon megkaphatod.
    Ha többet játszol ki, minden megnevezett kártya tiltott.
rulings-counting-house =
    Az is lehet, hogy egyet sem veszel el.
    A többiek csak az elvett { CARD("Copper", form: "plural-acc") } látják.
rulings-goons =
    Minden játékban lévő példánya minden megvett lap után ad egy jelzőt, bármi is az.
    Többször kijátszva is csak egy jelzőt ad minden megvett lap után.
rulings-loan =
    A kincskártyát vagy a szemétre kell dobnod, vagy el kell dobnod.
    Ha nincs, minden felfedett lapot el kell dobni.
rulings-mountebank =
    Előbb az { CARD("Curse") } jár, azután a { CARD("Copper") }; ha az egyik pakli üres, a másik lap akkor is jár.
    Eldobni akkor is lehet, ha mindkét pakli üres.
rulings-royal-seal =
    Minden lapról külön dönthetsz, akár vásároltad, akár nem.
    Csak addig érvényes, amíg játékban van.
rulings-talisman =
    Kötelező, és minden játékban lévő példánya ad még egy lapot.
    Az éppen érvényes ár számít, nem a nyomtatott.
    Ha csak egy lap maradt a pakliban, azt az egyet kapod, mást nem.
rulings-trade-route =
    A tábla mindenkié.
    A paklik számítanak, nem a lapok; a paklijába visszakerülő lap nem hozza vissza a jelzőt.
rulings-venture =
    A kincskártyát ki kell játszanod, és a szövege is megtörténik.
    Ha nincs, minden felfedett lapot el kell dobni.
rulings-anvil =
    Nem muszáj kincskártyát eldobnod, de akkor nem kapsz semmit.
rulings-charlatan =
    Ez az egész játékra érvényes: az { CARD("Curse") } kincskártyaként kijátszható, de továbbra is −1 győzelmi pontot ér.
rulings-clerk =
    Védekezésként kijátszva nem használ el akciót.
    Többet is kijátszhatsz egymás után, a köröd elején érvényes más hatások között is.
rulings-collection =
    Minden kijátszása számít, de csak az utána kapott lapokra, akár vásároltad őket, akár nem.
rulings-crystal-ball =
    Ha semmit sem választasz, a lap a helyén marad.
    A kijátszott laptól a vásárlási fázisban kapott akciókkal nem mész semmire.
rulings-investment =
    Ha van lap a kezedben, egyet a szemétre kell dobnod; üres kézzel is választasz.
    Kétszer kijátszva is csak egyszer kerül a szemétre, és csak egyszer ad jelzőt.
rulings-magnate =
    A kincskártyákat még a húzás előtt kell megszámolni.
rulings-tiara =
    A kör végéig tart, akkor is, ha ez a lap kikerül a játékból.
    Ha egy másik { CARD("Tiara", form: "acc") } játszol ki vele, két további kincskártyát játszhatsz ki kétszer-kétszer.
rulings-war-chest =
    A megnevezett kártyák a kör folyamán gyűlnek.
    A megnevezett kártyát megveheted, vagy más módon megkaphatod.
