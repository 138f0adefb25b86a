"""A walk through every question of every card, on six screens: all that a question needs is in sight, and nothing lies over it.

All cards in `make browser`, a seeded tenth of them in `make test`.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

from browser import Decision, Mouse, Person, opened, phrase_of
from demesne.languages import LANGUAGES, language
from test_browser_cards import ANNA, ASKS, BELA, NAMES, Script, position

pytestmark = pytest.mark.slow

SETTLES = 1000  # milliseconds
SCREENS = [(360, 740), (390, 844), (844, 390), (683, 384), (1366, 768), (1920, 1080)]
WHOLE = "DEMESNE_WALK" in os.environ
CARDS = sorted(ASKS) if WHOLE else sorted(random.Random(27).sample(sorted(ASKS), len(ASKS) // 10))

# What of a question is outside the window, or lies under something else.
HIDDEN = """() => {
  scrollTo(0, 0);
  const wrong = [];
  const called = (one) => one.dataset.zone ?? one.dataset.card ?? one.textContent.trim().slice(0, 30);
  const seen = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility() && !one.closest("[inert], .unseen"));
  const tray = document.querySelector("[data-zone=tray]");
  for (const one of seen("[data-rest], .learn p, [data-zone=answers] button, [data-zone=tray], [data-zone=tray] .head, [data-zone=hand] li .over")) {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    const hand = one.closest("[data-zone=hand]");
    const scrolls = hand || (one !== tray && tray?.contains(one) && tray.scrollHeight > tray.clientHeight + 1);
    if (top < -1 || bottom > innerHeight + 1 || (!scrolls && (left < -1 || right > innerWidth + 1))) wrong.push(`${called(one)} is not in the window`);
    else if (!scrolls || (left > 0 && right < innerWidth)) {
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      if (at && !one.contains(at) && !at.contains(one) && !hand?.contains(at)) wrong.push(`${called(one)} lies under ${called(at)}`);
    }
  }
  if (tray && tray.scrollHeight > tray.clientHeight + 1 && !tray.querySelector("input[type=search]")) wrong.push("the tray scrolls");
  const piles = seen("[data-zone=supply] .card").map((pile) => pile.getBoundingClientRect());
  const from = tray?.getBoundingClientRect();
  if (from && piles.some((pile) => Math.min(pile.right, from.right) - Math.max(pile.left, from.left) > 1 && Math.min(pile.bottom, from.bottom) - Math.max(pile.top, from.top) > 1))
    wrong.push("the tray lies over the Supply");
  if (innerHeight < 500 && document.documentElement.scrollHeight > innerHeight) wrong.push(`the page is ${document.documentElement.scrollHeight} high`);
  return wrong;
}"""


@pytest.fixture(scope="module")
def walker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house.person(ANNA, settings={"learn": True})
        house.part()


@pytest.fixture(scope="module")
def tabs(walker: Person) -> dict[str, Person]:
    """A tab in every language."""
    walker.page.goto("/about")
    tabs = {lang: walker.tab(lang) for lang in LANGUAGES}
    for tab in tabs.values():
        tab.page.goto("/about")
    return tabs


def longest(decision: Decision) -> str:
    """The language that needs most room to ask this and to name what can be answered."""
    options = [name for name, _ in decision["options"]]

    def room(lang: str) -> int:
        say = language(lang)
        buttons = [say._option(decision["source"], name) for name in options] if decision["kind"] == "choose" else []
        return len(say.phrase(phrase_of(decision["prompt"]))) + sum(map(len, buttons))

    return max(LANGUAGES, key=room)


def hidden(tab: Person) -> list[str]:
    """What is cut, covered or out of the window now."""
    return [*tab.page.evaluate(HIDDEN), *tab.misfits()]


@pytest.mark.parametrize("card", CARDS)
def test_every_question_is_whole_on_every_screen(walker: Person, tabs: dict[str, Person], card: str) -> None:
    table = walker.position(position(card), {"kind": "here", "name": BELA})
    walker.change_to(table)
    walker.take(ANNA)
    script, hands, here = Script(card), Mouse(walker), list[Person]()
    wrong: dict[str, list[str]] = {}
    while (decision := walker.asked())["kind"] != "buy":
        seat = walker.view["seat"]
        if decision["source"]:
            tab = tabs[lang := longest(decision)]
            if tab not in here:
                tab.change_to(table)
                tab.take(NAMES[seat])
                here.append(tab)
            tab.until("watched.view?.decision?.id === arg", decision["id"])
            tab.page.bring_to_front()
            for width, height in SCREENS:
                tab.resize({"width": width, "height": height})
                if hidden(tab):
                    tab.page.wait_for_timeout(SETTLES)  # on a busy machine a new layout takes its time
                if found := hidden(tab):
                    wrong[f"{lang}, {width}x{height}: {tab.heading()}"] = found
            walker.page.bring_to_front()
        if hands.answer(script(decision)) == "passed":
            for tab in (walker, *here):
                tab.take(NAMES[1 - seat])
    assert wrong == {}
