### Mi a baj egy bemenettel: egyetlen sor arról, mi az, hol van, mi kellene oda, és melyik a legközelebbi írásmód.
### A bemenet saját szavai (mezők, fájlok, kapcsolók, stratégiák kulcsszavai) maradnak, ahogy vannak; az idézőjelük is: " ".
### A „… kell, nem …”, „… lehet, nem …”, „itt … állhat, nem …” minta alanyesetet kér, ezért a beillesztett értékek sosem kapnak ragot.

near = ; erre gondoltál: "{ $near }"?
# egy kártya neve, ott, ahol valaki játszik
near-name = ; erre gondoltál: „{ $near }”?

# $a: egy vagy több szó vesszőkkel, $b: az utolsó
error-either = { $a } vagy { $b }

## hol van: $where fájl, a bemenet egy mezője vagy egy kártya egyik szava; $error az ottani baj
error-in = { $where }: { $error }
error-at-line = { $where }, { $line }. sor: { $error }

## értékek: $where egy mező, $expected az, ami ott állhatna, $got az, ami ott áll
error-expected = itt { $expected } állhat, nem { $got }{ NEAR($near) }
error-value = { $where }: { $expected } lehet, nem { $got }{ NEAR($near) }
error-number = { $where }: { $least } és { $most } közötti szám kell, nem { $got }
# $where: valami, amit számolnak, például játékosok vagy játszmák
error-range = { $where }: { $least } és { $most } közötti szám kell, nem { $got }
error-whole = egész szám kell, nem { $got }
error-text = { $where }: szöveg kell, nem { $got }
error-too-long = { $where }: legfeljebb { $most } karakter lehet, nem { $got }
error-too-large = { $where }: legfeljebb { $most } karakter lehet
# yes és no a bemenet szavai
error-yes-or-no = { $name }: yes vagy no lehet, nem { $got }
error-twice = kétszer szerepel: { $name }
error-most-cards = legfeljebb { $most } kártya lehet
# $where: egy mező, például egy játékos keze
error-unknown-card = { $where }: ismeretlen kártya: { $got }{ NEAR($near) }
# valaki beírta egy kártya nevét, bármelyik nyelven
error-no-such-card = ismeretlen kártya: „{ $got }”{ NEAR(CARD($near), form: "name") }
# van ilyen kártya, de nem itt
error-not-in-game = { CARD($card, form: "a") } nincs ebben a játékban

## fájlok
# $reason: amit a rendszer mond, vagy az alábbiak egyike
error-unreadable = { $where }: nem olvasható: { $reason }
reason-missing = nincs ilyen fájl
reason-forbidden = nincs hozzá jogosultság
reason-folder = ez mappa
reason-no-folder = az útvonal egyik része nem mappa
reason-read-only = a lemez csak olvasható
reason-full = megtelt a lemez
# ennek a gépnek egy címe és portja
reason-taken = ez a cím már foglalt
reason-no-address = ennek a számítógépnek nincs ilyen címe
reason-not-text = nem UTF-8 szöveg
reason-not-json = nem értelmezhető JSON-ként
# $line és $column: eddig értelmes a JSON
reason-not-json-at = { $line }. sor, { $column }. oszlop: innen nem értelmezhető JSON-ként

## ami a várt helyett áll ott
got-line-end = a sor vége
got-file-end = a fájl vége
# $name: egy típus idézőjelben, például "Action"
got-type = { $name } típus
# $text: egy stratégia feltétele idézőjelben, például "turn > 3"
got-condition = { $text } feltétel

## kártyafájlok: mi állhat itt; a fájl szavai és jelei nem fordíthatók
expected-token = szó, szám vagy idézőjeles szöveg
expected-part = szó, szám, idézőjeles szöveg vagy lista
expected-word = a szókészlet egyik szava
expected-types-both = a | mindkét oldalán típus
expected-fewer-brackets = { $most } egymásba nyitott zárójel után már csak más jel
expected-bracket-after = { $word } után "("
expected-without-brackets = { $word } csak zárójel nélkül
# $name: egy argumentum, például play=
expected-once = a már megadott { $name } mellett csak más argumentum
expected-argument-name = csak nevével megadott argumentum
argument-kingdom = BIRODALOM

## kártyafájlok: szavak és argumentumaik; $where a szókészlet egy szava vagy a kártya neve
error-amount = { $where }: mennyiség kell, nem { $got }
error-fixed-amount = { $where }: szám, that_many, empty_piles vagy each_type kell, nem { $got }
error-card-or-type = { $where }: idézőjeles kártyanév vagy típus kell, nem { $got }
error-card-in-quotes = { $where }: idézőjeles kártyanév kell, nem { $got }
error-types = { $where }: típus kell (például ACTION vagy ACTION | ATTACK), nem { $got }
error-steps = { $where }: lépések listája kell szögletes zárójelben, nem { $got }
error-step = { $where }: egy lépés kell, nem { $got }
error-openly = put_on_deck: openly=True csak kézből letett lapoknál lehet
error-gain-number = gain: n= csak where=TRASHED mellett lehet, itt viszont ennyi: { $got }; ismételd meg inkább a gain lépést
error-gain-to = gain: where=TRASHED mellett nem lehet to=, itt viszont ez áll: { $got }
error-gain-trashed = gain: where=TRASHED mellett sem kártya, sem ár nem adható meg
# $choices: a szókészlet szavai
error-may = may: választást kínáló lépés kell ({ $choices }), nem { $got }
error-no-option = choose: legalább egy lehetőség kell

## kártyafájlok: kártyák; $card a felhasználó saját kártyájának neve
error-own-name = card: 1–40 betűből, számjegyből és egyszeres szóközből álló név kell idézőjelben, nem { $got }
error-own-twice = új név kell; kétszer szerepel: { $card }
error-own-known = { $card }: új név kell, ilyen nevű kártya már van: { $other }
error-own-list = { $card }: más név kell, mert egy stratégia így olvasná: { $other } és „{ $word }”
error-own-names = { $card }: ismeretlen kártyát nevez meg: { $got }{ NEAR($near) }
error-unplayable = { $card }: csak akció- és kincskártya játszható ki, ide nem kell play=
error-reaction-type = { $card }: a REACTION típus és a reaction=when_attacked(...) csak együtt állhat
error-points = { $card }: points=szám, per_cards(n) vagy per_card(név) kell, nem { $got }

## kártyafájlok: hol állhat egy szó; a felfedett vagy megnézett lapoknak végül valahová kerülniük kell
error-lifted-at-end = { $card }: a végére discard_rest() vagy put_back() kell, hogy a felfedett vagy megnézett lapok valahová kerüljenek
error-lifted-in-each = { $card }: each_other belsejébe discard_rest() vagy put_back() kell, hogy a felfedett vagy megnézett lapok valahová kerüljenek
error-lifted-maybe = { $card }: a felfedett vagy megnézett lapoknak akkor is valahová kell kerülniük, ha egy feltétel nem teljesül
error-lifted-before = { $card }: { $word } elé discard_rest() vagy put_back() kell
error-lifted-until = { $card }: reveal_until után discard_rest() kell, nem put_back()
error-only-player = { $card }: { $word } csak a kártya kijátszójának szólhat, each_other vagy reaction= belsejében nem állhat
error-not-in-each = { $card }: { $word } nem állhat each_other vagy reaction= belsejében
error-not-in-loop = { $card }: { $word } nem állhat for_each_different belsejében
error-only-in-each = { $card }: you_choose csak each_other vagy each_player belsejében állhat
error-only-in-reaction = { $card }: unaffected() csak reaction= belsejében állhat
# $after: egy szó, vagy több „vagy”-gyal
error-only-after = { $card }: { $word } csak ezután állhat: { $after }
error-only-named = { $card }: it_is_named csak name_a_card() után állhat, és közéjük nem kerülhet choose
error-cards-too-long = ennek a játéknak a kártyái együtt túl hosszúak
error-too-many-conditions = ennek a játéknak a kártyáiban együtt túl sok különböző feltétel van

## birodalmak
error-kingdom = kingdom: ajánlott összeállítás vagy tíz kártyanév kell, nem { $got }{ NEAR($near) }
error-kingdom-names = kingdom: kártyanév kell, nem { $got }
error-kingdom-ten = kingdom: tíz kártyanév kell, nem { $got }
error-kingdom-basic = kingdom: { CARD($card, form: "a") } minden játékban benne van, ide birodalomkártya kell
error-kingdom-twice = kingdom: { CARD($card, form: "a") } kétszer szerepel, pedig tíz különböző kártya kell
error-kingdom-wishes = kingdom: nincs tíz kártya, amely minden kívánságnak megfelel
error-kingdom-wished = kingdom: csak birodalomkártya zárható ki vagy tehető kötelezővé, nem { $got }
error-kingdom-both = kingdom: { CARD($card, form: "a") } nem lehet egyszerre kizárt és kötelező
error-kingdom-locked = kingdom: legfeljebb { $most } kötelező kártya lehet, nem { $got }
error-kingdom-few = kingdom: legalább { $least } választható kártya kell, nem { $got }
error-boxes-few = boxes: olyan dobozok kellenek, amelyekben együtt legalább { $least } kártya van
# $box: base vagy intrigue
error-boxes-few-of = boxes: olyan dobozok kellenek, amelyekben együtt legalább { $least } { $box } kártya van

## játékok
error-edition = edition: 1 vagy 2 lehet, nem { $got }
# $last: az utolsó ülőhely
error-first = first: 0 és { $last } közötti ülőhely vagy "random" lehet, nem { $got }
error-seed = seed: egész szám vagy szöveg lehet, nem { $got }
error-key = key: 32 bájt kell, nem { $got }
error-kinds = egy játékban legfeljebb { $most }-féle kártya lehet, nem { $got }
error-action-number = a választás száma 0–{ $most } lehet, nem { $got }
error-at = at: a válaszok száma legalább 0, legfeljebb { $most } lehet, nem { $got }
error-not-over = next_first: befejezett játék kell
error-resample = resample: csak ennek az ülőhelynek a döntésénél lehet: { $seat }
error-playouts-seat = playouts: csak ennek az ülőhelynek a döntésénél lehet: { $seat }
error-playouts-half = playouts: a döntésre már van félbehagyott válasz, előbb be kell fejezni
error-weight = lists: 0 vagy annál nagyobb súly kell, nem { $got }
error-playouts-nobody = playouts: a játékosok között kell a gép valamelyik szintje ({ $levels })
error-seconds = seconds: 0-nál több és legfeljebb { $most } kell, nem { $got }
error-names = names: { $n } név kell, játékosonként egy, nem { $got }

## válaszok
error-over = a játéknak vége, nincs mire válaszolni
# $asked: mi a kérdés, $amount: mennyi, $options: miből, $got: mi volt a válasz
error-answer = { $asked }: { $amount } kell ezekből: { $options }; a válasz ez volt: { $got }{ NEAR($near) }
# $kind: a döntés fajtája, például discard, sosem fordítva; $card: a kártya, amely kérdez
error-asked-by = { $kind } ({ CARD($card) })
error-from-to = { $least }–{ $most }
error-cards = { NAMES($cards) }
error-half-answered = { $kind }: előbb az egyenként megkezdett választ kell befejezni; ez érkezett: { $got }
# $legal: választások száma, mindegyik után zárójelben a neve
error-action = ezek egyike kell: { $legal }; ez érkezett: { $got }
error-no-room = a húzópaklikban { $most } lapnál többnek lenne ismert a sorrendje; semmi sem változott

## állások
error-position-head = "kingdom: ..." vagy hasonló sor kell, nem { $got }{ NEAR($near) }
error-position-seat = 0 és 5 közötti ülőhely kell, nem { $got }
error-position-gap = position: az ülőhelyek száma hézag nélkül 0, 1, … legyen
error-position-seed = seed: szám vagy idézőjeles szöveg lehet, nem { $got }
error-position-key = position: kell bele egy "{ $key }" kulcs
error-position-players = position: "players": { $least }–{ $most } játékos lehet, nem { $got }
error-position-pile = position: "supply": ennek a játéknak egy paklija kell, nem { $got }{ NEAR($near) }
error-position-order = position: a húzópaklikban legfeljebb { $most } lapnak lehet ismert a sorrendje
error-position-deck = position: "players"[{ $seat }] "deck": a húzópaklikban együtt legfeljebb { $most } lapnak lehet megadva a sorrendje
error-dict = { $where }: dict kell, nem { $got }
error-unknown-key = { $where }: ismeretlen kulcs: { $got }{ NEAR($near) }
error-card-list = { $where }: kártyanevek listája kell, nem { $got }
error-many-cards = { $where }: legfeljebb { $most } lap lehet, nem { $got }

## jegyzőkönyvek; $name a fejléc egy mezője
error-record-first = "Demesne record, notation { $notation }, rules n" kell, nem { $got }
error-record-notation = notation { $notation } kell, nem { $got }
error-record-needs = record: a fejlécbe kell egy "{ $name }: ..." sor
error-record-needs-key = record: a fejlécbe kell egy "key: ..." vagy "commitment: ..." sor
error-record-hex = { $name }: 64 hexadecimális számjegy kell
error-record-proof = a { $name } sor nem olyan, amilyennek egy asztal írja: { $got }
error-record-number = { $name }: szám kell, nem { $got }
error-record-position = JSON-ként leírt állás kell
error-record-line = itt kör, válasz (például "buy: Silver") vagy a befejezés állhat, nem { $got }
# a commitment a kulcs ujjlenyomata, amelyet a játék előtt tesznek közzé
error-record-committed = a kulcs nem egyezik az előre közzétett ujjlenyomattal (commitment)
error-record-sealed = record: a kulcs még nincs benne, csak az ujjlenyomata (commitment), ezért nem játszható vissza
# $error: az eltérés; $recorded és $rules: a szabályok verziói
error-record-differs = record, { $line }. sor: { $error } (a jegyzőkönyv szabályverziója: { $recorded }, a programé: { $rules })
error-record-asks = a játék ezt kérdezi: "{ $asked }", a jegyzőkönyv erre felel: "{ $answered }"
error-record-over = a játéknak vége, a jegyzőkönyv mégis felel: "{ $answered }"
error-record-turn = ide ez kell: "turn { $turn }, seat { $seat }"
error-record-end = a játék itt nem úgy ér véget, ahogy a jegyzőkönyvben áll
error-record-state = state { $expected } kell, nem { $got }

## az asztalnál

typed-letter = „{ $got }” magában itt nem parancs; a parancsokat a ? mutatja, kártyához két betű vagy a száma kell
typed-none = itt választani kell, legalább ennyit: { $least }
typed-all = { $n } lehetőség van, legfeljebb { $most } választható
typed-yes = az „igen” itt magában nem válasz; ezekből választhatsz: { $options }
typed-number = { $most ->
    [1] { $got }: itt csak az 1 szám választható
   *[other] { $got }: 1 és { $most } közötti szám kell
}
typed-several = „{ $got }” többfélét is jelenthet: { $options }
typed-not-now = { CARD($card, form: "a") } most nem választható; ezekből választhatsz: { $options }
typed-unknown = „{ $got }” nincs ezek között: { $options }{ NEAR($near, form: "name") }
typed-level = 0 és 2 közötti szint kell (előtte kártya is állhat), nem „{ $got }”
typed-lines = a sorok száma kell, nem „{ $got }”
seat-name = 1–{ $most } karakteres név kell, vezérlőkarakter nélkül, nem { $got }
seat-people = { $players } játékos közül legfeljebb { $most } lehet ember, nem { $got }
seat-twice = különböző nevek kellenek; kétszer szerepel: { $name }
table-entry = egy asztal naplójának bejegyzése kell, nem { $got }
table-setup = egy asztal beállításai kellenek, nem { $got }
table-seats = { $players } ülőhely kell, nem { $seats }
table-undo = még érvényes válasz vonható csak vissza; ez a bejegyzés nem az: { $to }
answer-other-seat = most nem ez az ülőhely válaszolhat: { $seat }, hanem ez: { $player }
# pontosan 1, 2 vagy 3 a gyakori eset
typed-exactly = pontosan { $n } választandó ezek közül: { $options }
typed-amount = { $least ->
    [0] legfeljebb { $most } választható ezek közül: { $options }
   *[other] { $least }–{ $most } választandó ezek közül: { $options }
}
typed-position = szám kell: { $options }
typed-treasures = most nincs kijátszható kincskártya
typed-buy = most semmit sem lehet megvenni
typed-what = utána egy kártya kell: { $options }
resume-busy = { $file }: ez a játék egy másik terminálban folyik
resume-none = nincs befejezetlen játék; újat a demesne play kezd
resume-file = { $file }: a demesne által elmentett játék vagy jegyzőkönyv kell

## asztalok egy szerveren

table-over = a játéknak vége
table-seat = 0 és { $most } közötti ülőhely kell, nem { $seat }
table-resigned = ez az ülőhely már feladta: { $seat }
table-unknown = nincs ilyen asztal
table-full = minden hely foglalt
table-not-yours = ez nem a te helyed
seat-elsewhere = ezen a helyen most már egy másik eszközről játszanak
table-not-begun = a játék még nem kezdődött el
table-not-over = befejezett játék kell
table-answered = erre a kérdésre már megjött a válasz
table-kingdom = birodalomnak egy összeállítás, tíz kártya vagy random kell
table-closed = ez a játék a szabályok másik verziójával kezdődött, ezért nem folytatható
table-elsewhere = ezt az asztalt a program egy másik verziója szolgálja ki; próbáld újra kicsit később
undo-off = ennél az asztalnál nem lehet visszavonni
deal-late = az osztás már megtörtént; több számot nem fogad az asztal
deal-early = a számokat csak akkor fogadja az asztal, amikor már minden játékos elküldte a sajátja ujjlenyomatát
deal-number = nem ennek a számnak az ujjlenyomata érkezett korábban
verify-missing = a jegyzőkönyvben nincs bizonyíték az osztásról, pedig ennél a játéknál lennie kell
verify-promise = a jegyzőkönyvben lévő titok nem az, amelyre az ígéret szólt
verify-other-promise = a szerver más titkot ígért
verify-other-table = ez egy másik asztal jegyzőkönyve
verify-key = a jegyzőkönyv kulcsa nem következik a titkából és a játékosok véletlen számaiból
verify-first = a jegyzőkönyv kulcsa szerint más kezdi a játékot
verify-number = a számod nincs benne a kulcsban a te helyeden
verify-seals = a többi szám nem az, amelyet a tiéd elküldése előtt rögzítettek
verify-options = a --number és a --seat csak együtt adható meg
undo-none = nincs mit visszavonni
undo-seen-new = azóta új lapok váltak láthatóvá; ennél az asztalnál ez már így marad
stand-in-early = gép csak { $seconds } másodperccel azután veheti át valaki helyét, hogy elment
say-unknown = az asztal mondatainak egyike kell
hello-twice = hello már volt
table-not-asked = most nincs mire válaszolnod
table-no-wish = senki sem kér visszavonást
table-old = ezt a játékot a szabályok másik verziójával játszották; elolvasható, de lépésenként nem nézhető végig
table-one-by-one = itt csak egyenként lehet válaszolni: közben új dolgok derülnek ki
table-arrange = minden lapnak pontosan egyszer kell szerepelnie
table-long = ennél az asztalnál már annyi minden történt, hogy innentől csak a válaszok számítanak
pick-turn = most nem te választasz kártyát
pick-card = a kínált kártyák egyike kell, nem { $got }
table-moment = 0 és { $most } közötti pillanat és a játék egyik ülőhelye kell
typed-elsewhere = ez a parancs a terminálé; az oldalon gomb van rá

## az adatbázis

# valaki játszik, és az adatbázis nem válaszol
store-away = az adatbázis most nem érhető el; próbáld újra
store-back = az adatbázis újra elérhető
store-damaged = a szerver adatbázisa megsérült; a szerver üzemeltetőjének vissza kell állítania egy mentést
# $where: az adatbázis, $reason: amit a rendszer mond
store-unusable = { $where }: az adatbázis nem használható: { $reason }
store-damaged-file = { $where }: az adatbázis megsérült ({ $reason }); tedd félre a fájlt, és állíts vissza egy mentést: demesne admin restore FÁJL
restore-shared = ezt az adatbázist egy szerver használja; állíts le minden szervert, amely használja, és utána állítsd vissza a mentést
store-address = az adatbázis címe sqlite:///FÁJL vagy postgresql://FELHASZNÁLÓ@GÉP/NÉV legyen
# $command telepíti
store-driver = a PostgreSQL-hez az asyncpg csomag kell: { $command }
# $found, $known: sémák száma
store-newer = { $where }: ezt az adatbázist újabb verzió használta (sémája: { $found }, ez a program eddig ismeri: { $known })
# $option: a kapcsoló, amely megengedi
store-not-empty = { $where }: már vannak benne játékok; a mentést { $option } teszi a helyükre
backup-file = { $file }: teljes mentés kell, ahogy a demesne admin backup írja
# $command: ami rendbe hozza
secret-mode = { $file }: ezt a titkot mások is olvashatják; tartsd meg magadnak ({ $command }), vagy töröld, és új készül
secret-length = { $file }: legalább { $least } bájtos titok kell, nem { $got }

## a szerver

server-port = port: 0 és { $most } közötti szám kell, nem { $got }
server-host = host: ennek a számítógépnek egy címe vagy neve kell, nem { $got }
server-base-url = base URL: útvonal nélküli cím kell (például https://table.example), nem { $got }
server-dev = --dev: csak erről a számítógépről elérhető cím lehet, nem { $host }
# $reason: amit a rendszer mond
server-taken = a szerver nem tud itt figyelni: { $host }, port: { $port }: { $reason }
server-unknown-host = ennek a szervernek nem ez a neve
server-origin = a kérés nem ennek a szervernek az oldaláról jön
server-too-many = túl sok kérés egyszerre; várj { $seconds } másodpercet
server-too-many-open = túl sok kapcsolat egyszerre; zárj be egyet, vagy várj { $seconds } másodpercet
server-spent = ez a cím vagy vendég elhasználta a számítási idejét; várj { $seconds } másodpercet
server-busy = a szervernek most túl sok a dolga; próbáld újra { $seconds } másodperc múlva
server-full = túl sok adat érkezik egyszerre a szerverhez; próbáld újra { $seconds } másodperc múlva
server-too-heavy = ehhez több számítási idő vagy memória kell, mint amennyit a szerver egy kérésre ad
server-no-workers = a szerver nem tud folyamatot indítani ehhez a munkához
server-stopping = a szerver éppen leáll; próbáld újra egy perc múlva
server-record-answers = record: legfeljebb { $most } válasz lehet benne, nem { $got }
server-metrics = a mérőszámokat csak ez a számítógép olvashatja, hacsak a szervert nem a --metrics kapcsolóval indították
server-own-cards = saját kártyákkal csak erről a számítógépről lehet asztalt nyitni, hacsak a szervert nem az --own-cards kapcsolóval indították
server-not-ready = a szerver még nem áll készen
server-fault = hiba történt a szerveren
server-page = az oldal nincs elkészítve; a forrás mappájában a make play készíti el
server-nothing-here = ezen a címen nincs semmi
server-method = ez a cím nem fogad ilyen metódust
server-too-long = a kérés túl hosszú
server-slow = a kérés túl lassan érkezett meg
server-deep = a kérés túl mélyen van egymásba ágyazva
server-json = application/json típusú törzs kell
# $error: mi kellett volna hova, a protokoll szavaival
server-input = nem a várt bemenet: { $error }
server-language = language: ezek egyike kell: { $langs }
server-only-here = ezt csak az teheti meg, aki a szerver számítógépénél ül
server-no-network = nincs hálózat, amelyen meg lehetne nyitni az asztalt
server-no-link = olyan link kell, amelyet ez a szerver készített
server-no-address = ennek a szervernek egy címe kell
server-hello = az első üzenet hello legyen
server-binary = szöveges üzenet kell, nem bájtok
server-long = az üzenet legfeljebb { $most } bájt lehet
server-message = ez nem a protokoll üzenete: { $error }
error-only-at-gain = { $card }: { $word } csak abban állhat, amit a lap szerzéskor vagy a kör elején tesz
error-position-staying = { $where }: csak olyan lap állhat itt, amely a "play" zónában van; ez áll itt: { $got }
error-position-later = { $where }: olyan lap kell, amelynek van későbbi része; ez áll itt: { $got }
error-position-later-many = position: túl sok a tartós kártyák későbbi része, a határ { $most }
error-position-token = { $where }: a "trade route" értéke 0 vagy 1 lehet, és 1 csak ott, ahol kezdetben is volt; ez áll itt: { $got }
error-position-aside = position: "durations": { $where } semmit sem tesz félre; ez áll itt: { $got }
error-only-until-then = { $card }: { $word } csak a next_turn until_then részében állhat
error-only-at-end = { $card }: { $word } csak az at_end_of_buying részében állhat
error-same-moment = { $card }: { $first } és { $second } ugyanabban a pillanatban hat; egyetlen hatás kell az összes lépéssel, például { $first }(step, step)
error-same-gain = { $card }: { $first } és { $second } egyszerre is hathat, amikor valaki lapot kap; csak az egyik lehet a kártyán
error-once-alone = { $card }: this_turn(..., once=True) egy másik this_turn mellett áll; csak egyetlen this_turn lehet a kártyán

## A guest's own record and the kingdom of the day

day-unknown = ennek a napnak nincs birodalma
mine-sure = minden törléséhez ez kell: "sure": true
mine-link = ez a személyes link (már) nem érvényes
mine-opposed = semmi sem költözik át: te és ennek a linknek a gazdája egymás ellen játszotok egy be nem fejezett játékban
mine-before = before: időzónás időpont kell, ez érkezett: { $got }
mine-kingdom-name = a megőrzött birodalomnak név kell
mine-kingdoms = túl sok megőrzött birodalom, legfeljebb ennyi lehet: { $most }

## Tanácsok és elemzések

hint-off = ennél az asztalnál nincs tanács: emberek játszanak egymással, és nem egyeztek meg róla
server-level = ezen a szerveren a gép szintje { $levels } lehet, nem { $level }
server-thinking-spent = ez az asztal egyelőre elhasználta a számítási idejét
server-thinking-late = nem volt időben szabad munkafolyamat
analysis-unknown = ezt az elemzést még senki sem kérte
