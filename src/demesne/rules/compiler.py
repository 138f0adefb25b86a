"""Compiles cards' programs to kernel code: every word becomes one or a few instructions.

Kinds are numbered per game in name order. The compiler also rejects what the kernel could not carry out: cards
lifted off a deck and never put down, choices for another player outside an effect on others, and so on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, NamedTuple

from demesne.kernel import const as k
from demesne.kernel.layout import TABLE, dump_table, zero
from demesne.refusal import either

from . import triggers
from .card import CardDef
from .coming import NO_MORE
from .language import (
    ALL_TOKENS,
    COMING,
    DISCARD,
    HAND,
    KEYS,
    LIFTED,
    PILE_TOKENS,
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
from .vocabulary import coins

ZONES = {HAND: k.HAND, LIFTED: k.ASIDE, TOP: k.DECK, DISCARD: k.DISCARD, SUPPLY: k.SUPPLY, TRASH: k.TRASH}
TO = {HAND: k.HAND, DISCARD: k.DISCARD, Place.DECK: k.DECK, Place.ASIDE: k.KEPT}
COUNTERS = ("cards", "actions", "buys", "coins")
GIVEN = (*COUNTERS, "tokens")
AWAY = {k.OP_KEEP, k.OP_TAKE_BACK, k.OP_TO_MAT, k.OP_THIS_TO_MAT, k.OP_TOP_TO_MAT, k.OP_TAKE_MAT}
SCOPES = {"each_other": k.EACH_OTHER, "each_player": k.EACH_PLAYER, "left_neighbour": k.EACH_LEFT}
LIFTS = ("look_at", "reveal_from_deck", "reveal_until")
PICKS = {"discard": k.D_DISCARD, "trash": k.D_TRASH, "put_on_deck": k.D_TOPDECK, "reveal": k.D_REVEAL}
NOT_IN_LOOP = {*SCOPES, "for_each_different", "pass_left"}
MOMENTS = {"buy": k.W_BUY, "gain": k.W_GAIN, "start": k.W_START, "end of buying": k.W_END_OF_BUY}
MOMENTS |= {"trash": k.W_TRASH, "discard": k.W_DISCARD, "played": k.W_PLAYED}
MOMENTS |= {"clean-up": k.W_CLEANUP, "end of turn": k.W_END_OF_TURN, "shuffle": k.W_SHUFFLE}
CLOSING = ("end of buying", "clean-up", "end of turn")  # where an optional effect asks by its own words
ALL_COPIES = ("put_this_on_deck", "exchange")  # ask there about all copies in play at once
ALL_KINDS = (1 << k.KINDS) - 1
SOURCES = {
    **{triggers.SELF: k.FROM_SELF, triggers.PLAY: k.FROM_PLAY, triggers.TURN: k.FROM_TURN},
    **{triggers.FROM_HAND: k.FROM_HAND, triggers.PILE: k.FROM_PILE},
    **{triggers.MAT: k.FROM_MAT, triggers.GAME: k.FROM_GAME},
}
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
        entry = (types, self.kind(but) + 1 if but else 0, only, mode, n)
        if entry not in self.filters:
            self.filters.append(entry)
            if len(self.filters) > k.FILTERS:
                raise CardError("error-too-many-conditions")
        return self.filters.index(entry)

    def trigger_filter(self, moment: triggers.Moment) -> int:
        """Which cards a trigger is about; `but` leaves out types."""
        chosen = self.filter(moment.card, None, moment.cost)
        if moment.but is None:
            return chosen
        types, _, only, mode, n = self.filters[chosen]
        entry = (types, -int(moment.but), only, mode, n)
        if entry not in self.filters:
            self.filters.append(entry)
        return self.filters.index(entry)

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
        entry = (-1, 0, 0, sum(1 << self.kind(name) for name in names), 0)
        if entry not in self.filters:
            self.filters.append(entry)
        return self.filters.index(entry)

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


REMEMBERED = {spec.after for spec in SPECS.values()} - {""}


def calmness(steps: Sequence[Word]) -> int:
    """Flags of an effect that is made of these words. One whose amount has to be worked out is not silent."""
    calm = []
    for w in steps_in(steps):
        n = spec_of(w.name).calm
        calm.append(n if n != k.SILENT or isinstance(w["n"], int) else k.PLAIN)
    if all(n == k.SILENT for n in calm):
        return k.SILENT | k.PLAIN
    return k.PLAIN if all(calm) else 0


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
    found |= {score.what for score in card.more.scores if isinstance(score.what, str)}
    if card.setup and isinstance(card.setup.of, str):
        found.add(card.setup.of)
    for trigger in card.triggers:
        if isinstance(trigger.moment.card, str):
            found.add(trigger.moment.card)
    if isinstance(card.points, Term) and isinstance(card.points.of, str):
        found.add(card.points.of)
    return found


class Places(NamedTuple):
    """Where things stand among all action numbers."""

    keys: int
    positions: int
    stop: int
    more_keys: int


def compile_table(
    cards: Sequence[CardDef],
    piles: set[str],
    edition: int,
    piles_to_end: int,
    numbers: dict[str, int],
    places: Places,
    bane: str = "",
) -> bytes:
    """The card table of one game; `cards` in name order, `numbers` and `places` their places among all actions."""
    kind_of = {c.name: i for i, c in enumerate(cards)}
    cards = as_treasures(cards, piles)
    t = SimpleNamespace(**{name: zero(dims) for name, _, dims in TABLE}, tr_shown={})
    compiler = Compiler(kind_of, edition, bane)
    for i, c in enumerate(cards):
        compiler.words = {id(w): n for n, w in enumerate(c.words(), 1)}
        t.cost[i], t.types[i] = c.cost, 0 if c.more.kind else int(c.types)
        t.pile[i] = int(c.name in piles)
        t.number[i] = numbers[c.name]
        t.plain[i] = plain_coins(c)
        t.start[i] = compiler.program(c.play, Scope(c.name))
        later = [at for at in instructions(compiler.code, t.start[i]) if compiler.code[at] == k.OP_LATER]
        t.simple[i] = int(is_simple(c) and all(compiler.code[at + 2] & k.FIXED for at in later))
        if t.simple[i]:
            t.more_cards[i], t.more_actions[i], t.more_buys[i], t.more_coins[i] = (total(c, name) for name in COUNTERS)
            t.later[i] = later[0] if later else 0
        if c.reaction:
            t.react_mask[i] = 65535
            t.react[i] = compiler.program(c.reaction.steps, Scope(c.name, reaction=True))
            t.react_hand[i] = c.reaction.hand_at_least
            t.react_again[i] = int(c.reaction.again)
        add_triggers(t, compiler, c, i)
        if c.cost_rule:
            t.less_per[i], t.less_for[i] = c.cost_rule.n, int(c.cost_rule.of or 0)
        if c.not_bought_with:
            t.not_with[i] = kind_of[c.not_bought_with] + 1
        if isinstance(c.points, int):
            t.vp[i] = c.points
        elif c.points.name == "per_cards":
            t.vp_div[i] = c.points.n
        else:
            t.vp_kind[i] = kind_of[str(c.points.of)] + 1
    sort_triggers(t)
    t.by_number[: len(cards)] = sorted(range(len(cards)), key=lambda i: t.number[i])
    formula = [i for i, c in enumerate(cards) if t.vp_div[i] or t.vp_kind[i] or (c.more.scores and not c.more.kind)]
    t.formula = ([*formula, -1] + [-1] * len(t.formula))[: len(t.formula)]
    t.kinds = len(cards)
    t.provinces = kind_of["Province"]
    t.colonies = kind_of["Colony"] + 1 if "Colony" in piles else 0
    t.piles_to_end = piles_to_end
    t.key_base, t.place_base, t.stop, t.more_keys = places
    t.code[: len(compiler.code)] = compiler.code
    t.step_of[: len(compiler.step_of)] = compiler.step_of
    for c in cards:
        if c.setup and c.setup.name == "tokens_on_piles" and c.name in piles:
            t.moved_token, t.moved_types = (c.setup.n or 0) + 1, int(c.setup.of or 0)
    add_coming(t, compiler, cards, piles, bane)
    add_mechanisms(t, compiler, cards)
    add_filters(t, compiler, len(cards))
    return dump_table(t)


def add_triggers(t: Any, compiler: Compiler, c: CardDef, kind: int) -> None:
    """What the card does besides being played."""
    for trigger in c.triggers:
        i = t.ntriggers
        if i == k.TRIGGERS:
            raise CardError("error-cards-too-long")
        t.ntriggers = i + 1
        words = [w.name for w in steps_in(trigger.steps)]
        moment = trigger.moment
        closing = moment.what in CLOSING
        flags = k.OPTIONAL if is_named(trigger) else 0
        flags |= k.TOGETHER if closing and any(name in ALL_COPIES for name in words) else 0
        flags |= k.SILENT if is_silent(trigger) else 0
        flags |= calmness(trigger.steps) & k.PLAIN if moment.what == "start" and not flags & k.OPTIONAL else 0
        flags |= k.ONCE if trigger.once else 0
        flags |= k.BOUGHT if moment.bought else 0
        flags |= k.ANYBODY if trigger.anybody else 0
        flags |= k.MOVES if any(spec_of(name).moves_gained for name in words) else 0
        t.tr_kind[i], t.tr_what[i], t.tr_from[i] = kind, MOMENTS[moment.what], SOURCES[trigger.source]
        t.tr_filter[i] = compiler.trigger_filter(moment)
        t.tr_flags[i] = flags
        t.tr_token[i] = PILE_TOKENS.index(trigger.token) if trigger.token else 0
        same = [w.name for w in trigger.steps] == ["may"] and trigger.source != triggers.FROM_HAND and not trigger.once
        group = [j for j in range(i) if same and t.tr_flags[j] == flags and t.tr_shown[j] == trigger.steps]
        t.tr_shown[i] = trigger.steps
        t.tr_group[i] = t.tr_group[group[0]] if group else i
        t.hears[MOMENTS[moment.what]] = 1
        own = trigger.source == triggers.SELF and moment.what != "gain"
        t.minded[MOMENTS[moment.what]] |= 1 << kind if own else ALL_KINDS
        if trigger.source == triggers.TURN:
            t.lasts[kind] = 1
        t.tr_start[i] = compiler.trigger(trigger, c.name)


def sort_triggers(t: Any) -> None:
    """By what they hear; otherwise they stay in the order of their cards."""
    n = t.ntriggers
    order = sorted(range(n), key=lambda i: int(t.tr_what[i]))
    place = {old: new for new, old in enumerate(order)}
    t.tr_group[:n] = [place[old] for old in t.tr_group[:n]]
    for row in (t.tr_kind, t.tr_what, t.tr_from, t.tr_filter, t.tr_flags, t.tr_start, t.tr_group, t.tr_token):
        row[:n] = [row[old] for old in order]
    for what in range(k.MOMENTS):
        t.tr_first[what] = sum(heard < what for heard in t.tr_what[:n])
        t.tr_end[what] = sum(heard <= what for heard in t.tr_what[:n])


def is_named(trigger: triggers.Trigger) -> bool:
    """Whether the player decides on it by naming it, not by its own words."""
    return trigger.optional and trigger.moment.what not in CLOSING


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
    check_later_parts(c, [t for t in waiting if t.moment.what == "gain" and not is_silent(t)])
    lasting = [t for t in c.triggers if t.source == triggers.TURN]
    if len(lasting) > 1 and any(t.once for t in lasting):  # they share the count of plays that `once` uses up
        raise CardError("error-once-alone", card=c.name)


def check_later_parts(c: CardDef, at_gains: Sequence[triggers.Trigger]) -> None:
    """The same of later parts that answer gains: those of one card do the same, and no trigger waits beside them."""
    until_then = [step for w in c.words() if w.name == "next_turn" for step in w["until_then"]]
    for name in ("when_right_gains", "when_copy_gained"):
        steps = [w["steps"] for w in until_then if w.name == name]
        if any(other != steps[0] for other in steps):
            raise CardError("error-same-moment", card=c.name, first=name, second=name)
        if name == "when_copy_gained" and steps and at_gains:
            raise CardError("error-same-gain", card=c.name, first=name, second=at_gains[0].name)


def are_apart(a: triggers.Moment, b: triggers.Moment) -> bool:
    """Whether the two can never be about the same card at the same time."""
    if a.what != b.what:
        return True
    if a.what in CLOSING:
        return False
    if isinstance(a.card, str) and isinstance(b.card, str):
        return a.card != b.card
    return any(x.but is not None and x.but == y.card for x, y in ((a, b), (b, a)))


def as_treasures(cards: Sequence[CardDef], piles: set[str]) -> list[CardDef]:
    """The cards as they are in this game: another card among the piles may make a Treasure of one."""
    out = list(cards)
    for c in cards:
        if c.setup and c.setup.name == "is_a_treasure" and c.name in piles:
            for i, other in enumerate(out):
                if other.name == c.setup.of:
                    out[i] = replace(other, types=other.types | Type.TREASURE, play=(coins(c.setup.n or 0),))
    return out


def add_mechanisms(t: Any, compiler: Compiler, cards: Sequence[CardDef]) -> None:
    """Which mechanisms this game needs; the others cost it nothing."""
    later = [w for c in cards for w in c.words() if w.name == "next_turn"]
    meanwhile = {step.name for w in later for step in w["until_then"]}
    t.tracks = int(bool(later or compiler.uses & {"extra_turn", "first_action_instead"}))
    t.shields = int("protected" in meanwhile)
    t.copiers = int("when_copy_gained" in meanwhile)
    if meanwhile & {"when_right_gains", "when_copy_gained"}:
        t.hears[k.W_GAIN] = 1
        t.minded[k.W_GAIN] = ALL_KINDS
    t.neighbours = int("when_right_gains" in meanwhile or any(flags & k.ANYBODY for flags in t.tr_flags))
    t.prey = sum(1 << kind for kind in compiler.prey)
    smuggled = any(w["smuggled"] for c in cards for w in c.words() if w.name == "gain")
    t.remembers = int(smuggled or bool(t.hears[k.W_END_OF_BUY] or t.hears[k.W_CLEANUP]))
    t.odd_costs = int(any(t.less_per) or any(w["what"] for c in cards for w in c.words() if w.name == "costs_less"))
    for name, listed in compiler.bars.items():
        t.bar[compiler.kind(name)] = listed
    for i, c in enumerate(cards):
        several = any(w.name == "play_from_hand" and w["times"] > 1 for w in c.words())
        t.tracked[i] = int(t.tracks and (Type.DURATION in c.types or several))
        slow = Type.ACTION in c.types and (t.plus or t.replaces or t.hears[k.W_PLAYED])
        if t.tracked[i] or t.lasts[i] or slow:
            t.plain[i] = -1
        if slow or t.prey >> i & 1 or bool(t.tracked[i]) != bool(t.later[i]):
            t.simple[i] = 0
    new = t.beyond or any(spec_of(name).extended for name in compiler.uses)
    t.extended = int(
        bool(new or t.ntriggers or t.odd_costs or t.moved_token or t.colonies or t.remembers or any(t.not_with))
    )
    if t.beyond or any(lays_away(compiler.code, at) for at in range(0, len(compiler.code), k.WIDTH)):
        t.extended = k.ELSEWHERE
    t.choosy = int(any(t.not_with) or any(is_doubtful(t, i) for i in range(len(cards))))
    t.still = int(not t.choosy and not meanwhile & {"when_right_gains", "when_copy_gained"} and may_lie_anywhere(t))


def instructions(code: Sequence[int], at: int) -> Iterator[int]:
    """Where the instructions of the program at `at` stand."""
    while code[at] != k.OP_END:
        yield at
        at += k.WIDTH


def lays_away(code: Sequence[int], at: int) -> bool:
    """Whether the instruction puts cards on a mat or sets them aside over turns."""
    return code[at] in AWAY or (code[at] in (k.OP_GAIN, k.OP_GAIN_PICK) and code[at + 2] == k.KEPT)


def is_doubtful(t: Any, kind: int) -> bool:
    """Whether this is a Treasure that does something to others or takes a card: it may be better not to play it."""
    if not t.types[kind] & Type.TREASURE or t.plain[kind] >= 0:
        return False
    return any(t.code[at] in (k.OP_EACH, k.OP_PICK) for at in instructions(t.code, t.start[kind]))


def may_lie_anywhere(t: Any) -> bool:
    """Whether nothing that happens after Treasures have been played depends on where they lie.

    Costs do not count them, none of them does anything in play or is trashed, and no effect of the Buy phase looks
    at a hand: it is silent, or puts its own card on the deck.
    """
    if t.beyond or t.prey or any(types & Type.TREASURE for types in t.less_for):
        return False
    for i in range(t.ntriggers):
        at = t.tr_start[i]
        to_deck = t.code[at] == k.OP_DECK_THIS and t.code[at + k.WIDTH] == k.OP_END
        calm = t.tr_what[i] == k.W_START or t.tr_flags[i] & k.SILENT or (t.tr_what[i] == k.W_END_OF_BUY and to_deck)
        if not calm or t.types[t.tr_kind[i]] & Type.TREASURE:
            return False
    return True


def add_coming(t: Any, compiler: Compiler, cards: Sequence[CardDef], piles: set[str], bane: str) -> None:
    """What the mechanisms of boxes that are still to come need to know of the cards."""
    kind_of = compiler.kind_of
    for i, c in enumerate(cards):
        t.potion_cost[i], t.debt_cost[i] = c.more.potion, c.more.debt
        t.side[i] = int(c.more.beside)
        t.event[i] = (2 if c.more.once else 1) if c.more.kind == "event" else 0
        for score in c.more.scores:
            if t.nscores == k.SCORES:
                raise CardError("error-cards-too-long")
            t.sc_kind[t.nscores] = 0 if c.more.kind else i + 1
            t.sc_mode[t.nscores] = k.SCORE_NAMES if score.copies else k.SCORE_CARDS
            t.sc_filter[t.nscores] = compiler.filter(score.what)
            t.sc_points[t.nscores], t.sc_per[t.nscores] = score.points, score.per
            t.sc_least[t.nscores] = score.copies
            t.nscores += 1
    faces = [c for c in cards if c.more.pile and c.name in piles]
    if len(faces) > k.HEAPS:
        raise CardError("error-cards-too-long")
    for h, face in enumerate(faces):
        t.heap_face[h] = kind_of[face.name]
        t.pile[kind_of[face.name]] = 0
        for name, _ in face.more.pile:
            t.heap_of[kind_of[name]] = h + 1
            t.pile[kind_of[name]] = 1
        t.heap_of[kind_of[face.name]] = h + 1
    t.bane = kind_of[bane] + 1 if bane else 0
    t.parts = int(any(t.potion_cost) or any(t.debt_cost))
    t.events = int(any(t.event))
    t.plus = int("place_plus" in compiler.uses)
    t.replaces = int("first_action_instead" in compiler.uses)
    given = {w["token"] for c in cards for w in c.words() if w.name == "more_tokens"}
    given |= {token for c in cards for token, _ in c.more.tokens}
    t.spends = int(bool(given) or any(t.debt_cost))
    if t.spends:
        t.pc_coffers = spending(compiler, "coffers", k.OP_COINS)
        t.pc_villagers = spending(compiler, "villagers", k.OP_ACTIONS)
        t.pc_debt = compiler.emit(k.OP_SPEND, k.SPEND_ON_DEBT)
        compiler.emit(k.OP_END)
        t.code[: len(compiler.code)] = compiler.code
        t.step_of[: len(compiler.step_of)] = compiler.step_of
    moments = {trigger.moment.what for c in cards for trigger in c.triggers}
    sources = {trigger.source for c in cards for trigger in c.triggers}
    new = moments - {"buy", "gain", "start", "end of buying"} or sources & {triggers.MAT, triggers.GAME}
    besides = any(c.more != NO_MORE for c in cards)
    t.beyond = int(bool(compiler.uses & set(COMING) or new or besides or bane))


def spending(compiler: Compiler, token: str, gives: int) -> int:
    """The fixed program of tokens that are spent between two steps of a phase; where it begins."""
    compiler.current = 0
    start = compiler.emit(k.OP_SPEND, ALL_TOKENS.index(token))
    compiler.emit(gives, k.N_THAT_MANY)
    compiler.emit(k.OP_END)
    return start


def add_filters(t: Any, compiler: Compiler, kinds: int) -> None:
    for i, entry in enumerate(compiler.filters):
        if entry[0] < 0:
            t.filter_kinds[i] = entry[3]
            continue
        types, other, only, mode, n = entry
        t.filter_types[i], t.filter_not[i], t.filter_only[i] = types, max(other, 0), only
        t.filter_mode[i] = mode + k.IN_PARTS if mode and t.parts else mode
        t.filter_n[i] = n
        t.filter_kinds[i] = sum(
            1 << j
            for j in range(kinds)
            if (not types or t.types[j] & types)
            and other != j + 1
            and not (other < 0 and t.types[j] & -other)
            and (not only or only == j + 1)
        )


def plain_coins(c: CardDef) -> int:
    """The coins of a Treasure that only gives coins; -1 for all others."""
    if Type.TREASURE in c.types and len(c.play) == 1 and c.play[0].name == "coins" and isinstance(c.play[0]["n"], int):
        return int(c.play[0]["n"])
    return -1


def is_simple(c: CardDef) -> bool:
    """Whether a card gives fixed numbers of cards, Actions, Buys and coins and does nothing else until its later part.

    A Treasure must not draw: others that are better played before it could come.
    """
    given = [w for w in c.play if w.name != "next_turn"]
    later = [w for w in c.play if w.name == "next_turn"]
    if len(later) > 1 or any(w["until_then"] for w in later) or c.types & Type.ATTACK:
        return False
    if not all(w.name in COUNTERS and isinstance(w["n"], int) for w in given):
        return False
    if sum(w.name == "cards" for w in given) > 1:  # drawing twice is not the same as drawing more at once
        return False
    if Type.TREASURE in c.types:
        return Type.ACTION not in c.types and all(w.name in ("buys", "coins") for w in given)
    return Type.ACTION in c.types


def total(c: CardDef, name: str) -> int:
    return sum(int(w["n"]) for w in c.play if w.name == name)
