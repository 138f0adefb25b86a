"""Own cards: read from a file, tried out, and then like any card."""

from __future__ import annotations

import os
import pathlib

from demesne.cards import Catalogue, loaded, register
from demesne.rules import CardDef, CardError
from demesne.rules.compiler import Compiler, Scope, names_in
from demesne.rules.grammar import LARGEST, parse_cards


def load_cards(path: str | os.PathLike[str]) -> list[str]:
    """Read a card file; its cards can be used in games from now on. Returns their names."""
    where = pathlib.Path(path)
    try:
        if where.stat().st_size > LARGEST * 4:
            raise CardError(f"{where.name}: expected at most {LARGEST} characters")
        text = where.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise CardError(f"{where.name}: cannot be read: {reason}") from None
    cards = parse_cards(text, where.name)
    check(cards, where.name)
    register(cards)
    return [c.name for c in cards]


def check(cards: list[CardDef], where: str) -> None:
    """Compile every card in both editions, so that what cannot be played is refused now."""
    known = Catalogue((*(c for c in loaded().own if c.name not in {o.name for o in cards}), *cards)).cards
    kind_of = {name: i for i, name in enumerate(sorted(known))}
    for c in cards:
        for name in names_in(c):
            if name not in known:
                from demesne.notation.names import nearest

                raise CardError(f'{where}: {c.name} names an unknown card "{name}"{nearest(name, known)}')
        for edition in (1, 2):
            try:
                compiler = Compiler(kind_of, edition)
                compiler.program(c.play, Scope(c.name))
                if c.reaction:
                    compiler.program(c.reaction.steps, Scope(c.name, reaction=True))
            except CardError as error:
                raise CardError(f"{where}: {error}") from None
