"""A game as one seat knows it, as plain data for another process: no key, no log, no card that the seat cannot place.

Everything the seat does not know is dealt again before the state is written, from a key drawn for this purpose. So the
data of two games that look the same to the seat cannot be told apart, whoever reads them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from demesne import kernel
from demesne.refusal import Refusal

from .facts import Origin
from .keys import key_of
from .kinds import kinds_for
from .own_cards import catalogue_with
from .start import Start

if TYPE_CHECKING:
    from .game import Game

NO_KEY = bytes(32)

Known = dict[str, Any]


def known_to(game: Game, seat: int, seed: int | str | None = None) -> Known:
    """The game at a decision of this seat; the same seed gives the same data."""
    if game.asked != seat:
        raise Refusal("error-resample", seat=str(seat))
    start, kinds = game._origin.start, game._origin.kinds
    state = game._state.clone()
    state.rekey(key_of(seed, "known"))
    state.resample(seat)
    state.rekey(NO_KEY)
    return {
        "kingdom": list(start.kingdom),
        "names": kinds.names,
        "players": start.players,
        "edition": start.edition,
        "first": start.first,
        "double_treasures": start.double_treasures,
        "colonies": start.colonies,
        "own": kinds.own_written,
        "state": state.dump(),
    }


def from_known(known: Known) -> Game:
    """A game to think about: it can be answered, cloned and resampled; its history begins here."""
    from .game import Game  # which imports what is here

    catalogue = catalogue_with(known["own"], "known")
    kingdom, edition, players = tuple(known["kingdom"]), known["edition"], known["players"]
    colonies, doubled = known["colonies"], known["double_treasures"]
    start = Start(catalogue, kingdom, players, edition, NO_KEY, known["first"], doubled, None, colonies)
    kinds = kinds_for(catalogue, frozenset(known["names"]), kingdom, edition, players, colonies)
    which = kernel.chosen()
    game = Game.__new__(Game)
    game._origin = Origin(start, kinds, which, known["state"])
    game._state = game._origin.state()
    game._log = None
    game._walk = ()
    return game
