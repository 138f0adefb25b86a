"""Sorting by each language's own alphabet."""

from __future__ import annotations

from collections.abc import Iterable

ALPHABETS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "hu": "aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuvwxyzźż",
    "is": "aábcdðeéfghiíjklmnoóprstuúvwxyýzþæö",
}
# letters that sort as their neighbour and only break ties
ALIKE = {"hu": str.maketrans("áéíóőúű", "aeioöuü"), "ru": str.maketrans("ё", "е")}


def key(text: str, lang: str) -> tuple[list[int], str]:
    alphabet = ALPHABETS.get(lang, ALPHABETS["en"])
    small = text.casefold()
    merged = small.translate(ALIKE.get(lang, {}))
    places = [alphabet.index(c) + 1 if c in alphabet else 0 if c == " " else 1000 + ord(c) for c in merged]
    return places, small


def alphabetical(names: Iterable[str], lang: str) -> list[str]:
    return sorted(names, key=lambda name: key(name, lang))
