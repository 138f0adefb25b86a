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
kingdom-random = Случайное королевство
kingdom-costs = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
}
# что это за версия; $kernel: одно из следующих четырёх
about = demesne { $version }, версия правил { $rules }, ядро: { $kernel }
# ядро — часть программы, которая проводит партии: скомпилированная или на чистом Python
kernel-compiled = скомпилированное
kernel-plain-as-asked = на чистом Python (задана переменная DEMESNE_PLAIN)
kernel-not-built = на чистом Python, во много раз медленнее скомпилированного (запуск из исходного кода, без сборки)
# $why: что отмечено при установке, по-английски
kernel-plain = на чистом Python, во много раз медленнее скомпилированного ({ $why })
kernel-warning = ядро: { $kernel }
interrupted = Прервано.
