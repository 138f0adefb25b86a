### What a decision asks. $ask is the question itself; it may be a clause of text.ftl (small letter, no stop): the faces
### make its first letter large. $who is a player's name: always the subject or in brackets, never inflected.
### $may: yes = one may also decline.

ask = { $ask }
ask-because = { CARD($card) }: { $ask }
# another player's card: Her (Anna): kastaðu 2 spilum
ask-because-of = { CARD($card) } ({ $who }): { $ask }
ask-ordered = { $ask }; það sem þú nefnir fyrst lendir efst

ask-action = spilaðu út aðgerðarspili eða ljúktu aðgerðarstiginu
ask-treasure = spilaðu út peningaspilum eða slepptu því
ask-buy = kauptu spil eða ljúktu umferðinni
# $card of the frame is the Attack
ask-react = sýndu viðbragðsspil eða slepptu því
ask-pass = veldu spil af hendi til að rétta til vinstri
ask-name = nefndu spil
ask-place = veldu spil af hendi til að setja í stokkinn, hvar sem þú vilt
ask-position = hve mörg spil eiga að liggja ofan á því, frá 0 (efst) til { $n } (neðst)?
ask-choose = veldu { $n ->
    [1] eitt
    [2] tvennt
    [3] þrennt
    [4] fernt
    [one] { $n } kost
   *[other] { $n } kosti
}
# one option that one may decline: OPTION says what it does
ask-may = ef þú vilt: { OPTION($card, $key) }
# the name in brackets: some names are plurals and would want another verb
ask-discard-top = viltu kasta efsta spilinu úr stokknum ({ CARD($card) })?
ask-discard-top-of = á { $who } að kasta efsta spilinu úr stokknum sínum ({ CARD($card) })?
ask-set-aside = þú dróst { CARD($card, form: "acc") }. Viltu leggja spilið til hliðar?
ask-play-it = viltu spila út { CARD($card, form: "dat") } úr kastbunkanum?
ask-trash-this = viltu henda { CARD($card, form: "def-dat") } í ruslið?
ask-deck-into-discard = viltu setja allan stokkinn í kastbunkann?
# where the card goes
ask-gain = { $may ->
    [yes] þú mátt fá spil að eigin vali
   *[no] veldu hvaða spil þú færð
}{ $to ->
    [hand] {" "}á hönd
    [deck] {" "}efst í stokkinn
   *[discard] {""}
}
ask-gain-for = veldu spilið sem { $who } fær
ask-trash-of = veldu hvaða spili { $who } hendir í ruslið af þeim sem voru sýnd
# of cards looked at or revealed, which the options name; $may yes: none to all of them
ask-trash-lifted = { $may ->
    [yes] veldu hverjum þessara spila þú hendir í ruslið, ef einhverjum
   *[no] { $n ->
        [1] veldu eitt spil til að henda í ruslið
       *[other] veldu { $n } spil til að henda í ruslið
    }
}
ask-discard-lifted = { $may ->
    [yes] veldu hverjum þessara spila þú kastar, ef einhverjum
   *[no] { $n ->
        [1] veldu eitt spil til að kasta
       *[other] veldu { $n } spil til að kasta
    }
}
ask-put-back = settu spilin aftur efst í stokkinn; það sem þú nefnir fyrst lendir efst
ask-play = { $may ->
    [yes] þú mátt spila út aðgerðarspili af hendi
   *[no] spilaðu út aðgerðarspili af hendi
}{ $times ->
    [1] {""}
    [2] {" "}tvisvar
    [3] {" "}þrisvar
    [one] {" "}{ $times } sinni
   *[other] {" "}{ $times } sinnum
}

## options of choices that are said shorter than in the card's text

option-mill-discard = kastaðu 2 spilum fyrir +2 peninga
option-minion-discard = kastaðu öllum spilum af hendi og dragðu 4; mótherjar með 5 spil eða fleiri gera slíkt hið sama
# Chancellor's only option, in a list
option-deck = stokkurinn þinn
