"""The data of a result as the report page and the pictures want it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from demesne.strategies import Strategy

from .result import Result
from .text import basis, limits


def page_data(result: Result, samples: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
    names = [p.name for p in result.players]
    title = f"{names[0]} against {' and '.join(names[1:])}"
    return {
        "title": title,
        "result": result.json(),
        "strategies": [_shown(p) for p in result.match.players],
        "basis": basis(result.match, result.seeds),
        "limits": limits(result.match),
        "turns": result.turns,
        "coins": _rows(result, result.coins, result.coins_sd),
        "points": _rows(result, result.points, result.points_sd),
        "ahead": result.ahead.tolist(),
        "level": result.level,
        "length": {str(rounds): n for rounds, n in result.lengths.items()},
        "ends": result.ends,
        "gained": result.gained,
        "samples": list(samples),
        "lang": "en",
    }


def _shown(player: Any) -> dict[str, str]:
    if isinstance(player, Strategy):
        return {"name": player.name, "idea": player.idea, "text": player.text}
    return {"name": player.name, "idea": "a bot in Python", "text": player.spec}


def _rows(result: Result, means: Any, spreads: Any) -> list[dict[str, list[Any]]]:
    out: list[dict[str, list[Any]]] = []
    rows: Any = zip(result.turn_games.tolist(), means.tolist(), spreads.tolist())
    for n, mean, sd in rows:
        out.append(
            {
                "n": [int(x) for x in n],
                "mean": [0.0 if math.isnan(x) else x for x in mean],
                "sd": [0.0 if math.isnan(x) else x for x in sd],
            }
        )
    return out
