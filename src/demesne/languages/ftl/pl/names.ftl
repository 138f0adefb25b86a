### Names of cards. The value is the printed name (nominative); .gen .dat .acc .ins .loc are its cases.
### .one .few .many .other follow a number (.few 2-4, .many 0, 5 and more, .other fractions); .acc-one ... the same
### as an object. .nom-pl and .gen-pl are for several cards without a number.
### Three ways of counting: things as usual (2 Wioski, 5 Wiosek); persons in the genitive plural throughout
### (2 Kupców, 5 Kupców; as a subject with a verb in the singular: 2 Kupców trafia na stos); names that are plural,
### a substance or a crowd through the word karta (1 karta Miedziaków, 2 karty Złota, 5 kart Szlachty).
### .gender: f, n, mi (masculine, a thing), mp (masculine, a person), pl (plural, not persons), mp-pl (plural, persons).

### A card of a user's own, whose name cannot be inflected: the word karta is, the name stands in quotes.

own-card = { $name }
    .gen = karty „{ $name }”
    .dat = karcie „{ $name }”
    .acc = kartę „{ $name }”
    .ins = kartą „{ $name }”
    .loc = karcie „{ $name }”
    .one = karta „{ $name }”
    .few = karty „{ $name }”
    .many = kart „{ $name }”
    .other = karty „{ $name }”
    .acc-one = kartę „{ $name }”
    .acc-few = karty „{ $name }”
    .acc-many = kart „{ $name }”
    .acc-other = karty „{ $name }”
    .nom-pl = karty „{ $name }”
    .gen-pl = kart „{ $name }”
    .gender = f

### Types: the value and its cases are the type itself; what is counted are cards (karta Akcji, 2 karty Akcji).

type-action = Akcja
    .gen = Akcji
    .dat = Akcji
    .acc = Akcję
    .ins = Akcją
    .loc = Akcji
    .one = karta Akcji
    .few = karty Akcji
    .many = kart Akcji
    .other = karty Akcji
    .acc-one = kartę Akcji
    .acc-few = karty Akcji
    .acc-many = kart Akcji
    .acc-other = karty Akcji
    .gender = f
type-treasure = Skarb
    .gen = Skarbu
    .dat = Skarbowi
    .acc = Skarb
    .ins = Skarbem
    .loc = Skarbie
    .one = karta Skarbu
    .few = karty Skarbu
    .many = kart Skarbu
    .other = karty Skarbu
    .acc-one = kartę Skarbu
    .acc-few = karty Skarbu
    .acc-many = kart Skarbu
    .acc-other = karty Skarbu
    .gender = mi
type-victory = Zwycięstwo
    .gen = Zwycięstwa
    .dat = Zwycięstwu
    .acc = Zwycięstwo
    .ins = Zwycięstwem
    .loc = Zwycięstwie
    .one = karta Zwycięstwa
    .few = karty Zwycięstwa
    .many = kart Zwycięstwa
    .other = karty Zwycięstwa
    .acc-one = kartę Zwycięstwa
    .acc-few = karty Zwycięstwa
    .acc-many = kart Zwycięstwa
    .acc-other = karty Zwycięstwa
    .gender = n
type-curse = Klątwa
    .gen = Klątwy
    .dat = Klątwie
    .acc = Klątwę
    .ins = Klątwą
    .loc = Klątwie
    .one = karta Klątwy
    .few = karty Klątwy
    .many = kart Klątwy
    .other = karty Klątwy
    .acc-one = kartę Klątwy
    .acc-few = karty Klątwy
    .acc-many = kart Klątwy
    .acc-other = karty Klątwy
    .gender = f
type-attack = Atak
    .gen = Ataku
    .dat = Atakowi
    .acc = Atak
    .ins = Atakiem
    .loc = Ataku
    .one = karta Ataku
    .few = karty Ataku
    .many = kart Ataku
    .other = karty Ataku
    .acc-one = kartę Ataku
    .acc-few = karty Ataku
    .acc-many = kart Ataku
    .acc-other = karty Ataku
    .gender = mi
type-reaction = Reakcja
    .gen = Reakcji
    .dat = Reakcji
    .acc = Reakcję
    .ins = Reakcją
    .loc = Reakcji
    .one = karta Reakcji
    .few = karty Reakcji
    .many = kart Reakcji
    .other = karty Reakcji
    .acc-one = kartę Reakcji
    .acc-few = karty Reakcji
    .acc-many = kart Reakcji
    .acc-other = karty Reakcji
    .gender = f
type-duration = Następstwo
    .gen = Następstwa
    .dat = Następstwu
    .acc = Następstwo
    .ins = Następstwem
    .loc = Następstwie
    .one = karta Następstwa
    .few = karty Następstwa
    .many = kart Następstwa
    .other = karty Następstwa
    .acc-one = kartę Następstwa
    .acc-few = karty Następstwa
    .acc-many = kart Następstwa
    .acc-other = karty Następstwa
    .gender = n

or-list = { $a } lub { $b }
and-list = { $a } i { $b }
comma-list = { $a }, { $b }

### Cards counted, in a list: $form is acc (as an object), or nothing (nominative).

counted-card = { $n ->
    [1] { CARD($card, $n, $form) }
   *[other] { $n } { CARD($card, $n, $form) }
}
# $besides: yes = after cards that are named
counted-hidden = { $besides ->
    [yes] jeszcze { $n ->
        [one] { $form ->
            [acc] jedną kartę
           *[nom] jedna karta
        }
        [few] { $n } karty
       *[other] { $n } kart
    }
   *[no] { $n ->
        [one] { $form ->
            [acc] kartę
           *[nom] karta
        }
        [few] { $n } karty
       *[other] { $n } kart
    }
}
