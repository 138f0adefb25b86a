### The log: what happened, present tense, third person. $who is a player's name and is never inflected.
### CARDS: "acc" with an indefinite verb (kijátszik egy Falut); a single known card is CARD, "a-acc" (újra kijátssza a Falut).

log-turn = { $n }. kör – { $who }
# $n counts their own turns; an extra turn has no number
log-turn-extra = Ráadáskör – { $who }
log-play = { $who } kijátszik { CARDS($cards, form: "acc") }
# Treasures: $n is the coins they give together
log-play-coins = { $who } kijátszik { CARDS($cards, form: "acc") } (+{ $n } érme)
# a card played once more (Throne Room); $card is the same as $cards
log-play-again = { $who } újra kijátssza { CARD($card, form: "a-acc") }
# $bonus: "+2 akció, +1 vásárlás"
log-bonus = { $who }: { $bonus }
log-draw = { $who } húz { CARDS($cards, form: "acc") }
log-discard = { $who } eldob { CARDS($cards, form: "acc") }
log-trash = { $who } a szemétre dob { CARDS($cards, form: "acc") }
log-buy = { $who } vásárol { CARDS($cards, form: "acc") }
log-gain = { $who } kap { CARDS($cards, form: "acc") }{ $to ->
    [hand] {" "}a kezébe
    [deck] {" "}a húzópaklija tetejére
    [aside] {" "}és félreteszi
   *[discard] {""}
}
log-reveal = { $who } felfed { CARDS($cards, form: "acc") }
log-reveal-hand = { $who } felfed a kezéből { CARDS($cards, form: "acc") }
log-look = { $who } megnézi a húzópaklija tetejét: { CARDS($cards) }
log-set-aside = { $who } félretesz { CARDS($cards, form: "acc") }
log-topdeck = { $who } a húzópaklija tetejére tesz { CARDS($cards, form: "acc") }
# out of the revealed cards
log-take = { $who } a kezébe vesz { CARDS($cards, form: "acc") }
# $to is the name of the player who gets the card
log-pass = { $who } kezéből { $to } kezébe kerül { CARDS($cards) }
# $n: how many cards lie above it; 0 is the top
log-place = { $who } a húzópaklijába tesz { CARDS($cards, form: "acc") }, { $n ->
    [0] legfelülre
    [one] egy lap alá
   *[other] { $n } lap alá
}
# OPTION says what the options do, as the chooser is told it: "dobj el 2 lapot"
log-choose = { $who } ezt választja: „{ OPTION($card, $keys) }”
log-name = { $who } ezt nevezi meg: { CARD($card) }
log-react = { $who } felfed egy { CARD($card, form: "acc") }
log-unaffected = { $who } védve van a támadástól
log-shuffle = { $who } megkeveri a használt pakliját
log-deck-into-discard = { $who } a teljes húzópakliját a használt paklijára teszi
log-costs-less = A kör végéig minden lap { $n } érmével olcsóbb
# to the Supply
log-return = { $who } visszatesz a készletbe { CARDS($cards, form: "acc") }
# $mat: island, native-village
log-to-mat = { $who } a { $mat ->
    [island] Sziget
   *[native-village] Bennszülött falu
} táblájára tesz { CARDS($cards, form: "acc") }
# $token: victory, pirate-ship
log-tokens = { $who }: +{ $token ->
    [victory] { token-victory }
   *[pirate-ship] { token-pirate-ship }
}
# onto a pile
log-place-token = { $who } egy { $token ->
    [embargo] embargójelzőt
   *[trade-route] útvonaljelzőt
} tesz erre a paklira: { CARD($card) }
log-token-moved = Egy útvonaljelző a táblára kerül erről a pakliról: { CARD($card) }
# named for a card ($card): not bought, or not gained with that card, this turn
log-bar = Ebben a körben tiltott: { CARD($card) }
# the later part of a Duration
log-later = A kör elején: { CARD($card) }
log-extra = { $who } ezután ráadáskört kap
# in an extra turn no further one follows
log-small-hand = { $who } a kör végén csak { $n } lapot húz
log-costs-less-types = A kör végéig minden { TYPES($types, form: "card", join: "or") } { $n } érmével olcsóbb
log-resign = { $who } feladja a játékot
log-cut-short = A folyamatban lévő hatások itt megszakadnak: túl sok van belőlük
log-end-provinces = Vége a játéknak: elfogytak a Provinciák
log-end-colonies = Vége a játéknak: elfogytak a Gyarmatok
log-end-piles = Vége a játéknak: elég sok pakli ürült ki
log-end-limit = Vége a játéknak: elfogytak a megengedett körök
log-pile-empty = Elfogyott: { CARD($card) }
