"""Compiles cards' programs to kernel code: every word becomes one or a few instructions.

Kinds are numbered per game in name order. The compiler also rejects what the kernel could not carry out: cards
lifted off a deck and never put down, choices for another player outside an effect on others, and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, NamedTuple

from demesne.kernel import const as k
from demesne.refusal import either

from . import triggers
from .card import CardDef
from .language import ALL_MATS, TOKENS, CardError, Term, Type, Word, steps_in
from .moments import check_moments
from .scoring import Count, Score, Working
from .specification import (
    AT_END_OF_BUYING,
    AT_GAIN,
    IN_REACTION,
    MAY,
    PLAYER,
    SPECS,
    TERM_SPECS,
    UNTIL_THEN,
)

FIXED_CODE = [
    *(k.OP_REACTIONS, 0, 0, 0, 0, 0),
    *(k.OP_WINDOW, 0, 0, 0, 0, 0),
    *(k.OP_WINDOW, 0, 0, 0, 0, 0),
    *(k.OP_ARRIVE, 0, 0, 0, 0, 0),
    *(k.OP_END, 0, 0, 0, 0, 0),
]


@dataclass
class Scope:
    """Where a step is: in the card's own program, in an effect on others, or in a Reaction."""

    card: str
    on_others: bool = False
    reaction: bool = False
    lifted: dict[bool, str] = field(default_factory=dict)  # per on_others: how cards were lifted
    known: set[str] = field(default_factory=set)  # words such as turn_up whose card later steps are about
    looping: bool = False
    window: bool = False  # in an effect at a gain
    closing: bool = False  # in an effect at the end of buying
    later: bool = False  # in the later part of a Duration
    keeps: int = 0  # what is set aside for the later part: KEEPS, with KEPT_OPEN if everybody sees it

    def of_others(self) -> Scope:
        """What a step makes other players do."""
        return Scope(self.card, True, self.reaction, self.lifted, later=self.later)

    def of_a_card(self) -> Scope:
        """What somebody who plays a card does."""
        return Scope(self.card)

    def in_later_turn(self, keeps: int = 0, on_others: bool = False) -> Scope:
        return Scope(self.card, on_others, lifted=self.lifted, later=True, keeps=keeps)


Later = list[tuple[int, Sequence[Word], Scope]]  # where the start of a program is to be written, the program


class Step(NamedTuple):
    """A word at its place: what its compilation depends on besides its arguments."""

    w: Word
    scope: Scope
    later: Later
    may: bool  # it stands in `may`
    by_you: bool  # it stands in `you_choose`


class Compiler:
    """What words need to be compiled: `Spec.compiles` calls back here."""

    def __init__(self, kind_of: dict[str, int], edition: int, bane: str = "") -> None:
        self.kind_of = kind_of
        self.edition = edition
        self.bane = bane
        self.code: list[int] = list(FIXED_CODE)
        self.filters: list[tuple[int, int, int, int, int]] = [(0, 0, 0, 0, 0)]
        self.remember_trashed = False
        self.remember_revealed = False
        self.bars: dict[str, int] = {}  # cards that name: the list of their names
        self.prey: set[int] = set()
        self.uses: set[str] = set()  # words of all programs
        self.needs: set[str] = set()  # mechanisms of these
        self.cheaper: set[Type] = set()  # types whose cards may cost less
        self.repeats: set[str] = set()  # cards that play another one several times
        self.adds_up = False
        self.card = ""
        # of each instruction: which word of its card it belongs to, from 1
        self.step_of: list[int] = [0] * (len(FIXED_CODE) // k.WIDTH)
        self.words: dict[int, int] = {}  # of each word of the card: its number
        self.current = 0

    def trigger(self, trigger: triggers.Trigger, card: str) -> int:
        """Compile what a card does at a moment; that an effect is optional is asked by naming it, not by its words."""
        moment = trigger.moment.spec
        steps = trigger.steps
        if not moment.closing:
            steps = tuple(s["step"] if SPECS[s.name].around else s for s in steps[:1]) + steps[1:]
        scope = Scope(card, window=moment.window, closing=moment.closing)
        return self.program(steps, scope, called=trigger.source == triggers.MAT)

    def check(self, c: CardDef) -> None:
        """Compile all programs of a card, or say what cannot be played."""
        self.program(c.play, Scope(c.name))
        if c.reaction:
            self.program(c.reaction.steps, Scope(c.name, reaction=True))
        for trigger in c.triggers:
            self.trigger_filter(trigger.moment)
            self.trigger(trigger, c.name)
        check_moments(c)

    def program(self, steps: Sequence[Word], scope: Scope, called: bool = False) -> int:
        """Compile a whole program; returns where it starts."""
        self.card = scope.card
        self.remember_trashed = self.remember_revealed = self.adds_up = False
        for w in steps_in(steps):
            self.uses.add(w.name)
            self.prepare(w)
        later: Later = []
        start = len(self.code)
        if called:
            self.emit(k.OP_CALL)
        if self.remember_trashed or self.remember_revealed:
            self.emit(k.OP_REMEMBER)
        self.steps(steps, scope, later)
        self.emit(k.OP_END)
        while later:
            at, inner, inside = later.pop(0)
            self.code[at] = len(self.code)
            self.steps(inner, inside, later)
            self.emit(k.OP_END)
        for on_others, how in scope.lifted.items():
            if how:
                if on_others:
                    raise CardError("error-lifted-in-each", card=scope.card)
                raise CardError("error-lifted-at-end", card=scope.card)
        return start

    def prepare(self, w: Word) -> None:
        """What the program has to remember for a word of it."""
        spec = SPECS[w.name]
        if spec.prepares:
            spec.prepares(self, w)
        for _, value in w.args:
            if isinstance(value, Term) and (term := TERM_SPECS.get(value.name)) and term.prepares:
                term.prepares(self)

    def emit(self, op: int, *args: int) -> int:
        at = len(self.code)
        self.code += [op, *args, *[0] * (k.WIDTH - 1 - len(args))]
        self.step_of.append(self.current)
        if len(self.code) > k.CODE:
            raise CardError("error-cards-too-long")
        return at

    def filter(self, what: Any = None, but: str | None = None, cost: Term | None = None) -> int:
        types = int(what) if isinstance(what, Type) else 0
        only = self.kind(what) + 1 if isinstance(what, str) else 0
        mode, n = (TERM_SPECS[cost.name].cost or 0, cost.n or 0) if cost else (k.COST_ANY, 0)
        return self.numbered((types, self.kind(but) + 1 if but else 0, only, mode, n))

    def numbered(self, entry: tuple[int, int, int, int, int]) -> int:
        """The number of a filter; equal ones are one."""
        if entry not in self.filters:
            self.filters.append(entry)
            if len(self.filters) > k.FILTERS:
                raise CardError("error-too-many-conditions")
        return self.filters.index(entry)

    def trigger_filter(self, moment: triggers.Moment) -> int:
        """Which cards a trigger is about; `but` leaves out types."""
        return self.without(self.filter(moment.card, None, moment.cost), moment.but)

    def without(self, chosen: int, but: Type | None) -> int:
        """That filter, without cards of these types."""
        if but is None:
            return chosen
        types, _, only, mode, n = self.filters[chosen]
        return self.numbered((types, -int(but), only, mode, n))

    def scoring(self, scores: Sequence[Score]) -> int:
        """Compile scoring programs that are added up; where that begins."""
        self.current = 0
        start = len(self.code)
        for step in chain.from_iterable(one.steps for one in scores):
            op = step.op if isinstance(step, Working) else k.SC_SET
            self.emit(op, *self.counted(step.n if isinstance(step, Working) else step))
        self.emit(k.SC_END)
        return start

    def counted(self, n: int | Count) -> tuple[int, ...]:
        """What an instruction of a scoring program counts."""
        if isinstance(n, int):
            return k.BY_NUMBER, n
        numbers = [value for _, value in n.numbers] or ([ALL_MATS.index(n.mat)] if n.mat else [])
        return n.by, self.without(self.filter(n.what), n.but), *numbers

    def kind(self, name: str) -> int:
        return self.kind_of[name]

    def amounts(self, n: int | Term) -> tuple[int, int]:
        if isinstance(n, int):
            return n, n
        spec = TERM_SPECS[n.name]
        if spec.choice:
            return 0, spec.choice(n.n or 0)
        counted = TOKENS.index(n.of) if isinstance(n.of, str) else int(n.of or 0)
        code = (spec.amount or 0) - counted
        return code, code

    def steps(self, steps: Sequence[Word], scope: Scope, later: Later) -> None:
        for step in steps:
            self.step(Step(step, scope, later, False, False))
            if not SPECS[step.name].keeps_top:
                scope.known -= {name for name in scope.known if SPECS[name].on_top}

    def step(self, s: Step) -> None:
        w, scope = s.w, s.scope
        spec = SPECS[w.name]
        self.needs |= {*spec.needs}
        self.current = self.words.get(id(w), 0)
        self.check_place(w.name, scope)
        if spec.code:
            operands = [self.operand(s, of) for of in spec.code[1:]]
            self.emit(int(spec.code[0]), *operands)
        else:
            assert spec.compiles, w.name
            spec.compiles(self, s)
        scope.known.add(w.name)

    def check_place(self, name: str, scope: Scope) -> None:
        """Whether the word can be there."""
        spec = SPECS[name]
        if spec.only == UNTIL_THEN:
            raise CardError("error-only-until-then", card=scope.card, word=name)
        if spec.only == AT_END_OF_BUYING and not scope.closing:
            raise CardError("error-only-at-end", card=scope.card, word=name)
        if spec.only == PLAYER and (scope.on_others or scope.reaction):
            raise CardError("error-only-player", card=scope.card, word=name)
        if scope.looping and not spec.looping:
            raise CardError("error-not-in-loop", card=scope.card, word=name)
        if spec.only == IN_REACTION and not scope.reaction:
            raise CardError("error-only-in-reaction", card=scope.card)
        if spec.only == AT_GAIN and not scope.window:
            raise CardError("error-only-at-gain", card=scope.card, word=name)
        if spec.after and spec.after not in scope.known:
            raise SPECS[spec.after].missing(scope.card, f"{name}()", f"{spec.after}()")

    def operand(self, s: Step, of: int | str) -> int:
        """A number as it is; of an argument the kernel's number for it."""
        if isinstance(of, int):
            return of
        if of == MAY:
            return int(s.may)
        value = s.w[of]
        if isinstance(value, str):
            names = SPECS[s.w.name].names
            return names.index(value) if names else self.kind(value)
        if value is None or isinstance(value, Type):
            return int(value or 0)
        return self.amounts(value)[1]

    # for words within words

    def branch(self, condition: int, n: int, s: Step) -> None:
        w, scope, later = s.w, s.scope, s.later
        at = self.emit(k.OP_IF, condition, n)
        if condition == k.IF_LIFTED and not w["otherwise"]:
            self.steps(w["steps"], scope, later)  # without a lifted card there is none to put down
        else:
            self.inner(w["steps"], scope, later)
        if w["otherwise"]:
            jump = self.emit(k.OP_JUMP)
            self.code[at + k.AT_OTHERWISE] = len(self.code)
            self.inner(w["otherwise"], scope, later)
            self.code[jump + k.AT_TO] = len(self.code)
        else:
            self.code[at + k.AT_OTHERWISE] = len(self.code)

    def any_of(self, names: Sequence[str]) -> int:
        """A filter for several named cards."""
        self.prey |= {self.kind(name) for name in names}
        return self.numbered((-1, 0, 0, sum(1 << self.kind(name) for name in set(names)), 0))

    def inner(self, steps: Sequence[Word], scope: Scope, later: Any) -> None:
        """Steps that may or may not be carried out: they must put down the cards they lift, and no others."""
        before = {on_others: how for on_others, how in scope.lifted.items() if how}
        known = set(scope.known)
        self.steps(steps, scope, later)
        scope.known &= known
        if {on_others: how for on_others, how in scope.lifted.items() if how} != before:
            raise CardError("error-lifted-maybe", card=scope.card)

    # cards lifted off a deck

    def how_lifted(self, s: Step) -> str:
        """The word that lifted them; an error if none did."""
        how = s.scope.lifted.get(s.scope.on_others, "")
        if not how:
            raise CardError("error-only-after", card=s.scope.card, word=s.w.name, after=either(lifting()))
        return how

    def lifted_before(self, s: Step) -> None:
        """An error if any cards are lifted."""
        if any(s.scope.lifted.values()):
            raise CardError("error-lifted-before", card=s.scope.card, word=s.w.name)

    def lift(self, s: Step) -> None:
        if s.scope.lifted.get(s.scope.on_others):
            raise CardError("error-lifted-before", card=s.scope.card, word=s.w.name)
        s.scope.lifted[s.scope.on_others] = s.w.name

    def put_down_found(self, s: Step) -> None:
        if self.how_lifted(s) == "found":
            s.scope.lifted[s.scope.on_others] = ""


def lifting() -> list[str]:
    """The words that lift cards off a deck."""
    return sorted(name for name, spec in SPECS.items() if spec.lifts)


def names_in(card: CardDef) -> set[str]:
    """The other cards that a card names."""
    found: set[str] = set()
    for w in card.words():
        for key, value in w.args:
            if isinstance(value, str) and key in ("what", "but", "name") and not SPECS[w.name].names:
                found.add(value)
            elif isinstance(value, Term) and isinstance(value.of, str) and value.of not in TOKENS:
                found.add(value.of)
            elif key == "names":
                found |= set(value)
    if card.not_bought_with:
        found.add(card.not_bought_with)
    found |= {*card.more.brings, *(name for name, _ in card.more.pile)}
    found |= {count.what for score in card.more.scores for count in score.counts() if isinstance(count.what, str)}
    if card.setup and isinstance(card.setup.of, str):
        found.add(card.setup.of)
    for trigger in card.triggers:
        if isinstance(trigger.moment.card, str):
            found.add(trigger.moment.card)
    if isinstance(card.points, Term) and isinstance(card.points.of, str):
        found.add(card.points.of)
    return found
