### What is wrong with a command or a learner's environment: no page says these.

# $word: the first word that no command takes
command-unknown-word = nieznane słowo { $word }{ NEAR($near) } (zob. { $help })
command-unknown-option = nieznana opcja { $option }{ NEAR($near) } (zob. { $help })
command-option-twice = { $option }: można podać tylko raz (zob. { $help })
# $name: what is missing, one of the words in capitals below
command-word-missing = { $command }: brak argumentu { $name } (zob. { $help })
command-value-missing = { $n ->
    [one] { $option }: brak wartości po tej opcji (zob. { $help })
   *[other] { $option }: oczekiwano { $n } wartości po tej opcji (zob. { $help })
}
command-not-a-whole-number = { $option }: oczekiwano liczby całkowitej, podano { $got } (zob. { $help })
command-not-a-number = { $option }: oczekiwano liczby, podano { $got } (zob. { $help })
command-takes-no-value = { $option }: ta opcja nie ma wartości, a podano { $got } (zob. { $help })
# $options: options such as --json, with "or"
command-not-together = podaj tylko jedną z opcji: { $options }
command-paired-alone = --paired: innych strategii nie można podać, a jest { $got }; przeciwników podaj po --against
command-against-alone = --against: można podać tylko razem z --paired A1 A2
command-file-alone = --file: można podać tylko razem z --resume
# $command: such as demesne serve
command-no-server = { $command }: serwer nie jest zainstalowany: pip install "demesne[server]"
command-until = --until: oczekiwano dokładności, np. 0.5%, podano { $got }
command-plot = --plot: oczekiwano pliku z rozszerzeniem .svg lub .png, podano { $got }
command-sample = sample: oczekiwano numeru od 0 do { $number } i rotacji od 0 do { $rotation }
command-bot = bot: oczekiwano strategii lub novice, gentle, fair, strong, expert, master, podano { $got }
command-no-list = { $name }: expert i master za każdym razem szukają najlepszej odpowiedzi i nie trzymają się listy
command-card-missing = card: oczekiwano nazwy karty, np. demesne card Wioska
command-no-folder = { $file }: nie można zapisać, nie ma takiego folderu
command-is-folder = { $file }: nie można zapisać, to jest folder
# $reason: what the system says
command-unwritable = { $file }: nie można zapisać: { $reason }
command-record-size = { $file }: oczekiwano zapisu gry o rozmiarze najwyżej { $most ->
        [one] { $most } bajtu
       *[other] { $most } bajtów
    }
command-record-text = { $file }: oczekiwano zapisu gry, czyli tekstu UTF-8
# the system refuses something, such as to write on a full disk
command-stopped = nie można kontynuować: { $reason }
admin-running = tej bazy danych używa serwer pod adresem { $address }; najpierw go zatrzymaj
# $tasks: words such as backup, with "or"
admin-task = admin: oczekiwano { $tasks }, podano { $got }{ NEAR($near) }
# $option: such as --days, $task: such as prune
admin-only-with = { $option }: można podać tylko po admin { $task }
admin-backed-up = zapisano { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[other] { $games } gier
} w pliku { $file }
admin-left-out = uszkodzone, pominięto: { $row }
admin-restored = przywrócono { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[other] { $games } gier
} z pliku { $file }
admin-pruned = usunięto { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[other] { $games } gier
}
admin-made = baza danych była nowa; utworzono jej tabele (schemat { $schema })
admin-migrated = zaktualizowano bazę danych (schemat { $schema })
admin-up-to-date = baza danych jest aktualna (schemat { $schema })
command-research-option = research { $name }: opcja { $option } nie ma tu zastosowania; zob. { $help }
command-research-file = research { $name }: plik nie ma tu zastosowania: { $got }; zob. { $help }
command-research-results = research { $name }: oczekiwano pliku wyniku; zob. { $help }
command-research-needs = research { $name }: oczekiwano opcji { $option }; zob. { $help }
command-research-exists = { $file } już istnieje: kontynuuj z --resume albo wybierz inny plik
command-data-exists = { $file } już istnieje: zastąp go opcją --replace albo wybierz inny folder
command-research-other = { $file }: wynik innego przebiegu (zadanie { $task }, agent { $agent }) albo przebiegu z innymi wariantami, wersjami lub limitami

error-research-numpy = demesne.research wymaga numpy: pip install "demesne[research]"
error-research-missing = pakiet { $package } nie jest zainstalowany: pip install { $package }
error-research-spec = spec: oczekiwano obiektu Spec, np. Spec(["First Game"]), podano { $got }
error-research-kingdoms = kingdoms: oczekiwano listy z co najmniej jednym zestawem, podano { $got }
error-research-opponents = opponents: oczekiwano po jednym na każde pozostałe miejsce ({ $expected }), podano { $got }
error-research-bot = opponents: oczekiwano strategii lub poziomów, które grają wewnątrz jądra; { $got } to bot w Pythonie
error-research-count = { $where }: oczekiwano liczby całkowitej od 1, podano { $got }
error-research-actions = step: oczekiwano liczb całkowitych w ilości { $n }, podano { $got }
error-research-action = gra { $game }: oczekiwano jednej z akcji: { $legal }; podano { $got }
error-research-no-decision = { $kingdom }: gra skończyła się, zanim padło jakiekolwiek pytanie
error-research-agent = agent: oczekiwano moduł:nazwa albo jednej z nazw: { $known }; podano { $got }{ NEAR($near) }
error-research-agent-name = { $where }: oczekiwano klasy lub funkcji { $name }(setup)
error-research-agent-start = agent { $agent }: { $why }
error-research-no-variants = variant: zadanie { $task } nie ma wariantów, podano { $got }
error-research-benchmark = { $file }: oczekiwano wyniku { $expected }, podano { $got }
error-research-result = { $file }: oczekiwano pliku wyniku demesne research evaluate
error-research-differs = gra { $number }: tutaj przebiega inaczej; rozegrano ją w wersjach { $versions }
