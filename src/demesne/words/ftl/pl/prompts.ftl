### What a decision asks. $ask is the question itself; it may be a clause of text.ftl (small letter, no stop): the faces
### make its first letter large. $who is a player's name and is never inflected. $may: yes = one may also decline.
### An order is in the imperative (wybierz); a question of yes or no is in the infinitive (Odrzucić tę kartę?).

ask = { $ask }
ask-because = { CARD($card) }: { $ask }
# another player's card: Milicja (Anna): odrzuć 2 karty
ask-because-of = { CARD($card) } ({ $who }): { $ask }
ask-ordered = { $ask }; pierwsza podana karta będzie na samym wierzchu

ask-action = zagraj kartę Akcji albo zakończ fazę akcji
ask-treasure = zagraj karty Skarbu albo przejdź do zakupów
ask-buy = kup kartę albo zakończ turę
# $card of the frame is the Attack
ask-react = odkryj kartę Reakcji albo zrezygnuj
ask-pass = wybierz z ręki kartę, którą przekażesz w lewo
ask-name = podaj nazwę karty
ask-place = wybierz z ręki kartę, którą włożysz w dowolne miejsce swojej talii
ask-position = ile kart ma leżeć nad tą kartą: od 0 (na wierzchu) do { $n } (na spodzie)?
ask-choose = wybierz { $n ->
    [1] jedno
    [2] dwie opcje
    [3] trzy opcje
    [few] { $n } opcje
   *[other] { $n } opcji
}
# one option that one may decline: OPTION says what it does
ask-may = jeśli chcesz, { OPTION($card, $key) }
ask-discard-top = na wierzchu twojej talii leży { CARD($card, 1) }. Odrzucić tę kartę?
ask-discard-top-of = { $who } ma na wierzchu talii { CARD($card, 1, form: "acc") }. Odrzucić tę kartę?
ask-set-aside = dobierasz { CARD($card, 1, form: "acc") }. Odłożyć tę kartę na bok?
ask-play-it = na twoim stosie kart odrzuconych leży { CARD($card, 1) }. Zagrać tę kartę?
ask-trash-this = wyrzucić na Śmietnisko { CARD($card, form: "gender") ->
    [mi] ten { CARD($card, form: "acc") }
    [mp] tego { CARD($card, form: "acc") }
    [n] to { CARD($card, form: "acc") }
   *[other] tę { CARD($card, 1, form: "acc") }
}?
ask-deck-into-discard = odłożyć całą swoją talię na stos kart odrzuconych?
# where the card goes
ask-gain = { $may ->
    [yes] możesz wybrać kartę, którą dodasz
   *[no] wybierz kartę, którą dodasz
}{ $to ->
    [hand] {" "}na rękę
    [deck] {" "}na wierzch swojej talii
   *[discard] {""}
}
ask-gain-for = wybierz kartę, którą dodaje { $who }
ask-trash-of = wybierz odkrytą kartę, którą { $who } wyrzuca na Śmietnisko
# of cards looked at or revealed, which the options name; $may yes: none to all of them
ask-trash-lifted = { $may ->
    [yes] wybierz, które z tych kart wyrzucasz na Śmietnisko (możesz nie wybrać żadnej)
   *[no] { $n ->
        [one] wybierz kartę, którą wyrzucasz na Śmietnisko
        [few] wybierz { $n } karty, które wyrzucasz na Śmietnisko
       *[other] wybierz { $n } kart, które wyrzucasz na Śmietnisko
    }
}
ask-discard-lifted = { $may ->
    [yes] wybierz, które z tych kart odrzucasz (możesz nie wybrać żadnej)
   *[no] { $n ->
        [one] wybierz kartę, którą odrzucasz
        [few] wybierz { $n } karty, które odrzucasz
       *[other] wybierz { $n } kart, które odrzucasz
    }
}
ask-put-back = połóż karty z powrotem na swojej talii; pierwsza podana karta będzie na samym wierzchu
ask-play = { $may ->
    [yes] możesz zagrać
   *[no] zagraj
}{ $times ->
    [1] {""}
    [2] {" "}dwukrotnie
    [3] {" "}trzykrotnie
   *[other] {" "}{ $times } razy
} kartę Akcji z ręki

## options of choices that are said shorter than in the card's text

option-mill-discard = odrzuć 2 karty w zamian za +2 monety
option-minion-discard = odrzuć całą rękę i dobierz 4 karty; inni mający co najmniej 5 kart robią to samo
# Chancellor's only option, in a list
option-deck = twoja talia
