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
things-duration = { $amount ->
    [up-to] legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-duration.noun }
    [any] akárhány { things-duration.noun }
    [per-pile] a készlet minden üres paklija után egy { things-duration.noun }
    [that-many] ugyanannyi { things-duration.noun }
    [per-type] annak a lapnak minden típusa után egy { things-duration.noun }
   *[exactly] { $n ->
        [one] { $form ->
            [bare] { things-duration.noun }
           *[other] egy { things-duration.noun }
        }
       *[other] { $n } { things-duration.noun }
    }
}
    .noun = { $form ->
        [nom] tartós kártya
        [bare] tartós kártya
        [acc] tartós kártyát
       *[other] { $form } tartós kártyát
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
    [they] ha van belőle példánya játékban, { $clauses }
   *[do] ha van belőle példányod játékban, { $clauses }
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
less-per-in-play = a vásárlási fázisodban { $n } érmével olcsóbb minden játékban lévő { TYPES($types, form: "poss", join: "or") } után, de 0 érménél kevesebbe nem kerül
not-bought-with = nem veheted meg, amíg van játékban { CARD($card, form: "poss") }
tokens-on-piles = { $token ->
    [embargo] előkészületkor tegyetek egy embargójelzőt a készlet minden olyan paklijára, amely { TYPES($types, form: "card", join: "or") }; a táblára kerül, amint valaki kap egy lapot a pakliból
   *[trade-route] előkészületkor tegyetek egy útvonaljelzőt a készlet minden olyan paklijára, amely { TYPES($types, form: "card", join: "or") }; a Kereskedelmi útvonal táblájára kerül, amint valaki kap egy lapot a pakliból
}
is-a-treasure = ha ez a lap a tíz között van, { CARD($card, form: "a") } { $n } érmét érő kincskártya is

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
text-cutpurse =
    +2 érme
    Minden más játékos eldob egy Rézpénzt; akinek nincs, felfedi a kezében lévő összes lapot.
text-haven =
    +1 kártya
    +1 akció
    Tégy félre a kezedből egy lapot képpel lefelé. A következő köröd elején vedd a kezedbe.
text-island =
    Tedd ezt a lapot és a kezedből egy másikat a Sziget tábládra.
    2 győzelmi pontot ér.
text-lookout =
    +1 akció
    Nézd meg a húzópaklid felső 3 lapját. Egyet dobj közülük a szemétre, egyet dobj el, az utolsót tedd vissza a húzópaklid tetejére.
text-native-village =
    +2 akció
    Válassz egyet: tedd a húzópaklid legfelső lapját képpel lefelé a Bennszülött falu tábládra; vedd a kezedbe az összes lapot erről a tábláról.
text-salvager =
    +1 vásárlás
    Dobj a kezedből egy lapot a szemétre. Annyi érmét kapsz, amennyibe kerül.
text-smugglers =
    Kapsz egy példányt egy olyan, legfeljebb 6 érmébe kerülő lapból, amelyet a jobb oldali szomszédod a legutóbbi körében kapott.
text-tactician =
    Ha van lap a kezedben, dobd el mindet, és a következő köröd elején +5 kártya, +1 akció és +1 vásárlás.
text-treasure-map =
    Dobd a szemétre ezt a lapot és a kezedből egy másik Kincstérképet. Ha két Kincstérképet dobtál a szemétre, kapsz 4 Aranypénzt a húzópaklid tetejére.
text-treasury =
    +1 kártya
    +1 akció
    +1 érme
    A vásárlási fázisod végén, ha abban nem kaptál győzelmi kártyát, ezt a lapot a húzópaklid tetejére teheted.
text-ambassador =
    Fedj fel a kezedből egy lapot. Legfeljebb 2 példányát tedd vissza a kezedből a készletbe. Ezután minden más játékos kap belőle egy példányt.
text-embargo =
    +2 érme
    Dobd ezt a lapot a szemétre. Ha megtetted, tégy egy embargójelzőt a készlet egyik paklijára.
    Valahányszor egy játékos olyan pakliból vásárol, amelyen embargójelző van, jelzőnként kap egy Átkot.
text-navigator =
    +2 érme
    Nézd meg a húzópaklid felső 5 lapját. Válassz egyet: dobd el mindet; tedd vissza mindet tetszőleges sorrendben.
text-pirate-ship =
    Válassz egyet: +1 érme minden kalózhajó-jelződ után; vagy minden más játékos felfedi a húzópaklija felső 2 lapját, egy felfedett kincskártyát a szemétre dob (te választod ki), a többit eldobja, és ha bárki kincskártyát dobott a szemétre, +1 kalózhajó-jelző.
text-blockade =
    Kapsz egy legfeljebb 4 érmébe kerülő lapot, és félreteszed. A következő köröd elején vedd a kezedbe.
    Amíg félre van téve, ha egy másik játékos a saját körében kap belőle egy példányt, egy Átkot is kap.
text-corsair =
    +2 érme
    A következő köröd elején +1 kártya.
    Addig minden más játékos a szemétre dobja az első Ezüstpénzt vagy Aranypénzt, amelyet egy-egy körében kijátszik.
text-pirate =
    A következő köröd elején a kezedbe kapsz egy legfeljebb 6 érmébe kerülő kincskártyát.
    Amikor bármelyik játékos (akár te) kincskártyát kap, kijátszhatod ezt a lapot a kezedből.
text-sea-chart =
    +1 kártya
    +1 akció
    Fedd fel a húzópaklid legfelső lapját. Ha van belőle példányod játékban, vedd a kezedbe.
text-bank =
    +1 érme minden játékban lévő kincskártyád után, ezt is beleértve.
text-bishop =
    +1 érme
    +1 győzelmi jelző
    Dobj a kezedből egy lapot a szemétre. +1 győzelmi jelző az ára minden 2 érméje után (lefelé kerekítve).
    Minden más játékos a kezéből a szemétre dobhat egy lapot.
text-expand =
    Dobj a kezedből egy lapot a szemétre.
    Kapsz egy lapot, amely annál legfeljebb 3 érmével kerül többe (olcsóbb is lehet).
text-forge =
    Dobj a kezedből akárhány lapot a szemétre.
    Kapsz egy lapot, amely pontosan annyiba kerül, mint a szemétre dobott lapok együtt.
text-grand-market =
    +1 kártya
    +1 akció
    +1 vásárlás
    +2 érme
    Nem veheted meg, amíg van játékban Rézpénzed.
text-hoard =
    +2 érme
    Ebben a körben minden győzelmi kártya után, amelyet vásárlással kapsz, kapsz egy Aranypénzt is.
text-mint =
    Felfedhetsz a kezedből egy kincskártyát. Ha megtetted, kapsz belőle egy példányt.
    Amikor megkapod ezt a lapot, dobd a szemétre az összes játékban lévő kincskártyádat, a tartós kártyák kivételével.
text-peddler =
    +1 kártya
    +1 akció
    +1 érme
    A vásárlási fázisodban 2 érmével olcsóbb minden játékban lévő akciókártyád után, de 0 érménél kevesebbe nem kerül.
text-quarry =
    +1 érme
    A köröd végéig az akciókártyák 2 érmével olcsóbbak, de 0 érménél kevesebbe egyik sem kerül.
text-rabble =
    +3 kártya
    Minden más játékos felfedi a húzópaklija felső 3 lapját, eldobja az akció- és kincskártyákat, a többit tetszőleges sorrendben visszateszi.
text-vault =
    +2 kártya
    Dobj el akárhány lapot. +1 érme minden eldobott lap után.
    Minden más játékos eldobhat 2 lapot; aki 2 lapot dobott el, húz egyet.
text-watchtower =
    Addig húzz, amíg 6 lap nem lesz a kezedben.
    Amikor lapot kapsz, felfedheted ezt a lapot a kezedből, hogy a kapott lapot a szemétre dobd vagy a húzópaklid tetejére tedd.
text-contraband =
    +3 érme
    +1 vásárlás
    A bal oldali szomszédod megnevez egy kártyát. Azt ebben a körben nem veheted meg.
text-counting-house =
    Nézd át a használt paklidat. Akárhány Rézpénzt felfedhetsz és a kezedbe vehetsz belőle.
text-goons =
    +1 vásárlás
    +2 érme
    Minden más játékos eldob annyi lapot, hogy csak 3 maradjon a kezében.
    Amíg ez a lap játékban van, minden vásárlásodkor +1 győzelmi jelző.
text-loan =
    +1 érme
    Egyesével fedj fel lapokat a húzópaklidból, amíg nem találsz egy kincskártyát. Azt dobd a szemétre vagy dobd el. A többi felfedett lapot dobd el.
text-mountebank =
    +2 érme
    Minden más játékos eldobhat egy Átkot; aki nem teszi, kap egy Átkot és egy Rézpénzt.
text-talisman =
    +1 érme
    Amíg ez a lap játékban van, ha legfeljebb 4 érmébe kerülő lapot veszel, amely nem győzelmi kártya, kapsz belőle még egy példányt.
text-trade-route =
    +1 vásárlás
    Dobj a kezedből egy lapot a szemétre.
    +1 érme a Kereskedelmi útvonal tábláján lévő minden jelző után.
    Előkészületkor tegyetek egy jelzőt a készlet minden győzelmikártya-paklijára. Amint valaki először kap lapot egy ilyen pakliból, a jelzője a Kereskedelmi útvonal táblájára kerül.
text-venture =
    +1 érme
    Egyesével fedj fel lapokat a húzópaklidból, amíg nem találsz egy kincskártyát. A többi felfedett lapot dobd el, azt a kincskártyát játszd ki.
text-charlatan =
    +3 érme
    Minden más játékos kap egy Átkot.
    Ha ez a lap a tíz között van, az Átok 1 érmét érő kincskártya is.
text-collection =
    +2 érme
    +1 vásárlás
    Ebben a körben minden akciókártya után, amelyet kapsz, +1 győzelmi jelző.
text-crystal-ball =
    +1 érme
    Nézd meg a húzópaklid legfelső lapját. A szemétre dobhatod, eldobhatod, vagy ha akció- vagy kincskártya, kijátszhatod.
text-investment =
    Dobj a kezedből egy lapot a szemétre.
    Válassz egyet: +1 érme; vagy dobd ezt a lapot a szemétre, fedd fel a kezedben lévő összes lapot, és +1 győzelmi jelző minden különböző nevű kincskártya után.
text-magnate =
    Fedd fel a kezedben lévő összes lapot. +1 kártya minden kincskártya után, amely köztük van.
text-tiara =
    +1 vásárlás
    Kijátszhatsz a kezedből egy kincskártyát egymás után kétszer.
    Ebben a körben minden lapot, amelyet kapsz, a húzópaklid tetejére tehetsz.
text-royal-seal =
    +2 érme
    Amíg ez a lap játékban van, minden lapot, amelyet kapsz, a húzópaklid tetejére tehetsz.
text-war-chest =
    A bal oldali szomszédod megnevez egy kártyát. Kapsz egy legfeljebb 5 érmébe kerülő lapot, amelyet ebben a körben a Hadikasszához még nem neveztek meg.
