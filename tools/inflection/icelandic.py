"""Icelandic names, by islenska and its database (BÍN).

The last word is the noun, or the first that can be one; adjectives before it agree, strong without the article and weak
with it: Traustur fákur, Trausti fákurinn. What follows stays. A compound that BÍN lacks, or has of another gender than
the row says, is inflected as its last part.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from . import Unsure, cased

GENDERS = {"kk": "m", "kvk": "f", "hk": "n"}
CASES = {"": "NF", "acc": "ÞF", "dat": "ÞGF", "gen": "EF"}


@functools.cache
def dictionary() -> Any:
    from islenska import Bin

    return Bin()


def forms(name: str, marks: frozenset[str], given: Mapping[str, str]) -> dict[str, str]:
    words = name.split()
    gender = given.get("gender") or gender_of(read(words, "")[2])
    own = "FT" if gender.endswith("-pl") else "ET"

    def form(key: str, case: str, number: str, article: bool = False) -> str:
        if key in given:
            return given[key]
        at, first, noun = read(words, gender)
        before = (adjective(word, noun.ofl, CASES[case], number, article) for word in words[:at])
        last = cased(first + declined(noun, CASES[case], number, article), words[at])
        return " ".join([*before, last, *words[at + 1 :]])

    out = {case: form(case, case, own) for case in CASES if case}
    out |= {key: form(key, key[4:], own, True) for key in ("def", "def-acc", "def-dat", "def-gen")}
    out |= {"one": name, "other": form("other", "", "FT")}
    out |= {"acc-one": out["acc"], "acc-other": form("acc-other", "acc", "FT")}
    out |= {"dat-one": out["dat"], "dat-other": form("dat-other", "dat", "FT")}
    return {**out, "gender": gender}


def read(words: list[str], gender: str) -> tuple[int, str, Any]:
    """Where the noun stands, what comes before its last part, and what BÍN says of that.

    A common noun goes before a proper one, a singular before a plural.
    """
    genders = [ofl for ofl, short in GENDERS.items() if gender.removesuffix("-pl") in ("", short)]
    for start in range(max(map(len, words)) if gender else 1):
        for at, word in enumerate(words):
            found = [one for one in entries(word[start:]) if one.ofl in genders and one.mark in ("NFET", "NFFT")]
            if found:
                return at, word[:start], min(found, key=lambda one: (one.hluti != "alm", one.mark))
    raise Unsure(" ".join(words))


def gender_of(noun: Any) -> str:
    return GENDERS[noun.ofl] + ("-pl" if noun.mark == "NFFT" else "")


def entries(word: str) -> list[Any]:
    return [*dictionary().lookup(word.lower())[1], *dictionary().lookup(word)[1]]


def declined(noun: Any, case: str, number: str, article: bool) -> str:
    variant = (case, number, "gr" if article else "nogr")
    which = {"bin_id": noun.bin_id} if noun.bin_id else {}
    return chosen(noun.ord, dictionary().lookup_variants(noun.ord.replace("-", ""), noun.ofl, variant, **which))


def adjective(word: str, gender: str, case: str, number: str, article: bool) -> str:
    variant = ("FVB" if article else "FSB", gender.upper(), case, number)
    lemmas = dict.fromkeys(one.ord for one in entries(word) if one.ofl == "lo")
    found = [form for lemma in lemmas for form in dictionary().lookup_variants(lemma, "lo", variant)]
    return cased(chosen(word, found), word)


def chosen(word: str, found: list[Any]) -> str:
    """The form that BÍN names first: the others have a number after their mark."""
    if not found:
        raise Unsure(word)
    return str(min(found, key=lambda one: one.mark).bmynd.replace("-", ""))
