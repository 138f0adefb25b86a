"""Play games on an instrumented kernel, so that the C compiler sees which paths are hot (setup.py runs this).

A few boards of the simulator, playouts on them, and games answered pick by pick from outside. Needs nothing but Python.
"""

from __future__ import annotations

import random

from demesne import Game
from demesne.bots import StrategyBot
from demesne.sim.match import Match, Table
from demesne.strategies import parse
from demesne.strategies.shipped import shipped

SEEDS = 300  # games of each board, both seats
PLAYOUTS = 20  # of each answer
BASE = (
    *("Cellar", "Chapel", "Market", "Militia", "Moat"),
    *("Smithy", "Throne Room", "Village", "Witch", "Workshop"),
)
INTRIGUE = (
    *("Minion", "Torturer", "Masquerade", "Courtyard", "Steward"),
    *("Nobles", "Shanty Town", "Mining Village", "Upgrade", "Baron"),
)
SEASIDE = (
    *("Caravan", "Fishing Village", "Wharf", "Treasury", "Lookout"),
    *("Salvager", "Warehouse", "Merchant Ship", "Sea Witch", "Monkey"),
)
PROSPERITY = (
    *("Goons", "Hoard", "Royal Seal", "Watchtower", "Bank"),
    *("Bishop", "Grand Market", "Mountebank", "Peddler", "Vault"),
)
LISTS = (
    (
        "buy Province\nbuy Wharf when owned(Wharf) < 2\nbuy Gold\nbuy Treasury when owned(Treasury) < 3\n"
        "buy Caravan when owned(Caravan) < 2\nbuy Fishing Village when owned(Fishing Village) < 2\nbuy Silver",
        SEASIDE,
    ),
    (
        "buy Province\nbuy Goons when owned(Goons) < 2\nbuy Hoard when owned(Hoard) < 2\nbuy Gold\n"
        "buy Royal Seal when owned(Royal Seal) < 2\nbuy Watchtower when owned(Watchtower) < 1\nbuy Silver",
        PROSPERITY,
    ),
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
    for text, ten in LISTS:
        strategy = parse(text)
        Table(Match((strategy, strategy), ten, 2, 1), "compiled").play(0, SEEDS, False)


def play_out() -> None:
    """Playouts of all answers at some moments of a game on each board."""
    for strategy, ten in [*((shipped(name), ten) for name, ten in BOARDS), *((parse(t), ten) for t, ten in LISTS)]:
        game, bot = Game(ten, seed=1), StrategyBot(strategy)
        for moment in range(60):
            if game.decision is None:
                break
            if moment % 10 == 3:
                game.playouts(game.asked, None, PLAYOUTS, 1, [strategy])
            game.answer(bot.choose(game))


def play_from_outside(seed: int) -> None:
    chance = random.Random(seed)
    ten = (BASE, INTRIGUE, BASE, INTRIGUE, SEASIDE, PROSPERITY)[seed % 6]
    game = Game(ten, players=2 + seed % 3, seed=seed)
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
    play_out()
    for seed in range(20):
        play_from_outside(seed)
