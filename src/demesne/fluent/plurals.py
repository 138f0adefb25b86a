"""Which plural form a number takes, by the rules of five languages (CLDR)."""

from __future__ import annotations


def category(number: float, lang: str) -> str:
    """one, few, many or other."""
    if number == int(number):
        number = int(number)
    whole, _, part = f"{abs(number)}".partition(".")
    i, last, teens = int(whole), int(whole) % 10, int(whole) % 100
    fraction = part.rstrip("0")
    if lang == "hu":
        return "one" if i == 1 and not fraction else "other"
    if lang == "is":
        t = int(fraction or 0)
        one = last == 1 and teens != 11 if t == 0 else t % 10 == 1 and t % 100 != 11
        return "one" if one else "other"
    if part:
        return "other"
    if lang == "en":
        return "one" if i == 1 else "other"
    if (i == 1) if lang == "pl" else (last == 1 and teens != 11):
        return "one"
    return "few" if 2 <= last <= 4 and not 12 <= teens <= 14 else "many"
