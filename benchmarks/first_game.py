"""Looks for the seed of the guided first game: likely beginners play it from many, and most of its sentences must come.

A sentence that a beginner does not need, because they did it unasked, counts as come.

python benchmarks/first_game.py            the seed in use: which sentences came, by beginner
python benchmarks/first_game.py 500        the best of so many seeds
"""

from __future__ import annotations

import dataclasses
import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from demesne import Game
from demesne.bots import StrategyBot
from demesne.rules.language import ACTION
from demesne.strategies.judging import generic
from demesne.table import Answer, Setup, Table
from demesne.table.first_game import LEVEL, SEED, room_of
from demesne.table.lessons import BEATS, LATEST, lessons
from demesne.table.outgoing.lessons import Beat

LEARNER, BOT = 0, 1
TRIES = 20  # games of each beginner from the seed in use
QUICK_TRIES = 3  # while many seeds are compared
Beginner = Callable[[Game, random.Random], list[str]]


def money(game: Game, chance: random.Random) -> list[str]:
    """Buys Silver with 3 to 5 coins, then Gold and Provinces."""
    options = game.decision.options
    return next(([card] for card in ("Province", "Gold", "Silver") if card in options), [])


def listener(game: Game, chance: random.Random) -> list[str]:
    """Does as the sentences say, and else buys the dearest Action, of equals any."""
    options, owned = game.decision.options, game.inner.owned(LEARNER)
    if "Silver" in options and game.turns()[LEARNER] <= 2:
        return ["Silver"]
    if "Province" in options or "Gold" in options:
        return money(game, chance)
    cards = game.inner.catalogue.cards
    wanted = [card for card in options if cards[card].types & ACTION and owned.get(card, 0) < 2]
    if not wanted:
        return money(game, chance)
    dearest = max(map(game.cost, wanted))
    return [chance.choice([card for card in wanted if game.cost(card) == dearest])]


def pair(game: Game, chance: random.Random) -> list[str]:
    """Has read the two simplest cards, Village and Smithy, and buys these and Silver in turn."""
    owned = game.inner.owned(LEARNER)
    options = game.decision.options
    wanted = sorted((c for c in ("Smithy", "Village", "Silver") if c in options), key=lambda c: owned.get(c, 0))
    return money(game, chance) if {"Gold", "Province"} & {*options} else wanted[:1]


def anyhow(game: Game, chance: random.Random) -> list[str]:
    """Buys anything that costs something."""
    options = [card for card in dict.fromkeys(game.decision.options) if game.cost(card)]
    return [chance.choice(options)] if options else []


BEGINNERS: dict[str, Beginner] = {"money": money, "listener": listener, "pair": pair, "anyhow": anyhow}


def played(seed: str, beginner: Beginner, chance: random.Random, turns: int = LATEST) -> Table:
    """The guided game from that seed up to that turn, or to its end."""
    room = room_of("learner", "Anna")
    room = dataclasses.replace(room, options=msgspec.structs.replace(room.options, seed=seed))
    room = room.begin("table")
    table = Table(Setup(room.record, room.setup().seats))
    bot = StrategyBot(generic(room.kingdom, LEVEL, room.edition, 2, False))
    fair = StrategyBot(generic(room.kingdom, "fair", room.edition, 2, False))
    game = table.game
    while not table.over and game.turns()[LEARNER] <= turns:
        seat = game.asked
        table.apply(Answer(seat, tuple(answer(game, beginner, chance, fair) if seat == LEARNER else bot.choose(game))))
        game = table.game
    return table


def answer(game: Game, beginner: Beginner, chance: random.Random, fair: StrategyBot) -> Sequence[str]:
    """A beginner plays what can be played; what to discard or trash they see as well as anybody."""
    decision = game.decision
    if decision.kind == "buy":
        return beginner(game, chance)
    if decision.kind == "action":
        return [max(dict.fromkeys(decision.options), key=lambda card: (card == "Village", chance.random()))]
    return fair.choose(game)


def came(seed: str, tries: int) -> dict[str, Counter[str]]:
    """How often each sentence came, by beginner."""
    found = {}
    for name, beginner in BEGINNERS.items():
        tables = [played(seed, beginner, random.Random(f"{seed} {name} {n}")) for n in range(tries)]
        found[name] = Counter(beat for table in tables for beat in learned(table))
    return found


def learned(table: Table) -> set[Beat]:
    """What the learner was told, or did unasked."""
    found = lessons(table, LEARNER)
    return {*found.done, *(lesson.beat for lesson in found.told)}


def worth(seed: str) -> tuple[int, int]:
    """Without the chain, which needs cards that nobody is told to buy, the rarest sentence counts; then all of them."""
    found = came(seed, QUICK_TRIES)
    rarest = min(counts[beat] for counts in found.values() for beat in BEATS if beat != "chain")
    return rarest, sum(counts.total() for counts in found.values())


def main(given: list[str]) -> None:
    seed = max((f"first game {n}" for n in range(int(given[0]))), key=worth) if given else SEED
    print(f"{seed}: sentences that came by turn {LATEST}, of {TRIES} games")
    print("beginner ", *(f"{beat:>8}" for beat in BEATS))
    for name, counts in came(seed, TRIES).items():
        print(f"{name:9}", *(f"{counts[beat]:8}" for beat in BEATS))


if __name__ == "__main__":
    main(sys.argv[1:])
