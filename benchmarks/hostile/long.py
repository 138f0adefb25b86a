"""What takes long: six boards, three analyses and two solves under way, while others ask for something short."""

from __future__ import annotations

import asyncio
import json

from demesne import Game
from demesne.bots import StrategyBot
from demesne.cards import pool
from demesne.strategies.judging import generic

from .attacker import Attacker

BOARDS, ANALYSES, SOLVES = 6, 3, 2
PATIENCE = 900.0  # seconds
SOLVED = 60.0  # seconds for the lists of a kingdom, more or less


async def long(attack: Attacker) -> None:
    works = [_boards] * BOARDS + [_analyses] * ANALYSES + [_solves] * SOLVES
    await asyncio.gather(*(work(attack) for work in works))


async def _boards(attack: Attacker) -> None:
    while attack.on:
        board = json.dumps({"cards": _ten(attack)}).encode()
        await attack.ask("POST", "/api/kingdoms/matters", board, patience=PATIENCE)
        await asyncio.sleep(1)


async def _analyses(attack: Attacker) -> None:
    while attack.on:
        game = Game(_ten(attack), seed=attack.rng.randrange(10**9))
        bot = StrategyBot(generic(game.kingdom, "gentle"))
        while not game.over:
            game.answer(bot.choose(game))
        record = json.dumps({"record": game.record()}).encode()
        status, _, body = await attack.ask("POST", "/api/replay/analysis", record)
        finished = status != 200
        while attack.on and not finished:
            await asyncio.sleep(2)
            status, _, found = await attack.ask("GET", f"/api/replay/analysis/{json.loads(body)['analysis']}")
            finished = status != 200 or json.loads(found)["finished"]
        await asyncio.sleep(1)


async def _solves(attack: Attacker) -> None:
    """The lists that a searching bot reckons with are a search for those of its kingdom."""
    while attack.on:
        seats = [{"kind": "me", "name": "Mallory"}, {"kind": "bot", "level": "master"}]
        wanted = {"kingdom": {"cards": _ten(attack)}, "seats": seats, "options": {"first": 0}}
        await attack.ask("POST", "/api/tables", json.dumps(wanted).encode())
        await asyncio.sleep(min(SOLVED, attack.left))


def _ten(attack: Attacker) -> list[str]:
    return attack.rng.sample(pool("base 2e"), 10)
