"""Games of the ladder as Parquet, for learners that only have records (task T8). Needs `demesne[research-data]`.

    python -m demesne.research.dataset ladder       100,000 games of lists, 1,000 of the lowest level that searches
    python -m demesne.research.dataset ladder --games 1000 --searched 10 --jobs 2

A row is a game: its kingdom, who sat where, the seed, every answer by name, the result. `decisions` gives what the
seats knew and answered, `picks` the same pick by pick, as agents of the benchmark are asked. README.md in the folder is
the data card. The same command writes the same games. Ctrl-C keeps what was played until then.

`strong` plays in the first 250 kingdoms, where its lists come with the package; elsewhere it would have to search for
them, ten CPU seconds in a kingdom (`--strong 1000` does).
"""

from __future__ import annotations

import argparse
import pathlib
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache, lru_cache, partial
from itertools import product
from typing import Any, NamedTuple, Protocol

import numpy as np

from demesne import __version__
from demesne.bots.strategy import StrategyBot
from demesne.game import Game
from demesne.notation import RULES_VERSION
from demesne.notation.names import short
from demesne.refusal import Refusal, reason
from demesne.search.levels import budget_of, playouts_of
from demesne.search.player import Player
from demesne.search.population import population
from demesne.strategies.levels import LEVELS, SEARCHING

from .adapters import need
from .agents import Answer, Asked
from .opponents import list_for
from .referee import Picks
from .spec import Board, Spec
from .tasks import TASKS, TRAINED

GAMES, SEARCHED = 100_000, 1_000
EACH = 100  # games of one kingdom in a row: its lists are written once for all of them
FEW = 10  # searched games that a process plays at once
GROUP = 1000  # games that are written at once
SILENT = 30  # seconds without a word: the last hundredth, games of the level that searches, takes minutes
SEARCHER, AGAINST = SEARCHING[0], LEVELS[-1]
FILES = ("lists.parquet", "searched.parquet", "README.md")


class Chooses(Protocol):
    def choose(self, game: Game) -> list[str]: ...


class Row(NamedTuple):
    number: int
    kingdom: list[str]
    levels: list[str]
    seed: str
    answers: list[list[str]]
    points: list[int]
    share: list[float]


@cache
def kingdoms() -> list[list[str]]:
    """Those that task T3 trains with: none of its test is among them."""
    return [list(ten) for ten in TASKS["T3"].split().train]


def played(number: int, ten: list[str], levels: Sequence[str], lists: dict[str, StrategyBot]) -> Row:
    """One game from its start to its end."""
    seed = f"ladder {number}"
    game = Game(ten, 2, seed=seed)
    seats: list[Chooses] = [
        lists[level] if level in lists else Player(population(ten), budget_of(level), seed) for level in levels
    ]
    while (seat := game.asked) is not None:
        game.answer(seats[seat].choose(game))
    winners = game.winners()
    share = [1 / len(winners) if p in winners else 0.0 for p in range(2)]
    return Row(number, ten, list(levels), seed, game.answers, game.scores(), share)


def levels_in(number: int, levels: Sequence[str], strong: int) -> Sequence[str]:
    """Those that play in the kingdom of this number; `strong` plays everywhere where it is alone."""
    others = [level for level in levels if level != AGAINST]
    return others if others and number >= strong else levels


def of_lists(games: int, each: int, levels: Sequence[str], strong: int, part: int) -> list[Row]:
    """The games of one kingdom: the pairs of levels in turn."""
    number = part % len(kingdoms())
    ten, playing = kingdoms()[number], levels_in(number, levels, strong)
    lists = {level: StrategyBot(list_for(level, ten)) for level in playing}
    pairs = list(product(playing, playing))
    numbers = range(part * each, min((part + 1) * each, games))
    return [played(n, ten, pairs[n % len(pairs)], lists) for n in numbers]


def of_searchers(games: int, strong: int, part: int) -> list[Row]:
    """Games of the lowest level that searches, in each seat in turn."""
    out = []
    for n in range(part * FEW, min((part + 1) * FEW, games)):
        ten = kingdoms()[n // 2 % min(strong, len(kingdoms()))]
        pair = (SEARCHER, AGAINST) if n % 2 == 0 else (AGAINST, SEARCHER)
        out.append(played(n, ten, pair, {AGAINST: StrategyBot(list_for(AGAINST, ten))}))
    return out


def card(games: int, searched: int, used: int, each: int, levels: str) -> str:
    """The data card."""
    playouts, known = playouts_of(SEARCHER), len(kingdoms())
    return f"""# Games of Demesne's ladder

Made by `python -m demesne.research.dataset` of Demesne {__version__}: {games:,} games of lists against lists
(`lists.parquet`) and {searched:,} of the level {SEARCHER} ({playouts:,} playouts a decision) against {AGAINST}
(`searched.parquet`). Two players. The kingdoms are among the {known:,} that task T3 trains with (Base, Intrigue,
Seaside and Prosperity, second editions): {used:,} of them in `lists.parquet`, with up to {each:,} games in a row.
There every pair of these levels takes its turn, with either of the two in the first seat, and each level also plays
against itself: {levels} Rules version {RULES_VERSION}.

| column | |
|---|---|
| `number` | of the game; the seed of its shuffles follows from it |
| `kingdom` | ten names |
| `levels` | who sat where, first seat first |
| `seed` | for `Game(kingdom, 2, seed=seed)` |
| `answers` | of both seats in order, as names for `Game.answer` |
| `points` | at the end |
| `share` | of the victory: 1, 0 or 0.5 |

`demesne.research.dataset.decisions(row)` plays a game again: for every decision the seat, its observation, its answer.
`picks(row)` does so pick by pick, with the mask and the number of the action.

What it is not: no game of a person is in it. The lists play few strategies; a learner that copies them learns these.
The games can be replayed by this version of the rules. A row contains what was hidden from the seats, the
observations do not.
"""


def write(
    folder: pathlib.Path,
    games: int = GAMES,
    searched: int = SEARCHED,
    jobs: int = 1,
    each: int = EACH,
    levels: Sequence[str] = LEVELS,
    strong: int = TRAINED,
    progress: Callable[[int, int], None] | None = None,
) -> bool:
    """Both files and the data card, which says how many games there are; whether all of them were played.

    `strong` is the number of kingdoms in which that level plays, too.
    """
    arrow, parquet = need("pyarrow", "pyarrow"), need("pyarrow.parquet", "pyarrow")
    folder.mkdir(parents=True, exist_ok=True)
    columns = {
        "number": arrow.int64(),
        "kingdom": arrow.list_(arrow.string()),
        "levels": arrow.list_(arrow.string()),
        "seed": arrow.string(),
        "answers": arrow.list_(arrow.list_(arrow.string())),
        "points": arrow.list_(arrow.int32()),
        "share": arrow.list_(arrow.float32()),
    }
    schema = arrow.schema(list(columns.items()), metadata={"demesne": __version__, "rules": str(RULES_VERSION)})
    written = {"lists": 0, "searched": 0}
    whole = True
    with spread_over(jobs) as spread:
        parts = {
            "lists": spread(partial(of_lists, games, each, levels, strong), range(-(-games // each))),
            "searched": spread(partial(of_searchers, searched, strong), range(-(-searched // FEW))),
        }
        for name in written:
            with parquet.ParquetWriter(folder / f"{name}.parquet", schema, compression="zstd") as file:
                waiting: list[dict[str, Any]] = []
                try:
                    for rows in parts[name]:
                        waiting += [row._asdict() for row in rows]
                        written[name] += len(rows)
                        if progress:
                            progress(sum(written.values()), games + searched)
                        if len(waiting) >= GROUP:
                            file.write_table(arrow.Table.from_pylist(waiting, schema=schema))
                            waiting = []
                except KeyboardInterrupt:
                    whole, parts["searched"] = False, iter(())
                file.write_table(arrow.Table.from_pylist(waiting, schema=schema))
    used = min(-(-written["lists"] // each), len(kingdoms()))
    where = f" {AGAINST} plays in the first {strong:,} of them." if AGAINST in levels and strong < used else ""
    text = card(written["lists"], written["searched"], used, each, ", ".join(levels) + "." + where)
    (folder / "README.md").write_text(text, encoding="utf-8")
    return whole


@contextmanager
def spread_over(jobs: int) -> Iterator[Callable[..., Any]]:
    """`map`, in so many processes; an interruption leaves what has not begun."""
    if jobs == 1:
        yield map
        return
    pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


def decisions(row: Mapping[str, Any]) -> Iterator[tuple[int, memoryview, list[str]]]:
    """Every decision of the game of a row: the seat, what it could know (as `Game.observation`), its answer.

    A row is one of `read_table(file).to_pylist()`, or of a data frame, which has arrays instead of lists.
    """
    game = Game(list(row["kingdom"]), 2, seed=row["seed"])
    for answer in map(list, row["answers"]):
        seat = game.asked
        assert seat is not None
        yield seat, game.observation(seat), answer
        game.answer(answer)


def picks(row: Mapping[str, Any]) -> Iterator[tuple[int, Asked, int]]:
    """Every pick of the game of a row: the seat, what an agent is told there, the action."""
    spec, board = _board(tuple(row["kingdom"]))
    desk = Picks(spec, board)
    game = Game(list(row["kingdom"]), 2, seed=row["seed"])
    for names in row["answers"]:
        seat = game.asked
        assert seat is not None
        answer = Answer(names, board, spec.spaces, bool(game.inner.pending.ordered))
        asked = desk.seen(game, seat)
        while True:
            action = answer.next(np.frombuffer(asked.mask, np.bool_))
            yield seat, asked, action
            desk.apply(game, action)
            if game.over or (asked := desk.seen(game, game.asked or 0)).fresh:
                break


@lru_cache(maxsize=64)
def _board(ten: tuple[str, ...]) -> tuple[Spec, Board]:
    spec = Spec([list(ten)])
    return spec, spec.boards[0]


class Progress:
    """A line that is written again and again; where it would be kept, one for every hundredth or half a minute."""

    def __init__(self) -> None:
        self.told = 0  # hundredths
        self.at = time.monotonic()

    def __call__(self, done: int, of: int) -> None:
        shown = f"{done:,} of {of:,} games"
        if sys.stderr.isatty():
            print(f"\r{shown}", end="" if done < of else "\n", file=sys.stderr, flush=True)
        elif done * 100 // of != self.told or time.monotonic() - self.at > SILENT:
            print(shown, file=sys.stderr, flush=True)
            self.at = time.monotonic()
        self.told = done * 100 // of


def at_least(least: int) -> Callable[[str], int]:
    def whole(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"expected a whole number from {least}, got {short(text)}")
        return int(text)

    return whole


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--games", type=at_least(0), default=GAMES, help="of lists")
    parser.add_argument("--searched", type=at_least(0), default=SEARCHED, help="games of the level that searches")
    parser.add_argument("--jobs", type=at_least(1), default=1, help="processes")
    parser.add_argument("--each", type=at_least(1), default=EACH, help="games of lists in one kingdom")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS, help="of the lists")
    parser.add_argument("--strong", type=at_least(1), default=TRAINED, help=f"kingdoms in which {AGAINST} plays")
    parser.add_argument("--replace", action="store_true", help="what is in the folder")
    given = parser.parse_args()
    try:
        if not given.replace and (there := [given.folder / name for name in FILES if (given.folder / name).exists()]):
            raise Refusal("command-data-exists", file=str(there[0]))
        counts = given.games, given.searched, given.jobs, given.each
        whole = write(given.folder, *counts, given.levels, given.strong, Progress())
    except OSError as error:
        sys.exit(str(Refusal("command-unwritable", file=str(given.folder), reason=reason(error))))
    except Refusal as refusal:
        sys.exit(str(refusal))
    if not whole:
        print(f"\nInterrupted: {given.folder / 'README.md'} says what there is.", file=sys.stderr)
        sys.exit(130)


if __name__ == "__main__":
    main()
