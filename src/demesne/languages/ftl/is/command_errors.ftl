### What is wrong with a command, a strategy, a simulation or a learner's environment: no page says these.

# $word: the first word that no command takes
command-unknown-word = óþekkt orð { $word }{ NEAR($near) } (sjá { $help })
command-unknown-option = óþekktur valkostur { $option }{ NEAR($near) } (sjá { $help })
command-option-twice = { $option }: má aðeins koma einu sinni fyrir (sjá { $help })
# $name: what is missing, one of the words in capitals below
command-word-missing = { $command }: { $name } vantar (sjá { $help })
command-value-missing = { $n ->
    [one] { $option }: gildi vantar á eftir (sjá { $help })
   *[other] { $option }: { $n } gildi þurfa að koma á eftir (sjá { $help })
}
command-not-a-whole-number = { $option }: á að vera heiltala, ekki { $got } (sjá { $help })
command-not-a-number = { $option }: á að vera tala, ekki { $got } (sjá { $help })
command-takes-no-value = { $option }: tekur ekkert gildi, en hér stendur { $got } (sjá { $help })
# $options: options such as --json, with "eða"
command-not-together = notaðu aðeins eitt af þessu: { $options }
command-paired-alone = --paired: { $got } er ofaukið; nefndu mótherja með --against
command-against-alone = --against: á aðeins við með --paired A1 A2
command-file-alone = --file: á aðeins við með --resume
# $command: such as demesne serve
command-no-server = { $command }: netþjónninn er ekki uppsettur: pip install "demesne[server]"
command-until = --until: á að vera skekkja í prósentustigum, t.d. 0.5%, ekki { $got }
command-plot = --plot: á að vera skrá sem endar á .svg eða .png, ekki { $got }
command-sample = sample: númer fræs á að vera á bilinu 0 til { $number } og sætafærsla á bilinu 0 til { $rotation }
command-bot = bot: á að vera leikáætlun, novice, gentle, fair, strong, expert eða master, ekki { $got }
command-no-list = { $name }: expert og master leita að besta svarinu hverju sinni og fylgja engum kauplista
command-card-missing = card: nafn spils vantar, t.d. demesne card Þorp
command-no-folder = { $file }: ekki hægt að skrifa skrána, mappan er ekki til
command-is-folder = { $file }: ekki hægt að skrifa skrána, þetta er mappa
# $reason: what the system says
command-unwritable = { $file }: ekki hægt að skrifa skrána: { $reason }
command-record-size = { $file }: skráning má vera í mesta lagi { $most } bæti
command-record-text = { $file }: á að vera skráning leiks, þ.e. UTF-8-texti
# the system refuses something, such as to write on a full disk
command-stopped = ekki hægt að halda áfram: { $reason }
admin-running = netþjónn á { $address } er að nota þennan gagnagrunn; stöðvaðu hann fyrst
# $tasks: words such as backup, with "eða"
admin-task = admin: á að vera { $tasks }, ekki { $got }{ NEAR($near) }
# $option: such as --days, $task: such as prune
admin-only-with = { $option }: á aðeins við með admin { $task }
admin-backed-up = { $games ->
    [one] { $games } leikur skrifaður
   *[other] { $games } leikir skrifaðir
} í { $file }
admin-left-out = skemmt og sleppt: { $row }
admin-restored = { $games ->
    [one] { $games } leikur endurheimtur
   *[other] { $games } leikir endurheimtir
} úr { $file }
admin-pruned = { $games ->
    [one] { $games } leikur fjarlægður
   *[other] { $games } leikir fjarlægðir
}
admin-made = gagnagrunnurinn var nýr; töflurnar í honum hafa verið búnar til (skema { $schema })
admin-migrated = gagnagrunnurinn hefur verið uppfærður (skema { $schema })
admin-up-to-date = gagnagrunnurinn er með nýjasta sniði (skema { $schema })
command-research-option = research { $name }: { $option } á ekki við hér; sjá { $help }
command-research-file = research { $name }: skrá á ekki við hér: { $got }; sjá { $help }
command-research-results = research { $name }: hér á að vera niðurstöðuskrá; sjá { $help }
command-research-needs = research { $name }: hér vantar { $option }; sjá { $help }
command-research-exists = { $file } er þegar til: haltu áfram með --resume eða veldu aðra skrá
command-data-exists = { $file } er þegar til: skiptu henni út með --replace eða veldu aðra möppu
command-research-other = { $file }: niðurstaða annarrar keyrslu (verkefni { $task }, gerandi { $agent }) eða keyrslu með öðrum afbrigðum, útgáfum eða mörkum

error-research-numpy = demesne.research þarf numpy: pip install "demesne[research]"
error-research-missing = pakkinn { $package } er ekki uppsettur: pip install { $package }
error-research-spec = spec: hér á að vera Spec, til dæmis Spec(["First Game"]), ekki { $got }
error-research-kingdoms = kingdoms: hér á að vera listi með að minnsta kosti einu setti, ekki { $got }
error-research-opponents = opponents: hér á að vera einn fyrir hvert annað sæti ({ $expected }), ekki { $got }
error-research-bot = opponents: hér eiga að vera leikáætlanir eða styrkleikastig sem kjarninn spilar; { $got } er Python-forrit
error-research-count = { $where }: hér á að vera heil tala, 1 eða hærri, ekki { $got }
error-research-actions = step: hér eiga að vera heilar tölur, fjöldi { $n }, ekki { $got }
error-research-action = leikur { $game }: { $got } á ekki við, leyfilegt: { $legal }
error-research-no-decision = { $kingdom }: leik lauk áður en nokkurs var spurt
error-research-agent = agent: hér á að vera eining:nafn eða eitt af { $known }; { $got } á ekki við{ NEAR($near) }
error-research-agent-name = { $where }: hér á að vera klasi eða fall { $name }(setup)
error-research-agent-start = gerandinn { $agent }: { $why }
error-research-no-variants = variant: verkefnið { $task } hefur engin afbrigði; { $got } á ekki við
error-research-benchmark = { $file }: hér á að vera niðurstaða { $expected }, ekki { $got }
error-research-result = { $file }: hér á að vera niðurstöðuskrá úr demesne research evaluate
error-research-differs = leikur { $number }: hér fer hann á annan veg; hann var spilaður með útgáfunum { $versions }

## strategies: $where is the file, $expected a word or one of the phrases below
error-strategy = { $where }, lína { $line }, dálkur { $column }: hér á að vera { $expected }, ekki { $got }{ NEAR($near) }
expected-card = spil
expected-card-or-type = spil eða tegund
# any and random are words of strategies
expected-preference = spil, tegund, any eða random
expected-never = spil, tegund eða any
expected-asking-card = spil sem býður upp á val
expected-key-once = nýr lykill (hver aðeins einu sinni)
# $counts: "1", "2" or "1, 2 eða 3"; $most: the last of them
expected-keys = { $most ->
        [one] { $card } með { $counts } lykli
       *[other] { $card } með { $counts } lyklum
    }
expected-when = "when" eða línulok
expected-condition = skilyrði á eftir when
expected-operator = virki (t.d. + eða <) eða línulok
expected-operator-or-bracket = virki (t.d. + eða <) eða ")"
expected-one-comparison = einn samanburður í einu (t.d. 1 < turn and turn < 5)
# stands at the value that is too many
expected-fewer-values = endir á skilyrðinu (í mesta lagi { $most } gildi)
expected-number = tala
expected-number-up-to = tala sem er í mesta lagi { $most }
expected-value = gildi á borð við 3, coins eða owned(Smithy)
# stands where one too many is opened
expected-shallower = annað en svigi, not eða - (í mesta lagi { $most } hvert innan í öðru)
# stands at the rule that is too many
expected-fewer-rules = endir á leikáætluninni (í mesta lagi { $most ->
        [one] { $most } regla
       *[other] { $most } reglur
    })
error-strategies-too-long = { $name }: leikáætlanirnar við þetta borð eru samanlagt of langar
error-shelf = hér á að vera nafn leikáætlunar sem fylgir með, ekki { $got }{ NEAR($near) }

## simulations
error-player = strategy: á að vera nafn, skrá, texti eða fall, ekki { $got }
error-player-name = strategy: á að vera skrá eða nafn sem demesne strategies telur upp, ekki { $got }{ NEAR($near) }
error-strategy-text = { $where }: á að vera leikáætlun, þ.e. UTF-8-texti
error-strategy-length = { $where }: leikáætlun má vera í mesta lagi { $most ->
        [one] { $most } stafur
       *[other] { $most } stafir
    }
error-input-once = strategies: "-" (staðalinntak) má aðeins koma einu sinni fyrir
error-input-closed = -: á að vera leikáætlun, en staðalinntakið er lokað
# $name: a strategy
error-outside-kingdom = { $name }: nefnir spil sem er ekki í settinu: { CARD($card) } (settið: { NAMES($kingdom) })
error-too-many-named = kingdom: konungdæmaspil mega vera í mesta lagi 10, leikáætlanirnar nefna { $got }: { NAMES($cards) }
error-start = start: á að vera 5/2, 4/3 eða skrá með leikstöðu, ekki { $got }
error-start-kingdom = start: leikstöðunni fylgir sett, ekki má gefa upp annað
error-start-players = start: í leikstöðunni { $players ->
        [one] er { $players } leikmaður
       *[other] eru { $players } leikmenn
    }, en hér { $got ->
        [one] er { $got } leikáætlun
       *[other] eru { $got } leikáætlanir
    }
error-start-turns = start: turns á að vera að minnsta kosti 1 hjá þeim sem á leik, ekki 0
error-start-text = { $where }: á að vera leikstaða, þ.e. UTF-8-texti
# $error: what is wrong with it
error-start-position = { $where }: á að vera leikstaða, sem JSON eða texti: { $error }
error-until = until: á að vera hlutfall milli 0 og 0.5, t.d. 0.005, ekki { $got }
error-bot-timeout = bot_timeout: á að vera sekúndufjöldi á bilinu 0 til { $most }, ekki { $got }
error-paired = paired: nefna þarf tvær gerðir og að minnsta kosti einn mótherja (--paired A1 A2 --against B)
error-paired-bots = paired: hér eiga að vera leikáætlanir, ekki tölvuspilarar: tilviljanir hjá þeim ráðast ekki af fræinu
error-tournament = tournament: leikáætlanir eiga að vera { $least } til { $most }, ekki { $got }
error-details = details: tölur um hverja umferð fást aðeins úr hermun með details=True
error-ray = engine: Ray er ekki uppsett: pip install "demesne[cluster]"
error-solution-file = { $where }: á að vera skrá sem demesne solve --json hefur skrifað
error-not-solved = solved: á að vera skrá eða sett sem demesne solve hefur leyst hér, ekki { $got }
# $solved: numbers of players, such as 2 or 4
error-solved-players = solved: settið { $kingdom } er leyst hér fyrir { $solved } leikmenn; fyrir { $players }: demesne solve { $kingdom } --players { $players }
error-minutes = minutes: á að vera meira en 0 og í mesta lagi { $most }, ekki { $got }

## bots written in Python
# $why: what Python says
error-bot-file = { $where }: á að vera Python-skrá með choose(view, decision); { $why }
error-bot-module = { $where }: á að vera eining:fall; { $why }
error-bot-function = { $where }: fallið { $name }(view, decision) vantar{ NEAR($near) }
# $kind: the class of a Python error, $error: its text
error-bot-raised = { $kind }: { $error }
error-bot-start = fór ekki í gang
error-bot-ended = ferlið stöðvaðist
error-bot-ended-ours = tölvuspilari stöðvaði ferlið sem hann keyrði í: gefðu honum eigið ferli með --bot-timeout SEKÚNDUR
error-bot-silent = ekkert svar á { $seconds } s
error-bot-picks = svarið á að vera listi af nöfnum, ekki { $got }

## commands; $help is the command that shows the help, such as demesne sim --help
play-bot-level = --bot: í vafranum á að vera eitt af { $levels } (með --terminal hvaða leikáætlun sem er, einnig solved:SETT), ekki { $got }{ NEAR($near) }
serve-running = netþjónn með þennan gagnagrunn er þegar í gangi á { $address }; aðeins eitt ferli getur notað hverja SQLite-skrá
play-no-answer = { $file }: netþjónn (ferli { $process }) er með þennan gagnagrunn en svarar ekki; stöðvaðu hann og reyndu aftur

## what stands on a command line, in help and errors
argument-file = SKRÁ
argument-name = NAFN
argument-strategies = LEIKÁÆTLANIR
argument-text = TEXTI
argument-number = TALA

## reports

report-lang = report: { $got } á ekki við, leyfileg tungumál: { $langs }
report-players = report: leikmenn eiga að vera tveir til sex, ekki { $got }
# $command installs it
report-png = plot: fyrir PNG þarf pakkann resvg_py: { $command }; SVG þarf ekkert
