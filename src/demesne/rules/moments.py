"""When the effects of a card wait: which are named by their player, which are silent, which would be confused."""

from __future__ import annotations

from collections.abc import Sequence

from demesne.kernel import const as k

from . import triggers
from .card import CardDef
from .language import CardError, Word, steps_in
from .specification import SPECS


def calmness(steps: Sequence[Word]) -> int:
    """Flags of an effect that is made of these words. One whose amount has to be worked out is not silent."""
    calm = []
    for w in steps_in(steps):
        n = SPECS[w.name].calm
        calm.append(n if n != k.SILENT or isinstance(w["n"], int) else k.PLAIN)
    if all(n == k.SILENT for n in calm):
        return k.SILENT | k.PLAIN
    return k.PLAIN if all(calm) else 0


def is_named(trigger: triggers.Trigger) -> bool:
    """Whether the player decides on it by naming it, not by its own words."""
    return trigger.optional and not trigger.moment.spec.closing


def is_silent(trigger: triggers.Trigger) -> bool:
    """Whether it is done at once, without being ordered among others."""
    return bool(trigger.steps) and not trigger.optional and bool(calmness(trigger.steps) & k.SILENT)


def check_moments(c: CardDef) -> None:
    """The kernel counts compulsory effects that wait by their card alone: no two of a card may wait together."""
    waiting = [t for t in c.triggers if not is_named(t)]
    for i, second in enumerate(waiting):
        for first in waiting[:i]:
            if not (is_silent(first) and is_silent(second)) and not are_apart(first.moment, second.moment):
                raise CardError("error-same-moment", card=c.name, first=first.name, second=second.name)
    check_later_parts(c, [t for t in waiting if t.moment.spec.number == k.W_GAIN and not is_silent(t)])
    lasting = [t for t in c.triggers if t.source == triggers.TURN]
    if len(lasting) > 1 and any(t.once for t in lasting):  # they share the count of plays that `once` uses up
        raise CardError("error-once-alone", card=c.name)


def check_later_parts(c: CardDef, at_gains: Sequence[triggers.Trigger]) -> None:
    """The same of later parts that answer gains: those of one card do the same, and no trigger waits beside them."""
    until_then = [step for w in c.words() if SPECS[w.name].later for step in w["until_then"]]
    answering = [step for step in until_then if "hears_gains" in SPECS[step.name].needs]
    first = {step.name: step for step in reversed(answering)}
    for step in answering:
        if step["steps"] != first[step.name]["steps"]:
            raise CardError("error-same-moment", card=c.name, first=step.name, second=step.name)
        if "copiers" in SPECS[step.name].needs and at_gains:
            raise CardError("error-same-gain", card=c.name, first=step.name, second=at_gains[0].name)


def are_apart(a: triggers.Moment, b: triggers.Moment) -> bool:
    """Whether the two can never be about the same card at the same time."""
    if a.what != b.what:
        return True
    if a.spec.closing:
        return False
    if isinstance(a.card, str) and isinstance(b.card, str):
        return a.card != b.card
    return any(x.but is not None and x.but == y.card for x, y in ((a, b), (b, a)))
