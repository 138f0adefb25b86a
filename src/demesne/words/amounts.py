"""How many of what: numbers, amounts and types packed as values of the messages."""

from __future__ import annotations

from demesne.rules.language import Term, Type
from demesne.rules.specification import TERM_SPECS

from .bundle import EACH, SEPARATOR

NAMED_TYPES = {Type.ACTION: "action", Type.TREASURE: "treasure", Type.VICTORY: "victory", Type.DURATION: "duration"}
AMOUNTS = {
    "up_to": "up-to",
    "any_number": "any",
    "empty_piles": "per-pile",
    "that_many": "that-many",
    "each_type": "per-type",
}
# amounts that are one for each of something
PER = {name: spec.each for name, spec in TERM_SPECS.items() if spec.each}


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
    if amount.name not in AMOUNTS:
        return 1, EACH.join(("each", PER[amount.name], counted(amount), who))
    return amount.n or 1, AMOUNTS[amount.name]


def counted(amount: Term) -> str:
    """Which types or tokens an amount counts."""
    return types_key(amount.of) if isinstance(amount.of, Type) else slug(amount.of or "")
