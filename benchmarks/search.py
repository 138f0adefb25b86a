"""How strong the search is: matches against lists, on all seats of each seed, with intervals; it can be resumed.

    python benchmarks/search.py                        which rows there are, and what is known of each
    python benchmarks/search.py search-0.1 --minutes 10
    python benchmarks/search.py search-0.1 board --games 100 --write
    python benchmarks/search.py --same                 whether this program text still plays the games that were played

A row takes up where it stopped: games are kept in search.jsonl, one line each with a hash of the program text that
played it, and several processes may add to it (--part 0/2 and 1/2). The games of a row that count are those of the text
played last; the table says where that is not the present one. --write puts the table into search.md, and the ratings of
the searching levels beside those of the lists (benchmarks/lists.py) into the package.

Two estimates are made. `share` is what the games came to. `audited` is 1 / players plus the sum of what each answer
that differs from the opponent's own list was worth, by playouts on fresh seeds in which that list plays on in all
seats. By the performance difference lemma both have the same mean; the second has the narrower interval. Where the
opponent searches too, the list is that of `strong`, and what the opponent's answers were worth is taken off.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import pathlib
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import history
import same_text
from old_strong import BOARD, old_lists

from demesne import Game, random_kingdom
from demesne.bots import StrategyBot
from demesne.cards import SETS
from demesne.game.keys import key_of
from demesne.search import levels
from demesne.search.levels import BUDGETS, budget_of
from demesne.search.lists import lists_of
from demesne.search.player import Player
from demesne.search.playouts import Playouts
from demesne.search.population import population
from demesne.search.race import Budget
from demesne.strategies import kept, parse
from demesne.strategies.judging import generic
from demesne.strategies.levels import SEARCHING

HERE = pathlib.Path(__file__).resolve().parent
GAMES = HERE / "search.jsonl"
PAGE = HERE / "search.md"
RATINGS = HERE.parent / "src" / "demesne" / "bots" / "ratings.json"
NOTES = "## Notes"
FEWEST = 40  # games that a rating rests on
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)  # standard errors of 2 to 10 samples
REPEATED = 6  # games
AUDIT = 1500  # playouts of each of the two answers
WITCHES = "Chapel, Gardens, Laboratory, Market, Militia, Smithy, Village, Witch, Woodcutter, Workshop"
WITCH = """\
buy Province when owned(Gold) > 0
buy Witch when owned(Witch) < {n}
buy Duchy when supply(Province) < 4
buy Estate when supply(Province) < 2
buy Gold
buy Silver
"""


class Where(NamedTuple):
    name: str
    kingdom: tuple[str, ...]
    edition: int
    foe: str  # the list of the others, or their level


class Row(NamedTuple):
    name: str
    about: str
    wanted: float | None
    budget: Callable[[], Budget]
    boards: Callable[[], list[Where]]
    players: int = 2


def cpu(seconds: float, name: str) -> Callable[[], Budget]:
    """So many CPU seconds, used as the level uses its budget."""
    return lambda: Budget(None, seconds, time.process_time, BUDGETS[name].planning)


def level(name: str) -> Callable[[], Budget]:
    """As at a table: its playouts, and its cap, but of CPU seconds."""
    return lambda: budget_of(name, capped=True)._replace(clock=time.process_time)


def old_sets() -> list[Where]:
    lists = old_lists()
    return [Where(n, tuple(b["kingdom"]), b["edition"], b["text"]) for n, b in lists.items() if n in SETS]


def old_board() -> list[Where]:
    return [Where("search board", tuple(BOARD), 2, old_lists()["search board"]["text"])]


def new_sets(foe: str = "strong") -> list[Where]:
    """The 20 sets of version 0.1.0 against a level of this version."""
    return [w._replace(foe=foe) for w in old_sets()]


def later() -> list[Where]:
    """The sets of the later boxes, and random kingdoms of all four."""
    known = {w.name for w in old_sets()}
    found = [(n, tuple(s.cards), s.edition) for n, s in SETS.items() if n not in known]
    boxes = ("base 2e", "intrigue 2e", "seaside 2e", "prosperity 2e")
    found += [(f"four boxes {i}", tuple(random_kingdom(f"four boxes {i}", boxes=boxes)), 2) for i in range(1, 21)]
    return [Where(n, ten, e, "strong") for n, ten, e in found]


def responses() -> list[Where]:
    """The 20 sets against the best responses to old that `benchmarks/lists.py response` found last."""
    found = history.rows(HERE / "lists.jsonl")
    texts = {row["board"]: row["text"] for row in found if row["part"] == "response to old"}
    return [w._replace(foe=texts[w.name]) for w in old_sets() if w.name in texts]


def witch(n: int) -> list[Where]:
    return [Where(f"{n} Witch", tuple(WITCHES.split(", ")), 1, WITCH.format(n=n))]


ROWS = {
    row.name: row
    for row in (
        Row("search-0.1", "search at 0.1 s v old, 20 sets", 0.67, cpu(0.1, "expert"), old_sets),
        Row("master-1", "strongest at 1 s v old, 20 sets", 0.75, cpu(1.0, "master"), old_sets),
        Row("response", "master v a best response to old, 20 sets", 0.65, level("master"), responses),
        Row("board", "strongest at 1 s v old on the Chapel-Village-Smithy board", 0.75, cpu(1.0, "master"), old_board),
        Row("expert-strong", "expert v strong, 20 sets", 0.57, level("expert"), new_sets),
        Row("master-strong", "master v strong, 20 sets", None, level("master"), new_sets),
        Row("master-expert", "master v expert, 20 sets", 0.57, level("master"), lambda: new_sets("expert")),
        Row("single-witch", "1 s v SingleWitch", 0.80, cpu(1.0, "master"), lambda: witch(1)),
        Row("double-witch", "1 s v DoubleWitch", 0.80, cpu(1.0, "master"), lambda: witch(2)),
        Row("two-old", "master v two old, 20 sets", 0.45, level("master"), old_sets, 3),
        Row("three-old", "master v three old, 20 sets", 0.36, level("master"), old_sets, 4),
        Row("later", "master v strong, later sets and random kingdoms", 0.60, level("master"), later),
    )
}


class Played(NamedTuple):
    share: float
    audited: float
    decisions: int
    deviations: int
    spent: int
    seconds: float
    longest: float


class Audit:
    """What answers were worth to one seat where otherwise everybody plays the same list."""

    def __init__(self, text: str, players: int, seat: int) -> None:
        self.text = text
        self.seat = seat
        self.total = 1 / players
        self.deviations = 0

    def look(self, game: Game, values: list[int], seed: str) -> None:
        playouts = Playouts(game, game.asked, lists_of(self.text, game), key_of(seed, "audit"))
        own = playouts.suggested(0)
        if sorted(own) == sorted(values):
            return
        self.deviations += game.asked == self.seat
        arms = playouts.add(values, 0), playouts.add(own, 0)
        playouts.run(AUDIT)
        self.total += playouts.wins(arms[0])[self.seat] - playouts.wins(arms[1])[self.seat]


def one_game(row: Row, where: Where, seed: int, seat: int) -> Played:
    """One game with the search at one seat."""
    game = Game(list(where.kingdom), row.players, edition=where.edition, seed=f"{row.name} {seed}")
    lists = population(where.kingdom, where.edition, row.players)
    me = Player(lists, row.budget(), f"{where.name} {seed} {seat}")
    searching = where.foe in SEARCHING
    strong = searching or where.foe == "strong"
    text = generic(where.kingdom, "strong", where.edition).text if strong else where.foe
    audit = Audit(text, row.players, seat)
    others: dict[int, Player | StrategyBot] = {}
    for p in range(row.players):
        if searching:
            others[p] = Player(lists, level(where.foe)(), f"foe {where.name} {seed} {p}")
        else:
            others[p] = StrategyBot(parse(text))
    decisions = theirs = spent = 0
    seconds = longest = 0.0
    while game.decision is not None:
        if game.asked != seat:
            assert game.asked is not None
            other = others[game.asked]
            if isinstance(other, Player):
                answer = other.think(game).answer
                audit.look(game, answer, f"{seed} {seat} foe {theirs}")
                game.answer(game.inner.names(answer))
                theirs += 1
            else:
                game.answer(other.choose(game))
            continue
        begun = time.process_time()
        thought = me.think(game)
        took = time.process_time() - begun
        seconds, longest = seconds + took, max(longest, took)
        audit.look(game, thought.answer, f"{seed} {seat} {decisions}")
        decisions += len(thought.tried) > 1
        spent += thought.planning + thought.playouts.spent
        game.answer(game.inner.names(thought.answer))
    winners = game.winners()
    share = (seat in winners) / len(winners)
    return Played(share, audit.total, decisions, audit.deviations, spent, seconds, longest)


def code() -> str:
    """A hash of this program text, or of the first one that answers the same."""
    return same_text.first_of(own_code(), "search")


@cache
def own_code() -> str:
    """A hash of the program text that decides what the search answers."""
    found = hashlib.sha256(kept.code_version().encode())
    for file in sorted(pathlib.Path(levels.__file__).parent.glob("*.py")):
        found.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()[:12]


def played(row: Row) -> list[dict[str, Any]]:
    """The games of a row, of all program texts."""
    return [game for game in history.rows(GAMES) if game["row"] == row.name]


def latest(row: Row) -> list[dict[str, Any]]:
    """The games of a row that count: all of one program text, the one played last; of a game played twice the first."""
    found = played(row)
    once = {
        (game["board"], game["seed"], game["seat"]): game
        for game in reversed(found)
        if game["code"] == found[-1]["code"]
    }
    return list(once.values())[::-1]


def missing(row: Row, games: int, part: tuple[int, int], without: Sequence[str]) -> Iterator[tuple[Where, int, int]]:
    """Games still to be played: a seed on every board, in an order by chance, from all seats; then the next seed."""
    done = {(g["board"], g["seed"], g["seat"]) for g in played(row) if g["code"] == code()}
    boards = [where for where in row.boards() if where.name not in without]
    rounds = range(math.ceil(games / max(len(boards), 1) / row.players))
    wanted = [(b, s) for s in rounds for b in sorted(boards, key=lambda b: key_of(f"{b.name} {s}", row.name))]
    for i, (where, seed) in enumerate(wanted[: math.ceil(games / row.players)]):
        for seat in range(row.players):
            if i % part[1] == part[0] and (where.name, seed, seat) not in done:
                yield where, seed, seat


def play(row: Row, games: int, until: float, part: tuple[int, int], without: Sequence[str]) -> None:
    for where, seed, seat in missing(row, games, part, without):
        if time.process_time() > until:
            break
        line = {"row": row.name, "code": code(), "board": where.name, "seed": seed, "seat": seat}
        history.append(GAMES, {**line, **one_game(row, where, seed, seat)._asdict()})


def same() -> None:
    """Play some games again whose budget is a number of playouts; if they come out as they did, note it."""
    row = ROWS["expert-strong"]
    before = latest(row)
    was = before[-1]["code"]
    if was == code():
        print("played with this program text")
        return
    boards = {where.name: where for where in row.boards()}
    for game in before[:REPEATED]:
        again = one_game(row, boards[game["board"]], game["seed"], game["seat"])
        if any(getattr(again, name) != game[name] for name in ("share", "audited", "decisions", "deviations", "spent")):
            sys.exit(f"{game['board']}, seed {game['seed']}, seat {game['seat']}: another game than before")
    same_text.note("search", was, own_code(), REPEATED)
    print(f"{REPEATED} games came out as those of {was}")


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half the 95% interval, by Student's distribution: few samples say little about their own spread."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, 1.0
    errors = STUDENT[n - 2] if n - 2 < len(STUDENT) else 1.96 + 2.5 / (n - 1)
    half = errors * math.sqrt(sum((v - mean) ** 2 for v in values) / (n - 1) / n)
    return mean, min(half or 3 / n, 1.0)  # samples that are all the same: the rule of three


def by_seed(games: list[dict[str, Any]], name: str) -> list[float]:
    """Means over the seats of a seed, which share their luck."""
    groups: dict[tuple[str, int], list[float]] = {}
    for g in games:
        groups.setdefault((g["board"], g["seed"]), []).append(g[name])
    return [sum(v) / len(v) for v in groups.values()]


def told(row: Row, games: list[dict[str, Any]]) -> str:
    wanted = "" if row.wanted is None else f"{row.wanted:.0%}"
    if not games:
        return f"| {row.about} | {wanted} | not played | | | | |"
    mean, half = interval(by_seed(games, "share"))
    audited = "-"
    if games[0]["audited"] is not None:
        middle, width = interval(by_seed(games, "audited"))
        audited = f"{100 * middle:.1f} ± {100 * width:.1f}"
    speed = sum(g["spent"] for g in games) / max(sum(g["seconds"] for g in games), 1e-9)
    boards = len({g["board"] for g in games})
    share = f"{100 * mean:.1f} ± {100 * half:.1f}"
    return f"| {row.about} | {wanted} | {share} | {audited} | {len(games)} | {boards} | {speed:,.0f} |"


def below(row: Row, games: list[dict[str, Any]]) -> list[str]:
    """Boards on which the search is significantly below an even share."""
    out = []
    for name in sorted({g["board"] for g in games}):
        mine = [g for g in games if g["board"] == name]
        which = "share" if mine[0]["audited"] is None else "audited"
        mean, half = interval(by_seed(mine, which))
        if mean + half < 1 / row.players:
            out.append(f"{row.name}: {name} {100 * mean:.1f} ± {100 * half:.1f}")
    return out


def rate() -> None:
    """Put the ratings of the searching levels into the package: that of `strong`, and what they win against it."""
    found = json.loads(RATINGS.read_text(encoding="utf-8"))
    points, error = found["sets"]["strong"]
    for name in SEARCHING:
        games = latest(ROWS[f"{name}-strong"])
        if len(games) < FEWEST:
            continue
        share, half = interval(by_seed(games, "audited"))
        share = min(max(share, 0.01), 0.99)
        gain, slope = 400 * math.log10(share / (1 - share)), 400 / math.log(10) / share / (1 - share)
        found["sets"][name] = [round(points + gain), round(math.hypot(error, slope * half))]
    RATINGS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def page() -> str:
    found = {row: latest(row) for row in ROWS.values()}
    older = [row.about for row, games in found.items() if games and games[0]["code"] != code()]
    low = [board for row, games in found.items() for board in below(row, games)]
    lines = [
        "# The search player",
        "",
        "Made by `benchmarks/search.py`; it says how both estimates are made. Shares in per cent with 95% intervals,",
        "a tie counts half; every seed is played from every seat, and its games count as one sample. Budgets are CPU",
        "seconds on one core, or those of the level (playouts, capped in CPU seconds as at a table). *Old* is the list",
        "that version 0.1.0's `strong` writes.",
        *(["", f"Measured with an earlier program text: {'; '.join(older)}."] if older else []),
        "",
        "| | wanted | share | audited | games | boards | playouts a second |",
        "|---|---:|---:|---:|---:|---:|---:|",
        *(told(row, games) for row, games in found.items()),
        "",
        f"Boards significantly below an even share: {'; '.join(low) or 'none'}.",
    ]
    return "\n".join([*lines, *agreement(found), *notes()]) + "\n"


def agreement(found: Mapping[Row, list[dict[str, Any]]]) -> list[str]:
    """How far both estimates are apart, over all games that have both."""
    games = [game for row in found.values() for game in row if game["audited"] is not None]
    if len(games) < 2:
        return []
    mean, half = interval([game["audited"] - game["share"] for game in games])
    apart = f"{100 * mean:+.1f} ± {100 * half:.1f} points"
    return ["", f"Audited minus share, over all {len(games)} games that have both: {apart}."]


def notes() -> list[str]:
    """What people have written below the numbers; it stays when they change."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else ""
    return ["", NOTES, text.partition(NOTES + "\n")[2].rstrip("\n")] if NOTES in text else []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="*", choices=[[], *ROWS], metavar="row", help=", ".join(ROWS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=600.0, help="CPU time of this process for all rows")
    parser.add_argument("--part", default="0/1", help="for several processes: 0/2 and 1/2")
    parser.add_argument("--without", action="append", default=[], metavar="BOARD", help="a board to leave out")
    parser.add_argument("--same", action="store_true", help="compare with what was played, and note if it is the same")
    parser.add_argument("--write", action="store_true", help="write search.md")
    given = parser.parse_args()
    which, of = (int(n) for n in given.part.split("/"))
    if given.same:
        same()
        return
    for name in given.rows:
        play(ROWS[name], given.games, 60 * given.minutes, (which, of), given.without)
        found = latest(ROWS[name])
        print(told(ROWS[name], found), *below(ROWS[name], found), sep="\n", flush=True)
    if not given.rows:
        print(page())
    if given.write:
        PAGE.write_text(page(), encoding="utf-8")
        rate()


if __name__ == "__main__":
    sys.exit(main())
