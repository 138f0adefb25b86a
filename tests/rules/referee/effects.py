"""The tables of what cards do when they are played, and later.

A card is a generator of its questions. It takes the table, the played card and the players an Attack hits, in turn order
(everybody else if the card is no Attack). The later part of a Duration takes the table, its owner and its entry.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .questions import Questions
    from .seats import Entry, PlayedCard, Seat
    from .table import Referee

    Effect = Callable[[Referee, PlayedCard, list[int]], Questions]
    LaterEffect = Callable[[Referee, Seat, Entry], Questions]


EFFECTS: dict[str, Effect] = {}
LATER: dict[str, LaterEffect] = {}  # at the start of the owner's next turn

# Nothing but Actions, Buys and coins; or these, drawing, and taking set-aside cards into hand
SILENT = frozenset(["Astrolabe", "Fishing Village", "Lighthouse", "Merchant Ship"])
PLAIN = frozenset(["Blockade", "Caravan", "Corsair", "Haven", "Monkey", "Tactician", "Wharf"])


def card(name: str) -> Callable[[Effect], Effect]:
    def enter(effect: Effect) -> Effect:
        EFFECTS[name] = effect
        return effect

    return enter


def card_without_questions(name: str) -> Callable[[Callable[[Referee, list[int]], None]], None]:
    def enter(do: Callable[[Referee, list[int]], None]) -> None:
        def effect(table: Referee, _: PlayedCard, hit: list[int]) -> Questions:
            do(table, hit)
            yield from ()

        EFFECTS[name] = effect

    return enter


def only_plus(name: str, **bonuses: int) -> None:
    card_without_questions(name)(lambda table, hit: table.plus(**bonuses))


def later(name: str) -> Callable[[LaterEffect], None]:
    def enter(do: LaterEffect) -> None:
        LATER[name] = do

    return enter


def later_plus(name: str, **bonuses: int) -> None:
    def do(table: Referee, seat: Seat, entry: Entry) -> Questions:
        table.plus(**bonuses)
        yield from ()

    later(name)(do)


def duration_of_bonuses(name: str, now: dict[str, int], then: dict[str, int]) -> None:
    @card(name)
    def effect(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
        table.plus(**now)
        table.leave_for_later(played)
        yield from ()

    later_plus(name, **then)
