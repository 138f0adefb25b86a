"""After a game: the end screen, the analysis board that fills in, the coach."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

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
    expect(page.locator(".ribbon")).to_contain_text("Anna" if mine else "Ada")
    expect(page.locator(".champion .crest .crest")).to_be_visible()
    assert page.locator(".crown").count() == mine
    expect(page.get_by_role("heading", name=say("end-standings"))).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(re.escape(say("end-chance-of", who="Anna"))))).to_be_visible()
    expect(page.get_by_role("heading", name=say("end-costliest"))).to_be_visible()
    expect(page.get_by_role("heading", name=say("end-luck"))).to_be_visible()
    for button in ("web-rematch", "web-new-kingdom", "end-analyse"):
        expect(anna.button(button)).to_be_visible()
    hashes = page.locator("details").filter(has_text=say("web-fairness"))
    expect(hashes).not_to_have_attribute("open", "")
    anna.button("end-analyse").click()
    expect(page).to_have_url(re.compile(f"/review/{table}"))


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
HINT = {"type": "hint", "answers": [["Gold"]], "phrase": ["hint-do", {}], "level": "expert", "best": BEST, "piles": []}


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
        expect(status).to_contain_text(anna.say("coach-rated", move=anna.say(move, cards=card), win=win, error=2))
    if text:
        expect(status.get_by_role("listitem")).to_have_count(3)
    Mouse(anna).answer([]) if not text else anna.page.evaluate(
        "([id]) => watched.sockets.at(-1).send(JSON.stringify({ type: 'answer', decision: id, answers: [[]] }))",
        [anna.asked()["id"]],
    )
    expect(status).to_have_count(0)


def test_the_coach_warns_before_a_blunder_unless_switched_off(house: House) -> None:  # noqa: F811
    anna = asks(house, coach=True)
    anna.page.locator("[data-zone=supply] [data-card=Curse]").click()
    warning = anna.page.get_by_role("region", name=anna.say("coach-warning"))
    expect(warning).to_be_visible()
    expect(warning.locator("li em")).to_have_text(anna.say("coach-yours"))  # nothing has been played yet
    assert anna.decision is not None and anna.decision["kind"] == "buy"
    anna.button("coach-back").click()
    expect(warning).to_be_hidden()
    anna.page.locator("[data-zone=supply] [data-card=Curse]").click()
    before = anna.before()
    anna.button("coach-anyway").click()
    anna.settle(before)
    bela = asks(house, coach=False)
    before = bela.before()
    bela.page.locator("[data-zone=supply] [data-card=Curse]").click()
    bela.settle(before)


def test_while_the_coach_warns_enter_and_escape_choose_again(house: House) -> None:  # noqa: F811
    """One button is highlighted; Enter presses it and gives no answer, however often."""
    anna = asks(house, coach=True)
    page, curse = anna.page, anna.page.locator("[data-zone=supply] [data-card=Curse]")
    warning = page.get_by_role("region", name=anna.say("coach-warning"))
    asked, sent = anna.decision, len(answers(anna))
    for n, key in enumerate(("Enter", "Escape", "Space"), start=1):
        curse.click()
        expect(warning).to_be_visible()
        expect(page.locator("button.main")).to_have_count(1)
        expect(page.locator("button.main")).to_have_accessible_name(anna.say("coach-back"))
        expect(anna.button("coach-back")).to_be_focused()
        page.keyboard.press(key)
        expect(warning).to_be_hidden()
        expect(page.locator("button.main")).to_have_accessible_name(anna.say("web-end-turn"))
        assert anna.decision == asked and len(answers(anna)) == sent + n
    curse.click()
    expect(warning).to_be_visible()
    before = anna.before()
    page.keyboard.press("Tab")
    expect(anna.button("coach-anyway")).to_be_focused()
    page.keyboard.press("Enter")
    anna.settle(before)
    assert answers(anna)[-1]["answers"] == [["Curse"]]


# The coach warns before whatever is answered; nothing is sent.
WARN = """(blunder) => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const sent = JSON.parse(text);
    if (sent.type !== "answer" || !sent.coach) return send.call(this, text);
    const data = JSON.stringify({ ...blunder, decision: sent.decision });
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })));
  };
}"""


@pytest.mark.parametrize("size", (DESKTOP, PHONE), ids=("desktop", "phone"))
def test_the_coach_warns_once_and_its_buttons_are_in_sight_bug(house: House, size: Any) -> None:  # noqa: F811
    """The answer was listed twice; the click before it had left a warning of its own, and on a phone a button was below the fold."""
    anna = house.person("Anna", settings={"coach": True, "learn": True})
    blunder = {
        "type": "blunder",
        "kind": "buy",
        "answer": BEST[2],
        "best": [BEST[0], BEST[2], BEST[1]],
        "phrase": ["hint-do", {}],
    }
    anna.page.add_init_script(f"({WARN})({json.dumps(blunder)})")
    anna.sit(anna.position({**EARLY, "turn": {"phase": "buy", "coins": 6}}, FAIR))
    anna.resize(size)
    for _ in range(2):  # the first click is warned of by the page itself
        anna.button("web-end-turn").click()
    warning = anna.page.get_by_role("region", name=anna.say("coach-warning"))
    expect(warning.locator("li")).to_have_count(3)
    expect(warning.locator("li em")).to_have_count(1)
    expect(anna.page.locator(".note.warn, .learn")).to_have_count(0)
    for words in ("coach-back", "coach-anyway"):
        expect(anna.button(words)).to_be_in_viewport(ratio=1)
    expect(anna.button("coach-back")).to_be_focused()
    expect(anna.page.locator("button.main")).to_have_count(1)
    anna.page.keyboard.press("Escape")
    expect(warning).to_be_hidden()
    expect(anna.button("web-end-turn")).to_be_in_viewport()


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
    assert asked["kind"] == "treasure" and "Curse" in asked["ahead"]
    anna.page.locator("[data-zone=supply] [data-card=Curse]").click()
    warning = anna.page.get_by_role("region", name=anna.say("coach-warning"))
    expect(warning).to_be_visible()
    expect(warning.locator("li.best")).to_contain_text(anna.say.name("Province"))
    assert anna.decision == asked
    before = anna.before()
    anna.button("coach-anyway").click()
    anna.settle(before)
    sent = [message for message in anna.read("sent") if message["type"] == "buy_ahead"]
    assert [message["coach"] for message in sent] == [True, False] and sent[1]["card"] == "Curse"


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
