"""How long a person at the table waits, in a real Chromium: for the first decision, and for a bot.

The clock runs in the page: from the beginning of its load, or from a click, to the frame that shows the decision.
Everything counts, including drawing and short animations.

    python benchmarks/table.py             the table
    python benchmarks/table.py --record    also appends the figures to history.jsonl
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import os
import pathlib
import statistics
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

import history
from playwright.sync_api import BrowserContext, Page
from timing import calibration_ns

from demesne.languages import language

HERE = pathlib.Path(__file__).resolve().parent
TESTS = HERE.parent / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "browser"), str(TESTS / "store")]  # people who click through a game

import browser as people  # noqa: E402

LEVELS = ("gentle", "fair", "strong")
FIRST_TARGET, BOT_TARGET = 1.5, 0.5  # seconds
CLICKS_TARGET = 2
OTHERS = round(os.getloadavg()[0], 1)  # load of the machine; above its number of cores, wall time says little
TURNS = 24  # of both players together
SETS = ("First Game", "Deck Top", "Victory Dance")
ALL_EFFECTS = {"reduced_motion": "no-preference"}

# Every view that asks something: when it was on the screen, in which turn, and when and how many clicks came before.
CLOCK = """() => {
  if (window.clock) return;
  const clock = (window.clock = { clicks: 0, clicked: 0, shown: [] });
  addEventListener("click", () => { clock.clicks++; clock.clicked = performance.now(); }, true);
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.type !== "view" || !message.decision) return;
        const { clicks, clicked } = clock;
        requestAnimationFrame(() => setTimeout(() => {
          if (!document.querySelector(".prompt:not(.waiting) [data-rest]")) return;
          clock.shown.push({ at: performance.now(), turn: message.view.turn, clicks, clicked });
        }));
      });
    }
  };
}"""


@contextlib.contextmanager
def house() -> Iterator[people.House]:
    """A fresh server, and a browser that has never seen it."""
    with tempfile.TemporaryDirectory() as home, people.opened(pathlib.Path(home)) as opened:
        yield opened


def first_decisions(rounds: int) -> dict[str, list[dict[str, float]]]:
    """From the start of the page load to the first decision: on a first visit and on a later one."""
    found: dict[str, list[dict[str, float]]] = {"cold": [], "warm": []}
    for _ in range(rounds):
        with house() as opened:
            context = opened.browser.new_context(base_url=opened.url, viewport=people.DESKTOP, locale="en-GB")
            for decisions in found.values():
                decisions.append(first_decision(context))
    return found


def first_decision(context: BrowserContext) -> dict[str, float]:
    page = context.new_page()
    page.add_init_script(f"({CLOCK})()")
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name=language("en")("web-door-bot-play"), exact=True).click()
    page.wait_for_function("() => clock.shown.length")
    shown = read(page)[0]
    page.close()
    return {"seconds": shown["at"] / 1000, "clicks": shown["clicks"]}


def answers_of_bots(rounds: int) -> dict[str, list[float]]:
    """From the click after which it is a bot's turn to the next decision."""
    found: dict[str, list[float]] = {level: [] for level in LEVELS}
    with house() as opened:
        for level in LEVELS:
            for i in range(rounds):
                anna = opened.person(**ALL_EFFECTS)
                anna.page.add_init_script(f"({CLOCK})()")
                bot = {"kind": "bot", "level": level}
                anna.sit(anna.table(bot, kingdom={"set": SETS[i % len(SETS)]}, seed=str(i + 1)))
                found[level] += waits(anna)
                opened.part()
    return found


def waits(anna: people.Person) -> list[float]:
    hands = people.Mouse(anna)
    while not anna.over and anna.view["view"]["turn"] < TURNS:
        hands.answer(people.simple(anna, anna.asked()))
    shown = read(anna.page)
    return [
        (now["at"] - now["clicked"]) / 1000
        for before, now in itertools.pairwise(shown)
        if now["turn"] > before["turn"] and now["clicked"] > before["at"]
    ]


def read(page: Page) -> list[dict[str, float]]:
    shown: list[dict[str, float]] = page.evaluate("() => clock.shown")
    return shown


def measured(rounds: int) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    for which, found in first_decisions(rounds).items():
        seconds = [one["seconds"] for one in found]
        clicks = max(one["clicks"] for one in found)
        figures[f"first_decision_{which}"] = {**of(seconds, FIRST_TARGET), "clicks": clicks}
    for level, seconds in answers_of_bots(rounds).items():
        figures[f"bot_{level}"] = of(seconds, BOT_TARGET)
    return {
        **history.head("table"),
        "others": OTHERS,
        "rounds": rounds,
        "calibration_step_ns": calibration_ns(),
        "figures": figures,
    }


def of(seconds: list[float], target: float) -> dict[str, Any]:
    return {
        "unit": "s",
        "target": target,
        "median": round(statistics.median(seconds), 3),
        "worst": round(max(seconds), 3),
        "n": len(seconds),
    }


def table(found: dict[str, Any]) -> str:
    head = f"demesne {found['version']}, {found['python']}, {found['platform']}, {found['rounds']} rounds"
    out = [head, f"{'seconds, wall time':<44}{'median':>9}{'worst':>9}{'n':>6}   target"]
    names = {
        "first_decision_cold": "first decision, first visit",
        "first_decision_warm": "first decision, second visit",
        **{f"bot_{level}": f"a {level} bot's answer, from click to decision" for level in LEVELS},
    }
    for key, row in found["figures"].items():
        met = row["worst"] <= row["target"] and row.get("clicks", 0) <= CLICKS_TARGET
        mark = "met" if met else "MISSED"
        clicks = f", {row['clicks']:.0f} of {CLICKS_TARGET} clicks" if "clicks" in row else ""
        figures = f"{row['median']:>9.3f}{row['worst']:>9.3f}{row['n']:>6}"
        out.append(f"{names[key]:<44}{figures}   <= {row['target']} {mark}{clicks}")
    return "\n".join(out)


def main() -> None:
    parser = argparse.ArgumentParser(description="how long a person at the table in the browser waits")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    parser.add_argument("--record", action="store_true", help=history.RECORD)
    given = parser.parse_args()
    found = measured(given.rounds)
    print(json.dumps(found, indent=2) if given.json else table(found))
    if given.record:
        history.record(found)


if __name__ == "__main__":
    main()
