"""What lists buy in their first two turns, by how the starting deck is split between them."""

from __future__ import annotations

from collections.abc import Sequence

from demesne.bots import StrategyBot
from demesne.game import Game
from demesne.strategies import Strategy, parse

from .solution import Opening

SPLITS = ("5/2", "4/3", "3/4", "2/5")
HAND = 5


def openings(
    lists: Sequence[Strategy], weights: Sequence[float], kingdom: Sequence[str], edition: int, colonies: bool
) -> dict[str, tuple[Opening, ...]]:
    """Per split: the openings of the mixture, the most frequent first."""
    found: dict[str, tuple[Opening, ...]] = {}
    for split in SPLITS:
        by_buys: dict[tuple[str, str], float] = {}
        for made, weight in zip(lists, weights):
            if weight > 0:
                buys = opened(made, int(split[0]), kingdom, edition, colonies)
                by_buys[buys] = by_buys.get(buys, 0) + weight
        rows = sorted(by_buys.items(), key=lambda row: -row[1])
        found[split] = tuple(Opening(buys, weight) for buys, weight in rows)
    return found


def opened(made: Strategy, coins: int, kingdom: Sequence[str], edition: int, colonies: bool) -> tuple[str, str]:
    """What the list buys with so many coins in its first turn, and the others in its second."""
    hand = ["Copper"] * coins + ["Estate"] * (HAND - coins)
    start = {"kingdom": list(kingdom), "edition": edition, "colonies": colonies, "seed": 1}
    game = Game.from_position({**start, "players": [{"hand": hand}, {}]})
    seats = [StrategyBot(made), StrategyBot(parse(""))]
    bought: dict[int, str] = {}
    while (decision := game.decision) is not None and game.turns()[0] <= 2:
        answer = seats[decision.player].choose(game)
        if decision.player == 0 and decision.kind == "buy" and answer:
            bought.setdefault(game.turns()[0], answer[0])
        game.answer(answer)
    return bought.get(1, ""), bought.get(2, "")
