"""The words cards are written in: the rulebook's glossary.

A program is a list of words and nothing but data. It is compiled for the kernel, listed in the docs and, one day,
read aloud as card text. Every function here checks its arguments and returns a `Word`; none of them plays anything.
"""

from __future__ import annotations

import enum
import functools
import inspect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, ParamSpec

P = ParamSpec("P")


class CardError(ValueError):
    """A card that cannot be read: says what was expected."""


class Type(enum.IntFlag):
    ACTION = 1
    TREASURE = 2
    VICTORY = 4
    CURSE = 8
    ATTACK = 16
    REACTION = 32

    def __repr__(self) -> str:
        return " | ".join(t.name or "" for t in type(self) if t in self)


ACTION, TREASURE, VICTORY, CURSE, ATTACK, REACTION = Type


class Place(enum.Enum):
    """Where cards are taken from or put."""

    HAND = "hand"
    DECK = "deck"
    TOP = "the card turned up on the deck"
    DISCARD = "discard pile"
    LIFTED = "the cards revealed or looked at"
    SUPPLY = "supply"
    TRASH = "trash"
    TRASHED = "the cards this play has trashed"

    def __repr__(self) -> str:
        return self.name


HAND, DECK, TOP, DISCARD, LIFTED, SUPPLY, TRASH, TRASHED = Place


class Term(NamedTuple):
    """An amount or a cost that is not a plain number."""

    name: str
    n: int | None = None
    of: str | Type | None = None

    def __repr__(self) -> str:
        inside = self.n if self.of is None else repr(self.of)
        return self.name if inside is None else f"{self.name}({inside})"


@dataclass(frozen=True)
class Word:
    """One step of a program: a word of the vocabulary with its arguments by name."""

    name: str
    args: tuple[tuple[str, Any], ...]

    def __getitem__(self, key: str) -> Any:
        return dict(self.args)[key]

    def __repr__(self) -> str:
        return show(self)


Amount = int | Term
Cost = Term
Card = str

WORDS: dict[str, Callable[..., Word]] = {}
TERMS: dict[str, Any] = {}
KEYS = (
    "card",
    "action",
    "buy",
    "coin",
    "cards",
    "actions",
    "coins",
    "gold",
    "discard",
    "curse",
    "trash",
    "gain",
    "deck",
)
LIMIT = 20  # the largest number a card may name


def word(function: Callable[P, None]) -> Callable[P, Word]:
    signature = inspect.signature(function)
    name = function.__name__

    @functools.wraps(function)
    def make(*args: P.args, **kwargs: P.kwargs) -> Word:
        try:
            bound = signature.bind(*args, **kwargs)
        except TypeError as error:
            raise CardError(f"{name}: {error}; expected {usage(name)}") from None
        bound.apply_defaults()
        function(*bound.args, **bound.kwargs)
        return Word(name, tuple((key, _frozen(value)) for key, value in bound.arguments.items()))

    WORDS[name] = make
    return make


def _frozen(value: Any) -> Any:
    """Programs are values: lists become tuples, named options pairs."""
    if isinstance(value, dict):
        return tuple((key, _frozen(inner)) for key, inner in value.items())
    return tuple(value) if isinstance(value, list) else value


def term(name: str, doc: str, takes_number: bool = True) -> Any:
    """An amount or cost: a function of one number, or a constant."""
    if takes_number:

        def make(n: int) -> Term:
            _number(name, n, -LIMIT)
            return Term(name, n)

        make.__doc__ = doc
        TERMS[name] = make
        return make
    TERMS[name] = Term(name)
    return TERMS[name]


def usage(name: str) -> str:
    return name + str(inspect.signature(WORDS[name])).split(" ->")[0]


def show(step: Word) -> str:
    """The step as it is written in a card file."""
    parameters = inspect.signature(WORDS[step.name]).parameters
    parts = []
    named = False
    for key, value in step.args:
        parameter = parameters[key]
        if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
            parts += [repr(v) for v in value]
        elif parameter.kind is inspect.Parameter.VAR_KEYWORD:
            parts += [f"{k}={_listed(v)}" for k, v in value]
        elif value != parameter.default:
            positional = parameter.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD and not named
            parts.append(_listed(value) if positional else f"{key}={_listed(value)}")
        else:
            named = True
    return f"{step.name}({', '.join(parts)})"


def _listed(value: Any) -> str:
    if isinstance(value, tuple) and not isinstance(value, Term):
        return "[" + ", ".join(repr(v) for v in value) + "]"
    return '"' + value + '"' if isinstance(value, str) else repr(value)


def steps_in(program: Sequence[Any]) -> Iterator[Word]:
    """Every word of a program, those inside others too."""
    for item in program:
        if isinstance(item, Word):
            yield item
            yield from steps_in([value for _, value in item.args])
        elif isinstance(item, tuple) and not isinstance(item, Term):
            yield from steps_in(item)


# checks


def _number(where: str, n: object, least: int = 0) -> None:
    if not isinstance(n, int) or isinstance(n, bool) or not least <= n <= LIMIT:
        raise CardError(f"{where}: expected a number from {least} to {LIMIT}, got {n!r}")


def _amount(where: str, n: object) -> None:
    if isinstance(n, Term):
        if n.name not in ("up_to", "any_number", "that_many", "empty_piles", "each_type"):
            raise CardError(f"{where}: expected an amount, got {n!r}")
        return
    _number(where, n)


def _what(where: str, what: object) -> None:
    if what is not None and not isinstance(what, (str, Type)):
        raise CardError(f"{where}: expected a card name in quotes or a type, got {what!r}")


def _cost(where: str, cost: object) -> None:
    names = ("up_to", "exactly", "at_least", "up_to_more", "exactly_more")
    if cost is not None and not (isinstance(cost, Term) and cost.name in names):
        raise CardError(f"{where}: expected cost={', '.join(n + '(n)' for n in names)}, got {cost!r}")


def _place(where: str, place: object, allowed: tuple[Place, ...]) -> None:
    if place not in allowed:
        raise CardError(f"{where}: expected {' or '.join(p.name for p in allowed)}, got {place!r}")


def _steps(where: str, steps: object) -> None:
    if not isinstance(steps, (list, tuple)) or isinstance(steps, Term):
        raise CardError(f"{where}: expected a list of steps in brackets, got {steps!r}")
    for step in steps:
        if not isinstance(step, Word):
            raise CardError(f"{where}: expected a step, got {step!r}")


# amounts and costs

up_to = term("up_to", "From 0 to n; as a cost: at most n.")
exactly = term("exactly", "A cost of exactly n.")
at_least = term("at_least", "A cost of n or more.")
up_to_more = term("up_to_more", "A cost of at most n more than the card before it.")
exactly_more = term("exactly_more", "A cost of exactly n more than the card before it.")
any_number = term("any_number", "", takes_number=False)
that_many = term("that_many", "", takes_number=False)
empty_piles = term("empty_piles", "", takes_number=False)
each_type = term("each_type", "", takes_number=False)


def deck_if(types: Type) -> Term:
    """Onto the deck if the gained card has one of these types, else to the discard pile."""
    if not isinstance(types, Type):
        raise CardError(f"deck_if: expected types, got {types!r}")
    return Term("deck_if", None, types)


def per_cards(n: int) -> Term:
    """Points: one for every full n cards owned."""
    _number("per_cards", n, 1)
    return Term("per_cards", n)


def per_card(name: str) -> Term:
    """Points: one for every card of that name owned."""
    _what("per_card", name)
    return Term("per_card", None, name)


TERMS.update(deck_if=deck_if, per_cards=per_cards, per_card=per_card)


# what the player gets


@word
def cards(n: Amount) -> None:
    """Draw n cards."""
    _amount("cards", n)


@word
def actions(n: Amount) -> None:
    """+n Actions."""
    _amount("actions", n)


@word
def buys(n: Amount) -> None:
    """+n Buys."""
    _amount("buys", n)


@word
def coins(n: Amount) -> None:
    """+n coins."""
    _amount("coins", n)


@word
def costs_less(n: int) -> None:
    """This turn every card everywhere costs n less, never below 0."""
    _number("costs_less", n)


@word
def worth_more(name: Card, n: int) -> None:
    """This turn every play of the named card gives n coins more."""
    _what("worth_more", name)
    _number("worth_more", n)


@word
def first_play_gives(name: Card, n: int) -> None:
    """The first time the named card is played this turn: +n coins."""
    _what("first_play_gives", name)
    _number("first_play_gives", n)


# moving cards


@word
def discard(n: Amount, what: Card | Type | None = None, *, where: Place = HAND) -> None:
    """Discard n cards of one's choice."""
    _amount("discard", n)
    _what("discard", what)
    _place("discard", where, (HAND, LIFTED, TOP))


@word
def discard_down_to(n: int) -> None:
    """Discard cards of one's choice until n are left in hand."""
    _number("discard_down_to", n)


@word
def discard_hand() -> None:
    """Discard the whole hand."""


@word
def discard_top() -> None:
    """Discard the top card of the deck; it is "it" from here on."""


@word
def discard_rest() -> None:
    """Discard what is left of the cards revealed or looked at."""


@word
def deck_into_discard() -> None:
    """Put the whole deck into the discard pile, unseen."""


@word
def trash(n: Amount, what: Card | Type | None = None, *, but: Card | None = None, where: Place = HAND) -> None:
    """Trash n cards of one's choice; the last one is "it" from here on."""
    _amount("trash", n)
    _what("trash", what)
    _what("trash", but)
    _place("trash", where, (HAND, LIFTED, SUPPLY))


@word
def trash_this() -> None:
    """Trash this card, if it is still in play."""


@word
def trash_top() -> None:
    """Trash the top card of the deck; it is "it" from here on."""


@word
def trash_it() -> None:
    """Trash the revealed card that was looked for."""


@word
def put_on_deck(n: Amount, what: Card | Type | None = None, *, where: Place = HAND, openly: bool = False) -> None:
    """Put n cards of one's choice on the deck; several in any order."""
    _amount("put_on_deck", n)
    _what("put_on_deck", what)
    _place("put_on_deck", where, (HAND, DISCARD))
    if openly and where is DISCARD:
        raise CardError("put_on_deck: expected openly=True only for cards from the hand")


@word
def put_back() -> None:
    """Put what is left of the cards revealed or looked at back on the deck, in any order."""


@word
def put_anywhere() -> None:
    """Put a card from the hand into the deck at any place."""


@word
def gain(
    what: Card | Type | None = None,
    *,
    n: Amount = 1,
    cost: Cost | None = None,
    to: Place | Term = DISCARD,
    where: Place = SUPPLY,
) -> None:
    """Gain a card: the one named, or one of one's choice; it is "it" from here on."""
    _amount("gain", n)
    if n != 1 and where is not TRASHED:
        raise CardError(f"gain: expected n= only with where=TRASHED, got {n!r}; write gain twice")
    if where is TRASHED and to is not DISCARD:
        raise CardError(f"gain: expected no to= with where=TRASHED, got {to!r}")
    _what("gain", what)
    _cost("gain", cost)
    if not (isinstance(to, Term) and to.name == "deck_if"):
        _place("gain", to, (DISCARD, HAND, DECK))
    _place("gain", where, (SUPPLY, TRASH, TRASHED))


@word
def pass_left(*, past_empty_hands_since: int = 2) -> None:
    """Everybody passes a card to the left at once; from that edition on empty hands are skipped."""
    _number("pass_left", past_empty_hands_since)


# showing cards


@word
def reveal(n: Amount, what: Card | Type | None = None) -> None:
    """Show n cards from the hand; the last one is "it" from here on."""
    _amount("reveal", n)
    _what("reveal", what)


@word
def reveal_hand() -> None:
    """Show the whole hand."""


@word
def reveal_from_deck(n: int) -> None:
    """Reveal the next n cards of the deck; they lie aside until they land."""
    _number("reveal_from_deck", n)


@word
def reveal_until(n: int, what: Type | None = None, *, cost: Cost | None = None) -> None:
    """Reveal cards of the deck one by one until n of them fit; the last one that fits is "it"."""
    _number("reveal_until", n)
    _what("reveal_until", what)
    _cost("reveal_until", cost)


@word
def look_at(n: int) -> None:
    """Look at the next n cards of the deck; nobody else sees them."""
    _number("look_at", n)


@word
def take(what: Type) -> None:
    """Of the revealed cards all that fit go into the hand."""
    _what("take", what)


@word
def turn_up() -> None:
    """Show the top card of the deck and leave it there; it is "it" from here on."""


@word
def take_it() -> None:
    """Put the card turned up into the hand."""


@word
def draw_to(n: int, *, may_set_aside: Type | None = None) -> None:
    """Draw one by one up to n cards in hand; cards of that type may be set aside, and are discarded at the end."""
    _number("draw_to", n)
    _what("draw_to", may_set_aside)


@word
def name_a_card() -> None:
    """Name a card."""


# playing


@word
def play_from_hand(what: Type = ACTION, *, times: int = 1) -> None:
    """Play a card of that type from the hand, so many times."""
    _what("play_from_hand", what)
    _number("play_from_hand", times, 1)


@word
def play_it() -> None:
    """Play the card just discarded."""


@word
def unaffected() -> None:
    """As a Reaction: the Attack passes this player by."""


# who, whether, which


@word
def each_other(*steps: Word) -> None:
    """Every other player, in turn order, does this."""
    _steps("each_other", steps)


@word
def each_player(*steps: Word) -> None:
    """Every player, the one who plays the card first, does this."""
    _steps("each_player", steps)


@word
def left_neighbour(*steps: Word) -> None:
    """The player to the left does this."""
    _steps("left_neighbour", steps)


@word
def you_choose(step: Word) -> None:
    """Inside each_other and each_player: who played the card chooses for the player it reaches."""
    _steps("you_choose", [step])


@word
def may(step: Word, *, since: int = 1) -> None:
    """The step is optional; with since=2 only from the second edition on."""
    _steps("may", [step])
    _number("may", since, 1)


@word
def if_you_did(*steps: Word, at_least: int = 1, otherwise: Sequence[Word] = ()) -> None:
    """If the step before moved a card (or as many as said)."""
    _steps("if_you_did", steps)
    _steps("if_you_did", otherwise)
    _number("if_you_did", at_least, 1)


@word
def when(condition: Term, *steps: Word, otherwise: Sequence[Word] = ()) -> None:
    """If the condition holds now."""
    if not isinstance(condition, Term) or condition.name not in CONDITIONS:
        raise CardError(f"when: expected {', '.join(CONDITIONS)}, got {condition!r}")
    _steps("when", steps)
    _steps("when", otherwise)


@word
def choose(n: Amount, **options: Sequence[Word]) -> None:
    """Choose n different options; all are named before any is carried out."""
    _amount("choose", n)
    for key, steps in options.items():
        if key not in KEYS:
            raise CardError(f"choose: expected one of {', '.join(KEYS)}, got {key!r}")
        _steps("choose", steps)
    if not options:
        raise CardError("choose: expected at least one option")


@word
def for_each_different(*steps: Word) -> None:
    """For each differently named card that was revealed, which is "it" meanwhile."""
    _steps("for_each_different", steps)


# conditions


def it_is(what: Type | str) -> Term:
    """The card is of that type, or that very card."""
    _what("it_is", what)
    return Term("it_is", None, what)


def none_in_hand(what: Type | str) -> Term:
    """There is no such card in the hand."""
    _what("none_in_hand", what)
    return Term("none_in_hand", None, what)


hand_at_least = term("hand_at_least", "There are n or more cards in the hand.")
hand_at_most = term("hand_at_most", "There are n or fewer cards in the hand.")
actions_played = term("actions_played", "This is at least the n-th Action played this turn.")
it_is_named = term("it_is_named", "", takes_number=False)
TERMS.update(it_is=it_is, none_in_hand=none_in_hand)
CONDITIONS = ("it_is", "it_is_named", "none_in_hand", "hand_at_least", "hand_at_most", "actions_played")
