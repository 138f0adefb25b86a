"""Storage of games: their setup and append-only log, in SQLite or PostgreSQL. All SQL is in this package."""

from .analyses import Analyses, Shared
from .attendance import Absent, Attendance, Leases, Sighting
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
    "Analyses",
    "Attendance",
    "Away",
    "Change",
    "Changes",
    "Commit",
    "Damaged",
    "Gap",
    "Gone",
    "Kept",
    "Leases",
    "Opponents",
    "Outcome",
    "Present",
    "Shared",
    "Sighting",
    "Store",
    "StoredGame",
    "Taken",
]
