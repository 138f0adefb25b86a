### Что команды пишут вокруг названий и текстов карт.

card-cost = Цена: { $n }
card-types = Тип: { $types }
card-box = Откуда: { $box }
box-basic = базовая карта, есть в каждой коробке
box-base = Базовый набор
box-intrigue = Интрига
box-own = ваша собственная карта
box-of-edition = { $box }, { $edition ->
    [1] первая редакция
   *[2] вторая редакция
}
box-of-both = { $box }, обе редакции
kingdom-title = { $name } (редакция { $edition })
kingdom-random = Случайный набор
kingdom-costs = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
