### What is wrong with a command, a strategy, a simulation or a learner's environment: no page says these.

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

## strategies: $where is the file, $expected a word or one of the phrases below
error-strategy = { $where }, wiersz { $line }, kolumna { $column }: oczekiwano { $expected }, a jest { $got }{ NEAR($near) }
expected-card = karty
expected-card-or-type = karty lub typu
# any and random are words of strategies
expected-preference = karty, typu, any lub random
expected-never = karty, typu lub any
expected-asking-card = karty, która daje wybór
expected-key-once = każdego wyboru tylko raz
# $counts: "1", "2" or "1, 2 or 3"; $most: the last of them
expected-keys = { $most ->
        [one] { $counts } wyboru dla karty { $card }
       *[other] { $counts } wyborów dla karty { $card }
    }
expected-when = "when" lub końca wiersza
expected-condition = warunku po when
expected-operator = operatora lub końca wiersza
expected-operator-or-bracket = operatora lub ")"
expected-one-comparison = jednego porównania naraz, np. 1 < turn and turn < 5
expected-fewer-values = najwyżej { $most } wartości w warunku
expected-number = liczby
expected-number-up-to = liczby nie większej niż { $most }
expected-value = wartości, np. 3, coins lub owned(Smithy)
expected-shallower = najwyżej { $most ->
        [one] { $most } poziomu zagnieżdżenia (nawiasy, not i -)
       *[other] { $most } poziomów zagnieżdżenia (nawiasy, not i -)
    }
expected-fewer-rules = najwyżej { $most ->
        [one] { $most } reguły
       *[other] { $most } reguł
    }
error-strategies-too-long = { $name }: strategie przy tym stole są razem zbyt długie
error-shelf = oczekiwano nazwy dołączonej strategii, podano { $got }{ NEAR($near) }

## simulations
error-player = strategy: oczekiwano nazwy, pliku, tekstu lub funkcji, podano { $got }
error-player-name = strategy: oczekiwano pliku lub nazwy z listy demesne strategies, podano { $got }{ NEAR($near) }
error-strategy-text = { $where }: oczekiwano strategii, czyli tekstu UTF-8
error-strategy-length = { $where }: oczekiwano strategii o długości najwyżej { $most ->
        [one] { $most } znaku
       *[other] { $most } znaków
    }
error-input-once = strategies: "-" (standardowe wejście) można podać tylko raz
error-input-closed = -: oczekiwano strategii, ale standardowe wejście jest zamknięte
# $name: a strategy
error-outside-kingdom = { $name }: karta spoza zestawu: { CARD($card) } (zestaw: { NAMES($kingdom) })
error-too-many-named = kingdom: oczekiwano najwyżej 10 kart Królestwa, a strategie wymieniają { $got }: { NAMES($cards) }
error-start = start: oczekiwano 5/2, 4/3 lub pliku z pozycją, podano { $got }
error-start-kingdom = start: pozycja ma już swój zestaw, więc nie można podać innego
error-start-players = start: w pozycji jest { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }, a podano { $got ->
        [one] { $got } strategię
        [few] { $got } strategie
       *[other] { $got } strategii
    }
error-start-turns = start: dla gracza, którego tura trwa, oczekiwano turns od 1 wzwyż, a jest 0
error-start-text = { $where }: oczekiwano pozycji, czyli tekstu UTF-8
# $error: what is wrong with it
error-start-position = { $where }: oczekiwano pozycji (JSON lub tekst): { $error }
error-until = until: oczekiwano udziału między 0 a 0.5, np. 0.005, podano { $got }
error-bot-timeout = bot_timeout: oczekiwano liczby sekund od 0 do { $most }, podano { $got }
error-paired = paired: oczekiwano dwóch wersji i co najmniej jednego przeciwnika (--paired A1 A2 --against B)
error-paired-bots = paired: oczekiwano strategii, a nie botów, bo losowość botów nie zależy od ziarna
error-tournament = tournament: oczekiwano od { $least } do { $most } strategii, podano { $got }
error-details = details: liczby tura po turze wymagają symulacji z details=True
error-ray = engine: pakiet Ray nie jest zainstalowany: pip install "demesne[cluster]"
error-solution-file = { $where }: oczekiwano pliku zapisanego przez demesne solve --json
error-not-solved = solved: oczekiwano pliku albo zestawu już tu rozwiązanego przez demesne solve, podano { $got }
# $solved: numbers of players, such as 2 or 4
error-solved-players = solved: zestaw { $kingdom } jest tu rozwiązany dla { $solved } graczy; dla { $players }: demesne solve { $kingdom } --players { $players }
error-minutes = minutes: oczekiwano więcej niż 0 i najwyżej { $most }, podano { $got }

## bots written in Python
# $why: what Python says
error-bot-file = { $where }: oczekiwano pliku Pythona z funkcją choose(view, decision); { $why }
error-bot-module = { $where }: oczekiwano zapisu moduł:funkcja; { $why }
error-bot-function = { $where }: oczekiwano funkcji { $name }(view, decision){ NEAR($near) }
# $kind: the class of a Python error, $error: its text
error-bot-raised = { $kind }: { $error }
error-bot-start = bot się nie uruchomił
error-bot-ended = proces bota się zakończył
error-bot-ended-ours = bot zakończył wspólny proces; osobny daje mu opcja --bot-timeout SEKUNDY
error-bot-silent = brak odpowiedzi przez { $seconds } s
error-bot-picks = oczekiwano listy nazw, podano { $got }

## commands; $help is the command that shows the help, such as demesne sim --help
play-bot-level = --bot: w przeglądarce oczekiwano jednego z poziomów: { $levels } (z --terminal dowolna strategia, także solved:ZESTAW); podano { $got }{ NEAR($near) }
serve-running = serwer tej bazy danych już działa pod adresem { $address }; z pliku SQLite korzysta tylko jeden proces
play-no-answer = { $file }: tej bazy danych używa serwer (proces { $process }), który nie odpowiada; zatrzymaj go i spróbuj ponownie

## what stands on a command line, in help and errors
argument-file = PLIK
argument-name = NAZWA
argument-strategies = STRATEGIE
argument-text = TEKST
argument-number = LICZBA

## reports

report-lang = report: oczekiwano jednego z języków: { $langs }; podano { $got }
report-players = report: oczekiwano od dwóch do sześciu graczy, podano { $got }
# $command installs it
report-png = plot: PNG wymaga pakietu resvg_py: { $command }; SVG niczego nie wymaga
