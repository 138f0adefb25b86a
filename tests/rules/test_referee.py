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

from demesne import Game
from referee import EFFECTS, LATER, MixedShuffle, Question, base, prosperity, seaside, windows
from referee.facts import DURATION, FACTS, KINGDOM, OLD_BOXES, VICTORY
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

# who asks what, as in the decision tables of docs/library.md
ASKED = {
    "a phase": "action treasure buy",
    "a buy or a gain": "order react",
    "the start of a turn": "order react",
    "Ambassador": "react reveal return",
    "Anvil": "discard gain",
    "Artisan": "gain topdeck",
    "Bandit": "react trash",
    "Baron": "discard",
    "Bishop": "trash",
    "Blockade": "react gain",
    "Bureaucrat": "react topdeck",
    "Cellar": "discard",
    "Chancellor": "discard",
    "Chapel": "trash",
    "Charlatan": "react",
    "Clerk": "react topdeck",
    "Contraband": "name",
    "Corsair": "react",
    "Counting House": "take",
    "Courtier": "reveal choose",
    "Courtyard": "topdeck",
    "Crystal Ball": "choose",
    "Cutpurse": "react",
    "Diplomat": "discard",
    "Embargo": "place",
    "Expand": "trash gain",
    "Explorer": "reveal",
    "Feast": "gain",
    "Forge": "trash gain",
    "Ghost Ship": "react topdeck",
    "Goons": "react discard",
    "Harbinger": "topdeck",
    "Haven": "set_aside",
    "Investment": "trash choose",
    "Ironworks": "gain",
    "Island": "set_aside",
    "King's Court": "play",
    "Library": "set_aside",
    "Loan": "trash",
    "Lookout": "trash discard",
    "Lurker": "choose trash gain",
    "Masquerade": "pass trash",
    "Militia": "react discard",
    "Mill": "choose discard",
    "Mine": "trash gain",
    "Mining Village": "trash",
    "Minion": "react choose",
    "Mint": "reveal",
    "Moneylender": "trash",
    "Mountebank": "react discard",
    "Native Village": "choose",
    "Navigator": "choose topdeck",
    "Nobles": "choose",
    "Patrol": "topdeck",
    "Pawn": "choose",
    "Pearl Diver": "topdeck",
    "Pirate": "gain",
    "Pirate Ship": "react choose trash",
    "Poacher": "discard",
    "Rabble": "react topdeck",
    "Remodel": "trash gain",
    "Replace": "react trash gain",
    "Saboteur": "react gain",
    "Sailor": "trash",
    "Salvager": "trash",
    "Scout": "topdeck",
    "Sea Hag": "react",
    "Sea Witch": "react discard",
    "Secret Chamber": "discard topdeck",
    "Secret Passage": "place position",
    "Sentry": "trash discard topdeck",
    "Smugglers": "gain",
    "Spy": "react discard",
    "Steward": "choose trash",
    "Swindler": "react gain",
    "Thief": "react trash gain",
    "Throne Room": "play",
    "Tiara": "play",
    "Tide Pools": "discard",
    "Torturer": "react choose discard",
    "Trade Route": "trash",
    "Trading Post": "trash",
    "Treasury": "topdeck",
    "Upgrade": "trash gain",
    "Vassal": "play",
    "Vault": "discard choose",
    "War Chest": "name gain",
    "Warehouse": "discard",
    "Watchtower": "choose",
    "Wishing Well": "name",
    "Witch": "react",
    "Workshop": "gain",
}


def asker(question: Question) -> str:
    if question.kind in ("order", "react") and question.zone is None:
        return "a buy or a gain" if question.source else "the start of a turn"
    return question.source or "a phase"


@pytest.fixture(scope="module")
def walked() -> tuple[Counter[tuple[str, str]], Counter[str | None]]:
    """What is asked in the fixed positions, and how the games end: the same as in the comparison, without the library."""
    asked: Counter[tuple[str, str]] = Counter()
    ends: Counter[str | None] = Counter()
    for sort in SORTS:
        for seed in range(POSITIONS["compiled"]):
            rng, position = begin(sort, seed)
            for game, question, _ in walk(position, rng):
                if question is None:
                    ends[game.ends] += 1
                else:
                    asked[asker(question), question.kind] += 1
    return asked, ends


def test_every_question_of_the_table_is_reached_and_no_other(walked: tuple[Counter[Any], Counter[Any]]) -> None:
    asked, _ = walked
    expected = {(source, kind) for source, rows in ASKED.items() for kind in rows.split()}
    assert not expected - set(asked), "never asked: the positions no longer reach it"
    assert not set(asked) - expected, "not in the tables of docs/library.md"


def test_games_end_in_every_way_but_the_limit(walked: tuple[Counter[Any], Counter[Any]]) -> None:
    _, ends = walked
    assert set(ends) == {"provinces", "colonies", "piles"}


def test_the_referee_knows_all_cards() -> None:
    assert len(KINGDOM) == 64 + 35 + 34 and len(FACTS) == len(KINGDOM) + 9
    without_effect = {name for name, facts in FACTS.items() if facts.types == (VICTORY,)}
    assert set(EFFECTS) == set(FACTS) - without_effect
    durations = {name for name, facts in FACTS.items() if DURATION in facts.types}
    assert set(LATER) == durations - {"Outpost"}


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
        for seed in range(POSITIONS["compiled"]):
            compare(sort, seed)
    text = str(caught.value)
    assert text.startswith(f"{sort.__name__}, seed ") and "'kingdom': [" in text
    assert name in text
    assert f"  {what}" in text.split("differences:")[1]
