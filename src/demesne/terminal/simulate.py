"""The simulator's commands: sim, tournament, sample, strategies."""

from __future__ import annotations

import contextlib
import csv
import inspect
import json
import pathlib
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from demesne import kernel
from demesne.cards import SETS, loaded
from demesne.game import Game, load_cards
from demesne.game.arguments import ten_of
from demesne.notation.names import nearest, short
from demesne.sim import report
from demesne.sim.gathering import match_of
from demesne.sim.match import Match
from demesne.sim.outside import OutsideTable
from demesne.sim.paired import paired as play_paired
from demesne.sim.picturing import page_data
from demesne.sim.result import Result
from demesne.sim.rows import Rows, head
from demesne.sim.run import GAMES, MOST_GAMES, UNTIL_MOST, check_engine, check_run, run
from demesne.sim.text import cross_table, paired_report
from demesne.sim.text import report as as_text
from demesne.sim.tournament import tournament as play_tournament
from demesne.strategies.judging import LEVELS, generic
from demesne.strategies.shelf import entries, shipped

from .about import kernel_in_use
from .story import lines

SAMPLES = 3

Player = Annotated[str, Parameter(allow_leading_hyphen=True)]  # so that - is one
Names = Annotated[list[str], Parameter(negative="", consume_multiple=True)]
Pair = Annotated[tuple[str, str], Parameter(negative="", allow_leading_hyphen=True)]


def sim(
    *strategies: Player,
    kingdom: str | None = None,
    games: int | None = None,
    seed: str = "1",
    edition: int | None = None,
    start: str | None = None,
    until: str | None = None,
    jobs: int | None = None,
    engine: str = "local",
    paired: Pair | None = None,
    against: Names | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    as_csv: Annotated[bool, Parameter(name="--csv", negative="")] = False,
    page: Annotated[pathlib.Path | None, Parameter(name="--report")] = None,
    plot: pathlib.Path | None = None,
    bot_timeout: float | None = None,
    cards: pathlib.Path | None = None,
) -> int:
    """Play strategies against each other, many times, and say who wins.

    Parameters
    ----------
    strategies
        Two to six: files, names that `demesne strategies` lists, gentle, fair or strong for the generic bot, bots in
        Python (bot.py or module:function), - for standard input.
    kingdom
        A recommended set or ten card names with commas; else the cards the strategies name, filled up from the seed.
    games
        How many, rounded up so that every seed is played once per rotation of the seats (10,000 if not given).
    seed
        A number or any text; the same seed gives the same games, however many jobs.
    edition
        1 or 2: the wordings to play by; the set's own if not given.
    start
        5/2 or 4/3 for first hands with that split, or a file with a position, as JSON or as text.
    until
        Play until every share is known to so many points, such as 0.5%; looked at after each 1,000 games.
    jobs
        How many cores; all of this machine if not given.
    engine
        local, or ray for a Ray cluster.
    paired
        Two versions of one list, to be compared on the same seeds.
    against
        With --paired: whom they play.
    as_json
        The result as JSON.
    as_csv
        A row for each game, with the turn of each gain.
    page
        Write a page with pictures, one self-contained HTML file.
    plot
        Write the main pictures as .svg or .png.
    bot_timeout
        Seconds a bot in Python may think over one answer; it then runs in a process of its own.
    cards
        A file with own cards.
    """
    check_names(strategies, sim)
    check_names((*(paired or ()), *(against or ())), sim)
    known = seed_of(seed)
    error = until_of(until)
    many = games if games is not None else UNTIL_MOST if error is not None else GAMES
    check_run(many, error, jobs, bot_timeout)
    check_engine(engine)
    check_files(page, plot)
    chosen = [word for word, on in (("--json", as_json), ("--csv", as_csv), ("--paired", paired)) if on]
    chosen += [word for word, file in (("--report", page), ("--plot", plot)) if file and (as_csv or paired)]
    if len(chosen) > 1 and chosen != ["--json", "--paired"]:
        raise ValueError(f"expected {' or '.join(chosen)}, not together")
    if cards:
        load_cards(cards)
    if paired is not None:
        if strategies:
            raise ValueError(
                f"--paired: expected no strategies beside it, got {short(strategies[0])}; name opponents with --against"
            )
        with bar("games") as progress:
            found = play_paired(paired, against or [], many, kingdom, edition, known, start, error, progress)
        warn_if_plain()
        print(json.dumps(found.json()) if as_json else paired_report(found))
        return 130 if found.interrupted else 0
    if against:
        raise ValueError("--against: expected together with --paired A1 A2")
    match = match_of(strategies, kingdom, edition, known, start, judging)
    warn_if_plain()
    if as_csv:
        return write_rows(match, many, error, bot_timeout)
    with bar("games") as progress:
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
    print(json.dumps(result.json()) if as_json else as_text(result))
    keep_records(result)
    if result.games and (page or plot):
        draw(result, page, plot)
    return 130 if result.interrupted else 0


def tournament(
    *strategies: Player,
    kingdom: str | None = None,
    games: int = 2000,
    seed: str = "1",
    edition: int | None = None,
    jobs: int | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    bot_timeout: float | None = None,
    cards: pathlib.Path | None = None,
) -> int:
    """Let many strategies play each against each: a cross table and ratings with their errors.

    Parameters
    ----------
    strategies
        Two or more, as for sim; together they may name at most ten kingdom cards.
    kingdom
        A recommended set or ten card names with commas.
    games
        For each pair.
    seed
        A number or any text.
    edition
        1 or 2.
    jobs
        How many cores.
    as_json
        The result as JSON.
    bot_timeout
        Seconds a bot in Python may think over one answer.
    cards
        A file with own cards.
    """
    check_names(strategies, tournament)
    check_run(games, None, jobs, bot_timeout)
    if cards:
        load_cards(cards)
    with bar("pairs") as progress:
        found = play_tournament(strategies, games, kingdom, edition, seed_of(seed), jobs, bot_timeout, progress)
    warn_if_plain()
    print(json.dumps(found.json()) if as_json else cross_table(found))
    return 130 if found.interrupted else 0


def sample(
    *strategies: Player,
    kingdom: str | None = None,
    seed: str = "1",
    number: int = 0,
    rotation: int = 0,
    edition: int | None = None,
    start: str | None = None,
    record: pathlib.Path | None = None,
    cards: pathlib.Path | None = None,
) -> int:
    """Print one game of a simulation in full.

    Parameters
    ----------
    strategies
        As for sim.
    kingdom
        As for sim.
    seed
        The seed of the simulation.
    number
        Which of its seeds, from 0.
    rotation
        How far the seats are rotated: 0 lets the first strategy begin.
    edition
        1 or 2.
    start
        As for sim.
    record
        Where to write the game down, for demesne replay.
    cards
        A file with own cards.
    """
    check_names(strategies, sample)
    check_files(record)
    if cards:
        load_cards(cards)
    match = match_of(strategies, kingdom, edition, seed_of(seed), start, judging)
    if not 0 <= number < MOST_GAMES or not 0 <= rotation < match.seats:
        raise ValueError(
            f"sample: expected a number from 0 to {MOST_GAMES - 1:,} and a rotation from 0 to {match.seats - 1}"
        )
    table = OutsideTable(match)
    game = table.one(number, rotation)
    for failure in table.failures:
        raise ValueError(f"{failure.bot}: {failure.error}")
    names = [match.players[s].name for s in match.who(rotation)]
    print(f"Kingdom: {', '.join(match.kingdom)} (edition {match.edition})")
    print("\n".join(told(game, names)))
    if record:
        write(record, game.record())
    return 0


def strategies(
    name: str | None = None,
    /,
    *,
    kingdom: str = "First Game",
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """List the strategies we ship, or show one.

    Parameters
    ----------
    name
        Show this one; gentle, fair and strong show the list that the generic bot makes for a kingdom.
    kingdom
        For the generic bot: a recommended set or ten card names with commas.
    as_json
        The list as JSON.
    """
    if name is not None:
        if name in (*LEVELS, "generic"):
            ten, edition = ten_of(kingdom, loaded())
            found = generic(ten, "strong" if name == "generic" else name, edition)
        else:
            found = shipped(name)
        print(found.text.rstrip())
        return 0
    shelf = entries()
    if as_json:
        print(json.dumps([e._asdict() for e in shelf]))
        return 0
    width = max(len(e.name) for e in shelf)
    for e in shelf:
        share = f"{100 * e.share:5.1f} %" if e.share is not None else "       "
        print(f"{e.name:{width}}  {share}  {e.idea} [{meant_for(e.kingdom)}]")
    print(f"\n{len(shelf)} strategies, with their share against big-money-greening in the kingdom each is meant for,")
    print("which stands in brackets; demesne strategies NAME shows one, with its kingdom. Generic bots make a list")
    print(f"for any kingdom: {', '.join(LEVELS)}.")
    return 0


def meant_for(kingdom: list[str] | None) -> str:
    """The recommended set, or that it is another ten."""
    if kingdom is None:
        return "any"
    return next((name for name, s in SETS.items() if sorted(s.cards) == sorted(kingdom)), "a ten of its own")


# what the commands share


def seed_of(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 100 else text


def until_of(text: str | None) -> float | None:
    """0.5% or 0.005."""
    if text is None:
        return None
    try:
        value = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        value = 0.0
    if not 0.00001 <= value < 0.5:
        raise ValueError(f"--until: expected a width such as 0.5%, got {short(text)}")
    return value


def check_names(strategies: Sequence[str], command: Callable[..., int]) -> None:
    """A word with a hyphen is a mistyped option; - alone is standard input."""
    options = [f"--{name.removeprefix('as_').replace('_', '-')}" for name in inspect.signature(command).parameters]
    for name in strategies:
        if name.startswith("-") and name != "-":
            raise ValueError(f"unknown option {short(name)}{nearest(name, options)} (see demesne --help)")


def check_files(page: pathlib.Path | None, plot: pathlib.Path | None = None) -> None:
    """Refuse before the games are played what could not be written after them."""
    if plot and plot.suffix.lower() not in (".svg", ".png"):
        raise ValueError(f"--plot: expected a file that ends with .svg or .png, got {short(str(plot))}")
    for file in (page, plot):
        if file and not file.resolve().parent.is_dir():
            raise ValueError(f"{file}: cannot be written, there is no such folder")
        if file and file.is_dir():
            raise ValueError(f"{file}: cannot be written, it is a folder")
    if plot and plot.suffix.lower() == ".png":
        report.rasteriser()


def judging(name: str) -> None:
    if sys.stderr.isatty():
        print(f"{name} looks at the kingdom ...", file=sys.stderr)


def warn_if_plain() -> None:
    """Once the input is known to be good: bad input gets one line."""
    if kernel.chosen() == "plain":
        print(f"kernel: {kernel_in_use()}", file=sys.stderr)


@contextlib.contextmanager
def bar(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar on standard error, where somebody looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def write(file: pathlib.Path, data: str | bytes) -> None:
    try:
        if isinstance(data, str):
            file.write_text(data, encoding="utf-8")
        else:
            file.write_bytes(data)
    except OSError as error:
        raise ValueError(f"{file}: cannot be written: {error.strerror}") from None


def keep_records(result: Result) -> None:
    """The record of a failed bot's game goes beside the user, named by its game."""
    for f in result.failures[:5]:
        file = pathlib.Path(f"failed-{f.number}-{f.rotation}.record")
        write(file, f.record)
        print(f"the game in which {f.bot} failed: {file}", file=sys.stderr)


def write_rows(match: Match, games: int, until: float | None, timeout: float | None) -> int:
    rows = Rows(match, games, until, timeout)
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(head(match))
    code = 0
    begun = time.perf_counter()
    try:
        with bar("games") as progress:
            for row in rows.play(progress):
                out.writerow(row)
    except KeyboardInterrupt:
        code = 130
    finally:
        rows.close()
    result = rows.result(time.perf_counter() - begun, code == 130)
    if result.games:
        print(as_text(result), file=sys.stderr)
    return code


def told(game: Game, names: list[str]) -> list[str]:
    out = lines(game.events, names, None, everything=True)
    begun = game.at(0)
    if not any(e.kind == "turn" and (e.player, e.number) == (begun.player, begun.turn) for e in game.events):
        out.insert(0, f"\nTurn {begun.turn}, {names[begun.player]}")  # a position is within a turn already
    out.append("")
    for p, name in enumerate(names):
        out.append(f"{name}: {game.scores()[p]} points in {game.turns()[p]} turns")
    out.append("Winners: " + ", ".join(names[p] for p in game.winners()))
    return out


def samples(match: Match) -> list[dict[str, Any]]:
    """Three games in full, the seats rotated from one to the next."""
    table = OutsideTable(match)
    out = []
    for number in range(SAMPLES):
        rotation = number % match.seats
        game = table.one(number, rotation)
        names = [match.players[s].name for s in match.who(rotation)]
        if game.over:
            won = " and ".join(names[p] for p in game.winners())
            scores = " to ".join(str(s) for s in sorted(game.scores(), reverse=True))
            title = f"Seed number {number}, rotation {rotation}: {won} with {scores}"
            out.append({"title": title, "lines": told(game, names)})
    table.close()
    return out


def draw(result: Result, page: pathlib.Path | None, plot: pathlib.Path | None) -> None:
    data = page_data(result, samples(result.match) if page else ())
    if page:
        write(page, report.html(data))
        print(f"report: {page}", file=sys.stderr)
    if plot:
        write(plot, report.png(data) if plot.suffix.lower() == ".png" else report.svg(data))
        print(f"plot: {plot}", file=sys.stderr)


def add_commands(app: App) -> None:
    for command in (sim, tournament, sample, strategies):
        app.command(command)
