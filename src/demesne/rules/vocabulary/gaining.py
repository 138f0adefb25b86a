"""Words that gain cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from demesne.kernel import const as k

from ..language import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    SUPPLY,
    TRASH,
    TRASHED,
    Amount,
    Card,
    CardError,
    Cost,
    Place,
    Term,
    Type,
    Word,
)
from ..packing import things, types_key
from ..specification import TERM_SPECS, check_amount, check_cost, check_fixed, check_place, check_what, word
from .picking import has_impossible_options

if TYPE_CHECKING:
    from ..compiler import Compiler, Step
    from ..readers import Marks, Notes, Text, Worth
    from ..sign import Sign

TO = {HAND: k.HAND, DISCARD: k.DISCARD, DECK: k.DECK, ASIDE: k.KEPT}
WORTH = {"Gold": 22, "Silver": 13, "Copper": 2, "Estate": -3, "Curse": -16}  # of basic cards, gained
METALS = {"Copper": "copper", "Silver": "silver", "Gold": "gold"}  # marks of coins gained, named with the gain


def _prepare(c: Compiler, w: Word) -> None:
    if w["where"] is TRASHED:
        c.remember_trashed = True
    if w["smuggled"]:
        c.needs.add("remembers")


def _compile(c: Compiler, s: Step) -> None:
    w = s.w
    where, to = w["where"], w["to"]
    if to is ASIDE:
        s.scope.keeps = s.scope.keeps or k.KEEPS | k.KEPT_OPEN  # not if the other card may lie face down
    place = -int(to.of) if isinstance(to, Term) and isinstance(to.of, Type) else TO[to]
    if isinstance(w["what"], str) and where is SUPPLY and not s.may and w["cost"] is None:
        several = 0 if w["n"] == 1 else c.amounts(w["n"])[1]
        c.emit(k.OP_GAIN, c.kind(w["what"]), place, several)
        return
    flags = (k.BY_YOU if s.by_you else 0) | (k.REMEMBER if where is TRASHED else 0)
    flags |= (k.SMUGGLED if w["smuggled"] else 0) | (k.NOT_NAMED if w["not_named"] else 0)
    if w["not_named"]:
        c.bars.setdefault(c.card, len(c.bars) + 1)
    zone = k.SUPPLY if where is SUPPLY else k.TRASH
    least, most = c.amounts(w["n"])
    chosen = c.filter(w["what"], None, w["cost"])
    c.emit(k.OP_GAIN_PICK, zone | flags << k.VERB_BITS, place, chosen, 0 if s.may else least, most)


def _say(t: Text, w: Word, who: str, mood: str) -> str:
    to, types = "discard", ""
    if w["to"] is HAND or w["to"] is DECK:
        to = "hand" if w["to"] is HAND else "deck"
    elif isinstance(w["to"], Term) and isinstance(w["to"].of, Type):
        to, types = "deck-if", types_key(w["to"].of)
    gained = _say_what(t, w, mood, {"to": to, "types": types})
    for key, holds in (
        ("gain-smuggled", w["smuggled"]),
        ("gain-not-named", w["not_named"]),
        ("gain-aside", w["to"] is ASIDE),
    ):
        gained = t.say(key, gain=gained) if holds else gained
    return gained


def _say_what(t: Text, w: Word, mood: str, where_to: dict[str, str]) -> str:
    if isinstance(w["what"], str) and w["cost"] is None and w["where"] is SUPPLY:
        return _say_named(t, w, mood, where_to)
    n, what = things(w["n"], w["what"])
    values: dict[str, Any] = {"mood": mood, "n": n, "what": what, **where_to}
    cost = t.cost(w["cost"]) if w["cost"] else ""
    if w["where"] in (TRASH, TRASHED):
        priced = {"costs": "yes" if w["cost"] else "no", "cost": cost}
        return t.say("gain-trashed" if w["where"] is TRASHED else "gain-from-trash", **values, **priced)
    if w["cost"] is None:
        return t.say("gain-any", **values)
    return t.say("gain-costing", cost=cost, **values)


def _say_named(t: Text, w: Word, mood: str, where_to: dict[str, str]) -> str:
    named = {"mood": mood, "card": w["what"], "to": where_to["to"]}
    if isinstance(w["n"], Term):
        who = "do" if mood in ("do", "may") else "they"
        return t.say("gain-each", **{**t.per(w["n"], who), **named})
    if w["n"] != 1:
        return t.say("gain-several", n=w["n"], **named)
    return t.say("gain-named", types=where_to["types"], **named)


def _mark(m: Marks, w: Word, before: Word | None) -> list[Sign]:
    what, cost = w["what"], w["cost"]
    if isinstance(what, str) and cost is None:
        return _mark_named(m, what, w["n"])
    if w["where"] in (TRASH, TRASHED) or cost is None:
        return [m.sign("gain")]
    beside = TERM_SPECS[cost.name].beside
    return [m.sign("gain", beside(cost.n or 0) if beside else "", m.cost(cost))]


def _mark_named(m: Marks, name: str, n: int | Term) -> list[Sign]:
    if name == "Curse":
        return [m.amount("curse", n)]
    said = m.say("face-marked", mark=m.say("mark-gain"), amount=m.say.name(name))
    beside = str(n) if isinstance(n, int) and n > 1 else ""
    coin = [m.made(METALS[name], "", beside=beside)] if name in METALS else []
    return [m.made("gain", said, beside="" if coin else f" {m.say.name(name)}"), *coin]


def _note(p: Notes, w: Word) -> Iterator[str]:
    cost = w["cost"].name if w["cost"] else ""
    named = isinstance(w["what"], str) and w["where"] is SUPPLY
    impossible = has_impossible_options(p)
    if named and p.is_theirs(w):
        yield "note-handed-out"
    if named and p.is_own(w) and not impossible:
        yield "note-named-pile"
    if cost in ("exactly", "exactly_more", "exactly_total"):
        yield "note-exact"
    if w["to"] is DECK and (p.is_own(w) or p.is_theirs(w)):
        yield "note-onto-empty-deck"
    if p.is_own(w) and cost in ("up_to", "up_to_more"):
        elsewhere = any(v.name == "gain" and v["to"] is not DISCARD for v in p.own)
        yield "note-limit-elsewhere" if elsewhere else "note-limit"
    trashed = [v for v in p.own if v.name == "trash"]
    if p.is_own(w) and cost in ("up_to_more", "exactly_more") and any(v["where"] is HAND for v in trashed):
        yield "note-may-trash" if any(p.is_free(v) for v in trashed) else "note-must-trash"


def _worth(v: Worth, w: Word) -> float:
    if isinstance(w["what"], str):
        return WORTH.get(w["what"], 10) * min(v.amount(w["n"]), 2)
    if w["cost"] is None or w["cost"].name != "up_to":
        return 10
    return 4.0 * (w["cost"].n or 2) * (0.6 if w["smuggled"] else 1)


@word(
    compiles=_compile,
    prepares=_prepare,
    optional=True,
    value=_worth,
    hurts=26,
    foreseen=True,
    varies=True,
    says=_say,
    notes=_note,
    mark=_mark,
    asks=("gain",),
    tells=("gain",),
)
def gain(
    what: Card | Type | None = None,
    *,
    n: Amount = 1,
    cost: Cost | None = None,
    to: Place | Term = DISCARD,
    where: Place = SUPPLY,
    smuggled: bool = False,
    not_named: bool = False,
) -> None:
    """Gain a card: the one named, or one that the player chooses; it is "it" from here on.

    smuggled: only what the player to the right gained in their last turn; not_named: no card named for this card this
    turn.
    """
    check_amount("gain", n)
    if n != 1 and where is not TRASHED and not isinstance(what, str):
        raise CardError("error-gain-number", got=repr(n))
    if isinstance(what, str) and where is SUPPLY:
        check_fixed("gain", n)
    if where is TRASHED and to is not DISCARD:
        raise CardError("error-gain-to", got=repr(to))
    if where is TRASHED and (what is not None or cost is not None):
        raise CardError("error-gain-trashed")
    check_what("gain", what)
    check_cost("gain", cost)
    if not (isinstance(to, Term) and to.name == "deck_if"):
        check_place("gain", to, (DISCARD, HAND, DECK, ASIDE))
    check_place("gain", where, (SUPPLY, TRASH, TRASHED))


@word(
    code=(k.OP_GAIN_COPY,),
    extended=True,
    value=12,
    hurts=20,
    foreseen=True,
    clause="gain-copy",
    mark="gain",
    tells=("gain",),
)
def gain_copy() -> None:
    """Gain a copy of "it"."""


def _compile_beside(c: Compiler, s: Step) -> None:
    w = s.w
    if isinstance(w["what"], str) and not s.may:
        several = 0 if w["n"] == 1 else c.amounts(w["n"])[1]
        c.emit(k.OP_GAIN, c.kind(w["what"]), k.DISCARD, several, k.BESIDE)
    else:
        chosen = c.filter(w["what"], None, w["cost"])
        c.emit(k.OP_GAIN_PICK, k.BESIDE, k.DISCARD, chosen, int(not s.may), 1)


@word(
    offered=False,
    compiles=_compile_beside,
    optional=True,
    value=15,
    foreseen=True,
    asks=("gain",),
    tells=("gain",),
)
def gain_beside(what: Card | Type | None = None, *, n: Amount = 1, cost: Cost | None = None) -> None:
    """Gain a card from a pile beside the Supply: the one named, or one that the player chooses."""
    check_what("gain_beside", what)
    check_fixed("gain_beside", n)
    check_cost("gain_beside", cost)
