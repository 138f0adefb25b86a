### The small marks on a card's face: their names, for those who hear them and for the legend.

mark-card = spil
mark-treasure = peningaspil
mark-action = aðgerð
mark-buy = kaup
mark-coin = peningur
mark-point = sigurstig
mark-token = merki
mark-curse = bölvun
mark-trash = henda í ruslið
mark-gain = fá spil
mark-discard = kasta
mark-deck = efst í stokkinn
mark-look = skoða spil
mark-attack = árás á hina
mark-reaction = viðbragð
mark-play = spila út aðgerðarspili
mark-pass = rétta spil áfram
mark-less = spil kosta minna
mark-later = í næstu umferð
mark-turn = aukaumferð
mark-aside = leggja til hliðar
mark-return = aftur í bankann
mark-more = meira í textanum

## a mark with an amount, under a condition, or as an alternative

face-marked = { $mark }: { $amount }
face-perhaps = ef til vill { $what }
face-or = eða { $what }
face-up-to = allt að { $n }
face-down-to = niður í { $n } á hendi
face-any = að vild
face-each = jafnmörg
face-to = upp í { $n } á hendi
face-times = { $n } sinnum

## where long words of names may be broken on a face, which has little room

face-breaks =
    Auð|kýfingur Aðal|markaður Aðals|menn Áhættu|ferð Banka|hús Björgunar|maður Bóka|safn Bókhalds|stofa
    Drauga|skip Endur|bót Endur|skipu|lagning Ennis|djásn Fjár|festing Fjársjóðs|kort Fjöru|pollar
    Frum|byggja|þorp Griða|staður Grjót|náma Gull|peningur Hafn|bann Haf|ræningi Hallar|garður Hand|verks|maður
    Hásætis|salur Heilla|gripur Her|kænsku|maður Hertoga|dæmi Hirð|maður Járn|bræðsla Kaup|maður Kaup|skip
    Kofa|byggð Konungs|hirð Konungs|innsigli Kopar|peningur Kopar|smiður Könn|uður Kristals|kúla Kvenna|búr
    Landar|eign Land|könnuður Laumu|púki Leyni|göng Leyni|herbergi Léns|maður Mark|aður Minnis|varði Mynt|slátta
    Námu|þorp Óska|brunnur Perlu|kafari Platínu|peningur Rann|sóknar|stofa Ráðs|maður Samsæris|maður Sendi|herra
    Silfur|peningur Sjávar|norn Sjó|maður Sjó|ræningi Sjó|ræningja|skip Skemmdar|verka|maður Skottu|læknir
    Skógar|höggs|maður Skrif|finnur Smygl|varningur Stiga|maður Stjörnu|mælir Stríðs|sjóður Stýri|maður
    Svika|hrappur Úlfalda|lest Útsýnis|vörður Varð|maður Vasa|þjófur Veiði|þjófur Verka|manna|þorp Verslunar|leið
    Verslunar|staður Viðskipta|bann Vöru|geymsla Ævintýra|maður

## the table

web-pile-deck = stokkur
web-pile-discard = kastbunki
web-pile-discard-n = kastbunki { $n }
web-lane-bought = keypt
web-lane-aside = lagt til hliðar
web-turn-order = Röð leikmanna
web-stays = Verður áfram á spilasvæðinu
web-question = Spurningin
web-count-actions = { $n ->
    [one] aðgerð
   *[other] aðgerðir
}
web-count-buys = { $n ->
   *[other] kaup
}
web-count-coins = { $n ->
    [one] peningur
   *[other] peningar
}
web-head-turn = { $n }. umferð
web-head-extra = Aukaumferð
web-left-provinces = Fylki eftir: { $n }
web-left-colonies = Nýlendur eftir: { $n }
web-piles-empty = tómir bunkar: { $empty } af { $most }
warn-action = Enn má spila út { CARD($card, form: "dat") }. Veldu aftur til að ljúka aðgerðarstiginu.
web-option-points = Sýna stig allra
web-option-points-note = Aðeins það sem allir gátu munað; ekki þar sem spil eru rétt áfram á hvolfi.
web-option-tracker = Sýna hverjum og einum hvað er í eigin stokki og kastbunka
web-option-tracker-note = Aðeins það sem hægt var að muna, aldrei röðina. Spil hinna sjást líka, nema þar sem spil eru rétt áfram á hvolfi.
web-tracked = Spil allra
web-besides = Við hlið bankans
web-bane = Ellefti bunkinn: { CARD($card) }
web-besides-top = { CARD($pile) }, efst: { CARD($card) }
web-potions = Seyði í þessari umferð: { $n }
web-controller = { $who } ræður í þessari umferð
web-tavern = Krármotta, { $who }: { CARDS($cards) }
# $bonus: what the token gives, such as “+1 Card”
web-plus = Merkið „{ $bonus }“, { $who }: { CARD($card) }
# a token of a player that makes the cards of a pile cheaper, one that lets the player trash a card there
web-minus-cost = 2 ódýrara, { $who }: { CARD($card) }
web-trashing = Ruslmerki, { $who }: { CARD($card) }
# tokens before a player
web-minus-card = { $who }: einu spili minna næst þegar dregið er
web-minus-coin = { $who }: einum peningi minna næst
web-journey = { $who }: ferðamerkið snýr niður
web-stock = { CARD($card) }: { token-victory }
web-tracked-deck = Í stokknum þínum: { $n } spil
web-tracked-discard = Í kastbunkanum þínum: { $n } spil
web-tracked-owned = { $who } á alls: { $n } spil
web-points = stig: { $n }
web-set-end = Ljúka umferð þegar engir peningar eru eftir
web-key-piles = bunkar konungdæmaspilanna frá vinstri; með Shift líka á undan kaupsstiginu
