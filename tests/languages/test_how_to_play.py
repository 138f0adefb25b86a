"""How to play: the page is what the program makes of its source, its worked turns are real, all languages say the same."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from demesne.cards import PUBLISHED, loaded, pool
from demesne.fluent.files import KINDS, index
from demesne.game import Game, kingdoms
from demesne.languages.blocks import blocks
from demesne.languages.bundle import LANGUAGES, Language, card_key
from demesne.languages.pages import PLACE, TURN, Turn, how_to_play, languages, source, turn
from demesne.rules.setup import PILES_TO_END, START
from how_to_play import DOCS

WRITTEN = languages()
OTHERS = [lang for lang in WRITTEN if lang != "en"]
MOST_WORDS = 2000  # ten minutes
LEAST_WORDS = 1200


def turns(lang: str) -> list[Turn]:
    return [turn(block) for block in TURN.findall(source(lang))]


def prose(lang: str) -> str:
    """What a person has written: without places, and of the worked turns only what is said about the steps."""
    said = TURN.sub(lambda block: "\n".join(step.comment for step in turn(block[1]).steps), source(lang))
    return PLACE.sub("", said)


def skeleton(text: str) -> list[str]:
    """Headings, places, worked turns, rows of tables and points of lists, in their order."""
    marks = re.findall(r"^(#+ |- |\|(?=[^-])|```turn|\{\{ .+ \}\})", text, re.MULTILINE)
    return [mark.strip() for mark in marks]


def test_english_is_written() -> None:
    assert WRITTEN[0] == "en" and set(WRITTEN) <= set(LANGUAGES)


@pytest.mark.parametrize("lang", WRITTEN)
def test_the_page_is_up_to_date(lang: str) -> None:
    """`cd tests && python how_to_play.py` writes it."""
    assert (DOCS / f"{lang}.md").read_text(encoding="utf-8") == how_to_play(lang)


def test_no_page_without_its_source() -> None:
    assert {path.stem for path in DOCS.glob("*.md")} == set(WRITTEN)


@pytest.mark.parametrize("lang", WRITTEN)
def test_a_beginner_reads_it_in_ten_minutes(lang: str) -> None:
    read = re.findall(r"[^\W\d_]+(?:['’-][^\W\d_]+)*", how_to_play(lang))
    assert LEAST_WORDS < len(read) <= MOST_WORDS


@pytest.mark.parametrize("lang", WRITTEN)
def test_nothing_is_left_to_fill(lang: str) -> None:
    assert not re.search(r"[{}$⟦]|```|None|page-|\|  \|", how_to_play(lang))


@pytest.mark.parametrize("lang", WRITTEN)
def test_links_lead_to_pages_of_the_same_language(lang: str) -> None:
    links = re.findall(r"\]\(([^)]+)\)", source(lang))
    assert links == [f"../cards/{lang}.md"]
    assert (DOCS / links[0]).exists()


@pytest.mark.parametrize("lang", OTHERS)
def test_same_structure_in_every_language(lang: str) -> None:
    assert skeleton(source(lang)) == skeleton(source("en"))


@pytest.mark.parametrize("lang", OTHERS)
def test_same_worked_turns_in_every_language(lang: str) -> None:
    def played(lang: str) -> list[object]:
        return [(t.zones, [(step.verb, step.cards) for step in t.steps]) for t in turns(lang)]

    assert played(lang) == played("en")


@pytest.mark.parametrize("lang", OTHERS)
def test_same_commands_in_every_language(lang: str) -> None:
    def commands(lang: str) -> list[str]:
        return [" ".join(command.split()[:2]) for command in re.findall(r"`(demesne [^`]+)`", source(lang))]

    assert commands(lang) == commands("en")


# the names of cards


def forms(card: str, lang: str) -> set[str]:
    """The forms of a name that the messages have."""
    folder = resources.files("demesne.languages") / "ftl" / lang
    text = "".join((folder / f"{file}.ftl").read_text(encoding="utf-8") for file in KINDS["card-"])
    entry = re.search(rf"^{card_key(card)} = .*\n(?:    .*\n)*", text, re.MULTILINE)
    assert entry, card
    rows = [row.split(" = ", 1) for row in entry[0].splitlines()]
    return {row[-1].strip() for row in rows if row[0].strip() != ".gender"}


def named_in_english() -> list[str]:
    """Kinds of cards in the prose; "Curse" and the like are names, whether they mean the card or its type."""
    said = prose("en")
    return [c.name for c in PUBLISHED if any(re.search(rf"\b{form}\b", said) for form in forms(c.name, "en"))]


def test_english_names_many_cards() -> None:
    assert {"Copper", "Curse", "Moat", "Woodcutter", "Throne Room", "Province"} <= set(named_in_english())


@pytest.mark.parametrize("lang", OTHERS)
def test_every_card_named_in_english_is_named(lang: str) -> None:
    """In any grammatical form: endings that the messages do not need may differ."""
    said = re.sub(r"\s+", " ", prose(lang)).casefold()
    for card in named_in_english():
        stems = [form.casefold()[: max(3, len(form) - 2)] for form in forms(card, lang)]
        assert any(re.search(rf"\b{re.escape(stem)}", said) for stem in stems), f"{card} ({stems})"


# the worked turns


@pytest.mark.parametrize("lang", WRITTEN)
def test_what_is_said_about_steps_has_no_figures(lang: str) -> None:
    """The figures are next to it, computed by the game."""
    assert not [step.comment for t in turns(lang) for step in t.steps if re.search(r"\d", step.comment)]


def zones(game: Game) -> dict[str, list[str]]:
    return {zone: sorted(game.cards(0, zone)) for zone in ("hand", "deck", "discard", "play")}


@pytest.mark.parametrize("number", [0, 1])
def test_worked_turns_end_the_same_without_the_spare_buy(number: int) -> None:
    worked = turns("en")[number]
    ends = []
    for spare in (0, 1):
        game = worked.begin(spare)
        for _ in worked.play(game):
            pass
        assert (game.player, game.phase) == (1, "treasure")
        ends.append(zones(game))
    assert ends[0] == ends[1]


def test_the_first_turn_is_a_first_turn() -> None:
    worked = turns("en")[0]
    dealt = worked.zones["hand"] + worked.zones["deck"]
    assert {name: dealt.count(name) for name in dealt} == START and len(worked.zones["hand"]) == 5


def test_what_the_page_says_after_the_first_turn() -> None:
    """A Smithy on the second turn, a shuffle after it and not before."""
    worked = turns("en")[0]
    game = worked.begin()
    for _ in worked.play(game):
        pass
    assert len(game.cards(0, "deck")) == 0 and len(game.cards(0, "discard")) == 6
    while game.player == 1:
        game.answer()
    assert [e.kind for e in game.events if e.player == 0].count("shuffle") == 0
    game.answer(*["Copper"] * 4)
    assert game.coins == game.cost("Smithy") == 4
    game.answer("Smithy")
    assert [e.kind for e in game.events if e.player == 0].count("shuffle") == 1
    assert len(game.cards(0, "hand")) == 5 and len(game.cards(0, "deck")) == 7


def test_what_the_page_says_about_the_chain() -> None:
    """Actions, Buys, coins and what was drawn at each step."""
    worked = turns("en")[1]
    seen = []
    before: list[str] = []
    for step, game in worked.play(worked.begin()):
        hand = game.cards(0, "hand")
        drawn = [name for name in dict.fromkeys(hand) if hand.count(name) > before.count(name)]
        if step and step.verb == "play":
            seen.append((game.actions, game.buys, game.coins, drawn))
        if step and step.verb == "buy":
            assert step.cards == ("Province",) and (game.buys, game.coins) == (1, 0)
            assert game.decision and {"Copper", "Curse"} == set(game.decision.options)
        before = hand
    assert seen == [
        (2, 1, 0, ["Market"]),
        (2, 2, 1, ["Silver"]),
        (1, 2, 1, ["Copper", "Estate", "Gold"]),
        (1, 2, 8, []),
    ]


def test_the_chain_in_the_wrong_order() -> None:
    game = turns("en")[1].begin()
    game.answer("Smithy")
    assert (game.actions, game.phase) == (0, "treasure")
    assert {"Village", "Market"} <= set(game.cards(0, "hand"))


# figures of the prose


def test_numbers_said_in_words_are_those_of_the_game() -> None:
    text = re.sub(r"\s+", " ", prose("en"))
    game = Game("First Game")
    assert START == {"Copper": 7, "Estate": 3} and "seven Coppers and three Estates" in text
    assert len(game.cards(0, "hand")) == 5 and "shuffles them and draws five" in text
    assert len(game.supply) == 17 and "17 open piles" in text
    assert (game.actions, game.buys, game.coins) == (1, 1, 0) and "one Action, one Buy and no coins" in text
    assert set(PILES_TO_END.values()) == {3, 4} and PILES_TO_END[4] == 3 and PILES_TO_END[5] == 4
    assert "any three piles are empty (four with five or six players)" in text
    for box in ("base", "intrigue"):
        first, second = set(pool(f"{box} 1e")), set(pool(f"{box} 2e"))
        assert (len(first - second), len(second - first)) == (6, 7)
    assert "took six cards out of each box and added seven" in text
    changed = [set(kingdoms()[name]) for name in ("First Game (1e)", "First Game")]
    assert (changed[0] - changed[1], changed[1] - changed[0]) == ({"Woodcutter"}, {"Merchant"})
    costs = {name: loaded().cards[name].cost for name in ("Gold", "Province")}
    assert costs == {"Gold": 6, "Province": 8} and "With six coins or more take a Gold, with eight a Province" in text


def test_every_message_of_the_pages_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say = Language.__call__

    def listening(self: Language, key: str, /, **values: object) -> str:
        said.add(key)
        return say(self, key, **values)

    monkeypatch.setattr(Language, "__call__", listening)
    how_to_play("en")
    assert {key for key in said if key.startswith("page-")} == {key for key in index("en") if key.startswith("page-")}


@pytest.mark.parametrize("lang", WRITTEN)
def test_the_page_as_blocks_says_the_same(lang: str) -> None:
    """Every word of the page is in a block, no mark of Markdown is left over."""
    page = how_to_play(lang)
    pieces: list[str] = []

    def take(part: object) -> None:
        if isinstance(part, tuple):
            pieces.append(part[1])
        elif isinstance(part, list):
            for inside in part:
                take(inside)

    made = blocks(page)
    for block in made:
        for name in ("text", "items", "head", "rows"):
            take(block.get(name, []))
    said = " ".join(pieces)
    assert not re.search(r"\*\*|`|\]\(|^#|\|", said)
    letters = re.sub(r"\]\([^)]*\)|^[|: -]+$", " ", page, flags=re.MULTILINE)
    assert re.findall(r"\w+", said) == re.findall(r"\w+", letters)
    assert {b["kind"] for b in made} == {"heading", "paragraph", "list", "table"}
