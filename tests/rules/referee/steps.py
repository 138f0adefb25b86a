"""Steps that several cards share."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING

from . import windows

if TYPE_CHECKING:
    from .questions import Question, Questions
    from .seats import PlayedCard, Seat
    from .table import Referee

ALL = 10**6  # as many as there are


def gain_a_card(
    table: Referee, source: str, piles: list[str], to: str = "discard"
) -> Generator[Question, list[str], str | None]:
    """The active player must gain a card of these piles; None if there is none."""
    picks = yield from table.ask(table.player, "gain", piles, 1, 1, source, zone="supply")
    if not picks:
        return None
    yield from windows.gain(table, table.player, picks[0], to)
    return picks[0]


def curse_everyone(table: Referee, hit: list[int]) -> Questions:
    for player in hit:
        yield from windows.gain(table, player, "Curse")


def trash_cards(table: Referee, source: str, least: int, most: int) -> Generator[Question, list[str], list[str]]:
    """The active player trashes cards from hand."""
    picks = yield from table.ask(table.player, "trash", table.active.hand, least, most, source)
    table.trash_from_hand(table.player, picks)
    return picks


def discard_cards(
    table: Referee, player: int, source: str, least: int, most: int
) -> Generator[Question, list[str], list[str]]:
    seat = table.seats[player]
    picks = yield from table.ask(player, "discard", seat.hand, least, most, source)
    seat.discard(picks)
    return picks


def discard_down_to(table: Referee, hit: list[int], source: str, keep: int) -> Questions:
    for player in hit:
        too_many = max(0, len(table.seats[player].hand) - keep)
        yield from discard_cards(table, player, source, too_many, too_many)


def topdeck_a_card(table: Referee, player: int, source: str, cards: list[str]) -> Questions:
    """One of these cards of the hand goes onto the deck."""
    seat = table.seats[player]
    picks = yield from table.ask(player, "topdeck", cards, 1, 1, source)
    seat.put_on_deck(picks, seat.hand)


def put_back(table: Referee, player: int, source: str, cards: list[str]) -> Questions:
    """All these cards go from aside onto the deck, in an order of the player's choice."""
    seat = table.seats[player]
    picks = yield from table.ask(player, "topdeck", cards, ALL, ALL, source, zone="aside", ordered=True)
    seat.put_on_deck(picks, seat.aside)


def choose_one(table: Referee, player: int, source: str, *keys: str) -> Generator[Question, list[str], str]:
    picks = yield from table.ask_key(player, "choose", list(keys), 1, 1, source)
    return picks[0]


def reveal_until(seat: Seat, found: Callable[[str], bool]) -> list[str]:
    """Reveal cards until one is found; it is the last, unless there is none."""
    revealed: list[str] = []
    while turned_up := seat.lift(1):
        revealed += turned_up
        if found(turned_up[0]):
            break
    return revealed


def trash_aside(table: Referee, player: int, cards: list[str]) -> None:
    for name in cards:
        table.seats[player].aside.remove(name)
        table.trash.append(name)


def play_again(table: Referee, played: PlayedCard, cards: list[str], least: int, times: int) -> Questions:
    """Throne Room and its like."""
    picks = yield from table.ask(table.player, "play", cards, least, 1, played.name)
    if picks:
        yield from table.play_several_times(played, picks[0], times)
