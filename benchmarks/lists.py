"""How good the lists of the levels are. Each part can be stopped and resumed; results are kept in lists.jsonl.

    python benchmarks/lists.py old        new strong against the lists of version 0.1.0's, on 20 sets and 200 kingdoms
    python benchmarks/lists.py response   a fresh best response to new strong on 50 random kingdoms, to old on the sets
    python benchmarks/lists.py levels     every level against every other; ratings
    python benchmarks/lists.py report     lists.md and the ratings in the package, of what there is
    python benchmarks/lists.py same       whether this program text still writes the lists that were measured

Two players, half of the games in either seat. A row is one board; rows of an older program text are played again.
"""

from __future__ import annotations

import argparse
import json
import math
import pathlib
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import history
import same_text
from old_strong import old_lists

from demesne import random_kingdom
from demesne.cards import SETS, loaded
from demesne.sim.match import Match, Table
from demesne.sim.numbers import SHARE, named
from demesne.strategies import Strategy, kept, packaged, parse
from demesne.strategies.double_oracle import ENGINE_EFFORT, ENGINES, HOPE
from demesne.strategies.drafting import fair, ideas, judge
from demesne.strategies.engines import Parts, first_engines
from demesne.strategies.evolution import Effort, Niche, best_response
from demesne.strategies.judging import generic
from demesne.strategies.levels import LEVELS
from demesne.strategies.outline import big_money
from demesne.strategies.trials import Contest, Ground

HERE = pathlib.Path(__file__).resolve().parent
ROWS = HERE / "lists.jsonl"
PAGE = HERE / "lists.md"
RATINGS = HERE.parent / "src" / "demesne" / "bots" / "ratings.json"
SEED = "lists"  # of the games counted here; searches use others
OLD_SETS = 20
RESPONSES = range(1101, 1151)  # random kingdoms of the best responses, which nothing was tuned on
BUDGET = 200_000  # games of a best response
PROOF = 4000  # seeds on which it is then measured
HARD = Effort(ideas=(15, 50, 150), fresh=32, seeds=(25, 80, 200), kept=(10, 4), parents=5, proof=1000)
BOOTSTRAPS = 40
FEWEST = 10  # boards that ratings rest on
REPEATED = 6  # boards
PARTS = ("old", "response", "response to old", "levels")
ANCHOR = ("fair", 1000.0)

Board = tuple[str, tuple[str, ...], int]


def sets() -> list[Board]:
    """The 20 of version 0.1.0."""
    return [(name, tuple(s.cards), s.edition) for name, s in list(SETS.items())[:OLD_SETS]]


def kingdoms(seeds: Sequence[int] | range) -> list[Board]:
    return [(f"random {seed}", tuple(random_kingdom(seed)), 2) for seed in seeds]


def share(mine: Strategy, rival: Strategy, board: Board, games: int) -> tuple[float, float]:
    """The share of the first, and half the width of its 95% interval."""
    _, ten, edition = board
    tally = named(Table(Match((mine, rival), tuple(sorted(ten)), edition, SEED)).play(0, games // 2))
    mean = tally["share"][0] / SHARE / tally["games"]
    seeds = games // 2
    variance = tally["share_squares"][0] / (2 * SHARE) ** 2 / seeds - mean * mean
    return mean, 1.96 * math.sqrt(max(variance, 0.0) / seeds)


def answered(board: Board, rival: Strategy, budget: int) -> dict[str, Any]:
    """The best list that a search of so many games finds against the rival, measured on other seeds.

    Engines compete among themselves first; the best of them then takes part with all others.
    """
    name, ten, edition = board
    names = sorted(ten)
    cards = [loaded().cards[card] for card in names]
    ground = Ground(tuple(sorted(ten)), edition, 2, loaded())
    contest = AgainstRules(ground, rival)
    rng = Random(f"response {name}")
    begun = time.process_time()
    first = [*ideas(cards, 2), fair(cards, 2)]
    parts = Parts.of(judge(cards))
    if engines := first_engines(parts, big_money(2)):
        first.append(best_response(contest, engines, names, ENGINES, rng, ENGINE_EFFORT, Niche(parts.make, HOPE)))
    generations = generations_for(budget - contest.games, len(first))
    best = best_response(contest, first, names, generations, rng, HARD)
    mean, error = share(best.strategy("response"), rival, board, 2 * PROOF)
    spent = round(time.process_time() - begun, 2)
    return {"share": mean, "error": error, "games": contest.games, "cpu": spent, "text": best.text()}


def generations_for(budget: int, first: int) -> int:
    """How many generations so many games allow."""
    begun = 2 * (first * HARD.ideas[0] + first // 3 * HARD.ideas[1] + 15 * HARD.ideas[2] + HARD.parents * HARD.proof)
    each = 2 * (HARD.fresh * HARD.seeds[0] + HARD.kept[0] * HARD.seeds[1] + HARD.kept[1] * HARD.seeds[2])
    return max((budget - begun) // (each + 2 * HARD.seeds[1]), 1)


class AgainstRules(Contest):
    """Lists against one rival that is given by its rules."""

    def __init__(self, ground: Ground, rival: Strategy) -> None:
        super().__init__(ground, [(fair([loaded().cards[c] for c in ground.board.kingdom], 2), 1.0)], first=5_000_000)
        self.rules = rival.rules
        self.games = 0

    def round(self, outlines: Sequence[Any], seeds: int) -> list[Any]:
        for outline in outlines:
            won = self.ground.share_of_rules(outline.rules(), self.rules, self.next, seeds)
            self.won[outline] = self.won.get(outline, 0) + won * seeds
            self.met[outline] = self.met.get(outline, 0) + seeds
        self.games += 2 * seeds * len(outlines)
        self.next += seeds
        return self.ranked(outlines)


# rows


def code() -> str:
    """A hash of this program text, or of the first one that writes the same lists."""
    return same_text.first_of(kept.code_version()[:12], "lists")


def rows() -> list[dict[str, Any]]:
    """Those of this program text."""
    return [row for row in history.rows(ROWS) if row["code"] == code()]


def latest(part: str) -> list[dict[str, Any]]:
    """The rows of a part, all of one program text: the one that was measured last."""
    found = [row for row in history.rows(ROWS) if row["part"] == part]
    return [row for row in found if row["code"] == found[-1]["code"]]


def wanted(part: str, boards: Sequence[Board]) -> Iterator[Board]:
    """The boards that have no row yet."""
    done = {row["board"] for row in rows() if row["part"] == part}
    for board in boards:
        if board[0] not in done:
            yield board


def note(part: str, board: Board, **values: Any) -> None:
    history.append(ROWS, {"part": part, "board": board[0], "code": code(), **values})
    print(part, board[0], {k: v for k, v in values.items() if k not in ("text", "strong")}, file=sys.stderr, flush=True)


def old(games: int, boards: Sequence[Board]) -> None:
    texts = old_lists()
    for board in wanted("old", boards):
        begun = time.process_time()
        strong = generic(board[1], "strong", board[2])
        spent = time.process_time() - begun
        mean, error = share(strong, parse(texts[board[0]]["text"], "old"), board, games)
        note("old", board, share=mean, error=error, games=games, cpu=round(spent, 2), strong=strong.shown())


def same() -> None:
    """Write the lists of some boards again; if they are those that were measured last, note it."""
    before = latest("old")
    was, now = before[-1]["code"], kept.code_version()[:12]
    if was == code():
        print("measured with this program text")
        return
    boards = {board[0]: board for board in [*sets(), *kingdoms(range(1, 201))]}
    for row in before[:REPEATED]:
        name, ten, edition = boards[row["board"]]
        if generic(ten, "strong", edition).shown() != row["strong"]:
            sys.exit(f"{name}: another list than before")
    same_text.note("lists", was, now, REPEATED)
    print(f"the lists of {REPEATED} boards are those of {was}")


def response(budget: int, count: int) -> None:
    texts = old_lists()
    for board in wanted("response", kingdoms(RESPONSES)[:count]):
        note("response", board, **answered(board, generic(board[1], "strong", board[2]), budget))
    for board in wanted("response to old", sets()):
        note("response to old", board, **answered(board, parse(texts[board[0]]["text"], "old"), budget))


def levels(games: int, boards: Sequence[Board]) -> None:
    for board in wanted("levels", boards):
        made = [generic(board[1], level, board[2]) for level in LEVELS]
        meetings = {}
        for i, mine in enumerate(made):
            for j, rival in enumerate(made[:i]):
                meetings[f"{LEVELS[i]} : {LEVELS[j]}"] = share(mine, rival, board, games)[0]
        note("levels", board, games=games, shares=meetings)


# what the rows say


def fitted(shares: dict[tuple[str, str], float], names: Sequence[str]) -> dict[str, float]:
    """Ratings by which 400 points are ten to one, fitted to the mean shares by gradient ascent."""
    rating = dict.fromkeys(names, 0.0)
    for _ in range(3000):
        slope = dict.fromkeys(names, 0.0)
        for (a, b), won in shares.items():
            expected = 1 / (1 + 10 ** ((rating[b] - rating[a]) / 400))
            slope[a] += won - expected
            slope[b] -= won - expected
        for name in names:
            rating[name] += 60 * slope[name]
    shift = ANCHOR[1] - rating[ANCHOR[0]]
    return {name: rating[name] + shift for name in names}


def ratings(found: Sequence[dict[str, Any]]) -> dict[str, tuple[float, float]]:
    """Each level's rating with half its 95% interval, by drawing the boards again."""
    names = list(LEVELS)

    def mean(sample: Sequence[dict[str, Any]]) -> dict[tuple[str, str], float]:
        out = {}
        for key in sample[0]["shares"]:
            a, b = key.split(" : ")
            won = sum(row["shares"][key] for row in sample) / len(sample)
            out[a, b] = min(max(won, 0.002), 0.998)
        return out

    best = fitted(mean(found), names)
    rng = Random("ratings")
    drawn = []
    for _ in range(BOOTSTRAPS):
        drawn.append(fitted(mean([found[int(rng.random() * len(found))] for _ in found]), names))
    return {name: (best[name], 1.96 * statistics.pstdev(d[name] for d in drawn)) for name in names}


def mean_of(found: Sequence[dict[str, Any]]) -> tuple[float, float]:
    values = [row["share"] for row in found]
    deviation = statistics.stdev(values) if len(values) > 1 else 0.0
    return statistics.fmean(values), 1.96 * deviation / math.sqrt(len(values))


def line(name: str, found: Sequence[dict[str, Any]], target: str) -> str:
    if not found:
        return f"| {name} | not measured | | | {target} |"
    mean, error = mean_of(found)
    worst = max(found, key=lambda row: row["share"]) if "response" in name else min(found, key=lambda row: row["share"])
    shares = f"{100 * mean:.1f} ± {100 * error:.1f} | {100 * worst['share']:.1f}"
    return f"| {name} | {shares} | {counted(found)} | {target} |"


def counted(found: Sequence[dict[str, Any]]) -> str:
    """How many boards, and how many games on each."""
    games = sorted({row.get("measured", row["games"]) for row in found})
    return f"{len(found)} boards, {' to '.join(f'{n:,}' for n in dict.fromkeys((games[0], games[-1])))} games each"


def report() -> None:
    by = {part: latest(part) for part in PARTS}
    now = code()
    older = [part for part, found in by.items() if found and found[-1]["code"] != now]
    in_sets = [row for row in by["old"] if not row["board"].startswith("random")]
    others = [row for row in by["old"] if row["board"].startswith("random")]
    lines = [
        "# The lists of the levels",
        "",
        "Made by `benchmarks/lists.py`: two players, half of the games in either seat; shares in per cent, the error",
        "is half of the 95% interval over boards. *Old* is the list that version 0.1.0's `strong` wrote",
        "(`old_strong.json`), played by the built-in play of this version.",
        *([f"Measured with an earlier program text: {', '.join(older)}."] if older else []),
        "",
        "| | share | worst | | target |",
        "|---|---|---|---|---|",
        line("strong v old, sets", in_sets, "56"),
        line("strong v old, random kingdoms", others, "54"),
        line("best response to old, sets", by["response to old"], "at least 56"),
        line("best response to strong, random kingdoms", by["response"], "at most 55 on 90 %, at most 60 on all"),
        "",
    ]
    if by["response"]:
        values = sorted(row["share"] for row in by["response"])
        good = sum(v <= 0.55 for v in values) / len(values)
        highest = f"the highest {100 * values[-1]:.1f}"
        lines += [f"Best responses to `strong`: {100 * good:.0f} % of the boards at most 55, {highest}.", ""]
    data: dict[str, Any] = {}
    for where in ("sets", "random"):
        found = [row for row in by["levels"] if row["board"].startswith("random") == (where == "random")]
        if len(found) < FEWEST:
            continue
        rated = ratings(found)
        data[where] = {name: [round(value), round(error)] for name, (value, error) in rated.items()}
        lines += [
            f"## Levels on {where}: {counted(found)}",
            "",
            "| level | rating | v the one below | worst |",
            "|---|---|---|---|",
        ]
        for i, name in enumerate(LEVELS):
            below = [row["shares"][f"{name} : {LEVELS[i - 1]}"] for row in found] if i else []
            cells = f"{100 * sum(below) / len(below):.1f} | {100 * min(below):.1f}" if below else " | "
            lines.append(f"| {name} | {rated[name][0]:.0f} ± {rated[name][1]:.0f} | {cells} |")
        lines.append("")
    PAGE.write_text("\n".join(lines), encoding="utf-8")
    if data:
        before = json.loads(RATINGS.read_text(encoding="utf-8"))
        data = {where: {**before.get(where, {}), **found} for where, found in data.items()}
        RATINGS.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    print("\n".join(lines))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=("old", "response", "levels", "report", "same"))
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--random", type=int, default=200, help="random kingdoms; of the best responses at most 50")
    parser.add_argument("--budget", type=int, default=BUDGET, help="games of a best response")
    given = parser.parse_args()
    packaged.stored = dict  # it is the search of this version that is measured
    boards = [*sets(), *kingdoms(range(1, given.random + 1))]
    if given.part == "old":
        old(given.games, boards)
    elif given.part == "response":
        response(given.budget, given.random)
    elif given.part == "levels":
        levels(given.games, boards)
    elif given.part == "same":
        same()
    report()


if __name__ == "__main__":
    main()
