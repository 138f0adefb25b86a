"""A kingdom as people type it: a recommended set, or ten names in any of the five languages."""

from __future__ import annotations

import functools
import re

from demesne.cards import SETS
from demesne.notation.kingdom import find_set, split
from demesne.refusal import Refusal

from .bundle import LANGUAGES, Language, set_names
from .finding import find_card, folded

MOST = 20  # names that can be meant as ten cards


def in_english(text: str) -> str:
    """The same kingdom by English names; a single name that is no set is left for the game to refuse."""
    name, bracket, edition = text.strip().partition(" (")
    english = f"{_sets().get(folded(name), name)}{bracket}{edition}"
    names = split(text)
    if find_set(english, SETS) is not None or len(names) < 2:
        return english
    if len(names) > MOST:  # a page of names is not looked up one by one
        raise Refusal("error-kingdom-ten", got=len(names))
    return ", ".join(map(find_card, names))


def set_name(name: str, say: Language) -> str:
    """A recommended set's name in the language, with its edition."""
    return say(set_key(name))


def set_key(name: str) -> str:
    return "set-" + re.sub(r"[^a-z0-9]+", "-", name.removesuffix(" (1e)").casefold()).strip("-")


@functools.cache
def _sets() -> dict[str, str]:
    """Every folded name of a set in every language -> its English name."""
    english = {set_key(name): name.removesuffix(" (1e)") for name in SETS}
    return {folded(name): english[key] for lang in LANGUAGES for key, name in set_names(lang).items()}
