"""Words that trash cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from demesne.kernel import const as k

from ..language import HAND, LIFTED, SUPPLY, Amount, Card, CardError, Place, Type, Word
from ..packing import types_key
from ..specification import AT_GAIN, MAY, PLAYER, check_amount, check_place, check_types, check_what, word
from .picking import asks_for_several, has_impossible_options, marked, notes_of_pick, pick, say_lifted

if TYPE_CHECKING:
    from ..compiler import Compiler, Step
    from ..readers import Notes, Text


def _say_trash(t: Text, w: Word, who: str, mood: str) -> str:
    if w["where"] is LIFTED:
        return say_lifted("trash", t, w, mood)
    key = "trash-hand-cards" if w["where"] is HAND else "trash-from-supply"
    return t.moved(key, w, mood, w["but"])


def _note(p: Notes, w: Word) -> Iterator[str]:
    yield from notes_of_pick(p, w)
    if asks_for_several(p, w) and not has_impossible_options(p):
        yield "note-too-few-trash"


@word(
    compiles=pick(k.D_TRASH),
    optional=True,
    value=lambda v, w: 6 * min(v.amount(w["n"]), 2),
    hurts=14,
    foreseen=True,
    varies=True,
    says=_say_trash,
    moved="trashed",
    notes=_note,
    mark=marked("trash"),
    asks=("trash",),
    tells=("trash",),
)
def trash(n: Amount, what: Card | Type | None = None, *, but: Card | None = None, where: Place = HAND) -> None:
    """Trash n cards that the player chooses; the last one is "it" from here on."""
    check_amount("trash", n)
    check_what("trash", what)
    check_what("trash", but)
    check_place("trash", where, (HAND, LIFTED, SUPPLY))


@word(
    code=(k.OP_TRASH_THIS, MAY),
    only=PLAYER,
    optional=True,
    moves_this=True,
    value=-4,
    foreseen=True,
    varies=True,
    clause="trash-this",
    notes=("note-trash-this",),
    mark="trash",
    asks=("trash",),
    tells=("trash",),
)
def trash_this() -> None:
    """Trash this card, if it is still in play."""


@word(
    code=(k.OP_LOSE_TOP, k.TRASH),
    value=0,
    clause="trash-top",
    notes=("note-no-top",),
    mark="trash",
    tells=("trash",),
)
def trash_top() -> None:
    """Trash the top card of the deck; it is "it" from here on."""


def _compile_it(c: Compiler, s: Step) -> None:
    if s.scope.lifted.get(s.scope.on_others) != "reveal_until":
        raise CardError("error-only-after", card=s.scope.card, word="trash_it()", after="reveal_until")
    c.emit(k.OP_TRASH_IT)


@word(
    compiles=_compile_it,
    value=0,
    clause="trash-it",
    mark="trash",
    tells=("trash",),
)
def trash_it() -> None:
    """Trash the revealed card that was found."""


def _compile_or_discard(c: Compiler, s: Step) -> None:
    c.put_down_found(s)
    c.emit(k.OP_FOUND)


@word(
    compiles=_compile_or_discard,
    extended=True,
    value=4,
    clause="trash-or-discard-it",
    question="ask-trash-or-discard",
    mark=lambda m, w, before: [m.sign("trash"), m.other(m.sign("discard"))],
    asks=("trash",),
    tells=("trash", "discard"),
)
def trash_or_discard_it() -> None:
    """The player may trash the revealed card that was found; otherwise it is discarded."""


def _say_from_play(t: Text, w: Word, who: str, mood: str) -> str:
    but = "yes" if w["but"] else "no"
    types, kept = types_key(w["what"]), types_key(w["but"] or Type(0))
    return t.say("trash-from-play", mood=mood, types=types, but=but, **{"except": kept})


@word(
    code=(k.OP_TRASH_PLAY, "what", "but"),
    extended=True,
    value=0,
    says=_say_from_play,
    tells=("trash",),
)
def trash_from_play(what: Type, *, but: Type | None = None) -> None:
    """Trash all cards of that type that the player has in play."""
    check_types("trash_from_play", what)
    if but is not None:
        check_types("trash_from_play", but)


@word(
    code=(k.OP_MOVE_GAINED, k.TRASH),
    only=AT_GAIN,
    moves_gained=True,
    value=6,
    foreseen=True,
    clause="trash-gained",
    mark="trash",
    tells=("trash",),
)
def trash_gained() -> None:
    """Trash the card just gained, if it is still where it was put."""
