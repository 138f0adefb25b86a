"""The seven cards of every game, and the two of games with Colonies."""

from demesne.rules import CURSE, TREASURE, VICTORY, card, coins

copper = card("Copper", 0, TREASURE, play=[coins(1)], emblem="crown-coin")
silver = card("Silver", 3, TREASURE, play=[coins(2)], emblem="two-coins")
gold = card("Gold", 6, TREASURE, play=[coins(3)], emblem="gold-bar")
estate = card("Estate", 2, VICTORY, points=1, emblem="house")
duchy = card("Duchy", 5, VICTORY, points=3, emblem="tower-flag")
province = card("Province", 8, VICTORY, points=6, emblem="medieval-gate")
curse = card("Curse", 0, CURSE, points=-1, emblem="death-skull")

# with Colonies only

platinum = card("Platinum", 9, TREASURE, play=[coins(5)], emblem="jewel-crown")
colony = card("Colony", 11, VICTORY, points=10, emblem="castle")
