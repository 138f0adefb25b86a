"""Draws the page, each scene beside which a design picture lies: table, other player's turn, four and six players, phone, ...

    python tests/browser/pictures.py docs/images            the six of the README
    python tests/browser/pictures.py FOLDER all             every scene in English, Hungarian and Icelandic, light and dark
    python tests/browser/pictures.py FOLDER all --lang ru,xx --scheme light --only table,six

Every scene is played once; then the same guest looks at it in each language. Needs Chromium, and the page installed.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import functools
import itertools
import pathlib
import sys
import tempfile
from collections.abc import Callable
from typing import Any

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path += [str(TESTS), str(TESTS / "store")]  # run by hand, pytest's paths are not there

from playwright.sync_api import expect  # noqa: E402

from browser import DESKTOP, GENTLE, PHONE, House, Mouse, Person, Position, opened, options_of, simple  # noqa: E402
from demesne.table.lessons import BEATS  # noqa: E402
from few_colours import small  # noqa: E402

FAIR = {"kind": "bot", "level": "fair"}
LARGE = {"width": 1920, "height": 1080}
HIGH = {"width": 1366, "height": 1500}
NARROW = {"width": 320, "height": 640}
LYING = {"width": 844, "height": 390}
TOUCH = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1}
NEW: dict[str, Any] = {"settings": {"learn": True}}
LANGUAGES, SCHEMES = ("en", "hu", "is"), ("light", "dark")

# Anna's turn 7 is over, Ada has played hers; then comes Anna's turn 8.
SCENE: Position = {
    "kingdom": ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"],
    "players": [
        {
            "hand": ["Village", "Militia", "Copper", "Copper", "Copper"],
            "deck": [
                *["Estate", "Village", "Village", "Market", "Copper", "Estate"],
                *["Smithy", "Militia", "Silver", "Copper", "Copper", "Copper", "Estate"],
            ],
            "turns": 7,
        },
        {
            "hand": ["Village", "Smithy", "Silver", "Estate", "Estate"],
            "deck": ["Silver", "Copper", "Copper", "Estate", "Market", "Silver", "Gold", "Copper", "Copper"],
            "discard": ["Gold", "Copper", "Copper"],
            "turns": 6,
        },
    ],
    "supply": {
        "Province": 8,
        "Village": 7,
        "Smithy": 7,
        "Militia": 9,
        "Market": 9,
        "Silver": 35,
        "Gold": 29,
        "Merchant": 2,
    },
    "trash": ["Copper", "Estate"],
    "seed": 4,
}
# Ada draws with a Market, curses Anna with a Witch and buys a Province.
CURSED: Position = {
    "kingdom": [
        "Cellar",
        "Moat",
        "Merchant",
        "Moneylender",
        "Poacher",
        "Remodel",
        "Market",
        "Mine",
        "Witch",
        "Artisan",
    ],
    "players": [
        {
            "hand": ["Merchant", "Copper", "Silver", "Silver", "Estate"],
            "deck": ["Copper", "Market", "Silver", "Copper", "Copper", "Estate", "Gold", "Copper", "Estate"],
            "discard": ["Copper", "Silver", "Copper"],
            "turns": 8,
        },
        {
            "hand": ["Market", "Witch", "Silver", "Copper", "Estate"],
            "deck": ["Gold", "Silver", "Copper", "Silver", "Copper", "Estate", "Market", "Copper"],
            "discard": ["Province", "Gold", "Copper", "Witch"],
            "turns": 8,
        },
    ],
    "supply": {
        "Province": 7,
        "Curse": 8,
        "Market": 7,
        "Merchant": 8,
        "Moneylender": 9,
        "Witch": 8,
        "Silver": 33,
        "Gold": 28,
    },
    "trash": ["Copper", "Estate"],
    "seed": 2,
}
LATER: Position = {
    "kingdom": [
        "Bazaar",
        "Blockade",
        "Caravan",
        "Grand Market",
        "Island",
        "Lighthouse",
        "Monument",
        "Native Village",
        "Pirate",
        "Wharf",
    ],
    "players": [
        {
            "hand": ["Caravan", "Monument", "Blockade", "Silver", "Estate"],
            "deck": ["Gold", "Silver", "Copper", "Copper", "Bazaar", "Estate"],
            "discard": ["Wharf", "Copper"],
            "play": ["Lighthouse", "Wharf"],
            "durations": ["Lighthouse", "Wharf"],
            "island": ["Island", "Estate"],
            "native village": ["Gold"],
            "tokens": {"victory": 4},
        },
        {
            "hand": ["Silver", "Copper", "Bazaar", "Copper", "Estate"],
            "deck": ["Gold", "Silver", "Copper", "Copper"],
            "discard": ["Caravan"],
            "play": ["Caravan"],
            "durations": ["Caravan"],
            "tokens": {"victory": 2},
        },
    ],
    "pile_tokens": {"Gold": {"embargo": 1}},
    "colonies": True,
    "seed": 4,
}
LAST_PROVINCE: Position = {
    "kingdom": SCENE["kingdom"],
    "players": [{"hand": ["Gold"] * 3, "deck": ["Copper"] * 8}, {"hand": ["Copper"] * 5, "deck": ["Estate"] * 5}],
    "supply": {"Province": 1},
    "seed": 1,
}
RICH = {
    "hand": ["Copper", "Copper", "Silver", "Village", "Estate"],
    "deck": [
        "Smithy",
        "Silver",
        "Copper",
        "Gold",
        "Market",
        "Copper",
        "Estate",
        "Silver",
        "Militia",
        "Copper",
        "Copper",
        "Village",
    ],
}
LATE: Position = {"kingdom": SCENE["kingdom"], "players": [RICH, RICH], "supply": {"Province": 5}, "seed": 3}
NOBLES = [
    "Merchant",
    "Bridge",
    "Diplomat",
    "Moneylender",
    "Poacher",
    "Remodel",
    "Smithy",
    "Library",
    "Trading Post",
    "Nobles",
]
TORTURER = [
    "Courtyard",
    "Lurker",
    "Masquerade",
    "Wishing Well",
    "Bridge",
    "Mill",
    "Throne Room",
    "Torturer",
    "Library",
    "Nobles",
]

# Holds the turn that is shown at the first moment of a kind, with what flies two thirds on its way.
HOLD = """() => {
  const real = setTimeout, waiting = [];
  let holding = false;
  window.setTimeout = (work, ms, ...given) => real(() => (holding ? waiting.push(() => work(...given)) : work(...given)), ms);
  window.holdAt = (selector) => {
    holding = false;
    document.getAnimations().forEach((one) => one.play());
    waiting.splice(0).forEach((work) => work());
    return new Promise((held) => {
      const look = () => {
        if (!document.querySelector(selector)) return requestAnimationFrame(look);
        holding = true;
        for (const one of document.getAnimations()) {
          if (!one.effect.target?.closest(".layer")) continue;
          one.pause();
          const { delay, duration } = one.effect.getTiming();
          if (duration > 100) one.currentTime = delay + duration * 0.66;
        }
        held();
      };
      look();
    });
  };
}"""


@dataclasses.dataclass(frozen=True)
class Scene:
    """A picture: who plays up to it and gives its address, what is done there before it is taken, on which screen."""

    address: Callable[[Person], str]
    ready: Callable[[Person], None]
    size: dict[str, int] = dataclasses.field(default_factory=lambda: DESKTOP)
    device: dict[str, Any] = dataclasses.field(default_factory=dict)


# playing up to the scene


def table(anna: Person) -> str:
    made = anna.position(SCENE, FAIR, counts=True)
    answer(anna, made, ["Village"], ["Militia"], None, ["Market"], ["Village"], ["Village"], ["Market"])
    return f"/t/{made}"


def turn(anna: Person) -> str:
    """Anna buys; then it is Ada's turn."""
    made = anna.position(CURSED, FAIR, counts=True)
    answer(anna, made, ["Merchant"], None, ["Gold"])
    return f"/t/{made}"


def durations(anna: Person) -> str:
    made = anna.position(LATER, FAIR, counts=True)
    answer(anna, made, ["Caravan"])
    return f"/t/{made}"


def four(anna: Person) -> str:
    return crowd(anna, 4, TORTURER, "buy")


def six(anna: Person) -> str:
    return crowd(anna, 6, NOBLES, "treasure")


def answer(anna: Person, made: str, *given: list[str] | None) -> None:
    """Answers one after another; None: what is sensible."""
    anna.sit(made)
    for picks in given:
        decision = anna.asked()
        send(anna, simple(anna, decision) if picks is None else picks)


def crowd(anna: Person, players: int, cards: list[str], kind: str) -> str:
    """Some turns with bots, up to a decision of this kind of Anna's."""
    made = anna.table(*[FAIR] * (players - 1), kingdom={"cards": cards})
    anna.sit(made)
    while (decision := anna.asked())["kind"] != kind or anna.view["view"]["turn"] < 6:
        send(anna, simple(anna, decision))
    return f"/t/{made}"


def finished(anna: Person) -> str:
    """A game that is over, in which Anna has bought some Duchies too early."""
    made = anna.position(LATE, FAIR)
    anna.sit(made)
    while not anna.over:
        decision = anna.asked()
        buys = options_of(decision) if decision["kind"] == "buy" else []
        early = "Duchy" in buys and "Gold" not in buys
        send(anna, ["Duchy"] if early else simple(anna, decision))
    return made


def ended(anna: Person) -> str:
    return f"/t/{costliest(anna).split('/')[-1].partition('?')[0]}"


@functools.cache
def costliest(anna: Person) -> str:
    """The decision of Anna's that cost most, after the analysis of a game."""
    made = finished(anna)
    anna.page.goto(f"/review/{made}")
    for _ in range(6000):
        found = anna.context.request.get(f"/api/tables/{made}/analysis")
        if found.ok and found.json()["finished"]:
            mine = [one for one in found.json()["decisions"] if one["seat"] == 0 and len(one["answers"]) > 1]
            return f"/review/{made}?d={max(mine, key=lambda one: one['loss'])['index']}"
        anna.page.wait_for_timeout(100)
    raise AssertionError("the analysis does not end")


def start(anna: Person) -> str:
    """Some games won and lost, one open."""
    for _ in range(2):
        anna.sit(anna.position(LAST_PROVINCE, GENTLE))
        for picks in (["Gold"] * 3, ["Province"]):
            anna.asked()
            send(anna, picks)
    table(anna)
    return "/"


def send(anna: Person, picks: list[str]) -> None:
    """Without pointing: quicker."""
    before, decision = anna.before(), anna.asked()
    anna.page.evaluate(
        "([id, picks]) => watched.sockets.at(-1).send(JSON.stringify({ type: 'answer', decision: id, answers: [picks] }))",
        [decision["id"], picks],
    )
    anna.settle(before)


def lesson(beat: str) -> Callable[[Person], str]:
    """The guided first game up to this lesson: Village and Smithy are bought in turn, after a Silver."""
    unasked = "Silver", "wish"  # who has bought one is not told to

    @functools.cache
    def play(anna: Person) -> str:
        made: str = anna.post("/api/first-game", name=anna.name)["table"]
        anna.sit(made)
        bought: list[str] = []
        while True:
            decision = anna.asked()
            if anna.view["lessons"]["now"] == beat:
                return f"/t/{made}"
            buys = options_of(decision) if decision["kind"] == "buy" else []
            wanted = [card for card in ("Smithy", "Village", "Silver") if card in buys and (card, beat) != unasked]
            pick = min(wanted, key=lambda card: (bool(bought) or card != "Silver", bought.count(card)), default="")
            bought.append(pick)
            send(anna, [pick] if pick else simple(anna, decision))

    return play


def lessons_over(anna: Person) -> str:
    made: str = anna.post("/api/first-game", name=anna.name)["table"]
    anna.sit(made)
    while not anna.over:
        send(anna, simple(anna, anna.asked()))
    return f"/t/{made}"


# what is done before a picture is taken


def asked(person: Person) -> None:
    person.asked()


def advised(person: Person) -> None:
    """The coach's three answers; on a busy machine it may only have the simple hint at first."""
    person.asked()
    advice = person.page.locator("[data-zone=advice] li")
    for _ in range(10):
        person.button("web-suggest").first.click()
        with contextlib.suppress(AssertionError):
            expect(advice).to_have_count(3, timeout=20_000)
            return
    raise AssertionError("no advice")


def reading(person: Person) -> None:
    person.asked()
    Mouse(person).card("hand", "Militia").hover()
    person.button("web-close").wait_for()


def held(seat: int, moment: str) -> Callable[[Person], None]:
    """Somebody's last turn is shown again, up to a moment."""

    def hold(person: Person) -> None:
        person.asked()
        person.page.locator(f"[data-lane='{seat}'] .ghost button").first.click()
        person.page.mouse.move(0, 0)  # or the card under the pointer would be shown
        person.page.evaluate("(selector) => holdAt(selector)", moment)

    return hold


def analysed(person: Person) -> None:
    expect(person.page.locator(".chance .below svg")).to_be_visible(timeout=120_000)  # luck is known at the end


def reviewed(person: Person) -> None:
    expect(person.page.locator("li.best").first).to_be_visible(timeout=120_000)


def started(person: Person) -> None:
    expect(person.page.get_by_role("region", name=person.say("web-continue")).locator("svg").first).to_be_visible()


def chosen(person: Person) -> None:
    person.page.locator(".tile").nth(6).click()


def faces(person: Person) -> None:
    expect(person.page.locator("button.card").first).to_be_visible()


def drawn(person: Person) -> None:
    expect(person.page.locator(".board")).to_be_visible()


def scrolled(person: Person) -> None:
    drawn(person)
    person.page.locator(".board").scroll_into_view_if_needed()


def told(person: Person) -> None:
    """Also the shuffle in slow motion is over, and the ring is there."""
    person.asked()
    expect(person.page.locator(".tell")).to_be_visible()
    person.page.wait_for_function("() => !document.querySelector('.pointer')?.getAnimations({ subtree: true }).length")


def questioned(person: Person) -> None:
    person.page.get_by_role("heading", name=person.say("web-lesson-question")).scroll_into_view_if_needed()


def arrived(person: Person) -> None:
    expect(person.page.get_by_text(person.say("web-first-learn"))).to_be_visible()


CURSE = ".layer .flight [data-card=Curse]"
SCENES = {
    "table": Scene(table, advised),
    "table-card": Scene(table, reading),
    "table-1920": Scene(table, advised, LARGE),
    "phone": Scene(table, asked, PHONE, TOUCH),
    "phone-320": Scene(table, asked, NARROW, TOUCH),
    "durations": Scene(durations, asked),
    "opponent-turn": Scene(turn, held(1, CURSE)),
    "turn-begins": Scene(turn, held(1, ".layer .lit [data-card=Witch]")),
    "phone-turn": Scene(turn, held(1, CURSE), PHONE, TOUCH),
    "four": Scene(four, asked),
    "six": Scene(six, held(2, "[data-lane='2'] .bought")),
    "end": Scene(ended, analysed),
    "review": Scene(costliest, reviewed),
    "start": Scene(start, started),
    "first-visit": Scene(lambda _: "/", arrived, device=NEW),
    "first-visit-phone": Scene(lambda _: "/", arrived, PHONE, {**TOUCH, **NEW}),
    **{f"lesson-{beat}": Scene(lesson(beat), told) for beat in BEATS},
    "lesson-phone": Scene(lesson("wish"), told, PHONE, TOUCH),
    "lesson-phone-attack": Scene(lesson("attack"), told, PHONE, TOUCH),
    "lesson-phone-lying": Scene(lesson("chain"), told, LYING, TOUCH),
    "lesson-end": Scene(lessons_over, questioned, HIGH),
    "how-to-play": Scene(lambda _: "/how-to-play", drawn, HIGH),
    "how-to-play-table": Scene(lambda _: "/how-to-play", scrolled, HIGH),
    "how-to-play-phone": Scene(lambda _: "/how-to-play", drawn, PHONE, TOUCH),
    "start-phone": Scene(start, started, PHONE, TOUCH),
    "gallery": Scene(lambda _: "/gallery", chosen),
    "gallery-phone": Scene(lambda _: "/gallery", chosen, PHONE, TOUCH),
    "faces": Scene(lambda _: "/gallery?ten=Militia,Village", faces, HIGH),
}
# what the README shows: scene, scheme, and of a turn its moments, several in one picture
README = {
    "table": ("table", "light", ()),
    "turn": ("turn-begins", "light", (CURSE, "[data-lane='1'] .bought", "[data-lane='1']:not(.turn)")),
    "review": ("review", "light", ()),
    "durations": ("durations", "light", ()),
    "six": ("six", "dark", ()),
    "phone": ("phone", "light", ()),
}


# taking it


class Studio:
    """One guest plays up to the scenes; the same guest looks at them on other screens."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.anna = house.person()
        self.desk = house.person("Desk").page
        self.addresses: dict[Callable[[Person], str], str] = {}

    def address(self, scene: Scene) -> str:
        if scene.address not in self.addresses:
            self.addresses[scene.address] = scene.address(self.anna)
        return self.addresses[scene.address]

    def taken(self, name: str, lang: str, scheme: str, moments: tuple[str, ...] = ()) -> list[bytes]:
        """The scene, and the later moments of a turn."""
        scene = SCENES[name]
        address = self.address(scene)
        guest = {"cookies": self.anna.context.cookies(), "origins": []}
        look = {
            "color_scheme": scheme,
            "viewport": scene.size,
            "reduced_motion": "no-preference",
            "settings": {"speed": "slow"},
            **scene.device,
        }
        person = self.house.person(lang=lang, storage_state=guest, **look)
        person.page.add_init_script(f"({HOLD})()")
        person.page.goto(address)
        scene.ready(person)
        if scene.ready is not reading:
            person.page.mouse.move(0, 0)
        pictures = [shot(person)]
        for moment in moments:
            person.page.evaluate("(selector) => holdAt(selector)", moment)
            pictures.append(shot(person))
        self.house.people.remove(person)
        person.context.close()
        assert person.complaints == []
        return pictures


def shot(person: Person) -> bytes:
    person.page.wait_for_load_state("networkidle")  # the emblems are there
    person.page.evaluate("() => document.fonts.ready")
    person.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return person.page.screenshot()


def main() -> None:
    parser = argparse.ArgumentParser(description="draw the page")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("what", nargs="?", choices=("readme", "all"), default="readme")
    parser.add_argument("--lang", default=",".join(LANGUAGES))
    parser.add_argument("--scheme", default=",".join(SCHEMES))
    parser.add_argument("--only", default=",".join(SCENES))
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, opened(pathlib.Path(home)) as house:
        studio = Studio(house)
        if given.what == "readme":
            for name, (scene, scheme, moments) in README.items():
                pictures = studio.taken(scene, "en", scheme, moments)
                across, wide = (2, 720) if moments else (1, 0)
                (given.folder / f"{name}.png").write_bytes(small(studio.desk, pictures, across, wide))
        else:
            for name, lang, scheme in itertools.product(
                given.only.split(","), given.lang.split(","), given.scheme.split(",")
            ):
                pictures = studio.taken(name, lang, scheme)
                (given.folder / f"{name}-{lang}-{scheme}.png").write_bytes(small(studio.desk, pictures))
                print(name, lang, scheme, flush=True)
        house.part()


if __name__ == "__main__":
    main()
