"""The simulator's commands: sim, tournament, sample, strategies."""

from __future__ import annotations

import contextlib
import json
import pathlib
import sys
import time
from collections.abc import Callable, Iterator
from typing import Annotated, Any

from demesne import kernel
from demesne.cards import SETS, loaded
from demesne.game import load_cards
from demesne.game.arguments import ten_of
from demesne.languages import Language
from demesne.languages.kingdoms import in_english, set_name
from demesne.notation.names import short
from demesne.refusal import Phrase, Refusal
from demesne.sim.match import Match
from demesne.sim.players import match_of
from demesne.sim.result import Result
from demesne.sim.run import GAMES, MOST_GAMES, UNTIL_MOST, check_engine, check_run, run
from demesne.sim.text import MOST_FAILURES, columns, cross_table, paired_report, percent
from demesne.sim.text import report as as_text
from demesne.strategies.levels import LEVELS, SEARCHING
from demesne.strategies.shipped import entries, idea, in_language, shipped

from .about import kernel_in_use
from .arguments import AsJson, Flag, MaybeWhole, Say, Spelled, Whole, seed_of
from .files import check_files, write
from .own_output import own_output
from .solved import with_solved

SAMPLES = 3


def sim(
    *strategies: str,
    kingdom: str | None = None,
    games: MaybeWhole = None,
    seed: str = "1",
    edition: MaybeWhole = None,
    colonies: Flag = False,
    start: str | None = None,
    until: str | None = None,
    jobs: MaybeWhole = None,
    engine: str = "local",
    paired: tuple[str, str] | None = None,
    against: Annotated[list[str] | None, Spelled(greedy=True)] = None,
    as_json: AsJson = False,
    as_csv: Annotated[bool, Spelled("--csv")] = False,
    page: Annotated[pathlib.Path | None, Spelled("--report")] = None,
    plot: pathlib.Path | None = None,
    bot_timeout: float | None = None,
    playouts: MaybeWhole = None,
    cards: pathlib.Path | None = None,
    say: Say,
) -> int:
    """Play strategies against each other, many times, and say who wins."""
    known = seed_of(seed)
    error = until_of(until)
    many = games if games is not None else UNTIL_MOST if error is not None else GAMES
    check_run(many, error, jobs, bot_timeout)
    check_engine(engine)
    check_files(page, plot)
    chosen = [word for word, on in (("--json", as_json), ("--csv", as_csv), ("--paired", paired)) if on]
    chosen += [word for word, file in (("--report", page), ("--plot", plot)) if file and (as_csv or paired)]
    if len(chosen) > 1 and chosen != ["--json", "--paired"]:
        either = Phrase("error-either", {"a": chosen[:-1], "b": chosen[-1]})
        raise Refusal("command-not-together", options=either)
    if cards:
        load_cards(cards)
    if paired is not None:
        if strategies:
            raise Refusal("command-paired-alone", got=short(strategies[0]))
        from demesne.sim.paired import paired as play_paired

        with bar(say("sim-bar-games")) as progress:
            found = play_paired(
                paired, against or [], many, named(kingdom), edition, known, start, error, progress, colonies
            )
        warn_if_plain(say)
        print(json.dumps(found.json()) if as_json else paired_report(found, say))
        return 130 if found.interrupted else 0
    if against:
        raise Refusal("command-against-alone")
    given, ten, edition, colonies = with_solved(strategies, named(kingdom), edition, colonies, start=start)
    match = match_of(given, ten, edition, known, start, judging(say), colonies, playouts)
    warn_if_plain(say)
    if as_csv:
        return write_rows(match, many, error, bot_timeout, say)
    out = own_output(engine)
    with bar(say("sim-bar-games")) as progress:
        result = run(
            match,
            many,
            until=error,
            jobs=jobs,
            engine=engine,
            details=bool(page or plot),
            timeout=bot_timeout,
            progress=progress,
        )
    print(json.dumps(result.json()) if as_json else as_text(result, say), file=out)
    keep_records(result, say)
    if result.games and (page or plot):
        draw(result, page, plot, say)
    return 130 if result.interrupted else 0


def tournament(
    *strategies: str,
    kingdom: str | None = None,
    games: Whole = 2000,
    seed: str = "1",
    edition: MaybeWhole = None,
    jobs: MaybeWhole = None,
    as_json: AsJson = False,
    bot_timeout: float | None = None,
    cards: pathlib.Path | None = None,
    say: Say,
) -> int:
    """Play a round robin between strategies: a cross table and ratings with their errors."""
    check_run(games, None, jobs, bot_timeout)
    if cards:
        load_cards(cards)
    from demesne.sim.tournament import tournament as play_tournament

    with bar(say("sim-bar-pairs")) as progress:
        given, ten, edition, _ = with_solved(strategies, named(kingdom), edition, False, players=2)
        found = play_tournament(given, games, ten, edition, seed_of(seed), jobs, bot_timeout, progress)
    warn_if_plain(say)
    print(json.dumps(found.json()) if as_json else cross_table(found, say))
    return 130 if found.interrupted else 0


def sample(
    *strategies: str,
    kingdom: str | None = None,
    seed: str = "1",
    number: Whole = 0,
    rotation: Whole = 0,
    edition: MaybeWhole = None,
    colonies: Flag = False,
    start: str | None = None,
    playouts: MaybeWhole = None,
    record: pathlib.Path | None = None,
    cards: pathlib.Path | None = None,
    say: Say,
) -> int:
    """Print one game of a simulation in full."""
    check_files(record)
    if cards:
        load_cards(cards)
    given, ten, edition, colonies = with_solved(strategies, named(kingdom), edition, colonies, start=start)
    match = match_of(given, ten, edition, seed_of(seed), start, judging(say), colonies, playouts)
    if not 0 <= number < MOST_GAMES or not 0 <= rotation < match.seats:
        raise Refusal("command-sample", number=MOST_GAMES - 1, rotation=match.seats - 1)
    from demesne.sim.bot_table import BotTable

    from .story import told

    table = BotTable(match)
    game = table.one(number, rotation)
    for failure in table.failures:
        raise Refusal("error-in", where=failure.bot, error=failure.phrase)
    names = [match.players[s].name for s in match.who(rotation)]
    print(say("game-kingdom", cards=", ".join(match.piles), edition=str(match.edition)))
    print("\n".join(told(game, names, say)))
    if record:
        write(record, game.record())
    return 0


def strategies(
    name: str | None = None,
    /,
    *,
    kingdom: str = "First Game",
    as_json: AsJson = False,
    say: Say,
) -> int:
    """List the strategies we ship, or show one."""
    if name is not None:
        if name in SEARCHING:
            raise Refusal("command-no-list", name=name)
        if name in (*LEVELS, "generic"):
            from demesne.strategies.judging import generic  # takes a while to load

            ten, edition = ten_of(in_english(kingdom), loaded())
            found = generic(ten, "strong" if name == "generic" else name, edition)
        else:
            found = shipped(name)
        print(in_language(found, say).text.rstrip())
        return 0
    import textwrap

    from demesne.bots.ratings import ratings  # the package takes a while to load

    from .help import WIDTH

    shelf = entries()
    if as_json:
        print(json.dumps([e._asdict() for e in shelf]))
        return 0
    shares = [[e.name, "" if e.share is None else percent(e.share, say)] for e in shelf]
    for line, e in zip(columns(shares), shelf):
        print(f"{line}  {idea(e.name, say)} [{meant_for(e.kingdom, say)}]")
    note = say("strategies-how-to-read", n=len(shelf), levels=", ".join(LEVELS))
    measured = ", ".join(f"{level} {r.points} ± {r.error}" for level, r in ratings().items())
    for text in (note, say("strategies-ratings", levels=measured)):
        print("\n" + textwrap.fill(text, WIDTH, break_on_hyphens=False))
    return 0


def meant_for(kingdom: list[str] | None, say: Language) -> str:
    """The recommended set, or that it is a kingdom of its own."""
    if kingdom is None:
        return say("strategy-for-any")
    name = next((name for name, s in SETS.items() if sorted(s.cards) == sorted(kingdom)), None)
    return set_name(name, say) if name else say("strategy-for-own-ten")


# what the commands share


def named(kingdom: str | None) -> str | None:
    """A kingdom given in any language, by its English names."""
    return None if kingdom is None else in_english(kingdom)


def until_of(text: str | None) -> float | None:
    """0.5% or 0.005."""
    if text is None:
        return None
    try:
        value = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        value = 0.0
    if not 0.00001 <= value < 0.5:
        raise Refusal("command-until", got=short(text))
    return value


def judging(say: Language) -> Callable[[str], None]:
    """Tells a person watching that a bot needs a moment."""

    def tell(name: str) -> None:
        if sys.stderr.isatty():
            print(say("sim-judging", name=name), file=sys.stderr)

    return tell


def warn_if_plain(say: Language) -> None:
    """Called once the input is known to be good: bad input gets one line only."""
    if kernel.chosen() == "plain":
        print(say("kernel-warning", kernel=kernel_in_use(say)), file=sys.stderr)


@contextlib.contextmanager
def bar(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar on standard error, if it is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def keep_records(result: Result, say: Language) -> None:
    """Write the record of a failed bot's game to the current folder, named by its game."""
    for f in result.failures[:MOST_FAILURES]:
        file = pathlib.Path(f"failed-{f.number}-{f.rotation}.record")
        write(file, f.record, say("sim-record-kept", bot=f.bot, file=str(file)))


def write_rows(match: Match, games: int, until: float | None, timeout: float | None, say: Language) -> int:
    import csv

    from demesne.sim.rows import Rows, head

    rows = Rows(match, games, until, timeout)
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(head(match))
    code = 0
    begun = time.perf_counter()
    try:
        with bar(say("sim-bar-games")) as progress:
            for row in rows.play(progress):
                out.writerow(row)
    except KeyboardInterrupt:
        code = 130
    finally:
        rows.close()
    result = rows.result(time.perf_counter() - begun, code == 130)
    if result.games:
        print(as_text(result, say), file=sys.stderr)
    return code


def samples(match: Match, say: Language) -> list[dict[str, Any]]:
    """Three games in full, the seats rotated from one to the next."""
    from demesne.sim.bot_table import BotTable

    from .story import told

    table = BotTable(match)
    out = []
    for number in range(SAMPLES):
        rotation = number % match.seats
        game = table.one(number, rotation)
        names = [match.players[s].name for s in match.who(rotation)]
        if game.over:
            won = say.join([names[p] for p in game.winners()])
            scores = " : ".join(str(s) for s in sorted(game.scores(), reverse=True))
            seed = {"number": str(number), "rotation": str(rotation)}
            out.append({"title": say("game-title", names=won, scores=scores, **seed), "lines": told(game, names, say)})
    table.close()
    return out


def draw(result: Result, page: pathlib.Path | None, plot: pathlib.Path | None, say: Language) -> None:
    from demesne.sim import report
    from demesne.sim.report_data import page_data

    data = page_data(result, samples(result.match, say) if page else (), say.lang)
    if page:
        write(page, report.html(data), say("sim-report-written", file=str(page)))
    if plot:
        drawn = report.png(data) if plot.suffix.lower() == ".png" else report.svg(data)
        write(plot, drawn, say("sim-plot-written", file=str(plot)))
