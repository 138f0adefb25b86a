### The log: what happened, present tense, third person. $who is a player's name and is never inflected: it is the subject.
### CARDS($cards) lists cards with their numbers: dat after spila út, kasta and henda, acc after the other verbs.

log-turn = { $who } – { $n }. umferð
# $n counts their own turns; an extra turn has no number
log-turn-extra = { $who } – aukaumferð
log-play = { $who } spilar út { CARDS($cards, form: "dat") }
# Treasures: $n is the coins they give together
log-play-coins = { $who } spilar út { CARDS($cards, form: "dat") } ({ $n ->
    [one] +{ $n } peningur
   *[other] +{ $n } peningar
})
# a card played once more (Throne Room)
log-play-again = { $who } spilar { CARD($card, form: "def-dat") } út aftur
# $bonus: "+2 aðgerðir, +1 peningur", nominative, so no verb before it
log-bonus = { $who }: { $bonus }
log-draw = { $who } dregur { CARDS($cards, form: "acc") }
log-discard = { $who } kastar { CARDS($cards, form: "dat") }
log-trash = { $who } hendir { CARDS($cards, form: "dat") } í ruslið
log-buy = { $who } kaupir { CARDS($cards, form: "acc") }
log-gain = { $who } fær { CARDS($cards, form: "acc") }{ $to ->
    [hand] {" "}á hönd
    [deck] {" "}og setur efst í stokkinn
    [aside] {" "}og leggur til hliðar
   *[discard] {""}
}
log-reveal = { $who } sýnir { CARDS($cards, form: "acc") }
log-reveal-hand = { $who } sýnir { CARDS($cards, form: "acc") } af hendi
log-look = { $who } skoðar { CARDS($cards, form: "acc") }
log-set-aside = { $who } leggur { CARDS($cards, form: "acc") } til hliðar
log-topdeck = { $who } setur { CARDS($cards, form: "acc") } efst í stokkinn
# out of the revealed cards
log-take = { $who } tekur { CARDS($cards, form: "acc") } á hönd
# $to is the name of the player who gets the card
log-pass = { $who } réttir { CARDS($cards, form: "acc") } áfram og { $to } tekur við
# $n: how many cards lie above it; 0 is the top
log-place = { $who } setur { CARDS($cards, form: "acc") } { $n ->
    [0] efst í stokkinn
    [1] í stokkinn undir eitt spil
   *[other] í stokkinn undir { $n } spil
}
# OPTION says what the options do: "+2 spil"
log-choose = { $who } velur „{ OPTION($card, $keys) }“
log-name = { $who } nefnir { CARD($card, form: "acc") }
log-react = { $who } sýnir { CARD($card, form: "acc") }
log-unaffected = { $who } verður ekki fyrir árásinni
log-shuffle = { $who } stokkar spilin
log-deck-into-discard = { $who } setur allan stokkinn í kastbunkann
log-costs-less = Spil kosta { $n ->
    [one] { $n } peningi
   *[other] { $n } peningum
} minna út umferðina
# to the Supply
log-return = { $who } skilar { CARDS($cards, form: "dat") } í bankann
# $mat: island, native-village
log-to-mat = { $who } setur { CARDS($cards, form: "acc") } á { $mat ->
    [island] Eyjarmottuna sína
   *[native-village] Frumbyggjaþorpsmottuna sína
}
# $token: victory, pirate-ship
log-tokens = { $who } fær { $token ->
    [victory] { token-victory }
   *[pirate-ship] { token-pirate-ship }
}
# onto a pile
log-place-token = { $who } setur { $token ->
    [embargo] bannmerki
   *[trade-route] leiðarmerki
} á bunkann: { CARD($card) }
log-token-moved = Leiðarmerki fer á mottuna af bunkanum: { CARD($card) }
# named for a card ($card): not bought, or not gained with that card, this turn
log-bar = Bannað í þessari umferð: { CARD($card) }
# the later part of a Duration
log-later = Í upphafi umferðar: { CARD($card) }
log-extra = { $who } fær aukaumferð á eftir þessari
# in an extra turn no further one follows
log-small-hand = { $who } dregur aðeins { $n } spil í lok umferðar
log-costs-less-types = Út umferðina kosta { TYPES($types, form: "other") } { $n ->
    [one] { $n } peningi
   *[other] { $n } peningum
} minna
log-resign = { $who } gefst upp
log-cut-short = Áhrifunum lýkur hér: þau eru orðin of mörg
log-end-provinces = Leiknum lýkur: síðasta Fylkið er farið
log-end-colonies = Leiknum lýkur: síðasta Nýlendan er farin
log-end-piles = Leiknum lýkur: nógu margir bunkar eru tómir
log-end-limit = Leiknum lýkur: hámarksfjölda umferða er náð
log-pile-empty = Bunki kláraðist: { CARD($card) }
