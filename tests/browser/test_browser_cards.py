"""Every decision of every kingdom card, answered in the page; the log is that of the same answers given without a page."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from asked import asks
from browser import (
    DESKTOP,
    GENTLE,
    PATIENCE,
    PHONE,
    Decision,
    Fingers,
    Hands,
    House,
    Keys,
    Mouse,
    Names,
    Person,
    Position,
    Wire,
    next_of,
    opened,
    options_of,
    phrase_of,
    piles_of,
)
from demesne import Game
from demesne.cards import BASIC, COLONIES, loaded
from demesne.languages import LANGUAGES, Language, language
from demesne.languages.log import lines
from demesne.languages.pseudo import PSEUDO

pytestmark = pytest.mark.slow

ANNA, BELA = "Anna", "Béla"
NAMES = (ANNA, BELA)
CARDS = sorted(name for name in loaded().cards if name not in (*BASIC, *COLONIES))

NOT_WITH = {"Grand Market": "Copper"}
REACTIONS = ("Diplomat", "Moat", "Secret Chamber")
TWICE = ("Lurker", "Sentry")  # to see both of their sides
KINGDOM = ["Cellar", "Great Hall", "Market", "Militia", "Mine", "Nobles", "Smithy", "Village", "Workshop", "Moat"]
HAND = ["Copper", "Estate", "Silver", "Village"]
DECK = ["Silver", "Village", "Estate", "Gold", "Copper", "Smithy", "Curse", "Copper", "Market", "Estate"]
DECKS = {
    "Library": ["Village", "Copper", "Smithy", "Copper", "Copper", "Gold", "Copper"],
    "Patrol": ["Silver", "Village", "Gold", "Smithy", "Estate", "Copper", "Gold", "Market"],
    "Scout": ["Silver", "Village", "Gold", "Estate", "Copper"],
    "Sentry": ["Copper", "Silver", "Estate", "Gold", "Village", "Smithy", "Copper"],
    "Vassal": ["Village", "Copper", "Copper"],
}
# an answer of a card's own, in the order in which it asks; where nothing is said, as much as two cards are taken
WISHES: dict[str, dict[str, list[list[str]]]] = {
    "Lurker": {"choose": [["trash"], ["gain"]]},
    "Navigator": {"choose": [["deck"]]},
    "Pirate Ship": {"choose": [["trash"]]},
    "Sentry": {"trash": [["Estate"], []], "discard": [["Silver"], []]},
    "Steward": {"choose": [["trash"]]},
    "Torturer": {"choose": [["discard"]]},
}


def position(card: str) -> Position:
    """Anna holds the card and has the Actions and coins for it; Béla has something to lose and, if it reacts, the card."""
    kingdom = [card, *[name for name in KINGDOM if name != card][:9]]
    mine = [card] * (2 if card in TWICE else 1) + HAND + (["Militia"] if card in REACTIONS else [])
    his = ["Copper", "Estate", "Silver", "Duchy", "Gold", *([card] if card in REACTIONS else [])]
    anna = {"hand": mine, "deck": DECKS.get(card, DECK), "discard": ["Market", "Copper"]}
    bela = {"hand": his, "deck": ["Silver", "Gold", "Village", "Estate", "Copper", "Smithy"]}
    return {
        "kingdom": kingdom,
        "players": [anna, bela],
        "turn": {"actions": 3, "coins": 6},
        "supply": {"Curse": 0} if card == "Poacher" else {},
        "trash": ["Smithy", "Village"],
        "seed": 1,
    }


class Script:
    """What is answered: the card is played, its questions are answered, it is bought."""

    def __init__(self, card: str) -> None:
        self.card = card
        self.asked: set[tuple[str | None, str]] = set()
        self.wishes = {kind: iter(answers) for kind, answers in WISHES.get(card, {}).items()}

    def about_the_card(self) -> set[str]:
        return {kind for source, kind in self.asked if source == self.card or kind == "react"}

    def __call__(self, decision: Decision) -> list[str]:
        options, kind = options_of(decision), decision["kind"]
        self.asked.add((decision["source"], kind))
        if kind == "action":
            return next(([name] for name in (self.card, "Militia") if name in options), [])
        if kind == "treasure":
            if self.card in NOT_WITH:  # with a Copper in play there is no Grand Market to buy
                return [name for name in options if name != NOT_WITH[self.card]][:1]
            return [self.card] if self.card in options else options
        if kind == "buy":
            return [self.card]
        if decision["source"] == self.card and (wish := next(self.wishes.get(kind, iter(())), None)) is not None:
            return wish
        if kind == "position":
            return [options[len(options) // 2]]
        most = min(decision["most"], max(decision["least"], 2))
        return options[:most] if kind == "choose" else options[::-1][:most]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house
        house.part()


@pytest.fixture(scope="module")
def person(house: House) -> Person:
    """Goes from table to table without loading the page again."""
    person = house.person(ANNA)
    person.page.goto("/about")
    return person


@pytest.fixture(scope="module")
def wire(house: House) -> Wire:
    return Wire(house)


def as_sent(asked: Any) -> Decision:
    return {**asked._asdict(), "options": list(Counter(asked.options).items())}


def questions(card: str) -> set[str]:
    """What the card asks besides being played and bought, in the same turn of a game without a page."""
    game, script = Game.from_position(position(card)), Script(card)
    while (asked := game.decision) and game.answer(script(as_sent(asked))) and asked.kind != "buy":
        pass
    return script.about_the_card()


ASKS = {card: kinds for card in CARDS if (kinds := questions(card))}


def test_a_turn_reaches_every_question_of_a_card_or_none() -> None:
    """What is asked in later turns, or because of other cards, has tests of its own."""
    table = asks()
    for card, kinds in ASKS.items():
        assert {*table.get(card, ())} - {"react"} <= kinds, card


LATER = [name for name in CARDS if loaded().cards[name].box in ("seaside", "prosperity")]
# every card by mouse or keyboard; by both those that ask something, of the first boxes: the later ones ask in the same ways
HANDS = [
    (card, hands)
    for n, card in enumerate(CARDS)
    for hands in (Mouse, Keys)
    if (card in ASKS and card not in LATER) or (hands is Mouse) == (n % 2 == 0)
]


@pytest.mark.parametrize(("card", "hands"), HANDS)
def test_every_decision(person: Person, wire: Wire, card: str, hands: type[Hands]) -> None:
    start = position(card)
    person.change_to(person.position(start, {"kind": "here", "name": BELA}))
    script = Script(card)
    given = turn(person, hands(person), script, start)
    assert script.about_the_card() == ASKS.get(card, set())
    assert person.read("log") == wire.played(start, NAMES, given)
    assert person.log_texts() == engine_log(start, given, person.say)


def engine_log(start: Position, given: list[tuple[int, list[str]]], say: Language, seat: int = 0) -> list[str]:
    """What Anna, or another seat, reads of the same answers in a game without a table."""
    game = Game.from_position(start)
    for _, picks in given:
        game.answer(picks)
    return [say.phrase(line.phrase) for line in lines(game.events, NAMES, seat)]


def turn(person: Person, hands: Hands, script: Script, start: Position) -> list[tuple[int, list[str]]]:
    """Anna's turn, whoever is asked: who answered what."""
    given: list[tuple[int, list[str]]] = []
    person.take(ANNA)
    while True:
        decision, seat = person.asked(), person.view["seat"]
        if decision["fates"]:
            answers = one_by_one(start, given, script)
            given += [(seat, picks) for picks in answers.values()]
            hands.arrange(piles_of(decision, answers))
            continue
        picks = script(decision)
        given.append((seat, picks))
        if then := next_of(decision, picks[0] if picks else ""):
            more = script(then)
            given.append((seat, more))
            hands.both(picks, more)
            continue
        if decision["kind"] == "buy":
            assert shown_log(person) == person.log_shown()
        settled = hands.answer(picks)
        if decision["kind"] == "buy":
            return given
        if settled == "passed":
            person.take(NAMES[1 - seat])


def one_by_one(start: Position, given: list[tuple[int, list[str]]], script: Script) -> dict[str, list[str]]:
    """What the script answers where a card asks one question after the other about cards that were looked at, by kind."""
    game = Game.from_position(start)
    for _, picks in given:
        game.answer(picks)
    answers: dict[str, list[str]] = {}
    first = game.decision
    while (
        first
        and (asked := game.decision)
        and asked.source == first.source
        and asked.zone in (first.zone, "aside")
        and asked.kind not in answers
    ):
        answers[asked.kind] = script(as_sent(asked))
        game.answer(answers[asked.kind])
    return answers


@pytest.mark.parametrize("hands", (Names, Fingers))
@pytest.mark.parametrize("card", ("Sentry", "Lookout"))
def test_what_was_looked_at_is_one_question_and_one_message(house: House, card: str, hands: type[Hands]) -> None:
    """By names and roles alone, and by touch on a phone."""
    device = {"viewport": PHONE, "has_touch": True} if hands is Fingers else {}
    anna = house.person(ANNA, **device)
    deck = ["Copper", "Silver", "Estate", "Gold"] if card == "Sentry" else ["Silver", "Village", "Estate", "Gold"]
    start = {
        "kingdom": [card, *KINGDOM[:9]],
        "players": [{"hand": [card], "deck": deck}, {"deck": ["Copper"] * 5}],
        "seed": 1,
    }
    anna.sit(anna.position(start, {"kind": "bot", "level": "gentle"}))
    doer = hands(anna)
    doer.answer([card])
    asked = anna.asked()
    assert [fate["kind"] for fate in asked["fates"]] == ["trash", "discard", "topdeck"]
    assert anna.heading() == anna.say("web-arrange", card=card)
    assert anna.misfits() == []
    confirm = anna.button("web-confirm")
    if card == "Lookout":
        assert confirm.is_disabled()  # one must be trashed, one discarded
    piles = [["Estate"], [], ["Silver"]] if card == "Sentry" else [["Estate"], ["Silver"], ["Village"]]
    doer.arrange(piles)
    [sent] = [message for message in anna.read("sent") if message["type"] == "arrange"]
    assert sent["piles"] == piles
    view = anna.view["view"]
    assert view["trash"] == ["Estate"]
    assert view["players"][0]["discard_top"] == (None if card == "Sentry" else "Silver")
    assert anna.asked()["kind"] != "topdeck"


@pytest.mark.parametrize("hands", (Names, Fingers, Keys))
@pytest.mark.parametrize("card", ("Courtier", "Secret Passage"))
def test_a_card_and_what_follows_it_are_one_question_and_one_message(
    house: House, card: str, hands: type[Hands]
) -> None:
    device = {"viewport": PHONE, "has_touch": True} if hands is Fingers else {}
    anna = house.person(ANNA, **device)
    start = {
        "kingdom": [card, *KINGDOM[:9]],
        "players": [{"hand": [card, "Nobles", "Estate", "Silver"], "deck": ["Copper"] * 7}, {"deck": ["Copper"] * 5}],
        "seed": 1,
    }
    anna.sit(anna.position(start, {"kind": "bot", "level": "gentle"}))
    doer = hands(anna)
    doer.answer([card])
    asked = anna.asked()
    assert anna.heading() == anna.said(asked["prompt"])
    second = anna.page.get_by_role("group", name=anna.say("web-then-first"))
    expect(second).to_be_visible()
    assert all(button.is_disabled() for button in second.get_by_role("button").all())
    assert anna.misfits() == []
    doer.pick(asked, "Estate")
    assert anna.read("sent")[-1]["type"] != "answer" or anna.read("sent")[-1]["answers"] == [[card]]
    if hands is Keys:
        anna.page.keyboard.press("Escape")
        expect(second).to_be_visible()  # back to the first
    else:
        doer.pick(asked, "Nobles")  # a change of mind
    if hands is Keys:
        doer.pick(asked, "Nobles")
    then = next_of(asked, "Nobles")
    assert then is not None
    expect(anna.page.get_by_role("group", name=anna.said(then["prompt"]))).to_be_visible()
    assert anna.misfits() == []
    more = ["buy", "coins"] if card == "Courtier" else ["3"]
    before = anna.before()
    doer.give(then, more)
    anna.settle(before)
    assert anna.read("sent")[-1]["answers"] == [["Nobles"], more]
    view = anna.view["view"]
    assert (view["buys"], view["coins"]) == ((2, 3) if card == "Courtier" else (1, 0))


@pytest.mark.parametrize("hands", (Names, Fingers, Keys))
def test_ambassador_asks_for_the_card_and_how_many_at_once(house: House, hands: type[Hands]) -> None:
    device = {"viewport": PHONE, "has_touch": True} if hands is Fingers else {}
    anna = house.person(ANNA, **device)
    mine = {"hand": ["Ambassador", "Estate", "Estate", "Copper"], "deck": ["Copper"] * 7}
    start = {"kingdom": ["Ambassador", *KINGDOM[:9]], "players": [mine, {"deck": ["Copper"] * 5}], "seed": 1}
    anna.sit(anna.position(start, {"kind": "bot", "level": "gentle"}))
    doer = hands(anna)
    doer.answer(["Ambassador"])
    asked = anna.asked()
    second = anna.page.get_by_role("group", name=anna.say("web-then-first"))
    assert [button.is_disabled() for button in second.get_by_role("button").all()] == [
        True
    ] * 2  # of Copper: none or one
    doer.pick(asked, "Estate")
    then = next_of(asked, "Estate")
    assert then is not None
    amounts = anna.page.get_by_role("group", name=anna.said(then["prompt"])).get_by_role("button")
    assert [text.split("\n")[0] for text in amounts.all_inner_texts()] == ["Nothing", "an Estate", "2 Estates"]
    assert anna.misfits() == []
    before = anna.before()
    doer.give(then, ["Estate", "Estate"])
    anna.settle(before)
    assert anna.read("sent")[-1]["answers"] == [["Estate"], ["Estate", "Estate"]]
    assert anna.view["view"]["players"][1]["discard_top"] == "Estate"


ADVICE = {
    "Ambassador": (["Curse", "Curse", "Gold"], [["Curse"], ["Curse", "Curse"]], "2 Curses"),
    "Courtier": (["Moat", "Estate"], [["Moat"], ["buy", "coins"]], "+3 coins"),
}


@pytest.mark.parametrize("card", ADVICE)
def test_a_hint_marks_what_follows_the_card_too(house: House, card: str) -> None:
    """The advice is made up; both of its answers are marked."""
    hand, answers, marked = ADVICE[card]
    anna = house.person(ANNA)
    told = {"type": "hint", "answers": answers, "phrase": ["hint-best", {}], "level": "fair", "best": [], "piles": []}
    anna.advised(told)
    start = {
        "kingdom": [card, "Moat", *KINGDOM[:8]],
        "players": [{"hand": [card, *hand], "deck": ["Copper"] * 7}, {"deck": ["Copper"] * 5}],
        "seed": 1,
    }
    anna.sit(anna.position(start, {"kind": "bot", "level": "gentle"}, hints=True))
    Names(anna).answer([card])
    asked = anna.asked()
    anna.button("web-suggest").first.click()
    first = anna.page.locator("[data-zone=hand] li.hinted [data-card]")
    expect(first.last).to_have_attribute("data-card", answers[0][0])
    hinted = anna.page.locator("[data-zone=answers] .hinted")
    expect(hinted).to_have_count(0)
    Names(anna).pick(asked, answers[0][0])
    expect(hinted).to_have_count(len(answers[1]) if card == "Courtier" else 1)
    expect(hinted.filter(has_text=marked)).to_have_count(1)


def test_a_hint_marks_the_fate_of_every_card(house: House) -> None:
    anna = house.person(ANNA)
    told = {
        "type": "hint",
        "answers": [["Curse"]],
        "phrase": ["hint-best", {}],
        "level": "fair",
        "best": [],
        "piles": [["Curse"], ["Estate"], []],
    }
    anna.advised(told)
    mine = {"hand": ["Sentry", "Copper"], "deck": ["Silver", "Curse", "Estate", "Copper"]}
    anna.sit(
        anna.position(
            {"kingdom": ["Sentry", *KINGDOM[:9]], "players": [mine, {"deck": ["Copper"] * 5}], "seed": 1},
            {"kind": "bot", "level": "gentle"},
            hints=True,
        )
    )
    Names(anna).answer(["Sentry"])
    anna.asked()
    anna.button("web-suggest").first.click()
    cards = anna.page.locator("[data-zone=tray] li.hinted")
    expect(cards).to_have_count(2)
    advice = {"Curse": "trash", "Estate": "discard"}
    for name, fate in advice.items():
        one = cards.filter(has=anna.page.locator(f"[data-card={name}]"))
        expect(one.locator(".advised")).to_have_text(anna.say(f"web-fate-{fate}"))
    assert anna.misfits() == []


BESIDES = {
    "cards": ["Good Harvest", "Old Orchard"],
    "bane": "Moat",
    "piles": {"Booty": 3},
    "tops": {"Rubble": "Beam"},
    "potions": 2,
    "controller": 1,
    "tavern": [["Signpost", "Signpost"], []],
    "plus": [{"minus cost": "Market", "trashing": "Moat"}, {"plus card": "Village"}],
    "marks": [["minus card"], ["minus coin", "journey"]],
    "stock": {"Old Orchard": 1, "Village": 3},
}


@pytest.mark.parametrize("size", (DESKTOP, PHONE), ids=("wide", "narrow"))
def test_what_a_game_of_a_later_box_has_besides_is_shown(house: House, size: Any) -> None:
    """No card that is out needs it: the view is made up, and its cards have names and faces as own cards have."""
    anna = house.person(ANNA, viewport=size)
    anna.besides(BESIDES)
    anna.sit(anna.table({"kind": "bot", "level": "gentle"}))
    zone = anna.page.locator("[data-zone=besides]")
    expect(zone).to_have_attribute("aria-label", anna.say("web-besides"))
    assert [card.get_attribute("data-card") for card in zone.locator("[data-card]").all()] == [
        "Good Harvest",
        "Old Orchard",
        "Booty",
    ]
    expect(zone.locator("[data-card=Booty] .left")).to_have_text("3")
    lines = [" ".join(line.split()) for line in zone.locator("p span").all_inner_texts()]
    assert lines == [
        "Eleventh pile, the Bane: Moat",
        "Rubble, on top: Beam",
        "Potions this turn: 2",
        "Ada decides in this turn",
        f"Tavern mat, {ANNA}: 2 Signpost cards",
        f"Costs {ANNA} 2 less: Market",
        f"Trashing token, {ANNA}: Moat",
        "+1 Card token, Ada: Village",
        f"{ANNA} draws one card less next time",
        "Ada gets one coin less next time",
        "The Journey token of Ada lies face down",
        "Old Orchard: 1 victory token",
        "Village: 3 victory tokens",
    ]


def test_cards_are_put_back_in_the_order_that_was_chosen(house: House) -> None:
    anna = house.person(ANNA)
    start = {
        "kingdom": ["Sentry", *KINGDOM[:9]],
        "players": [{"hand": ["Sentry", "Village"], "deck": ["Copper", "Silver", "Gold"]}, {"deck": ["Copper"] * 5}],
        "seed": 1,
    }
    anna.sit(anna.position(start, {"kind": "bot", "level": "gentle"}))
    mouse = Mouse(anna)
    mouse.answer(["Sentry"])
    last = anna.asked()["laid"][-1]
    mouse.arrange([[], [], [last, next(name for name in ("Silver", "Gold") if name != last)]])
    mouse.answer(["Village"])
    assert last in anna.view["view"]["players"][0]["hand"]


PIRATES = [
    "Pirate",
    "Watchtower",
    "Clerk",
    "Hoard",
    "Caravan",
    "Tide Pools",
    "Treasury",
    "Sailor",
    "Royal Seal",
    "Smugglers",
]
BUYING = {"phase": "buy", "coins": 6}
# effects at a gain, at the start and at the end of a turn: the position of Anna, of Béla, the turn, and who answers what
WINDOWS: dict[str, tuple[Position, Position, Position, list[tuple[str, list[str]]]]] = {
    "a gain, a Reaction": (
        {"hand": ["Watchtower", "Copper"]}, {}, {**BUYING, "buys": 2},
        [("buy", ["Silver"]), ("react", ["Watchtower"]), ("choose", ["deck"]), ("buy", ["Estate"]), ("react", [])],
    ),
    "a gain, an order": (
        {"hand": ["Watchtower", "Copper"], "play": ["Hoard"]}, {}, {**BUYING, "played": ["Hoard"]},
        [("buy", ["Duchy"]), ("order", ["Hoard"]), ("react", ["Watchtower"]), ("choose", ["trash"]), ("react", [])],
    ),
    "a gain, something in play": ({"hand": ["Copper"], "play": ["Royal Seal"]}, {}, BUYING, [("buy", ["Gold"]), ("react", ["Royal Seal"])]),
    "a gain of another": ({"hand": ["Copper"]}, {"hand": ["Pirate", "Copper"]}, BUYING, [("buy", ["Gold"]), ("react", ["Pirate"])]),
    "the start of a turn": (
        {"hand": ["Clerk", "Estate", "Copper"], "play": ["Caravan", "Tide Pools"], "durations": ["Caravan", "Tide Pools"]}, {}, {"phase": "start"},
        [("order", ["Caravan"]), ("order", ["Tide Pools"]), ("discard", ["Copper", "Estate"]), ("react", ["Clerk"]), ("topdeck", ["Copper"])],
    ),
    "the start of a turn, a question": (
        {"hand": ["Estate", "Copper"], "play": ["Sailor"], "durations": ["Sailor"]}, {}, {"phase": "start"}, [("trash", ["Estate"])],
    ),
    "the end of the Buy phase": (
        {"hand": ["Copper"], "play": ["Treasury", "Treasury"]}, {}, BUYING, [("buy", ["Silver"]), ("topdeck", ["Treasury", "Treasury"])],
    ),
    "smuggling": (
        {"hand": ["Smugglers", "Copper"]}, {"gained": ["Silver", "Gold"]}, {}, [("action", ["Smugglers"]), ("gain", ["Gold"])],
    ),
}  # fmt: skip


@pytest.mark.parametrize("hands", (Mouse, Keys))
@pytest.mark.parametrize("moment", WINDOWS)
def test_every_moment_at_which_effects_are_asked_for(person: Person, moment: str, hands: type[Hands]) -> None:
    anna, bela, turn, answers = WINDOWS[moment]
    deck = {"deck": ["Silver", "Gold", "Village", "Estate", "Copper", "Smithy", "Copper"]}
    seats = [{**deck, **anna}, {"hand": ["Copper", "Estate", "Copper", "Estate", "Copper"], **deck, **bela}]
    start = {"kingdom": PIRATES, "players": seats, "turn": turn, "seed": 1}
    person.change_to(person.position(start, {"kind": "here", "name": BELA}))
    person.take(ANNA)
    given, doer = [], hands(person)
    for kind, picks in answers:
        decision, seat = person.asked(), person.view["seat"]
        assert decision["kind"] == kind, decision
        given.append((seat, picks))
        if doer.answer(picks) == "passed":
            person.take(NAMES[1 - seat])
    person.asked()
    assert person.log_texts() == engine_log(start, given, person.say, person.view["seat"])


class Tabs:
    """The same browser in all languages, wide and narrow; each tab comes to the table when it is needed."""

    def __init__(self, house: House) -> None:
        person = house.person(ANNA)
        self.first = person.tab("en")
        self.others = {lang: [person.tab(lang, size) for size in (DESKTOP, PHONE)] for lang in (*LANGUAGES, PSEUDO)}
        for tab in (self.first, *[tab for tabs in self.others.values() for tab in tabs]):
            tab.page.goto("/about")
        self.first.page.bring_to_front()
        self.table = ""
        self.here: list[Person] = []

    def open(self, table: str) -> None:
        self.table, self.here = table, [self.first]
        self.first.change_to(table)
        self.take(ANNA)

    def take(self, name: str) -> None:
        for tab in self.here:
            tab.take(name)

    def of(self, lang: str, name: str) -> list[Person]:
        """The tabs of a language, where this one has the device."""
        for tab in self.others[lang]:
            if tab not in self.here:
                tab.change_to(self.table)
                tab.take(name)
                self.here.append(tab)
        return self.others[lang]


@pytest.fixture(scope="module")
def tabs(house: House) -> Tabs:
    return Tabs(house)


def longest(decision: Decision) -> str:
    """The language that needs most room to ask this; the others have more of it."""
    return max(LANGUAGES, key=lambda lang: len(language(lang).phrase(phrase_of(decision["prompt"]))))


# a soak takes all languages, and of the later boxes more than every second card: many tabs are slow
SOAK = "DEMESNE_SOAK_MINUTES" in os.environ
PROMPTED = [card for card in ASKS if card not in LATER or LATER.index(card) % 2 or SOAK]


@pytest.mark.parametrize("card", PROMPTED)
def test_every_prompt_where_it_is_longest(tabs: Tabs, card: str) -> None:
    """In the pseudo-language and in the language with the longest question, wide and narrow: the question fits and is the server's."""
    first = tabs.first
    tabs.open(first.position(position(card), {"kind": "here", "name": BELA}))
    script, hands, wrong = Script(card), Mouse(first), set()
    while (decision := first.asked())["kind"] != "buy":
        seat = first.view["seat"]
        langs = LANGUAGES if SOAK else [longest(decision)]
        for tab in (
            [tab for lang in (*langs, PSEUDO) for tab in tabs.of(lang, NAMES[seat])] if decision["source"] else []
        ):
            tab.until(
                "watched.view?.decision?.id === arg.id && watched.view.seat === arg.seat",
                {"id": decision["id"], "seat": seat},
            )
            ask = tab.say("web-arrange", card=decision["source"]) if decision["fates"] else tab.said(decision["prompt"])
            assert tab.heading().casefold() == ask.casefold()
            wrong |= {f"{tab.say.lang}, {tab.page.viewport_size}: {misfit}" for misfit in tab.misfits()}
        if hands.answer(script(decision)) == "passed":
            tabs.take(NAMES[1 - seat])
    assert wrong == set()


# a decision of every kind, and a card that leads to it
KINDS = {
    "action": "Village",
    "treasure": "Village",
    "buy": "Village",
    "react": "Moat",
    "gain": "Workshop",
    "trash": "Chapel",
    "discard": "Cellar",
    "topdeck": "Harbinger",
    "reveal": "Courtier",
    "choose": "Pawn",
    "set_aside": "Library",
    "pass": "Masquerade",
    "play": "Throne Room",
    "place": "Secret Passage",
    "position": "Secret Passage",
    "name": "Wishing Well",
}
HALVES = (list(KINDS)[::2], list(KINDS)[1::2])  # the sockets of a guest are limited


@pytest.mark.parametrize("kinds", HALVES, ids=("one half", "the other half"))
def test_nothing_is_lost_at_any_kind_of_decision(house: House, kinds: list[str]) -> None:
    """After a reload, a network outage or a killed server: the same question is there again, and its answer counts."""
    person = house.person(ANNA)
    open_tabs = [at_a_decision(person, kind) for kind in kinds]
    for tab, seat, decision, _ in open_tabs:
        tab.page.reload()
        tab.until("watched.you.length > 1")
        tab.take(NAMES[seat])
        assert tab.asked() == decision
    person.context.set_offline(True)
    for tab, _, _, _ in open_tabs:
        tab.page.evaluate(
            "() => document.dispatchEvent(new Event('visibilitychange'))"
        )  # a visible tab reconnects sooner
    expect_lost(open_tabs)
    person.context.set_offline(False)
    expect_back(open_tabs)
    house.kill()
    expect_lost(open_tabs)
    house.start()
    expect_back(open_tabs)
    for tab, _, decision, script in open_tabs:
        tab.page.bring_to_front()
        assert tab.asked() == decision
        Mouse(tab).answer(script(decision))
        tab.page.close()


Waiting = tuple[Person, int, Decision, Script]


def at_a_decision(person: Person, kind: str) -> Waiting:
    """A tab where a decision of this kind is open."""
    tab, card = person.tab("en"), KINDS[kind]
    script, hands = Script(card), Mouse(tab)
    start = position(card)
    if kind == "position":  # with two kinds of cards in hand it is asked together with the card
        start["players"][0].update(hand=[card, "Copper"], deck=["Copper"] * 8)
    tab.sit(person.position(start, {"kind": "here", "name": BELA}))
    tab.take(ANNA)
    while (decision := tab.asked())["kind"] != kind:
        seat = tab.view["seat"]
        if hands.answer(script(decision)) == "passed":
            tab.take(NAMES[1 - seat])
    return tab, tab.view["seat"], decision, script


def expect_lost(waiting: list[Waiting]) -> None:
    for tab, _, _, _ in waiting:
        expect(tab.page.get_by_text(tab.say("web-connection-lost"))).to_be_visible(timeout=PATIENCE * 1000)
        tab.page.evaluate("() => { watched.view = null; }")


def expect_back(waiting: list[Waiting]) -> None:
    for tab, _, decision, _ in waiting:
        expect(tab.page.get_by_text(tab.say("web-connection-lost"))).to_be_hidden(timeout=PATIENCE * 1000)
        assert tab.asked() == decision


def shown_log(person: Person) -> list[str]:
    return person.page.get_by_role("region", name=person.say("web-log")).locator("h3 button, li").all_inner_texts()


# tokens on piles of every size: Embargo, the Trade Route's, piles that Contraband has barred
TOKENS = {
    "kingdom": [
        "Embargo",
        "Trade Route",
        "Contraband",
        "Grand Market",
        "Fishing Village",
        "Counting House",
        "Treasure Map",
        "Merchant Ship",
        "Native Village",
        "Island",
    ],
    "colonies": True,
    "players": [{"hand": ["Copper"] * 5, "deck": ["Copper"] * 5}] * 2,
    "pile_tokens": {
        name: {"embargo": n}
        for n, name in enumerate(("Grand Market", "Duchy", "Island", "Gold", "Platinum", "Merchant Ship", "Curse"), 1)
    },
    "seed": 1,
}
COVERED = """() => {
  const boxes = (root, what) => [...root.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const over = (a, b, by) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const supply = document.querySelector("[data-zone=supply]");
  const under = ["name .word", "strip > *", "coin", "left"].flatMap((what) => boxes(supply, `.card .${what}`)).concat(boxes(supply, "kbd"));
  const arms = boxes(supply, ".card .arms");
  const tokens = boxes(supply, ".tokens > span");
  const covered = tokens.filter((token) => under.some((box) => over(token, box, 1)) || arms.some((box) => over(token, box, 4)));
  return [tokens.length, covered.map(({ left, top }) => `${left}, ${top}`)];
}"""


@pytest.mark.parametrize("colonies", (True, False))
@pytest.mark.parametrize("lang", ("hu", PSEUDO))
def test_tokens_on_piles_cover_nothing(house: House, lang: str, colonies: bool) -> None:
    anna = house.person("Anna", lang)
    tokens = {pile: held for pile, held in TOKENS["pile_tokens"].items() if colonies or pile != "Platinum"}
    anna.sit(anna.position({**TOKENS, "colonies": colonies, "pile_tokens": tokens}, GENTLE))
    for size in (DESKTOP, {"width": 1920, "height": 1080}, PHONE, {"width": 320, "height": 640}):
        anna.resize(size)
        shown, covered = anna.page.evaluate(COVERED)
        assert shown >= 6 and covered == [], (size, covered)
