"""demesne bench: how fast this machine plays."""

from __future__ import annotations

import json
from typing import Annotated, Any

from cyclopts import Parameter

from demesne.sim.bench import MATCH_UPS, measure

from .about import about


def bench(*, as_json: Annotated[bool, Parameter(name="--json", negative="")] = False, rounds: int = 5) -> int:
    """Measure speed: games, clones, decisions, in CPU time.

    Parameters
    ----------
    as_json
        The figures as JSON.
    rounds
        How often everything is measured; medians are shown.
    """
    if not 1 <= rounds <= 1000:
        raise ValueError(f"rounds: expected 1 to 1000, got {rounds}")
    found = measure(rounds)
    print(json.dumps(found) if as_json else table(found))
    return 0


def table(found: dict[str, Any]) -> str:
    out = [
        about(),
        "",
        f"{'CPU time, medians of ' + str(found['rounds']) + ' rounds':44}"
        + "".join(f"{k:>14}" for k in found["kernels"]),
    ]
    for name in MATCH_UPS:
        cells = "".join(f"{found['games_per_cpu_second'][k][name]:>14,.0f}" for k in found["kernels"])
        out.append(f"{name + ', games a second':44}{cells}")
    for name, key in (("clone, µs", "clone_us"), ("decision from Python, µs", "decision_us")):
        out.append(f"{name:44}" + "".join(f"{found[key][k]:>14.2f}" for k in found["kernels"]))
    jobs = found["cpu_us_per_game"]
    out.append(f"{'µs a game with 1 job / 2 jobs':44}{jobs['1']:>14.2f}{jobs['2']:>14.2f}   ratio {jobs['ratio']}")
    out.append(f"{'state, bytes':44}{found['state_bytes']:>14,}")
    out.append(f"{'calibration loop, ns a step':44}{found['calibration_ns_per_step']:>14.1f}")
    return "\n".join(out)
