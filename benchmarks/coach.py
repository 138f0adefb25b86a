"""Whether the coach can be trusted: what it thinks an answer loses, against a long search for the truth.

    python benchmarks/coach.py                 200 decisions, the table on standard output
    python benchmarks/coach.py --write         the same into coach.md
    python benchmarks/coach.py --decisions 40

Decisions come from games of six styles on forty kingdoms against `fair` and `strong`. Of each purchase the given answer
is compared with the one that the analysis likes best. The truth is searched for from that position after each of the
two: the best list among all ways, their variants and the variants of these, in at least 50,000 games on fresh luck.
Beside it is the former premise: that everybody follows the strong bot's list.
"""

from __future__ import annotations

import argparse
import pathlib
import random
import statistics
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from demesne import Game
from demesne.analysis import coach
from demesne.bots import StrategyBot
from demesne.cards import SETS, loaded
from demesne.game.keys import key_of
from demesne.kernel.const import LISTS
from demesne.research.tasks import unseen_kingdoms
from demesne.search.lists import Lists, Rules, Weighted
from demesne.search.playouts import Playouts
from demesne.search.variants import variants
from demesne.search.ways import general_ways, specials_of, styles
from demesne.search.worth import Worth
from demesne.strategies import Strategy
from demesne.strategies.drafting import engines, judge
from demesne.strategies.judging import generic
from demesne.strategies.outline import big_money
from demesne.strategies.shipped import names, shipped

HERE = pathlib.Path(__file__).resolve().parent
PAGE = HERE / "coach.md"
STYLES = ("big-money-smithy", "big-money-militia", "gentle", "strong", "engine", "shelf")
OPPONENTS = ("fair", "strong")
BOARDS = 40
PLAYOUTS = 400  # of an answer in the analysis
# of the search: lists whose variants join, games of each list, lists that are left
ROUNDS = ((0, 200, 12), (4, 300, 12), (2, 300, 12), (0, 3000, 1))
VARIANTS = 50  # of a list
PROOF = 20_000  # games of the best list, on luck that had no part in finding it


class Row(NamedTuple):
    """One purchase: what it loses in truth, by the analysis, by the former premise; whether the coach would warn."""

    style: str
    opponent: str
    truth: float
    found: float
    former: float
    warns: bool


def boards() -> list[list[str]]:
    """First Game and kingdoms of the benchmark: their good lists come with the package."""
    return [list(ten) for ten in (SETS["First Game"].cards, *unseen_kingdoms().test)][:BOARDS]


def style_of(name: str, kingdom: Sequence[str]) -> Strategy | None:
    """The list that plays in this style here, None where it cannot be played."""
    if name in ("gentle", "strong"):
        return generic(kingdom, name)
    if name == "engine":
        engine = next(engines(judge([loaded().cards[card] for card in kingdom]), big_money(2)), None)
        return engine.strategy("engine") if engine else None
    if name == "shelf":
        return next((shipped(one) for one in names() if of_the_shelf(one, kingdom)), None)
    return shipped(name) if specials_of(shipped(name).rules) <= {*kingdom} else None


def of_the_shelf(name: str, kingdom: Sequence[str]) -> bool:
    """Whether a list that we ship wants at least two cards of this kingdom and none beside it."""
    wanted = specials_of(shipped(name).rules)
    return len(wanted) > 1 and wanted <= {*kingdom}


def positions(seed: int) -> Iterator[tuple[str, str, Game, Strategy]]:
    """Games at a purchase of the first seat, evenly over styles, opponents and kingdoms."""
    chance = random.Random(seed)
    found = {style: [(ten, style_of(style, ten)) for ten in boards()] for style in STYLES}
    fitting = {style: [(ten, mine) for ten, mine in played if mine] for style, played in found.items()}
    n = 0
    while True:
        style, opponent = STYLES[n % len(STYLES)], OPPONENTS[n // len(STYLES) % len(OPPONENTS)]
        n += 1
        kingdom, mine = chance.choice(fitting[style])
        theirs = generic(kingdom, opponent)
        game = Game(kingdom, 2, seed=f"coach {seed} {n}", first=chance.randrange(2))
        bots = StrategyBot(mine), StrategyBot(theirs)
        at = chance.randrange(1, 15)
        while (seat := game.asked) is not None:
            decision = game.decision
            if decision is not None and seat == 0 and decision.kind == "buy" and game.turn >= at:
                yield style, opponent, game, mine
                break
            game.answer(bots[seat].choose(game))


def truth(game: Game, answer: Sequence[str], theirs: Strategy, seed: str) -> tuple[float, int]:
    """What the best list that a long search finds makes of an answer, and how many games it took."""
    seat = game.asked
    assert seat is not None
    values = game.inner.values(answer)
    rules = [one.list.rules for one in general_ways(game)] + [outline.rules() for outline in styles(game, seat)]
    spent = 0

    def won(rows: Sequence[Rules], n: int, luck: str) -> list[float]:
        nonlocal spent
        out: list[float] = []
        room = LISTS - 1
        for start in range(0, len(rows), room):
            lists = Lists([Weighted(theirs)], game.inner.kinds, game.inner.kernel).joined(rows[start : start + room])
            playouts = Playouts(game, seat, lists, key_of(f"{seed} {luck}", "truth"))
            playouts.draw(1 - seat, [1.0])
            arms = [playouts.add(values, i) for i in range(1, len(lists))]
            playouts.run(n)
            spent += n * len(arms)
            out += [playouts.win(arm) for arm in arms]
            if len(arms) < len(rows[start : start + room]):
                raise SystemExit("the lists of a position do not fit the kernel's tables")
        return out

    kinds = game.inner.kinds
    left = [kinds.cards[kinds.kind_of[name]] for name, pile in game.supply.items() if pile]
    owned = game.inner.owned(seat)
    rows = list(dict.fromkeys(rules))
    for number, (parents, n, keep) in enumerate(ROUNDS):
        more = (made for one in rows[:parents] for made in variants(one, left, owned)[:VARIANTS])
        rows = list(dict.fromkeys([*rows, *more]))
        scores = won(rows, n, f"round {number}")
        rows = [rows[i] for i in sorted(range(len(rows)), key=lambda i: -scores[i])[:keep]]
    return won(rows[:1], PROOF, "proof")[0], spent


def judged(style: str, opponent: str, game: Game, mine: Strategy, seed: str) -> Row | None:
    """None where the given answer is the one that the analysis likes best."""
    theirs = generic(game.kingdom, opponent)
    given = StrategyBot(mine).choose(game)
    worth = Worth(game, {1: theirs})
    answers = worth.candidates(game)
    if sorted(given) not in [sorted(answer) for answer in answers]:
        answers.append(given)
    own = next(a for a, answer in enumerate(answers) if sorted(answer) == sorted(given))
    first = worth.tried(game, answers, PLAYOUTS, f"{seed} first")
    best = max(range(len(answers)), key=first.win)
    if best == own:
        return None
    again = worth.tried(game, [given, answers[best]], 4 * PLAYOUTS, f"{seed} again")
    warns = coach.clear(first, own, best) and coach.clear(again, 0, 1)
    warns = warns and coach.spoken(game, given, answers[best], {}) is not None
    strong = Lists([Weighted(generic(game.kingdom, "strong"))], game.inner.kinds, game.inner.kernel)
    playouts = Playouts(game, game.asked, strong, key_of(seed, "former"))
    arms = [playouts.add(game.inner.values(answer), 0) for answer in (answers[best], given)]
    playouts.run(4 * PLAYOUTS)
    former = playouts.difference(*arms)[0]
    (good, a), (bad, b) = (truth(game, answer, theirs, seed) for answer in (answers[best], given))
    assert min(a, b) >= 50_000
    return Row(style, opponent, 100 * (good - bad), 100 * again.gap(1, 0)[0], 100 * former, warns)


def report(rows: Sequence[Row], looked: int) -> str:
    """The table of all decisions, by style."""
    lines = [
        f"{looked} purchases looked at; in {len(rows)} of them another answer looked better. Points of a hundred.",
        "",
        "| style | decisions | mean loss in truth | mean error | the former premise's | warnings | false |",
        "|---|---|---|---|---|---|---|",
    ]
    for style in (*STYLES, "all"):
        some = [row for row in rows if style in (row.style, "all")]
        if some:
            lines.append(f"| {style} | {_row(some)} |")
    heavy = [row for row in rows if row.truth > 15]
    found = sum(row.found >= 10 for row in heavy)
    lines += ["", f"Losses above 15 in truth: {len(heavy)}; rated at least 10 by the analysis: {found}."]
    return "\n".join(lines) + "\n"


def _row(rows: Sequence[Row]) -> str:
    error = statistics.fmean(abs(row.found - row.truth) for row in rows)
    former = statistics.fmean(abs(row.former - row.truth) for row in rows)
    warned = [row for row in rows if row.warns]
    wrong = sum(row.truth < 5 for row in warned)
    loss = statistics.fmean(row.truth for row in rows)
    return f"{len(rows)} | {loss:.1f} | {error:.1f} | {former:.1f} | {len(warned)} | {wrong}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    rows: list[Row] = []
    for looked, (style, opponent, game, mine) in enumerate(positions(given.seed), 1):
        row = judged(style, opponent, game, mine, f"{given.seed} {looked}")
        if row is not None:
            rows.append(row)
            print(row, file=sys.stderr)
        if len(rows) == given.decisions:
            break
    told = report(rows, looked)
    print(told)
    if given.write:
        PAGE.write_text(f"# The coach against a long search\n\n{told}", encoding="utf-8")


if __name__ == "__main__":
    main()
