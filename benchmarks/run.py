"""Measure the speed of the installed demesne, compiled and plain, and print it next to the targets and the baseline.

Nothing here passes or fails: speed is measured, never tested.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from typing import Any

import history
import prototype
from measures import IMPORT_TARGET, MEASURES, Measure, answers_in_replay, import_ms, state_bytes, use
from timing import Timed, calibration

from demesne import kernel

SPEED_TARGET = 0.7  # of the prototype's games per second
UNITS = {"us": "µs", "ms": "ms", "/s": "/s"}


def main() -> int:
    parser = argparse.ArgumentParser(description="measure the speed of demesne, in CPU time")
    parser.add_argument("--quick", action="store_true", help="a short run: fewer and shorter rounds")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    parser.add_argument("--record", action="store_true", help=history.RECORD)
    given = parser.parse_args()
    found = measure(rounds=3 if given.quick else 11, slice_=0.03 if given.quick else 0.15, quick=given.quick)
    print(json.dumps(found, indent=2) if given.json else table(found))
    if given.record:
        history.record(found)
    return 0


def measure(rounds: int, slice_: float, quick: bool) -> dict[str, Any]:
    kernels = [name for name in ("compiled", "plain") if name in kernel.kernels()]
    domk = prototype.load()
    loop = Timed(calibration, slice_)
    timed: dict[tuple[str, str], Timed] = {}
    for which in kernels:
        use(which)
        for m in MEASURES:
            timed[m.key, which] = Timed(m.prepare(), slice_)
    if domk is not None:
        for name, lists in prototype.LISTS.items():
            timed[name, "baseline"] = Timed(prototype.simulated(domk, lists), slice_)
        timed["clone", "baseline"] = Timed(prototype.clone(domk), slice_)
        timed["decision", "baseline"] = Timed(prototype.decision(domk), slice_)
    for _ in range(rounds):
        loop.round()
        for (_, which), piece in timed.items():
            use(which)
            piece.round()
    use(kernels[0])
    step = loop.median
    return {
        **history.head("run"),
        "quick": quick,
        "rounds": rounds,
        "calibration_step_ns": rounded(step * 1e9),
        "state_bytes": state_bytes(),
        "replay_answers": answers_in_replay(),
        "import_ms": {key: rounded(ms) for key, ms in import_ms(3 if quick else 15).items()},
        "figures": {m.key: figures(m, kernels, timed, step) for m in MEASURES},
        "baseline": None if domk is None else ratios(timed, kernels[0]),
    }


def figures(m: Measure, kernels: list[str], timed: dict[tuple[str, str], Timed], step: float) -> dict[str, Any]:
    out: dict[str, Any] = {"unit": m.unit, "target": m.target}
    for which in kernels:
        piece = timed[m.key, which]
        out[which] = rounded(m.figure(piece.median))
        out[f"{which}_steps"] = rounded(piece.median / step)
        out[f"{which}_spread"] = round(piece.spread, 3)
    return out


def ratios(timed: dict[tuple[str, str], Timed], which: str) -> dict[str, Any]:
    """Our cost divided by the prototype's, for the same thing in the same rounds."""
    clone, decision = timed["clone", "baseline"].median, timed["decision", "baseline"].median
    return {
        "clone_us": rounded(clone * 1e6),
        "decision_us": rounded(decision * 1e6),
        "kernel": which,
        "kernel_clone_ratio": rounded(timed["kernel_clone", which].median / clone),
        "game_clone_ratio": rounded(timed["clone", which].median / clone),
        "kernel_decision_ratio": rounded(timed["kernel_money_decision", which].median / decision),
        "game_decision_ratio": rounded(timed["money_decision", which].median / decision),
        "speed_ratios": {name: rounded(speed(timed, name, which)) for name in prototype.LISTS},
    }


def speed(timed: dict[tuple[str, str], Timed], name: str, which: str) -> float:
    """Our games per second divided by the prototype's, per round; the median."""
    pairs = zip(timed[name, "baseline"].seconds, timed[name, which].seconds, strict=True)
    return statistics.median(theirs / ours for theirs, ours in pairs)


def rounded(x: float) -> float:
    """Four digits: the rest is noise."""
    return float(f"{x:.4g}")


# the table


def table(found: dict[str, Any]) -> str:
    head = f"demesne {found['version']}, {found['python']}, {found['platform']}, medians of {found['rounds']} rounds"
    out = [head, f"{'CPU time, one core':<52}{'compiled':>12}{'plain':>12}      {'target':<18}{'steps':>9}"]
    for m in MEASURES:
        row = found["figures"][m.key]
        target = aim(m, row.get("compiled"))
        cells = "".join(f"{text(row.get(which)):>12}" for which in ("compiled", "plain"))
        title = m.title + (f", {found['replay_answers']} answers" if m.key == "replay" else "")
        out.append(f"{title:<52}{cells} {UNITS[m.unit]:<4} {target:<18}{text(row.get('compiled_steps')):>9}")
    cost = found["import_ms"]
    mark = "met" if cost["cpu"] <= IMPORT_TARGET else "MISSED"
    title = f"import demesne (wall {text(cost['wall'])} ms)"
    steps = cost["cpu"] * 1e6 / found["calibration_step_ns"]
    out.append(
        f"{title:<52}{text(cost['cpu']):>12}{'':>12} ms   {f'<= {IMPORT_TARGET:.0f} {mark}':<18}{text(steps):>9}"
    )
    out.append(f"{'size of the state':<52}{found['state_bytes']:>12,}{'':>12} bytes")
    out.append(f"{'calibration loop, one step':<52}{text(found['calibration_step_ns']):>12}{'':>12} ns")
    if "compiled" not in kernel.kernels():
        out.append("compiled kernel: not installed (DEMESNE_BUILD=plain or no C compiler), plain figures only")
    return "\n".join([*out, "", *beside(found["baseline"])])


def aim(m: Measure, figure: float | None) -> str:
    if m.target is None:
        return ""
    sign = ">=" if m.unit == "/s" else "<="
    mark = "" if figure is None else " met" if m.meets(figure) else " MISSED"
    return f"{sign} {text(m.target)}{mark}"


def beside(base: dict[str, Any] | None) -> list[str]:
    if base is None:
        return ["baseline: not installed (no compiled package domk), ratios skipped; `make bench` builds it"]
    rows = [f"baseline: clone {text(base['clone_us'])} µs, Big Money decision {text(base['decision_us'])} µs"]
    for what in ("clone", "decision"):
        state, game = text(base[f"kernel_{what}_ratio"]), text(base[f"game_{what}_ratio"])
        rows.append(f"  our cost of a {what}: {state} times that on the kernel's state, {game} times through Game")
    for name, ratio in base["speed_ratios"].items():
        mark = "met" if ratio >= SPEED_TARGET else "MISSED"
        rows.append(f"  {name}: {100 * ratio:.0f} % of its games per second (target {100 * SPEED_TARGET:.0f} % {mark})")
    return rows


def text(x: float | None) -> str:
    if x is None:
        return "-"
    return f"{x:,.0f}" if x >= 1000 else f"{x:.4g}"


if __name__ == "__main__":
    sys.exit(main())
