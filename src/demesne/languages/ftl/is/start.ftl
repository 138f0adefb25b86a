### Upphafssíðan, safnið, ríki dagsins, eigin árangur, tenglar sem er deilt.

## Start page

web-play-against = á móti: { $bot }
web-play-set = { $set }, { $level }
web-play-random = tíu spil af handahófi, { $level }
web-play-change = Breyta
web-continue = Halda áfram
web-continue-go = Halda áfram
web-continue-turn = umferð { $n }
web-continue-yours = Komið að þér.
web-continue-other = { $who } hugsar sig um.
web-continue-lobby = Bíður eftir leikmönnum.
web-continue-provinces = { $n } { CARD("Province", $n) } eftir
web-continue-more = { $n ->
    [one] { $n } ókláraður leikur í viðbót
   *[other] { $n } ókláraðir leikir í viðbót
}
web-continue-hand = Höndin þín: { NAMES($cards) }
web-friends = Með vinum
web-friends-note = Tveir til sex leikmenn; tengill nægir.
web-friends-open = Búa til borð
web-tables = Opin borð
web-tables-note = Borð sem hver sem er má setjast við eða fylgjast með, og skráðir leikir.
web-choice = Sett að eigin vali
web-choice-note = { $n ->
    [one] { $n } ráðlagt sett, tíu spil af handahófi eða þitt eigið val.
   *[other] { $n } ráðlögð sett, tíu spil af handahófi eða þitt eigið val.
}
web-choice-open = Opna safnið

## Kingdom of the day

web-day = Sett dagsins
web-day-note = Sömu tíu spilin, sama stokkun og sami tölvuspilari fyrir alla í dag.
web-day-note-past = Sömu tíu spilin, sama stokkun og sami tölvuspilari fyrir alla þann dag.
web-day-level = Styrkur tölvuspilarans: { $level }.
web-day-play = Spila einu sinni
web-day-go-on = Halda áfram
web-day-again = Spila aftur, utan keppni
web-day-look = Sjá öll úrslit
web-day-deal = Um gjöfina
web-day-key = Lykillinn að þessari gjöf er öllum kunnur: hann ræðst af dagsetningunni og útgáfu reglnanna. Hver sem er getur því reiknað stokkunina út fyrir fram og engin sönnun fylgir því að rétt hafi verið gefið. Fyrsta tilraunin telur, upp á æru og trú.
web-day-next = Það næsta kemur á miðnætti UTC.
web-day-results = Úrslit á þessum netþjóni
web-day-nobody = Enginn hefur lokið við það enn.
web-day-alone = Enn hefur enginn nema þú lokið því. Sendu vini úrslitin þín: hann fær sömu spil og sömu stokkanir.
web-day-place = Sæti
web-day-name = Nafn
web-day-score = Stig
web-day-turns = Umferðir
web-day-mine = Þú: { $score } gegn { $other }, { $result }
web-day-copy = Afrita úrslitin sem texta
web-day-text = Demesne, sett dagsins, { $date }: { $score } gegn { $other }, { $result }, { $turns ->
    [one] { $turns } umferð
   *[other] { $turns } umferðir
}

## How a game ended for somebody

web-outcome-won = sigur
web-outcome-shared = sameiginlegur sigur
web-outcome-lost = tap
web-outcome-resigned = uppgjöf
end-resigned = { $me ->
    [who] Þú gafst upp. { $winner } vinnur.
    [winner] { $who } gefst upp. Þú vannst!
   *[nobody] { $who } gefst upp. { $winner } vinnur.
}

## Gallery

web-gallery = Veldu sett
preview-gallery = Ráðlögð sett, tíu spil af handahófi eða þitt eigið val, með skýringum við hvert spil.
web-gallery-ways = Leiðir til að velja
web-gallery-sets = Sett
web-gallery-random = Af handahófi
web-gallery-ten = Velja tíu
web-gallery-pick = Velja til skiptis
web-gallery-own = Eigin spil
web-filter = Sía
web-filter-boxes = Kassar
web-filter-with = Með
web-filter-types = Tegundir
web-filter-cost = Verð
web-filter-edition = Útgáfa
web-filter-found = { $n ->
    [0] Ekkert spil fannst.
    [one] { $n } spil
   *[other] { $n } spil
}
web-filter-sets-found = { $n ->
    [0] Ekkert sett fannst.
    [one] { $n } sett
   *[other] { $n } sett
}
web-trait-village = +2 aðgerðir
web-trait-draw = draga mörg spil
web-trait-buy = +1 kaup
web-trait-trash = förgun
web-trait-gain = öflun
web-trait-attack = árásir
web-trait-reaction = viðbrögð
web-set-won = sigrar: { $won } af { $games }
web-set-not-won = enginn sigur enn
web-set-cards = { NAMES($cards) }
web-ten-chosen = { $n } af 10 valin
web-ten-full = Tíu spil eru valin: taktu fyrst eitt út
web-ten-fill = Fylla upp af handahófi
web-ten-clear = Byrja upp á nýtt
web-ten-how = Ýttu á spil til að velja það og aftur til að skila því.
web-ten-out = Taka út { CARD($card, form: "acc") }
web-ten-never = Útiloka { CARD($card, form: "acc") }
web-legend = Hvað merkin þýða
web-chosen-none = Veldu sett og þá sjást spilin tíu hér.
web-matters = Það sem skiptir máli í þessu setti
web-matters-wait = Leitað að góðum kauplistum…
# $cards: names of cards
web-matters-list = Á góðum kauplista eru auk peninga: { $cards }.
web-matters-money = Peningar einir saman, án nokkurs spils úr settinu, eru ekki síðri en annað sem fannst.
# how often the mixture of lists plays this one
web-matters-share = { $n }% af blöndunni
# $split: coins in the first and in the second turn, "5/2"; $buys: what is bought in each, "Market / nothing"
web-matters-opening = Fyrstu kaup með { $split } peninga: { $buys }.
web-matters-nothing = ekkert
web-matters-note = Úr stuttri leit (prufuleikir: { $games }) með tveimur leikmönnum sem fylgja kauplistum. Sá sem spilar betur en slíkir listar getur fundið meira í þessum spilum.
web-keep = Geyma þetta sett
web-keep-name = Nafn settsins
web-keep-kept = Geymt
web-keep-mine = Settin þín
web-keep-forget = Gleyma { $name }
web-kingdom-link = Tengill á þetta sett
web-own-note = Spil sem þú hefur skrifað á spilamálinu. Hér er farið yfir þau og sýnt hvernig þau líta út og hljóða.
web-own-file = Velja spilaskrá
web-own-text = Eða skrifa spil hér
web-own-read = Yfirfara og sýna
web-own-good = { $n ->
    [one] { $n } spil, engar villur.
   *[other] { $n } spil, engar villur.
}
web-own-line = Lína { $line }
web-own-rest = { $n ->
    [one] { $n } spil í viðbót er dregið af handahófi.
   *[other] { $n } spil í viðbót eru dregin af handahófi.
}

## Own record

web-mine = Árangurinn þinn
web-mine-games = { $n ->
    [one] leikur
   *[other] leikir
}
web-mine-won = sigrar
web-mine-streak = í röð
web-mine-best = lengsta röð
web-mine-rating = styrkstig
web-mine-none = Árangurinn þinn birtist hér eftir fyrsta leikinn.
web-mine-look = Sjá árangurinn
web-mine-of = { $won } af { $games }
web-mine-levels = Gegn einum tölvuspilara
web-mine-history = Styrkstig eftir hvern leik
web-mine-rating-note = Leikur við einn tölvuspilara breytir styrkstigunum; 400 stig eru tíu líkur á móti einni. Leikir með þekktu fræi telja ekki.
web-level-up = Þú vannst, svo þessi spilar aðeins betur.
web-level-down = Eftir tvö töp í röð kemur aðeins auðveldari andstæðingur.
web-mine-sets = Ráðlögð sett
web-mine-sets-won = { $won } af { $all } unnin
web-mine-kingdoms-note = Sett sem þú geymir eða hefur spilað oftar en einu sinni.
web-mine-past = Fyrri leikir
web-mine-past-none = Engir leikir enn.
web-mine-search = Leita: leikmaður, spil, sett, úrslit eða dagsetning
web-mine-found = { $n ->
    [0] Enginn leikur fannst.
    [one] { $n } leikur
   *[other] { $n } leikir
}
web-mine-practice = æfing
web-mine-lesson = fyrsti leikurinn, með leiðsögn
web-mine-open = Ókláraðir leikir
web-mine-move = Nota árangurinn í öðru tæki
web-mine-move-note = Opnaðu þennan einkatengil í hinu tækinu: þar verða árangurinn þinn og sætin þín. Ekki láta aðra fá hann.
web-mine-link = Einkatengillinn þinn
web-mine-renew = Búa til nýjan tengil
web-mine-renewed = Gamli tengillinn virkar ekki lengur.
web-mine-export = Flytja allt út
web-mine-delete = Eyða öllu
web-mine-delete-sure = Árangri þínum, settum þínum og leikjum þar sem aðeins þú og tölvuspilarar spiluðuð er eytt fyrir fullt og allt. Í leikjum með öðrum verður sætið þitt einskis manns.
web-mine-delete-not = Halda öllu
web-mine-deleted = Öllu hefur verið eytt.
web-mine-sign-out = Skrá þetta tæki út
web-mine-sign-out-sure = Þetta tæki er þá ekki lengur með árangurinn þinn og sætin þín; þau verða áfram á þjóninum. Geymdu einkatengilinn fyrst: án hans eða annars tækis sem þú átt kemst enginn aftur að þeim.
web-mine-sign-out-not = Engu breyta
web-mine-others = Skrá öll önnur tæki út
web-mine-others-sure = Önnur tæki eru þá ekki lengur með árangurinn þinn og sætin þín. Einkatengillinn þinn og tenglar sætanna þinna breytast; borð í öðrum gluggum þarf að opna aftur.
web-mine-others-done = Öll önnur tæki hafa verið skráð út.
web-mine-arrive = Árangurinn þinn á þessu tæki
web-mine-arrive-note = Þessi einkatengill vísar á árangur og sæti. Ef þú átt þau fær þetta tæki þau og það sem hefur verið spilað á því bætist við.
web-mine-arrive-name = Þar var síðast spilað undir nafninu { $name }.
web-mine-arrive-moves = Úr þessu tæki flyst þetta þangað:
web-mine-arrive-seats = { $seats } sæti í { $games ->
    [one] { $games } ókláruðum leik
   *[other] { $games } ókláruðum leikjum
}, með spilunum á hendi
web-mine-arrive-games = { $n ->
    [one] { $n } leikur sem er lokið
   *[other] { $n } leikir sem er lokið
}
web-mine-arrive-kingdoms = { $n ->
    [one] { $n } geymt sett
   *[other] { $n } geymd sett
}
web-mine-arrive-sure = Er þetta örugglega þinn tengill? Ef einhver annar lét þig fá hann fær sá hinn sami sætin þín, sér spilin þín og getur spilað fyrir þig. Það er ekki hægt að taka þetta aftur.
web-mine-arrive-yes = Tengillinn er minn: flytja allt
web-mine-arrive-not = Nei, engu breyta
web-mine-arrive-here = Þetta tæki er þegar með árangurinn sem tengillinn vísar á.
web-mine-arrive-go = Sækja árangurinn minn hingað

## Addresses of tables that are shared

web-ask = Biddu um boð
web-ask-note = Þessi slóð nægir ekki ein: borðið er lokað eða það er ekki lengur til. Biddu þann sem sendi hana um tengil til að spila eða fylgjast með.
preview-private = Lokað borð
preview-private-note = Biddu um boð til að spila eða fylgjast með.
preview-join = { $who } býður þér að spila
preview-free = { $n ->
    [one] { $n } sæti laust.
   *[other] { $n } sæti laus.
}
preview-watch = Að spila: { $who }
preview-over = Leik lokið: { $who }
preview-kingdom = Sett til að spila
preview-mine = Einkatengill

## A shared device; answers that wait

web-cover-turn = Á leik núna: { $who }
web-answer-waits = Svarið þitt bíður þess að tengingin komist aftur á.
web-wish-waits = Beiðnin þín bíður þess að tengingin komist aftur á.
web-seat-here-name = Nafn leikmanns { $n }
