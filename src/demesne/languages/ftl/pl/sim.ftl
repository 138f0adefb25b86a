### What the simulator says about its results. Shares, seconds and other broken numbers come written as the language writes them.
### Names of strategies are never inflected: they are the subject or stand behind a colon or "kontra".

sim-percent = { $n }%

## the table of a simulation

# $n games were played in $seconds, $rate of them in one second
sim-games = { $n ->
    [one] { $n } gra w { $seconds } s ({ $rate } na sekundę)
    [few] { $n } gry w { $seconds } s ({ $rate } na sekundę)
   *[other] { $n } gier w { $seconds } s ({ $rate } na sekundę)
}
# the user stopped it
sim-games-interrupted = { $n ->
    [one] Przerwano: dotąd { $n } gra w { $seconds } s ({ $rate } na sekundę)
    [few] Przerwano: dotąd { $n } gry w { $seconds } s ({ $rate } na sekundę)
   *[other] Przerwano: dotąd { $n } gier w { $seconds } s ({ $rate } na sekundę)
}
# headings of columns: the share of the victories, and between which bounds it lies
sim-head-share = udział
sim-head-interval = przedział 95%
sim-head-wins = wygrane
sim-head-ties = remisy
sim-head-losses = przegrane
# the mean score
sim-head-points = punkty
# a lower and an upper bound
sim-interval = { $low }–{ $high }
# how often whoever begins wins, ties and loses; "pierwsze miejsce" would be that of the winner
sim-first-seat = Pierwszy gracz: wygrane { $wins }, remisy { $ties }, przegrane { $losses }; średnio { $rounds } rundy na grę
# $ends: how the games ended, the next three messages with commas between
sim-ends = Koniec gier: { $ends }
sim-end-provinces = wyczerpane Prowincje { $share }
sim-end-colonies = wyczerpane Kolonie { $share }
sim-end-piles = puste stosy { $share }
sim-end-limit = limit tur { $share }
sim-failed = { $n ->
    [one] Nie policzono { $n } gry, bo zawiódł bot:
   *[other] Nie policzono { $n } gier, bo zawiódł bot:
}
# $error: what the bot's program said, in English
sim-failure = { $bot }, ziarno nr { $number }, rotacja { $rotation }: { $error }

## what a result rests on and what it does not prove

sim-basis = Na czym opiera się wynik
# a "list" is a strategy: what to buy, in order of preference; $bots: whether programs of the user's own play too
sim-basis-play = { $bots ->
    [yes] Sposób gry: każda lista dosłownie, cała reszta według wbudowanej logiki, boty z zewnątrz bez zmian (demesne { $version }, wersja zasad { $rules }).
   *[no] Sposób gry: każda lista dosłownie, cała reszta według wbudowanej logiki (demesne { $version }, wersja zasad { $rules }).
}
sim-basis-search = { $n ->
    [one] { $name } szuka najlepszego ruchu: { $n } gra próbna na decyzję.
    [few] { $name } szuka najlepszego ruchu: { $n } gry próbne na decyzję.
   *[other] { $name } szuka najlepszego ruchu: { $n } gier próbnych na decyzję.
}
sim-basis-kingdom = Zestaw: { NAMES($cards) } ({ $edition ->
    [1] I
   *[2] II
} edycja).
# $start: dealt, position, or how the first two hands are split, such as 5/2
sim-basis-seats = Miejsca: { $n ->
    [one] { $n } gracz
   *[other] { $n } graczy
}, każde ziarno raz na każdą rotację miejsc; { $start ->
    [dealt] pierwsze ręce rozdane losowo.
    [position] ręce takie jak w pozycji.
   *[other] pierwsze ręce { $start }.
}
sim-basis-seeds = Ziarna: { $n ->
    [one] { $n } ziarno
    [few] { $n } ziarna
   *[other] { $n } ziaren
} z ziarna głównego { $seed }; to samo polecenie daje te same gry.
sim-limits = Czego wynik nie dowodzi
sim-limit-luck = Przedział uwzględnia tylko losowość tasowania, a nie wybór list, przeciwników czy zestawu.
sim-limit-play = Porównano te listy tak, jak są tu rozgrywane. Wbudowana logika dobrze radzi sobie z grą na pieniądze, a gorzej z silnikami, więc lepszy gracz może z obu wydobyć więcej.

## two versions of a list compared

# both versions played $games each against the strategies named in $against, on the same $seeds
paired-games = { $games ->
    [one] { $games } gra każdej wersji (przeciwnicy: { $against }), wspólne ziarna: { $seeds }
    [few] { $games } gry każdej wersji (przeciwnicy: { $against }), wspólne ziarna: { $seeds }
   *[other] { $games } gier każdej wersji (przeciwnicy: { $against }), wspólne ziarna: { $seeds }
}
# $better: the name of a version
paired-better = Różnica { $points } pkt proc., przedział ufności 95% od { $low } do { $high }: lepsza wersja to { $better }
paired-no-difference = Różnica { $points } pkt proc., przedział ufności 95% od { $low } do { $high }: te gry nie wykazują różnicy
paired-same = Dla { $share } ziaren wynik obu wersji jest taki sam

## the cross table of a tournament

tournament-games = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[other] { $n } gier
}
tournament-games-interrupted = { $n ->
    [one] { $n } gra, przerwano
    [few] { $n } gry, przerwano
   *[other] { $n } gier, przerwano
}
tournament-head-rating = ranking
tournament-head-mean = średnia
tournament-how-to-read = Udziały w procentach: strategia z wiersza przeciw strategii z kolumny; 400 punktów rankingowych różnicy to szanse dziesięć do jednego.
tournament-failed = { $n ->
    [one] Nie policzono { $n } gry, bo zawiódł bot (szczegóły podaje demesne sim)
   *[other] Nie policzono { $n } gier, bo zawiódł bot (szczegóły podaje demesne sim)
}

## while it runs, and what it writes

# captions of progress bars: counted are games, or pairs of strategies
sim-bar-games = gry
sim-bar-pairs = pary
# a bot makes its list for this kingdom, which takes a moment
sim-judging = { $name } przygląda się zestawowi…
sim-record-kept = gra, w której zawiódł bot { $bot }: { $file }
sim-report-written = raport: { $file }
sim-plot-written = wykresy: { $file }

## one game of a simulation, and a recorded game

# the seats of a game whose players have no names
game-kingdom = Zestaw: { NAMES($cards) } ({ $edition ->
    [1] I
   *[2] II
} edycja)
# $names: one or several players, with commas
game-winners = Zwycięstwo: { $names }
# $scores: from the highest down
game-title = Ziarno nr { $number }, rotacja { $rotation }. Zwycięstwo: { $names }, wynik { $scores }

## the shelf of strategies

# for which kingdom a strategy is meant
strategy-for-any = dowolny zestaw
strategy-for-own-ten = własny zestaw
strategies-how-to-read = { $n ->
    [one] { $n } strategia z udziałem wygranych w grach z big-money-greening w zestawie, do którego jest przeznaczona (podany w nawiasie). Całą strategię i jej zestaw pokazuje demesne strategies NAZWA. Boty uniwersalne układają listę dla każdego zestawu: { $levels }.
    [few] { $n } strategie z udziałem wygranych w grach z big-money-greening w zestawie, do którego każda jest przeznaczona (podany w nawiasie). Całą strategię i jej zestaw pokazuje demesne strategies NAZWA. Boty uniwersalne układają listę dla każdego zestawu: { $levels }.
   *[other] { $n } strategii z udziałem wygranych w grach z big-money-greening w zestawie, do którego każda jest przeznaczona (podany w nawiasie). Całą strategię i jej zestaw pokazuje demesne strategies NAZWA. Boty uniwersalne układają listę dla każdego zestawu: { $levels }.
}
strategies-ratings = Siła botów zmierzona na polecanych zestawach (fair ma 1000 punktów; 400 punktów to szanse dziesięć do jednego): { $levels }.

## speed

bench-heading = { $n ->
    [one] Czas procesora, { $n } seria pomiarów
   *[other] Czas procesora, mediany z { $n } serii pomiarów
}
# the two kernels, headings of columns
bench-plain = czysty Python
bench-compiled = skompilowane
bench-games = { $one } kontra { $two }, gry na sekundę
bench-clone = klonowanie, µs
bench-decision = decyzja z Pythona, µs
# $ratio: the second figure of the row by the first
bench-jobs = 1 proces / 2 procesy, µs na grę, stosunek { $ratio }
bench-state = stan gry, bajty
bench-calibration = pętla kalibracyjna, ns na krok

## test badawczy

research-bar-games = gry
research-bar-cards = karty
research-bar-responses = najlepsze odpowiedzi
research-head-task = zadanie
research-head-agent = agent
research-head-games = gry
# udział przeciw wszystkim przeciwnikom razem
research-head-all = razem
# udział w najgorszej dziesiątej części zestawów
research-head-worst = najgorsza 1/10
# średni udział przeciw listom znalezionym przeciw agentowi
research-head-response = najlepsza odpowiedź
research-head-elo = Elo
# gry, których agent nie ukończył
research-head-lost = błędy
# sekundy czasu procesora
research-head-cpu = CPU s
research-how-to-read = Udziały zwycięstw w procentach z 95-procentowym przedziałem ufności (bootstrap po zestawach i ziarnach); gwiazdka: mniej gier, niż wymaga protokół. Elo: na stałej drabince, na której fair ma 1000.
research-nothing = Nie ukończono żadnej gry.
research-stopped-interrupted = Przerwano: tyle wiadomo do tej pory.
research-stopped-failing = Zatrzymano: agent zawiódł w dwudziestu grach z rzędu.
# $why: jeden z następnych komunikatów
research-first-lost = Pierwszy błąd: ziarno { $seed }, przeciwnik { $opponent }: { $why }
research-lost-error = błąd: { $detail }
research-lost-ended = jego proces się zakończył
research-lost-illegal = niedozwolona akcja: { $detail }
research-lost-time = brak odpowiedzi w wyznaczonym czasie
research-lost-budget = więcej czasu procesora, niż pozwala zadanie: { $detail }
research-written = Zapisano: { $file }
