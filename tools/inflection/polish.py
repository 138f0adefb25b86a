"""Polish names, by Morfeusz and its dictionary (SGJP).

Adjectives agree with the head wherever they stand, a second noun in the nominative is declined with it (Okręt widmo),
anything else stays (Sala obrad). There are three ways of counting, see names.ftl: things (and animals); persons; and
with the word karta, for names that are plural and those without a plural of their own (mass).
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from . import Unsure, cased

CASES = {"gen": "gen", "dat": "dat", "acc": "acc", "ins": "inst", "loc": "loc"}
GENDERS = {"m1": "mp", "m2": "mp", "m3": "mi", "f": "f", "n": "n"}  # an animal has the accusative of a person
COUNTED = ("one", "few", "many", "other")
NOUNS = ("subst", "ger")
ADJECTIVES = ("adj", "pact", "ppas")


class Reading(NamedTuple):
    lemma: str
    kind: str
    numbers: list[str]
    cases: list[str]
    genders: list[str]
    usual: bool


@functools.cache
def dictionary() -> Any:
    import morfeusz2

    return morfeusz2.Morfeusz(generate=True)


def forms(name: str, marks: frozenset[str], given: Mapping[str, str]) -> dict[str, str]:
    words = name.split()
    gender = given.get("gender") or gender_of(read(words, "")[1])
    plural = gender.endswith("pl")

    def form(key: str, case: str, number: str) -> str:
        if key in given:
            return given[key]
        parts, head = read(words, gender)
        return " ".join(inflected(word, one, head, case, number) for word, one in parts)

    out = {key: form(key, case, "pl" if plural else "sg") for key, case in CASES.items()}
    card = dict(zip(COUNTED, (f"{word} {out['gen']}" for word in ("karta", "karty", "kart", "karty"))))
    if "mass" in marks:
        several = {"nom-pl": given.get("nom-pl", card["few"]), "gen-pl": given.get("gen-pl", card["many"])}
    else:
        several = {"nom-pl": form("nom-pl", "nom", "pl"), "gen-pl": form("gen-pl", "gen", "pl")}
    if "mass" in marks or plural:
        counted, one = card, f"kartę {out['gen']}"
    else:
        person = gender == "mp" and "few" not in given and read(words, gender)[1].genders[0] == "m1"
        few = given.get("few") or several["gen-pl" if person else "nom-pl"]
        counted, one = dict(zip(COUNTED, (name, few, several["gen-pl"], out["gen"]))), out["acc"]
    objects = {f"acc-{form}": text for form, text in {**counted, "one": one}.items()}
    return {**out, **counted, **objects, **several, "gender": gender}


def read(words: list[str], gender: str) -> tuple[list[tuple[str, Reading | None]], Reading]:
    """Every word with its reading, or None if it stays as it is; and the head.

    The head is the noun with which most of the others agree; the row may say its gender.
    """
    options = [[one for one in readings(word) if "nom" in one.cases] for word in words]
    best: tuple[tuple[int, ...], int, Reading] | None = None
    for at, found in enumerate(options):
        for head in found:
            if head.kind in NOUNS and gender in ("", gender_of(head)):
                fit = sum(any(agrees(one, head) for one in other) for i, other in enumerate(options) if i != at)
                rank = (fit, len(head.numbers) == 1, head.genders[0] == "m1", head.usual, -at)
                if best is None or rank > best[0]:
                    best = rank, at, head
    if best is None:
        raise Unsure(" ".join(words))
    _, at, head = best
    parts: list[tuple[str, Reading | None]] = []
    for i, word in enumerate(words):
        adjective = next((one for one in options[i] if agrees(one, head)), None)
        parts.append((word, head if i == at else adjective or (beside(word, head) if i > at else None)))
    return parts, head


def gender_of(head: Reading) -> str:
    if head.numbers == ["pl"]:
        return "mp-pl" if head.genders == ["m1"] else "pl"
    return GENDERS[head.genders[0]]


def agrees(one: Reading, head: Reading) -> bool:
    return one.kind in ADJECTIVES and head.genders[0] in one.genders and head.numbers[0] in one.numbers


def beside(word: str, head: Reading) -> Reading | None:
    """A noun in the nominative, unless it may be a genitive."""
    nouns = [one for one in readings(word) if one.kind in NOUNS]
    if any("gen" in one.cases for one in nouns):
        return None
    return next((one for one in nouns if "nom" in one.cases and one.numbers == head.numbers), None)


def readings(word: str) -> Iterator[Reading]:
    for _, _, (_, lemma, tag, _, notes) in dictionary().analyse(word.casefold()):
        kind, *rest = tag.split(":")
        if kind in NOUNS + ADJECTIVES and len(rest) > 2:
            yield Reading(lemma, kind, *(part.split(".") for part in rest[:3]), usual=not notes)


def inflected(word: str, one: Reading | None, head: Reading, case: str, number: str) -> str:
    if one is None:
        return word
    gender = (head if one.kind in ADJECTIVES else one).genders[0]
    for form, _, tag, _, _ in sorted(dictionary().generate(one.lemma), key=lambda found: len(found[4])):
        kind, *rest = tag.split(":")
        if kind == one.kind and not {"com", "sup", "neg"} & set(rest):
            if all(want in part.split(".") for want, part in zip((number, case, gender), rest)):
                return cased(form, word)
    raise Unsure(word)
