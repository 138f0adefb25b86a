### Names of cards, with their forms, which names.ftl explains. Written by tools/names.py: change nothing here, but the
### row in src/demesne/languages/names/seaside.csv, and run `make derived`.

# ace65262
card-ambassador = Ambassador
    .a = an Ambassador
    .other = Ambassadors
# 2ad87c8b
card-bazaar = Bazaar
    .a = a Bazaar
    .other = Bazaars
# 7f17e9ca
card-caravan = Caravan
    .a = a Caravan
    .other = Caravans
# 88ebc28f
card-cutpurse = Cutpurse
    .a = a Cutpurse
    .other = Cutpurses
# d76e004f
card-embargo = Embargo
    .a = an Embargo
    .other = Embargoes
# f85a89a1
card-explorer = Explorer
    .a = an Explorer
    .other = Explorers
# aa1025d4
card-fishing-village = Fishing Village
    .a = a Fishing Village
    .other = Fishing Villages
# d068a843
card-ghost-ship = Ghost Ship
    .a = a Ghost Ship
    .other = Ghost Ships
# 6bb7fc67
card-haven = Haven
    .a = a Haven
    .other = Havens
# 82e1da6c
card-island = Island
    .a = an Island
    .other = Islands
# 261aaf62
card-lighthouse = Lighthouse
    .a = a Lighthouse
    .other = Lighthouses
# 054fdd63
card-lookout = Lookout
    .a = a Lookout
    .other = Lookouts
# 54c5827c
card-merchant-ship = Merchant Ship
    .a = a Merchant Ship
    .other = Merchant Ships
# ac1ba12c
card-native-village = Native Village
    .a = a Native Village
    .other = Native Villages
# 6cbf11ef
card-navigator = Navigator
    .a = a Navigator
    .other = Navigators
# ba55c399
card-outpost = Outpost
    .a = an Outpost
    .other = Outposts
# 255e29c1
card-pearl-diver = Pearl Diver
    .a = a Pearl Diver
    .other = Pearl Divers
# a057a2a3
card-pirate-ship = Pirate Ship
    .a = a Pirate Ship
    .other = Pirate Ships
# a9fe6dc9
card-salvager = Salvager
    .a = a Salvager
    .other = Salvagers
# 9db6c0a3
card-sea-hag = Sea Hag
    .a = a Sea Hag
    .other = Sea Hags
# 59199346
card-smugglers = Smugglers
    .a = a Smugglers
    .other = Smugglers
# d628aaf7
card-tactician = Tactician
    .a = a Tactician
    .other = Tacticians
# e0d3ccda
card-treasure-map = Treasure Map
    .a = a Treasure Map
    .other = Treasure Maps
# ac736d24
card-treasury = Treasury
    .a = a Treasury
    .other = Treasuries
# 43aeb2f5
card-warehouse = Warehouse
    .a = a Warehouse
    .other = Warehouses
# 3a4f7c53
card-wharf = Wharf
    .a = a Wharf
    .other = Wharves
# 9f7b532b
card-astrolabe = Astrolabe
    .a = an Astrolabe
    .other = Astrolabes
# 75e57d06
card-blockade = Blockade
    .a = a Blockade
    .other = Blockades
# 988529dc
card-corsair = Corsair
    .a = a Corsair
    .other = Corsairs
# c08a8e3d
card-monkey = Monkey
    .a = a Monkey
    .other = Monkeys
# 8a2c3609
card-pirate = Pirate
    .a = a Pirate
    .other = Pirates
# 6dd4fbc1
card-sailor = Sailor
    .a = a Sailor
    .other = Sailors
# 73ef68af
card-sea-chart = Sea Chart
    .a = a Sea Chart
    .other = Sea Charts
# 3a921845
card-sea-witch = Sea Witch
    .a = a Sea Witch
    .other = Sea Witches
# 3d444e9a
card-tide-pools = Tide Pools
    .a = a Tide Pools
    .other = Tide Pools
