### Fyrsti leikurinn með leiðsögn: leiðin þangað, setningarnar fimm, spurningin í lokin, hvað á að spila næst.

## Við borðið

lesson-goal = Sá vinnur sem á flest stig þegar síðasta { CARD("Province", form: "def") } er farið.
lesson-wish = { $coins ->
    [3] Peningarnir þínir 3 duga fyrir { CARD("Silver", form: "acc") } sem gefur 2 peninga í hvert sinn sem spilið kemur aftur á hönd.
   *[other] Fyrir 3 af { $coins } peningum þínum færðu { CARD("Silver", form: "acc") } sem gefur 2 peninga í hvert sinn sem spilið kemur aftur á hönd.
}
lesson-shuffle = Kastbunkinn þinn er stokkaður og verður nýr stokkur, og þú færð { CARD($card, form: "def-acc") } aftur á hönd.
lesson-chain = { $n ->
    [one] Spilaðu { CARD($card, form: "dat") } út fyrst: þú færð aðgerðina aftur og hún dugar fyrir { CARD($then, form: "acc") }.
   *[other] Spilaðu { CARD($card, form: "dat") } út fyrst: þú færð tvær aðgerðir, nóg fyrir { CARD($then, form: "acc") }.
}
lesson-attack = { CARD("Militia") } skilur þig eftir með þrjú spil; ef þú ert með { CARD("Moat", form: "acc") } á hendi er þér óhætt.
lesson-shield = Sýndu { CARD("Moat", form: "def-acc") } og { CARD("Militia") } gerir þér ekkert.

## Í lokin

lesson-question = Umferð { $turn }: þú áttir { $coins ->
    [one] { $coins } pening
   *[other] { $coins } peninga
}. Hvaða kaup hjálpa þér mest?
lesson-right-points = Já. { CARD($card) } gefur { $n } stig, fleiri en nokkurt annað spil hér.
lesson-right-coins = Já. { CARD($card) } gefur { $n ->
    [one] { $n } pening
   *[other] { $n } peninga
} í hvert sinn sem spilið kemur aftur á hönd.
lesson-less-points = { CARD($card) } gefur { $n } stig en { CARD("Province") } gefur 6.
lesson-no-coins = { CARD($card) } gefur { $n } stig en enga peninga þegar spilið kemur aftur á hönd.
lesson-no-points = { CARD($card) } gefur { $n ->
    [one] { $n } pening
   *[other] { $n } peninga
} en engin stig.
lesson-less-coins = { CARD($card) } gefur aðeins { $n ->
    [one] { $n } pening
   *[other] { $n } peninga
} þegar spilið kemur aftur; annað peningaspil gefur meira.
lesson-next = Spil sem þú þekkir úr fyrsta leiknum þínum: { $n }. Nýja árásarspilið er eitt: { CARD($card) }.

## Upphafssíðan í fyrstu heimsókn

web-first-lead = Í hverri umferð kaupirðu spil sem bætir næstu hendur, þar til þær duga til að kaupa land. Sá vinnur sem á mest land.
web-first-learn = Læra með því að spila
web-first-learn-note = fyrsti leikurinn, um stundarfjórðungur
web-first-known = Ég kann leikinn
web-first-known-note = { $set }, mótspilari: { $bot }
web-first-hand = Fimm spil í umferð
web-first-hand-note = Þrír Koparpeningar eru 3 peningar. Fyrsti stokkurinn er rýr.
web-first-buy = Kauptu betra spil
web-first-buy-note = Silfurpeningur kostar 3 og kemur héðan í frá aftur á hönd.
web-first-land = Svo kaupirðu land
web-first-land-note = Fylki kostar 8 og gefur 6 stig.

## Kennslan við borðið og eftir leikinn

web-lessons = Kennsla
web-lessons-note = Alvöru leikur eftir alvöru reglum: spilaðu eins og þú vilt.
web-lesson-number = { $n }. atriði af { $of }.
web-lesson-go-on = Áfram
web-lesson-skip = Sleppa kennslunni
web-lesson-later = kemur þegar leikurinn nær þangað
web-lesson-done = þetta gerðir þú án ábendingar
web-lesson-goal = Hvað vinnur
web-lesson-wish = Ein hönd, ein ósk
web-lesson-shuffle = Stokkunin
web-lesson-chain = Aðgerðir í röð
web-lesson-attack = Árás og vörn
web-lesson-missed = Það sem kom ekki fyrir
web-lesson-question = Ein spurning
web-lesson-bought = Þetta keyptir þú.
web-lesson-next = Spilaðu þetta næst
web-lesson-next-play = { $set }, { $level }
