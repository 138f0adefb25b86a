"""The seven cards of every game, and the two of games with Colonies."""

from demesne.rules import CURSE, TREASURE, VICTORY, card, coins

copper = card("Copper", 0, TREASURE, play=[coins(1)])
silver = card("Silver", 3, TREASURE, play=[coins(2)])
gold = card("Gold", 6, TREASURE, play=[coins(3)])
estate = card("Estate", 2, VICTORY, points=1)
duchy = card("Duchy", 5, VICTORY, points=3)
province = card("Province", 8, VICTORY, points=6)
curse = card("Curse", 0, CURSE, points=-1)

# with Colonies only

platinum = card("Platinum", 9, TREASURE, play=[coins(5)])
colony = card("Colony", 11, VICTORY, points=10)
