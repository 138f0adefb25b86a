### A parancsok súgója. Az üzenet azt mondja meg, mit csinál a parancs; minden attribútum egy ilyen nevű argumentumot vagy kapcsolót magyaráz.
### A -- utáni szavak és a kisbetűs nevek (random, gentle, fair, strong, local, ray) így írandók be, nem fordíthatók.
### lista = stratégia szövege; összeállítás = ajánlott tíz kártya; forgatás = az ülésrend elforgatása; kezdőérték = seed.

help-usage = Használat: { $words }
help-command = PARANCS
help-options = KAPCSOLÓK
help-language = NYELV
help-commands = Parancsok
help-arguments = Argumentumok
help-options-title = Kapcsolók
help-default = alapérték: { $value }

help-demesne = Dominion, a pakliépítő kártyajáték. Nem hivatalos, ingyenes, a kiadó jóváhagyása nélkül készült.
    .lang = en, hu, ru, pl vagy is; ha nincs megadva, a DEMESNE_LANG, végül a rendszer nyelve.
    .help = Ez a súgó vagy egy parancs súgója.
    .version = A program verziója.
help-more = A demesne PARANCS --help egy-egy parancsot magyaráz el. Parancs nélkül játék indul, mint a play paranccsal.

help-play = Játék a böngészőben, gép ellen vagy barátokkal; vagy a terminálban.
    .kingdom = Egy ajánlott összeállítás, random (véletlenszerű), vagy tíz kártya neve bármelyik nyelven, vesszővel elválasztva.
    .players = Hányan játszanak, veled együtt: 2–6.
    .name = Egy itt játszó ember neve; többször is megadható, ha többen, egymást váltva ültök a terminálnál.
    .bot = Kik ellen játszol: novice, gentle, fair (ha nincs megadva), strong, expert, master, solved:BIRODALOM vagy solved:FÁJL, egy stratégia neve vagy fájlja; ha többet adsz meg, sorban ülnek le.
    .edition = 1 vagy 2: melyik kiadás szövege érvényes; ha nincs megadva, az összeállítás kiadásáé.
    .colonies = Platinapénz és Gyarmat is legyen a készletben.
    .seed = Kezdőérték: szám vagy bármilyen szöveg; ugyanaz a kezdőérték ugyanazokat a keveréseket adja.
    .cards = Saját kártyák fájlja; a kártyákat a birodalomban kell megnevezni.
    .record = A játék jegyzőkönyve ebbe a fájlba is bekerül.
    .resume = A legutóbb félbehagyott játék folytatása.
    .file = A --resume mellett: ennek a játéknak vagy jegyzőkönyvnek a folytatása.
    .plain = Képernyőolvasóhoz és csővezetékhez: egyszerre egy kérdés, semmi sem rajzolódik újra.
    .english = A kártyák angol neve is látszik a választott nyelvű mellett.
    .terminal = Játék a terminálban; a --name, --resume, --plain, --record, --cards és --english nélküle is oda visz.

help-replay = Egy jegyzőkönyvbe vett játék kiírása körről körre.
    .file = Jegyzőkönyv, amelyet a play --record vagy a Game.record() írt.
    .at = Csak az ennyi válasz utáni pillanat: a kör addigi része, a kéz és a kérdés.

help-analyse = Egy rögzített játszma elemzése: mit ért minden döntés, mekkora szerepe volt a szerencsének, hol fordult meg a játék.
    .file = Jegyzőkönyv, ahogyan a play --record vagy a Game.record() írja.
    .playouts = Próbajátszmák válaszonként; ha nincs megadva, 400, gépi kódra nem fordított játékmotorral kevesebb.
    .seconds = Legfeljebb ennyi másodperc számítási idő, a birodalom listáinak keresése nélkül; a későbbi döntésekre akkor kevesebb próbajátszma jut.
    .seed = Szám vagy bármilyen szöveg; ugyanaz a kezdőérték és ugyanannyi próbajátszma ugyanazokat a számokat adja.
    .seat = Ki játszik egy helyen, például 2=fair, ha a jegyzőkönyv nem mondja meg; többször is megadható.
    .json = Az elemzés JSON-ként.
    .report = Oldal a görbével és a fontos pillanatokkal, egyetlen önálló HTML-fájlban.

help-verify = Ellenőrzi, hogy egy jegyzőkönyv visszajátszható-e, és mit bizonyít az osztásáról.
    .file = Jegyzőkönyv, ahogy egy szerver asztala a játék után adja.
    .commitment = A szerver titkának ujjlenyomata, ahogy az oldalad a játék előtt mutatta.
    .seat = A helyed száma, 0-tól számolva.
    .number = Az oldalad által elküldött véletlen szám.
    .seals = A számok ujjlenyomatai helyek szerint, ahogy az oldalad megkapta, vesszővel elválasztva; ahol nincs, kötőjel.

help-card = Egy kártya: mennyibe kerül, és mit tud.
    .name = A kártya neve az öt nyelv bármelyikén; az eleje is elég.
    .edition = 1 vagy 2: melyik kiadás szövege.
    .cards = Saját kártyák fájlja.

help-kingdom = Az ajánlott összeállítások, egy közülük, vagy egy véletlenszerű birodalom.
    .name = Egy ajánlott összeállítás, tíz kártya neve bármelyik nyelven, vesszővel elválasztva, vagy random; név nélkül felsorolja az összeállításokat.
    .seed = A random mellett: szám vagy bármilyen szöveg; ugyanaz a kezdőérték ugyanazt a birodalmat adja.
    .boxes = A random mellett: mely dobozokból, például "base 2e" (több doboznál többször).
    .village = A random mellett: legyen benne legalább egy kártya, amely +2 akciót ad.
    .buy = A random mellett: legyen benne legalább egy kártya, amely +1 vásárlást ad.
    .attacks = A random mellett: legfeljebb ennyi támadókártya legyen benne.
    .costs = A random mellett: legalább ennyiféle ár legyen benne.
    .ban = A random mellett: ezek a kártyák maradjanak ki.
    .lock = A random mellett: ezek a kártyák legyenek benne.
    .colonies = Jelezze, hogy Platinapénz és Gyarmat is van a készletben.

help-sim = Stratégiák sok játszmában egymás ellen: kiderül, melyik nyer.
    .strategies = Kettőtől hatig: fájlok, a demesne strategies által felsorolt nevek, novice, gentle, fair vagy strong az általános gépi játékoshoz, expert vagy master a keresőhöz, solved:BIRODALOM vagy solved:FÁJL a demesne solve által talált legjobb listához, Pythonban írt gépi játékosok (bot.py vagy modul:függvény), - a szabványos bemenethez.
    .kingdom = Egy ajánlott összeállítás, vagy tíz kártya neve vesszővel elválasztva; különben a stratégiákban szereplő kártyák, a kezdőérték alapján tízre kiegészítve.
    .games = Hány játszma; felfelé kerekíti, hogy minden kezdőérték az ülésrend minden forgatásával egyszer sorra kerüljön (10 000, ha nincs megadva).
    .seed = Kezdőérték: szám vagy bármilyen szöveg; ugyanaz a kezdőérték ugyanazokat a játszmákat adja, akárhány processzormaggal.
    .edition = 1 vagy 2: melyik kiadás szövege érvényes; ha nincs megadva, az összeállítás kiadásáé.
    .colonies = Platinapénz és Gyarmat is legyen a készletben.
    .start = 5/2 vagy 4/3: így oszlanak meg az első két kéz érméi; vagy egy állás fájlja, JSON-ként vagy szövegként.
    .until = Akkor áll le, ha minden arány hibája legfeljebb ennyi százalékpont, például 0.5%; 1000 játszmánként ellenőrzi.
    .jobs = Hány processzormag dolgozzon; ha nincs megadva, az összes, legfeljebb 10 000 játszmánál egy.
    .engine = local, vagy egy Ray-fürthöz ray.
    .paired = Egy lista két változata, amelyeket ugyanazokkal a kezdőértékekkel hasonlít össze.
    .against = A --paired mellett: kik ellen játszanak.
    .json = Az eredmény JSON-ként.
    .csv = Játszmánként egy sor, benne minden kapott lap és a köre.
    .report = Ábrás jelentés írása egyetlen, önálló HTML-fájlba.
    .plot = A fő ábrák írása .svg vagy .png fájlba.
    .bot-timeout = Hány másodpercig gondolkodhat egy válaszon egy Pythonban írt gépi játékos; ilyenkor külön folyamatban fut.
    .playouts = Ennyi próbajátszmát használhat egy döntésre az expert és a master; ugyanaz a szám ugyanazokat a játszmákat adja.
    .cards = Saját kártyák fájlja.

help-tournament = Sok stratégia körmérkőzése: kereszttáblázat és értékszámok, hibahatárral.
    .strategies = Kettő vagy több, mint a sim parancsnál; együtt legfeljebb tíz birodalomkártyát nevezhetnek meg.
    .kingdom = Egy ajánlott összeállítás, vagy tíz kártya neve vesszővel elválasztva.
    .games = Hány játszma jut minden párra.
    .seed = Kezdőérték: szám vagy bármilyen szöveg.
    .edition = 1 vagy 2.
    .jobs = Hány processzormag dolgozzon.
    .json = Az eredmény JSON-ként.
    .bot-timeout = Hány másodpercig gondolkodhat egy válaszon egy Pythonban írt gépi játékos.
    .cards = Saját kártyák fájlja.

help-sample = Egy szimuláció egyik játszmája elejétől a végéig.
    .strategies = Mint a sim parancsnál.
    .kingdom = Mint a sim parancsnál.
    .seed = A szimuláció kezdőértéke.
    .number = Az ebből képzett kezdőértékek közül hányadik, 0-tól számolva.
    .rotation = Mennyivel van elforgatva az ülésrend: 0 esetén az első stratégia kezd.
    .edition = 1 vagy 2.
    .colonies = Platinapénz és Gyarmat is legyen a készletben.
    .start = Mint a sim parancsnál.
    .playouts = Mint a sim parancsnál.
    .record = Ebbe a fájlba kerül a játszma jegyzőkönyve, a demesne replay számára.
    .cards = Saját kártyák fájlja.

help-solve = Egy birodalom jó stratégiái: listák, a keverék, amelyet egyikük sem ver meg, nyitó vásárlások.
    .kingdom = Egy ajánlott összeállítás, vagy tíz kártya neve bármelyik nyelven, vesszővel elválasztva.
    .players = 2–6.
    .minutes = Legfeljebb hány percig keressen; ha nincs megadva, 1.
    .rounds = Ehelyett ennyi fordulóig keressen, bármeddig tart; ugyanaz a szám ugyanazt az eredményt adja.
    .edition = 1 vagy 2: melyik kiadás szövege érvényes; ha nincs megadva, az összeállítás kiadásáé.
    .colonies = Platinapénz és Gyarmat is legyen a készletben.
    .jobs = Hány processzormag dolgozzon; ha nincs megadva, az összes.
    .engine = local, vagy egy Ray-fürthöz ray.
    .json = Az eredmény JSON-ként; fájlba mentve solved:FÁJL néven lehet játszani vele.
    .report = Az eredmény egyetlen, önálló HTML-fájlként.
    .cards = Saját kártyák fájlja.

help-strategies = A mellékelt stratégiák, vagy egy közülük.
    .name = A kiírandó stratégia; novice, gentle, fair és strong esetén az a lista, amelyet az általános gépi játékos egy birodalomhoz készít.
    .kingdom = Az általános gépi játékoshoz: egy ajánlott összeállítás, vagy tíz kártya neve vesszővel elválasztva.
    .json = A felsorolás JSON-ként.

help-research = A kutatási mérce: kártyák készítése, ágens kiértékelése, eredmények táblázata, egy játszma visszajátszása.
    .name = cards, evaluate, table vagy record.
    .files = A table esetében eredményfájlok. A record esetében egy ilyen fájl.
    .seed = A cards esetében: szám vagy bármilyen szöveg; ugyanaz a kezdőérték ugyanazokat a kártyákat adja.
    .count = A cards esetében: hány kártya készüljön.
    .task = Az evaluate esetében: T1-től T8-ig.
    .agent = Az evaluate esetében: modul:név, vagy random, big-money, novice, gentle, fair, strong, expert, master, search, search-200, search-1000, cloned, ppo.
    .seeds = Az evaluate esetében: az előírtnál kevesebb kezdőérték ellenfelenként; az eredmény ezt feltünteti.
    .variant = Az evaluate esetében: a feladat egyik változata, például "10 ms"; nélküle az összes előírt.
    .seconds = Az evaluate esetében: ennyi másodperc után leállítjuk az ágenst, ha nem válaszol; alapesetben 10. Egy játszma ennek hatvanszorosáig tarthat.
    .response = Az evaluate esetében: utána olyan listákat is keres, amelyek legyőzik az ágenst, és megmutatja, hogyan boldogul ellenük. Körülbelül 5000 további játszma.
    .out = Ebbe a fájlba kerülnek a kártyák, az eredmény vagy a jegyzőkönyv.
    .resume = Az evaluate esetében: a --out fájlban lévő eredmény folytatása.
    .number = A record esetében: az eredmény hányadik játszmája, 0-tól számolva.
    .markdown = A table esetében: Markdown formában.
    .json = Az evaluate és a table esetében: JSON formában.

help-bench = Sebességmérés: játszmák, másolatok, döntések, processzoridőben.
    .json = A mért értékek JSON-ként.
    .rounds = Hányszor mér meg mindent; a mediánokat írja ki.

help-version = A program és a szabályok verziója, a használt játékmotor, és hogy miért az.

help-admin = Egy szerver játékainak gondozása: mentés, visszaállítás, a régiek törlése, az adatbázis frissítése.
    .name = backup (mentés), restore (visszaállítás), prune (törlés) vagy migrate (frissítés).
    .file = A backup és a restore mellett: a gzippel tömörített fájl. Benne vannak a még be nem fejezett játékok titkai.
    .days = A prune mellett: azokat a játékokat törli, amelyekhez ennyi napja senki sem nyúlt; ha nincs megadva, a befejezetlenek 90, a befejezettek 365 nap után törlődnek.
    .replace = A restore mellett: a meglévő játékok elvesznek; nélküle csak üres adatbázis tölthető fel.
    .database = sqlite:///FÁJL vagy postgresql://FELHASZNÁLÓ@GÉP/NÉV; ha nincs megadva, a DEMESNE_DATABASE, végül egy fájl a felhasználó mappájában.

help-serve = Asztalok böngészőknek: ezen a számítógépen, a hálózaton vagy az egész világnak.
    .host = A cím, amelyen a szerver figyel; a 127.0.0.1 csak erről a számítógépről érhető el.
    .port = A port; ha nincs megadva, 8200, vagy a következő szabad.
    .lan = Mások is jöhetnek ugyanarról a hálózatról: minden címen figyel, és kiírja, melyiken érhető el.
    .open = Megnyitja az oldalt egy böngészőben.
    .database = Hol legyenek a játékok, például postgresql://user@host/name; ha nincs megadva, a DEMESNE_DATABASE, végül egy saját fájl.
    .base-url = Hogyan érhető el kívülről egy proxy mögötti szerver, például https://table.example.
    .max-level = A legerősebb gép, amely itt leülhet, például strong; a tanácsok is tőle jönnek. Ha nincs megadva, mind.
    .metrics = A /metrics oldalt bárki olvashatja, aki eléri a szervert, nem csak ez a gép.
    .own-cards = Bárki játszhat saját kártyákkal, aki eléri a szervert, nem csak ez a gép. Csak megbízható játékosoknak.
    .dev = Fejlesztőknek: állásokat lehet felállítani. Csak ezen a számítógépen.
    .log = Minden kérést naplóz, nem csak a hibákat, ha a szabványos hibakimenet terminál.
