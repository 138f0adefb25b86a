"""Answers that are not legal: refused with what was legal, and not a byte changes. And the numbering of actions."""

from __future__ import annotations

from typing import Any

import pytest

import numbering
from demesne import Game, IllegalAnswer
from demesne.cards.numbers import KEY_BASE, OWN, PLACE_BASE, STOP


def militia() -> Game:
    players = [{"hand": ["Militia"]}, {"hand": ["Copper", "Copper", "Estate", "Gold", "Moat"]}]
    return Game.from_position({"kingdom": "First Game", "players": players, "seed": 1}).answer("Militia").answer()


@pytest.mark.parametrize(
    "picks",
    [
        ("Silver", "Gold"),
        ("Gold",),
        (),
        ("Gold", "Moat", "Copper"),
        ("Estate", "Estate"),
        ("gold", "Moat"),
        ("Goldd", "Moat"),
        (5, "Moat"),
        (None, None),
        (("Gold", "Moat"), "Copper"),
        (b"Gold", "Moat"),
        ("discard", "Moat"),
        ("0", "1"),
        ("", ""),
        ("Gold\x00", "Moat"),
    ],
)
def test_an_illegal_answer_says_what_was_legal_and_changes_nothing(picks: tuple[Any, ...], both_kernels: str) -> None:
    game = militia()
    before = game._state.dump()
    with pytest.raises(
        IllegalAnswer, match=r"discard \(Militia\): expected 2 of Copper, Estate, Gold, Moat; got"
    ) as caught:
        game.answer(*picks)
    assert game._state.dump() == before and len(game.answers) == 2
    assert "\n" not in str(caught.value)


def test_the_nearest_spelling_is_told() -> None:
    with pytest.raises(IllegalAnswer, match='did you mean "Estate"'):
        militia().answer("Estade", "Gold")


def test_equal_multisets_are_one_answer(both_kernels: str) -> None:
    a, b = militia().answer("Gold", "Estate"), militia().answer(["Estate", "Gold"])
    assert a._state.dump() == b._state.dump() and a == b and a.record() == b.record()


def test_after_the_end_every_answer_is_refused(both_kernels: str) -> None:
    given = {"kingdom": "First Game", "players": [{"hand": ["Gold"] * 3}, {}], "supply": {"Province": 1}, "seed": 1}
    game = Game.from_position({**given, "turn": {"phase": "treasure"}})
    game.answer("Gold", "Gold", "Gold").answer("Province")
    assert game.over and game.decision is None and game.legal_actions() == []
    before = game._state.dump()
    for picks in ((), ("Copper",)):
        with pytest.raises(IllegalAnswer, match="the game is over"):
            game.answer(*picks)
    for action in (0, STOP, -1, 10**9, "x", None, 2**70):
        with pytest.raises(IllegalAnswer, match="the game is over"):
            game.apply(action)  # type: ignore[arg-type]
    assert game._state.dump() == before
    assert (game.phase, game.player, game.actions, game.buys, game.coins) == (None, 0, 0, 0, 0)
    with pytest.raises(ValueError, match="expected a decision"):
        game.resample(0, 1)


def test_illegal_actions_are_refused_with_the_legal_ones(both_kernels: str) -> None:
    game = militia()
    before = game._state.dump()
    for action in (-1, STOP, KEY_BASE, PLACE_BASE, 10**9, 70, True, 1.5, "Gold", None, 2**70):
        if action in game.legal_actions():
            continue
        with pytest.raises(IllegalAnswer, match=r"expected one of 0 \(Copper\)"):
            game.apply(action)  # type: ignore[arg-type]
        assert game._state.dump() == before


def test_picks_go_in_canonical_order_and_can_always_be_completed(both_kernels: str) -> None:
    """Copper 0, Gold 2, Estate 3, Moat 21: two of five; the last one cannot be the first pick."""
    game = militia()
    assert [game.action_name(a) for a in game.legal_actions()] == ["Copper", "Gold", "Estate"]
    game.apply(2)
    assert [game.action_name(a) for a in game.legal_actions()] == ["Estate", "Moat"]
    with pytest.raises(IllegalAnswer, match="pick-by-pick"):
        game.answer("Gold", "Moat")
    game.apply(game.legal_actions()[1])
    assert game.answers[-1] == ["Gold", "Moat"] and game.player == 0


def test_stop_ends_an_answer_and_a_full_answer_ends_itself(both_kernels: str) -> None:
    players = [{"hand": ["Chapel"] + ["Copper"] * 5, "deck": ["Estate"] * 5}, {}]
    game = Game.from_position({"kingdom": "Big Money", "players": players, "seed": 1}).answer("Chapel")
    assert game.legal_actions() == [0, STOP]
    game.apply(0).apply(0)
    assert game.answers == [["Chapel"]] and game.trash == []
    other = game.clone()
    game.apply(STOP)
    assert game.answers[-1] == ["Copper", "Copper"] and len(game.trash) == 2
    other.apply(0).apply(0)
    assert other.answers[-1] == ["Copper"] * 4 and len(other.trash) == 4


def test_the_numbers_of_actions_are_frozen() -> None:
    rows = numbering.rows()
    assert numbering.GOLDEN.read_text(encoding="utf-8").splitlines() == rows
    game = Game("First Game", seed=1)
    for number, name in (row.split(" ", 1) for row in rows):
        assert game.action_name(int(number)) == name.removeprefix("position ")
    for wrong in (OWN, OWN - 1, -1, 10**6):
        with pytest.raises(ValueError, match="expected an action number"):
            game.action_name(wrong)


def test_a_decision_can_be_answered_by_key_and_position(both_kernels: str) -> None:
    players = [{"hand": ["Pawn", "Secret Passage", "Gold"], "deck": ["Copper", "Silver", "Estate", "Curse"]}, {}]
    kingdom = "Pawn, Secret Passage, Village, Smithy, Market, Cellar, Chapel, Moat, Mine, Witch"
    game = Game.from_position({"kingdom": kingdom, "players": players, "turn": {"actions": 2}, "seed": 1})
    game.answer("Pawn")
    assert game.decision is not None and game.decision.options == ["card", "action", "buy", "coin"]
    for wrong in (("card", "card"), ("card",), ("card", "gold"), ("Copper", "card")):
        with pytest.raises(IllegalAnswer, match=r"choose \(Pawn\): expected 2 of card, action, buy, coin"):
            game.answer(*wrong)
    game.answer("coin", "buy").answer("Secret Passage").answer("Gold")
    assert game.decision is not None and game.decision.kind == "position" and game.decision.options == ["0", "1", "2"]
    for wrong in (("3",), ("-1",), ("01",), ("top",), (), ("0", "1"), ("²",), (1,)):
        with pytest.raises(IllegalAnswer, match=r"position \(Secret Passage\): expected 1 of 0 to 2"):
            game.answer(*wrong)  # type: ignore[arg-type]
    game.answer("2")
    assert game.cards(0, "deck") == ["Estate", "Curse", "Gold"]


def test_a_game_that_ends_with_a_pick_has_the_bytes_of_one_that_ends_with_an_answer_bug(both_kernels: str) -> None:
    given = {"kingdom": "First Game", "players": [{"hand": ["Gold"] * 3}, {}], "supply": {"Province": 1}, "seed": 1}
    games = [Game.from_position({**given, "turn": {"phase": "treasure"}}) for _ in range(2)]
    for game in games:
        game.answer("Gold", "Gold", "Gold")
    games[0].answer("Province")
    games[1].apply(next(a for a in games[1].legal_actions() if games[1].action_name(a) == "Province"))
    assert games[0].over and games[0]._state.dump() == games[1]._state.dump()


def test_anything_that_counts_as_a_whole_number_is_an_action(both_kernels: str) -> None:
    class Number:
        def __init__(self, n: int) -> None:
            self.n = n

        def __index__(self) -> int:
            return self.n

    players = [{"hand": ["Chapel"] + ["Copper"] * 5, "deck": ["Estate"] * 5}, {}]
    game = Game.from_position({"kingdom": "Big Money", "players": players, "seed": 1}).answer("Chapel")
    game.apply(Number(0)).apply(Number(STOP))  # type: ignore[arg-type]
    assert game.answers == [["Chapel"], ["Copper"]]
