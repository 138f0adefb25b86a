"""Nothing that reads text from outside takes more than linear time: each pattern and each reader is fed what would hurt.

Work is CPU time of this thread, the least of several tries, and only its growth counts, so a busy machine changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

import pytest

import patterns
from demesne import Game
from demesne.cards import loaded
from demesne.languages import kingdoms, language
from demesne.languages.finding import find_card, folded
from demesne.languages.kingdoms import in_english
from demesne.languages.reading import numbered, read
from demesne.notation import position, record
from demesne.notation.kingdom import find_set, split, ten_names
from demesne.refusal import Refusal
from demesne.rules.grammar import parse_lines
from demesne.strategies.language import parse as parse_strategy
from demesne.table.messages import decode

# these read files of the package only
OUR_FILES = ("demesne.languages.pages", "demesne.languages.blocks", "demesne.fluent.compiling")

PATTERNS = [pattern for pattern in patterns.found() if pattern.module not in OUR_FILES]
SMALL = (12, 16, 18, 20, 22, 24, 26, 28, 32, 64, 256)
TOO_MUCH = 0.1  # seconds of CPU for a few hundred characters; a linear reader needs microseconds
MEASURABLE = 0.002
LINEAR = 9  # times the work for 4 times the length; twice that for a quadratic one


def work(reads: Callable[[str], object], text: str, tries: int = 1) -> float:
    """CPU seconds for reading the text, at best."""
    best = float("inf")
    for _ in range(tries):
        begun = time.thread_time()
        with suppress(ValueError, RecursionError):
            reads(text)
        best = min(best, time.thread_time() - begun)
    return best


def check_linear(reads: Callable[[str], object], lead: str, piece: str, end: str, longest: int) -> None:
    """Grow slowly at first: an exponential reader must be caught before it hangs."""

    def text(n: int) -> str:
        return lead + (piece * (n // len(piece) + 1))[:n] + end

    said = f"{lead[-60:]!r} + {piece!r} * n + {end!r}"
    for n in SMALL:
        spent = work(reads, text(n))
        assert spent < TOO_MUCH or work(reads, text(n)) < TOO_MUCH, f"{spent:.2f} s for {n} characters: {said}"
    n = longest // 4
    if work(reads, text(longest)) > MEASURABLE:
        short, long = work(reads, text(n), 5), work(reads, text(longest), 5)
        if long > LINEAR * max(short, MEASURABLE / 4):  # look again, longer, before saying so
            short, long = min(short, work(reads, text(n), 20)), min(long, work(reads, text(longest), 20))
        assert long <= LINEAR * max(short, MEASURABLE / 4), f"{n}: {short:.4f} s, {longest}: {long:.4f} s: {said}"


def test_the_patterns_that_read_outside_text_are_found() -> None:
    where = {pattern.module for pattern in PATTERNS}
    assert {"demesne.notation.record", "demesne.notation.position", "demesne.rules.grammar"} <= where
    assert {"demesne.strategies.conditions", "demesne.languages.reading", "demesne.table.messages"} <= where
    assert {"demesne.server.identity", "demesne.server.http", "demesne.rules.card"} <= where
    assert len(PATTERNS) >= 30


@pytest.mark.parametrize("pattern", PATTERNS, ids=str)
def test_a_pattern_that_reads_outside_text_takes_linear_time(pattern: patterns.Found) -> None:
    for way in patterns.use(pattern).values():
        for lead, piece, end in patterns.attacks(pattern.pattern, pattern.flags):
            check_linear(way, lead, piece, end, longest=4096)


@pytest.mark.slow
def test_the_check_catches_what_it_is_for() -> None:
    """An exponential pattern, as records once had one, and a quadratic one."""
    exponential = patterns.Found("", "", r"((?:-?\d{1,6} ?)+), state", 0, ("fullmatch",))
    quadratic = patterns.Found("", "", r"\s+$", 0, ("search",))
    for bad in (exponential, quadratic):
        with pytest.raises(AssertionError, match="s for|: .* s, "):
            test_a_pattern_that_reads_outside_text_takes_linear_time(bad)


def test_a_record_whose_end_is_a_row_of_digits_is_refused_at_once() -> None:
    """330 bytes of it took more than a minute."""
    head = Game("First Game", seed=1).record()
    text = f"{head}\nend: provinces, scores {'1' * 200}, state 0000000\n"
    with pytest.raises(ValueError, match="record, line"):
        Game.from_record(text)
    with pytest.raises(ValueError, match="record, line"):
        Game.from_record(f"{head}\nend: provinces, scores {'1 ' * 200}x, state 00000000\n")


def decision() -> dict[str, object]:
    cards = sorted(loaded().cards)[:17]
    return {"kind": "buy", "source": None, "options": cards, "least": 0, "most": 17, "zone": "supply"}


def typed(text: str, lang: str = "ru") -> object:
    say, asked = language(lang), decision()
    order = numbered(asked["options"], say)  # type: ignore[arg-type]
    return read(text, asked, order, say, tuple(loaded().cards))


HEAD = Game("First Game", seed=1).record().split("\n\n")[0] + "\n"
READERS: dict[str, tuple[Callable[[str], object], tuple[str, ...], tuple[str, ...]]] = {
    "record": (
        record.parse,
        ("", HEAD, HEAD + "\n", HEAD + "\nbuy: ", HEAD + "\nend: provinces, scores ", HEAD + "own: ", HEAD + "position: "),
        ("1", "1 ", "-1 ", "a", "buy: Copper\n", "own: x\n", ", ", "[", "{\"a\":", "\n", "turn 1, seat 0, state 00000000\n", "\u2028", " "),
    ),
    "position": (
        position.parse,
        ("", "kingdom: First Game\nseat 0: hand ", "seat 0: ", "seat 0: durations ", "supply: ", "pile_tokens: ", "barred: ", "seed: ", "turn: "),
        ("1", "1 ", "Copper, ", "9 Copper, ", "; ", ",", "[", "(", "a (aside b), ", "a 1, ", "seat 0: -\n", "\n", " ", "turn: -\n"),
    ),
    "own cards": (
        lambda text: parse_lines(text, "own"),
        ("", 'card("A", 1, ACTION, play=[', "card(", '"', "#"),
        ("(", "[", "a", "1", "1 ", '"', "a = ", "card(", "plus_cards(1), ", "ACTION | ", "|", "#\n", "\n", " ", ", "),
    ),
    "strategy": (
        lambda text: parse_strategy(text, "given"),
        ("", "buy ", "buy Copper when ", "choose ", "never "),
        ("a", "a ", "1", "(", "not ", "1 + ", "-", "- ", "buy Gold\n", "#", " ", "owned(", "Copper ", "when ", "<", "=", "\n", "é"),
    ),
    "kingdom": (
        lambda text: ten_names(split(text), loaded().cards, ()),
        ("",),
        ("Copper,", "a", "a,", ",", "\n", " ", "Cellar "),
    ),
    "set": (lambda text: find_set(text, loaded().cards), ("",), ("a", " ", "(2e) ")),
    "pasted kingdom": (in_english, ("", "Cellar, "), ("a", "a, ", ",", "\n", " ", "(", "é", "Cellar, ")),
    "card name": (find_card, ("", "Cel"), ("a", " ", "é", "-", "\u0301", "Cellar ")),
    "folding": (folded, ("",), ("a", "\u0301", "a\u0306", "é", "ß", " -")),
    "typed": (typed, ("", "?", "buy ", "1 "), ("1 ", "co ", "co,", "a", "a ", ";", " ", "mi vi ", "Copper ", "é", "э ", "-", "- ", "\u0301")),
    "message": (decode, ("", '{"type": "typed", "text": "', '{"type": "answer", "answers": ['), ("[", "{", "a", '"', '["a"],', "\\u0041", "1", " ")),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", READERS)
def test_a_reader_of_outside_text_takes_linear_time(name: str) -> None:
    reads, leads, pieces = READERS[name]
    for lead in leads:
        for piece in pieces:
            check_linear(reads, lead, piece, "\0", longest=16_384)


def test_a_pasted_kingdom_was_looked_up_name_by_name_however_long_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two kilobytes of beginnings of names took 36 ms of the event loop."""
    looked_up: list[str] = []
    monkeypatch.setattr(kingdoms, "find_card", lambda name: looked_up.append(name) or find_card(name))
    with pytest.raises(Refusal) as error:
        in_english("cel, " * 400)
    assert error.value.phrase.id == "error-kingdom-ten" and error.value.phrase.values["got"] == 400
    assert not looked_up
    assert in_english("pince, piac") == "Cellar, Market" and len(looked_up) == 2


def test_typed_text_is_read_only_as_far_as_picks_can_be_made() -> None:
    """A kilobyte of card names cost as much as a hundred answers."""
    say, asked = language("en"), {**decision(), "most": 3}
    order = numbered(asked["options"], say)  # type: ignore[arg-type]
    few, many = (read("ad " * n, asked, order, say).picks for n in (4, 300))
    assert len(few) == len(many) == 4, "one more than can be picked is enough to be refused"

    def steps(n: int) -> float:
        return work(lambda text: read(text, asked, order, say), "ad " * n, 20)

    steps(1)
    assert steps(330) < 20 * steps(4)
