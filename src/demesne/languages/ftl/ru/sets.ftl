### Названия рекомендованных наборов из десяти карт. Редакция указывается рядом.
### Первая партия, Искажение размера, Верх колоды, Ловкость рук, Улучшения, Серебро и золото: как в правилах.

set-first-game = Первая партия
set-big-money = Большие деньги
set-interaction = Взаимодействие
set-size-distortion = Искажение размера
set-village-square = Деревенская площадь
set-victory-dance = Победный танец
set-secret-schemes = Тайные козни
set-best-wishes = Наилучшие пожелания
set-deconstruction = Разборка
set-hand-madness = Безумные руки
set-underlings = Подчинённые
set-deck-top = Верх колоды
set-sleight-of-hand = Ловкость рук
set-improvements = Улучшения
set-silver-gold = Серебро и золото
set-grand-scheme = Грандиозный замысел
set-reach-for-tomorrow = Навстречу завтрашнему дню
set-repetition = Повторение
set-give-and-take = Ты мне, я тебе
set-biggest-money = Самые большие деньги
set-the-king-s-army = Армия короля
set-the-good-life = Хорошая жизнь
