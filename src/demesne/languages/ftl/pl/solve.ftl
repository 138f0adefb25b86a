### What `demesne solve` says about a kingdom. A list says what to buy; a mixture plays each of several lists so often.
### Shares and other broken numbers come written as the language writes them.

solve-title = Dobre strategie: { $kingdom }
# $seconds: the time it took
solve-found = Znalezione listy: { $lists }; gry próbne: { $games }; { $seconds } s
solve-interrupted = Przerwano: tyle wiadomo do tej pory.
# heading of a table: the lists, and how often each is played
solve-mixture = Najlepsza mieszanka tych list
solve-head-list = lista
solve-head-weight = waga
solve-cross = Każda z każdą: udział wiersza przeciw kolumnie, gier na parę: { $games }
# $error: half the width of the interval
solve-tested = Najlepsza znaleziona odpowiedź na mieszankę: { $share } (± { $error }, gier na nowych rozdaniach: { $games })
solve-untested = Mieszanka nie została jeszcze sprawdzona.
solve-beaten = W ostatniej próbie znaleziono listę, która pokonuje tę mieszankę: trzeba szukać dłużej.
solve-openings = Pierwsze zakupy według monet w dwóch pierwszych turach
solve-opening-nothing = nic
solve-why = Dlaczego
solve-why-one = Wystarczy jedna lista: nie pokonuje jej żadna inna ze znalezionych.
# $share: how often the most frequent one is played
solve-why-several = Żadna z tych list nie pokonuje wszystkich pozostałych: liczba list w mieszance to { $n }, najczęściej używana jest w { $share } przypadków.
solve-why-money = Najlepsza lista wygrywa { $share } gier z listą kupującą same pieniądze.
solve-why-card = Bez karty „{ CARD($card) }” wygrywa tylko { $share } gier z listą, która ją ma.
# $piles: the share of games that end because piles are empty
solve-why-end = Gra tej listy z samą sobą trwa średnio { $rounds ->
    [one] { $rounds } rundę
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}; { $piles } gier kończy się przez puste stosy.
solve-why-plain = Jądro nie jest tu skompilowane, więc gier było mało: inne uruchomienie może znaleźć inne listy, a udziały są przybliżone.
solve-lists = Listy
solve-list = lista { $n }
# heading of a list
solve-winner = lista, która pokonuje mieszankę
# what a list is about: money alone, money and some cards, or many Actions that draw
solve-idea-money = same pieniądze
solve-idea-beside = pieniądze plus { NAMES($cards, join: "and") }
solve-idea-engine = silnik ({ NAMES($cards, join: "and") })
solve-use = Gra przeciw niej: demesne play --bot { $name }
# while it runs
solve-progress = Runda { $round }: gier próbnych { $games }, list { $lists }, najlepsza odpowiedź { $share }
solve-report-note = Wszystkie udziały pochodzą z gier próbnych, w których według list gra wbudowana logika.
