### What is wrong with an input: one line that says what, where, what was expected and the nearest spelling.
### Words of the input itself (names of fields, files, options, keywords of strategies) stay as they are, in straight quotes.
### "oczekiwano" takes the genitive, so every expected-... is a genitive; got-... is a nominative. "a jest" is said of what
### stands in a file or can be counted, "podano" of a value that somebody gave.

near = ; czy chodziło o "{ $near }"?
# the name of a card, where somebody plays
near-name = ; czy chodziło o „{ $near }”?

# $a: one or more words with commas between, $b: the last one
error-either = { $a } lub { $b }

## where it is: $where is a file, a field of the input or a word of a card; $error is what is wrong there
error-in = { $where }: { $error }
error-at-line = { $where }, wiersz { $line }: { $error }

## values: $where is a field, $expected what could stand there, $got what was given
error-expected = oczekiwano { $expected }, a jest { $got }{ NEAR($near) }
error-value = { $where }: oczekiwano { $expected }, podano { $got }{ NEAR($near) }
error-number = { $where }: oczekiwano liczby od { $least } do { $most }, podano { $got }
# $where: something counted, such as players or games
error-range = { $where }: oczekiwano liczby od { $least } do { $most }, podano { $got }
error-whole = oczekiwano liczby całkowitej, podano { $got }
error-text = { $where }: oczekiwano tekstu, podano { $got }
error-too-long = { $where }: oczekiwano najwyżej { $most ->
        [one] { $most } znaku
       *[other] { $most } znaków
    }, a jest { $got }
error-too-large = { $where }: oczekiwano najwyżej { $most ->
        [one] { $most } znaku
       *[other] { $most } znaków
    }
error-yes-or-no = { $name }: oczekiwano yes lub no, podano { $got }
error-twice = { $name } występuje dwa razy
error-most-cards = oczekiwano najwyżej { $most ->
        [one] { $most } karty
       *[other] { $most } kart
    }
# $where: a field, such as a player's hand
error-unknown-card = { $where }: nieznana karta { $got }{ NEAR($near) }
# somebody typed the name of a card, in any language
error-no-such-card = nieznana karta „{ $got }”{ NEAR(CARD($near), form: "name") }
# a card there is, but not here
error-not-in-game = { CARD($card) }: nie ma takiej karty w tej grze

## files
# $reason: what the system says, or one of the reasons below
error-unreadable = { $where }: nie można odczytać: { $reason }
reason-missing = nie ma takiego pliku
reason-forbidden = brak uprawnień
reason-folder = to jest folder
reason-no-folder = część ścieżki nie jest folderem
reason-read-only = dysk jest tylko do odczytu
reason-full = brak miejsca na dysku
# an address and port of this machine
reason-taken = ten adres jest już zajęty
reason-no-address = ten komputer nie ma takiego adresu
reason-not-text = to nie jest tekst UTF-8
reason-not-json = to nie jest JSON, który da się odczytać
# $line and $column: where the JSON ends to make sense
reason-not-json-at = to nie jest JSON (wiersz { $line }, kolumna { $column })

## what stands instead of what was expected
got-line-end = koniec wiersza
got-file-end = koniec pliku
# $name: a type such as "Action", in quotes
got-type = typ { $name }
# $text: a condition of a strategy such as "turn > 3", in quotes
got-condition = warunek { $text }

## card files: what is expected next; words and signs of the file are never translated
expected-token = słowa, liczby lub tekstu w cudzysłowie
expected-part = słowa, liczby, tekstu w cudzysłowie lub listy
expected-word = znanego słowa
expected-types-both = typów po obu stronach |
expected-fewer-brackets = najwyżej { $most ->
        [one] { $most } poziomu nawiasów
       *[other] { $most } poziomów nawiasów
    }
expected-bracket-after = "(" po { $word }
expected-without-brackets = { $word } bez nawiasów
# $name: an argument such as play=
expected-once = { $name } tylko raz
expected-argument-name = argumentu z nazwą
argument-kingdom = ZESTAW

## card files: words and their arguments; $where is a word of the vocabulary or the card's name
error-amount = { $where }: oczekiwano ilości, podano { $got }
error-fixed-amount = { $where }: oczekiwano liczby, that_many, empty_piles lub each_type, podano { $got }
error-card-or-type = { $where }: oczekiwano nazwy karty w cudzysłowie lub typu, podano { $got }
error-card-in-quotes = { $where }: oczekiwano nazwy karty w cudzysłowie, podano { $got }
error-types = { $where }: oczekiwano typów, np. ACTION lub ACTION | ATTACK, podano { $got }
error-steps = { $where }: oczekiwano listy kroków w nawiasie kwadratowym, podano { $got }
error-step = { $where }: oczekiwano kroku, podano { $got }
error-openly = put_on_deck: openly=True można podać tylko dla kart z ręki
error-gain-number = gain: n= można podać tylko z where=TRASHED, a jest { $got }; zamiast tego napisz gain dwa razy
error-gain-to = gain: z where=TRASHED nie można podać to=, a jest { $got }
error-gain-trashed = gain: z where=TRASHED nie można podać ani karty, ani kosztu
# $choices: words of the vocabulary
error-may = may: oczekiwano kroku z wyborem ({ $choices }), podano { $got }
error-no-option = choose: oczekiwano co najmniej jednej opcji

## card files: cards; $card is the name of the user's own card
error-own-name = card: oczekiwano w cudzysłowie nazwy złożonej z 1–40 liter, cyfr i pojedynczych spacji, podano { $got }
error-own-twice = oczekiwano nowej nazwy, a nazwa { $card } występuje dwa razy
error-own-known = { $card }: oczekiwano nowej nazwy, a jest już inna karta o nazwie { $other }
error-own-list = { $card }: oczekiwano innej nazwy, strategia odczytałaby ją jako { $other } i „{ $word }”
error-own-names = { $card }: nieznana karta { $got }{ NEAR($near) }
error-unplayable = { $card }: zagrywa się tylko karty Akcji i Skarbu, więc nie można tu podać play=
error-reaction-type = { $card }: oczekiwano typu REACTION razem z reaction=when_attacked(...) albo żadnego z nich
error-points = { $card }: oczekiwano points=liczba, per_cards(n) lub per_card(nazwa), podano { $got }

## card files: where a word may stand; lifted cards are those revealed or looked at that have not landed anywhere yet
error-lifted-at-end = { $card }: na końcu oczekiwano discard_rest() lub put_back(), bo odkryte lub obejrzane karty muszą gdzieś trafić
error-lifted-in-each = { $card }: w each_other oczekiwano discard_rest() lub put_back(), bo odkryte lub obejrzane karty muszą gdzieś trafić
error-lifted-maybe = { $card }: odkryte lub obejrzane karty muszą gdzieś trafić także wtedy, gdy warunek nie jest spełniony
error-lifted-before = { $card }: przed { $word } oczekiwano discard_rest() lub put_back()
error-lifted-until = { $card }: po reveal_until oczekiwano discard_rest(), a nie put_back()
error-only-player = { $card }: { $word } dotyczy tylko gracza, który zagrywa kartę, więc nie może stać w each_other ani w Reakcji
error-not-in-each = { $card }: { $word } nie może stać w each_other ani w Reakcji
error-not-in-loop = { $card }: { $word } nie może stać w for_each_different
error-only-in-each = { $card }: you_choose może stać tylko w each_other lub each_player
error-only-in-reaction = { $card }: unaffected() może stać tylko w Reakcji
# $after: a word, or words with "or"
error-only-after = { $card }: { $word } może stać tylko po { $after }
error-only-named = { $card }: it_is_named może stać tylko po name_a_card(), bez choose pomiędzy nimi
error-cards-too-long = opisy kart tej gry są razem zbyt długie
error-too-many-conditions = w kartach tej gry jest razem zbyt wiele różnych warunków

## kingdoms
error-kingdom = kingdom: oczekiwano polecanego zestawu lub dziesięciu nazw kart, podano { $got }{ NEAR($near) }
error-kingdom-names = kingdom: oczekiwano nazw kart, podano { $got }
error-kingdom-ten = kingdom: oczekiwano dziesięciu nazw kart, podano { $got }
error-kingdom-basic = kingdom: oczekiwano karty Królestwa, a { CARD($card, 1) } jest w każdej grze
error-kingdom-twice = kingdom: oczekiwano dziesięciu różnych kart, a { CARD($card, 1) } występuje dwa razy
error-kingdom-wishes = kingdom: żaden zestaw dziesięciu kart nie spełnia wszystkich życzeń
error-kingdom-wished = kingdom: wykluczona lub wymagana może być tylko karta Królestwa, podano { $got }
error-kingdom-both = kingdom: { CARD($card, 1) } nie może być zarazem wśród kart wykluczonych i wymaganych
error-kingdom-locked = kingdom: oczekiwano najwyżej { $most ->
        [one] { $most } wymaganej karty
       *[other] { $most } wymaganych kart
    }, podano { $got }
error-kingdom-few = kingdom: oczekiwano co najmniej { $least ->
        [one] { $least } karty
       *[other] { $least } kart
    } do wyboru, a jest { $got }
error-boxes-few = boxes: oczekiwano pudełek, które mają razem co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[other] { $least } kart
    }
# $box: base or intrigue
error-boxes-few-of = boxes: oczekiwano pudełek, które mają razem co najmniej { $least ->
        [one] { $least } kartę { $box }
        [few] { $least } karty { $box }
       *[other] { $least } kart { $box }
    }

## games
error-edition = edition: oczekiwano 1 lub 2, podano { $got }
# $last: the last seat
error-first = first: oczekiwano miejsca od 0 do { $last } lub "random", podano { $got }
error-seed = seed: oczekiwano liczby całkowitej lub tekstu, podano { $got }
error-key = key: oczekiwano 32 bajtów, podano { $got }
error-kinds = oczekiwano najwyżej { $most ->
        [one] { $most } rodzaju kart
       *[other] { $most } rodzajów kart
    } w jednej grze, a jest { $got }
error-action-number = oczekiwano numeru akcji od 0 do { $most }, podano { $got }
error-at = at: oczekiwano liczby odpowiedzi od 0 do { $most }, podano { $got }
error-not-over = next_first: oczekiwano zakończonej gry
error-resample = resample: oczekiwano decyzji gracza na miejscu { $seat }
error-playouts-seat = playouts: oczekiwano decyzji gracza na miejscu { $seat }
error-playouts-half = playouts: odpowiedź jest już zaczęta, najpierw trzeba ją dokończyć
error-weight = lists: oczekiwano wagi co najmniej 0, podano { $got }
error-playouts-nobody = playouts: oczekiwano wśród graczy jednego z poziomów botów ({ $levels })
error-seconds = seconds: oczekiwano liczby większej od 0 i najwyżej { $most }, podano { $got }
error-names = names: oczekiwano imienia dla każdego gracza (razem { $n }), podano { $got }

## answers
error-over = gra jest skończona, nie ma na co odpowiadać
# $asked: what is asked, $amount: how many, $options: of what, $got: what was answered
error-answer = { $asked }: oczekiwano { $amount } spośród: { $options }; podano { $got }{ NEAR($near) }
# $kind: a kind of decision such as discard, never translated; $card: the card that asks
error-asked-by = { $kind } ({ CARD($card) })
# how many, or of which numbers
error-from-to = { $least }–{ $most }
error-cards = { NAMES($cards) }
error-half-answered = { $kind }: najpierw trzeba dokończyć odpowiedź podawaną wybór po wyborze, a jest { $got }
# $legal: numbers of actions, each with its name in brackets
error-action = oczekiwano jednej z akcji: { $legal }; podano { $got }
error-no-room = { $most ->
        [one] więcej niż { $most } karta w taliach leżałaby
        [few] więcej niż { $most } karty w taliach leżałyby
       *[other] więcej niż { $most } kart w taliach leżałoby
    } w znanej kolejności; nic się nie zmieniło

## positions
error-position-head = oczekiwano "kingdom: ..." lub podobnego początku, a jest { $got }{ NEAR($near) }
error-position-seat = oczekiwano miejsca od 0 do 5, a jest { $got }
error-position-gap = position: oczekiwano miejsc 0, 1, … bez przerw
error-position-seed = seed: oczekiwano liczby lub tekstu w cudzysłowie, a jest { $got }
error-position-key = position: brak klucza "{ $key }"
error-position-players = position: "players": oczekiwano od { $least } do { $most ->
        [one] { $most } gracza
       *[other] { $most } graczy
    }, a jest { $got }
error-position-pile = position: "supply": oczekiwano stosów z tej gry, a jest { $got }{ NEAR($near) }
error-position-order = position: oczekiwano w taliach najwyżej { $most ->
        [one] { $most } karty
       *[other] { $most } kart
    } w znanej kolejności
error-position-deck = position: "players"[{ $seat }] "deck": oczekiwano w taliach najwyżej { $most ->
        [one] { $most } karty
       *[other] { $most } kart
    } w znanej kolejności, na wszystkich miejscach razem
error-dict = { $where }: oczekiwano słownika (dict), a jest { $got }
error-unknown-key = { $where }: nieznany klucz { $got }{ NEAR($near) }
error-card-list = { $where }: oczekiwano listy nazw kart, a jest { $got }
error-many-cards = { $where }: oczekiwano najwyżej { $most ->
        [one] { $most } karty
       *[other] { $most } kart
    }, a jest { $got }

## records; $name is a field of the record's head
error-record-first = oczekiwano "Demesne record, notation { $notation }, rules n", a jest { $got }
error-record-notation = oczekiwano notacji w wersji { $notation }, a jest { $got }
error-record-needs = record: w nagłówku brak wiersza "{ $name }: ..."
error-record-needs-key = record: w nagłówku brak wiersza "key: ..." lub "commitment: ..."
error-record-hex = { $name }: oczekiwano 64 cyfr szesnastkowych
error-record-proof = wiersz { $name } nie wygląda tak, jak zapisuje go stół: { $got }
error-record-number = { $name }: oczekiwano liczby, a jest { $got }
error-record-position = oczekiwano pozycji w formacie JSON
error-record-line = oczekiwano tury, odpowiedzi, np. "buy: Silver", lub końca, a jest { $got }
# the commitment is the key's fingerprint, published before the game
error-record-committed = klucz nie zgadza się ze swoim skrótem podanym przed grą
error-record-sealed = record: nie ma tu jeszcze klucza (jest tylko jego skrót, commitment), więc gry nie można odtworzyć
# $error: what differs; $recorded and $rules: versions of the rules
error-record-differs = record, wiersz { $line }: { $error } (wersja zasad w zapisie: { $recorded }, tutaj: { $rules })
error-record-asks = gra pyta o "{ $asked }", a zapis odpowiada na "{ $answered }"
error-record-over = gra jest skończona, a zapis odpowiada jeszcze na "{ $answered }"
error-record-turn = oczekiwano tury { $turn } gracza na miejscu { $seat }
error-record-end = gra nie kończy się tutaj tak, jak w zapisie
error-record-state = oczekiwano stanu { $expected }, a jest { $got }

## at the table

typed-letter = samo „{ $got }” nie jest tu poleceniem; ? pokazuje polecenia, a kartę wskazują dwie litery lub numer
typed-none = trzeba coś wybrać: co najmniej { $least }
typed-all = { $n ->
    [one] jest { $n } opcja
    [few] są { $n } opcje
   *[other] jest { $n } opcji
}, wybrać można najwyżej { $most }
typed-yes = samo „tak” tu nie wystarczy; do wyboru: { $options }
typed-number = { $most ->
    [1] { $got }: jedyny numer to tutaj 1
   *[other] { $got }: oczekiwano numeru od 1 do { $most }
}
typed-several = „{ $got }” może oznaczać: { $options }
typed-not-now = nie można teraz wybrać { CARD($card, form: "gen") }; do wyboru: { $options }
typed-unknown = „{ $got }”: nie ma tu takiej opcji; do wyboru: { $options }{ NEAR($near, form: "name") }
typed-level = oczekiwano poziomu od 0 do 2, z nazwą karty przed nim lub bez niej, podano „{ $got }”
typed-lines = oczekiwano liczby wierszy, podano „{ $got }”
seat-name = oczekiwano imienia o długości od 1 do { $most ->
        [one] { $most } znaku
       *[other] { $most } znaków
    }, bez znaków sterujących, podano { $got }
seat-people = oczekiwano najwyżej { $most ->
        [one] { $most } osoby
       *[other] { $most } osób
    } przy { $players ->
        [one] { $players } graczu
       *[other] { $players } graczach
    }, podano { $got }
seat-twice = oczekiwano różnych imion, a imię { $name } występuje dwa razy
table-entry = oczekiwano wpisu z dziennika stołu, a jest { $got }
table-setup = oczekiwano ustawień stołu, a jest { $got }
table-seats = oczekiwano { $players ->
        [one] { $players } miejsca
       *[other] { $players } miejsc
    }, a jest { $seats }
table-undo = oczekiwano odpowiedzi, którą można jeszcze cofnąć, a jest wpis { $to }
answer-other-seat = miejsce { $seat } nie może odpowiedzieć, decyzja należy do miejsca { $player }
typed-exactly = wybierz dokładnie { $n } z: { $options }
typed-amount = { $least ->
    [0] wybierz najwyżej { $most } z: { $options }
   *[other] wybierz od { $least } do { $most } z: { $options }
}
typed-position = podaj liczbę: { $options }
typed-treasures = nie ma teraz kart Skarbu do zagrania
typed-buy = niczego nie można teraz kupić
typed-what = podaj też kartę: { $options }
resume-busy = { $file }: ta gra toczy się w innym terminalu
resume-none = nie ma niedokończonej gry; nową zaczyna demesne play
resume-file = { $file }: oczekiwano pliku przerwanej gry lub zapisu gry

## tables on a server

table-over = gra jest skończona
table-seat = oczekiwano miejsca od 0 do { $most }, podano { $seat }
table-resigned = na miejscu { $seat } gra jest już poddana
table-unknown = nie ma takiego stołu
table-full = wszystkie miejsca są zajęte
table-not-yours = to nie jest twoje miejsce
seat-elsewhere = na tym miejscu gra się teraz z innego urządzenia
table-not-begun = gra jeszcze się nie zaczęła
table-not-over = oczekiwano zakończonej gry
table-answered = na to pytanie już padła odpowiedź
table-kingdom = oczekiwano Królestwa: zestawu, dziesięciu kart lub random
table-closed = tę grę rozpoczęto w innej wersji zasad i nie można jej kontynuować
table-elsewhere = ten stół obsługuje inna wersja programu; spróbuj jeszcze raz za chwilę
undo-off = przy tym stole cofanie jest wyłączone
deal-late = karty są już rozdane: stół nie przyjmuje więcej liczb
deal-early = stół przyjmuje liczby dopiero wtedy, gdy wszyscy gracze przyślą ich skróty
deal-number = wcześniej przysłano skrót innej liczby
verify-missing = w zapisie nie ma dowodu na uczciwe rozdanie, a w tej grze powinien być
verify-promise = sekret w tym zapisie nie zgadza się ze skrótem podanym przed grą
verify-other-promise = serwer podał przed grą skrót innego sekretu
verify-other-table = to zapis gry przy innym stole
verify-key = klucz w tym zapisie nie wynika z sekretu i liczb losowych
verify-first = według klucza z tego zapisu zaczyna inny gracz
verify-number = twojej liczby nie ma w kluczu na twoim miejscu
verify-seals = pozostałe liczby nie są tymi, które ustalono przed wysłaniem twojej
verify-options = --number i --seat podaje się razem
undo-none = nie ma czego cofnąć
undo-seen-new = od tego czasu ujawniono nowe karty; przy tym stole nie można już tego cofnąć
stand-in-early = bot może zagrać dopiero po { $seconds ->
        [one] { $seconds } sekundzie
       *[other] { $seconds } sekundach
    } nieobecności gracza
say-unknown = oczekiwano jednego ze zwrotów tego stołu
hello-twice = hello już było
table-not-asked = teraz nie ma pytania do ciebie
table-no-wish = nikt nie prosi o cofnięcie
table-old = tę grę rozegrano w innej wersji zasad; można ją przeczytać, ale nie da się jej przejść krok po kroku
table-one-by-one = tutaj tylko po jednej odpowiedzi: pomiędzy nimi wychodzą na jaw nowe rzeczy
table-arrange = każda z kart musi być wymieniona dokładnie raz
table-long = przy tym stole wydarzyło się już tyle, że od teraz liczą się tylko odpowiedzi
pick-turn = teraz nie twoja kolej na wybór karty
pick-card = oczekiwano jednej z dostępnych kart, a podano: { $got }
table-moment = oczekiwano momentu od 0 do { $most } i miejsca z tej gry
typed-elsewhere = to polecenie działa w terminalu; na stronie służą do tego przyciski

## the store

# somebody plays, and the database does not answer
store-away = baza danych chwilowo nie odpowiada; spróbuj jeszcze raz
store-back = baza danych znowu odpowiada
store-damaged = baza danych tego serwera jest uszkodzona; osoba prowadząca serwer musi przywrócić kopię zapasową
# $where: the database, $reason: what the system says
store-unusable = { $where }: nie można użyć bazy danych: { $reason }
store-damaged-file = { $where }: baza danych jest uszkodzona ({ $reason }); przenieś plik w inne miejsce i przywróć kopię zapasową: demesne admin restore PLIK
restore-shared = tej bazy danych używa serwer; zatrzymaj wszystkie serwery, które z niej korzystają, a potem przywróć kopię
store-address = oczekiwano adresu bazy danych sqlite:///PLIK lub postgresql://UŻYTKOWNIK@HOST/NAZWA
# $command installs it
store-driver = PostgreSQL wymaga pakietu asyncpg: { $command }
# $found, $known: numbers of schemas
store-newer = { $where }: tej bazy danych używała nowsza wersja programu (schemat { $found }, ta wersja zna schematy do { $known })
# $option: the option that allows it
store-not-empty = { $where }: są tu już gry; { $option } wstawia kopię zapasową na ich miejsce
backup-file = { $file }: oczekiwano całej kopii zapasowej z demesne admin backup
# $command: what mends it
secret-mode = { $file }: ten sekret mogą odczytać inni; ogranicz dostęp ({ $command }) albo usuń plik, a powstanie nowy
secret-length = { $file }: oczekiwano sekretu o długości co najmniej { $least ->
        [one] { $least } bajtu
       *[other] { $least } bajtów
    }, a jest { $got }

## the server

server-port = port: oczekiwano liczby od 0 do { $most }, podano { $got }
server-host = host: oczekiwano adresu lub nazwy tego komputera, podano { $got }
server-base-url = base URL: oczekiwano adresu bez ścieżki, np. https://table.example, podano { $got }
server-dev = --dev: oczekiwano adresu dostępnego tylko z tego komputera, podano { $host }
# $reason: what the system says
server-taken = nie można nasłuchiwać pod adresem { $host }, port { $port }: { $reason }
server-unknown-host = ten serwer nie ma takiej nazwy
server-origin = żądanie nie pochodzi ze strony tego serwera
server-too-many = zbyt wiele żądań naraz; poczekaj { $seconds } s
server-too-many-open = zbyt wiele połączeń naraz; zamknij jedno z nich albo poczekaj { $seconds } s
server-spent = ten adres lub gość zużył swój czas obliczeń; poczekaj { $seconds } s
server-busy = serwer ma zbyt wiele pracy; spróbuj ponownie za { $seconds } s
server-full = do serwera trafia zbyt wiele danych naraz; spróbuj ponownie za { $seconds } s
server-too-heavy = to wymaga więcej czasu obliczeń lub pamięci, niż serwer daje jednemu żądaniu
server-no-workers = serwer nie może uruchomić procesu do tej pracy
server-stopping = serwer właśnie się zatrzymuje; spróbuj ponownie za minutę
server-record-answers = record: oczekiwano najwyżej { $most } odpowiedzi, podano { $got }
server-metrics = metryki są dostępne tylko z tego komputera, chyba że serwer uruchomiono z --metrics
server-own-cards = grać własnymi kartami można tylko z tego komputera, chyba że serwer uruchomiono z --own-cards
server-not-ready = serwer nie jest gotowy
server-fault = na serwerze wystąpił błąd
server-page = strona nie jest zbudowana: w folderze ze źródłami buduje ją make play
server-nothing-here = pod tym adresem nic nie ma
server-method = ten adres nie przyjmuje tej metody
server-too-long = żądanie jest zbyt długie
server-slow = żądanie docierało zbyt długo
server-deep = żądanie jest zbyt głęboko zagnieżdżone
server-json = oczekiwano treści typu application/json
# $error: what was expected where, in the words of the protocol
server-input = niezgodne z oczekiwaniem: { $error }
server-language = language: oczekiwano jednego z języków: { $langs }
server-only-here = może to zrobić tylko ktoś przy komputerze z serwerem
server-no-network = nie ma sieci, dla której można otworzyć stół
server-no-link = oczekiwano linku utworzonego przez ten serwer
server-no-address = oczekiwano adresu tego serwera
server-hello = oczekiwano hello jako pierwszej wiadomości
server-binary = oczekiwano wiadomości tekstowej, a są bajty
server-long = oczekiwano wiadomości o długości najwyżej { $most ->
        [one] { $most } bajtu
       *[other] { $most } bajtów
    }
server-message = to nie jest wiadomość protokołu: { $error }
error-only-at-gain = { $card }: { $word } może stać tylko w tym, co karta robi przy zdobyciu lub na początku tury
error-position-staying = { $where }: oczekiwano kart, które leżą w "play", jest { $got }
error-position-later = { $where }: oczekiwano karty z późniejszą częścią, jest { $got }
error-position-later-many = position: zbyt wiele dalszych części kart Następstwa, limit to { $most }
error-position-token = { $where }: "trade route" może wynosić 0 lub 1, a 1 tylko tam, gdzie żeton leżał od początku; jest { $got }
error-position-aside = position: "durations": { $where } niczego nie odkłada, jest { $got }
error-only-until-then = { $card }: { $word } może stać tylko w until_then słowa next_turn
error-only-at-end = { $card }: { $word } może stać tylko w at_end_of_buying
error-same-moment = { $card }: { $first } i { $second } działają w tej samej chwili; oczekiwano jednego efektu ze wszystkimi krokami, na przykład { $first }(step, step)
error-same-gain = { $card }: { $first } i { $second } mogą działać przy dodaniu tej samej karty; oczekiwano tylko jednego z nich
error-once-alone = { $card }: this_turn(..., once=True) obok innego this_turn; oczekiwano, że karta nie ma innego this_turn

## A guest's own record and the kingdom of the day

day-unknown = ten dzień nie ma królestwa
mine-sure = usunięcie wszystkiego wymaga "sure": true
mine-link = ten prywatny link nie jest (już) ważny
mine-opposed = niczego nie przeniesiono: ty i właściciel tego linku gracie przeciwko sobie w grze, która jeszcze trwa
mine-before = before: oczekiwano czasu ze strefą, a jest { $got }
mine-kingdom-name = zachowane królestwo musi mieć nazwę
mine-kingdoms = za dużo królestw, granica: { $most }

## Podpowiedzi i analizy

hint-off = przy tym stole nie ma podpowiedzi: grają ze sobą ludzie i nie zgodzili się na nie
server-level = poziom bota na tym serwerze to { $levels }, a nie { $level }
server-thinking-spent = ten stół zużył na razie swój czas obliczeń
server-thinking-late = żaden proces roboczy nie był wolny na czas
analysis-unknown = nikt jeszcze nie poprosił o tę analizę
