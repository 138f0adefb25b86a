### Card text: one clause for every word of the card language.
### $mood: do = you, an order; may = you may; they = another player does it (third person);
### they-may = another player may; chosen = another player does it and you choose; maybe = you may make another player do it.
### Clauses begin with a small letter and have no full stop; the first letter and the stop are added.
### Terms: eldob = discard, a szemétre dob = trash, kap = gain, felfed = reveal, megnéz = look at, kijátszik = play;
### húzópakli = deck, használt pakli = discard pile, készlet = Supply, szemét = trash, kéz = hand.

## bonuses

bonus-cards = +{ $n } kártya
bonus-actions = +{ $n } akció
bonus-buys = +{ $n } vásárlás
bonus-coins = +{ $n } érme
# $per: discarded, trashed, moved (cards of the step before), pile (empty Supply piles), type (types of the card shown),
# cost and half-cost (of the card before), in-play, in-hand and different (cards of $types), held (tokens), on-mat (tokens
# that have left their piles), on-pile (tokens on the pile)
bonus-cards-each = { $mood ->
    [they] { each-of } húz egy lapot
   *[do] +1 kártya { each-of }
}
bonus-actions-each = +1 akció { each-of }
bonus-buys-each = +1 vásárlás { each-of }
bonus-coins-each = +1 érme { each-of }
each-of = { $per ->
    [discarded] minden eldobott lap után
    [trashed] minden szemétre dobott lap után
    [pile] a készlet minden üres paklija után
    [type] annak a lapnak minden típusa után
    [cost] annak a lapnak az árából minden érme után
    [half-cost] annak a lapnak az árából minden 2 érme után (lefelé kerekítve)
    [in-play] minden játékban lévő { TYPES($types, form: "card", join: "or") }{ $mood ->
        [they] {" "}után, amely az övé
       *[do] {" "}után, amely a tiéd
    }
    [in-hand] minden { TYPES($types, form: "card", join: "or") } után, amely { $mood ->
        [they] a kezében van
       *[do] a kezedben van
    }
    [different] minden különböző nevű { TYPES($types, form: "card", join: "or") } után, amely { $mood ->
        [they] a kezében van
       *[do] a kezedben van
    }
    [held] minden { $held ->
        [victory] győzelmi { $mood ->
            [they] jelzője
           *[do] jelződ
        }
       *[pirate-ship] { $mood ->
            [they] kalózhajó-jelzője
           *[do] kalózhajó-jelződ
        }
    } után
    [on-mat] a Kereskedelmi útvonal tábláján lévő minden jelző után
    [on-pile] minden ott lévő jelző után
   *[moved] minden így érintett lap után
}
draw = { $n ->
    [one] húz egy lapot
   *[other] húz { $n } lapot
}
costs-less = a köröd végéig minden lap { $n } érmével olcsóbb, de 0 érménél kevesebbe egyik sem kerül
worth-more = a köröd végéig minden { CARD($card, 1) } { $n } érmével többet ér
first-play = az első { CARD($card, 1) }, amelyet { $mood ->
    [they] ebben a körben kijátszik
   *[do] ebben a körödben kijátszol
}, { $n } érmével többet ér

## playing

trash-this = { $mood ->
    [do] ezt a lapot dobd a szemétre
    [may] ezt a lapot a szemétre dobhatod
    [they-may] ezt a lapot a szemétre dobhatja
   *[they] ezt a lapot a szemétre dobja
}
play-from-hand = { $mood ->
    [do] játssz ki a kezedből { THINGS($one, $what, form: "acc") }{ play-from-hand.times }
    [may] kijátszhatsz a kezedből { THINGS($one, $what, form: "acc") }{ play-from-hand.times }
    [they-may] kijátszhat a kezéből { THINGS($one, $what, form: "acc") }{ play-from-hand.times }
   *[they] kijátszik a kezéből { THINGS($one, $what, form: "acc") }{ play-from-hand.times }
}
    .times = { $times ->
        [1] {""}
        [2] {" "}egymás után kétszer
        [3] {" "}egymás után háromszor
       *[other] {" "}egymás után { $times } alkalommal
    }
play-it = { $mood ->
    [do] játszd ki
    [may] kijátszhatod
    [they-may] kijátszhatja
   *[they] kijátssza
}
unaffected = a támadás nincs rád hatással

## who, if and which

each-other = minden más játékos { $clauses }
each-player = minden játékos (te is) { $clauses }
left-neighbour = a bal oldali szomszédod { $clauses }
if-did = ha megtetted, { $clauses }
if-did-they = ha megtette, { $clauses }
if-did-several = { $mood ->
    [they] ha ezt legalább { $n } lappal megtette, { $clauses }
   *[do] ha ezt legalább { $n } lappal megtetted, { $clauses }
}
otherwise = különben { $clauses }
otherwise-they = ha nem tette meg, { $clauses }
if-it-is = ha { THINGS($one, $what, form: "bare") }, { $clauses }
if-none-in-hand-named = { $mood ->
    [they] (ha nincs a kezében { CARD($card, 1) }) { $clauses }
   *[do] ha nincs a kezedben { CARD($card, 1) }, { $clauses }
}
if-none-in-hand = { $mood ->
    [they] (ha nincs a kezében { TYPES($types, form: "card", join: "or") }) { $clauses }
   *[do] ha nincs a kezedben { TYPES($types, form: "card", join: "or") }, { $clauses }
}
if-hand-at-least = { $mood ->
    [they] (ha legalább { $n } lap van a kezében) { $clauses }
   *[do] ha legalább { $n } lap van a kezedben, { $clauses }
}
if-hand-at-most = { $mood ->
    [they] (ha ezután legfeljebb { $n } lap van a kezében) { $clauses }
   *[do] ha ezután legfeljebb { $n } lap van a kezedben, { $clauses }
}
if-actions-played = { $mood ->
    [they] (ha ebben a körödben { if-actions-played.count }) { $clauses }
   *[do] ha ebben a körödben { if-actions-played.count }, { $clauses }
}
    .count = ezzel együtt már legalább { $n ->
        [1] egyszer
        [2] kétszer
        [3] háromszor
        [4] négyszer
       *[other] { $n } alkalommal
    } játszottál ki akciókártyát
if-named = ha a megnevezett kártya az, { $clauses }
choose = { $mood ->
    [do] válassz { choose.count }: { $options }
    [may] választhatsz { choose.count }: { $options }
    [they-may] választhat { choose.count }: { $options }
    [chosen] megtesz { choose.count } (te választod ki): { $options }
    [maybe] ha úgy döntesz, megtesz { choose.count } (te választod ki): { $options }
   *[they] választ { choose.count }: { $options }
}
    .count = { $n ->
        [1] egyet
        [2] két különbözőt
        [3] három különbözőt
       *[other] { $n } különböző lehetőséget
    }
choose-per-type = { $mood ->
    [do] válassz { choose-per-type.count }: { $options }
    [may] választhatsz { choose-per-type.count }: { $options }
    [they-may] választhat { choose-per-type.count }: { $options }
    [chosen] megtesz { choose-per-type.count } (te választod ki): { $options }
    [maybe] ha úgy döntesz, megtesz { choose-per-type.count } (te választod ki): { $options }
   *[they] választ { choose-per-type.count }: { $options }
}
    .count = annyi különböző lehetőséget, ahány típusa van annak a lapnak
for-each-different = minden különböző nevű felfedett lap után: { $clauses }
# $again: yes = more than once for the same Attack
when-attacked = amikor egy másik játékos támadókártyát játszik ki, a támadás hatása előtt felfedheted ezt a lapot a kezedből{ $again ->
    [yes] {" "}(akár többször is). Valahányszor így teszel
   *[no] . Ha így teszel
}, { $clauses }
when-attacked-with = amikor egy másik játékos támadókártyát játszik ki, és legalább { $n } lap van a kezedben, a támadás hatása előtt felfedheted ezt a lapot a kezedből{ $again ->
    [yes] {" "}(akár többször is). Valahányszor így teszel
   *[no] . Ha így teszel
}, { $clauses }
# stands on a line of its own, so it is a whole sentence
points = { $n ->
    [-1] −1
   *[other] { $n }
} győzelmi pontot ér.
points-per-cards = { $n ->
    [one] minden lapod után 1 győzelmi pontot ér
   *[other] minden { $n } lapod után 1 győzelmi pontot ér, lefelé kerekítve
}
points-per-card = minden { CARD($card, form: "poss") } után 1 győzelmi pontot ér
worth-coins = { $n } érmét ér
clause-list = { $next ->
    [if] { $a }; { $b }
   *[then] { $a }, majd { $b }
}

## tokens and mats: jelző, tábla

bonus-tokens = { $token ->
    [victory] +{ $n } győzelmi jelző
   *[pirate-ship] +{ $n } kalózhajó-jelző
}
bonus-tokens-each = { $token ->
    [victory] +1 győzelmi jelző { each-of }
   *[pirate-ship] +1 kalózhajó-jelző { each-of }
}
place-token = { $mood ->
    [they] a készlet egyik paklijára tesz
   *[do] tégy a készlet egyik paklijára
} { $token ->
    [embargo] egy embargójelzőt
   *[trade-route] egy útvonaljelzőt
}
put-on-mat = { $mood ->
    [do] tégy a kezedből egy lapot a { place-mat }
   *[they] a kezéből egy lapot a { place-mat } tesz
}
put-this-on-mat = { $mood ->
    [do] tedd ezt a lapot a { place-mat }
   *[they] ezt a lapot a { place-mat } teszi
}
top-onto-mat = { $mood ->
    [do] tedd a húzópaklid legfelső lapját képpel lefelé a { place-mat }
   *[they] a húzópaklija legfelső lapját képpel lefelé a { place-mat } teszi
}
take-mat = { $mood ->
    [do] vedd a kezedbe az összes lapot { place-mat.from }
   *[they] a kezébe veszi az összes lapot { place-mat.from }
}
place-mat = { $mat ->
    [island] Sziget { place-mat.onto }
   *[native-village] Bennszülött falu { place-mat.onto }
}
    .onto = { $mood ->
        [do] tábládra
        [may] tábládra
       *[they] táblájára
    }
    .from = { $mat ->
        [island] a Sziget
       *[native-village] a Bennszülött falu
    } { $mood ->
        [do] tábládról
        [may] tábládról
       *[they] táblájáról
    }

## further ways to play

# a card revealed or looked at
play-found = { $mood ->
    [do] játszd ki
   *[they] kijátssza
}
# the card just gained
play-gained = { $mood ->
    [do] játszd ki
    [may] kijátszhatod
    [they-may] kijátszhatja
   *[they] kijátssza
}
# a Reaction itself
play-this = { $mood ->
    [do] játszd ki ezt a lapot a kezedből
    [may] kijátszhatod ezt a lapot a kezedből
    [they-may] kijátszhatja ezt a lapot a kezéből
   *[they] kijátssza ezt a lapot a kezéből
}
extra-turn = a köröd végén csak { $n } lapot húzol. Ezután még egy köröd következik, kivéve, ha ez már ráadáskör
bar-from-buying = ezt a kártyát ebben a körben nem lehet megvenni
bar-from-this = ezt a kártyát ebben a körben ezzel a lappal nem lehet megkapni

## later turns

next-turn = { $mood ->
    [they] a következő köre elején { $clauses }
   *[do] a következő köröd elején { $clauses }
}
until-then = addig { $clauses }
protected = a többi játékos támadásai nincsenek rád hatással
when-right-gains = valahányszor a jobb oldali szomszédod lapot kap, { $clauses }
when-copy-gained = ha egy másik játékos a saját körében kap egy példányt a félretett lapból, akkor { $clauses }
first-is-trashed = minden más játékos minden körében a szemétre dobja az első { NAMES($names, form: "acc", join: "or") }, amelyet kijátszik

## further conditions

if-it-has-a-pile = ha van paklija a készletben, { $clauses }
if-any-trashed = ha így bármilyen lap a szemétre került, { $clauses }
if-it-is-in-play = { $mood ->
    [they] ha olyan kártya, amelyből van példánya játékban, { $clauses }
   *[do] ha olyan kártya, amelyből van példányod játékban, { $clauses }
}
if-piles-empty = ha a készletben { $n ->
    [1] legalább egy pakli
   *[other] legalább { $n } pakli
} üres, { $clauses }

## what a card does besides being played

# a moment, said of you ($mood do) or of another player (they): "egy legfeljebb 4 érmébe kerülő lapot veszel"
moment-buy = { $mood ->
    [they] megvesz { moment-buy.things }
   *[do] megveszel { moment-buy.things }
}{ $but ->
    [yes] , amely nem { TYPES($except, form: "card", join: "or") }
   *[no] {""}
}
    .things = { $costs ->
        [yes] { THINGS($n, $what, $cost) }
       *[no] { THINGS($n, $what, form: "acc") }
    }
# $bought: yes = only one that was bought
moment-gain = { $mood ->
    [they] { $bought ->
        [yes] vásárlással kap { THINGS($n, $what, form: "acc") }
       *[no] kap { THINGS($n, $what, form: "acc") }
    }
   *[do] { $bought ->
        [yes] vásárlással kapsz { THINGS($n, $what, form: "acc") }
       *[no] kapsz { THINGS($n, $what, form: "acc") }
    }
}
when-you-gain-this = amikor megkapod ezt a lapot, { $clauses }
while-in-play = amíg ez a lap játékban van, valahányszor { $moment }, { $clauses }
# $once: yes = only the first time
this-turn = { $once ->
    [yes] ebben a körben egyszer, amikor { $moment }, { $clauses }
   *[no] ebben a körben valahányszor { $moment }, { $clauses }
}
on-pile-with = valahányszor egy játékos olyan pakliból { $moment }, amelyen { $token ->
    [embargo] embargójelző
   *[trade-route] útvonaljelző
} van, { $clauses }
when-you-gain = amikor { $moment }, { $clauses }
when-anyone-gains = amikor bármelyik játékos (akár te) { $moment }, { $clauses }
# a Reaction that is revealed: its effect follows
reveal-this = felfedheted ezt a lapot a kezedből. Ha így teszel, { $clauses }
at-start-of-turn = a köröd elején { $clauses }
# $unless: yes = only if no card of the types was gained
at-end-of-buying = a vásárlási fázisod végén{ $unless ->
    [yes] , ha abban nem kaptál { TYPES($types, form: "acc", join: "or") }
   *[no] {""}
}, { $clauses }
less-per-in-play = bármely játékos vásárlási fázisában { $n } érmével olcsóbb minden { TYPES($types, form: "card", join: "or") } után, amely ennél a játékosnál játékban van, de 0 érménél kevesebbe nem kerül
not-bought-with = nem veheted meg, amíg van játékban { CARD($card, form: "poss") }
tokens-on-piles = { $token ->
    [embargo] előkészületkor tegyetek egy embargójelzőt a készlet minden olyan paklijára, amely { TYPES($types, form: "card", join: "or") }; a táblára kerül, amint valaki kap egy lapot a pakliból
   *[trade-route] előkészületkor tegyetek egy útvonaljelzőt a készlet minden olyan paklijára, amely { TYPES($types, form: "card", join: "or") }; a Kereskedelmi útvonal táblájára kerül, amint valaki kap egy lapot a pakliból
}
is-a-treasure = ha ez a lap a tíz között van, { CARD($card, form: "a") } { $n } érmét érő kincskártya is
