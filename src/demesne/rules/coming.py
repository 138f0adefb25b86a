"""Words for mechanisms that no published card uses yet: those of the boxes that are still to come.

They compile and play, and the tests play cards made of them. Card files do not know them, so no text, prompt, bot or
page meets one. When the first card of a box needs a word, the word moves to the vocabulary, where each of those must
say what it does with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from demesne.kernel import const as k

from .language import (
    ALL_TOKENS,
    COMING,
    MARKS,
    MORE_TOKENS,
    YOUR_TOKENS,
    Amount,
    Card,
    CardError,
    Cost,
    Term,
    Type,
    Word,
    as_written,
)
from .scoring import COUNTS, WORKINGS, Score, points_for, score
from .specification import (
    AT_GAIN,
    COMING_COSTS,
    MAY,
    TermSpec,
    check_cost,
    check_fixed,
    check_one_of,
    check_steps,
    check_what,
    coming,
)
from .triggers import FROM_HAND, GAME, MAT, PLAY, SELF, TURN, YOURS, Moment, Trigger

if TYPE_CHECKING:
    from .compiler import Compiler, Step

cheaper_than_it = Term("cheaper_than_it")  # in one part of the cost, dearer in none
dearer_than_it = Term("dearer_than_it")
COMING_COSTS |= {"cheaper_than_it": TermSpec(cost=k.COST_CHEAPER), "dearer_than_it": TermSpec(cost=k.COST_DEARER)}


class More(NamedTuple):
    """What a card of a later box has besides cost, types and programs."""

    potion: int = 0  # parts of its cost
    debt: int = 0
    kind: str = ""  # "event" or "landmark": no card, lies beside the Supply
    once: bool = False  # an Event that is bought once a turn at most
    size: int = 0  # of its pile, where it is not the usual one
    beside: bool = False  # its pile is not in the Supply
    pile: tuple[tuple[str, int], ...] = ()  # a pile of different cards: which and how many, the top first
    hidden: int = 0  # so many of these, in an order that nobody knows
    brings: tuple[str, ...] = ()  # cards whose piles come with it
    tokens: tuple[tuple[str, int], ...] = ()  # that every player begins with
    stock: tuple[tuple[str, int], ...] = ()  # piles or Landmarks that begin with so many victory tokens
    scores: tuple[Score, ...] = ()  # scoring programs, added up

    def __repr__(self) -> str:
        """As it is written in a card file."""
        usual = self._field_defaults
        given = [f"{name}={_written(value)}" for name, value in self._asdict().items() if value != usual[name]]
        return f"more({', '.join(given)})"


NO_MORE = More()


def _written(value: Any) -> str:
    if isinstance(value, tuple) and not isinstance(value, Score):
        return "[" + ", ".join(_written(v) for v in value) + "]"
    return as_written(value) if isinstance(value, str) else repr(value)


def more(**given: Any) -> More:
    """What a card has besides; lists become tuples."""
    return More(**{name: _frozen(value) for name, value in given.items()})


def _frozen(value: Any) -> Any:
    return tuple(_frozen(v) for v in value) if isinstance(value, list) else value


# words


@coming(code=(k.OP_POTIONS, "n"))
def potions(n: Amount) -> None:
    """+n Potions, to pay with this turn."""
    check_fixed("potions", n)


@coming(code=(k.OP_TOKENS, "token", "n"), names=ALL_TOKENS, needs=("spends",))
def more_tokens(token: str, n: Amount) -> None:
    """Take n Coffers, Villagers or debt."""
    check_one_of("more_tokens", token, MORE_TOKENS)
    check_fixed("more_tokens", n)


@coming(code=(k.OP_SPEND, "token"), names=ALL_TOKENS)
def spend(token: str) -> None:
    """The player may spend any number of such tokens; *that many* is how many."""
    check_one_of("spend", token, MORE_TOKENS)


@coming(code=(k.OP_SPEND, k.SPEND_COINS))
def overpay() -> None:
    """When this is bought the player may pay more; *that many* is how many coins."""


def _gain_beside(c: Compiler, s: Step) -> None:
    w = s.w
    if isinstance(w["what"], str) and not s.may:
        several = 0 if w["n"] == 1 else c.amounts(w["n"])[1]
        c.emit(k.OP_GAIN, c.kind(w["what"]), k.DISCARD, several, k.BESIDE)
    else:
        chosen = c.filter(w["what"], None, w["cost"])
        c.emit(k.OP_GAIN_PICK, k.BESIDE, k.DISCARD, chosen, int(not s.may), 1)


@coming(compiles=_gain_beside)
def gain_beside(what: Card | Type | None = None, *, n: Amount = 1, cost: Cost | None = None) -> None:
    """Gain a card from a pile beside the Supply: the one named, or one that the player chooses."""
    check_what("gain_beside", what)
    check_fixed("gain_beside", n)
    check_cost("gain_beside", cost)


@coming(code=(k.OP_EXCHANGE, 0, MAY), moves_this=True)
def return_this() -> None:
    """Return this card, if it is in play, to its pile."""


def _exchange(c: Compiler, s: Step) -> None:
    c.emit(k.OP_EXCHANGE, c.kind(s.w["what"]) + 1, int(s.may))


@coming(compiles=_exchange, moves_this=True, all_copies=True)
def exchange(what: Card) -> None:
    """Return this card, if it is in play, to its pile and take that card from its own."""
    check_what("exchange", what)


@coming(code=(k.OP_MOVE_GAINED, k.HAND), only=AT_GAIN, moves_gained=True)
def put_in_hand() -> None:
    """Put the card just gained, trashed or discarded into the hand, if it is still where it was put."""


@coming(code=(k.OP_THIS_TO_MAT, k.TAVERN), moves_this=True)
def reserve() -> None:
    """Put this card, if it is still in play, on the Tavern mat."""


@coming(code=(k.OP_CONTROL,))
def control_turn() -> None:
    """The player to the left takes an extra turn after this one, in which this player decides."""


def _play_from_supply(c: Compiler, s: Step) -> None:
    chosen = c.filter(s.w["what"], None, s.w["cost"])
    c.emit(k.OP_PLAY_FROM_HAND, 0 if s.may else 1, 1, chosen, k.SUPPLY)


@coming(compiles=_play_from_supply)
def play_from_supply(what: Type, *, cost: Cost | None = None) -> None:
    """Play a card of that type from the Supply; it stays there."""
    check_what("play_from_supply", what)
    check_cost("play_from_supply", cost)


@coming(code=(k.OP_PLUS, "token"), names=YOUR_TOKENS, needs=("plus",))
def place_plus(token: str) -> None:
    """Move such a token to an Action pile: a play of one of its cards first gives that, or it costs 2 less."""
    check_one_of("place_plus", token, YOUR_TOKENS)


@coming(code=(k.OP_MARK, "token", k.MARK_TAKE), names=MARKS, needs=("marked",))
def mark(token: str) -> None:
    """Take the token that lessens the next draw by a card, or the next coins by one."""
    check_one_of("mark", token, MARKS[:2])


@coming(code=(k.OP_MARK, k.JOURNEY, k.MARK_TURN))
def turn_journey() -> None:
    """Turn the Journey token over; *that many* is 1 if it lies face up then."""


@coming(code=(k.OP_STOCK, k.STOCK_ADD, "n"))
def add_points(n: Amount) -> None:
    """Put n victory tokens on this card's pile or Landmark."""
    check_fixed("add_points", n)


@coming(code=(k.OP_STOCK, k.STOCK_TAKE, "n"))
def take_points(n: Amount) -> None:
    """Take n victory tokens from this card's pile or Landmark, or as many as there are."""
    check_fixed("take_points", n)


@coming(code=(k.OP_STOCK, k.STOCK_MOVE, "n"), only=AT_GAIN)
def move_points(n: Amount) -> None:
    """Move n victory tokens from the pile of the card just gained to this Landmark."""
    check_fixed("move_points", n)


def _bid(c: Compiler, s: Step) -> None:
    s.later.append((c.emit(k.OP_BID, s.w["most"]) + 2, s.w["steps"]))


@coming(compiles=_bid)
def bid(most: int, *steps: Word) -> None:
    """While tokens lie on this Landmark: every player raises once, up to `most`; the highest does this."""
    if not isinstance(most, int) or not 1 <= most <= 255:
        raise CardError("error-number", where="bid", least=1, most=255, got=repr(most))
    check_steps("bid", steps)


def _until_next_turn(op: int) -> Callable[[Compiler, Step], None]:
    def compiles(c: Compiler, s: Step) -> None:
        s.later.append((c.emit(k.OP_LATER, 0, k.SILENT | k.PLAIN) + 1, ()))
        s.later.append((c.emit(op) + 1, s.w["steps"]))

    return compiles


@coming(compiles=_until_next_turn(k.OP_AT_BUYS), needs=("tracks", "tolls"))
def when_others_buy(*steps: Word) -> None:
    """Until the player's next turn: whoever else buys a card does this first."""
    check_steps("when_others_buy", steps)


def _reveal_bane(c: Compiler, s: Step) -> None:
    chosen = c.filter(c.bane) if c.bane else c.filter(cost=Term("at_least", 99))
    c.emit(k.OP_PICK, k.D_REVEAL, k.HAND, chosen, 0, 1)


@coming(compiles=_reveal_bane)
def reveal_bane() -> None:
    """The player may reveal a card of the Bane pile from the hand."""


@coming(compiles=_until_next_turn(k.OP_INSTEAD), needs=("tracks", "replaces"))
def first_action_instead(*steps: Word) -> None:
    """Until the player's next turn: the first Action that another player plays in a turn says this instead."""
    check_steps("first_action_instead", steps)


# moments and triggers


def trashing(what: str | Type | None = None) -> Moment:
    """A card (of that type) is trashed."""
    check_what("trashing", what)
    return Moment("trash", what)


def starting() -> Moment:
    """A turn starts."""
    return Moment("start")


def following() -> Moment:
    """An Action has been played and followed."""
    return Moment("played")


def playing(what: str | Type | None = None) -> Moment:
    """Another card (of that type) is played: it is in play, and not followed yet."""
    check_what("playing", what)
    return Moment("play", what)


def revealing(what: str | Type | None = None) -> Moment:
    """The player reveals a card (of that type)."""
    check_what("revealing", what)
    return Moment("reveal", what)


def starting_actions() -> Moment:
    """The Action phase begins."""
    return Moment("start of actions")


def ending_actions() -> Moment:
    """The Action phase ends."""
    return Moment("end of actions")


def starting_buys() -> Moment:
    """The Buy phase begins."""
    return Moment("start of buys")


def shuffling() -> Moment:
    """A player's discard pile becomes the deck. The effect comes when the instruction that shuffled is done."""
    return Moment("shuffle")


def when_you_buy_this(*steps: Word) -> Trigger:
    """When the player buys this card, before the gain."""
    check_steps("when_you_buy_this", steps)
    return Trigger("when_you_buy_this", SELF, Moment("buy"), steps)


def when_trashed(*steps: Word) -> Trigger:
    """When this card is trashed."""
    check_steps("when_trashed", steps)
    return Trigger("when_trashed", SELF, Moment("trash"), steps)


def when_revealed(*steps: Word) -> Trigger:
    """When its player reveals this card."""
    check_steps("when_revealed", steps)
    return Trigger("when_revealed", SELF, Moment("reveal"), steps)


def when_discarded(*steps: Word) -> Trigger:
    """When this card is discarded other than in Clean-up."""
    check_steps("when_discarded", steps)
    return Trigger("when_discarded", SELF, Moment("discard"), steps)


def when_you_trash(*steps: Word) -> Trigger:
    """Reaction: from the hand when its player trashes a card."""
    check_steps("when_you_trash", steps)
    return Trigger("when_you_trash", FROM_HAND, Moment("trash"), steps)


def call_when(moment: Moment, *steps: Word) -> Trigger:
    """The player may call this card from the Tavern mat then."""
    _check("call_when", moment, steps)
    return Trigger("call_when", MAT, moment, steps)


def on_pile_with_your(token: str, moment: Moment, *steps: Word) -> Trigger:
    """Whenever the player buys or gains from the pile with that token of the player's own."""
    check_one_of("on_pile_with_your", token, YOUR_TOKENS)
    _check("on_pile_with_your", moment, steps)
    return Trigger("on_pile_with_your", YOURS, moment, steps, token=token)


def in_this_game(moment: Moment, *steps: Word) -> Trigger:
    """Of a Landmark: for every player, whenever it happens."""
    _check("in_this_game", moment, steps)
    return Trigger("in_this_game", GAME, moment, steps)


def at_clean_up(*steps: Word, unless_gained: Type | None = None) -> Trigger:
    """When Clean-up begins, if no card of that type was gained in the Buy phase: for this card in play."""
    check_steps("at_clean_up", steps)
    check_what("at_clean_up", unless_gained)
    return Trigger("at_clean_up", PLAY, Moment("clean-up", unless_gained), steps)


def at_end_of_turn(*steps: Word) -> Trigger:
    """At the end of the turn in which it was played, after the new hand is drawn."""
    check_steps("at_end_of_turn", steps)
    return Trigger("at_end_of_turn", TURN, Moment("end of turn"), steps)


def _check(where: str, moment: object, steps: Sequence[Word]) -> None:
    if not isinstance(moment, Moment):
        raise CardError("error-value", where=where, expected="gaining(...)", got=repr(moment), near="")
    check_steps(where, steps)


# what a test adds to the grammar of card files, so that it can read a record of a game with such cards
NAMES: dict[str, Any] = {
    **COMING,
    **{f.__name__: f for f in (more, score, points_for, *COUNTS, *WORKINGS)},
    **{f.__name__: f for f in (trashing, starting, following, shuffling, playing, revealing)},
    **{f.__name__: f for f in (starting_actions, ending_actions, starting_buys, when_revealed, on_pile_with_your)},
    **{f.__name__: f for f in (when_you_buy_this, when_trashed)},
    **{f.__name__: f for f in (when_discarded, when_you_trash, call_when, in_this_game, at_clean_up, at_end_of_turn)},
    "cheaper_than_it": cheaper_than_it,
    "dearer_than_it": dearer_than_it,
}
