### The table in the browser. $who is a player's name and is never inflected: it is the subject of a verb in the
### present tense, or stands behind a dash or a colon. A short label of a zone is one word: Ręka, Talia, Odrzucone.

## Everywhere

web-language = Język
web-language-en = English
web-language-hu = Magyar
web-language-ru = Русский
web-language-pl = Polski
web-language-is = Íslenska
web-theme = Kolory
web-theme-system = systemowe
web-theme-light = jasne
web-theme-dark = ciemne
web-to-start = Na stronę główną
web-no-page = Nie ma takiej strony.
web-no-server = Nie można połączyć się z serwerem.
# $status: the number of an HTTP answer
web-failed = To się nie udało ({ $status }).

## Cards; the first five follow a card's name and a comma: "Wioska, koszt: 3, zostało: 10, Akcja"

web-card-cost = koszt: { $n }
web-card-cost-less = koszt: { $n } zamiast { $usual }
web-card-left = { $n ->
    [0] stos pusty
   *[other] zostało: { $n }
}
web-card-copies = { $n ->
    [one] { $n } sztuka
    [few] { $n } sztuki
   *[other] { $n } sztuk
}
# $n: the place in the order in which cards are chosen, or how many of equal cards are chosen
web-card-chosen = wybór: { $n }
web-card-loading = Tekst karty zaraz się pojawi.
web-card-other-edition = { $edition ->
    [1] W I edycji
   *[2] W II edycji
}
web-card-rulings = Warto wiedzieć

## What the server says at the table: hints, phrases of the players

hint-none = Bot nic by tu nie wybrał.
hint-then-buy = Potem kupiłby { CARD($card, form: "acc") }.
hint-then-nothing = Potem nie kupiłby nic.
say-hello = Cześć!
say-luck = Powodzenia!
say-nice = Ładny ruch!
say-thanks = Dziękuję!
say-oops = Ojej!
say-wait = Chwileczkę, proszę.
say-ready = Już jestem.
say-well-played = Świetna gra!
say-again = Jeszcze jedna gra?
say-bye = Do zobaczenia!

## around every page

web-skip = Przejdź do treści
# names of the two lists of links, heard by screen readers
web-site = Strony
web-more = O tej witrynie
web-how-to-play = Jak grać
web-about = O projekcie
web-privacy = Prywatność
web-free = Za darmo, bez reklam i bez konta. Nieoficjalny projekt fanowski na podstawie gry karcianej Dominion.
web-emblems = Godła: game-icons.net, CC BY 3.0
web-loading = Chwileczkę…
web-copy = Kopiuj
web-copied = Skopiowano
web-share = Udostępnij
web-your-name = Twoje imię
# who has not chosen a name
web-guest = Gość
web-count-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}

## the start page

web-tagline = Twoja talia, twój ruch
web-welcome = Zbuduj talię w świecie wiosek, targów i rywalizujących możnowładców. Graj z botami albo ze znajomymi, w swoim języku. Kilka sekund i masz na ręce pierwsze karty.
web-door-bot-play = Graj teraz

## making a table

web-setup-seats = Kto gra
web-setup-options = Więcej opcji
web-setup-invite = Utwórz stół
web-setup-invite-note = Potem dostaniesz link dla znajomych.
web-setup-start = Zacznij grę
web-setup-start-note = Gra zacznie się od razu.
web-setup-pick-note = Najpierw gracze po kolei wybiorą dziesięć kart.
web-seat-n = Gracz { $n }
# $who: one's own name
web-seat-me = { $who } (ty)
web-seat-friend = ktoś znajomy, przez link
web-seat-bot = bot
web-seat-here = ktoś inny na tym urządzeniu
web-seat-who = Gracz { $n }: kto to będzie?
web-seat-level = Poziom bota
web-seat-remove = Usuń gracza { $n }
web-seat-add = Dodaj gracza
web-option-edition = Teksty kart
web-option-edition-usual = według zestawu
web-option-edition-n = { $n ->
    [1] I edycja
   *[2] II edycja
}
web-option-first = Kto zaczyna
web-option-first-random = losowo
web-option-undo = Cofanie
web-option-undo-free = tylko przed ujawnieniem nowych kart
web-option-undo-ask = także później, za zgodą pozostałych
web-option-undo-off = nigdy
web-option-clock = Czas na decyzję
web-clock-none = bez limitu
web-clock-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[other] { $n } sekund
}
web-clock-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
web-clock-day = doba
# a text from which all shuffles follow
web-option-seed = Ziarno
web-option-seed-note = To samo ziarno daje znów to samo rozdanie. Stół jest wtedy treningowy.
web-option-counts = Pokazuj, ile kart jest w taliach i na stosach kart odrzuconych
web-option-counts-note = Zasady każą ukrywać te liczby.
web-option-colonies = Platyna i Kolonia
web-option-colonies-note = Dwa dodatkowe stosy: karta Skarbu warta 5 monet i karta Zwycięstwa warta 10 punktów.
web-option-public = Stół publiczny
web-option-public-note = Każda osoba na tym serwerze może go znaleźć i dołączyć do gry albo ją oglądać.
web-rules = Zasady przy tym stole
web-rules-undo-ask = swobodnie do ujawnienia nowych kart, potem za zgodą pozostałych

## choosing the ten cards

web-kingdom-heading = Królestwo
web-kingdom-text = Według nazw
web-kingdom-pick = Wybierane po kolei
web-kingdom-paste-label = Dziesięć nazw kart w dowolnym z pięciu języków albo nazwa zestawu
# card names with commas between, as an example of what can be typed
web-kingdom-paste-example = { CARD("Village") }, { CARD("Smithy") }, { CARD("Market") }, { CARD("Moat") }…
web-kingdom-read = Pokaż te karty
web-kingdom-pick-note = Gracze po kolei wybierają po jednej karcie, aż będzie ich dziesięć. Boty też wybierają.
web-kingdom-boxes = Pudełka
web-kingdom-village = Z kartą, która daje +2 akcje
web-kingdom-buy = Z kartą, która daje +1 zakup
# before a number
web-kingdom-attacks = Ataków najwyżej
web-kingdom-costs = Różnych kosztów co najmniej
web-kingdom-any = dowolnie
web-kingdom-never = Wyklucz
web-kingdom-never-pick = wybierz kartę…
web-kingdom-banned = Karty wykluczone
web-kingdom-unban = { CARD($card) }: nie wykluczaj
web-kingdom-deal = Wylosuj inne karty
web-kingdom-deal-rest = Wylosuj pozostałe
web-kingdom-lock-note = Zablokuj karty, które mają zostać, i wyklucz te, których nie chcesz.
web-kingdom-lock = { CARD($card) }: zachowaj
web-kingdom-ban = { CARD($card) }: wyklucz
# $cards: the ten names
web-ten = { NAMES($cards) }

## sitting down

web-lobby = Przygotowania do gry
web-lobby-waits = { $n ->
    [one] Brakuje jeszcze { $n } gracza. Gra zacznie się sama, gdy wszyscy będą przy stole.
   *[other] Brakuje jeszcze { $n } graczy. Gra zacznie się sama, gdy wszyscy będą przy stole.
}
web-lobby-begins = Komplet przy stole. Gra się zaczyna.
# players pick the ten cards in turn; the second: the person on a shared device whose turn it is
web-pick-mine = Twoja kolej: wybierz kartę do Królestwa
web-pick-here = { $who }: wybierz kartę do Królestwa
web-pick-other = Kartę wybiera { $who }
web-pick-later = Gdy wszyscy będą przy stole, gracze będą po kolei wybierać po jednej karcie, aż będzie ich dziesięć.
web-pick-count = Wybrane karty: { $n } z { $of }
web-pick-new = Nowe w Królestwie: { NAMES($cards) }
web-pick-offer = Karty do wyboru
web-pick-this = Wybierz { CARD($card, 1, form: "acc") }
web-pick-how = Wskaż kartę, aby ją przeczytać; wskaż ją jeszcze raz, aby ją wybrać.
web-lobby-seats = Miejsca
# instead of a name: nobody sits there yet
web-seat-free = wolne miejsce
web-lobby-waited = czeka na kogoś znajomego
web-lobby-you = ty
web-lobby-here = przy stole
web-lobby-away = z dala od stołu
web-arrive-join = Zaproszenie do gry
web-arrive-watch = Oglądanie gry
web-arrive-seat = Powrót na swoje miejsce
web-arrive-opens = Drzwi się otwierają…
web-arrive-sit = Zajmij miejsce
web-arrive-full = Wszystkie miejsca są zajęte. Możesz oglądać grę.
web-invite = Zaproś
web-invite-alone = Na razie stół jest dostępny tylko z tego komputera.
web-invite-open = Otwórz stół dla mojej sieci
web-invite-open-note = Urządzenia w tej samej sieci domowej lub firmowej będą mogły dołączyć, dopóki działa serwer.
web-invite-join = Dla graczy
web-invite-join-note = Kto otworzy ten link, zajmie następne wolne miejsce.
web-invite-watch = Dla widzów
web-invite-watch-note = Widzą to samo, co wszyscy przy stole; kart na ręce nie widzą.
web-invite-seat = Tylko dla ciebie
web-invite-private = Graj dalej na innym urządzeniu
# $who: somebody who shares this device
web-invite-seat-of = Link prywatny – { $who }
web-invite-seat-note = Z tym linkiem wrócisz na swoje miejsce z każdego urządzenia. Nikomu go nie udostępniaj.
web-invite-renew = Utwórz nowy link
web-invite-renewed = Stary link już nie działa.
web-invite-qr = Link jako kod QR
# $address: where the server is reached in the network
web-invite-qr-note = Skieruj na niego aparat telefonu. Adres serwera: { $address }
web-fair-short = Rozdanie jest uczciwe i po grze można to sprawdzić.
web-fair-promise = Wszystkie tasowania wynikają z sekretu serwera i liczb losowych z urządzeń graczy. Sekret jest już ustalony. Oto jego skrót; to urządzenie zachowa go i porówna po grze:
web-fair-practice = Stół treningowy: wszystkie tasowania wynikają ze znanego ziarna.

## tables to watch and past games

web-public = Stoły publiczne
web-public-none = Na razie nie ma żadnego.
web-state-lobby = czeka na graczy
web-state-running = gra trwa
web-state-over = gra skończona
web-state-closed = gra zamknięta
web-join = Dołącz
web-watch = Oglądaj
web-past = Twoje poprzednie stoły
web-past-none = Nie masz tu jeszcze żadnego stołu.
web-past-open = graj dalej
web-past-note = Ta lista jest tylko na tym urządzeniu.
# $who: the players of a table, listed
web-past-forget = Usuń z listy stół: { $who }
web-record = Zapis gry
web-record-file = Wybierz plik z zapisem gry albo upuść go tutaj
web-record-paste = Albo wklej jego tekst
web-record-show = Obejrzyj
web-record-large = Ten plik jest za duży jak na zapis gry.
web-record-another = Inny zapis gry

## after the game

web-rematch = Rewanż
# somebody else has already asked for one
web-rematch-begun = Przejdź do rewanżu
web-rematch-watch = Oglądaj rewanż
web-new-kingdom = Nowe królestwo
web-review = Analiza gry
web-replay = Analiza zapisanej gry
web-review-link = Link do tej gry
web-download = Pobierz zapis gry
# a place in the final ranking
web-result-rank = { $n }.
web-result-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
web-result-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[other] { $n } tur
}
web-result-resigned = gra poddana
web-end-unfinished = Gra nie jest skończona.
web-graph-points = Punkty na koniec każdej tury
web-graph-coins = Monety w każdej turze
web-graph-turn = Tura
web-graph-points-short = Punkty
web-graph-coins-short = Monety
# over the values of a turn
web-graph-at = Tura { $n }
web-graph-at-end = na koniec
web-graph-numbers = Liczby w tabeli
web-decks = Karty na koniec gry
web-step-first = Na początek gry
web-step-turn-back = Wstecz, do początku tury
web-step-back = O jedną decyzję wstecz
web-step-on = O jedną decyzję dalej
web-step-turn-on = Dalej, do następnej tury
web-step-last = Na koniec gry
web-step-slider = Moment gry
# $n answers of $of have been given
web-step-n = { $n } z { $of }
web-step-keys = Strzałki: o jedną decyzję; z klawiszem Shift: o jedną turę
# a list of moments of the game to jump to
web-marks = Ważne momenty
# $ask: the whole question as the player saw it
web-step-asked = { $who } – { $ask }
web-step-decides = Decyduje { $who }.
web-step-decides-because = { CARD($card) }: decyduje { $who }.
# $answer: cards, options or a number
web-step-answer = Odpowiedź: { $answer }
web-step-nothing = nic
# before a name or the next one
web-eyes = Kto patrzy:
web-moment-players = Karty graczy
web-moment-in-play = W grze
web-moment-aside = Odłożone na bok
web-moment-trash = Śmietnisko
web-moment-discard-top = na wierzchu: { CARD($card) }
web-moment-link = Link do tego momentu
web-play-on = Graj dalej od tego miejsca
# before a name, and before the strength of the bots
web-play-on-as = Jako
web-play-on-level = poziom botów
web-fairness = Czy rozdanie było uczciwe?
web-proof-holds = Tak. Twoja liczba losowa jest w kluczu, a wszystko inne w kluczu ustalono, zanim stała się znana.
web-proof-fits = Sekret, liczby i klucz pasują do siebie. To urządzenie nie dodało jednak własnej liczby, więc nic więcej nie może sprawdzić.
web-proof-late = Liczba z tego urządzenia nie dotarła do serwera na czas. Reszta pasuje do siebie, ale tobie niczego to nie dowodzi.
web-proof-old = Sekret, liczby i klucz pasują do siebie. Ta gra zaczęła się jednak w wersji 0.1.0, w której serwer mógł wybrać sekret, znając już liczby.
web-proof-promise = Nie. Sekret nie zgadza się ze skrótem podanym przed grą.
web-proof-key = Nie. Klucz nie wynika z sekretu i liczb losowych.
web-proof-other = Nie. Na tym urządzeniu serwer podał przed grą inny skrót.
web-proof-number = Nie. Serwer przyjął liczbę z tego urządzenia, ale nie ma jej w kluczu.
web-proof-seals = Nie. Liczby innych graczy nie są tymi, które ustalono przed wysłaniem twojej.
web-proof-first = Nie. Według klucza zaczyna inny gracz.
web-proof-none = Tej gry nie da się sprawdzić: rozegrano ją przy stole treningowym albo bez serwera.
web-proof-missing = Nie. Ta gra powinna mieć dowód, a w jej zapisie go nie ma.
web-proof-promised = Skrót podany przed grą
web-proof-secret = Sekret serwera
web-proof-nonces = Liczby losowe graczy
# $names: of players
web-proof-absent = Bez udziału w losowaniu rozdania, bo w ciągu 10 sekund nie nadeszła ich liczba: { $names }.
web-proof-game-key = Klucz gry
web-proof-how = Skrót to SHA-256 sekretu, a klucz to SHA-256 jednego wiersza, w którym są stół, sekret i liczby według miejsc. Jedno i drugie obliczyła ta strona i porównała z tym, co zachowało to urządzenie. Tasowań nie odtwarza. Robi to polecenie:
# $n: how many starts
web-proof-broken = { $n ->
    [one] To urządzenie wysłało liczbę do jeszcze jednego stołu, przy którym gra się nie zaczęła. Jeśli zdarza się to często, być może ktoś szuka lepszego rozdania:
    [few] To urządzenie wysłało liczby do jeszcze { $n } stołów, przy których gra się nie zaczęła. Jeśli zdarza się to często, być może ktoś szuka lepszego rozdania:
   *[many] To urządzenie wysłało liczby do jeszcze { $n } stołów, przy których gra się nie zaczęła. Jeśli zdarza się to często, być może ktoś szuka lepszego rozdania:
}

## how to play, about, privacy

web-contents = Spis treści
web-about-what = Demesne to program do gry w Dominion: zestaw podstawowy, Intryga, Przystań i Złoty Wiek w obu edycjach, z botami, symulatorem i tym stołem, w pięciu językach.
web-about-unofficial = To nieoficjalny projekt fanowski. Powstaje bez udziału wydawcy i autora gry Dominion i bez ich aprobaty. Drukowaną grę warto mieć na półce: zachęcamy do zakupu.
web-about-free = Program jest bezpłatny i otwarty: bez reklam, bez konta, bez opłat. Udostępniamy go na licencji MIT.
web-about-bundled = Z czego to jest zrobione
web-about-own = Wygląd kart, ich teksty napisane własnymi słowami i wszystkie tłumaczenia są nasze. Nie ma tu żadnej ilustracji ani tekstu z drukowanych kart. W skład strony wchodzą też:
web-about-fonts = litery, które czytasz
web-about-icons = ikony
web-about-emblems = godła na kartach, rysunki Lorca, Delapouite’a i innych
web-about-page = podstawa, na której zbudowano stronę
web-about-words = układanie zdań w każdym języku
web-about-graphs = wykresy przebiegu gry
web-about-server = Serwer jest napisany w Pythonie i korzysta z wolnych bibliotek, które mają własne licencje.
web-privacy-short = Nie chcemy nic o tobie wiedzieć i nie mamy komu o tobie opowiadać.
web-privacy-cookie = Losowa liczba w ciasteczku
web-privacy-cookie-text = Po niej serwer poznaje, które miejsca są twoje. Nic więcej o tobie nie mówi, nie odczyta jej żaden skrypt i nie dostanie jej żadna inna witryna. Jest ważna przez rok.
web-privacy-games = Gry
web-privacy-games-text = Serwer przechowuje każdą grę: karty, odpowiedzi i imiona, które wybrali gracze. Gry niedokończone są usuwane 90 dni po ostatnim ruchu, a skończone po 365 dniach.
web-privacy-record = Twoje wyniki
web-privacy-record-text = Pod tą losową liczbą serwer przechowuje też to, które miejsca są twoje, jak skończyły się twoje gry i jakie królestwa zachowujesz. Wyniki przechowujemy dłużej niż gry; są usuwane 400 dni po twojej ostatniej wizycie albo od razu na stronie wyników, skąd można je też wyeksportować. Kto ma twój prywatny link, ma to wszystko. Wyniki dnia może na tym serwerze czytać każdy, z imionami wybranymi do tych gier.
web-privacy-device = Na tym urządzeniu
web-privacy-device-text = Twoje imię, język, kolory, ustawienia, lista poprzednich stołów i twoje liczby losowe do ich rozdań zostają w tej przeglądarce. Wyczyszczenie danych przeglądarki je usuwa.
web-privacy-not = Czego nie przechowujemy
web-privacy-not-text = Ani adresów IP, ani adresów e-mail, ani statystyk dotyczących osób. Strona nie wczytuje niczego z innych serwerów, więc nikt inny nie dowie się, że tu jesteś.
web-privacy-delete = Bez śladu
web-privacy-delete-text = Usuń ciasteczko, a żadnej gry nie da się już z tobą powiązać. Imię możesz wybrać dowolne; nie musi być prawdziwe.

## the table

web-connecting = Łączenie ze stołem…
web-connection-lost = Brak połączenia; strona próbuje je odzyskać. Z gry nic nie przepadnie.
web-connection-back = Połączenie wróciło.
web-table-unknown = Nie ma takiego stołu albo nie masz do niego dostępu.
web-table-closed = Tej gry nie można kontynuować
web-to-last-table = Obejrzyj stół jeszcze raz
web-to-result = Pokaż wynik
# titles of the browser's tab
web-title-mine = ● Twoja decyzja – Demesne
web-title-other = Teraz gra { $who } – Demesne
web-title-over = Koniec gry – Demesne
# a shared device
web-cover-who = Kto bierze urządzenie?
web-cover-reactions = { CARD($card) }: czy ktoś chce odkryć kartę Reakcji?
web-cover-start = Początek tury: czy ktoś chce odkryć kartę Reakcji?
web-cover-take = To ja, { $who }
# names of zones, heard by screen readers; some are shown
web-menu = Menu stołu
web-players = Inni gracze
web-supply = Zasoby
web-table-kingdom = Królestwo
web-basic = Karty podstawowe
web-hand = Twoja ręka: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
web-hand-empty = Nie masz kart na ręce.
web-no-actions = W tej turze nie masz już akcji.
web-actions-over = Twoja faza akcji się skończyła: karty Akcji zagrasz znowu w następnej turze.
web-counters = Ta tura
web-counter-actions = Akcje: { $n }
web-counter-buys = Zakupy: { $n }
web-counter-coins = Monety: { $n }
web-beside = Dziennik i nie tylko
# short names of zones for a row of tabs on a phone
web-table-in-play = Karty w grze – { $who }
# cards lifted out of a deck or hand for a moment: looked at, revealed, set aside
web-table-aside = Wyłożone karty – { $who }:
web-hidden = { $n ->
    [one] { $n } zakryta karta
    [few] { $n } zakryte karty
   *[other] { $n } zakrytych kart
}
web-table-trash = Śmietnisko: { $n }
web-trash-heading = Śmietnisko
web-trash-empty = Śmietnisko jest puste.
# a player's zones, short
web-hand-size = Ręka: { $n }
web-deck-size = Talia: { $n }
web-deck-top = na wierzchu: { CARD($card) }
web-table-discard-top = Odrzucone: { $top ->
    [none] brak
   *[other] { CARD($top) }
}
web-discard-counted = Odrzucone: { $n }{ $top ->
    [none] {""}
   *[other] {" "}({ CARD($top) })
}
# nobody looks at the seat
web-seat-gone = z dala od stołu; bot za { $n } s
web-seat-covered = na razie gra bot
web-seat-resigned = gra poddana
web-take-over = Niech gra bot
web-covered = Na razie gra za ciebie bot.
web-take-back = Wróć na swoje miejsce
web-decides = podejmuje decyzję
web-decides-for = podejmuje decyzję: { CARD($card) }
web-clock = { $n ->
    [one] została { $n } sekunda
    [few] zostały { $n } sekundy
   *[other] zostało { $n } sekund
}
# whom the game waits for
web-wait = Chwileczkę…
web-wait-for = Decyduje { $who }
web-wait-card = { CARD($card) }: decyduje { $who }
web-wait-reactions = { CARD($card) }: czekamy na Reakcje
web-wait-start = Początek tury: czekamy na Reakcje
# heard when a decision comes; $ask is the whole question
web-your-decision = Twoja decyzja: { $ask }
web-chosen-of = { $least ->
    [0] wybrano { $n }, najwyżej { $most }
   *[other] wybrano { $n } z { $most }
}
# buttons of decisions
web-end-actions = Zakończ fazę akcji
web-end-treasures = Przejdź do zakupów
web-end-turn = Zakończ turę
web-treasures = Zagraj wszystkie karty Skarbu
# $n: the coins there are then
web-treasures-for = { $n ->
    [one] Zagraj wszystkie karty Skarbu: { $n } moneta
    [few] Zagraj wszystkie karty Skarbu: { $n } monety
   *[other] Zagraj wszystkie karty Skarbu: { $n } monet
}
web-confirm = Potwierdź
web-nothing = Nic
web-all = Wszystkie
web-any-order = Dowolna kolejność
# cards that were looked at, all in one question
web-arrange = { CARD($card) }: wybierz, co stanie się z każdą kartą
# the place of a card among those put back
web-drawn-at = { $n }. z wierzchu
web-arrange-lacks = Brakuje jeszcze karty: { $fates }
web-fate-trash = Wyrzuć
web-fate-discard = Odrzuć
web-fate-topdeck = Na talię
# two questions at once; the second can be used after this
web-then-first = Najpierw wybierz kartę z ręki.
web-clear = Wyczyść wybór
web-yes = Tak
web-no = Nie
web-react = Odkryj { CARD($card, 1, form: "acc") }
web-react-none = Nic nie odkrywaj
web-name-it = Wskaż stos albo wpisz nazwę:
web-position = Jak głęboko w talii
web-position-top = Wierzch
web-position-bottom = Spód
# $n: how many cards lie above it
web-position-at = { $n ->
    [0] na wierzchu
    [one] pod { $n } kartą
   *[other] pod { $n } kartami
}
# where the cards to pick from come from; $who: whose they are
web-tray = { $zone ->
    [discard] Na twoim stosie kart odrzuconych:
    [play] W grze:
    [trash] Na Śmietnisku:
    [deck] Na wierzchu talii – { $who }:
   *[aside] Wyłożone karty – { $who }:
}
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-asked = { $who } chce cofnąć odpowiedź, choć od tego czasu ujawniono nowe karty.
web-undo-waits = Pytamy pozostałych o zgodę.
web-agree = Zgoda
web-disagree = Nie
web-suggest = Co zrobiłby bot?
web-suggest-busy = Bot zastanawia się nad podpowiedzią.
# $picks: names of cards or options
web-hint = Bot wybrałby: { $picks }.
web-hint-cards = Bot wybrałby { CARDS($cards, form: "acc") }.
# heard after a card's name
web-hinted = to wybrałby bot
web-again = jeszcze raz, aby potwierdzić
web-ahead = zagrywasz wszystkie karty Skarbu i kupujesz tę kartę
# a pile that somebody has named: it cannot be bought, or not be gained with { $card }, this turn
web-barred = wskazane ({ CARD($card) })
web-warn-ahead = W ten sposób zakończysz fazę akcji, zagrasz wszystkie karty Skarbu i kupisz { CARD($card, 1, form: "acc") }. Jeśli tego chcesz, wybierz to jeszcze raz.
web-warn-unspent = Masz jeszcze { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
} i { $buys ->
    [one] { $buys } zakup
    [few] { $buys } zakupy
   *[other] { $buys } zakupów
}. Powtórz, aby zakończyć turę.
web-warn-treasures = Masz jeszcze na ręce karty Skarbu. Powtórz, aby przejść dalej bez nich.
web-warn-end = Po zakupie { CARD($card, form: "gen") } gra skończy się po tej turze. Powtórz, aby kupić.
web-card-text = Karta
web-close = Zamknij
# steps through the lines of the others' turns
web-log = Dziennik
web-log-filter = Które wiersze pokazać
web-log-all = wszystko
web-log-mine = o mnie
web-log-attacks = Ataki
web-log-copy = Kopiuj dziennik jako tekst
web-log-copied = Skopiowano
web-deck = Moje karty
web-deck-owned = Wszystko, co masz, gdziekolwiek leży: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
web-find = Znajdź kartę
web-find-none = Nie ma karty o takiej nazwie.
web-search = Część nazwy
web-choose-it = Wybierz
web-phrases = Powiedz coś
web-resign = Poddaj grę
web-resign-sure = Jeśli poddasz grę, nie możesz już wygrać. Przy dwóch graczach gra kończy się od razu, a przy większej liczbie dalej gra za ciebie bot.
web-resign-not = Graj dalej
# settings
web-settings = Ustawienia
web-set-english = Angielskie nazwy obok polskich
web-set-sound = Dźwięki
web-mute = Wyłącz dźwięk
web-unmute = Włącz dźwięk
web-set-hover = Pokazuj tekst karty wskazanej myszą
web-set-keys = Polecenia pojedynczymi klawiszami
web-set-keys-note = Cyfry wybierają, litery robią resztę; ? pokazuje ich listę.
web-set-sayings = Pokazuj, co mówią inni
web-set-learn = Objaśniaj każdą nowość jeden raz
web-set-learn-again = Objaśnij wszystko od nowa
web-set-text = Stół tekstowy
web-set-text-note = Ta sama gra jako nagłówki i listy, z wierszem poleceń.
web-set-autoplay = Automatyczne odpowiedzi
web-autoplay-0 = żadne
web-autoplay-1 = zwykłe
web-autoplay-2 = większość
web-autoplay-note-0 = Program nie odpowiada za ciebie na żadne pytanie.
web-autoplay-note-1 = Program odpowiada za ciebie tylko tam, gdzie możliwa jest jedna odpowiedź.
web-autoplay-note-2 = Oprócz tego program zawsze odkrywa { CARD("Moat", form: "acc") }, odrzuca bezużyteczne karty tam, gdzie nie ma wyboru, i odkłada karty na talię w dowolnej kolejności.
web-autoplay-card = Automatyczne odpowiedzi dla tej karty:
web-autoplay-as-all = jak dla wszystkich
# keys and what they do
web-keys = Klawisze
web-key-pick = wybierz to, co ma ten numer; drugi raz: zrezygnuj z tego wyboru
web-key-enter = potwierdź albo zakończ fazę lub turę
web-key-end = zakończ fazę lub turę
web-key-treasures = zagraj wszystkie karty Skarbu
web-key-yes = tak, nie
web-key-all = wybierz wszystko
web-key-clear = wyczyść wybór; zamknij to, co leży obok stołu
web-key-undo = cofnij
web-key-why = dlaczego: co bierze pod uwagę trener
web-key-log = dziennik
web-key-deck = moje karty
web-key-find = znajdź kartę
web-key-arrange = obejrzana karta; co się z nią stanie; przesuń ją
web-key-arrows = poruszaj się wśród kart w jednej strefie
web-key-shortcuts = ta lista
# a first game: each is shown once, in the prompt
web-learn-got-it = Jasne
web-learn-tip = Wskazówka
web-learn-off = Więcej nie objaśniaj
web-learn-action = Tura zaczyna się od fazy akcji. Masz jedną akcję: wybierz kartę Akcji na ręce, aby ją zagrać. Karty, które dają +1 akcję lub więcej, pozwalają grać dalej. Potem zakończ fazę.
web-learn-treasure = Teraz faza zakupu: karty Skarbu dają monety. Przycisk zagrywa je wszystkie naraz; rzadko warto którąś zatrzymać.
web-learn-buy = Wydaj monety: możesz kupić każdą kartę, na którą cię stać. Kupiona karta idzie na twój stos kart odrzuconych i trafi na rękę po następnym tasowaniu. Grę wygrywa się Prowincjami i Powiatami; dojść do nich pomagają Złoto i dobre karty Akcji.
web-learn-react = Ktoś atakuje. Możesz teraz odkryć z ręki kartę Reakcji; zostanie na ręce.
web-learn-order = Teraz może się wydarzyć kilka rzeczy. Wybierz tę, która ma być następna; pytanie wraca, aż nic nie zostanie.
web-learn-gain = Dodać kartę znaczy wziąć ją ze stosu bez płacenia. Wybierasz spośród kart, na które pozwala efekt.
web-learn-trash = Karty wyrzucone na Śmietnisko znikają z gry. Bez Klątw, Posiadłości i Miedziaków talia jest lepsza.
web-learn-discard = Odrzucone karty idą na twój stos kart odrzuconych; zobaczysz je znów po następnym tasowaniu.
web-learn-topdeck = Karty z wierzchu talii dobierzesz jako następne.
web-learn-choose = Ta karta daje wybór. Na każdym przycisku jest napisane, co robi.
web-learn-pass = Wszyscy przekazują kartę w lewo w tej samej chwili; nikt wcześniej nie widzi, co wybrali inni.
web-learn-name = Podaj nazwę karty, której spodziewasz się na wierzchu swojej talii.
web-learn-position = Im mniej kart nad nią, tym prędzej ją dobierzesz.
web-learn-wait = Teraz swoje tury rozgrywają inni. Co robią, mówi dziennik; w tym czasie możesz przeczytać każdą kartę.
# the text table
web-text-asked = Teraz
web-text-facts = Ta tura
web-text-command = Polecenie (? – pomoc)
web-text-send = Wyślij
web-text-leave = Do stołu graficznego
