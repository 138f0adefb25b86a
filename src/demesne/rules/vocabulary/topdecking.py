"""Words that put cards onto the deck, or back into it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from demesne.kernel import const as k

from ..language import DISCARD, HAND, Amount, Card, CardError, Place, Type, Word
from ..specification import (
    AT_END_OF_BUYING,
    AT_GAIN,
    MAY,
    QUIET,
    check_amount,
    check_number,
    check_place,
    check_what,
    word,
)
from .picking import could_pick_itself, decided, down_to, marked, marked_down_to, notes_of_pick, pick

if TYPE_CHECKING:
    from ..compiler import Compiler, Step
    from ..readers import Notes, Text


def _say_put_on_deck(t: Text, w: Word, who: str, mood: str) -> str:
    if w["where"] is DISCARD:
        return t.moved("put-on-deck-from-discard", w, mood)
    return t.moved("put-on-deck-openly" if w["openly"] else "put-on-deck", w, mood)


def _note(p: Notes, w: Word) -> Iterator[str]:
    yield from notes_of_pick(p, w)
    yield from _onto_deck(p, w)


def _onto_deck(p: Notes, w: Word) -> Iterator[str]:
    if p.is_own(w) or p.is_theirs(w):
        yield "note-onto-empty-deck"


def _note_anywhere(p: Notes, w: Word) -> Iterator[str]:
    yield from _onto_deck(p, w)
    if could_pick_itself(p, w):
        yield "note-not-itself"


def _note_put_back(p: Notes, w: Word) -> Iterator[str]:
    if p.is_own(w) and not any(v.name == "look_at" for v in p.words):
        yield "note-order-hidden"
    if p.is_theirs(w):
        yield "note-order-hidden-theirs"


@word(
    compiles=pick(k.D_TOPDECK),
    optional=True,
    value=-2,
    hurts=8,
    foreseen=True,
    says=_say_put_on_deck,
    notes=_note,
    mark=marked("deck"),
    asks=("topdeck",),
    tells=("topdeck",),
)
def put_on_deck(n: Amount, what: Card | Type | None = None, *, where: Place = HAND, openly: bool = False) -> None:
    """Put n cards that the player chooses on the deck, in any order."""
    check_amount("put_on_deck", n)
    check_what("put_on_deck", what)
    check_place("put_on_deck", where, (HAND, DISCARD))
    if openly and where is DISCARD:
        raise CardError("error-openly")


@word(
    compiles=down_to(k.D_TOPDECK, k.ORDERED),
    value=0,
    hurts=14,
    foreseen=True,
    clause="put-on-deck-down-to",
    notes=decided,
    mark=marked_down_to("deck"),
    asks=("topdeck",),
    tells=("topdeck",),
)
def put_on_deck_down_to(n: int) -> None:
    """Put hand cards that the player chooses on the deck, in any order, until n are left in hand."""
    check_number("put_on_deck_down_to", n)


def _compile_put_back(c: Compiler, s: Step) -> None:
    how = c.how_lifted(s)
    s.scope.lifted[s.scope.on_others] = ""
    if how == "reveal_until":
        raise CardError("error-lifted-until", card=s.scope.card)
    flags = k.ORDERED | (0 if how == "look_at" else k.OPEN)
    c.emit(k.OP_PICK, k.D_TOPDECK | flags << k.VERB_BITS, k.ASIDE, 0, k.N_ALL, k.N_ALL)


@word(
    compiles=_compile_put_back,
    puts_down=True,
    value=0,
    foreseen=True,
    clause="put-back",
    notes=_note_put_back,
    mark=QUIET,
    asks=("topdeck",),
    tells=("topdeck",),
)
def put_back() -> None:
    """Put the remaining cards that were revealed or looked at back on the deck, in any order."""


@word(
    code=(k.OP_BOTTOM, MAY),
    optional=True,
    extended=True,
    value=3,
    clause="bottom-to-top",
    mark="deck",
    asks=("topdeck",),
    tells=("look", "topdeck"),
)
def bottom_to_top() -> None:
    """Look at the bottom card of the deck and put it on top."""


@word(
    code=(k.OP_PLACE,),
    value=-2,
    clause="put-anywhere",
    notes=_note_anywhere,
    mark="deck",
    asks=("place", "position"),
    tells=("place",),
)
def put_anywhere() -> None:
    """Put a card from the hand anywhere in the deck."""


@word(
    code=(k.OP_MOVE_GAINED, k.DECK),
    only=AT_GAIN,
    optional=True,
    moves_gained=True,
    value=4,
    foreseen=True,
    clause="put-gained-on-deck",
    mark="deck",
    tells=("topdeck",),
)
def put_gained_on_deck() -> None:
    """Put the card just gained on the deck, if it is still where it was put."""


@word(
    code=(k.OP_DECK_THIS, MAY),
    only=AT_END_OF_BUYING,
    optional=True,
    all_copies=True,
    value=5,
    clause="put-this-on-deck",
    mark="deck",
    asks=("topdeck",),
    tells=("topdeck",),
)
def put_this_on_deck() -> None:
    """Put this card, which is in play, on the deck."""
