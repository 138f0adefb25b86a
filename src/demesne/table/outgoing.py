"""What the server sends, on the socket and as responses. The page's types are made from it by tools/build_types.py.

The comments behind fields become the comments there. A field that is added to something stored with a finished game
(`Shown`, `Result`, `Review`) needs a default, because games stored before do not have it; for a view, views/earlier.py
has it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, TypedDict

import msgspec
from msgspec import UNSET, UnsetType

from demesne.kernel.names import DECISIONS, ZONES
from demesne.refusal import Phrase, Refusal
from demesne.views.view import Ends, Nearness, OneOf, Phase, View
from demesne.words.blocks import Block
from demesne.words.log import Line as LogLine

from .messages import KingdomKept, Level, Options

TableState = Literal["lobby", "running", "over", "closed"]
DecisionKind = Annotated[str, OneOf(DECISIONS[1:])]
Zone = Annotated[str, OneOf(ZONES)]
Place = Annotated[str, OneOf(tuple(dict.fromkeys(ZONES)))]  # where a step takes a card from or puts it
DealStep = Literal["sitting", "sealing", "opening", "dealt", "practice"]
MarkKind = Literal["province", "attack", "empty"]
FateKind = Literal["trash", "discard", "topdeck"]


# seats and tables


class Seat(msgspec.Struct):
    name: str
    bot: Level | Literal[""]  # the level of the bot that sits here; "" for a person
    free: bool  # nobody has sat down yet
    away: bool  # the person has been away for so long that the others may let a bot play
    stand_in: bool  # a bot plays for the person
    resigned: bool


class Picking(msgspec.Struct):
    """The players pick the kingdom in turn."""

    seat: int | None  # whose turn it is; null while somebody is still missing
    options: list[str]  # the cards that may be picked


class Links(TypedDict, total=False):
    join: str
    watch: str
    seats: dict[str, str]  # one's own seats, on any device


class Deal(msgspec.Struct, frozen=True):
    """The progress of a table's deal; lists are by seat."""

    commitment: str
    step: DealStep
    first: int | Literal["random"]  # who begins; random: the key decides
    seals: list[str]
    opened: list[bool]


class Made(msgspec.Struct, frozen=True):
    table: str
    deal: Deal
    links: Links


class Seated(msgspec.Struct, frozen=True):
    table: str
    seat: int
    link: str  # one's own seat, on any device
    deal: Deal


class TableAbout(msgspec.Struct, frozen=True):
    """What may be known of a table before connecting to it."""

    table: str
    state: TableState
    kingdom: list[str]  # the ten cards; while they are picked, those picked so far
    edition: int
    seats: list[Seat]
    options: Options
    deal: Deal
    you: list[int]  # the seats of this viewer: none of a spectator, several where a device is shared
    links: Links
    practice: bool  # the cards can be known beforehand: a chosen seed, or a game played on from another
    picking: Picking | None = None
    own: list[str] = []  # own cards of the table, as they are written


# the table as one viewer sees it


class Fate(msgspec.Struct):
    """What can become of cards that were looked at, and of how many of them."""

    kind: FateKind
    least: int
    most: int


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
    warnings: dict[str, Phrase]  # what is worth a second thought, by the pick; "" for the empty answer
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
    hint: bool = False  # ask what the bot would do, and be warned before a blunder


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


# a game that is over


class ReviewTurn(msgspec.Struct):
    player: int
    turn: int
    step: int  # how many answers had been given when the turn began
    coins: int  # the most coins its player had
    scores: list[int]  # everybody's points at its end
    extra: bool = False  # an extra turn, which is not counted


class ReviewStep(msgspec.Struct):
    player: int
    kind: DecisionKind
    source: str | None
    answer: list[str]


class Mark(msgspec.Struct):
    """A moment worth a look."""

    kind: MarkKind
    step: int  # how many answers had been given: the next one brings it about
    turn: int
    phrase: Phrase


class Review(msgspec.Struct):
    players: int
    kingdom: list[str]
    edition: int
    over: bool
    ends: Ends | None
    scores: list[int]
    turns: list[int]
    winners: list[int]
    decks: list[dict[str, int]]
    points: list[dict[str, int]]  # what one copy of each card scores, for each seat
    graph: list[ReviewTurn]
    steps: list[ReviewStep]
    marks: list[Mark] = []  # none in games that version 0.1.0 has stored
    tokens: list[int] = []  # victory tokens, by seat
    colonies: bool = False
    own: list[str] = []  # own cards of the game, as they are written
    ranking: list[list[int]] = []  # the seats that share the first place, the second, and so on
    seats: list[Seat] | UnsetType = UNSET  # of a table; a record alone does not know who played
    practice: bool | UnsetType = UNSET
    day: str | UnsetType = UNSET  # the date, if it was somebody's counted try at the kingdom of that day


# what answers are worth


class Rated(msgspec.Struct):
    """An answer and what it is worth to the seat that decides, from what this seat may know."""

    answer: list[str]
    win: float  # the probability of winning; a shared victory counts as a part of one
    error: float  # the standard error of that
    reason: Phrase | None = None


class AnalysisBudget(msgspec.Struct):
    playouts: int  # for each answer, if there is time
    seconds: float | None = None
    fewest: int | None = None  # what a decision really got at least


class AnalysedDecision(msgspec.Struct):
    index: int  # how many answers had been given
    turn: int
    seat: int
    kind: DecisionKind
    source: str | None
    step: int
    chosen: list[str]
    win: list[float]  # before it, by seat, if all play by their lists from here on
    error: float
    answers: list[Rated]  # best first; empty where there was nothing to decide
    loss: float  # what the best answer was worth more than the chosen one
    loss_error: float
    confirmed: bool  # on playouts that had no part in finding it
    open: list[float] | None = None  # `win` with all cards open, once the game is over


class TurningPoint(msgspec.Struct):
    """The answer after which the game was another one, for the seat that gave it."""

    index: int
    seat: int
    before: float
    after: float


class Draws(msgspec.Struct):
    """The coins on the Treasures that a seat has drawn, and what its decks led one to expect."""

    coins_expected: float
    coins_drawn: float


class Luck(msgspec.Struct):
    """What chance did for a seat: what neither the first position nor anybody's decisions explain of the result."""

    seat: int
    win: float
    error: float
    draws: Draws


class Analysis(msgspec.Struct):
    """A game decision by decision; while it is being made, as far as it is known."""

    version: int
    rules: int
    kingdom: list[str]
    players: list[str]
    budget: AnalysisBudget
    finished: bool
    progress: tuple[int, int]  # done, of how many
    assumes: list[Phrase]
    decisions: list[AnalysedDecision]
    costliest: list[int]  # by their index, the costliest first; only confirmed ones
    turning_point: TurningPoint | None
    luck: list[Luck]
    words: list[Phrase]  # what can truly be said about decks and play


class AnalysisAsked(msgspec.Struct):
    """Where the analysis of a record is found."""

    analysis: str


# a guest's own record

Outcome = Literal["", "won", "shared", "lost", "resigned"]


class PlayerThen(msgspec.Struct):
    """Somebody at a game of the past."""

    name: str
    bot: Level | Literal[""]
    score: int | None
    resigned: bool


class PastGame(msgspec.Struct):
    """A finished game of the guest."""

    table: str
    at: str  # when it ended
    result: Outcome
    seat: int
    players: list[PlayerThen]
    kingdom: list[str]
    set: str | None  # the recommended set, if it was one
    edition: int
    turns: int
    practice: bool
    day: str
    rating: int | None = None  # after the game, if it was rated


class OpenGame(msgspec.Struct):
    """An unfinished game of the guest, as far as they may know it."""

    table: str
    at: str  # when they sat down
    state: TableState
    players: list[PlayerThen]
    seat: int
    kingdom: list[str]
    set: str | None
    day: str
    turn: int | None = None
    whose: int | None = None  # the seat whose turn it is
    phase: str | None = None
    asked: bool = False  # the game waits for the guest
    hand: list[str] = []  # empty on a shared device
    provinces: int | None = None


class Tally(msgspec.Struct):
    games: int = 0
    won: int = 0


class KingdomPlayed(msgspec.Struct):
    """What came of one's games with ten cards."""

    name: str | None  # under which they are kept
    cards: list[str]
    edition: Literal[1, 2] | None = None  # with which they are kept
    colonies: bool = False
    games: int = 0
    won: int = 0


class RatingThen(msgspec.Struct):
    at: str
    rating: int


class NextGame(msgspec.Struct):
    """What one click begins: the level that is next, and a kingdom that the guest has not played."""

    level: Level
    bot: str
    set: str | None  # null: all have been played


class Rung(msgspec.Struct):
    """A level of the bots and its rating."""

    level: Level
    rating: int
    error: int  # half of its 95% interval


class Mine(msgspec.Struct):
    """The guest's own record."""

    games: int
    won: int
    streak: int  # games won in a row up to now
    best_streak: int
    levels: dict[str, Tally]
    sets: dict[str, Tally]
    played: list[KingdomPlayed]  # kept, or no recommended set and played more than once; the most played first
    rating: int | None
    history: list[RatingThen]
    ladder: list[Rung]
    kingdoms: list[KingdomKept]
    next: NextGame


class MyLink(msgspec.Struct):
    link: str  # brings all of this to another device; not for others


class Arriving(msgspec.Struct):
    """What would move to the guest of a private link if this device became that guest."""

    here: bool  # this device is that guest already
    name: str  # under which that guest played last
    open: int  # games of this device that are not over
    seats: int  # at these
    games: int  # of this device that are over
    kingdoms: int  # that this device keeps
    opposed: int  # games that are not over with seats of both: while there are any, nothing moves


class Exported(msgspec.Struct):
    """Everything that is kept for a guest."""

    version: str
    mine: Mine
    open: list[OpenGame]
    games: list[PastGame]


class DayResult(msgspec.Struct):
    name: str
    result: Outcome
    score: int
    other: int  # of the bot
    turns: int
    mine: bool


class DayAbout(msgspec.Struct):
    """The kingdom of the day."""

    date: str
    cards: list[str]
    edition: int
    level: Level
    table: str | None  # of the guest's counted try
    mine: DayResult | None
    results: list[DayResult]  # of this server


# about the server, cards and kingdoms


class Wrong(msgspec.Struct):
    """The body of an error response: a phrase for any language, and its English."""

    error: Phrase
    text: str


class ServerAbout(msgspec.Struct):
    version: str
    lan: bool
    addresses: list[str]
    languages: list[str]
    dev: bool
    here: bool  # whether the client is on this machine, and so may open it to the network
    levels: list[Rung]  # of the bots that may sit here, weakest first


class RecommendedSet(msgspec.Struct):
    name: str
    edition: int
    boxes: list[str]
    cards: list[str]


class Ten(msgspec.Struct):
    """Ten cards; the recommended set they are, if they were named as one."""

    cards: list[str]
    edition: int
    set: str | None = None


class OpeningTold(msgspec.Struct):
    """What good lists buy in their first two turns."""

    buys: tuple[str, str]  # "" for nothing
    weight: float  # of the lists that open so


class ListTold(msgspec.Struct):
    """A good list: the kingdom cards it buys, in its order, and how often the mixture plays it."""

    cards: list[str]
    weight: float


class Matters(msgspec.Struct, kw_only=True):
    """What matters on a board of two players, from the lists that a short search has found."""

    lists: list[ListTold]
    openings: dict[str, list[OpeningTold]]  # by coins in the first two turns, such as "5/2"
    why: list[str]  # sentences in the reader's language
    games: int  # trial games they rest on


class FaceMark(msgspec.Struct, kw_only=True):
    """A small mark on a card's face."""

    mark: str
    said: str  # its name for those who hear it; "" where the mark before says it
    n: int | UnsetType = UNSET  # so many side by side, if more than one
    beside: str | UnsetType = UNSET  # what stands after it
    maybe: bool | UnsetType = UNSET  # only under a condition, or if the player likes
    either: bool | UnsetType = UNSET  # an alternative to what stands before it


class CardWords(msgspec.Struct, kw_only=True):
    """The texts of one card in one language."""

    text: list[str]
    text1: list[str] | UnsetType = UNSET  # in the first edition, if it differs
    rulings: list[str]
    rulings1: list[str] | UnsetType = UNSET
    options: dict[str, str]
    types: list[str]
    cost: int
    box: str
    editions: list[int]
    emblem: str  # the drawing on its arms; "" for its first letter
    metal: str  # of a Treasure
    strip: list[FaceMark]


class AllWords(msgspec.Struct):
    cards: dict[str, CardWords]
    sets: dict[str, str]


class OwnCards(msgspec.Struct):
    """The cards of a file, as they would be in the game."""

    cards: dict[str, CardWords]


class Prose(msgspec.Struct):
    """A page of text."""

    blocks: list[Block]


# the socket


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
    rematch: str | None  # the table of the next game of these people
    own: list[str] = []  # own cards of the table, as they are written


class ViewMessage(Shown, kw_only=True, tag_field="type", tag="view"):
    seats: list[Seat]
    state: TableState
    seat: int | None  # the seat that looks; null for a spectator
    clock: int | None  # seconds for one decision
    result: Result | None
    left: int | None = None  # seconds that were left for this seat's decision when the message was sent
    log: LogNews
    steps: list[Step] = []  # what happened since the last message
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
    phrase: Phrase
    decision: str = ""
    level: Level = "fair"  # who was asked
    best: list[Rated] = []  # the three best answers; empty if only a list was asked
    piles: list[list[str]] = []  # of cards that were looked at: which of them each fate gets


class Blunder(_Message, tag="blunder"):
    """The answer was not given: it loses more than ten percentage points. Without `coach` it will be."""

    decision: str
    kind: DecisionKind  # of what was weighed: of a purchase ahead of its time, the purchase
    answer: Rated
    best: list[Rated]  # the best answers
    phrase: Phrase


class UndoAsked(_Message, tag="undo_asked"):
    undo: str  # "" when it has been declined
    seat: int


class Said(_Message, tag="said"):
    seat: int
    phrase: Phrase


class RematchMade(_Message, tag="rematch"):
    """Somebody wants another game: it is at that table."""

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


def said(refusal: Refusal) -> Phrase:
    """What a refusal says as it can be sent: refusals in it are phrases, anything unusual is text."""
    phrase: Phrase = _plain(refusal)
    return phrase


def _plain(value: Any) -> Any:
    match value:
        case Refusal():
            return _plain(value.phrase)
        case Phrase():
            return Phrase(value.id, {name: _plain(part) for name, part in value.values.items()})
        case list() | tuple():
            return [_plain(part) for part in value]
        case int() | float():
            return value
    return str(value)


def refused(refusal: Refusal, to: str = "") -> Refused:
    return Refused(phrase=said(refusal), text=str(refusal), to=to)


encode = msgspec.json.Encoder(order="deterministic").encode
