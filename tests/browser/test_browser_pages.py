"""Pages in the browser: accessible, on every screen size, in light and dark mode; errors are explained in words."""

from __future__ import annotations

import pathlib
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import browser
from browser import DESKTOP, GENTLE, NEARLY_OVER, PHONE, House, Mouse, Person, simple, won
from demesne.cards import PUBLISHED
from demesne.languages import LANGUAGES
from demesne.languages.pseudo import PSEUDO
from demesne.rules.language import ACTION
from first_visit import MOST_BYTES, MOST_BYTES_ELSEWHERE, PLACES, first_visit

pytestmark = pytest.mark.slow
open_house, house = browser.open_house, browser.house  # fixtures

AXE = pathlib.Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
HAVEN = {"card": "Haven", "aside": ["Gold"]}
KEPT = {
    "play": ["Haven", "Wharf"],
    "durations": [HAVEN, "Wharf"],
    "native village": ["Gold"],
    "island": ["Estate", "Island"],
}
LATER = {
    "kingdom": [
        "Haven",
        "Native Village",
        "Island",
        "Pirate Ship",
        "Trade Route",
        "Contraband",
        "Monument",
        "Wharf",
        "Watchtower",
        "Hoard",
    ],
    "players": [
        {"hand": ["Watchtower", "Hoard", "Estate"], "tokens": {"victory": 2}, **KEPT},
        {"tokens": {"pirate ship": 3}, **KEPT},
    ],
    "turn": {"extra": True, "phase": "treasure", "played": [], "barred": {"Contraband": ["Gold"]}},
    "pile_tokens": {"Estate": {"trade route": 0}, "Gold": {"embargo": 2}},
    "colonies": True,
    "seed": 1,
}


@pytest.mark.parametrize("size", (DESKTOP, PHONE), ids=("desktop", "phone"))
def test_durations_mats_and_tokens_are_in_sight(house: House, size: dict[str, int]) -> None:
    anna = house.person()
    anna.sit(anna.position(LATER, GENTLE))
    anna.resize(size)
    page = anna.page
    expect(page.get_by_role("heading", level=1)).to_contain_text("Extra turn")
    for pile, said in (
        ("Gold", "2 Embargo tokens, named for Contraband"),
        ("Colony", "1 Trade Route token"),
        ("Province", "1 Trade Route token"),
    ):
        expect(
            page.locator("[data-zone=supply]").get_by_role("button", name=re.compile(f"^{pile},.*{said}"))
        ).to_have_count(1)
    mine = page.locator("[data-zone=piles]")
    expect(mine).to_contain_text("2 victory tokens")
    expect(mine).to_contain_text("Native Village mat: a Gold")
    assert anna.misfits() == [] and findings(anna) == []
    play = page.locator("[data-zone=play]")
    for text in ("Still to come: Haven (Gold), Wharf", "On the Trade Route mat: 1 Trade Route token"):
        expect(play.get_by_text(text)).to_be_in_viewport()
    expect(
        page.locator("[data-zone=players]").get_by_text("Still to come: Haven (1 card face down), Wharf")
    ).to_be_in_viewport()
    expect(page.locator("[data-zone=players]")).to_contain_text("3 Pirate Ship tokens")
    assert anna.misfits() == [] and findings(anna) == []


# accessibility


COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}  # what differs in the dark


def findings(person: Person, settings: dict[str, Any] = {}) -> list[str]:  # noqa: B006 (never changed)
    """What axe finds serious on the page as it is; there is one main part on each."""
    expect(person.page.get_by_role("main")).to_have_count(1)
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate(
        "(settings) => axe.run(document, settings)", {"resultTypes": ["violations"], **settings}
    )["violations"]
    return [
        f"{rule['id']}: {node['html'][:120]}" for rule in found if rule["impact"] in SERIOUS for node in rule["nodes"]
    ]


@pytest.mark.parametrize("scheme", ("light", "dark"))
def test_no_serious_finding(house: House, scheme: str) -> None:
    anna = house.person(color_scheme=scheme)
    found: dict[str, list[str]] = {}
    settings = COLOURS if scheme == "dark" else {}
    for path in (
        "/",
        "/gallery",
        "/gallery?with=friends&ten=Village,Smithy",
        "/tables",
        "/day",
        "/record",
        "/mine/x.y",
        "/how-to-play",
        "/about",
        "/privacy",
        "/replay",
        "/nowhere",
    ):
        anna.page.goto(path)
        expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
        found[path] = findings(anna, settings)
    anna.page.goto("/gallery?ten=Village,Smithy")
    columns = anna.page.locator(".browser ul").first.evaluate("(list) => getComputedStyle(list).gridTemplateColumns")
    anna.page.get_by_role("button", name=re.compile("^Chapel,")).hover()
    expect(anna.page.locator("aside")).to_contain_text(anna.say("web-card-rulings"))  # they were dark on the wood
    found["card browser"] = findings(anna, settings)
    assert (
        anna.page.locator(".browser ul").first.evaluate("(list) => getComputedStyle(list).gridTemplateColumns")
        == columns
    )
    anna.sit(
        anna.position(
            {**NEARLY_OVER, "players": [{"hand": ["Cellar", "Moat", "Copper", "Estate"], "deck": ["Copper"] * 8}] * 2},
            GENTLE,
        )
    )
    for size in (DESKTOP, PHONE):
        anna.resize(size)
        found[f"table {size['width']}"] = findings(anna, settings)
    anna.resize(DESKTOP)
    Mouse(anna).answer(["Cellar"])
    Mouse(anna).card("hand", "Estate").click()
    found["cards picked"] = findings(anna, settings)
    for panel in ("web-settings", "web-keys", "web-find", "web-phrases", "web-resign"):
        anna.button(panel).click()
        found[panel] = findings(anna, settings)
    anna.sit(anna.position(NEARLY_OVER, {"kind": "here", "name": "Csilla"}))
    expect(anna.button("web-cover-take", who="Anna")).to_be_visible()
    found["cover"] = findings(anna, settings)
    table = won(anna)
    found["result"] = findings(anna, settings)
    anna.page.goto(f"/review/{table}")
    expect(anna.page.get_by_role("slider", name=anna.say("web-step-slider"))).to_be_visible()
    found["review"] = findings(anna, settings)
    record = anna.context.request.get(f"/api/tables/{table}/record", max_retries=5).text()
    anna.page.goto("/replay")
    anna.page.get_by_label(anna.say("web-record-paste")).fill(record)
    anna.button("web-record-show").click()
    expect(anna.page.get_by_role("slider", name=anna.say("web-step-slider"))).to_be_visible()
    found["replay"] = findings(anna, settings)
    bela = house.person("Béla", color_scheme=scheme, settings={"text": True})
    bela.sit(bela.table(GENTLE))
    expect(bela.page.get_by_role("textbox", name=bela.say("web-text-command"))).to_be_visible()
    found["text table"] = findings(bela, settings)
    bela.page.goto(f"/t/{bela.table({'kind': 'friend'})}")
    expect(bela.page.get_by_role("heading", level=1)).to_have_text(bela.say("web-lobby"))
    found["lobby"] = findings(bela, settings)
    bela.until("watched.you.length")
    anna.page.goto(bela.read("links.join"))
    expect(anna.button("web-arrive-sit")).to_be_visible()
    found["invitation"] = findings(anna, settings)
    bela.page.goto(f"/t/{bela.table(GENTLE, kingdom={'pick': {}})}")
    bela.page.get_by_role("region", name=bela.say("web-pick-offer")).get_by_role("button").first.click()
    found["kingdom picked in turn"] = findings(bela, settings)
    assert {where: what for where, what in found.items() if what} == {}


# on every screen

NARROWEST = {"width": 320, "height": 640}
LARGE = {"width": 1920, "height": 1080}
LARGE_LETTERS = {"width": 683, "height": 384}  # a desktop at 200% zoom


@pytest.mark.parametrize("players", (2, 3, 4, 6))
def test_the_table_fits_the_screen(house: House, players: int) -> None:
    """No page scroll on a desktop; on smaller screens everything can be reached and nothing is cut off."""
    anna = house.person()
    anna.sit(anna.table(*[GENTLE] * (players - 1)))
    mouse = Mouse(anna)
    wrong: dict[str, list[str]] = {}
    for _ in range(6):
        for size in (PHONE, NARROWEST, LARGE_LETTERS, DESKTOP, LARGE):
            anna.resize(size)
            if size in (NARROWEST, LARGE_LETTERS):
                reach(anna)
            wrong[f"{size['width']}, {anna.heading()}"] = misfits(anna, size)
        mouse.answer(simple(anna, anna.asked()))
    assert {where: what for where, what in wrong.items() if what} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_tips_the_highlighted_button_stays_in_sight_bug(house: House, lang: str) -> None:
    """The tip pushed it off the screen, the more so with a warning above it."""
    anna = house.person(lang=lang, settings={"learn": True})
    hand = {"hand": ["Copper"] * 4 + ["Estate"], "deck": ["Copper"] * 8}
    anna.sit(anna.position({**NEARLY_OVER, "players": [hand] * 2}, GENTLE))
    Mouse(anna).answer(["Copper"] * 4)
    main = anna.page.locator("button.main")
    expect(main).to_contain_text(anna.say("web-end-turn"))
    expect(main).to_be_in_viewport(ratio=1)
    expect(anna.page.locator(".learn")).to_be_visible()
    assert anna.misfits() == [] and findings(anna) == []
    main.click()
    expect(anna.page.locator(".note.warn")).to_be_in_viewport(ratio=1)
    for size in (PHONE, DESKTOP):
        anna.resize(size)
        expect(main).to_be_in_viewport(ratio=1)


# How far they reach beneath the question, and beyond the side of the screen.
REACH = """(what) => {
  const boxes = [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const { top } = document.querySelector(".bottom").getBoundingClientRect();
  return [Math.max(...boxes.map(({ bottom }) => bottom)) - top, Math.max(...boxes.map(({ right }) => right)) - innerWidth];
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_my_piles_and_what_is_laid_out_are_whole_bug(house: House, lang: str) -> None:
    """Two rows of buttons cut my piles in half; five cards of a Navigator lay under them and left the screen."""
    anna = house.person(lang=lang, viewport=PHONE)
    hand = {"hand": ["Copper"] * 4 + ["Estate"], "deck": ["Copper"] * 8, "discard": ["Copper"]}
    anna.sit(anna.position({**NEARLY_OVER, "players": [hand] * 2}, GENTLE))
    assert anna.asked()["kind"] == "treasure"
    assert max(anna.page.evaluate(REACH, ".mine-piles .pile")) <= 0
    for button in anna.page.locator("[data-zone=answers] button").all():
        expect(button).to_be_in_viewport(ratio=1)
    hand = {
        "hand": ["Navigator", "Village", "Copper", "Silver", "Gold"],
        "deck": ["Copper", "Estate", "Province", "Silver", "Gold", "Duchy"],
        "discard": ["Copper"],
    }
    kingdom = [*NEARLY_OVER["kingdom"][:9], "Navigator"]
    anna.sit(anna.position({"kingdom": kingdom, "players": [hand] * 2, "seed": 1}, GENTLE))
    Mouse(anna).answer(["Navigator"])
    expect(anna.page.locator("[data-zone=tray] .card")).to_have_count(5)
    assert anna.page.evaluate(REACH, "[data-zone=tray] .card")[1] <= 0
    expect(anna.page.locator(".mine-piles")).to_be_hidden()


LOOKED_AT = {
    "Sentry": ["Smithy", "Copper"],
    "Patrol": ["Estate", "Duchy", "Smithy", "Copper"],
    "Scout": ["Gold", "Silver", "Smithy", "Copper"],
}


@pytest.mark.parametrize("card", LOOKED_AT)
def test_where_cards_are_arranged_the_buttons_stay_in_sight_bug(house: House, card: str) -> None:
    """In Hungarian they were cut off at the foot of the screen."""
    anna = house.person(lang="hu")
    hand = {"hand": [card, "Village", "Silver", "Gold"], "deck": ["Gold", *LOOKED_AT[card], *["Copper"] * 8]}
    kingdom = [*[other for other in LATER["kingdom"] if other != card][:9], card]
    anna.sit(anna.position({"kingdom": kingdom, "players": [hand] * 2, "seed": 1}, GENTLE))
    Mouse(anna).answer([card])
    buttons = anna.page.locator("[data-zone=answers] > .row button")
    assert buttons.count() > 1
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("players", (2, 3, 6))
def test_where_counts_are_shown_the_discard_pile_of_every_lane_is_seen_bug(house: House, players: int) -> None:
    """With several others, and on a phone, it was only heard."""
    anna = house.person()
    other = {"hand": ["Copper"] * 5, "deck": ["Silver"] * 7, "discard": ["Gold", *["Estate"] * 12]}
    start = {
        "kingdom": LATER["kingdom"],
        "players": [{"hand": ["Copper"], "deck": ["Copper"] * 5}, *[other] * (players - 1)],
        "seed": 1,
    }
    anna.sit(anna.position(start, *[GENTLE] * (players - 1), counts=True, points=True))
    wrong: dict[str, list[str]] = {}
    for size in (PHONE, NARROWEST, LARGE_LETTERS, DESKTOP, LARGE):
        anna.resize(size)
        if players > 2 or size["width"] < 992:
            for lane in anna.page.locator("[data-lane]").all():
                pile = lane.locator("[data-discard]")
                expect(pile).to_have_count(1)
                expect(pile.locator("[aria-hidden]").last).to_have_text("13")
                expect(pile).to_contain_text(anna.say("web-discard-counted", n=13, top="Gold"))
        wrong[str(size["width"])] = misfits(anna, size)
    assert {where: what for where, what in wrong.items() if what} == {}


def misfits(person: Person, size: Any) -> list[str]:
    """On the smallest screens question and hand scroll with the table: they may take all of it."""
    found = person.misfits()
    return [what for what in found if "no room" not in what] if size in (NARROWEST, LARGE_LETTERS) else found


def reach(person: Person) -> None:
    """Everything that can be pressed can be brought into sight."""
    for zone in ("hand", "answers", "supply"):
        person.page.locator(f"[data-zone={zone}] button").last.scroll_into_view_if_needed()
        expect(person.page.locator(f"[data-zone={zone}] button").last).to_be_in_viewport()


@pytest.mark.parametrize("lang", (*LANGUAGES[1:], PSEUDO))  # the pseudo-language is English with longer words
def test_pages_fit_in_every_language(house: House, lang: str) -> None:
    anna = house.person(lang=lang)
    wrong: dict[str, list[str]] = {}
    for path in (
        "/",
        "/gallery",
        "/gallery?ten=Village,Smithy",
        "/tables",
        "/day",
        "/record",
        "/mine/x.y",
        "/how-to-play",
        "/about",
        "/privacy",
    ):
        anna.page.goto(path)
        expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
        for size in (DESKTOP, PHONE):
            anna.page.set_viewport_size(size)
            wrong[f"{path} {size['width']}"] = [what for what in anna.misfits() if "high" not in what.split()[-1]]
    assert {where: what for where, what in wrong.items() if what} == {}


CHOSEN = "[...document.querySelectorAll('.filters [role=group]')][0].querySelectorAll('[aria-pressed=false]').forEach((box) => box.click())"
# Another player has played this card: it lies beside the table with its text, also in three further steps in which nothing
# happens, because a busy browser may not be looked at in the first.
PLAYED = """(card) => {
  const told = structuredClone(window.watched.view);
  const step = { player: 1, kind: "play", source: null, phrases: [], lines: told.log.keep, moves: [[card, 1, "hand", 1, "play", 1]], after: { player: 1 }, harm: false };
  const idle = { ...step, kind: "phase", moves: [] };
  const data = JSON.stringify({ ...told, log: { keep: window.watched.log.length, lines: [] }, steps: [step, idle, idle, idle], steps_from: null });
  window.watched.sockets.at(-1).onmessage(new MessageEvent("message", { data }));
}"""
LATER_BOXES = [card for card in PUBLISHED if card.box in ("seaside", "prosperity")]


@pytest.mark.parametrize("lang", (*LANGUAGES, PSEUDO))
def test_every_face_fits_in_every_language(house: House, lang: str) -> None:
    """Small in the gallery, all boxes of both editions; with its text beside the table while others play it."""
    anna = house.person(lang=lang, settings={"speed": "slow"})
    wrong: dict[str, list[str]] = {}
    anna.page.goto("/gallery?ten=Village,Smithy")
    expect(anna.page.locator("button.card").first).to_be_visible()
    anna.page.evaluate(CHOSEN)
    expect(anna.page.locator("button.card[data-card=Wharf]").first).to_be_visible()
    assert anna.page.locator("button.card").count() >= len([card for card in PUBLISHED if card.box != "basic"])
    for size in (DESKTOP, PHONE):
        anna.page.set_viewport_size(size)
        wrong[f"gallery {size['width']}"] = [
            what for what in anna.misfits() if not what.startswith("the page is") or "wide" in what
        ]
    anna.page.set_viewport_size(DESKTOP)
    anna.sit(anna.table(GENTLE))
    for card in LATER_BOXES:
        if card.types & ACTION:
            anna.page.evaluate(PLAYED, card.name)
            expect(anna.page.locator(f'.played [data-card="{card.name}"]')).to_be_visible()
            wrong[card.name] = anna.misfits()
            anna.page.keyboard.press("Space")
    assert {where: what for where, what in wrong.items() if what} == {}


# the size of a first visit


@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_visit_is_small(house: House, lang: str, where: str) -> None:
    """Everything a page loads, with fonts and emblems, as it goes over the wire."""
    sizes = first_visit(house, lang, where)
    largest = sorted(sizes.items(), key=lambda item: -item[1])[:8]
    assert sum(sizes.values()) <= MOST_BYTES.get(lang, MOST_BYTES_ELSEWHERE), (sum(sizes.values()), largest)


# what is wrong


def test_a_page_that_is_left_does_not_begin_anew_bug(house: House) -> None:
    """Whoever left a table for the start page opened a socket to /ws/undefined, for another table two sockets to it."""
    anna = house.person()
    opened: list[str] = []
    anna.page.on("websocket", lambda socket: opened.append(socket.url.rpartition("/ws/")[2]))
    tables = [anna.table(GENTLE), anna.table(GENTLE)]
    anna.sit(tables[0])
    anna.change_to(tables[1])
    anna.asked()
    anna.page.locator("[data-zone=status]").get_by_role("link", name=anna.say("web-to-start")).click()
    expect(anna.button("web-door-bot-play")).to_be_visible()
    assert opened == tables


def test_an_unknown_table(house: House) -> None:
    anna = house.person()
    anna.page.goto("/t/nowhere")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("web-ask"))
    anna.page.get_by_role("link", name=anna.say("web-to-start")).click()
    expect(anna.button("web-door-bot-play")).to_be_visible()


def test_somebody_elses_table(house: House) -> None:
    """The address of a table is no link to it."""
    anna, bela = house.person("Anna"), house.person("Béla")
    table = anna.table(GENTLE)
    bela.page.goto(f"/t/{table}")
    expect(bela.page.get_by_role("link", name=bela.say("web-to-start"))).to_be_visible()
    assert bela.read("view") is None


def test_a_private_link_is_renewed_during_the_game(house: House) -> None:
    """The new link leads to the seat, the old one nowhere."""
    anna, phone = house.person(), house.person()
    anna.page.goto("/")
    anna.button("web-door-bot-play").click()
    anna.asked()
    old = anna.read("links.seats")["0"]
    anna.button("web-invite").click()
    anna.page.locator("summary").filter(has_text=anna.say("web-invite-private")).click()
    anna.button("web-invite-renew").click()
    expect(anna.page.get_by_text(anna.say("web-invite-renewed"))).to_be_visible()
    shown = anna.page.locator("input").evaluate_all("found => found.map(one => one.value)")
    (new,) = (link for link in shown if "/seat/" in link)
    assert not new.endswith(old)
    phone.page.goto(old)
    expect(phone.page.get_by_role("link", name=phone.say("web-to-start"))).to_be_visible()
    assert phone.read("view") is None
    phone.page.goto(new)
    phone.asked()
    assert phone.view["seat"] == 0


@pytest.mark.parametrize(
    "path", ("/join/{table}.wrong", "/seat/{table}.0.wrong", "/watch/{table}.wrong", "/join/nothing")
)
def test_a_bad_link(house: House, path: str) -> None:
    anna, bela = house.person("Anna"), house.person("Béla")
    table = anna.table({"kind": "friend"})
    bela.page.goto(path.format(table=table))
    expect(bela.page.get_by_role("link", name=bela.say("web-to-start"))).to_be_visible()
    assert bela.read("view") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_is_invited_reads_the_options_of_the_table(house: House, lang: str) -> None:
    anna, bela = house.person("Anna", lang), house.person("Béla", lang, viewport=PHONE)
    options = {"seed": "1", "first": 0, "hints": True, "undo": "ask", "clock": 120, "points": True, "tracker": True}
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    made = anna.post("/api/tables", kingdom={"set": "First Game"}, seats=seats, options=options)
    bela.page.goto(made["links"]["join"])
    anna.page.goto(f"/t/{made['table']}")
    told = {
        "web-option-undo": "web-rules-undo-ask",
        "web-option-clock": ("web-clock-minutes", {"n": 2}),
    }
    for person in (anna, bela):
        rules = person.page.get_by_role("region", name=person.say("web-rules"))
        for option, value in told.items():
            id, values = value if isinstance(value, tuple) else (value, {})
            line = rules.locator("div").filter(has=person.page.get_by_text(person.say(option), exact=True))
            expect(line.locator("dd")).to_have_text(person.say(id, **values))
        for option in ("coach-option", "web-option-points", "web-option-tracker"):
            expect(rules.locator("li").filter(has_text=person.say(option))).to_be_visible()
        expect(rules).not_to_contain_text(person.say("web-option-public"))  # what it has not is not told
        expect(rules).to_contain_text("Anna")  # who begins
    assert [what for what in bela.misfits() if "high" not in what.split()[-1]] == []


def test_whoever_sits_has_a_coat_of_arms(house: House) -> None:
    """In the waiting room and on the invitation; a free seat has none."""
    anna, bela = house.person(), house.person("Béla")
    seats = [{"kind": "me", "name": "Anna"}, GENTLE, {"kind": "friend"}]
    made = anna.post("/api/tables", kingdom={"set": "First Game"}, seats=seats, options={"seed": "1"})
    anna.page.goto(f"/t/{made['table']}")
    bela.page.goto(made["links"]["join"])
    for person in (anna, bela):
        expect(person.page.locator("li .crest")).to_have_count(2)
        expect(person.page.locator("li.free .crest")).to_have_count(0)
        expect(person.page.locator("li:has(.crest)").first).to_contain_text("Anna")


def test_a_full_table(house: House) -> None:
    """Somebody who comes too late may watch."""
    anna, bela, csilla = (house.person(name) for name in ("Anna", "Béla", "Csilla"))
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    made = anna.post("/api/tables", kingdom={"set": "First Game"}, seats=seats, options={"seed": "1"})
    bela.page.goto(made["links"]["join"])
    bela.button("web-arrive-sit").click()
    bela.until("watched.view")
    csilla.page.goto(made["links"]["join"])
    expect(csilla.page.get_by_role("main")).to_contain_text(csilla.say("web-arrive-full"))
    csilla.button("web-watch").click()
    csilla.until("watched.view")
    assert csilla.view["seat"] is None


def test_every_address_has_one_preview(house: House) -> None:
    """Other programs show title and description of a link; the start page has them too."""
    anna = house.person()
    for path in ("/", "/day"):
        text = anna.context.request.get(path, max_retries=5).text()
        for name in ("og:title", "og:description", "og:site_name", "og:type", 'name="description"', "<title>"):
            assert text.count(name) == 1, (path, name)


def test_a_page_that_is_none(house: House) -> None:
    anna = house.person()
    answer = anna.page.goto("/somewhere/else")
    assert answer is not None and answer.status == 404
    expect(anna.page.get_by_role("main")).to_contain_text(anna.say("web-no-page"))
