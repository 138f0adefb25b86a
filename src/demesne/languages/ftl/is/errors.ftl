### What is wrong with an input: one line that says what, where, what was expected and the nearest spelling.
### Words of the input itself (names of fields, files, options, keywords of strategies) stay as they are, and so do their
### straight quotes. „á að vera X, ekki Y“ takes the nominative on both sides and X in the singular, so phrases put there
### have a singular head. A card's name stands after a colon or in brackets, never as the subject: some are plurals.

near = ; áttirðu við "{ $near }"?
# the name of a card, where somebody plays
near-name = ; áttirðu við „{ $near }“?

# $a: one or more words with commas between, $b: the last one
error-either = { $a } eða { $b }

## where it is: $where is a file, a field of the input or a word of a card; $error is what is wrong there
error-in = { $where }: { $error }
error-at-line = { $where }, lína { $line }: { $error }

## values: $where is a field, $expected what could stand there, $got what was given
error-expected = hér á að vera { $expected }, ekki { $got }{ NEAR($near) }
# $expected may be a list without "eða"
error-value = { $where }: { $got } á ekki við, leyfilegt: { $expected }{ NEAR($near) }
error-number = { $where }: hér á að vera tala á bilinu { $least } til { $most }, ekki { $got }
# $where: something counted, such as players or games
error-range = { $where }: fjöldinn á að vera { $least } til { $most }, ekki { $got }
error-whole = hér á að vera heiltala, ekki { $got }
error-text = { $where }: á að vera texti, ekki { $got }
error-too-long = { $where }: má vera í mesta lagi { $most ->
        [one] { $most } stafur
       *[other] { $most } stafir
    }, ekki { $got }
error-too-large = { $where }: má vera í mesta lagi { $most ->
        [one] { $most } stafur
       *[other] { $most } stafir
    }
# yes and no are words of the input
error-yes-or-no = { $name } á að vera yes eða no, ekki { $got }
error-twice = { $name } kemur tvisvar fyrir
error-most-cards = spilin mega vera í mesta lagi { $most }
# $where: a field, such as a player's hand
error-unknown-card = { $where }: óþekkt spil { $got }{ NEAR($near) }
# somebody typed the name of a card, in any language
error-no-such-card = óþekkt spil „{ $got }“{ NEAR(CARD($near), form: "name") }
# a card there is, but not here; some names are plurals, so the name stands in brackets
error-not-in-game = þetta spil er ekki með í þessum leik ({ CARD($card) })

## files
# $reason: what the system says, or one of the reasons below
error-unreadable = { $where }: ekki hægt að lesa skrána: { $reason }
reason-missing = skráin er ekki til
reason-forbidden = aðgangi er hafnað
reason-folder = þetta er mappa
reason-no-folder = hluti slóðarinnar er ekki mappa
reason-read-only = diskurinn er ritvarinn
reason-full = diskurinn er fullur
# an address and port of this machine
reason-taken = vistfangið er þegar í notkun
reason-no-address = þessi tölva hefur ekki þetta vistfang
reason-not-text = ekki UTF-8-texti
reason-not-json = ekki læsilegt JSON
# $line and $column: where the JSON ends to make sense
reason-not-json-at = ekki gilt JSON í línu { $line }, dálki { $column }

## what stands instead of what was expected
got-line-end = línulok
got-file-end = skráarlok
# $name: a type such as "Action", in quotes
got-type = tegundin { $name }
# $text: a condition of a strategy such as "turn > 3", in quotes
got-condition = skilyrðið { $text }

## card files: what is expected next; words and signs of the file are never translated
expected-token = orð, tala eða texti í gæsalöppum
expected-part = orð, tala, texti í gæsalöppum eða listi
expected-word = orð úr orðaforða spilaskráa
expected-types-both = tegund báðum megin við |
# stands where one bracket too many is opened
expected-fewer-brackets = annað en enn einn svigi (í mesta lagi { $most } hver innan í öðrum)
expected-bracket-after = "(" á eftir { $word }
expected-without-brackets = { $word } án sviga
# $name: an argument such as play=
expected-once = annað viðfang en { $name } (það er þegar komið)
expected-argument-name = viðfang með nafni
argument-kingdom = SETT

## card files: words and their arguments; $where is a word of the vocabulary or the card's name
error-amount = { $where }: hér á að vera fjöldi, ekki { $got }
error-fixed-amount = { $where }: hér á að vera tala, that_many, empty_piles eða each_type, ekki { $got }
error-card-or-type = { $where }: hér á að vera spilanafn í gæsalöppum eða tegund, ekki { $got }
error-card-in-quotes = { $where }: hér á að vera spilanafn í gæsalöppum, ekki { $got }
error-types = { $where }: hér á að vera tegund, t.d. ACTION eða ACTION | ATTACK, ekki { $got }
error-steps = { $where }: hér á að vera listi af skrefum í hornklofum, ekki { $got }
error-step = { $where }: hér á að vera skref, ekki { $got }
error-openly = put_on_deck: openly=True á aðeins við um spil af hendi
error-gain-number = gain: n= á aðeins við með where=TRASHED, en hér stendur { $got }; endurtaktu frekar gain
error-gain-to = gain: to= á ekki við með where=TRASHED, en hér stendur { $got }
error-gain-trashed = gain: hvorki spil né verð á við með where=TRASHED
# $choices: words of the vocabulary
error-may = may: hér á að vera skref með vali ({ $choices }), ekki { $got }
error-no-option = choose: hér þarf að minnsta kosti einn kost

## card files: cards; $card is the name of the user's own card
error-own-name = card: hér á að vera nafn í gæsalöppum, 1 til 40 bókstafir, tölustafir og stök bil, ekki { $got }
error-own-twice = hér þarf nýtt nafn, { $card } kemur tvisvar fyrir
error-own-known = { $card }: hér þarf nýtt nafn, annað spil heitir þegar { $other }
error-own-list = { $card }: hér þarf annað nafn, leikáætlun læsi það sem { $other } og „{ $word }“
error-own-names = { $card }: nefnir óþekkt spil { $got }{ NEAR($near) }
error-unplayable = { $card }: aðeins er hægt að spila út aðgerðar- og peningaspilum; play= á ekki við
error-reaction-type = { $card }: tegundin REACTION og reaction=when_attacked(...) mega aðeins standa saman
error-points = { $card }: hér á að vera points=tala, per_cards(n) eða per_card(nafn), ekki { $got }

## card files: where a word may stand; lifted cards are those revealed or looked at that have not landed anywhere yet
error-lifted-at-end = { $card }: discard_rest() eða put_back() vantar í lokin; spil sem eru sýnd eða skoðuð þurfa að enda einhvers staðar
error-lifted-in-each = { $card }: discard_rest() eða put_back() vantar í each_other; spil sem eru sýnd eða skoðuð þurfa að enda einhvers staðar
error-lifted-maybe = { $card }: spil sem eru sýnd eða skoðuð þurfa að enda einhvers staðar, hvort sem skilyrði er uppfyllt eða ekki
error-lifted-before = { $card }: discard_rest() eða put_back() vantar á undan { $word }
error-lifted-until = { $card }: á eftir reveal_until á að vera discard_rest(), ekki put_back()
error-only-player = { $card }: { $word } á aðeins við um þann sem spilar spilinu út, ekki í each_other eða viðbragði
error-not-in-each = { $card }: { $word } má ekki standa inni í each_other eða viðbragði
error-not-in-loop = { $card }: { $word } má ekki standa inni í for_each_different
error-only-in-each = { $card }: you_choose má aðeins standa inni í each_other eða each_player
error-only-in-reaction = { $card }: unaffected() má aðeins standa í viðbragði
# $after: a word, or words with "eða"
error-only-after = { $card }: { $word } má aðeins standa á eftir { $after }
error-only-named = { $card }: it_is_named má aðeins standa á eftir name_a_card(), án choose á milli
error-cards-too-long = lýsingar spilanna í þessum leik eru samanlagt of langar
error-too-many-conditions = spilin í þessum leik nota samanlagt of mörg ólík skilyrði

## kingdoms
error-kingdom = kingdom: á að vera ráðlagt sett eða tíu spilanöfn, ekki { $got }{ NEAR($near) }
error-kingdom-names = kingdom: hér eiga að vera spilanöfn, ekki { $got }
error-kingdom-ten = kingdom: hér eiga að vera tíu spilanöfn, ekki { $got }
error-kingdom-basic = kingdom: á að vera konungdæmaspil, ekki spil sem er með í öllum leikjum ({ CARD($card) })
error-kingdom-twice = kingdom: hér eiga að vera tíu ólík spil, en eitt er nefnt tvisvar ({ CARD($card) })
error-kingdom-wishes = kingdom: engin tíu spil uppfylla allar óskirnar
error-kingdom-wished = kingdom: aðeins má útiloka eða festa konungdæmaspil, ekki { $got }
error-kingdom-both = kingdom: sama spilið er bæði útilokað og fest ({ CARD($card) })
error-kingdom-locked = kingdom: festa má í mesta lagi { $most } spil, ekki { $got }
error-kingdom-few = kingdom: velja þarf úr að minnsta kosti { $least ->
        [one] { $least } spili
       *[other] { $least } spilum
    }, ekki { $got }
error-boxes-few = boxes: veldu kassa með að minnsta kosti { $least ->
        [one] { $least } spili
       *[other] { $least } spilum
    }
# $box: base or intrigue
error-boxes-few-of = boxes: veldu kassa með að minnsta kosti { $least ->
        [one] { $least } spili
       *[other] { $least } spilum
    } úr { $box }

## games
error-edition = edition: á að vera 1 eða 2, ekki { $got }
# $last: the last seat
error-first = first: á að vera sæti á bilinu 0 til { $last } eða "random", ekki { $got }
error-seed = seed: á að vera heiltala eða texti, ekki { $got }
error-key = key: hér eiga að vera 32 bæti, ekki { $got }
error-kinds = í einum leik { $most ->
        [one] má vera í mesta lagi { $most } ólíkt spil
       *[other] mega vera í mesta lagi { $most } ólík spil
    }, ekki { $got }
error-action-number = action: á að vera tala á bilinu 0 til { $most }, ekki { $got }
error-at = at: á að vera fjöldi svara á bilinu 0 til { $most }, ekki { $got }
error-not-over = next_first: leiknum þarf að vera lokið
error-resample = resample: ákvörðunin þarf að vera hjá sæti { $seat }
error-playouts-seat = playouts: ákvörðunin þarf að vera hjá sæti { $seat }
error-playouts-half = playouts: svarið er hálfnað, fyrst þarf að ljúka því
error-weight = lists: vægið á að vera 0 eða meira, ekki { $got }
error-playouts-nobody = playouts: meðal leikmanna þarf eitt af styrkleikastigum tölvunnar ({ $levels })
error-seconds = seconds: á að vera meira en 0 og í mesta lagi { $most }, ekki { $got }
error-names = names: hér á að vera nafn fyrir hvern leikmann (alls { $n }), ekki { $got }

## answers
error-over = leiknum er lokið, hér er engu að svara
# $asked: what is asked, $amount: how many, $options: of what, $got: what was answered
error-answer = { $asked }: velja á { $amount } af þessu: { $options }; svarið var { $got }{ NEAR($near) }
# $kind: a kind of decision such as discard, never translated; $card: the card that asks
error-asked-by = { $kind } ({ CARD($card) })
error-from-to = { $least } til { $most }
error-cards = { NAMES($cards) }
error-half-answered = { $kind }: fyrst þarf að ljúka hálfnaða svarinu, eitt val í einu, ekki { $got }
# $legal: numbers of actions, each with its name in brackets
error-action = action: { $got } á ekki við, leyfilegt: { $legal }
error-no-room = þá lægju of mörg spil í stokkunum í þekktri röð (í mesta lagi { $most }); ekkert hefur breyst

## positions
error-position-head = hér á að vera "kingdom: ..." eða álíka, ekki { $got }{ NEAR($near) }
error-position-seat = hér á að vera sæti á bilinu 0 til 5, ekki { $got }
error-position-gap = position: sætin eiga að vera 0, 1, … í samfelldri röð
error-position-seed = seed á að vera tala eða texti í gæsalöppum, ekki { $got }
error-position-key = position: lykilinn "{ $key }" vantar
error-position-players = position: "players": leikmenn eiga að vera { $least } til { $most }, ekki { $got }
error-position-pile = position: "supply": hér eiga að vera bunkar úr þessum leik, ekki { $got }{ NEAR($near) }
error-position-order = position: spil í stokkum í þekktri röð mega vera í mesta lagi { $most }
error-position-deck = position: "players"[{ $seat }] "deck": spil í stokkum í þekktri röð mega vera í mesta lagi { $most }, öll sæti samanlögð
error-dict = { $where }: hér á að vera dict, ekki { $got }
error-unknown-key = { $where }: óþekktur lykill { $got }{ NEAR($near) }
error-card-list = { $where }: hér á að vera listi af spilanöfnum, ekki { $got }
error-many-cards = { $where }: spilin mega vera í mesta lagi { $most }, ekki { $got }

## records; $name is a field of the record's head
error-record-first = hér á að vera "Demesne record, notation { $notation }, rules n", ekki { $got }
error-record-notation = notation á að vera { $notation }, ekki { $got }
error-record-needs = record: línuna "{ $name }: ..." vantar í hausinn
error-record-needs-key = record: línuna "key: ..." eða "commitment: ..." vantar í hausinn
error-record-hex = { $name } á að vera 64 tölustafir í sextándakerfi
error-record-proof = línan { $name } er ekki eins og borð skrifar hana: { $got }
error-record-number = { $name } á að vera tala, ekki { $got }
error-record-position = hér á að vera leikstaða á JSON-sniði
error-record-line = hér á að vera umferð, svar á borð við "buy: Silver" eða leikslok, ekki { $got }
# the commitment is the key's fingerprint, published before the game
error-record-committed = lykillinn passar ekki við fingrafarið sem var birt fyrir leikinn (commitment)
error-record-sealed = record: lykilinn vantar enn (aðeins fingrafar hans, commitment, er komið), svo að ekki er hægt að rekja leikinn
# $error: what differs; $recorded and $rules: versions of the rules
error-record-differs = record, lína { $line }: { $error } (skráð með reglum { $recorded }, hér gilda reglur { $rules })
error-record-asks = leikurinn spyr "{ $asked }", en skráningin svarar "{ $answered }"
error-record-over = leiknum er lokið, en skráningin svarar "{ $answered }"
error-record-turn = hér á að vera { $turn }. umferð sætis { $seat }
error-record-end = leiknum lýkur ekki hér eins og skráð er
error-record-state = state á að vera { $expected }, ekki { $got }

## at the table

typed-letter = „{ $got }“ eitt og sér er engin skipun hér; ? sýnir skipanirnar, spil er valið með númeri eða að minnsta kosti tveimur stöfum
typed-none = eitthvað þarf að velja, að minnsta kosti { $least }
typed-all = kostirnir eru { $n }, velja má í mesta lagi { $most }
typed-yes = „já“ eitt og sér er ekkert svar hér; veldu úr: { $options }
typed-number = { $most ->
    [1] { $got }: hér er aðeins talan 1
   *[other] { $got }: hér á að vera tala á bilinu 1 til { $most }
}
typed-several = „{ $got }“ getur átt við: { $options }
typed-not-now = ekki er hægt að velja { CARD($card, form: "acc") } núna; veldu úr: { $options }
typed-unknown = „{ $got }“ er ekki meðal kostanna: { $options }{ NEAR($near, form: "name") }
typed-level = hér á að vera 0, 1 eða 2, með eða án spils á undan, ekki „{ $got }“
typed-lines = hér á að vera línufjöldi, ekki „{ $got }“
seat-name = nafn á að vera 1 til { $most ->
        [one] { $most } stafur
       *[other] { $most } stafir
    }, án stýristafa, ekki { $got }
seat-people = í mesta lagi { $most } manns geta spilað hér þegar leikmenn eru { $players }, ekki { $got }
seat-twice = nöfnin eiga að vera ólík, en { $name } kemur tvisvar fyrir
table-entry = hér á að vera færsla úr atburðaskrá borðs, ekki { $got }
table-setup = hér á að vera uppsetning borðs, ekki { $got }
table-seats = sætin eiga að vera { $players }, ekki { $seats }
table-undo = aðeins er hægt að taka aftur svar sem enn stendur, ekki færslu { $to }
answer-other-seat = sæti { $seat } getur ekki svarað, ákvörðunin er hjá sæti { $player }
typed-exactly = veldu nákvæmlega { $n } af: { $options }
typed-amount = veldu { $least ->
    [0] í mesta lagi { $most } af: { $options }
   *[other] { $least } til { $most } af: { $options }
}
typed-position = svarið á að vera tala: { $options }
typed-treasures = núna eru engin peningaspil til að spila út
typed-buy = núna er ekkert hægt að kaupa
typed-what = nefndu líka spil: { $options }
resume-busy = { $file }: verið er að spila þennan leik í öðrum skipanaglugga
resume-none = enginn ólokinn leikur bíður; demesne play byrjar nýjan
resume-file = { $file }: á að vera leikur sem demesne vistaði eða skráning leiks

## tables on a server

table-over = leiknum er lokið
table-seat = hér á að vera sæti á bilinu 0 til { $most }, ekki { $seat }
table-resigned = sæti { $seat } hefur þegar gefist upp
table-unknown = þetta borð er ekki til
table-full = öll sæti eru skipuð
table-not-yours = þetta sæti er ekki þitt
seat-elsewhere = nú er spilað í þessu sæti úr öðru tæki
table-not-begun = leikurinn er ekki hafinn
table-not-over = leiknum þarf að vera lokið
table-answered = þessari spurningu hefur þegar verið svarað
table-kingdom = sett: á að vera ráðlagt sett, tíu spil eða valið af handahófi
table-closed = þessi leikur hófst með annarri útgáfu reglnanna og getur ekki haldið áfram
table-elsewhere = önnur útgáfa forritsins sér um þetta borð; reyndu aftur eftir smástund
undo-off = við þetta borð er ekki hægt að taka svar aftur
deal-late = búið er að gefa; ekki er tekið við fleiri tölum
deal-early = tekið er við tölum þegar allir leikmenn hafa sent fingraför sinna talna
deal-number = þetta er ekki talan sem fingrafarið var sent af
verify-missing = skráningunni fylgir engin sönnun um gjöfina, þótt hún eigi að fylgja þessum leik
verify-promise = leynitalan í þessari skráningu passar ekki við fingrafarið sem var birt (commitment)
verify-other-promise = netþjónninn hafði birt fingrafar annarrar leynitölu
verify-other-table = þetta er skráning frá öðru borði
verify-key = lykillinn í þessari skráningu er ekki leiddur af leynitölu hennar og slembitölum
verify-first = samkvæmt lyklinum í þessari skráningu byrjar annar leikmaður
verify-number = talan þín er ekki í lyklinum í þínu sæti
verify-seals = hinar tölurnar eru ekki þær sem voru ákveðnar áður en þín var send
verify-options = --number og --seat verða að fylgjast að
undo-none = það er ekkert svar til að taka aftur
undo-seen-new = ný spil hafa sést síðan þá; við þetta borð stendur svarið
stand-in-early = tölvuspilari getur fyrst tekið við { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndum
} eftir að leikmaður fer
say-unknown = hér á að vera ein af setningunum sem segja má við borðið
hello-twice = hello er þegar komið
table-not-asked = þú þarft engu að svara núna
table-no-wish = enginn hefur beðið um að taka neitt aftur
table-old = þessi leikur var spilaður með annarri útgáfu reglnanna; hægt er að lesa hann en ekki fletta í gegnum hann skref fyrir skref
table-one-by-one = hér má aðeins svara einu í einu: eitthvað nýtt kemur í ljós á milli
table-arrange = hvert spil á að koma fyrir nákvæmlega einu sinni
table-long = svo margt hefur gerst við þetta borð að héðan í frá gilda aðeins svör
pick-turn = það er ekki komið að þér að velja spil
pick-card = hér á að vera eitt af spilunum sem eru í boði, ekki { $got }
table-moment = hér á að vera augnablik á bilinu 0 til { $most } og sæti í leiknum
typed-elsewhere = þessi skipun er fyrir skipanagluggann; á síðunni eru hnappar fyrir hana

## the store

# somebody plays, and the database does not answer
store-away = ekki næst samband við gagnagrunninn eins og er; reyndu aftur
store-back = aftur er samband við gagnagrunninn
store-damaged = gagnagrunnur þessa netþjóns er skemmdur; sá sem rekur netþjóninn þarf að endurheimta afrit
# $where: the database, $reason: what the system says
store-unusable = { $where }: ekki er hægt að nota gagnagrunninn: { $reason }
store-damaged-file = { $where }: gagnagrunnurinn er skemmdur ({ $reason }); færðu skrána til hliðar og endurheimtu afrit: demesne admin restore SKRÁ
restore-shared = netþjónn er að nota þennan gagnagrunn; stöðvaðu alla netþjóna sem nota hann og endurheimtu svo afritið
store-address = slóð gagnagrunnsins á að vera sqlite:///SKRÁ eða postgresql://NOTANDI@HÝSILL/NAFN
# $command installs it
store-driver = fyrir PostgreSQL þarf pakkann asyncpg: { $command }
# $found, $known: numbers of schemas
store-newer = { $where }: nýrri útgáfa hefur notað þennan gagnagrunn (skema { $found }, þessi þekkir upp að { $known })
# $option: the option that allows it
store-not-empty = { $where }: hér eru leikir fyrir; { $option } setur afritið í stað þeirra
backup-file = { $file }: á að vera heilt afrit, eins og demesne admin backup skrifar það
# $command: what mends it
secret-mode = { $file }: aðrir geta lesið þennan leynilykil; hafðu hann út af fyrir þig ({ $command }) eða eyddu honum til að fá nýjan
secret-length = { $file }: leynilykill á að vera að minnsta kosti { $least } bæti, ekki { $got }

## the server

server-port = port: á að vera tala á bilinu 0 til { $most }, ekki { $got }
server-host = host: á að vera vistfang eða nafn þessarar tölvu, ekki { $got }
server-base-url = base URL: á að vera á borð við https://table.example, án slóðar aftan við, ekki { $got }
server-dev = --dev: á að vera vistfang sem aðeins næst í úr þessari tölvu, ekki { $host }
# $reason: what the system says
server-taken = ekki hægt að hlusta á { $host }, gátt { $port }: { $reason }
server-unknown-host = þessi netþjónn gengur ekki undir þessu nafni
server-origin = beiðnin kemur ekki frá síðu þessa netþjóns
server-too-many = of margar beiðnir í einu; bíddu í { $seconds } s
server-too-many-open = of margar tengingar í einu; lokaðu einni þeirra eða bíddu í { $seconds } s
server-spent = þetta vistfang eða þessi gestur hefur notað upp reiknitíma sinn; bíddu í { $seconds } s
server-busy = netþjónninn hefur of mikið að gera; reyndu aftur eftir { $seconds } s
server-full = of mikið er sent netþjóninum í einu; reyndu aftur eftir { $seconds } s
server-too-heavy = þetta krefst meiri reiknitíma eða minnis en netþjónninn veitir einni beiðni
server-no-workers = netþjónninn getur ekki ræst ferli fyrir þetta verk
server-stopping = netþjónninn er að stöðvast; reyndu aftur eftir mínútu
server-record-answers = record: svörin mega vera í mesta lagi { $most }, ekki { $got }
server-metrics = mæligildi eru aðeins gefin þessari tölvu nema netþjónninn hafi verið ræstur með --metrics
server-own-cards = aðeins er hægt að spila með eigin spilum frá þessari tölvu nema netþjónninn hafi verið ræstur með --own-cards
server-not-ready = netþjónninn er ekki tilbúinn
server-fault = eitthvað fór úrskeiðis á netþjóninum
server-page = síðan hefur ekki verið smíðuð: make play smíðar hana í möppu með frumkóðanum
server-nothing-here = það er ekkert á þessari slóð
server-method = þessi slóð tekur ekki við þessari aðferð
server-too-long = beiðnin er of löng
server-slow = beiðnin var of lengi að berast
server-deep = beiðnin er of djúpt hreiðruð
server-json = meginmálið á að vera af gerðinni application/json
# $error: what was expected where, in the words of the protocol
server-input = ekki eins og til er ætlast: { $error }
server-language = language: leyfileg tungumál: { $langs }
server-only-here = þetta er aðeins hægt í tölvunni sjálfri sem netþjónninn keyrir á
server-no-network = það er ekkert net til að opna borðið fyrir
server-no-link = hér á að vera tengill sem þessi netþjónn hefur búið til
server-no-address = hér á að vera slóð á þessum netþjóni
server-hello = fyrstu skilaboðin eiga að vera hello
server-binary = skilaboð eiga að vera texti, ekki bæti
server-long = skilaboð mega vera í mesta lagi { $most } bæti
server-message = þetta eru ekki skilaboð samkvæmt samskiptareglunum: { $error }
error-only-at-gain = { $card }: { $word } má aðeins standa í því sem spil gerir þegar spil fæst eða í upphafi leiks
error-position-staying = { $where }: hér mega aðeins vera spil sem eru í "play", ekki { $got }
error-position-later = { $where }: hér á að vera spil með síðari hluta, ekki { $got }
error-position-later-many = position: of margir síðari hlutar framhaldsspila, hámarkið er { $most }
error-position-token = { $where }: "trade route" má vera 0 eða 1, og 1 aðeins þar sem merki lá í upphafi, ekki { $got }
error-position-aside = position: "durations": { $where } leggur ekkert til hliðar, svo að { $got } á ekki við
error-only-until-then = { $card }: { $word } má aðeins standa í until_then í next_turn
error-only-at-end = { $card }: { $word } má aðeins standa í at_end_of_buying
error-same-moment = { $card }: { $first } og { $second } verka á sama augnabliki; hér á að vera ein verkun með öllum skrefum, til dæmis { $first }(step, step)
error-same-gain = { $card }: { $first } og { $second } geta verkað þegar sama spilið fæst; aðeins annað þeirra á að vera á spilinu
error-once-alone = { $card }: this_turn(..., once=True) er við hlið annars this_turn; það á að vera eina this_turn á spilinu

## A guest's own record and the kingdom of the day

day-unknown = ekkert sett er til fyrir þann dag
mine-sure = til að eyða öllu þarf "sure": true
mine-link = þessi einkatengill er ekki (lengur) gildur
mine-opposed = ekkert var flutt: þú og eigandi þessa tengils spilið hvor gegn öðrum í leik sem er ekki lokið
mine-before = before: hér á að vera tími með tímabelti, ekki { $got }
mine-kingdom-name = sett sem er geymt þarf nafn
mine-kingdoms = of mörg sett geymd, hámark: { $most }

## Vísbendingar og greiningar

hint-off = engar vísbendingar eru við þetta borð: hér spilar fólk og hefur ekki samþykkt þær
server-level = styrkur tölvuspilara á þessum netþjóni er { $levels }, ekki { $level }
server-thinking-spent = þetta borð hefur notað upp reiknitíma sinn í bili
server-thinking-late = enginn vinnsluferill var laus í tæka tíð
analysis-unknown = enginn hefur enn beðið um þessa greiningu
