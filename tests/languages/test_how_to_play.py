"""How to play: the page is what the program makes of its source, its worked turns are real, all languages say the same."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from demesne.cards import PUBLISHED, loaded, pool
from demesne.fluent.files import KINDS, index
from demesne.game import Game, kingdoms
from demesne.languages.bundle import LANGUAGES, Language, card_key
from demesne.languages.pages import DRAWING, LABEL, PLACE, TURN, Turn, how_to_play, languages, page_blocks, source, turn
from demesne.rules.setup import PILES_TO_END, START, pile
from how_to_play import DOCS

WRITTEN = languages()
OTHERS = [lang for lang in WRITTEN if lang != "en"]
MOST_WORDS = 2000  # ten minutes
LEAST_WORDS = 1200
MOST_WORDS_OF_THE_IDEA = 450  # three minutes
PARTS = {
    "table": ["supply", "play", "deck", "hand", "counters", "button", "log"],
    "card": ["cost", "arms", "marks", "types", "text"],
}


def turns(lang: str) -> list[Turn]:
    return [turn(block) for block in TURN.findall(source(lang))]


def prose(lang: str) -> str:
    """What a person has written: without places, and of the worked turns only what is said about the steps."""
    said = TURN.sub(lambda block: "\n".join(step.comment for step in turn(block[1]).steps), source(lang))
    return PLACE.sub("", DRAWING.sub(lambda drawn: LABEL.sub("", drawn[2]), said))


def words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+(?:['’-][^\W\d_]+)*", text)


def skeleton(text: str) -> list[str]:
    """Headings, places, drawings, worked turns, rows of tables and points of lists, in their order."""
    marks = re.findall(r"^(#+ |- |\|(?=[^-])|```\w+|\{\{ .+ \}\}|\w+: (?=\*\*))", text, re.MULTILINE)
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
    """What is read; faces, tables and worked turns are looked at."""
    assert LEAST_WORDS < len(words(prose(lang))) <= MOST_WORDS


@pytest.mark.parametrize("lang", WRITTEN)
def test_the_idea_a_turn_and_the_table_come_first_and_take_three_minutes(lang: str) -> None:
    idea, marks = "## ".join(prose(lang).split("\n## ")[:4]), skeleton(source(lang))
    assert 200 < len(words(idea)) <= MOST_WORDS_OF_THE_IDEA
    assert marks.index("```turn") < marks.index("```table") < marks.index("###") < marks.index("{{ setup }}")


def test_the_parts_of_the_drawings_are_those_that_are_drawn() -> None:
    drawn = {block["of"]: block["labels"] for block in page_blocks("en") if block["kind"] == "drawing"}
    assert {of: [label["part"] for label in labels] for of, labels in drawn.items()} == PARTS
    assert all(label["text"][0][0] == "strong" for labels in drawn.values() for label in labels)


def test_faces_of_every_box_are_shown() -> None:
    shown = {name for block in page_blocks("en") if block["kind"] == "cards" for name in block["cards"]}
    assert {loaded().cards[name].box for name in shown} == {"basic", "base", "intrigue", "seaside", "prosperity"}
    assert {"Caravan", "Island", "Platinum", "Colony", *kingdoms()["First Game"]} <= shown


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
    assert {"Copper", "Curse", "Moat", "Woodcutter", "Colony", "Province"} <= set(named_in_english())


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
    gone = {"base": (6, 7), "intrigue": (6, 7), "seaside": (8, 9), "prosperity": (9, 9)}
    for box, numbers in gone.items():
        first, second = set(pool(f"{box} 1e")), set(pool(f"{box} 2e"))
        assert (len(first - second), len(second - first)) == numbers
    assert "took six cards out of Base and of Intrigue and added seven to each" in text
    assert "eight went and nine came in Seaside, nine went and nine came in Prosperity" in text
    many = [[pile(name, loaded().cards[name].types, n, False) for n in (5, 6)] for name in ("Province", "Curse")]
    assert many == [[15, 18], [40, 50]] and PILES_TO_END[5] == PILES_TO_END[6] == 4
    assert "15 or 18 Provinces and 40 or 50 Curses, and four empty piles end the game" in text
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
    """Every word that is read is in a block, no mark of Markdown is left over; places and turns come as they are played."""
    pieces: list[str] = []

    def take(part: object) -> None:
        if isinstance(part, tuple):
            pieces.append(part[1])
        elif isinstance(part, list):
            for inside in part:
                take(inside)
        elif isinstance(part, dict):
            take(part["text"])

    made = page_blocks(lang)
    for block in made:
        for name in ("text", "items", "labels"):
            take(block.get(name, []))
        if block["kind"] == "table" and any(style == "" and text.isdigit() for [(style, text), *_] in block["head"]):
            continue  # the setup: made by the program
        for name in ("head", "rows"):
            take(block.get(name, []))
    said = " ".join(pieces)
    assert not re.search(r"\*\*|`|\]\(|^#|\|", said)
    written = PLACE.sub("", TURN.sub("", DRAWING.sub(lambda drawn: LABEL.sub("", drawn[2]), source(lang))))
    letters = re.sub(r"\]\([^)]*\)|^[|: -]+$", " ", written, flags=re.MULTILINE)
    assert re.findall(r"\w+", said) == re.findall(r"\w+", letters)
    assert [block["kind"] for block in made].count("turn") == len(turns(lang)) == 2
