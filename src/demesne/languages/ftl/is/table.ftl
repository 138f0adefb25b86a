### The game in the terminal: what stands around the cards, commands, questions about the game itself.

## Commands: a letter and words, with spaces between. A letter stands for one command only. Accents do not count when they
## are typed (á is a, ð is d, ö is o); letters of English stay where Icelandic has no free one.

key-help = hjálp spil
key-again = r endurtaka
key-hand = h hönd
key-supply = s banki
key-status = i staða
key-log = l atburðir
key-deck = d spilin
key-treasures = t peningar
key-end = e enda ljúka
key-undo = u afturkalla
key-all = a allt öll
key-none = n nei ekkert
key-yes = j já
key-play = p spila
key-buy = k kaupa
key-auto = o sjálfvirkt
key-save = v vista
key-quit = q hætta

## What the commands do, a line each in the help

does-pick = nafn, upphaf þess eða númer: velja þann kost; komma á milli ef valdir eru fleiri en einn
does-enter = Enter eitt og sér: ljúka stiginu, afþakka, velja ekkert
does-help = hvað þú getur slegið inn; ? og nafn spils: texti þess og skýringar
does-again = sýna spurninguna aftur
does-hand = spilin þín á hendi
does-supply = verð og fjöldi spila sem eftir eru í bankanum
does-status = umferð, aðgerðir, kaup og peningar, mótherjar og hve langt er í leikslok
does-log = það sem gerst hefur; með tölu: svo margar síðustu línur
does-deck = öll spilin sem þú átt
does-treasures = spila út öllum peningaspilum
does-end = ljúka stiginu
does-undo = taka síðasta svar þitt aftur; spurt er fyrst ef ný spil hafa sést síðan
does-all = velja allt sem í boði er
does-none = velja ekkert
does-yes = samþykkja
does-play = spila út spili
does-buy = spila út öllum peningaspilum og kaupa síðan spil
does-auto = svara augljósum spurningum fyrir þig (0 engum, 1 þeim venjulegu, 2 flestum); með nafni spils: gildir aðeins um það spil
does-save = hvar leikurinn er vistaður; með skráarheiti: vista afrit þar
does-quit = hætta; leikurinn er áfram vistaður

## The table

table-title = { $who } – { $n }. umferð – { $phase }
table-title-extra = { $who } – aukaumferð – { $phase }
table-actions = Aðgerðir: { $n }
table-buys = kaup: { $n }
table-coins = peningar: { $n }
# $provinces left in the pile; $empty piles of $most that end the game
table-end = Til leiksloka: { $provinces } Fylki eftir, tómir bunkar { $empty } af { $most }
# the same in a game with Colonies
table-end-colonies = Til leiksloka: { $provinces } Fylki eða { $colonies ->
    [one] { $colonies } Nýlenda
   *[other] { $colonies } Nýlendur
} eftir, tómir bunkar { $empty } af { $most }
# one line per other player
table-other = { $who }: á hendi { $hand }, umferðir { $turns }, { $top ->
    [none] kastbunki tómur
   *[other] efst í kastbunka { CARD($top) }
}
table-bot = tölvuspilari, { $level }
table-level = { $level ->
    [novice] byrjandi
    [gentle] auðveldur
    [fair] miðlungssterkur
    [strong] sterkur
    [expert] sérfræðingur
    [master] meistari
   *[own] eigin leikáætlun
}
table-in-play = Spilasvæði: { $cards }
table-hand = Á hendi: { $cards }
table-aside = Til hliðar: { $cards }
# Durations whose later part is still to come: "Haven (Gold), Wharf"
table-later = Á eftir að koma: { $cards }
# $n cards that the reader may not see
table-hidden = { $n } spil á hvolfi
table-tokens = Merki: { $tokens }
# on Supply piles: "Estate (1 Trade Route token)"
table-pile-tokens = Á bunkum: { $piles }
table-mat-tokens = Á mottu Verslunarleiðar: { $tokens }
# cards that somebody has named, which cannot be bought or gained this turn because of { $card }
table-barred = Nefnt vegna spilsins { CARD($card) }: { $cards }
table-trash = Rusl: { $cards }
table-empty = ekkert
# cards counted, in a line of their own
table-listed = { CARDS($cards) }
# the page opens the card's text
table-look-up = { CARD($card) }
# when nobody has chosen a name
table-player = Leikmaður { $n }
# the options with their numbers
table-options = Kostir: { $options }
# shown before the place where one types; $enter: what Enter alone does (more: it must be answered)
table-answer = Svarið þitt (? sýnir hjálp{ $enter ->
    [end-phase] ; Enter: ljúka stiginu
    [end-turn] ; Enter: ljúka umferð þinni
    [nothing] ; Enter: velja ekkert
   *[more] {""}
})
table-go-on = Enter til að halda áfram
table-supply-line = { CARD($card) }, verð { $cost }, { $n } eftir
table-cards-owned = { $n } spil: { $cards }
table-auto = Sjálfvirk svör: { $level }
table-auto-card = Sjálfvirk svör fyrir { CARD($card, form: "acc") }: { $level }
table-cover = { $who } á leik. Hinir líta undan.
table-cover-go = { $who }: Enter sýnir spilin þín

## Questions about the game itself

warn-unspent = Þú átt enn { $coins ->
    [one] { $coins } pening
   *[other] { $coins } peninga
} og { $buys } kaup. Ýttu aftur á Enter til að ljúka umferð þinni.
warn-treasures = Þú ert enn með peningaspil á hendi. Ýttu aftur á Enter til að halda áfram án þeirra.
warn-end = Ef þú kaupir { CARD($card, form: "acc") } lýkur leiknum eftir þessa umferð. Veldu spilið aftur til að kaupa það.
warn-curse = { CARD("Curse") } dregur af þér eitt stig. Viltu samt kaupa spilið?
undo-done = Svarið var tekið aftur.
undo-nothing = Það er ekkert svar til að taka aftur.
undo-seen = Ný spil hafa sést síðan þá. Viltu samt taka svarið aftur?
undo-agree = { $who } vill taka svar aftur þótt ný spil hafi sést. Samþykkja hinir það?
undo-refused = Svarið stendur.

## The end

end-title = Leiknum er lokið.
end-provinces = Síðasta Fylkið er farið.
end-colonies = Síðasta Nýlendan er farin.
end-piles = { $n ->
    [one] { $n } bunki er tómur.
   *[other] { $n } bunkar eru tómir.
}
end-limit = Hámarksfjölda umferða er náð.
end-score = { $who }: { $points } stig eftir { $turns ->
    [one] { $turns } umferð
   *[other] { $turns } umferðir
}
# $n copies at $each points make $points
end-card = { $n ->
    [1] { CARD($card) }: { $points }
   *[other] { CARD($card) } ×{ $n }, { $each } stig hvert: { $points }
}
end-deck = Öll spilin: { $cards }
end-won = { $who } vinnur.
end-tie-turns = { $who } vinnur: jafnmörg stig og { $others }, en færri umferðir.
end-shared = { $who } deila sigrinum: jafnmörg stig eftir jafnmargar umferðir.

## Leaving and coming back

kept = Leikurinn er vistaður. Haltu áfram með: { $command }
kept-unfinished = Ólokinn leikur bíður. Haltu áfram með: { $command }
resumed = Leikurinn heldur áfram: { $n }. umferð.
saved = Leikurinn er í { $file }
record-kept = Skráning leiksins: { $file }
interrupted-game = Leikurinn var rofinn.
