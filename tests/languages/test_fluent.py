"""Our own reading of Fluent files says what Project Fluent's says: every message, in every language, with many values."""

from __future__ import annotations

import functools
import json
import pathlib
from importlib import resources
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from demesne.fluent import Bundle, category, files
from demesne.fluent import bundle as bundle_module
from demesne.fluent.compiling import compiled
from demesne.numerals import written

NUMBERS = [0, 1, 2, 3, 5, 7, 11, 12, 14, 21, 22, 25, 100, 101, 111, 112, 1000, 4321, 1234567, -1, -4321]
FLOATS = [0.5, 1.5, 2.25, 0.1, 0.001, 12345.678, -0.25, 21.1]
PLURALS = {
    "one",
    "few",
    "many",
    "other",
}  # given as texts, which Python's Fluent takes for numbers and the page's does not
FUNCTIONS = ("CARD", "CARDS", "NAMES", "NEAR", "OPTION", "THINGS", "TYPES")


def stub(name: str) -> Any:
    """A function that shows what it was called with."""

    def called(*given: Any, **named: Any) -> str:
        told = [str(int(v)) if isinstance(v, int) else str(v) for v in (*given, *named, *named.values())]
        return f"{name}({', '.join(told)})"

    return called


STUBS = {name: stub(name) for name in FUNCTIONS}


class Whole(FluentInt):  # type: ignore[misc]
    """A number that Project Fluent writes by our table of separators."""

    def format(self, locale: Any) -> str:
        return written(int(self), locale.language)


def said(bundle: FluentBundle, pattern: Any, values: dict[str, Any]) -> str:
    """What Project Fluent makes of a pattern."""
    given = {name: Whole(value) if isinstance(value, int) else value for name, value in values.items()}
    env = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=given), errors=[])
    text = pattern(env)
    assert not env.errors, env.errors
    return str(text)


class Wanted(Visitor):  # type: ignore[misc]
    """The variables of a message and the texts that it tells apart."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.texts.add(node.key.name)
        self.generic_visit(node)


def source(lang: str, file: str) -> str:
    return (resources.files("demesne.languages") / "ftl" / lang / f"{file}.ftl").read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("lang", files.LANGUAGES)
def test_every_message_is_said_as_project_fluent_says_it(lang: str) -> None:
    theirs = FluentBundle([lang], functions=STUBS, use_isolating=False)
    wanted = Wanted()
    own: dict[str, set[str]] = {}  # the texts that a message tells apart itself
    for file in files.FILES:
        theirs.add_resource(FluentResource(source(lang, file)))
        parsed = FluentParser().parse(source(lang, file))
        wanted.visit(parsed)  # references reach what other messages take
        for entry in parsed.body:
            if isinstance(entry, ast.Message):
                told = Wanted()
                told.visit(entry)
                own[entry.id.name] = told.texts
    ours = Bundle(lang, STUBS)
    others = sorted(wanted.texts - PLURALS)
    tried = 0
    for n, id in enumerate(files.index(lang)):
        value, attributes = ours.message(id)
        message = theirs.get_message(id)
        assert set(attributes) == set(message.attributes), id
        for pattern, reference in [
            (value, message.value),
            *((attributes[a], message.attributes[a]) for a in attributes),
        ]:
            if pattern is None:
                assert reference is None
                continue
            given: list[Any] = (
                ["", "Copper"]
                if isinstance(pattern, str)
                else [*NUMBERS, *sorted(own[id] - PLURALS), others[n % len(others)], ""]
            )
            for each in given if not isinstance(pattern, str) else given[:1]:
                values = dict.fromkeys(wanted.names, each)
                assert ours.format(pattern, values) == said(theirs, reference, values), (id, each)
                tried += 1
    assert tried > 5000


@pytest.mark.parametrize("lang", files.LANGUAGES)
def test_plurals_are_those_of_the_languages(lang: str) -> None:
    plural = Locale.parse(lang).plural_form
    for number in [*range(-250, 2500), 1_000_000, *FLOATS, 1.0, 21.0]:
        assert category(number, lang) == plural(number), number


@pytest.mark.parametrize("text", ["-term = x", "m = { NUMBER($n) }\n\nnot a message", "m = { -term }"])
def test_what_we_do_not_read_is_refused_by_the_build(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected a message|not in the part of Fluent"):
        compiled(text)


def test_a_value_that_is_not_given_is_an_error() -> None:
    bundle = Bundle("en", STUBS)
    with pytest.raises(LookupError):
        bundle.format(["a", ["$", "b"]], {})
    with pytest.raises(LookupError):
        bundle.message("no-such-message")


@pytest.mark.slow
def test_the_build_stores_what_the_files_say(tmp_path: pathlib.Path) -> None:
    for name in files.build(str(tmp_path)):
        data = json.loads((tmp_path / name).read_text(encoding="utf-8"))
        lang, _, file = name.removesuffix(".json").rpartition("/")
        if name == f"{files.NAMES}.json":
            assert data["card-"]["hu"]["card-village"] == "Falu" and set(data["set-"]) == {*files.LANGUAGES}
        elif file == files.INDEX:
            assert data == files.index(lang)
        else:
            assert data == compiled(source(lang, file)), name


@pytest.mark.slow
def test_what_is_installed_is_what_was_built_from_the_files() -> None:
    """In a wheel the compiled messages are those of the Fluent files beside them."""
    for lang in files.LANGUAGES:
        for file in files.FILES:
            assert files.messages(lang, file) == compiled(source(lang, file)), (lang, file)


ENGLISH = "old = Old\nnew = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\n    .a = a card\ntext-village = Two Actions\n"


@pytest.mark.parametrize("built", [False, True])
def test_what_is_in_english_only_is_said_in_english_meanwhile(
    built: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    texts = {"en": ENGLISH, "hu": "old = Régi\n"}
    monkeypatch.setattr(files, "_source", lambda lang, file: texts.get(lang, "") if file == "log" else "")
    monkeypatch.setattr(files, "BUILT", str(tmp_path))
    for name in ("index", "untranslated", "_where", "names"):
        monkeypatch.setattr(files, name, functools.cache(getattr(files, name).__wrapped__))
    monkeypatch.setattr(bundle_module, "index", files.index)
    if built:
        files.build(str(tmp_path))
    hungarian = Bundle("hu", {})
    assert hungarian.message("old")[0] == "Régi"
    value, attributes = hungarian.message("new")
    assert hungarian.format(value, {"n": 2}) == "2 cards" and attributes["a"] == "a card"
    assert "text-village" not in hungarian, "written by hand; in Hungarian it follows from the card's program"
    assert files.untranslated("hu") == {"new": "log"} and files.untranslated("en") == {}
