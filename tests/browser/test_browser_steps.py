"""The other players' turns are seen step by step: in their lanes, in words, in numbers; and nobody has to wait for them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from browser import GENTLE, PHONE, House, Mouse, Person, house, open_house  # noqa: F401

pytestmark = pytest.mark.slow

FAIR = {"kind": "bot", "level": "fair"}
KINGDOM = ["Witch", "Village", "Smithy", "Market", "Mine", "Cellar", "Workshop", "Remodel", "Festival", "Laboratory"]
MINE: dict[str, Any] = {"hand": ["Estate", "Estate", "Copper"], "deck": ["Silver"] * 10}
WITCH: dict[str, Any] = {"hand": ["Witch", "Gold", "Gold"], "deck": ["Gold"] * 10}

# Every change of the table while steps are shown: what is said, how many Curses are left, how many cards the first other has in hand.
RECORD = """() => {
  const seen = (window.steps = []);
  const moves = (card) => card.getAnimations().some(({ currentTime, effect }) => {
    const { delay, duration } = effect.getTiming();
    return currentTime >= delay && currentTime < delay + duration;
  });
  const look = () => {
    const now = {
      said: document.querySelector(".plate .head")?.textContent ?? "",
      curses: document.querySelector("[data-zone=supply] [data-card=Curse] .left")?.textContent,
      played: [...document.querySelectorAll('[data-row="1"] [data-card]')].map((card) => card.dataset.card).join(),
      shown: !!document.querySelector("[data-zone=steps]"),
      flights: [...document.querySelectorAll(".layer .flight")].filter(moves).length,
      counts: document.querySelectorAll(".layer .count").length,
      line: document.querySelectorAll(".layer > svg").length,
      hit: document.querySelectorAll(".layer .hit").length,
      faces: [...document.querySelectorAll(".layer .flight [data-card]")].map((card) => card.dataset.card).join(),
      backs: document.querySelectorAll(".layer .flight .back").length,
      dots: document.querySelectorAll(".dots i").length,
    };
    const last = seen.at(-1);
    if (JSON.stringify(now) !== JSON.stringify(last)) seen.push(now);
  };
  const looking = () => {
    look();
    if (window.steps === seen) requestAnimationFrame(looking);
  };
  looking();
  // a busy machine draws few frames: no step may come and go between two of them
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def begun(
    house: House,  # noqa: F811
    speed: str = "normal",
    others: int = 1,
    ended: Sequence[str] = ("before",),
    **device: Any,
) -> Person:
    """Anna has nothing to do but to end her turn; then the next player curses everybody."""
    anna = house.person("Anna", settings={"speed": speed, "coach": False, "ended": list(ended)}, **device)
    players = [MINE, WITCH, *[MINE] * (others - 1)]
    anna.sit(anna.position({"kingdom": KINGDOM, "players": players, "seed": 1}, *[FAIR] * others))
    return anna


def end_turn(anna: Person) -> None:
    """Everything in one message, so that nothing is missed."""
    anna.page.evaluate(RECORD)
    decision = anna.asked()
    kind = decision["kind"]
    answers = [[], []] if kind == "treasure" else [[]]
    anna.page.evaluate(
        "([id, answers]) => watched.sockets.at(-1).send(JSON.stringify({ type: 'answer', decision: id, answers }))",
        [decision["id"], answers],
    )
    anna.until("watched.view?.decision && watched.view.decision.id !== arg", decision["id"])


def test_the_other_players_turn_is_seen(house: House) -> None:  # noqa: F811
    anna = begun(house, reduced_motion="no-preference")
    end_turn(anna)
    steps = anna.page.locator("[data-zone=steps]")
    expect(steps).to_be_visible()
    expect(steps).to_be_hidden()
    seen = anna.page.evaluate("window.steps")
    playing = [moment for moment in seen if moment["shown"]]
    assert playing[0]["curses"] == "10" and playing[-1]["curses"] == "9"
    assert any(moment["played"].startswith("Witch") for moment in playing)
    assert len({moment["said"] for moment in playing}) >= 5
    assert max(moment["flights"] for moment in playing) in range(1, 7)
    cursed = next(moment for moment in playing if moment["curses"] == "9" and moment["line"])  # the number comes first
    at_end = anna.page.locator("[data-zone=supply] [data-card=Curse] .left")
    expect(at_end).to_have_text("9")
    expect(anna.page.locator('.piles [data-discard="0"] [data-card=Curse]')).to_be_visible()
    assert (cursed["line"], cursed["hit"], cursed["faces"]) == (1, 1, "Curse")
    assert max(moment["backs"] for moment in playing) == 5  # the new hand, drawn one by one
    assert max(moment["dots"] for moment in playing) >= 5
    badge = anna.page.locator(".layer .badge")
    expect(badge).to_have_text(anna.say("step-plus", n=1, card="Curse"))
    Mouse(anna).answer(["Silver"])
    expect(badge).to_have_count(0)


def test_a_reaction_rises_and_stops_the_red_line(house: House) -> None:  # noqa: F811
    anna = house.person("Anna", settings={"speed": "slow", "coach": False}, reduced_motion="no-preference")
    moat = {"hand": ["Moat", "Copper", "Copper"], "deck": ["Copper"] * 10}
    start = {"kingdom": [*KINGDOM[:9], "Moat"], "players": [MINE, WITCH, moat], "seed": 1}
    anna.sit(anna.position(start, FAIR, FAIR))
    end_turn(anna)
    steps = anna.page.locator("[data-zone=steps]")
    expect(steps).to_be_visible()
    anna.page.wait_for_function("() => window.steps.some((moment) => moment.curses === '19' && moment.hit)")
    anna.page.keyboard.press("Space")
    seen = anna.page.evaluate("window.steps")
    shown = next(moment for moment in seen if moment["faces"] == "Moat")
    assert (shown["line"], shown["hit"]) == (1, 0) and "Moat" in shown["said"]
    cursed = next(moment for moment in seen if moment["curses"] == "19" and moment["hit"])
    assert (cursed["line"], cursed["hit"]) == (2, 1)


def test_space_skips_and_the_turn_can_be_shown_again(house: House) -> None:  # noqa: F811
    anna = begun(house, "slow")
    end_turn(anna)
    steps = anna.page.locator("[data-zone=steps]")
    expect(steps).to_be_visible()
    anna.page.keyboard.press("Space")
    expect(steps).to_be_hidden()
    sent = len(anna.read("sent"))
    anna.page.locator("[data-lane]").get_by_role(
        "button", name=re.compile(re.escape(anna.say("step-show-again", turn="").split("–")[0]))
    ).click()
    expect(steps).to_contain_text(anna.say("step-again"))
    expect(anna.page.locator("[data-zone=supply] [data-card=Curse] .left")).to_have_text("10")
    anna.page.mouse.click(640, 520)  # on the wood: a click that skips does nothing else
    expect(steps).to_be_hidden()
    expect(anna.page.locator("[data-zone=supply] [data-card=Curse] .left")).to_have_text("9")
    assert len(anna.read("sent")) == sent


@pytest.mark.parametrize("key", ("Space", "Enter"))
def test_after_a_click_on_a_speed_space_and_enter_skip_bug(house: House, key: str) -> None:  # noqa: F811
    """The focus is on a switch, and a switch took the key; the arrows still move it."""
    anna = begun(house, "slow")
    end_turn(anna)
    steps = anna.page.locator("[data-zone=steps]")
    steps.get_by_text(anna.say("step-speed-fast"), exact=True).click()
    expect(steps.get_by_role("radio", name=anna.say("step-speed-fast"))).to_be_focused()
    anna.page.keyboard.press("ArrowLeft")
    anna.page.keyboard.press("ArrowLeft")
    expect(steps.get_by_role("radio", name=anna.say("step-speed-slow"))).to_be_checked()
    anna.page.keyboard.press(key)
    assert anna.page.evaluate("!document.querySelector('[data-zone=steps]')")


# Which notes are asked for, and whether a turn is being shown just then.
LISTEN = """() => {
  window.notes = [];
  window.AudioContext = class { currentTime = 0; destination = {}; sampleRate = 100; state = "running"; };
  window.OscillatorNode = class {
    constructor(_, { frequency }) { window.notes.push([frequency, !!document.querySelector("[data-zone=steps]")]); }
    frequency = { exponentialRampToValueAtTime() {} };
    connect(to) { return to; }
    start() {}
    stop() {}
  };
  window.GainNode = class {
    gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    connect(to) { return to; }
  };
  window.AudioBuffer = class { getChannelData() { return []; } };
  window.BiquadFilterNode = class { connect(to) { return to; } };
  window.AudioBufferSourceNode = class {
    connect(to) { return to; }
    start() {}
    stop() {}
  };
}"""
TUNES = {"turn": [587, 880], "attack": [233, 175], "victory": [523, 659, 784, 1047]}
# the last Curse empties the third pile
LAST_CURSE = {
    "kingdom": KINGDOM,
    "supply": {"Village": 0, "Smithy": 0, "Curse": 1},
    "players": [{**MINE, "deck": ["Duchy"] * 10}, WITCH],
    "seed": 1,
}


def give_nothing(anna: Person) -> None:
    """End the turn, whatever comes then."""
    decision = anna.asked()
    answers = [[], []] if decision["kind"] == "treasure" else [[]]
    anna.page.evaluate(
        "([id, answers]) => watched.sockets.at(-1).send(JSON.stringify({ type: 'answer', decision: id, answers }))",
        [decision["id"], answers],
    )


def test_the_end_is_told_only_after_the_last_turn_bug(house: House) -> None:  # noqa: F811
    """The button to the result was there at once, beside the one that skips; so were title and tune."""
    anna = house.person("Anna", settings={"speed": "slow", "coach": False, "sound": True})
    anna.page.add_init_script(f"({LISTEN})()")
    anna.sit(anna.position(LAST_CURSE, FAIR))
    anna.page.keyboard.press("Shift")
    give_nothing(anna)
    steps = anna.page.locator("[data-zone=steps]")
    expect(steps).to_be_visible()
    anna.until("watched.view.state === 'over'")
    expect(anna.page.locator("button.main")).to_have_count(1)
    expect(anna.page.locator("button.main")).to_contain_text(anna.say("step-skip-now"))
    expect(anna.page).to_have_title(anna.say("web-title-other", who=anna.view["seats"][1]["name"]))
    assert TUNES["victory"][0] not in [note for note, _ in anna.page.evaluate("window.notes")]
    anna.page.keyboard.press("Enter")
    expect(anna.page).to_have_title(anna.say("web-title-over"))
    anna.page.wait_for_function("note => window.notes.some(([one]) => one === note)", arg=TUNES["victory"][0])
    assert [note for note, shown in anna.page.evaluate("window.notes") if not shown][-4:] == TUNES["victory"]


def test_the_right_tune_is_asked_for(house: House) -> None:  # noqa: F811
    """Also where a bot's turn comes in the same message as my next decision: there was no tune at all."""
    anna, bela = (house.person(name, settings={"sound": name == "Anna"}) for name in ("Anna", "Béla"))
    for person in (anna, bela):
        person.page.add_init_script(f"({LISTEN})()")
        person.sit(person.position({"kingdom": KINGDOM, "players": [MINE, WITCH], "seed": 1}, FAIR))
        person.asked()
        loud = [response.url for response in person.responses if "/sounds-" in response.url]
        assert loud == []  # sounds come after the first press
        person.page.keyboard.press("Shift")
        assert person.page.evaluate("window.notes") == []  # what was there when one came is no news
        end_turn(person)
    anna.page.wait_for_function("() => window.notes.length >= 4", timeout=30_000)
    notes = [note for note, _ in anna.page.evaluate("window.notes")]
    assert sorted(notes) == sorted(TUNES["turn"] + TUNES["attack"])
    mute = anna.button("web-mute")
    expect(mute).to_be_visible()
    mute.click()
    expect(anna.button("web-unmute")).to_be_visible()
    assert bela.page.evaluate("window.notes") == []  # who does not want sounds


def test_points_of_the_lanes_go_step_by_step_bug(house: House) -> None:  # noqa: F811
    """They were those of the end of the turn before it was shown."""
    anna = house.person("Anna", settings={"speed": "slow", "coach": False})
    start = {"kingdom": KINGDOM, "players": [MINE, WITCH], "seed": 1}
    anna.sit(anna.position(start, FAIR, points=True))
    mine = anna.page.locator("[data-zone=piles] .mats")
    expect(mine).to_contain_text(anna.say("web-points", n=2))
    give_nothing(anna)
    expect(anna.page.locator("[data-zone=steps]")).to_be_visible()
    anna.until("watched.view.points[0] === 1")
    expect(mine).to_contain_text(anna.say("web-points", n=2))
    anna.page.keyboard.press("Space")
    expect(mine).to_contain_text(anna.say("web-points", n=1))


def test_what_an_attack_makes_me_discard_is_seen(house: House) -> None:  # noqa: F811
    anna = house.person("Anna", settings={"speed": "slow", "coach": False}, reduced_motion="no-preference")
    militia = {"hand": ["Militia", "Gold"], "deck": ["Gold"] * 10}
    anna.sit(anna.position({"kingdom": [*KINGDOM[:9], "Militia"], "players": [MINE, militia], "seed": 1}, FAIR))
    end_turn(anna)  # of equal cards nobody has to choose
    anna.page.wait_for_function(
        "() => window.steps.some(({ faces, hit, line }) => faces.includes('Silver') && hit && line)"
    )
    expect(anna.page.locator('.piles [data-discard="0"] [data-card=Silver]')).to_be_visible()
    anna.page.keyboard.press("Space")
    assert anna.view["view"]["players"][0]["hand_size"] == 3


def test_who_answers_at_once_waits_for_nothing(house: House) -> None:  # noqa: F811
    anna = begun(house, "slow")
    end_turn(anna)
    steps = anna.page.locator("[data-zone=steps]")
    expect(steps).to_be_visible()
    before = anna.before()
    card = anna.page.locator("[data-zone=hand] button[data-card]:not([aria-disabled])").first
    expect(anna.page.locator(".card.legal")).to_have_count(0)  # the light is where the other plays
    card.click()
    assert anna.settle(before) == "asked"
    expect(steps).to_be_hidden()


def test_with_reduced_motion_nothing_travels(house: House) -> None:  # noqa: F811
    anna = begun(house)
    end_turn(anna)
    steps = anna.page.locator("[data-zone=steps]")
    expect(steps).to_be_visible()
    expect(steps).to_be_hidden()
    seen = anna.page.evaluate("window.steps")
    assert max(moment["flights"] for moment in seen) == 0 and max(moment["counts"] for moment in seen) >= 2


def test_with_reduced_motion_the_numbers_of_my_own_play_go_again(house: House) -> None:  # noqa: F811
    """They used to stand until somebody did something."""
    anna = house.person("Anna", settings={"speed": "normal", "coach": False})
    hand = {"hand": ["Smithy", "Copper"], "deck": ["Silver"] * 10}
    anna.sit(anna.position({"kingdom": KINGDOM, "players": [hand, MINE], "seed": 1}, FAIR))
    anna.page.evaluate(RECORD)
    Mouse(anna).answer(["Smithy"])
    anna.page.wait_for_function("() => window.steps.some((moment) => moment.counts)")
    expect(anna.page.locator(".layer .count")).to_have_count(0, timeout=30_000)


# On a phone: what a number or the badge of a Curse covers, and what they say.
NUMBERS = """() => {
  const seen = (window.numbers = { covered: new Set(), said: new Set(), badge: false });
  const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;  // a line is higher than its letters
  const lines = (what) => [...document.querySelectorAll(what)].flatMap((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()];
  });
  const look = () => {
    const [badge, ...more] = document.querySelectorAll(".layer .badge");
    const counts = [...document.querySelectorAll(".layer .count")];
    const under = [...lines("[data-lane] strong, [data-lane] .counts li > span:not(.unseen)"), ...lines("[data-zone=supply] :is(.coin, .left, .name)")];
    for (const count of counts) {
      seen.said.add(count.textContent);
      const box = count.getBoundingClientRect();
      for (const other of under) if (meets(box, other)) seen.covered.add(`${count.textContent} ${box.y} to ${box.bottom} over ${other.y} to ${other.bottom}`);
      if (badge && meets(box, badge.getBoundingClientRect())) seen.covered.add("badge and number");
    }
    const plate = document.querySelector(".said .plate");
    seen.badge ||= !!badge;
    if (more.length || (badge && plate && meets(badge.getBoundingClientRect(), plate.getBoundingClientRect()))) seen.covered.add("badge and plate");
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("lang", ("en", "ru"))
def test_with_reduced_motion_on_a_phone_numbers_cover_nothing_bug(house: House, lang: str) -> None:  # noqa: F811
    """They lay on costs and names, the badge of a Curse under the plate; of five cards drawn all five said one."""
    anna = house.person("Anna", lang, settings={"speed": "slow", "coach": False}, viewport=PHONE, has_touch=True)
    anna.sit(anna.position({"kingdom": KINGDOM, "players": [MINE, WITCH], "seed": 1}, FAIR))
    anna.page.evaluate(NUMBERS)
    end_turn(anna)
    steps = anna.page.locator("[data-zone=steps]")
    expect(steps).to_be_visible()
    expect(steps).to_be_hidden()
    seen = anna.page.evaluate("({ badge: numbers.badge, covered: [...numbers.covered], said: [...numbers.said] })")
    assert seen["badge"] and seen["covered"] == []
    assert {"−5", "+5", "−1", "+2"} <= set(seen["said"])  # the new hand, the Witch, the two cards that she draws


def test_my_own_cards_land_and_are_gone_bug(house: House) -> None:  # noqa: F811
    """Enlarged, they lay over the table until the next step."""
    anna = house.person("Anna", settings={"speed": "normal", "coach": False}, reduced_motion="no-preference")
    hand = {"hand": ["Copper"] * 4, "deck": ["Silver"] * 10}
    anna.sit(anna.position({"kingdom": KINGDOM, "players": [hand, MINE], "seed": 1}, FAIR))
    anna.page.evaluate(RECORD)
    Mouse(anna).answer(["Copper"] * 4)
    anna.page.wait_for_function("() => window.steps.some((moment) => moment.faces)")
    anna.page.wait_for_timeout(1000)
    assert anna.page.locator(".layer .flight").count() == 0
    expect(anna.page.locator("[data-zone=play] [data-card=Copper]").first).to_be_visible()


# what is seen of my deeds, however short: on a busy machine it would be gone before anybody looks
DEEDS = """() => {
  const seen = (window.deeds = new Set());
  const look = () => {
    if (document.querySelector('.piles [data-discard="0"] [data-card=Silver]')) seen.add("Silver");
    if (document.querySelector(".said .plate .head")?.textContent.includes("Silver")) seen.add("said");
    if (document.querySelector(".plate.own")) seen.add("ribbon");
    if (document.querySelector(".layer .stop")) seen.add("stopped");
    for (const badge of document.querySelectorAll(".layer .badge")) seen.add(badge.textContent);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_a_card_that_i_buy_lies_on_my_discard_pile_before_it_is_covered(house: House) -> None:  # noqa: F811
    """Also with reduced motion; what I did stands on the stage, as what the others do."""
    anna = house.person("Anna", settings={"speed": "slow", "coach": False})
    hand = {"hand": ["Copper"] * 3, "deck": ["Copper"] * 10}
    anna.sit(anna.position({"kingdom": KINGDOM, "players": [hand, MINE], "seed": 1}, FAIR))
    anna.page.evaluate(DEEDS)
    Mouse(anna).answer(["Copper"] * 3)
    anna.page.wait_for_function("() => window.deeds.has('ribbon')")
    anna.page.locator("[data-zone=supply] [data-card=Silver]").click()
    anna.page.wait_for_function("() => window.deeds.has('Silver') && window.deeds.has('said')")
    expect(anna.page.locator('.piles [data-discard="0"] [data-card=Silver]')).to_be_hidden()


# Where what I did is said: whether it is seen, and the cards in play under it.
RIBBON = """() => {
  const found = (window.ribbon = { said: new Set(), seen: new Set(), over: new Set() });
  const look = () => {
    const plate = document.querySelector(".plate.own");
    const box = plate?.getBoundingClientRect();
    if (plate) found.said.add(plate.textContent);
    if (box?.width) {
      found.seen.add(plate.textContent);
      for (const card of document.querySelectorAll("[data-zone=play] .card")) {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        if (Math.min(right, box.right) > Math.max(left, box.left) && Math.min(bottom, box.bottom) > Math.max(top, box.top))
          found.over.add(card.dataset.card);
      }
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_what_i_did_is_not_said_over_the_cards_that_did_it_bug(house: House) -> None:  # noqa: F811
    anna = house.person("Anna", settings={"speed": "slow", "coach": False})
    hand = {"hand": ["Village", "Market", "Copper", "Copper", "Gold", "Estate"], "deck": ["Silver"] * 10}
    anna.sit(anna.position({"kingdom": KINGDOM, "players": [hand, MINE], "seed": 1}, FAIR))
    anna.page.evaluate(RIBBON)
    mouse = Mouse(anna)
    for picks in (["Village"], ["Market"], ["Copper", "Copper", "Gold", "Silver", "Silver"]):
        said = anna.page.evaluate("() => window.ribbon.said.size")
        mouse.answer(picks)
        anna.page.wait_for_function("said => window.ribbon.said.size > said", arg=said)
    assert anna.page.evaluate("() => window.ribbon.seen.size")
    assert anna.page.evaluate("() => [...window.ribbon.over]") == []


def test_in_a_first_game_a_key_leads_to_the_next_step(house: House) -> None:  # noqa: F811
    anna = begun(house, "slow", ended=[])
    end_turn(anna)
    steps = anna.page.locator("[data-zone=steps]")
    expect(steps.get_by_role("button", name=anna.say("step-next"))).to_be_visible()
    anna.page.keyboard.press("Space")
    expect(steps).to_be_visible()
    for _ in range(12):
        anna.page.keyboard.press("Space")
    expect(steps).to_be_hidden()


def test_my_attack_curses_who_it_hits_and_a_moat_stops_it(house: House) -> None:  # noqa: F811
    anna = house.person("Anna", settings={"speed": "slow", "coach": False}, reduced_motion="no-preference")
    moat = {"hand": ["Moat", "Copper", "Copper"], "deck": ["Copper"] * 10}
    start = {"kingdom": [*KINGDOM[:9], "Moat"], "players": [WITCH, MINE, moat], "seed": 1}
    anna.sit(anna.position(start, FAIR, FAIR))
    anna.page.evaluate(DEEDS)
    Mouse(anna).answer(["Witch"])
    said = anna.say("step-plus", n=1, card="Curse")
    for deed in (said, "stopped", "ribbon"):
        anna.page.wait_for_function("deed => window.deeds.has(deed)", arg=deed)


def test_the_first_turn_of_a_game_is_seen_bug(house: House) -> None:  # noqa: F811
    """Where another begins, that turn was over when the table came, and could not be shown again."""
    anna = house.person("Anna", settings={"speed": "slow", "coach": False})
    anna.sit(anna.table(GENTLE, first=1))
    steps = anna.page.locator("[data-zone=steps]")
    expect(steps).to_be_visible()
    anna.page.keyboard.press("Space")
    expect(steps).to_be_hidden()
    once_more = re.compile(re.escape(anna.say("step-show-again", turn="").split("–")[0]))
    expect(anna.page.locator("[data-lane]").get_by_role("button", name=once_more)).to_be_visible()
    Mouse(anna).answer(["Copper"] * anna.asked()["options"][0][1])
    anna.page.reload()
    anna.until("watched.view")
    expect(anna.page.locator("[data-zone=hand]")).to_be_visible()
    assert steps.count() == 0  # whoever has played has seen it


def test_off_shows_the_newest_table_at_once(house: House) -> None:  # noqa: F811
    anna = begun(house, "off")
    end_turn(anna)
    expect(anna.page.locator("[data-zone=supply] [data-card=Curse] .left")).to_have_text("9")
    assert not any(moment["shown"] for moment in anna.page.evaluate("window.steps"))


# every head of the steps is noted when it comes: on a busy machine some would be gone before anybody looks
NOTE_HEADS = """() => {
    window.heads = new Set();
    const note = () => {
        const head = document.querySelector("[data-zone=steps] h2");
        if (head) window.heads.add(head.innerText);
    };
    new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


def test_six_players_are_seen_in_their_lanes(house: House) -> None:  # noqa: F811
    anna = begun(house, "fast", others=5, reduced_motion="no-preference")
    anna.page.evaluate(NOTE_HEADS)
    names = [seat["name"] for seat in anna.view["seats"][1:]]
    end_turn(anna)
    heads = [anna.say("step-playing", who=name) for name in names]
    anna.page.wait_for_function("heads => heads.every((head) => window.heads.has(head))", arg=heads)
    expect(anna.page.locator("[data-zone=steps]")).to_be_hidden()
    assert anna.say("step-playing", who=anna.name) not in anna.page.evaluate("[...window.heads]")  # my turn is no step
    expect(anna.page.locator("[data-zone=supply] [data-card=Curse] .left")).not_to_have_text("50")
    assert anna.page.locator("[data-lane]").count() == 5


def test_a_bot_takes_the_device_of_nobody(house: House) -> None:  # noqa: F811
    """On a shared device the next person comes first; the turns of bots can be shown again."""
    anna = house.person("Anna", settings={"speed": "normal", "coach": False})
    anna.sit(
        anna.position(
            {"kingdom": KINGDOM, "players": [MINE, MINE, WITCH], "seed": 1}, {"kind": "here", "name": "Béla"}, GENTLE
        )
    )
    anna.take("Anna")
    Mouse(anna).answer([])
    assert anna.page.locator("[data-zone=steps]").count() == 0


IN_VIEW = """seat => {
    const lane = document.querySelector(`[data-lane="${seat}"]`);
    const [row, one] = [lane.parentElement, lane].map((element) => element.getBoundingClientRect());
    return one.left >= row.left - 2 && Math.min(one.right, one.left + 40) <= row.right + 2;
}"""


@pytest.mark.parametrize("motion", ("no-preference", "reduce"))
def test_on_a_phone_the_lane_of_the_turn_comes_into_view(house: House, motion: str) -> None:  # noqa: F811
    """The row of lanes scrolls, not the page, and the focus stays."""
    anna = begun(house, "slow", others=5, reduced_motion=motion, viewport=PHONE)
    assert not anna.page.evaluate(IN_VIEW, 5)
    page = anna.page.evaluate("[scrollX, scrollY]")
    end_turn(anna)
    anna.page.wait_for_function("() => document.querySelector('[data-lane=\"5\"].turn')")
    anna.page.wait_for_function(IN_VIEW, arg=5)
    assert anna.page.evaluate("[scrollX, scrollY]") == page
    assert not anna.page.evaluate("!!document.activeElement.closest('[data-lane]')")
