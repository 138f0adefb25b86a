### The table in the browser. $who is a player's name and is never inflected.

## Everywhere

web-language = Nyelv
web-language-en = English
web-language-hu = Magyar
web-language-ru = Русский
web-language-pl = Polski
web-language-is = Íslenska
web-theme = Színek
web-theme-system = rendszer szerint
web-theme-light = világos
web-theme-dark = sötét
web-to-start = Vissza a kezdőlapra
web-no-page = Nincs ilyen oldal.
web-no-server = A szerver nem érhető el.
# $status: the number of an HTTP answer
web-failed = Ez nem sikerült ({ $status }).

## Cards; the first five follow a card's name and a comma: "Falu, ára 3, még 10 lap, Akció"

web-card-cost = ára { $n }
web-card-cost-less = ára { $usual } helyett { $n }
web-card-left = { $n ->
    [0] elfogyott
   *[other] még { $n } lap
}
web-card-copies = { $n } darab
# $n: the place in the order in which cards are chosen, or how many of equal cards are chosen
web-card-chosen = kiválasztva: { $n }
web-card-loading = A szöveg mindjárt megérkezik.
web-card-other-edition = { $edition ->
    [1] Az első kiadásban
   *[2] A második kiadásban
}
web-card-rulings = Jó tudni

## What the server says at the table: hints, phrases of the players

hint-none = A gép itt semmit sem választana.
hint-then-buy = Aztán ezt venné: { CARD($card) }.
hint-then-nothing = Aztán nem venne semmit.
say-hello = Helló!
say-luck = Sok szerencsét!
say-nice = Szép lépés!
say-thanks = Köszönöm!
say-oops = Hoppá!
say-wait = Egy pillanat!
say-ready = Újra itt vagyok.
say-well-played = Szép játék volt!
say-again = Játsszunk még egyet?
say-bye = Viszlát!

## around every page

web-skip = Ugrás a tartalomra
# names of the two lists of links, heard by screen readers
web-site = Oldalak
web-more = Erről a webhelyről
web-how-to-play = Így kell játszani
web-about = A programról
web-privacy = Adatvédelem
web-free = Ingyenes, reklám és regisztráció nélkül. Nem hivatalos rajongói projekt a Dominion kártyajátékhoz.
web-emblems = Címerképek: game-icons.net, CC BY 3.0
web-loading = Egy pillanat…
web-copy = Másolás
web-copied = Másolva
web-share = Megosztás
web-your-name = A neved
# who has not chosen a name
web-guest = Vendég
web-count-cards = { $n } lap

## the start page

web-tagline = A te paklid, a te lépésed
web-welcome = Pakliépítő játék falvakról, piacokról és vetélkedő földesurakról, gép ellen vagy barátokkal, a saját nyelveden. Néhány másodperc, és már a kezedben is vannak az első lapjaid.
web-door-bot-play = Játsszunk!

## making a table

web-setup-seats = Játékosok
web-setup-options = További beállítások
web-setup-invite = Asztal megnyitása
web-setup-invite-note = Ezután kapod meg a linket a barátaidnak.
web-setup-start = Játék indítása
web-setup-start-note = Azonnal kezdődik.
web-setup-pick-note = Előbb sorban kiválasztjátok a tíz kártyát.
web-seat-n = { $n }. játékos
# $who: one's own name
web-seat-me = { $who } (te)
web-seat-friend = egy barát, linkkel
web-seat-bot = gépi játékos
web-seat-here = valaki más ezen az eszközön
web-seat-who = Ki ül { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
} helyen?
web-seat-level = A gép ereje
web-seat-remove = Eltávolítás: { $n }. játékos
web-seat-add = Még egy játékos
web-option-edition = Kiadás
web-option-edition-usual = amelyik a kártyákhoz illik
web-option-edition-n = { $n ->
    [1] első kiadás
   *[2] második kiadás
}
web-option-first = Kezdőjátékos
web-option-first-random = sorsolással
web-option-undo = Visszavonás
web-option-undo-free = amíg nem válik láthatóvá új lap
web-option-undo-ask = utána is, ha a többiek beleegyeznek
web-option-undo-off = soha
web-option-clock = Gondolkodási idő döntésenként
web-clock-none = korlátlan
web-clock-seconds = { $n } másodperc
web-clock-minutes = { $n } perc
web-clock-day = egy nap
# a text from which all shuffles follow
web-option-seed = Kezdőérték
web-option-seed-note = Ugyanaz a kezdőérték újra ugyanazokat a lapokat osztja. Az asztal gyakorlóasztalnak számít.
web-option-counts = Látsszon, hány lap van a húzópaklikban és a használt paklikban
web-option-counts-note = A szabályok szerint ez rejtve marad.
web-option-colonies = Platinapénz és Gyarmat
web-option-colonies-note = Két további pakli: egy 5 érmét érő kincskártya és egy 10 pontos győzelmi kártya.
web-option-public = Nyilvános asztal
web-option-public-note = Ezen a szerveren bárki megtalálhatja, leülhet hozzá és nézheti.
web-rules = Az asztal szabályai
web-rules-undo-ask = szabadon, amíg nem válik láthatóvá új lap; utána a többiek beleegyezésével

## choosing the ten cards

web-kingdom-heading = Birodalom
web-kingdom-text = Név szerint
web-kingdom-pick = Sorban választva
web-kingdom-paste-label = Tíz kártya neve az öt nyelv bármelyikén vagy egy összeállítás neve
# card names with commas between, as an example of what can be typed
web-kingdom-paste-example = { CARD("Village") }, { CARD("Smithy") }, { CARD("Market") }, { CARD("Moat") }…
web-kingdom-read = Megnézem ezt a tízet
web-kingdom-pick-note = Sorban mindenki választ egy-egy kártyát, amíg meg nem lesz a tíz. A gépi játékosok is választanak.
web-kingdom-boxes = Dobozok
web-kingdom-village = Legyen benne +2 akciót adó kártya
web-kingdom-buy = Legyen benne +1 vásárlást adó kártya
# before a number
web-kingdom-attacks = Legfeljebb ennyi támadókártya
web-kingdom-costs = Legalább ennyiféle ár
web-kingdom-any = bármennyi
web-kingdom-never = Soha ne legyen benne
web-kingdom-never-pick = válassz kártyát…
web-kingdom-banned = Kizárt kártyák
web-kingdom-unban = { CARD($card) }: mégis jöhet
web-kingdom-deal = Másik tíz kártya
web-kingdom-deal-rest = A többi cseréje
web-kingdom-lock-note = A lakattal megtartod, ami tetszik; a tiltójellel végleg kizárod, amit nem szeretnél.
web-kingdom-lock = { CARD($card) }: maradjon
web-kingdom-ban = { CARD($card) }: soha többé
# $cards: the ten names
web-ten = { NAMES($cards) }

## sitting down

web-lobby = Készül az asztal
web-lobby-waits = { $n ->
    [one] Még egy játékosra várunk. Ha mindenki itt van, a játék magától elindul.
   *[other] Még { $n } játékosra várunk. Ha mindenki itt van, a játék magától elindul.
}
web-lobby-begins = Mindenki itt van. Kezdődik a játék.
# players pick the ten cards in turn; the second: the person on a shared device whose turn it is
web-pick-mine = Te jössz: válassz egy kártyát a birodalomba
web-pick-here = { $who }: válassz egy kártyát a birodalomba
web-pick-other = { $who } választ kártyát
web-pick-later = Ha mindenki itt van, sorban választotok egy-egy kártyát, amíg meg nem lesz a tíz.
web-pick-count = Kiválasztott kártyák: { $n } / { $of }
web-pick-new = Új a birodalomban: { NAMES($cards) }
web-pick-offer = Választható kártyák
web-pick-this = Ezt választom: { CARD($card) }
web-pick-how = Válassz egy kártyát, és elolvashatod; ha újra azt választod, bekerül a birodalomba.
web-lobby-seats = Ülőhelyek
# instead of a name: nobody sits there yet
web-seat-free = szabad hely
web-lobby-waited = egy barátra vár
web-lobby-you = te
web-lobby-here = itt van
web-lobby-away = nincs itt
web-arrive-join = Meghívást kaptál
web-arrive-watch = Nézőként az asztalnál
web-arrive-seat = Vissza a helyedre
web-arrive-opens = Megnyitjuk az asztalt…
web-arrive-sit = Leülök
web-arrive-full = Minden hely foglalt. Nézőként maradhatsz.
web-invite = Meghívás
web-invite-alone = Az asztal egyelőre csak erről a számítógépről érhető el.
web-invite-open = Megnyitás a hálózatomon
web-invite-open-note = Ezután az otthoni vagy irodai hálózat többi eszközéről is le lehet ülni, amíg a szerver le nem áll.
web-invite-join = Játékosoknak
web-invite-join-note = Aki megnyitja, a következő szabad helyre ül.
web-invite-watch = Nézőknek
web-invite-watch-note = Azt látják, amit az asztalnál mindenki; a kézben tartott lapokat nem.
web-invite-seat = Csak neked
web-invite-private = Folytatás másik eszközön
# $who: somebody who shares this device
web-invite-seat-of = Csak neki: { $who }
web-invite-seat-note = Ezzel bármelyik eszközről visszatalálsz a helyedre. Ne add tovább.
web-invite-renew = Új link készítése
web-invite-renewed = A régi link többé nem működik.
web-invite-qr = A link QR-kódja
# $address: where the server is reached in the network
web-invite-qr-note = Irányítsd rá egy telefon kameráját. A szerver címe: { $address }
web-fair-short = Az osztás tisztességes, és játék után ellenőrizhető.
web-fair-promise = A keverések a szerver titkából és minden játékos eszközének egy-egy véletlen számából következnek. A titok már rögzítve van. Ez az ujjlenyomata; ez az eszköz megőrzi, és a játék után összeveti:
web-fair-practice = Gyakorlóasztal: a keverések egy ismert kezdőértékből következnek.

## tables to watch and past games

web-public = Nyilvános asztalok
web-public-none = Jelenleg egy sincs.
web-state-lobby = játékosokra vár
web-state-running = folyik a játék
web-state-over = véget ért
web-state-closed = lezárva
web-join = Csatlakozom
web-watch = Megnézem
web-past = Korábbi asztalaid
web-past-none = Még egyetlen asztalnál sem ültél.
web-past-open = folytatható
web-past-note = Ez a lista csak ezen az eszközön van meg.
# $who: the players of a table, listed
web-past-forget = Törlés a listáról: { $who }
web-record = Játék jegyzőkönyvből
web-record-file = Válaszd ki egy jegyzőkönyv fájlját, vagy húzd ide
web-record-paste = Vagy illeszd be a szövegét
web-record-show = Megnézem
web-record-large = Ez a fájl túl nagy, nem lehet jegyzőkönyv.
web-record-another = Másik jegyzőkönyv

## after the game

web-rematch = Visszavágó
# somebody else has already asked for one
web-rematch-begun = Tovább a visszavágóra
web-rematch-watch = Nézem a visszavágót
web-new-kingdom = Új birodalom
web-review = Visszanézés
web-replay = Jegyzőkönyv visszanézése
web-review-link = Link ehhez a játékhoz
web-download = Jegyzőkönyv letöltése
# a place in the final ranking
web-result-rank = { $n }.
web-result-points = { $n } pont
web-result-turns = { $n } kör
web-result-resigned = feladta
web-end-unfinished = A játék nem ért véget.
web-graph-points = Pontok az egyes körök végén
web-graph-coins = Érmék az egyes körökben
web-graph-turn = Kör
web-graph-points-short = Pont
web-graph-coins-short = Érme
# over the values of a turn
web-graph-at = { $n }. kör
web-graph-at-end = a végén
web-graph-numbers = A számok táblázatban
web-decks = Végső paklik
web-step-first = Az elejére
web-step-turn-back = Vissza a kör elejére
web-step-back = Egy döntéssel vissza
web-step-on = Egy döntéssel tovább
web-step-turn-on = Tovább a következő körre
web-step-last = A végére
web-step-slider = A játék pillanata
# $n answers of $of have been given
web-step-n = { $n } / { $of }
web-step-keys = Nyílbillentyűkkel egy döntés, Shifttel együtt egy kör
# a list of moments of the game to jump to
web-marks = Érdekes pillanatok
# $ask: the whole question as the player saw it
web-step-asked = { $who } – { $ask }
web-step-decides = { $who } dönt.
web-step-decides-because = { $who } dönt ({ CARD($card) }).
# $answer: cards, options or a number
web-step-answer = Válasz: { $answer }
web-step-nothing = semmi
web-eyes = Nézőpont
web-moment-players = A játékosok lapjai
web-moment-in-play = Játékban
web-moment-aside = Félretéve
web-moment-trash = Szemét
web-moment-discard-top = legfelül: { CARD($card) }
web-moment-link = Link ehhez a pillanathoz
web-play-on = Innen játszom tovább
web-play-on-as = Kinek a helyén
web-play-on-level = A gépek ereje
web-fairness = Tisztességes volt az osztás?
web-proof-holds = Igen. A véletlen számod benne van a kulcsban, és minden más a kulcsban rögzítve volt, mielőtt a számod ismertté vált.
web-proof-fits = A titok, a számok és a kulcs összeillenek. Ez az eszköz azonban nem adott hozzá saját számot, ezért többet nem tud ellenőrizni.
web-proof-late = Ennek az eszköznek a száma nem ért időben a szerverhez. A többi összeillik, de ez neked nem bizonyít semmit.
web-proof-old = A titok, a számok és a kulcs összeillenek. Ez a játék azonban a 0.1.0-s verzióval kezdődött, amelyben a szerver a számok ismeretében is választhatta a titkát.
web-proof-promise = Nem. A titok nem az, amelyre az ígéret szólt.
web-proof-key = Nem. A kulcs nem következik a titokból és a véletlen számokból.
web-proof-other = Nem. A szerver mást ígért ennek az eszköznek.
web-proof-number = Nem. A szerver elfogadta ennek az eszköznek a számát, de az nincs benne a kulcsban.
web-proof-seals = Nem. A többi játékos száma nem az, amelyet a tiéd elküldése előtt rögzítettek.
web-proof-first = Nem. A kulcs szerint más kezdi a játékot.
web-proof-none = Ennél a játéknál ez nem ellenőrizhető: gyakorlóasztalnál vagy szerver nélkül játszották.
web-proof-missing = Nem. Ehhez a játékhoz kell bizonyíték, de a jegyzőkönyvében nincs.
web-proof-promised = A játék előtti ígéret
web-proof-secret = A szerver titka
web-proof-nonces = A játékosok véletlen számai
# $names: of players
web-proof-absent = Nem vettek részt az osztásban, mert 10 másodpercen belül nem jött tőlük szám: { $names }.
web-proof-game-key = A játék kulcsa
web-proof-how = Az ígéret a titok SHA-256 értéke; a kulcs egyetlen sor SHA-256 értéke, amelyben az asztal, a titok és helyek szerint a számok állnak. Mindkettőt ez az oldal számolta ki, és összevetette azzal, amit ez az eszköz megőrzött. A keveréseket nem játssza vissza. Ez a parancs igen:
# $n: how many starts
web-proof-broken = { $n ->
    [one] Ez az eszköz még egy asztalnak küldött számot, ahol nem kezdődött el a játék. Ha ez gyakran előfordul, lehet, hogy valaki jobb osztást keres magának:
   *[other] Ez az eszköz még { $n } asztalnak küldött számot, ahol nem kezdődött el a játék. Ha ez gyakran előfordul, lehet, hogy valaki jobb osztást keres magának:
}

## how to play, about, privacy

web-contents = Tartalom
web-about-what = A Demesne egy program a Dominion kártyajátékhoz: az alapjáték, az Intrigue, a Tengerpart és a Jólét mindkét kiadásban, gépi játékosokkal, szimulátorral és ezzel az asztallal, öt nyelven.
web-about-unofficial = Nem hivatalos rajongói projekt. A Dominion kiadója és szerzője nem vett részt benne, és nem is hagyta jóvá. A nyomtatott játék megér egy helyet a polcon: vedd meg!
web-about-free = Ingyenes és nyílt forráskódú: nincs benne reklám, regisztráció vagy bármi fizetős. A programra az MIT-licenc vonatkozik.
web-about-bundled = Mi van benne
web-about-own = A kártyák külseje, a program saját szavaival írt szövegük és minden fordítás a mi munkánk. A nyomtatott kártyákról nem vettünk át sem képet, sem szöveget. Ezek is az oldal részei:
web-about-fonts = a betűk, amelyeket olvasol
web-about-icons = az ikonok
web-about-emblems = a kártyák címerképei, Lorc, Delapouite és mások rajzai
web-about-page = ebből épül fel az oldal
web-about-words = ez rakja össze a mondatokat minden nyelven
web-about-graphs = a játékok grafikonjai
web-about-server = A szerver Pythonban készült, és szabad programkönyvtárakat használ, amelyeknek saját licencük van.
web-privacy-short = Semmit sem akarunk tudni rólad, és nem is volna kinek továbbadnunk.
web-privacy-cookie = Egy véletlen szám egy sütiben
web-privacy-cookie-text = Erről ismeri fel a szerver, mely ülőhelyek a tieid. Mást nem árul el rólad, szkript nem tudja kiolvasni, és más webhely nem kapja meg. Egy évig érvényes.
web-privacy-games = Játékok
web-privacy-games-text = A szerver minden játékot megőriz: a kártyákat, a válaszokat és a játékosok választott nevét. A befejezetlen játékokat 90 nappal az utolsó lépés után törli, a befejezetteket 365 nap után.
web-privacy-record = Eredményeid
web-privacy-record-text = Ehhez a véletlen számhoz a szerver azt is megőrzi, mely ülőhelyek a tieid, hogyan végződtek a játékaid, és mely birodalmakat őrizted meg. Az eredményeid tovább megmaradnak, mint a játékok; az utolsó látogatásod után 400 nappal törlődnek, vagy azonnal, az eredményeid oldalán, ahonnan fájlba is mentheted őket. Akinél ott a személyes linked, az mindezt eléri. A napi birodalom eredményeit ezen a szerveren bárki elolvashatja, az ott választott nevekkel.
web-privacy-device = Ezen az eszközön
web-privacy-device-text = A neved, a nyelv, a színek, a beállítások, a korábbi asztalaid listája és az osztásaikhoz adott véletlen számaid ebben a böngészőben marad. A böngésző adatainak törlésével ezek is törlődnek.
web-privacy-not = Amit nem őrzünk meg
web-privacy-not-text = Sem IP-címet, sem e-mail-címet, sem személyekről szóló statisztikát. Az oldal semmit sem tölt be más szerverről, így senki más nem tudja meg, hogy itt jársz.
web-privacy-delete = Nyom nélkül
web-privacy-delete-text = Töröld a sütit, és többé egyetlen játékot sem lehet hozzád kapcsolni. Bármilyen nevet választhatsz, nem kell a sajátodnak lennie.

## the table

web-connecting = Csatlakozás az asztalhoz…
web-connection-lost = Megszakadt a kapcsolat; az oldal tovább próbálkozik. A játékból semmi sem vész el.
web-connection-back = Helyreállt a kapcsolat.
web-table-unknown = Nincs ilyen asztal, vagy nem férsz hozzá.
web-table-closed = Ez a játék nem folytatható
web-to-last-table = Még egy pillantás az asztalra
web-to-result = Tovább az eredményhez
# titles of the browser's tab
web-title-mine = ● Te döntesz – Demesne
web-title-other = { $who } játszik – Demesne
web-title-over = Vége a játéknak – Demesne
# a shared device
web-cover-who = Ki veszi át az eszközt?
web-cover-reactions = { CARD($card) }: felfed valaki egy védekezőkártyát?
web-cover-start = Új kör kezdődik: felfed valaki egy védekezőkártyát?
web-cover-take = { $who } vagyok
# names of zones, heard by screen readers; some are shown
web-menu = Az asztal menüje
web-players = A többi játékos
web-supply = Készlet
web-table-kingdom = Birodalom
web-basic = Alapkártyák
web-hand = A kezedben: { $n } lap
web-hand-empty = Nincs lap a kezedben.
web-no-actions = Ebben a körben nincs több akciód.
web-actions-over = Az akciófázisodnak vége: akciókártyát a következő körödben játszhatsz ki újra.
web-counters = Ebben a körben
web-counter-actions = { $n } akció
web-counter-buys = { $n } vásárlás
web-counter-coins = { $n } érme
web-beside = Napló és egyebek
# short names of zones for a row of tabs on a phone
web-table-in-play = Játékban: { $who }
# cards lifted out of a deck or hand for a moment: looked at, revealed, set aside
web-table-aside = { $who } kitett lapjai:
web-hidden = { $n } lap képpel lefelé
web-table-trash = Szemét: { $n }
web-trash-heading = Szemét
web-trash-empty = Még semmi sem került a szemétre.
# a player's zones, short
web-hand-size = Kéz: { $n }
web-deck-size = Pakli: { $n }
web-deck-top = legfelül: { CARD($card) }
web-table-discard-top = Használt pakli: { $top ->
    [none] üres
   *[other] { CARD($top) }
}
web-discard-counted = Használt pakli: { $n }{ $top ->
    [none] {""}
   *[other] {" "}({ CARD($top) })
}
# nobody looks at the seat
web-seat-gone = nincs itt; gép játszhat { $n } s múlva
web-seat-covered = most gép játszik helyette
web-seat-resigned = feladta
web-take-over = Játsszon helyette gép
web-covered = Most gép játszik helyetted.
web-take-back = Visszaülök a helyemre
web-decides = most dönt
web-decides-for = most dönt ({ CARD($card) })
web-clock = még { $n } másodperc
# whom the game waits for
web-wait = Egy pillanat…
web-wait-for = { $who } döntésére várunk
web-wait-card = { CARD($card) }: { $who } döntésére várunk
web-wait-reactions = { CARD($card) }: várjuk, felfed-e valaki védekezőkártyát
web-wait-start = A kör kezdete: várjuk, felfed-e valaki védekezőkártyát
# heard when a decision comes; $ask is the whole question
web-your-decision = Te döntesz: { $ask }
web-chosen-of = { $least ->
    [0] Kiválasztva: { $n }, legfeljebb { $most }
   *[other] Kiválasztva: { $n } / { $most }
}
# buttons of decisions
web-end-actions = Akciófázis vége
web-end-treasures = Jöhet a vásárlás
web-end-turn = Kör vége
web-treasures = Kijátszom mindet
# $n: the coins there are then
web-treasures-for = Kijátszom mindet: { $n } érme
web-confirm = Kész
web-nothing = Semmit
web-all = Mindet
web-any-order = Mindegy, milyen sorrendben
# cards that were looked at, all in one question
web-arrange = { CARD($card) }: válaszd ki, mi legyen az egyes lapokkal
# the place of a card among those put back
web-drawn-at = { $n }. húzás
web-arrange-lacks = Ide még kell lap: { $fates }
web-fate-trash = Szemétre
web-fate-discard = Eldobom
web-fate-topdeck = Vissza
# two questions at once; the second can be used after this
web-then-first = Előbb válassz egy lapot a kezedből.
web-clear = Kijelölés törlése
web-yes = Igen
web-no = Nem
web-react = Felfedem: { CARD($card) }
web-react-none = Nem fedek fel semmit
web-name-it = Válassz egy paklit, vagy írj be egy nevet:
web-position = Milyen mélyre a húzópakliban
web-position-top = Legfelülre
web-position-bottom = Legalulra
# $n: how many cards lie above it
web-position-at = { $n ->
    [0] legfelülre
    [one] egy lap alá
   *[other] { $n } lap alá
}
# where the cards to pick from come from; $who: whose they are
web-tray = { $zone ->
    [discard] A használt paklidban:
    [play] Játékban:
    [trash] A szemétben:
    [deck] { $who } húzópaklija tetején:
   *[aside] { $who } kitett lapjai:
}
web-undo = Visszavonás
web-undo-ask = Visszavonás kérése
web-undo-asked = { $who } visszavonna egy választ, pedig azóta új lapok váltak láthatóvá.
web-undo-waits = A többiek eldöntik, beleegyeznek-e.
web-agree = Beleegyezem
web-disagree = Nem
web-suggest = Mit tenne a gép?
web-suggest-busy = A gép gondolkodik a tanácson.
# $picks: names of cards or options
web-hint = A gép ezt választaná: { $picks }.
web-hint-cards = A gép ezt választaná: { CARDS($cards, form: "acc") }.
# heard after a card's name
web-hinted = a gép ezt választaná
web-again = még egyszer a jóváhagyáshoz
web-ahead = kijátszod a kincskártyáidat, és megveszed
# a pile that somebody has named: it cannot be bought, or not be gained with { $card }, this turn
web-barred = megnevezve ({ CARD($card) })
web-warn-ahead = Ezzel vége az akciófázisodnak, kijátszod az összes kincskártyádat, és veszel egy { CARD($card, form: "acc") }. Ha ezt szeretnéd, válaszd még egyszer.
web-warn-unspent = Még { $coins } érméd és { $buys } vásárlásod van. Ha még egyszer ezt választod, vége a körödnek.
web-warn-treasures = Maradtak kincskártyák a kezedben. Ha még egyszer ezt választod, nélkülük mész tovább.
web-warn-end = { CARD($card) }: ezzel a köröd végén vége a játéknak. Ha még egyszer ezt választod, megveszed.
web-card-text = Kártya
web-close = Bezárás
# steps through the lines of the others' turns
web-log = Napló
web-log-filter = Megjelenő sorok
web-log-all = minden
web-log-mine = rólam
web-log-attacks = támadások
web-log-copy = A napló másolása szövegként
web-log-copied = Másolva
web-deck = Lapjaim
web-deck-owned = Az összes lapod, bárhol is van: { $n }
web-find = Kártya keresése
web-find-none = Nincs ilyen nevű kártya.
web-search = A név egy része
web-choose-it = Ezt választom
web-phrases = Mondj valamit
web-resign = Feladás
web-resign-sure = Ha feladod, már nem nyerhetsz. Két játékosnál a játék azonnal véget ér, többnél egy gép játszik tovább helyetted.
web-resign-not = Játszom tovább
# settings
web-settings = Beállítások
web-set-english = Látsszanak az angol nevek is
web-set-sound = Hangok
web-mute = Hang kikapcsolása
web-unmute = Hang bekapcsolása
web-set-hover = Kártyaszöveg, ha az egeret a kártyára viszed
web-set-keys = Egybillentyűs parancsok
web-set-keys-note = A számjegyek választanak, a betűk a többit végzik; a ? felsorolja őket.
web-set-sayings = Látsszon, mit mondanak a többiek
web-set-learn = Magyarázat, ha valami először fordul elő
web-set-learn-again = Minden magyarázat elölről
web-set-text = Szöveges asztal
web-set-text-note = Ugyanaz a játék címsorokkal, listákkal és parancssorral.
web-set-autoplay = Automatikus válaszok
web-autoplay-0 = nincs
web-autoplay-1 = szokásos
web-autoplay-2 = a legtöbb
web-autoplay-note-0 = A program semmire sem válaszol helyetted.
web-autoplay-note-1 = Csak arra válaszol helyetted a program, amire egyetlen válasz lehetséges.
web-autoplay-note-2 = Ezenfelül mindig felfedi { CARD("Moat", form: "a-acc") }, eldobja a haszontalan lapokat, ha nincs köztük mit választani, és tetszőleges sorrendben teszi vissza a lapokat.
web-autoplay-card = Automatikus válaszok ennél a kártyánál:
web-autoplay-as-all = mint a többinél
# keys and what they do
web-keys = Billentyűk
web-key-pick = kiválasztod, aminek ez a száma; újra lenyomva mégsem
web-key-enter = jóváhagyod, vagy befejezed a fázist, illetve a kört
web-key-end = befejezed a fázist vagy a kört
web-key-treasures = kijátszol minden kincskártyát
web-key-yes = igen, nem
web-key-all = mindet kiválasztod
web-key-clear = törlöd a kijelölést; bezárod, ami az asztal mellett nyitva van
web-key-undo = visszavonás
web-key-why = miért: mivel számol a tanácsadó
web-key-log = a napló
web-key-deck = a lapjaid
web-key-find = kártya keresése
web-key-arrange = a megnézett lap; mi legyen vele; mozgatás
web-key-arrows = mozgás egy terület lapjai között
web-key-shortcuts = ez a lista
# a first game: each is shown once, in the prompt
web-learn-got-it = Értem
web-learn-tip = Tipp
web-learn-off = Nem kell több magyarázat
web-learn-action = A kör az akciófázissal kezdődik. Egy akciód van: válassz egy akciókártyát a kezedből, és máris kijátszod. A +akciót adó kártyák után továbbiakat is kijátszhatsz. Ha végeztél, fejezd be a fázist.
web-learn-treasure = Most a vásárlási fázis jön: a kincskártyák érmét adnak. A gomb egyszerre kijátssza mindegyiket; ritkán érdemes bármelyiket is visszatartani.
web-learn-buy = Költsd el az érméidet: bármit megvehetsz, ami nem kerül többe, mint amennyid van. Amit veszel, a használt paklidra kerül, és a következő keverés után jut a kezedbe. A játékot Provinciákkal és Hercegségekkel lehet megnyerni; az Aranypénz és a jó akciókártyák segítenek eljutni odáig.
web-learn-react = Valaki támad. Most felfedhetsz a kezedből egy védekezőkártyát; utána is a kezedben marad.
web-learn-order = Most több dolog is történhet. Válaszd ki, melyik következzen; a kérdés addig ismétlődik, amíg van mit választani.
web-learn-gain = Ha kapsz egy lapot, fizetés nélkül veszed el a paklijából. Azok közül választhatsz, amelyeket a kártya megenged.
web-learn-trash = A szemétre dobott lapok kikerülnek a játékból. Jobb lesz a paklid, ha megszabadulsz az Átkoktól, Birtokoktól és Rézpénzektől.
web-learn-discard = Az eldobott lapok a használt paklidra kerülnek; a következő keverés után viszontlátod őket.
web-learn-topdeck = A húzópaklid tetejére tett lapokat húzod legközelebb.
web-learn-choose = A kártya választást kínál. Minden gombon ott áll, mit tesz.
web-learn-pass = Mindenki egyszerre ad át egy lapot a bal oldali szomszédjának; előtte senki sem látja, mit választanak a többiek.
web-learn-name = Nevezd meg a kártyát, amelyet a húzópaklid tetején vársz.
web-learn-position = Minél kevesebb lap van fölötte, annál hamarabb jut a kezedbe.
web-learn-wait = A többiek köre következik. A naplóból megtudod, mit tesznek; közben bármelyik kártyát elolvashatod.
# the text table
web-text-asked = Most
web-text-facts = Ebben a körben
web-text-command = Parancs (súgó: ?)
web-text-send = Küldés
web-text-leave = Vissza a rajzolt asztalhoz
