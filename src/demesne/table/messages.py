"""What clients send: typed, closed, small. outgoing.py has what they are sent, docs/protocol.md explains both."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

PROTOCOL = 2

Short = Annotated[str, Meta(max_length=100)]
Token = Annotated[str, Meta(max_length=200)]
# the end of a pattern also matches before a line end, which would stand in the middle of a record
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Seal = Annotated[str, Meta(pattern=r"^(?!\n)([0-9a-f]{64})?$", max_length=64)]  # of a number; empty: it is sent later
CardName = Annotated[str, Meta(max_length=40)]
Line = Annotated[str, Meta(max_length=1000)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Level = Literal["novice", "gentle", "fair", "strong", "expert", "master"]
AutoplayLevel = Literal[0, 1, 2]
SeatKind = Literal["me", "here", "friend", "bot"]
Picks = Annotated[list[CardName], Meta(max_length=300)]


class _Closed(msgspec.Struct, forbid_unknown_fields=True):
    pass


# making and joining tables


class WishesWanted(_Closed):
    boxes: Annotated[list[Short], Meta(max_length=8)] = []
    village: bool = False
    buy: bool = False
    attacks: Annotated[int, Meta(ge=0, le=10)] | None = None
    costs: Annotated[int, Meta(ge=1, le=10)] | None = None
    banned: Annotated[list[Short], Meta(max_length=80)] = []
    locked: Annotated[list[Short], Meta(max_length=20)] = []


class KingdomWanted(_Closed):
    """A recommended set, ten cards, random with conditions, or picked by the players in turn; names in any language.

    With own cards, given as the text of a file, `cards` may name fewer than ten: the rest is drawn.
    """

    set: Short = ""
    cards: Annotated[list[Short], Meta(max_length=20)] = []
    random: WishesWanted | None = None
    pick: WishesWanted | None = None
    own: Annotated[str, Meta(max_length=50_000)] = ""


class SeatWanted(_Closed):
    """me: the maker of the table; here: somebody else on this device; friend: by link; bot: of a level."""

    kind: SeatKind
    name: Short = ""
    level: Level = "fair"


class Options(_Closed):
    edition: Literal[1, 2] | None = None
    colonies: bool = False  # with Platinum and Colony
    first: SeatNumber | Literal["random"] = "random"
    undo: Literal["free", "ask", "off"] = "ask"
    counts: bool = False  # show deck and discard counts, which the rules hide
    points: bool = False  # show everybody's points as far as all could have remembered them
    tracker: bool = False  # show each their own deck and discard pile, without their order, and what everybody owns
    clock: Annotated[int, Meta(ge=5, le=86_400)] | None = None  # seconds for one decision
    public: bool = False
    hints: bool = False  # between people: everybody may ask the bot; against bots alone one always may
    seed: Short | None = None  # a chosen seed makes it a practice table


class NewTable(_Closed):
    kingdom: KingdomWanted
    seats: Annotated[list[SeatWanted], Meta(min_length=2, max_length=6)]
    seal: Seal = ""
    options: Options = msgspec.field(default_factory=Options)


class Sit(_Closed):
    token: Token
    name: Short
    seal: Seal = ""


class Rematch(_Closed):
    seal: Seal = ""


class SealSent(_Closed):
    """The hash of a person's number, before any number is opened."""

    seal: Hex


class NumberSent(_Closed):
    """A person's number, once all seals are there."""

    number: Hex


class Claim(_Closed):
    token: Token


class Renew(_Closed):
    seat: SeatNumber


class PlayOn(_Closed):
    at: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    bot: Level = "fair"


class DayWanted(_Closed):
    """The kingdom of the day; again: once more, which does not count."""

    name: Short
    again: bool = False


class FirstGameWanted(_Closed):
    """The guided first game."""

    name: Short


class KingdomKept(_Closed):
    """Ten cards that a guest keeps."""

    name: Annotated[str, Meta(max_length=60)]
    cards: Annotated[list[CardName], Meta(min_length=10, max_length=10)]
    edition: Literal[1, 2] | None = None
    colonies: bool = False


class MattersWanted(_Closed):
    """What matters on this board?"""

    cards: Annotated[list[CardName], Meta(min_length=10, max_length=10)]
    lang: Short = "en"
    edition: Literal[1, 2] | None = None
    colonies: bool = False


class CardsGiven(_Closed):
    """A file of own cards."""

    text: Annotated[str, Meta(max_length=50_000)]
    lang: Short = "en"
    file: Short = ""


class Sure(_Closed):
    """Everything of the guest is to be deleted."""

    sure: bool


class SignOut(_Closed):
    """This device is to be signed out, or all others of the same guest."""

    others: bool = False
    key: Token = ""  # random; asking again with the same one after a failure goes on with what was begun


# the socket


class _Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(_Message, tag="hello"):
    protocol: int
    token: Token = ""
    seat: SeatNumber | None = None


class Look(_Message, tag="look"):
    seat: SeatNumber


class AnswerGiven(_Message, tag="answer"):
    decision: Short
    answers: Annotated[list[Picks], Meta(min_length=1, max_length=20)]
    coach: bool = False  # warn instead, if it loses much
    confirm: bool = False  # say `taken` once it is in the store; sent again after a break it is not given twice


class TypedLine(_Message, tag="typed"):
    decision: Short
    text: Line
    lang: Short = "en"


class BuyAhead(_Message, tag="buy_ahead"):
    """Buy a card before its time: end the Action phase if necessary, play all Treasures, buy it; or none of that."""

    decision: Short
    card: CardName
    coach: bool = False  # warn instead, if it loses much


class Arrange(_Message, tag="arrange"):
    """Every card of the decision gets one of its `fates`: a list of cards for each; the first put back lies on top."""

    decision: Short
    piles: Annotated[list[Picks], Meta(min_length=1, max_length=10)]
    coach: bool = False  # warn instead, if its first answer loses much


class PickCard(_Message, tag="pick"):
    """The next card of a kingdom that the players pick in turn."""

    card: CardName


class UndoWanted(_Message, tag="undo"):
    pass


class Agree(_Message, tag="agree"):
    undo: Short
    yes: bool


class AutoplaySet(_Message, tag="autoplay"):
    level: AutoplayLevel
    cards: Annotated[dict[CardName, AutoplayLevel], Meta(max_length=80)] = {}
    end: bool = False  # end the Buy phase when no coins are left


class Suggest(_Message, tag="suggest"):
    decision: Short


class SayPhrase(_Message, tag="say"):
    phrase: Short


class ResignWanted(_Message, tag="resign"):
    pass


class TakeOver(_Message, tag="take_over"):
    seat: SeatNumber
    yes: bool = True


class Ping(_Message, tag="ping"):
    pass


FromClient = (
    Hello
    | Look
    | AnswerGiven
    | TypedLine
    | BuyAhead
    | Arrange
    | PickCard
    | UndoWanted
    | Agree
    | AutoplaySet
    | Suggest
    | SayPhrase
    | ResignWanted
    | TakeOver
    | Ping
)

decode = msgspec.json.Decoder(FromClient).decode
