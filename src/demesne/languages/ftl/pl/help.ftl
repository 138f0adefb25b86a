### Help of the commands. A message says what its command does, as an order to the program; each attribute explains an
### argument or option of that name. A kingdom is "zestaw", a recommended set "polecany zestaw", a seed "ziarno".
### Words after -- and names in small letters such as random, gentle, fair, strong, local, ray are typed as they are.

help-usage = Użycie: { $words }
# in the line of usage: where the name of a command stands, where options stand
help-command = POLECENIE
help-options = OPCJE
# after --lang
help-language = JĘZYK
# headings
help-commands = Polecenia
help-arguments = Argumenty
help-options-title = Opcje
# what holds if the option is not given
help-default = domyślnie: { $value }

help-demesne = Dominion, gra polegająca na budowaniu talii. Program nieoficjalny i bezpłatny, bez aprobaty wydawcy.
    .lang = en, hu, ru, pl lub is; bez tej opcji DEMESNE_LANG, a bez niej język systemu.
    .help = Pokaż tę pomoc albo pomoc do polecenia.
    .version = Pokaż wersję.
help-more = demesne POLECENIE --help objaśnia jedno polecenie. Bez polecenia zaczyna się gra, tak jak po play.

help-play = Zagraj w przeglądarce, z botami albo ze znajomymi; albo w terminalu.
    .kingdom = Polecany zestaw, random albo dziesięć nazw kart po przecinkach, w dowolnym języku.
    .players = Od 2 do 6 graczy, razem z tobą.
    .name = Imię osoby przy tym terminalu; powtórz opcję dla kilku osób, które będą grać na zmianę.
    .bot = Z kim grasz: novice, gentle, fair (domyślnie), strong, expert, master, solved:ZESTAW lub solved:PLIK, nazwa strategii lub plik; kilka botów zajmuje miejsca po kolei.
    .edition = 1 lub 2: według tekstów której edycji grać; bez tej opcji według edycji zestawu.
    .colonies = Dodaj Platynę i Kolonię.
    .seed = Ziarno losowania: liczba lub dowolny tekst; to samo ziarno daje te same tasowania.
    .cards = Plik z własnymi kartami, które można podać w zestawie.
    .record = Gdzie dodatkowo zapisać przebieg gry.
    .resume = Wróć do ostatniej przerwanej gry.
    .file = Z --resume: wróć do gry z tego pliku lub zapisu.
    .plain = Dla czytników ekranu i potoków: jedno pytanie naraz, nic nie jest rysowane od nowa.
    .english = Angielskie nazwy kart obok nazw w twoim języku.
    .terminal = W terminalu; --name, --resume, --plain, --record, --cards i --english uruchamiają go same.

help-replay = Wypisz zapisaną grę tura po turze.
    .file = Zapis gry z play --record lub Game.record().
    .at = Tylko chwila po tylu odpowiedziach: tura do tego miejsca, ręka i pytanie.

help-analyse = Analiza zapisanej gry: ile była warta każda decyzja, jaką rolę odegrało szczęście i gdzie nastąpił zwrot.
    .file = Zapis, jaki tworzy play --record lub Game.record().
    .playouts = Gry próbne na każdą odpowiedź; domyślnie 400, a bez skompilowanego jądra mniej.
    .seconds = Limit czasu obliczeń w sekundach, nie licząc szukania list dla zestawu; późniejsze decyzje dostają wtedy mniej gier próbnych.
    .seed = Liczba lub dowolny tekst; to samo ziarno i tyle samo gier próbnych dają te same liczby.
    .seat = Kto gra na danym miejscu, na przykład 2=fair, jeśli zapis tego nie mówi; można podać kilka razy.
    .json = Analiza jako JSON.
    .report = Zapisz stronę z krzywą i kluczowymi momentami, jeden samodzielny plik HTML.

help-verify = Sprawdź, czy zapis da się odtworzyć i czego dowodzi o rozdaniu.
    .file = Zapis gry, jaki po grze daje stół na serwerze.
    .commitment = Skrót sekretu serwera, który twoja strona pokazała przed grą.
    .seat = Twoje miejsce, licząc od 0.
    .number = Liczba losowa, którą wysłała twoja strona.
    .seals = Skróty wszystkich liczb według miejsc, tak jak dostała je twoja strona, po przecinku; gdzie skrótu nie ma, kreska.

help-card = Pokaż kartę: ile kosztuje i co robi.
    .name = Nazwa karty w jednym z pięciu języków; wystarczy początek.
    .edition = 1 lub 2: tekst której edycji.
    .cards = Plik z własnymi kartami.

help-kingdom = Wypisz polecane zestawy, pokaż jeden z nich albo wylosuj zestaw.
    .name = Polecany zestaw, dziesięć nazw kart po przecinkach w dowolnym języku albo random; bez nazwy: lista zestawów.
    .seed = Dla random: liczba lub dowolny tekst; to samo ziarno daje ten sam zestaw.
    .boxes = Dla random: z których pudełek, np. "base 2e" (powtórz dla kilku).
    .village = Dla random: co najmniej jedna karta, która daje +2 akcje.
    .buy = Dla random: co najmniej jedna karta, która daje +1 zakup.
    .attacks = Dla random: najwyżej tyle kart Ataku.
    .costs = Dla random: co najmniej tyle różnych kosztów.
    .ban = Dla random: karty, których ma nie być.
    .lock = Dla random: karty, które mają być.
    .colonies = Zaznacz, że do Zasobów dochodzą Platyna i Kolonia.

help-sim = Rozegraj wiele gier między strategiami i powiedz, która wygrywa.
    .strategies = Od dwóch do sześciu: pliki, nazwy wypisane przez demesne strategies, bot uniwersalny (novice, gentle, fair lub strong), bot szukający najlepszego ruchu (expert lub master), najlepsza lista znaleziona przez demesne solve (solved:ZESTAW lub solved:PLIK), boty w Pythonie (bot.py lub moduł:funkcja), standardowe wejście (-).
    .kingdom = Polecany zestaw lub dziesięć nazw kart po przecinkach; bez tej opcji karty wymienione w strategiach, dopełnione według ziarna.
    .games = Ile gier; zaokrąglane w górę tak, by każde ziarno rozegrać raz na każdą rotację miejsc (domyślnie 10{"\u00A0"}000).
    .seed = Liczba lub dowolny tekst; to samo ziarno daje te same gry na dowolnej liczbie rdzeni.
    .edition = 1 lub 2: według tekstów której edycji grać; bez tej opcji według edycji zestawu.
    .colonies = Dodaj Platynę i Kolonię.
    .start = 5/2 lub 4/3 (podział Miedziaków na dwie pierwsze ręce) albo plik z pozycją, jako JSON lub tekst.
    .until = Graj, aż każdy udział będzie znany z dokładnością do tylu punktów procentowych, np. 0.5%; sprawdzane co 1000 gier.
    .jobs = Na ilu rdzeniach; domyślnie na wszystkich, do 10 000 gier na jednym.
    .engine = local albo ray (klaster Ray).
    .paired = Dwie wersje jednej listy do porównania na tych samych ziarnach.
    .against = Z --paired: z kim mają grać.
    .json = Wynik jako JSON.
    .csv = Wiersz na każdą grę, z turą, w której dodano każdą kartę.
    .report = Zapisz stronę z wykresami, jeden samodzielny plik HTML.
    .plot = Zapisz główne wykresy jako .svg lub .png.
    .bot-timeout = Ile sekund bot w Pythonie może myśleć nad jedną odpowiedzią; działa wtedy w osobnym procesie.
    .playouts = Ile gier próbnych expert i master mogą rozegrać przed jedną decyzją; ta sama liczba daje te same gry.
    .cards = Plik z własnymi kartami.

help-tournament = Rozegraj turniej strategii, każda z każdą: tabela wyników i rankingi z ich błędami.
    .strategies = Dwie lub więcej, jak w sim; razem mogą wymieniać najwyżej dziesięć kart Królestwa.
    .kingdom = Polecany zestaw lub dziesięć nazw kart po przecinkach.
    .games = Ile gier dla każdej pary.
    .seed = Liczba lub dowolny tekst.
    .edition = 1 lub 2.
    .jobs = Na ilu rdzeniach.
    .json = Wynik jako JSON.
    .bot-timeout = Ile sekund bot w Pythonie może myśleć nad jedną odpowiedzią.
    .cards = Plik z własnymi kartami.

help-sample = Wypisz w całości jedną grę z symulacji.
    .strategies = Jak w sim.
    .kingdom = Jak w sim.
    .seed = Ziarno symulacji.
    .number = Które z jej ziaren, licząc od 0.
    .rotation = O ile miejsc obrócić kolejność graczy: przy 0 zaczyna pierwsza strategia.
    .edition = 1 lub 2.
    .colonies = Dodaj Platynę i Kolonię.
    .start = Jak w sim.
    .playouts = Jak w sim.
    .record = Gdzie zapisać przebieg gry, dla demesne replay.
    .cards = Plik z własnymi kartami.

help-solve = Znajdź dobre strategie zestawu: listy, mieszankę, której żadna z nich nie pokonuje, pierwsze zakupy.
    .kingdom = Polecany zestaw lub dziesięć nazw kart po przecinkach, w dowolnym języku.
    .players = Od 2 do 6.
    .minutes = Ile najwyżej minut szukać; domyślnie 1.
    .rounds = Zamiast tego szukaj tyle rund, ile by nie trwały; ta sama liczba daje ten sam wynik.
    .edition = 1 lub 2: według tekstów której edycji grać; bez tej opcji według edycji zestawu.
    .colonies = Dodaj Platynę i Kolonię.
    .jobs = Na ilu rdzeniach; domyślnie na wszystkich.
    .engine = local albo ray (klaster Ray).
    .json = Wynik jako JSON; z zapisanym plikiem można grać: solved:PLIK.
    .report = Zapisz wynik jako stronę, jeden samodzielny plik HTML.
    .cards = Plik z własnymi kartami.

help-strategies = Wypisz dołączone strategie albo pokaż jedną.
    .name = Pokaż tę strategię; novice, gentle, fair i strong pokazują listę, którą bot uniwersalny układa dla zestawu.
    .kingdom = Dla bota uniwersalnego: polecany zestaw lub dziesięć nazw kart po przecinkach.
    .json = Lista jako JSON.

help-research = Test badawczy: tworzenie kart, ocena agenta, tabela wyników, odtworzenie gry.
    .name = cards, evaluate, table albo record.
    .files = Dla table: pliki wyników. Dla record: jeden z nich.
    .seed = Dla cards: liczba lub dowolny tekst; to samo ziarno daje te same karty.
    .count = Dla cards: ile kart.
    .task = Dla evaluate: od T1 do T8.
    .agent = Dla evaluate: moduł:nazwa albo random, big-money, novice, gentle, fair, strong, expert, master, search, search-200, search-1000, cloned, ppo.
    .seeds = Dla evaluate: mniej ziaren na przeciwnika, niż wymaga protokół; wynik o tym informuje.
    .variant = Dla evaluate: jeden wariant zadania, np. "10 ms"; bez tej opcji wszystkie z protokołu.
    .seconds = Dla evaluate: po ilu sekundach bez odpowiedzi agent jest zatrzymywany; domyślnie 10. Gra może trwać 60 razy dłużej.
    .response = Dla evaluate: potem poszukaj też list, które wygrywają z agentem, i pokaż, jak sobie z nimi radzi. To około 5000 dodatkowych gier.
    .out = Plik na karty, wynik albo zapis gry.
    .resume = Dla evaluate: kontynuuj ocenę zapisaną w pliku --out.
    .number = Dla record: numer gry w wyniku, od 0.
    .markdown = Dla table: jako Markdown.
    .json = Dla evaluate i table: jako JSON.

help-bench = Zmierz szybkość: gry, klonowanie, decyzje, w czasie procesora.
    .json = Liczby jako JSON.
    .rounds = Ile razy wszystko zmierzyć; wynik to mediany.

help-version = Pokaż wersję programu i zasad oraz które jądro działa i dlaczego.

help-admin = Zadbaj o gry na serwerze: zrób kopię zapasową, przywróć ją, usuń stare gry, zaktualizuj bazę danych.
    .name = backup, restore, prune lub migrate.
    .file = Dla backup i restore: plik spakowany przez gzip. Zawiera sekrety gier, które jeszcze trwają.
    .days = Dla prune: usuń gry, których nikt nie ruszał przez tyle dni; domyślnie 90 dla niedokończonych i 365 dla skończonych.
    .replace = Dla restore: usuń gry, które już są w bazie; bez tej opcji można wypełnić tylko pustą bazę.
    .database = sqlite:///PLIK lub postgresql://UŻYTKOWNIK@HOST/NAZWA; bez tej opcji DEMESNE_DATABASE, a bez niej plik w folderze użytkownika.

help-serve = Udostępnij stoły przeglądarkom: na tym komputerze, w sieci albo całemu światu.
    .host = Adres, pod którym serwer nasłuchuje; 127.0.0.1 jest dostępny tylko z tego komputera.
    .port = Port; domyślnie 8200 albo następny wolny.
    .lan = Wpuść innych z tej samej sieci: nasłuchuj wszędzie i pokaż adres.
    .open = Otwórz stronę w przeglądarce.
    .database = Gdzie przechowywać gry, np. postgresql://user@host/name; bez tej opcji DEMESNE_DATABASE, a bez niej własny plik.
    .base-url = Adres serwera za proxy widziany z zewnątrz, np. https://table.example.
    .max-level = Najsilniejsze boty, które mogą tu usiąść, na przykład strong; od nich są też podpowiedzi. Domyślnie wszystkie.
    .metrics = Pozwól czytać /metrics każdemu, kto może połączyć się z serwerem, a nie tylko z tego komputera.
    .own-cards = Pozwól grać własnymi kartami każdemu, kto może połączyć się z serwerem, a nie tylko z tego komputera. Dla zaufanych osób.
    .dev = Dla programistów: można ustawiać pozycje. Tylko na tym komputerze.
    .log = Notuj każde żądanie, a nie tylko błędy, gdy standardowe wyjście błędów jest terminalem.
