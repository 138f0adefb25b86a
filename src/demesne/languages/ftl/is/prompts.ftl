### What a decision asks. $ask is the question itself; it may be a clause of text.ftl (small letter, no stop): the faces
### make its first letter large. $who is a player's name: always the subject or in brackets, never inflected.
### $may: yes = one may also decline.

ask = { $ask }
ask-because = { CARD($card) }: { $ask }
# another player's card: Her (Anna spilaði út): kastaðu 2 spilum
ask-because-of = { CARD($card) } ({ $who } spilaði út): { $ask }
ask-ordered = { $ask }; spilið sem þú velur fyrst lendir efst

ask-action = spilaðu út aðgerðarspili eða ljúktu aðgerðarstiginu
ask-treasure = spilaðu út peningaspilunum og kauptu svo
ask-buy = kauptu spil eða ljúktu umferð þinni
# $card of the frame is the Attack
ask-react = þú mátt sýna viðbragðsspil
# a window: the card is bought or gained just now
ask-at-gain = nýtt spil, { CARD($card) }: { $ask }
ask-order-effect = veldu hvaða áhrif koma næst
ask-order-start = upphaf umferðar þinnar: veldu hvaða áhrif koma næst
# optional effects and Reactions; none is allowed
ask-react-effect = þú mátt nota eitt þessara spila
ask-react-start = upphaf umferðar þinnar: þú mátt spila út einu þessara spila
ask-pass = veldu spil af hendi sem þú réttir til vinstri
ask-name = nefndu spil
ask-place = veldu spil af hendi sem þú setur í stokkinn, hvar sem þú vilt
ask-position = hve mörg spil eiga að liggja ofan á spilinu? 0 (efst) til { $n } (neðst)
ask-choose = { $may ->
    [yes] þú mátt velja
   *[no] veldu
} { $n ->
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
ask-bottom-to-top = þú ert með { CARD($card, form: "acc") } neðst í stokknum. Viltu setja spilið efst?
# Treasury: those in play
ask-topdeck-played = { $n ->
    [1] viltu setja { CARD($card, form: "def-acc") } efst í stokkinn?
   *[other] veldu hve mörg þessara spila þú setur efst í stokkinn, ef einhver: { CARD($card) }
}
# a Treasure that was looked for; the other answer discards it
ask-trash-or-discard = þú sýndir { CARD($card, form: "acc") }. Viltu henda spilinu í ruslið? Annars er því kastað.
ask-deck-into-discard = viltu setja allan stokkinn í kastbunkann?
# where the card goes
ask-gain = { $may ->
    [yes] þú mátt velja spil sem þú færð
   *[no] veldu spilið sem þú færð
}{ $to ->
    [hand] {" "}á hönd
    [deck] {" "}og setur efst í stokkinn
    [aside] {" "}og leggur til hliðar
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

## options of choices that are said shorter than in the card's text

option-mill-discard = kastaðu 2 spilum og fáðu +2 peninga
option-torturer-curse = fáðu { CARD("Curse", form: "acc") } á hönd
option-minion-discard = kastaðu öllum spilum af hendi og dragðu 4 spil; mótherjar með 5 spil eða fleiri á hendi gera slíkt hið sama
option-native-village-aside = settu efsta spilið á mottuna
option-native-village-hand = taktu öll spilin af mottunni
option-navigator-discard = kastaðu þeim öllum
option-navigator-deck = settu þau aftur efst í stokkinn
option-pirate-ship-coins = +1 peningur fyrir hvert sjóræningjamerki
option-pirate-ship-trash = gerðu árás: mótherjar missa peningaspil
option-crystal-ball-trash = hentu því í ruslið
option-crystal-ball-discard = kastaðu því
option-crystal-ball-play = spilaðu því út
option-investment-coin = +1 peningur
option-investment-trash = hentu þessu spili fyrir sigurmerki
option-vault-discard = kastaðu 2 spilum og dragðu eitt
option-watchtower-trash = hentu nýja spilinu í ruslið
option-watchtower-deck = settu nýja spilið efst í stokkinn
# Chancellor's only option
option-deck = já
