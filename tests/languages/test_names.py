"""Names of cards: a row each, and the Fluent files that tools/names.py writes from the rows."""

from __future__ import annotations

import importlib
import importlib.util
import pathlib
import shutil
import sys
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from demesne.cards import PUBLISHED
from demesne.fluent import category
from demesne.fluent.files import FILES
from demesne.languages import LANGUAGES, language
from demesne.languages.bundle import card_key
from missing import missing
from parsed import messages_of

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
names = importlib.import_module("names")
DICTIONARIES = {"ru": "pymorphy3", "pl": "morfeusz2", "is": "islenska"}
RULES = [lang for lang in LANGUAGES if lang not in DICTIONARIES]
VALUE = {"nom", "quoted"}  # the name as it is: only an own card has another form for them


def rows() -> dict[str, dict[str, str]]:
    found = names.Names()
    return {card: row for box in found.boxes for card, row in found.rows(box).items()}


def forms(lang: str, cell: str) -> dict[str, str]:
    name, marks, given = names.read(cell)
    made: dict[str, str] = importlib.import_module(f"inflection.{names.RULES[lang]}").forms(name, marks, given)
    return {**made, **given}


def needs(lang: str) -> None:
    if lang in DICTIONARIES and importlib.util.find_spec(DICTIONARIES[lang]) is None:
        missing("dictionaries", 'the dictionaries are not installed (pip install "demesne[names]")')


def test_every_card_has_one_row_with_a_name_in_every_language() -> None:
    found = names.Names()
    listed = [card for box in found.boxes for card in found.rows(box)]
    assert sorted(listed) == sorted(card.name for card in PUBLISHED)
    assert [(card, lang) for card, row in rows().items() for lang in LANGUAGES if not row[lang]] == []


def test_the_files_belong_to_the_rows() -> None:
    assert [*names.Names().stale()] == [], "change the rows in src/demesne/languages/names, then: make derived"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_forms_written_are_those_of_the_rules_and_dictionaries(lang: str) -> None:
    needs(lang)
    found = names.Names()
    for box in found.boxes:
        written = found.written(lang, box)
        for card, row in found.rows(box).items():
            assert names.entry(card, lang, row[lang]) == "# {}\n{}".format(*written[card_key(card)])


class Asked(Visitor):  # type: ignore[misc]
    """The forms of names that messages ask for."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.forms: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name not in ("CARD", "NAMES"):
            return
        given = [argument.value.value for argument in node.arguments.named if argument.name.name == "form"]
        if node.id.name == "NAMES" or len(node.arguments.positional) == 1:
            self.forms.update(given)
        else:
            before = f"{given[0]}-" if given else ""
            self.forms.update(before + category(n, self.lang) for n in range(1, 200))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_every_form_that_messages_ask_for(lang: str) -> None:
    asked = Asked(lang)
    for file in FILES:
        for message in messages_of(lang, file):
            asked.visit(message)
    expected = set(language(lang).bundle.message("own-card")[1]) - VALUE
    wanted = asked.forms - VALUE - ({"one"} if lang == "en" else set())
    assert wanted and wanted <= expected
    for card in PUBLISHED:
        assert set(language(lang).bundle.message(card_key(card.name))[1]) == expected, card.name


@pytest.fixture
def copy(tmp_path: pathlib.Path) -> Any:
    for folder in ("names", "ftl"):
        shutil.copytree(names.LANGUAGES / folder, tmp_path / folder)
    return names.Names(tmp_path)


def edit(path: pathlib.Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_only_the_entry_of_a_changed_row_is_written_again(copy: Any) -> None:
    assert copy.write() == []
    before = copy.written("hu", "seaside")
    edit(copy.languages / "names" / "seaside.csv", "Haven,Menedék,", "Haven,Öböl; plural=Öblök,")
    assert [*copy.stale()] == [("hu", "seaside", "Haven")]
    assert copy.missing() == [("Haven", "its forms in hu: python tools/names.py")]
    assert copy.write() == [copy.path("hu", "seaside")]
    after = copy.written("hu", "seaside")
    assert {key for key in after if after[key] != before[key]} == {"card-haven"}
    assert "    .plural-acc = Öblöket\n" in after["card-haven"][1]
    assert [*copy.stale()] == []


def test_a_form_changed_in_the_wrong_place_is_noticed(copy: Any) -> None:
    edit(copy.path("is", "base"), ".acc = Kjallara\n", ".acc = Kjallarann\n")
    assert [*copy.stale()] == [("is", "base", "Cellar")]


def test_a_card_without_a_row_loses_its_names_and_an_empty_cell_has_none(copy: Any) -> None:
    path = copy.languages / "names" / "base.csv"
    text = path.read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if not line.startswith("Moat,")]
    path.write_text("\n".join(line.replace("Market,Piac,", "Market,,") for line in kept), encoding="utf-8")
    assert {(lang, card) for lang, _, card in copy.stale()} == {
        ("hu", "Market"),
        *((lang, "card-moat") for lang in LANGUAGES),
    }
    copy.write()
    assert [*copy.stale()] == []
    assert "card-market" not in copy.written("hu", "base") and "card-market" in copy.written("pl", "base")
    assert not any("card-moat" in copy.written(lang, "base") for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ("Menedék; plurall=Menedékek", "expected one of a, acc, .*, got plurall"),
        ("Menedék; masss", "expected form=text, mass or plural, got masss"),
    ],
)
def test_a_cell_that_cannot_be_read_is_told_and_not_written(copy: Any, cell: str, why: str) -> None:
    edit(copy.languages / "names" / "seaside.csv", "Haven,Menedék,", f"Haven,{cell},")
    copy.write()
    assert "card-haven" not in copy.written("hu", "seaside")
    ((card, what),) = copy.missing()
    assert card == "Haven" and "src/demesne/languages/names/seaside.csv" in what
    with pytest.raises(ValueError, match=why):
        names.entry("Haven", "hu", cell)


ALL_BY_HAND = {
    "ru": "Голем; acc=Голема; gen=Голема; dat=Голему; ins=Големом; pre=Големе; nom-pl=Големы; gen-pl=Големов; gender=m",
    "pl": "Zamka; gen=Zamki; dat=Zamce; acc=Zamkę; ins=Zamką; loc=Zamce; nom-pl=Zamki; gen-pl=Zamek; gender=f",
    "is": "Gólem; gender=m; acc=Gólem; dat=Gólem; gen=Gólems; def=Góleminn; def-acc=Góleminn; def-dat=Gólemnum; "
    "def-gen=Gólemsins; other=Gólemar; acc-other=Gólema; dat-other=Gólemum",
}


@pytest.mark.parametrize("lang", DICTIONARIES)
def test_with_all_forms_by_hand_no_dictionary_is_asked(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = importlib.import_module(f"inflection.{names.RULES[lang]}")
    monkeypatch.setattr(rules, "dictionary", lambda: pytest.fail("asked"))
    made = forms(lang, ALL_BY_HAND[lang])
    assert set(made) == set(language(lang).bundle.message("own-card")[1]) - VALUE


@pytest.mark.parametrize("lang", DICTIONARIES)
def test_without_its_dictionary_a_language_says_what_to_install(
    lang: str, copy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = importlib.import_module(f"inflection.{names.RULES[lang]}")
    rules.dictionary.cache_clear()
    monkeypatch.setitem(sys.modules, DICTIONARIES[lang], None)
    column = copy.rows("seaside")["Wharf"][lang]
    edit(copy.languages / "names" / "seaside.csv", column, column + "; gender=pl")
    assert [what for _, what in copy.missing()] == [
        f'its forms in {lang}: pip install "demesne[names]" ({DICTIONARIES[lang]})'
    ]


@pytest.mark.parametrize(
    ("lang", "cell", "expected"),
    [
        ("en", "Abbey", "a=an Abbey; other=Abbeys"),
        ("en", "University", "a=a University; other=Universities"),
        ("en", "Bag of Gold", "a=a Bag of Gold; other=Bags of Gold"),
        ("en", "Catacombs", "a=a Catacombs; other=Catacombs"),
        ("en", "Fortress", "other=Fortresses"),
        ("hu", "Oltár", "a=az Oltár; acc=Oltárt; ins=Oltárral; plural=Oltárok; plural-acc=Oltárokat; poss=Oltárod"),
        ("hu", "Kék híd", "a=a Kék híd; acc=Kék hidat; dat=Kék hídnak; poss=Kék hidad"),
        ("hu", "Híd", "acc=Hidat; plural-acc=Hidakat"),
        ("hu", "Küldönc", "acc=Küldöncöt; plural-acc=Küldöncöket; dat=Küldöncnek"),
        ("hu", "Máglya", "acc=Máglyát; ins=Máglyával; plural=Máglyák"),
        ("hu", "Arany", "ins=Arannyal; acc=Aranyt"),
        ("hu", "Amulett", "ins=Amulettel; acc=Amulettet"),
        ("hu", "Lovagok; plural", "a=a Lovagok lap; acc=Lovagok lapot; plural-acc=Lovagok lapokat; one=Lovagok lap"),
        ("hu", "Béke", "acc=Békét; poss=Békéd"),
        ("hu", "Papír", "acc=Papírt; plural=Papírok; dat=Papírnak"),
        ("ru", "Верный конь", "acc=Верного коня; ins=Верным конём; gen-pl=Верных коней; acc-few=карты «Верный конь»"),
        ("ru", "Мешок золота", "gen=Мешка золота; nom-pl=Мешки золота; gender=m"),
        ("ru", "Золото; mass", "nom-pl=Золото; gen-pl=Золота"),
        ("ru", "Скряга; gender=m", "acc=Скрягу; gen-pl=Скряг; gender=m"),
        ("pl", "Pies stróżujący; nom-pl=Psy stróżujące", "gen=Psa stróżującego; acc-one=Psa stróżującego"),
        ("pl", "Wierny rumak", "acc=Wiernego rumaka; few=Wierne rumaki; many=Wiernych rumaków; gender=mp"),
        ("pl", "Sprzedawca wina", "gen=Sprzedawcy wina; few=Sprzedawców wina"),
        ("pl", "Szczury", "one=karta Szczurów; acc-one=kartę Szczurów; gender=pl"),
        ("pl", "Złoto głupców; mass", "few=karty Złota głupców; nom-pl=karty Złota głupców"),
        ("is", "Traustur fákur", "acc=Traustan fák; def=Trausti fákurinn; dat-other=Traustum fákum; gender=m"),
        ("is", "Rottur", "def=Rotturnar; gender=f-pl"),
    ],
)
def test_names_take_the_right_forms(lang: str, cell: str, expected: str) -> None:
    needs(lang)
    wanted = dict(part.split("=") for part in expected.split("; "))
    made = forms(lang, cell)
    assert {form: made[form] for form in wanted} == wanted


@pytest.mark.parametrize(("lang", "cell"), [("ru", "Грымзлик"), ("pl", "Na czarną godzinę"), ("is", "Búnaður")])
def test_a_dictionary_that_does_not_know_a_form_says_so(lang: str, cell: str) -> None:
    needs(lang)
    with pytest.raises(LookupError, match="by hand"):
        forms(lang, cell)
