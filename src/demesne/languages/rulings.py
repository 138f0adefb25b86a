"""Rulings of a card: its own, and notes that follow from its types and from the words of its program."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

from demesne.cards import PUBLISHED
from demesne.fluent.files import index
from demesne.rules.card import CardDef
from demesne.rules.language import ACTION, ATTACK, CURSE, DURATION, TREASURE, VICTORY, Term, Word, steps_in
from demesne.rules.specification import SPECS, TERM_SPECS

from .bundle import Language, card_key

MOST_NOTES = 3  # more would hide the card's own rulings
KINDS = (ACTION, TREASURE, VICTORY, CURSE)
MADE_TREASURES = {c.setup.of for c in PUBLISHED if c.setup and TERM_SPECS[c.setup.name].changes}


def rulings(card: CardDef, say: Language, edition: int) -> list[str]:
    """What to know beyond the text: the card's own rulings, then the notes."""
    key = card_key(card.name).replace("card-", "rulings-", 1)
    lines = [line.strip() for k in (key, f"{key}-{edition}e") if say.has(k) for line in say(k).splitlines()]
    lines += [say(note) for note in notes(card, edition)]
    return [line[:1].upper() + line[1:] for line in lines]  # a card's name may begin with a small article


def notes(card: CardDef, edition: int) -> list[str]:
    """The notes that apply to the card, the most important first."""
    program = Program(card, edition)
    found = {*of_types(program), *program.of_words()}
    if not found and any("draw" in SPECS[w.name].tells for w in card.play):
        return ["note-draw"]
    return sorted(found, key=order().__getitem__)[:MOST_NOTES]


@functools.cache
def order() -> dict[str, int]:
    """The place of every note: the most important comes first in the English file."""
    return {key: place for place, key in enumerate(index("en")) if key.startswith("note-")}


def of_types(program: Program) -> Iterator[str]:
    """Notes that follow from what sort of card it is."""
    card = program.card
    if program.is_attack:
        yield "note-attack"
    if card.reaction is not None:
        yield "note-reaction"
        yield "note-reaction-again" if card.reaction.again else "note-reaction-once"
    if DURATION in card.types:
        yield "note-duration"
    if sum(t in card.types for t in KINDS) > 1:
        yield "note-two-types"
    if TREASURE in card.types and program.is_discarded():
        yield "note-treasure"
    if card.name in MADE_TREASURES:
        yield "note-points-treasure"
    elif not card.types & (ACTION | TREASURE):
        yield "note-points"


class Program:
    """A card's program, as its words ask about it (`rules.readers.Notes`)."""

    def __init__(self, card: CardDef, edition: int) -> None:
        self.card = card
        self.words: Sequence[Word] = card.words()
        self.is_attack = ATTACK in card.types
        scopes = [w for w in self.words if SPECS[w.name].on_others]
        self.scopes = len(scopes)
        self.theirs: Sequence[Word] = [w for scope in scopes for w in steps_in(scope["steps"])]
        self._theirs = {id(w) for w in self.theirs}
        inside = self._theirs | {id(w) for w in scopes}
        self.own: Sequence[Word] = [w for w in steps_in(card.play) if id(w) not in inside]
        self._own = {id(w) for w in self.own}
        declined = [w for w in self.words if SPECS[w.name].declinable and w["since"] <= edition]
        self._free = {id(w) for may in declined for w in steps_in([may["step"]])}

    def is_own(self, w: Word) -> bool:
        return id(w) in self._own

    def is_theirs(self, w: Word) -> bool:
        return id(w) in self._theirs

    def is_free(self, w: Word) -> bool:
        """Whether it stands in a step that one may leave out in this edition."""
        return id(w) in self._free

    def is_discarded(self) -> bool:
        """At the end of the turn in which it is played, whatever is chosen."""
        stays = any(SPECS[w.name].moves_this and "trash" in SPECS[w.name].tells for w in self.words)
        return DURATION not in self.card.types and not stays

    def of_words(self) -> Iterator[str]:
        """Notes that the words take from themselves, their costs and amounts."""
        for w in self.words:
            said = SPECS[w.name].notes
            yield from said(self, w) if callable(said) else said
            args = dict(w.args)
            if args.get("cost") is not None:
                yield "note-costs-now"
            for value in args.values():
                if isinstance(value, Term) and self.is_own(w) and TERM_SPECS.get(value.name):
                    yield from filter(None, [TERM_SPECS[value.name].note])
