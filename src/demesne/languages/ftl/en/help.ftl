### Help of the commands. A message says what its command does; each attribute explains an argument or option of that name.
### Words after -- and names in small letters such as random, gentle, fair, strong, local, ray are typed as they are.

help-usage = Usage: { $words }
# in the line of usage: where the name of a command stands, where options stand
help-command = COMMAND
help-options = OPTIONS
# after --lang
help-language = LANGUAGE
# headings
help-commands = Commands
help-arguments = Arguments
help-options-title = Options
# what holds if the option is not given
help-default = default: { $value }

help-demesne = The deck-building game Dominion. Unofficial, free, not endorsed by the publisher.
    .lang = en, hu, ru, pl or is; else DEMESNE_LANG, else the system's language.
    .help = Show this help, or that of a command.
    .version = Show the version.
help-more = demesne COMMAND --help explains one command. Without a command a game begins, as with play.

help-play = Play in the browser, against bots or with friends; or in the terminal.
    .kingdom = A recommended set, random, or ten card names in any language, separated by commas.
    .players = 2 to 6, including you.
    .name = The name of a person at this terminal; repeat it for several people, who then take turns.
    .bot = Who plays against you: novice, gentle, fair (if not given), strong, expert, master, solved:KINGDOM or solved:FILE, a strategy's name or file; repeat it for several bots.
    .edition = 1 or 2: the wordings to play by; the set's own if not given.
    .colonies = Add Platinum and Colony.
    .seed = A number or any text; the same seed gives the same shuffles.
    .cards = A file with your own cards, to be named in the kingdom.
    .record = A file to write the game's record to as well.
    .resume = Resume the game you left last.
    .file = With --resume: resume this game or record instead.
    .plain = For screen readers and pipes: one question at a time, nothing redrawn.
    .english = Show English card names after those of the language.
    .terminal = Play in the terminal; --name, --resume, --plain, --record, --cards and --english imply it.

help-replay = Print a recorded game turn by turn.
    .file = A record, as written by play --record or Game.record().
    .at = Only the moment after this many answers: the turn so far, the hand and the question.

help-analyse = Analyse a recorded game: what every decision was worth, how much was luck, where the game turned.
    .file = A record, as written by play --record or Game.record().
    .playouts = Playouts for each answer; if not given, 400, or fewer where the kernel is not compiled.
    .seconds = At most this much computing time, not counting the search for the kingdom's lists; later decisions then get fewer playouts.
    .seed = A number or any text; the same seed and playouts give the same numbers.
    .seat = Who plays at a seat, as in 2=fair, if the record does not say it; repeat it for several.
    .json = The analysis as JSON.
    .report = Write a page with the curve and the key moments, one self-contained HTML file.

help-verify = Check that a record replays, and what it proves about its deal.
    .file = A record, as a table on a server gives it after the game.
    .commitment = The fingerprint of the server's secret, as your page showed it before the game.
    .seat = Your seat, counted from 0.
    .number = The random number that your page sent.
    .seals = The fingerprints of all numbers, in the order of the seats, as your page got them, separated by commas; a dash for none.

help-card = Show a card: what it costs and what it does.
    .name = The card, in any of the five languages; the beginning is enough.
    .edition = 1 or 2: which wording.
    .cards = A file with your own cards.

help-kingdom = List the recommended sets, show one, or draw a random kingdom.
    .name = A recommended set, ten card names in any language, separated by commas, or random; without a name the sets are listed.
    .seed = For random: a number or any text; the same seed gives the same kingdom.
    .boxes = For random: from which boxes, such as "base 2e"; repeat it for several.
    .village = For random: at least one card that gives +2 Actions.
    .buy = For random: at least one card that gives +1 Buy.
    .attacks = For random: at most this many Attacks.
    .costs = For random: at least this many different costs.
    .ban = For random: cards to leave out.
    .lock = For random: cards to include.
    .colonies = Also show that Platinum and Colony are added.

help-sim = Play strategies against each other, many times, and say who wins.
    .strategies = Two to six: files, names that demesne strategies lists, novice, gentle, fair or strong for the generic bot, expert or master for one that searches, solved:KINGDOM or solved:FILE for the best list that demesne solve found, bots in Python (bot.py or module:function), - for standard input.
    .kingdom = A recommended set or ten card names, separated by commas; else the cards the strategies name, filled up from the seed.
    .games = How many, rounded up so that every seed is played once per rotation of the seats (10,000 if not given).
    .seed = A number or any text; the same seed gives the same games, however many jobs.
    .edition = 1 or 2: the wordings to play by; the set's own if not given.
    .colonies = Add Platinum and Colony.
    .start = 5/2 or 4/3 for first hands with that split, or a file with a position, as JSON or as text.
    .until = Play until every share is known to within this many points, such as 0.5%; checked after every 1,000 games.
    .jobs = How many cores; by default all of them, one for up to 10,000 games.
    .engine = local, or ray for a Ray cluster.
    .paired = Two versions of one list, to be compared on the same seeds.
    .against = With --paired: their opponents.
    .json = The result as JSON.
    .csv = A row for each game, with the turn of each gain.
    .report = Write a report with charts, one self-contained HTML file.
    .plot = Write the main charts as .svg or .png.
    .bot-timeout = Seconds a Python bot may take for one answer; it then runs in a process of its own.
    .playouts = Playouts that expert and master may spend on one decision; the same number gives the same games.
    .cards = A file with your own cards.

help-tournament = Play a round robin between strategies: a cross table and ratings with their errors.
    .strategies = Two or more, as for sim; together they may name at most ten kingdom cards.
    .kingdom = A recommended set or ten card names, separated by commas.
    .games = For each pair.
    .seed = A number or any text.
    .edition = 1 or 2.
    .jobs = How many cores.
    .json = The result as JSON.
    .bot-timeout = Seconds a Python bot may take for one answer.
    .cards = A file with your own cards.

help-sample = Print one game of a simulation in full.
    .strategies = As for sim.
    .kingdom = As for sim.
    .seed = The seed of the simulation.
    .number = Which of its seeds, from 0.
    .rotation = How far the seats are rotated: 0 lets the first strategy begin.
    .edition = 1 or 2.
    .colonies = Add Platinum and Colony.
    .start = As for sim.
    .playouts = As for sim.
    .record = A file to write the game's record to, for demesne replay.
    .cards = A file with your own cards.

help-solve = Find the good strategies of a kingdom: lists, the mixture that none of them beats, opening buys.
    .kingdom = A recommended set, or ten card names in any language, separated by commas.
    .players = 2 to 6.
    .minutes = How long to search at most; 1 if not given.
    .rounds = Search this many rounds instead, however long they take; the same number gives the same result.
    .edition = 1 or 2: the wordings to play by; the set's own if not given.
    .colonies = Add Platinum and Colony.
    .jobs = How many cores; by default all of them.
    .engine = local, or ray for a Ray cluster.
    .json = The result as JSON; a file with it can be played with as solved:FILE.
    .report = Write the result as a page, one self-contained HTML file.
    .cards = A file with your own cards.

help-strategies = List the strategies we ship, or show one.
    .name = Show this one; novice, gentle, fair and strong show the list that the generic bot makes for a kingdom.
    .kingdom = For the generic bot: a recommended set or ten card names, separated by commas.
    .json = The list as JSON.

help-research = Work with the research benchmark: generate cards, evaluate an agent, show results, replay a game from a result.
    .name = cards, evaluate, table or record.
    .files = For table: result files. For record: one of them.
    .seed = For cards: a number or any text; the same seed gives the same cards.
    .count = For cards: how many.
    .task = For evaluate: T1 to T8.
    .agent = For evaluate: module:name, or random, big-money, novice, gentle, fair, strong, expert, master, search, search-200, search-1000, cloned, ppo.
    .seeds = For evaluate: fewer seeds for each opponent than the protocol asks for; the result says so.
    .variant = For evaluate: one variant of the task, such as "10 ms"; without it, all variants of the protocol.
    .seconds = For evaluate: how many seconds by the clock a pick may take before the agent is stopped; 10 if not given. A game may take 60 times as long.
    .response = For evaluate: afterwards also search for lists that beat the agent, and show how it does against them. Takes about 5,000 more games.
    .out = The file to write the cards, the result or the record to.
    .resume = For evaluate: continue the result in the file given by --out.
    .number = For record: which game of the result, counted from 0.
    .markdown = For table: as Markdown.
    .json = For evaluate and table: as JSON.

help-bench = Measure speed: games, clones, decisions, in CPU time.
    .json = The figures as JSON.
    .rounds = How often everything is measured; medians are shown.

help-version = Show the version, the rules version and which kernel is in use, and why.

help-admin = Administer the games of a server: back them up, restore them, remove old ones, migrate the database.
    .name = backup, restore, prune or migrate.
    .file = For backup and restore: the file, compressed with gzip. It holds the secrets of unfinished games.
    .days = For prune: remove games that nobody has touched for this many days; if not given, 90 for unfinished and 365 for finished ones.
    .replace = For restore: delete the existing games first; without it the database must be empty.
    .database = sqlite:///FILE or postgresql://USER@HOST/NAME; else DEMESNE_DATABASE, else a file in the user's folder.

help-serve = Serve tables to browsers: on this machine, on your network or on the internet.
    .host = The address to listen on; 127.0.0.1 can be reached from this machine only.
    .port = The port; 8200 if not given, or the next one that is free.
    .lan = Let others on the same network join: listen everywhere and show the address.
    .open = Open the page in a browser.
    .database = Where games are kept, such as postgresql://user@host/name; else DEMESNE_DATABASE, else a file of your own.
    .base-url = The public URL of a server behind a proxy, such as https://table.example.
    .max-level = The strongest bots that may sit here, such as strong; the hints come from them too. All if not given.
    .metrics = Let everybody who can reach the server read /metrics, not only this machine.
    .own-cards = Let everybody who can reach the server play with cards of their own, not only this machine. For people you trust.
    .dev = For developers: positions can be set up. Only on this machine.
    .log = Log every request, not only errors, when standard error is a terminal.
