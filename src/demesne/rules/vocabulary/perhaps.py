"""Words around other words: whether they are carried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from demesne.kernel import const as k

from ..language import CardError, Term, Type, Word
from ..specification import SPECS, TERM_SPECS, check_number, check_steps, word
from .conditions import CONDITIONS
from .others import the_step, worth_if_liked

if TYPE_CHECKING:
    from ..compiler import Compiler, Step
    from ..readers import Marks, Notes, Text
    from ..sign import Sign


def _say_may(t: Text, w: Word, who: str, mood: str) -> list[str]:
    if t.edition < w["since"]:
        return t.clauses(w["step"], who, mood)
    return t.clauses(w["step"], who, {"do": "may", "they": "they-may", "chosen": "maybe"}[mood])


@word(
    compiles=lambda c, s: c.step(s._replace(w=s.w["step"], may=c.edition >= s.w["since"])),
    value=worth_if_liked,
    foreseen=True,
    inside=the_step,
    says=_say_may,
    around=True,
    declinable=True,
    mark=lambda m, w, before: m.maybe(m.step(w["step"], before)),
)
def may(step: Word, *, since: int = 1) -> None:
    """The step is optional; with since=2 only in the second edition."""
    check_steps("may", [step])
    if not SPECS[step.name].optional:
        choices = sorted(name for name, spec in SPECS.items() if spec.optional and spec.offered)
        raise CardError("error-may", choices=choices, got=repr(step))
    check_number("may", since, 1)


def _either(w: Word) -> tuple[Word, ...]:
    return (*w["steps"], *w["otherwise"])


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
    foreseen=True,
    varies=True,
    inside=_either,
    says=_say_if_did,
    conditional=True,
    mark=_mark_if_did,
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
    foreseen=True,
    varies=True,
    inside=_either,
    waits=True,
    says=_say_when,
    conditional=True,
    notes=_note_when,
    mark=_mark_when,
)
def when(condition: Term, *steps: Word, otherwise: Sequence[Word] = ()) -> None:
    """If the condition holds now."""
    if not isinstance(condition, Term) or condition.name not in CONDITIONS:
        raise CardError("error-value", where="when", expected=CONDITIONS, got=repr(condition), near="")
    check_steps("when", steps)
    check_steps("when", otherwise)
