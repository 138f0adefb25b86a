### Ile są warte odpowiedzi: powody, to, co da się policzyć w grze, i założenia analizy.
### Każdy powód to prawdziwe zdanie o talii decydującego gracza albo o grze, bez zwracania się do nikogo.
### Średnie ($coins, $before, $after) mają najwyżej jedno miejsce po przecinku; procenty i punkty są całkowite.

## Powody

reason-wins = To kończy grę i daje zwycięstwo.
reason-shares = To kończy grę wspólnym zwycięstwem.
reason-loses = To kończy grę bez zwycięstwa.
reason-plan = Dobry plan to grać dalej tak: { NAMES($cards) }; ta odpowiedź jest z nim zgodna.
reason-leaves = Po tym najlepszy plan prowadzi dalej tak: { NAMES($cards) }.
reason-curse = Klątwa: o punkt mniej i karta, która nic nie robi.
reason-points = Punkty: { $points }. W Zasobach zostanie potem ({ CARD($card) }): { $left }.
reason-actions = Karty w talii dające co najmniej dwie akcje: będzie { $villages }; { $terminals ->
    [0] każda karta Akcji daje przynajmniej jedną
   *[other] karty Akcji niedające żadnej: { $terminals }
}.
reason-thin = Pozwala wyrzucać karty na Śmietnisko: kart w talii jest { $cards }, z tego Miedziaków, Posiadłości i Klątw: { $junk }.
reason-draw = Dobierane karty: { $n }; monety na pięciu kartach tej talii, średnio: { $coins }.
reason-attack = { $n ->
    [one] Atak na drugiego gracza.
   *[other] Atak na { $n } innych graczy.
}
reason-curses = Atak, który rozdaje Klątwy. W Zasobach zostało ich: { $left }.
reason-money = Monety na pięciu kartach tej talii, średnio: teraz { $before }, z tą kartą { $after }.
reason-coins = Monety po zagraniu: { $n }.
reason-free = Oddaje akcję, którą zużywa.
reason-more-actions = Dodatkowe akcje: { $n }.
reason-draws-now = Dobierane karty: { $n }.
reason-trash = W talii zostanie kart: { $cards }; monety na pięciu z nich, średnio: { $coins }.
reason-keeps = Monety na Skarbach, które zostaną na ręce: { $coins }.

## Podpowiedź i ostrzeżenie przed dużym błędem

hint-best = Najlepsze odpowiedzi według gier próbnych, z prawdopodobieństwem wygranej.
hint-any = Każda z tych odpowiedzi powinna dać wygraną. W bardziej wyrównanej grze silny bot wybrałby pierwszą.

## Co da się policzyć w grze; $who: imię gracza

words-dead = { $who }: { CARD($card) } – { $dead } na { $seen } razy na ręce bez akcji do zagrania ({ $percent }%). Na końcu w talii było kart Akcji niedających akcji: { $terminals }, a dających co najmniej dwie: { $villages }.
words-first-points = { $who }: pierwsza Prowincja lub Kolonia w turze { $turn }.
words-no-points = { $who }: żadnej Prowincji ani Kolonii.
words-curses = { $who }: otrzymane Klątwy: { $n }.
words-unspent = { $who }: niewydane monety: { $coins }, tury: { $turns }.
words-deck = { $who }: karty na końcu: { $cards }; monety na pięciu z nich, średnio: { $coins }.

## Założenia analizy

assumes-lists = Prawdopodobieństwa wygranej dotyczą najlepszego z kilku dalszych ciągów (pieniądze z jedną kartą, pieniądze z Atakiem, wiele akcji, dotychczasowy styl gracza), każdy na nowych tasowaniach. Boty o znanym poziomie grają według swoich list, wszyscy inni według list, które najlepiej tłumaczą to, co zdobyli.
assumes-knowledge = Wszystkie wynikają z wiedzy gracza, który decyduje: kart, których nie może znać, każda gra próbna rozdaje na nowo. Żadnej liczby nie policzono przy odkrytych kartach.
assumes-open = Prawdopodobieństwa przy odkrytych kartach są oznaczone: ręce i talie są takie, jakie były w grze, losowe są tylko późniejsze tasowania. Wszystkie inne wynikają z wiedzy gracza, który decyduje: kart, których nie może znać, każda gra próbna rozdaje na nowo.
assumes-answers = Porównano sensowne odpowiedzi (co najmniej trzy, jeśli tyle ich jest) i zawsze tę, której udzielono.
assumes-error = Gry próbne na każdą odpowiedź, która pozostała w porównaniu: { $n }. Po ± podano jeden błąd standardowy.
assumes-error-from = Gry próbne na każdą odpowiedź, która pozostała w porównaniu: od { $n } do { $most }. Po ± podano jeden błąd standardowy.
assumes-confirmed = Decyzję uznaje się za kosztowną tylko wtedy, gdy okazała się taka także przy nowych tasowaniach, w { $times } razy większej liczbie gier próbnych; strata i szanse obu odpowiedzi pochodzą wtedy z tych gier. Inne straty mogą być przypadkiem.
assumes-luck = Szczęście to ta część wyniku, której nie tłumaczy ani początek gry, ani odpowiedzi porównane z odpowiedziami listy lub z wyraźnie lepszymi. Monety: na dobranych Skarbach oraz średnia talii, z której pochodziły.
assumes-plain = Jądro nie jest tu skompilowane, więc gier próbnych jest mało, a błędy są duże.
assumes-cap = Czas minął, zanim rozegrano wszystkie gry próbne: późniejsze decyzje dostały ich mniej i kolejne uruchomienie może dać inne liczby. Decyzji, której nie dało się sprawdzić we wszystkich grach próbnych, nie uznaje się ani za kosztowną, ani za punkt zwrotny.

# a moment of a record that is not over
game-record-stops = { $n ->
    [one] Zapis urywa się po { $n } odpowiedzi.
   *[other] Zapis urywa się po { $n } odpowiedziach.
}
