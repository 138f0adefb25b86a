"""What a card does besides being played, as text: its triggers, its cost rule, what bars buying it, its setup."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from demesne.rules.card import CardDef
from demesne.rules.language import PILE_TOKENS, Term, Type, Word
from demesne.rules.packing import slug, things, types_key
from demesne.rules.triggers import TURN, Moment, Trigger

if TYPE_CHECKING:
    from .text import CardText


def besides(text: CardText, card: CardDef) -> list[str]:
    """One clause for each, without what lasts for the turn."""
    out = [trigger_text(text, trigger) for trigger in card.triggers if trigger.source != TURN]
    if card.cost_rule:
        out.append(text.say("less-per-in-play", n=card.cost_rule.n or 0, types=_types(card.cost_rule.of)))
    if card.not_bought_with:
        out.append(text.say("not-bought-with", card=card.not_bought_with))
    if card.setup:
        out.append(_setup(text, card.setup))
    return out


def lasting(text: CardText, card: CardDef) -> list[str]:
    """What holds from the play of the card to the end of the turn: a clause for each."""
    return [trigger_text(text, trigger) for trigger in card.triggers if trigger.source == TURN]


def trigger_text(text: CardText, trigger: Trigger) -> str:
    key = trigger.name.replace("_", "-")
    text.before = trigger.name
    if trigger.name == "on_pile_with":
        clauses = text.joined(trigger.steps, "they")
        moment = _moment(text, trigger.moment, "they")
        return text.say(key, moment=moment, token=slug(trigger.token), clauses=clauses)
    if trigger.name == "at_end_of_buying":
        types = _types(trigger.moment.card)
        clauses = text.joined(trigger.steps, "do")
        return text.say(key, unless="yes" if types else "no", types=types, clauses=clauses)
    if trigger.name == "when_you_gain_this":
        return text.say(key, clauses=text.joined(trigger.steps, "do"))
    if trigger.name in ("while_in_play", "this_turn"):
        moment = _moment(text, trigger.moment, "do")
        once = {"once": "yes" if trigger.once else "no"} if trigger.name == "this_turn" else {}
        return text.say(key, moment=moment, clauses=text.joined(trigger.steps, "do"), **once)
    clauses = reaction(text, trigger.steps)
    if trigger.name == "at_start_of_turn":
        return text.say(key, clauses=clauses)
    return text.say(key, moment=_moment(text, trigger.moment, "they" if trigger.anybody else "do"), clauses=clauses)


def reaction(text: CardText, steps: tuple[Word, ...]) -> str:
    """A Reaction is played, or revealed and then does something."""
    if steps and steps[0].name == "play_this":
        (first,) = text.clauses(steps[0], "do", "may")
        rest = text.joined(steps[1:], "do") if steps[1:] else ""
        return text.say("clause-list", a=first, b=rest, next="then") if rest else first
    return text.say("reveal-this", clauses=text.joined(steps, "do"))


def _moment(text: CardText, moment: Moment, mood: str) -> str:
    n, what = things(1, moment.card)
    values: dict[str, Any] = {"mood": mood, "n": n, "what": what}
    if moment.what == "gain":
        return text.say("moment-gain", bought="yes" if moment.bought else "no", **values)
    values["costs"] = "yes" if moment.cost else "no"
    values["cost"] = text.cost(moment.cost) if moment.cost else ""
    values["but"] = "yes" if moment.but else "no"
    values["except"] = _types(moment.but)
    return text.say("moment-buy", **values)


def _setup(text: CardText, setup: Term) -> str:
    if setup.name == "is_a_treasure":
        return text.say("is-a-treasure", card=str(setup.of), n=setup.n or 0)
    return text.say("tokens-on-piles", token=slug(PILE_TOKENS[setup.n or 0]), types=_types(setup.of))


def _types(types: object) -> str:
    return types_key(types) if isinstance(types, Type) else ""
