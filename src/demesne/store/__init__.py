"""Storage of games: their setup and append-only log, in SQLite or PostgreSQL. All SQL is in this package."""

from .analyses import Shared, SharedAnalyses
from .attendance import Absent, Attendance, Renewed, Sighting
from .games import Changes, StoredGame
from .guests import Opponents
from .notifications import Change
from .outcomes import Away, Damaged, Gap, Gone, Present, Taken
from .sittings import PLAYED_ON, Kept, Outcome
from .store import Store
from .writer import Commit

__all__ = [
    "PLAYED_ON",
    "Absent",
    "SharedAnalyses",
    "Attendance",
    "Away",
    "Change",
    "Changes",
    "Commit",
    "Damaged",
    "Gap",
    "Gone",
    "Kept",
    "Renewed",
    "Opponents",
    "Outcome",
    "Present",
    "Shared",
    "Sighting",
    "Store",
    "StoredGame",
    "Taken",
]
