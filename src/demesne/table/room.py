"""A room: a table that people are still sitting down at, and what it needs to begin. Plain data in and out."""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass, field, replace
from typing import Any

import msgspec

from demesne.cards import BOXES, loaded
from demesne.game import Game
from demesne.game.arguments import ten_of
from demesne.game.constraints import Wishes, random_ten
from demesne.game.keys import key_of as seed_key
from demesne.refusal import Refusal
from demesne.words.finding import find_card
from demesne.words.kingdoms import in_english

from .fairness import commitment_of, key_of, new_secret, with_proof
from .messages import KingdomWanted, NewTable, Options, SeatWanted
from .seats import Seat, bot_names, checked_name
from .table import Setup


@dataclass(frozen=True)
class Place:
    """A seat of a room: a person (guest), a bot (level), or free."""

    name: str = ""
    guest: str = ""
    bot: str = ""
    nonce: str = ""

    @property
    def free(self) -> bool:
        return not self.guest and not self.bot


@dataclass(frozen=True)
class Room:
    kingdom: list[str]
    edition: int
    places: tuple[Place, ...]
    options: Options
    secret: str = field(default_factory=new_secret)
    record: str = ""  # the start of the game, once it has begun

    @classmethod
    def make(cls, guest: str, wanted: NewTable) -> Room:
        kingdom, edition = chosen(wanted.kingdom)
        places = seated(guest, wanted)
        return cls(kingdom, wanted.options.edition or edition, places, wanted.options)

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)

    @property
    def practice(self) -> bool:
        return self.options.seed is not None

    def ready(self) -> bool:
        return not any(place.free for place in self.places)

    def seats_of(self, guest: str) -> list[int]:
        return [i for i, place in enumerate(self.places) if guest and place.guest == guest]

    def nonces(self) -> list[str]:
        return [place.nonce for place in self.places if place.nonce]

    def sit(self, guest: str, name: str, nonce: str) -> tuple[Room, int]:
        """The next free seat is taken."""
        free = [i for i, place in enumerate(self.places) if place.free]
        if not free:
            raise Refusal("table-full")
        taken = [place.name for place in self.places]
        place = Place(apart(checked_name(name), taken), guest, "", nonce)
        return self.with_place(free[0], place), free[0]

    def with_place(self, seat: int, place: Place) -> Room:
        return replace(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))

    def claim(self, seat: int, guest: str) -> Room:
        """The seat moves to another device of the same person."""
        return self.with_place(seat, replace(self.places[seat], guest=guest))

    def begin(self) -> Room:
        """Deal: nobody could have chosen the key, unless the table was made for practice with a seed."""
        seed = self.options.seed
        key = seed_key(seed) if seed is not None else key_of(self.secret, self.nonces())
        players, first = len(self.places), self.options.first
        game = Game.with_key(self.kingdom, players, key, edition=self.edition, first=first)
        return replace(self, record=game.record())

    def setup(self) -> Setup:
        return Setup(self.record, tuple(Seat(place.name, place.bot) for place in self.places))

    def proven(self, record: str) -> str:
        """The record with the proof of its deal, once the game is over."""
        return record if self.practice else with_proof(record, self.secret, self.nonces())

    # plain data

    def data(self) -> dict[str, Any]:
        out = asdict(replace(self, options=Options()))
        return {**out, "places": [asdict(p) for p in self.places], "options": msgspec.to_builtins(self.options)}

    @classmethod
    def of(cls, data: dict[str, Any]) -> Room:
        options = msgspec.convert(data["options"], Options)
        places = tuple(Place(**place) for place in data["places"])
        return cls(data["kingdom"], data["edition"], places, options, data["secret"], data["record"])


def chosen(wanted: KingdomWanted) -> tuple[list[str], int]:
    """Ten cards and the edition they are recommended for."""
    given = [bool(wanted.set), bool(wanted.cards), wanted.random is not None]
    if sum(given) != 1:
        raise Refusal("table-kingdom")
    if wanted.random is not None:
        w = wanted.random
        wishes = Wishes(
            boxes=tuple(w.boxes or BOXES),
            village=w.village,
            buy=w.buy,
            attacks=w.attacks,
            costs=w.costs,
            banned=tuple(find_card(card) for card in w.banned),
            locked=tuple(find_card(card) for card in w.locked),
        )
        return random_ten(secrets.token_hex(16), wishes), 2
    ten, edition = ten_of(in_english(wanted.set or ", ".join(wanted.cards)), loaded())
    return list(ten), edition


def seated(guest: str, wanted: NewTable) -> tuple[Place, ...]:
    names = [checked_name(seat.name) for seat in wanted.seats if seat.kind in ("me", "here") and seat.name]
    bots = iter(bot_names(names, len(wanted.seats)))
    places: list[Place] = []
    first = True
    for seat in wanted.seats:
        places.append(_place(seat, guest, wanted.nonce if first else "", bots, [p.name for p in places]))
        first = first and seat.kind not in ("me", "here")
    return tuple(places)


def _place(seat: SeatWanted, guest: str, nonce: str, bots: Any, taken: list[str]) -> Place:
    if seat.kind == "bot":
        return Place(next(bots), "", seat.level)
    if seat.kind == "friend":
        return Place()
    return Place(apart(checked_name(seat.name), taken), guest, "", nonce)


def apart(name: str, taken: list[str]) -> str:
    """Two people of one name are told apart by a number."""
    known = {other.casefold() for other in taken}
    n = 2
    while name.casefold() in known:
        name, n = f"{name.rsplit(' ', 1)[0] if n > 2 else name} {n}", n + 1
    return name[:24]
