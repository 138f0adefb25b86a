"""Storage of games: their setup and append-only log, in SQLite or PostgreSQL. All SQL is in this package."""

from .analyses import Analyses, Shared
from .games import Changes, StoredGame
from .outcomes import Away, Damaged, Gap, Gone, Taken
from .sittings import PLAYED_ON, Kept, Outcome
from .store import Store
from .writer import Commit

__all__ = [
    "PLAYED_ON",
    "Analyses",
    "Away",
    "Changes",
    "Commit",
    "Damaged",
    "Gap",
    "Gone",
    "Kept",
    "Outcome",
    "Shared",
    "Store",
    "StoredGame",
    "Taken",
]
