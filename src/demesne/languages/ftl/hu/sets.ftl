### Az ajánlott tízes összeállítások neve. A kiadás mellettük áll.

set-first-game = Kezdőknek
set-big-money = Pénzhalmozás
set-interaction = Interakció
set-size-distortion = Furcsa
set-village-square = Városi változat
set-victory-dance = Győzelmi tánc
set-secret-schemes = Titkos rendszerek
set-best-wishes = Jókívánságok
set-deconstruction = Rombolás
set-hand-madness = Kézi őrület
set-underlings = Alárendeltség
set-deck-top = A pakli teteje
set-sleight-of-hand = Bűvészkezek
set-improvements = Fejlesztések
set-silver-gold = Ezüst és arany
set-grand-scheme = Nagyszabású terv
set-reach-for-tomorrow = A holnap felé
set-repetition = Ismétlés
set-give-and-take = Adok-kapok
set-biggest-money = Még több pénz
set-the-king-s-army = A király serege
set-the-good-life = A jó élet
