"""The table as one viewer sees it: its view, the decision, what happened since the last message.

A field that is added to `Shown` or `Result`, which are stored with a finished game, needs a default.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypedDict

import msgspec
from msgspec import UNSET, UnsetType

from demesne.kernel.names import ZONES
from demesne.languages.log import Line as LogLine
from demesne.refusal import Phrase
from demesne.views.view import DecisionKind, Ends, Nearness, OneOf, Phase, View, Zone

Place = Annotated[str, OneOf(tuple(dict.fromkeys(ZONES)))]  # where a step takes a card from or puts it
FateKind = Literal["trash", "discard", "topdeck"]


class Fate(msgspec.Struct):
    """What can become of cards that were looked at, and of how many of them."""

    kind: FateKind
    least: int
    most: int
    together: bool = False  # all the cards, or none of them


class Then(msgspec.Struct):
    """The question that follows if one of these cards is picked; both answers can be sent in one message."""

    after: list[str]
    prompt: Phrase
    kind: DecisionKind
    options: list[tuple[str, int]]
    least: int
    most: int


class Decision(msgspec.Struct):
    id: str
    prompt: Phrase
    kind: DecisionKind
    source: str | None
    zone: Zone | None
    about: int
    options: list[tuple[str, int]]  # the different options, each with how many copies may be named
    least: int
    most: int
    ordered: bool
    warnings: dict[str, Phrase]  # what is worth a second thought, by the pick or pile; "" for the empty answer
    treasures: int | None  # the coins once all Treasures on offer are played
    ahead: list[str]  # what can be bought before its time: the Action phase ends, all Treasures are played
    laid: list[str] = []  # cards that were looked at, if this question and those after it are about all of them
    fates: list[Fate] = []  # what can become of these: `arrange` answers the questions at once
    then: list[Then] = []  # what is asked after each card, where that is known; a card not in it ends the matter


class PileSizes(msgspec.Struct):
    deck: int
    discard: int


Cards = list[tuple[str, int]]  # in alphabetical order, each with how many


class Tracked(msgspec.Struct):
    """What somebody with a perfect memory knows of cards that lie face down or under others; never their order."""

    deck: Cards  # of the seat that looks
    discard: Cards  # the same
    owned: list[Cards] | None  # by seat; null where cards are passed on face down


class Can(msgspec.Struct):
    undo: Literal["free", "ask"] | None
    resign: bool
    hint: bool = False  # ask what the bot would do
    coach: bool = False  # be warned of a blunder


class Shown(msgspec.Struct):
    view: View
    decision: Decision | None
    counts: list[PileSizes] | None  # by seat, at a table that shows them
    points: list[int] | None  # the same
    can: Can
    tracked: Tracked | None = None  # at a table that shows it


class Result(msgspec.Struct):
    """How the game ended."""

    scores: list[int]
    turns: list[int]
    winners: list[int]
    resigned: list[int]
    ends: Ends | None


class LogNews(msgspec.Struct):
    keep: int  # the first lines of the log that stay
    lines: list[LogLine]  # what follows them


class Move(NamedTuple):
    """Cards that go from one place to another; from a place to itself: they are shown there."""

    card: str | None  # null if the viewer may not know it
    n: int
    out_of: Place
    whose: int | None  # null for the Supply and the trash
    into: Place
    seat: int | None


class PlayerChange(TypedDict, total=False):
    """The fields of a `PlayerView` that a step changes."""

    hand: list[str] | None
    hand_size: int
    deck_size: int | None
    discard_top: str | None
    play: list[str]
    aside: list[str]
    aside_hidden: int
    turns: int
    island: list[str]
    native_village: list[str] | None
    native_village_size: int
    tokens: dict[str, int]


class ViewChange(TypedDict, total=False):
    """The fields of a `View` that a step changes; of Supply, costs and players only those that differ."""

    player: int
    turn: int
    extra: bool
    phase: Phase | None
    actions: int
    buys: int
    coins: int
    tokens_moved: int
    trash: list[str]
    nearness: Nearness
    supply: dict[str, int]
    costs: dict[str, int]
    players: dict[str, PlayerChange]


class Step(msgspec.Struct):
    """One thing that happened, as the viewer may know it."""

    player: int
    kind: str
    source: str | None  # the card whose effect it is
    phrases: list[Phrase]  # what the log says of it
    lines: int  # of the log, up to and with this step
    moves: list[Move]
    after: ViewChange  # what it changes in the view
    harm: bool  # an Attack does it to this player
    counts: list[PileSizes] | UnsetType = UNSET  # after it, at a table that shows them
    points: list[int] | UnsetType = UNSET  # the same


class Moment(Shown, kw_only=True):
    """The table after n answers of a game that is over."""

    log: list[LogLine]
    hands: list[list[str]]
    n: int
    of: int
