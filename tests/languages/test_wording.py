"""Rules of wording that hold for all messages: numbers, quotation marks, dots, plurals, reasons of the system."""

from __future__ import annotations

import errno
import os
import pathlib
import re
from collections.abc import Iterator
from decimal import Decimal
from importlib import resources

import pytest
from fluent.syntax import ast

from demesne.game import Game
from demesne.languages import LANGUAGES, language
from demesne.languages.bundle import FILES
from demesne.languages.finding import find_card, find_in_game, find_to_read
from demesne.numerals import FORMS, written
from demesne.refusal import Refusal, reason
from demesne.server.settings import Settings
from demesne.strategies import parse
from demesne.strategies.shipped import entries, idea, in_language, names, shipped
from demesne.table import SeatHolder
from demesne.table.table import Table, setup_of
from demesne.table.typed import typed
from demesne.terminal.display import Plain
from demesne.terminal.main import main
from parsed import messages_of

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def texts(lang: str, *files: str) -> Iterator[tuple[str, str]]:
    """Every piece of text of the messages, with the id of its message."""
    for entry in (entry for name in files or FILES for entry in messages_of(lang, name)):
        yield from ((entry.id.name, text) for text in _inside(entry))


def _inside(node: object) -> Iterator[str]:
    if isinstance(node, ast.TextElement):
        yield str(node.value)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _inside(value)
    elif isinstance(node, list):
        for value in node:
            yield from _inside(value)


# numbers


def test_every_language_has_its_numbers() -> None:
    assert set(FORMS) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ["999", "2,000", "65,535", "−1", "−1,234", "0.5", "7.00"]),
        ("hu", ["999", "2000", "65\u00a0535", "−1", "−1234", "0,5", "7,00"]),
        ("ru", ["999", "2000", "65\u00a0535", "−1", "−1234", "0,5", "7,00"]),
        ("pl", ["999", "2000", "65\u00a0535", "−1", "−1234", "0,5", "7,00"]),
        ("is", ["999", "2.000", "65.535", "−1", "−1.234", "0,5", "7,00"]),
    ],
)
def test_numbers_are_written_as_a_native_prints_them(lang: str, expected: list[str]) -> None:
    numbers = (999, 2000, 65_535, -1, -1234, 0.5, Decimal("7.00"))
    assert [written(n, lang) for n in numbers] == expected
    shown = [language(lang)("table-coins", n=n) for n in numbers]
    assert all(number in text for number, text in zip(expected, shown, strict=True))


def test_a_number_that_rounds_to_nothing_has_no_sign() -> None:
    assert written(-0.0001, "en") == "0" and written(Decimal("-0.0"), "hu") == "0,0"


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_below_zero_have_a_minus_sign(lang: str) -> None:
    say = language(lang)
    for n in (1, 2):
        assert "−" in (line := say("end-card", n=n, card="Curse", each=-1, points=-n)) and "-" not in line
    assert not [id for id, text in texts(lang) if re.search(r"(?<![\w-])-\d", text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_port_numbers_are_not_split(lang: str) -> None:
    with pytest.raises(Refusal) as caught:
        Settings(port=70_000)
    assert "65535" in (line := language(lang).phrase(caught.value.phrase)) and "70000" in line


# reasons of the system


@pytest.mark.parametrize("lang", OTHERS)
def test_usual_reasons_of_the_system_are_translated(lang: str, tmp_path: pathlib.Path) -> None:
    say = language(lang)
    usual = ("ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EROFS", "ENOSPC", "EADDRINUSE", "EADDRNOTAVAIL")
    for name in usual:
        number = getattr(errno, name)
        refusal = Refusal("error-unreadable", where="x", reason=reason(OSError(number, os.strerror(number))))
        assert os.strerror(number) not in say.phrase(refusal.phrase) and os.strerror(number) not in str(refusal)
    rare = OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    assert reason(rare) == os.strerror(errno.ELOOP)
    with pytest.raises(OSError) as caught:
        (tmp_path / "none").read_text(encoding="utf-8")
    assert say.phrase(Refusal("command-stopped", reason=reason(caught.value)).phrase).endswith(say("reason-missing"))


# cards that are known and not in the game


def test_a_known_card_outside_the_game_can_be_read_about() -> None:
    supply = Game("First Game").supply
    assert "Spy" not in supply
    for name in ("Spy", "Kém", "Szpieg", "Шпион", "Njósnari"):
        assert find_to_read(name, supply) == "Spy"
    assert find_to_read("mil", supply) == "Militia"  # what the game has goes first, though there is a Mill too
    table = Table(setup_of(Game("First Game", seed=1), [SeatHolder("Anna"), SeatHolder("Béla")]))
    (line,) = typed(table, 0, "? Szpieg", "pl").lines
    assert line.values == {"card": "Spy"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_known_card_outside_the_game_is_not_called_unknown(lang: str) -> None:
    with pytest.raises(Refusal) as caught:
        find_in_game("Spy", Game("First Game").supply)
    assert caught.value.phrase.id == "error-not-in-game" and language(lang)("card-spy") in language(lang).phrase(
        caught.value.phrase
    )
    with pytest.raises(Refusal, match='unknown card "Spyglass"'):
        find_in_game("Spyglass", Game("First Game").supply)


@pytest.mark.parametrize(("given", "lang"), [("Sárkán", "hu"), ("Drek", "is"), ("Dragon", "en")])
def test_what_shares_a_few_letters_is_not_suggested(given: str, lang: str) -> None:
    with pytest.raises(Refusal) as caught:
        find_card(given)
    assert "?" not in language(lang).phrase(caught.value.phrase)


# the same words for a mouse, a finger and a key

CLICKS = {"en": r"\bclick", "hu": "kattint", "ru": "щёлк|клик", "pl": "klikn", "is": r"\bsm[ei]ll"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_finger_does_is_not_called_a_click(lang: str) -> None:
    assert not [id for id, text in texts(lang) if re.search(CLICKS[lang], text, re.IGNORECASE)]
    told = (resources.files("demesne.languages") / "how-to-play" / f"{lang}.md").read_text(encoding="utf-8")
    assert not re.search(CLICKS[lang], told, re.IGNORECASE)


# the end

AFTERWARDS = {
    "en": "after this turn",
    "hu": "a köröd végén",
    "ru": "после этого хода",
    "pl": "po tej turze",
    "is": "eftir þessa umferð",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_warning_of_the_end_says_that_the_turn_goes_on_bug(lang: str) -> None:
    """The last Province may be the first of two buys: the game ends only after the turn."""
    for id in ("warn-end", "web-warn-end"):
        assert AFTERWARDS[lang] in language(lang)(id, card="Province")


# what stands before a number


def test_a_fifth_turn_has_its_article_in_hungarian_bug() -> None:
    """The article goes with how the number is spoken: az ötödik, a negyedik."""
    say = language("hu")
    for id in ("story-curses", "story-ended-provinces", "story-ended-colonies", "story-ended-piles"):
        values = {"who": "Ada", "other": "Anna", "card": "Witch", "n": 2, "me": "nobody"}
        assert " az 5. kör" in say(id, turn=5, **values) and " a 4. kör" in say(id, turn=4, **values)
    assert not re.search(r"\ba 5\.", say("words-first-points", who="Ada", turn=5))


@pytest.mark.parametrize("file", ["lesson", "story", "table"])
def test_a_line_does_not_end_between_a_number_and_its_ending_in_hungarian_bug(file: str) -> None:
    """On a narrow card "8-ba" became two lines."""
    assert not [id for id, text in texts("hu", file) if re.search(r"\d-[a-záéíóöőúüű]|^-[a-záéíóöőúüű]", text)]


def test_both_players_have_their_verb_in_hungarian() -> None:
    say = language("hu")
    mine = say("story-dead", me="who", who="te", other="Ada", n=16, m=0)
    assert mine.startswith("16 akciókártyát nem tudtál kijátszani") and mine.endswith("Ada mindet ki tudta játszani.")
    theirs = say("story-dead", me="other", who="Ada", other="te", n=16, m=3)
    assert theirs.startswith("Ada 16 akciókártyát nem tudott") and theirs.endswith("te 3 lappal jártál így.")


# questions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_colon_follows_a_question_mark(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin.readline", lambda: "\n", raising=False)
    Plain().ask(language(lang)("undo-seen"))
    Plain().ask(language(lang)("table-answer", enter="more"))
    question, answer = capsys.readouterr().out.splitlines()
    assert question.endswith("?") and answer.endswith("):")


# the ideas of the strategies we ship


def test_the_english_ideas_are_the_comments_of_the_files() -> None:
    for entry in entries():
        assert idea(entry.name, language("en")) == entry.idea
        assert in_language(shipped(entry.name), language("en")).text.rstrip() == shipped(entry.name).text.rstrip()


@pytest.mark.slow  # meanwhile `make check` lists what is not
@pytest.mark.parametrize("lang", OTHERS)
def test_every_idea_of_the_shelf_is_translated(lang: str) -> None:
    say = language(lang)
    assert {id for id, _ in texts(lang, "strategies")} == {f"idea-{name}" for name in names()}
    for name in names():
        told = idea(name, say)
        assert told != idea(name, language("en")) and told[0].isupper() and not told.endswith(".")
        ours = in_language(shipped(name), say)
        assert ours.text.splitlines()[0] == f"# {told}" and ours.idea.splitlines()[0] == told
        assert parse(ours.text, name).rules == shipped(name).rules


def test_the_comment_of_a_users_own_file_stays_as_it_is() -> None:
    mine = parse("# My idea\nbuy Gold", "big-money")
    assert in_language(mine, language("hu")) == mine


@pytest.mark.parametrize("lang", OTHERS)
def test_the_list_of_strategies_is_in_one_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["strategies"], ["strategies", "baron-courtyard"]):
        with pytest.raises(SystemExit):
            main([*arguments, "--lang", lang])
        said = capsys.readouterr().out
        assert idea("baron-courtyard", language(lang)) in said and "Courtyards" not in said


# dots, percent signs, quotation marks


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_dots_are_one_sign_without_a_space_before_it(lang: str) -> None:
    """Except after a comma, in the words of a file, which stand in straight quotes, and in code."""
    for id, text in texts(lang):
        assert not re.search(r"(?<!,) …|(?<![(:]) ?\.\.\.", re.sub(r'"[^"]*"', "", text).replace(': ..."', "")), (
            lang,
            id,
            text,
        )


@pytest.mark.slow
def test_no_space_stands_before_a_percent_sign_in_english() -> None:
    assert not [id for id, text in texts("en") if re.search(r"[\d ]\s%|^ %", text)]
    assert language("en")("sim-percent", n=72.2) == "72.2%"


@pytest.mark.parametrize("lang", OTHERS)
def test_what_a_player_reads_has_the_quotation_marks_of_the_language(lang: str) -> None:
    files = ("table", "prompts", "log", "rulings", "page", "pages", "strategies")
    typed_in = [
        (id, text) for id, text in texts(lang, "errors") if id.startswith(("typed-", "near-name", "error-no-such"))
    ]
    assert typed_in
    for id, text in (*texts(lang, *files), *typed_in):
        assert '"' not in text, (lang, id, text)


# a number and what it counts

COUNTED = {"n", "least", "most", "games", "seconds", "players", "coins", "buys", "turns", "points", "rounds", "each"}
# what may follow a number that no plural is chosen for: other parts of speech, units, words that do not change
# after a number, and what is only ever said of fractions (rounds, points, copies) or of three and more (piles)
UNCHANGED = {
    "en": "and can chosen copies each in instead left less more of or piles points rounds s times to",
    "ru": "вместо до и из карты п раунда с",
    "pl": "do i kopii na odpowiedzi pkt razy rundy s strategii wartości z zamiast",
    "is": "á af bannmerki bæti eða eftir eintök gildi hver hvert í kaup leiðarmerki manns meira minna og prósentustig s sigurmerki sigurstig sinnum sjóræningjamerki spil stig talsins til",
}


def unchosen(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The words after numbers that stand outside every choice of a plural by that number."""
    for element, following in zip(pattern.elements, [*pattern.elements[1:], None]):
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inner, ast.SelectExpression):
            by = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for variant in inner.variants:
                yield from unchosen(variant.value, chosen | {by})
        elif isinstance(inner, ast.VariableReference) and inner.id.name in COUNTED - chosen:
            word = re.match(r" ([^\W\d_]+)", following.value) if isinstance(following, ast.TextElement) else None
            if word:
                yield word[1]


@pytest.mark.parametrize("lang", sorted(UNCHANGED))  # in Hungarian the noun stays in the singular after any number
def test_a_number_chooses_the_form_of_what_it_counts(lang: str) -> None:
    for entry in (entry for name in FILES for entry in messages_of(lang, name)):
        patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
        found = {word for pattern in patterns if pattern for word in unchosen(pattern)}
        assert found <= set(UNCHANGED[lang].split()), (entry.id.name, found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_does_not_count_none(lang: str) -> None:
    assert "0" not in language(lang)("reason-actions", villages=1, terminals=0)
    assert "2" in language(lang)("reason-actions", villages=1, terminals=2)


def test_a_whole_number_of_rounds_is_counted_as_one_in_polish() -> None:
    say = language("pl")
    assert "średnio 15 rund;" in say("solve-why-end", rounds=15.0, piles=0.1)
    assert "średnio 14,6 rundy;" in say("solve-why-end", rounds=14.6, piles=0.1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_single_option_is_not_a_range(lang: str) -> None:
    one = language(lang)("typed-number", got="5", most=1)
    assert one.count("1") == 1 and language(lang)("typed-number", got="5", most=3).count("1") == 1


def test_the_one_option_is_singular_in_english() -> None:
    assert language("en")("typed-all", n=1, most=0).startswith("there is 1 option,")
    assert language("en")("stand-in-early", seconds=1).startswith("a bot can take over only 1 second after")
