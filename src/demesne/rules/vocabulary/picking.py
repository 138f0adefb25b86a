"""What words share that pick cards of the hand, or of those lifted off the deck, and move them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from demesne.fluent.packed import SEPARATOR
from demesne.kernel import const as k

from ..language import DISCARD, HAND, LIFTED, SUPPLY, TOP, TRASH, CardError, Place, Term, Word
from ..packing import amount_of
from ..readers import Marks, Text
from ..sign import Sign

if TYPE_CHECKING:
    from ..compiler import Compiler, Step

ZONES = {HAND: k.HAND, LIFTED: k.ASIDE, TOP: k.DECK, DISCARD: k.DISCARD, SUPPLY: k.SUPPLY, TRASH: k.TRASH}

Compiled = Callable[["Compiler", "Step"], None]
Marked = Callable[[Marks, Word, "Word | None"], list[Sign]]


def pick(decision: int) -> Compiled:
    """The instruction of a word that picks cards; the flags say what follows from where they are."""

    def compiles(c: Compiler, s: Step) -> None:
        args = dict(s.w.args)
        where: Place = args.get("where", HAND)
        flags = k.BY_YOU if s.by_you else 0
        if where is TOP and "turn_up" not in s.scope.known:
            raise CardError("error-only-after", card=s.scope.card, word="where=TOP", after="turn_up()")
        if where is LIFTED and c.how_lifted(s) != "look_at":
            flags |= k.OPEN
        if decision == k.D_TOPDECK and (isinstance(s.w["n"], Term) or s.w["n"] > 1):
            flags |= k.ORDERED
        if args.get("openly"):
            flags |= k.OPEN
        if decision == k.D_TRASH and c.remember_trashed:
            flags |= k.REMEMBER
        if decision == k.D_TRASH and c.adds_up:
            flags |= k.TOTAL
        least, most = c.amounts(s.w["n"])
        chosen = c.filter(args.get("what"), args.get("but"))
        c.emit(k.OP_PICK, decision | flags << 8, ZONES[where], chosen, 0 if s.may else least, most)

    return compiles


def down_to(decision: int, flags: int = 0) -> Compiled:
    """Until so many are left in the hand."""

    def compiles(c: Compiler, s: Step) -> None:
        n = k.N_DOWN_TO - s.w["n"]
        c.emit(k.OP_PICK, decision | flags << 8, k.HAND, 0, 0 if s.may else n, n)

    return compiles


def marked(mark: str) -> Marked:
    """A mark with how many cards it is about."""
    return lambda m, w, before: [m.amount(mark, w["n"])]


def marked_down_to(mark: str) -> Marked:
    return lambda m, w, before: [m.sign(mark, f"→{w['n']}", m.say("face-down-to", n=w["n"]))]


def say_lifted(verb: str, t: Text, w: Word, mood: str) -> str:
    """Some of the cards just revealed or looked at, or those of one kind."""
    but = dict(w.args).get("but")
    if w["what"] is not None or but:
        return t.moved(f"{verb}-revealed", w, mood, but)
    n, how = amount_of(w["n"])
    return t.say(f"{verb}-them", mood=mood, n=n, what=SEPARATOR.join(("them", how, "", "")))
