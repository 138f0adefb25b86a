### What is wrong with a command or a learner's environment: no page says these.

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
