### The table in the browser. $who is a player's name and is never inflected: it is the subject, in brackets or after a colon.

## Everywhere

web-language = Tungumál
web-language-en = English
web-language-hu = Magyar
web-language-ru = Русский
web-language-pl = Polski
web-language-is = Íslenska
web-theme = Útlit
web-theme-system = fylgir kerfinu
web-theme-light = ljóst
web-theme-dark = dökkt
web-to-start = Á upphafssíðuna
web-no-page = Þessi síða er ekki til.
web-no-server = Ekki næst samband við netþjóninn.
# $status: the number of an HTTP answer
web-failed = Þetta tókst ekki ({ $status }).

## Cards; the first five follow a card's name and a comma: "Þorp, verð 3, 10 eftir, Aðgerð"

web-card-cost = verð { $n }
web-card-cost-less = verð { $n } í stað { $usual }
web-card-left = { $n ->
    [0] ekkert eftir
   *[other] { $n } eftir
}
web-card-copies = { $n ->
    [one] { $n } eintak
   *[other] { $n } eintök
}
# $n: the place in the order in which cards are chosen, or how many of equal cards are chosen
web-card-chosen = valið: { $n }
web-card-loading = Textinn er á leiðinni.
web-card-other-edition = { $edition ->
    [1] Í fyrstu útgáfu
   *[2] Í annarri útgáfu
}
web-card-rulings = Gott að vita

## What the server says at the table: hints, phrases of the players

hint-none = Tölvan myndi ekki velja neitt hér.
hint-then-buy = Svo myndi hún kaupa { CARD($card, form: "acc") }.
hint-then-nothing = Svo myndi hún ekki kaupa neitt.
say-hello = Halló!
say-luck = Gangi vel!
say-nice = Vel gert!
say-thanks = Takk!
say-oops = Úps!
say-wait = Augnablik!
say-ready = Hér er ég aftur.
say-well-played = Vel spilað!
say-again = Annan leik?
say-bye = Bless!

## around every page

web-skip = Beint í efnið
# names of the two lists of links, heard by screen readers
web-site = Síður
web-more = Nánar um vefinn
web-how-to-play = Svona er spilað
web-about = Um Demesne
web-privacy = Persónuvernd
web-free = Ókeypis, engar auglýsingar, engin innskráning. Óopinbert verkefni aðdáenda spilsins Dominion.
web-emblems = Merki: game-icons.net, CC BY 3.0
web-loading = Augnablik…
web-copy = Afrita
web-copied = Afritað
web-share = Deila
web-your-name = Nafnið þitt
# who has not chosen a name
web-guest = Gestur
web-count-cards = { $n } spil

## the start page

web-tagline = Þinn stokkur, þinn leikur
web-welcome = Stokkasmíðaspilið um þorp, markaði og lávarða sem keppa um völdin. Spilaðu við tölvuna eða vini þína, á þínu máli. Eftir örfáar sekúndur ertu með fyrstu spilin á hendi.
web-door-bot-play = Spila núna

## making a table

web-setup-seats = Hverjir spila
web-setup-options = Fleiri valkostir
web-setup-invite = Búa til borðið
web-setup-invite-note = Næst færðu tengil handa vinum þínum.
web-setup-start = Hefja leikinn
web-setup-start-note = Hann hefst strax.
web-setup-pick-note = Fyrst velja leikmenn spilin tíu til skiptis.
web-seat-n = Leikmaður { $n }
# $who: one's own name
web-seat-me = { $who } (þú)
web-seat-friend = vinur sem fær tengil
web-seat-bot = tölvuspilari
web-seat-here = annar sem notar þetta tæki
web-seat-who = Hver er leikmaður { $n }?
web-seat-level = Styrkur tölvuspilarans
web-seat-remove = Fjarlægja leikmann { $n }
web-seat-add = Bæta við leikmanni
web-option-edition = Útgáfa spilatexta
web-option-edition-usual = sú sem fylgir settinu
web-option-edition-n = { $n ->
    [1] fyrsta útgáfa
   *[2] önnur útgáfa
}
web-option-first = Hver byrjar
web-option-first-random = dregið um það
web-option-undo = Taka svar aftur
web-option-undo-free = aðeins ef ekkert nýtt hefur sést
web-option-undo-ask = annars með samþykki hinna
web-option-undo-off = aldrei
web-option-clock = Umhugsunartími
web-clock-none = ótakmarkaður
web-clock-seconds = { $n ->
    [one] { $n } sekúnda
   *[other] { $n } sekúndur
}
web-clock-minutes = { $n ->
    [one] { $n } mínúta
   *[other] { $n } mínútur
}
web-clock-day = sólarhringur
# a text from which all shuffles follow
web-option-seed = Slembifræ
web-option-seed-note = Sama fræ gefur sömu spil aftur. Borðið telst þá æfingaborð.
web-option-counts = Sýna fjölda spila í stokkum og kastbunkum
web-option-counts-note = Samkvæmt reglunum er honum haldið leyndum.
web-option-colonies = Platínupeningur og Nýlenda
web-option-colonies-note = Tveir bunkar til viðbótar: peningaspil sem er 5 peninga virði og sigurspil sem gefur 10 stig.
web-option-public = Opið borð
web-option-public-note = Allir á þessum netþjóni geta fundið það, sest við það og fylgst með.
web-rules = Reglur við þetta borð
web-rules-undo-ask = frjálst ef ekkert nýtt hefur sést, annars með samþykki hinna

## choosing the ten cards

web-kingdom-heading = Sett
web-kingdom-text = Eftir nöfnum
web-kingdom-pick = Valið til skiptis
web-kingdom-paste-label = Tíu spilanöfn á einhverju málanna eða nafn á setti
# card names with commas between, as an example of what can be typed
web-kingdom-paste-example = { CARD("Village") }, { CARD("Smithy") }, { CARD("Market") }, { CARD("Moat") }…
web-kingdom-read = Sýna þessi tíu
web-kingdom-pick-note = Leikmenn velja eitt spil í einu til skiptis þar til þau eru orðin tíu. Tölvuspilarar velja líka.
web-kingdom-boxes = Úr kössunum
web-kingdom-village = Með spili sem gefur +2 aðgerðir
web-kingdom-buy = Með spili sem gefur +1 kaup
# before a number
web-kingdom-attacks = Árásarspil í mesta lagi
web-kingdom-costs = Ólík verð að minnsta kosti
web-kingdom-any = hve mörg sem er
web-kingdom-never = Aldrei
web-kingdom-never-pick = veldu spil…
web-kingdom-banned = Spil sem koma aldrei
web-kingdom-unban = { CARD($card) }: leyfa aftur
web-kingdom-deal = Draga tíu önnur
web-kingdom-deal-rest = Draga hin upp á nýtt
web-kingdom-lock-note = Festu spilin sem þú vilt halda og útilokaðu þau sem þú vilt aldrei fá.
web-kingdom-lock = { CARD($card) }: festa
web-kingdom-ban = { CARD($card) }: útiloka
# $cards: the ten names
web-ten = { NAMES($cards) }

## sitting down

web-lobby = Leikurinn undirbúinn
web-lobby-waits = { $n ->
    [1] Beðið er eftir einum leikmanni. Leikurinn hefst sjálfkrafa þegar allir eru komnir.
    [one] Beðið er eftir { $n } leikmanni. Leikurinn hefst sjálfkrafa þegar allir eru komnir.
   *[other] Beðið er eftir { $n } leikmönnum. Leikurinn hefst sjálfkrafa þegar allir eru komnir.
}
web-lobby-begins = Allir eru komnir. Leikurinn hefst.
# players pick the ten cards in turn; the second: the person on a shared device whose turn it is
web-pick-mine = Komið að þér: veldu spil í settið
web-pick-here = { $who }: veldu spil í settið
web-pick-other = { $who } velur spil
web-pick-later = Þegar allir eru komnir velja leikmenn spil til skiptis þar til þau eru orðin tíu.
web-pick-count = Valin spil: { $n } af { $of }
web-pick-new = Nýtt í settinu: { NAMES($cards) }
web-pick-offer = Spil í boði
web-pick-this = Velja { CARD($card, form: "acc") }
web-pick-how = Ýttu á spil til að lesa það og aftur til að velja það.
web-lobby-seats = Sæti
# instead of a name: nobody sits there yet
web-seat-free = laust sæti
web-lobby-waited = beðið eftir vini
web-lobby-you = þú
web-lobby-here = er við borðið
web-lobby-away = er ekki við
web-arrive-join = Þér er boðið í leik
web-arrive-watch = Fylgst með leik
web-arrive-seat = Aftur í sætið þitt
web-arrive-opens = Dyrnar opnast…
web-arrive-sit = Setjast
web-arrive-full = Öll sæti eru skipuð. Þú getur fylgst með.
web-invite = Bjóða öðrum
web-invite-alone = Enn kemst enginn að borðinu nema úr þessu tæki.
web-invite-open = Opna fyrir netið mitt
web-invite-open-note = Þá komast tæki á sama heima- eða vinnustaðarneti að borðinu, þar til netþjónninn stöðvast.
web-invite-join = Fyrir vini sem spila
web-invite-join-note = Hver sem opnar tengilinn fær næsta lausa sæti.
web-invite-watch = Fyrir vini sem fylgjast með
web-invite-watch-note = Þeir sjá það sem allir við borðið sjá, en ekki spil á hendi.
web-invite-seat = Aðeins fyrir þig
web-invite-private = Halda áfram í öðru tæki
# $who: somebody who shares this device
web-invite-seat-of = Einkatengill: { $who }
web-invite-seat-note = Tengillinn leiðir þig aftur í sætið þitt úr hvaða tæki sem er. Láttu engan annan fá hann.
web-invite-renew = Búa til nýjan tengil
web-invite-renewed = Gamli tengillinn virkar ekki lengur.
web-invite-qr = Tengillinn sem QR-kóði
# $address: where the server is reached in the network
web-invite-qr-note = Beindu myndavél símans að honum. Slóð netþjónsins er { $address }
web-fair-short = Gjöfin er heiðarleg og hægt er að sannreyna hana að leik loknum.
web-fair-promise = Stokkunin ræðst af leynitölu netþjónsins og slembitölu frá tæki hvers leikmanns. Leynitalan er þegar ákveðin. Þetta er fingrafar hennar; tækið geymir það og ber það saman að leik loknum:
web-fair-practice = Æfingaborð: stokkunin ræðst af þekktu fræi.

## tables to watch and past games

web-public = Opin borð
web-public-none = Engin eins og er.
web-state-lobby = beðið eftir leikmönnum
web-state-running = leikur í gangi
web-state-over = leik lokið
web-state-closed = borði lokað
web-join = Vera með
web-watch = Fylgjast með
web-past = Fyrri leikir þínir
web-past-none = Þú hefur ekki spilað neinn leik enn.
web-past-open = halda áfram
web-past-note = Listinn er aðeins geymdur í þessu tæki.
# $who: the players of a table, listed
web-past-forget = Taka leikinn af listanum: { $who }
web-record = Skráður leikur
web-record-file = Veldu skrá með skráningu leiks eða dragðu hana hingað
web-record-paste = Eða límdu textann hér
web-record-show = Skoða
web-record-large = Þessi skrá er of stór til að vera skráning leiks.
web-record-another = Önnur skráning

## after the game

web-rematch = Spila aftur
# somebody else has already asked for one
web-rematch-begun = Í nýja leikinn
web-rematch-watch = Horfa á nýja leikinn
web-new-kingdom = Nýtt sett
web-review = Rifja upp
web-replay = Skráður leikur
web-review-link = Tengill á þennan leik
web-download = Sækja skráninguna
# a place in the final ranking
web-result-rank = { $n }.
web-result-points = { $n } stig
web-result-turns = { $n ->
    [one] { $n } umferð
   *[other] { $n } umferðir
}
web-result-resigned = gafst upp
web-end-unfinished = Leiknum er ekki lokið.
web-graph-points = Stig í lok hverrar umferðar
web-graph-coins = Peningar í hverri umferð
web-graph-turn = Umferð
web-graph-points-short = Stig
web-graph-coins-short = Peningar
# over the values of a turn
web-graph-at = { $n }. umferð
web-graph-at-end = í leikslok
web-graph-numbers = Tölurnar í töflu
web-decks = Stokkar í leikslok
web-step-first = Að upphafi leiks
web-step-turn-back = Aftur að byrjun umferðar
web-step-back = Aftur um eina ákvörðun
web-step-on = Áfram um eina ákvörðun
web-step-turn-on = Áfram í næstu umferð
web-step-last = Að leikslokum
web-step-slider = Staður í leiknum
# $n answers of $of have been given
web-step-n = { $n } af { $of }
web-step-keys = Örvalyklar: ein ákvörðun; með Shift: ein umferð
# a list of moments of the game to jump to
web-marks = Áhugaverð augnablik
# $ask: the whole question as the player saw it
web-step-asked = { $who } – { $ask }
web-step-decides = { $who } tekur ákvörðun.
web-step-decides-because = { $who } tekur ákvörðun ({ CARD($card) }).
# $answer: cards, options or a number
web-step-answer = Svar: { $answer }
web-step-nothing = ekkert
web-eyes = Sjónarhorn
web-moment-players = Spil leikmanna
web-moment-in-play = Spilasvæði
web-moment-aside = Til hliðar
web-moment-trash = Rusl
web-moment-discard-top = { CARD($card) } efst
web-moment-link = Tengill á þennan stað í leiknum
web-play-on = Spila áfram héðan
web-play-on-as = Sem
web-play-on-level = styrkur tölvuspilara
web-fairness = Var rétt gefið?
web-proof-holds = Já. Slembitalan þín er í lyklinum og allt annað í honum var ákveðið áður en hún varð kunn.
web-proof-fits = Leynitala, slembitölur og lykill koma heim og saman. En þetta tæki lagði enga tölu til og getur því ekki borið meira saman.
web-proof-late = Talan frá þessu tæki barst netþjóninum ekki í tæka tíð. Hitt kemur heim og saman en sannar þér ekkert.
web-proof-old = Leynitala, slembitölur og lykill koma heim og saman. En leikurinn hófst í útgáfu 0.1.0, þar sem netþjónninn gat valið leynitöluna eftir að hann vissi tölurnar.
web-proof-promise = Nei. Leynitalan passar ekki við fingrafarið sem var birt.
web-proof-key = Nei. Lykillinn er ekki leiddur af leynitölunni og slembitölunum.
web-proof-other = Nei. Netþjónninn hafði birt þessu tæki annað fingrafar.
web-proof-number = Nei. Netþjónninn tók við tölunni frá þessu tæki en hún er ekki í lyklinum.
web-proof-seals = Nei. Tölur hinna leikmannanna eru ekki þær sem voru ákveðnar áður en þín var send.
web-proof-first = Nei. Samkvæmt lyklinum byrjar annar leikmaður.
web-proof-none = Þetta er ekki hægt að kanna eftir þennan leik: hann var spilaður við æfingaborð eða án netþjóns.
web-proof-missing = Nei. Þessum leik á að fylgja sönnun en skráningu hans fylgir engin.
web-proof-promised = Fingrafar, birt fyrir leikinn
web-proof-secret = Leynitala netþjónsins
web-proof-nonces = Slembitölur leikmanna
# $names: of players
web-proof-absent = Tóku ekki þátt í gjöfinni því að engin tala barst frá þeim innan 10 sekúndna: { $names }.
web-proof-game-key = Lykill leiksins
web-proof-how = Fingrafarið er SHA-256 af leynitölunni; lykillinn er SHA-256 af einni línu með borðinu, leynitölunni og tölunum eftir sætum. Þessi síða hefur reiknað hvort tveggja og borið saman við það sem tækið geymdi. Hún endurtekur ekki stokkunina. Það gerir þessi skipun:
# $n: how many starts
web-proof-broken = { $n ->
    [one] Þetta tæki sendi tölu sína að { $n } borði í viðbót þar sem enginn leikur hófst. Ef það gerist oft kann einhver að vera að leita að betri gjöf:
   *[other] Þetta tæki sendi tölu sína að { $n } borðum í viðbót þar sem enginn leikur hófst. Ef það gerist oft kann einhver að vera að leita að betri gjöf:
}

## how to play, about, privacy

web-contents = Efnisyfirlit
web-about-what = Demesne er hugbúnaður fyrir spilið Dominion: kassarnir Grunnspilið, Launráð, Sjávarsíða og Velmegun í báðum útgáfum, með tölvuspilurum, hermi og þessu borði, á fimm tungumálum.
web-about-unofficial = Þetta er óopinbert verkefni aðdáenda, unnið án aðkomu útgefanda og höfundar Dominion og án viðurkenningar þeirra. Spilið sjálft er vel þess virði að eiga: endilega kauptu það.
web-about-free = Það er ókeypis og öllum opið: engar auglýsingar, engin innskráning, ekkert til sölu. Forritið er með MIT-leyfi.
web-about-bundled = Hvað er í forritinu
web-about-own = Útlit spilanna, textar þeirra með orðalagi þessa forrits og allar þýðingar eru okkar eigin verk. Hér eru hvorki myndir né textar af prentuðu spilunum. Í síðunni er líka:
web-about-fonts = letrið sem þú lest
web-about-icons = táknmyndirnar
web-about-emblems = merkin á spilunum, eftir Lorc, Delapouite og fleiri
web-about-page = það sem síðan er smíðuð með
web-about-words = það sem setur saman setningar á hverju máli
web-about-graphs = línurit leikja
web-about-server = Netþjónninn er skrifaður í Python og notar frjáls forritasöfn sem hafa sín eigin leyfi.
web-privacy-short = Við viljum ekkert vita um þig og höfum engum frá neinu að segja.
web-privacy-cookie = Slembitala í vefköku
web-privacy-cookie-text = Á henni þekkir netþjónninn hvaða sæti eru þín. Hún segir ekkert annað um þig, engin skrifta getur lesið hana og enginn annar vefur fær hana. Hún gildir í eitt ár.
web-privacy-games = Leikir
web-privacy-games-text = Netþjónninn geymir hvern leik: spilin, svörin og nöfnin sem leikmenn völdu sér. Óloknum leikjum er eytt 90 dögum eftir síðasta svar og loknum leikjum eftir 365 daga.
web-privacy-record = Árangurinn þinn
web-privacy-record-text = Undir þessari slembitölu geymir netþjónninn líka hvaða sæti eru þín, hvernig leikirnir þínir fóru og hvaða sett þú geymir. Árangurinn geymist lengur en leikirnir; honum er eytt 400 dögum eftir síðustu heimsókn þína eða strax á síðunni með árangrinum, þar sem líka er hægt að flytja hann út. Sá sem hefur einkatengilinn þinn hefur þetta allt. Úrslit dagsins geta allir á þessum netþjóni lesið, með þeim nöfnum sem voru valin fyrir þá leiki.
web-privacy-device = Í þessu tæki
web-privacy-device-text = Nafn þitt, tungumál, útlit, stillingar, listinn yfir fyrri leiki þína og slembitölur þínar í þeim verða eftir í þessum vafra. Það eyðist ef gögnum vafrans er eytt.
web-privacy-not = Hvað er ekki geymt
web-privacy-not-text = Engar IP-tölur, engin netföng, engin tölfræði um fólk. Síðan sækir ekkert frá öðrum netþjónum, svo að enginn annar fær að vita af þér hér.
web-privacy-delete = Að skilja engin spor eftir
web-privacy-delete-text = Eyddu vefkökunni og þá er ekki lengur hægt að tengja neinn leik við þig. Veldu hvaða nafn sem þú vilt; það þarf ekki að vera þitt eigið.

## the table

web-connecting = Gengið að borðinu…
web-connection-lost = Sambandið rofnaði; síðan reynir áfram að ná því. Ekkert tapast úr leiknum.
web-connection-back = Sambandið er komið á aftur.
web-table-unknown = Þetta borð er ekki til eða er ekki opið þér.
web-table-closed = Þessi leikur getur ekki haldið áfram
web-to-last-table = Skoða borðið aftur
web-to-result = Sjá úrslit
# titles of the browser's tab
web-title-mine = ● Komið að þér – Demesne
web-title-other = { $who } á leik – Demesne
web-title-over = Leiknum er lokið – Demesne
# a shared device
web-cover-who = Hver tekur við tækinu?
web-cover-reactions = { CARD($card) }: vill einhver sýna viðbragðsspil?
web-cover-start = Upphaf umferðar: vill einhver sýna viðbragðsspil?
web-cover-take = Ég er { $who }
# names of zones, heard by screen readers; some are shown
web-menu = Valmynd borðsins
web-players = Aðrir leikmenn
web-supply = Banki
web-table-kingdom = Konungdæmaspil
web-basic = Grunnbunkar
web-hand = Á hendi: { $n } spil
web-hand-empty = Þú ert ekki með nein spil á hendi.
web-no-actions = Þú átt engar aðgerðir eftir í þessari umferð.
web-actions-over = Aðgerðarstigi þínu er lokið: aðgerðarspilum má aftur spila út í næstu umferð.
web-counters = Aðgerðir, kaup og peningar
web-counter-actions = Aðgerðir: { $n }
web-counter-buys = Kaup: { $n }
web-counter-coins = Peningar: { $n }
web-beside = Atburðaskrá og fleira
# short names of zones for a row of tabs on a phone
web-table-in-play = Spilasvæði: { $who }
# cards lifted out of a deck or hand for a moment: looked at, revealed, set aside
web-table-aside = Til hliðar ({ $who }):
web-hidden = { $n } spil á hvolfi
web-table-trash = Rusl { $n }
web-trash-heading = Rusl
web-trash-empty = Engu hefur verið hent í ruslið enn.
# a player's zones, short
web-hand-size = Á hendi { $n }
web-deck-size = Stokkur { $n }
web-deck-top = efst: { CARD($card) }
web-table-discard-top = Kastbunki: { $top ->
    [none] tómur
   *[other] { CARD($top) }
}
web-discard-counted = Kastbunki { $n }{ $top ->
    [none] {""}
   *[other] : { CARD($top) }
}
# nobody looks at the seat
web-seat-gone = fjarverandi; tölva má spila eftir { $n } s
web-seat-covered = tölvuspilari spilar í bili
web-seat-resigned = gafst upp
web-take-over = Láta tölvuspilara spila
web-covered = Tölvuspilari spilar fyrir þig í bili.
web-take-back = Taka aftur við
web-decides = hugsar sig um
web-decides-for = hugsar sig um: { CARD($card) }
web-clock = { $n ->
    [one] { $n } sekúnda eftir
   *[other] { $n } sekúndur eftir
}
# whom the game waits for
web-wait = Augnablik…
web-wait-for = { $who } hugsar sig um
web-wait-card = { $who } hugsar sig um: { CARD($card) }
web-wait-reactions = { CARD($card) }: beðið eftir viðbragðsspilum
web-wait-start = Upphaf umferðar: beðið eftir viðbragðsspilum
# heard when a decision comes; $ask is the whole question
web-your-decision = Komið að þér: { $ask }
web-chosen-of = { $least ->
    [0] Valið: { $n }, í mesta lagi { $most }
   *[other] Valið: { $n } af { $most }
}
# buttons of decisions
web-end-actions = Ljúka aðgerðarstigi
web-end-treasures = Snúa sér að kaupum
web-end-turn = Ljúka umferð
web-treasures = Spila út öllum peningaspilum
# $n: the coins there are then
web-treasures-for = { $n ->
    [one] Spila út öllum peningaspilum: { $n } peningur
   *[other] Spila út öllum peningaspilum: { $n } peningar
}
web-confirm = Staðfesta
web-nothing = Ekkert
web-all = Öll
web-any-order = Hvaða röð sem er
# cards that were looked at, all in one question
web-arrange = { CARD($card) }: veldu hvað verður um hvert spil
# the place of a card among those put back
web-drawn-at = { $n }. að ofan
web-arrange-lacks = Hér vantar enn spil: { $fates }
web-fate-trash = Í ruslið
web-fate-discard = Kasta
web-fate-topdeck = Til baka
# two questions at once; the second can be used after this
web-then-first = Veldu fyrst spil af hendinni.
web-clear = Hreinsa val
web-yes = Já
web-no = Nei
web-react = Sýna { CARD($card, form: "acc") }
web-react-none = Sýna ekkert
web-name-it = Ýttu á bunka eða skrifaðu nafn:
web-position = Hve djúpt í stokknum
web-position-top = Efst
web-position-bottom = Neðst
# $n: how many cards lie above it
web-position-at = { $n ->
    [0] efst
    [1] undir einu spili
    [one] undir { $n } spili
   *[other] undir { $n } spilum
}
# where the cards to pick from come from; $who: whose they are
web-tray = { $zone ->
    [discard] Í kastbunka þínum:
    [play] Á spilasvæði:
    [trash] Í ruslinu:
    [deck] Efst í stokknum ({ $who }):
   *[aside] Til skoðunar ({ $who }):
}
web-undo = Afturkalla
web-undo-ask = Biðja um afturköllun
web-undo-asked = { $who } vill taka svar aftur þótt ný spil hafi sést síðan.
web-undo-waits = Hinir eru spurðir hvort þeir samþykki það.
web-agree = Samþykkja
web-disagree = Hafna
web-suggest = Hvað myndi tölvan gera?
web-suggest-busy = Tölvan er að hugsa um vísbendingu.
# $picks: names of cards or options
web-hint = Tölvan myndi velja: { $picks }.
web-hint-cards = Tölvan myndi velja { CARDS($cards, form: "acc") }.
# heard after a card's name
web-hinted = tölvan myndi velja þetta
web-again = aftur til að staðfesta
web-ahead = spilar út peningaspilum þínum og kaupir spilið
# a pile that somebody has named: it cannot be bought, or not be gained with { $card }, this turn
web-barred = nefnt vegna spilsins { CARD($card) }
web-warn-ahead = Þá lýkur aðgerðarstiginu, öllum peningaspilum þínum er spilað út og þú kaupir { CARD($card, form: "acc") }. Ýttu aftur ef þú vilt það.
web-warn-unspent = Þú átt enn { $coins ->
    [one] { $coins } pening
   *[other] { $coins } peninga
} og { $buys } kaup. Ýttu aftur til að ljúka umferð þinni.
web-warn-treasures = Þú ert enn með peningaspil á hendi. Ýttu aftur til að halda áfram án þeirra.
web-warn-end = Ef þú kaupir { CARD($card, form: "acc") } lýkur leiknum eftir þessa umferð. Ýttu aftur til að kaupa.
web-card-text = Spil
web-close = Loka
# steps through the lines of the others' turns
web-log = Atburðaskrá
web-log-filter = Línur sem birtast
web-log-all = allt
web-log-mine = um mig
web-log-attacks = árásir
web-log-copy = Afrita atburðaskrána sem texta
web-log-copied = Afritað
web-deck = Spilin mín
web-deck-owned = Öll spilin þín, hvar sem þau liggja: { $n }
web-find = Finna spil
web-find-none = Ekkert spil heitir þetta.
web-search = Hluti af nafni
web-choose-it = Velja
web-phrases = Segja eitthvað
web-resign = Gefast upp
web-resign-sure = Ef þú gefst upp geturðu ekki lengur unnið. Í tveggja manna leik lýkur leiknum strax; séu fleiri með heldur tölvuspilari áfram fyrir þig.
web-resign-not = Spila áfram
# settings
web-settings = Stillingar
web-set-english = Sýna líka ensk nöfn
web-set-sound = Hljóð
web-mute = Slökkva á hljóði
web-unmute = Kveikja á hljóði
web-set-hover = Sýna texta spils þegar músin er yfir því
web-set-keys = Skipanir með einum lykli
web-set-keys-note = Tölustafir velja, bókstafir gera annað; ? sýnir listann.
web-set-sayings = Sýna það sem hinir segja
web-set-learn = Skýra hvert nýtt atriði einu sinni
web-set-learn-again = Skýra allt upp á nýtt
web-set-text = Textaborð
web-set-text-note = Sami leikur sem fyrirsagnir og listar, með skipanalínu.
web-set-autoplay = Sjálfvirk svör
web-autoplay-0 = engin
web-autoplay-1 = venjuleg
web-autoplay-2 = flest
web-autoplay-note-0 = Engu er svarað fyrir þig.
web-autoplay-note-1 = Aðeins er svarað fyrir þig þegar ekkert annað svar er mögulegt.
web-autoplay-note-2 = Auk þess er spilið { CARD("Moat") } alltaf sýnt, gagnslausum spilum kastað þar sem ekkert val er og spil sett til baka í hvaða röð sem er.
web-autoplay-card = Sjálfvirk svör fyrir þetta spil:
web-autoplay-as-all = eins og fyrir önnur
# keys and what they do
web-keys = Flýtilyklar
web-key-pick = velja það sem ber þetta númer; aftur til að hætta við
web-key-enter = staðfesta, eða ljúka stiginu eða umferðinni
web-key-end = ljúka stiginu eða umferðinni
web-key-treasures = spila út öllum peningaspilum
web-key-yes = já, nei
web-key-all = velja allt
web-key-clear = hætta við allt sem valið er; loka því sem er opið við hlið borðsins
web-key-undo = afturkalla
web-key-why = hvers vegna: við hvað þjálfarinn miðar
web-key-log = atburðaskráin
web-key-deck = spilin mín
web-key-find = finna spil
web-key-arrange = spil sem skoðað var; hvað verður um það; færa það
web-key-arrows = fara á milli spila á sama svæði
web-key-shortcuts = þessi listi
# a first game: each is shown once, in the prompt
web-learn-got-it = Ég skil
web-learn-tip = Ábending
web-learn-off = Ekki fleiri skýringar
web-learn-action = Umferð þín hefst á aðgerðarstiginu. Þú átt eina aðgerð: ýttu á aðgerðarspil á hendi til að spila því út. Spil sem gefa aðgerðir leyfa þér að spila út fleirum. Ljúktu stiginu þegar þú vilt ekki spila fleirum út.
web-learn-treasure = Nú er komið að kaupsstiginu: peningaspil gefa peninga. Hnappurinn spilar þeim öllum út í einu; sjaldan er ástæða til að halda einhverju þeirra eftir.
web-learn-buy = Notaðu peningana: þú getur keypt hvaða spil sem þú hefur efni á. Það sem þú kaupir fer í kastbunkann og kemur þér á hönd eftir næstu stokkun. Leikurinn vinnst á Fylkjum og Hertogadæmum; Gullpeningar og góð aðgerðarspil koma þér þangað.
web-learn-react = Einhver gerir árás. Nú máttu sýna viðbragðsspil sem þú ert með á hendi; það verður áfram á hendi.
web-learn-order = Nú getur fleira en eitt gerst. Ýttu á það sem á að koma næst; spurt er aftur þar til ekkert er eftir.
web-learn-gain = Að fá spil er að taka það úr bunkanum án þess að borga fyrir það. Þú velur úr þeim sem spilið leyfir.
web-learn-trash = Spil sem er hent í ruslið er úr leik. Stokkurinn batnar ef þú losnar við Bölvanir, Landareignir og Koparpeninga.
web-learn-discard = Spil sem þú kastar fara í kastbunkann þinn; þú sérð þau aftur eftir næstu stokkun.
web-learn-topdeck = Spilin efst í stokknum eru þau sem þú dregur næst.
web-learn-choose = Spilið gefur þér val. Á hverjum hnappi stendur hvað hann gerir.
web-learn-pass = Allir rétta spil til vinstri samtímis; enginn sér fyrir fram hvað hinir velja.
web-learn-name = Nefndu spilið sem þú býst við að sé efst í stokknum þínum.
web-learn-position = Því færri spil sem eru ofan á því, þeim mun fyrr dregurðu það.
web-learn-wait = Nú spila hinir. Í atburðaskránni sést hvað þeir gera; á meðan geturðu lesið hvaða spil sem er.
# the text table
web-text-asked = Núna
web-text-facts = Staðan
web-text-command = Skipun (? sýnir hjálp)
web-text-send = Senda
web-text-leave = Á myndræna borðið
