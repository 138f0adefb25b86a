### Names of cards, with their forms, which names.ftl explains. Written by tools/names.py: change nothing here, but the
### row in src/demesne/languages/names/base.csv, and run `make derived`.

# e52a9931
card-copper = Copper
    .a = a Copper
    .other = Coppers
# b6afd2a6
card-silver = Silver
    .a = a Silver
    .other = Silvers
# 2b674121
card-gold = Gold
    .a = a Gold
    .other = Golds
# a311cc8b
card-estate = Estate
    .a = an Estate
    .other = Estates
# ef388b03
card-duchy = Duchy
    .a = a Duchy
    .other = Duchies
# cba27623
card-province = Province
    .a = a Province
    .other = Provinces
# 65982af8
card-curse = Curse
    .a = a Curse
    .other = Curses
# 22a19219
card-platinum = Platinum
    .a = a Platinum
    .other = Platinums
# 1f5f9743
card-colony = Colony
    .a = a Colony
    .other = Colonies
# c3694f55
card-adventurer = Adventurer
    .a = an Adventurer
    .other = Adventurers
# e5a5ad5c
card-bureaucrat = Bureaucrat
    .a = a Bureaucrat
    .other = Bureaucrats
# 6e26f4a8
card-cellar = Cellar
    .a = a Cellar
    .other = Cellars
# d4db9509
card-chancellor = Chancellor
    .a = a Chancellor
    .other = Chancellors
# 0396a724
card-chapel = Chapel
    .a = a Chapel
    .other = Chapels
# 6269c4b9
card-council-room = Council Room
    .a = a Council Room
    .other = Council Rooms
# 68105349
card-feast = Feast
    .a = a Feast
    .other = Feasts
# 2fcd6cba
card-festival = Festival
    .a = a Festival
    .other = Festivals
# 8bf91e3b
card-gardens = Gardens
    .a = a Gardens
    .other = Gardens
# 5909cf9c
card-laboratory = Laboratory
    .a = a Laboratory
    .other = Laboratories
# 796973b6
card-library = Library
    .a = a Library
    .other = Libraries
# ff1dae44
card-market = Market
    .a = a Market
    .other = Markets
# efe896a1
card-militia = Militia
    .a = a Militia
    .other = Militias
# 6532f402
card-mine = Mine
    .a = a Mine
    .other = Mines
# 9da8b159
card-moat = Moat
    .a = a Moat
    .other = Moats
# 6186ba45
card-moneylender = Moneylender
    .a = a Moneylender
    .other = Moneylenders
# dcb8a758
card-remodel = Remodel
    .a = a Remodel
    .other = Remodels
# cf997848
card-smithy = Smithy
    .a = a Smithy
    .other = Smithies
# b910595f
card-spy = Spy
    .a = a Spy
    .other = Spies
# a6cc4da2
card-thief = Thief
    .a = a Thief
    .other = Thieves
# db727fb0
card-throne-room = Throne Room
    .a = a Throne Room
    .other = Throne Rooms
# fda9a558
card-village = Village
    .a = a Village
    .other = Villages
# cbfe6506
card-witch = Witch
    .a = a Witch
    .other = Witches
# f3c85779
card-woodcutter = Woodcutter
    .a = a Woodcutter
    .other = Woodcutters
# 3c4cada3
card-workshop = Workshop
    .a = a Workshop
    .other = Workshops
# 6b079d63
card-artisan = Artisan
    .a = an Artisan
    .other = Artisans
# 5d817cef
card-bandit = Bandit
    .a = a Bandit
    .other = Bandits
# 90a44bd6
card-harbinger = Harbinger
    .a = a Harbinger
    .other = Harbingers
# 55fd614b
card-merchant = Merchant
    .a = a Merchant
    .other = Merchants
# 5ebb2175
card-poacher = Poacher
    .a = a Poacher
    .other = Poachers
# 1bd77475
card-sentry = Sentry
    .a = a Sentry
    .other = Sentries
# 48ab9357
card-vassal = Vassal
    .a = a Vassal
    .other = Vassals
