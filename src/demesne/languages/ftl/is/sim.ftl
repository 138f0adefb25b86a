### What the simulator says about its results. Shares, seconds and other broken numbers come written as the language writes them.

sim-percent = { $n }%

## the table of a simulation

# $n games were played in $seconds, $rate of them in one second
sim-games = { $n ->
    [one] { $n } leikur á { $seconds } s ({ $rate } á sekúndu)
   *[other] { $n } leikir á { $seconds } s ({ $rate } á sekúndu)
}
# the user stopped it
sim-games-interrupted = { $n ->
    [one] Rofið eftir { $n } leik á { $seconds } s ({ $rate } á sekúndu)
   *[other] Rofið eftir { $n } leiki á { $seconds } s ({ $rate } á sekúndu)
}
# headings of columns: the share of the victories, and between which bounds it lies
sim-head-share = hlutfall
sim-head-interval = 95% öryggisbil
sim-head-wins = sigrar
sim-head-ties = jafntefli
sim-head-losses = töp
# the mean score
sim-head-points = stig
# a lower and an upper bound
sim-interval = { $low } til { $high }
# how often whoever begins wins, ties and loses
sim-first-seat = Fyrsti leikmaður: sigrar { $wins }, jafntefli { $ties }, töp { $losses }; hringir á leik { $rounds }
# $ends: how the games ended, the next three messages with commas between
sim-ends = Leikslok: { $ends }
sim-end-provinces = Fylkin búin { $share }
sim-end-colonies = Nýlendurnar búnar { $share }
sim-end-piles = bunkar tómir { $share }
sim-end-limit = hámarki umferða náð { $share }
sim-failed = { $n ->
    [one] { $n } leikur ekki talinn með, tölvuspilari brást:
   *[other] { $n } leikir ekki taldir með, tölvuspilari brást:
}
# $error: what the bot's program said, in English
sim-failure = { $bot }, fræ nr. { $number }, sætafærsla { $rotation }: { $error }

## what a result rests on and what it does not prove

sim-basis = Á hverju þetta byggist
# a "list" is a strategy: what to buy, in order of preference; $bots: whether programs of the user's own play too
sim-basis-play = { $bots ->
    [yes] Spilamennska: hverjum kauplista fylgt bókstaflega, allt annað með innbyggðri spilamennsku, aðkomnir tölvuspilarar óbreyttir (demesne { $version }, reglur { $rules }).
   *[no] Spilamennska: hverjum kauplista fylgt bókstaflega, allt annað með innbyggðri spilamennsku (demesne { $version }, reglur { $rules }).
}
sim-basis-search = { $n ->
    [one] { $name } leitar: { $n } prufuleikur fyrir hverja ákvörðun.
   *[other] { $name } leitar: { $n } prufuleikir fyrir hverja ákvörðun.
}
sim-basis-kingdom = Sett: { NAMES($cards) } ({ $edition }. útgáfa).
# $start: dealt, position, or how the first two hands are split, such as 5/2
sim-basis-seats = Sæti: { $n ->
    [one] { $n } leikmaður
   *[other] { $n } leikmenn
}, hver einu sinni í hverju sæti með hverju fræi; { $start ->
    [dealt] byrjunarhendur gefnar af handahófi.
    [position] hendur eins og í leikstöðunni.
   *[other] byrjunarhendur { $start }.
}
sim-basis-seeds = Fræ: { $n } talsins, leidd af fræinu { $seed }; sama skipun gefur sömu leiki.
sim-limits = Hvað þetta sannar ekki
sim-limit-luck = Öryggisbilið nær aðeins yfir heppni við stokkun, ekki yfir val á kauplistum, mótherjum eða setti.
sim-limit-play = Samanburðurinn gildir um þessa kauplista eins og hér er spilað eftir þeim. Innbyggða spilamennskan kann vel að fara með peninga en síður með langar aðgerðakeðjur, svo að betri leikmaður gæti náð meiru út úr hvoru tveggja.

## two versions of a list compared

# both versions played $games each against the strategies named in $against, on the same $seeds
paired-games = { $games ->
    [one] { $games } leikur með hvorri gerð gegn { $against }, { $seeds ->
        [1] með sama fræi
       *[other] með sömu fræjum, { $seeds } talsins
    }
   *[other] { $games } leikir með hvorri gerð gegn { $against }, { $seeds ->
        [1] með sama fræi
       *[other] með sömu fræjum, { $seeds } talsins
    }
}
# $better: the name of a version
paired-better = Munur { $points } prósentustig, 95% öryggisbil { $low } til { $high }: { $better } hefur betur
paired-no-difference = Munur { $points } prósentustig, 95% öryggisbil { $low } til { $high }: enginn munur sem þessir leikir geta sýnt fram á
paired-same = Sama fræ gaf báðum gerðum sömu úrslit í { $share } tilvika

## the cross table of a tournament

tournament-games = { $n ->
    [one] { $n } leikur
   *[other] { $n } leikir
}
tournament-games-interrupted = { $n ->
    [one] Rofið eftir { $n } leik
   *[other] Rofið eftir { $n } leiki
}
tournament-head-rating = styrkleiki
tournament-head-mean = meðaltal
tournament-how-to-read = Hlutföllin eru hlutföll línunnar gegn dálkinum, í prósentum; 400 styrkleikastig samsvara tíu á móti einum.
tournament-failed = { $n ->
    [one] { $n } leikur ekki talinn með, tölvuspilari brást (demesne sim segir hvernig)
   *[other] { $n } leikir ekki taldir með, tölvuspilari brást (demesne sim segir hvernig)
}

## while it runs, and what it writes

# captions of progress bars: counted are games, or pairs of strategies
sim-bar-games = leikir
sim-bar-pairs = pör
# a bot makes its list for this kingdom, which takes a moment
sim-judging = { $name } skoðar settið…
sim-record-kept = leikurinn þar sem { $bot } brást: { $file }
sim-report-written = skýrsla: { $file }
sim-plot-written = mynd: { $file }

## one game of a simulation, and a recorded game

# the seats of a game whose players have no names
game-kingdom = Sett: { NAMES($cards) } ({ $edition }. útgáfa)
# $names: one or several players, with commas
game-winners = Sigur: { $names }
# $scores: from the highest down
game-title = Fræ nr. { $number }, sætafærsla { $rotation } – sigur: { $names }, { $scores }

## the shelf of strategies

# for which kingdom a strategy is meant
strategy-for-any = hvaða sett sem er
strategy-for-own-ten = eigið sett
strategies-how-to-read = { $n ->
    [one] { $n } leikáætlun, hver með hlutfalli sínu gegn big-money-greening í settinu sem hún er gerð fyrir og stendur í hornklofa; demesne strategies NAFN sýnir eina þeirra og sett hennar. Alhliða tölvuspilarar gera kauplista fyrir hvaða sett sem er: { $levels }.
   *[other] { $n } leikáætlanir, hver með hlutfalli sínu gegn big-money-greening í settinu sem hún er gerð fyrir og stendur í hornklofa; demesne strategies NAFN sýnir eina þeirra og sett hennar. Alhliða tölvuspilarar gera kauplista fyrir hvaða sett sem er: { $levels }.
}
strategies-ratings = Styrkur tölvuspilaranna, mældur á ráðlögðu settunum (fair hefur 1000 stig; 400 stig eru tíu líkur á móti einni): { $levels }.

## speed

bench-heading = { $n ->
    [one] Örgjörvatími, miðgildi úr { $n } mælingu
   *[other] Örgjörvatími, miðgildi úr { $n } mælingum
}
# the two kernels, headings of columns
bench-plain = Python
bench-compiled = vistþýddur
bench-games = { $one } gegn { $two }, leikir á sekúndu
bench-clone = afritun leiks, µs
bench-decision = ákvörðun úr Python, µs
# $ratio: the second figure of the row by the first
bench-jobs = 1 ferli / 2 ferli, µs á leik, hlutfall { $ratio }
bench-state = leikstaða, bæti
bench-calibration = kvörðunarlykkja, ns á skref

## rannsóknarprófið

research-bar-games = leikir
research-bar-cards = spil
research-bar-responses = bestu svör
research-head-task = verkefni
research-head-agent = gerandi
research-head-games = leikir
# hlutfall gegn öllum mótherjum saman
research-head-all = alls
# hlutfall í versta tíunda hluta settanna
research-head-worst = versta tíund
# meðalhlutfall gegn listum sem leit fann gegn gerandanum
research-head-response = besta svar
research-head-elo = Elo
# leikir sem gerandinn lauk ekki
research-head-lost = mistókst
# sekúndur af örgjörvatíma
research-head-cpu = CPU s
research-how-to-read = Hlutfall sigra í prósentum með 95% öryggisbili (endurúrtak yfir sett og fræ); stjarna: færri leikir en prófið krefst. Elo: á fasta stiganum þar sem fair er 1000.
research-nothing = Engum leik er lokið.
research-stopped-interrupted = Stöðvað: þetta er það sem vitað er hingað til.
research-stopped-failing = Hætt: gerandanum mistókst í tuttugu leikjum í röð.
# $why: eitt af næstu skilaboðum
research-first-lost = Fyrstu mistök: fræ { $seed }, gegn { $opponent }: { $why }
research-lost-error = villa: { $detail }
research-lost-ended = ferli hans lauk
research-lost-illegal = óleyfileg aðgerð: { $detail }
research-lost-time = ekkert svar í tæka tíð
research-lost-budget = meiri örgjörvatími en verkefnið leyfir: { $detail }
research-written = Skrifað: { $file }
