"""Hungarian names by rules: vowel harmony, linking vowels, -val that doubles the last consonant; and words that differ.

Of several words the last one is inflected. A name that is plural in form takes the word "lap" where it is inflected.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from . import cased

BACK, FRONT, ROUNDED = "aáoóuú", "eéií", "öőüű"
VOWELS = BACK + FRONT + ROUNDED
EASY = re.compile(f"[{VOWELS}](ny|ly|sz|zs|[nlrjsz])$")  # after these, -t needs no linking vowel
LONG = ("dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs")  # one sound, doubled in its first letter

# the stem before -t, -k and -d, of words that lose or shorten a vowel or take -a-, -e-
STEMS = {
    "átok": "átko",
    "árok": "árko",
    "halom": "halmo",
    "híd": "hida",
    "kosár": "kosara",
    "kincstár": "kincstára",
    "könyvtár": "könyvtára",
    "majom": "majmo",
    "malom": "malmo",
    "mű": "műve",
    "raktár": "raktára",
    "terem": "terme",
    "torony": "tornyo",
    "út": "uta",
    "vonal": "vonala",
}
WHOLE = {("falu", "plural"): "falvak", ("pénz", "acc"): "pénzt"}
FRONT_AT_LAST = ("és", "pénz")  # whatever vowels stand before
BACK_AT_LAST = ("híd",)


def forms(name: str, marks: frozenset[str], given: Mapping[str, str]) -> dict[str, str]:
    word = f"{name} lap" if "plural" in marks else name
    vowel = harmony(word)
    low, middle = "e" if vowel else "a", "oeö"[vowel]
    ends_open = word[-1] in VOWELS
    long = word[:-1] + {"a": "á", "e": "é"}.get(word[-1], word[-1])
    linked = stem(word) or long + ("" if ends_open else middle)
    article = "az" if name[0].lower() in VOWELS else "a"
    acc = given.get("acc") or whole(word, "acc") or (long if EASY.search(word) and not stem(word) else linked) + "t"
    plural = given.get("plural") or whole(word, "plural") or linked + "k"
    return {
        "a": f"{article} {word}",
        "acc": acc,
        "a-acc": f"{article} {acc}",
        "dat": f"{long}n{low}k",
        "ins": f"{long}v{low}l" if ends_open else f"{doubled(word)}{low}l",
        "plural": plural,
        "plural-acc": f"{plural}{low}t",
        "poss": linked + "d",
        "one": word,
        "other": word,
    }


def harmony(word: str) -> int:
    """0 back, 1 front, 2 front and rounded: by the last vowel, but i, í and é leave it to those before."""
    word = word.casefold().split()[-1]
    if word.endswith(FRONT_AT_LAST):
        return 1
    if word.endswith(BACK_AT_LAST):
        return 0
    vowels = [letter for letter in word if letter in VOWELS]
    deciding = next((letter for letter in reversed(vowels) if letter not in "iíé"), "e")
    if deciding in BACK:
        return 0
    return 2 if vowels[-1] in ROUNDED else 1


def stem(word: str) -> str:
    """The word up to a linking vowel of its own, if it has one."""
    return _ending(word, STEMS)


def whole(word: str, form: str) -> str:
    return _ending(word, {end: text for (end, of), text in WHOLE.items() if of == form})


def _ending(word: str, table: Mapping[str, str]) -> str:
    """With the longest ending of the table replaced."""
    for end in sorted(table, key=len, reverse=True):
        if word.casefold().endswith(end):
            return word[: -len(end)] + cased(table[end], word[-len(end) :])
    return ""


def doubled(word: str) -> str:
    """Várárok, Várárokk-al; Kútz, Kútzz-al; a consonant that is long already stays."""
    if word[-1] == word[-2]:
        return word
    last = next((letters for letters in LONG if word.endswith(letters)), word[-1])
    return word[: -len(last)] + last[0] + last
