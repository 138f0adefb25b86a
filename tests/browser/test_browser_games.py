"""Whole games in the browser: by mouse, keys, touch, names and typed lines; with friends, on one device, afterwards."""

from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import browser
from browser import (
    DESKTOP,
    FIRST_GAME,
    GENTLE,
    PHONE,
    SAME_DEAL,
    TEN,
    Decision,
    Fingers,
    House,
    Keys,
    Lines,
    Mouse,
    Names,
    Person,
    Position,
    options_of,
    play_together,
    simple,
)
from demesne import Game
from demesne.languages import LANGUAGES, Language, language
from demesne.languages.pseudo import PSEUDO
from demesne.table import fairness

pytestmark = pytest.mark.slow
open_house, house = browser.open_house, browser.house  # fixtures

FRIEND = {"kind": "friend"}
PLAIN = {"hand": ["Copper"] * 3 + ["Estate"] * 2, "deck": ["Copper"] * 8}


def at_hand(hand: list[str], **more: Any) -> Position:
    """Two players; the first has this hand, and Gold to draw."""
    return {"kingdom": TEN, "players": [{"hand": hand, "deck": ["Gold"] * 8}, PLAIN], "seed": 1, **more}


# a game of a few turns with Actions, an Attack and a Reaction
RICH = {
    "hand": ["Village", "Militia", "Silver", "Copper", "Estate"],
    "deck": [
        "Gold",
        "Cellar",
        "Silver",
        "Copper",
        "Moat",
        "Silver",
        "Gold",
        "Workshop",
        "Copper",
        "Silver",
        "Gold",
        "Market",
    ],
}
SHORT = {"kingdom": TEN, "players": [RICH, RICH], "supply": {"Province": 3}, "seed": 1}
LAST_PROVINCE = at_hand(["Gold"] * 3, supply={"Province": 1})


# by each kind of hand


def test_two_clicks_to_the_first_decision(house: House) -> None:
    anna = house.person()
    anna.page.goto("/")
    anna.button("web-door-bot-play").click()
    assert anna.asked()["kind"] in ("action", "treasure", "buy", "discard")
    assert anna.page.title() == anna.say("web-title-mine")


def test_a_game_by_mouse(house: House) -> None:
    """From the start page to the result, with all animations."""
    anna = house.person(reduced_motion="no-preference")
    page, say = anna.page, anna.say
    page.goto("/")
    page.get_by_role("link", name=say("web-play-change")).click()
    page.get_by_label(say("web-seat-level")).select_option("gentle")
    page.get_by_text(say("web-setup-options")).click()
    page.get_by_label(say("web-option-first")).select_option("0")
    page.get_by_label(say("web-option-seed"), exact=True).fill("1")
    anna.button("web-setup-start").click()
    Mouse(anna).play()
    scores = anna.view["result"]["scores"]
    for score in scores:
        expect(page.get_by_role("main")).to_contain_text(str(score))


def test_a_game_by_keyboard(house: House) -> None:
    """From the start page to the result, without ever touching anything else."""
    anna = house.person()
    anna.page.goto("/")
    keys, say = Keys(anna), anna.say
    keys.go_to(anna.page.get_by_role("link", name=say("web-play-change")))
    keys.lead(anna.page.get_by_label(say("web-seat-level")), "Tab")
    keys.key(say("table-level", level="gentle")[0])
    keys.go_to(anna.page.locator("summary").filter(has_text=say("web-setup-options")))
    keys.lead(anna.page.get_by_label(say("web-option-first")), "Tab")
    keys.key(say("table-player", n=1)[0])
    keys.lead(anna.page.get_by_label(say("web-option-seed"), exact=True), "Tab")
    keys.key("1")
    keys.go_to(anna.button("web-setup-start"))
    keys.led = False
    anna.asked()
    keys.play()
    keys.go_to(anna.button("end-analyse"))
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text(say("board-title"))


def test_a_game_by_touch_on_a_phone(house: House) -> None:
    anna = house.person(viewport=PHONE, has_touch=True, is_mobile=True)
    anna.sit(anna.position(SHORT, GENTLE))
    small = "(all) => all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44).map((one) => one.ariaLabel ?? one.textContent)"
    assert anna.page.locator(".table :is(button, summary, select, a)").evaluate_all(small) == []
    Fingers(anna).play()


HEARD = """() => {
  window.heard = [];
  const region = document.querySelector("[role=log]");
  const hear = (nodes) => nodes.forEach((node) => heard.push(node.textContent));
  hear(Array.from(region.children));
  new MutationObserver((changes) => changes.forEach((change) => hear(Array.from(change.addedNodes).filter((node) => node.nodeType === 1)))).observe(region, { childList: true });
}"""


def test_a_game_by_roles_and_names(house: House) -> None:
    """What is heard is the log, line by line; a question is announced; the focus is always somewhere."""
    anna = house.person()
    anna.sit(anna.position(SHORT, GENTLE))
    anna.page.evaluate(HEARD)
    names, heard = Names(anna), anna.log_texts()[-1:]  # whose turn it is; what was there before is not told again
    known = len(anna.frames)
    while not anna.over:
        decision = anna.asked()
        views = [json.loads(text) for way, text in anna.frames[known:] if way == "got" and '"type":"view"' in text]
        known = len(anna.frames)
        heard += [anna.said(phrase) for view in views for _, phrase, *_ in view["log"]["lines"]]
        assert anna.page.evaluate("() => heard") == heard
        assert heard[-1:] == anna.log_texts()[-1:]
        announced = anna.say("web-your-decision", ask=anna.heading())
        assert anna.page.locator("[aria-live=assertive]").inner_text() == announced
        names.answer(simple(anna, decision))
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("end-title"))


def test_a_game_in_the_text_table(house: House) -> None:
    """The same game as lists, with a line to type: commands tell, names answer."""
    anna = house.person()
    anna.sit(anna.table(GENTLE))
    anna.button("web-settings").click()
    anna.page.get_by_role("switch", name=anna.say("web-set-text")).dispatch_event("click")
    lines = Lines(anna)
    for command, told in (
        ("hand", "Copper"),
        ("supply", "Province"),
        ("log 5", "Turn 1"),
        ("? moat", "Moat"),
        ("?", "u, undo"),
    ):
        anna.page.evaluate("() => { watched.told = []; }")
        lines.type(command)
        anna.until("watched.told.length")
        expect(anna.page.get_by_role("main")).to_contain_text(told)
    lines.play()


@pytest.mark.parametrize("lang", (*LANGUAGES, PSEUDO))
def test_two_turns_in_every_language(house: House, lang: str) -> None:
    anna = house.person(lang=lang)
    anna.sit(anna.table(GENTLE))
    mouse = Mouse(anna)
    while anna.asked() and anna.view["view"]["turn"] < 3:
        decision = anna.asked()
        assert anna.heading().casefold() == anna.said(decision["prompt"]).casefold()
        log = anna.page.get_by_role("region", name=anna.say("web-log")).locator("h3 button, li").all_inner_texts()
        assert log == anna.log_shown()
        for size in (PHONE, DESKTOP):
            anna.resize(size)
            assert anna.misfits() == []
        mouse.answer(simple(anna, decision))


# with friends


def invited(house: House, *names: str, position: Position | None = None, **options: Any) -> tuple[str, list[Person]]:
    """A table of the first and friends who come by its link and sit down in the page."""
    first, *others = [house.person(name) for name in names]
    seats = [{"kind": "me", "name": first.name}, *[FRIEND for _ in others]]
    if position:
        made = first.post("/api/dev/tables", position=position, seats=seats, options=options)
    else:
        made = first.post("/api/tables", kingdom=FIRST_GAME, seats=seats, options={"first": 0, **options})
    first.page.goto(f"/t/{made['table']}")
    for other in others:
        other.page.goto(made["links"]["join"])
        other.button("web-arrive-sit").click()
    for person in (first, *others):
        person.until("watched.view")
    return made["table"], [first, *others]


def got(person: Person) -> list[str]:
    """Everything the person has got before the game was over."""
    frames = [text for way, text in person.frames if way == "got"]
    over = next((n for n, text in enumerate(frames) if '"state":"over"' in text), len(frames))
    return frames[:over]


@pytest.fixture
def dealt(open_house: House, tmp_path: pathlib.Path) -> Iterator[House]:
    """A server on which every table is dealt the same cards, by the same procedure as elsewhere."""
    house = House(tmp_path, open_house.browser, ("-c", SAME_DEAL))
    try:
        house.start()
        yield house
        house.part()
    finally:
        house.stop()


def test_three_people_see_only_their_own(dealt: House) -> None:
    """Nothing that anybody has got before the end holds another's hand, the secret, the key or another's links."""
    table, people = invited(dealt, "Anna", "Béla", "Csilla")
    watcher = dealt.person("Dóra")
    watcher.page.goto(watch_link(people[0]))
    watcher.until("watched.view")
    before = {person.name: person.bodies() for person in (*people, watcher)}
    play_together([Mouse(person) for person in people], emptying)
    record = people[0].context.request.get(f"/api/tables/{table}/record", max_retries=5).text()
    assert fairness.check(record)
    proof = dict(re.findall(r"^(key|secret|numbers): (.*)$", record, re.MULTILINE))
    secrets = [proof["secret"], proof["key"], *proof["numbers"].split(", ")]
    game = Game.from_record(record)
    moments = [game.at(n) for n in range(len(game.answers))]
    hands = [
        {written(cards) for moment in moments if len(cards := moment.cards(seat, "hand")) > 2} for seat in range(3)
    ]
    cookies = [person.context.cookies()[0]["value"] for person in people]
    for seat, person in enumerate((*people, watcher)):
        own = [seat] if person in people else []
        mine = hands[seat] if own else set()
        others = [other for other in range(3) if other != seat]
        known = [*got(person), *before[person.name]]
        for text in known:
            assert not [secret for secret in secrets if secret in text]
            assert not [other for other in others if cookies[other] in text or f"/seat/{table}.{other}." in text]
        views = [json.loads(text) for text in known if '"type":"view"' in text]
        assert len(views) > 50
        for view in views:
            assert [view["seat"]] == (own or [None])
            assert [n for n, player in enumerate(view["view"]["players"]) if player["hand"] is not None] == own
            hidden = written(without_open_cards(view))
            assert not [hand for other in others for hand in hands[other] - mine if hand in hidden]


def emptying(person: Person, decision: Decision) -> list[str]:
    """Three piles run out soon, of cards that attack, defend and discard."""
    if decision["kind"] != "buy":
        return simple(person, decision)
    return next(([name] for name in ("Militia", "Moat", "Cellar") if name in options_of(decision)), [])


def written(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def without_open_cards(data: Any) -> Any:
    """What is face up may happen to be in somebody's hand as well; in the view and in the steps that lead to it."""
    if isinstance(data, dict):
        return {key: None if key in ("play", "trash") else without_open_cards(value) for key, value in data.items()}
    return [without_open_cards(each) for each in data] if isinstance(data, list) else data


def watch_link(person: Person) -> str:
    welcome = next(json.loads(text) for way, text in person.frames if way == "got" and '"welcome"' in text)
    return str(welcome["links"]["watch"])


def test_cards_that_only_one_knows_stay_with_that_one(house: House) -> None:
    """Each has a card that nobody else has; its name comes to nobody else."""
    marks = ("Feast", "Spy", "Thief")
    _, people = invited(house, "Anna", "Béla", "Csilla", position=marked(*marks))
    play_together([Mouse(person) for person in people], nothing_special, most=30)
    for seat, person in enumerate(people):
        known = "\n".join(text for way, text in person.frames if way == "got")
        assert marks[seat] in known
        assert not any(mark in known for other, mark in enumerate(marks) if other != seat)


def marked(*marks: str) -> Position:
    """Each has a card that nobody else has and that is not in the Supply."""
    seats = [{"hand": [mark, *["Copper"] * 4], "deck": [mark, *["Copper"] * 9]} for mark in marks]
    return {"kingdom": TEN, "players": seats, "seed": 3}


def nothing_special(person: Person, decision: Decision) -> list[str]:
    return [] if decision["kind"] == "action" else simple(person, decision)


def test_the_kingdom_is_picked_in_turn(house: House) -> None:
    """Anna by mouse, Béla by keys, a bot at once; each sees what the others pick, and they play with these ten."""
    anna, bela = house.person("Anna"), house.person("Béla")
    seats = [{"kind": "me", "name": "Anna"}, FRIEND, GENTLE]
    made = anna.post("/api/tables", kingdom={"pick": {}}, seats=seats, options={"seed": "1", "first": 0})
    anna.page.goto(f"/t/{made['table']}")
    expect(anna.page.get_by_text(anna.say("web-pick-later"))).to_be_visible()
    bela.page.goto(made["links"]["join"])
    bela.button("web-arrive-sit").click()
    wishes = ["Village", "Market", "Smithy", "Moat", "Militia", "Cellar", "Laboratory", "Festival", "Witch", "Chapel"]
    picked = set()
    for n in range(10):
        if n % 3 == 2:  # the bot's turn
            continue
        who, other = (anna, bela) if n % 3 == 0 else (bela, anna)
        expect(who.page.locator("[aria-live=assertive]")).to_have_text(who.say("web-pick-mine"))
        expect(other.page.get_by_text(other.say("web-pick-other", who=who.name))).to_be_visible()
        offer = who.page.get_by_role("region", name=who.say("web-pick-offer"))
        left = {
            name: offer.get_by_role("button", name=re.compile(f"^{name},")) for name in wishes if name not in picked
        }
        card, wanted = next(
            (name, button) for name, button in left.items() if button.count()
        )  # the bot may have had one of them
        picked.add(card)
        if who is anna:
            wanted.click()
            who.button("web-pick-this", card=card).click()
        else:
            keys = Keys(who)
            keys.go_to(wanted, offer.locator("button.card[tabindex='0']"))
            who.page.keyboard.press("Enter")
    for person in (anna, bela):
        person.until("watched.view")
    assert picked <= set(anna.view["view"]["supply"])
    play_together([Mouse(anna), Mouse(bela)], most=4)


# on one device


def test_pass_and_play(house: House) -> None:
    """Between two people a cover; only the data of the one who has the device comes; each keeps a language."""
    anna = house.person()
    marks = ("Feast", "Spy")
    anna.sit(anna.position(marked(*marks), {"kind": "here", "name": "Béla"}))
    mouse, turns = Mouse(anna), 0
    anna.take("Anna")
    while turns < 6:
        settled = mouse.answer(nothing_special(anna, anna.asked()))
        if settled == "passed":
            who = "Béla" if anna.view["seat"] == 0 else "Anna"
            main = anna.page.get_by_role("main")
            expect(main).to_contain_text(anna.say("table-cover", who=who))
            assert not any(card in main.inner_text() for card in (*TEN, *marks, "Copper", "Silver"))
            anna.take(who)
            turns += 1
            if turns == 1:
                mouse.say = anna.say = speak(anna, "hu")
            else:
                mouse.say = anna.say = language("hu" if who == "Béla" else "en")
                expect(anna.page.locator("html")).to_have_attribute("lang", "hu" if who == "Béla" else "en")
    looking: int | None = None
    for way, text in anna.frames:
        message = json.loads(text)
        if way == "sent" and message["type"] == "look":
            looking = message["seat"]
        if way == "got" and message["type"] == "view" and message["state"] == "running":
            assert message["seat"] == looking
            assert marks[1 - looking] not in text
            assert [player["hand"] is None for player in message["view"]["players"]] == [looking != 0, looking != 1]


def speak(person: Person, lang: str) -> Language:
    """Change the language at the table."""
    person.button("web-settings").click()
    person.page.get_by_label(person.say("web-language")).select_option(lang)
    expect(person.page.locator("html")).to_have_attribute("lang", lang)
    return language(lang)


# buying ahead


def test_a_pile_clicked_in_the_action_phase_is_bought_ahead(house: House) -> None:
    """The first click asks, the second sends one message; the server ends the Action phase and plays the Treasures."""
    anna = house.person()
    anna.sit(anna.position(at_hand(["Village", "Copper", "Silver"]), GENTLE))
    mouse, decision = Mouse(anna), anna.asked()
    before, now = anna.view["view"]["supply"]["Silver"], anna.before()
    mouse.card("supply", "Silver").click()
    expect(anna.page.get_by_text(anna.say("web-warn-ahead", card="Silver"))).to_be_visible()
    mouse.card("supply", "Silver").click()
    anna.settle(now)
    sent = [message for message in anna.read("sent") if message["type"] not in ("hello", "ping", "autoplay")]
    assert sent == [{"type": "buy_ahead", "decision": decision["id"], "card": "Silver"}]
    assert anna.view["view"]["supply"]["Silver"] < before


# undo


@pytest.mark.parametrize("hand", (["Copper"], []), ids=("ahead", "in time"))
def test_one_tap_on_a_curse_asks_first_bug(house: House, hand: list[str]) -> None:
    """It was bought, the turn ended by itself, and nothing could be taken back."""
    anna = house.person()
    anna.sit(anna.position(at_hand(hand, turn={"phase": "action" if hand else "buy"}), GENTLE))
    decision = anna.asked()
    assert decision["kind"] == ("treasure" if hand else "buy")
    curse = anna.page.locator("[data-zone=supply] [data-card=Curse]")
    curse.click()
    expect(anna.page.get_by_text(anna.say("warn-curse"))).to_be_visible()
    assert anna.asked() == decision
    before = anna.before()
    curse.click()
    anna.settle(before)
    answers = [message for message in anna.read("sent") if message["type"] in ("answer", "buy_ahead")]
    assert len(answers) == 1 and answers[0]["decision"] == decision["id"]


def test_undo_is_free_while_nothing_new_was_seen(house: House) -> None:
    anna = house.person()
    anna.sit(anna.position(at_hand(["Workshop", "Copper", "Silver"]), GENTLE))
    mouse, before = Mouse(anna), anna.view
    mouse.answer(["Workshop"])
    mouse.answer(["Village"])
    for _ in range(2):
        now = anna.before()
        anna.button("web-undo").click()
        anna.settle(now)
    assert anna.view["view"] == before["view"]
    expect(anna.button("web-undo")).to_be_disabled()


@pytest.mark.parametrize("rule,taken", (("off", ["Workshop"]), ("free", ["Smithy"])))
def test_undo_that_is_not_possible(house: House, rule: str, taken: list[str]) -> None:
    """Where it is switched off, or after something new was seen and nobody is to be asked; the key does nothing either."""
    anna = house.person()
    anna.sit(anna.position(at_hand([*taken, "Copper", "Silver"]), GENTLE, undo=rule))
    Mouse(anna).answer(taken)
    before = anna.view
    expect(anna.button("web-undo")).to_be_disabled()
    anna.page.keyboard.press("u")
    Mouse(anna).answer(simple(anna, anna.asked()))
    assert len(anna.view["log"]["lines"]) > 0 and anna.view["view"] != before["view"]
    assert not [message for message in anna.read("sent") if message["type"] == "undo"]


def test_undo_of_what_was_seen_is_asked_for(house: House) -> None:
    _, (anna, bela) = invited(house, "Anna", "Béla", position=at_hand(["Smithy", "Copper", "Copper"]), undo="ask")
    anna.asked()
    before = anna.view["view"]
    Mouse(anna).answer(["Smithy"])
    for answer in ("web-disagree", "web-agree"):
        now = anna.before()
        anna.button("web-undo-ask").click()
        expect(anna.page.get_by_text(anna.say("web-undo-waits"))).to_be_visible()
        expect(bela.page.get_by_role("alert")).to_contain_text(bela.say("web-undo-asked", who="Anna"))
        bela.button(answer).click()
        expect(anna.page.get_by_text(anna.say("web-undo-waits"))).to_be_hidden()
    anna.settle(now)
    assert anna.view["view"] == before


# afterwards


def over(house: House) -> tuple[str, Person]:
    """A table where somebody has just bought the last Province."""
    anna = house.person()
    table = anna.position(LAST_PROVINCE, GENTLE)
    anna.sit(table)
    mouse = Mouse(anna)
    mouse.answer(["Gold"] * 3)
    assert mouse.answer(["Province"]) == "over"
    return table, anna


def test_rematch(house: House) -> None:
    table, anna = over(house)
    anna.button("web-rematch").click()
    anna.page.wait_for_url(re.compile(f"/t/(?!{table})"))
    Mouse(anna).answer(simple(anna, anna.asked()))


def test_a_friend_is_told_of_the_rematch(house: House) -> None:
    table, (anna, bela) = invited(house, "Anna", "Béla", position=LAST_PROVINCE)
    anna.asked()
    Mouse(anna).answer(["Gold"] * 3)
    Mouse(anna).answer(["Province"])
    bela.until("watched.view?.state === 'over'")
    anna.button("web-rematch").click()
    bela.button("web-rematch-begun").click()
    bela.page.wait_for_url(re.compile(f"/t/(?!{table})"))
    anna.page.wait_for_url(bela.page.url)
    bela.until("watched.view?.state === 'running'")


def test_who_watches_goes_along_to_the_rematch_bug(house: House) -> None:
    table, anna = over(house)
    dora = house.person("Dóra")
    dora.page.goto(watch_link(anna))
    dora.until("watched.view?.state === 'over'")
    anna.button("web-rematch").click()
    anna.page.wait_for_url(re.compile(f"/t/(?!{table})"))
    dora.button("web-rematch-watch").click()
    dora.page.wait_for_url(re.compile(f"{re.escape(anna.page.url)}[?]token="))
    dora.until("watched.view?.state === 'running'")
    assert dora.view["seat"] is None


BARE = """() => {
  const rows = [...document.querySelectorAll('[data-lane], [data-zone=supply], [data-zone=prompt], [data-zone=status]')];
  const ends = rows.map((row) => row.getBoundingClientRect()).sort((a, b) => a.top - b.top);
  let below = 0, most = 0;
  for (const { top, bottom } of [...ends, { top: innerHeight, bottom: innerHeight }]) {
    most = Math.max(most, top - below);
    below = Math.max(below, bottom);
  }
  return most / innerHeight;
}"""


@pytest.mark.parametrize("size", (DESKTOP, PHONE), ids=("wide", "narrow"))
def test_half_of_what_a_watcher_sees_is_not_empty_wood_bug(house: House, size: Any) -> None:
    anna, dora = house.person("Anna"), house.person("Dóra", viewport=size)
    anna.sit(anna.table(GENTLE))
    dora.page.goto(watch_link(anna))
    dora.until("watched.view")
    expect(dora.page.locator("[data-lane]")).to_have_count(2)
    assert dora.page.evaluate(BARE) < 0.2
    assert dora.misfits() == []


def test_look_back_step_by_step_and_play_on(house: House) -> None:
    table, anna = over(house)
    page, say = anna.page, anna.say
    anna.button("end-analyse").click()
    expect(page).to_have_url(f"{house.url}/review/{table}")
    slider = page.get_by_role("slider", name=say("web-step-slider"))
    expect(slider).to_have_value("0")
    anna.button("web-step-on").click()
    expect(slider).to_have_value("1")
    expect(page).to_have_url(re.compile(r"\?d=1$"))
    expect(page.locator(".asked")).to_contain_text("Province")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("0")
    page.get_by_label(say("web-play-on-level")).select_option("gentle")
    anna.button("web-play-on").click()
    page.wait_for_url(re.compile(f"/t/(?!{table})"))
    assert anna.asked()["kind"] == "treasure"


def test_a_dropped_record_is_shown_and_played_on(house: House) -> None:
    """A record from anywhere: read from a file, looked at, gone on with. What is none is refused in words."""
    table, anna = over(house)
    record = anna.context.request.get(f"/api/tables/{table}/record", max_retries=5).text()
    bela = house.person("Béla")
    page, say = bela.page, bela.say
    page.goto("/tables")
    page.get_by_label(say("web-record-paste")).fill("no record at all")
    bela.button("web-record-show").click()
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
    drop(page, record)
    slider = page.get_by_role("slider", name=say("web-step-slider"))
    expect(slider).to_be_visible()
    anna_game = Game.from_record(record)
    expect(slider).to_have_attribute("max", str(len(anna_game.answers)))
    page.get_by_label(say("web-play-on-level")).select_option("gentle")
    bela.button("web-play-on").click()
    page.wait_for_url(re.compile("/t/"))
    assert bela.asked()["kind"] == "treasure"


def drop(page: Any, record: str) -> None:
    """A file dropped on the page."""
    given = page.evaluate_handle(
        "(text) => { const data = new DataTransfer(); data.items.add(new File([text], 'game.record', { type: 'text/plain' })); return data; }",
        record,
    )
    page.locator(".drop").dispatch_event("drop", {"dataTransfer": given})


# few clicks


class Counted(Mouse):
    """Counts what it takes."""

    clicks = 0

    def act(self, thing: Any) -> None:
        super().act(thing)
        self.clicks += 1


def test_a_money_hand_takes_one_click(house: House) -> None:
    """A click on a pile plays all Treasures, buys the card and ends the turn."""
    anna = house.person()
    anna.sit(anna.position(at_hand(["Copper", "Copper", "Silver", "Gold", "Estate"]), GENTLE))
    anna.asked()
    now, mouse = anna.before(), Counted(anna)
    mouse.act(mouse.card("supply", "Gold"))
    anna.settle(now)
    assert anna.view["view"]["turn"] == 2 and mouse.clicks == 1


def test_an_engine_turn_of_fifteen_plays_takes_at_most_eighteen_clicks(house: House) -> None:
    anna = house.person()
    hand = ["Village"] * 8 + ["Market"] * 7 + ["Gold", "Copper"]
    anna.sit(anna.position({**at_hand(hand), "players": [{"hand": hand, "deck": ["Estate"] * 20}, PLAIN]}, GENTLE))
    mouse, plays = Counted(anna), 0
    while (decision := anna.asked())["kind"] == "action":
        mouse.answer([options_of(decision)[0]])
        plays += 1
    now = anna.before()
    mouse.act(mouse.card("supply", "Province"))
    anna.settle(now)
    assert plays == 15 and anna.view["view"]["supply"]["Province"] < 8
    mouse.press("web-end-turn")
    if anna.page.get_by_text(anna.say("web-again")).count() or anna.view["decision"]:
        mouse.press("web-end-turn")
    assert mouse.clicks <= 18


def test_the_keys_of_piles_are_shown_wherever_they_buy(house: House) -> None:
    """In the Treasure phase digits pick Treasures: the kingdom's piles have theirs with Shift."""
    anna = house.person()
    anna.sit(anna.position(at_hand(["Silver", "Silver"]), GENTLE))
    assert anna.asked()["kind"] == "treasure"
    mouse = Mouse(anna)
    shown = {}
    for pile in ("Silver", "Moat", "Cellar", "Province"):
        marks = mouse.card("supply", pile).locator("xpath=..").locator("kbd")
        shown[pile] = marks.inner_text() if marks.count() else ""
    assert shown["Silver"] == "s" and shown["Province"] == ""
    assert re.fullmatch("⇧[0-9]", shown["Moat"]) and shown["Moat"] != shown["Cellar"]
    before = anna.before()
    anna.page.keyboard.press(f"Shift+Digit{shown['Moat'][-1]}")
    anna.settle(before)
    sent = [message for message in anna.read("sent") if message["type"] == "buy_ahead"]
    assert [message["card"] for message in sent] == ["Moat"]


def test_marks_of_keys_are_for_who_uses_them_bug(house: House) -> None:
    """One press of Enter showed them on all piles and the hand for the rest of the game."""
    anna = house.person()
    anna.sit(anna.position(at_hand(["Silver", "Silver"]), GENTLE))
    anna.asked()
    mark = anna.page.locator("[data-zone=supply] kbd").first
    for key in ("Enter", "Escape", "Space"):
        before = anna.before()
        anna.page.keyboard.press(key)
        if key == "Enter":
            anna.settle(before)
        expect(mark).to_be_hidden()
    anna.page.keyboard.press("l")
    expect(mark).to_be_visible()
    anna.page.locator("[data-rest]").click()
    expect(mark).to_be_hidden()


def test_a_click_ahead_offers_only_what_will_be_bought(house: House) -> None:
    """In the Action phase piles that are too dear are dimmed; a click on them shows the card's text and buys nothing."""
    anna = house.person()
    anna.sit(anna.position(at_hand(["Village", "Copper", "Silver"]), GENTLE))
    decision, mouse = anna.asked(), Mouse(anna)
    assert "Silver" in decision["ahead"] and "Province" not in decision["ahead"]
    expect(mouse.card("supply", "Province")).to_have_attribute("aria-disabled", "true")
    expect(mouse.card("supply", "Silver")).not_to_have_attribute("aria-disabled", "true")
    for _ in range(2):
        mouse.card("supply", "Province").click(force=True)
    assert not [message for message in anna.read("sent") if message["type"] == "buy_ahead"]


def test_enter_is_the_highlighted_button_bug(house: House) -> None:
    """Enter used to decline Moat, although revealing it was the highlighted button."""
    _, (anna, bela) = invited(
        house,
        "Anna",
        "Béla",
        position={
            **at_hand(["Militia", "Copper"]),
            "players": [
                {"hand": ["Militia", "Copper"], "deck": ["Gold"] * 8},
                {"hand": ["Moat", *["Copper"] * 4], "deck": ["Copper"] * 8},
            ],
        },
    )
    anna.asked()
    Mouse(anna).answer(["Militia"], others=True)
    bela.asked()
    now = bela.before(others=True)
    bela.page.keyboard.press("Enter")
    bela.settle(now)
    anna.asked()
    assert anna.view["view"]["players"][1]["hand_size"] == 5
    assert any("Moat" in text for text in anna.log_texts())


def test_piles_have_keys_that_never_change(house: House) -> None:
    anna = house.person()
    anna.sit(anna.position(at_hand(["Copper"], turn={"phase": "buy", "coins": 3, "buys": 2}), GENTLE))
    keys = Keys(anna)
    assert anna.asked()["kind"] == "buy"
    now = anna.before()
    keys.key("s")
    anna.settle(now)
    assert anna.view["view"]["players"][0]["discard_top"] == "Silver"
    piles = anna.page.locator("[data-zone=supply] li:has(.card)")
    shown = dict(
        piles.evaluate_all(
            "(all) => all.map((one) => [one.querySelector('.card').dataset.card, one.querySelector('kbd')?.textContent])"
        )
    )
    assert [shown[card] for card in ("Copper", "Silver", "Gold", "Curse", "Estate", "Duchy", "Province")] == list(
        "csgxhfp"
    )
    assert sorted(shown[card] for card in TEN) == sorted("1234567890")


def test_the_turn_ends_by_itself_without_coins_if_that_is_wished(house: House) -> None:
    anna = house.person(settings={"end": True})
    anna.sit(anna.position(at_hand(["Estate"], turn={"phase": "buy", "coins": 0}), GENTLE))
    anna.until("watched.view?.view.turn >= 2")


def test_an_action_phase_that_ends_too_soon_wants_a_second_click(house: House) -> None:
    anna = house.person()
    anna.sit(anna.position(at_hand(["Village", "Copper"]), GENTLE))
    assert anna.asked()["warnings"][""] == ["warn-action", {"card": "Village"}]
    Mouse(anna).press("web-end-actions")
    expect(anna.page.get_by_text(anna.say("warn-action", card="Village"))).to_be_visible()
    assert anna.asked()["kind"] == "action"


def test_title_and_icon_tell_that_it_is_my_turn(house: House) -> None:
    _, (anna, bela) = invited(house, "Anna", "Béla", position=at_hand(["Copper"]))
    icons = []
    for person in (anna, bela):
        person.until("watched.view")
        icons.append(person.page.locator("link[rel=icon]").get_attribute("href"))
    expect(anna.page).to_have_title(anna.say("web-title-mine"))
    expect(bela.page).to_have_title(bela.say("web-title-other", who="Anna"))
    assert icons[0] != icons[1]
    end_of_turn(anna)
    expect(bela.page).to_have_title(bela.say("web-title-mine"))
    expect(anna.page).to_have_title(anna.say("web-title-other", who="Béla"))
    expect(bela.page.locator("link[rel=icon]")).to_have_attribute("href", icons[0] or "")
    expect(anna.page.locator("link[rel=icon]")).to_have_attribute("href", icons[1] or "")


def end_of_turn(person: Person) -> None:
    """Nothing is played or bought."""
    while person.decision:
        before = person.before(others=True)
        person.page.evaluate(
            "([id]) => watched.sockets.at(-1).send(JSON.stringify({ type: 'answer', decision: id, answers: [[]] }))",
            [person.decision["id"]],
        )
        person.settle(before)


def test_the_turn_waits_while_a_cheaper_card_costs_nothing_bug(house: House) -> None:
    """It ended by itself although Bridge had made Cellar and Moat free."""
    anna = house.person(settings={"end": True})
    start = at_hand(["Estate"], turn={"phase": "buy", "coins": 0})
    start = {**start, "kingdom": [*start["kingdom"][:9], "Bridge"], "turn": {**start["turn"], "played": ["Bridge"] * 2}}
    anna.sit(anna.position(start, GENTLE))
    assert anna.asked()["kind"] == "buy" and "Estate" in [name for name, _ in anna.asked()["options"]]


def test_points_are_shown_where_the_table_wants_them(house: House) -> None:
    anna = house.person()
    anna.sit(anna.table(GENTLE, points=True))
    anna.asked()
    assert anna.view["points"] == [3, 3]
    expect(anna.page.locator("[data-zone=players]")).to_contain_text(anna.say("web-points", n=3))
    expect(anna.page.locator("[data-zone=piles]")).to_contain_text(anna.say("web-points", n=3))


TRACKED = {
    "kingdom": TEN,
    "players": [
        {"hand": ["Village", "Copper"], "deck": ["Gold", "Estate", "Gold"], "discard": ["Silver", "Estate", "Silver"]},
        {"hand": ["Copper"] * 5, "deck": ["Duchy"]},
    ],
    "seed": 1,
}


@pytest.mark.parametrize("lang", ("en", PSEUDO))
@pytest.mark.parametrize("size", (DESKTOP, PHONE), ids=("wide", "narrow"))
def test_deck_and_discard_pile_are_listed_where_the_table_wants_it(house: House, lang: str, size: Any) -> None:
    anna = house.person("Anna", lang, viewport=size)
    anna.sit(anna.position(TRACKED, GENTLE, tracker=True))
    anna.page.keyboard.press("d")

    def listed(id: str, **values: Any) -> list[str]:
        head = anna.page.get_by_role("heading", level=3, name=anna.say(id, **values))
        head.wait_for()
        return [" ".join(row.split()) for row in head.locator("xpath=following-sibling::ul[1]/li").all_inner_texts()]

    def counted(rows: list[str], one: str) -> list[int]:
        assert f"1 {anna.say.name(one)}" in rows
        return sorted(int(row.split()[0]) for row in rows)

    assert counted(listed("web-tracked-deck", n=3), "Estate") == [1, 2]
    assert counted(listed("web-tracked-discard", n=3), "Estate") == [1, 2]
    assert counted(listed("web-tracked-owned", n=6, who="Ada"), "Duchy") == [1, 5]
    assert anna.misfits() == []
    anna.page.keyboard.press("1")  # the Village draws a card; on a phone the list lies over the hand
    anna.page.get_by_role("heading", level=3, name=anna.say("web-tracked-deck", n=2)).wait_for()


def test_without_that_option_only_what_i_own_is_listed(house: House) -> None:
    anna = house.person()
    anna.sit(anna.position(TRACKED, GENTLE))
    anna.page.keyboard.press("d")
    anna.page.get_by_role("heading", level=3, name=anna.say("web-deck-owned", n=8)).wait_for()
    expect(anna.page.get_by_role("tabpanel")).to_contain_text(anna.say("web-points", n=2))  # two Estates
    assert anna.page.get_by_role("tabpanel").get_by_role("heading", level=3).count() == 1


@pytest.mark.parametrize("size", (DESKTOP, PHONE), ids=("wide", "narrow"))
def test_who_watches_sees_what_everybody_owns_where_the_table_wants_it(house: House, size: Any) -> None:
    anna, dora = house.person("Anna"), house.person("Dóra", viewport=size)
    anna.sit(anna.position(TRACKED, GENTLE, tracker=True))
    dora.page.goto(watch_link(anna))
    dora.until("watched.view")
    dora.page.keyboard.press("d")
    heads = dora.page.get_by_role("heading", level=3)
    expect(heads).to_have_text(
        [dora.say("web-tracked-owned", n=8, who="Anna"), dora.say("web-tracked-owned", n=6, who="Ada")]
    )
    assert dora.misfits() == []


def test_who_watches_has_no_list_of_cards_without_that_option(house: House) -> None:
    anna, dora = house.person("Anna"), house.person("Dóra")
    anna.sit(anna.position(TRACKED, GENTLE))
    dora.page.goto(watch_link(anna))
    dora.until("watched.view")
    dora.page.keyboard.press("d")
    expect(dora.page.get_by_role("tab")).to_have_text([re.compile(dora.say("web-log"))])
    expect(dora.page.get_by_role("tabpanel", name=dora.say("web-log"))).to_be_visible()


def test_the_log_shows_the_newest_line_unless_somebody_reads_further_up(house: House) -> None:
    anna = house.person()
    anna.sit(anna.table(GENTLE))
    log = anna.page.locator(".log")
    last = "log => log.querySelector('li:last-child') && [...log.querySelectorAll('li')].at(-1).getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom + 1"
    doer = Names(anna)
    while not log.evaluate("log => log.scrollHeight > 2 * log.clientHeight"):
        doer.answer(simple(anna, anna.asked()))
        anna.page.keyboard.press("Escape")  # the text of a card takes room from the log
        expect(anna.page.locator("[data-zone=beside]")).to_have_count(0, timeout=10_000)
        assert log.evaluate(last)
    log.evaluate("log => { log.querySelector('li').scrollIntoView(); }")
    top = "log => log.querySelector('li').getBoundingClientRect().top - log.getBoundingClientRect().top"
    seen = log.evaluate(top)
    doer.answer(simple(anna, anna.asked()))
    anna.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert abs(log.evaluate(top) - seen) < 2


def test_in_a_narrow_window_a_card_that_slides_under_the_pointer_opens_no_panel_bug(house: House) -> None:
    anna = house.person("Anna", viewport={"width": 700, "height": 800})
    anna.sit(anna.position(at_hand(["Village", "Smithy", "Smithy", "Copper", "Copper"]), GENTLE))
    Mouse(anna).answer(["Village"])
    anna.page.wait_for_timeout(900)  # longer than a pointer must rest
    assert anna.page.locator("[data-zone=beside]").count() == 0
    anna.page.locator("[data-zone=hand] [data-card=Smithy]").last.click(button="right")
    expect(anna.page.locator("[data-zone=beside]")).to_be_visible()


def test_the_text_of_another_card_does_not_stay_bug(house: House) -> None:
    """Militia's stayed after a click on Smithy, and hid what the others played."""
    anna = house.person()
    anna.sit(anna.position(at_hand(["Copper"], turn={"phase": "buy", "coins": 9, "buys": 3}), GENTLE))
    anna.asked()
    mouse, beside = Mouse(anna), anna.page.locator("[data-zone=beside]")
    mouse.card("supply", "Militia").hover()
    expect(beside.get_by_role("heading", name=anna.say.name("Militia"))).to_be_visible()
    mouse.answer(["Smithy"])
    expect(beside).to_have_count(0)
    mouse.card("supply", "Militia").click(button="right")
    expect(beside.get_by_role("heading", name=anna.say.name("Militia"))).to_be_visible()
    mouse.answer(["Silver"])
    expect(beside.get_by_role("heading", name=anna.say.name("Silver"))).to_be_visible()


COLOURS = "button => { const { color, backgroundColor } = getComputedStyle(button); return [color, backgroundColor]; }"


def test_a_button_on_the_table_can_be_read_while_the_pointer_is_on_it_and_when_it_is_pressed_bug(house: House) -> None:
    anna = house.person()
    hand = ["Pawn", "Copper", "Copper"]
    anna.sit(anna.position(at_hand(hand, kingdom=["Pawn", *TEN[:9]]), GENTLE))
    button = anna.button("web-resign")
    usual, _ = button.evaluate(COLOURS)
    button.hover()
    assert button.evaluate(COLOURS) == [usual, "rgba(0, 0, 0, 0.4)"]
    mouse = Mouse(anna)
    mouse.answer(["Pawn"])
    mouse.choose(anna.asked(), options_of(anna.asked())[0])
    chosen = anna.page.locator("[data-zone=answers] button[aria-pressed=true]")
    ink, ground = chosen.evaluate(COLOURS)
    assert (ink, ground) == ("rgb(42, 33, 24)", "rgb(251, 242, 222)")


# In the hand: marks that lie on each other or on words, and marks that are not the uppermost where they are.
MARKS = """() => {
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const wrong = [];
  for (const card of document.querySelectorAll("[data-zone=hand] .over")) {
    const marks = [...card.querySelectorAll(".coin, .copies, .badge, kbd")].filter((one) => one.checkVisibility());
    const words = [...card.querySelectorAll(".word, .types, .strip > *")].map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range;
    });
    marks.forEach((mark, i) => {
      const box = mark.getBoundingClientRect();
      for (const other of [...marks.slice(i + 1), ...words])
        if (over(box, other.getBoundingClientRect())) wrong.push(`${mark.className} on ${other.className ?? other.toString()}`);
      if (!mark.matches(".copies, .badge")) return;
      const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (seen !== mark) wrong.push(`${mark.textContent} is under ${seen?.textContent}`);
    });
  }
  return wrong;
}"""


def test_what_is_counted_in_the_hand_covers_nothing_and_is_not_covered_bug(house: House) -> None:
    """Of "×2" only "×" was left, and of four numbers on a Copper the last lay on the word Treasure."""
    anna = house.person()
    full = ["Copper"] * 3 + ["Silver"] * 2 + ["Gold"] * 2 + ["Estate"] * 2 + ["Market", "Smithy", "Cellar"]
    anna.sit(anna.position(at_hand(full), GENTLE))
    anna.asked()
    anna.page.keyboard.press("l")
    assert anna.page.evaluate(MARKS) == []
    Mouse(anna).answer(["Cellar"])
    anna.page.mouse.move(5, 5)  # a card under the pointer lies on the next one
    for key in "331":
        anna.page.keyboard.press(key)
    expect(anna.page.locator("[data-zone=hand] .badge")).to_have_count(2)
    assert anna.page.evaluate(MARKS) == []


def test_ten_coins_fit_into_the_line_of_the_button_bug(house: House) -> None:
    anna = house.person()
    anna.sit(anna.position(at_hand(["Gold", "Gold", "Gold", "Copper"]), GENTLE))
    anna.asked()
    words = anna.button("web-treasures-for", n=10).locator(".words")
    lines = """(words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }"""
    assert words.evaluate(lines) == 1
