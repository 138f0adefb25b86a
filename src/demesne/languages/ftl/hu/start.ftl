### A kezdőlap, a galéria, a napi birodalom, a saját eredmények, megosztott linkek.

## Start page

web-play-against = { $bot } ellen
web-play-set = { $set }, { $level }
web-play-random = tíz véletlenszerű kártya, { $level }
web-play-change = Módosítás
web-continue = Folytatás
web-continue-go = Folytatom
web-continue-turn = { $n }. kör
web-continue-yours = Te döntesz.
web-continue-other = { $who } döntésére várunk.
web-continue-lobby = Játékosokra vár.
web-continue-provinces = Még { $n } { CARD("Province", $n) }
web-continue-more = { $n ->
    [one] Még egy befejezetlen játék
   *[other] Még { $n } befejezetlen játék
}
web-continue-hand = A kezed: { NAMES($cards) }
web-friends = Barátokkal
web-friends-note = Kettőtől hat játékosig; elég egy link.
web-friends-open = Asztalt nyitok
web-tables = Nyilvános asztalok
web-tables-note = Asztalok, amelyekhez bárki leülhet, vagy amelyeket bárki nézhet, és bármely játék jegyzőkönyve.
web-choice = Választott birodalom
web-choice-note = { $n ->
    [one] Egy ajánlott összeállítás, véletlenszerű birodalom vagy saját válogatás.
   *[other] { $n } ajánlott összeállítás, véletlenszerű birodalom vagy saját válogatás.
}
web-choice-open = A galéria megnyitása

## Kingdom of the day

web-day = Napi birodalom
web-day-note = Ma mindenkinek ugyanaz a tíz kártya, ugyanaz a keverés és ugyanaz a gépi ellenfél jut.
web-day-note-past = Aznap mindenkinek ugyanaz a tíz kártya, ugyanaz a keverés és ugyanaz a gépi ellenfél jutott.
web-day-level = A gép ereje: { $level }.
web-day-play = Megpróbálom
web-day-go-on = Folytatom
web-day-again = Még egyszer, de nem számít
web-day-look = Minden eredmény
web-day-deal = Az osztásról
web-day-key = Ennek az osztásnak a kulcsa nyilvános: a dátumból és a szabályok változatából következik. Bárki előre kiszámíthatja a keveréseket, ezért itt nincs mit bizonyítani. Az első próbálkozásod számít, becsületszóra.
web-day-next = A következő éjfélkor (UTC) jelenik meg.
web-day-results = Eredmények ezen a szerveren
web-day-nobody = Még senki sem fejezte be.
web-day-alone = Eddig csak te fejezted be. Küldd el az eredményedet egy ismerősödnek: ugyanezeket a lapokat és keveréseket kapja.
web-day-place = Hely
web-day-name = Név
web-day-score = Pont
web-day-turns = Kör
web-day-mine = Te: { $score } – { $other }, { $result }
web-day-copy = Az eredmény másolása szövegként
web-day-text = Demesne, napi birodalom, { $date }: { $score } – { $other }, { $result }, { $turns ->
    [one] { $turns } kör
   *[other] { $turns } kör
}

## How a game ended for somebody

web-outcome-won = győzelem
web-outcome-shared = megosztott győzelem
web-outcome-lost = vereség
web-outcome-resigned = feladva
end-resigned = { $me ->
    [who] Feladtad. { $winner } nyert.
    [winner] { $who } feladta. Nyertél!
   *[nobody] { $who } feladta. { $winner } nyert.
}

## Gallery

web-gallery = Válassz birodalmat
preview-gallery = Ajánlott összeállítások, tíz véletlenszerű kártya vagy a saját választásod, minden kártya szabálymagyarázatával.
web-gallery-ways = A választás módjai
web-gallery-sets = Összeállítások
web-gallery-random = Véletlenszerű
web-gallery-ten = Tíz kártya
web-gallery-pick = Sorban választva
web-gallery-own = Saját kártyák
web-filter = Szűrés
web-filter-boxes = Dobozok
web-filter-with = Van benne
web-filter-types = Típusok
web-filter-cost = Ár
web-filter-edition = Kiadás
web-filter-found = { $n ->
    [0] Nincs ilyen kártya.
    [one] { $n } kártya
   *[other] { $n } kártya
}
web-filter-sets-found = { $n ->
    [0] Nincs ilyen összeállítás.
    [one] { $n } összeállítás
   *[other] { $n } összeállítás
}
web-trait-village = +2 akció
web-trait-draw = sok húzás
web-trait-buy = +1 vásárlás
web-trait-trash = selejtezés
web-trait-gain = szerzés
web-trait-attack = támadókártyák
web-trait-reaction = védekezőkártyák
web-set-won = { $games } játékból { $won } győzelem
web-set-not-won = még nincs győzelem
web-set-cards = { NAMES($cards) }
web-ten-chosen = 10-ből { $n } megvan
web-ten-full = Megvan a tíz lap: előbb vegyél ki egyet
web-ten-fill = Feltöltés véletlenszerűen
web-ten-clear = Újrakezdés
web-ten-how = Válassz ki egy kártyát; ha újra azt választod, visszakerül.
web-ten-out = Kivétel: { CARD($card) }
web-ten-never = Soha ne legyen benne: { CARD($card) }
web-legend = A jelek jelentése
web-chosen-none = Válassz birodalmat, és itt látod a tíz kártyáját.
web-matters = Mi számít ebben a birodalomban
web-matters-wait = Jó listák keresése…
# $cards: names of cards
web-matters-list = Egy jó lista a pénz mellé ezt veszi: { $cards }.
web-matters-money = A puszta pénz, birodalomkártyák nélkül, van olyan jó, mint bármi, amit a keresés talált.
# how often the mixture of lists plays this one
web-matters-share = a keverék { $n }%-a
# $split: coins in the first and in the second turn, "5/2"; $buys: what is bought in each, "Market / nothing"
web-matters-opening = Nyitás { $split } érmével: { $buys }.
web-matters-nothing = semmi
web-matters-note = Rövid keresés eredménye: { $games } próbajátszma két játékossal, akik vásárlási listát követnek. Aki az ilyen listáknál jobban játszik, többet is kihozhat ezekből a lapokból.
web-keep = Birodalom megőrzése
web-keep-name = A birodalom neve
web-keep-kept = Megőrizve
web-keep-mine = Birodalmaid
web-keep-forget = { $name } törlése
web-kingdom-link = Link ehhez a birodalomhoz
web-own-note = Kártyák, amelyeket te írtál, a kártyanyelven. Itt ellenőrizzük őket, és megmutatjuk, hogyan néznének ki, és mi állna rajtuk.
web-own-file = Kártyafájl kiválasztása
web-own-text = Vagy írd ide a kártyákat
web-own-read = Ellenőrzés
web-own-good = { $n ->
    [one] Egy kártya, nincs hiba.
   *[other] { $n } kártya, nincs hiba.
}
web-own-line = { $line }. sor
web-own-rest = { $n ->
    [one] Még egy kártya kerül be véletlenszerűen.
   *[other] Még { $n } kártya kerül be véletlenszerűen.
}

## Own record

web-mine = Eredményeid
web-mine-games = { $n ->
    [one] játék
   *[other] játék
}
web-mine-won = győzelem
web-mine-streak = egymás után
web-mine-best = leghosszabb sorozat
web-mine-rating = értékszám
web-mine-none = Az első játékod után itt lesznek az eredményeid.
web-mine-look = Minden eredmény
web-mine-of = { $games } játékból { $won }
web-mine-levels = Egy gép ellen
web-mine-history = Értékszám az egyes játékok után
web-mine-rating-note = Az egy gép elleni játék változtatja az értékszámodat; 400 pont tíz az egyhez esélyt jelent. Az ismert kezdőértékkel osztott játékok nem számítanak.
web-level-up = Nyertél, ezért most egy kicsit erősebb ellenfél jön.
web-level-down = Két vereség után most egy kicsit könnyebb ellenfél jön.
web-mine-sets = Ajánlott összeállítások
web-mine-sets-won = { $all } összeállításból { $won } megnyerve
web-mine-kingdoms-note = Azok a birodalmak, amelyeket megőriztél, vagy amelyekkel többször is játszottál.
web-mine-past = Korábbi játékok
web-mine-past-none = Még nincs befejezett játék.
web-mine-search = Keresés: játékos, kártya, összeállítás, eredmény vagy dátum
web-mine-found = { $n ->
    [0] Nincs ilyen játék.
    [one] { $n } játék
   *[other] { $n } játék
}
web-mine-practice = gyakorlás
web-mine-lesson = vezetett első játszma
web-mine-open = Befejezetlen játékok
web-mine-move = Másik eszközön is
web-mine-move-note = Nyisd meg ezt a személyes linket a másik eszközön: ott is meglesznek az eredményeid és a helyeid. Ne add oda másnak.
web-mine-link = A személyes linked
web-mine-renew = Új linket kérek
web-mine-renewed = A régi link már nem működik.
web-mine-export = Minden mentése fájlba
web-mine-delete = Minden törlése
web-mine-delete-sure = Véglegesen töröljük az eredményeidet, a megőrzött birodalmaidat és azokat a játékokat, amelyekben rajtad kívül csak gépek játszottak. A másokkal játszott játékokban a helyed gazdátlan lesz.
web-mine-delete-not = Maradjon meg
web-mine-deleted = Minden törölve.
web-mine-sign-out = Kijelentkezés ezen az eszközön
web-mine-sign-out-sure = Ezen az eszközön ezután nem lesznek meg az eredményeid és a helyeid; a szerveren megmaradnak. Előbb mentsd el a személyes linkedet: nélküle vagy egy másik eszközöd nélkül senki sem jut vissza hozzájuk.
web-mine-sign-out-not = Maradjon minden így
web-mine-others = Kijelentkezés minden más eszközön
web-mine-others-sure = A többi eszközön ezután nem lesznek meg az eredményeid és a helyeid. A személyes linked és a helyeid linkje megváltozik; a más ablakokban nyitott asztalokat újra meg kell nyitni.
web-mine-others-done = Minden más eszköz kijelentkezett.
web-mine-arrive = Az eredményeid ezen az eszközön
web-mine-arrive-note = Ez a személyes link eredményekhez és helyekhez vezet. Ha a tieid, ez az eszköz is megkapja őket, és hozzájuk kerül, amit eddig rajta játszottak.
web-mine-arrive-name = Legutóbb ezen a néven játszott ott valaki: { $name }.
web-mine-arrive-moves = Erről az eszközről ezek költöznek át oda:
web-mine-arrive-seats = { $seats } hely { $games } be nem fejezett játékban, a kézben lévő lapokkal együtt
web-mine-arrive-games = { $n } befejezett játék
web-mine-arrive-kingdoms = { $n } megőrzött birodalom
web-mine-arrive-sure = Biztosan a te linked ez? Ha mástól kaptad, az illető megkapja a helyeidet, látja a lapjaidat, és játszhat helyetted. Ezt nem lehet visszacsinálni.
web-mine-arrive-yes = Az enyém, költözzön minden
web-mine-arrive-not = Nem, maradjon minden így
web-mine-arrive-here = Ezen az eszközön már megvannak a linkhez tartozó eredmények.
web-mine-arrive-go = Ide hozom az eredményeimet

## Addresses of tables that are shared

web-ask = Kérj meghívást
web-ask-note = Ez a cím önmagában nem enged be: az asztal zártkörű, vagy már nincs meg. Kérd el attól, aki küldte, a csatlakozáshoz vagy a nézéshez való linket.
preview-private = Zártkörű asztal
preview-private-note = Kérj meghívást, hogy leülhess vagy nézhesd.
preview-join = { $who } játszani hív
preview-free = { $n ->
    [one] Egy hely szabad.
   *[other] { $n } hely szabad.
}
preview-watch = Játszik: { $who }
preview-over = Véget ért a játék: { $who }
preview-kingdom = Egy birodalom
preview-mine = Személyes link

## A shared device; answers that wait

web-cover-turn = Ebben a körben játszik: { $who }
web-answer-waits = A válaszod megvárja, hogy helyreálljon a kapcsolat.
web-wish-waits = A kérésed megvárja, hogy helyreálljon a kapcsolat.
web-seat-here-name = A { $n }. játékos neve
