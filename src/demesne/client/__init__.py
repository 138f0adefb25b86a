"""A small client of the protocol: make tables, join them, watch, play whole games. See docs/client.md."""

try:
    from .client import Client
    from .errors import Blunder, Closed, Refused
    from .playing import play
    from .seat import Chooser, Seat
    from .view import View
except ModuleNotFoundError as error:
    raise ImportError(f'demesne.client needs {error.name}: pip install "demesne[client]"') from error

__all__ = ["Blunder", "Chooser", "Client", "Closed", "Refused", "Seat", "View", "play"]
