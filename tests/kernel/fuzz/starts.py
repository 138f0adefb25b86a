"""Random starts: kingdoms from all cards, and positions that no game would reach but the rules must handle."""

from __future__ import annotations

import pathlib
import sys
from collections import Counter
from random import Random
from typing import Any

from own_cards import random_card

from demesne import Game
from demesne.cards import BASIC, PUBLISHED, Catalogue
from demesne.game.arguments import start_of_position
from demesne.game.keys import key_of
from demesne.game.start import Start as GameStart
from demesne.kernel.const import KINDS, SLOTS
from demesne.rules.grammar import NAMES as GRAMMAR
from demesne.rules.language import COMING
from demesne.rules.setup import NO_EXTRAS, Extras

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "rules"))
import coming

GRAMMAR |= {**COMING, "card": coming.card}  # so that records of games with these cards can be read

KINGDOM_CARDS = [c.name for c in PUBLISHED if c.box != "basic"]
NESTING = ["Throne Room", "Vassal"]  # cards that play others: they fill the effect stack
LATER = {c.name for c in PUBLISHED if any(w.name == "next_turn" for w in c.words())}
KEEPING = {c.name for c in PUBLISHED if any(w.name == "take_back" for w in c.words())}
PHASES = ("action", "action", "treasure", "buy", "start")
MOST = 255  # cards in a zone of a position
EXTRA = KINDS - 14 - len(BASIC)  # kinds besides the ten, the basic ones, Platinum, Colony and what others name

Start = dict[str, Any]


def random_start(rng: Random, own: bool) -> Start:
    """The arguments of Game(...), or under "position" those of Game.from_position; under "own" own cards, if asked."""
    if not own and rng.random() < 0.15:
        return coming_start(rng)
    made = [random_card(rng, f"Own {letter}") for letter in "ABCD"[: rng.randint(1, 4)]] if own else []
    kingdom = rng.sample(KINGDOM_CARDS, 10)
    if rng.random() < 0.25:
        kingdom = list(dict.fromkeys([*NESTING, *kingdom]))[:10]
    kingdom = [*(c.name for c in made), *kingdom][:10]
    players = rng.choice((2, 2, 2, 3, 4, 5, 6))
    start: Start = {
        "kingdom": kingdom,
        "edition": rng.choice((1, 2)),
        "seed": rng.getrandbits(64),
        "first": rng.randrange(players),
        "double_treasures": rng.random() < 0.1,
        "colonies": rng.random() < 0.2,
    }
    if rng.random() < 0.5:
        start["players"] = players
    else:
        start = {"position": {**start, **random_position(rng, kingdom, players)}}
    return {**start, "own": made} if own else start


def coming_start(rng: Random) -> Start:
    """A game of test-only cards, for the mechanisms that no published card uses yet."""
    kingdom = [*rng.sample(coming.KINGDOM, 8), *rng.sample(KINGDOM_CARDS, 2)]
    extras = NO_EXTRAS
    if rng.random() < 0.5:
        bane = rng.choice([name for name in KINGDOM_CARDS if name not in kingdom])
        extras = Extras(tuple(rng.sample(coming.BESIDES, 3)), rng.choice(("", bane)), rng.choice(((), coming.SHELTERS)))
    players = rng.choice((2, 2, 3, 4, 6))
    return {
        "kingdom": kingdom,
        "players": players,
        "edition": rng.choice((1, 2)),
        "seed": rng.getrandbits(64),
        "first": rng.randrange(players),
        "double_treasures": False,
        "colonies": rng.random() < 0.2,
        "extras": extras,
        "own": coming.cards_for([*kingdom, *extras.names()]),
    }


def begin(start: Start) -> Game:
    if "own" not in start:
        return Game.from_position(start["position"]) if "position" in start else Game(**start)
    # as with load_cards, but without making the cards known to every later game
    catalogue = Catalogue(start["own"])
    game = Game.__new__(Game)
    if "position" in start:
        game._begin(start_of_position(start["position"], catalogue))
    else:
        ten, key = tuple(sorted(start["kingdom"])), key_of(start["seed"])
        more = (start["players"], start["edition"], key, start["first"], start["double_treasures"])
        extras = start.get("extras", NO_EXTRAS)
        game._begin(GameStart(catalogue, ten, *more, colonies=start["colonies"], extras=extras))
    return game


def random_position(rng: Random, kingdom: list[str], players: int) -> Start:
    others = [name for name in KINGDOM_CARDS if name not in kingdom and name not in NESTING]
    nesting = [name for name in NESTING if name not in kingdom]
    names = [*kingdom, *BASIC, *nesting, *rng.sample(others, rng.choice((0, 5, EXTRA - len(nesting))))]
    favourite = rng.choice([names, names, NESTING, kingdom, rng.sample(names, 2)])
    seats = [random_seat(rng, names, favourite) for _ in range(players)]
    fit_pins(rng, seats, names)
    position: Start = {"players": seats}
    if rng.random() < 0.9:
        position["turn"] = random_turn(rng, players, names)
    if rng.random() < 0.6:
        highest = rng.choice((1, 2, 3, 12, MOST))
        piles = rng.sample([*kingdom, *BASIC], rng.randint(1, 17))
        position["supply"] = {name: rng.randint(0, highest) for name in piles}
    if rng.random() < 0.5:
        position["trash"] = cards(rng, names, names)
    if rng.random() < 0.3:
        position["pile_tokens"] = {name: {"embargo": rng.choice((1, 2, 9))} for name in rng.sample(kingdom, 3)}
    for seat in seats if rng.random() < 0.5 else ():
        add_later_parts(rng, seat, names, players)
    return position


def add_later_parts(rng: Random, seat: Start, names: list[str], players: int) -> None:
    """Durations in progress, mats, tokens, cards gained lately."""
    known = [name for name in names if name in LATER]
    if known and rng.random() < 0.7:
        seat["durations"] = []
        for name in rng.choices(known, k=rng.randint(1, 6)):
            entry: Start = {"card": name, "safe": rng.sample(range(players), rng.randint(0, 1))}
            if name in KEEPING and rng.random() < 0.9:
                entry["aside"] = [rng.choice(names)]
            seat["durations"].append(entry)
            if rng.random() < 0.8:
                seat.setdefault("play", []).append(name)
    if rng.random() < 0.3:
        seat["island"] = cards(rng, names, names)[:40]
        seat["native village"] = cards(rng, names, names)[:40]
    if rng.random() < 0.3:
        seat["tokens"] = {"victory": rng.choice((0, 1, 200)), "pirate ship": rng.randint(0, 9)}
    if rng.random() < 0.3:
        seat["gained"] = cards(rng, names, names)[:20]
    if seat.get("play") and rng.random() < 0.3:
        seat["staying"] = [rng.choice(seat["play"])]
    if len(seat.get("play", [])) > MOST:
        del seat["play"][MOST:]
        seat.pop("staying", None)


def random_seat(rng: Random, names: list[str], favourite: list[str]) -> Start:
    seat: Start = {}
    for zone, chance in (("hand", 0.8), ("deck", 0.7), ("discard", 0.6), ("play", 0.2)):
        if rng.random() < chance:
            seat[zone] = cards(rng, names, favourite)
    if rng.random() < 0.3:
        seat["turns"] = rng.choice((0, 1, 20, 997, 999, 1000))
    return seat


def random_turn(rng: Random, players: int, names: list[str]) -> Start:
    turn: Start = {"player": rng.randrange(players), "phase": rng.choice(PHASES)}
    for key, large in (("actions", 1000), ("buys", 1000), ("coins", 1_000_000)):
        if rng.random() < 0.5:
            turn[key] = rng.choice((0, 1, 2, 5, 12, large))
    if rng.random() < 0.2:
        turn["played"] = cards(rng, names, names)
    if rng.random() < 0.1:
        turn["extra"] = True
    if rng.random() < 0.1:
        turn["gained"] = cards(rng, names, names)[:10]
    return turn


def cards(rng: Random, names: list[str], favourite: list[str]) -> list[str]:
    """A list of cards, often short, sometimes as long as may be, with some names more often than others."""
    n = rng.choice((0, 1, 2, 3, 5, 5, 8, 12, 20, 40, 100, MOST))
    share = rng.choice((0.0, 0.5, 0.9, 1.0))
    return [rng.choice(favourite if rng.random() < share else names) for _ in range(n)]


def fit_pins(rng: Random, seats: list[Start], names: list[str]) -> None:
    """Shorten decks until their order fits; at times fill one up to the very limit."""
    while over(seats) > 0:
        longest = max(seats, key=lambda seat: pins(seat.get("deck", [])))
        del longest["deck"][rng.randrange(len(longest["deck"])) :]
    if rng.random() < 0.2:
        seat = rng.choice(seats)
        deck = seat.setdefault("deck", [])
        while over(seats) < 0 and len(deck) < MOST:
            deck.append(rng.choice(names))
        if over(seats) > 0:
            deck.pop()


def over(seats: list[Start]) -> int:
    """How many more deck slots would have to be written down than can be."""
    return sum(pins(seat.get("deck", [])) for seat in seats) - SLOTS


def pins(deck: list[str]) -> int:
    """The slots a deck in a given order takes: all down to the deepest card that is not the commonest."""
    if not deck:
        return 0
    common = Counter(deck).most_common(1)[0][0]
    return max((i for i, card in enumerate(deck, 1) if card != common), default=0)


def too_many_pins(rng: Random, start: Start) -> Start | None:
    """The same position with one deck card too many in order, or None if it has no room for that."""
    position = start.get("position")
    if position is None:
        return None
    seats = [dict(seat) for seat in position["players"]]
    for seat in seats:
        deck = seat["deck"] = list(seat.get("deck", []))
        while over(seats) <= 0 and len(deck) < MOST:
            deck.append(rng.choice(BASIC))
    return {**start, "position": {**position, "players": seats}} if over(seats) > 0 else None
