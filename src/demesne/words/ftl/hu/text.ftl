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
# $per: discarded, trashed, moved (cards of the step before), pile (empty Supply piles), type (types of the card shown)
bonus-cards-each = { $mood ->
    [they] { $per ->
        [discarded] minden eldobott lap után
        [trashed] minden szemétre dobott lap után
        [pile] a készlet minden üres paklija után
        [type] annak a lapnak minden típusa után
       *[moved] minden így érintett lap után
    } húz egy lapot
   *[do] +1 kártya { $per ->
        [discarded] minden eldobott lap után
        [trashed] minden szemétre dobott lap után
        [pile] a készlet minden üres paklija után
        [type] annak a lapnak minden típusa után
       *[moved] minden így érintett lap után
    }
}
bonus-actions-each = +1 akció { $per ->
    [discarded] minden eldobott lap után
    [trashed] minden szemétre dobott lap után
    [pile] a készlet minden üres paklija után
    [type] annak a lapnak minden típusa után
   *[moved] minden így érintett lap után
}
bonus-buys-each = +1 vásárlás { $per ->
    [discarded] minden eldobott lap után
    [trashed] minden szemétre dobott lap után
    [pile] a készlet minden üres paklija után
    [type] annak a lapnak minden típusa után
   *[moved] minden így érintett lap után
}
bonus-coins-each = +1 érme { $per ->
    [discarded] minden eldobott lap után
    [trashed] minden szemétre dobott lap után
    [pile] a készlet minden üres paklija után
    [type] annak a lapnak minden típusa után
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

## what is moved: THINGS gives "egy lap", "2 lap", "legfeljebb 4 lap", "akárhány lap", "egy kincskártya", "egy Rézpénz"
## the form: nom, acc, bare (nominative without "egy"); anything else is a cost put before the noun, which is then accusative

things-card = { $amount ->
    [up-to] legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-card.noun }
    [any] akárhány { things-card.noun }
    [per-pile] a készlet minden üres paklija után egy { things-card.noun }
    [that-many] ugyanannyi { things-card.noun }
    [per-type] annak a lapnak minden típusa után egy { things-card.noun }
   *[exactly] { $n ->
        [one] { $form ->
            [bare] { things-card.noun }
           *[other] egy { things-card.noun }
        }
       *[other] { $n } { things-card.noun }
    }
}
    .noun = { $form ->
        [nom] lap
        [bare] lap
        [acc] lapot
       *[other] { $form } lapot
    }
things-action = { $amount ->
    [up-to] legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-action.noun }
    [any] akárhány { things-action.noun }
    [per-pile] a készlet minden üres paklija után egy { things-action.noun }
    [that-many] ugyanannyi { things-action.noun }
    [per-type] annak a lapnak minden típusa után egy { things-action.noun }
   *[exactly] { $n ->
        [one] { $form ->
            [bare] { things-action.noun }
           *[other] egy { things-action.noun }
        }
       *[other] { $n } { things-action.noun }
    }
}
    .noun = { $form ->
        [nom] akciókártya
        [bare] akciókártya
        [acc] akciókártyát
       *[other] { $form } akciókártyát
    }
things-treasure = { $amount ->
    [up-to] legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-treasure.noun }
    [any] akárhány { things-treasure.noun }
    [per-pile] a készlet minden üres paklija után egy { things-treasure.noun }
    [that-many] ugyanannyi { things-treasure.noun }
    [per-type] annak a lapnak minden típusa után egy { things-treasure.noun }
   *[exactly] { $n ->
        [one] { $form ->
            [bare] { things-treasure.noun }
           *[other] egy { things-treasure.noun }
        }
       *[other] { $n } { things-treasure.noun }
    }
}
    .noun = { $form ->
        [nom] kincskártya
        [bare] kincskártya
        [acc] kincskártyát
       *[other] { $form } kincskártyát
    }
things-victory = { $amount ->
    [up-to] legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-victory.noun }
    [any] akárhány { things-victory.noun }
    [per-pile] a készlet minden üres paklija után egy { things-victory.noun }
    [that-many] ugyanannyi { things-victory.noun }
    [per-type] annak a lapnak minden típusa után egy { things-victory.noun }
   *[exactly] { $n ->
        [one] { $form ->
            [bare] { things-victory.noun }
           *[other] egy { things-victory.noun }
        }
       *[other] { $n } { things-victory.noun }
    }
}
    .noun = { $form ->
        [nom] győzelmi kártya
        [bare] győzelmi kártya
        [acc] győzelmi kártyát
       *[other] { $form } győzelmi kártyát
    }
things-of-types = { $amount ->
    [up-to] legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-of-types.nouns }
    [any] akárhány { things-of-types.nouns }
    [per-pile] a készlet minden üres paklija után egy { things-of-types.noun }
    [that-many] ugyanannyi { things-of-types.nouns }
    [per-type] annak a lapnak minden típusa után egy { things-of-types.noun }
   *[exactly] { $n ->
        [one] { $form ->
            [bare] { things-of-types.noun }
           *[other] egy { things-of-types.noun }
        }
       *[other] { $n } { things-of-types.nouns }
    }
}
    .noun = { $form ->
        [nom] { TYPES($types, form: "card", join: "or") }
        [bare] { TYPES($types, form: "card", join: "or") }
        [acc] { TYPES($types, form: "acc", join: "or") }
       *[other] { $form } { TYPES($types, form: "acc", join: "or") }
    }
    .nouns = { $types ->
        [curse] { things-of-types.noun }
        [attack] { things-of-types.noun }
        [reaction] { things-of-types.noun }
       *[several] { $form ->
            [nom] lap ({ TYPES($types, form: "card", join: "or") })
            [bare] lap ({ TYPES($types, form: "card", join: "or") })
            [acc] lapot ({ TYPES($types, form: "acc", join: "or") })
           *[other] { $form } lapot ({ TYPES($types, form: "acc", join: "or") })
        }
    }
things-named = { $amount ->
    [up-to] legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-named.noun }
    [any] akárhány { things-named.noun }
    [per-pile] a készlet minden üres paklija után egy { things-named.noun }
    [that-many] ugyanannyi { things-named.noun }
    [per-type] annak a lapnak minden típusa után egy { things-named.noun }
   *[exactly] { $n ->
        [one] { $form ->
            [bare] { CARD($card, 1) }
           *[other] egy { things-named.noun }
        }
       *[other] { $n } { things-named.noun }
    }
}
    .noun = { $form ->
        [nom] { CARD($card, $n) }
        [bare] { CARD($card, $n) }
        [acc] { CARD($card, form: "acc") }
       *[other] { $form } { CARD($card, form: "acc") }
    }
things-them = { $amount ->
    [up-to] közülük legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-them.noun }
    [any] közülük { $form ->
        [acc] akárhányat
       *[nom] akárhány
    }
    [per-pile] közülük a készlet minden üres paklija után { things-them.one }
    [that-many] közülük { $form ->
        [acc] ugyanannyit
       *[nom] ugyanannyi
    }
    [per-type] közülük annak a lapnak minden típusa után { things-them.one }
   *[exactly] { $n ->
        [one] közülük { things-them.one }
       *[other] közülük { $n } { things-them.noun }
    }
}
    .noun = { $form ->
        [acc] lapot
       *[nom] lap
    }
    .one = { $form ->
        [acc] egyet
       *[nom] egy
    }
other-than = { $form ->
    [nom] { $things } (de nem { CARD($card, 1) })
    [bare] { $things } (de nem { CARD($card, 1) })
   *[acc] { $things } (de nem { CARD($card, form: "acc") })
}

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

## texts of their own, where a person says it better; a line of text a line

text-bureaucrat =
    Kapsz egy Ezüstpénzt a húzópaklid tetejére.
    Minden más játékos felfed a kezéből egy győzelmi kártyát, és a húzópaklija tetejére teszi; ha nincs a kezében ilyen lap, felfedi a kezében lévő összes lapot.
text-thief =
    Minden más játékos felfedi a húzópaklija felső 2 lapját; ha van köztük kincskártya, egy ilyet a szemétre dob (te választod ki).
    Az így szemétre dobott lapok közül akárhányat megkaphatsz.
    Minden más játékos eldobja a többi felfedett lapját.
text-poacher =
    +1 kártya
    +1 akció
    +1 érme
    A készlet minden üres paklija után dobj el egy lapot.
text-trading-post =
    Dobj a kezedből 2 lapot a szemétre.
    Ha 2 lapot dobtál a szemétre, kapsz egy Ezüstpénzt a kezedbe.
text-minion =
    +1 akció
    Válassz egyet: +2 érme; dobd el a kezedben lévő összes lapot, és húzz 4 lapot, majd minden más játékos, akinek legalább 5 lap van a kezében, ugyanígy tesz.
text-mill =
    +1 kártya
    +1 akció
    Eldobhatsz 2 lapot; ha 2 lapot dobtál el, +2 érme.
    1 győzelmi pontot ér.
text-mine =
    A kezedből a szemétre dobhatsz egy kincskártyát.
    Ha megtetted, a kezedbe kapsz egy kincskártyát, amely annál legfeljebb 3 érmével kerül többe (olcsóbb is lehet).
text-mine-1e =
    Dobj a kezedből egy kincskártyát a szemétre.
    Ha megtetted, a kezedbe kapsz egy kincskártyát, amely annál legfeljebb 3 érmével kerül többe (olcsóbb is lehet).
text-conspirator =
    +2 érme
    Ha ebben a körödben ezzel együtt már legalább háromszor játszottál ki akciókártyát, +1 kártya és +1 akció.
text-saboteur =
    Minden más játékos egyesével fed fel lapokat a húzópaklijából, amíg nem talál egy legalább 3 érmébe kerülő lapot.
    Ezt a szemétre dobja, és kaphat egy ennél legalább 2 érmével kevesebbe kerülő lapot.
    A többi felfedett lapját eldobja.
text-remodel =
    Dobj a kezedből egy lapot a szemétre.
    Kapsz egy lapot, amely annál legfeljebb 2 érmével kerül többe (olcsóbb is lehet).
text-replace =
    Dobj a kezedből egy lapot a szemétre.
    Kapsz egy lapot, amely annál legfeljebb 2 érmével kerül többe (olcsóbb is lehet).
    Ha a kapott lap akció- vagy kincskártya, a húzópaklid tetejére kerül; ha győzelmi kártya, minden más játékos kap egy Átkot.
text-spy =
    +1 kártya
    +1 akció
    Minden játékos (te is) felfedi a húzópaklija legfelső lapját. Mindegyikről külön döntöd el: gazdája eldobja, vagy a húzópaklija tetején hagyja.
text-torturer =
    +3 kártya
    Minden más játékos választ: vagy eldob 2 lapot, vagy kap egy Átkot a kezébe.
text-bandit =
    Kapsz egy Aranypénzt.
    Minden más játékos felfedi a húzópaklija felső 2 lapját, a szemétre dob közülük egy kincskártyát (ő választja ki, de Rézpénz nem lehet), és eldobja a többit.
text-lurker =
    +1 akció
    Válassz egyet: dobj a készletből egy akciókártyát a szemétre; kapsz egy akciókártyát a szemétből.
