### The log: what happened, present tense, third person. $who is a player's name and is never inflected: it is the subject,
### or stands before a colon, or in brackets.
### $cards: CARDS($cards, form: "acc") lists cards as an object, "3 karty Miedziaków, Kupca i 2 karty".

log-turn = Tura { $n } – { $who }
# $n counts their own turns; an extra turn has no number
log-turn-extra = Dodatkowa tura – { $who }
log-play = { $who } zagrywa { CARDS($cards, form: "acc") }
# Treasures: $n is the coins they give together
log-play-coins = { $who } zagrywa { CARDS($cards, form: "acc") } ({ $n ->
    [one] +{ $n } moneta
    [few] +{ $n } monety
   *[other] +{ $n } monet
})
# a card played once more (Throne Room); $card is the same as $cards
log-play-again = { $who } ponownie zagrywa { CARD($card, 1, form: "acc") }
# $bonus: "+2 akcje, +1 zakup", in the nominative
log-bonus = { $who }: { $bonus }
log-draw = { $who } dobiera { CARDS($cards, form: "acc") }
log-discard = { $who } odrzuca { CARDS($cards, form: "acc") }
log-trash = { $who } wyrzuca na Śmietnisko { CARDS($cards, form: "acc") }
log-buy = { $who } kupuje { CARDS($cards, form: "acc") }
log-gain = { $who } dodaje{ $to ->
    [hand] {" "}do ręki
    [deck] {" "}na wierzch talii
    [aside] {" "}i odkłada na bok
   *[discard] {""}
} { CARDS($cards, form: "acc") }
log-reveal = { $who } odkrywa { CARDS($cards, form: "acc") }
log-reveal-hand = { $who } odkrywa z ręki { CARDS($cards, form: "acc") }
log-look = { $who } podgląda wierzch talii: { CARDS($cards) }
log-set-aside = { $who } odkłada na bok { CARDS($cards, form: "acc") }
log-topdeck = { $who } kładzie na wierzchu talii { CARDS($cards, form: "acc") }
# out of the revealed cards
log-take = { $who } bierze na rękę { CARDS($cards, form: "acc") }
# $to is the name of the player who gets the card
log-pass = { $who } przekazuje { CARDS($cards, form: "acc") } (otrzymuje { $to })
# $n: how many cards lie above it; 0 is the top
log-place = { $who } wkłada { CARDS($cards, form: "acc") } do talii, { $n ->
    [0] na wierzch
    [one] pod { $n } kartę
    [few] pod { $n } karty
   *[other] pod { $n } kart
}
# OPTION says what the options do, as an order: in quotes
log-choose = { $who } wybiera: „{ OPTION($card, $keys) }”
log-name = { $who } podaje nazwę: { CARD($card) }
log-react = { $who } odkrywa { CARD($card, 1, form: "acc") }
log-unaffected = { $who } unika skutków tego Ataku
log-shuffle = { $who } tasuje karty
log-deck-into-discard = { $who } odkłada całą talię na stos kart odrzuconych
log-costs-less = W tej turze karty kosztują o { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
} mniej
# to the Supply
log-return = { $who } zwraca do Zasobów { CARDS($cards, form: "acc") }
# $mat: island, native-village
log-to-mat = { $who } odkłada na podkładkę { $mat ->
    [island] Wyspy
   *[native-village] Wioski tubylców
} { CARDS($cards, form: "acc") }
# $token: victory, pirate-ship
log-tokens = { $who }: +{ $token ->
    [victory] { token-victory }
   *[pirate-ship] { token-pirate-ship }
}
# onto a pile
log-place-token = { $who } kładzie { $token ->
    [embargo] żeton Embarga
   *[trade-route] żeton Szlaku handlowego
} na stosie: { CARD($card) }
log-token-moved = Żeton Szlaku handlowego trafia na podkładkę ze stosu: { CARD($card) }
# named for a card ($card): not bought, or not gained with that card, this turn
log-bar = Karta zakazana w tej turze: { CARD($card) }
# the later part of a Duration
log-later = Na początku tury: { CARD($card) }
log-extra = { $who } rozegra po tej turze dodatkową
# in an extra turn no further one follows
log-small-hand = { $who } dobierze na koniec tury tylko { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
}
log-costs-less-types = W tej turze karty { TYPES($types, form: "gen") } kosztują o { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
} mniej
log-resign = { $who } poddaje się
log-cut-short = Trwające efekty kończą się tutaj: jest ich zbyt wiele
log-end-provinces = Koniec gry: stos Prowincji jest pusty
log-end-colonies = Koniec gry: stos Kolonii jest pusty
log-end-piles = Koniec gry: wyczerpała się wymagana liczba stosów
log-end-limit = Koniec gry: osiągnięto limit tur
log-pile-empty = Stos się skończył: { CARD($card) }
