"""The card table of one game: costs, types and points, where programs begin, what is heard, which mechanisms it needs.

What a game does not need is 0 in its table, so that the kernel tests for it once and does nothing more about it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

from demesne.kernel import const as k
from demesne.kernel.layout import TABLE, zero
from demesne.kernel.memory import dump_table

from . import triggers
from .card import NO_MORE, CardDef
from .compiler import Compiler, Scope
from .language import ALL_TOKENS, PILE_TOKENS, YOUR_TOKENS, CardError, Type, Word, steps_in
from .moments import calmness, is_named, is_silent
from .specification import SPECS, TERM_SPECS

AWAY = {k.OP_KEEP, k.OP_TAKE_BACK, k.OP_TO_MAT, k.OP_THIS_TO_MAT, k.OP_TOP_TO_MAT, k.OP_TAKE_MAT}
ALL_KINDS = (1 << k.KINDS) - 1
COUNTERS = ("card", "action", "buy", "coin")
MECHANISMS = ("tracks", "shields", "copiers", "neighbours", "remembers")  # that a word alone may need
LATER_MECHANISMS = ("plus", "marked", "tolls", "replaces")  # the same of boxes that are still to come
SOURCES = {
    **{triggers.SELF: k.FROM_SELF, triggers.PLAY: k.FROM_PLAY, triggers.TURN: k.FROM_TURN},
    **{triggers.FROM_HAND: k.FROM_HAND, triggers.PILE: k.FROM_PILE},
    **{triggers.MAT: k.FROM_MAT, triggers.GAME: k.FROM_GAME, triggers.YOURS: k.FROM_YOURS},
}


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
    cards = as_set_up(cards, piles)
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
        t.simple[i] = int(is_simple(c) and all(compiler.code[at + k.AT_LATER_FLAGS] & k.FIXED for at in later))
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
        add_scores(t, compiler, c, i)
    sort_triggers(t)
    t.by_number[: len(cards)] = sorted(range(len(cards)), key=lambda i: t.number[i])
    formula = [i for i in range(len(cards)) if t.sc_each[i]]
    t.formula = ([*formula, -1] + [-1] * len(t.formula))[: len(t.formula)]
    t.kinds = len(cards)
    t.provinces = kind_of["Province"]
    t.colonies = kind_of["Colony"] + 1 if "Colony" in piles else 0
    t.piles_to_end = piles_to_end
    t.key_base, t.place_base, t.stop, t.more_keys = places
    t.code[: len(compiler.code)] = compiler.code
    t.step_of[: len(compiler.step_of)] = compiler.step_of
    for c in cards:
        if c.setup and c.name in piles and (lays := TERM_SPECS[c.setup.name].lays):
            lays(t, c.setup)
    add_coming(t, compiler, cards, piles, bane)
    add_mechanisms(t, compiler, cards)
    add_filters(t, compiler, len(cards))
    return dump_table(t)


def add_scores(t: Any, compiler: Compiler, c: CardDef, kind: int) -> None:
    """What the card is worth: a number in the row of points, or a scoring program."""
    each = [s for s in c.more.scores if not s.once and not c.more.kind]
    once = [s for s in c.more.scores if s not in each]
    if isinstance(c.points, int):
        t.vp[kind] = c.points
    elif scores := TERM_SPECS[c.points.name].scores:
        each.append(scores(c.points))
    if each:
        t.sc_each[kind] = compiler.scoring(each)
    if once:
        if t.nscores == k.SCORES:
            raise CardError("error-cards-too-long")
        t.sc_once[t.nscores] = compiler.scoring(once)
        t.nscores += 1


def add_triggers(t: Any, compiler: Compiler, c: CardDef, kind: int) -> None:
    """What the card does besides being played."""
    for trigger in c.triggers:
        i = t.ntriggers
        if i == k.TRIGGERS:
            raise CardError("error-cards-too-long")
        t.ntriggers = i + 1
        words = [w.name for w in steps_in(trigger.steps)]
        moment, what, closing = trigger.moment, trigger.moment.spec.number, trigger.moment.spec.closing
        flags = k.OPTIONAL if is_named(trigger) else 0
        flags |= k.TOGETHER if closing and any(SPECS[name].all_copies for name in words) else 0
        flags |= k.SILENT if is_silent(trigger) else 0
        flags |= calmness(trigger.steps) & k.PLAIN if what == k.W_START and not flags & k.OPTIONAL else 0
        flags |= k.ONCE if trigger.once else 0
        flags |= k.BOUGHT if moment.bought else 0
        flags |= k.ANYBODY if trigger.anybody else 0
        flags |= k.MOVES if any(SPECS[name].moves_gained for name in words) else 0
        in_play = trigger.source in (triggers.PLAY, triggers.TURN)
        flags |= k.LEAVES if in_play and any(SPECS[name].moves_this for name in words) else 0
        t.tr_kind[i], t.tr_what[i], t.tr_from[i] = kind, what, SOURCES[trigger.source]
        t.tr_filter[i] = compiler.trigger_filter(moment)
        t.tr_flags[i] = flags
        t.tr_token[i] = token_number(trigger)
        liked = [SPECS[w.name].declinable for w in trigger.steps] == [True]
        same = liked and trigger.source != triggers.FROM_HAND and not trigger.once
        group = [j for j in range(i) if same and t.tr_flags[j] == flags and t.tr_shown[j] == trigger.steps]
        t.tr_shown[i] = trigger.steps
        t.tr_group[i] = t.tr_group[group[0]] if group else i
        t.hears[what] = 1
        own = trigger.source == triggers.SELF and what != k.W_GAIN
        t.minded[what] |= 1 << kind if own else ALL_KINDS
        if trigger.source == triggers.TURN:
            t.lasts[kind] = 1
        t.tr_start[i] = compiler.trigger(trigger, c.name)


def token_number(trigger: triggers.Trigger) -> int:
    """The number of the token on a pile that a trigger is about, 0 where it is about none."""
    if not trigger.token:
        return 0
    return (YOUR_TOKENS if trigger.source == triggers.YOURS else PILE_TOKENS).index(trigger.token)


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
        number_groups(t, what)


def number_groups(t: Any, what: int) -> None:
    """Effects that a player names are numbered at each moment, equal ones alike: a window has a bit for each."""
    numbers: dict[int, int] = {}
    for i in range(t.tr_first[what], t.tr_end[what]):
        t.tr_group[i] = numbers.setdefault(t.tr_group[i], len(numbers)) if t.tr_flags[i] & k.OPTIONAL else 0
    if len(numbers) > k.KINDS:
        raise CardError("error-cards-too-long")


def as_set_up(cards: Sequence[CardDef], piles: set[str]) -> list[CardDef]:
    """The cards as they are in this game: the setup of one among the piles may change others."""
    out = list(cards)
    for c in cards:
        if c.setup and c.name in piles and (changes := TERM_SPECS[c.setup.name].changes):
            out = [changes(c.setup, other) for other in out]
    return out


def add_mechanisms(t: Any, compiler: Compiler, cards: Sequence[CardDef]) -> None:
    """Which mechanisms this game needs; the others cost it nothing."""
    for mechanism in MECHANISMS:
        setattr(t, mechanism, int(mechanism in compiler.needs))
    hears_gains = "hears_gains" in compiler.needs
    if hears_gains:
        t.hears[k.W_GAIN] = 1
        t.minded[k.W_GAIN] = ALL_KINDS
    t.neighbours |= int(any(flags & k.ANYBODY for flags in t.tr_flags))
    t.prey = sum(1 << kind for kind in compiler.prey)
    t.remembers |= int(bool(t.hears[k.W_END_OF_BUY] or t.hears[k.W_CLEANUP]))
    if len(compiler.cheaper) > k.DISCOUNTS:
        raise CardError("error-too-many-conditions")
    t.odd_costs = int(bool(compiler.cheaper) or any(t.less_per) or bool(t.plus))
    for name, listed in compiler.bars.items():
        t.bar[compiler.kind(name)] = listed
    for i, c in enumerate(cards):
        t.tracked[i] = int(t.tracks and (Type.DURATION in c.types or c.name in compiler.repeats))
        slow = Type.ACTION in c.types and (t.plus or t.replaces or t.hears[k.W_PLAYED] or t.hears[k.W_SHUFFLE])
        slow = slow or t.hears[k.W_PLAY] or t.marked
        if t.tracked[i] or t.lasts[i] or slow:
            t.plain[i] = -1
        if slow or t.prey >> i & 1 or bool(t.tracked[i]) != bool(t.later[i]):
            t.simple[i] = 0
    new = t.beyond or any(SPECS[name].extended for name in compiler.uses)
    t.extended = int(
        bool(new or t.ntriggers or t.odd_costs or t.moved_token or t.colonies or t.remembers or any(t.not_with))
    )
    if t.beyond or any(lays_away(compiler.code, at) for at in range(0, len(compiler.code), k.WIDTH)):
        t.extended = k.ELSEWHERE
    t.choosy = int(any(t.not_with) or bool(t.prey) or any(is_doubtful(t, i) for i in range(len(cards))))
    t.still = int(not t.choosy and not hears_gains and may_lie_anywhere(t))


def instructions(code: Sequence[int], at: int) -> Iterator[int]:
    """Where the instructions of the program at `at` stand."""
    while code[at] != k.OP_END:
        yield at
        at += k.WIDTH


def lays_away(code: Sequence[int], at: int) -> bool:
    """Whether the instruction puts cards on a mat or sets them aside over turns."""
    return code[at] in AWAY or (code[at] in (k.OP_GAIN, k.OP_GAIN_PICK) and code[at + k.AT_GAINED_TO] == k.KEPT)


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
    for mechanism in LATER_MECHANISMS:
        setattr(t, mechanism, int(mechanism in compiler.needs))
    if t.tolls:
        t.hears[k.W_BUY] = 1
    given = "spends" in compiler.needs or any(c.more.tokens for c in cards)
    t.spends = int(given or any(t.debt_cost))
    if t.spends:
        t.pc_coffers = spending(compiler, "coffers", k.OP_COINS)
        t.pc_villagers = spending(compiler, "villagers", k.OP_ACTIONS)
        t.pc_debt = compiler.emit(k.OP_SPEND, k.SPEND_ON_DEBT)
        compiler.emit(k.OP_END)
        t.code[: len(compiler.code)] = compiler.code
        t.step_of[: len(compiler.step_of)] = compiler.step_of
    new = any(not SPECS[name].offered for name in compiler.uses)
    heard = [trigger for c in cards for trigger in c.triggers]
    new |= any(not one.moment.spec.published or one.source in triggers.LATER for one in heard)
    t.beyond = int(new or any(c.more != NO_MORE for c in cards) or bool(bane))


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


def gives(w: Word) -> str:
    """What the word gives a fixed number of; empty for every other word."""
    spec = SPECS[w.name]
    return spec.gives if spec.gives and isinstance(w["n"], int) else ""


def plain_coins(c: CardDef) -> int:
    """The coins of a Treasure that only gives coins; -1 for all others."""
    if Type.TREASURE in c.types and [gives(w) for w in c.play] == ["coin"]:
        return int(c.play[0]["n"])
    return -1


def is_simple(c: CardDef) -> bool:
    """Whether a card gives fixed numbers of cards, Actions, Buys and coins and does nothing else until its later part.

    A Treasure must not draw: others that are better played before it could come.
    """
    later = [w for w in c.play if SPECS[w.name].later]
    given = [gives(w) for w in c.play if w not in later]
    if len(later) > 1 or any(w["until_then"] for w in later) or c.types & Type.ATTACK:
        return False
    if not set(given) <= set(COUNTERS):
        return False
    if given.count("card") > 1:  # drawing twice is not the same as drawing more at once
        return False
    if Type.TREASURE in c.types:
        return Type.ACTION not in c.types and set(given) <= {"buy", "coin"}
    return Type.ACTION in c.types


def total(c: CardDef, what: str) -> int:
    return sum(int(w["n"]) for w in c.play if gives(w) == what)
