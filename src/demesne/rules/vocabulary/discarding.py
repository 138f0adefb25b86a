"""Words that discard cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from demesne.kernel import const as k

from ..language import HAND, KEYS, LIFTED, TOP, Amount, Card, Place, Type, Word
from ..specification import MAY, QUIET, check_amount, check_number, check_place, check_types, check_what, word
from .picking import (
    asks_for_several,
    decided,
    down_to,
    has_impossible_options,
    marked,
    marked_down_to,
    notes_of_pick,
    pick,
    say_lifted,
)

if TYPE_CHECKING:
    from ..compiler import Compiler, Step
    from ..readers import Notes, Text


def _say_discard(t: Text, w: Word, who: str, mood: str) -> str:
    if w["where"] is HAND:
        return t.moved("discard-hand-cards", w, mood)
    if w["where"] is LIFTED:
        return say_lifted("discard", t, w, mood)
    return t.say("discard-it", mood=mood)


def _note(p: Notes, w: Word) -> Iterator[str]:
    yield from notes_of_pick(p, w)
    if asks_for_several(p, w) and not has_impossible_options(p):
        yield "note-too-few"


@word(
    compiles=pick(k.D_DISCARD),
    optional=True,
    value=-2,
    foreseen=True,
    varies=True,
    waits=True,
    says=_say_discard,
    moved="discarded",
    notes=_note,
    mark=marked("discard"),
    asks=("discard",),
    tells=("discard",),
)
def discard(n: Amount, what: Card | Type | None = None, *, where: Place = HAND) -> None:
    """Discard n cards that the player chooses."""
    check_amount("discard", n)
    check_what("discard", what)
    check_place("discard", where, (HAND, LIFTED, TOP))


@word(
    compiles=down_to(k.D_DISCARD),
    optional=True,
    value=0,
    hurts=14,
    foreseen=True,
    clause="discard-down-to",
    notes=decided,
    mark=marked_down_to("discard"),
    asks=("discard",),
    tells=("discard",),
)
def discard_down_to(n: int) -> None:
    """Discard cards that the player chooses until n are left in hand."""
    check_number("discard_down_to", n)


def _compile_all(c: Compiler, s: Step) -> None:
    openly = c.how_lifted(s) != "look_at"
    c.emit(k.OP_DISCARD_ALL, c.filter(s.w["what"]), int(openly))


@word(
    compiles=_compile_all,
    extended=True,
    value=0,
    hurts=5,
    clause="discard-all-of",
    mark="discard",
    tells=("discard",),
)
def discard_all(what: Type) -> None:
    """Discard all revealed cards that fit."""
    check_types("discard_all", what)


def _compile_others(c: Compiler, s: Step) -> None:
    openly = c.how_lifted(s) != "look_at"
    c.emit(k.OP_DROP, int(openly), 1)
    s.scope.lifted[s.scope.on_others] = "found"


@word(
    compiles=_compile_others,
    extended=True,
    value=0,
    foreseen=True,
    clause="discard-others",
    mark=QUIET,
    tells=("discard",),
)
def discard_others() -> None:
    """Discard the revealed cards except the one that was found."""


@word(
    code=(k.OP_DISCARD_HAND,),
    value=-12,
    hurts=8,
    foreseen=True,
    varies=True,
    whole_hand=True,
    clause="discard-hand",
    mark="discard",
    tells=("discard",),
)
def discard_hand() -> None:
    """Discard the whole hand."""


@word(
    code=(k.OP_LOSE_TOP, k.DISCARD),
    value=0,
    clause="discard-top",
    notes=("note-no-top",),
    mark="discard",
    tells=("discard",),
)
def discard_top() -> None:
    """Discard the top card of the deck; it is "it" from here on."""


def _compile_rest(c: Compiler, s: Step) -> None:
    openly = c.how_lifted(s) != "look_at"
    s.scope.lifted[s.scope.on_others] = ""
    c.emit(k.OP_DROP, int(openly))


def _say_rest(t: Text, w: Word, who: str, mood: str) -> str:
    whole = t.before in ("reveal_from_deck", "look_at")
    return t.say("discard-all" if whole else "discard-rest", mood=mood)


@word(
    compiles=_compile_rest,
    puts_down=True,
    value=0,
    foreseen=True,
    says=_say_rest,
    mark=QUIET,
    tells=("discard",),
)
def discard_rest() -> None:
    """Discard the remaining cards that were revealed or looked at."""


@word(
    code=(k.OP_DECK_TO_DISCARD, MAY, KEYS.index("deck")),
    optional=True,
    value=2,
    foreseen=True,
    clause="deck-into-discard",
    options=lambda w: (("deck", (w,)),),
    mark="discard",
    asks=("discard",),
    tells=("deck_into_discard",),
)
def deck_into_discard() -> None:
    """Put the whole deck into the discard pile, unseen."""
