"""Which card somebody means: in any of the five languages, any case, without accents, on the wrong layout."""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Iterable

from demesne.cards import loaded
from demesne.notation.names import CLOSE_NAMES, bare, nearest
from demesne.refusal import Refusal

from .bundle import LANGUAGES, card_key, card_names

LETTERS = str.maketrans(
    {"ł": "l", "þ": "th", "ð": "d", "æ": "ae", "ё": "е", "ø": "o", "ß": "ss", "-": " ", "_": " ", "’": "'"}
)
LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
LONGEST = 100  # letters; a card's name has at most 40, and some spare for spaces and accents
CYRILLIC = "йцукенгшщзхъфывапролджэячсмитьбю"
TO_CYRILLIC = str.maketrans(LATIN, CYRILLIC)
TO_LATIN = str.maketrans(CYRILLIC, LATIN)

# names that the rulebooks use besides those of the cards
ALSO = {
    "hu": {
        "Copper": ["Réz"],
        "Silver": ["Ezüst"],
        "Gold": ["Arany"],
        "Estate": ["Földbirtok"],
        "Province": ["Tartomány"],
        "Militia": ["Polgárőrség"],
        "Gardens": ["Park"],
        "Mining Village": ["Bányász falu"],
        "Wishing Well": ["Kívánság kút"],
        "Masquerade": ["Álarcosbál"],
        "Tribute": ["Hűbéradó"],
        "Platinum": ["Platina"],
    },
    "ru": {
        "Cellar": ["Погреб"],
        "Vault": ["Хранилище"],
        "Wharf": ["Пристань"],
        "Pearl Diver": ["Ловец жемчуга"],
        "Worker's Village": ["Рабочий посёлок"],
        "Salvager": ["Подъёмщик сокровищ"],
    },
    "is": {
        "Copper": ["Kopar"],
        "Silver": ["Silfur"],
        "Gold": ["Gull"],
        "Platinum": ["Platína", "Hvítagull"],
        "Grand Market": ["Stórmarkaður"],
    },
}


def folded(text: str) -> str:
    """Small letters without accents, one space between words."""
    text = text.casefold().translate(LETTERS)
    plain = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c) or c == "\u0306")
    return " ".join(unicodedata.normalize("NFC", plain).translate(LETTERS).split())


@functools.lru_cache(maxsize=8)
def _english(names: tuple[str, ...]) -> dict[str, str]:
    """Every folded English name; it counts before those of other languages."""
    return {folded(name): name for name in names}


@functools.lru_cache(maxsize=8)
def _known(names: tuple[str, ...]) -> dict[str, str]:
    """Every folded name in any language: the English name of its card."""
    out = dict(_english(names))
    for lang in LANGUAGES:
        theirs = card_names(lang)
        for name in names:
            if card_key(name) in theirs:
                out.setdefault(folded(theirs[card_key(name)]), name)
        for name, others in ALSO.get(lang, {}).items():
            for other in others:
                out.setdefault(folded(other), name)
    return out


def find_card(text: str, among: Iterable[str] | None = None) -> str:
    """The English name of the card meant, or one line that says what was expected."""
    names = tuple(among if among is not None else loaded().cards)
    typed = text[:LONGEST].casefold()
    given = folded(typed)
    if given in _english(names):
        return _english(names)[given]
    known = _known(names)
    for attempt in (given, folded(typed.translate(TO_CYRILLIC)), folded(typed.translate(TO_LATIN))):
        if attempt in known:
            return known[attempt]
        begun = {name for key, name in known.items() if len(attempt) > 1 and key.startswith(attempt)}
        if len(begun) == 1:
            return begun.pop()
    close = nearest(given, known, CLOSE_NAMES)
    raise Refusal("error-no-such-card", got=bare(text), near=known[close] if close else "")


def find_to_read(text: str, supply: Iterable[str]) -> str:
    """A card to read about: one of this game if the text means one, else any card there is."""
    try:
        return find_card(text, supply)
    except Refusal:
        return find_card(text)


def find_in_game(text: str, supply: Iterable[str]) -> str:
    """A card of this game; one that is known and not in it is refused as such."""
    supply = tuple(supply)
    card = find_to_read(text, supply)
    if card not in supply:
        raise Refusal("error-not-in-game", card=card)
    return card
