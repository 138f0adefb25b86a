### What `demesne solve` says about a kingdom. A list says what to buy; a mixture plays each of several lists so often.
### Shares and other broken numbers come written as the language writes them.

solve-title = Jó stratégiák: { $kingdom }
# $seconds: the time it took
solve-found = Talált listák: { $lists }; próbajátszmák: { $games }; { $seconds } s
solve-interrupted = Megszakítva: eddig ennyi ismert.
# heading of a table: the lists, and how often each is played
solve-mixture = A legjobb keverék ezekből a listákból
solve-head-list = lista
solve-head-weight = súly
solve-cross = Mindenki mindenki ellen: a sor győzelmi aránya az oszlop ellen, { $games } játszma páronként
# $error: half the width of the interval
solve-tested = A keverékre talált legjobb válasz: { $share } (± { $error }, { $games } játszma új sorsolásokkal)
solve-untested = A keverék még nincs próbára téve.
solve-beaten = Az utolsó próbán akadt egy lista, amely megveri ezt a keveréket: hosszabb keresésre van szükség.
solve-openings = Nyitó vásárlások az első két kör érméi szerint
solve-opening-nothing = semmi
solve-why = Miért
solve-why-one = Egy lista elég: egyetlen másik talált lista sem veri meg.
# $share: how often the most frequent one is played
solve-why-several = E listák közül egyik sem veri meg az összes többit: a keverék { $n } listát használ, a leggyakoribbat az esetek { $share }-ában.
solve-why-money = A legjobb lista a puszta pénz ellen a játszmák { $share }-át nyeri meg.
solve-why-card = { CARD($card) } nélkül a játszmáknak csak { $share }-át nyeri meg a vele játszó lista ellen.
# $piles: the share of games that end because piles are empty
solve-why-end = Önmaga ellen egy játszma { $rounds } körig tart; a játszmák { $piles }-ában üres paklik vetnek véget a játéknak.
solve-why-plain = A játékmotor itt nincs gépi kódra fordítva, ezért kevés játszma volt: egy másik futás más listákat találhat, és az arányok csak becslések.
solve-lists = A listák
solve-list = { $n }. lista
# heading of a list
solve-winner = a keveréket megverő lista
# what a list is about: money alone, money and some cards, or many Actions that draw
solve-idea-money = csak pénz
solve-idea-beside = pénz, mellette { NAMES($cards, join: "and") }
solve-idea-engine = akciólánc, benne { NAMES($cards, join: "and") }
solve-use = Játék ellene: demesne play --bot { $name }
# while it runs
solve-progress = { $round }. forduló: { $games } próbajátszma, listák: { $lists }, legjobb válasz: { $share }
solve-report-note = Minden arány olyan próbajátszmákból származik, amelyekben a listákat a beépített játékmód játszotta.
