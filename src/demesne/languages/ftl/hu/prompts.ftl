### What a decision asks. $ask is the question itself; it may be a clause of text.ftl (small letter, no stop): the faces
### make its first letter large. $who is a player's name and is never inflected. $may: yes = one may also decline.

ask = { $ask }
ask-because = { CARD($card) }: { $ask }
# another player's card: Milícia (Anna játszotta ki): dobj el 2 lapot
ask-because-of = { CARD($card) } ({ $who } játszotta ki): { $ask }
ask-ordered = { $ask }; az elsőként választott kerül legfelülre

ask-action = játssz ki egy akciókártyát, vagy fejezd be az akciófázist
ask-treasure = játszd ki a kincseidet, aztán vásárolj
ask-buy = vásárolj egy lapot, vagy fejezd be a körödet
# $card of the frame is the Attack
ask-react = felfedhetsz egy védekezőkártyát
# a window: the card is bought or gained just now
ask-at-gain = kapott lap: { CARD($card) }; { $ask }
ask-order-effect = válaszd ki, melyik hatás következzen
ask-order-start = köröd eleje: válaszd ki, melyik hatás következzen
# optional effects and Reactions; none is allowed
ask-react-effect = ezek egyikét használhatod
ask-react-start = köröd eleje: ezek egyikét kijátszhatod
ask-pass = válaszd ki, melyik lapot adod át a kezedből a balra következő játékosnak
ask-name = nevezz meg egy kártyát
ask-place = válaszd ki, melyik lapot teszed a kezedből a húzópaklidba, bárhová
ask-position = hány lap legyen fölötte? (0: legfelül, { $n }: legalul)
ask-choose = { $may ->
    [yes] választhatsz
   *[no] válassz
} { $n ->
    [1] egy lehetőséget
    [2] két különböző lehetőséget
    [3] három különböző lehetőséget
   *[other] { $n } különböző lehetőséget
}
# one option that one may decline: OPTION says what it does
ask-may = ha akarod, { OPTION($card, $key) }
ask-discard-top = a húzópaklid tetején egy { CARD($card, 1) } van; eldobod?
# the other player discards it if you say so
ask-discard-top-of = { $who } húzópaklija tetején egy { CARD($card, 1) } van; eldobatod?
ask-set-aside = húztál egy { CARD($card, form: "acc") }; félreteszed?
ask-play-it = eldobtál egy { CARD($card, form: "acc") }; kijátszod?
ask-trash-this = ezt { CARD($card, form: "a-acc") } a szemétre dobod?
ask-bottom-to-top = a húzópaklid alján egy { CARD($card, 1) } van; a tetejére teszed?
# Treasury: those in play
ask-topdeck-played = { $n ->
    [1] ezt { CARD($card, form: "a-acc") } a húzópaklid tetejére teszed?
   *[other] hány { CARD($card, form: "acc") } teszel a húzópaklid tetejére? (egyet sem muszáj)
}
# a Treasure that was looked for; the other answer discards it
ask-trash-or-discard = felfedtél egy { CARD($card, form: "acc") }; a szemétre dobod? Ha nem, eldobod.
ask-deck-into-discard = a teljes húzópaklidat a használt paklidra teszed?
# where the card goes
ask-gain = { $may ->
    [yes] kaphatsz egy lapot
   *[no] válaszd ki, melyik lapot kapod
}{ $to ->
    [hand] {" "}a kezedbe
    [deck] {" "}a húzópaklid tetejére
    [aside] {" "}és teszed félre
   *[discard] {""}
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
ask-put-back = tedd vissza a lapokat a húzópaklid tetejére; az elsőként választott kerül legfelülre

## options of choices that are said shorter than in the card's text

option-mill-discard = dobj el 2 lapot (+2 érme)
option-torturer-curse = kapj egy { CARD("Curse", form: "acc") } a kezedbe
option-minion-discard = dobd el a kezed összes lapját, és húzz 4 lapot; a többiek, ha legalább 5 lap van a kezükben, ugyanígy tesznek
option-native-village-aside = tedd a legfelső lapodat a táblára
option-native-village-hand = vedd a kezedbe a tábla lapjait
option-navigator-discard = dobd el mindet
option-navigator-deck = tedd vissza mindet
option-pirate-ship-coins = +1 érme minden kalózhajó-jelződ után
option-pirate-ship-trash = támadás: a többiek kincskártyát veszítenek
option-crystal-ball-trash = dobd a szemétre
option-crystal-ball-discard = dobd el
option-crystal-ball-play = játszd ki
option-investment-coin = +1 érme
option-investment-trash = dobd ezt a szemétre győzelmi jelzőkért
option-vault-discard = dobj el 2 lapot, és húzz egyet
option-watchtower-trash = dobd a kapott lapot a szemétre
option-watchtower-deck = tedd a kapott lapot a húzópaklid tetejére
# Chancellor's only option
option-deck = igen
