"""Play games on an instrumented kernel, so that the C compiler sees which paths are hot (setup.py runs this).

A few boards of the simulator, and games answered pick by pick from outside. Needs nothing but Python.
"""

from __future__ import annotations

import random

from demesne import Game
from demesne.sim.match import Match, Table
from demesne.strategies.shipped import shipped

SEEDS = 300  # games of each board, both seats
BASE = (
    *("Cellar", "Chapel", "Market", "Militia", "Moat"),
    *("Smithy", "Throne Room", "Village", "Witch", "Workshop"),
)
INTRIGUE = (
    *("Minion", "Torturer", "Masquerade", "Courtyard", "Steward"),
    *("Nobles", "Shanty Town", "Mining Village", "Upgrade", "Baron"),
)
BOARDS = (
    ("big-money", BASE),
    ("big-money-smithies", BASE),
    ("big-money-witch", BASE),
    ("village-smithy-market", BASE),
    ("minion", INTRIGUE),
    ("village-torturer", INTRIGUE),
    ("masquerade-torturer", INTRIGUE),
)


def simulate() -> None:
    for name, ten in BOARDS:
        strategy = shipped(name)
        Table(Match((strategy, strategy), ten, 2, 1), "compiled").play(0, SEEDS, False)


def play_from_outside(seed: int) -> None:
    chance = random.Random(seed)
    game = Game(BASE if seed % 2 else INTRIGUE, players=2 + seed % 3, seed=seed)
    for _ in range(3000):
        if game.over:
            break
        game.apply(chance.choice(game.legal_actions()))
        if chance.random() < 0.05 and game.asked is not None:
            game.view(game.asked)
            game.clone().resample(game.asked, seed)
    _ = game.events


if __name__ == "__main__":
    simulate()
    for seed in range(20):
        play_from_outside(seed)
