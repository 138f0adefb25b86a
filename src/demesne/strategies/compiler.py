"""Compiles strategies to the kernel's tables: rules by verb, conditions as programs for a stack of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace

from demesne.game.kinds import Kinds
from demesne.kernel import const as k
from demesne.kernel import names as called
from demesne.kernel.layout import PLANS, dump_plans, zero
from demesne.rules.compiler import plain_coins
from demesne.rules.language import ACTION, KEYS, PILE_TOKENS, TREASURE, Type
from demesne.rules.setup import START

from .appraisal import appraise, play_order, treasure_order
from .conditions import NAMED, Condition
from .language import ANY, RANDOM, Rule, Strategy, StrategyError

VERBS = {name: i for i, name in enumerate(called.DECISIONS) if name} | {
    "play": k.D_ACTION,
    "force": k.D_NONE,
    "stop": k.D_BUY,
}
COMPARISONS = {"<": k.C_LESS, "<=": k.C_AT_MOST, "=": k.C_EQUAL, "!=": k.C_DIFFERENT, ">=": k.C_AT_LEAST, ">": k.C_MORE}
SUMS = {"+": k.C_ADD, "-": k.C_SUBTRACT, "*": k.C_TIMES}
TERMS = {
    "owned": k.T_OWNED,
    "hand": k.T_HAND,
    "inplay": k.T_INPLAY,
    "deck": k.T_DECK,
    "supply": k.T_SUPPLY,
    "opponents": k.T_OPPONENTS,
    "gained": k.T_GAINED,
    "empty_piles": k.T_EMPTY_PILES,
    "gains_to_end": k.T_GAINS_TO_END,
    "coins": k.T_COINS,
    "buys": k.T_BUYS,
    "actions": k.T_ACTIONS,
    "turn": k.T_TURN,
    "money": k.T_MONEY,
    "cards": k.T_CARDS,
    "score": k.T_SCORE,
    "lead": k.T_LEAD,
    "first": k.T_FIRST,
    "tokens": k.T_TOKENS,
    "mat": k.T_MAT,
    "pile_tokens": k.T_PILE_TOKENS,
    "embargo": k.T_PILE_TOKENS,
}
SPECIAL = {ANY: k.R_ANY, RANDOM: k.R_RANDOM}


def compile_plans(strategies: Sequence[Strategy], kinds: Kinds, split: int = 0, deals: int = 0) -> bytes:
    """The strategies of one table; `split` and `deals` say how its games begin."""
    t = SimpleNamespace(**{name: zero(dims) for name, _, dims in PLANS})
    for i, card in enumerate(kinds.cards):
        a = appraise(card)
        t.worth[i], t.power[i], t.treasure[i], t.open[i] = a.worth, a.power, a.treasure, a.open
        t.more_actions[i], t.late_actions[i] = a.more_actions, a.late_actions
        t.action_mask[i] = 65535 if ACTION in card.types else 0
    paying = [i for i in range(len(kinds.cards)) if kinds.fields.types[i] & TREASURE]
    for i, card in enumerate(kinds.cards):
        if i in paying:
            if TREASURE not in card.types:  # only in this game
                t.treasure[i] = kinds.fields.plain[i]
            t.stock[i], t.money[i] = t.power[i] or 10 * t.treasure[i], t.treasure[i]
        elif ACTION in card.types:
            t.stock[i], t.terminal[i] = min(t.power[i], 16), int(t.more_actions[i] == 0)
    t.order = _ended(play_order(kinds.cards))
    t.treasures = _ended(treasure_order(kinds.cards, paying))
    t.coin, t.blank = (kinds.kind_of[name] for name in START)
    t.split, t.deals = split, deals
    tables = _Tables(kinds)
    for s, strategy in enumerate(strategies):
        tables.add(s, strategy)
    t.begins, t.ends = tables.begins, tables.ends
    for i, (card_, when, keys) in enumerate(tables.rules):
        t.rule_card[i], t.rule_when[i], t.rule_keys[i] = card_, when, keys
    t.condition[: len(tables.code)] = tables.code
    t.watch = int(tables.asks_gained)
    plain = [plain_coins(card) for card in kinds.cards]
    t.quick = int(all(plain[i] >= 0 and ACTION not in kinds.cards[i].types for i in paying))
    t.coins[: len(plain)] = [max(c, 0) for c in plain]
    for s in range(len(strategies)):
        for verb in (k.D_BUY, k.D_BUY + k.NEVER):
            for i in range(t.begins[s * k.VERBS + verb], t.ends[s * k.VERBS + verb]):
                t.looks[s] |= int(tables.looks(t.rule_when[i]))
    for s in range(len(strategies)):
        at = s * k.VERBS + k.D_BUY
        rules = t.rule_card[t.begins[at] : t.ends[at]]
        few = len(rules) < 63 and all(kinds.cards[c].cost < k.PRICES for c in rules if c >= 0)
        few = few and not kinds.fields.odd_costs
        for coins in range(k.PRICES):
            paid = sum(1 << i for i, c in enumerate(rules) if c < 0 or kinds.cards[c].cost <= coins)
            t.affords[s * k.PRICES + coins] = paid if few else -1
    return dump_plans(t)


def _ended(kinds: list[int]) -> list[int]:
    """A row that ends with -1."""
    row = [*kinds, -1]
    return (row + [0] * k.KINDS)[: k.KINDS] if len(row) <= k.KINDS else row[: k.KINDS]


class _Tables:
    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        self.rules: list[tuple[int, int, int]] = []
        self.begins = [0] * (k.LISTS * k.VERBS)
        self.ends = [0] * (k.LISTS * k.VERBS)
        self.asks_gained = False
        self.code = [0, 0, 0, 0]  # a condition at 0 would mean none

    def add(self, s: int, strategy: Strategy) -> None:
        for verb in range(k.VERBS):
            self.begins[s * k.VERBS + verb] = len(self.rules)
            for rule in strategy.rules:
                if VERBS[rule.verb] + (k.NEVER if rule.never else 0) == verb and self.is_here(rule):
                    self.rules.append((self.about(rule), self.condition(rule.when), self.keys(rule)))
            self.ends[s * k.VERBS + verb] = len(self.rules)
        if len(self.rules) > k.RULES or len(self.code) > k.CONDITIONS:
            raise StrategyError("error-strategies-too-long", name=strategy.name)

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
        if when is None:
            return 0
        at = len(self.code)
        self.write(when)
        self.emit(k.C_END)
        return at

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
        while at and self.code[at] != k.C_END:
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
