### What a decision asks. $ask is the question itself; it may be a clause of text.ftl (small letter, no stop): the faces
### make its first letter large. $who is a player's name: always the subject or in brackets, never inflected.
### $may: yes = one may also decline.

ask = { $ask }
ask-because = { CARD($card) }: { $ask }
# another player's card: Her (Anna spilaði út): kastaðu 2 spilum
ask-because-of = { CARD($card) } ({ $who } spilaði út): { $ask }
ask-ordered = { $ask }; spilið sem þú velur fyrst lendir efst

ask-action = spilaðu út aðgerðarspili eða ljúktu aðgerðarstiginu
ask-treasure = spilaðu út peningaspilum eða snúðu þér að kaupum
ask-buy = kauptu spil eða ljúktu umferð þinni
# $card of the frame is the Attack
ask-react = þú mátt sýna viðbragðsspil
ask-pass = veldu spil af hendi sem þú réttir til vinstri
ask-name = nefndu spil
ask-place = veldu spil af hendi sem þú setur í stokkinn, hvar sem þú vilt
ask-position = hve mörg spil eiga að liggja ofan á spilinu? 0 (efst) til { $n } (neðst)
ask-choose = veldu { $n ->
    [1] einn kost
    [2] tvo kosti
    [3] þrjá kosti
    [4] fjóra kosti
    [one] { $n } kost
   *[other] { $n } kosti
}
# one option that one may decline: OPTION says what it does
ask-may = { OPTION($card, $key) }, ef þú vilt
# the name in the accusative: some names are plurals and, as subjects, would want another verb
ask-discard-top = þú ert með { CARD($card, form: "acc") } efst í stokknum. Viltu kasta spilinu?
ask-discard-top-of = { $who } er með { CARD($card, form: "acc") } efst í stokknum. Á að kasta spilinu?
ask-set-aside = þú dróst { CARD($card, form: "acc") }. Viltu leggja spilið til hliðar?
ask-play-it = þú kastaðir { CARD($card, form: "dat") }. Viltu spila spilinu út?
ask-trash-this = viltu henda { CARD($card, form: "def-dat") } í ruslið?
ask-deck-into-discard = viltu setja allan stokkinn í kastbunkann?
# where the card goes
ask-gain = { $may ->
    [yes] þú mátt velja spil sem þú færð
   *[no] veldu spilið sem þú færð
}{ $to ->
    [hand] {" "}á hönd
    [deck] {" "}og setur efst í stokkinn
   *[discard] {""}
}
ask-gain-for = veldu spilið sem { $who } fær
ask-trash-of = veldu spilið sem { $who } þarf að henda í ruslið
# of cards looked at or revealed, which the options name; $may yes: none to all of them
ask-trash-lifted = { $may ->
    [yes] veldu hverjum þessara spila þú hendir í ruslið, ef einhverjum
   *[no] { $n ->
        [1] veldu eitt spil sem þú hendir í ruslið
       *[other] veldu { $n } spil sem þú hendir í ruslið
    }
}
ask-discard-lifted = { $may ->
    [yes] veldu hverjum þessara spila þú kastar, ef einhverjum
   *[no] { $n ->
        [1] veldu eitt spil sem þú kastar
       *[other] veldu { $n } spil sem þú kastar
    }
}
ask-put-back = settu spilin aftur efst í stokkinn; spilið sem þú velur fyrst lendir efst
ask-play = { $times ->
    [1] { $may ->
        [yes] þú mátt spila út aðgerðarspili af hendi
       *[no] spilaðu út aðgerðarspili af hendi
    }
   *[other] { $may ->
        [yes] þú mátt velja aðgerðarspil af hendi og spila
       *[no] veldu aðgerðarspil af hendi og spilaðu
    } því út { $times ->
        [2] tvisvar
        [3] þrisvar
        [one] { $times } sinni
       *[other] { $times } sinnum
    }
}

## options of choices that are said shorter than in the card's text

option-mill-discard = kastaðu 2 spilum og fáðu +2 peninga
option-torturer-curse = fáðu { CARD("Curse", form: "acc") } á hönd
option-minion-discard = kastaðu öllum spilum af hendi og dragðu 4 spil; mótherjar með 5 spil eða fleiri á hendi gera slíkt hið sama
# Chancellor's only option
option-deck = já
