"""Games of the ladder as Parquet, for learners that only have records (task T8). Needs `demesne[research-data]`.

    python -m demesne.research.dataset ladder       100,000 games of lists, 1,000 of the lowest level that searches
    python -m demesne.research.dataset ladder --games 1000 --searched 10 --jobs 2

A row is a game: its kingdom, who sat where, the seed, every answer by name, the result. `decisions` gives what the
seats knew and answered. README.md in the folder is the data card. The same command writes the same games.
"""

from __future__ import annotations

import argparse
import pathlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import cache, partial
from itertools import product
from typing import Any, NamedTuple, Protocol

from demesne import __version__
from demesne.bots.strategy import StrategyBot
from demesne.game import Game
from demesne.search.levels import player_of, playouts_of
from demesne.strategies.judging import generic
from demesne.strategies.levels import LEVELS, SEARCHING

from .adapters import need
from .tasks import TASKS

GAMES, SEARCHED = 100_000, 1_000
PART = 100  # games of one kingdom in a row: its lists are written once for all of them
PAIRS = tuple(product(LEVELS, LEVELS))
SEARCHER, AGAINST = SEARCHING[0], LEVELS[-1]

CARD = """# Games of Demesne's ladder

Made by `python -m demesne.research.dataset` of Demesne {version}: {games:,} games of lists against lists
(`lists.parquet`) and {searched:,} of the level {searcher} ({playouts:,} playouts a decision) against {against}
(`searched.parquet`). Two players, the {kingdoms:,} kingdoms that task T3 trains with (Base, Intrigue, Seaside and
Prosperity, second editions). Every pair of the levels {levels} occurs equally often in each seat.

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

What it is not: no game of a person is in it. The lists play few strategies; a learner that copies them learns these.
The games can be replayed by this version of the rules. A row contains what was hidden from the seats, the
observations do not.
"""


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
        lists[level] if level in lists else player_of(level, game, seed, capped=False) for level in levels
    ]
    while (seat := game.asked) is not None:
        game.answer(seats[seat].choose(game))
    winners = game.winners()
    share = [1 / len(winners) if p in winners else 0.0 for p in range(2)]
    return Row(number, ten, list(levels), seed, game.answers, game.scores(), share)


def of_lists(games: int, part: int) -> list[Row]:
    """The games of one kingdom: the pairs of levels in turn."""
    ten = kingdoms()[part % len(kingdoms())]
    lists = {level: StrategyBot(generic(ten, level)) for level in LEVELS}
    numbers = range(part * PART, min((part + 1) * PART, games))
    return [played(n, ten, PAIRS[n % len(PAIRS)], lists) for n in numbers]


def of_searchers(number: int) -> list[Row]:
    """One game of the lowest level that searches, in each seat in turn."""
    ten = kingdoms()[number % len(kingdoms())]
    pair = (SEARCHER, AGAINST) if number % 2 == 0 else (AGAINST, SEARCHER)
    return [played(number, ten, pair, {AGAINST: StrategyBot(generic(ten, AGAINST))})]


def write(folder: pathlib.Path, games: int = GAMES, searched: int = SEARCHED, jobs: int = 1) -> None:
    """Both files and the data card."""
    arrow, parquet = need("pyarrow", "pyarrow"), need("pyarrow.parquet", "pyarrow")
    folder.mkdir(parents=True, exist_ok=True)
    columns = {
        "number": arrow.int64(),
        "kingdom": arrow.list_(arrow.dictionary(arrow.int16(), arrow.string())),
        "levels": arrow.list_(arrow.dictionary(arrow.int8(), arrow.string())),
        "seed": arrow.string(),
        "answers": arrow.list_(arrow.list_(arrow.dictionary(arrow.int16(), arrow.string()))),
        "points": arrow.list_(arrow.int32()),
        "share": arrow.list_(arrow.float32()),
    }
    schema = arrow.schema(list(columns.items()), metadata={"demesne": __version__})
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        spread: Callable[..., Any] = pool.map if pool is not None else map
        parts = spread(partial(of_lists, games), range(-(-games // PART)))
        more = spread(of_searchers, range(searched))
        for name, found in (("lists", parts), ("searched", more)):
            with parquet.ParquetWriter(folder / f"{name}.parquet", schema, compression="zstd") as file:
                for rows in found:
                    file.write_table(arrow.Table.from_pylist([row._asdict() for row in rows], schema=schema))
    text = CARD.format(
        version=__version__,
        games=games,
        searched=searched,
        searcher=SEARCHER,
        against=AGAINST,
        playouts=playouts_of(SEARCHER),
        kingdoms=len(kingdoms()),
        levels=", ".join(LEVELS),
    )
    (folder / "README.md").write_text(text, encoding="utf-8")


def decisions(row: dict[str, Any]) -> Iterator[tuple[int, memoryview, list[str]]]:
    """Every decision of the game of a row: the seat, what it could know (as `Game.observation`), its answer."""
    game = Game(row["kingdom"], 2, seed=row["seed"])
    for answer in row["answers"]:
        seat = game.asked
        assert seat is not None
        yield seat, game.observation(seat), answer
        game.answer(answer)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--searched", type=int, default=SEARCHED)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    write(given.folder, given.games, given.searched, given.jobs)


if __name__ == "__main__":
    main()
