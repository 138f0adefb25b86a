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
from .language import (
    ALL_MATS,
    DISCARD,
    HAND,
    KEYS,
    LIFTED,
    SUPPLY,
    TOKENS,
    TOP,
    TRASH,
    TRASHED,
    CardError,
    Place,
    Term,
    Type,
    Word,
    steps_in,
)
from .moments import CLOSING, calmness, check_moments
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
    cost_spec,
    spec_of,
)

ZONES = {HAND: k.HAND, LIFTED: k.ASIDE, TOP: k.DECK, DISCARD: k.DISCARD, SUPPLY: k.SUPPLY, TRASH: k.TRASH}
TO = {HAND: k.HAND, DISCARD: k.DISCARD, Place.DECK: k.DECK, Place.ASIDE: k.KEPT}
COUNTERS = ("cards", "actions", "buys", "coins")
GIVEN = (*COUNTERS, "tokens")
SCOPES = {"each_other": k.EACH_OTHER, "each_player": k.EACH_PLAYER, "left_neighbour": k.EACH_LEFT}
LIFTS = ("look_at", "reveal_from_deck", "reveal_until")
PICKS = {"discard": k.D_DISCARD, "trash": k.D_TRASH, "put_on_deck": k.D_TOPDECK, "reveal": k.D_REVEAL}
NOT_IN_LOOP = {*SCOPES, "for_each_different", "pass_left"}
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

    def inside(self) -> Scope:
        return Scope(self.card, True, self.reaction, self.lifted, set(), later=self.later)


Later = list[tuple[int, Sequence[Word]]]  # where the start of a program is to be written, the program


class Step(NamedTuple):
    """A word at its place: what its compilation depends on besides its arguments."""

    w: Word
    scope: Scope
    later: Later
    may: bool  # it stands in `may`
    by_you: bool  # it stands in `you_choose`


class Compiler:
    """Words whose instruction is not in their specification have a method: word_ and their name."""

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
        self.adds_up = False
        self.card = ""
        # of each instruction: which word of its card it belongs to, from 1
        self.step_of: list[int] = [0] * (len(FIXED_CODE) // k.WIDTH)
        self.words: dict[int, int] = {}  # of each word of the card: its number
        self.current = 0

    def trigger(self, trigger: triggers.Trigger, card: str) -> int:
        """Compile what a card does at a moment; that an effect is optional is asked by naming it, not by its words."""
        moment = trigger.moment.what
        steps = trigger.steps
        if moment not in CLOSING:
            steps = tuple(s["step"] if s.name == "may" else s for s in steps[:1]) + steps[1:]
        scope = Scope(card, window=moment not in ("buy", *CLOSING), closing=moment in CLOSING)
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
        words = {w.name for w in steps_in(steps)}
        gains = [w for w in steps_in(steps) if w.name == "gain"]
        conditions = {w["condition"].name for w in steps_in(steps) if w.name == "when"}
        self.remember_trashed = any(w["where"] is TRASHED for w in gains) or "any_trashed" in conditions
        self.remember_revealed = "for_each_different" in words
        self.uses |= words
        totals = [w["cost"] for w in gains if w["cost"] is not None]
        self.adds_up = any(t.name == "exactly_total" for t in totals)
        later: Later = []
        start = len(self.code)
        if called:
            self.emit(k.OP_CALL)
        if self.remember_trashed or self.remember_revealed:
            self.emit(k.OP_REMEMBER)
        self.steps(steps, scope, later)
        self.emit(k.OP_END)
        while later:
            at, inner = later.pop(0)
            self.code[at] = len(self.code)
            inside = scope.inside()
            if self.code[at - at % k.WIDTH] == k.OP_INSTEAD:
                inside = Scope(scope.card)
            if self.code[at - at % k.WIDTH] == k.OP_LATER:
                # for its owner, except what happens to those who gain a copy
                inside = Scope(scope.card, on_others=at % k.WIDTH == 4, lifted=scope.lifted, later=True)
                if at % k.WIDTH == 1:
                    inside.keeps = self.code[at + 1] & (k.KEEPS | k.KEPT_OPEN)
            self.steps(inner, inside, later)
            self.emit(k.OP_END)
        for on_others, how in scope.lifted.items():
            if how:
                if on_others:
                    raise CardError("error-lifted-in-each", card=scope.card)
                raise CardError("error-lifted-at-end", card=scope.card)
        return start

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
        mode, n = (cost_spec(cost.name).cost or 0, cost.n or 0) if cost else (k.COST_ANY, 0)
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
        if n.name == "up_to":
            return 0, n.n or 0
        if n.name == "any_number":
            return 0, k.N_ALL
        counted = TOKENS.index(n.of) if isinstance(n.of, str) else int(n.of or 0)
        code = (TERM_SPECS[n.name].amount or 0) - counted
        return code, code

    def steps(self, steps: Sequence[Word], scope: Scope, later: Later) -> None:
        for step in steps:
            self.step(Step(step, scope, later, False, False))
            if not spec_of(step.name).keeps_top:
                scope.known.discard("turn_up")

    def step(self, s: Step) -> None:
        w, scope = s.w, s.scope
        spec = spec_of(w.name)
        self.current = self.words.get(id(w), 0)
        self.check_place(w.name, scope)
        if spec.code:
            operands = [self.operand(s, of) for of in spec.code[1:]]
            self.emit(int(spec.code[0]), *operands)
        else:
            getattr(self, f"word_{w.name}")(s)
        if w.name in REMEMBERED:
            scope.known.add(w.name)

    def check_place(self, name: str, scope: Scope) -> None:
        """Whether the word can be there."""
        spec = spec_of(name)
        if spec.only == UNTIL_THEN:
            raise CardError("error-only-until-then", card=scope.card, word=name)
        if spec.only == AT_END_OF_BUYING and not scope.closing:
            raise CardError("error-only-at-end", card=scope.card, word=name)
        if spec.only == PLAYER and (scope.on_others or scope.reaction):
            raise CardError("error-only-player", card=scope.card, word=name)
        if scope.looping and name in NOT_IN_LOOP:
            raise CardError("error-not-in-loop", card=scope.card, word=name)
        if spec.only == IN_REACTION and not scope.reaction:
            raise CardError("error-only-in-reaction", card=scope.card)
        if spec.only == AT_GAIN and not scope.window:
            raise CardError("error-only-at-gain", card=scope.card, word=name)
        if spec.after and spec.after not in scope.known:
            if spec.after == "name_a_card":
                raise CardError("error-only-named", card=scope.card)
            raise CardError("error-only-after", card=scope.card, word=f"{name}()", after=f"{spec.after}()")

    def operand(self, s: Step, of: int | str) -> int:
        """A number as it is; of an argument the kernel's number for it."""
        if isinstance(of, int):
            return of
        if of == MAY:
            return int(s.may)
        value = s.w[of]
        if isinstance(value, str):
            names = spec_of(s.w.name).names
            return names.index(value) if names else self.kind(value)
        if value is None or isinstance(value, Type):
            return int(value or 0)
        return self.amounts(value)[1]

    # words within words

    def word_may(self, s: Step) -> None:
        self.step(s._replace(w=s.w["step"], may=self.edition >= s.w["since"]))

    def word_you_choose(self, s: Step) -> None:
        if not s.scope.on_others:
            raise CardError("error-only-in-each", card=s.scope.card)
        self.step(s._replace(w=s.w["step"], by_you=True))

    def word_if_you_did(self, s: Step) -> None:
        self.branch(k.IF_DID, s.w["at_least"], s)

    def word_when(self, s: Step) -> None:
        condition = s.w["condition"]
        if condition.name == "it_is_named" and "name_a_card" not in s.scope.known:
            raise CardError("error-only-named", card=s.scope.card)
        n = condition.n or 0 if condition.of is None else self.filter(condition.of)
        self.branch(TERM_SPECS[condition.name].condition or 0, n, s)

    def branch(self, condition: int, n: int, s: Step) -> None:
        w, scope, later = s.w, s.scope, s.later
        at = self.emit(k.OP_IF, condition, n)
        if condition == k.IF_LIFTED and not w["otherwise"]:
            self.steps(w["steps"], scope, later)  # without a lifted card there is none to put down
        else:
            self.inner(w["steps"], scope, later)
        if w["otherwise"]:
            jump = self.emit(k.OP_JUMP)
            self.code[at + 3] = len(self.code)
            self.inner(w["otherwise"], scope, later)
            self.code[jump + 1] = len(self.code)
        else:
            self.code[at + 3] = len(self.code)

    def word_choose(self, s: Step) -> None:
        w, scope = s.w, s.scope
        scope.known.discard("name_a_card")
        keys = sum(1 << KEYS.index(key) for key, _ in w["options"])
        keys -= keys >> 15 << 16  # as a number of 16 bits with a sign
        self.emit(k.OP_CHOOSE, keys, self.amounts(w["n"])[1], int(s.may))
        lands = w["n"] == 1 and not s.may and all(puts_down(steps) for _, steps in w["options"])
        before = dict(scope.lifted)
        for key, steps in w["options"]:
            at = self.emit(k.OP_OPTION, KEYS.index(key))
            if lands and any(before.values()):
                scope.lifted.update(before)
                self.steps(steps, scope, s.later)
            else:
                self.inner(steps, scope, s.later)
            self.code[at + 2] = len(self.code)

    def word_for_each_different(self, s: Step) -> None:
        at = self.emit(k.OP_NEXT_OF_THEM)
        s.scope.looping = True
        self.inner(s.w["steps"], s.scope, s.later)
        s.scope.looping = False
        self.emit(k.OP_JUMP, at)
        self.code[at + 1] = len(self.code)

    def word_each_other(self, s: Step) -> None:
        if s.scope.on_others or s.scope.reaction:
            raise CardError("error-not-in-each", card=s.scope.card, word=s.w.name)
        s.later.append((self.emit(k.OP_EACH, SCOPES[s.w.name]) + 2, s.w["steps"]))

    word_each_player = word_left_neighbour = word_each_other

    def word_next_turn(self, s: Step) -> None:
        """Where the later part begins, its flags, what listens until then."""
        w = s.w
        flags = calmness(w["steps"])
        if all(step.name in GIVEN and isinstance(step["n"], int) for step in steps_in(w["steps"])):
            flags |= k.FIXED
        if "take_back" in {step.name for step in steps_in(w["steps"])}:
            flags |= s.scope.keeps
        meanwhile = {step.name: step for step in w["until_then"]}
        if "protected" in meanwhile:
            flags |= k.SHIELD
        prey = meanwhile.get("first_is_trashed")
        hunted = self.any_of(prey["names"]) if prey else 0
        at = self.emit(k.OP_LATER, 0, flags, 0, 0, hunted)
        s.later.append((at + 1, w["steps"]))
        if "when_right_gains" in meanwhile:
            s.later.append((at + 3, meanwhile["when_right_gains"]["steps"]))
        if "when_copy_gained" in meanwhile:
            s.later.append((at + 4, meanwhile["when_copy_gained"]["steps"]))

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

    # words that pick, move and play cards

    def word_discard(self, s: Step) -> None:
        w, scope = s.w, s.scope
        args = dict(w.args)
        where = args.get("where", HAND)
        flags = k.BY_YOU if s.by_you else 0
        if where is TOP and "turn_up" not in scope.known:
            raise CardError("error-only-after", card=scope.card, word="where=TOP", after="turn_up()")
        if where is LIFTED:
            if self.how_lifted(scope, w.name) != "look_at":
                flags |= k.OPEN
        if w.name == "put_on_deck" and (isinstance(w["n"], Term) or w["n"] > 1):
            flags |= k.ORDERED
        if args.get("openly"):
            flags |= k.OPEN
        if w.name == "trash" and self.remember_trashed:
            flags |= k.REMEMBER
        if w.name == "trash" and self.adds_up:
            flags |= k.TOTAL
        least, most = self.amounts(w["n"])
        chosen = self.filter(args.get("what"), args.get("but"))
        self.emit(k.OP_PICK, PICKS[w.name] | flags << 8, ZONES[where], chosen, 0 if s.may else least, most)

    word_trash = word_put_on_deck = word_reveal = word_discard

    def word_discard_down_to(self, s: Step) -> None:
        n = k.N_DOWN_TO - s.w["n"]
        self.emit(k.OP_PICK, k.D_DISCARD, k.HAND, 0, 0 if s.may else n, n)

    def word_put_on_deck_down_to(self, s: Step) -> None:
        n = k.N_DOWN_TO - s.w["n"]
        self.emit(k.OP_PICK, k.D_TOPDECK | k.ORDERED << 8, k.HAND, 0, n, n)

    def word_return_to_supply(self, s: Step) -> None:
        self.emit(k.OP_PICK, k.D_RETURN, k.HAND, 0, *self.amounts(s.w["n"]))

    def word_take_from_discard(self, s: Step) -> None:
        self.emit(k.OP_PICK, k.D_TAKE, k.DISCARD, self.filter(s.w["what"]), *self.amounts(s.w["n"]))

    def word_gain(self, s: Step) -> None:
        w = s.w
        where, to = w["where"], w["to"]
        if to is Place.ASIDE:
            s.scope.keeps = s.scope.keeps or k.KEEPS | k.KEPT_OPEN  # not if the other card may lie face down
        place = -int(to.of) if isinstance(to, Term) and isinstance(to.of, Type) else TO[to]
        if isinstance(w["what"], str) and where is SUPPLY and not s.may and w["cost"] is None:
            several = 0 if w["n"] == 1 else self.amounts(w["n"])[1]
            self.emit(k.OP_GAIN, self.kind(w["what"]), place, several)
            return
        flags = (k.BY_YOU if s.by_you else 0) | (k.REMEMBER if where is TRASHED else 0)
        flags |= (k.SMUGGLED if w["smuggled"] else 0) | (k.NOT_NAMED if w["not_named"] else 0)
        if w["not_named"]:
            self.bars.setdefault(self.card, len(self.bars) + 1)
        zone = k.SUPPLY if where is SUPPLY else k.TRASH
        least, most = self.amounts(w["n"])
        chosen = self.filter(w["what"], None, w["cost"])
        self.emit(k.OP_GAIN_PICK, zone | flags << 8, place, chosen, 0 if s.may else least, most)

    def word_costs_less(self, s: Step) -> None:
        if s.w["what"]:
            self.emit(k.OP_TYPES_LESS, s.w["n"], int(s.w["what"]))
        else:
            self.emit(k.OP_CHEAPER, s.w["n"])

    def word_set_aside(self, s: Step) -> None:
        s.scope.keeps = k.KEEPS
        self.emit(k.OP_KEEP)

    def word_take_back(self, s: Step) -> None:
        if not (s.scope.later and s.scope.keeps):
            raise CardError("error-only-after", card=s.scope.card, word="take_back()", after="set_aside()")
        self.emit(k.OP_TAKE_BACK)

    def word_bar_from_buying(self, s: Step) -> None:
        self.bar(0)

    def word_bar_from_this(self, s: Step) -> None:
        self.bar(self.bars.setdefault(s.scope.card, len(self.bars) + 1))

    def bar(self, listed: int) -> None:
        if listed >= k.BARS:
            raise CardError("error-too-many-conditions")
        self.emit(k.OP_BAR, listed)

    def word_pass_left(self, s: Step) -> None:
        self.emit(k.OP_PASS, int(self.edition >= s.w["past_empty_hands_since"]))

    def word_draw_to(self, s: Step) -> None:
        what = s.w["may_set_aside"]
        chosen = self.filter(what) if what else self.filter(cost=Term("at_least", 99))
        self.emit(k.OP_DRAW_TO, s.w["n"], chosen)

    def word_play_from_hand(self, s: Step) -> None:
        if any(s.scope.lifted.values()):
            raise CardError("error-lifted-before", card=s.scope.card, word=s.w.name)
        if s.w.name == "play_it":
            self.emit(k.OP_PLAY_IT, 0 if s.may else 1)
        else:
            self.emit(k.OP_PLAY_FROM_HAND, 0 if s.may else 1, s.w["times"], self.filter(s.w["what"]))

    word_play_it = word_play_from_hand

    # cards lifted off a deck

    def how_lifted(self, scope: Scope, name: str) -> str:
        how = scope.lifted.get(scope.on_others, "")
        if not how:
            raise CardError("error-only-after", card=scope.card, word=name, after=either(LIFTS))
        return how

    def lift(self, s: Step) -> None:
        if s.scope.lifted.get(s.scope.on_others):
            raise CardError("error-lifted-before", card=s.scope.card, word=s.w.name)
        s.scope.lifted[s.scope.on_others] = s.w.name

    def word_reveal_until(self, s: Step) -> None:
        self.lift(s)
        self.emit(k.OP_UNTIL, self.filter(s.w["what"], None, s.w["cost"]), s.w["n"])

    def word_look_at(self, s: Step) -> None:
        self.lift(s)
        remember = k.REMEMBER if self.remember_revealed else 0
        self.emit(k.OP_LIFT, s.w["n"], (k.OPEN if s.w.name == "reveal_from_deck" else 0) | remember)

    word_reveal_from_deck = word_look_at

    def word_take(self, s: Step) -> None:
        self.how_lifted(s.scope, s.w.name)
        self.emit(k.OP_TAKE, self.filter(s.w["what"]))

    def word_discard_all(self, s: Step) -> None:
        openly = self.how_lifted(s.scope, s.w.name) != "look_at"
        self.emit(k.OP_DISCARD_ALL, self.filter(s.w["what"]), int(openly))

    def word_discard_others(self, s: Step) -> None:
        openly = self.how_lifted(s.scope, s.w.name) != "look_at"
        self.emit(k.OP_DROP, int(openly), 1)
        s.scope.lifted[s.scope.on_others] = "found"

    def word_discard_rest(self, s: Step) -> None:
        openly = self.how_lifted(s.scope, s.w.name) != "look_at"
        s.scope.lifted[s.scope.on_others] = ""
        self.emit(k.OP_DROP, int(openly))

    def word_put_back(self, s: Step) -> None:
        how = self.how_lifted(s.scope, s.w.name)
        s.scope.lifted[s.scope.on_others] = ""
        if how == "reveal_until":
            raise CardError("error-lifted-until", card=s.scope.card)
        flags = k.ORDERED | (0 if how == "look_at" else k.OPEN)
        self.emit(k.OP_PICK, k.D_TOPDECK | flags << 8, k.ASIDE, 0, k.N_ALL, k.N_ALL)

    def word_trash_it(self, s: Step) -> None:
        if s.scope.lifted.get(s.scope.on_others) != "reveal_until":
            raise CardError("error-only-after", card=s.scope.card, word="trash_it()", after="reveal_until")
        self.emit(k.OP_TRASH_IT)

    def word_trash_or_discard_it(self, s: Step) -> None:
        self.put_down_found(s)
        self.emit(k.OP_FOUND)

    def word_play_found(self, s: Step) -> None:
        self.put_down_found(s)
        self.emit(k.OP_PLAY_FOUND)

    def put_down_found(self, s: Step) -> None:
        if self.how_lifted(s.scope, s.w.name) == "found":
            s.scope.lifted[s.scope.on_others] = ""

    # words that no published card uses yet

    def word_gain_beside(self, s: Step) -> None:
        w = s.w
        if isinstance(w["what"], str) and not s.may:
            several = 0 if w["n"] == 1 else self.amounts(w["n"])[1]
            self.emit(k.OP_GAIN, self.kind(w["what"]), k.DISCARD, several, k.BESIDE)
        else:
            chosen = self.filter(w["what"], None, w["cost"])
            self.emit(k.OP_GAIN_PICK, k.BESIDE, k.DISCARD, chosen, int(not s.may), 1)

    def word_exchange(self, s: Step) -> None:
        self.emit(k.OP_EXCHANGE, self.kind(s.w["what"]) + 1, int(s.may))

    def word_play_from_supply(self, s: Step) -> None:
        chosen = self.filter(s.w["what"], None, s.w["cost"])
        self.emit(k.OP_PLAY_FROM_HAND, 0 if s.may else 1, 1, chosen, k.SUPPLY)

    def word_reveal_bane(self, s: Step) -> None:
        chosen = self.filter(self.bane) if self.bane else self.filter(cost=Term("at_least", 99))
        self.emit(k.OP_PICK, k.D_REVEAL, k.HAND, chosen, 0, 1)

    def word_first_action_instead(self, s: Step) -> None:
        s.later.append((self.emit(k.OP_LATER, 0, k.SILENT | k.PLAIN) + 1, ()))
        s.later.append((self.emit(k.OP_INSTEAD) + 1, s.w["steps"]))

    def word_when_others_buy(self, s: Step) -> None:
        s.later.append((self.emit(k.OP_LATER, 0, k.SILENT | k.PLAIN) + 1, ()))
        s.later.append((self.emit(k.OP_AT_BUYS) + 1, s.w["steps"]))

    def word_bid(self, s: Step) -> None:
        s.later.append((self.emit(k.OP_BID, s.w["most"]) + 2, s.w["steps"]))


REMEMBERED = {spec.after for spec in SPECS.values()} - {""}


def puts_down(steps: Sequence[Word]) -> bool:
    """Whether no lifted card is left after these steps."""
    return bool(steps) and steps[-1].name in ("discard_rest", "put_back")


def names_in(card: CardDef) -> set[str]:
    """The other cards that a card names."""
    found: set[str] = set()
    for w in card.words():
        for key, value in w.args:
            if isinstance(value, str) and key in ("what", "but", "name") and not spec_of(w.name).names:
                found.add(value)
            elif isinstance(value, Term) and isinstance(value.of, str) and value.name != "tokens_held":
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
