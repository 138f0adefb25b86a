### Names of cards. The value is the name as printed (nominative).
### One card: the name is declined and has no quotation marks (.acc .gen .dat .ins .pre). People are animate, as aces and
### chess pieces are in Russian: «разыграть Вора», but «разыграть Патруль».
### After a number (.one .few .many .other, .acc-one ...): the word «карта» is counted and the name stays as printed, in
### quotation marks: «2 карты «Вор»», «5 карт «Серебро»», «3 карты «Сады»». So nobody has to choose between «2 Вора» and
### «2 Воров», and metals and names that are plural in form can be counted at all. In lists: «Медь ×3» with the value.
### .nom-pl .gen-pl: for headings and for «Осталось Провинций: 8»; Медь, Серебро, Золото, Дань have no plural there.
### .gender: m f n pl, of the form as printed. A form .nom is asked for in sentences; only own cards have one of their own.

### A card of a user's own: the name cannot be declined, so the word «карта» is, and agrees as feminine.

own-card = { $name }
    .nom = карта «{ $name }»
    .acc = карту «{ $name }»
    .gen = карты «{ $name }»
    .dat = карте «{ $name }»
    .ins = картой «{ $name }»
    .pre = карте «{ $name }»
    .nom-pl = карты «{ $name }»
    .gen-pl = карт «{ $name }»
    .one = карта «{ $name }»
    .few = карты «{ $name }»
    .many = карт «{ $name }»
    .other = карты «{ $name }»
    .acc-one = карту «{ $name }»
    .acc-few = карты «{ $name }»
    .acc-many = карт «{ $name }»
    .acc-other = карты «{ $name }»
    .gender = f

### Types. The value is the word on the card; the forms are what a sentence calls a card of that type.
### .of and .of-pl: after «карта» and «карты» («карту победы или проклятия», «карт действий или победы»).

type-action = Действие
    .of = действия
    .of-pl = действий
    .nom = карта действия
    .acc = карту действия
    .gen = карты действия
    .dat = карте действия
    .ins = картой действия
    .pre = карте действия
    .nom-pl = карты действий
    .acc-pl = карты действий
    .gen-pl = карт действий
    .one = карта действия
    .few = карты действий
    .many = карт действий
    .other = карты действий
    .acc-one = карту действия
    .acc-few = карты действий
    .acc-many = карт действий
    .acc-other = карты действий
    .gender = f
type-treasure = Сокровище
    .of = сокровища
    .of-pl = сокровищ
    .nom = сокровище
    .acc = сокровище
    .gen = сокровища
    .dat = сокровищу
    .ins = сокровищем
    .pre = сокровище
    .nom-pl = сокровища
    .acc-pl = сокровища
    .gen-pl = сокровищ
    .one = сокровище
    .few = сокровища
    .many = сокровищ
    .other = сокровища
    .acc-one = сокровище
    .acc-few = сокровища
    .acc-many = сокровищ
    .acc-other = сокровища
    .gender = n
type-victory = Победа
    .of = победы
    .of-pl = победы
    .nom = карта победы
    .acc = карту победы
    .gen = карты победы
    .dat = карте победы
    .ins = картой победы
    .pre = карте победы
    .nom-pl = карты победы
    .acc-pl = карты победы
    .gen-pl = карт победы
    .one = карта победы
    .few = карты победы
    .many = карт победы
    .other = карты победы
    .acc-one = карту победы
    .acc-few = карты победы
    .acc-many = карт победы
    .acc-other = карты победы
    .gender = f
type-curse = Проклятие
    .of = проклятия
    .of-pl = проклятия
    .nom = проклятие
    .acc = проклятие
    .gen = проклятия
    .dat = проклятию
    .ins = проклятием
    .pre = проклятии
    .nom-pl = проклятия
    .acc-pl = проклятия
    .gen-pl = проклятий
    .one = проклятие
    .few = проклятия
    .many = проклятий
    .other = проклятия
    .acc-one = проклятие
    .acc-few = проклятия
    .acc-many = проклятий
    .acc-other = проклятия
    .gender = n
type-attack = Атака
    .of = атаки
    .of-pl = атаки
    .nom = карта атаки
    .acc = карту атаки
    .gen = карты атаки
    .dat = карте атаки
    .ins = картой атаки
    .pre = карте атаки
    .nom-pl = карты атаки
    .acc-pl = карты атаки
    .gen-pl = карт атаки
    .one = карта атаки
    .few = карты атаки
    .many = карт атаки
    .other = карты атаки
    .acc-one = карту атаки
    .acc-few = карты атаки
    .acc-many = карт атаки
    .acc-other = карты атаки
    .gender = f
type-reaction = Реакция
    .of = реакции
    .of-pl = реакции
    .nom = карта реакции
    .acc = карту реакции
    .gen = карты реакции
    .dat = карте реакции
    .ins = картой реакции
    .pre = карте реакции
    .nom-pl = карты реакции
    .acc-pl = карты реакции
    .gen-pl = карт реакции
    .one = карта реакции
    .few = карты реакции
    .many = карт реакции
    .other = карты реакции
    .acc-one = карту реакции
    .acc-few = карты реакции
    .acc-many = карт реакции
    .acc-other = карты реакции
    .gender = f
type-duration = Длительность
    .of = длительности
    .of-pl = длительности
    .nom = карта длительности
    .acc = карту длительности
    .gen = карты длительности
    .dat = карте длительности
    .ins = картой длительности
    .pre = карте длительности
    .nom-pl = карты длительности
    .acc-pl = карты длительности
    .gen-pl = карт длительности
    .one = карта длительности
    .few = карты длительности
    .many = карт длительности
    .other = карты длительности
    .acc-one = карту длительности
    .acc-few = карты длительности
    .acc-many = карт длительности
    .acc-other = карты длительности
    .gender = f

or-list = { $a } или { $b }
and-list = { $a } и { $b }
comma-list = { $a }, { $b }

### Cards counted, in a list: «3 карты «Медь», Серебро и ещё 2 карты». $form: acc after a verb, else the nominative.

counted-card = { $n ->
    [1] { $form ->
        [acc] { CARD($card, form: "acc") }
       *[nom] { CARD($card, form: "nom") }
    }
   *[other] { $form ->
        [acc] { $n } { CARD($card, $n, form: "acc") }
       *[nom] { $n } { CARD($card, $n) }
    }
}
# $besides: yes = after cards that are named
counted-hidden = { $besides ->
    [yes] { $n ->
        [1] { $form ->
            [acc] ещё одну карту
           *[nom] ещё одна карта
        }
        [one] { $form ->
            [acc] ещё { $n } карту
           *[nom] ещё { $n } карта
        }
        [few] ещё { $n } карты
       *[other] ещё { $n } карт
    }
   *[no] { $n ->
        [1] { $form ->
            [acc] карту
           *[nom] карта
        }
        [one] { $form ->
            [acc] { $n } карту
           *[nom] { $n } карта
        }
        [few] { $n } карты
       *[other] { $n } карт
    }
}
