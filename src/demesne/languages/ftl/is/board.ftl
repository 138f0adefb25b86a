### The others' turns step by step, the end of a game, its analysis, the coach.

## the other player's turn

step-playing = { $who } á leik
step-unaffected = Þú verður ekki fyrir árásinni
step-again = Endursýnt
# a button; "now" where nobody here plays
step-skip = Beint að minni umferð
step-skip-now = Beint að stöðunni núna
step-next = Áfram
step-once-more = Aftur
# $turn: "Turn 7: Anna"
step-show-again = Sýna þessa umferð aftur – { $turn }
step-speed = Hraði á umferðum annarra
step-speed-slow = hægt
step-speed-normal = venjulegt
step-speed-fast = hratt
step-speed-off = af
# a badge: what has come to a pile
step-plus = +{ $n } { CARD($card, $n) }

## the end

end-standings = Lokastaða
end-chance = Sigurlíkur þínar
# of somebody else
end-chance-of = Sigurlíkur: { $who }
end-turning = Vendipunktur: { $n }. umferð
end-costliest-none = Engin ákvörðun var greinilega dýrkeypt.
end-played = gert
end-better = betra
end-luck = Heppni
end-luck-of = { $who }: { $points } ± { $error } prósentustig
end-luck-coins = Peningar dregnir: { $drawn }, búist við: { $expected }
end-analyse = Greina

## the analysis board

board-title = Greining
board-running = Greining: { $done } af { $total } ákvörðunum
board-win = { $who }: { $n }%
board-bar = Sigurlíkur
board-best = Bestu svörin hér
board-only = Hér var ekkert að ákveða.
board-not-yet = Þessi ákvörðun hefur ekki verið greind enn.
board-played = þetta var gert
board-moves = Svör
board-as-good = { $n } af { $of } jafngóð því besta
board-all-open = allt opið
board-cost = { $n ->
    [one] { $n } prósentustig tapað
   *[other] { $n } prósentustig töpuð
}
board-loss = { $answer }: { $n ->
    [one] { $n } prósentustigi minna
   *[other] { $n } prósentustigum minna
}
board-assumes = Hvað liggur að baki tölunum
board-words = Það sem má telja
board-more = Stig og peningar eftir umferðum
board-log = Atburðaskrá að þessu
move-play = spilar út { CARDS($cards, form: "dat") }
move-buy = kaupir { CARDS($cards, form: "acc") }
move-gain = fær { CARDS($cards, form: "acc") }
move-trash = hendir { CARDS($cards, form: "dat") } í ruslið
move-discard = kastar { CARDS($cards, form: "dat") }
move-no-actions = lýkur aðgerðarstigi
move-no-treasures = spilar ekki út peningaspilum
move-no-buys = kaupir ekkert
# $card asks, $answer: cards, options or a number
move-answer = { CARD($card) }: { $answer }

## the coach

coach-warn = Þjálfarinn má taka til máls
coach-warn-note = Í leikjum gegn tölvunni: ein setning þegar svar kostar greinilega of mikið. Aldrei í setti dagsins.
coach-anyway = Þetta er í lagi
coach-back = Taka aftur
coach-why = Hvers vegna?
coach-ways = Ef þú heldur svona áfram:
coach-way-money = peningar eingöngu
coach-way-few = peningar og { CARDS($cards) }
coach-way-many = { NAMES($cards) }
coach-way-begun = spilin þín hingað til, eitt í viðbót af hverju
coach-way-more = sem flest af spilunum þínum hingað til
coach-no-card = ekkert
coach-offer = Á þjálfarinn að segja orð þegar svar kostar þig mikið?
coach-offer-yes = Já, takk
coach-offer-no = Nei, takk
coach-close = Loka ráðunum
coach-warning = Þjálfarinn
coach-yours = þitt val
coach-best = Bestu svörin, með sigurlíkum:
coach-rated = { $move }: { $win }%
# an option of a table
coach-option = Ráð líka milli fólks
coach-option-note = Allir mega spyrja tölvuna og fá viðvörun fyrir stór mistök. Þau sem bætast við sjá það fyrst.
