"""Language in five languages: every message is there, every card has its text, numbers and names take the right forms."""

from __future__ import annotations

import ast as python_ast
import csv
import functools
import pathlib
import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import demesne
import untranslated
from card_reference import DOCS, page
from demesne.cards import BOXES, DEFAULT_BOXES, PUBLISHED, SETS, loaded, pool
from demesne.game import constraints
from demesne.game.constraints import Wishes, gives, random_ten
from demesne.game.events import KINDS
from demesne.languages import LANGUAGES, CardText, Language, language
from demesne.languages.bundle import FILES, card_key
from demesne.languages.choosing import chosen
from demesne.languages.finding import find_card, folded
from demesne.languages.kingdoms import set_key
from demesne.languages.prompts import WINDOWS
from demesne.languages.reading import COMMANDS
from demesne.languages.sorting import alphabetical
from demesne.languages.strip import MARKS
from demesne.refusal import Refusal
from demesne.rules.grammar import parse_cards
from demesne.rules.language import ATTACK, MATS, PILE_TOKENS, TOKENS
from demesne.rules.packing import NAMED_TYPES, slug, things
from demesne.rules.specification import SPECS
from demesne.rules.triggers import TRIGGERS
from demesne.rules.vocabulary.conditions import CONDITIONS
from demesne.terminal.main import main
from parsed import messages_of


@pytest.fixture(autouse=True)
def english_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMESNE_LANG", "en")


PAGE = pathlib.Path(__file__).resolve().parents[2] / "web" / "src"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@functools.cache
def messages(lang: str) -> dict[str, ast.Message]:
    out: dict[str, ast.Message] = {}
    for name in FILES:
        for item in messages_of(lang, name):
            assert item.id.name not in out, f"{lang}: {item.id.name} is there twice"
            out[item.id.name] = item
    return out


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


@pytest.mark.slow  # meanwhile `make check` lists them
@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_is_in_every_language(lang: str) -> None:
    assert not untranslated.lacking(lang)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_is_an_english_one_in_the_same_file(lang: str) -> None:
    """But for texts of cards, which any language may have."""
    english, theirs = ({m.id.name: file for file in FILES for m in messages_of(of, file)} for of in ("en", lang))
    own = {key for key in theirs if key.startswith("text-")}
    assert {key: file for key, file in theirs.items() if key not in own}.items() <= english.items()
    cards = {card_key(c.name).replace("card-", "text-", 1) for c in PUBLISHED}
    assert {re.sub(r"-[12]e$", "", key) for key in own} <= cards, "a text of its own for a card there is not"


GIVEN = {"form", "me", "mood", "types"}  # given whether English asks for them or not
ELSEWHERE = {
    "gain-named": {"to"},
    "gain-any": {"to", "types"},
    "gain-from-trash": {"to", "types"},
    "if-did-several": {"mood"},
    "story-instead": {"coins"},  # enough for a Province
    "story-rich": {"coins"},
}


@pytest.mark.slow
@pytest.mark.parametrize("lang", OTHERS)
def test_placeholders_agree(lang: str) -> None:
    """Every value is said; in the few listed ones through another message, or because nobody else can be meant."""
    english, theirs = messages("en"), messages(lang)
    for key, message in theirs.items():
        if key in english:
            extra = variables(message) - variables(english[key]) - GIVEN
            missing = variables(english[key]) - variables(message) - ELSEWHERE.get(key, set())
            assert not extra, f"{lang}: {key} takes {extra}, which nobody gives"
            assert not missing, f"{lang}: {key} leaves out {missing}"


# computed in code: the families of ids and where their endings come from
FAMILIES = {
    "log-": {"log-" + kind.replace("_", "-") for kind in (*KINDS.values(), "resign")},
    "ask-": {f"ask-{kind}" for kind in ("action", "treasure", "buy", "react", "pass", "name", "place")}
    | {"ask-trash-lifted", "ask-discard-lifted", "ask-discard-top-of"}
    | {f"ask-{kind}-{when}" for kind in WINDOWS for when in ("effect", "start")},
    "key-": {f"key-{command}" for command in COMMANDS},
    "does-": {f"does-{command}" for command in COMMANDS} | {"does-pick", "does-enter"},
    "phase-": {"phase-start", "phase-action", "phase-treasure", "phase-buy"},
    "zone-": {f"zone-{zone}" for zone in ("supply", "log", *map(slug, MATS))},
    "token-": {f"token-{slug(token)}" for token in (*TOKENS, *PILE_TOKENS)},
    "card-": {card_key(c.name) for c in PUBLISHED} | {"card-cost", "card-types", "card-box"},
    "type-": {
        "type-action",
        "type-treasure",
        "type-victory",
        "type-curse",
        "type-attack",
        "type-reaction",
        "type-duration",
    },
    "set-": {set_key(name) for name in SETS},
    "mark-": {f"mark-{mark}" for mark in MARKS},
    "story-": {f"story-{fact}" for fact in ("curses", "discards", "rich", "poor", "dead", "drawn", "trashed")}
    | {f"story-ended-{how}" for how in ("provinces", "colonies", "piles")},
    "end-": {"end-provinces", "end-colonies", "end-piles", "end-limit"},
}


@pytest.mark.slow
def test_no_message_is_unused() -> None:
    """Every id stands in the code as it is, or belongs to a family whose endings are known."""
    literal: set[str] = set()
    for path in pathlib.Path(demesne.__file__).parent.rglob("*.py"):
        for node in python_ast.walk(python_ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python_ast.Constant) and isinstance(node.value, str):
                literal.add(node.value)
    page = "\n".join(path.read_text(encoding="utf-8") for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte"))
    literal |= set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", page))
    computed = tuple(re.findall(r"((?:web|say|step)-[a-z0-9-]*)\$\{", page))
    formed = {f"log-end-{how}" for how in ("provinces", "colonies", "piles", "limit")} | {
        f"table-{n}" for n in ("actions", "buys", "coins")
    }
    bonuses = [name for name, spec in SPECS.items() if spec.gives]
    formed |= {f"bonus-{b}{each}" for b in bonuses for each in ("", "-each")} | {
        f"{v}-{w}" for v in ("discard", "trash") for w in ("them", "revealed")
    }
    formed |= {f"{join}-list" for join in ("and", "or")} | {
        f"cost-{n}" for n in ("up-to", "exactly", "at-least", "up-to-more", "exactly-more", "exactly-total")
    }
    formed |= {
        f"things-{kind}" for kind in ("card", "of-types", "named", "them", "copies", "each", *NAMED_TYPES.values())
    } | {"if-did-they", "otherwise-they"}
    formed |= {f"if-{c.replace('_', '-')}" for c in CONDITIONS} | {t.replace("_", "-") for t in TRIGGERS}
    formed |= {"each-of", "place-mat"}  # inside other messages
    formed |= {
        f"box-{box}" for box in (*(b.split()[0] for b in BOXES), "basic-heading")
    }  # the last stands in docs/cards
    family = tuple(FAMILIES)
    for key in messages("en"):
        if key.startswith(("text-", "rulings-", "note-", "help-", "option-", "page-", "idea-")):
            continue  # their own tests
        known = (
            (bool(computed) and key.startswith(computed))
            or key in literal
            or key in formed
            or (key.startswith(family) and any(key in ids for ids in FAMILIES.values()))
        )
        assert known, f"{key} is said nowhere"


def test_short_options_are_those_of_cards() -> None:
    english = {key for key in messages("en") if key.startswith("option-")} - {"option-deck"}
    choices = {
        f"{card_key(c.name).replace('card-', 'option-', 1)}-{key}"
        for c in PUBLISHED
        for w in c.words()
        if w.name == "choose"
        for key, _ in w["options"]
    }
    assert english and english <= choices


@pytest.mark.parametrize("lang", LANGUAGES)
def test_own_texts_take_no_values(lang: str) -> None:
    for key, message in messages(lang).items():
        if key.startswith("text-"):
            assert not variables(message), key


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_text(lang: str, edition: int) -> None:
    text = CardText(language(lang), edition)
    for card in PUBLISHED:
        lines = text.lines(card)
        assert lines, card.name
        for line in lines:
            assert line == line.strip() and "  " not in line and " ." not in line and " ," not in line, (
                card.name,
                line,
            )
            assert not re.search(r"[{}|$]|None|\?\?\?|THINGS|CARD\(", line), (card.name, line)
            assert line[0] in "+-−" or line[0].isdigit() or line[0].isupper(), (card.name, line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_of_the_program_are_in_the_text(lang: str) -> None:
    """Whoever wrote the text: every number above one that the card's steps name stands in it, or is said in words."""
    spelled = {
        "en": {2: "two|twice|both", 3: "three"},
        "hu": {2: "két|kettő|kétszer|mindkét", 3: "három"},
        "ru": {2: "два|две|дважды|двух|обе|ещё раз", 3: "три|трёх|трех"},
        "pl": {2: "dwie|dwa|dwukrotnie|dwóch|obie|dwiema", 3: "trzy|trzech"},
        "is": {2: "tv[oöeí]|tveimur|tvisvar|báð|bæði|hvort", 3: "þr[jiíe]"},
    }[lang]
    for card in PUBLISHED:
        said = " ".join(CardText(language(lang)).lines(card)).casefold()
        for step in card.words():
            for name, value in step.args:
                if name in ("n", "times") and isinstance(value, int) and value > 1:
                    assert str(value) in said or re.search(spelled.get(value, "$^"), said), (card.name, step, said)


def test_own_cards_get_their_text_in_five_languages() -> None:
    file = DOCS.parent / "examples" / "market_hall.cards"
    cards = parse_cards(file.read_text(encoding="utf-8"), file.name)
    assert cards
    for lang in LANGUAGES:
        for card in cards:
            assert CardText(language(lang)).lines(card), (lang, card.name)


EVERY_WORD = """
card("Test Engine", 5, ACTION, play=[
    discard(any_number), cards(that_many), trash(up_to(3), TREASURE), actions(that_many), buys(empty_piles),
    may(gain(ACTION, cost=up_to(4), to=DECK)), draw_to(6), look_at(3), discard_rest(),
    when(none_in_hand("Copper"), coins(2), otherwise=[discard_hand()]),
    each_other(look_at(2), discard_rest(), when(hand_at_least(4), draw_to(5), otherwise=[cards(1)])),
    choose(2, card=[cards(1)], trash=[trash(1)], gain=[gain("Silver", to=HAND)])])
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_no_printed_card_puts_so_have_their_text_too(lang: str) -> None:
    (card,) = parse_cards(EVERY_WORD, "test")
    said = " ".join(CardText(language(lang)).lines(card))
    assert "Test Engine" not in said and language(lang)(card_key("Copper"))[:3] in said and "5" in said


def lines_of(lang: str, program: str) -> list[str]:
    (card,) = parse_cards(f'card("Test Engine", 5, {program})', "test")
    return CardText(language(lang)).lines(card)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_amounts_that_depend_on_the_step_before_are_said(lang: str) -> None:
    amounts = ("1", "any_number", "empty_piles", "that_many", "each_type")
    kinds = ("None", "ACTION", "TREASURE", "VICTORY", "ATTACK | REACTION", '"Copper"', '"Gardens"', '"Test Engine"')
    for verb in ("discard", "trash", "put_on_deck"):
        for what in kinds if verb == "put_on_deck" else (*kinds, "where=LIFTED"):
            texts = {lines_of(lang, f"ACTION, play=[look_at(4), {verb}({n}, {what})]")[1] for n in amounts}
            assert len(texts) == len(amounts), texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cost_of_a_card_gained_from_the_trash_is_said(lang: str) -> None:
    for to in ("DISCARD", "HAND", "DECK"):
        for what in ("None", "ACTION", "VICTORY | CURSE", '"Estate"'):
            (free,) = lines_of(lang, f"ACTION, play=[gain({what}, where=TRASH, to={to})]")
            (costing,) = lines_of(lang, f"ACTION, play=[gain({what}, where=TRASH, to={to}, cost=up_to(4))]")
            assert language(lang)("cost-up-to", n=4) in costing and "4" not in free


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reaction_that_may_be_shown_again_says_so(lang: str) -> None:
    for condition in ("", ", hand_at_least=4"):
        once, again = (
            lines_of(
                lang, f"ACTION | REACTION, play=[coins(1)], reaction=when_attacked(unaffected(){condition}{more})"
            )[-1]
            for more in ("", ", again=True")
        )
        assert len(again) > len(once) and again.endswith(once[-10:]) and again[:40] == once[:40]
    shown = {
        c.name: " ".join(CardText(language(lang)).lines(c))
        for c in PUBLISHED
        if c.name in ("Diplomat", "Secret Chamber")
    }
    told = re.search(r"\((?:as often|akár|сколько|dowolną).*?\)|eins oft og þú vilt", again)
    assert told and told[0] in shown["Diplomat"] and told[0] not in shown["Secret Chamber"]


@pytest.mark.parametrize(
    ("lang", "n", "expected"),
    [
        ("en", 1, "+1 Card"),
        ("en", 21, "+21 Cards"),
        ("ru", 1, "+1 карта"),
        ("ru", 2, "+2 карты"),
        ("ru", 5, "+5 карт"),
        ("ru", 21, "+21 карта"),
        ("ru", 22, "+22 карты"),
        ("pl", 1, "+1 karta"),
        ("pl", 2, "+2 karty"),
        ("pl", 5, "+5 kart"),
        ("pl", 21, "+21 kart"),
        ("pl", 22, "+22 karty"),
        ("hu", 1, "+1 kártya"),
        ("hu", 5, "+5 kártya"),
        ("is", 1, "+1 spil"),
        ("is", 21, "+21 spil"),
    ],
)
def test_numbers_and_plurals(lang: str, n: int, expected: str) -> None:
    assert language(lang)("bonus-cards", n=n) == expected


def test_coins_in_icelandic_are_one_at_1_and_21() -> None:
    assert [language("is")("kingdom-costs", n=n).split()[1] for n in (1, 2, 11, 21)] == [
        *("peningur", "peningar", "peningar", "peningur")
    ]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_amount_of_everything_can_be_said(lang: str) -> None:
    say = language(lang)
    for what in (None, "Estate", *(c.types for c in PUBLISHED)):
        for n in (1, 2, 5, 21, 22):
            for key in ("trash-hand-cards", "discard-hand-cards", "reveal-from-hand"):
                for mood in ("do", "may", "they", "they-may"):
                    count, packed = things(n, what)
                    assert say(key, mood=mood, n=count, what=packed).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_reference_is_up_to_date(lang: str) -> None:
    """`cd tests && python card_reference.py` writes it."""
    assert (DOCS / f"{lang}.md").read_text(encoding="utf-8") == page(lang)


def test_cards_are_found_in_any_language() -> None:
    for given, expected in {
        "village": "Village",
        "THRONE  room": "Throne Room",
        "Деревня": "Village",
        "деревн": "Village",
        "lthtdyz": "Village",  # Деревня on a Latin layout
        "мшддфпу": "Village",  # Village on a Russian layout
        "kuznia": "Smithy",
        "Kuźnia": "Smithy",
        "kovacsmuhely": "Smithy",
        "thorp": "Village",
        "Þorp": "Village",
        "polgarorseg": "Militia",
        "Шахтерская деревня": "Mining Village",
        "tengeri banya": "Sea Hag",
        "Sarlatán": "Charlatan",
        "Szemfényvesztő": "Mountebank",
        "ловец жемчуга": "Pearl Diver",
        "Рабочий поселок": "Worker's Village",
        "подъёмщик сокровищ": "Salvager",
    }.items():
        assert find_card(given) == expected, given
    with pytest.raises(ValueError, match='unknown card "Vilage", did you mean "Village"'):
        find_card("Vilage")
    assert folded("  ŁÓDŹ-Ævi  ") == "lodz aevi"


def test_names_are_found_back_in_every_language() -> None:
    for lang in LANGUAGES:
        say = language(lang)
        for card in PUBLISHED:
            assert find_card(say(card_key(card.name))) == card.name, (lang, card.name)


@pytest.mark.parametrize("lang", OTHERS)
def test_the_list_of_names_has_every_card_as_it_is_called(lang: str) -> None:
    """docs/rules/names.csv says where each name comes from."""
    rows = csv.DictReader((DOCS.parent / "rules" / "names.csv").read_text(encoding="utf-8").splitlines())
    listed = {row["en"]: row[lang] or row[f"{lang}_own"] for row in rows if row["kind"].startswith("card_")}
    assert {c.name: language(lang).name(c.name) for c in PUBLISHED} == listed


def test_sorting_by_each_alphabet() -> None:
    assert alphabetical(["Żaba", "Zebra", "Ćma", "Cena"], "pl") == ["Cena", "Ćma", "Zebra", "Żaba"]
    assert alphabetical(["Þorp", "Ævi", "Öld", "Zeta", "Ár", "Ber"], "is") == [
        "Ár",
        "Ber",
        "Zeta",
        "Þorp",
        "Ævi",
        "Öld",
    ]
    assert alphabetical(["Ёлка", "Жук", "Ель", "Дом"], "ru") == ["Дом", "Ёлка", "Ель", "Жук"]
    assert alphabetical(["Őr", "Ól", "Öreg", "Ozora"], "hu") == ["Ól", "Ozora", "Őr", "Öreg"]


def test_which_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DEMESNE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert chosen() == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert chosen() == "pl"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert chosen() == "en"
    monkeypatch.setenv("DEMESNE_LANG", "is")
    assert chosen() == "is" and chosen("hu") == "hu" and chosen("ru_RU") == "ru"
    with pytest.raises(ValueError, match="--lang: expected en, hu, ru, pl, is"):
        chosen("xyz")


# the commands


def run(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    said = capsys.readouterr()
    return int(ended.value.code or 0), said.out, said.err


def test_card_in_each_language(capsys: pytest.CaptureFixture[str]) -> None:
    for lang in LANGUAGES:
        code, out, err = run("card", "Militia", "--lang", lang, capsys=capsys)
        assert code == 0 and not err
        assert out.splitlines()[0].startswith(language(lang)("card-militia"))
        assert ("(Militia)" in out) == (lang != "en")
    code, out, _ = run("card", "Кузница", capsys=capsys)
    assert code == 0 and "+3 Cards" in out
    code, _, err = run("card", "Smithee", capsys=capsys)
    assert code == 1 and err == 'unknown card "Smithee", did you mean "Smithy"?\n'
    code, _, err = run("card", capsys=capsys)
    assert code == 1 and len(err.splitlines()) == 1


def test_editions_of_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert "You may trash" in run("card", "Mine", capsys=capsys)[1]
    assert "You may" not in run("card", "Mine", "--edition", "1", capsys=capsys)[1]


def test_kingdom(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("kingdom", capsys=capsys)
    assert code == 0 and "First Game (edition 2)" in out and out.count("edition") == len(SETS)
    code, out, _ = run("kingdom", "First Game", "--lang", "pl", capsys=capsys)
    assert code == 0 and "Kuźnia" in out and "4 monety" in out
    ten = "Погреба, Market, Merchant, Milicja, Bánya, Moat, Remodel, Smiðja, Village, Workshop"
    code, out, _ = run("kingdom", ten, capsys=capsys)
    assert code == 0 and "Smithy" in out and "Cellar" in out
    for bad in ("Villag", "Village, Smithy", "Village, Smithee, x"):
        code, out, err = run("kingdom", bad, capsys=capsys)
        assert code == 1 and not out and len(err.splitlines()) == 1


@pytest.mark.slow
def test_random_kingdoms_meet_wishes(capsys: pytest.CaptureFixture[str]) -> None:
    for seed in range(20):
        wishes = Wishes(village=True, buy=True, attacks=1, costs=4, banned=("Witch",), locked=("Moat", "Chapel"))
        ten = random_ten(seed, wishes)
        cards = [loaded().cards[name] for name in ten]
        assert len(set(ten)) == 10 and {"Moat", "Chapel"} <= set(ten) and "Witch" not in ten
        assert any(gives(c, "actions", 2) for c in cards) and any(gives(c, "buys", 1) for c in cards)
        assert sum(ATTACK in c.types for c in cards) <= 1 and len({c.cost for c in cards}) >= 4
        assert random_ten(seed, wishes) == ten
    assert set(random_ten(1, Wishes(boxes=("base 2e",)))) <= set(pool("base 2e"))
    for impossible in (Wishes(costs=9), Wishes(banned=("Moat",), locked=("Moat",)), Wishes(boxes=("base 3e",))):
        with pytest.raises(ValueError):
            random_ten(1, impossible)
    code, _, err = run("kingdom", "random", "--seed", "5", "--lock", "Nonsense", capsys=capsys)
    assert code == 1 and err.startswith('unknown card "Nonsense"')
    code, out, _ = run("kingdom", "random", "--seed", "5", "--lock", "Fosa", "--attacks", "0", capsys=capsys)
    assert code == 0 and "Moat" in out


def test_wishes_that_not_even_all_cards_together_meet_were_tried_for_seconds_bug(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(constraints, "key_of", lambda *_: pytest.fail("ten cards were drawn"))
    buys = tuple(
        sorted({card for box in DEFAULT_BOXES for card in pool(box) if gives(loaded().cards[card], "buys", 1)})
    )
    for impossible in (Wishes(costs=9, attacks=10), Wishes(buy=True, banned=buys)):
        with pytest.raises(Refusal) as error:
            random_ten(1, impossible)
        assert error.value.phrase.id == "error-kingdom-wishes"


def test_programs_that_import_the_former_name_go_on() -> None:
    import demesne.words

    assert demesne.words.words("pl").name("Village") == language("pl").name("Village")
    assert demesne.words.Words is Language
