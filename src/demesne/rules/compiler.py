"""Compiles cards' programs to kernel code: every word becomes one or a few instructions.

Kinds are numbered per game in name order. The compiler also rejects what the kernel could not carry out: cards
lifted off a deck and never put down, choices for another player outside an effect on others, and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from demesne.kernel import const as k
from demesne.kernel.layout import TABLE, dump_table, zero
from demesne.refusal import either

from .card import CardDef
from .language import (
    DISCARD,
    HAND,
    KEYS,
    LIFTED,
    SUPPLY,
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

ZONES = {HAND: k.HAND, LIFTED: k.ASIDE, TOP: k.DECK, DISCARD: k.DISCARD, SUPPLY: k.SUPPLY, TRASH: k.TRASH}
TO = {HAND: k.HAND, DISCARD: k.DISCARD, Place.DECK: k.DECK}
COSTS = {
    "up_to": k.COST_UP_TO,
    "exactly": k.COST_EXACTLY,
    "at_least": k.COST_AT_LEAST,
    "up_to_more": k.COST_UP_TO_MORE,
    "exactly_more": k.COST_EXACTLY_MORE,
}
COUNTERS = {"cards": k.OP_CARDS, "actions": k.OP_ACTIONS, "buys": k.OP_BUYS, "coins": k.OP_COINS}
CONDITIONS = {
    "hand_at_least": k.IF_HAND_AT_LEAST,
    "hand_at_most": k.IF_HAND_AT_MOST,
    "actions_played": k.IF_PLAYED,
}
AMOUNTS = {"that_many": k.N_THAT_MANY, "empty_piles": k.N_EMPTY_PILES, "each_type": k.N_TYPES_OF_IT}
SCOPES = {"each_other": k.EACH_OTHER, "each_player": k.EACH_PLAYER, "left_neighbour": k.EACH_LEFT}
LIFTS = ("look_at", "reveal_from_deck", "reveal_until")
OWN_TURN = {"actions", "buys", "coins", "costs_less", "worth_more", "first_play_gives", "pass_left", "trash_this"}
LEAVE_THE_DECK_ALONE = {
    *("turn_up", "name_a_card", "reveal_hand", "actions", "buys", "coins", "costs_less", "worth_more"),
    *("first_play_gives", "when", "if_you_did"),
}
STATIC_OPS = {
    "discard_hand": k.OP_DISCARD_HAND,
    "reveal_hand": k.OP_REVEAL_HAND,
    "turn_up": k.OP_TURN_UP,
    "take_it": k.OP_TAKE_TOP,
    "trash_it": k.OP_TRASH_IT,
    "name_a_card": k.OP_NAME,
    "put_anywhere": k.OP_PLACE,
    "unaffected": k.OP_SAFE,
}


@dataclass
class Scope:
    """Where a step is: in the card's own program, in an effect on others, or in a Reaction."""

    card: str
    on_others: bool = False
    reaction: bool = False
    lifted: dict[bool, str] = field(default_factory=dict)  # per on_others: how cards were lifted
    known: set[str] = field(default_factory=set)  # what earlier steps have left: "turned up", "named"
    looping: bool = False

    def inside(self) -> Scope:
        return Scope(self.card, True, self.reaction, self.lifted, set())


class Compiler:
    def __init__(self, kind_of: dict[str, int], edition: int) -> None:
        self.kind_of = kind_of
        self.edition = edition
        self.code: list[int] = [k.OP_REACTIONS, 0, 0, 0, 0, 0]
        self.filters: list[tuple[int, int, int, int, int]] = [(0, 0, 0, 0, 0)]
        self.remember_trashed = False
        self.remember_revealed = False
        self.step_of: list[int] = [0]  # of each instruction: which word of its card it belongs to, from 1
        self.words: dict[int, int] = {}  # of each word of the card: its number
        self.current = 0

    def program(self, steps: Sequence[Word], scope: Scope) -> int:
        """Compile a whole program; returns where it starts."""
        words = {w.name for w in steps_in(steps)}
        gains = [w for w in steps_in(steps) if w.name == "gain"]
        self.remember_trashed = any(w["where"] is TRASHED for w in gains)
        self.remember_revealed = "for_each_different" in words
        later: list[tuple[int, Sequence[Word]]] = []
        start = len(self.code)
        if self.remember_trashed or self.remember_revealed:
            self.emit(k.OP_REMEMBER)
        self.steps(steps, scope, later)
        self.emit(k.OP_END)
        while later:
            at, inner = later.pop(0)
            self.code[at + 2] = len(self.code)
            self.steps(inner, scope.inside(), later)
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
        mode, n = (COSTS[cost.name], cost.n or 0) if cost else (k.COST_ANY, 0)
        entry = (types, self.kind(but) + 1 if but else 0, only, mode, n)
        if entry not in self.filters:
            self.filters.append(entry)
            if len(self.filters) > k.FILTERS:
                raise CardError("error-too-many-conditions")
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
        return AMOUNTS[n.name], AMOUNTS[n.name]

    def steps(self, steps: Sequence[Word], scope: Scope, later: list[tuple[int, Sequence[Word]]]) -> None:
        for step in steps:
            self.step(step, scope, later, False, False)
            if step.name not in LEAVE_THE_DECK_ALONE:
                scope.known.discard("turned up")

    def step(self, w: Word, scope: Scope, later: Any, may: bool, by_you: bool) -> None:
        name = w.name
        self.current = self.words.get(id(w), 0)
        if name in OWN_TURN and (scope.on_others or scope.reaction):
            raise CardError("error-only-player", card=scope.card, word=name)
        if scope.looping and (name in SCOPES or name in ("for_each_different", "pass_left")):
            raise CardError("error-not-in-loop", card=scope.card, word=name)
        if name == "may":
            return self.step(w["step"], scope, later, self.edition >= w["since"], by_you)
        if name == "you_choose":
            if not scope.on_others:
                raise CardError("error-only-in-each", card=scope.card)
            return self.step(w["step"], scope, later, may, True)
        if name in COUNTERS:
            self.emit(COUNTERS[name], self.amounts(w["n"])[1])
        elif name == "costs_less":
            self.emit(k.OP_CHEAPER, w["n"])
        elif name == "worth_more":
            self.emit(k.OP_WORTH, self.kind(w["name"]), w["n"])
        elif name == "first_play_gives":
            self.emit(k.OP_FIRST, self.kind(w["name"]), w["n"])
        elif name in ("discard", "trash", "put_on_deck", "reveal"):
            self.pick(w, scope, may, by_you)
        elif name == "discard_down_to":
            n = k.N_DOWN_TO - w["n"]
            self.emit(k.OP_PICK, k.D_DISCARD, k.HAND, 0, 0 if may else n, n)
        elif name == "gain":
            self.gain(w, may, by_you)
        elif name in LIFTS:
            self.lift(w, scope)
        elif name in ("take", "discard_rest", "put_back"):
            self.land(w, scope)
        elif name in ("discard_top", "trash_top"):
            self.emit(k.OP_LOSE_TOP, k.DISCARD if name == "discard_top" else k.TRASH)
        elif name == "trash_this":
            self.emit(k.OP_TRASH_THIS, int(may))
        elif name == "deck_into_discard":
            self.emit(k.OP_DECK_TO_DISCARD, int(may), KEYS.index("deck"))
        elif name == "pass_left":
            self.emit(k.OP_PASS, int(self.edition >= w["past_empty_hands_since"]))
        elif name == "draw_to":
            none = self.filter(cost=Term("at_least", 99))
            what = w["may_set_aside"]
            self.emit(k.OP_DRAW_TO, w["n"], self.filter(what) if what else none)
        elif name in ("play_from_hand", "play_it"):
            self.play(w, scope, may)
        elif name in SCOPES:
            self.each(w, scope, later)
        elif name == "if_you_did":
            self.branch(k.IF_DID, w["at_least"], w, scope, later)
        elif name == "when":
            if w["condition"].name == "it_is_named" and "named" not in scope.known:
                raise CardError("error-only-named", card=scope.card)
            self.branch(*self.condition(w["condition"]), w, scope, later)
        elif name == "choose":
            self.choose(w, scope, later, may)
        elif name == "for_each_different":
            at = self.emit(k.OP_NEXT_OF_THEM)
            scope.looping = True
            self.inner(w["steps"], scope, later)
            scope.looping = False
            self.emit(k.OP_JUMP, at)
            self.code[at + 1] = len(self.code)
        else:
            self.check_static(name, scope)
            self.emit(STATIC_OPS[name])

    def check_static(self, name: str, scope: Scope) -> None:
        """What a word without arguments requires at its place, and what it leaves for later steps."""
        if name == "unaffected" and not scope.reaction:
            raise CardError("error-only-in-reaction", card=scope.card)
        if name == "take_it" and "turned up" not in scope.known:
            raise CardError("error-only-after", card=scope.card, word="take_it()", after="turn_up()")
        if name == "trash_it" and scope.lifted.get(scope.on_others) != "reveal_until":
            raise CardError("error-only-after", card=scope.card, word="trash_it()", after="reveal_until")
        scope.known |= {"turn_up": {"turned up"}, "name_a_card": {"named"}}.get(name, set())

    def inner(self, steps: Sequence[Word], scope: Scope, later: Any) -> None:
        """Steps that may or may not be carried out: they must put down the cards they lift, and no others."""
        before = {on_others: how for on_others, how in scope.lifted.items() if how}
        known = set(scope.known)
        self.steps(steps, scope, later)
        scope.known &= known
        if {on_others: how for on_others, how in scope.lifted.items() if how} != before:
            raise CardError("error-lifted-maybe", card=scope.card)

    def pick(self, w: Word, scope: Scope, may: bool, by_you: bool) -> None:
        verb = {"discard": k.D_DISCARD, "trash": k.D_TRASH, "put_on_deck": k.D_TOPDECK, "reveal": k.D_REVEAL}[w.name]
        args = dict(w.args)
        where = args.get("where", HAND)
        flags = k.BY_YOU if by_you else 0
        if where is TOP and "turned up" not in scope.known:
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
        least, most = self.amounts(w["n"])
        chosen = self.filter(args.get("what"), args.get("but"))
        self.emit(k.OP_PICK, verb | flags << 8, ZONES[where], chosen, 0 if may else least, most)

    def gain(self, w: Word, may: bool, by_you: bool) -> None:
        where, to = w["where"], w["to"]
        place = -int(to.of) if isinstance(to, Term) and isinstance(to.of, Type) else TO[to]
        if isinstance(w["what"], str) and where is SUPPLY and not may and w["n"] == 1 and w["cost"] is None:
            self.emit(k.OP_GAIN, self.kind(w["what"]), place)
            return
        flags = (k.BY_YOU if by_you else 0) | (k.REMEMBER if where is TRASHED else 0)
        zone = k.SUPPLY if where is SUPPLY else k.TRASH
        least, most = self.amounts(w["n"])
        chosen = self.filter(w["what"], None, w["cost"])
        self.emit(k.OP_GAIN_PICK, zone | flags << 8, place, chosen, 0 if may else least, most)

    def how_lifted(self, scope: Scope, name: str) -> str:
        how = scope.lifted.get(scope.on_others, "")
        if not how:
            raise CardError("error-only-after", card=scope.card, word=name, after=either(LIFTS))
        return how

    def lift(self, w: Word, scope: Scope) -> None:
        if scope.lifted.get(scope.on_others):
            raise CardError("error-lifted-before", card=scope.card, word=w.name)
        scope.lifted[scope.on_others] = w.name
        if w.name == "reveal_until":
            self.emit(k.OP_UNTIL, self.filter(w["what"], None, w["cost"]), w["n"])
        else:
            remember = k.REMEMBER if self.remember_revealed else 0
            self.emit(k.OP_LIFT, w["n"], (k.OPEN if w.name == "reveal_from_deck" else 0) | remember)

    def land(self, w: Word, scope: Scope) -> None:
        how = self.how_lifted(scope, w.name)
        openly = how != "look_at"
        if w.name == "take":
            self.emit(k.OP_TAKE, self.filter(w["what"]))
            return
        scope.lifted[scope.on_others] = ""
        if w.name == "discard_rest":
            self.emit(k.OP_DROP, int(openly))
        elif how == "reveal_until":
            raise CardError("error-lifted-until", card=scope.card)
        else:
            flags = k.ORDERED | (k.OPEN if openly else 0)
            self.emit(k.OP_PICK, k.D_TOPDECK | flags << 8, k.ASIDE, 0, k.N_ALL, k.N_ALL)

    def play(self, w: Word, scope: Scope, may: bool) -> None:
        if scope.on_others or scope.reaction:
            raise CardError("error-only-player", card=scope.card, word=w.name)
        if any(scope.lifted.values()):
            raise CardError("error-lifted-before", card=scope.card, word=w.name)
        if w.name == "play_it":
            self.emit(k.OP_PLAY_IT, 0 if may else 1)
        else:
            self.emit(k.OP_PLAY_FROM_HAND, 0 if may else 1, w["times"], self.filter(w["what"]))

    def each(self, w: Word, scope: Scope, later: Any) -> None:
        if scope.on_others or scope.reaction:
            raise CardError("error-not-in-each", card=scope.card, word=w.name)
        later.append((self.emit(k.OP_EACH, SCOPES[w.name]), w["steps"]))

    def condition(self, term: Term) -> tuple[int, int]:
        if term.name == "it_is":
            return k.IF_IT_IS, self.filter(term.of)
        if term.name == "none_in_hand":
            return k.IF_NONE_IN_HAND, self.filter(term.of)
        if term.name == "it_is_named":
            return k.IF_NAMED, 0
        return CONDITIONS[term.name], term.n or 0

    def branch(self, condition: int, n: int, w: Word, scope: Scope, later: Any) -> None:
        at = self.emit(k.OP_IF, condition, n)
        self.inner(w["steps"], scope, later)
        if w["otherwise"]:
            jump = self.emit(k.OP_JUMP)
            self.code[at + 3] = len(self.code)
            self.inner(w["otherwise"], scope, later)
            self.code[jump + 1] = len(self.code)
        else:
            self.code[at + 3] = len(self.code)

    def choose(self, w: Word, scope: Scope, later: Any, may: bool) -> None:
        scope.known.discard("named")
        keys = sum(1 << KEYS.index(key) for key, _ in w["options"])
        self.emit(k.OP_CHOOSE, keys, self.amounts(w["n"])[1], int(may))
        for key, steps in w["options"]:
            at = self.emit(k.OP_OPTION, KEYS.index(key))
            self.inner(steps, scope, later)
            self.code[at + 2] = len(self.code)


def names_in(card: CardDef) -> set[str]:
    """The other cards that a card names."""
    found: set[str] = set()
    for w in card.words():
        for key, value in w.args:
            if isinstance(value, str) and key in ("what", "but", "name"):
                found.add(value)
            elif isinstance(value, Term) and isinstance(value.of, str):
                found.add(value.of)
    if isinstance(card.points, Term) and isinstance(card.points.of, str):
        found.add(card.points.of)
    return found


def compile_table(
    cards: Sequence[CardDef],
    piles: set[str],
    edition: int,
    piles_to_end: int,
    numbers: dict[str, int],
    bases: tuple[int, int, int],
) -> bytes:
    """The card table of one game; `cards` in name order, `numbers` and `bases` their places among all actions."""
    kind_of = {c.name: i for i, c in enumerate(cards)}
    t = SimpleNamespace(**{name: zero(dims) for name, _, dims in TABLE})
    compiler = Compiler(kind_of, edition)
    for i, c in enumerate(cards):
        compiler.words = {id(w): n for n, w in enumerate(c.words(), 1)}
        t.cost[i], t.types[i] = c.cost, int(c.types)
        t.pile[i] = int(c.name in piles)
        t.number[i] = numbers[c.name]
        t.plain[i] = plain_coins(c)
        t.simple[i] = int(is_simple(c))
        if t.simple[i]:
            t.more_cards[i], t.more_actions[i], t.more_buys[i], t.more_coins[i] = (total(c, name) for name in COUNTERS)
        t.start[i] = compiler.program(c.play, Scope(c.name))
        if c.reaction:
            t.react_mask[i] = 65535
            t.react[i] = compiler.program(c.reaction.steps, Scope(c.name, reaction=True))
            t.react_hand[i] = c.reaction.hand_at_least
            t.react_again[i] = int(c.reaction.again)
        if isinstance(c.points, int):
            t.vp[i] = c.points
        elif c.points.name == "per_cards":
            t.vp_div[i] = c.points.n
        else:
            t.vp_kind[i] = kind_of[str(c.points.of)] + 1
    t.by_number[: len(cards)] = sorted(range(len(cards)), key=lambda i: t.number[i])
    formula = [i for i in range(len(cards)) if t.vp_div[i] or t.vp_kind[i]]
    t.formula = ([*formula, -1] + [-1] * len(t.formula))[: len(t.formula)]
    t.kinds = len(cards)
    t.provinces = kind_of["Province"]
    t.piles_to_end = piles_to_end
    t.key_base, t.place_base, t.stop = bases
    t.code[: len(compiler.code)] = compiler.code
    t.step_of[: len(compiler.step_of)] = compiler.step_of
    for i, entry in enumerate(compiler.filters):
        t.filter_types[i], t.filter_not[i], t.filter_only[i], t.filter_mode[i], t.filter_n[i] = entry
    for i in range(len(t.filter_kinds)):
        types, other, only = t.filter_types[i], t.filter_not[i], t.filter_only[i]
        t.filter_kinds[i] = sum(
            1 << j
            for j in range(len(cards))
            if (not types or t.types[j] & types) and other != j + 1 and (not only or only == j + 1)
        )
    return dump_table(t)


def plain_coins(c: CardDef) -> int:
    """The coins of a Treasure that only gives coins; -1 for all others."""
    if Type.TREASURE in c.types and len(c.play) == 1 and c.play[0].name == "coins" and isinstance(c.play[0]["n"], int):
        return int(c.play[0]["n"])
    return -1


def is_simple(c: CardDef) -> bool:
    """Whether an Action gives fixed numbers of cards, Actions, Buys and coins and does nothing else."""
    counted = all(w.name in COUNTERS and isinstance(w["n"], int) for w in c.play)
    return Type.ACTION in c.types and not c.types & (Type.ATTACK | Type.TREASURE) and counted


def total(c: CardDef, name: str) -> int:
    return sum(int(w["n"]) for w in c.play if w.name == name)
