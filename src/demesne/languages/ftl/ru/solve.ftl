### What `demesne solve` says about a kingdom. A list says what to buy; a mixture plays each of several lists so often.
### Shares and other broken numbers come written as the language writes them.

solve-title = Хорошие стратегии: { $kingdom }
# $seconds: the time it took
solve-found = Найдено списков: { $lists }; пробных партий: { $games }; { $seconds } с
solve-interrupted = Прервано: вот что известно на данный момент.
# heading of a table: the lists, and how often each is played
solve-mixture = Лучшая смесь этих списков
solve-head-list = список
solve-head-weight = вес
solve-cross = Каждый с каждым: доля строки против столбца, партий на пару: { $games }
# $error: half the width of the interval
solve-tested = Лучший найденный ответ на смесь: { $share } (± { $error }, партий на новых раскладах: { $games })
solve-untested = Смесь ещё не проверена.
solve-beaten = При последней проверке нашёлся список, который обыгрывает эту смесь: нужен более долгий поиск.
solve-openings = Первые покупки по монетам в первых двух ходах
solve-opening-nothing = ничего
solve-why = Почему
solve-why-one = Достаточно одного списка: ни один другой найденный его не обыгрывает.
# $share: how often the most frequent one is played
solve-why-several = Ни один из этих списков не обыгрывает все остальные: списков в смеси — { $n }, самый частый используется в { $share } случаев.
solve-why-money = Лучший список выигрывает у простых денег { $share } партий.
solve-why-card = Без карты «{ CARD($card) }» он выигрывает лишь { $share } партий у списка, где она есть.
# $piles: the share of games that end because piles are empty
solve-why-end = Против самого себя партия длится в среднем раундов: { $rounds }; в { $piles } партий игру завершают пустые стопки.
solve-why-plain = Ядро здесь не скомпилировано, поэтому партий было мало: другой запуск может найти другие списки, а доли приблизительны.
solve-lists = Списки
solve-list = список { $n }
# heading of a list
solve-winner = список, который обыгрывает смесь
# what a list is about: money alone, money and some cards, or many Actions that draw
solve-idea-money = только деньги
solve-idea-beside = деньги плюс { NAMES($cards, join: "and") }
solve-idea-engine = цепочка действий ({ NAMES($cards, join: "and") })
solve-use = Сыграть против него: demesne play --bot { $name }
# while it runs
solve-progress = Раунд { $round }: пробных партий { $games }, списков { $lists }, лучший ответ { $share }
solve-report-note = Все доли получены в пробных партиях, где по спискам играет встроенный алгоритм.
