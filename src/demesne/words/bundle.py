"""The messages of one language: Project Fluent files, with functions that put cards and types into the right form."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "hu", "ru", "pl", "is")
FILES = ("names", "text", "commands")
SEPARATOR = "|"


class Words:
    """Says things in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        functions: dict[str, Any] = {"CARD": self._card, "THINGS": self._things, "TYPES": self._types}
        self.bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        for name in FILES:
            file = resources.files(__package__) / "ftl" / lang / f"{name}.ftl"
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __call__(self, key: str, **values: Any) -> str:
        """The message of that name."""
        message = self.bundle.get_message(key)
        return self._format(key, message.value, values)

    def _format(self, key: str, pattern: Any, values: dict[str, Any]) -> str:
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{self.lang}: {key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def form(self, key: str, form: str, **values: Any) -> str:
        """One form of a word: an attribute of its message, or its value where there is no such form."""
        message = self.bundle.get_message(key)
        return self._format(f"{key}.{form}", message.attributes.get(form, message.value), values)

    def category(self, n: int) -> str:
        """The plural category of a number by the rules of the language."""
        rule: str = self.bundle._plural_form(n)
        return rule

    # the functions that messages call

    def _card(self, card: Any, n: Any = None, form: Any = "") -> str:
        """A card's name: CARD($card), CARD($card, $n) after a number, CARD($card, form: "acc")."""
        name = str(card)
        key = card_key(name)
        if n is not None:
            category = self.category(int(n))
            form = f"{form}-{category}" if form else category
        if not self.has(key):
            return self.form("own-card", str(form), name=name)
        return self.form(key, str(form)) if form else self(key)

    def _things(self, n: Any, what: Any, form: Any = "") -> str:
        """What a step is about: "a card", "up to 4 cards", "an Estate"; `what` is packed by `things`."""
        kind, amount, detail, but = str(what).split(SEPARATOR)
        values = {"n": n, "amount": amount, "form": str(form), "card": detail, "types": detail}
        text = self(f"things-{kind}", **values)
        return self("other-than", things=text, card=but, form=str(form)) if but else text

    def _types(self, types: Any, form: Any = "other", join: Any = "and") -> str:
        parts = [self.form(f"type-{name}", str(form)) for name in str(types).split()]
        return functools.reduce(lambda a, b: self(f"{join}-list", a=a, b=b), parts)


def card_key(name: str) -> str:
    return "card-" + name.casefold().replace(" ", "-").replace("'", "").replace(".", "").replace("!", "")


@functools.cache
def words(lang: str) -> Words:
    return Words(lang)
