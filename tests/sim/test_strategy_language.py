"""The strategy language: every production parses, every error is one line, and what is printed parses to the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demesne.cards import Catalogue
from demesne.rules.grammar import parse_cards
from demesne.rules.language import Type
from demesne.strategies.conditions import FUNCTIONS, NAMES
from demesne.strategies.language import ANY, PREFERENCES, RANDOM, VERBS, Condition, Rule, Strategy, StrategyError, parse

BIG_MONEY = """\
# Big Money with two Smithies
#
#   Greens late.

buy Province
buy Duchy    when supply(Province) <= 4
buy Estate   when supply(Province) <= 2   # the last ones
# not the idea
buy Gold
buy Smithy   when owned(Smithy) < 2
buy Silver
"""
OWN = Catalogue(
    parse_cards(
        'card("Say When", 2, ACTION, play=[cards(1)])\n'
        'card("Action", 2, ACTION, play=[cards(1)])\n'
        'card("any", 2, ACTION, play=[cards(1)])\n'
        'card("Sloe & Rye", 2, ACTION, play=[choose(0, gold=[cards(1)]), choose(9, coin=[coins(1)], buy=[buys(1)])])\n'
        'card("Old Coin", 2, ACTION, play=[choose(1, coin=[coins(1)], buy=[buys(1)]),'
        " choose(2, coin=[coins(1)], card=[cards(1)])])\n"
        'card("Storm", 2, ACTION, play=[deck_into_discard()])',
        "own",
    )
)


def rule(text: str, catalogue: Catalogue | None = None) -> Rule:
    (found,) = parse(text, catalogue=catalogue).rules
    return found


def condition(text: str) -> Condition | None:
    return rule(f"stop when {text}").when


def error(text: str, catalogue: Catalogue | None = None) -> str:
    with pytest.raises(StrategyError) as caught:
        parse(text, "mine", catalogue)
    return str(caught.value)


# what is read


def test_a_strategy_has_a_name_its_text_an_idea_and_rules() -> None:
    mine = parse(BIG_MONEY, "mine")
    assert (mine.name, mine.text, mine.idea) == ("mine", BIG_MONEY, "Big Money with two Smithies\n\nGreens late.")
    assert [(r.line, r.what) for r in mine.rules] == [
        (5, "Province"),
        (6, "Duchy"),
        (7, "Estate"),
        (9, "Gold"),
        (10, "Smithy"),
        (11, "Silver"),
    ]
    assert mine.rules[4].when == ("<", ("owned", "Smithy"), ("number", 2))
    assert mine.cards() == {"Province", "Duchy", "Estate", "Gold", "Smithy", "Silver"}


def test_cards_of_conditions_and_choices_are_named_too_types_are_not() -> None:
    mine = parse(
        "choose Pawn card coin\nplay Action when not -hand(Moat) < 2 or opponents(Witch) > owned(Attack)\nplay any"
    )
    assert mine.cards() == {"Pawn", "Moat", "Witch"}


@pytest.mark.parametrize("text", ["", "\n\n", "# buys nothing\n", "\ufeff  # nothing", "#"])
def test_a_text_without_rules_is_the_strategy_that_buys_nothing(text: str) -> None:
    mine = parse(text)
    assert mine.rules == () and mine.shown() == "" and mine.cards() == frozenset()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("buy Gold", Rule("buy", "Gold", (), None, False, 1, "")),
        ("  BUY\tthrone   ROOM  ", Rule("buy", "Throne Room", (), None, False, 1, "")),
        ("buy gold when first", Rule("buy", "Gold", (), ("first",), False, 1, "")),
        ("buy Gold WHEN(first)", Rule("buy", "Gold", (), ("first",), False, 1, "")),
        ("buy Gold#when first", Rule("buy", "Gold", (), None, False, 1, "")),
        ("\n\r\nbuy Curse", Rule("buy", "Curse", (), None, False, 3, "")),
        ("stop", Rule("stop", None, (), None, False, 1, "")),
        ("stop when turn > 3", Rule("stop", None, (), (">", ("turn",), ("number", 3)), False, 1, "")),
        ("play Mining Village", Rule("play", "Mining Village", (), None, False, 1, "")),
        ("trash curse", Rule("trash", "Curse", (), None, False, 1, "")),
        ("discard victory", Rule("discard", Type.VICTORY, (), None, False, 1, "")),
        ("gain Any when buys", Rule("gain", None, (), ("buys",), False, 1, "any")),
        ("topdeck RANDOM", Rule("topdeck", None, (), None, False, 1, "random")),
        ("Set_Aside Attack", Rule("set_aside", Type.ATTACK, (), None, False, 1, "")),
        ("never play Chapel when first", Rule("play", "Chapel", (), ("first",), True, 1, "")),
        ("never react any", Rule("react", None, (), None, True, 1, "any")),
        ("Never Buy Copper", Rule("buy", "Copper", (), None, True, 1, "")),
        ("choose Pawn coin card", Rule("choose", "Pawn", ("coin", "card"), None, False, 1, "")),
        ("choose minion COINS when first", Rule("choose", "Minion", ("coins",), ("first",), False, 1, "")),
        ("choose Courtier gold", Rule("choose", "Courtier", ("gold",), None, False, 1, "")),
        ("choose Courtier gold buy coins", Rule("choose", "Courtier", ("gold", "buy", "coins"), None, False, 1, "")),
        ("choose Pawn random", Rule("choose", "Pawn", ("random",), None, False, 1, "")),
        ("choose Chancellor deck", Rule("choose", "Chancellor", ("deck",), None, False, 1, "")),
        ("never choose Mill discard", Rule("choose", "Mill", ("discard",), None, True, 1, "")),
        ("never choose Pawn buy when first", Rule("choose", "Pawn", ("buy",), ("first",), True, 1, "")),
    ],
)
def test_rules(text: str, expected: Rule) -> None:
    assert rule(text) == expected


@pytest.mark.parametrize("verb", PREFERENCES)
def test_every_preference_takes_a_card_a_type_any_or_random(verb: str) -> None:
    text = f"{verb} Moat\n{verb} Reaction\n{verb} any\n{verb} random\nnever {verb} Moat\nnever {verb} Reaction\nnever {verb} any"
    rules = parse(text).rules
    assert [(r.verb, r.what, r.special, r.never) for r in rules] == [
        (verb, "Moat", "", False),
        (verb, Type.REACTION, "", False),
        (verb, None, ANY, False),
        (verb, None, RANDOM, False),
        (verb, "Moat", "", True),
        (verb, Type.REACTION, "", True),
        (verb, None, ANY, True),
    ]


A, B, C = ("coins",), ("buys",), ("turn",)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0", ("number", 0)),
        ("1000000", ("number", 1_000_000)),
        ("0001000000", ("number", 1_000_000)),
        ("coins or buys and turn", ("or", A, ("and", B, C))),
        ("coins and buys or turn", ("or", ("and", A, B), C)),
        ("(coins or buys) and turn", ("and", ("or", A, B), C)),
        ("coins or buys or turn", ("or", ("or", A, B), C)),
        ("coins and buys and turn", ("and", ("and", A, B), C)),
        ("not coins and buys", ("and", ("not", A), B)),
        ("not (coins and buys)", ("not", ("and", A, B))),
        ("not not coins", ("not", ("not", A))),
        ("not coins < buys", ("not", ("<", A, B))),
        ("coins - buys - turn", ("-", ("-", A, B), C)),
        ("coins - (buys - turn)", ("-", A, ("-", B, C))),
        ("coins + buys * turn", ("+", A, ("*", B, C))),
        ("(coins + buys) * turn", ("*", ("+", A, B), C)),
        ("-coins * buys", ("*", ("neg", A), B)),
        ("-(coins * buys)", ("neg", ("*", A, B))),
        ("coins--buys", ("-", A, ("neg", B))),
        ("-3", ("neg", ("number", 3))),
        ("coins+1<buys*2", ("<", ("+", A, ("number", 1)), ("*", B, ("number", 2)))),
        ("((coins)) = ((buys))", ("=", A, B)),
        ("coins < 1 and buys > 1", ("and", ("<", A, ("number", 1)), (">", B, ("number", 1)))),
        ("NOT COINS OR Owned( throne   room )>1", ("or", ("not", A), (">", ("owned", "Throne Room"), ("number", 1)))),
        ("supply(Curse)", ("supply", "Curse")),
        ("(" * 20 + "coins" + ")" * 20, A),
    ],
)
def test_conditions(text: str, expected: Condition) -> None:
    assert condition(text) == expected


@pytest.mark.parametrize(
    ("sign", "meaning"),
    [(s, s) for s in ("<", "<=", "=", "!=", ">=", ">")] + [("==", "="), ("≤", "<="), ("≥", ">="), ("≠", "!=")],
)
def test_comparisons(sign: str, meaning: str) -> None:
    assert condition(f"coins{sign}buys") == condition(f"coins {sign} buys") == (meaning, A, B)


def test_every_function_takes_a_card_or_a_type_and_every_name_stands_alone() -> None:
    for function in FUNCTIONS:
        assert condition(f"{function}(Secret Passage)") == (function, "Secret Passage")
        for kind in (Type.ACTION, Type.TREASURE, Type.VICTORY, Type.ATTACK, Type.REACTION):
            assert condition(f"{function}({kind.name})") == (function, kind)
    for name in NAMES:
        assert condition(name) == (name,)


def test_own_cards_are_named_whatever_words_they_are_called_by() -> None:
    assert rule("buy say when when owned(Say When) < 2", OWN).when == ("<", ("owned", "Say When"), ("number", 2))
    assert rule("buy Action", OWN).what == "Action" and rule("play Action", OWN).what == Type.ACTION
    assert rule("buy any", OWN).what == "any" and rule("play any", OWN).special == ANY
    assert rule("buy SLOE & RYE", OWN).what == "Sloe & Rye"
    assert rule("choose Sloe & Rye buy coin", OWN).keys == ("buy", "coin")
    assert rule("choose Old Coin coin", OWN).keys == ("coin",)
    assert rule("choose Old Coin coin card", OWN).keys == ("coin", "card")


# what is refused


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("bui Gold", 'column 1: expected VERBS, got "bui", did you mean "buy"?'),
        ("  42", 'column 3: expected VERBS, got "42"'),
        ("(", 'column 1: expected VERBS, got "("'),
        ("never", "column 6: expected NEVER, got the end of the line"),
        ("never stop", 'column 7: expected NEVER, got "stop"'),
        ("never never buy Gold", 'column 7: expected NEVER, got "never"'),
        ("buy", "column 4: expected a card, got the end of the line"),
        ("buy when first", 'column 5: expected a card, got "when"'),
        ("buy Smity", 'column 5: expected a card, got "Smity", did you mean "Smithy"?'),
        ("buy  Throne  Rom when first", 'column 6: expected a card, got "Throne Rom", did you mean "Throne Room"?'),
        ("buy Xyzzy", 'column 5: expected a card, got "Xyzzy"'),
        ("buy Action", 'column 5: expected a card, got the type "Action"'),
        ("never buy treasure", 'column 11: expected a card, got the type "treasure"'),
        ("buy any", 'column 5: expected a card, got "any"'),
        ("buy Gold, Silver", 'column 9: expected "when" or the end of the line, got ","'),
        ("buy Gold if first", 'column 10: expected "when" or the end of the line, got "if"'),
        ("buy Gold wen first", 'column 10: expected "when" or the end of the line, got "wen", did you mean "when"?'),
        ("stop Gold", 'column 6: expected "when" or the end of the line, got "Gold"'),
        ("play", "column 5: expected a card, a type, any or random, got the end of the line"),
        ("play Acton", 'column 6: expected a card, a type, any or random, got "Acton", did you mean "Action"?'),
        ("play Moot", 'column 6: expected a card, a type, any or random, got "Moot", did you mean "Moat"?'),
        ("play randm", 'column 6: expected a card, a type, any or random, got "randm", did you mean "random"?'),
        ("never play random", 'column 12: expected a card, a type or any, got "random"'),
        ("buy Gold when", "column 14: expected a condition after when, got the end of the line"),
        ("buy Gold when  # ?", "column 14: expected a condition after when, got the end of the line"),
        ("buy Gold when turn 4", 'column 20: expected an operator or the end of the line, got "4"'),
        (
            "buy Gold when turn > 3 annd first",
            'column 24: expected an operator or the end of the line, got "annd", did you mean "and"?',
        ),
        ("buy Gold when turn > 3)", 'column 23: expected an operator or the end of the line, got ")"'),
        ("buy Gold when turn > 3.5", 'column 23: expected an operator or the end of the line, got "."'),
        (
            "buy Gold when turn >",
            "column 21: expected a value such as 3, coins or owned(Smithy), got the end of the line",
        ),
        ("buy Gold when turn => 3", 'column 21: expected a value such as 3, coins or owned(Smithy), got ">"'),
        (
            "buy Gold when trun > 3",
            'column 15: expected a value such as 3, coins or owned(Smithy), got "trun", did you mean "turn"?',
        ),
        (
            "buy Gold when onwed(Gold) > 3",
            'column 15: expected a value such as 3, coins or owned(Smithy), got "onwed", did you mean "owned"?',
        ),
        (
            "buy Gold when Throne Room > 3",
            'column 15: expected a value such as 3, coins or owned(Smithy), got "Throne", did you mean "owned(Throne Room)"?',
        ),
        ("buy Gold when 3 = not first", 'column 19: expected a value such as 3, coins or owned(Smithy), got "not"'),
        ("buy Gold when and first", 'column 15: expected a value such as 3, coins or owned(Smithy), got "and"'),
        ("buy Gold when coins(Gold)", 'column 20: expected coins without brackets, got "("'),
        ("buy Gold when owned Gold", 'column 21: expected "(" after owned, got "Gold"'),
        ("buy Gold when owned()", 'column 21: expected a card or a type, got ")"'),
        ("buy Gold when owned(", "column 21: expected a card or a type, got the end of the line"),
        ("buy Gold when owned(Glod)", 'column 21: expected a card or a type, got "Glod", did you mean "Gold"?'),
        ("buy Gold when owned(Atack)", 'column 21: expected a card or a type, got "Atack", did you mean "Attack"?'),
        ("buy Gold when owned(any)", 'column 21: expected a card or a type, got "any"'),
        ("buy Gold when owned(Gold", 'column 25: expected ")", got the end of the line'),
        ("buy Gold when owned(Gold < 3", 'column 26: expected ")", got "<"'),
        ("buy Gold when owned(Gold and turn) < 3", 'column 26: expected ")", got "and"'),
        ("buy Gold when (turn < 3", 'column 24: expected an operator or ")", got the end of the line'),
        ("buy Gold when (turn 3)", 'column 21: expected an operator or ")", got "3"'),
        (
            "buy Gold when 1 < turn < 5",
            'column 24: expected one comparison at a time, such as 1 < turn and turn < 5, got "<"',
        ),
        ("buy Gold when (turn > 3) + 1", 'column 15: expected a number, got the condition "(turn > 3)"'),
        ("buy Gold when 1 + (not first)", 'column 19: expected a number, got the condition "(not first)"'),
        ("buy Gold when (turn > 3) = first", 'column 15: expected a number, got the condition "(turn > 3)"'),
        (
            "buy Gold when first < (first and turn)",
            'column 23: expected a number, got the condition "(first and turn)"',
        ),
        ("buy Gold when -(first or turn)", 'column 16: expected a number, got the condition "(first or turn)"'),
        ("buy Gold when turn > 1000001", 'column 22: expected a number up to 1,000,000, got "1000001"'),
        ("buy Gold when " + "9" * 5000, f'column 15: expected a number up to 1,000,000, got "{"9" * 59}...'),
        ("buy Gold when " + "(" * 21, 'column 35: expected at most 20 nested brackets, not and -, got "("'),
        ("buy Gold when " + "not " * 21, 'column 95: expected at most 20 nested brackets, not and -, got "not"'),
        ("buy Gold when " + "-" * 21, 'column 35: expected at most 20 nested brackets, not and -, got "-"'),
        ("buy Gold when " + "1 + " * 101, 'column 415: expected at most 100 values in a condition, got "1"'),
        ("choose", "column 7: expected a card that asks to choose, got the end of the line"),
        ("choose Minon coins", 'column 8: expected a card that asks to choose, got "Minon", did you mean "Minion"?'),
        ("choose Action coins", 'column 8: expected a card that asks to choose, got the type "Action"'),
        ("choose Smithy coins", 'column 8: expected a card that asks to choose, got "Smithy"'),
        ("choose Minion", "column 14: expected coins or discard, got the end of the line"),
        ("choose Minion when first", 'column 15: expected coins or discard, got "when"'),
        ("choose Minion coin", 'column 15: expected coins or discard, got "coin", did you mean "coins"?'),
        ("choose Mill gold", 'column 13: expected discard, got "gold"'),
        (
            "choose Pawn card whne first",
            'column 18: expected action, buy, coin or when, got "whne", did you mean "when"?',
        ),
        ("choose Pawn card Card", 'column 18: expected each key once, got "Card"'),
        ("choose Pawn card", "column 17: expected 2 keys for Pawn, got 1"),
        ("choose Pawn card coin buy when first", "column 23: expected 2 keys for Pawn, got 3"),
        ("choose Minion coins discard", "column 21: expected 1 key for Minion, got 2"),
        ("choose Courtier buy gold coins action", "column 32: expected 1, 2 or 3 keys for Courtier, got 4"),
        ("choose Pawn random card", 'column 20: expected "when" or the end of the line, got "card"'),
        ("choose Pawn card random", 'column 18: expected action, buy, coin or when, got "random"'),
        ("never choose Pawn random", 'column 19: expected card, action, buy or coin, got "random"'),
        ("never choose Pawn card coin", 'column 24: expected "when" or the end of the line, got "coin"'),
        ("buy Gold when \x00", "column 15: expected a value such as 3, coins or owned(Smithy), got '\\x00'"),
    ],
)
def test_mistakes_are_told_with_line_column_and_expectation(text: str, message: str) -> None:
    message = message.replace("NEVER", "buy, " + ", ".join(PREFERENCES) + " or choose")
    message = message.replace("VERBS", ", ".join(VERBS[:-1]) + " or never")
    assert error(f"# idea\n\n{text}\nbuy Gold") == f"mine, line 3, {message}"


def test_mistakes_with_own_cards() -> None:
    assert (
        error("choose Old Coin", OWN) == "mine, line 1, column 16: expected coin, buy or card, got the end of the line"
    )
    assert error("choose Old Coin buy card", OWN) == 'mine, line 1, column 21: expected coin or when, got "card"'
    assert error("choose Old Coin coin card buy", OWN) == 'mine, line 1, column 27: expected when, got "buy"'
    assert error("choose Sloe & Rye gold", OWN) == 'mine, line 1, column 19: expected coin or buy, got "gold"'
    assert error("choose Storm deck", OWN) == 'mine, line 1, column 8: expected a card that asks to choose, got "Storm"'
    assert (
        error("buy Say Wen", OWN) == 'mine, line 1, column 5: expected a card, got "Say Wen", did you mean "Say When"?'
    )


def test_texts_too_long_are_refused() -> None:
    assert len(parse("buy Gold\n" * 200).rules) == 200
    assert error("buy Gold\n" * 201) == 'mine, line 201, column 1: expected at most 200 rules, got "buy"'
    assert parse("#" * 100_000).rules == ()
    assert error("#" * 100_001) == "mine: expected at most 100,000 characters, got 100,001"
    with pytest.raises(StrategyError, match=r"^mine: expected text, got 3$"):
        parse(3, "mine")  # type: ignore[arg-type]
    with pytest.raises(StrategyError, match=r"^'a\\nb', line 1, column 4: expected a card, got the end of the line$"):
        parse("buy", "a\nb")


# what is shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("BUY  throne room#", "buy Throne Room"),
        ("stop when ((coins)<(buys))", "stop when coins < buys"),
        ("never PLAY attack when NOT(first)", "never play Attack when not first"),
        ("choose pawn COIN card", "choose Pawn coin card"),
        ("gain RANDOM", "gain random"),
        ("stop when (coins-(buys+1))*-turn==(3)", "stop when (coins - (buys + 1)) * -turn = 3"),
        ("stop when coins and (buys and (turn or cards))", "stop when coins and (buys and (turn or cards))"),
        (
            "stop when not (coins≤3) or not(first or hand(action))",
            "stop when not coins <= 3 or not (first or hand(Action))",
        ),
    ],
)
def test_rules_are_shown_in_one_way(text: str, shown: str) -> None:
    assert parse(text).shown() == shown + "\n"


NAMED = st.sampled_from(["Gold", "Throne Room", "Curse", "Say When", "Sloe & Rye", "Old Coin"])
TYPED = st.sampled_from([Type.ACTION, Type.TREASURE, Type.VICTORY, Type.ATTACK, Type.REACTION])
VALUES = (
    st.tuples(st.just("number"), st.integers(0, 1_000_000))
    | st.tuples(st.sampled_from(FUNCTIONS), NAMED | TYPED)
    | st.tuples(st.sampled_from(NAMES))
)
NUMBERS: st.SearchStrategy[Condition] = st.recursive(
    VALUES,
    lambda n: st.tuples(st.sampled_from("+-*"), n, n) | st.tuples(st.just("neg"), n),
    max_leaves=6,
)
CONDITIONS: st.SearchStrategy[Condition] = st.recursive(
    NUMBERS | st.tuples(st.sampled_from(("<", "<=", "=", "!=", ">=", ">")), NUMBERS, NUMBERS),
    lambda c: st.tuples(st.sampled_from(("and", "or")), c, c) | st.tuples(st.just("not"), c),
    max_leaves=6,
)
WHEN = st.none() | CONDITIONS
NONE: st.SearchStrategy[None] = st.none()
EMPTY: st.SearchStrategy[tuple[str, ...]] = st.just(())
LINE = st.just(1)
PLAIN = st.just("")
CHOICES = st.sampled_from(
    [("Pawn", ("coin", "card")), ("Mill", ("discard",)), ("Old Coin", ("coin",)), ("Pawn", ("random",))]
)
RULES = st.one_of(
    st.builds(
        Rule, st.just("buy"), NAMED | st.sampled_from(["any", "Action"]), EMPTY, WHEN, st.booleans(), LINE, PLAIN
    ),
    st.builds(Rule, st.just("stop"), NONE, EMPTY, WHEN, st.just(False), LINE, PLAIN),
    st.builds(Rule, st.sampled_from(PREFERENCES), NAMED | TYPED, EMPTY, WHEN, st.booleans(), LINE, PLAIN),
    st.builds(Rule, st.sampled_from(PREFERENCES), NONE, EMPTY, WHEN, st.booleans(), LINE, st.just(ANY)),
    st.builds(Rule, st.sampled_from(PREFERENCES), NONE, EMPTY, WHEN, st.just(False), LINE, st.just(RANDOM)),
    st.builds(lambda c, when: Rule("choose", c[0], c[1], when, False, 1, ""), CHOICES, WHEN),
    st.builds(lambda when: Rule("choose", "Pawn", ("buy",), when, True, 1, ""), WHEN),
)


@given(st.lists(RULES, max_size=4))
def test_what_is_shown_reads_the_same(rules: list[Rule]) -> None:
    written = Strategy("", "", "", tuple(rules))
    for text in (written.shown(), written.shown().swapcase().replace(" ", " \t")):
        again = parse(text, catalogue=OWN)
        assert [r._replace(line=1) for r in again.rules] == rules
        assert again.shown() == written.shown() and again.cards() == written.cards()


PIECES = [
    *VERBS,
    *FUNCTIONS,
    *NAMES,
    *"()<>=!+-*≤#\n\n\n",
    "when",
    "when",
    "and",
    "or",
    "not",
    "3",
    "Gold",
    "Throne Room",
]
SOUP = st.lists(
    st.sampled_from([*PIECES, "Pawn", "coin", "Action", "any", "random", "99999999", "Gol"]), max_size=30
).map(" ".join)


@pytest.mark.slow
@given(st.text() | SOUP | st.builds("buy Gold when {}".format, SOUP))
def test_any_text_is_read_or_refused_in_one_line(text: str) -> None:
    try:
        mine = parse(text)
    except StrategyError as refused:
        assert len(str(refused).splitlines()) == 1 and len(str(refused)) < 400
    else:
        again = parse(mine.shown())
        assert [r._replace(line=0) for r in again.rules] == [r._replace(line=0) for r in mine.rules]
