"""The guided first game in the browser: the first visit, its sentences by mouse, keys and ear, its end."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import expect

import browser
from browser import PHONE, House, Mouse, Person, simple
from demesne.languages import LANGUAGES
from test_browser_pages import findings

pytestmark = pytest.mark.slow
open_house, house = browser.open_house, browser.house  # fixtures
LOW = {"width": 360, "height": 740}
NEW = {"learn": True}  # somebody who has not said that they need no explanations


def lesson(person: Person) -> browser.Locator:
    return person.page.locator(".tell")


def learner(house: House, lang: str = "en", **device: object) -> Person:
    """Somebody who has just clicked the golden button of their first visit."""
    anna = house.person(lang=lang, settings=NEW, **device)
    anna.page.goto("/")
    anna.page.get_by_role("button", name=anna.say("web-first-learn")).click()
    anna.asked()
    return anna


def until(anna: Person, beat: str) -> None:
    """The simple bot's answers, until the game has come to this sentence."""
    hands = Mouse(anna)
    while anna.view["lessons"]["now"] != beat:
        hands.answer(simple(anna, anna.asked()))


def test_a_first_visit_offers_to_learn_and_later_ones_do_not(house: House) -> None:
    anna = house.person(settings=NEW)
    anna.page.goto("/")
    known = anna.page.get_by_role("button", name=anna.say("web-first-known"))
    expect(known).to_be_in_viewport(ratio=1)
    assert findings(anna) == []
    for size in (PHONE, LOW):
        anna.page.set_viewport_size(size)
        for id in ("web-first-learn", "web-first-known"):
            expect(anna.page.get_by_role("button", name=anna.say(id))).to_be_in_viewport(ratio=1)
    known.click()
    anna.asked()
    assert anna.view["lessons"] is None
    anna.page.goto("/")
    expect(anna.button("web-door-bot-play")).to_be_visible()


def test_the_pictures_of_a_first_visit_add_up_bug(house: House) -> None:
    """Costs of 3, 6 and 6 stood beside the 8 of a Province: what the Treasures give is what makes 8."""
    anna = house.person(settings=NEW)
    anna.page.goto("/")
    land = anna.page.get_by_role("listitem").filter(has_text=anna.say("web-first-land"))
    expect(land.locator(".gives .mark")).to_have_count(8)
    expect(land.locator(".coin:visible")).to_have_text(["8"])
    marks, names = (land.locator(f".gives {what}").first.bounding_box() for what in (".strip", ".name"))
    assert marks and names and marks["y"] >= names["y"] + names["height"] - 1


def test_how_to_play_shows_faces_and_a_table_and_begins_the_guided_game(house: House) -> None:
    """Prose without a card, a setup of ten columns before the first turn, and nothing to click."""
    anna = house.person(settings=NEW)
    page, say = anna.page, anna.say
    page.goto("/")
    page.get_by_role("link", name=say("web-how-to-play")).click()
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", level=1)).to_have_text(say("web-how-to-play"))
    levels = main.locator("h1, h2, h3").evaluate_all("found => found.map(one => Number(one.tagName[1]))")
    assert levels[0] == 1 and all(after - before <= 1 for before, after in itertools.pairwise(levels))
    for card in ("Province", "Militia", "Moat", "Steward", "Caravan", "Island", "Platinum", "Colony"):
        expect(main.locator(f'.faces [data-card="{card}"]').first).to_be_visible()
    labels = main.locator(".board .label")
    named = [line.inner_text() for line in main.locator(".drawing.table ol strong").all()]
    assert [label.inner_text().split("\n") for label in labels.all()] == [
        [str(i + 1), name] for i, name in enumerate(named)
    ]
    page.get_by_role("link", name="A turn with a chain").click()
    expect(main.get_by_role("heading", name="A turn with a chain")).to_be_focused()
    main.get_by_role("button", name=re.compile(say("web-first-learn"))).first.click()
    anna.asked()
    assert anna.view["lessons"] is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_and_the_start_have_cards_on_a_phone(house: House, lang: str) -> None:
    """Language and colours took a hundred pixels, no card was there, and the gallery showed one set."""
    anna = house.person(lang=lang, viewport=LOW, has_touch=True)
    page = anna.page
    for path, seen in (("/", ".fan .card"), ("/how-to-play", "ol .card:visible"), ("/gallery", ".tile")):
        page.goto(path)
        expect(page.locator(seen).first).to_be_in_viewport()
        assert page.locator("header").first.evaluate("(header) => header.offsetHeight") <= 60
        assert [what for what in anna.misfits() if "high" not in what.split()[-1]] == []
    expect(page.locator(".tile").nth(3)).to_be_in_viewport(ratio=1)
    page.goto("/")
    page.get_by_role("link", name=anna.say("web-how-to-play")).tap()
    expect(page.locator(".board")).to_be_visible()
    outside = """(board) => [...board.querySelectorAll(".label, .golden, .card, p, .wrap > span")].filter((one) => {
      const [inner, outer] = [one, one.closest(".part")].map((box) => box.getBoundingClientRect());
      return inner.left < outer.left - 1 || inner.right > outer.right + 1;
    }).map((one) => one.textContent)"""
    assert page.locator(".board").evaluate(outside) == []


def test_on_a_phone_sets_are_filtered_behind_a_word(house: House) -> None:
    anna = house.person(viewport=LOW, has_touch=True)
    page, say = anna.page, anna.say
    page.goto("/gallery")
    box = page.get_by_role("button", name=say("box-seaside"), exact=True)
    expect(box).not_to_be_visible()
    page.get_by_text(say("web-filter"), exact=True).tap()
    before = page.locator(".tile").count()
    box.tap()
    expect(page.locator(".tile")).not_to_have_count(before)


def test_a_sentence_points_at_the_thing_is_heard_once_and_stays_closed(house: House) -> None:
    anna = learner(house)
    page, say = anna.page, anna.say
    goal = say("lesson-goal")
    expect(lesson(anna)).to_contain_text(goal)
    expect(page.get_by_role("log").get_by_text(f"{say('web-lesson-number', n=1, of=5)} {goal}")).to_have_count(1)
    ring, pile = lesson(anna).locator("+ svg rect"), page.locator("[data-zone=supply] [data-card=Province]")
    around, inside = ring.bounding_box(), pile.bounding_box()
    assert around and inside and abs(around["x"] - inside["x"]) < 6 and abs(around["y"] - inside["y"]) < 6
    assert findings(anna) == []
    page.keyboard.press("k")
    expect(lesson(anna)).to_have_count(0)
    page.reload()
    anna.asked()
    expect(lesson(anna)).to_have_count(0)
    anna.button("web-lessons").click()
    page.get_by_role("button", name=say("web-lesson-goal")).click()
    expect(lesson(anna)).to_contain_text(goal)
    expect(page.get_by_text(say("web-lesson-later"))).to_have_count(4)


def test_what_was_done_unasked_is_ticked_off_in_the_list(house: House) -> None:
    anna = learner(house)
    hands = Mouse(anna)
    hands.answer(["Copper"] * 3)
    hands.answer(["Silver"])
    anna.asked()
    expect(lesson(anna)).to_have_count(0)
    anna.button("web-lessons").click()
    item = anna.page.get_by_role("listitem").filter(has_text=anna.say("web-lesson-wish"))
    expect(item).to_contain_text(anna.say("web-lesson-done"))


@pytest.mark.parametrize("size", (None, LOW), ids=("desktop", "phone"))
def test_both_points_are_shown(house: House, size: dict[str, int] | None) -> None:
    """The winner of a first game did not know that it stood 50 to 8."""
    anna = learner(house, **({"viewport": size, "has_touch": True} if size else {}))
    for zone in ("players", "piles"):
        expect(anna.page.locator(f"[data-zone={zone}]")).to_contain_text(anna.say("web-points", n=3))


def test_any_move_goes_on_and_the_lessons_can_be_skipped(house: House) -> None:
    anna = learner(house)
    hands = Mouse(anna)
    hands.answer(["Copper"] * 3)
    expect(lesson(anna)).to_have_count(0)
    hands.answer(["Moat"])
    until(anna, "wish")
    expect(lesson(anna)).to_contain_text(re.compile("Silver"))
    anna.button("web-lesson-skip").click()
    while len(anna.view["lessons"]["told"]) < 3:
        hands.answer(simple(anna, anna.asked()))
        expect(lesson(anna)).to_have_count(0)


# what has flown in slow motion, and whether the hand was empty meanwhile; on a busy machine a look from outside comes late
DEALT = """() => {
  const seen = (window.dealt = { faces: [], backs: 0, empty: false });
  const look = () => {
    const flights = [...document.querySelectorAll(".layer .flight")];
    const faces = flights.flatMap((one) => one.querySelector("[data-card]")?.dataset.card ?? []);
    const hand = document.querySelector("[data-zone=hand] ul");
    if (faces.join() === "Silver" && flights.length === 8) {
      Object.assign(seen, { faces, backs: flights.filter((one) => !one.querySelector("[data-card]")).length });
      seen.empty ||= getComputedStyle(hand).opacity === "0";
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def bought_silver(house: House, **device: object) -> Person:
    """A learner to whom the shuffle has brought back the Silver of the first turn."""
    anna = learner(house, **device)
    anna.page.evaluate(DEALT)
    hands = Mouse(anna)
    for coppers in (3, 4):
        anna.asked()
        hands.answer(["Copper"] * coppers)
        hands.answer(["Silver"])
    until(anna, "shuffle")
    expect(lesson(anna)).to_contain_text(anna.say("lesson-shuffle", card="Silver"))
    return anna


def test_the_shuffle_is_seen_in_slow_motion(house: House) -> None:
    anna = bought_silver(house, reduced_motion="no-preference")
    anna.page.wait_for_function("() => window.dealt.faces.length")
    anna.page.wait_for_function("() => !document.querySelector('.layer .flight')")
    seen = anna.page.evaluate("() => window.dealt")
    assert seen["faces"] == ["Silver"] and seen["backs"] == 7 and seen["empty"]
    expect(anna.page.locator("[data-zone=hand] ul")).to_have_css("opacity", "1")
    expect(lesson(anna).locator("+ svg rect")).to_be_visible()


def test_without_motion_the_card_that_came_back_has_its_ring_at_once(house: House) -> None:
    anna = bought_silver(house)
    ring, card = lesson(anna).locator("+ svg rect"), anna.page.locator("[data-zone=hand] [data-card=Silver]").last
    around, inside = ring.bounding_box(), card.bounding_box()
    assert around and inside and abs(around["x"] - inside["x"]) < 6
    assert anna.page.evaluate("() => window.dealt.faces") == []


def test_red_beads_lead_from_the_attack_to_what_it_hits(house: House) -> None:
    anna = learner(house)
    until(anna, "attack")
    beads = anna.page.locator(".pointer.under path")
    expect(beads).to_be_visible()
    attack = anna.page.locator("[data-lane] [data-card=Militia]").last.bounding_box()
    hand = anna.page.locator("[data-zone=hand] ul").bounding_box()
    line = beads.bounding_box()
    assert attack and hand and line
    assert abs(line["y"] - (attack["y"] + attack["height"])) < 16
    assert abs(line["y"] + line["height"] - hand["y"]) < 32
    anna.button("web-lesson-go-on").click()
    expect(beads).to_have_count(0)


def test_one_voice_teaches_in_a_guided_game_bug(house: House) -> None:
    """Beside each sentence there was a tip of its own, and "Go on" stood beside "Go on to buying"."""
    anna = learner(house)
    hands = Mouse(anna)
    for _ in range(4):
        decision = anna.asked()
        expect(anna.page.locator("[data-zone=answers]")).to_be_visible()
        assert anna.page.locator(".learn").count() == 0
        hands.answer(simple(anna, decision))


def test_in_a_guided_game_a_card_is_shown_without_rulings_bug(house: House) -> None:
    """They spoke of Bridge, of Duke, of the first edition and of routine answers to somebody in their first turn."""
    anna = learner(house)
    beside = anna.page.locator("[data-zone=beside]")
    rulings = beside.get_by_text(anna.say("web-card-rulings"))
    Mouse(anna).card("supply", "Workshop").click(button="right")
    expect(beside).to_contain_text("up to")
    assert rulings.count() == 0
    anna.sit(anna.table(browser.GENTLE))
    Mouse(anna).card("supply", "Workshop").click(button="right")
    expect(rulings).to_be_visible()


def test_the_end_asks_one_question_and_offers_the_next_kingdom(house: House) -> None:
    anna = learner(house)
    page, say = anna.page, anna.say
    hands = Mouse(anna)
    hands.answer(["Copper"] * 3)
    hands.answer(["Silver"])
    anna.asked()
    anna.button("web-resign").click()
    anna.page.locator("[data-zone=beside]").get_by_role("button", name=say("web-resign"), exact=True).click()
    question = page.get_by_role("region", name=say("web-lesson-question"))
    expect(question).to_be_visible()
    asked = anna.view["lessons"]["question"]
    right = next(choice for choice in asked["choices"] if choice["right"])
    question.locator(f"[data-card='{right['card']}']").click()
    told = say(right["phrase"][0], **right["phrase"][1])
    expect(question.get_by_role("status")).to_contain_text(told)
    assert findings(anna) == []
    page.reload()
    expect(question.get_by_role("status")).to_contain_text(told)  # the answer was lost
    page.get_by_role("region", name=say("web-lesson-next")).get_by_role("button").click()
    expect(page.locator("[data-zone=supply] [data-card=Witch]")).to_be_visible()
    anna.asked()
    assert anna.view["lessons"] is None and "Witch" in anna.view["view"]["supply"]
