"""What happens in the next turn of the player, and what holds until then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from demesne.kernel import const as k
from demesne.refusal import either

from ..language import Card, CardError, Word, steps_in
from ..moments import calmness
from ..specification import PLAYER, SPECS, UNTIL_THEN, check_steps, check_what, word

if TYPE_CHECKING:
    from ..compiler import Compiler, Scope, Step
    from ..readers import Marks, Text, Worth
    from ..sign import Sign

SHARE = 0.9  # what an effect in the next turn is worth beside one now


def _compile(c: Compiler, s: Step) -> None:
    """Where the later part begins, its flags, what listens until then."""
    w = s.w
    flags = calmness(w["steps"])
    if all(SPECS[step.name].gives and isinstance(step["n"], int) for step in steps_in(w["steps"])):
        flags |= k.FIXED
    if any(step.name == "take_back" for step in steps_in(w["steps"])):
        flags |= s.scope.keeps
    meanwhile = {step.name: step for step in w["until_then"]}
    c.needs |= {mechanism for name in meanwhile for mechanism in SPECS[name].needs}
    flags |= k.SHIELD if "protected" in meanwhile else 0
    prey = meanwhile.get("first_is_trashed")
    at = c.emit(k.OP_LATER, 0, flags, 0, 0, c.any_of(prey["names"]) if prey else 0)
    s.later.append((at + k.AT_LATER_PROGRAM, w["steps"], s.scope.in_later_turn(flags & (k.KEEPS | k.KEPT_OPEN))))
    if "when_right_gains" in meanwhile:
        s.later.append((at + k.AT_NEIGHBOURS_PROGRAM, meanwhile["when_right_gains"]["steps"], s.scope.in_later_turn()))
    if "when_copy_gained" in meanwhile:
        s.later.append(
            (at + k.AT_COPIES_PROGRAM, meanwhile["when_copy_gained"]["steps"], s.scope.in_later_turn(on_others=True))
        )


def _say(t: Text, w: Word, who: str, mood: str) -> list[str]:
    out = [t.say("next-turn", clauses=t.joined(w["steps"], who), mood=who)] if w["steps"] else []
    return out + [t.say("until-then", clauses=t.joined([step], who)) for step in w["until_then"]]


def _mark(m: Marks, w: Word, before: Word | None) -> list[Sign]:
    return [m.sign("later"), *m.steps(w["steps"]), *m.maybe(m.steps(w["until_then"]))]


def _worth(v: Worth, w: Word) -> float:
    return SHARE * (v.steps(w["steps"]) + v.steps(w["until_then"]))


@word(
    compiles=_compile,
    needs=("tracks",),
    only=PLAYER,
    extended=True,
    later=True,
    sure=True,
    value=_worth,
    foreseen=True,
    says=_say,
    mark=_mark,
    tells=("later",),
)
def next_turn(*steps: Word, until_then: Sequence[Word] = ()) -> None:
    """This at the start of the player's next turn; until then what the words of `until_then` say."""
    check_steps("next_turn", steps)
    check_steps("next_turn", until_then)
    for step in until_then:
        if step.name not in MEANWHILE:
            raise CardError("error-value", where="next_turn", expected=either(MEANWHILE), got=repr(step), near="")


@word(
    only=UNTIL_THEN,
    needs=("shields",),
    value=3,
    clause="protected",
    mark="reaction",
)
def protected() -> None:
    """In until_then: Attacks of the other players do not affect this player."""


@word(
    only=UNTIL_THEN,
    needs=("neighbours", "hears_gains"),
    value=9,
    says=lambda t, w, who, mood: t.say("when-right-gains", clauses=t.joined(w["steps"], who)),
    mark=lambda m, w, before: m.maybe(m.steps(w["steps"])),
)
def when_right_gains(*steps: Word) -> None:
    """In until_then: each time the player to the right gains a card."""
    check_steps("when_right_gains", steps)


@word(
    only=UNTIL_THEN,
    needs=("copiers", "hears_gains"),
    value=4,
    says=lambda t, w, who, mood: t.say("when-copy-gained", clauses=t.joined(w["steps"], "they")),
    mark=lambda m, w, before: [m.sign("attack"), *m.maybe(m.steps(w["steps"]))],
)
def when_copy_gained(*steps: Word) -> None:
    """In until_then: who gains, in a turn of their own, a copy of the card set aside, does this."""
    check_steps("when_copy_gained", steps)


@word(
    only=UNTIL_THEN,
    value=6,
    hunts=True,
    says=lambda t, w, who, mood: t.say("first-is-trashed", names=", ".join(w["names"])),
    mark=lambda m, w, before: [m.sign("attack"), m.sign("trash")],
    tells=("trash",),
)
def first_is_trashed(*names: Card) -> None:
    """In until_then: in each turn of another player the first of these cards that is played is trashed."""
    for name in names:
        check_what("first_is_trashed", name)


MEANWHILE = tuple(name for name, spec in SPECS.items() if spec.only == UNTIL_THEN)


def _until_next_turn(c: Compiler, s: Step, op: int, scope: Scope) -> None:
    s.later.append((c.emit(k.OP_LATER, 0, k.SILENT | k.PLAIN) + k.AT_LATER_PROGRAM, (), s.scope.in_later_turn()))
    s.later.append((c.emit(op) + 1, s.w["steps"], scope))


@word(
    offered=False,
    compiles=lambda c, s: _until_next_turn(c, s, k.OP_AT_BUYS, s.scope.of_others()),
    needs=("tracks", "tolls"),
    value=12,
)
def when_others_buy(*steps: Word) -> None:
    """Until the player's next turn: whoever else buys a card does this first."""
    check_steps("when_others_buy", steps)


@word(
    offered=False,
    compiles=lambda c, s: _until_next_turn(c, s, k.OP_INSTEAD, s.scope.of_a_card()),
    needs=("tracks", "replaces"),
    value=12,
)
def first_action_instead(*steps: Word) -> None:
    """Until the player's next turn: the first Action that another player plays in a turn says this instead."""
    check_steps("first_action_instead", steps)
