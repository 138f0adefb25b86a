### What is wrong with a command, a strategy, a simulation or a learner's environment: no page says these.

# $word: az első szó, amely egyik parancshoz sem tartozik
command-unknown-word = ismeretlen szó: { $word }{ NEAR($near) } (súgó: { $help })
command-unknown-option = ismeretlen kapcsoló: { $option }{ NEAR($near) } (súgó: { $help })
command-option-twice = { $option }: csak egyszer adható meg (súgó: { $help })
# $name: ami hiányzik, az alábbi nagybetűs szavak egyike
command-word-missing = { $command }: utána { $name } kell (súgó: { $help })
command-value-missing = { $n ->
    [one] { $option }: utána egy érték kell (súgó: { $help })
   *[other] { $option }: utána { $n } érték kell (súgó: { $help })
}
command-not-a-whole-number = { $option }: egész szám kell, nem { $got } (súgó: { $help })
command-not-a-number = { $option }: szám kell, nem { $got } (súgó: { $help })
command-takes-no-value = { $option }: nem tartozik hozzá érték, itt viszont ez áll: { $got } (súgó: { $help })
# $options: kapcsolók, például --json, „vagy”-gyal
command-not-together = csak az egyik adható meg: { $options }
command-paired-alone = --paired: nem állhat mellette stratégia, itt viszont ez áll: { $got }; az ellenfelek helye --against után van
command-against-alone = --against: csak ezzel együtt adható meg: --paired A1 A2
command-file-alone = --file: csak ezzel együtt adható meg: --resume
# $command: such as demesne serve
command-no-server = { $command }: a szerver nincs telepítve: pip install "demesne[server]"
command-until = --until: hibahatár kell (például 0.5%), nem { $got }
command-plot = --plot: .svg vagy .png végű fájlnév kell, nem { $got }
command-sample = sample: a kezdőérték sorszáma 0–{ $number }, a forgatás 0–{ $rotation } lehet
command-bot = bot: stratégia vagy novice, gentle, fair, strong, expert, master lehet, nem { $got }
command-no-list = { $name }: az expert és a master minden döntésnél a legjobb választ keresi, nem listát követ
command-card-missing = card: egy kártya neve kell, például demesne card Falu
command-no-folder = { $file }: nem írható, nincs ilyen mappa
command-is-folder = { $file }: nem írható, mert mappa
# $reason: amit a rendszer mond
command-unwritable = { $file }: nem írható: { $reason }
command-record-size = { $file }: a jegyzőkönyv legfeljebb { $most } bájt lehet
command-record-text = { $file }: jegyzőkönyv kell, UTF-8 szövegként
# a rendszer nem enged valamit, például tele lemezre írni
command-stopped = a program nem tudja folytatni: { $reason }
admin-running = ezt az adatbázist egy szerver használja: { $address }; előbb állítsd le
# $tasks: például backup, „vagy”-gyal
admin-task = admin: { $tasks } lehet, nem { $got }{ NEAR($near) }
# $option: például --days, $task: például prune
admin-only-with = { $option }: csak ezzel együtt adható meg: admin { $task }
admin-backed-up = { $games } játék mentve ide: { $file }
admin-left-out = sérült, ezért kimaradt: { $row }
admin-restored = { $games } játék visszaállítva innen: { $file }
admin-pruned = { $games } játék törölve
admin-made = az adatbázis új volt; a táblái elkészültek (séma: { $schema })
admin-migrated = az adatbázis frissítve (séma: { $schema })
admin-up-to-date = az adatbázis naprakész (séma: { $schema })
command-research-option = research { $name }: a { $option } itt nem adható meg; lásd: { $help }
command-research-file = research { $name }: fájl itt nem adható meg: { $got }; lásd: { $help }
command-research-results = research { $name }: eredményfájl kell; lásd: { $help }
command-research-needs = research { $name }: { $option } kell; lásd: { $help }
command-research-exists = { $file } már létezik: folytasd a --resume kapcsolóval, vagy válassz másik fájlt
command-data-exists = { $file } már létezik: írd felül a --replace kapcsolóval, vagy válassz másik mappát
command-research-other = { $file }: más futás eredménye (feladat: { $task }, ágens: { $agent }), vagy mások a változatok, a verziók vagy a korlátok

error-research-numpy = a demesne.research csomaghoz numpy kell: pip install "demesne[research]"
error-research-missing = { $package } nincs telepítve: pip install { $package }
error-research-spec = spec: egy Spec kell, például Spec(["First Game"]), nem { $got }
error-research-kingdoms = kingdoms: legalább egy birodalmat tartalmazó lista kell, nem { $got }
error-research-opponents = opponents: minden további helyre kell egy ({ $expected }), nem { $got }
error-research-bot = opponents: olyan stratégia vagy szint kell, amely a játékmotorban játszik; { $got } Pythonban írt gépi játékos
error-research-count = { $where }: legalább 1 értékű egész szám kell, nem { $got }
error-research-actions = step: { $n } egész szám kell, nem { $got }
error-research-action = { $game }. játszma: ezek egyike kell: { $legal }; ez érkezett: { $got }
error-research-no-decision = { $kingdom }: egy játszma véget ért, mielőtt bármilyen kérdés felmerült volna
error-research-agent = agent: modul:név kell, vagy ezek egyike: { $known }; ez érkezett: { $got }{ NEAR($near) }
error-research-agent-name = { $where }: itt egy { $name }(setup) osztály vagy függvény kell
error-research-agent-start = { $agent } ágens: { $why }
error-research-no-variants = variant: a { $task } feladatnak nincs változata, ez érkezett: { $got }
error-research-benchmark = { $file }: { $expected } eredménye kell, nem { $got }
error-research-result = { $file }: a demesne research evaluate eredményfájlja kell
error-research-differs = { $number }. játszma: itt másképp alakul; ezekkel a verziókkal játszották: { $versions }

## stratégiák: $where a fájl, $expected egy szó vagy az alábbiak egyike
error-strategy = { $where }, { $line }. sor, { $column }. oszlop: itt { $expected } állhat, nem { $got }{ NEAR($near) }
expected-card = kártya
expected-card-or-type = kártya vagy típus
# any és random a stratégiák szavai
expected-preference = kártya, típus, any vagy random
expected-never = kártya, típus vagy any
expected-asking-card = választást kínáló kártya
expected-key-once = csak még nem szereplő kulcs
# $counts: "1", "2" vagy "1, 2 vagy 3"; $most: közülük az utolsó
expected-keys = { $most ->
        [one] { $card } után egyetlen kulcs
       *[other] { $card } után { $counts } kulcs
    }
expected-when = "when" vagy a sor vége
expected-condition = when után feltétel
expected-operator = operátor vagy a sor vége
expected-operator-or-bracket = operátor vagy ")"
expected-one-comparison = egyszerre csak egy összehasonlítás (például 1 < turn and turn < 5)
expected-fewer-values = { $most } érték után már csak a feltétel vége
expected-number = szám
expected-number-up-to = legfeljebb { $most } értékű szám
expected-value = érték (például 3, coins vagy owned(Smithy))
expected-shallower = { $most } egymásba nyitott zárójel, not és - után már csak más
expected-fewer-rules = { $most } szabály után már csak a fájl vége
error-strategies-too-long = { $name }: az asztalnál ülő stratégiák együtt túl hosszúak
error-shelf = egy mellékelt stratégia neve kell, nem { $got }{ NEAR($near) }

## szimulációk
error-player = strategy: név, fájl, szöveg vagy függvény kell, nem { $got }
error-player-name = strategy: fájl vagy a demesne strategies által felsorolt név kell, nem { $got }{ NEAR($near) }
error-strategy-text = { $where }: stratégia kell, UTF-8 szövegként
error-strategy-length = { $where }: a stratégia legfeljebb { $most } karakter lehet
error-input-once = strategies: "-" (szabványos bemenet) csak egyszer állhat
error-input-closed = -: stratégia kell, de a szabványos bemenet le van zárva
# $name: egy stratégia
error-outside-kingdom = { $name }: a benne megnevezett { CARD($card, 1) } nincs a birodalomban ({ NAMES($kingdom) })
error-too-many-named = kingdom: legfeljebb 10 birodalomkártya lehet, a stratégiák { $got } kártyát neveznek meg: { NAMES($cards) }
error-start = start: 5/2, 4/3 vagy egy állás fájlja lehet, nem { $got }
error-start-kingdom = start: az állás magával hozza a birodalmát, mellé nem adható meg másik
error-start-players = start: az állásban { $players } játékos van, a stratégiák száma viszont { $got }
error-start-turns = start: a soron lévő játékosnál turns legalább 1 legyen, nem 0
error-start-text = { $where }: állás kell, UTF-8 szövegként
# $error: mi a baj vele
error-start-position = { $where }: állás kell, JSON-ként vagy szövegként: { $error }
error-until = until: 0 és 0.5 közötti arány kell (például 0.005), nem { $got }
error-bot-timeout = bot_timeout: 0–{ $most } másodperc lehet, nem { $got }
error-paired = paired: két változat és legalább egy ellenfél kell (--paired A1 A2 --against B)
error-paired-bots = paired: stratégia kell, nem gépi játékos, mert annak véletlenjét nem a kezdőérték adja
error-tournament = tournament: { $least }–{ $most } stratégia kell, nem { $got }
error-details = details: a körönkénti számokhoz details=True beállítású szimuláció kell
error-ray = engine: a Ray nincs telepítve: pip install "demesne[cluster]"
error-solution-file = { $where }: a demesne solve --json által írt fájl kell
error-not-solved = solved: fájl kell, vagy olyan birodalom, amelyet a demesne solve itt már megoldott, nem { $got }
# $solved: numbers of players, such as 2 or 4
error-solved-players = solved: a birodalom ({ $kingdom }) itt { $solved } játékosra van megoldva; { $players } játékosra: demesne solve { $kingdom } --players { $players }
error-minutes = minutes: 0-nál több és legfeljebb { $most } lehet, nem { $got }

## Pythonban írt gépi játékosok
# $why: amit a Python mond
error-bot-file = { $where }: Python-fájl kell, benne choose(view, decision); { $why }
error-bot-module = { $where }: modul:függvény kell; { $why }
error-bot-function = { $where }: kell bele egy { $name }(view, decision) függvény{ NEAR($near) }
# $kind: egy Python-hiba osztálya, $error: a szövege
error-bot-raised = { $kind }: { $error }
error-bot-start = nem indult el
error-bot-ended = leállt a folyamata
error-bot-ended-ours = egy gépi játékos leállította a folyamatot; adj neki sajátot: --bot-timeout MÁSODPERC
error-bot-silent = { $seconds } s alatt nem jött válasz
error-bot-picks = nevek listája kell, nem { $got }

## parancsok; $help a súgó parancsa, például demesne sim --help
play-bot-level = --bot: a böngészőben ezek egyike kell: { $levels } (--terminal mellett bármelyik stratégia, a solved:BIRODALOM is); ez érkezett: { $got }{ NEAR($near) }
serve-running = ezen az adatbázison már fut egy szerver: { $address }; egy SQLite-fájlt csak egy folyamat használhat
play-no-answer = { $file }: ezt az adatbázist egy szerver használja ({ $process }. folyamat), de nem válaszol; állítsd le, aztán próbáld újra

## ami a parancssorban, a súgóban és a hibákban áll
argument-file = FÁJL
argument-name = NÉV
argument-strategies = STRATÉGIÁK
argument-text = SZÖVEG
argument-number = SZÁM

## jelentések

report-lang = report: a nyelv { $langs } lehet, nem { $got }
report-players = report: 2–6 játékos kell, nem { $got }
# $command telepíti
report-png = plot: a PNG-hez a resvg_py csomag kell: { $command }; az SVG-hez semmi
