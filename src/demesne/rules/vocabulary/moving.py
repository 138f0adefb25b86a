"""Words that move cards between a hand and a discard pile, a pile of the Supply, a mat or another hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from demesne.kernel import const as k
from demesne.refusal import SEPARATOR

from ..language import MATS, Amount, Card, CardError, Word
from ..packing import amount_of
from ..specification import AT_GAIN, MAY, PLAYER, check_amount, check_number, check_one_of, check_what, word
from .picking import marked

if TYPE_CHECKING:
    from ..compiler import Compiler, Step
    from ..readers import Text


def _compile_take_from_discard(c: Compiler, s: Step) -> None:
    c.emit(k.OP_PICK, k.D_TAKE, k.DISCARD, c.filter(s.w["what"]), *c.amounts(s.w["n"]))


@word(
    compiles=_compile_take_from_discard,
    extended=True,
    value=20,
    foreseen=True,
    varies=True,
    says=lambda t, w, who, mood: t.moved("take-from-discard", w, mood),
    mark=marked("card"),
    asks=("take",),
    tells=("take",),
)
def take_from_discard(n: Amount, what: Card) -> None:
    """Take n such cards out of the discard pile into the hand."""
    check_amount("take_from_discard", n)
    check_what("take_from_discard", what)


def _compile_return(c: Compiler, s: Step) -> None:
    c.emit(k.OP_PICK, k.D_RETURN, k.HAND, 0, *c.amounts(s.w["n"]))


def _say_return(t: Text, w: Word, who: str, mood: str) -> str:
    n, how = amount_of(w["n"], who)
    return t.say("return-to-supply", mood=mood, n=n, what=SEPARATOR.join(("copies", how, "", "")))


@word(
    compiles=_compile_return,
    extended=True,
    value=8,
    foreseen=True,
    varies=True,
    says=_say_return,
    mark=marked("return"),
    asks=("return",),
    tells=("return",),
)
def return_to_supply(n: Amount) -> None:
    """Return n copies of "it" from the hand to its Supply pile."""
    check_amount("return_to_supply", n)


def _compile_set_aside(c: Compiler, s: Step) -> None:
    s.scope.keeps = k.KEEPS
    c.emit(k.OP_KEEP)


@word(
    compiles=_compile_set_aside,
    extended=True,
    value=2,
    clause="set-aside",
    mark="aside",
    asks=("set_aside",),
    tells=("set_aside",),
)
def set_aside() -> None:
    """Set a card from the hand aside, face down; it is kept until `take_back` in next_turn."""


def _compile_take_back(c: Compiler, s: Step) -> None:
    if not (s.scope.later and s.scope.keeps):
        raise CardError("error-only-after", card=s.scope.card, word="take_back()", after="set_aside()")
    c.emit(k.OP_TAKE_BACK)


@word(
    compiles=_compile_take_back,
    extended=True,
    calm=k.PLAIN,
    value=4,
    foreseen=True,
    clause="take-back",
    mark=lambda m, w, before: [m.sign("card")],
    tells=("take",),
)
def take_back() -> None:
    """Put the card that was set aside into the hand."""


def _of_mat(op: int, clause: str, **said: Any) -> Callable[[Callable[[str], None]], Callable[[str], Word]]:
    return word(code=(op, "mat"), names=MATS, extended=True, clause=clause, **said)


@_of_mat(
    k.OP_TO_MAT, "put-on-mat", value=8, foreseen=True, varies=True, mark="aside", asks=("set_aside",), tells=("to_mat",)
)
def put_on_mat(mat: str) -> None:
    """Put a card from the hand on that mat."""
    check_one_of("put_on_mat", mat, MATS)


@_of_mat(k.OP_THIS_TO_MAT, "put-this-on-mat", only=PLAYER, moves_this=True, value=2, mark="aside", tells=("to_mat",))
def put_this_on_mat(mat: str) -> None:
    """Put this card, if it is still in play, on that mat."""
    check_one_of("put_this_on_mat", mat, MATS)


@_of_mat(k.OP_TOP_TO_MAT, "top-onto-mat", value=8, foreseen=True, mark="aside", tells=("to_mat",))
def top_onto_mat(mat: str) -> None:
    """Put the top card of the deck on that mat."""
    check_one_of("top_onto_mat", mat, MATS)


@_of_mat(k.OP_TAKE_MAT, "take-mat", value=12, foreseen=True, mark="card", tells=("take",))
def take_mat(mat: str) -> None:
    """Take all cards of that mat into the hand."""
    check_one_of("take_mat", mat, MATS)


def _compile_pass(c: Compiler, s: Step) -> None:
    c.emit(k.OP_PASS, int(c.edition >= s.w["past_empty_hands_since"]))


def _say_pass(t: Text, w: Word, who: str, mood: str) -> str:
    skips = "yes" if t.edition >= w["past_empty_hands_since"] else "no"
    return t.say("pass-left", mood=mood, skips=skips)


@word(
    compiles=_compile_pass,
    only=PLAYER,
    looping=False,
    value=6,
    says=_say_pass,
    notes=lambda p, w: () if p.is_attack else ("note-not-an-attack",),
    mark="pass",
    asks=("pass",),
    tells=("pass",),
)
def pass_left(*, past_empty_hands_since: int = 2) -> None:
    """Everybody passes a card to the left at once; starting with that edition, empty hands are skipped."""
    check_number("pass_left", past_empty_hands_since)


@word(
    offered=False,
    code=(k.OP_MOVE_GAINED, k.HAND),
    only=AT_GAIN,
    moves_gained=True,
    value=4,
    foreseen=True,
    tells=("take",),
)
def put_in_hand() -> None:
    """Put the card just gained, trashed or discarded into the hand, if it is still where it was put."""


@word(
    offered=False,
    code=(k.OP_THIS_TO_MAT, k.TAVERN),
    moves_this=True,
    value=2,
    tells=("to_mat",),
)
def reserve() -> None:
    """Put this card, if it is still in play, on the Tavern mat."""


@word(
    offered=False,
    code=(k.OP_EXCHANGE, 0, MAY),
    optional=True,
    moves_this=True,
    value=-4,
    asks=("return",),
    tells=("return",),
)
def return_this() -> None:
    """Return this card, if it is in play, to its pile."""


def _compile_exchange(c: Compiler, s: Step) -> None:
    c.emit(k.OP_EXCHANGE, c.kind(s.w["what"]) + 1, int(s.may))


@word(
    offered=False,
    compiles=_compile_exchange,
    optional=True,
    moves_this=True,
    all_copies=True,
    value=5,
    asks=("return",),
    tells=("return", "take"),
)
def exchange(what: Card) -> None:
    """Return this card, if it is in play, to its pile and take that card from its own."""
    check_what("exchange", what)
