### The simulator's report: a page with charts, tables and sentences, and its four main charts as one picture.
### $name, $first and $others are names of strategies and stay as they are: the subject, or behind a colon or "kontra".
### A share ($share, $even, $high, $won, $shared) comes as sim-percent writes it, with its sign; $low is a bare number, for
### an interval needs the sign only once. Shares and means come rounded, with the decimals they are to show: the noun
### behind them is in the genitive singular, "18,5 rundy".
### Labels on charts have little room: the shorter the better.

## The page

# $others: the other strategies, listed
report-title = { $first } kontra { $others }
report-made-with = Dominion, symulacja w programie Demesne { $version }
report-unofficial = Nieoficjalny projekt fanowski na podstawie gry Dominion, bez udziału i aprobaty jej wydawcy.
report-who-wins = Kto wygrywa
report-turn-by-turn = Tura po turze
report-the-end = Koniec gry
report-bought-when = Co i kiedy kupowano
report-bought-when-note = Ile kopii dodano średnio na grę w każdej turze, kupując lub inaczej; im mocniejszy kolor, tym więcej.
report-kingdom = Zestaw kart
report-strategies = Strategie
# stands where a strategy has its idea in a sentence
report-bot = bot w Pythonie
report-search = { $n ->
    [one] bot, który szuka najlepszego ruchu, { $n } gra próbna na decyzję; listy, które rozważa:
    [few] bot, który szuka najlepszego ruchu, { $n } gry próbne na decyzję; listy, które rozważa:
   *[other] bot, który szuka najlepszego ruchu, { $n } gier próbnych na decyzję; listy, które rozważa:
}
report-samples = Przykładowe gry
report-basis = Na czym opiera się wynik
report-limits = Czego wynik nie dowodzi
report-numbers = Dane liczbowe
# $title: the title of a chart
report-numbers-of = { $title }: dane liczbowe

## The first sentence: who is better, if the games are enough to say so

report-single = Jedna gra: pokazuje, jak strategie grają, ale nie która jest lepsza.
report-wins-most = { $games ->
    [one] Najczęściej wygrywa { $name }: { $share } z { $games } gry (przedział ufności 95%: { $low }–{ $high }).
   *[other] Najczęściej wygrywa { $name }: { $share } z { $games } gier (przedział ufności 95%: { $low }–{ $high }).
}
# the best two strategies have the same share
report-all-level = { $games ->
    [one] Remis: najlepsze strategie mają po { $share } w { $games } grze.
   *[other] Remis: najlepsze strategie mają po { $share } w { $games } grach.
}
report-unsure = { $games ->
    [one] Wynik nierozstrzygnięty: najwięcej ma { $name }, { $share } z { $games } gry, ale to za mało, by mieć pewność (przedział ufności 95%: { $low }–{ $high }).
   *[other] Wynik nierozstrzygnięty: najwięcej ma { $name }, { $share } z { $games } gier, ale to za mało, by mieć pewność (przedział ufności 95%: { $low }–{ $high }).
}
report-no-interval = { $games ->
    [one] Wynik nierozstrzygnięty: najwięcej ma { $name }, { $share } z { $games } gry, a przedziału ufności nie da się podać.
   *[other] Wynik nierozstrzygnięty: najwięcej ma { $name }, { $share } z { $games } gier, a przedziału ufności nie da się podać.
}

## Facts at the head of the page: a name and under it a value

report-fact-games = Gry
report-fact-rounds = Średnio rund
report-fact-first-seat = Pierwszy gracz
report-first-won = { $won } wygranych
# victories shared with another player
report-first-shared = { $shared } remisów
report-fact-edition = Edycja
report-fact-seed = Ziarno
report-fact-time = Czas
report-seconds = { $n } s
report-speed = { $games ->
    [one] { $games } gra na sekundę
    [few] { $games } gry na sekundę
   *[other] { $games } gier na sekundę
}

## Head and foot of the picture

# $rounds: the mean, with one decimal
report-picture-facts = { $games ->
    [one] { $games } gra, średnio { $rounds } rundy, { report-picture-facts.edition } edycja, ziarno { $seed }
    [few] { $games } gry, średnio { $rounds } rundy, { report-picture-facts.edition } edycja, ziarno { $seed }
   *[other] { $games } gier, średnio { $rounds } rundy, { report-picture-facts.edition } edycja, ziarno { $seed }
}
    .edition = { $edition ->
        [1] I
       *[2] II
    }
report-picture-foot = Zestaw: { NAMES($cards) }. Demesne { $version }

## Win shares

report-shares = Udział wygranych
report-shares-note = Kropki: udział wygranych gier; zwycięstwo dzielone przez k graczy liczy się jako 1/k. Paski: przedział ufności 95%. Linia przerywana: równy udział.
# in a table and beside a share
report-interval = { $low }–{ $high }
# $interval: as report-interval says it
report-share-summary = { $name }: { $share } ({ $interval }).
report-share-alone-summary = { $name }: { $share }.
report-even-summary = Równy udział to { $even }.
# on the chart
report-even = równy udział { $even }
report-share-axis = % wygranych gier
# $share: with its interval, where it has one
report-share-tip = { $name }: { $share }
report-outcomes-tip = wygrane: { $wins }, remisy: { $ties }, przegrane: { $losses }
report-head-strategy = Strategia
report-head-share = Udział
report-head-interval = Przedział 95%
report-head-wins = Wygrane
report-head-shared = Remisy
report-head-losses = Przegrane
report-head-mean-points = Średnio punktów

## Chance of being ahead

report-ahead = Szansa na prowadzenie
report-ahead-note = Odsetek gier, w których po danej rundzie strategia sama ma najwięcej punktów; gry zakończone liczą się ze swoim wynikiem.
# on the chart: nobody alone has the most points
report-level = remis
report-ahead-summary = Po rundzie { $round } { $name } prowadzi w { $share } gier.
report-level-summary = Po rundzie { $round } na czele jest remis w { $share } gier.
report-no-rounds = Nie rozegrano żadnej rundy.
report-games-axis = % gier
report-round-axis = runda
report-head-round = Runda
report-round-tip = Runda { $round }
report-ahead-tip = { $name }: { $share }

## Coins and points per turn

report-coins = Monety w kolejnych turach
report-coins-axis = monety do wydania
# $begin and $end: means with one decimal
report-coins-summary = { $name }: { $begin } monety do wydania w turze { $from }, { $end } w turze { $to }.
report-points = Punkty w kolejnych turach
report-points-axis = punkty na koniec tury
report-points-summary = { $name }: { $begin } punktu na koniec tury { $from }, { $end } na koniec tury { $to }.
report-no-turns = { $name }: brak tur.
report-means-note = Linie: średnia z gier, w których ta tura się odbyła.
report-single-note = Przebieg tej jednej gry.
report-bands-note = Pasma: jedno odchylenie standardowe w obie strony.
report-cut-note = Linia kończy się tam, gdzie trwa już mniej niż 2% gier.
report-turn-axis = tura
report-head-turn = Tura
# a column: how many games had the turn
report-head-turn-games = gry
report-turn-tip = Tura { $turn }
# $value: a mean, with its deviation where it has one
report-value-tip = { $games ->
    [one] { $name }: { $value } ({ $games } gra)
    [few] { $name }: { $value } ({ $games } gry)
   *[other] { $name }: { $value } ({ $games } gier)
}

## Length of the games

report-length = Długość gier
report-length-note = Gry według liczby rund.
report-length-bars-note = { $n ->
    [one] Każdy słupek obejmuje { $n } długość.
   *[other] Każdy słupek obejmuje { $n } długości.
}
report-length-mean-note = Linia przerywana: średnia.
report-length-summary = Średnio { $mean } rundy, od { $low } do { $high }.
report-length-none-summary = Średnio { $mean } rundy.
# on the chart
report-mean = średnia { $mean }
report-rounds-axis = rundy
report-rounds-tip = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}
report-rounds-between-tip = od { $low } do { $high } rund
# under the number of rounds, or beside how games ended
report-games-tip = { $games ->
    [one] { $games } gra ({ $share })
    [few] { $games } gry ({ $share })
   *[other] { $games } gier ({ $share })
}
report-head-rounds = Rundy
report-head-games = Gry

## How the games ended

report-ends = Jak kończyły się gry
report-ends-note = Przy najwyżej czterech graczach grę kończą trzy puste stosy, przy większej liczbie cztery.
# how a game ended, in a list
report-end-provinces = wyczerpał się stos { CARD("Province", form: "gen-pl") }
report-end-colonies = wyczerpał się stos { CARD("Colony", form: "gen-pl") }
report-end-piles = wyczerpały się inne stosy
report-end-limit = osiągnięto limit tur
# $end: one of the three above
report-end-summary = { $games ->
    [one] { $end }: { $games } gra, { $share }.
    [few] { $end }: { $games } gry, { $share }.
   *[other] { $end }: { $games } gier, { $share }.
}
report-head-end = Koniec

## What was gained when

# $n: copies of the card per game, with two decimals
report-gained-copies = { CARD($card) } { $n }
# $cards: the four cards gained most, each as report-gained-copies says it
report-gained-summary = Kopie dodane średnio na grę, od najczęstszych: { $cards }.
report-gained-nothing = Nie dodano żadnej karty.
# over a column of numbers
report-per-game = na grę
report-gained-tip = { CARD($card) }, tura { $turn }: { $n }
# beside the deepest colour; $n: with two decimals
report-peak = { $n } kopii na turę
report-head-card = Karta
# a column: in all turns together
report-head-all = Razem

## Analiza gry; prawdopodobieństwo ($win, $before, $after) przychodzi ze znakiem, $loss i $error jako liczby

analyse-player = Gracz { $n }
analyse-title = Analiza: { $names }
analyse-kicker = Gra w Dominion, analiza w programie Demesne { $version }
analyse-result = Wynik: { $scores }
analyse-unfinished = Zapis kończy się przed końcem gry.
analyse-interrupted = Przerwano po { $done } z { $total } kroków; tyle wiadomo.
analyse-bar = decyzje
analyse-curve = Prawdopodobieństwo wygranej
analyse-curve-note = Przed każdą decyzją: według tego, co wie decydujący gracz, jeśli dalej wszyscy grają według listy bota. Kropki: kosztowne decyzje.
analyse-curve-axis = szansa wygranej, %
analyse-decision-axis = decyzja
analyse-curve-summary = { $name }: { $begin } przed pierwszą decyzją, { $end } przed ostatnią.
analyse-head-decision = Decyzja
analyse-costliest = Najkosztowniejsze decyzje
analyse-nothing-costly = Żadna decyzja nie była wyraźnie kosztowna.
analyse-not-yet = O tym jeszcze nic nie wiadomo.
analyse-unsure = Zabrakło czasu, aby to ustalić na pewno.
analyse-move = { $n }. Tura { $turn }, { $who }, { $what }: { $chosen }
analyse-better = Lepiej: { $best } ({ $win }). Strata: { $loss } ± { $error } pkt proc.
analyse-kept = Najlepsze, co znaleziono.
analyse-answer = { $answer }: { $win } ± { $error }
analyse-given = { $answer } (tak wybrano)
analyse-replay = Zobacz: { $command }
analyse-board = Otwórz w analizie (gdy Demesne działa na tym komputerze)
analyse-what = { $kind ->
    [action] Akcja
    [treasure] Skarby
    [buy] zakup
    [react] Reakcja
    [discard] odrzucenie
    [trash] na Śmietnisko
    [gain] dodanie karty
    [topdeck] na wierzch talii
    [reveal] pokazanie
    [set_aside] odłożenie
    [choose] wybór
    [pass] przekazanie
    [play] zagranie
    [place] umieszczenie
    [position] miejsce w talii
    [name] nazwanie karty
    [order] kolejność
    [return] zwrot
   *[take] na rękę
}
analyse-what-of = { $what } ({ CARD($card) })
analyse-option = { OPTION($card, $keys) }
analyse-nothing = nic
analyse-turning = Punkt zwrotny
analyse-turning-line = Decyzja { $n }, tura { $turn }: { $who } – ostatni raz na prowadzeniu ({ $before }); potem { $after }.
analyse-no-turning = Zwycięzca ani razu wyraźnie nie przegrywał.
analyse-luck = Szczęście
analyse-luck-line = { $who }: { $win } ± { $error } pkt proc.; monety dobrane: { $drawn }, oczekiwane: { $expected }.
analyse-words = Talie i gra
analyse-moves = Wszystkie decyzje
analyse-open = przy odkrytych kartach { $wins }
analyse-assumes = Założenia
analyse-fact-decisions = Decyzje
analyse-fact-playouts = Gry próbne na odpowiedź
