### Names of cards, with their forms, which names.ftl explains. Written by tools/names.py: change nothing here, but the
### row in src/demesne/languages/names/intrigue.csv, and run `make derived`.

# a2e48d7c
card-baron = Baron
    .a = a Baron
    .other = Barons
# e349187c
card-bridge = Bridge
    .a = a Bridge
    .other = Bridges
# cd1b90b4
card-conspirator = Conspirator
    .a = a Conspirator
    .other = Conspirators
# 4215256d
card-coppersmith = Coppersmith
    .a = a Coppersmith
    .other = Coppersmiths
# f04e2eb6
card-courtyard = Courtyard
    .a = a Courtyard
    .other = Courtyards
# 85c3a607
card-duke = Duke
    .a = a Duke
    .other = Dukes
# 47359859
card-great-hall = Great Hall
    .a = a Great Hall
    .other = Great Halls
# 43373f11
card-harem = Harem
    .a = a Harem
    .other = Harems
# 834ea9e8
card-ironworks = Ironworks
    .a = an Ironworks
    .other = Ironworks
# 8faef793
card-masquerade = Masquerade
    .a = a Masquerade
    .other = Masquerades
# 12ba7fe8
card-mining-village = Mining Village
    .a = a Mining Village
    .other = Mining Villages
# 7fa60fe2
card-minion = Minion
    .a = a Minion
    .other = Minions
# 456d0b69
card-nobles = Nobles
    .a = a Nobles
    .other = Nobles
# 00905ead
card-pawn = Pawn
    .a = a Pawn
    .other = Pawns
# ff47d5cf
card-saboteur = Saboteur
    .a = a Saboteur
    .other = Saboteurs
# 8c8d4d6d
card-scout = Scout
    .a = a Scout
    .other = Scouts
# fcf98cf7
card-secret-chamber = Secret Chamber
    .a = a Secret Chamber
    .other = Secret Chambers
# 9338ba42
card-shanty-town = Shanty Town
    .a = a Shanty Town
    .other = Shanty Towns
# e1ba72da
card-steward = Steward
    .a = a Steward
    .other = Stewards
# f4b3682f
card-swindler = Swindler
    .a = a Swindler
    .other = Swindlers
# bdda64d9
card-torturer = Torturer
    .a = a Torturer
    .other = Torturers
# 267cd5ad
card-trading-post = Trading Post
    .a = a Trading Post
    .other = Trading Posts
# 5cfe6f78
card-tribute = Tribute
    .a = a Tribute
    .other = Tributes
# 84967aec
card-upgrade = Upgrade
    .a = an Upgrade
    .other = Upgrades
# 74dddef1
card-wishing-well = Wishing Well
    .a = a Wishing Well
    .other = Wishing Wells
# c0ef0748
card-courtier = Courtier
    .a = a Courtier
    .other = Courtiers
# 4643b993
card-diplomat = Diplomat
    .a = a Diplomat
    .other = Diplomats
# e0be28de
card-lurker = Lurker
    .a = a Lurker
    .other = Lurkers
# b3ccee44
card-mill = Mill
    .a = a Mill
    .other = Mills
# c8c29b88
card-patrol = Patrol
    .a = a Patrol
    .other = Patrols
# b80bb596
card-replace = Replace
    .a = a Replace
    .other = Replaces
# 0e71d487
card-secret-passage = Secret Passage
    .a = a Secret Passage
    .other = Secret Passages
