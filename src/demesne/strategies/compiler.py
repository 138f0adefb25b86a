"""Compiles strategies to the kernel's tables: rules by verb, conditions as programs for a stack of numbers."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Sequence
from itertools import accumulate
from operator import or_
from types import SimpleNamespace
from typing import NamedTuple

from demesne.game.kinds import Kinds
from demesne.kernel import const as k
from demesne.kernel import names as called
from demesne.kernel.layout import PLANS, PLANS_FORMAT, zero
from demesne.kernel.memory import dump_plans
from demesne.rules.card_table import plain_coins
from demesne.rules.language import ACTION, KEYS, PILE_TOKENS, TREASURE, Type
from demesne.rules.setup import START

from .appraisal import appraise, play_order, treasure_order
from .conditions import FUNCTIONS, NAMED, NAMES, ON_PILES, Condition
from .language import ANY, RANDOM, Rule, Strategy, StrategyError

VERBS = {name: i for i, name in enumerate(called.DECISIONS) if name} | {
    "play": k.D_ACTION,
    "force": k.D_NONE,
    "stop": k.D_BUY,
}
COMPARISONS = {"<": k.C_LESS, "<=": k.C_AT_MOST, "=": k.C_EQUAL, "!=": k.C_DIFFERENT, ">=": k.C_AT_LEAST, ">": k.C_MORE}
SUMS = {"+": k.C_ADD, "-": k.C_SUBTRACT, "*": k.C_TIMES}
TERMS = {name: getattr(k, f"T_{name.upper()}") for name in (*FUNCTIONS, *ON_PILES[:1], *NAMED, *NAMES)}
TERMS["embargo"] = k.T_PILE_TOKENS
NO_CODE = (0, 0, 0, 0)  # a condition at 0 would mean none
# the fields that differ from list to list
OF_LISTS = (
    *("affords", "condition", "rule_keys", "rule_card", "rule_when", "begins", "ends"),
    *("looks", "watch", "split", "deals"),
)
# field by field: where it begins in the bytes, and the letter of its numbers
_SIZES = [(int(n), letter) for n, letter in re.findall(r"(\d+)(\w)", PLANS_FORMAT.format)]
_BEGINS = accumulate((n * struct.calcsize("=" + letter) for n, letter in _SIZES), initial=0)
PLACES = {name: (at, letter) for (name, _, _), at, (_, letter) in zip(PLANS, _BEGINS, _SIZES)}
SPECIAL = {ANY: k.R_ANY, RANDOM: k.R_RANDOM}


def compile_plans(strategies: Sequence[Strategy], kinds: Kinds, split: int = 0, deals: int = 0) -> bytes:
    """The strategies of one table; `split` and `deals` say how its games begin."""
    tables = Tables(kinds)
    pieces = []
    for strategy in strategies:
        pieces.append(tables.piece(strategy.rules))
        if not tables.fit(pieces):
            raise StrategyError("error-strategies-too-long", name=strategy.name)
    return tables.plans(pieces, split, deals)


class Piece(NamedTuple):
    """The table of one list by itself: positions of rules and conditions count from its own beginning."""

    begins: list[int]  # per verb
    ends: list[int]
    cards: list[int]  # rule by rule
    whens: list[int]  # 0: no condition
    keys: list[int]
    code: list[int]
    jumps: list[int]  # where in the code a position in the code stands
    affords: list[int]  # by coins
    looks: bool
    asks_gained: bool


class Tables:
    """Tables for games with these cards. What concerns the cards is worked out once, a list in some microseconds."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        self._fixed = dump_plans(_fixed(kinds))

    def piece(self, rules: Iterable[Rule]) -> Piece:
        """The table of one list; rules about cards that these games do not have are left out."""
        return _Writer(self.kinds).piece(rules)

    def fit(self, pieces: Sequence[Piece]) -> bool:
        """Whether the lists fit into one table together."""
        rules, code = sum(len(p.cards) for p in pieces), len(NO_CODE) + sum(len(p.code) for p in pieces)
        return len(pieces) <= k.LISTS and rules <= k.RULES and code <= k.CONDITIONS

    def plans(self, pieces: Sequence[Piece], split: int = 0, deals: int = 0) -> bytes:
        """The lists side by side, as the kernel reads them."""
        out = bytearray(self._fixed)
        columns: dict[str, list[int]] = {name: [] for name in OF_LISTS}
        code = list(NO_CODE)
        for piece in pieces:
            rules, at = len(columns["rule_card"]), len(code)
            columns["begins"] += [rules + n for n in piece.begins]
            columns["ends"] += [rules + n for n in piece.ends]
            columns["rule_card"] += piece.cards
            columns["rule_when"] += [at + n - 1 if n else 0 for n in piece.whens]
            columns["rule_keys"] += piece.keys
            columns["affords"] += piece.affords
            columns["looks"].append(int(piece.looks))
            code += piece.code
            for jump in piece.jumps:
                code[at + jump] += at
        columns["condition"] = code
        columns["watch"] = [int(any(piece.asks_gained for piece in pieces))]
        columns["split"], columns["deals"] = [split], [deals]
        for name, numbers in columns.items():
            offset, letter = PLACES[name]
            struct.pack_into(f"={len(numbers)}{letter}", out, offset, *numbers)
        return bytes(out)


def _fixed(kinds: Kinds) -> SimpleNamespace:
    """What anybody who plans needs to know about the cards."""
    t = SimpleNamespace(**{name: zero(dims) for name, _, dims in PLANS})
    for i, card in enumerate(kinds.cards):
        a = appraise(card)
        t.worth[i], t.power[i], t.treasure[i], t.open[i] = a.worth, a.power, a.treasure, a.open
        t.more_actions[i], t.late_actions[i], t.draws[i] = a.more_actions, a.late_actions, a.draws
        t.free[i] = int(bool(a.more_actions) and (a.open == 0 or not _takes_anything(kinds, i)))
        t.action_mask[i] = 65535 if ACTION in card.types else 0
    paying = [i for i in range(len(kinds.cards)) if kinds.fields.types[i] & TREASURE]
    for i, card in enumerate(kinds.cards):
        if i in paying:
            if TREASURE not in card.types:  # only in this game
                t.treasure[i] = kinds.fields.plain[i]
            t.stock[i], t.money[i] = t.power[i] or 10 * t.treasure[i], t.treasure[i]
        elif ACTION in card.types:
            t.stock[i], t.terminal[i] = min(t.power[i], 16), int(t.more_actions[i] == 0)
    for i, types in enumerate(kinds.fields.types[: len(kinds.cards)]):
        t.paid[i] = t.stock[i] if types & TREASURE else 0
        t.drawn[i] = t.paid[i] or (t.power[i] if types & ACTION and not types & TREASURE else 0)
    t.order = _ended(play_order(kinds.cards))
    t.treasures = _ended(treasure_order(kinds.cards, paying))
    t.coin, t.blank = (kinds.kind_of[name] for name in START)
    plain = [plain_coins(card) for card in kinds.cards]
    only_coins = [i for i in paying if plain[i] >= 0 and kinds.fields.plain[i] >= 0]
    t.quick = int(only_coins == paying and all(ACTION not in kinds.cards[i].types for i in paying))
    t.coins[: len(plain)] = [max(c, 0) for c in plain]
    return t


def _takes_anything(kinds: Kinds, kind: int) -> bool:
    """Whether the program does more than give Actions and offer choices."""
    code, at = kinds.fields.code, kinds.fields.start[kind]
    while code[at] != k.OP_END:
        if code[at] == k.OP_OPTION:
            at = code[at + k.AT_NEXT_OPTION]
        elif code[at] == k.OP_CHOOSE or (code[at] == k.OP_ACTIONS and code[at + 1] > 0):
            at += k.WIDTH
        else:
            return True
    return False


def _ended(kinds: list[int]) -> list[int]:
    """A row that ends with -1."""
    row = [*kinds, -1]
    return (row + [0] * k.KINDS)[: k.KINDS] if len(row) <= k.KINDS else row[: k.KINDS]


class _Writer:
    """Writes the table of one list."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        self.asks_gained = False
        self.code: list[int] = []
        self.jumps: list[int] = []

    def piece(self, rules: Iterable[Rule]) -> Piece:
        by_verb: dict[int, list[Rule]] = {}
        for rule in rules:
            if self.is_here(rule):
                by_verb.setdefault(VERBS[rule.verb] + (k.NEVER if rule.never else 0), []).append(rule)
        begins, ends = [], []
        cards: list[int] = []
        whens: list[int] = []
        keys: list[int] = []
        for verb in range(k.VERBS):
            begins.append(len(cards))
            for rule in by_verb.get(verb, ()):
                cards.append(self.about(rule))
                whens.append(self.condition(rule.when))
                keys.append(self.keys(rule))
            ends.append(len(cards))
        bought = cards[begins[k.D_BUY] : ends[k.D_BUY]]
        buys = [verb for verb in (k.D_BUY, k.D_TOPDECK) for verb in (verb, verb + k.NEVER)]
        asked = [i for verb in buys for i in range(begins[verb], ends[verb])]
        by_chance = any(cards[i] == k.R_RANDOM for i in range(begins[k.D_TOPDECK], ends[k.D_TOPDECK]))
        looks = by_chance or any(self.looks(whens[i] - 1) for i in asked if whens[i])
        return Piece(
            begins, ends, cards, whens, keys, self.code, self.jumps, self.affords(bought), looks, self.asks_gained
        )

    def affords(self, cards: Sequence[int]) -> list[int]:
        """By coins: the buy rules that so many pay for, a bit each; -1 where there are too many or odd costs."""
        costs = [self.kinds.cards[c].cost if c >= 0 else 0 for c in cards]
        if len(cards) >= 63 or self.kinds.fields.odd_costs or max(costs, default=0) >= k.PRICES:
            return [-1] * k.PRICES
        paid = [0] * k.PRICES
        for i, cost in enumerate(costs):
            paid[cost] |= 1 << i
        return list(accumulate(paid, or_))

    def is_here(self, rule: Rule) -> bool:
        """A rule about a card that this game does not have is ignored."""
        return not isinstance(rule.what, str) or rule.what in self.kinds.kind_of

    def about(self, rule: Rule) -> int:
        if rule.verb == "stop":
            return k.R_STOP
        if rule.special:
            return SPECIAL[rule.special]
        return k.R_TYPES - int(rule.what) if isinstance(rule.what, Type) else self.kinds.kind_of[str(rule.what)]

    def keys(self, rule: Rule) -> int:
        keys = sum(1 << KEYS.index(key) for key in rule.keys if key != RANDOM)
        return keys - (keys >> 15 << 16)  # as a number of 16 bits with a sign

    def condition(self, when: Condition | None) -> int:
        """Where in the code it begins, + 1; 0 for none."""
        if when is None:
            return 0
        at = len(self.code)
        self.write(when)
        self.emit(k.C_END)
        return at + 1

    def emit(self, op: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        self.code += [op, a, b, c]
        return len(self.code) - 4

    def write(self, c: Condition) -> None:
        head = c[0]
        if head == "number":
            self.emit(k.C_NUMBER, c[1])
        elif self.is_absent(c):
            self.emit(k.C_NUMBER, 0)
        elif head in TERMS:
            self.emit(k.C_TERM, TERMS[head], self.what(c))
        elif head in ("and", "or"):
            self.write(c[1])
            jump = self.emit(k.C_AND if head == "and" else k.C_OR)
            self.write(c[2])
            self.code[jump + 1] = len(self.code)
            self.jumps.append(jump + 1)
        elif head == "not":
            self.write(c[1])
            self.emit(k.C_NOT)
        elif head == "neg":
            self.write(c[1])
            self.emit(k.C_NEGATE)
        elif head in COMPARISONS and c[1][0] in TERMS and c[2][0] == "number" and not self.is_absent(c[1]):
            self.emit(COMPARISONS[head], TERMS[c[1][0]], self.what(c[1]), c[2][1])
        else:
            self.write(c[1])
            self.write(c[2])
            if head in SUMS:
                self.emit(SUMS[head])
            else:
                self.emit(k.C_COMPARE, COMPARISONS[head])

    def looks(self, at: int) -> bool:
        """Whether the condition at `at` asks for cards in hand or in play."""
        while self.code[at] != k.C_END:
            if (self.code[at] <= k.C_MORE or self.code[at] == k.C_TERM) and self.code[at + 1] in (k.T_HAND, k.T_INPLAY):
                return True
            at += 4
        return False

    def is_absent(self, c: Condition) -> bool:
        """Whether it counts copies of a card that this game does not have."""
        if c[0] in NAMED:
            return False
        return c[0] in TERMS and len(c) == 2 and isinstance(c[1], str) and c[1] not in self.kinds.kind_of

    def what(self, c: Condition) -> int:
        self.asks_gained |= c[0] == "gained"
        if len(c) == 1:
            return 0
        if c[0] in NAMED:
            return NAMED[c[0]].index(c[1])
        if c[0] == "embargo":
            return PILE_TOKENS.index("embargo") + 1 << k.KIND_BITS | self.kinds.kind_of[c[1]]
        return -int(c[1]) if isinstance(c[1], Type) else self.kinds.kind_of[c[1]]
