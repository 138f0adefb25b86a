### What a decision asks. $ask is the question itself; it may be a clause of text.ftl (small letter, no stop): the faces
### make its first letter large. $who is a player's name and is never inflected. $may: yes = one may also decline.
### An order is in the imperative (wybierz); a question of yes or no is in the infinitive (Odrzucić tę kartę?).

ask = { $ask }
ask-because = { CARD($card) }: { $ask }
# another player's card: Milicja (zagrywa Anna): odrzuć 2 karty z ręki
ask-because-of = { CARD($card) } (zagrywa { $who }): { $ask }
ask-ordered = { $ask }; karta wybrana jako pierwsza będzie na samym wierzchu

ask-action = zagraj kartę Akcji albo zakończ fazę akcji
ask-treasure = zagraj karty Skarbu, potem kupuj
ask-buy = kup kartę albo zakończ turę
# $card of the frame is the Attack
ask-react = możesz odkryć kartę Reakcji
# a window: the card is bought or gained just now
ask-at-gain = dodawana karta – { CARD($card) }: { $ask }
ask-order-effect = wybierz, który efekt nastąpi teraz
ask-order-start = początek tury: wybierz, który efekt nastąpi teraz
# optional effects and Reactions; none is allowed
ask-react-effect = możesz użyć jednej z tych kart
ask-react-start = początek tury: możesz zagrać jedną z tych kart
ask-pass = wybierz z ręki kartę, którą przekażesz w lewo
ask-name = podaj nazwę karty
ask-place = wybierz z ręki kartę, którą włożysz w dowolne miejsce swojej talii
ask-position = ile kart ma leżeć nad tą kartą? Od 0 (wierzch talii) do { $n } (spód)
ask-choose = { $may ->
    [yes] możesz wybrać
   *[no] wybierz
} { $n ->
    [1] jedną opcję
    [2] dwie różne opcje
    [3] trzy różne opcje
    [few] { $n } różne opcje
   *[other] { $n } różnych opcji
}
# one option that one may decline: OPTION says what it does, as an order: in quotes
ask-may = możesz wybrać „{ OPTION($card, $key) }”
ask-discard-top = na wierzchu twojej talii leży { CARD($card, 1) }. Odrzucić tę kartę?
ask-discard-top-of = { $who } ma na wierzchu talii { CARD($card, 1, form: "acc") }. Odrzucić tę kartę?
ask-set-aside = dobierasz { CARD($card, 1, form: "acc") }. Odłożyć tę kartę na bok?
ask-play-it = odrzucasz { CARD($card, 1, form: "acc") }. Zagrać tę kartę?
ask-trash-this = wyrzucić na Śmietnisko { CARD($card, form: "gender") ->
    [mi] ten { CARD($card, form: "acc") }
    [mp] tego { CARD($card, form: "acc") }
    [n] to { CARD($card, form: "acc") }
   *[other] tę { CARD($card, 1, form: "acc") }
}?
ask-bottom-to-top = na spodzie twojej talii leży { CARD($card, 1) }. Przełożyć tę kartę na wierzch?
# Treasury: those in play
ask-topdeck-played = { $n ->
    [1] położyć tę kartę na wierzchu talii?
   *[other] wybierz, ile z tych kart położysz na wierzchu talii (możesz nie wybierać żadnej): { CARD($card) }
}
# a Treasure that was looked for; the other answer discards it
ask-trash-or-discard = odkrywasz { CARD($card, 1, form: "acc") }. Wyrzucić tę kartę na Śmietnisko? Jeśli nie, zostanie odrzucona.
ask-deck-into-discard = odłożyć całą talię na swój stos kart odrzuconych?
# where the card goes
ask-gain = { $may ->
    [yes] możesz wybrać kartę, którą dodasz
   *[no] wybierz kartę, którą dodasz
}{ $to ->
    [hand] {" "}do ręki
    [deck] {" "}na wierzch swojej talii
    [aside] {" "}i odłożysz na bok
   *[discard] {""}
}
ask-gain-for = wybierz kartę, którą doda { $who }
ask-trash-of = wybierz odkrytą kartę, którą { $who } wyrzuci na Śmietnisko
# of cards looked at or revealed, which the options name; $may yes: none to all of them
ask-trash-lifted = { $may ->
    [yes] wybierz, które z tych kart wyrzucisz na Śmietnisko (możesz nie wybierać żadnej)
   *[no] { $n ->
        [one] wybierz kartę, którą wyrzucisz na Śmietnisko
        [few] wybierz { $n } karty, które wyrzucisz na Śmietnisko
       *[other] wybierz { $n } kart, które wyrzucisz na Śmietnisko
    }
}
ask-discard-lifted = { $may ->
    [yes] wybierz, które z tych kart odrzucisz (możesz nie wybierać żadnej)
   *[no] { $n ->
        [one] wybierz kartę, którą odrzucisz
        [few] wybierz { $n } karty, które odrzucisz
       *[other] wybierz { $n } kart, które odrzucisz
    }
}
ask-put-back = połóż te karty na wierzchu swojej talii; karta wybrana jako pierwsza będzie na samym wierzchu

## options of choices that are said shorter than in the card's text

option-mill-discard = odrzuć 2 karty z ręki (+2 monety)
option-torturer-curse = dodaj do ręki { CARD("Curse", form: "acc") }
option-minion-discard = odrzuć całą rękę i dobierz 4 karty; inni gracze mający na ręce co najmniej 5 kart robią to samo
option-native-village-aside = odłóż wierzchnią kartę na podkładkę
option-native-village-hand = weź na rękę karty z podkładki
option-navigator-discard = odrzuć je wszystkie
option-navigator-deck = połóż je z powrotem
option-pirate-ship-coins = +1 moneta za każdy żeton Okrętu pirackiego
option-pirate-ship-trash = zaatakuj: inni tracą karty Skarbu
option-crystal-ball-trash = wyrzuć ją na Śmietnisko
option-crystal-ball-discard = odrzuć ją
option-crystal-ball-play = zagraj ją
option-investment-coin = +1 moneta
option-investment-trash = wyrzuć tę kartę za żetony zwycięstwa
option-vault-discard = odrzuć 2 karty z ręki i dobierz jedną
option-watchtower-trash = wyrzuć dodaną kartę na Śmietnisko
option-watchtower-deck = połóż dodaną kartę na wierzchu talii
# Chancellor's only option
option-deck = tak
