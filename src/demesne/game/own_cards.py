"""Own cards: read from a file, checked by compiling, then usable like any card."""

from __future__ import annotations

import os
import pathlib

from demesne.cards import Catalogue, loaded, register
from demesne.notation.names import nearest
from demesne.refusal import Phrase, reason
from demesne.rules import CardDef, CardError
from demesne.rules.compiler import Compiler, Scope, names_in
from demesne.rules.grammar import LARGEST, parse_lines


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
    lines = parse_lines(text, where.name)
    cards = [card for _, card in lines]
    for line, card in lines:
        try:
            check(card, cards)
        except CardError as error:
            raise CardError("error-at-line", where=where.name, line=str(line), error=error) from None
    try:
        register(cards)
    except CardError as error:
        raise CardError("error-in", where=where.name, error=error) from None
    return [c.name for c in cards]


def check(card: CardDef, file: list[CardDef]) -> None:
    """Compile a card in both editions, so that an unplayable card is refused now; `file`: all cards of its file."""
    own = {c.name for c in file}
    known = Catalogue((*(c for c in loaded().own if c.name not in own), *file)).cards
    for name in names_in(card):
        if name not in known:
            raise CardError("error-own-names", card=card.name, got=f'"{name}"', near=nearest(name, known))
    kind_of = {name: i for i, name in enumerate(sorted(known))}
    for edition in (1, 2):
        compiler = Compiler(kind_of, edition)
        compiler.program(card.play, Scope(card.name))
        if card.reaction:
            compiler.program(card.reaction.steps, Scope(card.name, reaction=True))
