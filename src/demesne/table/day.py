"""The kingdom of the day: the same ten cards, shuffles and bot for everybody, from the date and the rules version.

Everybody can compute its key, so its deal proves nothing. Its bot is one that always decides alike and at once;
stronger ones think as long as the machine lets them.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Literal

from demesne.game.constraints import Wishes, random_ten
from demesne.notation import RULES_VERSION

from .messages import Level, Options
from .room import Place, Room
from .seats import bot_names, checked_name

BOXES = ("base 2e", "intrigue 2e", "seaside 2e", "prosperity 2e")
LEVEL: Level = "fair"
EDITION: Literal[2] = 2


@dataclass(frozen=True)
class Day:
    date: str  # such as 2026-11-16, in UTC
    cards: list[str]
    seed: str


def today(now: datetime | None = None) -> str:
    return (now or datetime.now(UTC)).astimezone(UTC).date().isoformat()


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def day_of(date: str) -> Day:
    seed = f"kingdom of the day {date}, rules {RULES_VERSION}"
    return Day(date, random_ten(seed, Wishes(boxes=BOXES)), seed)


def room_of(date: str, guest: str, name: str, counted: bool = True) -> Room:
    """The table of a day for a guest; only a counted one is in the day's results."""
    day = day_of(date)
    own = checked_name(name)
    places = (Place(own, guest), Place(bot_names([own], 1)[0], "", LEVEL))
    options = Options(edition=EDITION, seed=day.seed, undo="free")
    return Room(day.cards, EDITION, places, options, day=date if counted else "")
