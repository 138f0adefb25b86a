### Saga leiksins á síðasta skjánum: setningar um hvers vegna fór sem fór.
### $who og $other eru nöfn leikmanna og beygjast ekki; ef átt er við lesandann er annað þeirra web-lobby-you og $me segir
### hvort: who, other eða nobody.

story-curses = { $me ->
    [who] Spilið þitt „{ CARD($card) }“ gaf { $n ->
        [one] { $n } Bölvun
       *[other] { $n } Bölvanir
    } frá og með { $turn }. umferð ({ $other }).
    [other] Þú fékkst { $n ->
        [one] { $n } Bölvun
       *[other] { $n } Bölvanir
    } frá og með { $turn }. umferð ({ $who }: „{ CARD($card) }“).
   *[nobody] { $other } fékk { $n ->
        [one] { $n } Bölvun
       *[other] { $n } Bölvanir
    } frá og með { $turn }. umferð ({ $who }: „{ CARD($card) }“).
}
story-discards = { $me ->
    [who] Spil sem fóru í kastbunka vegna spilsins þíns „{ CARD($card) }“: { $n } ({ $other }).
    [other] Þú þurftir að kasta spilum: { $n } ({ $who }: „{ CARD($card) }“).
   *[nobody] { $other } þurfti að kasta spilum: { $n } ({ $who }: „{ CARD($card) }“).
}
story-instead = { $me ->
    [who] Peningarnir dugðu fyrir Fylki, en þú keyptir { CARD($card, form: "acc") }. Skipti: { $n }.
   *[other] Peningarnir dugðu fyrir Fylki, en { $who } keypti { CARD($card, form: "acc") }. Skipti: { $n }.
}
story-first-province = Fyrsta Fylkið: { $who } – { $turn }. umferð, { $other } – { $n }. umferð.
story-only-province = Fyrsta Fylkið: { $who } – { $turn }. umferð, { $other } – ekkert.
story-rich = Umferðir þegar peningar dugðu fyrir Fylki: { $who } – { $n }, { $other } – { $m }.
story-poor = Umferðir með 2 peninga eða færri: { $who } – { $n }, { $other } – { $m }.
story-dead = Aðgerðarspil sem sátu eftir á hendi því aðgerð vantaði: { $who } – { $n }, { $other } – { $m }.
story-drawn = Spil dregin aukalega: { $who } – { $n }, { $other } – { $m }.
story-trashed = Koparpeningar, Landareignir og Bölvanir í ruslið: { $who } – { $n }, { $other } – { $m }.
story-worth = Stig fyrir spilið „{ CARD($card) }“: { $who } – { $n }, { $other } – { $m }.
story-ended-provinces = { $me ->
    [who] Þú laukst leiknum í { $turn }. umferð: síðasta Fylkið var farið.
   *[other] { $who } lauk leiknum í { $turn }. umferð: síðasta Fylkið var farið.
}
story-ended-colonies = { $me ->
    [who] Þú laukst leiknum í { $turn }. umferð: síðasta Nýlendan var farin.
   *[other] { $who } lauk leiknum í { $turn }. umferð: síðasta Nýlendan var farin.
}
story-ended-piles = { $me ->
    [who] Þú laukst leiknum í { $turn }. umferð: nógu margir bunkar voru tómir.
   *[other] { $who } lauk leiknum í { $turn }. umferð: nógu margir bunkar voru tómir.
}

## síðasti skjárinn

story-decks = Stokkarnir, umferð fyrir umferð
story-decks-of = Stokkarnir, umferð fyrir umferð: { $who }. Tölurnar eru í töflunni fyrir neðan.
story-class = { $part ->
    [copper] Koparpeningar
    [treasures] önnur peningaspil
    [actions] aðgerðir
    [land] lönd
   *[curses] Bölvanir
}
story-table = Sem tafla
story-turns = Umferð
story-how = Svona fór
story-turn = { $n }. umferð
story-curve-note = umferð fyrir umferð, í prósentum
story-shared = Sameiginlegur sigur
story-won = Þú vannst!
story-won-turns = Þú vannst: jafnmörg stig og { $others }, en færri umferðir.
story-played-as = Nafn þitt í leiknum: { $who }
story-luck = { $side ->
    [for] Heppnin var með þér.
    [against] Heppnin var á móti þér.
   *[even] Heppnin skiptist nokkuð jafnt.
} { $more ->
    [elsewhere] Það lá ekki í peningunum sem þú dróst.
    [more] Þú dróst fleiri peninga en búast mátti við (+{ $n }).
    [fewer] Þú dróst færri peninga en búast mátti við (−{ $n }).
   *[none] Þú dróst jafnmarga peninga og búast mátti við.
}
story-again = Reyna aftur
story-again-note = farðu aftur að ákvörðuninni og gerðu annað
story-again-looking = Verið er að leita að dýrkeyptustu ákvörðununum; það getur tekið nokkrar mínútur.
story-again-asked = Þá fór það svona: { $move }. Finnurðu eitthvað betra?
story-verdict = { $verdict ->
    [best] Þarna kom það!
    [better] Betra en þá, en hægt er að gera enn betur.
    [same] Þannig fór það einmitt þá.
    [worse] Ekki enn: þetta er ekki betra en þá.
   *[unknown] Þetta hefur enginn skoðað. Spilaðu áfram og sjáðu til.
}
story-best = Best: { $move }.
story-show = Sýna mér
story-back = Aftur í söguna
