"""What words share that pick cards of the hand, or of those lifted off the deck, and move them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from demesne.kernel import const as k
from demesne.refusal import SEPARATOR

from ..language import DISCARD, HAND, LIFTED, SUPPLY, TOP, TRASH, CardError, Place, Term, Type, Word, steps_in
from ..packing import amount_of
from ..specification import SPECS

if TYPE_CHECKING:
    from ..compiler import Compiler, Step
    from ..readers import Marks, Notes, Text
    from ..sign import Sign

    Compiled = Callable[[Compiler, Step], None]
    Marked = Callable[[Marks, Word, Word | None], list[Sign]]

ZONES = {HAND: k.HAND, LIFTED: k.ASIDE, TOP: k.DECK, DISCARD: k.DISCARD, SUPPLY: k.SUPPLY, TRASH: k.TRASH}


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
        c.emit(k.OP_PICK, decision | flags << k.VERB_BITS, ZONES[where], chosen, 0 if s.may else least, most)

    return compiles


def down_to(decision: int, flags: int = 0) -> Compiled:
    """Until so many are left in the hand."""

    def compiles(c: Compiler, s: Step) -> None:
        n = k.N_DOWN_TO - s.w["n"]
        c.emit(k.OP_PICK, decision | flags << k.VERB_BITS, k.HAND, 0, 0 if s.may else n, n)

    return compiles


def marked(mark: str) -> Marked:
    """A mark with how many cards it is about."""
    return lambda m, w, before: [m.amount(mark, w["n"])]


def marked_down_to(mark: str) -> Marked:
    return lambda m, w, before: [m.sign(mark, f"→{w['n']}", m.say("face-down-to", n=w["n"]))]


def could_pick_itself(p: Notes, w: Word) -> bool:
    """Whether it could pick its own card if that were still in the hand. In a later turn nobody would look for it."""
    args = dict(w.args)
    what = args.get("what")
    later = [v for step in p.own if SPECS[step.name].later for v in steps_in(step["steps"])]
    fits = what is None or (isinstance(what, Type) and bool(what & p.card.types))
    return args.get("where", HAND) is HAND and fits and p.is_own(w) and not any(v is w for v in later)


def asks_for_several(p: Notes, w: Word) -> bool:
    """Whether it takes a number of cards of the hand that nobody may decline."""
    n = w["n"]
    several = n.name == "empty_piles" if isinstance(n, Term) else n > 1
    return several and w["where"] is HAND and not p.is_free(w) and (p.is_own(w) or p.is_theirs(w))


def has_impossible_options(p: Notes) -> bool:
    """Whether an option may be chosen that cannot be carried out."""
    choices = [w for w in p.words if w.name == "choose" and len(w["options"]) > 1]
    steps = [step for w in choices for step in steps_in(w["options"]) if step.name in ("discard", "trash", "gain")]
    return any(step["where"] is not LIFTED for step in steps)


def notes_of_pick(p: Notes, w: Word) -> Iterator[str]:
    """What is to be known of cards picked from a hand."""
    if could_pick_itself(p, w):
        yield "note-not-itself"
    yield from decided(p, w)


def decided(p: Notes, w: Word) -> Iterator[str]:
    """The others decide one after the other."""
    if p.scopes == 1 and p.is_theirs(w):
        yield "note-one-by-one"


def say_lifted(verb: str, t: Text, w: Word, mood: str) -> str:
    """Some of the cards just revealed or looked at, or those of one kind."""
    but = dict(w.args).get("but")
    if w["what"] is not None or but:
        return t.moved(f"{verb}-revealed", w, mood, but)
    n, how = amount_of(w["n"])
    return t.say(f"{verb}-them", mood=mood, n=n, what=SEPARATOR.join(("them", how, "", "")))
