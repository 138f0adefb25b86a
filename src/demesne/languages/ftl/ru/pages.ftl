### Таблицы страниц из words/pages. Названия, типы и тексты карт берутся из names.ftl и text.ftl.

page-card = Карта
page-type = Тип
page-cost = Цена
page-text = Что делает

## Сколько карт в каждой стопке; столбцы — число игроков

page-players = Игроков
page-kingdom-victory = Карты победы из королевства, в каждой стопке
page-kingdom-pile = Прочие карты королевства, в каждой стопке

## Ход по шагам; столбцы — сколько чего осталось после шага

page-step = Шаг
page-actions = Действия
page-buys = Покупки
page-coins = Монеты
page-hand = Рука
page-deck = Колода
page-discard = Сброс
page-start = Начало хода
# $cards: названия в именительном падеже, перед ними число: «Золото, 2 × Медь»
page-play = Розыгрыш: { $cards }
page-buy = Покупка: { $cards }
page-clean-up = Расчистка
