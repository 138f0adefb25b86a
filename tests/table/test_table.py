"""The table without input or output: the append-only log, undo, autoplay, warnings, names."""

from __future__ import annotations

import random

import pytest

from demesne import Game, IllegalAnswer
from demesne.game import random_kingdom
from demesne.refusal import Refusal
from demesne.table import Answer, Autoplay, SeatHolder, Setup, Table, Undo
from demesne.table.entries import data_of, entry_of
from demesne.table.review import ranking, review
from demesne.table.seats import bot_names, checked_name
from demesne.table.shown import log_of, shown, told_since
from demesne.table.table import setup_of
from demesne.table.warnings import warning

TEN = ["Village", "Smithy", "Militia", "Moat", "Cellar", "Market", "Spy", "Chapel", "Workshop", "Library"]


def table(**position: object) -> Table:
    data = {
        "kingdom": TEN,
        "players": [{"hand": ["Village", "Copper", "Copper", "Estate", "Workshop"], "deck": ["Smithy"] * 6}, {}],
        "seed": 1,
        **position,
    }
    return Table(setup_of(Game.from_position(data), [SeatHolder("Anna"), SeatHolder("Béla")]))


@pytest.mark.parametrize("reacts", [False, True])
def test_a_patient_game_pauses_at_an_attack_as_if_somebody_could_react(both_kernels: str, reacts: bool) -> None:
    hand = ["Moat" if reacts else "Silver", "Copper", "Copper", "Gold", "Estate"]
    players = [{"hand": ["Militia", "Village"], "deck": ["Copper"] * 8}, {"hand": hand, "deck": ["Copper"] * 8}]
    game = Game.from_position({"kingdom": TEN, "players": players, "seed": 1})
    game.answer("Village")
    patient = game.patient().answer("Militia")
    game.answer("Militia")
    waiting = {"player": None, "source": "Militia", "reactions": True}
    assert patient.view(0)["waits"] == waiting and patient.pausing != reacts
    assert patient.view(None)["coins"] == 0 and not game.pausing
    assert (game.decision and game.decision.kind) == ("react" if reacts else "discard")
    patient.answer()
    if reacts:
        game.answer()
    assert patient.decision == game.decision and patient.fingerprint() == game.fingerprint()


def test_a_table_is_its_setup_and_its_entries() -> None:
    one = table()
    one.apply(Answer(0, ("Village",)))
    one.apply(Answer(0, ("Workshop",)))
    one.apply(Answer(0, ("Silver",)))
    data = one.setup.data()
    two = Table(Setup.of(data), [entry_of(data_of(e)) for e in one.entries])
    assert two.game.record() == one.game.record()
    assert two.names() == ["Anna", "Béla"]


def test_undo_goes_back_before_the_seats_last_answer_and_stays_in_the_log() -> None:
    one = table()
    one.apply(Answer(0, ("Workshop",)))
    one.apply(Answer(0, ("Silver",)))
    undo = one.undo_of(0)
    assert undo == Undo(0, 1)
    one.apply(undo)
    assert one.game.decision is not None and one.game.decision.kind == "gain"
    assert [type(e).__name__ for e in one.entries] == ["Answer", "Answer", "Undo"]
    one.apply(Answer(0, ("Village",)))
    assert one.undo_of(0) == Undo(0, 3)
    again = Table(one.setup, list(one.entries))
    assert again.game.record() == one.game.record() and again.live == one.live == [0, 3]


def test_undo_is_free_while_nothing_new_was_seen() -> None:
    one = table()
    one.apply(Answer(0, ("Workshop",)))
    assert one.is_free(one.undo_of(0))
    one.apply(Answer(0, ("Silver",)))
    assert one.is_free(one.undo_of(0))


def test_undo_is_not_free_after_a_draw() -> None:
    one = table()
    one.apply(Answer(0, ("Village",)))
    assert not one.is_free(one.undo_of(0))


def test_undo_is_not_free_after_somebody_else_has_decided() -> None:
    hands = [
        {"hand": ["Militia", "Copper"], "deck": ["Copper"] * 5},
        {"hand": ["Estate", "Copper", "Copper", "Silver", "Gold"], "deck": []},
    ]
    one = table(players=hands)
    one.apply(Answer(0, ("Militia",)))
    assert one.is_free(one.undo_of(0))
    one.apply(Answer(1, ("Estate", "Copper")))
    assert not one.is_free(one.undo_of(0))
    assert one.is_free(one.undo_of(1))


def test_nothing_to_undo() -> None:
    assert table().undo_of(0) is None
    with pytest.raises(Refusal):
        table().apply(Undo(0, 0))


def test_entries_are_checked_together_and_change_nothing_when_one_is_wrong() -> None:
    one = table()
    with pytest.raises(IllegalAnswer):
        one.after([Answer(0, ("Workshop",)), Answer(0, ("Province",))])
    assert one.game.decision is not None and one.game.decision.kind == "action" and not one.entries
    one.after([Answer(0, ("Workshop",)), Answer(0, ("Silver",))])
    with pytest.raises(IllegalAnswer, match="seat 1"):
        one.apply(Answer(1, ()))


@pytest.mark.parametrize("data", [{}, [], {"seat": 0}, {"seat": 0, "answer": [1]}, {"seat": "0", "undo": 1}])
def test_entries_that_are_none_are_refused(data: object) -> None:
    with pytest.raises(Refusal):
        entry_of(data)


def test_the_setup_says_who_sits_at_every_seat() -> None:
    with pytest.raises(Refusal, match="expected 2 seats, got 1"):
        Table(setup_of(Game("First Game", seed=1), [SeatHolder("Anna")]))
    with pytest.raises(Refusal):
        Setup.of({"record": "x"})


# autoplay


def decided(
    kind: str,
    options: list[str],
    *,
    source: str = "Militia",
    zone: str = "hand",
    least: int = 0,
    most: int = 1,
    ordered: bool = False,
) -> dict:
    return {
        "kind": kind,
        "source": source,
        "options": options,
        "zone": zone,
        "least": least,
        "most": most,
        "ordered": ordered,
        "player": 0,
        "about": 0,
    }


def test_the_usual_level_answers_nothing_that_is_asked() -> None:
    for level in (0, 1):
        assert Autoplay(level).answer(decided("react", ["Moat"])) is None
        assert Autoplay(level).answer(decided("discard", ["Curse", "Curse"], least=2, most=2)) is None


@pytest.mark.parametrize(
    ("decision", "answer"),
    [
        (decided("react", ["Moat", "Secret Chamber"]), ["Moat"]),
        (decided("react", ["Secret Chamber"]), None),  # showing it changes the hand
        (decided("play", ["Smithy"], source="Throne Room"), ["Smithy"]),
        (decided("play", ["Smithy", "Village"], source="Throne Room"), None),
        (decided("play", ["Smithy"], source="Vassal", zone="discard"), None),
        (decided("discard", ["Copper", "Curse", "Estate", "Gold"], least=2, most=2), ["Curse", "Estate"]),
        (decided("discard", ["Estate", "Estate", "Gold", "Gold"], least=1, most=1), ["Estate"]),
        (decided("discard", ["Curse", "Estate", "Gold"], least=1, most=1), None),  # which of the two?
        (decided("discard", ["Copper", "Estate", "Gold"], least=2, most=2), None),
        (decided("discard", ["Baron", "Copper", "Estate", "Gold"], least=1, most=1), None),  # Baron wants the Estate
        (decided("discard", ["Gold", "Harem", "Nobles"], least=1, most=1), None),  # worth more than points
        (decided("discard", ["Copper", "Estate"], source="Cellar", least=0, most=2), None),
        (
            decided("topdeck", ["Copper", "Gold"], source="Scout", zone="aside", least=2, most=2, ordered=True),
            ["Copper", "Gold"],
        ),
        (decided("topdeck", ["Copper", "Gold"], source="Secret Chamber", least=2, most=2, ordered=True), None),
        (decided("buy", ["Copper"], zone="supply"), None),
    ],
)
def test_the_quick_level_answers_what_needs_no_thought(decision: dict, answer: list[str] | None) -> None:
    assert Autoplay(2).answer(decision) == answer


def test_a_card_may_have_a_level_of_its_own() -> None:
    assert Autoplay(1, {"Moat": 2}).answer(decided("react", ["Moat"])) == ["Moat"]
    assert Autoplay(2, {"Moat": 1}).answer(decided("react", ["Moat"])) is None


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        (["Copper", "Curse"], []),
        (["Copper", "Curse", "Peddler"], None),  # costs 8 as printed
        (["Cellar", "Copper", "Curse", "Estate"], None),  # after two Bridges
    ],
)
def test_the_turn_does_not_end_by_itself_while_a_cheaper_card_costs_nothing_bug(
    options: list[str], answer: list[str] | None
) -> None:
    assert Autoplay(end=True).answer(decided("buy", options, zone="supply"), coins=0) == answer
    assert Autoplay().answer(decided("buy", options, zone="supply"), coins=0) is None
    assert Autoplay(end=True).answer(decided("buy", options, zone="supply"), coins=1) is None


# warnings


def view_at(**turn: object) -> dict:
    game = Game.from_position(
        {"kingdom": TEN, "players": [{"hand": ["Copper"], "deck": []}, {}], "turn": {"phase": "buy", **turn}, "seed": 1}
    )
    return game.view(0)


def test_ending_the_turn_with_coins_left_is_worth_a_thought() -> None:
    assert warning(view_at(coins=3), ()).id == "warn-unspent"
    assert warning(view_at(coins=2), ()) is None
    assert warning(view_at(coins=3), ("Silver",)) is None


def test_buying_what_ends_the_game_is_worth_a_thought() -> None:
    end = {
        "kingdom": TEN,
        "players": [{"hand": [], "deck": []}, {}],
        "turn": {"phase": "buy", "coins": 8, "buys": 2},
        "seed": 1,
    }
    last = Game.from_position({**end, "supply": {"Province": 1}}).view(0)
    assert warning(last, ("Province",)).id == "warn-end"
    assert warning(last, ("Gold",)) is None
    third = Game.from_position({**end, "supply": {"Cellar": 0, "Moat": 0, "Chapel": 1}}).view(0)
    assert warning(third, ("Chapel",)).id == "warn-end"


def test_a_curse_was_bought_with_one_tap_bug() -> None:
    assert warning(view_at(coins=0), ("Curse",)).id == "warn-curse"
    assert warning(view_at(coins=0), ("Copper",)) is None


@pytest.mark.parametrize(("hand", "phase"), [(["Copper"], "action"), ([], "buy")])
def test_a_curse_is_asked_about_before_the_treasures_are_played_too(hand: list[str], phase: str) -> None:
    position = {"kingdom": TEN, "players": [{"hand": hand, "deck": ["Copper"] * 5}, {}], "turn": {"phase": phase}}
    game = Game.from_position({**position, "seed": 1})
    asked = shown(Table(setup_of(game, [SeatHolder("Anna"), SeatHolder("Ada", "gentle")])), 0).decision
    assert asked and asked.kind == ("treasure" if hand else "buy")
    assert asked.warnings["Curse"].id == "warn-curse" and "Copper" not in asked.warnings


def test_a_curse_that_is_a_treasure_is_played_without_a_question() -> None:
    ten = [*TEN[:9], "Charlatan"]
    position = {"kingdom": ten, "players": [{"hand": ["Curse", "Copper"], "deck": ["Copper"] * 5}, {}], "seed": 1}
    game = Game.from_position(position)
    asked = shown(Table(setup_of(game, [SeatHolder("Anna"), SeatHolder("Ada", "gentle")])), 0).decision
    assert asked and asked.kind == "treasure" and ("Curse", 1) in asked.options
    assert "Curse" not in asked.warnings


# names


@pytest.mark.parametrize(
    ("given", "name"), [(" Anna  Mária ", "Anna Mária"), ("А" * 24, "А" * 24), ("e\u0301", "é"), ("a\u2028b", "a b")]
)
def test_names_are_normalised(given: str, name: str) -> None:
    assert checked_name(given) == name


@pytest.mark.parametrize("name", ["Þóra", "李雷", "محمد", "می\u200cخواهم", "क्षि", "👩\u200d👧", "❤\ufe0f", "ᄒ", "7"])
def test_names_of_all_scripts_stay_as_they_are(name: str) -> None:
    assert checked_name(name) == name


def test_what_shows_nothing_is_left_out_of_a_name() -> None:
    assert checked_name("Anna\u3164\u034f\ufe00") == "Anna"


INVISIBLE = [
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\ufe0f",
    "\u034f",
    "\u0301",
    "\u17b4",
    "\u180b",
    "\U000e0100",
    "\U0001d159",
    "\xa0\u2003",
]


@pytest.mark.parametrize("given", [*INVISIBLE, "\u200d", "a\u200d", "a\u200d\u200db", "a \u200cb", "\u2800 \u3164"])
def test_names_without_anything_to_see_are_refused_bug(given: str) -> None:
    with pytest.raises(Refusal, match="expected a name"):
        checked_name(given)


@pytest.mark.parametrize("given", ["", "   ", "x" * 25, "a\u202eb", "a\x1b[31m", "a\u200bb"])
def test_names_that_could_deceive_are_refused(given: str) -> None:
    with pytest.raises(Refusal, match="expected a name"):
        checked_name(given)


def test_bots_take_names_that_nobody_has() -> None:
    assert bot_names(["ada"], 5) == ["Bruno", "Celina", "Dagur", "Emil", "Flora"]


# the chronicle


@pytest.mark.slow
def test_the_chronicle_tells_the_same_as_the_whole_log() -> None:
    """Turn by turn, in random games of random kingdoms, for every seat and an onlooker, after every answer."""
    for seed in range(8):
        players = 2 + seed % 4
        game = Game(random_kingdom(seed), players, seed=seed)
        one = Table(setup_of(game, [SeatHolder(f"P{i}") for i in range(players)]))
        chance = random.Random(seed)
        told: dict[int | None, list] = {seat: [] for seat in (*range(players), None)}
        turn = dict.fromkeys(told, 0)
        for _ in range(60):
            decision = one.game.decision
            if decision is None:
                break
            trial = one.game.clone()
            before = len(trial.answers)
            while len(trial.answers) == before:
                trial.apply(chance.choice(trial.legal_actions()))
            one.apply(Answer(decision.player, tuple(trial.answers[-1])))
            if one.game.over:
                break
            for seat, lines in told.items():
                turns = told_since(one, seat, turn[seat])
                told[seat] = lines[: turns[0][1]] + [line for _, _, more in turns for line in more]
                turn[seat] = turns[-1][0]
                assert told[seat] == log_of(one, seat)


@pytest.mark.parametrize(
    ("scores", "turns", "resigned", "places"),
    [
        ([12, 30], [10, 10], [], [[1], [0]]),
        ([30, 30], [11, 10], [], [[1], [0]]),  # level: fewer turns
        ([30, 12, 30], [10, 10, 10], [], [[0, 2], [1]]),
        ([30, 12, 20], [10, 10, 10], [0], [[2], [1], [0]]),  # who has resigned comes last, whatever the points
        ([5, 12, 20], [3, 3, 2], [1, 2], [[0], [2], [1]]),
    ],
)
def test_the_ranking_of_a_review(
    scores: list[int], turns: list[int], resigned: list[int], places: list[list[int]]
) -> None:
    assert ranking(scores, turns, resigned) == places


def test_a_review_marks_attacks_provinces_and_piles_that_run_out() -> None:
    hand = ["Throne Room", "Witch", "Gold", "Gold"]
    players = [
        {"hand": hand, "deck": ["Gold", "Gold", *["Copper"] * 6]},
        {"hand": ["Copper"] * 5, "deck": ["Copper"] * 5},
    ]
    ten = ["Throne Room", "Witch", "Village", "Smithy", "Market", "Cellar", "Mine", "Chapel", "Militia", "Workshop"]
    supply = {"Province": 1, "Curse": 2}
    game = Game.from_position({"kingdom": ten, "edition": 2, "players": players, "supply": supply, "seed": 1})
    for answer in (["Throne Room"], ["Witch"], [*["Gold"] * 4, *["Copper"] * 2], ["Province"]):
        assert game.decision and set(answer) <= set(game.decision.options)
        game.answer(answer)
    marks = review(game, ["Anna", "Béla"]).marks
    assert [(m.step, m.turn, m.kind) for m in marks] == [
        *((1, 1, "attack"), (1, 1, "attack"), (1, 1, "empty")),
        *((3, 1, "province"), (3, 1, "empty")),
    ]
    assert marks[0].phrase == ("log-play", {"who": "Anna", "cards": "1 Witch"})
    assert marks[2].phrase == ("log-pile-empty", {"card": "Curse"})
    assert marks[3].phrase == ("log-buy", {"who": "Anna", "cards": "1 Province"})
