### The others' turns step by step, the end of a game, its analysis, the coach.

## the other player's turn

step-playing = Teraz gra { $who }
step-unaffected = Unikasz skutków tego Ataku
step-again = Powtórka
# a button; "now" where nobody here plays
step-skip = Do mojej tury
step-skip-now = Do chwili obecnej
step-next = Dalej
step-once-more = Jeszcze raz
# $turn: "Turn 7: Anna"
step-show-again = Pokaż tę turę jeszcze raz – { $turn }
step-speed = Tempo cudzych tur
step-speed-slow = wolno
step-speed-normal = normalnie
step-speed-fast = szybko
step-speed-off = wył.
# a badge: what has come to a pile
step-plus = +{ $n } { CARD($card, $n) }

## the end

end-standings = Wyniki
end-chance = Twoja szansa na wygraną
# of somebody else
end-chance-of = Szansa na wygraną: { $who }
end-turning = Punkt zwrotny: tura { $n }
end-costliest-none = Żadna decyzja nie była wyraźnie kosztowna.
end-played = zagrano
end-better = lepiej
end-luck = Szczęście
end-luck-of = { $who }: { $points } ± { $error } pkt proc.
end-luck-coins = Dobrane monety: { $drawn }, oczekiwane: { $expected }
end-analyse = Analiza

## the analysis board

board-title = Analiza
board-running = Trwa analiza: { $done } z { $total } decyzji
board-win = { $who }: { $n }%
board-bar = Szansa na wygraną
board-best = Najlepsze ruchy tutaj
board-only = Tutaj nie było o czym decydować.
board-not-yet = Ta decyzja nie została jeszcze przeanalizowana.
board-played = tak zagrano
board-moves = Ruchy
board-as-good = { $n } z { $of } tak dobrych jak najlepszy
board-all-open = odkryte
board-cost = strata: { $n } pkt proc.
board-loss = { $answer }: strata { $n } pkt proc.
board-assumes = Co zakładają te liczby
board-words = Co da się policzyć
board-more = Punkty i monety tura po turze
board-log = Dziennik do tego miejsca
move-play = zagrywa { CARDS($cards, form: "acc") }
move-buy = kupuje { CARDS($cards, form: "acc") }
move-gain = dodaje { CARDS($cards, form: "acc") }
move-trash = wyrzuca na Śmietnisko { CARDS($cards, form: "acc") }
move-discard = odrzuca { CARDS($cards, form: "acc") }
move-no-actions = kończy fazę akcji
move-no-treasures = nie zagrywa Skarbów
move-no-buys = nic nie kupuje
# $card asks, $answer: cards, options or a number
move-answer = { CARD($card) }: { $answer }

## the coach

coach-warn = Trener może się odezwać
coach-warn-note = W grach z botami: jedno zdanie, gdy odpowiedź wyraźnie kosztuje za dużo. Nigdy w królestwie dnia.
coach-anyway = Tak jest dobrze
coach-back = Cofnij to
coach-why = Dlaczego?
coach-ways = Jeśli grasz dalej tak:
coach-way-money = same pieniądze
coach-way-few = pieniądze i { CARDS($cards) }
coach-way-many = { NAMES($cards) }
coach-way-begun = twoje dotychczasowe karty, po jednej więcej
coach-way-more = jak najwięcej twoich dotychczasowych kart
coach-no-card = nic
coach-offer = Czy trener ma się odezwać, gdy odpowiedź dużo cię kosztuje?
coach-offer-yes = Tak, poproszę
coach-offer-no = Nie, dziękuję
coach-close = Zamknij podpowiedź
coach-warning = Trener
coach-yours = twój wybór
coach-best = Najlepsze odpowiedzi i szanse na wygraną:
coach-rated = { $move }: { $win }%
# an option of a table
coach-option = Podpowiedzi także między ludźmi
coach-option-note = Wszyscy gracze mogą pytać bota i są ostrzegani przed grubymi błędami. Kto dołącza, widzi to wcześniej.
