### The others' turns step by step, the end of a game, its analysis, the coach.

## the other player's turn

step-playing = { $who } játszik
step-unaffected = Ez a támadás nem hat rád
step-again = Visszajátszás
# a button; "now" where nobody here plays
step-skip = Ugrás a saját körömre
step-skip-now = Ugrás a mostani álláshoz
step-next = Tovább
step-once-more = Még egyszer
# $turn: "Turn 7: Anna"
step-show-again = A kör visszajátszása – { $turn }
step-speed = A többiek körének sebessége
step-speed-slow = lassú
step-speed-normal = közepes
step-speed-fast = gyors
step-speed-off = ki
# a badge: what has come to a pile
step-plus = +{ $n } { CARD($card) }

## the end

end-standings = Végeredmény
end-chance = Győzelmi esélyed
# of somebody else
end-chance-of = Győzelmi esély: { $who }
end-turning = Fordulópont: { $n }. kör
end-costliest-none = Egyik döntés sem került egyértelműen sokba.
end-played = így történt
end-better = jobb
end-luck = Szerencse
end-luck-of = { $who }: { $points } ± { $error } százalékpont
end-luck-coins = Húzott érmék: { $drawn }, várható: { $expected }
end-analyse = Elemzés

## the analysis board

board-title = Elemzés
board-running = Elemzés: { $total } döntésből { $done }
board-win = { $who }: { $n }%
board-bar = Győzelmi esély
board-best = A legjobb lépések itt
board-only = Itt nem volt miről dönteni.
board-not-yet = Ez a döntés még nincs kielemezve.
board-played = ez történt
board-moves = Lépések
board-as-good = { $of } közül { $n } a legjobbal egyenértékű
board-all-open = minden látszik
board-cost = { $n } százalékpont veszteség
board-loss = { $answer }: { $n } százalékponttal kevesebb
board-assumes = Mire épülnek ezek a számok
board-words = Ami megszámolható
board-more = Pontok és érmék körönként
board-log = Napló idáig
move-play = kijátszik { CARDS($cards, form: "acc") }
move-buy = vásárol { CARDS($cards, form: "acc") }
move-gain = kap { CARDS($cards, form: "acc") }
move-trash = a szemétre dob { CARDS($cards, form: "acc") }
move-discard = eldob { CARDS($cards, form: "acc") }
move-no-actions = befejezi az akciófázist
move-no-treasures = nem játszik ki kincskártyát
move-no-buys = nem vásárol semmit
# $card asks, $answer: cards, options or a number
move-answer = { CARD($card) }: { $answer }

## the coach

coach-warn = A tanácsadó szólhat
coach-warn-note = Gépek elleni játékban: egy mondat, ha egy válasz egyértelműen túl sokba kerül. A napi birodalomban soha.
coach-anyway = Így jó
coach-back = Visszaveszem
coach-why = Miért?
coach-ways = Ha így folytatod:
coach-way-money = csak pénz
coach-way-few = pénz és { CARDS($cards) }
coach-way-many = { NAMES($cards) }
coach-way-begun = az eddigi lapjaid, mindből még egy
coach-way-more = az eddigi lapjaidból minél több
coach-no-card = semmi
coach-offer = Szóljon a tanácsadó, ha egy válaszod sokba kerül?
coach-offer-yes = Igen, szóljon
coach-offer-no = Köszönöm, nem
coach-close = Tanács bezárása
coach-warning = A tanácsadó
coach-yours = ezt választottad
coach-best = A legjobb válaszok és a győzelem esélye:
coach-rated = { $move }: { $win }%
# an option of a table
coach-option = Tanácsok emberek között is
coach-option-note = Mindenki kérdezheti a gépet, és figyelmeztetést kap nagy hiba előtt. Aki csatlakozik, előre látja ezt.
