### Card text: one clause for every word of the card language.
### $mood: do = you, an order; may = you may; they = another player does it (third person);
### they-may = another player may; chosen = another player does it and you choose; maybe = you may make another player do it.
### Clauses begin with a small letter and have no full stop; the first letter and the stop are added.
### Before other clauses there is a colon, not a comma: the verb would have to come first after a comma.

## bonuses

bonus-cards = +{ $n } spil
bonus-actions = { $n ->
    [one] +{ $n } aðgerð
   *[other] +{ $n } aðgerðir
}
bonus-buys = +{ $n } kaup
bonus-coins = { $n ->
    [one] +{ $n } peningur
   *[other] +{ $n } peningar
}
# $per: discarded, trashed, moved (cards of the step before), pile (empty Supply piles), type (types of the card shown),
# cost and half-cost (of the card before), in-play, in-hand and different (cards of $types), held (tokens), on-mat (tokens
# that have left their piles), on-pile (tokens on the pile)
bonus-cards-each = { $mood ->
    [they] dregur eitt spil
   *[do] +1 spil
} fyrir { each-of }
bonus-actions-each = { $mood ->
    [they] fær +1 aðgerð
   *[do] +1 aðgerð
} fyrir { each-of }
bonus-buys-each = { $mood ->
    [they] fær +1 kaup
   *[do] +1 kaup
} fyrir { each-of }
bonus-coins-each = { $mood ->
    [they] fær +1 pening
   *[do] +1 peningur
} fyrir { each-of }
each-of = { $per ->
    [discarded] hvert spil sem { $mood ->
        [they] hann kastaði
       *[do] þú kastaðir
    }
    [trashed] hvert spil sem fór í ruslið
    [pile] hvern tóman bunka í bankanum
    [type] hverja tegund sem spilið telst til
    [cost] hvern pening sem spilið kostar
    [half-cost] hverja 2 peninga sem spilið kostar, námundað niður á við
    [in-play] hvert { TYPES($types, form: "acc", join: "or") } sem { $mood ->
        [they] hann er með
       *[do] þú ert með
    } á spilasvæðinu
    [in-hand] hvert { TYPES($types, form: "acc", join: "or") } sem { $mood ->
        [they] hann er með
       *[do] þú ert með
    } á hendi
    [different] hvert { TYPES($types, form: "acc", join: "or") } sem { $mood ->
        [they] hann er með
       *[do] þú ert með
    } á hendi (eins spil teljast eitt)
    [held] hvert { $held ->
        [victory] sigurmerki
       *[pirate-ship] sjóræningjamerki
    } sem { $mood ->
        [they] hann á
       *[do] þú átt
    }
    [on-mat] hvert merki á mottu Verslunarleiðarinnar
    [on-pile] hvert merki á bunkanum
   *[moved] hvert þessara spila
}
draw = { $n ->
    [1] dregur eitt spil
   *[other] dregur { $n } spil
}
costs-less = þar til umferð þinni lýkur kosta öll spil { $n ->
    [one] { $n } peningi
   *[other] { $n } peningum
} minna, þó aldrei minna en 0
worth-more = þar til umferð þinni lýkur gefur { CARD($card, form: "gender") ->
    [m] hver { CARD($card) }
    [f] hver { CARD($card) }
    [n] hvert { CARD($card) }
   *[other] hvert spil með nafninu { CARD($card, form: "quoted") }
} { $n ->
    [one] { $n } pening
   *[other] { $n } peninga
} aukalega
first-play = í fyrsta sinn sem { $mood ->
    [they] hann spilar út { CARD($card, form: "dat") } í umferð sinni
   *[do] þú spilar út { CARD($card, form: "dat") } í þessari umferð þinni
}: { $n ->
    [one] +{ $n } peningur
   *[other] +{ $n } peningar
}

## playing

trash-this = { $mood ->
    [may] þú mátt henda þessu spili í ruslið
    [they-may] má henda þessu spili í ruslið
    [they] hendir þessu spili í ruslið
    [chosen] hendir þessu spili í ruslið
    [maybe] hendir þessu spili í ruslið ef þú vilt
   *[do] hentu þessu spili í ruslið
}
play-from-hand = { $times ->
    [1] { $mood ->
        [may] þú mátt spila út
        [do] spilaðu út
        [they-may] má spila út
       *[they] spilar út
    } { THINGS($one, $what, form: "dat") } af hendi
   *[other] { $mood ->
        [may] þú mátt velja
        [do] veldu
        [they-may] má velja
       *[they] velur
    } { THINGS($one, $what, form: "acc") } af hendi og { $mood ->
        [may] spila
        [do] spilaðu
        [they-may] spila
       *[they] spilar
    } því út { $times ->
        [2] tvisvar
        [3] þrisvar
        [one] { $times } sinni
       *[other] { $times } sinnum
    }
}
play-it = { $mood ->
    [may] þú mátt spila því út
    [they-may] má spila því út
    [they] spilar því út
    [chosen] spilar því út
    [maybe] spilar því út ef þú vilt
   *[do] spilaðu því út
}
unaffected = árásin hefur þá ekki áhrif á þig

## who, if and which

each-other = hver mótherji { $clauses }
each-player = hver leikmaður, þú líka, { $clauses }
left-neighbour = leikmaðurinn þér á vinstri hönd { $clauses }
if-did = ef þú gerir það: { $clauses }
if-did-they = ef hann gerir það: { $clauses }
if-did-several = ef spilin voru { $n } eða fleiri: { $clauses }
otherwise = annars: { $clauses }
otherwise-they = annars: { $clauses }
if-it-is = ef það er { THINGS($one, $what, form: "nom") }: { $clauses }
if-none-in-hand-named = { $mood ->
    [they] með { CARD($card, form: "gender") ->
        [m] engan
        [m-pl] enga
        [f] enga
        [n-pl] engin
       *[n] ekkert
    } { CARD($card, 1, form: "acc") } á hendi: { $clauses }
   *[do] ef þú ert ekki með { CARD($card, form: "gender") ->
        [m] neinn
        [m-pl] neina
        [f] neina
        [n-pl] nein
       *[n] neitt
    } { CARD($card, 1, form: "acc") } á hendi: { $clauses }
}
if-none-in-hand = { $mood ->
    [they] með ekkert { TYPES($types, form: "acc", join: "or") } á hendi: { $clauses }
   *[do] ef þú ert ekki með neitt { TYPES($types, form: "acc", join: "or") } á hendi: { $clauses }
}
if-hand-at-least = { $mood ->
    [they] með { $n } spil eða fleiri á hendi { $clauses }
   *[do] ef þú ert með { $n } spil eða fleiri á hendi: { $clauses }
}
if-hand-at-most = { $mood ->
    [they] með { $n } spil eða færri á hendi { $clauses }
   *[do] ef þú ert þá með { $n } spil eða færri á hendi: { $clauses }
}
if-actions-played = ef { $mood ->
    [they] hann hefur
   *[do] þú hefur
} spilað út að minnsta kosti { $n ->
    [1] einu aðgerðarspili
    [one] { $n } aðgerðarspili
   *[other] { $n } aðgerðarspilum
} í { $mood ->
    [they] umferð sinni
   *[do] þessari umferð þinni
}, að þessu meðtöldu: { $clauses }
if-named = ef það er spilið sem { $mood ->
    [they] nefnt var
   *[do] þú nefndir
}: { $clauses }
choose = { $mood ->
    [may] þú mátt velja
    [they] velur
    [they-may] má velja
    [chosen] lætur þig velja
    [maybe] leyfir þér að velja
   *[do] veldu
} { $n ->
    [1] einn kost
    [2] tvo ólíka kosti
    [3] þrjá ólíka kosti
    [4] fjóra ólíka kosti
    [one] { $n } ólíkan kost
   *[other] { $n } ólíka kosti
}: { $options }
choose-per-type = { $mood ->
    [may] þú mátt velja
    [they] velur
    [they-may] má velja
    [chosen] lætur þig velja
    [maybe] leyfir þér að velja
   *[do] veldu
} einn kost fyrir hverja tegund sem spilið telst til, engan oftar en einu sinni: { $options }
for-each-different = fyrir hvert spil sem var sýnt (eins spil teljast eitt): { $clauses }
# $again: yes = more than once for the same Attack
when-attacked = þegar mótherji spilar út árásarspili máttu fyrst sýna þetta spil af hendi{ $again ->
    [yes] , eins oft og þú vilt. Í hvert sinn
   *[no] {""}
}: { $clauses }
when-attacked-with = þegar mótherji spilar út árásarspili og þú ert með { $n } spil eða fleiri á hendi máttu fyrst sýna þetta spil af hendi{ $again ->
    [yes] , eins oft og þú vilt. Í hvert sinn
   *[no] {""}
}: { $clauses }
points = Gefur { $n } sigurstig.
points-per-cards = gefur 1 sigurstig fyrir { $n ->
    [1] hvert spil sem þú átt
    [one] hvert { $n } spil sem þú átt, námundað niður á við
   *[other] hver { $n } spil sem þú átt, námundað niður á við
}
points-per-card = gefur 1 sigurstig fyrir { CARD($card, form: "gender") ->
    [m] hvern { CARD($card, form: "acc") }
    [f] hverja { CARD($card, form: "acc") }
    [n] hvert { CARD($card, form: "acc") }
   *[other] hvert spil með nafninu { CARD($card, form: "quoted") }
} sem þú átt
worth-coins = { $n ->
    [one] gefur { $n } pening
   *[other] gefur { $n } peninga
}
# $next: if = the second begins with a condition, then = it is simply done next
clause-list = { $next ->
    [if] { $a }; { $b }
   *[then] { $a } og { $b }
}

## tokens and mats: merki, motta

bonus-tokens = { $token ->
    [victory] +{ $n } sigurmerki
   *[pirate-ship] +{ $n } sjóræningjamerki
}
bonus-tokens-each = { $token ->
    [victory] +1 sigurmerki fyrir { each-of }
   *[pirate-ship] +1 sjóræningjamerki fyrir { each-of }
}
place-token = { $mood ->
    [they] setur
   *[do] settu
} { $token ->
    [embargo] bannmerki
   *[trade-route] leiðarmerki
} á einn bunka í bankanum
put-on-mat = { $mood ->
    [do] settu eitt spil af hendi á { place-mat }
   *[they] setur eitt spil af hendi á { place-mat }
}
put-this-on-mat = { $mood ->
    [do] settu þetta spil á { place-mat }
   *[they] setur þetta spil á { place-mat }
}
top-onto-mat = { $mood ->
    [do] settu efsta spilið úr stokknum á hvolf á { place-mat }
   *[they] setur efsta spilið úr stokknum sínum á hvolf á { place-mat }
}
take-mat = { $mood ->
    [do] taktu á hönd öll spil af { place-mat.dat }
   *[they] tekur á hönd öll spil af { place-mat.dat }
}
place-mat = { $mat ->
    [island] Eyjarmottuna
   *[native-village] Frumbyggjaþorpsmottuna
}{ $mood ->
    [do] {" "}þína
    [may] {" "}þína
   *[they] {" "}sína
}
    .dat = { $mat ->
        [island] Eyjarmottunni
       *[native-village] Frumbyggjaþorpsmottunni
    }{ $mood ->
        [do] {" "}þinni
        [may] {" "}þinni
       *[they] {" "}sinni
    }

## further ways to play

# a card revealed or looked at
play-found = { $mood ->
    [do] spilaðu því út
   *[they] spilar því út
}
# the card just gained
play-gained = { $mood ->
    [do] spilaðu því út
    [may] þú mátt spila því út
    [they-may] má spila því út
   *[they] spilar því út
}
# a Reaction itself
play-this = { $mood ->
    [do] spilaðu þessu spili út af hendi
    [may] þú mátt spila þessu spili út af hendi
    [they-may] má spila þessu spili út af hendi
   *[they] spilar þessu spili út af hendi
}
extra-turn = í lok umferðar þinnar dregurðu aðeins { $n } spil. Síðan færðu aukaumferð, nema þessi sé sjálf aukaumferð
bar-from-buying = ekki má kaupa það spil í umferðinni
bar-from-this = ekki má fá það spil með þessu spili í umferðinni

## later turns

next-turn = { $mood ->
    [they] í upphafi næstu umferðar sinnar: { $clauses }
   *[do] í upphafi næstu umferðar þinnar: { $clauses }
}
until-then = þangað til: { $clauses }
protected = árásir mótherja hafa ekki áhrif á þig
when-right-gains = þegar leikmaðurinn þér á hægri hönd fær spil: { $clauses }
when-copy-gained = mótherji sem fær eintak af spilinu til hliðar í eigin umferð { $clauses }
first-is-trashed = hver mótherji hendir í ruslið fyrsta spilinu af þessum sem hann spilar út í hverri umferð sinni: { NAMES($names, join: "or") }

## further conditions

if-it-has-a-pile = ef það á bunka í bankanum: { $clauses }
if-any-trashed = ef eitthvert spil fór þannig í ruslið: { $clauses }
if-it-is-in-play = { $mood ->
    [they] ef það er eintak af spili sem hann er með á spilasvæðinu: { $clauses }
   *[do] ef það er eintak af spili sem þú ert með á spilasvæðinu: { $clauses }
}
if-piles-empty = ef { $n ->
    [1] að minnsta kosti einn bunki í bankanum er tómur
    [one] að minnsta kosti { $n } bunki í bankanum er tómur
   *[other] að minnsta kosti { $n } bunkar í bankanum eru tómir
}: { $clauses }

## what a card does besides being played

# a moment, said of you ($mood do) or of another player (they): "þú kaupir spil sem kostar í mesta lagi 4"
moment-buy = { $mood ->
    [they] kaupir
   *[do] þú kaupir
} { THINGS($n, $what, form: "bare") }{ $costs ->
    [yes] {" "}sem kostar { $cost }
   *[no] {""}
}{ $but ->
    [yes] {" "}(þó ekki { TYPES($except, form: "acc", join: "or") })
   *[no] {""}
}
# $bought: yes = only one that was bought
moment-gain = { $mood ->
    [they] fær
   *[do] þú færð
} { THINGS($n, $what, form: "bare") }{ $bought ->
    [yes] {" "}sem { $mood ->
        [they] hann keypti
       *[do] þú keyptir
    }
   *[no] {""}
}
when-you-gain-this = þegar þú færð þetta spil: { $clauses }
while-in-play = meðan þetta spil er á spilasvæðinu, þegar { $moment }: { $clauses }
# $once: yes = only the first time
this-turn = { $once ->
    [yes] einu sinni í umferð þinni, þegar { $moment }: { $clauses }
   *[no] þar til umferð þinni lýkur, þegar { $moment }: { $clauses }
}
on-pile-with = leikmaður sem { $moment } úr bunka með { $token ->
    [embargo] bannmerki
   *[trade-route] leiðarmerki
} { $clauses }
when-you-gain = þegar { $moment }: { $clauses }
when-anyone-gains = þegar einhver leikmaður, þú líka, { $moment }: { $clauses }
# a Reaction that is revealed: its effect follows
reveal-this = þú mátt sýna þetta spil af hendi. Ef þú gerir það: { $clauses }
at-start-of-turn = í upphafi umferðar þinnar: { $clauses }
# $unless: yes = only if no card of the types was gained
at-end-of-buying = í lok kaupsstigs þíns{ $unless ->
    [yes] , ef þú fékkst ekkert { TYPES($types, form: "acc", join: "or") } á því
   *[no] {""}
}: { $clauses }
less-per-in-play = á kaupsstigi hvers leikmanns kostar spilið { $n ->
    [one] { $n } peningi
   *[other] { $n } peningum
} minna fyrir hvert { TYPES($types, form: "acc", join: "or") } sem hann er með á spilasvæðinu, þó aldrei minna en 0
not-bought-with = þú mátt ekki kaupa þetta spil meðan þú ert með { CARD($card, form: "acc") } á spilasvæðinu
tokens-on-piles = { $token ->
    [embargo] undirbúningur: setjið bannmerki á hvern bunka með { TYPES($types, form: "dat-other", join: "or") } í bankanum; merkið fer á mottuna þegar einhver fær fyrsta spilið úr bunkanum
   *[trade-route] undirbúningur: setjið leiðarmerki á hvern bunka með { TYPES($types, form: "dat-other", join: "or") } í bankanum; merkið fer á mottu Verslunarleiðarinnar þegar einhver fær fyrsta spilið úr bunkanum
}
is-a-treasure = þegar þetta spil er meðal þeirra tíu er { CARD($card, form: "nom") } líka peningaspil sem gefur { $n ->
    [one] { $n } pening
   *[other] { $n } peninga
}
