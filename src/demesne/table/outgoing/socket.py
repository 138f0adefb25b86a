"""The messages of the server on the socket."""

from __future__ import annotations

import msgspec

from demesne.refusal import Phrase, Refusal
from demesne.views.view import DecisionKind, View

from ..messages import Level, Options
from .analysis import Rated, Way
from .lessons import Lessons
from .refusals import said
from .seats import Deal, Links, Picking, Seat, TableState
from .shown import LogNews, Result, Shown, Step


class _Message(msgspec.Struct, tag_field="type"):
    pass


class Seats(_Message, tag="seats"):
    """Who is there, and what changes before the game begins."""

    seats: list[Seat]
    state: TableState
    kingdom: list[str]
    deal: Deal
    picking: Picking | None
    gone: dict[str, int]  # seats that nobody looks at, with the seconds until the others may let a bot play
    turn: int | None = None  # whose turn it is, once the game has begun


class Welcome(Seats, kw_only=True, tag="welcome"):
    protocol: int
    version: str
    table: str
    edition: int
    options: Options
    practice: bool
    you: list[int]
    links: Links
    rematch: str | None  # the table of the next game of these people, as in RematchMade
    own: list[str] = []  # own cards of the table, as they are written
    day: str = ""  # the date, if this is the counted game of the kingdom of the day


class ViewMessage(Shown, kw_only=True, tag_field="type", tag="view"):
    seats: list[Seat]
    state: TableState
    seat: int | None  # the seat that looks; null for a spectator
    clock: int | None  # seconds for one decision
    result: Result | None
    left: int | None = None  # seconds that were left for this seat's decision when the message was sent
    log: LogNews
    steps: list[Step] = []  # what happened since the last message
    lessons: Lessons | None = None  # in a guided first game
    steps_from: View | None = None  # the table before the steps, if that is not the last message: they are past


class Refused(_Message, tag="refused"):
    phrase: Phrase
    text: str
    to: str = ""  # the decision it was about


class AnswerTaken(_Message, tag="taken"):
    """An answer that was to be confirmed is in the store."""

    decision: str


class Told(_Message, tag="told"):
    """The output of a typed command."""

    lines: list[Phrase]


class Hint(_Message, tag="hint"):
    answers: list[list[str]]  # to the question, and to the one that is asked with it
    phrase: Phrase | None  # what can be counted, or how the answers were found
    decision: str = ""
    level: Level = "fair"  # who was asked
    best: list[Rated] = []  # the three best answers; empty if only a list was asked
    piles: list[list[str]] = []  # of cards that were looked at: which of them each fate gets


class Blunder(_Message, tag="blunder"):
    """The answer loses more than ten percentage points.

    Where it can be taken back freely it was given, and an undo takes it back; else it was not, and without `coach` it
    will be.
    """

    decision: str  # that is pending now
    given: bool
    kind: DecisionKind  # of what was weighed: of a purchase ahead of its time, the purchase
    answer: Rated
    best: list[Rated]  # the best answers
    phrase: Phrase  # why
    fact: Phrase | None  # what was counted for it
    ways: list[Way]  # to go on after this answer, and after the best
    assumes: Phrase


class UndoAsked(_Message, tag="undo_asked"):
    undo: str  # "" when it has been declined
    seat: int


class Said(_Message, tag="said"):
    seat: int
    phrase: Phrase


class RematchMade(_Message, tag="rematch"):
    """Somebody wants another game: it is at that table; for who only watches, what its link to watch has at its end."""

    table: str


class Closed(_Message, tag="closed"):
    phrase: Phrase


class Trouble(_Message, tag="trouble"):
    """The database cannot be reached, or again: what was sent waits for it."""

    phrase: Phrase
    text: str


class Pong(_Message, tag="pong"):
    pass


FromServer = (
    Welcome
    | Seats
    | ViewMessage
    | Refused
    | AnswerTaken
    | Told
    | Hint
    | Blunder
    | UndoAsked
    | Said
    | RematchMade
    | Closed
    | Trouble
    | Pong
)


def refused(refusal: Refusal, to: str = "") -> Refused:
    return Refused(phrase=said(refusal), text=str(refusal), to=to)


encode = msgspec.json.Encoder(order="deterministic").encode
