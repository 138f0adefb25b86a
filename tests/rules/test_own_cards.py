"""Own cards: they play, clone, save and replay like any card; mistakes are told with file, line and expectation."""

from __future__ import annotations

import pathlib
import pickle
import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from demesne import CardError, Game, cards, load_cards
from demesne.game.own_cards import read_cards
from demesne.game.start import Start
from demesne.rules.grammar import NAMES, parse_cards
from play import all_cards, play_on

OWN = pathlib.Path(__file__).parent / "cards" / "own.cards"
TEN = [
    "Harvest Fair",
    "Toll Gate",
    "Night Watch",
    "Old Coin",
    "Orchard",
    "Village",
    "Smithy",
    "Militia",
    "Moat",
    "Cellar",
]


@pytest.fixture(autouse=True)
def fresh_catalogue(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(cards, "_loaded", cards.Catalogue())
    yield


@pytest.mark.slow
def test_a_card_file_gives_its_names_and_its_cards_can_be_played(both_kernels: str) -> None:
    assert load_cards(OWN) == TEN[:5]
    assert load_cards(str(OWN)) == TEN[:5], "loading the same cards again changes nothing"
    for seed in range(20):
        rng = random.Random(seed)
        game = Game(TEN, players=3, seed=seed)
        count = all_cards(game)
        play_on(game, rng, 200)
        assert all_cards(game) == count
        assert Game.from_record(game.record()) == game
        assert pickle.loads(pickle.dumps(game)) == game
        assert play_on(game.clone(), rng, 5).answers[: len(game.answers)] == game.answers


def test_a_record_carries_its_own_cards(both_kernels: str, monkeypatch: pytest.MonkeyPatch) -> None:
    load_cards(OWN)
    game = play_on(Game(TEN, seed=5), random.Random(1), 150)
    text = game.record()
    assert 'own: card("Toll Gate", 5, ACTION | ATTACK, play=[coins(2), each_other(' in text
    monkeypatch.setattr(cards, "_loaded", cards.Catalogue())
    again = Game.from_record(text)
    assert again.record() == text and again._state.dump() == game._state.dump()
    with pytest.raises(ValueError, match='unknown card "Harvest Fair"'):
        Game(TEN)


def test_what_the_card_says_happens(both_kernels: str) -> None:
    load_cards(OWN)
    players = [
        {"hand": ["Harvest Fair", "Toll Gate", "Old Coin"], "deck": ["Estate", "Copper", "Curse", "Curse", "Gold"]},
        {"hand": ["Night Watch", "Copper", "Copper"], "deck": ["Gold", "Silver", "Copper"]},
        {"hand": ["Copper"], "deck": ["Gold", "Silver", "Copper"]},
    ]
    game = Game.from_position({"kingdom": TEN, "players": players, "seed": 1})
    game.answer("Harvest Fair").answer("Estate")
    assert (game.actions, game.buys, game.coins) == (1, 1, 2)
    game.answer("Toll Gate")
    assert game.decision is not None and (game.decision.player, game.decision.options) == (1, ["Night Watch"])
    game.answer("Night Watch")
    assert game.decision is not None and game.decision.about == 2 and game.decision.player == 0
    game.answer("Gold")
    assert game.trash == ["Gold"] and game.cards(2, "deck") == ["Silver", "Copper"]
    assert game.cards(1, "deck") == ["Gold", "Silver", "Copper"]
    game.answer("Old Coin")
    assert game.cards(0, "hand") == ["Copper", "Copper", "Curse", "Curse"] and game.coins == 5
    assert game.decision is not None and game.decision.kind == "treasure"


def test_treasures_named_behind_one_that_asks_are_still_played(both_kernels: str) -> None:
    load_cards(OWN)
    players = [{"hand": ["Old Coin", "Silver", "Gold"], "deck": ["Estate"] * 5}, {}]
    game = Game.from_position({"kingdom": TEN, "players": players, "turn": {"phase": "treasure"}, "seed": 1})
    game.answer("Old Coin", "Gold", "Silver")
    assert game.coins == 1 + 3 + 2
    assert sorted(game.cards(0, "play")) == ["Gold", "Old Coin", "Silver"]
    assert Game.from_record(game.record()) == game


def test_every_answer_within_its_bounds_is_taken_even_behind_such_a_treasure_bug(both_kernels: str) -> None:
    load_cards(OWN)
    players = [{"hand": ["Old Coin"] + ["Copper"] * 60, "deck": ["Estate"] * 5}, {}]
    game = Game.from_position({"kingdom": TEN, "players": players, "turn": {"phase": "treasure"}, "seed": 1})
    assert game.decision is not None and game.decision.most == 33
    game.answer("Old Coin", *["Copper"] * 32)
    assert game.coins == 33 and len(game.cards(0, "play")) == 33
    assert game.decision is not None and game.decision.kind == "treasure" and game.decision.most == 29


def test_a_program_without_end_is_ended_by_the_stack(both_kernels: str, tmp_path: pathlib.Path) -> None:
    """Plays a copy of itself over and over: the effects are cut short and no card is lost."""
    file = tmp_path / "echo.cards"
    file.write_text('card("Echo", 2, ACTION, play=[play_from_hand(ACTION, times=9), play_from_hand(ACTION, times=9)])')
    load_cards(file)
    hand = ["Echo"] * 60
    given = {"kingdom": ["Echo", *TEN[5:], "Chapel", "Mine", "Witch", "Market"], "players": [{"hand": hand}, {}]}
    game = Game.from_position({**given, "seed": 1})
    count = all_cards(game)
    game.answer("Echo")
    assert any(e.kind == "cut_short" for e in game.events)
    assert all_cards(game) == count and game.decision is not None


def test_a_step_limit_ends_any_program(both_kernels: str, tmp_path: pathlib.Path) -> None:
    """Wide instead of deep: thousands of plays by one play are cut short too."""
    file = tmp_path / "wide.cards"
    inner = ", ".join(["actions(1)"] * 300)
    file.write_text(
        f'card("Wide", 2, ACTION, play=[{inner}])\n'
        'card("Loud", 2, ACTION, play=[play_from_hand(ACTION, times=20), play_from_hand(ACTION, times=20)])'
    )
    load_cards(file)
    hand = ["Loud"] * 6 + ["Wide"] * 20
    ten = ["Wide", "Loud", *TEN[5:], "Chapel", "Mine", "Witch"]
    game = Game.from_position({"kingdom": ten, "players": [{"hand": hand}, {}], "seed": 1})
    game.answer("Loud")
    for _ in range(60):
        d = game.decision
        if d is None or d.kind != "play":
            break
        game.answer("Loud" if "Loud" in d.options else "Wide")
    assert any(e.kind == "cut_short" for e in game.events)
    assert game.decision is not None and game.decision.kind != "play"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("card(", 'line 1: expected a word, a number, text in quotes or a list, got the end of the file'),
        ('card("A", 2, ACTION, play=[crads(1)])', "line 1: expected a word of the vocabulary, got crads, did you mean \"cards\"?"),
        ('\n\ncard("A", 2, ACTION, play=[cards(1)]', 'line 3: expected "\\)", got the end of the file'),
        ('card("A", 2, ACTION, play=[cards("x")])', "line 1: cards: expected a number from 0 to 20, got 'x'"),
        ('card("A", 2, ACTION, play=[cards(99)])', "line 1: cards: expected a number from 0 to 20, got 99"),
        ('card("A", 2, ACTION, play=[cards()])', r"line 1: expected cards\(n\), got cards\(\)"),
        ('card("A", 2, ACTION, play=[cards(1, 2)])', r"line 1: expected cards\(n\), got cards\(1, 2\)"),
        ('card("A", 2, play=[cards(1)])', r'line 1: expected card\(name, cost, types, \[play=\], \[reaction=\], \[points=\], \[triggers=\], \[cost_rule=\], \[not_bought_with=\], \[setup=\], \[emblem=\]\), got card\("A", 2, play=\[cards\(1\)\]\)'),
        ('card("A", -1, ACTION)', "line 1: A: expected a number from 0 to 20, got -1"),
        ('card("A", 2, VICTORY, play=[cards(1)])', "only Actions and Treasures can be played"),
        ('card("A", 2, ACTION | REACTION, play=[cards(1)])', "expected both the type REACTION and reaction"),
        ('card("A", 2, ACTION | 3)', "line 1: expected types on both sides of |"),
        ('card("A", 2, ACTION, play=[unaffected()])', r"A: unaffected\(\) is expected in a Reaction"),
        ('card("A", 2, ACTION, play=[look_at(2)])', r"A: expected discard_rest\(\) or put_back\(\)"),
        ('card("A", 2, ACTION, play=[discard(1, where=LIFTED)])', "A: discard is expected after look_at"),
        ('card("A", 2, ACTION, play=[each_other(coins(1))])', "A: coins works for the player of the card only"),
        ('card("A", 2, ACTION, play=[you_choose(trash(1))])', "A: you_choose is expected inside each_other"),
        ('card("A", 2, ACTION, play=[each_other(each_other(cards(1)))])', "each_other cannot be used inside each_other"),
        ('card("A", 2, ACTION, play=[gain("Goold")])', 'A names an unknown card "Goold", did you mean "Gold"'),
        ('card("A", 2, ACTION, play=[choose(1, fly=[cards(1)])])', "choose: expected card, action"),
        ('card("A", 2, ACTION, play=[gain(n=2)])', "gain: expected n= only with where=TRASHED"),
        ('card("A", 2, ACTION)\ncard("A", 2, ACTION)', "line 2: expected a new name, A appears twice"),
        ('card("Village", 2, ACTION)', "Village: expected a new name"),
        ('card("", 2, ACTION)', "expected a name of 1 to 40 letters"),
        ('card("A, B", 2, ACTION)', "expected a name of 1 to 40 letters"),
        ('card("-", 2, ACTION)', "expected a name of 1 to 40 letters"),
        ('card("A  B", 2, ACTION)', "expected a name of 1 to 40 letters"),
        ('card("village", 2, ACTION)', "village: expected a new name, there is another card called Village"),
        ('card("A", 2, ACTION, play=[trash(1), trash_it()])', r"line 1: A: trash_it\(\) is expected after reveal_until"),
        ('card("A", 2, ACTION, play=[turn_up(), cards(3), discard(1, where=TOP)])', "where=TOP is expected after turn_up"),
        ('card("A", 2, ACTION, play=[when(hand_at_least(9), turn_up()), take_it()])', r"take_it\(\) is expected after turn_up"),
        ('card("A", 2, ACTION, play=[take_it()])', r"take_it\(\) is expected after turn_up"),
        ('card("A", 2, ACTION, play=[discard(1, where=TOP)])', "where=TOP is expected after turn_up"),
        ('card("A", 2, ACTION, play=[look_at(2), when(hand_at_least(3), put_back())])', "lifted cards must be put somewhere whether"),
        ('card("A", 2, ACTION, play=[when(it_is_named, cards(1))])', "it_is_named is expected after name_a_card"),
        ('card("A", 2, ACTION, play=[name_a_card(), choose(1, card=[cards(1)], coin=[coins(1)]), turn_up(), '
         'when(it_is_named, take_it())])', "with no choose between"),
        ('card("A", 2, ACTION, play=[for_each_different(each_other(cards(1)))])', "cannot be used inside for_each_different"),
        ('card("A", 2, ACTION, play=[cards(up_to(3))])', "cards: expected a number, that_many"),
        ('card("A", 2, ACTION, play=[gain(TREASURE, where=TRASHED)])', "expected neither a card nor a cost"),
        ('card("A", 2, VICTORY, points=per_card(ACTION))', "per_card: expected a card name in quotes"),
        ('card("A", 2, ACTION, editions=[1])', r"expected card\(.*\[points=\], \[triggers=\], \[cost_rule=\], \[not_bought_with=\], \[setup=\], \[emblem=\]\), got card\(.*editions=\[1\]\)"),
        ('import os', 'line 1: expected card'),
        ('__import__("os")', "line 1: expected card"),
        ('__import__("os").system("true")', "line 1: expected a word, a number or text in quotes, got '.'"),
        ('card("A", 2, ACTION, play=[may(coins(2))])', "may: expected a step with a choice"),
        ('card("A", 2, ACTION, play=[__import__("os")])', "line 1: expected a word of the vocabulary, got __import__"),
        ('card("A", 2, ACTION, play=[cards.__class__])', "line 1: expected a word, a number or text in quotes, got '.'"),
        ('card("A", 2, ACTION, play=[(lambda: 0)()])', "line 1: expected a word, a number or text in quotes, got ':'"),
        ('x = 5', "line 1: expected card"),
        ("card(" * 5000, "at most 30 nested brackets"),
        ("[" * 100000, "line 1: expected card"),
        ('card("A", 2, ACTION, play=' + "[" * 100000, "at most 30 nested brackets"),
        ("#" * 10_000_000, "expected at most 200,000 characters"),
        ("\x00", "line 1: expected a word"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_file_line_and_what_was_expected(
    text: str, message: str, tmp_path: pathlib.Path
) -> None:
    file = tmp_path / "mine.cards"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(CardError, match=message) as caught:
        load_cards(file)
    assert ("\n" not in str(caught.value) and str(caught.value).count("mine.cards") == 1) or "Village" in text
    assert len(str(caught.value)) < 300
    assert not cards.loaded().own, "nothing of a broken file is loaded"


@pytest.mark.parametrize(
    "pair",
    [
        'at_end_of_buying(tokens("victory", 1)), at_end_of_buying(gain("Curse"))',
        'at_end_of_buying(may(put_this_on_deck())), at_end_of_buying(gain("Gold"), unless_gained=VICTORY)',
        'when_you_gain_this(gain("Silver")), when_you_gain_this(gain("Curse"))',
        'when_you_gain_this(gain("Silver")), while_in_play(gaining("Estate"), gain("Curse"))',
        'this_turn(gaining(ACTION), gain("Silver")), this_turn(gaining(VICTORY), gain("Curse"))',
    ],
)
def test_two_effects_of_a_card_at_one_moment_are_refused_bug(pair: str) -> None:
    """Once the first was done twice and the second never."""
    first, second = re.findall(r"(?:^|, )(at_end_of_buying|when_you_gain_this|while_in_play|this_turn)", pair)
    with pytest.raises(CardError, match=f"x, line 1: A: {first} and {second} act at the same moment; expected one"):
        read_cards(f'card("A", 2, ACTION, play=[coins(1)], triggers=[{pair}])', "x")


def test_an_effect_that_is_used_up_is_the_only_one_of_its_card_for_the_turn_bug() -> None:
    """The first to act once used up the other too."""
    pair = 'this_turn(gaining(VICTORY), tokens("victory", 1), once=True), this_turn(gaining(ACTION), coins(1))'
    with pytest.raises(CardError, match=r"x, line 1: A: this_turn\(..., once=True\) beside another this_turn"):
        read_cards(f'card("A", 2, ACTION, play=[coins(1)], triggers=[{pair}])', "x")


@pytest.mark.parametrize(
    "pair",
    [
        'at_end_of_buying(tokens("victory", 1)), when_you_gain_this(gain("Curse"))',
        'while_in_play(gaining(), tokens("victory", 1)), while_in_play(gaining(), coins(1))',
        'while_in_play(gaining("Estate"), gain("Silver")), while_in_play(gaining("Duchy"), gain("Gold"))',
        'while_in_play(buying(VICTORY), gain("Silver")), while_in_play(buying(but=VICTORY), gain("Gold"))',
        'while_in_play(gaining(), may(put_gained_on_deck())), while_in_play(gaining("Duchy"), gain("Gold"))',
    ],
)
def test_two_effects_of_a_card_that_never_wait_together_are_accepted(pair: str) -> None:
    (card,) = read_cards(f'card("A", 2, ACTION, play=[coins(1)], triggers=[{pair}])', "x")
    assert len(card.triggers) == 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('card("Silver when", 2, ACTION)', 'Silver when: expected another name.*as Silver and "when"'),
        ('card("Silver Bell when", 2, ACTION)', 'Silver Bell when: expected another name.*as Silver and "bell when"'),
        ('card("A When B", 2, ACTION)\ncard("A", 2, ACTION)', 'A When B: expected another name.*as A and "when b"'),
        ('card("Action when", 2, ACTION)', 'Action when: expected another name.*as ACTION and "when"'),
        ('card("Steward Coins", 2, ACTION)', 'Steward Coins: expected another name.*as Steward and "coins"'),
    ],
)
def test_a_name_that_a_strategy_reads_as_another_card_and_a_word_is_refused_bug(text: str, message: str) -> None:
    """`buy Silver when` was refused as half a rule, also in the lists that the program writes itself."""
    with pytest.raises(CardError, match=message):
        read_cards(text, "x")


def test_other_names_with_words_of_strategies_can_be_used() -> None:
    for name in ("Remember When", "Village Coins", "Silverwhen", "When"):
        read_cards(f'card("{name}", 2, ACTION)', "x")


def test_files_that_cannot_be_read_are_told(tmp_path: pathlib.Path) -> None:
    with pytest.raises(CardError, match="none.cards: cannot be read: there is no such file"):
        load_cards(tmp_path / "none.cards")
    (tmp_path / "binary.cards").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CardError, match="it is not UTF-8 text"):
        load_cards(tmp_path / "binary.cards")


def test_every_published_card_can_be_written_as_a_card_file_and_read_back() -> None:
    for card in cards.PUBLISHED:
        (again,) = parse_cards(repr(card), "x")
        assert replace(again, box=card.box, editions=card.editions) == card, card.name


def test_cards_name_no_other_card_but_those_the_printed_card_names() -> None:
    from demesne.rules.compiler import names_in

    named = {c.name: names_in(c) for c in cards.PUBLISHED if names_in(c)}
    assert named == {
        "Bureaucrat": {"Silver"}, "Witch": {"Curse"}, "Moneylender": {"Copper"}, "Bandit": {"Gold", "Copper"},
        "Merchant": {"Silver"}, "Baron": {"Estate"}, "Torturer": {"Curse"}, "Trading Post": {"Silver"},
        "Coppersmith": {"Copper"}, "Courtier": {"Gold"}, "Replace": {"Curse"}, "Duke": {"Duchy"},
        "Cutpurse": {"Copper"}, "Treasure Map": {"Treasure Map", "Gold"}, "Embargo": {"Curse"}, "Sea Hag": {"Curse"},
        "Explorer": {"Province", "Gold", "Silver"}, "Blockade": {"Curse"}, "Corsair": {"Silver", "Gold"},
        "Sea Witch": {"Curse"}, "Grand Market": {"Copper"}, "Hoard": {"Gold"}, "Counting House": {"Copper"},
        "Mountebank": {"Curse", "Copper"}, "Charlatan": {"Curse"},
    }  # fmt: skip


def test_a_record_whose_own_card_names_an_unknown_card_is_refused_bug() -> None:
    """It once gave a KeyError. A card that only this machine has loaded is unknown to the record too."""
    load_cards(OWN)
    lines = play_on(Game(TEN, seed=5), random.Random(1), 10).record().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("own: "))
    others = [line for line in lines if not line.startswith("own: ")]
    for named in ("Nowhere", "Harvest Fair"):
        wrong = f'own: card("Toll Gate", 5, ACTION, play=[gain("{named}")])'
        with pytest.raises(ValueError, match=f'unknown card "{named}"'):
            Game.from_record("\n".join([*others[:at], wrong, *others[at:]]) + "\n")


PLAIN = ("Bridge", "Village", "Smithy", "Market", "Cellar", "Mine", "Remodel", "Workshop", "Chapel")
TOKEN = re.compile(r'"[^"]*"|\w+|[^\w\s]|\s+')


@pytest.mark.slow
def test_any_card_text_is_read_or_refused() -> None:
    """Published cards with words swapped, dropped and added: what is read can be played, all else is a ValueError."""
    rng = random.Random(7)
    texts = [repr(card) for card in cards.PUBLISHED]
    words = [*NAMES, '"Copper"', '"Nowhere"', '"Own"', "0", "-1", "5", "999999", *"[](),=|"]
    read = 0
    for _ in range(1500):
        parts = TOKEN.findall(rng.choice(texts))
        for _ in range(rng.randint(1, 2)):
            at = rng.randrange(len(parts))
            parts[at : at + rng.randint(0, 1)] = rng.choice([[], [rng.choice(words)], [rng.choice(words)]])
        text = re.sub(r'card\("[^"]*"', 'card("Own"', "".join(parts), count=1)
        try:
            own = read_cards(text, "x")
            start = Start(cards.Catalogue(own), (*PLAIN, "Own"), 2, rng.choice((1, 2)), bytes(32))
            game = Game.__new__(Game)
            game._begin(start)
            play_on(game, random.Random(1), 20)
            read += 1
        except ValueError as error:
            assert str(error)
    assert read > 20


def test_cards_trashed_by_another_card_are_not_among_those_this_play_has_trashed(both_kernels: str) -> None:
    """An own card that trashes, plays a Thief and then gains what it has trashed was offered the Thief's loot."""
    text = 'card("Fence", 4, ACTION, play=[trash(1), may(play_from_hand(ACTION)), gain(n=any_number, where=TRASHED)])'
    cards.register(parse_cards(text, "own"))
    ten = ["Fence", "Thief", "Village", "Smithy", "Militia", "Moat", "Cellar", "Market", "Mine", "Remodel"]
    players = [
        {"hand": ["Fence", "Thief", "Estate"], "deck": ["Copper"] * 5},
        {"hand": [], "deck": ["Silver", "Estate"]},
    ]
    game = Game.from_position({"kingdom": ten, "edition": 2, "players": players, "seed": 1})
    game.answer("Fence").answer("Estate").answer("Thief")
    assert game.decision and game.decision.source == "Thief" and game.decision.options == ["Silver"]
    game.answer()  # the Silver stays in the trash
    assert game.decision and game.decision.source == "Fence" and game.decision.options == ["Estate"]


def test_effects_at_the_end_of_the_buy_phase_are_ordered_by_their_player(
    both_kernels: str, tmp_path: pathlib.Path
) -> None:
    file = tmp_path / "late.cards"
    file.write_text('card("Curfew", 3, ACTION, play=[actions(1)], triggers=[at_end_of_buying(gain("Curse"))])\n')
    load_cards(file)
    kingdom = ["Curfew", "Treasury", *TEN[5:], "Market", "Witch", "Chapel"]
    hand = {"hand": ["Curfew", "Curfew", "Treasury", "Treasury"], "deck": ["Estate"] * 9}
    game = Game.from_position({"kingdom": kingdom, "players": [hand, {}], "seed": 1})
    for name in hand["hand"]:
        game.answer(name)
    game.answer()  # nothing is bought
    decision = game.decision
    assert decision is not None and (decision.kind, decision.source, decision.zone) == ("order", None, None)
    assert decision.options == ["Curfew", "Treasury"] and (decision.least, decision.most) == (1, 1)
    game.answer("Treasury")
    assert game.decision is not None and game.decision.options == ["Treasury", "Treasury"], "all copies in one question"
    game.answer("Treasury")
    assert game.player == 1 and game.cards(0, "hand")[-1] == "Treasury"
    assert game.cards(0, "discard").count("Curse") == 2, "once for each copy in play, unasked"


# bugs

BUGS = """
card("Ruin Fair", 3, ACTION | DURATION, play=[actions(1), next_turn(coins(empty_piles))])
card("Tithe", 3, ACTION, play=[actions(1), buys(1)], triggers=[while_in_play(buying(), tokens("victory", empty_piles))])
card("Only Once", 3, ACTION, play=[buys(1), coins(1)], triggers=[this_turn(gaining(), tokens("victory", 1), once=True)])
card("Only Gain", 3, ACTION, play=[buys(1), coins(1)], triggers=[this_turn(gaining(VICTORY), gain("Silver"), once=True)])
card("Slow Mint", 3, ACTION | DURATION, play=[actions(1), next_turn(worth_more("Silver", 1))])
"""


def with_hand(*hand: str, deck: str = "Estate", **more: object) -> Game:
    cards.register(parse_cards(BUGS, "own"))
    kingdom = [
        "Ruin Fair",
        "Tithe",
        "Only Once",
        "Only Gain",
        "Slow Mint",
        "Village",
        "Smithy",
        "Market",
        "Moat",
        "Mine",
    ]
    seats = [{"hand": list(hand), "deck": ["Copper"] * 5}, {"deck": [deck] * 10}]
    return Game.from_position({"kingdom": kingdom, "players": seats, "seed": 1, **more})


def test_an_amount_that_is_no_number_was_taken_for_its_code_bug(both_kernels: str) -> None:
    game = with_hand("Tithe", "Copper", supply={"Mine": 0})
    before = game.scores()[0]
    assert game.answer("Tithe").answer("Copper").answer("Copper").scores()[0] == before + 1, "one pile is empty"
    game = with_hand("Ruin Fair", supply={"Mine": 0}).answer("Ruin Fair")
    while game.turn < 2 or game.asked != 0:
        game.answer()
    assert game.coins == 1


def test_a_compulsory_effect_for_the_first_time_only_came_every_time_bug(both_kernels: str) -> None:
    game = with_hand("Only Once", "Copper")
    before = game.scores()[0]
    game.answer("Only Once").answer("Copper").answer("Copper").answer("Copper")
    assert game.scores()[0] == before + 1
    game = with_hand("Only Gain", "Gold", "Copper")
    game.answer("Only Gain").answer("Gold", "Copper").answer("Estate").answer("Estate")
    assert game.supply["Silver"] == 39


def test_what_made_treasures_worth_more_lasted_into_the_next_turn_bug(both_kernels: str) -> None:
    game = with_hand("Slow Mint", deck="Silver").answer("Slow Mint")
    for player in (0, 1, 0):  # in its second turn the first seat plays nothing
        while game.player == player:
            game.answer()
    assert game.player == 1 and game.answer("Silver").coins == 2


# cards set aside over turns

LOCKED = """
card("Locker", 3, ACTION | DURATION, play=[actions(1), set_aside(), next_turn({}, take_back())])
card("Nook", 3, ACTION | DURATION, play=[actions(1), set_aside(), {}, next_turn(take_back())])
card("Store", 3, ACTION | DURATION, play=[actions(1), gain(cost=up_to(4), to=ASIDE), {}, next_turn(take_back())])
card("Door", 3, ACTION | DURATION, play=[actions(1), set_aside(), next_turn(choose(1, card=[cards(1)], coin=[take_back()]))])
"""
BETWEEN = (
    *("trash(1)", "may(trash(1))", "discard(1)", "reveal(1)", "put_on_deck(1)", "turn_up()"),
    *('gain("Silver")', "play_from_hand(ACTION)", "trash(1), gain(cost=up_to_more(2))"),
)


def locked(between: str, *hand: str, other: tuple[str, ...] = ()) -> Game:
    """A game with cards that keep one aside and do something else in between."""
    cards.register(parse_cards(LOCKED.replace("{}", between), "own"))
    kingdom = ["Locker", "Nook", "Store", "Door", "Haven", *TEN[5:]]
    seats = [{"hand": list(hand), "deck": ["Copper"] * 30}, {"hand": list(other), "deck": ["Copper"] * 30}]
    return Game.from_position({"kingdom": kingdom, "players": seats, "seed": 1})


def until_start(game: Game) -> Game:
    """Nothing more happens until the first seat's next turn."""
    for player in (0, 1):
        while game.player == player:
            game.answer()
    return game


def answer_start(game: Game) -> Game:
    """Take the first option of every question at the start of the turn."""
    while game.phase == "start":
        assert game.decision is not None
        game.answer(*game.decision.options[:1])
    return game


@pytest.mark.parametrize("between", BETWEEN)
def test_a_kept_card_stayed_aside_when_its_later_part_moved_another_bug(both_kernels: str, between: str) -> None:
    game = locked(between, "Locker", "Gold", "Estate")
    count = all_cards(game)
    game.answer("Locker").answer("Gold")
    assert game.cards(0, "aside") == ["Gold"]
    answer_start(until_start(game))
    assert game.cards(0, "aside") == [] and "Gold" in game.cards(0, "hand")
    assert all_cards(game) == count


@pytest.mark.parametrize("between", BETWEEN)
def test_a_card_set_aside_was_discarded_when_another_was_moved_before_the_later_part_bug(
    both_kernels: str, between: str
) -> None:
    for card, kept in (("Nook", "Gold"), ("Store", "Silver")):
        game = locked(between, card, "Gold", "Haven", "Estate").answer(card).answer(kept)
        while game.decision is not None and game.decision.kind not in ("action", "treasure", "buy"):
            first = [name for name in game.decision.options if name != "Gold"][:1]
            game.answer(*first)
        assert kept in game.cards(0, "aside") and game.view(0)["players"][0]["durations"][-1]["card"] == card
        answer_start(until_start(game))
        assert game.cards(0, "aside") == [] and kept in game.cards(0, "hand")


def test_a_kept_card_that_is_not_taken_back_stayed_aside_bug(both_kernels: str) -> None:
    game = until_start(locked("cards(1)", "Door", "Gold", "Estate").answer("Door").answer("Gold")).answer("card")
    assert game.cards(0, "aside") == [] and "Gold" in game.cards(0, "discard")


def test_a_choice_in_the_later_part_showed_everybody_the_kept_card_bug(both_kernels: str) -> None:
    """The key "curse" has the number of the flag that says that everybody sees it."""
    between = "choose(1, curse=[coins(1)], coins=[coins(1)])"
    game = until_start(locked(between, "Locker", "Gold", "Estate").answer("Locker").answer("Gold")).answer("curse")
    taken = [e for e in game.events if e.kind == "take"][-1]
    assert taken.cards == ("Gold",) and taken.seen_by(1).cards == (None,) and taken.seen_by(None).cards == (None,)
    game = until_start(locked(between, "Store").answer("Store").answer("Silver").answer("coins"))
    taken = [e for e in game.events if e.kind == "take"][-1]
    assert taken.seen_by(1).cards == ("Silver",), "one that was gained everybody has seen"


@pytest.mark.parametrize("card", ["Nook", "Locker"])
def test_others_saw_a_card_set_aside_face_down_while_its_effect_went_on_bug(both_kernels: str, card: str) -> None:
    game = locked("each_other(may(discard(1)))", card, "Gold", "Estate", other=("Copper", "Estate"))
    game.answer(card).answer("Gold")
    if card == "Locker":
        until_start(game)
    assert game.decision is not None and (game.decision.player, game.decision.kind) == (1, "discard")
    assert game.cards(0, "aside") == ["Gold"] == game.view(0)["players"][0]["aside"]
    for seat in (1, None):
        shown = game.view(seat)["players"][0]
        assert (shown["aside"], shown["aside_hidden"]) == ([], 1)
    if card == "Nook":
        other = locked("each_other(may(discard(1)))", card, "Gold", "Estate", other=("Copper", "Estate"))
        assert game.observation(1) == other.answer(card).answer("Estate").observation(1)
    found = {tuple(game.resample(1, seed=seed).cards(0, "aside")) for seed in range(30)}
    assert ("Copper",) in found, "it may be any hidden card"
    again = game.resample(1, seed=3)
    kept = again.cards(0, "aside")
    again.answer()
    if card == "Nook":
        until_start(again)
    assert again.cards(0, "aside") == [] and kept[0] in again.cards(0, "hand")


def test_a_card_gained_aside_can_be_seen_while_its_effect_goes_on(both_kernels: str) -> None:
    game = locked("each_other(may(discard(1)))", "Store", other=("Copper",)).answer("Store").answer("Silver")
    assert game.decision is not None and game.decision.player == 1
    assert game.view(1)["players"][0]["aside"] == ["Silver"] and game.view(1)["players"][0]["aside_hidden"] == 0
    assert {tuple(game.resample(1, seed=seed).cards(0, "aside")) for seed in range(10)} == {("Silver",)}


# effects at the same gain

NEIGHBOURS = """
card("Watcher", 3, ACTION | DURATION, play=[next_turn(coins(1), until_then=[when_right_gains(cards(1))])],
    triggers=[when_you_gain_this(gain("Silver"))])
card("Herald", 3, ACTION | DURATION, play=[next_turn(coins(1), until_then=[when_right_gains(cards(1))])],
    triggers=[this_turn(gaining(), tokens("victory", 1))])
card("Toller", 3, ACTION | DURATION, play=[gain(cost=up_to(4), to=ASIDE), next_turn(take_back(),
    until_then=[when_copy_gained(gain("Curse"))])], triggers=[this_turn(gaining(), tokens("victory", 1))])
"""


def beside_a_neighbour(card: str) -> Game:
    cards.register(parse_cards(NEIGHBOURS, "own"))
    seats = [{"hand": [card], "deck": ["Copper"] * 20}, {"hand": ["Gold"], "deck": ["Copper"] * 20}]
    return Game.from_position(
        {"kingdom": ["Watcher", "Herald", "Toller", *TEN[5:], "Mine", "Witch"], "players": seats, "seed": 1}
    )


@pytest.mark.parametrize("card", ["Watcher", "Herald"])
def test_a_gain_of_the_neighbour_set_off_the_cards_own_gain_trigger_bug(both_kernels: str, card: str) -> None:
    game = beside_a_neighbour(card).answer(card)
    while game.player == 0:
        game.answer()
    game.answer("Gold").answer("Silver")
    assert game.cards(0, "discard").count("Silver") == 0 and game.tokens(0) == {}
    assert len(game.cards(0, "hand")) == 6


def test_a_silent_effect_of_the_same_card_took_the_place_of_its_later_part_bug(both_kernels: str) -> None:
    game = beside_a_neighbour("Toller").answer("Toller").answer("Silver")
    assert game.tokens(0) == {"victory": 1}
    while game.player == 0:
        game.answer()
    game.answer("Gold").answer("Silver")
    assert game.cards(1, "discard").count("Curse") == 1 and game.tokens(1) == {}


@pytest.mark.parametrize(
    "triggers", ['when_you_gain_this(gain("Gold"))', 'while_in_play(gaining(TREASURE), gain("Silver"))']
)
def test_a_copy_gained_and_a_gain_trigger_of_one_card_are_refused_bug(triggers: str) -> None:
    """A Gold came instead of a Curse: what waits is counted by the name of its card alone."""
    play = 'gain(cost=up_to(4), to=ASIDE), next_turn(take_back(), until_then=[when_copy_gained(gain("Curse"))])'
    name = triggers.split("(")[0]
    with pytest.raises(
        CardError, match=f"x, line 1: A: when_copy_gained and {name} can act at the same gain; expected"
    ):
        read_cards(f'card("A", 3, ACTION | DURATION, play=[{play}], triggers=[{triggers}])', "x")


def test_two_later_parts_of_a_card_that_answer_gains_otherwise_are_refused_bug() -> None:
    """The first was done for the second too."""
    until_then = "until_then=[when_right_gains({})]"
    two = [f"next_turn(coins(1), {until_then.format(step)})" for step in ("cards(1)", 'gain("Silver")')]
    with pytest.raises(CardError, match="x, line 1: A: when_right_gains and when_right_gains act at the same moment"):
        read_cards(f'card("A", 3, ACTION | DURATION, play=[{", ".join(two)}])', "x")
    read_cards(f'card("A", 3, ACTION | DURATION, play=[{two[0]}, {two[0]}])', "x")


def test_a_later_part_for_which_there_is_no_room_is_cut_short_bug(both_kernels: str) -> None:
    """It was left out without a word."""
    cards.register(parse_cards(BUGS, "own"))
    kingdom = ["Ruin Fair", "Tithe", "Only Once", "Only Gain", "Slow Mint", *TEN[5:]]
    for n, full in ((95, False), (96, True)):
        seats = [{"hand": ["Slow Mint"], "deck": []}, {"play": ["Slow Mint"], "durations": ["Slow Mint"] * n}]
        game = Game.from_position({"kingdom": kingdom, "players": seats, "seed": 1}).answer("Slow Mint")
        assert any(e.kind == "cut_short" for e in game.events) == full
        assert len(game.view(0)["players"][0]["durations"]) == (0 if full else 1)


def test_a_position_refused_names_barred_for_an_own_card_bug(both_kernels: str) -> None:
    silk = 'card("Smuggled Silk", 5, TREASURE, play=[coins(3), left_neighbour(name_a_card(), bar_from_buying())])'
    cards.register(parse_cards(silk, "own"))
    kingdom = ["Smuggled Silk", "Cellar", "Village", "Smithy", "Market", "Moat", "Mine", "Chapel", "Witch", "Militia"]
    turn = {"phase": "buy", "coins": 6, "barred": {"Smuggled Silk": ["Gold"]}}
    game = Game.from_position({"kingdom": kingdom, "players": [{"hand": []}, {}], "turn": turn, "seed": 1})
    assert game.decision is not None and "Gold" not in game.decision.options and "Duchy" in game.decision.options
    with pytest.raises(ValueError, match="Cellar"):
        Game.from_position({"kingdom": kingdom, "players": [{}, {}], "turn": {"barred": {"Cellar": ["Gold"]}}})
