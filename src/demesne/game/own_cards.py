"""Own cards: read from a file, checked by compiling, then usable like any card."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Iterable, Mapping
from functools import lru_cache

from demesne.cards import Catalogue, loaded, register
from demesne.notation.names import nearest
from demesne.refusal import Phrase, reason
from demesne.rules import CardDef, CardError
from demesne.rules.compiler import Compiler, names_in
from demesne.rules.grammar import LARGEST, parse_lines
from demesne.rules.language import KEYS, Type
from demesne.rules.specification import SPECS

NO_CARDS = ("any", "random", *(t.name or "" for t in Type))  # what a strategy list names besides cards


def load_cards(path: str | os.PathLike[str]) -> list[str]:
    """Read a card file; its cards can be used in games from now on. Returns their names."""
    where = pathlib.Path(path)
    try:
        if where.stat().st_size > LARGEST * 4:
            raise CardError("error-too-large", where=where.name, most=LARGEST)
        text = where.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = reason(error) if isinstance(error, OSError) else Phrase("reason-not-text")
        raise CardError("error-unreadable", where=str(path), reason=why) from None
    cards = read_cards(text, where.name, loaded().own)
    try:
        register(cards)
    except CardError as error:
        raise CardError("error-in", where=where.name, error=error) from None
    return [c.name for c in cards]


def read_cards(text: str, where: str, beside: Iterable[CardDef] = ()) -> list[CardDef]:
    """The cards of a text; each can be played with the others, the published ones and those `beside` them."""
    lines = parse_lines(text, where)
    cards = [card for _, card in lines]
    own = {c.name for c in cards}
    known = Catalogue((*(c for c in beside if c.name not in own), *cards))
    for line, card in lines:
        try:
            check(card, known.cards)
        except CardError as error:
            raise CardError("error-at-line", where=where, line=str(line), error=error) from None
    return cards


def catalogue_with(own: Iterable[str], where: str) -> Catalogue:
    """The cards a game may use that names its own ones as they are written; the same again for the same cards."""
    written = tuple(own)
    if not written:
        return loaded()
    found, known = _with(written, where), loaded()
    return known if all(known.cards.get(card.name) == card for card in found.own) else found


@lru_cache(maxsize=256)
def _with(written: tuple[str, ...], where: str) -> Catalogue:
    return Catalogue(read_cards("\n".join(written), where))


def new_cards(text: str, where: str) -> list[CardDef]:
    """The cards of a text to play with: none may have the name of a published card."""
    published = {name.casefold(): name for name in Catalogue().cards}
    cards = read_cards(text, where)
    for card in cards:
        if other := published.get(card.name.casefold()):
            error = CardError("error-own-known", card=card.name, other=other)
            raise CardError("error-in", where=where, error=error)
    return cards


def check(card: CardDef, known: Mapping[str, CardDef]) -> None:
    """Compile a card in both editions, so that what cannot be played is refused now."""
    check_name(card, known)
    for name in names_in(card):
        if name not in known:
            raise CardError("error-own-names", card=card.name, got=f'"{name}"', near=nearest(name, known))
    kind_of = {name: i for i, name in enumerate(sorted(known))}
    for edition in (1, 2):
        Compiler(kind_of, edition).check(card)


def check_name(card: CardDef, known: Mapping[str, CardDef]) -> None:
    """No name may be another one with words of a strategy list behind it: `buy Silver when` is half a rule."""
    others = {**dict.fromkeys(NO_CARDS), **known}
    pairs = [(name, card.name) for name in others] + [(card.name, name) for name in known]
    for shorter, longer in pairs:
        start = shorter.casefold() + " "
        if longer.casefold().startswith(start):
            rest = longer.casefold().removeprefix(start).split()
            asking = others[shorter]
            asked = asking is not None and any(SPECS[w.name].options for w in asking.words())
            if "when" in rest or (asked and all(word in ("random", *KEYS) for word in rest)):
                raise CardError("error-own-list", card=longer, other=shorter, word=" ".join(rest))
