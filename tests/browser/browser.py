"""A real server, a real Chromium, and simulated people who answer by mouse, touch, keys, names or typed lines.

The state of the table is read from the messages the page has processed, so that nobody acts on an outdated screen.
Where Chromium is missing these tests are skipped (tests/missing.py).
"""

from __future__ import annotations

import contextlib
import copy
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Response,
    TimeoutError,
    WebSocket,
    expect,
    sync_playwright,
)
from websockets.sync.client import connect

from demesne.bots import choose
from demesne.languages import Language, language
from demesne.refusal import Phrase
from demesne.server import page as built
from missing import missing
from postgres import free_port

# pages that Chromium loads into its own window for every new one, which takes half of the time of opening it
ITS_OWN_PAGES = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
# what Playwright switches off: the flag is taken from whoever gives it last
FOR_PLAYWRIGHT = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"),
    *("HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch"),
)
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--no-first-run", f"--disable-features={','.join((*FOR_PLAYWRIGHT, *ITS_OWN_PAGES))}"),
)
PATIENCE = 180.0  # seconds; two busy cores may have many tests to run
expect.set_options(timeout=PATIENCE * 1000)
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
GENTLE = {"kind": "bot", "level": "gentle"}
FIRST_GAME = {"set": "First Game"}

Decision = dict[str, Any]
Position = dict[str, Any]

# The program, but a table waits longer for a search: a worker may get little of two busy cores.
PATIENT = f"""
from demesne.server import thinking
thinking.WAITING = {PATIENCE / 2}
from demesne.__main__ import run
run()
"""
DEMESNE = ("-c", PATIENT)

# The same, but the secret of a fair deal is fixed, so that a test always gets the same game.
SAME_DEAL = f"""
import itertools, secrets
drawn, tables = secrets.token_hex, itertools.count(1)
secrets.token_hex = lambda n=None: "7" * 64 if n == 32 else f"{{next(tables):024x}}" if n == 12 else drawn(n)
{PATIENT}
"""

# Listens to the page's own sockets. A message counts when the page has drawn it: its work is done before a timer runs.
WATCH = """(settings) => {
  if (window.watched) return;
  for (const [key, value] of Object.entries(settings)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  crypto.getRandomValues = (bytes) => bytes.fill(settings["demesne.name"].charCodeAt(0));  // a person's part of the deal
  const watched = (window.watched = { n: 0, refusals: 0, you: [], view: null, log: [], told: [], sent: [], sockets: [] });
  const hear = (message) => {
    if (message.type === "welcome") Object.assign(watched, { you: message.you, links: message.links });
    if (message.type === "view") {
      watched.log = [...watched.log.slice(0, message.log.keep), ...message.log.lines];
      watched.view = message;
      watched.n++;
    }
    if (message.type === "refused") watched.refusals++;
    if (message.type === "told") watched.told = message.lines;
  };
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      watched.sockets.push(this);
      this.addEventListener("message", (event) => setTimeout(() => hear(JSON.parse(event.data))));
    }
    send(data) {
      watched.sent.push(JSON.parse(data));
      super.send(data);
    }
  };
}"""

# A tab with a language of its own: storage is shared by all tabs.
SPEAK = """(lang) => {
  const kept = Storage.prototype.getItem;
  Storage.prototype.getItem = function (key) { return key === "demesne.language" ? lang : kept.call(this, key); };
}"""

# As by a link inside the page.
GO = """(path) => {
  Object.assign(window.watched, { view: null, you: [], log: [] });
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""

# What does not fit: texts that are cut off or overflow their card or button, overlapping zones, a page that scrolls.
FITS = """() => {
  const wrong = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  const wide = innerWidth >= 992;
  if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} wide`);
  if (wide && scrollHeight > innerHeight) wrong.push(`the page is ${scrollHeight} high`);
  const out = (inner, outer) => inner.left < outer.left - 1 || inner.right > outer.right + 1;
  const below = (inner, outer) => inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, box = text.parentElement;
    if (!text.data.trim() || !box.checkVisibility({ visibilityProperty: true }) || box.closest(".unseen, [inert], select, script, .badge")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const inner = range.getBoundingClientRect();
    for (let outer = box; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(outer);
      if (/auto|scroll/.test(overflowX + overflowY) && outer.tagName !== "INPUT") break;
      if (display === "inline" || display === "contents") continue;
      const bounds = outer.getBoundingClientRect();
      const holds = outer.matches("button, .card, [data-zone], th, td");
      if (out(inner, bounds) && (holds || overflowX !== "visible")) wrong.push(`"${text.data.trim()}" is wider than its ${outer.className}`);
      else if (below(inner, bounds) && (outer.matches("button, .card, [data-zone=prompt]") || overflowY !== "visible")) wrong.push(`"${text.data.trim()}" is higher than its ${outer.className}`);
    }
  }
  const zones = ["supply", "prompt", "hand", "piles"].map((name) => document.querySelector(`[data-zone=${name}]`)).filter(Boolean);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  if (wide) {
    const boxes = zones.map((zone) => zone.getBoundingClientRect());
    boxes.forEach((box, i) => boxes.slice(i + 1).forEach((other) => over(box, other) && wrong.push("zones lie over each other")));
  } else {
    const [top, bottom] = [".top", ".bottom"].map((name) => document.querySelector(name)?.getBoundingClientRect());
    if (top && bottom && !document.querySelector(".stack.low") && bottom.top - top.bottom < 44) wrong.push("question and hand leave no room for the table");
  }
  return wrong;
}"""

# After an answer: the next decision of this page, somebody else's turn on the same device, the end, or a refusal.
SETTLED = """(before) => {
  const { view, you, n, refusals } = window.watched;
  if (refusals > before.refusals) return "refused";
  if (!view || n <= before.n) return null;
  if (view.state !== "running") return view.state;
  if (view.decision) return view.decision.id !== before.id || view.seat !== before.seat ? "asked" : null;
  if (you.length > 1 && document.querySelector("main .seats button")) return "passed";
  return before.others && view.view.waits ? "waits" : null;
}"""

# The coach says what a test wants; nothing is sent.
ADVISE = """(hint) => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const sent = JSON.parse(text);
    if (sent.type !== "suggest") return send.call(this, text);
    const data = JSON.stringify({ ...hint, decision: sent.decision });
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })));
  };
}"""

# A view of a game that no card can make yet.
BESIDE = """(besides) => {
  const parse = JSON.parse;
  JSON.parse = (...given) => {
    const told = parse(...given);
    if (told?.type === "view") told.view.besides = besides;
    return told;
  };
}"""

# What has the focus once the page is drawn; nothing if it is lost.
FOCUSED = """() => new Promise((done) => requestAnimationFrame(() => {
  const { activeElement } = document;
  done(activeElement && activeElement !== document.body && activeElement.checkVisibility() ? activeElement.outerHTML.slice(0, 80) : "");
}))"""


class House:
    """A server process with its database in a folder of its own, and a browser to look at it."""

    def __init__(self, home: pathlib.Path, browser: Browser, program: Sequence[str] = DEMESNE) -> None:
        self.home = home
        self.program = program
        self.browser = browser
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.people: list[Person] = []
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--dev", "--port", str(self.port)]
        settings = {**os.environ, "DEMESNE_HOME": str(self.home), "DEMESNE_LANG": "en"}
        with open(self.home / "log", "ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=settings)
        until = time.monotonic() + PATIENCE
        while not self._is_ready():
            assert self._process.poll() is None and time.monotonic() < until, (self.home / "log").read_text()[-2000:]
            time.sleep(0.05)

    def _is_ready(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/health/ready").status_code == 200
        return False

    def kill(self) -> None:
        """At once, as in a crash."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def person(self, name: str = "Anna", lang: str = "en", **device: Any) -> Person:
        """Somebody with a browser of their own."""
        person = Person(self, name, lang, device)
        self.people.append(person)
        return person

    def part(self) -> None:
        """Everybody leaves; any error their browsers reported is a failure."""
        people, self.people = self.people, []
        for person in people:
            person.context.close()
        complaints = [complaint for person in people for complaint in person.complaints]
        assert not complaints, complaints


NO_CHROMIUM = "Chromium is not installed (Debian: apt install chromium)"


def found() -> str | None:
    """Where Chromium is."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@contextlib.contextmanager
def opened(home: pathlib.Path) -> Iterator[House]:
    """A server for as long as a test needs it."""
    if not (pathlib.Path(built.__file__).parent / built.FOLDER / built.INDEX).is_file():
        pytest.fail("the page is not built into the installed package")
    chromium = found()
    if chromium is None:
        missing("browser", NO_CHROMIUM)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        house = House(home, browser)
        try:
            house.start()
            yield house
        finally:
            browser.close()
            house.stop()


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def house(open_house: House) -> Iterator[House]:
    """The module's server; after each test everybody leaves."""
    yield open_house
    open_house.part()


class Person:
    """Somebody at a page."""

    def __init__(self, house: House, name: str, lang: str, device: dict[str, Any]) -> None:
        self.house = house
        self.name = name
        self.say: Language = language(lang)
        kept = {"learn": False, "speed": "off", "coach": False, "ended": ["before"], **device.pop("settings", {})}
        settings = {"demesne.name": name, "demesne.language": lang, "demesne.settings": json.dumps(kept)}
        given = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB", **device}
        self.context: BrowserContext = house.browser.new_context(base_url=house.url, **given)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(f"({WATCH})({json.dumps(settings)})")
        self.complaints: list[str] = []
        self.frames: list[tuple[str, str]] = []  # everything sent or received through sockets
        self.responses: list[Response] = []
        self.page: Page = self._open()

    def tab(self, lang: str, viewport: Any = DESKTOP) -> Person:
        """One more tab of the same browser, in another language or size."""
        other = copy.copy(self)
        other.say = language(lang)
        other.page = self._open()
        other.page.set_viewport_size(viewport)
        other.page.add_init_script(f"({SPEAK})({json.dumps(lang)})")
        return other

    def _open(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(error.stack or str(error)))
        page.on("request", lambda request: self._asked(request.url))
        page.on("response", lambda response: self.responses.append(response))
        page.on("websocket", self._listen)
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.frames.append(("sent", str(frame))))
        socket.on("framereceived", lambda frame: self.frames.append(("got", str(frame))))

    def bodies(self) -> list[str]:
        """The server's responses to the page, besides the page itself."""
        return [response.text() for response in self.responses if "/api/" in response.url]

    def _asked(self, url: str) -> None:
        if not url.startswith((self.house.url, "data:", "blob:")):
            self.complaints.append(f"asked a stranger: {url}")

    # tables

    def post(self, path: str, **data: Any) -> dict[str, Any]:
        """A request the page itself could make, as the same guest."""
        response = self.context.request.post(path, data=data, max_retries=5)
        assert response.ok, response.text()
        told: dict[str, Any] = response.json()
        return told

    def table(self, *others: dict[str, Any], kingdom: dict[str, Any] = FIRST_GAME, **options: Any) -> str:
        """A new table where this person sits first."""
        seats = [{"kind": "me", "name": self.name}, *others]
        options = {"seed": "1", "first": 0, **options}
        made = self.post("/api/tables", kingdom=kingdom, seats=seats, options=options)
        return str(made["table"])

    def position(self, position: Position, *others: dict[str, Any], **options: Any) -> str:
        """A table that begins from a position."""
        seats = [{"kind": "me", "name": self.name}, *others]
        made = self.post("/api/dev/tables", position=position, seats=seats, options=options)
        return str(made["table"])

    def sit(self, table: str) -> None:
        """Go to the table and wait until it is there."""
        self.page.goto(f"/t/{table}")
        self.until("watched.view || watched.you.length > 1")

    def change_to(self, table: str) -> None:
        """To another table without reloading the page."""
        self.page.evaluate(GO, f"/t/{table}")
        self.until("watched.view || watched.you.length > 1")

    def advised(self, hint: dict[str, Any]) -> None:
        """Whatever is asked of the coach, this is the answer; to be said before the page is opened."""
        self.page.add_init_script(f"({ADVISE})({json.dumps(hint)})")

    def besides(self, besides: dict[str, Any]) -> None:
        """Every view has this besides; to be said before the page is opened."""
        self.page.add_init_script(f"({BESIDE})({json.dumps(besides)})")

    # what is on the table

    def until(self, what: str, arg: Any = None) -> None:
        """Wait for something about the messages; by a timer, which runs in tabs behind others too."""
        try:
            self.page.wait_for_function(f"(arg) => {what}", arg=arg, polling=20)
        except TimeoutError:
            raise AssertionError(
                f"{self.name} waits in vain for {what} at {self.page.url}: {self.frames[-2:]}"
            ) from None

    def read(self, what: str) -> Any:
        return self.page.evaluate(f"() => window.watched?.{what}")

    @property
    def decision(self) -> Decision | None:
        found: Decision | None = self.read("view?.decision")
        return found

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.read("view")
        return found

    @property
    def over(self) -> bool:
        return bool(self.read("view?.state") == "over")

    def before(self, others: bool = False) -> dict[str, Any]:
        """What is there now; with others also their turn is worth waiting for."""
        what = "({ n: watched.n, refusals: watched.refusals, id: watched.view?.decision?.id ?? '', seat: watched.view?.seat })"
        return {**self.page.evaluate(f"() => {what}"), "others": others}

    def settle(self, before: dict[str, Any]) -> str:
        """Wait until the page has something new to act on; says what."""
        try:
            return str(self.page.wait_for_function(SETTLED, arg=before, polling=20).json_value())
        except TimeoutError:
            self.page.screenshot(path=self.house.home / "stuck.png")
            raise AssertionError(f"nothing new after {before}: {self.heading()}, {self.decision}") from None

    def take(self, name: str) -> None:
        """On a shared device: the next one takes it."""
        self.page.evaluate("() => { watched.view = null; }")
        self.button("web-cover-take", who=name).dispatch_event(
            "click"
        )  # a tab behind others draws no frames to wait for
        self.until("watched.view")

    def asked(self) -> Decision:
        """Wait for a decision of this person."""
        self.until("watched.view?.decision")
        decision = self.decision
        assert decision is not None
        return decision

    # what is visible

    def button(self, id: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(id, **values), exact=True)

    def heading(self) -> str:
        """The question, or who the game is waiting for."""
        return self.page.locator("[data-rest]").inner_text()

    def log_texts(self) -> list[str]:
        return [self.said(phrase) for _, phrase, *_ in self.read("log")]

    def log_shown(self) -> list[str]:
        """The log as the page shows it: without new hands at a turn's end, and without the name of whose turn it is."""
        turns: list[list[Any]] = [[]]
        for line in self.read("log"):
            if line[0] == 0:
                turns.append([])
            turns[-1].append(line)
        first, *others = turns
        kept = [self.said(line[1]) for line in first if line[0] > 1 or line[3] not in ("draw", "shuffle")]
        for head, *lines in others:
            now, name = head is others[-1][0], f"{self.view['seats'][head[2]]['name']} "
            while not now and lines and lines[-1][0] <= 1 and tuple(lines[-1][2:4]) == (head[2], "draw"):
                lines.pop()
            kept.append(self.said(head[1]))
            kept += [self.said(line[1]).removeprefix(name if line[2] == head[2] else "") for line in lines]
        return kept

    def said(self, phrase: Any) -> str:
        """What a phrase of a message says in this person's language."""
        return self.say.phrase(phrase_of(phrase))

    def resize(self, size: Any) -> None:
        """Another screen size; wait until the table has adapted to it."""
        self.page.set_viewport_size(size)
        self.until("innerWidth === arg && !!document.querySelector('.table.narrow') === arg < 992", size["width"])

    def focused(self) -> str:
        """What has the focus; nothing if it is lost."""
        return str(self.page.evaluate(FOCUSED))

    def misfits(self) -> list[str]:
        """What does not fit on the page."""
        found: list[str] = self.page.evaluate(FITS)
        return found


def phrase_of(value: Any) -> Any:
    """A value of a message, phrases in it as phrases."""
    if not isinstance(value, list):
        return value
    if len(value) == 2 and isinstance(value[1], dict):
        return Phrase(value[0], {name: phrase_of(part) for name, part in value[1].items()})
    return [phrase_of(part) for part in value]


# answering


def options_of(decision: Decision) -> list[str]:
    """Every option as often as it may be named."""
    return [name for name, copies in decision["options"] for _ in range(copies)]


def simple(person: Person, decision: Decision) -> list[str]:
    """A sensible answer: the simple bot's."""
    return choose(person.view["view"], {**decision, "options": options_of(decision)})


def way_of(decision: Decision) -> str:
    """The gesture with which the page takes an answer."""
    kind, least, most = decision["kind"], decision["least"], decision["most"]
    if kind == "order":
        return "react"
    if kind == "return" and decision["zone"] is None:
        return "amount"
    if kind in ("action", "buy", "treasure", "react", "name", "position"):
        return str(kind)
    if least == 0 and most == 1 and len(decision["options"]) == 1:
        return "yes-no"
    if kind == "choose":
        return "options" if most > 1 else "option"
    return "one" if most == 1 else "order" if decision["ordered"] else "several"


def place_of(decision: Decision) -> str:
    """The zone of the page where the options lie."""
    if decision["zone"] == "hand":
        return "hand"
    if decision["zone"] == "supply" or decision["kind"] == "name":
        return "supply"
    return "tray" if decision["zone"] is not None and way_of(decision) != "yes-no" else "answers"


Piles = list[list[str]]


def piles_of(decision: Decision, answers: dict[str, list[str]]) -> Piles:
    """A fate for every card: the answers by kind, else as few as must be; the last fate takes the rest."""
    left, piles = list(decision["laid"]), []
    for fate in decision["fates"]:
        last = fate is decision["fates"][-1]
        pile = answers.get(fate["kind"], left[:] if last else left[: fate["least"]])
        for name in pile:
            left.remove(name)
        piles.append(list(pile))
    return piles


def next_of(decision: Decision, card: str) -> Decision | None:
    """The question that follows a card and is asked together with it."""
    found = next((then for then in decision["then"] if card in then["after"]), None)
    return {**decision, **found, "zone": None, "then": []} if found else None


NOTHING = {
    "action": "web-end-actions",
    "treasure": "web-end-treasures",
    "buy": "web-end-turn",
    "react": "web-react-none",
    "yes-no": "web-no",
}


class Hands:
    """How a person answers: the same steps for all, each with its own gesture."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.say = person.say

    # gestures

    def act(self, thing: Locator) -> None:
        thing.click()

    def press(self, id: str, **values: Any) -> None:
        """A button of the prompt."""
        self.act(self.within("answers").get_by_role("button", name=self.say(id, **values), exact=True))

    def decline(self, id: str, way: str) -> None:
        """The button of the empty answer."""
        self.press(id)

    def take(self, decision: Decision, n: int) -> None:
        """So many of the card picked before."""
        self.act(self.within("answers").get_by_role("group").get_by_role("button").nth(n - decision["least"]))

    def choose(self, decision: Decision, option: str) -> None:
        """One of the texts a card lets one choose from."""
        if decision["kind"] == "react" and decision["zone"] == "hand":
            return self.press("web-react", card=option)
        text = self.say.name(option) if way_of(decision) == "react" else self.say._option(decision["source"], option)
        return self.act(
            self.within("answers").get_by_role("button", name=re.compile(f"^{re.escape(text)}$", re.IGNORECASE))
        )

    def pick(self, decision: Decision, name: str) -> None:
        self.act(self.card(place_of(decision), name))

    def put(self, decision: Decision, n: int) -> None:
        """A place in the deck."""
        bottom = len(decision["options"]) - 1
        if n in (0, bottom):
            self.press("web-position-bottom" if n else "web-position-top")
        else:
            self.page.get_by_role("slider").fill(str(n))

    def fate(self, decision: Decision, at: int, fate: int) -> None:
        """What becomes of the card in that place: the card, then the column."""
        if not self.face(at).locator("xpath=self::*[contains(@class, 'chosen')]").count():
            self.act(self.face(at))
        self.act(self.column(decision, fate).locator(".head"))

    def onto(self, at: int, other: int) -> None:
        """Of those put back it comes to the place of the other one."""
        self.act(self.face(at))
        self.act(self.face(other))

    # where things are

    def laid(self, decision: Decision, at: int) -> Locator:
        """The choice of a place for a card that was looked at."""
        cards = decision["laid"]
        group = self.within("tray").get_by_role("group", name=self.say.name(cards[at]), exact=True)
        return group.nth(cards[:at].count(cards[at]))

    def face(self, at: int) -> Locator:
        return self.within("tray").locator(f"[data-at='{at}']")

    def column(self, decision: Decision, fate: int) -> Locator:
        return self.within("tray").locator(f"[data-fate={decision['fates'][fate]['kind']}]")

    def within(self, zone: str) -> Locator:
        return self.page.locator(f"[data-zone={zone}]")

    def card(self, zone: str, name: str) -> Locator:
        return self.within(zone).get_by_role("button", name=re.compile(f"^{re.escape(self.say.name(name))}(,|$)"))

    # a whole answer

    def arrange(self, piles: Piles) -> str:
        """Give every card its fate and wait for what follows."""
        decision = self.person.decision
        assert decision is not None
        before = self.person.before()
        self.lay(decision, piles)
        settled = self.person.settle(before)
        assert settled != "refused", (decision, piles)
        return settled

    def lay(self, decision: Decision, piles: Piles) -> None:
        cards, given = decision["laid"], {}
        for fate, pile in enumerate(piles):
            for name in pile:
                given[next(at for at, card in enumerate(cards) if card == name and at not in given)] = fate
        for at, fate in given.items():
            together = decision["fates"][fate]["together"] and at != next(iter(given))
            if fate < len(piles) - 1 and not together:
                self.fate(decision, at, fate)
        back = [at for at, fate in given.items() if decision["fates"][fate]["kind"] == "topdeck"]
        lies = sorted(back)
        for n, at in enumerate(back):
            if cards[lies[n]] != cards[at]:
                self.onto(at, lies[n])
                lies.remove(at)
                lies.insert(n, at)
        self.press("web-confirm")

    def answer(self, picks: Sequence[str], others: bool = False) -> str:
        """Give it and wait for what follows."""
        decision = self.person.decision
        assert decision is not None
        before = self.person.before(others)
        self.give(decision, picks)
        if len(picks) < 2 and "".join(picks) in decision["warnings"]:
            self.give(decision, picks)
        settled = self.person.settle(before)
        assert settled != "refused", (decision, picks)
        return settled

    def both(self, picks: Sequence[str], more: Sequence[str]) -> str:
        """A card of the hand and the answer to what follows it, and wait for what comes then."""
        decision = self.person.decision
        assert decision is not None
        before = self.person.before()
        self.link(decision, picks[0], more)
        settled = self.person.settle(before)
        assert settled != "refused", (decision, picks, more)
        return settled

    def link(self, decision: Decision, card: str, more: Sequence[str] | None = None) -> None:
        """Without `more` the first that can be chosen."""
        self.pick(decision, card)
        if then := next_of(decision, card):
            self.give(then, options_of(then)[: then["least"]] if more is None else more)

    def give(self, decision: Decision, picks: Sequence[str]) -> None:
        if decision["fates"]:
            return self.lay(decision, piles_of(decision, {decision["kind"]: list(picks)}))
        if decision["then"]:
            return self.link(decision, picks[0])
        way = way_of(decision)
        confirmed = way in ("several", "order", "options")
        if way == "position":
            self.put(decision, int(picks[0]))
            self.press("web-confirm")
        elif way == "amount":
            self.take(decision, len(picks))
        elif not picks:
            effects = way == "react" and decision["zone"] is None
            self.decline("web-nothing" if effects else NOTHING.get(way, "web-nothing"), way)
        elif way == "treasure" and len(picks) == len(options_of(decision)) > 1:
            known = decision["treasures"] is not None
            self.press("web-treasures-for", n=decision["treasures"]) if known else self.press("web-treasures")
        elif way == "yes-no":
            self.press("web-yes")
        else:
            for n, pick in enumerate(picks):
                if way == "order" and self.is_clear(decision, picks[:n]):
                    break
                if way in ("option", "options", "react"):
                    self.choose(decision, pick)
                else:
                    self.pick(decision, pick)
            if confirmed:
                self.press("web-confirm")

    def has_focus(self, settled: str) -> None:
        """Something has the focus, even after the focused element is gone."""
        if settled == "over":
            self.page.get_by_role("heading", level=1, name=self.say("end-title")).wait_for()
        assert self.person.focused(), f"the focus is lost: {settled}, {self.person.heading()}"

    def is_clear(self, decision: Decision, picks: Sequence[str]) -> bool:
        """Only one kind of card is left for the rest of an order: the page has put it there."""
        left = options_of(decision)
        for pick in picks:
            left.remove(pick)
        return bool(picks) and decision["most"] == len(options_of(decision)) and len(set(left)) == 1

    def play(self, decide: Callable[[Person, Decision], list[str]] = simple, most: int = 400) -> None:
        """Answer until the game is over."""
        for _ in range(most):
            if self.person.over:
                return
            decision = self.person.asked()
            self.answer(decide(self.person, decision))
        raise AssertionError(f"not over after {most} answers")


def play_together(
    people: Sequence[Hands], decide: Callable[[Person, Decision], list[str]] = simple, most: int = 600
) -> None:
    """Everybody answers when asked, until the game is over or `most` answers have been given."""
    while most and not people[0].person.over:
        asked = next((hands for hands in people if hands.person.decision), None)
        if asked is None:
            people[0].page.wait_for_timeout(20)
            continue
        asked.answer(decide(asked.person, asked.person.asked()), others=True)
        most -= 1


class Mouse(Hands):
    """Points and clicks."""


class Fingers(Hands):
    """Taps."""

    def act(self, thing: Locator) -> None:
        thing.tap()


class Keys(Hands):
    """Never leaves the keyboard: digits and letters; Tab, arrows and Enter where something has no key of its own."""

    LETTERS = {
        **{"web-end-treasures": "e", "web-yes": "y", "web-no": "n", "web-treasures-for": "t", "web-treasures": "t"},
        "web-react-none": "n",
    }

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.led = False  # the focus was led somewhere, and Enter is for what has it

    def answer(self, picks: Sequence[str], others: bool = False) -> str:
        settled = super().answer(picks, others)
        self.has_focus(settled)
        return settled

    def press(self, id: str, **values: Any) -> None:
        if id in self.LETTERS:
            self.key(self.LETTERS[id])
        elif self.led:
            self.go_to(self.within("answers").get_by_role("button", name=self.say(id, **values), exact=True))
        else:
            self.page.keyboard.press("Enter")

    def take(self, decision: Decision, n: int) -> None:
        if self.led:
            return super().take(decision, n)
        self.key(str(n))

    def decline(self, id: str, way: str) -> None:
        """Enter is for the highlighted button: of effects the first one."""
        self.key("n") if way == "react" else self.press(id)

    def choose(self, decision: Decision, option: str) -> None:
        names = [name for name, _ in decision["options"]]
        self.key(str((names.index(option) + 1) % 10))

    def pick(self, decision: Decision, name: str) -> None:
        zone = place_of(decision)
        card = self.card(zone, name)
        digit = card.locator("xpath=..").locator("kbd")
        if digit.count():
            self.key(digit.inner_text())
        else:
            self.go_to(card, self.within(zone).locator("button.card[tabindex='0']"))

    FATES = {"trash": "t", "discard": "d", "topdeck": "b"}

    def fate(self, decision: Decision, at: int, fate: int) -> None:
        self.key(str(at + 1))
        self.key(self.FATES[decision["fates"][fate]["kind"]])

    def onto(self, at: int, other: int) -> None:
        """By arrows, a place at a time."""
        self.key(str(at + 1))
        lies = [
            face.get_attribute("data-at") for face in self.within("tray").locator("[data-fate=topdeck] [data-at]").all()
        ]
        for _ in range(lies.index(str(at)) - lies.index(str(other))):
            self.key("ArrowLeft")

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.led = False

    def go_to(self, thing: Locator, group: Locator | None = None) -> None:
        """By Tab to it, or to its group and on by arrows; then Enter."""
        self.lead(group or thing, "Tab")
        if group:
            self.page.keyboard.press("Home")
            self.lead(thing, "ArrowRight")
        self.page.keyboard.press("Enter")
        self.led = True

    def lead(self, to: Locator, key: str) -> None:
        for _ in range(80):
            if to.evaluate("(thing) => thing === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} never comes to {to}")

    def put(self, decision: Decision, n: int) -> None:
        if n < 10:
            return self.key(str(n))
        self.lead(self.page.get_by_role("slider"), "Tab")
        self.page.keyboard.press("Home")
        for _ in range(n):
            self.page.keyboard.press("ArrowRight")
        self.led = True


class Names(Hands):
    """Knows the page only by roles and names, as a screen reader does, and never loses the focus."""

    def act(self, thing: Locator) -> None:
        thing.press("Space")

    def fate(self, decision: Decision, at: int, fate: int) -> None:
        name = self.say(f"web-fate-{decision['fates'][fate]['kind']}")
        self.laid(decision, at).get_by_role("radio", name=name).first.press("Space")

    def onto(self, at: int, other: int) -> None:
        """A place among those put back is a choice of the card."""
        decision = self.person.asked()
        lies = [
            face.get_attribute("data-at") for face in self.within("tray").locator("[data-fate=topdeck] [data-at]").all()
        ]
        place = self.say("web-drawn-at", n=lies.index(str(other)) + 1)
        self.laid(decision, at).get_by_role("radio", name=re.compile(f"{re.escape(place)}$")).press("Space")

    def within(self, zone: str) -> Locator:
        if zone in ("answers", "tray"):
            return self.page.get_by_role("main")
        name = self.say("web-supply") if zone == "supply" else re.compile(self.say("web-hand", n=0).partition("0")[0])
        return self.page.get_by_role("region", name=name)

    def answer(self, picks: Sequence[str], others: bool = False) -> str:
        settled = super().answer(picks, others)
        self.has_focus(settled)
        return settled


class Lines(Hands):
    """Types lines into the text table."""

    def give(self, decision: Decision, picks: Sequence[str]) -> None:
        way = way_of(decision)
        if way == "treasure" and len(picks) == len(options_of(decision)):
            line = "t"
        elif not picks:
            line = "e" if way in ("action", "treasure", "buy") else ""
        elif way in ("option", "options"):
            names = [name for name, _ in decision["options"]]
            line = " ".join(str(names.index(pick) + 1) for pick in picks)
        else:
            line = ", ".join(picks if way == "position" else [self.say.name(pick) for pick in picks])
        self.type(line)

    def type(self, line: str) -> None:
        field = self.page.get_by_role("textbox", name=self.say("web-text-command"))
        field.fill(line)
        field.press("Enter")

    def answer(self, picks: Sequence[str], others: bool = False) -> str:
        before = self.person.before(others)
        decision = self.person.decision
        assert decision is not None
        self.give(decision, picks)
        settled = self.person.settle(before)
        assert settled != "refused", (decision, picks)
        return settled


# a game that is over

TEN = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"]
NEARLY_OVER = {
    "kingdom": TEN,
    "players": [{"hand": ["Gold"] * 3, "deck": ["Copper"] * 8}, {"hand": ["Copper"] * 5, "deck": ["Estate"] * 5}],
    "supply": {"Province": 1},
    "seed": 1,
}


def won(person: Person, position: Position = NEARLY_OVER) -> str:
    """A table where the person has just bought the last Province, and has won unless the position says otherwise."""
    table = person.position(position, GENTLE)
    person.sit(table)
    mouse = Mouse(person)
    mouse.answer(["Gold"] * 3)
    mouse.answer(["Province"])
    person.button("web-rematch").wait_for()
    return table


# the same without a page


class Wire:
    """A guest without a browser: HTTP and a socket, as any program would."""

    def __init__(self, house: House) -> None:
        self.http = httpx.Client(base_url=house.url)

    def played(self, position: Position, names: Sequence[str], answers: Sequence[tuple[int, list[str]]]) -> list[Any]:
        """A table from a position where these answers are given, each by its seat; the log as the first seat reads it."""
        seats = [{"kind": "here" if n else "me", "name": name} for n, name in enumerate(names)]
        body = {"position": position, "seats": seats}
        made = self.http.post("/api/dev/tables", json=body).raise_for_status().json()
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        address = f"{self.http.base_url.copy_with(scheme='ws')}/ws/{made['table']}"
        with connect(address, additional_headers={"Cookie": cookies}) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 2}))
            now: dict[str, Any] = {}
            for seat, picks in answers:
                socket.send(json.dumps({"type": "look", "seat": seat}))
                asked = heard(socket, lambda view, seat=seat: view["seat"] == seat and view["decision"])["decision"][
                    "id"
                ]
                socket.send(json.dumps({"type": "answer", "decision": asked, "answers": [picks]}))
                now = heard(socket, lambda view, asked=asked: not view["decision"] or view["decision"]["id"] != asked)
            if now and pausing(now):
                heard(socket, lambda view: not pausing(view))
            socket.send(json.dumps({"type": "look", "seat": 0}))
            log: list[Any] = heard(socket, lambda view: view["seat"] == 0 and view["log"]["keep"] == 0)["log"]["lines"]
            return log


def pausing(message: dict[str, Any]) -> bool:
    """Whether the table waits for somebody who may have a Reaction, while this seat is asked nothing."""
    waits = message["view"]["waits"]
    return bool(waits and waits["reactions"] and not message["decision"])


def heard(socket: Any, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """The next view that is wanted; a refusal is an error."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        assert message["type"] != "refused", message
        if message["type"] == "view" and wanted(message):
            return message
