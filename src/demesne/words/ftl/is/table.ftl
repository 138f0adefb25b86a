### The game in the terminal: what stands around the cards, commands, questions about the game itself.

## Commands: a letter and words, with spaces between. A letter stands for one command only. Accents do not count when they
## are typed (á is a, ð is d, ö is o); letters of English stay where Icelandic has no free one.

key-help = hjálp
key-again = r aftur
key-hand = h hönd
key-supply = s banki
key-status = i staða
key-log = l skrá
key-deck = d stokkur
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

does-pick = nafn, upphaf þess eða númer: velja það; fleiri með bili eða kommu á milli
does-enter = Enter eitt og sér: ljúka þrepinu, afþakka, velja ekkert
does-help = hvað má slá inn; ? og spil: texti þess og skýringar
does-again = endurtaka spurninguna
does-hand = spilin á hendi
does-supply = bankinn með verði og fjölda spila sem eftir eru
does-status = umferð, teljarar, mótherjar og hve stutt er í leikslok
does-log = hvað hefur gerst; með tölu: síðustu línurnar
does-deck = öll spil sem þú átt
does-treasures = spila út öllum peningaspilum
does-end = ljúka þrepinu
does-undo = taka síðasta svar aftur, að vild ef ekkert nýtt hefur sést
does-all = velja allt
does-none = velja ekkert
does-yes = já
does-play = spila út spili
does-buy = spila út öllum peningaspilum og kaupa síðan spil
does-auto = svara sjálfsögðu fyrir þig: 0 sýna allt, 1 venjulegt, 2 hratt; með spili: um það eitt
does-save = hvar leikurinn er geymdur; með skráarheiti: vista hann þar líka
does-quit = hætta; leikurinn geymist

## The table

table-title = { $n }. umferð – { $who } – { $phase }
table-actions = Aðgerðir { $n }
table-buys = kaup { $n }
table-coins = peningar { $n }
# $provinces left in the pile; $empty piles of $most that end the game
table-end = til leiksloka: { $provinces } Fylki, tómir bunkar { $empty } af { $most }
# one line per other player
table-other = { $who }: á hendi { $hand }, umferðir { $turns }, { $top ->
    [none] kastbunki tómur
   *[other] efst í kastbunka { CARD($top) }
}
table-bot = tölva, { $level }
table-level = { $level ->
    [gentle] létt
    [fair] miðlungs
    [strong] sterk
   *[own] eigin leikáætlun
}
table-in-play = Í leik: { $cards }
table-hand = Á hendi: { $cards }
table-aside = Til hliðar: { $cards }
table-trash = Rusl: { $cards }
table-empty = ekkert
# when nobody has chosen a name
table-player = Leikmaður { $n }
# the options with their numbers
table-options = Kostir: { $options }
# shown before the place where one types; $enter: what Enter alone does (more: it must be answered)
table-answer = Svarið þitt (? er hjálp{ $enter ->
    [end-phase] ; Enter: ljúka þrepinu
    [end-turn] ; Enter: ljúka umferðinni
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
} og { $buys } kaup. Enter einu sinni enn lýkur umferðinni.
warn-treasures = Þú hefur ekki spilað út þessum peningaspilum. Enter aftur sleppir þeim.
warn-end = Ef þú kaupir { CARD($card, form: "acc") } lýkur leiknum. Nefndu spilið aftur til að kaupa það.
undo-done = Svarið var tekið aftur.
undo-nothing = Það er ekkert svar til að taka aftur.
undo-seen = Ný spil hafa sést síðan þá. Viltu samt taka svarið aftur?
undo-agree = { $who } vill taka svar aftur þótt ný spil hafi sést. Samþykkja hinir það?
undo-refused = Svarið stendur.

## The end

end-title = Leiknum er lokið.
end-provinces = Síðasta Fylkið er farið.
end-piles = { $n ->
    [one] { $n } bunki er tómur.
   *[other] { $n } bunkar eru tómir.
}
end-limit = Hámarksfjölda umferða er náð.
end-score = { $who }: { $points } stig á { $turns ->
    [one] { $turns } umferð
   *[other] { $turns } umferðum
}
# $n copies at $each points make $points
end-card = { $n } × { CARD($card) }, { $each } stig á spil: { $points }
end-deck = öll spilin: { $cards }
end-won = { $who } vinnur.
end-tie-turns = { $who } vinnur: jafnmörg stig og { $others }, en færri umferðir.
end-shared = { $who } deila sigrinum: jafnmörg stig á jafnmörgum umferðum.

## Leaving and coming back

kept = Leikurinn er geymdur. Haltu áfram með: { $command }
kept-unfinished = Ólokinn leikur bíður. Haltu áfram með: { $command }
resumed = Leikurinn heldur áfram: { $n }. umferð.
saved = Leikurinn er í { $file }
record-kept = Skráning leiksins: { $file }
interrupted-game = Leikurinn var rofinn.
