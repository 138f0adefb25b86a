"""Storage of games: their setup and append-only log, in SQLite or PostgreSQL. All SQL is in this package."""

from .games import Changes, StoredGame
from .guests import Opponents
from .outcomes import Away, Damaged, Gap, Gone, Taken
from .sittings import PLAYED_ON, Kept, Outcome
from .store import Store
from .writer import Commit

__all__ = [
    "PLAYED_ON",
    "Away",
    "Changes",
    "Commit",
    "Damaged",
    "Gap",
    "Gone",
    "Kept",
    "Opponents",
    "Outcome",
    "Store",
    "StoredGame",
    "Taken",
]
