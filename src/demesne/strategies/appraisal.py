"""What a card is worth, computed from its program: the numbers that built-in play and the generic bots use.

The specification of a word says what it is worth; here is what depends on its arguments. All in tenths of a coin.
Nothing here is keyed by a card's name; own cards are appraised like the printed ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from demesne.rules.card import CardDef
from demesne.rules.card_table import gives, plain_coins
from demesne.rules.language import ACTION, ATTACK, CURSE, HAND, LIFTED, SUPPLY, TREASURE, VICTORY, Term, Type, Word
from demesne.rules.specification import EACH_OTHER, FOUND, FROM_HAND, LEFT, SPECS, TERM_SPECS
from demesne.rules.triggers import TRIGGER_SPECS


class Unknown(LookupError):
    """A word, an amount or a trigger that nobody has put a value on."""


class Appraisal(NamedTuple):
    power: int  # of playing it once
    worth: int  # of owning it
    treasure: int  # coins as a Treasure
    more_actions: int  # Actions it gives whatever happens
    late_actions: int  # how many Actions must have been played, this one included, for it to give one
    cards: int
    draws: int  # cards it draws whatever happens
    coins: int
    buys: int
    open: int  # 0: power says everything; else 1 + what the kernel's own estimate leaves out
    gains: bool
    trashes: bool
    attacks: bool
    curses: bool  # gives Curses to the others


def appraise(card: CardDef) -> Appraisal:
    power = round(sum(WORTH.of(w) for w in card.play) + _triggered(card))
    own = list(_own(card.play))
    treasure = total(card.play, "coin")
    is_open = ACTION in card.types and any(SPECS[w.name].varies or _is_counted(w) for w in own)
    others = [w for w in card.play if SPECS[w.name].on_others == EACH_OTHER]
    maybe = [v for w in card.play if "condition" in args(w) for v in w["steps"]]
    inner = [v for v in maybe if SPECS[v.name].on_others == EACH_OTHER]
    beside = sum(_on_others(w["steps"]) for w in others) - 8 * _attacks(card)
    beside += 0.2 * sum(_on_others(w["steps"]) for w in inner)
    chosen = sum(WORTH.of(w) for w in card.play if "options" in args(w))
    return Appraisal(
        power=power if ACTION in card.types or _does_more(card) else 0,
        worth=_worth(card, power, treasure),
        treasure=treasure if TREASURE in card.types else 0,
        more_actions=total(card.play, "action"),
        late_actions=max((_late(w) for w in card.play), default=0),
        cards=total(own, "card"),
        draws=sum(_drawn(w) for w in card.play),
        coins=total(own, "coin"),
        buys=total(own, "buy"),
        open=1 + round(max(beside, 0) + chosen) if is_open else 0,
        gains=any(tells(w, "gain") and args(w).get("where") is SUPPLY for w in own),
        trashes=any(tells(w, "trash") and args(w).get("where") in (HAND, LIFTED) for w in own),
        attacks=ATTACK in card.types,
        curses=any(curses(v) for w in (*others, *inner) for v in _own(w["steps"])),
    )


def args(w: Word) -> dict[str, Any]:
    return dict(w.args)


def tells(w: Word, kind: str) -> bool:
    """Whether the log says that of the word."""
    return kind in SPECS[w.name].tells


def curses(w: Word) -> bool:
    return tells(w, "gain") and args(w).get("what") == "Curse"


def total(steps: Iterable[Word], what: str) -> int:
    """Fixed numbers of cards, Actions, Buys or coins that the words give, added up."""
    return sum(int(w["n"]) for w in steps if gives(w) == what)


def _attacks(card: CardDef) -> int:
    return sum(bool(SPECS[w.name].on_others) for w in card.play)


def _worth(card: CardDef, power: int, treasure: int) -> int:
    if card.types & CURSE:
        return -10
    if TREASURE in card.types and _does_more(card):
        return max(power + 2, 4 * card.cost)
    if TREASURE in card.types:
        return {0: 2, 1: 6}.get(treasure, 10 * treasure + 2)
    if ACTION in card.types:
        return max(power, 5 * card.cost, 10)
    return min(card.cost // 3, 3)


def _late(w: Word) -> int:
    """when(actions_played(n), ..., actions(m)): n."""
    condition = args(w).get("condition")
    if condition is None or not TERM_SPECS[condition.name].waits_for:
        return 0
    return int(condition.n or 0) if any(SPECS[s.name].gives == "action" for s in w["steps"]) else 0


def _own(steps: Iterable[Word]) -> Iterable[Word]:
    """The words that work for the player of the card."""
    for w in steps:
        spec = SPECS[w.name]
        if not spec.on_others:
            if not spec.around:
                yield w
            yield from _own(spec.inside(w) if spec.inside else ())


def _drawn(w: Word) -> int:
    """Cards that a word draws for its player, as far as the word alone says it."""
    return SPECS[w.name].draws or total([w], "card")


def _is_counted(w: Word) -> bool:
    """Whether the word's amount is one that the table shows when it is played."""
    n = dict(w.args).get("n")
    return isinstance(n, Term) and TERM_SPECS[n.name].seen


def _does_more(card: CardDef) -> bool:
    """Whether it is a Treasure that does more than give coins."""
    return TREASURE in card.types and (plain_coins(card) < 0 or bool(card.triggers))


def _triggered(card: CardDef) -> float:
    """What its triggers add to a play."""
    total = 0.0
    for trigger in card.triggers:
        if trigger.name not in TRIGGER_SPECS:
            raise Unknown(f"trigger {trigger.name}")
        often = TRIGGER_SPECS[trigger.name].often
        total += often * WORTH.steps(trigger.steps) if often else 0
    return total


class Worth:
    """What a program gives its player on average; the words say it with this."""

    def amount(self, n: int | Term) -> float:
        if isinstance(n, int):
            return n
        if n.name not in TERM_SPECS:
            raise Unknown(f"amount {n.name}")
        value = TERM_SPECS[n.name].value
        return value(n.n or 0) if callable(value) else value

    def of(self, w: Word) -> float:
        if w.name not in SPECS:
            raise Unknown(f"word {w.name}")
        value = SPECS[w.name].value
        return value(self, w) if callable(value) else value

    def steps(self, steps: Sequence[Word]) -> float:
        return sum(self.of(w) for w in steps)

    def on_others(self, steps: Sequence[Word]) -> float:
        return _on_others(steps)


WORTH = Worth()


def _on_others(steps: Sequence[Word]) -> float:
    """What an effect on the others is worth to the player of the card."""
    found = {w.name: SPECS[w.name] for s in steps for w in (s, *_own([s]))}.values()
    if any(spec.gives == "card" for spec in found) and not any(spec.whole_hand for spec in found):
        return -4
    if any(SPECS[s.name].declinable and SPECS[s["step"].name].asks == ("trash",) for s in steps):
        return -5  # they are rid of a card if they like
    if any(SPECS[s.name].asks == ("discard",) and args(s).get("what") == "Copper" for s in steps):
        return 10
    return max((spec.hurts for spec in found if spec.hurts is not None), default=0)


def play_order(cards: Sequence[CardDef]) -> list[int]:
    """The best order for Actions: those that play others (if one of these gives Actions), villages, then those that
    draw, then other non-terminals, then the strongest.
    """

    def key(i: int) -> tuple[float, ...]:
        a = appraise(cards[i])
        own = [SPECS[w.name] for w in _own(cards[i].play)]
        if any(spec.plays == FROM_HAND for spec in own):
            return (-4,)
        gains = any("gain" in spec.asks for spec in own) and not any(spec.gives == "card" for spec in own)
        if gains and a.more_actions == 1:
            return (-3,)  # before a draw shuffles, so that the gained card is shuffled in
        waits = any(SPECS[w.name].waits for w in cards[i].play)
        return (-min(a.more_actions, 2) if not waits else -min(a.more_actions, 1), waits, -a.cards, -a.power)

    return sorted((i for i, c in enumerate(cards) if ACTION in c.types), key=key)


def treasure_order(cards: Sequence[CardDef], treasures: Sequence[int]) -> list[int]:
    """The best order for Treasures: those about which the others decide, while they know least; those that look at the
    deck; those that play, trash or discard others from the hand; the plain ones, last those that spoil the purchase of
    another card; those that count what is in play.
    Where the first Silver or Gold of a turn may be lost the cheaper one goes first.
    """
    hunted = any(SPECS[w.name].hunts for c in cards for w in c.words())
    spoils = {c.not_bought_with for c in cards}

    def key(i: int) -> tuple[int, ...]:
        words = cards[i].play
        own = [SPECS[w.name] for w in _own(words)]
        if cards[i].name in spoils:
            return (5,)
        if any(SPECS[w.name].on_others == LEFT for w in words):
            return (0,)
        if any(spec.lifts for spec in own):
            return (1, int(any(spec.plays == FOUND for spec in own)))
        if any(spec.plays == FROM_HAND for spec in own):
            return (2,)
        if any(SPECS[w.name].asks in (("trash",), ("discard",)) and "where" in args(w) for w in _own(words)):
            return (3,)
        if any(_is_counted(w) for w in _own(words)):
            return (6,)
        return (4, cards[i].cost if hunted else 0)

    return sorted(treasures, key=key)


def is_points_only(types: Type) -> bool:
    return bool(types & VICTORY) and not types & (ACTION | TREASURE)
