### Hvers virði svör eru: rök, það sem hægt er að telja í leik og hvað greining gengur út frá.
### Öll rök eru sannar setningar um stokk þess sem ákveður eða um leikinn, án ávarps.
### Meðaltöl ($coins, $before, $after) koma með mest einum aukastaf; prósentur og prósentustig eru heilar tölur.

## Rök

reason-wins = Þetta lýkur leiknum með sigri.
reason-shares = Þetta lýkur leiknum með jafntefli um sigurinn.
reason-loses = Þetta lýkur leiknum án sigurs.
reason-plan = Góð áætlun heldur hér áfram með: { NAMES($cards) }; þetta svar fylgir henni.
reason-leaves = Eftir þetta heldur besta áætlunin áfram með: { NAMES($cards) }.
reason-curse = Bölvun: einu stigi færra og spil sem gerir ekkert.
reason-points = Stig: { $points }. Þá eru eftir í bankanum ({ CARD($card) }): { $left }.
reason-actions = Í stokknum verða þá spil sem gefa tvær aðgerðir eða fleiri: { $villages }{ $terminals ->
    [0] ; hvert aðgerðarspil gefur að minnsta kosti eina
   *[other] , og aðgerðarspil sem gefa enga: { $terminals }
}.
reason-thin = Það hendir spilum í ruslið: spil í stokknum eru { $cards }, þar af Koparpeningar, Landareignir og Bölvanir: { $junk }.
reason-draw = Spil sem það dregur: { $n }; peningar á fimm spilum úr þessum stokki að meðaltali: { $coins }.
reason-attack = { $n ->
    [1] Árás á hinn leikmanninn.
   *[other] Árás á { $n } aðra leikmenn.
}
reason-curses = Árás sem deilir út Bölvunum. Eftir í bankanum: { $left }.
reason-money = Peningar á fimm spilum úr þessum stokki að meðaltali: { $before } nú, { $after } með því.
reason-coins = Peningar þegar því er spilað út: { $n }.
reason-free = Það gefur aftur aðgerðina sem það kostar.
reason-more-actions = Aðgerðir sem það gefur: { $n }.
reason-draws-now = Spil sem það dregur: { $n }.
reason-trash = Spil sem eru þá eftir í stokknum: { $cards }; peningar á fimm þeirra að meðaltali: { $coins }.
reason-keeps = Peningar á peningaspilum sem verða eftir á hendi: { $coins }.

## Vísbending og viðvörun á undan miklum afleik

hint-best = Bestu svörin samkvæmt prufuleikjum, með sigurlíkum.
hint-any = Hvert þessara svara ætti að duga til sigurs. Í jafnari leik myndi sterk tölva velja það fyrsta.

## Það sem hægt er að telja í leik; $who: nafn leikmanns

words-dead = { $who }: spilið „{ CARD($card) }“ sat eftir á hendi án aðgerðar í { $dead } af { $seen } skiptum ({ $percent }%). Í lokin voru í stokknum aðgerðarspil sem gefa enga aðgerð: { $terminals }, og spil sem gefa tvær eða fleiri: { $villages }.
words-first-points = { $who }: fyrsta Fylkið eða Nýlendan kom í { $turn }. umferð.
words-no-points = { $who } fékk hvorki Fylki né Nýlendu.
words-curses = { $who }: Bölvanir sem bárust: { $n }.
words-unspent = { $who }: ónotaðir peningar: { $coins }, umferðir: { $turns }.
words-deck = { $who }: spil í lokin: { $cards }; peningar á fimm þeirra að meðaltali: { $coins }.

## Hvað greining gengur út frá

assumes-lists = Sigurlíkur miðast við besta framhaldið af nokkrum (peningar með einu spili, peningar með Árás, margar aðgerðir, stíll leikmannsins hingað til), hvert með nýjum stokkunum. Tölvur af þekktu stigi fylgja eigin kauplistum, allir aðrir þeim listum sem skýra best hvað þeir hafa fengið.
assumes-knowledge = Allar miðast þær við vitneskju þess sem ákveður: spil sem hann getur ekki þekkt eru gefin upp á nýtt í hverjum prufuleik. Engin tala hér miðast við opin spil.
assumes-open = Líkur með öll spil opin eru merktar: þar eru hendur og stokkar eins og þau voru í leiknum og aðeins síðari stokkanir ráðast af tilviljun. Allar aðrar miðast við vitneskju þess sem ákveður: spil sem hann getur ekki þekkt eru gefin upp á nýtt í hverjum prufuleik.
assumes-answers = Skynsamleg svör voru borin saman (að minnsta kosti þrjú, ef þau eru svo mörg) og alltaf svarið sem var gefið.
assumes-error = Prufuleikir fyrir hvert svar sem varð eftir í samanburðinum: { $n }. Á eftir ± stendur ein staðalskekkja.
assumes-error-from = Prufuleikir fyrir hvert svar sem varð eftir í samanburðinum: { $n } til { $most }. Á eftir ± stendur ein staðalskekkja.
assumes-confirmed = Ákvörðun er því aðeins kölluð dýrkeypt að hún hafi líka verið það með nýrri stokkun og prufuleikjafjölda margfölduðum með { $times }; tapið og sigurlíkur beggja svaranna eru þá fengin úr þeim leikjum. Annað tap gæti verið tilviljun.
assumes-luck = Heppni er sá hluti úrslitanna sem hvorki upphafsstaðan né svör leikmanna skýra, borin saman við svör kauplistans eða greinilega betri svör. Peningar: á peningaspilum sem voru dregin, og meðaltal stokksins sem þau komu úr.
assumes-plain = Kjarninn er ekki vistþýddur hér, svo að prufuleikir voru fáir og skekkjan mikil.
assumes-cap = Tíminn rann út áður en öllum prufuleikjum var lokið: síðari ákvarðanir fengu færri og önnur keyrsla gæti gefið annað. Það sem ekki var hægt að sannreyna með öllum prufuleikjum er hvorki kallað dýrkeypt ákvörðun né vendipunktur.

# a moment of a record that is not over
game-record-stops = { $n ->
    [one] Skráningunni lýkur eftir { $n } svar.
   *[other] Skráningunni lýkur eftir { $n } svör.
}
