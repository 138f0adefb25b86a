"""The library against a second referee (the package referee), question by question on random positions.

Both get the same position and the same answers; at every question all that lies on the table must be the same. Where
chance would decide, a comparison ends.
"""

from __future__ import annotations

import os
import pprint
import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import asked
from demesne import Game
from demesne.cards import PUBLISHED
from referee import EFFECTS, LATER, MixedShuffle, Question, base, lacking, prosperity, seaside, windows
from referee.facts import ATTACK, FACTS, KINGDOM, OLD_BOXES
from referee.game import ZONES, RefereeGame
from referee.positions import (
    SORTS,
    Position,
    Sort,
    any_position,
    begin,
    lasting_position,
    random_answer,
)

pytestmark = pytest.mark.slow  # thousands of positions

MINUTES = float(os.environ.get("DEMESNE_SOAK_MINUTES") or 0)
SEED = int(os.environ.get("DEMESNE_SEED", "0"))

MOST_ANSWERS = 80
POSITIONS = {"plain": 40, "compiled": 400}  # of each sort
MOST_POSITIONS = 4000  # of each sort, until what is looked for has been seen

# ---------------------------------------------------------------- the comparison


class Disagreement(AssertionError):
    """Its text has all that is needed to see the case again."""


def on_the_table(game: Any) -> dict[str, object]:
    """Everything that can be compared, of the library's game or the referee's."""
    table: dict[str, object] = {
        "decision": game.decision and tuple(game.decision)[:9],  # the referee counts no steps
        "phase": game.phase,
        "player": game.player,
        "turn": game.turn,
        "turns": game.turns(),
        "extra": game.extra,
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
        "tokens": [game.tokens(seat) for seat in range(game.players)],
        "pile tokens": game.pile_tokens(),
    }
    for seat in range(game.players):
        for zone in ZONES:
            table[f"{zone} of seat {seat}"] = game.cards(seat, zone)
    return table


def differences(game: Game, referee: RefereeGame) -> list[str]:
    ours, theirs = on_the_table(game), on_the_table(referee)
    return [f"{what}: library {ours[what]}, referee {theirs[what]}" for what in ours if ours[what] != theirs[what]]


def compare(sort: Sort, seed: int) -> int:
    """Play one position on both; returns how many answers they agreed on."""
    rng, position = begin(sort, seed)
    answers: list[str] = []
    try:
        game = Game.from_position(position)
        for referee, question, answer in walk(position, rng):
            found = differences(game, referee)
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
    return len(answers)


def walk(position: Position, rng: random.Random) -> Iterator[tuple[RefereeGame, Question | None, list[str]]]:
    """Every question of the referee with a random answer to it; no question after the end of the game."""
    try:
        game = RefereeGame(position)
        for _ in range(MOST_ANSWERS):
            question = game.decision
            answer = [] if question is None else random_answer(question, rng)
            yield game, question, list(answer)
            if question is None:
                return
            game.answer(*answer)
    except MixedShuffle:
        pass


def report(sort: str, seed: int, position: Position, answers: list[str], found: list[str]) -> str:
    parts = [f"{sort}, seed {seed}", pprint.pformat(position, width=120, compact=True, sort_dicts=False)]
    parts += ["answers so far:", *(f"  {row}" for row in answers)]
    parts += ["differences:", *(f"  {row}" for row in found)]
    return "\n".join(parts)


def soak_seeds(few: int) -> range:
    """The same few seeds in every test run; in a soak as many fresh ones for every minute."""
    return range(SEED, SEED + int(few * max(MINUTES, 1))) if MINUTES else range(few)


@pytest.mark.soak
@pytest.mark.parametrize("sort", SORTS, ids=lambda sort: sort.__name__)
def test_library_and_referee_agree(sort: Sort, both_kernels: str) -> None:
    answers = sum(compare(sort, seed) for seed in soak_seeds(POSITIONS[both_kernels]))
    assert answers > POSITIONS[both_kernels], "the comparisons end too soon to be worth anything"


def test_a_blockade_that_keeps_a_curse_empties_the_pile_of_curses(both_kernels: str) -> None:
    """Each of the Curses is a gain of its own within the gain before; both engines get to the end of the chain."""
    blockade = {"card": "Blockade", "aside": ["Curse"]}
    players: list[Position] = [{"hand": [], "deck": ["Estate"] * 5} for _ in range(3)]
    players[1]["durations"] = [blockade]
    position = {"kingdom": ["Blockade", *OLD_BOXES[:9]], "players": players, "turn": {"phase": "buy"}}
    game, referee = Game.from_position(position), RefereeGame(position)
    game.answer("Curse")
    referee.answer("Curse")
    assert game.supply["Curse"] == 0 and game.cards(0, "discard").count("Curse") == 20
    assert not differences(game, referee)


# ---------------------------------------------------------------- the referee alone


def census(game: RefereeGame) -> Counter[str]:
    """Every card of the table, wherever it lies."""
    cards = Counter(game.supply) + Counter(game.trash)
    for seat in range(game.players):
        for zone in ZONES:
            cards.update(game.cards(seat, zone))
    return cards


@pytest.mark.soak
@pytest.mark.parametrize("sort", SORTS, ids=lambda sort: sort.__name__)
def test_the_referee_keeps_every_card_and_asks_only_what_can_be_answered(sort: Sort) -> None:
    """Without the library, over shuffles, for some turns."""
    for seed in soak_seeds(15):
        rng, position = begin(sort, seed)
        game = RefereeGame.from_position(position)
        cards = census(game)
        for _ in range(200):
            asked = game.decision
            if asked is None:
                break
            assert 0 <= asked.least <= asked.most <= len(asked.options), asked
            several = len(set(asked.options)) > 1 and (asked.ordered or asked.least < len(asked.options))
            assert asked.least < asked.most or several, f"only one answer is possible: {asked}"
            in_zone = game.cards(asked.about, asked.zone) if asked.zone in ZONES else asked.options
            assert not Counter(asked.options) - Counter(in_zone), asked
            game.answer(*random_answer(asked, rng))
            assert census(game) == cards, f"{sort.__name__}, seed {seed}, after {asked}"


# ---------------------------------------------------------------- is the comparison worth something?

# who asks what: the turn itself, every Attack, and the cards as the decision table of docs/library.md has them
OF_TURNS = {
    "a phase": ["action", "treasure", "buy"],
    "a buy or a gain": ["order", "react"],
    "the start of a turn": ["order", "react"],
}


def expected() -> set[tuple[str, str]]:
    rows = {**OF_TURNS, **asked.asks()}
    attacks = {(name, "react") for name, facts in FACTS.items() if ATTACK in facts.types}
    return attacks | {(source, kind) for source, kinds in rows.items() for kind in kinds}


def asker(question: Question) -> str:
    if question.kind in ("order", "react") and question.zone is None:
        return "a buy or a gain" if question.source else "the start of a turn"
    return question.source or "a phase"


@pytest.fixture(scope="module")
def walked() -> tuple[Counter[tuple[str, str]], Counter[str | None]]:
    """What is asked in the positions of the comparison, and how the games end; in more of them until all was asked."""
    found: Counter[tuple[str, str]] = Counter()
    ends: Counter[str | None] = Counter()
    for seed in range(MOST_POSITIONS):
        if seed >= POSITIONS["compiled"] and not expected() - set(found):
            break
        for sort in SORTS:
            rng, position = begin(sort, seed)
            for game, question, _ in walk(position, rng):
                if question is None:
                    ends[game.ends] += 1
                else:
                    found[asker(question), question.kind] += 1
    return found, ends


def test_every_question_of_the_table_is_reached_and_no_other(walked: tuple[Counter[Any], Counter[Any]]) -> None:
    found, _ = walked
    assert not expected() - set(found), "never asked: the positions no longer reach it"
    assert not set(found) - expected(), "not in the tables of docs/library.md"


def test_games_end_in_every_way_but_the_limit(walked: tuple[Counter[Any], Counter[Any]]) -> None:
    _, ends = walked
    assert set(ends) == {"provinces", "colonies", "piles"}


def test_the_referee_knows_all_cards() -> None:
    assert not [card.name for card in PUBLISHED if lacking(card.name)]
    assert set(FACTS) == {card.name for card in PUBLISHED}
    assert set(KINGDOM) == {card.name for card in PUBLISHED if card.box != "basic"}
    assert set(EFFECTS) <= set(FACTS) and set(LATER) <= set(FACTS)


WRONG = {
    "Militia": ("decision", any_position, partial(base.militia, keep=2)),
    "Bridge": ("coins", any_position, EFFECTS["Woodcutter"]),
    "Great Hall": ("deck of seat", any_position, EFFECTS["Laboratory"]),
    "Festival": ("buys", any_position, EFFECTS["Village"]),
    "Witch": ("supply", any_position, EFFECTS["Moat"]),
    "Island": ("decision", any_position, EFFECTS["Coppersmith"]),
    "Monument": ("tokens", any_position, EFFECTS["Embargo"]),
    "Haven": ("decision", lasting_position, seaside.tactician),
    "Investment": ("decision", any_position, prosperity.loan),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_card_in_the_referee_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    what, sort, effect = WRONG[name]
    monkeypatch.setitem(EFFECTS, name, effect)
    notice(name, what, sort)


WRONG_LATER = {
    "Caravan": ("hand of seat", lasting_position, LATER["Wharf"]),
    "Tide Pools": ("decision", lasting_position, LATER["Sailor"]),
    "Merchant Ship": ("coins", lasting_position, LATER["Lighthouse"]),
}


@pytest.mark.parametrize("name", WRONG_LATER)
def test_a_wrong_later_part_in_the_referee_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    what, sort, effect = WRONG_LATER[name]
    monkeypatch.setitem(LATER, name, effect)
    notice(name, what, sort)


def test_a_wrong_rule_about_what_is_asked_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the rule on plain effects the referee would ask for the order of a Caravan and a Wharf."""
    monkeypatch.setattr(windows, "PLAIN", frozenset())
    notice("'order'", "decision", lasting_position)


def notice(name: str, what: str, sort: Sort) -> None:
    """The comparison finds the card that was made wrong, and says where."""
    with pytest.raises(Disagreement) as caught:
        for seed in range(MOST_POSITIONS):
            compare(sort, seed)
    text = str(caught.value)
    assert text.startswith(f"{sort.__name__}, seed ") and "'kingdom': [" in text
    assert name in text
    assert f"  {what}" in text.split("differences:")[1]
