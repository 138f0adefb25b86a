"""Words around other words: who does them, whether, which of them, how often."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

from demesne.kernel import const as k

from ..language import ATTACK, COMING, KEYS, Amount, CardError, Term, Type, Word
from ..specification import (
    EACH_OTHER,
    EACH_PLAYER,
    IN_REACTION,
    LEFT,
    SPECS,
    TERM_SPECS,
    check_fixed,
    check_number,
    check_steps,
    word,
)
from .conditions import CONDITIONS
from .picking import decided, has_impossible_options

if TYPE_CHECKING:
    from ..compiler import Compiler, Step
    from ..readers import Marks, Notes, Text, Worth
    from ..sign import Sign


@word(
    code=(k.OP_SAFE,),
    only=IN_REACTION,
    value=0,
    hurts=None,
    foreseen=False,
    clause="unaffected",
    mark="reaction",
    asks=(),
    tells=("unaffected",),
)
def unaffected() -> None:
    """In a Reaction: the Attack does not affect this player."""


# who


def _on_others(scope: int) -> Callable[[Compiler, Step], None]:
    def compiles(c: Compiler, s: Step) -> None:
        if s.scope.on_others or s.scope.reaction:
            raise CardError("error-not-in-each", card=s.scope.card, word=s.w.name)
        s.later.append((c.emit(k.OP_EACH, scope) + 2, s.w["steps"]))

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


@word(
    compiles=_on_others(k.EACH_OTHER),
    looping=False,
    on_others=EACH_OTHER,
    value=_worth_on_others,
    hurts=None,
    foreseen=True,
    says=_say_others("each-other"),
    notes=_note_others,
    mark=_mark_others,
    asks=(),
    tells=(),
)
def each_other(*steps: Word) -> None:
    """Every other player, in turn order, does this."""
    check_steps("each_other", steps)


@word(
    compiles=_on_others(k.EACH_PLAYER),
    looping=False,
    on_others=EACH_PLAYER,
    value=_worth_on_others,
    hurts=None,
    foreseen=True,
    says=_say_others("each-player"),
    notes=_note_others,
    mark=_mark_others,
    asks=(),
    tells=(),
)
def each_player(*steps: Word) -> None:
    """Every player does this, starting with the player of the card."""
    check_steps("each_player", steps)


@word(
    compiles=_on_others(k.EACH_LEFT),
    looping=False,
    on_others=LEFT,
    value=_worth_on_others,
    hurts=None,
    foreseen=True,
    says=_say_others("left-neighbour"),
    notes=_note_others,
    mark=_mark_neighbour,
    asks=(),
    tells=(),
)
def left_neighbour(*steps: Word) -> None:
    """The player to the left does this."""
    check_steps("left_neighbour", steps)


# whether


def _step(w: Word) -> tuple[Word, ...]:
    return (w["step"],)


def _either(w: Word) -> tuple[Word, ...]:
    return (*w["steps"], *w["otherwise"])


def _by_you(c: Compiler, s: Step) -> None:
    if not s.scope.on_others:
        raise CardError("error-only-in-each", card=s.scope.card)
    c.step(s._replace(w=s.w["step"], by_you=True))


def _worth_if_liked(v: Worth, w: Word) -> float:
    return max(v.of(w["step"]), 0)


def _say_you_choose(t: Text, w: Word, who: str, mood: str) -> list[str]:
    return t.clauses(w["step"], who, "maybe" if mood in ("may", "they-may") else "chosen")


@word(
    compiles=_by_you,
    optional=True,
    value=_worth_if_liked,
    hurts=None,
    foreseen=True,
    inside=_step,
    says=_say_you_choose,
    around=True,
    mark=lambda m, w, before: m.step(w["step"], before),
    asks=(),
    tells=(),
)
def you_choose(step: Word) -> None:
    """Inside each_other and each_player: the player of the card chooses for the affected player."""
    check_steps("you_choose", [step])


def _say_may(t: Text, w: Word, who: str, mood: str) -> list[str]:
    if t.edition < w["since"]:
        return t.clauses(w["step"], who, mood)
    return t.clauses(w["step"], who, {"do": "may", "they": "they-may", "chosen": "maybe"}[mood])


@word(
    compiles=lambda c, s: c.step(s._replace(w=s.w["step"], may=c.edition >= s.w["since"])),
    value=_worth_if_liked,
    hurts=None,
    foreseen=True,
    inside=_step,
    says=_say_may,
    around=True,
    declinable=True,
    mark=lambda m, w, before: m.maybe(m.step(w["step"], before)),
    asks=(),
    tells=(),
)
def may(step: Word, *, since: int = 1) -> None:
    """The step is optional; with since=2 only in the second edition."""
    check_steps("may", [step])
    choices = {name for name, spec in SPECS.items() if spec.optional}
    if step.name not in choices | COMING.keys():
        raise CardError("error-may", choices=sorted(choices), got=repr(step))
    check_number("may", since, 1)


def _otherwise(t: Text, w: Word, who: str) -> list[str]:
    they = "-they" if who == "they" else ""
    return [t.say(f"otherwise{they}", clauses=t.joined(w["otherwise"], who))] if w["otherwise"] else []


def _say_if_did(t: Text, w: Word, who: str, mood: str) -> list[str]:
    out = []
    they = "-they" if who == "they" else ""
    if w["steps"]:
        inside = t.joined(w["steps"], who)
        if w["at_least"] > 1:
            out.append(t.say("if-did-several", n=w["at_least"], clauses=inside, mood=who))
        else:
            out.append(t.say(f"if-did{they}", clauses=inside))
    return out + _otherwise(t, w, who)


def _mark_if_did(m: Marks, w: Word, before: Word | None) -> list[Sign]:
    inside = m.steps(w["steps"])
    m.more |= any(m.tells(step) for step in w["otherwise"])
    return m.maybe(inside) if before is not None and before.name == "may" else inside


@word(
    compiles=lambda c, s: c.branch(k.IF_DID, s.w["at_least"], s),
    keeps_top=True,
    value=lambda v, w: 0.7 * max(v.steps(w["steps"]), 0),
    hurts=None,
    foreseen=True,
    varies=True,
    inside=_either,
    says=_say_if_did,
    conditional=True,
    mark=_mark_if_did,
    asks=(),
    tells=(),
)
def if_you_did(*steps: Word, at_least: int = 1, otherwise: Sequence[Word] = ()) -> None:
    """If the previous step moved a card (or at least `at_least`)."""
    check_steps("if_you_did", steps)
    check_steps("if_you_did", otherwise)
    check_number("if_you_did", at_least, 1)


def _compile_when(c: Compiler, s: Step) -> None:
    condition: Term = s.w["condition"]
    spec = TERM_SPECS[condition.name]
    if spec.after and spec.after not in s.scope.known:
        raise SPECS[spec.after].missing(s.scope.card, condition.name, f"{spec.after}()")
    c.branch(spec.condition or 0, condition.n or 0 if condition.of is None else c.filter(condition.of), s)


def _say_when(t: Text, w: Word, who: str, mood: str) -> list[str]:
    condition: Term = w["condition"]
    spec = TERM_SPECS[condition.name]
    inside = t.joined(w["steps"], who)
    if spec.unsaid and not w["otherwise"]:
        return [inside]
    values: dict[str, Any] = {"clauses": inside, "mood": who, "n": condition.n or 0}
    said = spec.says(t, condition, values) if spec.says else t.say(f"if-{condition.name.replace('_', '-')}", **values)
    return [said, *_otherwise(t, w, who)]


def _mark_when(m: Marks, w: Word, before: Word | None) -> list[Sign]:
    condition: Term = w["condition"]
    usual = TERM_SPECS[condition.name].usual
    inside = m.steps(w["steps"])
    m.more |= bool(w["otherwise"])
    return inside if usual and usual(condition.n or 0) else m.maybe(inside)


def _note_when(p: Notes, w: Word) -> tuple[str, ...]:
    conditions = [v["condition"] for v in p.words if v.name == "when"]
    of_types = [c for c in conditions if c.name == "it_is" and isinstance(c.of, Type)]
    return ("note-each-type",) if len(of_types) > 1 else ()


@word(
    compiles=_compile_when,
    keeps_top=True,
    value=lambda v, w: 0.5 * max(v.steps(w["steps"]), 0),
    hurts=None,
    foreseen=True,
    varies=True,
    inside=_either,
    waits=True,
    says=_say_when,
    conditional=True,
    notes=_note_when,
    mark=_mark_when,
    asks=(),
    tells=(),
)
def when(condition: Term, *steps: Word, otherwise: Sequence[Word] = ()) -> None:
    """If the condition holds now."""
    if not isinstance(condition, Term) or condition.name not in CONDITIONS:
        raise CardError("error-value", where="when", expected=CONDITIONS, got=repr(condition), near="")
    check_steps("when", steps)
    check_steps("when", otherwise)


# which, and how often


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
        c.code[at + 2] = len(c.code)


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
    foreseen=False,
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
    c.code[at + 1] = len(c.code)


@word(
    compiles=_compile_loop,
    prepares=_remember_revealed,
    looping=False,
    value=lambda v, w: 0.6 * v.steps(w["steps"]),
    hurts=None,
    foreseen=False,
    inside=lambda w: w["steps"],
    says=lambda t, w, who, mood: t.say("for-each-different", clauses=t.joined(w["steps"], who)),
    mark=lambda m, w, before: m.steps(w["steps"]),
    asks=(),
    tells=(),
)
def for_each_different(*steps: Word) -> None:
    """For each differently named card that was revealed, which is "it" each time."""
    check_steps("for_each_different", steps)
