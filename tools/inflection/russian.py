"""Russian names, by pymorphy3 and its dictionary (OpenCorpora).

The first noun is the head; adjectives before it agree with it, what follows stays: Искатель приключений. After a number
the word карта is declined. A name without a plural of its own (mass) has its singular there.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from . import Unsure, cased

CASES = {"acc": "accs", "gen": "gent", "dat": "datv", "ins": "ablt", "pre": "loct"}
ADJECTIVES = ("ADJF", "PRTF")
GENDERS = {"masc": "m", "femn": "f", "neut": "n"}
COUNTED = ("one карта", "few карты", "many карт", "other карты")
COUNTED += ("acc-one карту", "acc-few карты", "acc-many карт", "acc-other карты")


@functools.cache
def dictionary() -> Any:
    import pymorphy3

    return pymorphy3.MorphAnalyzer()


def forms(name: str, marks: frozenset[str], given: Mapping[str, str]) -> dict[str, str]:
    words = name.split()
    gender = given.get("gender") or gender_of(read(words)[0])
    own = "plur" if gender == "pl" else "sing"

    def form(key: str, case: str, number: str) -> str:
        if key in given:
            return given[key]
        head, at = read(words)
        before = (agreeing(word, adjective(word, head), head, case, number) for word in words[:at])
        return " ".join([*before, agreeing(words[at], head, head, case, number), *words[at + 1 :]])

    out = {key: form(key, case, own) for key, case in CASES.items()}
    if "mass" in marks:
        out |= {"nom-pl": name, "gen-pl": out["gen"]}
    else:
        out |= {"nom-pl": form("nom-pl", "nomn", "plur"), "gen-pl": form("gen-pl", "gent", "plur")}
    out |= {key: f"{card} «{name}»" for key, card in map(str.split, COUNTED)}
    return {**out, "gender": gender}


def read(words: list[str]) -> tuple[Any, int]:
    """The head and where it stands: the first noun, or an adjective that is a noun here, as Управляющий."""
    for kinds in (("NOUN",), ADJECTIVES):
        for at, word in enumerate(words):
            for one in readings(word):
                if one.tag.POS in kinds:
                    return one, at
    raise Unsure(" ".join(words))


def gender_of(head: Any) -> str:
    """A word that may be either, as Скряга, needs its gender in the row."""
    if head.tag.number == "plur":
        return "pl"
    if head.tag.gender not in GENDERS:
        raise Unsure(head.word)
    return GENDERS[head.tag.gender]


def readings(word: str) -> list[Any]:
    """In the nominative; of words that it does not know, the dictionary would only guess."""
    known = all(dictionary().word_is_known(part) for part in word.casefold().split("-"))
    return [one for one in dictionary().parse(word.casefold()) if one.tag.case == "nomn"] if known else []


def adjective(word: str, head: Any) -> Any:
    for one in readings(word):
        if one.tag.POS in ADJECTIVES and one.tag.number == head.tag.number:
            if one.tag.number == "plur" or one.tag.gender == head.tag.gender:
                return one
    raise Unsure(word)


def agreeing(word: str, own: Any, head: Any, case: str, number: str) -> str:
    """The head itself, or an adjective before it. An accusative is that of its gender, living or not."""
    wanted = {case, number}
    if own.tag.POS in ADJECTIVES:
        if case == "accs" and (number == "plur" or head.tag.gender == "masc"):
            wanted = {"nomn" if head.tag.animacy == "inan" else "gent", number}
        wanted |= {head.tag.gender} if number == "sing" else set()
    found = own.inflect(wanted)
    if not found:
        raise Unsure(word)
    return cased(found.word, word)
