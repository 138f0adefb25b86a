"""After a game: the end screen, the analysis board that fills in, the coach."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from browser import DESKTOP, NEARLY_OVER, PHONE, House, Mouse, Person, house, open_house, simple, won  # noqa: F401

pytestmark = pytest.mark.slow

Game = tuple[str, dict[str, Any]]  # its table, and what makes somebody the guest who played it
FAIR = {"kind": "bot", "level": "fair"}
KINGDOM = ["Witch", "Village", "Smithy", "Market", "Mine", "Cellar", "Workshop", "Remodel", "Festival", "Laboratory"]
SOON = {"Province": 1}
LATE: dict[str, Any] = {
    "kingdom": KINGDOM,
    "supply": SOON,
    "players": [
        {"hand": ["Gold"] * 3 + ["Copper", "Estate"], "deck": ["Gold"] * 5},
        {"hand": ["Gold"] * 5, "deck": ["Gold"] * 10},
    ],
    "seed": 1,
}
# nothing is decided yet
EARLY: dict[str, Any] = {
    "kingdom": KINGDOM,
    "supply": {"Province": 2},
    "players": [
        {"hand": ["Copper"] * 4 + ["Estate"], "deck": ["Copper", "Estate"] * 3},
        {"hand": ["Copper"] * 5, "deck": ["Copper", "Estate"] * 3},
    ],
    "seed": 1,
}


def analysed(anna: Person, table: str) -> int:
    """Wait for the analysis; a decision with three answers or more."""
    for _ in range(18_000):  # half an hour: workers give way to everybody
        found = anna.context.request.get(f"/api/tables/{table}/analysis", max_retries=5)  # idle connections are closed
        if found.ok and found.json()["finished"]:
            return next(int(one["index"]) for one in found.json()["decisions"] if len(one["answers"]) > 2)
        anna.page.wait_for_timeout(100)
    raise AssertionError("the analysis does not end")


@pytest.fixture(scope="module")
def game(open_house: House) -> Game:  # noqa: F811
    """A short game against a bot, played to its end once; the analysis begins when its end is looked at."""
    anna = open_house.person("Anna")
    table = anna.position(EARLY, FAIR)
    anna.sit(table)
    while not anna.over:
        decision = anna.asked()
        before = anna.before()
        anna.page.evaluate(
            "([id, picks]) => watched.sockets.at(-1).send(JSON.stringify({ type: 'answer', decision: id, answers: [picks] }))",
            [decision["id"], simple(anna, decision)],
        )
        anna.settle(before)
    cookies = anna.context.cookies()
    open_house.part()
    return table, {"storage_state": {"cookies": cookies, "origins": []}}


def test_the_end_has_arms_standings_a_curve_and_what_one_may_want_next(house: House, game: Game) -> None:  # noqa: F811
    table, guest = game
    anna = house.person("Anna", **guest)
    anna.sit(table)
    page, say = anna.page, anna.say
    analysed(anna, table)  # begun by the page
    mine = 0 in anna.view["result"]["winners"]
    expect(page.locator(".ribbon")).to_contain_text(say("story-won") if mine else "Ada")
    expect(page.locator(".champion .crest")).to_be_visible()
    expect(page.locator(".champion .bough")).to_have_count(2)
    expect(page.get_by_text(say("story-played-as", who="Anna"))).to_have_count(0 if mine else 1)
    expect(page.get_by_role("heading", name=say("end-standings"))).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(re.escape(say("end-chance-of", who="Anna"))))).to_be_visible()
    expect(page.get_by_role("heading", name=say("story-again"))).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(re.escape(say("story-decks"))))).to_be_visible()
    expect(page.locator(".told li a").first).to_have_attribute("href", re.compile(rf"/review/{table}\?d=\d+"))
    tables = page.locator("figure details")
    tables.locator("summary").click()
    expect(tables.get_by_role("table")).to_have_count(2)
    for button in ("web-rematch", "web-new-kingdom", "end-analyse"):
        expect(anna.button(button)).to_be_visible()
    expect(page.get_by_text(say("web-fairness"))).to_have_count(0)  # everybody can know the seed
    anna.button("end-analyse").click()
    expect(page).to_have_url(re.compile(f"/review/{table}"))


def test_without_a_costly_decision_there_were_grey_boxes_for_minutes_bug(house: House, game: Game) -> None:  # noqa: F811
    table, guest = game
    anna = house.person("Anna", **guest)
    page, say = anna.page, anna.say
    finished, nothing = False, {"decisions": [], "costliest": [], "turning_point": None}

    def judge(route: Route) -> None:
        answer = route.fetch()
        told = {**answer.json(), **nothing, "finished": finished} if answer.ok else None
        route.fulfill(response=answer, json=told) if told else route.fulfill(response=answer)

    page.route("**/api/tables/*/analysis", judge)
    anna.sit(table)
    again = page.get_by_role("region", name=say("story-again"))
    expect(again).to_contain_text(say("story-again-looking"))
    expect(again.get_by_role("listitem")).to_have_count(0)
    standings, low = page.get_by_role("region", name=say("end-standings")).bounding_box(), again.bounding_box()
    assert standings and low and standings["y"] < low["y"]
    finished = True
    expect(again).to_contain_text(say("end-costliest-none"))
    expect(again.get_by_role("listitem")).to_have_count(0)


def test_the_analysis_board_fills_in_and_every_moment_has_a_link(house: House, game: Game) -> None:  # noqa: F811
    table, guest = game
    anna = house.person("Anna", **guest)
    page, say = anna.page, anna.say
    page.goto(f"/review/{table}")
    page.goto(f"/review/{table}?d={analysed(anna, table)}")
    best = page.locator("section").filter(has=page.get_by_role("heading", name=say("board-best"), exact=True)).last
    expect(best.locator("li.best")).to_be_visible()
    expect(best.locator("li").nth(2)).to_be_visible()
    for row in best.locator("li").all():
        expect(row).to_contain_text(re.compile(r"\d+%"))
    bar = page.locator(".bar[role=img]")
    expect(bar).to_have_attribute("aria-label", re.compile(r"Anna: \d+"))
    moves = page.get_by_role("region", name=say("board-moves"))
    last = moves.get_by_role("button").last
    last.click()
    expect(last).to_have_attribute("aria-current", "step")
    expect(page).to_have_url(re.compile(r"\?d=\d+"))
    page.get_by_role("radio", name="Anna").check(force=True)
    expect(page).to_have_url(re.compile(r"as=0"))
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=say("web-moment-link")).click()
    expect(page.get_by_text(say("web-copied"))).to_be_attached()
    bela = house.person("Béla")
    bela.page.goto(page.evaluate("() => navigator.clipboard.readText()"))
    expect(bela.page.get_by_role("region", name=say("board-moves")).locator("[aria-current]")).to_have_text(
        re.compile(re.escape(last.inner_text().split("\n")[0]), re.I)
    )
    expect(page.locator(".lane .back").first).to_be_visible()  # the other's hand, as Anna saw it
    page.get_by_role("radio", name=say("board-all-open")).check(force=True)
    expect(page.locator(".lane .back")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".asked")).to_be_visible()


def lasting_misfits(person: Person) -> list[str]:
    """What does not fit even after the curve has taken the size of its box, a frame after each change of the board."""
    found: list[str] = []
    for _ in range(50):
        found = [wrong for wrong in person.misfits() if not re.match(r"the page is \d+ high", wrong)]
        if not found:
            break
        person.page.wait_for_timeout(100)
    return found


def test_the_analysis_board_is_one_screen(house: House, game: Game) -> None:  # noqa: F811
    """At 1366 x 768, with the head of the page; on a lower screen the page scrolls and nothing is squeezed."""
    table, guest = game
    anna = house.person("Anna", **guest)
    anna.page.goto(f"/review/{table}")
    moment = f"/review/{table}?d={analysed(anna, table)}"
    for lang, scheme in itertools.product(("en", "hu", "is"), ("light", "dark")):
        anna = house.person("Anna", lang=lang, color_scheme=scheme, **guest)
        page = anna.page
        page.goto(moment)
        expect(page.locator("li.best")).to_be_visible()
        expect(page.locator(".lane .card").first).to_be_visible()
        assert page.evaluate("scrollY") == 0
        for part in (".board", ".bar", ".supply", ".lanes", ".way", ".curve", ".list"):
            box = page.locator(f".board {part}" if part != ".board" else part).first.bounding_box()
            assert box is not None and box["height"] > 40 and box["y"] + box["height"] <= 768, (lang, part, box)
        assert lasting_misfits(anna) == []
    page.set_viewport_size({"width": 1366, "height": 600})
    box = page.locator(".board").bounding_box()
    assert box is not None and box["height"] > 600
    curve = page.locator(".curve").bounding_box()
    assert curve is not None and curve["height"] > 150


def test_the_analysis_board_marks_the_turning_point_bug(house: House, game: Game) -> None:  # noqa: F811
    """Only the end screen did. Where the point is, is made up."""
    table, guest = game
    anna = house.person("Anna", **guest)

    def turn(route: Route) -> None:
        answer = route.fetch()
        told = (
            {**answer.json(), "turning_point": {"index": 2, "seat": 0, "before": 0.5, "after": 0.7}}
            if answer.ok
            else None
        )
        route.fulfill(response=answer, json=told) if told else route.fulfill(response=answer)

    anna.page.route("**/api/tables/*/analysis", turn)
    anna.page.goto(f"/review/{table}?d=1")
    curve = anna.page.locator(".curve")
    expect(curve.locator(".flag")).to_have_count(1)
    expect(curve.locator(".turning")).to_have_count(1)  # the moment that is looked at
    n = curve.locator(".turned").text_content()
    assert n and n.startswith(anna.say("end-turning", n="").strip())
    expect(curve).to_have_attribute("aria-label", re.compile(re.escape(n)))
    room = """(curve) => {  // between the words and the Provinces that lie on the line of 100 per cent
      const words = curve.querySelector(".turned").getBBox();
      const top = Math.min(...[...curve.querySelectorAll(".grid")].map((one) => one.getBBox().y));
      return top - 27 - (words.y + words.height);
    }"""
    assert curve.evaluate(room) >= 0


def test_the_analysis_board_leads_back_to_the_game_bug(house: House, game: Game) -> None:  # noqa: F811
    """There was no way back; who has not played is led to the start page."""
    table, guest = game
    anna = house.person("Anna", **guest)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.goto(f"/review/{table}")
    anna.button("web-moment-link").click()
    expect(anna.page.get_by_text(anna.say("web-copied"))).to_be_attached()
    link = anna.page.evaluate("() => navigator.clipboard.readText()")
    anna.page.get_by_role("link", name=anna.say("web-to-result")).click()
    expect(anna.button("web-rematch")).to_be_visible()
    bela = house.person("Béla")
    bela.page.goto(link)
    bela.page.get_by_role("main").get_by_role("link", name=bela.say("web-to-start")).click()
    expect(bela.button("web-door-bot-play")).to_be_visible()


def test_a_dropped_record_is_analysed(house: House, game: Game) -> None:  # noqa: F811
    table, guest = game
    anna = house.person("Anna", **guest)
    record = anna.context.request.get(f"/api/tables/{table}/record", max_retries=5).text()
    bela = house.person("Béla")
    page, say = bela.page, bela.say
    page.goto("/replay")
    page.get_by_label(say("web-record-paste")).fill(record)
    bela.button("web-record-show").click()
    moves = page.get_by_role("region", name=say("board-moves"))
    moves.get_by_role("button", name=re.compile(say("move-buy", cards="1 Silver"), re.I)).first.click()
    expect(page.locator("li.best")).to_be_visible(timeout=1_800_000)  # workers give way to everybody


def test_a_link_to_a_moment_of_a_dropped_record_brings_the_record_along(house: House, game: Game) -> None:  # noqa: F811
    table, guest = game
    anna = house.person("Anna", **guest)
    record = anna.context.request.get(f"/api/tables/{table}/record", max_retries=5).text()
    bela = house.person("Béla")
    bela.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bela.page.goto("/replay")
    bela.page.get_by_label(bela.say("web-record-paste")).fill(record)
    bela.button("web-record-show").click()
    moves = bela.page.get_by_role("region", name=bela.say("board-moves"))
    moves.get_by_role("button").nth(4).click()
    expect(bela.page).to_have_url(re.compile(r"\?d=[1-9]"))
    current = moves.locator("[aria-current] span").first  # what it cost may be told later, in rows that come between
    expect(current).to_be_visible()
    bela.page.get_by_role("button", name=bela.say("web-moment-link")).click()
    expect(bela.page.get_by_text(bela.say("web-copied"))).to_be_attached()
    link = bela.page.evaluate("() => navigator.clipboard.readText()")
    cilla = house.person("Cilla")
    asked: list[str] = []
    cilla.page.on("request", lambda request: asked.append(request.url))
    cilla.page.goto(link)
    same = cilla.page.get_by_role("region", name=cilla.say("board-moves")).locator("[aria-current] span").first
    expect(same).to_have_text(current.inner_text(), use_inner_text=True)
    assert not any(link.partition("#")[2] in url.partition("#")[0] for url in asked), "it was sent to the server"
    cilla.page.goto("/replay?d=4#no-record")
    expect(cilla.page.get_by_label(cilla.say("web-record-paste"))).to_be_visible()


def test_the_score_is_written_alike_everywhere(house: House) -> None:  # noqa: F811
    """The winner's first, with a real minus sign; the names beside it in the same order."""
    anna = house.person("Anna")
    mine = {"hand": ["Gold"] * 3, "deck": ["Curse"] * 8}
    table = won(anna, {**NEARLY_OVER, "players": [mine, NEARLY_OVER["players"][1]]})
    page, other = anna.page, anna.view["seats"][1]["name"]
    for path in (f"/t/{table}", f"/review/{table}"):
        page.goto(path)
        expect(page.locator(".score").first).to_have_text("5 : −2")
        expect(page.locator("ol li").filter(has_text="Anna").locator(".points")).to_have_text("−2")
        expect(page.locator("ol li li").filter(has_text="×8")).to_contain_text("= −8")
    expect(page.get_by_role("heading", level=1)).to_contain_text(anna.say.join([other, "Anna"]))
    page.goto("/record")
    expect(page.locator(f'[href="/review/{table}"]')).to_contain_text("−2 : 5")


DROP = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "game.record", { type: "text/plain" }));
  const over = new DragEvent("dragover", { dataTransfer: data, bubbles: true, cancelable: true });
  document.body.dispatchEvent(over);
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  return over.defaultPrevented;
}"""


def test_a_record_can_be_dropped_anywhere(house: House, game: Game) -> None:  # noqa: F811
    table, guest = game
    anna = house.person("Anna", **guest)
    record = anna.context.request.get(f"/api/tables/{table}/record", max_retries=5).text()
    bela = house.person("Béla")
    bela.page.goto("/")
    expect(bela.page.get_by_role("main")).to_be_visible()
    assert bela.page.evaluate(DROP, record), "the browser would open the file"
    bela.page.wait_for_url("**/replay")
    expect(bela.page.get_by_role("region", name=bela.say("board-moves"), exact=True)).to_be_visible()


def test_a_dropped_file_that_is_too_large_is_still_called_so_after_the_page_has_opened_bug(house: House) -> None:  # noqa: F811
    bela = house.person("Béla")
    bela.page.goto("/about")
    expect(bela.page.get_by_role("heading", level=1)).to_be_visible()
    bela.page.evaluate(DROP, " " * 4_000_001)
    bela.page.wait_for_url("**/replay")
    expect(bela.page.get_by_role("heading", level=1, name=bela.say("web-replay"))).to_be_visible()
    bela.page.wait_for_timeout(300)  # what the page reads when it opens does not take the message away
    expect(bela.page.get_by_text(bela.say("web-record-large"))).to_be_visible()


def asks(house: House, **settings: Any) -> Person:  # noqa: F811
    """Anna can buy the last Province and win; if she does not, the bot will."""
    anna = house.person("Anna", settings=settings)
    anna.sit(anna.position(LATE, FAIR))
    Mouse(anna).answer(["Gold"] * 3 + ["Copper"])
    return anna


def test_the_coach_shows_three_answers_with_chance_and_reason(house: House) -> None:  # noqa: F811
    anna = house.person("Anna", settings={"coach": False})
    anna.sit(anna.position(EARLY, FAIR))
    Mouse(anna).answer(["Copper"] * 4)
    anna.button("web-suggest").first.click()
    advice = anna.page.locator("[data-zone=advice]")
    expect(advice.locator("li")).to_have_count(3)
    expect(advice.locator("li.best .win")).to_contain_text(re.compile(r"\d+%"))
    expect(advice.locator("li.best .reason")).not_to_be_empty()


BEST = [
    {"answer": ["Gold"], "win": 0.62, "error": 0.02, "reason": None},
    {"answer": ["Silver"], "win": 0.5, "error": 0.02, "reason": None},
    {"answer": [], "win": 0.41, "error": 0.02, "reason": None},
]
HINT = {
    "type": "hint",
    "answers": [["Gold"]],
    "phrase": ["hint-best", {}],
    "level": "expert",
    "best": BEST,
    "piles": [],
}


@pytest.mark.parametrize("text", (True, False), ids=("text", "drawn"))
def test_the_best_answers_are_told_as_text_and_heard_bug(house: House, text: bool) -> None:  # noqa: F811
    """The text table showed nothing, and nobody who listens was told."""
    anna = house.person("Anna", settings={"coach": False, "text": text})
    anna.advised(HINT)
    start = {**EARLY, "turn": {"phase": "buy", "coins": 6}}
    anna.sit(anna.position(start, FAIR))
    assert anna.asked()["kind"] == "buy"
    status = anna.page.get_by_role("status").filter(has_text=anna.say("coach-best"))
    expect(status).to_have_count(0)
    anna.button("web-suggest").first.click()
    expect(status).to_have_count(1)
    for move, win in (("move-buy", 62), ("move-buy", 50), ("move-no-buys", 41)):
        card = "1 Gold" if win == 62 else "1 Silver"
        expect(status).to_contain_text(anna.say("coach-rated", move=anna.say(move, cards=card), win=win))
    if text:
        expect(status.get_by_role("listitem")).to_have_count(3)
    Mouse(anna).answer([]) if not text else anna.page.evaluate(
        "([id]) => watched.sockets.at(-1).send(JSON.stringify({ type: 'answer', decision: id, answers: [[]] }))",
        [anna.asked()["id"]],
    )
    expect(status).to_have_count(0)


def coach_of(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("coach-warning"))


def test_the_coach_speaks_before_an_answer_that_ends_the_turn(house: House) -> None:  # noqa: F811
    anna = asks(house, coach=True)
    copper, end = anna.page.locator("[data-zone=supply] [data-card=Copper]"), anna.button("web-end-turn")
    there = end.bounding_box()
    copper.click()
    expect(coach_of(anna)).to_contain_text(anna.say("coach-win-missed", card="Province"))
    assert anna.decision is not None and anna.decision["kind"] == "buy"
    assert end.bounding_box() == there and "main" in (end.get_attribute("class") or "")  # nothing moves or shrinks
    anna.button("coach-back").click()
    expect(coach_of(anna)).to_be_hidden()
    copper.click()
    expect(coach_of(anna)).to_be_visible()
    before = anna.before()
    anna.button("coach-anyway").click()
    anna.settle(before)
    bela = asks(house, coach=False)
    before = bela.before()
    bela.page.locator("[data-zone=supply] [data-card=Copper]").click()
    bela.settle(before)


# The coach speaks of whatever is answered; what the server would have given is not sent.
WARN = """(blunder) => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const sent = JSON.parse(text);
    if (sent.type !== "answer" || !sent.coach) return send.call(this, text);
    if (blunder.given) send.call(this, text.replace('"coach":true', '"coach":false'));
    const [own, undone] = sent.decision.split(".").map(Number);
    const decision = blunder.given ? `${own + 1}.${undone}` : sent.decision;
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ ...blunder, decision }) })), 200);
  };
}"""


ASSUMED = {"n": 400, "who": "Ada", "level": "fair"}
FACT = ["coach-fact-coins", {"card": "Duchy", "before": 4.1, "after": 3.8}]
WAYS = [
    {"phrase": ["coach-way-few", {"cards": "1 Smithy"}], "wins": [0.41, 0.62]},
    {"phrase": ["coach-way-many", {"cards": ["Village", "Smithy"]}], "wins": [0.38, 0.6]},
    {"phrase": ["coach-way-begun", {}], "wins": [0.4, 0.58]},
]


def warned(house: House, given: bool, **settings: Any) -> Person:  # noqa: F811
    """Somebody with two Buys, of whose answers the coach speaks."""
    anna = house.person("Anna", settings={"coach": True, **settings})
    phrase, assumes = ["coach-all-left", {"card": "Duchy", "left": 8}], ["coach-assumes-bot", ASSUMED]
    said = {"type": "blunder", "kind": "buy", "answer": BEST[2], "best": [BEST[0], BEST[2], BEST[1]]}
    said |= {"phrase": phrase, "assumes": assumes, "given": given, "fact": FACT, "ways": WAYS}
    anna.page.add_init_script(f"({WARN})({json.dumps(said)})")
    anna.sit(anna.position({**EARLY, "turn": {"phase": "buy", "coins": 6, "buys": 2}}, FAIR))
    return anna


def test_what_the_coach_speaks_of_after_it_was_given_is_taken_back(house: House) -> None:  # noqa: F811
    anna = warned(house, given=True)
    silver = anna.page.locator("[data-zone=supply] [data-card=Silver]")
    for key in ("", "u"):
        silver.click()
        expect(coach_of(anna)).to_be_visible()
        assert anna.view["view"]["buys"] == 1
        if key:
            anna.page.keyboard.press(key)
        else:
            anna.button("coach-back").click()
        expect(coach_of(anna)).to_be_hidden()
        anna.until("watched.view?.view.buys === 2")
    silver.click()
    expect(coach_of(anna)).to_be_visible()
    anna.button("coach-anyway").click()
    expect(coach_of(anna)).to_be_hidden()
    assert anna.view["view"]["buys"] == 1


def test_who_was_asked_about_a_curse_is_not_asked_again_by_the_coach(house: House) -> None:  # noqa: F811
    anna = warned(house, given=False)
    curse = anna.page.locator("[data-zone=supply] [data-card=Curse]")
    curse.click()
    expect(anna.page.get_by_text(anna.say("warn-curse"))).to_be_visible()
    curse.click()
    anna.until("watched.view?.view.buys === 1")
    expect(coach_of(anna)).to_have_count(0)
    anna.page.locator("[data-zone=supply] [data-card=Copper]").click()
    expect(coach_of(anna)).to_be_visible()


@pytest.mark.parametrize("size", (DESKTOP, PHONE), ids=("desktop", "phone"))
def test_the_numbers_are_behind_why_and_the_main_button_stays(house: House, size: Any) -> None:  # noqa: F811
    anna = warned(house, given=False, learn=True)
    anna.resize(size)
    end = anna.button("web-end-turn")
    for _ in range(2):  # of the first click the page itself warns
        end.click()
    note, advice = coach_of(anna), anna.page.locator("[data-zone=advice] li")
    expect(note.get_by_role("paragraph")).to_have_text(anna.say("coach-all-left", card="Duchy", left=8))
    expect(advice).to_have_count(0)
    expect(note).not_to_contain_text("%")
    for words in ("coach-back", "coach-why", "coach-anyway"):
        expect(anna.button(words)).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("button.main")).to_have_count(1)
    expect(end).to_be_in_viewport(ratio=1)
    anna.page.keyboard.press("w")
    expect(advice).to_have_count(3)
    expect(advice.locator("em")).to_have_count(1)
    panel = anna.page.locator("[data-zone=advice]")
    expect(panel).to_contain_text(anna.say("coach-assumes-bot", **ASSUMED))
    expect(panel).to_contain_text(anna.say(FACT[0], **FACT[1]))
    rows = [[anna.say("coach-ways"), anna.say("coach-no-card"), "Gold"]]
    for way in WAYS:
        id, values = way["phrase"]
        values = {name: ", ".join(value) if isinstance(value, list) else value for name, value in values.items()}
        rows.append([anna.say(id, **values), *(f"{win:.0%}" for win in way["wins"])])
    assert [row.locator("th, td").all_inner_texts() for row in panel.get_by_role("row").all()] == rows
    expect(panel).not_to_contain_text("±")
    assert anna.misfits() == []
    anna.page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    expect(end).to_be_in_viewport()


def test_the_coach_is_offered_after_three_games(house: House) -> None:  # noqa: F811
    early = house.person("Anna", settings={"coach": None, "ended": ["a", "b"]})
    early.sit(early.position(EARLY, FAIR))
    early.asked()
    expect(coach_of(early)).to_have_count(0)
    anna = house.person("Anna", settings={"coach": None, "ended": ["a", "b", "c"]})
    anna.sit(anna.position(EARLY, FAIR))
    expect(coach_of(anna)).to_contain_text(anna.say("coach-offer"))
    anna.button("coach-offer-yes").click()
    expect(coach_of(anna)).to_have_count(0)
    assert anna.page.evaluate("JSON.parse(localStorage['demesne.settings']).coach") is True


def answers(person: Person) -> list[dict[str, Any]]:
    return [message for message in person.read("sent") if message["type"] == "answer"]


def test_enter_on_the_end_screen_presses_the_highlighted_button(house: House) -> None:  # noqa: F811
    anna = house.person("Anna")
    table = won(anna)
    expect(anna.page.locator("button.main")).to_have_count(1)
    anna.page.locator("body").evaluate("() => document.activeElement?.blur()")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url(lambda address: "/t/" in address and table not in address)


def test_the_coach_warns_before_a_purchase_ahead_of_its_time(house: House) -> None:  # noqa: F811
    """The Treasures are still in hand: a click on a pile plays them and buys."""
    anna = house.person("Anna", settings={"coach": True})
    anna.sit(anna.position(LATE, FAIR))
    asked = anna.asked()
    assert asked["kind"] == "treasure" and "Copper" in asked["ahead"]
    anna.page.locator("[data-zone=supply] [data-card=Copper]").click()
    expect(coach_of(anna)).to_contain_text(anna.say("coach-win-missed", card="Province"))
    anna.button("coach-why").click()
    expect(anna.page.locator("[data-zone=advice] li.best")).to_contain_text(anna.say.name("Province"))
    assert anna.decision == asked
    before = anna.before()
    anna.button("coach-anyway").click()
    anna.settle(before)
    sent = [message for message in anna.read("sent") if message["type"] == "buy_ahead"]
    assert [message["coach"] for message in sent] == [True, False] and sent[1]["card"] == "Copper"


def test_between_people_there_are_hints_only_if_the_table_has_them(house: House) -> None:  # noqa: F811
    for hints in (False, True):
        anna, bela = house.person("Anna"), house.person("Béla")
        made = anna.post(
            "/api/tables",
            kingdom={"set": "First Game"},
            seats=[{"kind": "me", "name": "Anna"}, {"kind": "friend"}],
            options={"first": 0, "hints": hints, "seed": "1"},
        )
        anna.page.goto(f"/t/{made['table']}")
        bela.page.goto(made["links"]["join"])
        bela.button("web-arrive-sit").click()
        anna.asked()
        expect(anna.button("web-suggest")).to_have_count(1 if hints else 0)


def test_a_decision_tried_again_is_answered_by_the_table(house: House) -> None:  # noqa: F811
    anna = house.person("Anna")
    table = anna.position(EARLY, FAIR)
    copper = ["Copper"] * 4
    rated = [{"answer": answer, "win": win, "error": 0, "reason": None} for answer, win in ((copper, 0.9), ([], 0.5))]
    judged = {"index": 3, "turn": 7, "seat": 0, "kind": "treasure", "source": None, "chosen": [], "answers": rated}
    again = json.dumps({"origin": "abc", "level": "fair", "judged": judged})
    anna.page.add_init_script(f"sessionStorage.setItem('again-{table}', {json.dumps(again)})")
    anna.sit(table)
    note = anna.page.locator("[role=status] .again")
    expect(note).to_contain_text(anna.say("story-turn", n=7))
    expect(note.get_by_role("button")).to_have_count(0)
    Mouse(anna).answer(copper)
    expect(note).to_contain_text(anna.say("story-verdict", verdict="best"))
    expect(note.get_by_role("link")).to_have_attribute("href", "/t/abc")
