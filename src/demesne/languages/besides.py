"""What a card does besides being played, as text: its triggers, its cost rule, what bars buying it, its setup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.rules.card import CardDef
from demesne.rules.language import Term, Type, Word
from demesne.rules.packing import slug, things, types_key
from demesne.rules.specification import SPECS, TERM_SPECS, THIS
from demesne.rules.triggers import FROM_HAND, THEY, TRIGGER_SPECS, TURN, YOU, Moment, Trigger

if TYPE_CHECKING:
    from .text import CardText


def besides(text: CardText, card: CardDef) -> list[str]:
    """One clause for each, without what lasts for the turn."""
    out = [trigger_text(text, trigger) for trigger in card.triggers if trigger.source != TURN]
    out += rule_text(text, card.cost_rule)
    if card.not_bought_with:
        out.append(text.say("not-bought-with", card=card.not_bought_with))
    return out + rule_text(text, card.setup)


def lasting(text: CardText, card: CardDef) -> list[str]:
    """What holds from the play of the card to the end of the turn: a clause for each."""
    return [trigger_text(text, trigger) for trigger in card.triggers if trigger.source == TURN]


def rule_text(text: CardText, rule: Term | None) -> list[str]:
    says = TERM_SPECS[rule.name].says if rule else None
    return [says(text, rule, {})] if rule and says else []


def trigger_text(text: CardText, trigger: Trigger) -> str:
    """Its message, with all that a message about a trigger may need."""
    text.before = trigger.name
    who = TRIGGER_SPECS[trigger.name].who
    types = _types(trigger.moment.card)
    return text.say(
        trigger.name.replace("_", "-"),
        clauses=reaction(text, trigger.steps) if trigger.source == FROM_HAND else text.joined(trigger.steps, who),
        moment=moment_text(text, trigger.moment, THEY if trigger.anybody else who),
        token=slug(trigger.token),
        unless="yes" if types else "no",
        types=types,
        once="yes" if trigger.once else "no",
    )


def reaction(text: CardText, steps: tuple[Word, ...]) -> str:
    """A Reaction is played, or revealed and then does something."""
    if steps and SPECS[steps[0].name].plays == THIS:
        (first,) = text.clauses(steps[0], YOU, "may")
        rest = text.joined(steps[1:], YOU) if steps[1:] else ""
        return text.say("clause-list", a=first, b=rest, next="then") if rest else first
    return text.say("reveal-this", clauses=text.joined(steps, YOU))


def moment_text(text: CardText, moment: Moment, mood: str) -> str:
    """What must happen, where the trigger does not say it itself."""
    if not moment.spec.clause:
        return ""
    n, what = things(1, moment.card)
    return text.say(
        moment.spec.clause,
        mood=mood,
        n=n,
        what=what,
        bought="yes" if moment.bought else "no",
        costs="yes" if moment.cost else "no",
        cost=text.cost(moment.cost) if moment.cost else "",
        but="yes" if moment.but else "no",
        **{"except": _types(moment.but)},
    )


def _types(types: object) -> str:
    return types_key(types) if isinstance(types, Type) else ""
