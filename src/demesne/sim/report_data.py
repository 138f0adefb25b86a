"""The data of a result as the report page and the charts need it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from demesne.languages import Language, language
from demesne.search.searcher import Searcher
from demesne.strategies import Strategy
from demesne.strategies.shipped import in_language

from .result import Result
from .text import basis, limits


def page_data(result: Result, samples: Sequence[dict[str, Any]] = (), lang: str = "en") -> dict[str, Any]:
    """The input of `report`, in the report's language; the samples are already in that language."""
    say = language(lang)
    first, *others = [p.name for p in result.players]
    return {
        "title": say("report-title", first=first, others=say.join(others)),
        "result": result.json(),
        "strategies": [_shown(p, say) for p in result.match.players],
        "basis": basis(result.match, result.seeds, say),
        "limits": limits(result.match, say),
        "turns": result.turns,
        "coins": _rows(result, result.coins, result.coins_sd),
        "points": _rows(result, result.points, result.points_sd),
        "ahead": result.ahead.tolist(),
        "level": result.level,
        "length": {str(rounds): n for rounds, n in result.lengths.items()},
        "ends": result.ends,
        "gained": result.gained,
        "samples": list(samples),
        "lang": lang,
    }


def _shown(player: Any, say: Language) -> dict[str, str]:
    if isinstance(player, Strategy):
        player = in_language(player, say)
        return {"name": player.name, "idea": player.idea, "text": player.text}
    if isinstance(player, Searcher):
        lists = "\n".join(text for text, _ in player.lists)
        return {"name": player.name, "idea": say("report-search", n=player.playouts), "text": lists}
    return {"name": player.name, "idea": say("report-bot"), "text": player.spec}


def _rows(result: Result, means: Any, spreads: Any) -> list[dict[str, list[Any]]]:
    rows = zip(result.turn_games.tolist(), means.tolist(), spreads.tolist())
    return [{"n": list(map(int, n)), "mean": _known(mean), "sd": _known(sd)} for n, mean, sd in rows]


def _known(values: list[float]) -> list[float]:
    return [0.0 if math.isnan(x) else x for x in values]
