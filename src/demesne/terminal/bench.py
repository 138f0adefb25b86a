"""demesne bench: how fast this machine plays."""

from __future__ import annotations

import json
from typing import Any

from demesne.languages import Language
from demesne.refusal import Refusal
from demesne.sim.bench import MATCH_UPS, measure
from demesne.sim.text import columns, figure

from .about import about
from .arguments import AsJson, Say, Whole


def bench(*, as_json: AsJson = False, rounds: Whole = 5, say: Say) -> int:
    """Measure speed: games, clones, decisions, in CPU time."""
    if not 1 <= rounds <= 1000:
        raise Refusal("error-range", where="rounds", least=1, most=1000, got=str(rounds))
    found = measure(rounds)
    print(json.dumps(found) if as_json else table(found, say))
    return 0


def table(found: dict[str, Any], say: Language) -> str:
    kernels = found["kernels"]
    names = {"plain": say("bench-plain"), "compiled": say("bench-compiled")}
    jobs = found["cpu_us_per_game"]
    rows = [[say("bench-heading", n=found["rounds"]), *(names[k] for k in kernels)]]
    for name, (one, two) in MATCH_UPS.items():
        games = found["games_per_cpu_second"]
        rows.append([say("bench-games", one=one, two=two), *(figure(games[k][name], say) for k in kernels)])
    rows.append([say("bench-clone"), *(figure(found["clone_us"][k], say, 2) for k in kernels)])
    rows.append([say("bench-decision"), *(figure(found["decision_us"][k], say, 2) for k in kernels)])
    ratio = figure(jobs["ratio"], say, 2)
    rows.append([say("bench-jobs", ratio=ratio), figure(jobs["1"], say, 2), figure(jobs["2"], say, 2)])
    rows.append([say("bench-state"), figure(found["state_bytes"], say)])
    rows.append([say("bench-calibration"), figure(found["calibration_ns_per_step"], say, 1)])
    return "\n".join([about(say), "", *columns(rows)])
