### What a decision asks. $ask is the question itself; it may be a clause of text.ftl (small letter, no stop): the faces
### make its first letter large. $who is a player's name and is never inflected. $may: yes = one may also decline.

ask = { $ask }
ask-because = { CARD($card) }: { $ask }
# another player's card: Milícia (Anna): dobj el 2 lapot
ask-because-of = { CARD($card) } ({ $who }): { $ask }
ask-ordered = { $ask }; az elsőként megnevezett kerül legfelülre

ask-action = játssz ki egy akciókártyát, vagy fejezd be az akciófázist
ask-treasure = játssz ki kincskártyákat, vagy lépj tovább nélkülük
ask-buy = vásárolj egy lapot, vagy fejezd be a köröd
# $card of the frame is the Attack
ask-react = felfedhetsz egy védekező kártyát
ask-pass = válassz a kezedből egy lapot, amelyet balra átadsz
ask-name = nevezz meg egy kártyát
ask-place = válassz a kezedből egy lapot, amelyet bárhová betehetsz a húzópaklidba
ask-position = hány lap legyen fölötte, 0 (legfelül) és { $n } (legalul) között?
ask-choose = válassz { $n ->
    [1] egyet
    [2] kettőt
    [3] hármat
   *[other] { $n } lehetőséget
}
# one option that one may decline: OPTION says what it does
ask-may = ha akarod, { OPTION($card, $key) }
ask-discard-top = a húzópaklid tetején egy { CARD($card, 1) } van; eldobod?
# the other player discards it if you say so
ask-discard-top-of = { $who } húzópaklija tetején egy { CARD($card, 1) } van; eldobatod?
ask-set-aside = egy { CARD($card, form: "acc") } húztál; félreteszed?
ask-play-it = a használt paklidon egy { CARD($card, 1) } van; kijátszod?
ask-trash-this = ezt { CARD($card, form: "a-acc") } a szemétre dobod?
ask-deck-into-discard = a teljes húzópaklidat a használt paklidra teszed?
# where the card goes
ask-gain = { $may ->
    [yes] kaphatsz egy lapot{ $to ->
        [hand] {" "}a kezedbe
        [deck] {" "}a húzópaklid tetejére
       *[discard] {""}
    }
   *[no] válassz egy lapot, amelyet { $to ->
        [hand] a kezedbe kapsz
        [deck] a húzópaklid tetejére kapsz
       *[discard] megkapsz
    }
}
ask-gain-for = válaszd ki, melyik lapot kapja { $who }
ask-trash-of = válaszd ki, melyik felfedett lapját dobja a szemétre { $who }
# of cards looked at or revealed, which the options name; $may yes: none to all of them
ask-trash-lifted = { $may ->
    [yes] ezek közül akárhányat a szemétre dobhatsz
   *[no] ezek közül { $n ->
        [one] egyet
       *[other] { $n } lapot
    } dobj a szemétre
}
ask-discard-lifted = { $may ->
    [yes] ezek közül akárhányat eldobhatsz
   *[no] ezek közül { $n ->
        [one] egyet
       *[other] { $n } lapot
    } dobj el
}
ask-put-back = tedd vissza a lapokat a húzópaklid tetejére; az elsőként megnevezett kerül legfelülre
ask-play = { $may ->
    [yes] kijátszhatsz a kezedből egy akciókártyát
   *[no] játssz ki a kezedből egy akciókártyát
}{ $times ->
    [1] {""}
    [2] {" "}kétszer
    [3] {" "}háromszor
   *[other] {" "}{ $times } alkalommal
}

## options of choices that are said shorter than in the card's text

option-mill-discard = dobj el 2 lapot +2 érméért
option-minion-discard = dobj el mindent kézből, húzz 4 lapot; akinek legalább 5 van, ugyanígy tesz
# Chancellor's only option, in a list
option-deck = a húzópaklid
