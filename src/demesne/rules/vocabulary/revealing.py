"""Words that reveal cards, look at them, name them or draw until the hand has so many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from demesne.kernel import const as k

from ..language import TREASURE, Amount, Card, CardError, Cost, Term, Type, Word
from ..packing import things, types_key
from ..specification import QUIET, check_amount, check_cost, check_number, check_what, word
from .picking import pick

if TYPE_CHECKING:
    from ..compiler import Compiler, Step
    from ..readers import Marks, Notes, Text
    from ..sign import Sign


@word(
    compiles=pick(k.D_REVEAL),
    optional=True,
    value=0,
    foreseen=True,
    says=lambda t, w, who, mood: t.moved("reveal-from-hand", w, mood),
    mark=QUIET,
    asks=("reveal",),
    tells=("reveal",),
)
def reveal(n: Amount, what: Card | Type | None = None) -> None:
    """Reveal n cards from the hand; the last one is "it" from here on."""
    check_amount("reveal", n)
    check_what("reveal", what)


@word(
    code=(k.OP_REVEAL_HAND,),
    keeps_top=True,
    value=0,
    clause="reveal-hand",
    mark=QUIET,
    tells=("reveal",),
)
def reveal_hand() -> None:
    """Reveal the whole hand."""


def _compile_open(c: Compiler, s: Step) -> None:
    _lift(c, s, k.OPEN)


def _compile_secretly(c: Compiler, s: Step) -> None:
    _lift(c, s, 0)


def _lift(c: Compiler, s: Step, flags: int) -> None:
    c.lift(s)
    c.emit(k.OP_LIFT, s.w["n"], flags | (k.REMEMBER if c.remember_revealed else 0))


def _note_revealed(p: Notes, w: Word) -> Iterator[str]:
    yield "note-shuffle-without"
    if p.is_own(w) and any(v.name == "take" for v in p.own):
        yield "note-take-all"


def _mark_looked_at(m: Marks, w: Word, before: Word | None) -> list[Sign]:
    return [m.sign("look", str(w["n"]), str(w["n"]))]


@word(
    compiles=_compile_open,
    lifts=True,
    value=0,
    foreseen=True,
    clause="reveal-from-deck",
    notes=_note_revealed,
    mark=_mark_looked_at,
    lays_open=True,
    tells=("reveal",),
)
def reveal_from_deck(n: int) -> None:
    """Reveal the top n cards of the deck; they stay aside until they are put down."""
    check_number("reveal_from_deck", n)


def _compile_until(c: Compiler, s: Step) -> None:
    c.lift(s)
    c.emit(k.OP_UNTIL, c.filter(s.w["what"], None, s.w["cost"]), s.w["n"])


def _say_until(t: Text, w: Word, who: str, mood: str) -> str:
    if w["cost"] is not None:
        n, what = things(w["n"], w["what"])
        return t.say("reveal-until-cost", mood=mood, n=n, what=what, cost=t.cost(w["cost"]))
    return t.moved("reveal-until", w, mood)


@word(
    compiles=_compile_until,
    lifts=True,
    value=0,
    foreseen=True,
    says=_say_until,
    notes=("note-shuffle-without",),
    mark=QUIET,
    tells=("reveal",),
)
def reveal_until(n: int, what: Type | None = None, *, cost: Cost | None = None) -> None:
    """Reveal cards of the deck one by one until n of them fit; the last one that fits is "it"."""
    check_number("reveal_until", n)
    check_what("reveal_until", what)
    check_cost("reveal_until", cost)


@word(
    compiles=_compile_secretly,
    lifts=True,
    value=0,
    foreseen=True,
    clause="look-at",
    notes=("note-shuffle-without",),
    mark=_mark_looked_at,
    lays_open=True,
    tells=("look",),
)
def look_at(n: int) -> None:
    """Look at the top n cards of the deck; nobody else sees them."""
    check_number("look_at", n)


def _compile_take(c: Compiler, s: Step) -> None:
    c.how_lifted(s)
    c.emit(k.OP_TAKE, c.filter(s.w["what"]))


def _mark_take(m: Marks, w: Word, before: Word | None) -> list[Sign]:
    """Only of cards that were looked for."""
    if before is None or before.name != "reveal_until":
        return []
    n = before["n"]
    return [m.sign("treasure" if w["what"] == TREASURE else "card", "", str(n) if n > 1 else "", n)]


@word(
    compiles=_compile_take,
    value=9,
    clause="take-revealed",
    mark=_mark_take,
    tells=("take",),
)
def take(what: Type) -> None:
    """All revealed cards that fit go into the hand."""
    check_what("take", what)


@word(
    code=(k.OP_TURN_UP,),
    keeps_top=True,
    on_top=True,
    value=0,
    clause="turn-up",
    notes=("note-no-top",),
    mark=QUIET,
    tells=("reveal",),
)
def turn_up() -> None:
    """Reveal the top card of the deck and leave it there; it is "it" from here on."""


@word(
    code=(k.OP_TAKE_TOP,),
    after="turn_up",
    value=3,
    clause="take-it",
    mark="card",
    tells=("take",),
)
def take_it() -> None:
    """Put the card turned up into the hand."""


def _compile_draw_to(c: Compiler, s: Step) -> None:
    what = s.w["may_set_aside"]
    c.emit(k.OP_DRAW_TO, s.w["n"], c.filter(what) if what else c.filter(cost=Term("at_least", 99)))


def _say_draw_to(t: Text, w: Word, who: str, mood: str) -> str:
    if w["may_set_aside"] is None:
        return t.say("draw-to", n=w["n"], mood=mood)
    return t.say("draw-to-setting-aside", n=w["n"], types=types_key(w["may_set_aside"]), mood=mood)


@word(
    compiles=_compile_draw_to,
    value=25,
    foreseen=True,
    varies=True,
    draws=3,
    says=_say_draw_to,
    mark=lambda m, w, before: [m.sign("card", f"→{w['n']}", m.say("face-to", n=w["n"]))],
    notes=lambda p, w: ("note-shuffle-without",) if w["may_set_aside"] is not None else (),
    asks=("set_aside",),
    tells=("draw", "set_aside", "discard"),
)
def draw_to(n: int, *, may_set_aside: Type | None = None) -> None:
    """Draw one by one up to n cards in hand; cards of that type may be set aside, and are discarded at the end."""
    check_number("draw_to", n)
    check_what("draw_to", may_set_aside)


@word(
    code=(k.OP_NAME,),
    keeps_top=True,
    missing=lambda card, word, after: CardError("error-only-named", card=card),
    value=0,
    clause="name-a-card",
    notes=lambda p, w: ("note-name-a-card",) if p.is_own(w) else (),
    mark=QUIET,
    asks=("name",),
    tells=("name",),
)
def name_a_card() -> None:
    """Name a card."""


def _compile_bane(c: Compiler, s: Step) -> None:
    chosen = c.filter(c.bane) if c.bane else c.filter(cost=Term("at_least", 99))
    c.emit(k.OP_PICK, k.D_REVEAL, k.HAND, chosen, 0, 1)


@word(
    offered=False,
    compiles=_compile_bane,
    value=0,
    foreseen=True,
    asks=("reveal",),
    tells=("reveal",),
)
def reveal_bane() -> None:
    """The player may reveal a card of the Bane pile from the hand."""
