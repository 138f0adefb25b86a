### The small marks on a card's face: their names, for those who hear them and for the legend.

mark-card = kártya
mark-treasure = kincskártya
mark-action = akció
mark-buy = vásárlás
mark-coin = érme
mark-point = győzelmi pont
mark-token = jelző
mark-curse = átok
mark-trash = szemétre dobás
mark-gain = új lap
mark-discard = eldobás
mark-deck = a húzópakli tetejére
mark-look = lapok megnézése
mark-attack = támadás a többiek ellen
mark-reaction = védekezés
mark-play = akció kijátszása
mark-pass = lap továbbadása
mark-less = olcsóbb lapok
mark-later = a következő körben
mark-turn = ráadáskör
mark-aside = félretevés
mark-return = vissza a készletbe
mark-more = a szövegben több is áll

## a mark with an amount, under a condition, or as an alternative

face-marked = { $mark }: { $amount }
face-perhaps = esetleg { $what }
face-or = vagy { $what }
face-up-to = legfeljebb { $n }
face-down-to = amíg { $n } lap marad
face-any = bármennyi
face-each = ugyanannyi
face-to = amíg { $n } lap nem lesz
face-times = { $n ->
    [2] kétszer
    [3] háromszor
   *[other] { $n } alkalommal
}

## where long words of names may be broken on a face, which has little room

face-breaks =
    Arany|pénz Asztro|lábium Árapály|medence Árboc|kosár Bádog|város Bányász|falu Befek|tetés Benn|szülött
    Boszor|kány boszor|kány Csempész|áru Csem|pészek Diplo|mata Emlék|mű Ezüst|pénz Feszti|vál Gyar|mat
    Gyöngy|halász Gyűjte|mény Hadi|kassza Halász|falu Herceg|ség Hivatal|nok Kalan|dozó Kereske|delmi Keres|kedő
    Kereskedő|hajó Kéz|műves Kincs|halom Kincs|térkép Kín|vallató Kísértet|hajó Kívánság|kút Kovács|műhely
    Könyv|tár Kristály|gömb Labora|tórium Lesel|kedő Munkás|falu Nagy|követ Nagy|piac Orv|vadász Össze|esküvő
    Páncél|terem Pénz|verde Platina|pénz Provin|cia Réz|műves Réz|pénz Roncs|mentő Szám|vevőség Szem|fény|vesztő
    Tanács|terem Trón|terem Udva|ronc ügynök|ség Vállal|kozás Verő|legények Világító|torony Zseb|metsző

## the table

web-pile-deck = húzópakli
web-pile-discard = használt
web-pile-discard-n = használt: { $n }
web-lane-bought = megvette
web-lane-aside = félretéve
web-turn-order = Sorrend
web-stays = Játékban marad
web-question = A kérdés
web-count-actions = { $n ->
   *[other] akció
}
web-count-buys = { $n ->
   *[other] vásárlás
}
web-count-coins = { $n ->
   *[other] érme
}
web-head-turn = { $n }. kör
web-head-extra = Ráadáskör
web-left-provinces = még { $n } Provincia
web-left-colonies = még { $n } Gyarmat
web-piles-empty = üres pakli: { $empty } / { $most }
warn-action = { CARD($card, form: "a") } még kijátszható. Ha még egyszer ezt választod, véget ér az akciófázis.
web-option-points = Látsszon mindenki pontszáma
web-option-points-note = Csak amit mindenki megjegyezhetett; nem látszik, ha a lapok képpel lefelé vándorolnak.
web-option-tracker = Mindenki lássa, mi van a saját húzópaklijában és használt paklijában
web-option-tracker-note = Csak amit fejben lehetne tartani, a sorrendet soha. A többiek lapjai is látszanak, kivéve ha a lapok képpel lefelé vándorolnak.
web-tracked = Mindenki lapjai
web-besides = A készlet mellett
web-bane = A tizenegyedik pakli: { CARD($card) }
web-besides-top = { CARD($pile) }, legfelül: { CARD($card) }
web-potions = Bájital ebben a körben: { $n }
web-controller = Ebben a körben { $who } dönt
web-tavern = Kocsma-tábla, { $who }: { CARDS($cards) }
# $bonus: what the token gives, such as “+1 Card”
web-plus = „{ $bonus }” jelző, { $who }: { CARD($card) }
# a token of a player that makes the cards of a pile cheaper, one that lets the player trash a card there
web-minus-cost = 2-vel olcsóbb, { $who }: { CARD($card) }
web-trashing = Szemétjelző, { $who }: { CARD($card) }
# tokens before a player
web-minus-card = { $who }: a következő húzáskor eggyel kevesebb lap
web-minus-coin = { $who }: a következő pénzből eggyel kevesebb
web-journey = { $who }: az utazásjelző képpel lefelé
web-stock = { CARD($card) }: { token-victory }
web-tracked-deck = A húzópaklidban: { $n } lap
web-tracked-discard = A használt paklidban: { $n } lap
web-tracked-owned = { $who } összes lapja: { $n } lap
web-points = { $n } pont
web-set-end = Érjen véget a kör, ha elfogyott az érmém
web-key-piles = a birodalom paklijai balról jobbra; Shifttel a vásárlási fázis előtt is
