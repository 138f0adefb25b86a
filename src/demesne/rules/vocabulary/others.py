"""Words around other words: who does them, and who chooses for whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec

from demesne.kernel import const as k

from ..language import ATTACK, CardError, Word
from ..specification import EACH_OTHER, EACH_PLAYER, IN_REACTION, LEFT, check_steps, word

if TYPE_CHECKING:
    from ..compiler import Compiler, Step
    from ..readers import Marks, Notes, Text, Worth
    from ..sign import Sign

P = ParamSpec("P")


@word(
    code=(k.OP_SAFE,),
    only=IN_REACTION,
    value=0,
    clause="unaffected",
    mark="reaction",
    tells=("unaffected",),
)
def unaffected() -> None:
    """In a Reaction: the Attack does not affect this player."""


def _on_others(scope: int) -> Callable[[Compiler, Step], None]:
    def compiles(c: Compiler, s: Step) -> None:
        if s.scope.on_others or s.scope.reaction:
            raise CardError("error-not-in-each", card=s.scope.card, word=s.w.name)
        s.later.append((c.emit(k.OP_EACH, scope) + 2, s.w["steps"], s.scope.of_others()))

    return compiles


def _say_others(message: str) -> Callable[[Text, Word, str, str], str]:
    return lambda t, w, who, mood: t.say(message, clauses=t.joined(w["steps"], "they"))


def _note_others(p: Notes, w: Word) -> tuple[str, ...]:
    return () if p.is_attack else ("note-not-an-attack",)


def _worth_on_others(v: Worth, w: Word) -> float:
    return v.on_others(w["steps"])


def _mark_others(m: Marks, w: Word, before: Word | None) -> list[Sign]:
    inside = m.steps(w["steps"])
    if ATTACK in m.card.types:
        return [m.sign("attack"), *inside] if inside else []
    m.more = True
    return []


def _mark_neighbour(m: Marks, w: Word, before: Word | None) -> list[Sign]:
    if any(sign.mark != "look" for sign in m.steps(w["steps"])):
        m.more = True
    return []


def _done_by(
    scope: int, who: str, message: str, mark: Callable[..., list[Sign]]
) -> Callable[[Callable[P, None]], Callable[P, Word]]:
    return word(
        compiles=_on_others(scope),
        looping=False,
        on_others=who,
        value=_worth_on_others,
        foreseen=True,
        says=_say_others(message),
        notes=_note_others,
        mark=mark,
    )


@_done_by(k.EACH_OTHER, EACH_OTHER, "each-other", _mark_others)
def each_other(*steps: Word) -> None:
    """Every other player, in turn order, does this."""
    check_steps("each_other", steps)


@_done_by(k.EACH_PLAYER, EACH_PLAYER, "each-player", _mark_others)
def each_player(*steps: Word) -> None:
    """Every player does this, starting with the player of the card."""
    check_steps("each_player", steps)


@_done_by(k.EACH_LEFT, LEFT, "left-neighbour", _mark_neighbour)
def left_neighbour(*steps: Word) -> None:
    """The player to the left does this."""
    check_steps("left_neighbour", steps)


def _by_you(c: Compiler, s: Step) -> None:
    if not s.scope.on_others:
        raise CardError("error-only-in-each", card=s.scope.card)
    c.step(s._replace(w=s.w["step"], by_you=True))


def the_step(w: Word) -> tuple[Word, ...]:
    return (w["step"],)


def worth_if_liked(v: Worth, w: Word) -> float:
    return max(v.of(w["step"]), 0)


def _say_you_choose(t: Text, w: Word, who: str, mood: str) -> list[str]:
    return t.clauses(w["step"], who, "maybe" if mood in ("may", "they-may") else "chosen")


@word(
    compiles=_by_you,
    optional=True,
    value=worth_if_liked,
    foreseen=True,
    inside=the_step,
    says=_say_you_choose,
    around=True,
    mark=lambda m, w, before: m.step(w["step"], before),
)
def you_choose(step: Word) -> None:
    """Inside each_other and each_player: the player of the card chooses for the affected player."""
    check_steps("you_choose", [step])
