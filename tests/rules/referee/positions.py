"""Random positions for the comparison, and random answers. A position follows from its sort and its seed alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from .effects import LATER
from .facts import (
    ATTACK,
    BASIC,
    DURATION,
    KINGDOM,
    OLD_BOXES,
    PROSPERITY,
    REACTION,
    SEASIDE,
    TREASURE,
    VICTORY,
    printed,
)
from .questions import Question

Position = dict[str, Any]
Sort = Callable[[random.Random], Position]
MULTIPLIERS = ("Throne Room", "King's Court", "Tiara")
MOST_KINDS = 32  # docs/library.md, "Limits"


class Mix:
    """Which cards a position is made of."""

    def __init__(
        self, rng: random.Random, kingdom: list[str], outside: int = 0, favourites: list[str] | None = None
    ) -> None:
        self.rng = rng
        self.kingdom = kingdom
        self.colonies = rng.random() < 0.3
        self.basic = BASIC + ["Platinum", "Colony"] * self.colonies
        others = [name for name in KINGDOM if name not in kingdom]
        self.outside = rng.sample(others, outside)
        self.favourites = favourites or []

    def cards(self, number: int, share: float = 0.6, basic: list[str] | None = None) -> list[str]:
        """That many cards, this share of them from the kingdom."""
        return [self._one(share, basic or self.basic) for _ in range(number)]

    def _one(self, share: float, basic: list[str]) -> str:
        rng = self.rng
        if self.favourites and rng.random() < 0.3:
            return rng.choice(self.favourites)
        return rng.choice(self.kingdom * 3 + self.outside if rng.random() < share else basic)

    def one_kind(self, most: int = 4) -> list[str]:
        """A pile that can be shuffled without chance."""
        return [self.rng.choice(self.basic + self.kingdom)] * self.rng.randint(1, most)

    def low_piles(self) -> dict[str, int]:
        return {name: self.rng.choice([0, 0, 1, 2]) for name in self.basic + self.kingdom if self.rng.random() < 0.12}


def kingdom_of(rng: random.Random, *some: str) -> list[str]:
    """These cards and others: of all boxes, of the new ones, or of one box."""
    boxes = rng.choice([KINGDOM, OLD_BOXES, OLD_BOXES, SEASIDE + PROSPERITY, SEASIDE, PROSPERITY])
    return list(some) + rng.sample([name for name in boxes if name not in some], 10 - len(some))


# ---------------------------------------------------------------- what a position says beside hand, deck and discard pile


def durations(rng: random.Random, mix: Mix, seat: int, players: int, most: int) -> tuple[list[str], list[Any]]:
    """Durations in play, and what they have left for later; some without a card in play, some played twice."""
    names = [name for name in printed(mix.kingdom + mix.outside, DURATION) if name in LATER] or ["Caravan"]
    in_play, rows = [], []
    for _ in range(rng.randint(1, most)):
        name = rng.choice(names)
        row: dict[str, Any] = {"card": name}
        if name in ("Haven", "Blockade"):
            row["aside"] = mix.cards(rng.choice([0, 1, 1, 1, 1, 1]))
        if name in ("Blockade", "Corsair") and rng.random() < 0.3:
            row["safe"] = rng.sample([other for other in range(players) if other != seat], 1)
        rows.append(row if len(row) > 1 or rng.random() < 0.3 else name)
        if rng.random() < 0.9:
            in_play.append(name)
        if rng.random() < 0.1:
            rows.append(rows[-1])
    return in_play, rows


def gone(mix: Mix, play: list[str]) -> list[str]:
    """Cards that were played this turn and have left play."""
    return [name for name in mix.cards(mix.rng.choice([0, 0, 1, 2, 4]), 0.9) if name not in play]


def tokens_of_piles(rng: random.Random, mix: Mix) -> dict[str, dict[str, int]]:
    tokens: dict[str, dict[str, int]] = {}
    for name in mix.basic + mix.kingdom:
        row = {}
        if rng.random() < 0.1:
            row["embargo"] = rng.randint(1, 2)
        if "Trade Route" in mix.kingdom and printed([name], VICTORY) and rng.random() < 0.4:
            row["trade route"] = rng.choice([0, 0, 1])
        if row:
            tokens[name] = row
    return tokens


def middle_of_a_turn(rng: random.Random, mix: Mix, position: Position, most: int = 3) -> None:
    """Add to a position what earlier turns and this one have left: Durations, mats, tokens, names, gains."""
    players = position["players"]
    active = position["turn"].get("player", 0)
    for seat, row in enumerate(players):
        if rng.random() < 0.2:
            row["turns"] = rng.randint(1, 5)
        if rng.random() < 0.5:
            in_play, rows = durations(rng, mix, seat, len(players), most)
            row["play"] = in_play + row.get("play", []) if rng.random() < 0.8 else row.get("play", []) + in_play
            row["durations"] = rows
        if rng.random() < 0.3:
            row["tokens"] = {"victory": rng.randint(0, 9), "pirate ship": rng.randint(0, 4)}
        if rng.random() < 0.3:
            row["island"] = mix.cards(rng.randint(0, 3))
        if rng.random() < 0.3:
            row["native village"] = mix.cards(rng.randint(0, 4))
        if rng.random() < 0.6:
            row["gained"] = mix.cards(rng.randint(0, 3))
    turn, own = position["turn"], players[active]
    if own.get("play"):
        # played this turn: what has left play since, and a part of what lies in play, in its order
        may_be_older = {*printed(own["play"], DURATION), *MULTIPLIERS}  # nothing else stays in play
        now = [name for name in own["play"] if name not in may_be_older or rng.random() < 0.7]
        again = [name for name in now if rng.random() < 0.1]  # played several times: names that no card is left for
        turn["played"] = gone(mix, own["play"]) + now + again
    for row in players:
        multipliers = [name for name in row.get("play", []) if name in MULTIPLIERS]
        if multipliers and rng.random() < 0.5:
            row["staying"] = multipliers[:1]
    if rng.random() < 0.2:
        turn["extra"] = True
    if rng.random() < 0.3 and turn.get("phase") in ("treasure", "buy"):
        turn["gained"] = mix.cards(rng.randint(1, 2), 0.3)
    if rng.random() < 0.2:
        turn["barred"] = {
            name: rng.sample(mix.basic + mix.kingdom, rng.randint(1, 2)) for name in ("Contraband", "War Chest")
        }
    if rng.random() < 0.3:
        turn["phase"] = "start"
    position["pile_tokens"] = tokens_of_piles(rng, mix)


def position_of(rng: random.Random, mix: Mix, players: list[Position], turn: dict[str, Any]) -> Position:
    return {
        "kingdom": mix.kingdom,
        "edition": rng.choice([1, 2]),
        "colonies": mix.colonies,
        "players": players,
        "turn": turn,
        "supply": mix.low_piles(),
        "trash": mix.cards(rng.randint(1, 4)) if rng.random() < 0.4 else [],
        "seed": rng.randint(0, 10**6),
    }


# ---------------------------------------------------------------- sorts of positions


def any_position(rng: random.Random) -> Position:
    """All cards alike, two to six players, some piles low or empty, small decks, cards from outside the kingdom."""
    kingdom = kingdom_of(rng)
    mix = Mix(rng, kingdom, outside=MOST_KINDS - 19 if rng.random() < 0.3 else 0)
    players = []
    for _ in range(rng.choice([2, 2, 2, 3, 3, 4, 5, 6])):
        size = rng.randint(0, 4) if rng.random() < 0.25 else rng.randint(8, 30)
        basic = printed(mix.basic, TREASURE) if rng.random() < 0.3 else mix.basic
        hand = mix.cards(rng.choice([0, 1, 2, 3, 5, 5, 5, 6, 8]))
        what = rng.random()
        discard = mix.one_kind() if what < 0.4 else mix.cards(rng.randint(1, 6)) if what < 0.6 else []
        players.append({"hand": hand, "deck": mix.cards(size, 0.5, basic), "discard": discard})
    turn: dict[str, Any] = {
        "actions": rng.choice([1, 1, 2, 4]),
        "buys": rng.choice([1, 2]),
        "coins": rng.choice([0, 0, 3, 8]),
    }
    if rng.random() < 0.3:
        turn["player"] = rng.randrange(len(players))
    if rng.random() < 0.3:
        players[turn.get("player", 0)]["play"] = mix.cards(rng.randint(1, 4))
    if rng.random() < 0.2:
        play = players[turn.get("player", 0)].get("play", [])
        turn["played"] = gone(mix, play) + play
    if rng.random() < 0.1:
        turn["phase"] = rng.choice(["treasure", "buy"])
    position = position_of(rng, mix, players, turn)
    if rng.random() < 0.3:
        middle_of_a_turn(rng, mix, position)
    return position


def nested_position(rng: random.Random) -> Position:
    """Much Throne Room and Vassal, many Reactions in the hands of the others: plays within plays."""
    of_actions = ["Throne Room", "Vassal", "King's Court"]
    of_treasures = ["Tiara", "Venture", "Crystal Ball"]
    often = ["Moat", "Secret Chamber", "Diplomat", "Feast", "Mining Village", "Conspirator", "Masquerade", "Library"]
    often += ["Harbinger", "Treasure Map", "Embargo", "Island", "Investment", "Haven", "Caravan", "Lighthouse", "Clerk"]
    playing = rng.sample(of_actions, 2) + rng.sample(of_treasures, rng.choice([0, 1, 2]))
    mix = Mix(rng, kingdom_of(rng, *playing, *rng.sample(often, 3)), favourites=playing)
    reactions = printed(mix.kingdom, REACTION) or ["Moat"]
    players = []
    for seat in range(rng.choice([2, 2, 3, 3, 4])):
        hand = mix.cards(rng.choice([3, 5, 6, 7] if seat == 0 else [0, 1, 3, 4, 5, 5, 6]), 0.75)
        if seat and hand and rng.random() < 0.6:
            hand[0] = rng.choice(reactions)
        deck = mix.cards(rng.randint(0, 3) if rng.random() < 0.2 else rng.randint(10, 35), 0.6)
        discard = mix.one_kind() if rng.random() < 0.85 else mix.cards(3)
        players.append({"hand": hand, "deck": deck, "discard": discard})
    if rng.random() < 0.3:
        players[0]["play"] = mix.cards(rng.randint(1, 3))
    turn: dict[str, Any] = {"actions": rng.choice([1, 2, 4])}
    if rng.random() < 0.2:
        play = players[0].get("play", [])
        turn["played"] = gone(mix, play) + play
    return position_of(rng, mix, players, turn)


def attacking_position(rng: random.Random) -> Position:
    """Attacks against Reactions and Lighthouses."""
    attacks = rng.sample(printed(KINGDOM, ATTACK), 4)
    answers = rng.sample(["Moat", "Secret Chamber", "Diplomat", "Lighthouse", "Watchtower", "Pirate"], 3)
    mix = Mix(rng, kingdom_of(rng, *attacks, *answers, "Village"))
    players = []
    for seat in range(rng.choice([2, 2, 3, 4])):
        hand = mix.cards(rng.choice([2, 3, 5]), 0.3)
        hand += rng.sample(attacks, 2) if seat == 0 else rng.sample(answers, rng.choice([1, 1, 2]))
        basic = printed(mix.basic, TREASURE) if rng.random() < 0.5 else mix.basic
        deck = mix.cards(rng.choice([1, 2, 12, 20, 30]), 0.4, basic)
        discard = mix.one_kind() if rng.random() < 0.6 else mix.cards(rng.randint(0, 4))
        players.append({"hand": hand, "deck": deck, "discard": discard})
    position = position_of(rng, mix, players, {"actions": 2})
    if rng.random() < 0.5:
        middle_of_a_turn(rng, mix, position)
    return position


def gaining_position(rng: random.Random) -> Position:
    """Much that happens at a buy or a gain, and a lot of coins and Buys."""
    at_a_gain = ["Watchtower", "Royal Seal", "Tiara", "Sailor", "Pirate", "Blockade", "Monkey", "Hoard", "Mint"]
    at_a_buy = ["Talisman", "Goons", "Embargo", "Quarry", "Bridge", "Contraband", "Collection"]
    gainers = ["Thief", "Treasure Map", "Mountebank", "Witch", "Ironworks", "Mine", "Anvil", "War Chest", "Charlatan"]
    favourites = rng.sample(at_a_gain, 4) + rng.sample(at_a_buy, 2)
    mix = Mix(rng, kingdom_of(rng, *favourites, *rng.sample(gainers, 2)), favourites=favourites)
    players: list[Position] = []
    for _ in range(rng.choice([2, 2, 3, 4])):
        hand = mix.cards(rng.choice([2, 5, 5, 7]))
        if rng.random() < 0.6:
            hand.append(rng.choice(["Watchtower", "Watchtower", "Pirate"]))
        discard = mix.one_kind() if rng.random() < 0.4 else mix.cards(rng.randint(0, 4))
        players.append({"hand": hand, "deck": mix.cards(rng.choice([1, 2, 12, 25]), 0.5), "discard": discard})
    in_play = [name for name in favourites + ["Copper", "Hoard", "Royal Seal"] if rng.random() < 0.5]
    players[0]["play"] = in_play * rng.choice([1, 1, 2])
    turn: dict[str, Any] = {
        "actions": rng.choice([1, 2]),
        "buys": rng.choice([1, 2, 4]),
        "coins": rng.choice([4, 8, 16]),
        "phase": rng.choice(["action", "treasure", "buy"]),
    }
    position = position_of(rng, mix, players, turn)
    if rng.random() < 0.7:
        middle_of_a_turn(rng, mix, position, most=2)
        for name in rng.sample(mix.basic + mix.kingdom, rng.choice([0, 3, 6])):
            position["pile_tokens"].setdefault(name, {})["embargo"] = 1
    if rng.random() < 0.5:
        kept = [{"card": "Blockade", "aside": [name]} for name in rng.sample(mix.basic + mix.kingdom, 4)]
        players[1].setdefault("durations", []).extend(kept)
    return position


def lasting_position(rng: random.Random) -> Position:
    """Durations and deep decks, so that turn follows turn without a shuffle."""
    names = printed(SEASIDE, DURATION)
    some = rng.sample(names, 5) + rng.sample(
        ["Throne Room", "King's Court", "Tiara", "Clerk", "Treasury", "Smugglers"], 2
    )
    mix = Mix(rng, kingdom_of(rng, *some), favourites=some)
    players = []
    for _ in range(rng.choice([2, 2, 3, 4])):
        deck = mix.cards(rng.randint(15, 45), 0.5)
        discard = mix.cards(rng.randint(0, 4)) if rng.random() < 0.5 else mix.one_kind()
        players.append({"hand": mix.cards(rng.choice([0, 3, 5, 5])), "deck": deck, "discard": discard})
    turn: dict[str, Any] = {"player": rng.randrange(len(players)), "actions": rng.choice([1, 2])}
    position = position_of(rng, mix, players, turn)
    position["supply"] = {} if rng.random() < 0.7 else position["supply"]
    middle_of_a_turn(rng, mix, position)
    return position


SORTS: list[Sort] = [any_position, nested_position, attacking_position, gaining_position, lasting_position]


def begin(sort: Sort, seed: int) -> tuple[random.Random, Position]:
    """A position of the sort; the generator goes on with the answers."""
    rng = random.Random(f"{sort.__name__} {seed}")
    return rng, sort(rng)


def random_answer(question: Question, rng: random.Random) -> list[str]:
    """A legal answer; cards that can be played or shown mostly are, of the rest sometimes as few as possible."""
    number = rng.randint(question.least, question.most)
    if question.kind in ("action", "play", "react"):
        number = question.most if rng.random() < 0.9 else question.least
    elif rng.random() < 0.15:
        number = question.least
    return rng.sample(question.options, number)
