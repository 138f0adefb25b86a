"""A room: a table before its game, and what it needs to begin. Plain data in and out."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal

import msgspec

from demesne.cards import DEFAULT_BOXES, Catalogue, loaded
from demesne.game import Game
from demesne.game.arguments import first_of, ten_of
from demesne.game.constraints import TEN, Wishes, candidates, random_ten
from demesne.game.keys import key_of as seed_key
from demesne.game.own_cards import catalogue_with, new_cards
from demesne.languages.finding import find_card
from demesne.languages.kingdoms import in_english
from demesne.notation.names import short
from demesne.notation.record import with_bots
from demesne.refusal import Refusal

from .fairness import Proof, commitment_of, key_of, new_secret, seal_of, with_old_proof, with_proof
from .messages import KingdomWanted, Level, NewTable, Options, SeatWanted, WishesWanted
from .outgoing.seats import Deal, DealStep, Picking
from .seats import LONGEST_NAME, SeatHolder, bot_names, checked_name
from .table import Setup

# older games lack some of them
STORED = ("secret", "record", "next", "pool", "opening", "absent", "day", "own", "lesson")


@dataclass(frozen=True)
class Place:
    """A seat of a room: a person (guest), a bot (level), or free."""

    name: str = ""
    guest: str = ""
    bot: Level | Literal[""] = ""
    nonce: str = ""  # what the person added to the key in a game that version 0.1.0 began
    seal: str = ""  # the hash of the person's number
    number: str = ""
    link: str = ""  # changes when the seat's private link is renewed; older links stop working

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
    next: str = ""  # the table of the rematch
    pool: list[str] = field(default_factory=list)  # what the kingdom is picked from, if the players pick it in turn
    opening: bool = False  # no more seals are accepted, numbers are
    absent: list[int] = field(default_factory=list)  # people whose numbers are not in the key
    day: str = ""  # the date, if this is somebody's counted try at the kingdom of that day
    own: list[str] = field(default_factory=list)  # own cards, as they are written
    lesson: bool = False  # the guided first game

    @classmethod
    def make(cls, guest: str, wanted: NewTable, own: OwnTen | None = None) -> Room:
        kingdom, edition = (own.cards, own.edition) if own else chosen(wanted.kingdom)
        pool = pickable(wanted.kingdom.pick) if wanted.kingdom.pick else []
        places = seated(guest, wanted)
        first_of(wanted.options.first, len(places), b"")
        room = cls(kingdom, wanted.options.edition or edition, places, wanted.options, pool=pool)
        return replace(room, own=own.own).with_legal_cards() if own else room.picked_by_bots()

    def with_legal_cards(self) -> Room:
        """Refuse own cards that cannot all be in one game before anybody sits down to it."""
        self._game(bytes(32))
        return self

    @property
    def catalogue(self) -> Catalogue:
        """The cards that may be used here."""
        return catalogue_with(self.own, "cards")

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)

    @property
    def practice(self) -> bool:
        return self.options.seed is not None

    @property
    def hinted(self) -> bool:
        """Whether hints and warnings are allowed: against bots except in the day's game, between people if agreed."""
        return not self.day and (self.options.hints or sum(not place.bot for place in self.places) < 2)

    @property
    def coached(self) -> bool:
        """Whether the coach may speak: where hints are, but not on the day or while one learns the game."""
        return self.hinted and not self.lesson

    @property
    def told(self) -> Options:
        """The options as everybody may know them, without the seed, which reveals every card."""
        return msgspec.structs.replace(self.options, seed=None)

    def ready(self) -> bool:
        return not any(place.free for place in self.places) and self.picking() is None

    def names(self) -> list[str]:
        return [place.name for place in self.places]

    def seats_of(self, guest: str) -> list[int]:
        return [i for i, place in enumerate(self.places) if guest and place.guest == guest]

    # picking the kingdom in turn

    def picking(self) -> Picking | None:
        """Whose turn it is to pick a card (nobody's before all have sat down), and the options."""
        if not self.pool or self.record or len(self.kingdom) >= TEN:
            return None
        waiting = any(place.free for place in self.places)
        options = [card for card in self.pool if card not in self.kingdom]
        return Picking(seat=None if waiting else len(self.kingdom) % len(self.places), options=options)

    def pick(self, seats: Sequence[int], card: str) -> Room:
        picking = self.picking()
        if picking is None or picking.seat not in seats:
            raise Refusal("pick-turn")
        if card not in picking.options:
            raise Refusal("pick-card", got=short(card))
        return replace(self, kingdom=[*self.kingdom, card]).picked_by_bots()

    def picked_by_bots(self) -> Room:
        room = self
        while (picking := room.picking()) and picking.seat is not None and room.places[picking.seat].bot:
            room = replace(room, kingdom=[*room.kingdom, secrets.choice(picking.options)])
        return room

    # sitting down

    def sit(self, guest: str, name: str, seal: str) -> tuple[Room, int]:
        """Take the next free seat; somebody who already sits there keeps their seat."""
        if mine := self.seats_of(guest):
            return self, mine[0]
        free = [i for i, place in enumerate(self.places) if place.free]
        if not free:
            raise Refusal("table-full")
        place = Place(apart(checked_name(name), self.names()), guest, seal=seal)
        return self.with_place(free[0], place).picked_by_bots(), free[0]

    def with_place(self, seat: int, place: Place) -> Room:
        return replace(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))

    def claim(self, seat: int, guest: str) -> Room:
        """The seat moves to another device of the same person; while there is time that device seals its own number."""
        place = self.places[seat]
        return self.with_place(seat, replace(place, guest=guest, seal=place.seal if self.opening else ""))

    def renewed(self, seat: int) -> Room:
        """The seat gets another private link."""
        return self.with_place(seat, replace(self.places[seat], link=secrets.token_hex(8)))

    # the deal

    def contributors(self) -> list[int]:
        """The seats that add a number: people who share a device add one together, at the first of their seats."""
        guests = [place.guest for place in self.places]
        return [i for i, guest in enumerate(guests) if guest and guest not in guests[:i]]

    def deal(self) -> Deal:
        step: DealStep
        if self.practice:
            step = "practice"
        elif self.record:
            step = "dealt"
        else:
            step = "opening" if self.opening else "sealing" if self.ready() else "sitting"
        seals, opened = [p.seal for p in self.places], [bool(p.number) for p in self.places]
        return Deal(commitment=self.commitment, step=step, first=self.options.first, seals=seals, opened=opened)

    def sealed(self, guest: str, seal: str) -> Room:
        """Somebody commits to their number without revealing it."""
        seat = self._contributes(guest)
        if self.practice or not seal or self.places[seat].seal == seal:
            return self
        if self.opening or self.record:
            raise Refusal("deal-late")
        return self.with_place(seat, replace(self.places[seat], seal=seal))

    def opened(self, guest: str, number: str) -> Room:
        """Somebody reveals the number that they have sealed."""
        seat = self._contributes(guest)
        place = self.places[seat]
        if self.practice or place.number == number:
            return self
        if self.record:
            raise Refusal("deal-late")
        if not self.opening:
            raise Refusal("deal-early")
        if seal_of(number) != place.seal:
            raise Refusal("deal-number")
        return self.with_place(seat, replace(place, number=number))

    def _contributes(self, guest: str) -> int:
        if not (mine := self.seats_of(guest)):
            raise Refusal("table-not-yours")
        return mine[0]

    def moved_on(self, table: str) -> Room:
        """The next step of the deal if nobody is missing; the last one begins the game."""
        room = self
        if room.record or not room.ready():
            return room
        if not room.practice and not room.opening and all(room.places[i].seal for i in room.contributors()):
            room = replace(room, opening=True)
        if room.practice or (room.opening and all(p.number for p in room.places if p.seal)):
            room = room.begin(table)
        return room

    def past(self, step: str, table: str) -> Room:
        """Stop waiting at this step of the deal."""
        if self.deal().step != step:
            return self
        return replace(self, opening=True) if step == "sealing" else self.begin(table)

    def begin(self, table: str) -> Room:
        """Deal: nobody can have chosen the key, unless it is a practice table with a seed."""
        seed = self.options.seed
        key = seed_key(seed) if seed is not None else key_of(table, self.secret, [p.number for p in self.places])
        game = self._game(key)
        absent = [] if self.practice else [i for i in self.contributors() if not self.places[i].number]
        return replace(self, record=game.record(), kingdom=game.kingdom, absent=absent)

    def _game(self, key: bytes) -> Game:
        return Game.with_key(
            self.kingdom,
            len(self.places),
            key,
            edition=self.edition,
            first=self.options.first,
            colonies=self.options.colonies,
            catalogue=self.catalogue,
        )

    def setup(self) -> Setup:
        return Setup(self.record, tuple(SeatHolder(place.name, place.bot) for place in self.places))

    def proven(self, record: str, table: str) -> str:
        """The record with the proof of its deal and the levels of its bots, once the game is over."""
        record = with_bots(record, {seat: place.bot for seat, place in enumerate(self.places) if place.bot})
        if self.practice:
            return record
        if not self.opening:
            return with_old_proof(record, self.secret, [place.nonce for place in self.places if place.nonce])
        unopened = {i: place.seal for i, place in enumerate(self.places) if place.seal and not place.number}
        numbers = tuple(place.number for place in self.places)
        proof = Proof(self.commitment, self.secret, numbers, tuple(self.absent), unopened)
        return with_proof(record, proof, table, self.options.first == "random")

    # plain data

    def data(self) -> dict[str, Any]:
        out = asdict(replace(self, options=Options()))
        return {**out, "places": [asdict(p) for p in self.places], "options": msgspec.to_builtins(self.options)}

    @classmethod
    def of(cls, data: dict[str, Any]) -> Room:
        """The room that was stored; ValueError if it is damaged, or says what this version does not know."""
        try:
            options = msgspec.convert(data["options"], Options)
            places = tuple(Place(**place) for place in data["places"])
            rest = {name: data[name] for name in STORED if name in data}
            room = cls(data["kingdom"], data["edition"], places, options, **rest)
            return msgspec.convert(msgspec.to_builtins(room), cls)  # which checks the types
        except (KeyError, TypeError, msgspec.ValidationError) as error:
            raise ValueError("a stored room that cannot be read") from error


class OwnTen(msgspec.Struct):
    """Ten cards with own ones among them, and these as they are written."""

    cards: list[str]
    edition: int
    own: list[str]


def chosen_with_own(wanted: KingdomWanted) -> OwnTen:
    """The cards named, else the first of the file, and enough others for a kingdom."""
    if wanted.set or wanted.random is not None or wanted.pick is not None:
        raise Refusal("table-kingdom")
    written = new_cards(wanted.own, "cards")
    catalogue = Catalogue(written)
    named = wanted.cards or [card.name for card in written][:TEN]
    drawn = [name for name in random_ten(secrets.token_hex(16), Wishes()) if name not in named]
    ten, edition = ten_of([*named, *drawn[: max(0, TEN - len(named))]], catalogue)
    used = Game.with_key(ten, 2, bytes(32), edition=edition, catalogue=catalogue).own_cards
    return OwnTen(list(ten), edition, [repr(card) for card in used])


def chosen(wanted: KingdomWanted) -> tuple[list[str], int]:
    """Ten cards and the edition they are recommended for."""
    given = [bool(wanted.set), bool(wanted.cards), wanted.random is not None, wanted.pick is not None]
    if sum(given) != 1:
        raise Refusal("table-kingdom")
    if wanted.pick is not None:
        return list(dict.fromkeys(wishes_of(wanted.pick).locked)), 2
    if wanted.random is not None:
        return random_ten(secrets.token_hex(16), wishes_of(wanted.random)), 2
    ten, edition = ten_of(in_english(wanted.set or ", ".join(wanted.cards)), loaded())
    return list(ten), edition


def wishes_of(wanted: WishesWanted) -> Wishes:
    return Wishes(
        boxes=tuple(wanted.boxes or DEFAULT_BOXES),
        village=wanted.village,
        buy=wanted.buy,
        attacks=wanted.attacks,
        costs=wanted.costs,
        banned=tuple(find_card(card) for card in wanted.banned),
        locked=tuple(find_card(card) for card in wanted.locked),
    )


def pickable(wanted: WishesWanted) -> list[str]:
    """What players may pick from: the boxes without banned cards; other conditions are up to them."""
    return candidates(wishes_of(wanted))


def seated(guest: str, wanted: NewTable) -> tuple[Place, ...]:
    names = [checked_name(seat.name) for seat in wanted.seats if seat.kind in ("me", "here") and seat.name]
    bots = iter(bot_names(names, len(wanted.seats)))
    places: list[Place] = []
    first = True
    for seat in wanted.seats:
        places.append(_place(seat, guest, wanted.seal if first else "", bots, [p.name for p in places]))
        first = first and seat.kind not in ("me", "here")
    return tuple(places)


def _place(seat: SeatWanted, guest: str, seal: str, bots: Any, taken: list[str]) -> Place:
    if seat.kind == "bot":
        return Place(next(bots), "", seat.level)
    if seat.kind == "friend":
        return Place()
    return Place(apart(checked_name(seat.name), taken), guest, seal=seal)


def apart(name: str, taken: list[str]) -> str:
    """Two people with the same name get a number."""
    known = {other.casefold() for other in taken}
    given, n = name, 2
    while name.casefold() in known:
        name, n = f"{given[: LONGEST_NAME - 2]} {n}", n + 1
    return name
