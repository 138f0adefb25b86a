"""Words around other words: which of them, and for which cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from demesne.kernel import const as k

from ..language import KEYS, Amount, CardError, Term, Word
from ..specification import SPECS, check_fixed, check_steps, word
from .picking import decided, has_impossible_options

if TYPE_CHECKING:
    from ..compiler import Compiler, Step
    from ..readers import Marks, Notes, Text, Worth
    from ..sign import Sign


def _compile_choose(c: Compiler, s: Step) -> None:
    w, scope = s.w, s.scope
    scope.known.discard("name_a_card")
    keys = sum(1 << KEYS.index(key) for key, _ in w["options"])
    keys -= keys >> 15 << 16  # as a number of 16 bits with a sign
    c.emit(k.OP_CHOOSE, keys, c.amounts(w["n"])[1], int(s.may))
    lands = w["n"] == 1 and not s.may and all(_put_down(steps) for _, steps in w["options"])
    before = dict(scope.lifted)
    for key, steps in w["options"]:
        at = c.emit(k.OP_OPTION, KEYS.index(key))
        if lands and any(before.values()):
            scope.lifted.update(before)
            c.steps(steps, scope, s.later)
        else:
            c.inner(steps, scope, s.later)
        c.code[at + k.AT_NEXT_OPTION] = len(c.code)


def _any_option(w: Word) -> Iterator[Word]:
    return chain.from_iterable(steps for _, steps in w["options"])


def _put_down(steps: Sequence[Word]) -> bool:
    """Whether no lifted card is left after these steps."""
    return bool(steps) and SPECS[steps[-1].name].puts_down


def _say_choose(t: Text, w: Word, who: str, mood: str) -> str:
    options = "; ".join(t.option(steps, who) for _, steps in w["options"])
    if isinstance(w["n"], Term):
        return t.say("choose-per-type", options=options, mood=mood)
    return t.say("choose", mood=mood, n=w["n"], options=options)


def _mark_choose(m: Marks, w: Word, before: Word | None) -> list[Sign]:
    out: list[Sign] = []
    for _, steps in w["options"]:
        signs = m.steps(steps)
        if signs and out:
            signs[0] = m.other(signs[0])
        out += signs
    return out


def _note_choose(p: Notes, w: Word) -> Iterator[str]:
    if w["n"] != 1:
        yield "note-options-first"
    if has_impossible_options(p):
        yield "note-impossible-option"
    yield from decided(p, w)


def _worth_best(v: Worth, w: Word) -> float:
    each = sorted((v.steps(inside) for _, inside in w["options"]), reverse=True)
    return sum(each[: max(round(v.amount(w["n"])), 1)])


@word(
    compiles=_compile_choose,
    optional=True,
    value=_worth_best,
    hurts=18,
    varies=True,
    inside=_any_option,
    waits=True,
    says=_say_choose,
    options=lambda w: w["options"],
    notes=_note_choose,
    mark=_mark_choose,
    asks=("choose",),
    tells=("choose",),
)
def choose(n: Amount, **options: Sequence[Word]) -> None:
    """Choose n different options; all are chosen before any is carried out."""
    check_fixed("choose", n)
    for key, steps in options.items():
        if key not in KEYS:
            raise CardError("error-value", where="choose", expected=KEYS, got=repr(key), near="")
        check_steps("choose", steps)
    if not options:
        raise CardError("error-no-option")


def _remember_revealed(c: Compiler, w: Word) -> None:
    c.remember_revealed = True


def _compile_loop(c: Compiler, s: Step) -> None:
    at = c.emit(k.OP_NEXT_OF_THEM)
    s.scope.looping = True
    c.inner(s.w["steps"], s.scope, s.later)
    s.scope.looping = False
    c.emit(k.OP_JUMP, at)
    c.code[at + k.AT_TO] = len(c.code)


@word(
    compiles=_compile_loop,
    prepares=_remember_revealed,
    looping=False,
    value=lambda v, w: 0.6 * v.steps(w["steps"]),
    inside=lambda w: w["steps"],
    says=lambda t, w, who, mood: t.say("for-each-different", clauses=t.joined(w["steps"], who)),
    mark=lambda m, w, before: m.steps(w["steps"]),
)
def for_each_different(*steps: Word) -> None:
    """For each differently named card that was revealed, which is "it" each time."""
    check_steps("for_each_different", steps)
