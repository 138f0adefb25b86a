"""A server that wants better cards for seat 1 than for seat 0, and what it tries. Nothing else of it is changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import msgspec

from demesne.game import Game
from demesne.server import deal_timer
from demesne.table import fairness, room
from demesne.table.room import Room

TRIES = 46

Begin = Callable[[Room, str], Room]
begin: Begin = Room.begin
opened: Callable[[Room, str, str], Room] = Room.opened


def coins(begun: Room) -> int:
    """How good the opening hand of seat 1 is."""
    return Game.from_record(begun.record).cards(1, "hand").count("Copper")


def best(rooms: Iterable[Room], table: str) -> Room:
    return max((begin(tried, table) for tried in rooms), key=coins)


def with_number(given: Room, seat: int, number: str) -> Room:
    return given.with_place(seat, replace(given.places[seat], number=number))


def secret_after_numbers(given: Room, table: str) -> Room:
    return best((replace(given, secret=fairness.new_secret()) for _ in range(TRIES)), table)


def number_replaced(given: Room, table: str) -> Room:
    return best((with_number(given, 0, fairness.new_number()) for _ in range(TRIES)), table)


def number_of_a_friend(given: Room, table: str) -> Room:
    """A bot, or somebody in league with the server, has a number too: the one that suits."""
    return best((with_number(given, 1, fairness.new_number()) for _ in range(TRIES)), table)


def number_left_out(given: Room, table: str) -> Room:
    return begin(with_number(given, 0, ""), table)


def another_begins(given: Room, table: str) -> Room:
    """Not who the key says."""
    first = Game.from_record(begin(given, table).record).player
    other = msgspec.structs.replace(given.options, first=1 - first)
    return replace(begin(replace(given, options=other), table), options=given.options)


def started_again(given: Room, guest: str, number: str) -> Room:
    """A deal that is no good is forgotten: a new secret, and new numbers are asked for."""
    done = opened(given, guest, number)
    places = tuple(replace(place, seal="", number="") for place in done.places)
    return replace(done, secret=fairness.new_secret(), opening=False, places=places)


def old_key(given: Room, table: str) -> Room:
    """As version 0.1.0 made keys, with a number at the end that suits."""
    numbers = [given.places[0].number, fairness.new_number()]
    key = fairness.old_key_of(given.secret, numbers)
    game = Game.with_key(given.kingdom, len(given.places), key, edition=given.edition, first=given.options.first)
    places = tuple(replace(place, nonce=nonce) for place, nonce in zip(given.places, numbers, strict=True))
    return replace(given, record=game.record(), opening=False, places=places)


AT_THE_START = {
    "secret_after_numbers": secret_after_numbers,
    "number_replaced": number_replaced,
    "number_of_a_friend": number_of_a_friend,
    "number_left_out": number_left_out,
    "another_begins": another_begins,
    "old_key": old_key,
}

# what its victim finds out: the reason of the refusal, and the verdict of the page
CAUGHT = {
    "secret_after_numbers": ("verify-other-promise", "other"),
    "number_replaced": ("verify-number", "number"),
    "number_of_a_friend": ("verify-seals", "seals"),
    "number_left_out": ("verify-number", "number"),
    "another_begins": ("verify-first", "first"),
    "old_key": ("verify-number", "missing"),
    "started_again": ("verify-other-promise", "other"),
}


def cheat(trick: str, put: Callable[[Any, str, Any], None] = setattr) -> None:
    if trick == "started_again":

        def again(given: Room, guest: str, number: str) -> Room:
            put(
                deal_timer, "PATIENCE", 0.5
            )  # nobody sends a second number; the table waits for the first one as always
            return started_again(given, guest, number)

        put(room.Room, "opened", again)
    else:
        put(room.Room, "begin", AT_THE_START[trick])
