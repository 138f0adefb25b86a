### The game in the terminal: what stands around the cards, commands, questions about the game itself.

## Commands: a letter and words, with spaces between. A letter stands for one command only, in English too.

key-help = súgó segítség kártya
key-again = r újra ismét
key-hand = h kéz
key-supply = s készlet
key-status = i állás infó
key-log = l napló
key-deck = d pakli lapjaim
key-treasures = k kincsek kincs
key-end = e vége
key-undo = z vissza visszavonás
key-all = m mind mindet
key-none = n nem semmi
key-yes = y igen
key-play = j játszom kijátszom
key-buy = v veszek vásárolok
key-auto = o auto
key-save = f mentés
key-quit = q kilépés

## What the commands do, a line each in the help

does-pick = egy lehetőség neve, a név eleje vagy a sorszáma: azt választod; többet vesszővel elválasztva
does-enter = csak Enter: befejezed a fázist, vagy nem választasz semmit
does-help = mit írhatsz be; ? és egy kártya neve: a kártya szövege és magyarázata
does-again = újra megjelenik a kérdés
does-hand = a kezedben lévő lapok
does-supply = árak és megmaradt lapok a készletben
does-status = kör, számlálók, a többi játékos, mennyi van hátra a játékból
does-log = mi történt; számmal: az utolsó ennyi sor
does-deck = az összes lapod
does-treasures = kijátszol minden kincskártyát
does-end = befejezed a fázist
does-undo = visszavonod az utolsó válaszodat; ha azóta új lap vált láthatóvá, előbb rákérdez a program
does-all = mindet választod
does-none = nem választasz semmit
does-yes = igennel válaszolsz
does-play = kijátszol egy lapot
does-buy = kijátszol minden kincskártyát, aztán veszel egy lapot
does-auto = a program válaszol helyetted (0: soha, 1: a szokásos kérdésekre, 2: a legtöbbre); kártyanévvel: csak annál a kártyánál
does-save = hová van mentve a játék; fájlnévvel: oda is kerül egy másolat
does-quit = kilépsz; a játék mentve marad

## The table

table-title = { $n }. kör – { $who } – { $phase }
table-title-extra = Ráadáskör – { $who } – { $phase }
table-actions = { $n } akció
table-buys = { $n } vásárlás
table-coins = { $n } érme
# $provinces left in the pile; $empty piles of $most that end the game
table-end = Vége lesz, ha elfogy a Provincia (még { $provinces }), vagy kiürül { $most } pakli (eddig { $empty })
# the same in a game with Colonies
table-end-colonies = Vége lesz, ha elfogy a Provincia (még { $provinces }) vagy a Gyarmat (még { $colonies }), vagy kiürül { $most } pakli (eddig { $empty })
# one line per other player
table-other = { $who }: kézben { $hand } lap, { $turns } kör, használt pakli: { $top ->
    [none] üres
   *[other] { CARD($top) }
}
table-bot = gép, { $level }
table-level = { $level ->
    [novice] kezdő
    [gentle] szelíd
    [fair] közepes
    [strong] erős
    [expert] szakértő
    [master] mester
   *[own] saját stratégia
}
table-in-play = Játékban: { $cards }
table-hand = A kezedben: { $cards }
table-aside = Félretéve: { $cards }
# Durations whose later part is still to come: "Haven (Gold), Wharf"
table-later = Még hátravan: { $cards }
# $n cards that the reader may not see
table-hidden = { $n } lap képpel lefelé
table-tokens = Jelzők: { $tokens }
# on Supply piles: "Estate (1 Trade Route token)"
table-pile-tokens = A paklikon: { $piles }
table-mat-tokens = A Kereskedelmi útvonal tábláján: { $tokens }
# cards that somebody has named, which cannot be bought or gained this turn because of { $card }
table-barred = Megnevezve ({ CARD($card) }): { $cards }
table-trash = A szemétben: { $cards }
table-empty = semmi
# cards counted, in a line of their own
table-listed = { CARDS($cards) }
# the page opens the card's text
table-look-up = { CARD($card) }
# when nobody has chosen a name
table-player = { $n ->
    [1] Vendég
   *[other] Vendég { $n }
}
# the options with their numbers
table-options = Lehetőségek: { $options }
# shown before the place where one types; $enter: what Enter alone does (more: it must be answered)
table-answer = A válaszod (súgó: ?{ $enter ->
    [end-phase] ; Enter: a fázis vége
    [end-turn] ; Enter: a kör vége
    [nothing] ; Enter: kihagyás
   *[more] {""}
})
table-go-on = Tovább az Enterrel
table-supply-line = { CARD($card) }, ára { $cost }, még { $n } lap
table-cards-owned = { $n } lap: { $cards }
table-auto = Automatika: { $level }. szint
table-auto-card = Automatika: { $level }. szint ({ CARD($card) })
table-cover = { $who } következik. A többiek forduljanak el.
table-cover-go = { $who }: az Enter megmutatja a lapjaidat

## Questions about the game itself

warn-unspent = Még { $coins } érméd és { $buys } vásárlásod van. Újabb Enterre vége a körödnek.
warn-treasures = Van még kijátszható kincskártyád. Újabb Enterre nélkülük mész tovább.
warn-end = { CARD($card) }: ezzel a köröd végén vége a játéknak. Ha így is kell, nevezd meg újra.
warn-curse = { CARD("Curse", form: "a") } mínusz egy pontot ér. Mégis megveszed?
undo-done = Visszavonva.
undo-nothing = Nincs mit visszavonni.
undo-seen = Azóta új lapok váltak láthatóvá. Így is visszavonod?
undo-agree = { $who } visszavonna egy választ, de azóta új lapok váltak láthatóvá. A többiek beleegyeznek?
undo-refused = A válasz marad.

## The end

end-title = Vége a játéknak.
end-provinces = Elfogytak a Provinciák.
end-colonies = Elfogytak a Gyarmatok.
end-piles = { $n } pakli kiürült.
end-limit = Elfogytak a megengedett körök.
end-score = { $who }: { $points } pont { $turns } kör alatt
# $n copies at $each points make $points
end-card = { $n ->
    [1] { CARD($card) }: { $points } pont
   *[other] { CARD($card) } ×{ $n }, darabonként { $each } pont: { $points }
}
end-deck = Összes lapja: { $cards }
end-won = { $who } nyert.
end-tie-turns = { $who } nyert: kevesebb kör alatt ért el ugyanannyi pontot, mint { $others }.
end-shared = Megosztott győzelem: { $who } – ugyanannyi pont ugyanannyi kör alatt.

## Leaving and coming back

kept = A játékot elmentettük. Folytatás: { $command }
kept-unfinished = Van egy befejezetlen játék. Folytatás: { $command }
resumed = A játék folytatódik: { $n }. kör.
saved = A játék fájlja: { $file }
record-kept = A játék jegyzőkönyve: { $file }
interrupted-game = Megszakítva.
