### Strona początkowa, galeria, królestwo dnia, własne wyniki, udostępniane linki.

## Start page

web-play-against = przeciwnik: { $bot }
web-play-set = { $set }, { $level }
web-play-random = dziesięć losowych kart, { $level }
web-play-change = Zmień
web-continue = Kontynuuj
web-continue-go = Gram dalej
web-continue-turn = tura { $n }
web-continue-yours = Twoja decyzja.
web-continue-other = Czekamy: { $who }.
web-continue-lobby = Czeka na graczy.
web-continue-provinces = Zostało: { $n } { CARD("Province", $n) }
web-continue-more = { $n ->
    [one] Jeszcze jedna niedokończona gra
    [few] Jeszcze { $n } niedokończone gry
   *[many] Jeszcze { $n } niedokończonych gier
}
web-continue-hand = Twoja ręka: { NAMES($cards) }
web-friends = Ze znajomymi
web-friends-note = Od dwóch do sześciu graczy; wystarczy link.
web-friends-open = Utwórz stół
web-tables = Stoły publiczne
web-tables-note = Stoły, do których każdy może dołączyć lub którym może się przyglądać, oraz zapisy dowolnych gier.
web-choice = Królestwo do wyboru
web-choice-note = { $n ->
    [one] Jeden polecany zestaw, losowe królestwa albo własny wybór.
    [few] { $n } polecane zestawy, losowe królestwa albo własny wybór.
   *[many] { $n } polecanych zestawów, losowe królestwa albo własny wybór.
}
web-choice-open = Otwórz galerię

## Kingdom of the day

web-day = Królestwo dnia
web-day-note = Dziś dla wszystkich te same karty, te same tasowania i ten sam bot.
web-day-note-past = Tego dnia wszyscy mieli te same karty, te same tasowania i tego samego bota.
web-day-level = Poziom bota: { $level }.
web-day-play = Zagraj raz
web-day-go-on = Gram dalej
web-day-again = Jeszcze raz, poza konkursem
web-day-look = Wszystkie wyniki
web-day-deal = O rozdaniu
web-day-key = Klucz tego rozdania jest jawny: wynika z daty i wersji zasad, więc każdy może z góry obliczyć tasowania i nie ma tu dowodu na uczciwość rozdania. Liczy się pierwsza próba, na słowo honoru.
web-day-next = Następne pojawi się o północy UTC.
web-day-results = Wyniki na tym serwerze
web-day-nobody = Nikt jeszcze nie skończył.
web-day-alone = Jak dotąd tylko ty masz tę grę za sobą. Wyślij wynik znajomym: dostaną te same karty i te same tasowania.
web-day-place = Miejsce
web-day-name = Gracz
web-day-score = Punkty
web-day-turns = Tury
web-day-mine = Ty: { $score } do { $other }, { $result }
web-day-copy = Skopiuj wynik jako tekst
web-day-text = Demesne, królestwo dnia, { $date }: { $score } do { $other }, { $result }, { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
}

## How a game ended for somebody

web-outcome-won = wygrana
web-outcome-shared = wspólne zwycięstwo
web-outcome-lost = przegrana
web-outcome-resigned = gra poddana
end-resigned = { $me ->
    [who] Poddajesz grę. Wygrywa { $winner }.
    [winner] Poddaje grę: { $who }. Wygrywasz!
   *[nobody] Poddaje grę: { $who }. Wygrywa { $winner }.
}

## Gallery

web-gallery = Wybierz królestwo
preview-gallery = Polecane zestawy, dziesięć losowych kart albo własny wybór, z wyjaśnieniami do każdej karty.
web-gallery-ways = Sposoby wyboru
web-gallery-sets = Zestawy
web-gallery-random = Losowo
web-gallery-ten = Wybierz dziesięć
web-gallery-pick = Po kolei
web-gallery-own = Własne karty
web-filter = Filtr
web-filter-boxes = Pudełka
web-filter-with = Zawiera
web-filter-types = Typy
web-filter-cost = Koszt
web-filter-edition = Edycja
web-filter-found = { $n ->
    [0] Nie ma takich kart.
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
web-filter-sets-found = { $n ->
    [0] Nie ma takich zestawów.
    [one] { $n } zestaw
    [few] { $n } zestawy
   *[many] { $n } zestawów
}
web-trait-village = +2 akcje
web-trait-draw = dużo dobierania
web-trait-buy = +1 zakup
web-trait-trash = usuwanie kart
web-trait-gain = zdobywanie kart
web-trait-attack = Ataki
web-trait-reaction = Reakcje
web-set-won = wygrane: { $won } z { $games }
web-set-not-won = jeszcze bez wygranej
web-set-cards = { NAMES($cards) }
web-ten-chosen = wybrano { $n } z 10
web-ten-full = Masz już dziesięć kart: najpierw odłóż jedną
web-ten-fill = Uzupełnij losowo
web-ten-clear = Od nowa
web-ten-how = Wskaż kartę, aby ją wybrać; jeszcze raz, aby ją odłożyć.
web-ten-out = Odłóż { CARD($card, 1, form: "acc") }
web-ten-never = Wyklucz { CARD($card, 1, form: "acc") }
web-legend = Co znaczą znaki
web-chosen-none = Wybierz królestwo, a tu zobaczysz jego dziesięć kart.
web-matters = Co się liczy w tym królestwie
web-matters-wait = Szukanie dobrych list…
# $cards: names of cards
web-matters-list = Dobra lista kupuje oprócz pieniędzy: { $cards }.
web-matters-money = Same pieniądze, bez kart Królestwa, nie są gorsze od żadnej znalezionej listy.
# how often the mixture of lists plays this one
web-matters-share = waga w mieszance: { $n }%
# $split: coins in the first and in the second turn, "5/2"; $buys: what is bought in each, "Market / nothing"
web-matters-opening = Otwarcie przy monetach { $split }: { $buys }.
web-matters-nothing = nic
web-matters-note = Wynik krótkiego szukania (gier próbnych: { $games }), w którym dwóch graczy trzyma się list zakupów. Kto gra lepiej niż takie listy, może wydobyć z tych kart więcej.
web-keep = Zachowaj to królestwo
web-keep-name = Nazwa królestwa
web-keep-kept = Zachowano
web-keep-mine = Twoje królestwa
web-keep-forget = Usuń { $name }
web-kingdom-link = Link do tego królestwa
web-own-note = Karty napisane przez ciebie w języku kart. Tutaj zostaną sprawdzone i pokazane tak, jak by wyglądały i brzmiały.
web-own-file = Wybierz plik z kartami
web-own-text = Albo napisz karty tutaj
web-own-read = Sprawdź i pokaż
web-own-good = { $n ->
    [one] Jedna karta, bez błędów.
    [few] { $n } karty, bez błędów.
   *[many] { $n } kart, bez błędów.
}
web-own-line = Wiersz { $line }
web-own-rest = { $n ->
    [one] Jeszcze jedna karta zostanie wylosowana.
    [few] Jeszcze { $n } karty zostaną wylosowane.
   *[other] Jeszcze { $n } kart zostanie wylosowanych.
}

## Own record

web-mine = Twoje wyniki
web-mine-games = { $n ->
    [one] gra
    [few] gry
   *[many] gier
}
web-mine-won = wygrane
web-mine-streak = z rzędu
web-mine-best = najlepsza seria
web-mine-rating = ranking
web-mine-none = Tu pojawią się wyniki po pierwszej grze.
web-mine-look = Zobacz wyniki
web-mine-of = { $won } z { $games }
web-mine-levels = Gry z jednym botem
web-mine-history = Ranking po każdej grze
web-mine-rating-note = Gra z jednym botem zmienia ranking; 400 punktów to szanse dziesięć do jednego. Gry ze znanym ziarnem się nie liczą.
web-level-up = Po wygranej przeciwnik gra trochę lepiej.
web-level-down = Po dwóch porażkach przeciwnik jest trochę łatwiejszy.
web-mine-sets = Polecane zestawy
web-mine-sets-won = wygrane: { $won } z { $all }
web-mine-kingdoms-note = Królestwa zachowane oraz rozegrane więcej niż raz.
web-mine-past = Zakończone gry
web-mine-past-none = Nie ma jeszcze żadnych gier.
web-mine-search = Szukaj: gracz, karta, zestaw, wynik lub data
web-mine-found = { $n ->
    [0] Nie ma takich gier.
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
}
web-mine-practice = trening
web-mine-lesson = pierwsza gra z lekcjami
web-mine-open = Niedokończone gry
web-mine-move = Użyj na innym urządzeniu
web-mine-move-note = Otwórz ten prywatny link na innym urządzeniu, a będą tam twoje wyniki i miejsca. Nie dawaj go nikomu.
web-mine-link = Twój prywatny link
web-mine-renew = Utwórz nowy link
web-mine-renewed = Stary link już nie działa.
web-mine-export = Eksportuj wszystko
web-mine-delete = Usuń wszystko
web-mine-delete-sure = Twoje wyniki, twoje królestwa i gry, w których poza tobą grały tylko boty, zostaną usunięte na zawsze. W grach z innymi twoje miejsce stanie się niczyje.
web-mine-delete-not = Zachowaj
web-mine-deleted = Wszystko usunięto.
web-mine-sign-out = Wyloguj to urządzenie
web-mine-sign-out-sure = Na tym urządzeniu nie będzie już twoich wyników i miejsc; zostaną na serwerze. Najpierw zachowaj prywatny link: bez niego lub innego twojego urządzenia nikt do nich nie wróci.
web-mine-sign-out-not = Niczego nie zmieniaj
web-mine-others = Wyloguj wszystkie inne urządzenia
web-mine-others-sure = Na innych urządzeniach nie będzie już twoich wyników i miejsc. Twój prywatny link i linki twoich miejsc się zmienią; stoły w innych oknach trzeba będzie otworzyć na nowo.
web-mine-others-done = Wszystkie inne urządzenia zostały wylogowane.
web-mine-arrive = Twoje wyniki na tym urządzeniu
web-mine-arrive-note = Ten prywatny link prowadzi do wyników i miejsc. Jeśli są twoje, to urządzenie je dostanie, a to, w co na nim dotąd grano, zostanie do nich dodane.
web-mine-arrive-name = Ostatnio grano tam pod imieniem { $name }.
web-mine-arrive-moves = Z tego urządzenia przejdą tam:
web-mine-arrive-seats = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
} w { $games ->
    [one] { $games } niedokończonej grze
   *[many] { $games } niedokończonych grach
}, razem z kartami na ręce
web-mine-arrive-games = { $n ->
    [one] { $n } zakończona gra
    [few] { $n } zakończone gry
   *[many] { $n } zakończonych gier
}
web-mine-arrive-kingdoms = { $n ->
    [one] { $n } zachowane królestwo
    [few] { $n } zachowane królestwa
   *[many] { $n } zachowanych królestw
}
web-mine-arrive-sure = Czy to na pewno twój link? Jeśli dał ci go ktoś inny, dostanie twoje miejsca, zobaczy twoje karty i będzie mógł grać za ciebie. Nie da się tego cofnąć.
web-mine-arrive-yes = To mój link: przenieś wszystko
web-mine-arrive-not = Nie, niczego nie zmieniaj
web-mine-arrive-here = To urządzenie ma już wyniki z tego linku.
web-mine-arrive-go = Przenieś tu moje wyniki

## Addresses of tables that are shared

web-ask = Poproś o zaproszenie
web-ask-note = Sam ten adres nie wystarczy: stół jest prywatny albo już go nie ma. Poproś nadawcę o link do gry lub do oglądania.
preview-private = Prywatny stół
preview-private-note = Poproś o zaproszenie, aby zagrać lub oglądać.
preview-join = { $who } zaprasza do gry
preview-free = { $n ->
    [one] Jedno wolne miejsce.
    [few] { $n } wolne miejsca.
   *[many] { $n } wolnych miejsc.
}
preview-watch = Grają: { $who }
preview-over = Koniec gry: { $who }
preview-kingdom = Królestwo do gry
preview-mine = Prywatny link

## A shared device; answers that wait

web-cover-turn = Teraz gra: { $who }
web-answer-waits = Twoja odpowiedź czeka na powrót połączenia.
web-wish-waits = Twoja prośba czeka na powrót połączenia.
web-seat-here-name = Imię gracza { $n }
