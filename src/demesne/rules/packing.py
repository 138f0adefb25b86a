"""How many of what: numbers, amounts and types packed as values of the messages."""

from __future__ import annotations

from demesne.refusal import EACH, SEPARATOR

from .language import Term, Type
from .specification import TERM_SPECS

NAMED_TYPES = {Type.ACTION: "action", Type.TREASURE: "treasure", Type.VICTORY: "victory", Type.DURATION: "duration"}


def types_key(types: Type) -> str:
    return " ".join((t.name or "").casefold() for t in Type if t in types)


def slug(name: str) -> str:
    """A mat or a token as the messages choose by it."""
    return name.replace(" ", "-")


def things(amount: int | Term, what: str | Type | None, but: str | None = None, who: str = "do") -> tuple[int, str]:
    """A number and what it counts, packed for the THINGS function of the messages."""
    n, how = amount_of(amount, who)
    if what is None:
        kind, detail = "card", ""
    elif isinstance(what, Type):
        kind = NAMED_TYPES.get(what, "of-types")
        detail = types_key(what)
    else:
        kind, detail = "named", what
    return n, SEPARATOR.join((kind, how, detail, but or ""))


def amount_of(amount: int | Term, who: str = "do") -> tuple[int, str]:
    if isinstance(amount, int):
        return amount, "exactly"
    spec = TERM_SPECS[amount.name]
    if not spec.how:
        return 1, EACH.join(("each", spec.each, counted(amount), who))
    return amount.n or 1, spec.how


def counted(amount: Term) -> str:
    """Which types or tokens an amount counts."""
    return types_key(amount.of) if isinstance(amount.of, Type) else slug(amount.of or "")
