"""Where games are kept: their setup and growing log, in SQLite or PostgreSQL. No SQL stands outside this package."""

from .games import Changes, StoredGame
from .outcomes import Away, Damaged, Gap, Gone, Taken
from .store import Store
from .writer import Commit

__all__ = ["Away", "Changes", "Commit", "Damaged", "Gap", "Gone", "Store", "StoredGame", "Taken"]
