### Names of cards, with their forms, which names.ftl explains. Written by tools/names.py: change nothing here, but the
### row in src/demesne/languages/names/prosperity.csv, and run `make derived`.

# f9b5b364
card-bank = Bank
    .a = a Bank
    .other = Banks
# ca09486d
card-bishop = Bishop
    .a = a Bishop
    .other = Bishops
# ae4c6dad
card-city = City
    .a = a City
    .other = Cities
# 19ef2795
card-contraband = Contraband
    .a = a Contraband
    .other = Contrabands
# 5b01e927
card-counting-house = Counting House
    .a = a Counting House
    .other = Counting Houses
# 772d6f30
card-expand = Expand
    .a = an Expand
    .other = Expands
# 11927db3
card-forge = Forge
    .a = a Forge
    .other = Forges
# bd04324f
card-goons = Goons
    .a = a Goons
    .other = Goons
# dd2cfd32
card-grand-market = Grand Market
    .a = a Grand Market
    .other = Grand Markets
# a824ffe5
card-hoard = Hoard
    .a = a Hoard
    .other = Hoards
# cc1bcc53
card-kings-court = King's Court
    .a = a King's Court
    .other = King's Courts
# 992cc800
card-loan = Loan
    .a = a Loan
    .other = Loans
# 2b644458
card-mint = Mint
    .a = a Mint
    .other = Mints
# 13f4ed6d
card-monument = Monument
    .a = a Monument
    .other = Monuments
# 9a2f1e66
card-mountebank = Mountebank
    .a = a Mountebank
    .other = Mountebanks
# 4870df7d
card-peddler = Peddler
    .a = a Peddler
    .other = Peddlers
# 0669411a
card-quarry = Quarry
    .a = a Quarry
    .other = Quarries
# 96510334
card-rabble = Rabble
    .a = a Rabble
    .other = Rabbles
# 474e92f7
card-royal-seal = Royal Seal
    .a = a Royal Seal
    .other = Royal Seals
# c37d7cb4
card-talisman = Talisman
    .a = a Talisman
    .other = Talismans
# f054df9f
card-trade-route = Trade Route
    .a = a Trade Route
    .other = Trade Routes
# 9e7305a7
card-vault = Vault
    .a = a Vault
    .other = Vaults
# 2f09d555
card-venture = Venture
    .a = a Venture
    .other = Ventures
# 818ea95a
card-watchtower = Watchtower
    .a = a Watchtower
    .other = Watchtowers
# 7c23cebc
card-workers-village = Worker's Village
    .a = a Worker's Village
    .other = Worker's Villages
# ebf49ef6
card-anvil = Anvil
    .a = an Anvil
    .other = Anvils
# f96940a1
card-charlatan = Charlatan
    .a = a Charlatan
    .other = Charlatans
# e8c73542
card-clerk = Clerk
    .a = a Clerk
    .other = Clerks
# b762401c
card-collection = Collection
    .a = a Collection
    .other = Collections
# 7b97878b
card-crystal-ball = Crystal Ball
    .a = a Crystal Ball
    .other = Crystal Balls
# d298bd12
card-investment = Investment
    .a = an Investment
    .other = Investments
# f491e5e3
card-magnate = Magnate
    .a = a Magnate
    .other = Magnates
# 1730e2dc
card-tiara = Tiara
    .a = a Tiara
    .other = Tiaras
# 96b857c2
card-war-chest = War Chest
    .a = a War Chest
    .other = War Chests
