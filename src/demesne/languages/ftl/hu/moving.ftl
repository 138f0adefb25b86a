### Clauses that move cards; text.ftl explains the values.

## cards of the hand

discard-hand-cards = { $mood ->
    [do] dobj el { THINGS($n, $what, form: "acc") }
    [may] eldobhatsz { THINGS($n, $what, form: "acc") }
    [they-may] eldobhat { THINGS($n, $what, form: "acc") }
    [chosen] eldob { THINGS($n, $what, form: "acc") } (te választod ki)
    [maybe] ha úgy döntesz, eldob { THINGS($n, $what, form: "acc") } (te választod ki)
   *[they] eldob { THINGS($n, $what, form: "acc") }
}
discard-down-to = { $mood ->
    [do] dobj el annyi lapot, hogy { discard-down-to.left } maradjon a kezedben
    [may] eldobhatsz annyi lapot, hogy { discard-down-to.left } maradjon a kezedben
    [they-may] eldobhat annyi lapot, hogy { discard-down-to.left } maradjon a kezében
    [chosen] eldob annyi lapot, hogy { discard-down-to.left } maradjon a kezében (te választod ki)
    [maybe] ha úgy döntesz, eldob annyi lapot, hogy { discard-down-to.left } maradjon a kezében (te választod ki)
   *[they] eldob annyi lapot, hogy { discard-down-to.left } maradjon a kezében
}
    .left = { $n ->
        [0] egy se
       *[other] csak { $n }
    }
discard-hand = { $mood ->
    [do] dobd el a kezedben lévő összes lapot
   *[they] eldobja a kezében lévő összes lapot
}
trash-hand-cards = { $mood ->
    [do] dobj a kezedből { THINGS($n, $what, form: "acc") } a szemétre
    [may] a kezedből a szemétre dobhatsz { THINGS($n, $what, form: "acc") }
    [they-may] a kezéből a szemétre dobhat { THINGS($n, $what, form: "acc") }
    [chosen] a kezéből a szemétre dob { THINGS($n, $what, form: "acc") } (te választod ki)
    [maybe] ha úgy döntesz, a kezéből a szemétre dob { THINGS($n, $what, form: "acc") } (te választod ki)
   *[they] a kezéből a szemétre dob { THINGS($n, $what, form: "acc") }
}
put-on-deck = { $mood ->
    [do] tégy a kezedből { THINGS($n, $what, form: "acc") }{ put-on-deck.order } a húzópaklid tetejére
    [may] a kezedből { THINGS($n, $what, form: "acc") }{ put-on-deck.order } a húzópaklid tetejére tehetsz
    [they-may] a kezéből { THINGS($n, $what, form: "acc") }{ put-on-deck.order } a húzópaklija tetejére tehet
    [chosen] a kezéből { THINGS($n, $what, form: "acc") }{ put-on-deck.order } a húzópaklija tetejére tesz (te választod ki)
    [maybe] ha úgy döntesz, a kezéből { THINGS($n, $what, form: "acc") }{ put-on-deck.order } a húzópaklija tetejére tesz (te választod ki)
   *[they] a kezéből { THINGS($n, $what, form: "acc") }{ put-on-deck.order } a húzópaklija tetejére tesz
}
    .order = { $n ->
        [one] {""}
       *[other] {" "}tetszőleges sorrendben
    }
put-on-deck-openly = { $mood ->
    [do] fedj fel a kezedből { THINGS($n, $what, form: "acc") }, és tedd a húzópaklid tetejére
    [may] felfedhetsz a kezedből { THINGS($n, $what, form: "acc") }, hogy a húzópaklid tetejére tedd
    [they-may] felfedhet a kezéből { THINGS($n, $what, form: "acc") }, hogy a húzópaklija tetejére tegye
    [chosen] felfed a kezéből { THINGS($n, $what, form: "acc") } (te választod ki), és a húzópaklija tetejére teszi
    [maybe] ha úgy döntesz, felfed a kezéből { THINGS($n, $what, form: "acc") } (te választod ki), és a húzópaklija tetejére teszi
   *[they] felfed a kezéből { THINGS($n, $what, form: "acc") }, és a húzópaklija tetejére teszi
}
put-on-deck-from-discard = { $mood ->
    [do] nézd át a használt paklidat, és tégy belőle { THINGS($n, $what, form: "acc") } a húzópaklid tetejére
    [may] nézd át a használt paklidat; { THINGS($n, $what, form: "acc") } áttehetsz belőle a húzópaklid tetejére
    [they-may] átnézi a használt pakliját; { THINGS($n, $what, form: "acc") } áttehet belőle a húzópaklija tetejére
    [chosen] a használt paklijából { THINGS($n, $what, form: "acc") } a húzópaklija tetejére tesz (te választod ki)
    [maybe] ha úgy döntesz, a használt paklijából { THINGS($n, $what, form: "acc") } a húzópaklija tetejére tesz (te választod ki)
   *[they] átnézi a használt pakliját, és áttesz belőle { THINGS($n, $what, form: "acc") } a húzópaklija tetejére
}
put-anywhere = { $mood ->
    [do] tégy a kezedből egy lapot bárhová a húzópaklidba
    [chosen] a kezéből egy lapot bárhová a húzópaklijába tesz (te választod ki)
   *[they] a kezéből egy lapot bárhová a húzópaklijába tesz
}
reveal-from-hand = { $mood ->
    [do] fedj fel a kezedből { THINGS($n, $what, form: "acc") }
    [may] felfedhetsz a kezedből { THINGS($n, $what, form: "acc") }
    [they-may] felfedhet a kezéből { THINGS($n, $what, form: "acc") }
    [chosen] felfed a kezéből { THINGS($n, $what, form: "acc") } (te választod ki)
    [maybe] ha úgy döntesz, felfed a kezéből { THINGS($n, $what, form: "acc") } (te választod ki)
   *[they] felfed a kezéből { THINGS($n, $what, form: "acc") }
}
reveal-hand = { $mood ->
    [do] fedd fel a kezedben lévő összes lapot
   *[they] felfedi a kezében lévő összes lapot
}
# $skips: yes = players without cards are passed over, no = they are not (first edition)
pass-left = { $skips ->
    [yes] mindenki, akinek van lap a kezében, egyszerre átad egy lapot a tőle balra következő ilyen játékosnak
   *[no] mindenki egyszerre átad egy lapot a kezéből a bal oldali szomszédjának
}

## the deck

discard-top = { $mood ->
    [do] dobd el a húzópaklid legfelső lapját
   *[they] eldobja a húzópaklija legfelső lapját
}
trash-top = { $mood ->
    [do] dobd a húzópaklid legfelső lapját a szemétre
   *[they] a szemétre dobja a húzópaklija legfelső lapját
}
deck-into-discard = { $mood ->
    [do] tedd a teljes húzópaklidat a használt paklidra
    [may] a teljes húzópaklidat a használt paklidra teheted
    [they-may] a teljes húzópakliját a használt paklijára teheti
    [maybe] ha úgy döntesz, a teljes húzópakliját a használt paklijára teszi
   *[they] a teljes húzópakliját a használt paklijára teszi
}
reveal-from-deck = { $mood ->
    [do] fedd fel a húzópaklid { $n ->
        [one] legfelső lapját
       *[other] felső { $n } lapját
    }
   *[they] felfedi a húzópaklija { $n ->
        [one] legfelső lapját
       *[other] felső { $n } lapját
    }
}
look-at = { $mood ->
    [they] megnézi a húzópaklija { $n ->
        [one] legfelső lapját
       *[other] felső { $n } lapját
    }
   *[do] nézd meg a húzópaklid { $n ->
        [one] legfelső lapját
       *[other] felső { $n } lapját
    }
}
reveal-until = { $mood ->
    [do] egyesével fedj fel lapokat a húzópaklidból, amíg nem találsz { THINGS($n, $what, form: "acc") }
   *[they] egyesével fed fel lapokat a húzópaklijából, amíg nem talál { THINGS($n, $what, form: "acc") }
}
reveal-until-cost = { $mood ->
    [do] egyesével fedj fel lapokat a húzópaklidból, amíg nem találsz { THINGS($n, $what, $cost) }
   *[they] egyesével fed fel lapokat a húzópaklijából, amíg nem talál { THINGS($n, $what, $cost) }
}
turn-up = { $mood ->
    [do] fedd fel a húzópaklid legfelső lapját
   *[they] felfedi a húzópaklija legfelső lapját
}
take-it = { $mood ->
    [do] vedd a kezedbe
   *[they] a kezébe veszi
}
take-revealed = { $mood ->
    [do] vedd a kezedbe az összes felfedett { TYPES($types, form: "acc") }
   *[they] a kezébe veszi az összes felfedett { TYPES($types, form: "acc") }
}
discard-them = { $mood ->
    [do] dobj el { THINGS($n, $what, form: "acc") }
    [may] eldobhatsz { THINGS($n, $what, form: "acc") }
    [they-may] eldobhat { THINGS($n, $what, form: "acc") }
    [chosen] eldob { THINGS($n, $what, form: "acc") } (te választod ki)
    [maybe] ha úgy döntesz, eldob { THINGS($n, $what, form: "acc") } (te választod ki)
   *[they] eldob { THINGS($n, $what, form: "acc") }
}
trash-them = { $mood ->
    [do] dobj { THINGS($n, $what, form: "acc") } a szemétre
    [may] a szemétre dobhatsz { THINGS($n, $what, form: "acc") }
    [they-may] a szemétre dobhat { THINGS($n, $what, form: "acc") }
    [chosen] a szemétre dob { THINGS($n, $what, form: "acc") } (te választod ki)
    [maybe] ha úgy döntesz, a szemétre dob { THINGS($n, $what, form: "acc") } (te választod ki)
   *[they] a szemétre dob { THINGS($n, $what, form: "acc") }
}
discard-revealed = { $mood ->
    [do] dobj el közülük { THINGS($n, $what, form: "acc") }
    [may] eldobhatsz közülük { THINGS($n, $what, form: "acc") }
    [they-may] eldobhat közülük { THINGS($n, $what, form: "acc") }
    [chosen] eldob közülük { THINGS($n, $what, form: "acc") } (te választod ki)
    [maybe] ha úgy döntesz, eldob közülük { THINGS($n, $what, form: "acc") } (te választod ki)
   *[they] eldob közülük { THINGS($n, $what, form: "acc") }
}
trash-revealed = { $mood ->
    [do] dobj közülük { THINGS($n, $what, form: "acc") } a szemétre
    [may] a szemétre dobhatsz közülük { THINGS($n, $what, form: "acc") }
    [they-may] a szemétre dobhat közülük { THINGS($n, $what, form: "acc") }
    [chosen] a szemétre dob közülük { THINGS($n, $what, form: "acc") } (te választod ki)
    [maybe] ha úgy döntesz, a szemétre dob közülük { THINGS($n, $what, form: "acc") } (te választod ki)
   *[they] a szemétre dob közülük { THINGS($n, $what, form: "acc") }
}
trash-it = { $mood ->
    [do] azt dobd a szemétre
   *[they] azt a szemétre dobja
}
discard-it = { $mood ->
    [do] dobd el
    [may] eldobhatod
    [they-may] eldobhatja
    [maybe] döntésed szerint eldobja vagy a húzópaklija tetején hagyja
   *[they] eldobja
}
discard-all = { $mood ->
    [do] dobd el ezeket
   *[they] ezeket eldobja
}
discard-rest = { $mood ->
    [do] dobd el a többit
   *[they] eldobja a többit
}
put-back = { $mood ->
    [do] a többit tedd vissza tetszőleges sorrendben a húzópaklid tetejére
   *[they] a többit tetszőleges sorrendben visszateszi a húzópaklija tetejére
}
draw-to = { $mood ->
    [they] addig húz, amíg { $n } lap nem lesz a kezében
   *[do] addig húzz, amíg { $n } lap nem lesz a kezedben
}
draw-to-setting-aside = { $mood ->
    [they] addig húz egyesével, amíg { $n } lap nem lesz a kezében; a közben húzott { TYPES($types, form: "plural") } bármelyikét félreteheti, és a félretett lapokat a végén eldobja
   *[do] addig húzz egyesével, amíg { $n } lap nem lesz a kezedben; a közben húzott { TYPES($types, form: "plural") } bármelyikét félreteheted, és a félretett lapokat a végén eldobod
}
name-a-card = { $mood ->
    [do] nevezz meg egy kártyát
   *[they] megnevez egy kártyát
}

## gaining

gain-named = { $mood ->
    [do] kapsz egy { CARD($card, form: "acc") }{ gain-costing.yours }
    [may] kaphatsz egy { CARD($card, form: "acc") }{ gain-costing.yours }
    [they-may] kaphat egy { CARD($card, form: "acc") }{ gain-costing.theirs }
    [maybe] ha úgy döntesz, kap egy { CARD($card, form: "acc") }{ gain-costing.theirs }
   *[they] kap egy { CARD($card, form: "acc") }{ gain-costing.theirs }
}
gain-costing = { $mood ->
    [do] kapsz { THINGS($n, $what, $cost) }{ gain-costing.yours }
    [may] kaphatsz { THINGS($n, $what, $cost) }{ gain-costing.yours }
    [they-may] kaphat { THINGS($n, $what, $cost) }{ gain-costing.theirs }
    [chosen] kap { THINGS($n, $what, $cost) }{ gain-costing.chosen }
    [maybe] ha úgy döntesz, kap { THINGS($n, $what, $cost) }{ gain-costing.chosen }
   *[they] kap { THINGS($n, $what, $cost) }{ gain-costing.theirs }
}
    .yours = { $to ->
        [hand] {" "}a kezedbe
        [deck] {" "}a húzópaklid tetejére
        [deck-if] ; ha { TYPES($types, form: "card", join: "or") }, a húzópaklid tetejére kerül
       *[discard] {""}
    }
    .theirs = { $to ->
        [hand] {" "}a kezébe
        [deck] {" "}a húzópaklija tetejére
        [deck-if] ; ha { TYPES($types, form: "card", join: "or") }, a húzópaklija tetejére kerül
       *[discard] {""}
    }
    .chosen = { $to ->
        [hand] {" "}a kezébe (te választod ki)
        [deck] {" "}a húzópaklija tetejére (te választod ki)
        [deck-if] {" "}(te választod ki); ha { TYPES($types, form: "card", join: "or") }, a húzópaklija tetejére kerül
       *[discard] {" "}(te választod ki)
    }
gain-any = { $mood ->
    [do] kapsz { THINGS($n, $what, form: "acc") }{ gain-costing.yours }
    [may] kaphatsz { THINGS($n, $what, form: "acc") }{ gain-costing.yours }
    [they-may] kaphat { THINGS($n, $what, form: "acc") }{ gain-costing.theirs }
    [chosen] kap { THINGS($n, $what, form: "acc") }{ gain-costing.chosen }
    [maybe] ha úgy döntesz, kap { THINGS($n, $what, form: "acc") }{ gain-costing.chosen }
   *[they] kap { THINGS($n, $what, form: "acc") }{ gain-costing.theirs }
}
# $costs: yes = only those that cost $cost
gain-from-trash = { $mood ->
    [do] válassz a szemétből { gain-from-trash.things }, amelyet megkapsz{ gain-costing.yours }
    [may] megkaphatsz a szemétből { gain-from-trash.things }{ gain-costing.yours }
    [they-may] megkaphat a szemétből { gain-from-trash.things }{ gain-costing.theirs }
    [chosen] kap { gain-from-trash.things } a szemétből{ gain-costing.chosen }
    [maybe] ha úgy döntesz, kap { gain-from-trash.things } a szemétből{ gain-costing.chosen }
   *[they] kap { gain-from-trash.things } a szemétből{ gain-costing.theirs }
}
    .things = { $costs ->
        [yes] { THINGS($n, $what, $cost) }
       *[no] { THINGS($n, $what, form: "acc") }
    }
gain-trashed = { $mood ->
    [do] válassz a most szemétre dobottak közül { THINGS($n, $what, form: "acc") }, amelyet megkapsz
    [may] megkaphatsz a most szemétre dobottak közül { THINGS($n, $what, form: "acc") }
    [they-may] megkaphat a most szemétre dobottak közül { THINGS($n, $what, form: "acc") }
    [chosen] kap a most szemétre dobottak közül { THINGS($n, $what, form: "acc") } (te választod ki)
    [maybe] ha úgy döntesz, kap a most szemétre dobottak közül { THINGS($n, $what, form: "acc") } (te választod ki)
   *[they] kap a most szemétre dobottak közül { THINGS($n, $what, form: "acc") }
}
trash-from-supply = { $mood ->
    [do] dobj a készletből { THINGS($n, $what, form: "acc") } a szemétre
    [may] a készletből a szemétre dobhatsz { THINGS($n, $what, form: "acc") }
    [they-may] a készletből a szemétre dobhat { THINGS($n, $what, form: "acc") }
    [chosen] a készletből a szemétre dob { THINGS($n, $what, form: "acc") } (te választod ki)
    [maybe] ha úgy döntesz, a készletből a szemétre dob { THINGS($n, $what, form: "acc") } (te választod ki)
   *[they] a készletből a szemétre dob { THINGS($n, $what, form: "acc") }
}
cost-up-to = legfeljebb { $n } érmébe kerülő
cost-exactly = pontosan { $n } érmébe kerülő
cost-at-least = { $n ->
    [0] bármennyibe kerülő
   *[other] legalább { $n } érmébe kerülő
}
cost-up-to-more = { $sign ->
    [same] annál nem drágább
    [less] annál legalább { $n } érmével kevesebbe kerülő
   *[more] annál legfeljebb { $n } érmével többe kerülő (vagy olcsóbb)
}
cost-exactly-more = { $sign ->
    [same] pontosan ugyanannyiba kerülő
    [less] annál pontosan { $n } érmével kevesebbe kerülő
   *[more] annál pontosan { $n } érmével többe kerülő
}

## further ways to move cards

costs-less-types = a köröd végéig minden { TYPES($types, form: "card", join: "or") } { $n } érmével olcsóbb, de 0 érménél kevesebbe egyik sem kerül
put-on-deck-down-to = { $mood ->
    [do] tégy a kezedből annyi lapot tetszőleges sorrendben a húzópaklid tetejére, hogy { discard-down-to.left } maradjon a kezedben
   *[they] a kezéből annyi lapot tesz tetszőleges sorrendben a húzópaklija tetejére, hogy { $n ->
        [0] egy se
       *[other] csak { $n }
    } maradjon a kezében
}
discard-all-of = { $mood ->
    [do] dobd el a felfedett { TYPES($types, form: "plural-acc") }
   *[they] eldobja a felfedett { TYPES($types, form: "plural-acc") }
}
discard-others = { $mood ->
    [do] dobd el a többi felfedett lapot
   *[they] eldobja a többi felfedett lapot
}
trash-or-discard-it = { $mood ->
    [do] azt dobd a szemétre vagy dobd el
   *[they] azt a szemétre dobja vagy eldobja
}
# $but: yes = except those of the types $except
trash-from-play = { $mood ->
    [do] dobd a szemétre az összes játékban lévő { TYPES($types, form: "acc") }, amely a tiéd
   *[they] a szemétre dobja az összes játékban lévő { TYPES($types, form: "acc") }, amely az övé
}{ $but ->
    [yes] {" "}(kivéve: { TYPES($except, form: "plural") })
   *[no] {""}
}
bottom-to-top = { $mood ->
    [do] nézd meg a húzópaklid legalsó lapját, és tedd a tetejére
    [may] nézd meg a húzópaklid legalsó lapját; a tetejére teheted
    [they-may] megnézi a húzópaklija legalsó lapját; a tetejére teheti
   *[they] megnézi a húzópaklija legalsó lapját, és a tetejére teszi
}
take-from-discard = { $mood ->
    [may] a kezedbe vehetsz a használt paklidból { THINGS($n, $what, form: "acc") }
    [do] végy a kezedbe a használt paklidból { THINGS($n, $what, form: "acc") }
   *[they] a kezébe vesz a használt paklijából { THINGS($n, $what, form: "acc") }
}
return-to-supply = { $mood ->
    [may] visszatehetsz a kezedből a készletbe { THINGS($n, $what, form: "acc") }
    [do] tégy vissza a kezedből a készletbe { THINGS($n, $what, form: "acc") }
   *[they] visszatesz a kezéből a készletbe { THINGS($n, $what, form: "acc") }
}
things-copies = { $amount ->
    [up-to] belőle legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } példányt
    [any] belőle akárhány példányt
    [per-pile] belőle a készlet minden üres paklija után egy példányt
    [that-many] belőle ugyanannyi példányt
    [per-type] belőle annak a lapnak minden típusa után egy példányt
   *[exactly] { $n ->
        [one] belőle egy példányt
       *[other] belőle { $n } példányt
    }
}
# for other amounts: $things is one of them
things-each = { each-of } { $things }
set-aside = { $mood ->
    [do] tégy félre a kezedből egy lapot képpel lefelé
   *[they] félretesz a kezéből egy lapot képpel lefelé
}
take-back = { $mood ->
    [do] vedd a kezedbe a félretett lapot
   *[they] a kezébe veszi a félretett lapot
}
put-this-on-deck = { $mood ->
    [do] tedd ezt a lapot a húzópaklid tetejére
    [may] ezt a lapot a húzópaklid tetejére teheted
    [they-may] ezt a lapot a húzópaklija tetejére teheti
   *[they] ezt a lapot a húzópaklija tetejére teszi
}

## further ways to gain

gain-several = { $mood ->
    [do] kapsz { $n } { CARD($card, form: "acc") }
    [may] kaphatsz { $n } { CARD($card, form: "acc") }
    [they-may] kaphat { $n } { CARD($card, form: "acc") }
   *[they] kap { $n } { CARD($card, form: "acc") }
}{ gain-several.to }
    .to = { $to ->
        [hand] {" "}a { $mood ->
            [do] kezedbe
            [may] kezedbe
           *[they] kezébe
        }
        [deck] {" "}a { $mood ->
            [do] húzópaklid
            [may] húzópaklid
           *[they] húzópaklija
        } tetejére
       *[discard] {""}
    }
gain-each = { each-of } { $mood ->
    [do] kapsz egy { CARD($card, form: "acc") }
    [may] kaphatsz egy { CARD($card, form: "acc") }
    [they-may] kaphat egy { CARD($card, form: "acc") }
   *[they] kap egy { CARD($card, form: "acc") }
}{ $to ->
    [hand] {" "}a { $mood ->
        [do] kezedbe
        [may] kezedbe
       *[they] kezébe
    }
    [deck] {" "}a { $mood ->
        [do] húzópaklid
        [may] húzópaklid
       *[they] húzópaklija
    } tetejére
   *[discard] {""}
}
# $gain: "kapsz egy legfeljebb 4 érmébe kerülő lapot"
gain-aside = { $gain }, és félreteszed
gain-smuggled = { $gain }, amilyet a jobb oldali szomszédod a legutóbbi körében kapott
gain-not-named = { $gain }, amelyet ebben a körben ehhez a kártyához még nem neveztek meg
gain-copy = { $mood ->
    [do] kapsz belőle egy példányt
    [may] kaphatsz belőle egy példányt
    [they-may] kaphat belőle egy példányt
   *[they] kap belőle egy példányt
}
cost-exactly-total = a szemétre dobottakkal együttvéve pontosan ugyanannyiba kerülő
# of the card just gained
put-gained-on-deck = { $mood ->
    [do] tedd a húzópaklid tetejére
    [may] a húzópaklid tetejére teheted
    [they-may] a húzópaklija tetejére teheti
   *[they] a húzópaklija tetejére teszi
}
trash-gained = { $mood ->
    [do] dobd a szemétre
   *[they] a szemétre dobja
}
