"""Card text generated from a card's program: every word of the card language has a clause in every language.

A word's specification says its clause: the name of a message, or a function of its arguments that chooses one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from demesne.rules.card import CardDef
from demesne.rules.card_table import gives, plain_coins
from demesne.rules.language import Term, Type, Word
from demesne.rules.packing import counted, slug, things, types_key
from demesne.rules.specification import SPECS, TERM_SPECS
from demesne.rules.triggers import TRIGGER_SPECS

from .besides import besides, lasting
from .bundle import Language, card_key


def moved_by(step: Word) -> str:
    """The word that moves cards in a step, whoever may or must carry it out."""
    while SPECS[step.name].around:
        step = step["step"]
    return step.name


def values_of(w: Word) -> dict[str, Any]:
    """A word's arguments as values of its message."""
    out: dict[str, Any] = {}
    for key, value in w.args:
        if isinstance(value, Type):
            out["types"] = types_key(value)
        elif isinstance(value, int):
            out[key] = value
        elif isinstance(value, str):
            out[key] = slug(value)
    return out


def worth(card: CardDef) -> int:
    """The coins of a Treasure that gives coins and nothing else; 0 for other cards."""
    return 0 if card.triggers else max(plain_coins(card), 0)


class CardText:
    """The text of cards in one language and edition."""

    def __init__(self, say: Language, edition: int = 2) -> None:
        self.say = say
        self.edition = edition
        self.before = ""  # the previous step, or the trigger, for "that many"

    def lines(self, card: CardDef) -> list[str]:
        """Short lines, as on a card: bonuses first in order, then sentences, then Reaction and points."""
        own = card_key(card.name).replace("card-", "text-", 1)
        for key in (f"{own}-{self.edition}e", own):
            if self.say.has(key):
                return [line.strip() for line in self.say(key).splitlines()]
        out: list[str] = []
        if worth(card):
            out.append(self.sentence(self.say("worth-coins", n=worth(card))))
        else:
            first = next((i for i, step in enumerate(card.play) if not gives(step)), len(card.play))
            out += self.program(card.play[:first])
            out += [self.sentence(line) for line in lasting(self, card)]  # it holds for what the next steps do
            out += self.program(card.play[first:])
        if card.reaction:
            inside = self.joined(card.reaction.steps, "do")
            n = card.reaction.hand_at_least
            key = "when-attacked-with" if n else "when-attacked"
            again = "yes" if card.reaction.again else "no"
            out.append(self.sentence(self.say(key, clauses=inside, n=n, again=again)))
        out += [self.sentence(line) for line in besides(self, card)]
        if isinstance(card.points, Term):
            says = TERM_SPECS[card.points.name].says
            out += [self.sentence(says(self, card.points, {}))] if says else []
        elif card.points:
            out.append(self.say("points", n=card.points))
        return out

    def program(self, steps: Sequence[Word]) -> list[str]:
        out: list[str] = []
        for i, step in enumerate(steps):
            self.before = moved_by(steps[i - 1]) if i else ""
            for clause in self.clauses(step, "do"):
                out.append(clause if gives(step) else self.sentence(clause))
        return out

    def sentence(self, clause: str) -> str:
        text = clause[:1].upper() + clause[1:]
        return text if text.endswith((".", "!", "?")) else text + "."

    def joined(self, steps: Sequence[Word], who: str) -> str:
        out: list[str] = []
        conditions: list[bool] = []
        bonuses: list[str] = []  # one after the other: "+2 Cards and +1 Buy"
        for i, step in enumerate(steps):
            self.before = moved_by(steps[i - 1]) if i else self.before
            clauses = self.clauses(step, who)
            if who == "do" and gives(step):
                bonuses += clauses
                clauses = [self.say.join(bonuses)]
                if len(bonuses) > 1:
                    out[-1:] = clauses
                    continue
            else:
                bonuses = []
            out += clauses
            conditions += [SPECS[step.name].conditional] * len(clauses)
        text = out[0]
        for clause, condition in zip(out[1:], conditions[1:]):
            text = self.say("clause-list", a=text, b=clause, next="if" if condition else "then")
        return text

    # one step

    def clauses(self, w: Word, who: str, mood: str = "") -> list[str]:
        """The clauses of a step for `who` (do: you, they: another player)."""
        mood = mood or who
        spec = SPECS[w.name]
        if spec.says is None:
            return [self.say(spec.clause, mood=mood, **values_of(w))]
        made = spec.says(self, w, who, mood)
        return made if isinstance(made, list) else [made]

    def per(self, amount: Term, who: str) -> dict[str, str]:
        """What one is given for, for the messages with { each-of }."""
        before = SPECS.get(self.before) or TRIGGER_SPECS.get(self.before)
        per = TERM_SPECS[amount.name].each or (before.moved if before else "") or "moved"
        of = counted(amount)
        return {"per": per, "types": of, "held": of, "mood": who}

    def moved(self, key: str, w: Word, mood: str, but: str | None = None) -> str:
        """A message about cards that are moved: how many of what."""
        n, what = things(w["n"], w["what"], but, "do" if mood in ("do", "may") else "they")
        return self.say(key, mood=mood, n=n, what=what)

    def cost(self, cost: Term) -> str:
        n = cost.n or 0
        sign = "same" if n == 0 else "less" if n < 0 else "more"
        return self.say(f"cost-{cost.name.replace('_', '-')}", n=abs(n), sign=sign)

    def option(self, steps: Sequence[Word], who: str) -> str:
        return ", ".join(c for step in steps for c in self.clauses(step, who))


def option_texts(say: Language, card: CardDef) -> dict[str, str]:
    """What each option of a card's choices does, addressed to the player who chooses."""
    text = CardText(say)
    out: dict[str, str] = {}
    for w in card.words():
        offered = SPECS[w.name].options
        for key, steps in offered(w) if offered else ():
            own = f"{card_key(card.name).replace('card-', 'option-', 1)}-{key}"
            out.setdefault(key, say(own) if say.has(own) else text.option(steps, "do"))
    return out
