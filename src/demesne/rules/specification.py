"""What a word of the vocabulary is, in one place: its arguments, what it compiles to, what it is worth to a bot, how it
is said, its mark on the face, what it asks and what it writes into the log.

Signature, checks and documentation of a word are those of its function in `vocabulary/`; the decorator `word` takes the
rest, as data or as a function of the arguments. `term` and `term_of` do the same for amounts, costs and conditions.
Nothing that reads programs knows a word by its name; a test looks for it.
"""

from __future__ import annotations

import functools
import inspect
import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec

from demesne.refusal import either

from .language import COMING, LIMIT, RULES, TERMS, WORDS, CardError, Place, Term, Type, Word, as_written, misused

if TYPE_CHECKING:
    from .card import CardDef
    from .compiler import Compiler, Step
    from .readers import Marks, Notes, Text, Worth
    from .scoring import Score
    from .sign import Sign

P = ParamSpec("P")

# where alone a word can be
PLAYER = "player"  # for the player of the card, not in an effect on others or a Reaction
AT_GAIN = "gain"  # in an effect at a gain or at the start of a turn
AT_END_OF_BUYING = "end of buying"
IN_REACTION = "reaction"  # to an Attack
UNTIL_THEN = "until_then"  # of next_turn

MAY = "may"  # an operand: whether the word stands in `may`

# who does the steps of a word
EACH_OTHER = "each other"
EACH_PLAYER = "each"
LEFT = "left"

# what is played by a word
FROM_HAND = "hand"
FOUND = "found"
THIS = "this"

ANY = "any"  # how an amount is said that has no limit

QUIET = ""  # a mark: it only brings cards where others can act on them


def only_after(card: str, word: str, after: str) -> CardError:
    return CardError("error-only-after", card=card, word=word, after=after)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Spec:
    """Of a word of a program."""

    doc: str
    offered: bool = True  # to card files; before, no published card needs it

    # what it compiles to
    code: tuple[int | str, ...] = ()  # instruction and operands (numbers, arguments by name)
    compiles: Callable[[Compiler, Step], None] | None = None  # where that depends on more than these
    prepares: Callable[[Compiler, Word], None] | None = None  # before the program that has it
    needs: tuple[str, ...] = ()  # mechanisms: fields of the card table that are 1 in games with it
    names: tuple[str, ...] = ()  # what its text argument may be, if it is not a card: its place here is the operand
    only: str = ""
    after: str = ""  # a word that must have come before it
    missing: Callable[[str, str, str], CardError] = only_after  # said if it must come before a word and has not
    optional: bool = False  # may be in `may`
    lifts: bool = False  # it lifts cards off the deck, which a later word puts down
    puts_down: bool = False  # no lifted card is left after it
    looping: bool = True  # may be in for_each_different
    keeps_top: bool = False  # a card turned up on the deck is still there after it
    on_top: bool = False  # it turns a card up on the deck
    moves_gained: bool = False  # it moves the card just gained
    moves_this: bool = False  # it moves the card itself, which must be in play
    all_copies: bool = False  # where several copies are in play it asks about all of them at once
    extended: bool = False  # games with it keep more than those of Base and Intrigue
    calm: int = 0  # SILENT, or PLAIN: for the order of effects at the same time
    gives: str = ""  # a bonus: of what
    later: bool = False  # its steps are carried out in a later turn
    bars_purchase: bool = False  # a card named cannot be bought
    lasts: Callable[[Any, Word, Mapping[str, int]], None] | None = None  # what its play leaves, in a position

    # what it is worth to a bot, in tenths of a coin
    value: float | Callable[[Worth, Word], float]  # to its player
    hurts: float | None = None  # to the player of the card, as an effect on others; None: not counted
    foreseen: bool = False  # whether the kernel's estimate of a program counts it
    inside: Callable[[Word], Iterable[Word]] | None = None  # steps that its player carries out as a part of it
    draws: int = 0  # cards it draws for its player, where no amount says it
    waits: bool = False  # built-in play carries it out late: it decides about what others have given
    whole_hand: bool = False  # the whole hand goes
    plays: str = ""  # what it plays: a card from the hand, one that was found, its own
    hunts: bool = False  # it takes the first Treasures that others play
    varies: bool = False  # its value depends on the hand: it is estimated when it could be played
    sure: bool = False  # nobody is asked and no card is seen, so it is known beforehand what it does

    # how it is said
    clause: str = ""  # the message of its clause, with its arguments as values
    says: Callable[[Text, Word, str, str], str | list[str]] | None = None  # where its arguments decide which message
    moved: str = ""  # what a later "that many" counts
    on_others: str = ""  # its steps are done by other players: by whom
    declinable: bool = False  # its step may be left out, from its edition `since` on
    around: bool = False  # it stands around a step and is said with it
    conditional: bool = False  # its clause begins with a condition
    options: Callable[[Word], tuple[tuple[str, Sequence[Word]], ...]] | None = None  # offered: keys and their steps
    notes: tuple[str, ...] | Callable[[Notes, Word], Iterable[str]] = ()  # that rulings take from it
    mark: str | Callable[[Marks, Word, Word | None], list[Sign]] | None = None  # None: the text says more
    lays_open: bool = False  # its mark is left out where another tells what becomes of the cards
    question: str = ""  # the message of what it asks, where kind and zone of the decision do not tell
    asks: tuple[str, ...] = ()  # kinds of decisions
    tells: tuple[str, ...] = ()  # kinds of events, which the log says


def as_term(term: Term) -> str:
    return f"{term.name}({as_written(term.of)}, {term.n})"


class TermSpec(NamedTuple):
    """Of an amount, a cost, a condition, points, or a rule of a card's own: of its cost or for the setup."""

    doc: str = ""
    offered: bool = True  # to card files
    amount: int | None = None  # the kernel's number for an amount that leaves nothing to choose
    choice: Callable[[int], int] | None = None  # an amount of which the player decides: the most of it
    cost: int | None = None  # the kernel's number for a limit of cost
    condition: int | None = None  # the kernel's number for a condition
    scores: Callable[[Term], Score] | None = None  # points: what they count
    value: float | Callable[[int], float] = 0  # of an amount: how much to expect
    each: str = ""  # how "one for each ..." is said
    how: str = ""  # how an amount of cards is said, where it is not "for each"
    says: Callable[[Text, Term, dict[str, Any]], str] | None = None  # of points, of a rule, of a condition about a card
    beside: Callable[[int], str] | None = None  # of a limit of cost: what stands beside the mark of a gain
    note: str = ""  # that rulings take from an amount
    letter: str = "n"  # what stands for it beside a mark
    face: Callable[[Marks, Term], list[Sign]] | None = None  # of points: their marks
    mark: Callable[[Marks, str, int], Sign] | None = None  # cards moved, where a letter would not say it
    waits_for: bool = False  # of a condition: so many Actions must have been played
    usual: Callable[[int], bool] | None = None  # of a condition: whether it nearly always holds
    unsaid: bool = False  # of a condition: nothing needs to be said of it
    seen: bool = False  # the table shows the amount when it matters
    prepares: Callable[[Compiler], None] | None = None  # before the program that has it
    after: str = ""  # of a condition: a word that must have come before it
    argument: str = ""  # of a rule of a card's own: the argument of `card` that it is
    written: Callable[[Term], str] = as_term  # as it stands in a card file
    lays: Callable[[Any, Term], None] | None = None  # of a setup: what it writes into the card table
    changes: Callable[[Term, CardDef], CardDef] | None = None  # of a setup: what another card is in games with it

    @property
    def is_amount(self) -> bool:
        return self.choice is not None or self.amount is not None


SPECS: dict[str, Spec] = {}
TERM_SPECS: dict[str, TermSpec] = {}
NEITHER = TermSpec()  # nothing of all this


def word(**said: Any) -> Callable[[Callable[P, None]], Callable[P, Word]]:
    """Declares a word; its function checks the arguments. The fields are those of `Spec`."""

    def declare(function: Callable[P, None]) -> Callable[P, Word]:
        name = function.__name__
        SPECS[name] = spec = Spec(doc=inspect.cleandoc(function.__doc__ or ""), **said)
        make = _maker(function)
        (WORDS if spec.offered else COMING)[name] = make
        return make

    return declare


def _maker(function: Callable[P, None]) -> Callable[P, Word]:
    """The function of a word: it checks the arguments and returns the word."""
    name = function.__name__
    named = _namer(function)

    @functools.wraps(function)
    def make(*args: P.args, **kwargs: P.kwargs) -> Word:
        try:
            function(*args, **kwargs)
        except TypeError:
            try:
                inspect.signature(function).bind(*args, **kwargs)
            except TypeError:
                raise misused(name, make, args, kwargs) from None
            raise
        return Word(name, tuple((key, _frozen(value)) for key, value in named(args, kwargs)))

    return make


def _namer(function: Callable[..., None]) -> Callable[[tuple[Any, ...], dict[str, Any]], Iterator[tuple[str, Any]]]:
    """Names the arguments of a call that fits, defaults too, as `inspect.Signature.bind` does.

    Every command that loads cards makes hundreds of words, and `bind` takes many times as long.
    """
    code = function.__code__
    names = iter(code.co_varnames)
    places = tuple(itertools.islice(names, code.co_argcount))
    only = tuple(itertools.islice(names, code.co_kwonlyargcount))
    rest = next(names) if code.co_flags & inspect.CO_VARARGS else None
    more = next(names) if code.co_flags & inspect.CO_VARKEYWORDS else None
    usual = dict(zip(places[::-1], (function.__defaults__ or ())[::-1])) | (function.__kwdefaults__ or {})

    def named(args: tuple[Any, ...], kwargs: dict[str, Any]) -> Iterator[tuple[str, Any]]:
        yield from zip(places, args)
        for name in places[len(args) :]:
            yield name, kwargs[name] if name in kwargs else usual[name]
        if rest is not None:
            yield rest, args[len(places) :]
        for name in only:
            yield name, kwargs[name] if name in kwargs else usual[name]
        if more is not None:
            yield more, {key: value for key, value in kwargs.items() if key not in places and key not in only}

    return named


def _frozen(value: Any) -> Any:
    """Programs are immutable: lists become tuples, keyword arguments become pairs."""
    if isinstance(value, dict):
        return tuple((key, _frozen(inner)) for key, inner in value.items())
    return tuple(value) if isinstance(value, list) else value


def term(name: str, doc: str, *, number: bool = True, least: int = 0, **said: Any) -> Any:
    """Declares an amount, a cost or a condition: a function of one number, or a constant."""
    TERM_SPECS[name] = spec = TermSpec(doc=doc, **said)
    known = TERMS if spec.offered else COMING
    if not number:
        known[name] = Term(name)
        return known[name]

    def make(n: int) -> Term:
        check_number(name, n, least)
        return Term(name, n)

    make.__doc__ = doc
    known[name] = make
    return make


def term_of(**said: Any) -> Callable[[Callable[P, Term]], Callable[P, Term]]:
    """Declares a term that is about a card, a type or a token."""

    def declare(function: Callable[P, Term]) -> Callable[P, Term]:
        TERM_SPECS[function.__name__] = spec = TermSpec(doc=inspect.cleandoc(function.__doc__ or ""), **said)
        (RULES if spec.argument else TERMS)[function.__name__] = function
        return function

    return declare


# checks


def check_number(where: str, n: object, least: int = 0) -> None:
    if not isinstance(n, int) or isinstance(n, bool) or not least <= n <= LIMIT:
        raise CardError("error-number", where=where, least=least, most=LIMIT, got=repr(n))


def check_amount(where: str, n: object) -> None:
    if isinstance(n, Term):
        if not TERM_SPECS.get(n.name, NEITHER).is_amount:
            raise CardError("error-amount", where=where, got=repr(n))
        return
    check_number(where, n)


def check_fixed(where: str, n: object) -> None:
    """An amount that leaves nothing to choose."""
    if isinstance(n, Term) and TERM_SPECS.get(n.name, NEITHER).amount is None:
        raise CardError("error-fixed-amount", where=where, got=repr(n))
    check_amount(where, n)


def check_types(where: str, what: object) -> None:
    if not isinstance(what, Type) or not what:
        raise CardError("error-types", where=where, got=repr(what))


def check_what(where: str, what: object) -> None:
    if what is not None and not isinstance(what, (str, Type)):
        raise CardError("error-card-or-type", where=where, got=repr(what))


def check_cost(where: str, cost: object) -> None:
    if cost is not None and not (isinstance(cost, Term) and TERM_SPECS.get(cost.name, NEITHER).cost is not None):
        names = [name for name, spec in TERM_SPECS.items() if spec.cost is not None and spec.offered]
        written = [f"cost={name}(n)" if callable(TERMS[name]) else f"cost={name}" for name in names]
        raise CardError("error-value", where=where, expected=either(written), got=repr(cost), near="")


def check_place(where: str, place: object, allowed: tuple[Place, ...]) -> None:
    if place not in allowed:
        names = [p.name for p in allowed]
        raise CardError("error-value", where=where, expected=either(names), got=repr(place), near="")


def check_one_of(where: str, name: object, allowed: Sequence[str]) -> None:
    if name not in allowed:
        raise CardError(
            "error-value", where=where, expected=either([f'"{a}"' for a in allowed]), got=repr(name), near=""
        )


def check_steps(where: str, steps: object) -> None:
    if not isinstance(steps, (list, tuple)) or isinstance(steps, Term):
        raise CardError("error-steps", where=where, got=repr(steps))
    for step in steps:
        if not isinstance(step, Word):
            raise CardError("error-step", where=where, got=repr(step))
