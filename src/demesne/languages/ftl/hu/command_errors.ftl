### What is wrong with a command or a learner's environment: no page says these.

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
