"""What the page costs, in a real Chromium: bytes of a first visit, time to the first decision, work of the main thread
while others play, memory.

    python benchmarks/page.py              everything
    python benchmarks/page.py sizes        compressed bytes of a first visit, in each language
    python benchmarks/page.py first        from the gold button of the start page to the first decision
    python benchmarks/page.py frames       a trace of a game of six: what is animated, layouts, work per frame
    python benchmarks/page.py memory       heap, nodes and listeners after each of twenty games in one tab
    python benchmarks/page.py memory --games 4
    python benchmarks/page.py memory --short        the same with games that begin shortly before their end
    python benchmarks/page.py --record     also appends the figures to history.jsonl

Work is CPU time of the main thread; so other load of the machine makes frames rarer but hardly dearer. Under load what
belongs to one frame may fall into several sixtieths of a second: on a busy machine compare the work from one drawn
frame to the next.
"""

from __future__ import annotations

import argparse
import bisect
import itertools
import json
import pathlib
import statistics
import sys
import tempfile
from collections.abc import Callable
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
TESTS = HERE.parent / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "browser"), str(TESTS / "store")]  # people who play in the browser

import history  # noqa: E402

import browser as people  # noqa: E402
from demesne.languages import LANGUAGES  # noqa: E402
from first_visit import MOST_BYTES, MOST_BYTES_ELSEWHERE, PLACES, first_visit  # noqa: E402

FAIR = {"kind": "bot", "level": "fair"}
VISITS = 5
MOST_WAIT = 1.5  # seconds
PLAYERS, ROUNDS = 6, 4
REACTION = 300  # ms until a person gives the next answer
SLICE = 1000 / 60  # ms of a frame
MOST_WORK = 8.0  # ms a frame, at the 95th percentile
GAMES, SETTLED = 20, 10  # after so many games the browser has compiled what is used often
MOST_GROWTH = 0.05
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "__metadata"]

# Every flight is noted with its length in ms; what is animated is noted at each frame. A mark in the trace for each
# would cost more than some flights do: one mark tells how the two clocks differ.
MARK = """(sampling) => {
  window.flown = [];
  const real = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.matches(".flight")) flown.push([performance.now(), (timing.delay ?? 0) + timing.duration]);
    return real.call(this, frames, timing);
  };
  if (!sampling) return;
  const animated = (window.animated = {});
  const besides = ["offset", "computedOffset", "easing", "composite"];
  const look = () => {
    for (const one of document.getAnimations()) {
      const names = one.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const where = `${one.effect.target?.tagName} ${one.effect.target?.className}`;
      for (const name of names.filter((name) => !besides.includes(name))) animated[name] = where;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


# Playwright's own way to wait looks at the page in every frame, which then has to be drawn.
STEPS_END = """() => new Promise((done) => {
  const look = () => (document.querySelector("[data-zone=steps]") ? setTimeout(look, 100) : done());
  look();
})"""


def answer(anna: people.Person) -> None:
    """The simple bot's answer, as a message."""
    decision, before = anna.asked(), anna.before()
    sent = {"type": "answer", "decision": decision["id"], "answers": [people.simple(anna, decision)]}
    anna.page.evaluate("(sent) => watched.sockets.at(-1).send(JSON.stringify(sent))", sent)
    anna.settle(before)


# the bytes of a first visit


def sizes(house: people.House) -> dict[str, Any]:
    found = {}
    for lang, where in itertools.product(LANGUAGES, PLACES):
        found[f"{lang}, {where}"] = sum(first_visit(house, lang, where).values())
        house.part()
    return found


def show_sizes(found: dict[str, Any]) -> bool:
    print("compressed bytes of a first visit, fonts and emblems included")
    good = True
    for name, size in found.items():
        most = MOST_BYTES.get(name[:2], MOST_BYTES_ELSEWHERE)
        good &= size <= most
        print(f"  {name:<24}{size:>9,}   <= {most:,} {'met' if size <= most else 'MISSED'}")
    return good


# the first decision

# From the click to the first frame in which a card of the hand can be seen and something is asked.
WAIT = """() => new Promise((done) => {
  const begun = performance.now();
  const look = () => {
    const hand = document.querySelector("[data-zone=hand] .card")?.checkVisibility();
    const asked = document.querySelector("[data-zone=answers] button");
    requestAnimationFrame(hand && asked ? () => done((performance.now() - begun) / 1000) : look);
  };
  document.querySelector("button.main").click();
  look();
})"""


def first(house: people.House) -> dict[str, Any]:
    """Of guests who have never been here; the first visit also warms up the server."""
    seconds = []
    for _ in range(VISITS):
        anna = house.person()
        anna.page.goto("/")
        anna.page.locator("button.main").wait_for()
        anna.page.wait_for_load_state("networkidle")
        seconds.append(round(anna.page.evaluate(WAIT), 2))
        house.part()
    return {"seconds": seconds, "median": statistics.median(seconds)}


def show_first(found: dict[str, Any]) -> bool:
    good = bool(found["median"] <= MOST_WAIT)
    met = "met" if good else "MISSED"
    print(f"first decision after {' '.join(map(str, found['seconds']))} s")
    print(f"  median {found['median']}   <= {MOST_WAIT} {met}")
    return good


# frames


Flown = list[tuple[float, float]]  # when, by the page's clock, and for how long, in ms
CLOCK = "() => { flown.length = 0; performance.mark(`clock:${performance.now()}`); }"


def game_of_six(house: people.House, sampling: bool, trace: bool) -> tuple[people.Person, bytes, Flown]:
    """Some rounds in which the turns of five bots are shown."""
    anna = house.person(settings={"speed": "normal"}, reduced_motion="no-preference")
    anna.page.add_init_script(f"({MARK})({json.dumps(sampling)})")
    anna.sit(anna.table(*[FAIR] * (PLAYERS - 1)))
    anna.asked()
    if trace:
        house.browser.start_tracing(page=anna.page, categories=TRACED)
        anna.page.evaluate(CLOCK)
    begun = anna.view["view"]["turn"]
    while anna.view["view"]["turn"] < begun + ROUNDS and not anna.over:
        answer(anna)
        anna.page.wait_for_timeout(REACTION)
        anna.page.evaluate(STEPS_END)
    traced = house.browser.stop_tracing() if trace else b""
    return anna, traced, anna.page.evaluate("() => flown")


def frames(house: people.House) -> dict[str, Any]:
    anna, _, _ = game_of_six(house, sampling=True, trace=False)
    animated = anna.page.evaluate("() => animated")
    house.part()
    _, trace, flown = game_of_six(house, sampling=False, trace=True)
    house.part()
    return {"animated": animated, **measured(json.loads(trace)["traceEvents"], flown)}


def measured(events: list[dict[str, Any]], flown: Flown) -> dict[str, Any]:
    """Work of the main thread per frame, and layouts while something flies."""
    assert flown, "nothing has flown"
    [clock] = [one for one in events if one["name"].startswith("clock:") and one["ph"] in "IiR"]
    zero = clock["ts"] - float(clock["name"].partition(":")[2]) * 1000
    main = (clock["pid"], clock["tid"])
    mine = [one for one in events if (one["pid"], one.get("tid")) == main]
    tasks = sorted((one for one in mine if one["name"] == "RunTask" and one["ph"] == "X"), key=lambda one: one["ts"])
    first, last = tasks[0]["ts"], tasks[-1]["ts"]
    work = [0.0] * (int((last - first) / 1000 / SLICE) + 1)
    for task in tasks:
        work[int((task["ts"] - first) / 1000 / SLICE)] += task.get("tdur", task["dur"]) / 1000
    flights = sorted((zero + at * 1000, zero + (at + length) * 1000) for at, length in flown)
    launches = [begin for begin, _ in flights]
    starts = [task["ts"] for task in tasks]
    drawn = sorted(one["ts"] for one in mine if one["name"] == "Commit")
    by_frame = [0.0] * max(len(work), len(drawn) + 1)
    for task in tasks:
        by_frame[bisect.bisect_left(drawn, task["ts"])] += task.get("tdur", task["dur"]) / 1000

    def launching(ts: float) -> bool:
        """In the task that makes flights, or before the frame in which they are drawn for the first time."""
        task = tasks[max(0, bisect.bisect_right(starts, ts) - 1)]
        last = bisect.bisect_right(launches, task["ts"] + task["dur"]) - 1
        return last >= 0 and bisect.bisect_right(drawn, launches[last]) == bisect.bisect_right(drawn, ts)

    laid_out = [(one["ts"], one["args"].get("beginData", {}).get("frame")) for one in mine if one["name"] == "Layout"]
    page = statistics.mode(frame for _, frame in laid_out)
    layouts = [ts for ts, frame in laid_out if frame == page]  # an icon that is drawn is a document of its own
    during = [ts for ts in layouts if any(begin < ts < end for begin, end in flights) and not launching(ts)]
    busy = sorted(ms for ms in work if ms > 0.05)
    return {
        "seconds": round((last - first) / 1e6, 1),
        "flights": len(flights),
        "layouts": len(layouts),
        "layouts_during_flights": len(during),
        "frame_ms_95": round(percentile(sorted(work), 95), 2),
        "frame_ms_99": round(percentile(sorted(work), 99), 2),
        "drawn_frame_ms_95": round(percentile(sorted(by_frame), 95), 2),
        "drawn_frame_ms_99": round(percentile(sorted(by_frame), 99), 2),
        "work_ms": round(sum(work)),
        "busy_frame_ms_95": round(percentile(busy, 95), 2),
        "busy_frames": len(busy),
        "frames": len(work),
    }


def percentile(ordered: list[float], p: int) -> float:
    return ordered[min(len(ordered) - 1, len(ordered) * p // 100)] if ordered else 0.0


def show_frames(found: dict[str, Any]) -> bool:
    others = {name: where for name, where in found["animated"].items() if name not in ("transform", "opacity")}
    good = not others and not found["layouts_during_flights"] and found["frame_ms_95"] <= MOST_WORK
    print(f"a game of six, {found['seconds']} s in which {found['flights']} cards flew, {found['frames']} frames")
    print(f"  animated besides transform and opacity    {others or 'nothing, met'}")
    print(f"  layouts during a flight                   {found['layouts_during_flights']} of {found['layouts']}")
    met = "met" if found["frame_ms_95"] <= MOST_WORK else "MISSED"
    print(f"  main thread, ms a frame, 95th percentile  {found['frame_ms_95']}   <= {MOST_WORK} {met}")
    print(f"  99th percentile                           {found['frame_ms_99']}")
    drawn = f"{found['drawn_frame_ms_95']}, 99th percentile {found['drawn_frame_ms_99']}"
    print(f"  from one drawn frame to the next          {drawn}")
    print(f"  all of it, ms                             {found['work_ms']}")
    print(f"  95th percentile of the {found['busy_frames']} frames with work {found['busy_frame_ms_95']}")
    return good


# memory

# what the measuring itself keeps
FORGET = "() => Object.assign(watched, { sent: [], sockets: watched.sockets.slice(-1) })"


def memory(house: people.House, games: int = GAMES, short: bool = False) -> dict[str, Any]:
    anna = house.person()
    devtools = anna.context.new_cdp_session(anna.page)
    anna.page.goto("/about")
    heap, nodes, listeners = [], [], []
    for game in range(games):
        anna.change_to(anna.position(people.NEARLY_OVER, FAIR) if short else anna.table(FAIR, seed=str(game + 1)))
        while not anna.over:
            answer(anna)
        anna.frames.clear()
        anna.page.evaluate(FORGET)
        for _ in range(2):
            devtools.send("HeapProfiler.collectGarbage")
        heap.append(round(devtools.send("Runtime.getHeapUsage")["usedSize"] / 1e6, 2))
        counted = devtools.send("Memory.getDOMCounters")
        nodes.append(counted["nodes"])
        listeners.append(counted["jsEventListeners"])
    settled = min(SETTLED, games // 2)
    growth = statistics.mean(heap[-3:]) / statistics.mean(heap[settled : settled + 3]) - 1
    return {"heap_mb": heap, "nodes": nodes, "listeners": listeners, "from": settled + 1, "growth": round(growth, 3)}


def show_memory(found: dict[str, Any]) -> bool:
    good = bool(found["growth"] <= MOST_GROWTH)
    heap = found["heap_mb"]
    print(f"memory over {len(heap)} games in one tab, MB after each: {' '.join(map(str, heap))}")
    print(f"  nodes: {' '.join(map(str, found['nodes']))}")
    print(f"  listeners: {' '.join(map(str, found['listeners']))}")
    met = "met" if good else "MISSED"
    print(f"  growth from game {found['from']} on {found['growth']:+.1%}   <= {MOST_GROWTH:.0%} {met}")
    return good


MEASURES: dict[str, tuple[Callable[[people.House], dict[str, Any]], Callable[[dict[str, Any]], bool]]] = {
    "sizes": (sizes, show_sizes),
    "first": (first, show_first),
    "frames": (frames, show_frames),
    "memory": (memory, show_memory),
}


def main() -> None:
    parser = argparse.ArgumentParser(description="what the page costs")
    parser.add_argument("what", nargs="*", choices=[*MEASURES, []], default=[])
    parser.add_argument("--games", type=int, default=GAMES, help="how many games in one tab for memory")
    parser.add_argument("--short", action="store_true", help="for memory: games that begin shortly before their end")
    parser.add_argument("--record", action="store_true", help=history.RECORD)
    given = parser.parse_args()
    figures: dict[str, Any] = {}
    good = True
    for name in given.what or MEASURES:
        measure, show = MEASURES[name]
        with tempfile.TemporaryDirectory() as home, people.opened(pathlib.Path(home)) as house:
            figures[name] = memory(house, given.games, given.short) if name == "memory" else measure(house)
            house.part()
        good &= show(figures[name])
    if given.record:
        history.record({**history.head("page"), "figures": figures})
    sys.exit(not good)


if __name__ == "__main__":
    main()
