### The simulator's report: a page with charts, tables and sentences, and its four main charts as one picture.
### $name, $first and $others are names of strategies and stay as they are. A share ($share, $even, $high, $won, $shared)
### comes as sim-percent writes it, with its sign; $low is a bare number, for an interval needs the sign only once.
### Shares and means come rounded, with the decimals they are to show.
### Labels on charts have little room: the shorter the better. A round (all players once) is hringur: umferð is a turn.

## The page

# $others: the other strategies, listed
report-title = { $first } gegn { $others }
report-made-with = Dominion, hermt með Demesne { $version }
report-unofficial = Óopinbert verkefni aðdáenda, unnið án aðkomu og viðurkenningar útgefanda Dominion.
report-who-wins = Hver vinnur
report-turn-by-turn = Umferð fyrir umferð
report-the-end = Leikslok
report-bought-when = Hvað var keypt hvenær
report-bought-when-note = Fjöldi eintaka sem fékkst á leik í hverri umferð, keypt eða fengin á annan hátt; því sterkari litur, þeim mun fleiri.
report-kingdom = Settið
report-strategies = Leikáætlanirnar
# stands where a strategy has its idea in a sentence
report-bot = tölvuspilari í Python
report-search = { $n ->
    [one] tölvuspilari sem leitar, { $n } prufuleikur fyrir hverja ákvörðun; kauplistarnir sem hann íhugar:
   *[other] tölvuspilari sem leitar, { $n } prufuleikir fyrir hverja ákvörðun; kauplistarnir sem hann íhugar:
}
report-samples = Dæmi um leiki
report-basis = Á hverju þetta byggist
report-limits = Hvað þetta sannar ekki
report-numbers = Tölurnar
# $title: the title of a chart
report-numbers-of = { $title }: tölurnar

## The first sentence: who is better, if the games are enough to say so

report-single = Aðeins einn leikur: hann sýnir hvernig leikáætlanirnar spila, ekki hver þeirra er best.
report-wins-most = { $games ->
    [one] { $name } vinnur oftast: { $share } af { $games } leik (95% öryggisbil { $low } til { $high }).
   *[other] { $name } vinnur oftast: { $share } af { $games } leikjum (95% öryggisbil { $low } til { $high }).
}
# the best two strategies have the same share
report-all-level = { $games ->
    [one] Jafnt: þær bestu fá { $share } hver af { $games } leik.
   *[other] Jafnt: þær bestu fá { $share } hver af { $games } leikjum.
}
report-unsure = { $games ->
    [one] Enginn afgerandi sigurvegari: { $name } fær mest, { $share } af { $games } leik, en það er of lítið til að skera úr (95% öryggisbil { $low } til { $high }).
   *[other] Enginn afgerandi sigurvegari: { $name } fær mest, { $share } af { $games } leikjum, en leikirnir eru of fáir til að skera úr (95% öryggisbil { $low } til { $high }).
}
report-no-interval = { $games ->
    [one] Enginn afgerandi sigurvegari: { $name } fær mest, { $share } af { $games } leik, en fyrir það fæst ekkert öryggisbil.
   *[other] Enginn afgerandi sigurvegari: { $name } fær mest, { $share } af { $games } leikjum, en fyrir það fæst ekkert öryggisbil.
}

## Facts at the head of the page: a name and under it a value

report-fact-games = Leikir
report-fact-rounds = Hringir að meðaltali
report-fact-first-seat = Fyrsti leikmaður
report-first-won = vinnur { $won }
# victories shared with another player
report-first-shared = jafntefli { $shared }
report-fact-edition = Útgáfa
report-fact-seed = Fræ
report-fact-time = Tími
report-seconds = { $n } s
report-speed = { $games ->
    [one] { $games } leikur á sekúndu
   *[other] { $games } leikir á sekúndu
}

## Head and foot of the picture

# $rounds: the mean, with one decimal
report-picture-facts = { $games ->
    [one] { $games } leikur, meðalfjöldi hringja { $rounds }, { $edition }. útgáfa, fræ { $seed }
   *[other] { $games } leikir, meðalfjöldi hringja { $rounds }, { $edition }. útgáfa, fræ { $seed }
}
report-picture-foot = Sett: { NAMES($cards) }. Demesne { $version }

## Win shares

report-shares = Sigurhlutföll
report-shares-note = Punktar: hlutfall unninna leikja; sigur sem skiptist á k telst 1/k. Strik: 95% öryggisbil. Brotalína: jafn hlutur.
# in a table and beside a share
report-interval = { $low } til { $high }
# $interval: as report-interval says it
report-share-summary = { $name }: { $share } ({ $interval }).
report-share-alone-summary = { $name }: { $share }.
report-even-summary = Jafn hlutur væri { $even }.
# on the chart
report-even = jafn hlutur { $even }
report-share-axis = % unninna leikja
# $share: with its interval, where it has one
report-share-tip = { $name }: { $share }
report-outcomes-tip = sigrar { $wins }, jafntefli { $ties }, töp { $losses }
report-head-strategy = Leikáætlun
report-head-share = Hlutfall
report-head-interval = 95% öryggisbil
report-head-wins = Sigrar
report-head-shared = Jafntefli
report-head-losses = Töp
report-head-mean-points = Meðalstig

## Chance of being ahead

report-ahead = Líkur á forystu
report-ahead-note = Hlutfall leikja þar sem leikáætlun er ein með flest stig eftir hringinn; leikir sem er lokið teljast með úrslitum sínum.
# on the chart: nobody alone has the most points
report-level = jafnt
report-ahead-summary = Eftir { $round }. hring hefur { $name } forystu í { $share } leikja.
report-level-summary = Eftir { $round }. hring eru þær efstu jafnar í { $share } leikja.
report-no-rounds = Enginn hringur var spilaður.
report-games-axis = % leikja
report-round-axis = hringur
report-head-round = Hringur
report-round-tip = { $round }. hringur
report-ahead-tip = { $name }: { $share }

## Coins and points per turn

report-coins = Peningar í hverri umferð
report-coins-axis = peningar til ráðstöfunar
# $begin and $end: means with one decimal
report-coins-summary = { $name }: peningar til ráðstöfunar { $begin } í { $from }. umferð, { $end } í { $to }. umferð.
report-points = Stig eftir hverja umferð
report-points-axis = stig í lok umferðar
report-points-summary = { $name }: stig { $begin } í lok { $from }. umferðar, { $end } í lok { $to }. umferðar.
report-no-turns = { $name }: engar umferðir.
report-means-note = Línur: meðaltal þeirra leikja sem náðu umferðinni.
report-single-note = Eins og gekk í þessum eina leik.
report-bands-note = Skyggt svæði: eitt staðalfrávik í hvora átt.
report-cut-note = Lína endar þar sem innan við 2% leikja halda áfram.
report-turn-axis = umferð
report-head-turn = Umferð
# a column: how many games had the turn
report-head-turn-games = leikir
report-turn-tip = { $turn }. umferð
# $value: a mean, with its deviation where it has one
report-value-tip = { $games ->
    [one] { $name }: { $value } ({ $games } leikur)
   *[other] { $name }: { $value } ({ $games } leikir)
}

## Length of the games

report-length = Lengd leikja
report-length-note = Leikir eftir fjölda hringja.
report-length-bars-note = { $n ->
    [one] Hver súla nær yfir { $n } lengd.
   *[other] Hver súla nær yfir { $n } lengdir.
}
report-length-mean-note = Brotalína: meðaltalið.
report-length-summary = Hringir að meðaltali { $mean }, frá { $low } til { $high }.
report-length-none-summary = Hringir að meðaltali { $mean }.
# on the chart
report-mean = meðaltal { $mean }
report-rounds-axis = hringir
report-rounds-tip = { $rounds ->
    [one] { $rounds } hringur
   *[other] { $rounds } hringir
}
report-rounds-between-tip = { $low } til { $high } hringir
# under the number of rounds, or beside how games ended
report-games-tip = { $games ->
    [one] { $games } leikur ({ $share })
   *[other] { $games } leikir ({ $share })
}
report-head-rounds = Hringir
report-head-games = Leikir

## How the games ended

report-ends = Hvernig leikjunum lauk
report-ends-note = Leik með allt að fjórum leikmönnum lýkur við þrjá tóma bunka, stærri leik við fjóra.
# how a game ended, in a list
report-end-provinces = bunkinn með { CARD("Province", 2, form: "dat") } tæmdist
report-end-colonies = bunkinn með { CARD("Colony", 2, form: "dat") } tæmdist
report-end-piles = aðrir bunkar tæmdust
report-end-limit = stöðvað við hámark umferða
# $end: one of the three above
report-end-summary = { $games ->
    [one] { $end }: { $games } leikur, { $share }.
   *[other] { $end }: { $games } leikir, { $share }.
}
report-head-end = Lok

## What was gained when

# $n: copies of the card per game, with two decimals
report-gained-copies = { CARD($card) } { $n }
# $cards: the four cards gained most, each as report-gained-copies says it
report-gained-summary = Fengin eintök á leik, flest fyrst: { $cards }.
report-gained-nothing = Ekkert fékkst.
# over a column of numbers
report-per-game = á leik
report-gained-tip = { CARD($card) }, { $turn }. umferð: { $n }
# beside the deepest colour; $n: with two decimals
report-peak = { $n } eintök í umferð
report-head-card = Spil
# a column: in all turns together
report-head-all = Alls

## Greining á leik; líkur ($win, $before, $after) koma með prósentumerki, $loss og $error sem tölur

analyse-player = Leikmaður { $n }
analyse-title = Greining: { $names }
analyse-kicker = Leikur af Dominion, greindur með Demesne { $version }
analyse-result = Úrslit: { $scores }
analyse-unfinished = Leikskráin endar á undan leiknum.
analyse-interrupted = Stöðvað eftir { $done } af { $total } skrefum; þetta er vitað.
analyse-bar = ákvarðanir
analyse-curve = Sigurlíkur
analyse-curve-note = Á undan hverri ákvörðun: samkvæmt vitneskju þess sem ákveður, ef allir fylgja kauplista tölvuspilarans þaðan í frá. Punktar: dýrkeyptar ákvarðanir.
analyse-curve-axis = sigurlíkur, %
analyse-decision-axis = ákvörðun
analyse-curve-summary = { $name }: { $begin } á undan fyrstu ákvörðun, { $end } á undan þeirri síðustu.
analyse-head-decision = Ákvörðun
analyse-costliest = Dýrkeyptustu ákvarðanirnar
analyse-nothing-costly = Engin ákvörðun var greinilega dýrkeypt.
analyse-not-yet = Um þetta er ekkert vitað enn.
analyse-unsure = Ekki gafst tími til að ganga úr skugga um það.
analyse-move = { $n }. { $turn }. umferð, { $who }, { $what }: { $chosen }
analyse-better = Betra: { $best } ({ $win }). Tap: { $loss } ± { $error } prósentustig.
analyse-kept = Það besta sem fannst.
analyse-answer = { $answer }: { $win } ± { $error }
analyse-given = { $answer } (þetta var valið)
analyse-replay = Sjá: { $command }
analyse-board = Opna í greiningu (á meðan Demesne keyrir á þessari tölvu)
analyse-what = { $kind ->
    [action] aðgerð
    [treasure] peningaspil
    [buy] kaup
    [react] viðbragð
    [discard] kasta
    [trash] í ruslið
    [gain] fá spil
    [topdeck] efst í stokkinn
    [reveal] sýna
    [set_aside] leggja til hliðar
    [choose] val
    [pass] rétta áfram
    [play] spila út
    [place] setja
    [position] staður í stokknum
    [name] nefna spil
    [order] röð
    [return] skila
   *[take] taka
}
analyse-what-of = { $what } ({ CARD($card) })
analyse-option = { OPTION($card, $keys) }
analyse-nothing = ekkert
analyse-turning = Hvar leikurinn snerist
analyse-turning-line = { $n }. ákvörðun, { $turn }. umferð: { $who } í forystu í síðasta sinn ({ $before }); síðan { $after }.
analyse-no-turning = Sigurvegarinn var aldrei greinilega undir.
analyse-luck = Heppni
analyse-luck-line = { $who }: { $win } ± { $error } prósentustig; dregnir peningar: { $drawn }, búist við: { $expected }.
analyse-words = Stokkar og spilamennska
analyse-moves = Allar ákvarðanir
analyse-open = með öll spil opin { $wins }
analyse-assumes = Hvað gengið er út frá
analyse-fact-decisions = Ákvarðanir
analyse-fact-playouts = Prufuleikir á svar
