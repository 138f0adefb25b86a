"""A kingdom as text: the name of a recommended set, or ten card names separated by commas or lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from demesne.refusal import Refusal

from .names import nearest, short


def find_set(text: str, names: Iterable[str]) -> str | None:
    """The recommended set that the text names; "First Game (2e)" is the same as "First Game"."""
    wanted = " ".join(text.split()).casefold()
    names = list(names)
    for name in names:
        forms = {name.casefold()}
        if not name.endswith(")"):
            forms.add(f"{name} (2e)".casefold())
        if wanted in forms:
            return name
    if wanted.endswith(" (1e)"):
        return next(
            (n for n in names if n.casefold() == wanted.removesuffix(" (1e)") and f"{n} (1e)" not in names), None
        )
    return None


def split(text: str) -> list[str]:
    return [part.strip() for part in text.replace("\n", ",").split(",") if part.strip()]


def ten_names(given: Sequence[str], known: Iterable[str], basic: Iterable[str]) -> list[str]:
    """Ten different kingdom cards in name order, or a ValueError that says what is wrong."""
    by_fold = {n.casefold(): n for n in known}
    found: list[str] = []
    if not isinstance(given, (list, tuple, set, frozenset)):
        raise Refusal("error-kingdom", got=short(given), near="")
    if len(given) > 100:
        raise Refusal("error-kingdom-ten", got=len(given))
    for name in given:
        if not isinstance(name, str):
            raise Refusal("error-kingdom-names", got=short(name))
        exact = by_fold.get(" ".join(name.split()).casefold())
        if exact is None:
            near = nearest(name, by_fold.values())
            raise Refusal("error-unknown-card", where="kingdom", got=short(name), near=near)
        if exact in basic:
            raise Refusal("error-kingdom-basic", card=exact)
        if exact in found:
            raise Refusal("error-kingdom-twice", card=exact)
        found.append(exact)
    if len(found) != 10:
        raise Refusal("error-kingdom-ten", got=len(found))
    return sorted(found)
