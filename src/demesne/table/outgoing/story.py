"""Why a game went as it did: what everybody owned turn by turn, and sentences that are true by counting."""

from __future__ import annotations

import msgspec

from demesne.refusal import Phrase


class Owned(msgspec.Struct):
    """How many cards of each class a seat owned: each card belongs to one of them."""

    copper: int
    treasures: int  # all others
    actions: int
    land: int
    curses: int


class When(msgspec.Struct):
    step: int  # how many answers had been given
    turn: int


class Deck(msgspec.Struct):
    owned: list[Owned]  # before the game, then after each of its turns
    turns: list[int]  # the number of each, from 0; an extra turn has that of the turn before
    province: When | None  # when the first Province or Colony came
    curse: When | None  # the first one


class Sentence(msgspec.Struct):
    """`phrase` says `who` and `other` by name; a page may say "you" instead of one of them."""

    phrase: Phrase
    who: int
    other: int
    card: str
    moment: When
    luck: bool  # whether it is about chance


class Story(msgspec.Struct):
    decks: list[Deck]
    told: list[list[Sentence]]  # at most three for each seat, then for who watches
