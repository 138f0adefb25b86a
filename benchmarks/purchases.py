"""What a purchase is worth, by how it was thought about: budgets and variants of the plan at the same positions.

    python benchmarks/purchases.py                     what is known
    python benchmarks/purchases.py --minutes 10        go on measuring

Two players with 2,000 playouts a decision play in random kingdoms. Where one of them buys, each way to think gives an
answer and the plan to go on with; all of them then meet on fresh luck, each plan followed to the end of the game. A
whole game says one bit about two players, this a number about each purchase, though nobody thinks again after it.
Positions are kept in purchases.jsonl.
"""

from __future__ import annotations

import argparse
import pathlib
import sys
import time
from typing import Any

import history

from demesne import Game, random_kingdom
from demesne.game.keys import key_of
from demesne.kernel.const import D_BUY
from demesne.search.player import Player
from demesne.search.playouts import Playouts
from demesne.search.population import population
from demesne.search.race import Budget
from demesne.strategies import parse
from search import interval

KEPT = pathlib.Path(__file__).resolve().parent / "purchases.jsonl"
BOARDS = 8
FRESH = 3000  # seeds
WAYS = {
    "500 playouts": Budget(500),
    "2,000 playouts": Budget(2_000),
    "40,000 playouts": Budget(40_000),
    "40,000 playouts, 55% of them for variants of the plan": Budget(40_000, planning=0.55),
}


def board(i: int) -> list[str]:
    return random_kingdom(f"tune {i}", boxes=("base 2e", "intrigue 2e"))


def play(i: int, seed: int) -> None:
    """One game, measured at the purchases of one seat."""
    ten, name, number = board(i), f"tune {i}", 0
    lists = population(ten, 2, 2)
    game = Game(ten, 2, seed=f"pos {name} {seed}")
    players = [Player(lists, Budget(2_000), f"pos {name} {seed} {seat}") for seat in (0, 1)]
    done = {(line["board"], line["seed"], line["number"]) for line in history.rows(KEPT)}
    while game.asked is not None:
        seat, number = game.asked, number + 1
        new = (name, seed, number) not in done
        if new and seat == seed % 2 and game.inner.pending.kind == D_BUY:
            found = measured(game, players[seat], f"{name} {seed} {number}")
            if found:
                line = {"board": name, "seed": seed, "number": number, "turn": game.turn, "win": found}
                history.append(KEPT, line)
        game.answer(players[seat].choose(game))


def measured(game: Game, player: Player, luck: str) -> list[float]:
    """What the plan's own answer wins, and what each way to think comes to; nothing where there is no choice."""
    followed = parse(player.followed())
    arms, rules = [], []
    for budget in WAYS.values():
        other = Player(player.population, budget, luck)
        other.follow(followed)
        thought = other.think(game)
        if len(thought.tried) < 2:
            return []
        arms.append(thought.answer)
        rules.append(parse(other.followed()).rules)
        lists, watch = other._lists, other._watch
    assert lists is not None and watch is not None and game.asked is not None
    playouts = Playouts(game, game.asked, lists.joined([followed.rules, *rules]), key_of(luck, "fresh"))
    foe = 1 - game.asked
    playouts.draw(foe, watch.weights(foe))
    playouts.add(playouts.suggested(len(lists)), len(lists))
    for i, answer in enumerate(arms, len(lists) + 1):
        playouts.add(answer, i)
    playouts.run(FRESH)
    return [round(playouts.win(a), 5) for a in playouts.alive]


def told(lines: list[dict[str, Any]]) -> str:
    games = len({(line["board"], line["seed"]) for line in lines})
    out = [f"{len(lines)} purchases of {games} games: points more than the plan's own answer"]
    for i, way in enumerate(WAYS, 1):
        mean, half = interval([100 * (line["win"][i] - line["win"][0]) for line in lines])
        out.append(f"{way:54} {mean:+.2f} ± {half:.2f}")
    mean, half = interval([100 * (line["win"][-1] - line["win"][-2]) for line in lines])
    out.append(f"{'the last more than the one before':54} {mean:+.2f} ± {half:.2f}")
    return "\n".join(out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=0.0, help="CPU time; a game that was begun is ended")
    given = parser.parse_args()
    for game in range(200):
        if time.process_time() >= 60 * given.minutes:
            break
        play(game % BOARDS + 1, game // BOARDS)
    if lines := history.rows(KEPT):
        print(told(lines))


if __name__ == "__main__":
    sys.exit(main())
