"""A small client of the protocol: make tables, join them, look on, play whole games. docs/client.md tells how."""

from .client import Client
from .errors import Closed, Refused
from .playing import play
from .seat import Chooser, Seat
from .view import View

__all__ = ["Chooser", "Client", "Closed", "Refused", "Seat", "View", "play"]
