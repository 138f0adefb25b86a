"""Who sat at a game and how it ended for them, from what is stored of the game."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal, NamedTuple

Outcome = Literal["", "won", "shared", "lost", "resigned"]  # "": not finished
PLAYED_ON = "play on"  # the seed of a table that continues from a moment of another game
DAMAGE = (AttributeError, IndexError, KeyError, TypeError, ValueError)  # what reading damaged data raises
RESIGNED = 1000  # points behind everybody who played to the end
FURTHEST, TURNS = 100_000, 10_000  # a lead, and the turns that decide between equal ones, in one number


class Sitting(NamedTuple):
    """One guest at one game; who shares a device with others is the first of them."""

    guest: str
    game: str
    result: Outcome
    day: str  # of which the game is the kingdom of the day
    score: int | None
    about: dict[str, Any]
    rank: int | None = None  # among the results of the day


class Kept(NamedTuple):
    """A sitting as it is in the store."""

    guest: str
    game: str
    at: datetime
    result: Outcome
    day: str
    score: int | None
    about: dict[str, Any]
    rank: int | None = None


# what a record and the results of a day need of a sitting
ABOUT = {"kingdom": list, "edition": int, "practice": bool, "turns": int, "players": list, "seat": int, "here": int}
PLAYER = {"name", "bot", "guest", "score", "resigned"}


def is_whole(about: Any) -> bool:
    return (
        isinstance(about, dict)
        and all(isinstance(about.get(name), kind) for name, kind in ABOUT.items())
        and all(isinstance(player, dict) and player.keys() >= PLAYER for player in about["players"])
        and 0 <= about["seat"] < len(about["players"])
    )


def sittings_of(game: str, setup: Mapping[str, Any], state: str, finished: Mapping[str, Any] | None) -> list[Sitting]:
    """A row for each guest; a game that cannot continue has none."""
    places = setup.get("places", [])
    guests = dict.fromkeys(place["guest"] for place in places if place.get("guest"))
    if state == "closed" or not guests or (state == "over" and finished is None):
        return []
    end = finished if state == "over" else None
    review = end.get("review", {}) if end else {}
    scores = review.get("scores", [])
    gone = ((end.get("shown") or {}).get("result") or {}).get("resigned", []) if end else []
    players = [
        {
            "name": place["name"],
            "bot": place.get("bot", ""),
            "guest": bool(place.get("guest")),
            "score": scores[i] if i < len(scores) else None,
            "resigned": i in gone,
        }
        for i, place in enumerate(places)
    ]
    options = setup.get("options", {})
    about = {
        "kingdom": sorted(setup.get("kingdom", [])),
        "edition": setup.get("edition", 2),
        "colonies": bool(options.get("colonies", False)),
        "practice": options.get("seed") is not None,
        "own": bool(setup.get("own")),
        "played_on": options.get("seed") == PLAYED_ON,
        "lesson": bool(setup.get("lesson")),
        "public": bool(options.get("public", False)),
        "turns": max(review.get("turns", []), default=0),
        "players": players,
    }
    out = []
    for guest in guests:
        mine = [i for i, place in enumerate(places) if place.get("guest") == guest]
        seat = mine[0]
        result = _result(seat, review.get("winners", []), gone) if end else ""
        score = scores[seat] if end and seat < len(scores) else None
        own = {**about, "seat": seat, "here": len(mine)}
        day = setup.get("day", "")
        out.append(Sitting(guest, game, result, day, score, own, rank_of(day, result, score, own)))
    return out


def rank_of(day: str, result: Outcome, score: int | None, about: Mapping[str, Any]) -> int | None:
    """The higher the better: by how many points the guest was ahead of the best other, then in how few turns."""
    if not (day and result and is_whole(about)):
        return None
    others = [p["score"] or 0 for i, p in enumerate(about["players"]) if i != about["seat"]]
    lead: int = (score or 0) - max(others, default=0) - RESIGNED * (result == "resigned")
    turns: int = min(about["turns"], TURNS - 1)
    return max(-FURTHEST, min(FURTHEST, lead)) * TURNS - turns


def _result(seat: int, winners: list[int], gone: list[int]) -> Outcome:
    if seat in gone:
        return "resigned"
    if seat not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"
