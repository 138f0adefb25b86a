"""What a typed line means: letters are commands, two letters or a number name a card, in any language and layout."""

from __future__ import annotations

import pytest

from demesne.languages import LANGUAGES, language
from demesne.languages.finding import folded
from demesne.languages.reading import COMMANDS, numbered, read
from demesne.refusal import Refusal

HAND = {
    "kind": "discard",
    "source": "Cellar",
    "options": ["Copper", "Copper", "Estate", "Militia", "Mine", "Mining Village", "Moat"],
    "least": 0,
    "most": 7,
    "zone": "hand",
    "about": 0,
    "player": 0,
    "ordered": False,
}
SUPPLY = ["Gold", "Silver", "Workshop", "Witch"]


def picks(text: str, decision: dict = HAND, lang: str = "en") -> list[str]:
    say = language(lang)
    typed = read(text, decision, numbered(decision["options"], say), say, SUPPLY)
    assert typed.command == ""
    return list(typed.picks)


def refused(text: str, decision: dict = HAND, lang: str = "en") -> str:
    with pytest.raises(Refusal) as error:
        picks(text, decision, lang)
    return error.value.phrase.id


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("copper", ["Copper"]),
        ("COPPER", ["Copper"]),
        ("co", ["Copper"]),
        ("cop cop est", ["Copper", "Copper", "Estate"]),
        ("cop, cop, est", ["Copper", "Copper", "Estate"]),
        ("mine", ["Mine"]),  # the whole name beats the beginning of Mining Village
        ("mini", ["Mining Village"]),
        ("mining village moat", ["Mining Village", "Moat"]),
        ("mi vi", ["Mining Village"]),
        ("1 1 2", ["Copper", "Copper", "Estate"]),
        ("rézpénz", ["Copper"]),
        ("rezpenz", ["Copper"]),
        ("медь", ["Copper"]),
        ("vtlm", ["Copper"]),  # медь on a Latin layout
        ("сщззук", ["Copper"]),  # copper on a Cyrillic layout
        ("miedziak", ["Copper"]),
        ("all", HAND["options"]),
        ("none", []),
        ("", []),
    ],
)
def test_picks(text: str, meant: list[str]) -> None:
    assert picks(text) == meant


def test_names_of_every_language_are_understood_in_every_other() -> None:
    for lang in LANGUAGES:
        for other in LANGUAGES:
            for card in HAND["options"]:
                assert picks(language(other).name(card), lang=lang) == [card], (lang, other, card)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("m", "typed-letter"),
        ("mi", "typed-several"),
        ("mo mi", "typed-several"),
        ("9", "typed-number"),
        ("0", "typed-number"),
        ("gold", "typed-not-now"),
        ("arany", "typed-not-now"),
        ("xyzzy", "typed-unknown"),
        ("coper", "typed-unknown"),
        ("yes", "typed-yes"),
    ],
)
def test_what_cannot_be_meant_is_refused(text: str, id: str) -> None:
    assert refused(text) == id


def test_a_tie_names_the_cards_and_a_typo_the_nearest() -> None:
    with pytest.raises(Refusal, match=r'"mi" could be: Militia, Mine, Mining Village'):
        picks("mi")
    with pytest.raises(Refusal, match=r'did you mean "Copper"\?'):
        picks("coper")


def test_options_of_this_decision_beat_other_cards() -> None:
    only = {**HAND, "options": ["Witch"]}
    assert picks("wi", only) == ["Witch"]
    assert refused("workshop", only) == "typed-not-now"


def test_all_and_none_keep_to_what_can_be_picked() -> None:
    assert refused("all", {**HAND, "most": 2}) == "typed-all"
    assert refused("none", {**HAND, "least": 2}) == "typed-none"
    assert picks("y", {**HAND, "options": ["Moat"], "most": 1}) == ["Moat"]


def test_a_place_in_the_deck_is_a_number() -> None:
    place = {**HAND, "kind": "position", "options": ["0", "1", "2"], "least": 1, "most": 1}
    assert picks("0", place) == ["0"]
    assert picks("2", place) == ["2"]


def test_what_a_choice_does_can_be_typed_as_it_is_shown() -> None:
    steward = {
        **HAND,
        "kind": "choose",
        "source": "Steward",
        "options": ["cards", "coins", "trash"],
        "least": 1,
        "most": 1,
        "zone": None,
    }
    assert picks("+2 coins", steward) == ["coins"]
    assert picks("trash", steward) == ["trash"]
    assert picks("2", steward) == ["coins"]


@pytest.mark.parametrize("lang", [*LANGUAGES, "xx"])
def test_every_command_is_understood_by_every_of_its_words(lang: str) -> None:
    say = language(lang)
    seen: dict[str, str] = {}
    for source in (say, language("en")):
        for command in COMMANDS:
            for word in source(f"key-{command}").split():
                assert seen.setdefault(folded(word), command) == command, f"{lang}: {word} means two commands"
    for word, command in seen.items():
        decision = {**HAND, "options": ["Moat"], "least": 0, "most": 1}
        if command == "play":
            with pytest.raises(Refusal, match="expected a card after it"):
                read(word, decision, ["Moat"], say, SUPPLY)
            assert read(f"{word} moat", decision, ["Moat"], say, SUPPLY).picks == ("Moat",)
            continue
        typed = read(word, decision, ["Moat"], say, SUPPLY)
        if command in ("all", "yes"):
            assert typed.picks == ("Moat",)
        elif command == "none":
            assert typed.picks == ()
        else:
            assert typed.command == command


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_single_letter_is_never_a_card(lang: str) -> None:
    say = language(lang)
    for letter in "abcdefghijklmnopqrstuvwxyzабвгдеёжзийклмнопрстуфхцчшщъыьэюяáéíóöőúüűąćęłńśźżðþæý":
        decision = {**HAND, "options": ["Moat", "Copper"], "least": 0, "most": 2}
        try:
            typed = read(letter, decision, ["Copper", "Moat"], say, SUPPLY)
        except Refusal as error:
            assert error.phrase.id in ("typed-letter", "typed-yes", "typed-what")
        else:
            assert typed.command or typed.picks in ((), ("Moat", "Copper"))


def test_names_are_understood_as_they_are_inflected() -> None:
    hand = {**HAND, "options": ["Village", "Copper"]}
    assert picks("Wioskę", hand, "pl") == ["Village"]
    assert picks("falut", hand, "hu") == ["Village"]
    assert picks("деревню", hand, "ru") == ["Village"]
    assert picks("þorp", hand, "is") == picks("thorp", hand, "is") == ["Village"]


def test_the_players_language_goes_before_the_others() -> None:
    """bug: "mi" also offered Copper, which Polish calls Miedziaki"""
    assert picks("mo", lang="en") == ["Moat"]
    assert picks("mie", lang="pl") == ["Copper"]
    assert picks("mie", lang="en") == ["Copper"]  # nothing English begins so


@pytest.mark.parametrize("text", [",", ";", " , "])
def test_a_lone_comma_is_not_enter(text: str) -> None:
    assert refused(text) == "typed-unknown"


def test_a_question_mark_asks_about_a_card() -> None:
    say = language("en")
    assert read("? moat", HAND, ["Moat"], say).rest == "moat"
    assert read("?", HAND, ["Moat"], say) == ("help", "", ())
    assert read("help moat", HAND, ["Moat"], say) == ("help", "moat", ())
    assert read("card moat", HAND, ["Moat"], say) == ("help", "moat", ())
    assert read("log 5", HAND, ["Moat"], say) == ("log", "5", ())
