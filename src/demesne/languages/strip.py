"""The strip of small marks on a card's face, from its program: what the card gives and does, read at a glance.

Words that only bring cards where others can act on them (reveal, put back) have no mark. What has no mark of its own
is told by the last mark, which says that the text says more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from demesne.rules.card import NO_MORE, CardDef
from demesne.rules.language import REACTION, TREASURE, Term, Word
from demesne.rules.sign import Sign
from demesne.rules.specification import QUIET, SPECS, TERM_SPECS

from .bundle import Language
from .text import CardText, worth

MARKS = (
    *("card", "treasure", "action", "buy", "coin", "point", "token", "curse", "trash", "gain", "discard", "deck"),
    *("look", "attack", "reaction", "play", "pass", "less", "later", "turn", "aside", "return", "more"),
)
ROOM = 10.0  # marks that fit into two rows of the smallest face


def strip(card: CardDef, say: Language) -> list[Sign]:
    """The marks of a card, as many as its face has room for."""
    signs, more = Marks(card, say).of(card.play)
    if REACTION in card.types:
        signs.append(Sign("reaction", say("mark-reaction")))
    signs += _points(card, say)
    besides = (card.cost_rule, card.not_bought_with, card.setup, REACTION not in card.types and card.triggers)
    more |= card.more != NO_MORE
    return _fitting(signs, more or any(besides), say)


def metal(card: CardDef) -> str:
    """The metal of a Treasure: plain ones by what they are worth."""
    if TREASURE not in card.types:
        return ""
    if card.types != TREASURE:
        return "gold"
    return {1: "copper", 2: "silver", 3: "gold", 0: "gold"}.get(worth(card), "platinum")


def _fitting(signs: list[Sign], more: bool, say: Language) -> list[Sign]:
    out: list[Sign] = []
    left = ROOM - more
    for i, sign in enumerate(signs):
        left -= sign.room
        if left < (0 if i + 1 == len(signs) else 1 - more):
            more = True
            break
        out.append(sign)
    return [*out, Sign("more", say("mark-more"))] if more else out


def _points(card: CardDef, say: Language) -> list[Sign]:
    if isinstance(card.points, Term):
        face = TERM_SPECS[card.points.name].face
        return face(Marks(card, say), card.points) if face else []
    if not card.points:
        return []
    said = say("points", n=card.points).rstrip(".")
    return [Sign("point", said, beside=f"−{-card.points}") if card.points < 0 else Sign("point", said, card.points)]


class Marks:
    """The marks of the steps of one card."""

    def __init__(self, card: CardDef, say: Language) -> None:
        self.card = card
        self.say = say
        self.more = False

    def of(self, steps: Sequence[Word]) -> tuple[list[Sign], bool]:
        signs = self.steps(steps)
        return signs, self.more

    def steps(self, steps: Sequence[Word]) -> list[Sign]:
        out: list[Sign] = []
        for i, step in enumerate(steps):
            made = self.step(step, steps[i - 1] if i else None)
            if SPECS[step.name].lays_open and self._acted_on(steps[i + 1 :]):
                continue
            out += made
        return out

    def _acted_on(self, rest: Sequence[Word]) -> bool:
        """Whether other marks tell what becomes of the cards looked at."""
        before, self.more = self.more, False
        told = bool(self.steps(rest))
        self.more = before
        return told

    def step(self, w: Word, before: Word | None) -> list[Sign]:
        mark = SPECS[w.name].mark
        if mark is None:
            self.more = True
            return []
        if isinstance(mark, str):
            return [self.sign(mark)] if mark else []
        return mark(self, w, before)

    def tells(self, step: Word) -> bool:
        """Whether marks ever tell anything of this word."""
        return SPECS[step.name].mark != QUIET

    def cost(self, cost: Term) -> str:
        return CardText(self.say).cost(cost)

    def made(self, mark: str, said: str, n: int = 1, beside: str = "") -> Sign:
        return Sign(mark, said, n, beside)

    def sign(self, mark: str, beside: str = "", amount: str = "", n: int = 1) -> Sign:
        said = self.say(f"mark-{mark}")
        return Sign(mark, self.say("face-marked", mark=said, amount=amount) if amount else said, n, beside)

    def amount(self, mark: str, n: int | Term) -> Sign:
        """A mark with how many cards it is about."""
        if isinstance(n, int):
            return self.sign(mark, str(n), str(n)) if n > 1 else self.sign(mark)
        spec = TERM_SPECS[n.name]
        if spec.mark:
            return spec.mark(self, mark, n.n or 0)
        return self.sign(mark, spec.letter, self.say("face-each"))

    def maybe(self, signs: list[Sign]) -> list[Sign]:
        return [s if s.maybe or not s.said else self._perhaps(s) for s in signs]

    def _perhaps(self, sign: Sign) -> Sign:
        return replace(sign, maybe=True, said=self.say("face-perhaps", what=sign.said))

    def other(self, sign: Sign) -> Sign:
        return replace(sign, either=True, said=self.say("face-or", what=sign.said))
