"""The library against a second referee (referee.py), question by question on random positions.

Both get the same position and the same answers; at every question all that lies on the table must be the same. Where
chance would decide, a comparison ends.
"""

from __future__ import annotations

import os
import pprint
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

import referee_cards
from demesne import Game
from referee import MixedShuffle, Question, Referee
from referee_cards import ACTION, BASIC, EFFECTS, FACTS, KINGDOM, REACTION, TREASURE, has_type, of_type

pytestmark = pytest.mark.slow  # thousands of positions

MINUTES = float(os.environ.get("DEMESNE_SOAK_MINUTES") or 0)
SEED = int(os.environ.get("DEMESNE_SEED", "0"))

Position = dict[str, Any]
MOST_KINDS = 32  # docs/library.md, "Limits"
MOST_ANSWERS = 80
POSITIONS = {"plain": 80, "compiled": 550}  # of each of the two sorts

# ---------------------------------------------------------------- positions


def any_position(rng: random.Random) -> Position:
    """All cards alike, two to six players, some piles low or empty, small decks, cards from outside the kingdom."""
    kingdom = rng.sample(KINGDOM, 10)
    others = [name for name in KINGDOM if name not in kingdom]
    outside = rng.sample(others, MOST_KINDS - len(BASIC + kingdom)) if rng.random() < 0.3 else []

    def cards(number: int, share: float = 0.6, basic: list[str] = BASIC) -> list[str]:
        return [rng.choice(kingdom * 3 + outside if rng.random() < share else basic) for _ in range(number)]

    def discard_pile() -> list[str]:
        what = rng.random()
        if what < 0.4:  # one kind only: it can be shuffled
            return [rng.choice(BASIC + kingdom)] * rng.randint(1, 4)
        return cards(rng.randint(1, 6)) if what < 0.6 else []

    players = []
    for _ in range(rng.choice([2, 2, 2, 3, 3, 4, 5, 6])):
        size = rng.randint(0, 4) if rng.random() < 0.25 else rng.randint(8, 30)
        basic = of_type(BASIC, TREASURE) if rng.random() < 0.3 else BASIC
        deck = cards(size, 0.5, basic)
        players.append(
            {"hand": cards(rng.choice([0, 1, 2, 3, 5, 5, 5, 6, 8])), "deck": deck, "discard": discard_pile()}
        )
    if rng.random() < 0.3:
        players[0]["play"] = cards(rng.randint(1, 4))
    turn: dict[str, Any] = {
        "actions": rng.choice([1, 1, 2, 4]),
        "buys": rng.choice([1, 2]),
        "coins": rng.choice([0, 0, 3, 8]),
    }
    if rng.random() < 0.2:
        turn["played"] = cards(rng.randint(0, 4), 0.9)
    if rng.random() < 0.1:
        turn["phase"] = rng.choice(["treasure", "buy"])
    return {
        "kingdom": kingdom,
        "edition": rng.choice([1, 2]),
        "players": players,
        "turn": turn,
        "supply": low_piles(rng, kingdom),
        "trash": cards(rng.randint(1, 4)) if rng.random() < 0.4 else [],
        "seed": rng.randint(0, 10**6),
    }


def nested_position(rng: random.Random) -> Position:
    """Much Throne Room and Vassal, many Reactions in the hands of the others: plays within plays."""
    players_of_cards = ["Throne Room", "Vassal"]
    often = ["Moat", "Secret Chamber", "Diplomat", "Feast", "Mining Village", "Conspirator", "Masquerade", "Library"]
    kingdom = players_of_cards + rng.sample(often + ["Harbinger"], 3)
    kingdom += rng.sample([name for name in KINGDOM if name not in kingdom], 5)
    reactions = of_type(kingdom, REACTION) or ["Moat"]

    def one_card(share: float) -> str:
        if rng.random() < 0.25:
            return rng.choice(players_of_cards)
        return rng.choice(kingdom if rng.random() < share else BASIC)

    def cards(number: int, share: float = 0.75) -> list[str]:
        return [one_card(share) for _ in range(number)]

    players = []
    for seat in range(rng.choice([2, 2, 3, 3, 4])):
        hand = cards(rng.choice([3, 5, 6, 7] if seat == 0 else [0, 1, 3, 4, 5, 5, 6]))
        if seat and hand and rng.random() < 0.6:
            hand[0] = rng.choice(reactions)
        deck = cards(rng.randint(0, 3) if rng.random() < 0.2 else rng.randint(10, 35), 0.6)
        discard = [rng.choice(BASIC + kingdom)] * rng.randint(0, 4) if rng.random() < 0.85 else cards(3)
        players.append({"hand": hand, "deck": deck, "discard": discard})
    if rng.random() < 0.3:
        players[0]["play"] = cards(rng.randint(1, 3))
    turn: dict[str, Any] = {"actions": rng.choice([1, 2, 4])}
    if rng.random() < 0.2:
        turn["played"] = cards(rng.randint(0, 4), 0.9)
    return {
        "kingdom": kingdom,
        "edition": rng.choice([1, 2]),
        "players": players,
        "turn": turn,
        "supply": low_piles(rng, kingdom),
        "trash": cards(rng.randint(1, 4)) if rng.random() < 0.5 else [],
        "seed": rng.randint(0, 10**6),
    }


def low_piles(rng: random.Random, kingdom: list[str]) -> dict[str, int]:
    return {name: rng.choice([0, 0, 1, 2]) for name in BASIC + kingdom if rng.random() < 0.12}


def begin(sort: Callable[[random.Random], Position], seed: int) -> tuple[random.Random, Position]:
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


# ---------------------------------------------------------------- the comparison


class Disagreement(AssertionError):
    """Its text has all that is needed to see the case again."""


def table_of_library(game: Game) -> dict[str, object]:
    table: dict[str, object] = {
        "decision": None if game.decision is None else tuple(game.decision)[:-1],  # the referee counts no steps
        "phase": game.phase,
        "player": game.player,
        "turn": game.turn,
        "turns": game.turns(),
        "actions": game.actions,
        "buys": game.buys,
        "coins": game.coins,
        "supply": list(game.supply.items()),
        "costs": {name: game.cost(name) for name in game.supply},
        "trash": game.trash,
        "over": game.over,
        "ends": game.ends,
        "scores": game.scores(),
        "winners": game.winners(),
    }
    for seat in range(game.players):
        for zone in ("hand", "deck", "discard", "play", "aside"):
            table[f"{zone} of seat {seat}"] = game.cards(seat, zone)
    return table


def table_of_referee(referee: Referee, question: Question | None) -> dict[str, object]:
    table: dict[str, object] = {
        "decision": None if question is None else tuple(question),
        "phase": referee.phase,
        "player": referee.player,
        "turn": referee.active.turns,
        "turns": [seat.turns for seat in referee.seats],
        "actions": referee.actions,
        "buys": referee.buys,
        "coins": referee.coins,
        "supply": list(referee.supply.items()),
        "costs": {name: referee.cost(name) for name in referee.supply},
        "trash": sorted(referee.trash),
        "over": referee.over,
        "ends": referee.ends,
        "scores": referee.scores(),
        "winners": referee.winners(),
    }
    for number, seat in enumerate(referee.seats):
        table[f"hand of seat {number}"] = sorted(seat.hand)
        table[f"deck of seat {number}"] = seat.deck
        table[f"discard of seat {number}"] = seat.discard_pile.shown()
        table[f"play of seat {number}"] = sorted(card.name for card in seat.in_play)
        table[f"aside of seat {number}"] = sorted(seat.aside)
    return table


def differences(game: Game, referee: Referee, question: Question | None) -> list[str]:
    ours, theirs = table_of_library(game), table_of_referee(referee, question)
    assert ours.keys() == theirs.keys()
    return [f"{what}: library {ours[what]}, referee {theirs[what]}" for what in ours if ours[what] != theirs[what]]


def compare(sort: Callable[[random.Random], Position], seed: int) -> None:
    rng, position = begin(sort, seed)
    answers: list[str] = []
    try:
        game, referee = Game.from_position(position), Referee(position)
        for question, answer in walk(referee, rng):
            found = differences(game, referee, question)
            if found:
                raise Disagreement(report(sort.__name__, seed, position, answers, found))
            if question is not None:
                answers.append(f"{question.source or 'phase'} {question.kind}, seat {question.player}: {answer}")
                if answer and len(answers) % 2:
                    game.answer(answer)  # one list works, too
                else:
                    game.answer(*answer)
    except Disagreement:
        raise
    except Exception as error:
        raise Disagreement(report(sort.__name__, seed, position, answers, [repr(error)])) from error


def walk(referee: Referee, rng: random.Random) -> Iterator[tuple[Question | None, list[str]]]:
    """Every question of the referee with a random answer to it; no question after the end of the game."""
    questions = referee.play()
    try:
        question = next(questions)
        for _ in range(MOST_ANSWERS):
            answer = random_answer(question, rng)
            yield question, list(answer)
            question = questions.send(answer)
    except MixedShuffle:
        pass
    except StopIteration:
        yield None, []


def report(sort: str, seed: int, position: Position, answers: list[str], found: list[str]) -> str:
    parts = [f"{sort}, seed {seed}", pprint.pformat(position, width=120, compact=True, sort_dicts=False)]
    parts += ["answers so far:", *(f"  {row}" for row in answers)]
    parts += ["differences:", *(f"  {row}" for row in found)]
    return "\n".join(parts)


SORTS = pytest.mark.parametrize("sort", [any_position, nested_position], ids=lambda sort: sort.__name__)


def soak_seeds(few: int) -> range:
    """The same few seeds in every test run; in a soak as many fresh ones for every minute."""
    return range(SEED, SEED + int(few * max(MINUTES, 1))) if MINUTES else range(few)


@pytest.mark.soak
@SORTS
def test_library_and_referee_agree(sort: Callable[[random.Random], Position], both_kernels: str) -> None:
    for seed in soak_seeds(POSITIONS[both_kernels]):
        compare(sort, seed)


# ---------------------------------------------------------------- is the comparison worth something?

# who asks what, as in the decision table of docs/library.md
ASKED = {
    None: "action treasure buy",
    "Artisan": "gain topdeck",
    "Bandit": "react trash",
    "Baron": "discard",
    "Bureaucrat": "react topdeck",
    "Cellar": "discard",
    "Chancellor": "discard",
    "Chapel": "trash",
    "Courtier": "reveal choose",
    "Courtyard": "topdeck",
    "Diplomat": "discard",
    "Feast": "gain",
    "Harbinger": "topdeck",
    "Ironworks": "gain",
    "Library": "set_aside",
    "Lurker": "choose trash gain",
    "Masquerade": "pass trash",
    "Militia": "react discard",
    "Mill": "choose discard",
    "Mine": "trash gain",
    "Mining Village": "trash",
    "Minion": "react choose",
    "Moneylender": "trash",
    "Nobles": "choose",
    "Patrol": "topdeck",
    "Pawn": "choose",
    "Poacher": "discard",
    "Remodel": "trash gain",
    "Replace": "react trash gain",
    "Saboteur": "react gain",
    "Scout": "topdeck",
    "Secret Chamber": "discard topdeck",
    "Secret Passage": "place position",
    "Sentry": "trash discard topdeck",
    "Spy": "react discard",
    "Steward": "choose trash",
    "Swindler": "react gain",
    "Thief": "react trash gain",
    "Throne Room": "play",
    "Torturer": "react choose discard",
    "Trading Post": "trash",
    "Upgrade": "trash gain",
    "Vassal": "play",
    "Wishing Well": "name",
    "Witch": "react",
    "Workshop": "gain",
}


@pytest.fixture(scope="module")
def walked() -> tuple[Counter[tuple[str | None, str]], Counter[str | None]]:
    """What is asked in the fixed positions, and how the games end: the same as in the comparison, without the library."""
    asked: Counter[tuple[str | None, str]] = Counter()
    ends: Counter[str | None] = Counter()
    for sort in (any_position, nested_position):
        for seed in range(POSITIONS["compiled"]):
            rng, position = begin(sort, seed)
            referee = Referee(position)
            for question, _ in walk(referee, rng):
                if question is None:
                    ends[referee.ends] += 1
                else:
                    asked[question.source, question.kind] += 1
    return asked, ends


def test_every_question_of_the_table_is_reached_and_no_other(walked: tuple[Counter[Any], Counter[Any]]) -> None:
    asked, _ = walked
    expected = {(source, kind) for source, rows in ASKED.items() for kind in rows.split()}
    assert not expected - set(asked), "never asked: the positions no longer reach it"
    assert not set(asked) - expected, "not in the table of docs/library.md"


def test_games_end_both_ways(walked: tuple[Counter[Any], Counter[Any]]) -> None:
    _, ends = walked
    assert set(ends) == {"provinces", "piles"}


def test_the_referee_knows_all_cards() -> None:
    assert len(KINGDOM) == 64 and len(FACTS) == 71
    assert set(EFFECTS) == {name for name in FACTS if has_type(name, ACTION)}


WRONG = {
    "Militia": ("decision", partial(referee_cards.militia, keep=2)),
    "Bridge": ("costs", EFFECTS["Woodcutter"]),
    "Great Hall": ("deck of seat", EFFECTS["Laboratory"]),
    "Festival": ("buys", EFFECTS["Village"]),
    "Witch": ("supply", EFFECTS["Moat"]),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_card_in_the_referee_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    what, effect = WRONG[name]
    monkeypatch.setitem(EFFECTS, name, effect)
    with pytest.raises(Disagreement) as caught:
        for seed in range(POSITIONS["compiled"]):
            compare(any_position, seed)
    text = str(caught.value)
    assert text.startswith("any_position, seed ") and "'kingdom': [" in text
    answers, found = text.split("answers so far:")[1].split("differences:")
    assert name in answers, "seen only after the card was played"
    assert f"  {what}" in found
