"""Random play for the tests: kingdoms from all cards, answers from everything legal, cards counted."""

from __future__ import annotations

import random
from collections import Counter

from demesne import Decision, Game, random_kingdom

ZONES = ("hand", "deck", "discard", "play", "aside", "island", "native village")


def random_game(seed: int, rng: random.Random, boxes: tuple[str, ...] = (), **more: object) -> Game:
    options: dict[str, object] = {"players": rng.randint(2, 6), "edition": rng.choice([1, 2]), "first": "random"}
    options.update(more)
    kingdom = random_kingdom(seed, boxes=boxes) if boxes else random_kingdom(seed)
    return Game(kingdom, seed=seed, **options)  # type: ignore[arg-type]


def random_answer(decision: Decision, rng: random.Random) -> list[str]:
    """A legal answer, with a bias towards doing something; mostly all Treasures at once."""
    if decision.kind == "treasure" and rng.random() < 0.8:
        return list(decision.options)
    few = min(decision.most, decision.least + 3)
    n = rng.randint(decision.least, few) if rng.random() < 0.7 else max(decision.least, min(1, decision.most))
    return rng.sample(decision.options, n)


def all_cards(game: Game) -> Counter[str]:
    """Every card of the game, wherever it is."""
    count: Counter[str] = Counter(game.supply) + Counter(game.trash)
    for p in range(game.players):
        for zone in ZONES:
            count.update(game.cards(p, zone))
    return count


def play_on(game: Game, rng: random.Random, answers: int) -> Game:
    for _ in range(answers):
        if game.decision is None:
            break
        game.answer(*random_answer(game.decision, rng))
    return game
