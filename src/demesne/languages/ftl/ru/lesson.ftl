### Первая партия с подсказками: как к ней попасть, пять фраз, вопрос в конце, во что играть дальше.

## За столом

lesson-goal = Побеждает тот, у кого больше всех очков, когда кончатся { CARD("Province", form: "nom-pl") }.
lesson-wish = { $coins ->
    [3] На ваши 3 монеты можно купить { CARD("Silver", form: "acc") }: каждый раз, когда эта карта вернётся на руку, она даст 2 монеты.
   *[other] За 3 из ваших { $coins } монет можно купить { CARD("Silver", form: "acc") }: каждый раз, когда эта карта вернётся на руку, она даст 2 монеты.
}
lesson-shuffle = Сброс перемешан и стал новой колодой, и { CARD($card) } снова у вас на руке.
lesson-chain = { $n ->
    [one] Сначала разыграйте { CARD($card, form: "acc") }: это вернёт действие, и его хватит на { CARD($then, form: "acc") }.
   *[other] Сначала разыграйте { CARD($card, form: "acc") }: это ещё два действия, хватит и на { CARD($then, form: "acc") }.
}
lesson-attack = { CARD("Militia") } оставляет вам три карты, но если на руке { CARD("Moat") }, атака вам не страшна.
lesson-shield = Раскройте { CARD("Moat", form: "acc") }, и { CARD("Militia") } вам не навредит.

## В конце

lesson-question = Ход { $turn }: у вас { $coins ->
    [one] была { $coins } монета
    [few] было { $coins } монеты
   *[other] было { $coins } монет
}. Какая покупка поможет больше всего?
lesson-right-points = Да. { CARD($card) } приносит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}, больше любой другой карты в этой партии.
lesson-right-coins = Да. { CARD($card) } даёт { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
} каждый раз, когда возвращается на руку.
lesson-less-points = { CARD($card) } приносит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}, а { CARD("Province") } — 6.
lesson-no-coins = { CARD($card) } приносит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}, но не даёт монет, когда возвращается на руку.
lesson-no-points = { CARD($card) } даёт { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
}, но не приносит очков.
lesson-less-coins = { CARD($card) } даёт только { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
}: есть сокровище получше.
lesson-next = Карт, знакомых вам по первой партии: { $n }. Новая атака одна: { CARD($card) }.

## Начальная страница при первом посещении

web-first-lead = Каждый ход вы покупаете карту, чтобы следующие карты на руке были лучше, пока не хватит и на землю. У кого больше земли, тот и победил.
web-first-learn = Научиться за игрой
web-first-learn-note = первая партия, примерно четверть часа
web-first-known = Я знаю игру
web-first-known-note = { $set }, соперник: { $bot }
web-first-hand = Пять карт на ход
web-first-hand-note = Три карты Меди — это 3 монеты. Первая колода небогата.
web-first-buy = Купите карту получше
web-first-buy-note = Серебро стоит 3 и теперь будет возвращаться на руку.
web-first-land = А там и земля
web-first-land-note = Провинция стоит 8 и приносит 6 очков.

## Уроки за столом и после партии

web-lessons = Уроки
web-lessons-note = Настоящая партия по настоящим правилам: играйте как хотите.
web-lesson-number = Урок { $n } из { $of }.
web-lesson-go-on = Дальше
web-lesson-skip = Без уроков
web-lesson-later = придёт по ходу партии
web-lesson-done = вы сделали это без подсказки
web-lesson-goal = Что приносит победу
web-lesson-wish = Одна рука, одно желание
web-lesson-shuffle = Перемешивание
web-lesson-chain = Цепочка действий
web-lesson-attack = Атака и защита
web-lesson-missed = Чего не было в этой партии
web-lesson-question = Один вопрос
web-lesson-bought = Это и есть ваша покупка.
web-lesson-next = Во что играть дальше
web-lesson-next-play = { $set }, { $level }
