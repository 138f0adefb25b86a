### Names of the recommended sets of ten. The edition is added after them.

set-first-game = First Game
set-big-money = Big Money
set-interaction = Interaction
set-size-distortion = Size Distortion
set-village-square = Village Square
set-victory-dance = Victory Dance
set-secret-schemes = Secret Schemes
set-best-wishes = Best Wishes
set-deconstruction = Deconstruction
set-hand-madness = Hand Madness
set-underlings = Underlings
set-deck-top = Deck Top
set-sleight-of-hand = Sleight of Hand
set-improvements = Improvements
set-silver-gold = Silver & Gold
set-grand-scheme = Grand Scheme
set-reach-for-tomorrow = Reach for Tomorrow
set-repetition = Repetition
set-give-and-take = Give and Take
set-biggest-money = Biggest Money
set-the-king-s-army = The King's Army
set-the-good-life = The Good Life
