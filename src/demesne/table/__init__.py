"""The table, without any input or output: who sits where, the append-only log, undo, autoplay, warnings."""

from .autoplay import Autoplay
from .entries import Answer, Entry, Undo
from .seats import SeatHolder
from .table import Setup, Table

__all__ = ["Answer", "Autoplay", "Entry", "SeatHolder", "Setup", "Table", "Undo"]
