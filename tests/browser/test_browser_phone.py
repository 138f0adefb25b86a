"""Where there is little room: long names and long questions, on a phone and in the languages that need most of it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser import DESKTOP, GENTLE, PHONE, House, Mouse, Person, Position, house, open_house  # noqa: F401
from demesne.cards import BASIC, COLONIES, loaded
from demesne.languages import LANGUAGES, language

pytestmark = pytest.mark.slow

LARGE = {"width": 1920, "height": 1080}
LOW = {"width": 360, "height": 740}
NARROW = {"width": 320, "height": 640}
FIVE = ["Copper", "Silver", "Gold", "Estate", "Village"]
TEN = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"]

# Names of piles under a caption, a number, a coin or a key.
CAPTIONS = """() => {
  const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const seen = (around, what) => [...around.querySelectorAll(what)].filter((one) => one.checkVisibility());
  return seen(document, "[data-zone=supply] .name, .pile .name").flatMap((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    const lines = [...range.getClientRects()];
    const over = seen(name.closest("li, .pile"), ".left, .coin, .plate, kbd").filter((one) => lines.some((line) => meets(line, one.getBoundingClientRect())));
    return over.map((one) => `${one.textContent} over ${name.textContent}`);
  });
}"""


def longest(lang: str) -> list[str]:
    """The cards whose names need most room."""
    name = language(lang).name
    every = [card for card in loaded().cards if card not in (*BASIC, *COLONIES)]
    return sorted(every, key=lambda card: -max(map(len, name(card).split())) - len(name(card)))


@pytest.mark.parametrize("colonies", (False, True))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_caption_lies_over_a_name_of_two_lines_bug(house: House, lang: str, colonies: bool) -> None:  # noqa: F811
    anna = house.person("Anna", lang)
    ten = longest(lang)[10 * colonies :][:10]
    players = [{"hand": ["Copper"], "deck": ["Copper"] * 5, "discard": [top]} for top in ten[:2]]
    anna.sit(anna.position({"kingdom": ten, "players": players, "colonies": colonies, "seed": 1}, GENTLE, counts=True))
    for size in (DESKTOP, LARGE, PHONE, LOW, NARROW):
        anna.resize(size)
        assert anna.page.evaluate(CAPTIONS) == [], size
        assert anna.misfits() == [], size


# How far the question lies over the cards that it is about.
UNDER = """() => {
  const question = document.querySelector("[data-zone=prompt]").getBoundingClientRect().top;
  const names = [...document.querySelectorAll(".aside .name")].map((name) => name.getBoundingClientRect().bottom);
  return names.length && Math.max(...names) - question;
}"""


def about(house: House, lang: str, card: str, device: dict[str, Any]) -> Person:  # noqa: F811
    """A card has laid others out and asks about them."""
    anna = house.person("Anna", lang, viewport=device, has_touch=True, is_mobile=True)
    mine = {"hand": [card, "Copper", "Estate", "Silver"], "deck": FIVE * 2}
    start: Position = {"kingdom": [card, *TEN[:9]], "players": [mine, {"deck": ["Copper"] * 5}], "seed": 1}
    anna.sit(anna.position(start, GENTLE))
    Mouse(anna).answer([card])
    anna.asked()
    return anna


@pytest.mark.parametrize("lang", ("ru", "is"))
def test_on_a_phone_no_question_lies_over_what_it_is_about_bug(house: House, lang: str) -> None:  # noqa: F811
    for device in (PHONE, LOW):
        anna = about(house, lang, "Crystal Ball", device)
        expect(anna.page.locator(".aside [data-card]").first).to_be_visible()
        anna.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        assert anna.page.evaluate(UNDER) <= 0, device
        assert anna.misfits() == []


@pytest.mark.parametrize("device", (DESKTOP, PHONE), ids=("wide", "narrow"))
def test_what_was_explained_and_done_is_explained_once_bug(house: House, device: dict[str, Any]) -> None:  # noqa: F811
    """Buying was explained in every turn: while the others play, the question is not there."""
    anna = house.person("Anna", viewport=device, settings={"learn": True, "speed": "fast", "coach": False})
    anna.sit(anna.table(GENTLE))
    mouse, tip = Mouse(anna), anna.page.get_by_text(anna.say("web-learn-buy"))
    mouse.answer(["Copper"] * anna.asked()["options"][0][1])
    expect(tip).to_be_visible()
    mouse.answer(["Silver" if "Silver" in dict(anna.asked()["options"]) else "Copper"])
    expect(anna.page.locator("[data-zone=steps]")).to_be_visible()
    expect(anna.page.locator("[data-zone=steps]")).to_be_hidden()
    mouse.answer(["Copper"] * anna.asked()["options"][0][1])
    assert anna.asked()["kind"] == "buy"
    expect(anna.button("web-end-turn")).to_be_visible()
    assert tip.count() == 0


# Whether a button is what lies at its upper and at its lower edge.
WHOLE = """(button) => {
  const { left, top, bottom, width } = button.getBoundingClientRect();
  return [top + 3, bottom - 3].every((y) => button.contains(document.elementFromPoint(left + width / 2, y)));
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_button_of_a_long_tip_is_in_sight_bug(house: House, lang: str) -> None:  # noqa: F811
    """On a laptop the tip about buying was cut off in the middle of "Got it"."""
    anna = house.person("Anna", lang, settings={"learn": True, "coach": False})
    anna.sit(anna.table(GENTLE))
    Mouse(anna).answer(["Copper"] * anna.asked()["options"][0][1])
    expect(anna.page.get_by_text(anna.say("web-learn-buy"))).to_be_visible()
    for button in ("web-learn-got-it", "web-learn-off"):
        assert anna.button(button).evaluate(WHOLE), button


# How far the question lies over the lowest pile, from the top of the page.
OVER_PILES = """() => {
  scrollTo(0, 0);
  const piles = [...document.querySelectorAll("[data-zone=supply] .card")].map((card) => card.getBoundingClientRect().bottom);
  return Math.max(...piles) - document.querySelector(".bottom").getBoundingClientRect().top;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_low_phone_the_whole_supply_is_in_sight_bug(house: House, lang: str) -> None:  # noqa: F811
    """At 360 pixels there were four piles a row, and those of the third were under the question."""
    anna = house.person("Anna", lang, viewport=LOW, has_touch=True, is_mobile=True)
    start: Position = {
        "kingdom": TEN,
        "players": [{"hand": ["Village", "Militia", *FIVE[:3]], "deck": FIVE}] * 2,
        "seed": 1,
    }
    anna.sit(anna.position(start, GENTLE))
    anna.asked()
    assert anna.page.evaluate(OVER_PILES) <= 0
    tops = anna.page.evaluate(
        "[...document.querySelectorAll('.kingdom .card')].map((card) => Math.round(card.getBoundingClientRect().top))"
    )
    assert len(set(tops)) == 2
    assert anna.misfits() == []


@pytest.mark.parametrize("device", (PHONE, LOW), ids=("phone", "low"))
def test_the_main_button_keeps_its_place_when_the_hand_is_empty_bug(house: House, device: dict[str, Any]) -> None:  # noqa: F811
    """It fell by the height of the cards that had gone."""
    tops = []
    for hand in (["Estate"] * 3, []):
        anna = house.person("Anna", viewport=device, has_touch=True, is_mobile=True, settings={"coach": False})
        players = [{"hand": hand, "deck": ["Copper"] * 5}, {"deck": ["Copper"] * 5}]
        turn = {"player": 0, "phase": "buy", "coins": 3}
        start: Position = {"kingdom": TEN, "players": players, "turn": turn, "seed": 1}
        anna.sit(anna.position(start, GENTLE))
        assert anna.asked()["kind"] == "buy"
        box = anna.button("web-end-turn").bounding_box()
        assert box is not None
        tops.append(box["y"])
    assert abs(tops[0] - tops[1]) <= 1


@pytest.mark.parametrize("device", (DESKTOP, PHONE), ids=("wide", "narrow"))
def test_undo_looks_disabled_where_it_is_bug(house: House, device: dict[str, Any]) -> None:  # noqa: F811
    """Its background was brighter than that of one that could be pressed."""
    anna = house.person("Anna", viewport=device, settings={"coach": False})
    players = [{"hand": ["Copper", "Estate"], "deck": ["Copper"] * 5}, {"deck": ["Copper"] * 5}]
    anna.sit(anna.position({"kingdom": TEN, "players": players, "seed": 1}, GENTLE))
    undo = anna.button("web-undo")
    anna.asked()
    expect(undo).to_be_disabled()
    expect(undo).to_have_css("opacity", "0.45")
    Mouse(anna).answer(["Copper"])
    expect(undo).to_be_enabled()
    expect(undo).to_have_css("opacity", "1")


@pytest.mark.parametrize(("actions", "reason"), [(0, "web-no-actions"), (1, "web-actions-over")])
def test_an_action_that_comes_too_late_says_why_and_a_long_press_shows_it_bug(
    house: House,  # noqa: F811
    actions: int,
    reason: str,
) -> None:
    """A tap opened the card, which did not say why it could not be played."""
    anna = house.person("Anna", viewport=PHONE, has_touch=True, is_mobile=True, settings={"coach": False})
    players = [{"hand": ["Smithy", "Estate"], "deck": ["Copper"] * 5}, {"deck": ["Copper"] * 5}]
    turn = {"player": 0, "phase": "buy", "coins": 3, "actions": actions}
    anna.sit(anna.position({"kingdom": TEN, "players": players, "turn": turn, "seed": 1}, GENTLE))
    assert anna.asked()["kind"] == "buy"
    hand, beside = anna.page.locator("[data-zone=hand]"), anna.page.locator("[data-zone=beside]")
    smithy = hand.locator("[data-card=Smithy]")
    smithy.tap(force=True)  # it says that it is disabled
    expect(anna.page.get_by_role("status").filter(has_text=anna.say(reason))).to_be_visible()
    expect(beside).to_have_count(0)
    assert anna.misfits() == []
    smithy.click(button="right", force=True)  # as a long press
    expect(beside).to_contain_text("Smithy")


# Whether one element lies over another, by their selectors.
LIES_OVER = """([above, below]) => {
  const [a, b] = [above, below].map((what) => document.querySelector(what).getBoundingClientRect());
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0;
}"""


@pytest.mark.parametrize("device", (PHONE, LOW), ids=("phone", "low"))
def test_on_a_phone_the_number_of_a_chosen_card_leaves_its_signs_free_bug(house: House, device: dict[str, Any]) -> None:  # noqa: F811
    """It lay on them."""
    anna = house.person("Anna", viewport=device, has_touch=True, is_mobile=True, settings={"coach": False})
    mine = {"hand": ["Cellar", "Market", "Estate"], "deck": ["Copper"] * 5}
    players = [mine, {"deck": ["Copper"] * 5}]
    anna.sit(anna.position({"kingdom": TEN, "players": players, "seed": 1}, GENTLE))
    Mouse(anna).answer(["Cellar"])
    anna.asked()
    anna.page.locator("[data-zone=hand] [data-card=Market]").tap()
    market = "[data-zone=hand] [data-card=Market]"
    expect(anna.page.locator(f"{market} .badge")).to_be_visible()
    assert not anna.page.evaluate(LIES_OVER, [f"{market} .badge", f"{market} .strip"])
