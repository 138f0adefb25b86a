"""The messages of one language: Project Fluent files, with functions that put cards and types into the right form."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from demesne.fluent import Bundle, category
from demesne.fluent.files import FILES, LANGUAGES, names
from demesne.refusal import EACH, SEPARATOR, Phrase, plain

from .pseudo import PSEUDO, pseudo

if TYPE_CHECKING:
    from demesne.rules.card import CardDef

__all__ = ["FILES", "LANGUAGES", "Language", "card_key", "card_names", "packed", "set_names", "language"]


class Language:
    """Renders messages in one language."""

    def __init__(self, lang: str, english: bool = False) -> None:
        self.lang = lang
        self.english = english  # whether English names are shown after those of the language
        self.known: dict[str, CardDef] = {}  # a record's own cards, besides those that are loaded
        functions: dict[str, Any] = {
            "CARD": self._card,
            "CARDS": self._cards,
            "NAMES": self._names,
            "NEAR": self._near,
            "OPTION": self._option,
            "THINGS": self._things,
            "TYPES": self._types,
        }
        self.bundle = Bundle("en" if lang == PSEUDO else lang, functions, pseudo if lang == PSEUDO else None)

    def __call__(self, key: str, /, **values: Any) -> str:
        """The message of that name."""
        return self._format(key, self.bundle.message(key)[0], values)

    def phrase(self, phrase: Phrase) -> str:
        """A phrase as text."""
        return self(phrase.id, **plain(phrase.values, self.phrase))

    def _format(self, key: str, pattern: Any, values: dict[str, Any]) -> str:
        try:
            return self.bundle.format(pattern, values)
        except LookupError as error:
            raise LookupError(f"{self.lang}: {key}: {error}") from None

    def has(self, key: str) -> bool:
        return key in self.bundle

    def form(self, key: str, form: str, /, **values: Any) -> str:
        """One form of a word: an attribute of its message, or its value where there is no such form."""
        value, attributes = self.bundle.message(key)
        return self._format(f"{key}.{form}", attributes.get(form, value), values)

    def forms(self, key: str) -> list[str]:
        """Every inflected form of a word that needs nothing else said."""
        _, attributes = self.bundle.message(key)
        return [self._format(key, pattern, {}) for form, pattern in attributes.items() if form != "gender"]

    def category(self, n: int) -> str:
        """The plural category of a number by the rules of the language."""
        return category(n, self.bundle.lang)

    def name(self, card: str) -> str:
        """A card's name on its own, with the English one after it if requested."""
        name = self._card(card)
        return f"{name} ({card})" if self.english and name != card else name

    def join(self, parts: list[str], last: str = "and") -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        before = functools.reduce(lambda a, b: self("comma-list", a=a, b=b), parts[:-1])
        return self(f"{last}-list", a=before, b=parts[-1])

    # the functions that messages call

    def _card(self, card: Any, n: Any = None, form: Any = "") -> str:
        """A card's name: CARD($card), CARD($card, $n) after a number, CARD($card, form: "acc")."""
        name = str(card)
        key = card_key(name)
        if n is not None:
            category = self.category(int(n))
            form = f"{form}-{category}" if str(form) else category
        if not self.has(key):
            return self.form("own-card", str(form), name=name)
        return self.form(key, str(form)) if str(form) else self(key)

    def _cards(self, cards: Any, form: Any = "") -> str:
        """Cards counted and listed, `3 Coppers, a Silver and 2 cards`; `cards` is packed by `packed`."""
        parts: list[str] = []
        for part in str(cards).split(SEPARATOR):
            n, _, name = part.partition(" ")
            key = "counted-card" if name else "counted-hidden"
            parts.append(self(key, n=int(n), card=name, form=str(form), besides="yes" if parts else "no"))
        return self.join(parts)

    def _names(self, names: Any, form: Any = "", join: Any = "") -> str:
        """Card names as they are, separated by commas; join: "or" for "a, b or c"."""
        parts = [self._card(name, form=form) for name in str(names).split(", ") if name]
        return self.join(parts, str(join)) if str(join) else ", ".join(parts)

    def _near(self, near: Any, form: Any = "") -> str:
        """The nearest spelling, if there is one; form: "name" for names in the quotes of the language."""
        return self("near-name" if str(form) == "name" else "near", near=str(near)) if str(near) else ""

    def _option(self, card: Any, key: Any) -> str:
        """What an option of a card does, as its program says; several keys are joined."""
        from demesne.cards import loaded

        from .text import option_texts  # card text is made with language

        texts = option_texts(self, self.known.get(str(card)) or loaded().cards[str(card)])
        return self.join([texts[k] for k in str(key).split(SEPARATOR)])

    def _things(self, n: Any, what: Any, form: Any = "") -> str:
        """What a step is about: "a card", "up to 4 cards", "an Estate"; `what` is packed by `things`."""
        kind, amount, detail, but = str(what).split(SEPARATOR)
        each, _, of = amount.partition(EACH)
        values = {"n": n, "amount": "exactly" if of else amount, "form": str(form), "card": detail, "types": detail}
        text = self(f"things-{kind}", **values)
        if of:
            per, types, who = of.split(EACH)
            text = self(f"things-{each}", things=text, per=per, types=types, held=types, mood=who)
        return self("other-than", things=text, card=but, form=str(form)) if but else text

    def _types(self, types: Any, form: Any = "other", join: Any = "and") -> str:
        parts = [self.form(f"type-{name}", str(form)) for name in str(types).split()]
        return functools.reduce(lambda a, b: self(f"{join}-list", a=a, b=b), parts)


def card_key(name: str) -> str:
    return "card-" + name.casefold().replace(" ", "-").replace("'", "").replace(".", "").replace("!", "")


def packed(cards: dict[str | None, int]) -> str:
    """Cards and how many, for the CARDS function of the messages; None stands for unknown cards."""
    return SEPARATOR.join(f"{n} {name or ''}".strip() for name, n in cards.items() if n)


def card_names(lang: str) -> dict[str, str]:
    """The names of the cards of a language, by key; read without the rest, for finding a name in all five."""
    return names("card-")[lang]


def set_names(lang: str) -> dict[str, str]:
    """The names of the recommended sets of a language, by key."""
    return names("set-")[lang]


@functools.cache
def language(lang: str) -> Language:
    return Language(lang)
