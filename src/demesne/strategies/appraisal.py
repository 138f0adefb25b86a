"""What a card is worth, computed from its program: the numbers that built-in play and the generic bots use.

The specification of a word says what it is worth; here is what depends on its arguments. All in tenths of a coin.
Nothing here is keyed by a card's name; own cards are appraised like the printed ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from demesne.rules.card import CardDef
from demesne.rules.card_table import plain_coins
from demesne.rules.language import ACTION, ATTACK, CURSE, HAND, LIFTED, SUPPLY, TREASURE, VICTORY, Term, Type, Word
from demesne.rules.specification import SPECS, TERM_SPECS
from demesne.rules.triggers import OFTEN

CARD = 9  # one card more in hand
ACTION_WORTH = 4
COIN = 10
BUY = 3
POINT = 8  # a victory token
LATER = 0.9  # of an effect in the next turn
GAINS = {"Gold": 22, "Silver": 13, "Copper": 2, "Estate": -3, "Curse": -16}


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
    own = list(_own(card.play))
    power = round(sum(_value(w) for w in card.play) + _triggered(card))
    treasure = sum(w["n"] for w in card.play if w.name == "coins" and isinstance(w["n"], int))
    is_open = ACTION in card.types and any(SPECS[w.name].varies or _is_counted(w) for w in own)
    others = [w for w in card.play if w.name == "each_other"]
    inner = [v for w in card.play if w.name == "when" for v in w["steps"] if v.name == "each_other"]
    beside = sum(_on_others(w["steps"]) for w in others) - 8 * _attacks(card)
    beside += 0.2 * sum(_on_others(w["steps"]) for w in inner)
    chosen = sum(_value(w) for w in card.play if w.name == "choose")
    return Appraisal(
        power=power if ACTION in card.types or _does_more(card) else 0,
        worth=_worth(card, power, treasure),
        treasure=treasure if TREASURE in card.types else 0,
        more_actions=sum(w["n"] for w in card.play if w.name == "actions" and isinstance(w["n"], int)),
        late_actions=max((_late(w) for w in card.play), default=0),
        cards=sum(w["n"] for w in own if w.name == "cards" and isinstance(w["n"], int)),
        draws=sum(_drawn(w) for w in card.play),
        coins=sum(w["n"] for w in own if w.name == "coins" and isinstance(w["n"], int)),
        buys=sum(w["n"] for w in own if w.name == "buys" and isinstance(w["n"], int)),
        open=1 + round(max(beside, 0) + chosen) if is_open else 0,
        gains=any(w.name == "gain" and w["where"] is SUPPLY for w in own),
        trashes=any(w.name == "trash" and w["where"] in (HAND, LIFTED) for w in own),
        attacks=ATTACK in card.types,
        curses=any(v.name == "gain" and v["what"] == "Curse" for w in (*others, *inner) for v in _own(w["steps"])),
    )


def _attacks(card: CardDef) -> int:
    return sum(w.name in ("each_other", "each_player", "left_neighbour") for w in card.play)


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
    if w.name == "when" and w["condition"].name == "actions_played" and any(s.name == "actions" for s in w["steps"]):
        return int(w["condition"].n or 0)
    return 0


def _own(steps: Iterable[Word]) -> Iterable[Word]:
    """The words that work for the player of the card."""
    for w in steps:
        if w.name in ("may", "you_choose"):
            yield from _own([w["step"]])
        elif w.name in ("each_other", "left_neighbour", "each_player"):
            continue
        else:
            yield w
            if w.name in ("when", "if_you_did"):
                yield from _own([*w["steps"], *w["otherwise"]])
            elif w.name == "choose":
                for _, inside in w["options"]:
                    yield from _own(inside)
            elif w.name == "for_each_different":
                yield from _own(w["steps"])


def _drawn(w: Word) -> int:
    """Cards that a word draws for its player, as far as the word alone says it."""
    if w.name == "draw_to":
        return 3
    return w["n"] if w.name == "cards" and isinstance(w["n"], int) else 0


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
        if trigger.name not in OFTEN:
            raise Unknown(f"trigger {trigger.name}")
        total += OFTEN[trigger.name] * _values(trigger.steps) if OFTEN[trigger.name] else 0
    return total


def _amount(n: int | Term) -> float:
    if isinstance(n, int):
        return n
    if n.name == "up_to":
        return 0.5 * (n.n or 0)
    if n.name not in TERM_SPECS:
        raise Unknown(f"amount {n.name}")
    return float(TERM_SPECS[n.name].value)


def _values(steps: Sequence[Word]) -> float:
    return sum(_value(w) for w in steps)


def _value(w: Word) -> float:
    """What a word gives its player on average."""
    if w.name not in SPECS:
        raise Unknown(f"word {w.name}")
    value = SPECS[w.name].value
    return VALUES[w.name](w) if isinstance(value, str) else value


def _gain(w: Word) -> float:
    if isinstance(w["what"], str):
        return GAINS.get(w["what"], 10) * min(_amount(w["n"]), 2)
    if w["cost"] is None or w["cost"].name != "up_to":
        return 10
    return 4.0 * (w["cost"].n or 2) * (0.6 if w["smuggled"] else 1)


def _choose(w: Word) -> float:
    each = sorted((_values(inside) for _, inside in w["options"]), reverse=True)
    return sum(each[: max(round(_amount(w["n"])), 1)])


def _tokens(w: Word) -> float:
    """A victory token is a point; others make later plays stronger."""
    return (POINT if w["name"] == "victory" else 6) * _amount(w["n"])


VALUES: dict[str, Callable[[Word], float]] = {
    "cards": lambda w: CARD * _amount(w["n"]),
    "actions": lambda w: ACTION_WORTH * _amount(w["n"]),
    "coins": lambda w: COIN * _amount(w["n"]),
    "buys": lambda w: BUY * _amount(w["n"]),
    "tokens": _tokens,
    "gain": _gain,
    "trash": lambda w: 6 * min(_amount(w["n"]), 2),
    "may": lambda w: max(_value(w["step"]), 0),
    "you_choose": lambda w: max(_value(w["step"]), 0),
    "when": lambda w: 0.5 * max(_values(w["steps"]), 0),
    "if_you_did": lambda w: 0.7 * max(_values(w["steps"]), 0),
    "choose": _choose,
    "for_each_different": lambda w: 0.6 * _values(w["steps"]),
    "next_turn": lambda w: LATER * (_values(w["steps"]) + _values(w["until_then"])),
    "each_other": lambda w: _on_others(w["steps"]),
    "each_player": lambda w: _on_others(w["steps"]),
    "left_neighbour": lambda w: _on_others(w["steps"]),
}


def _on_others(steps: Sequence[Word]) -> float:
    """What an effect on the others is worth to the player of the card."""
    found = {w.name for s in steps for w in (s, *_own([s]))}
    if "cards" in found and "discard_hand" not in found:
        return -4
    if any(s.name == "may" and s["step"].name == "trash" for s in steps):
        return -5  # they are rid of a card if they like
    if any(s.name == "discard" and s["what"] == "Copper" for s in steps):
        return 10
    return max((hurts for name in found if (hurts := SPECS[name].hurts) is not None), default=0)


def play_order(cards: Sequence[CardDef]) -> list[int]:
    """The best order for Actions: those that play others (if one of these gives Actions), villages, then those that
    draw, then other non-terminals, then the strongest.
    """

    def key(i: int) -> tuple[float, ...]:
        a = appraise(cards[i])
        if any(w.name == "play_from_hand" for w in _own(cards[i].play)):
            return (-4,)
        own = {w.name for w in _own(cards[i].play)}
        if "gain" in own and "cards" not in own and a.more_actions == 1:
            return (-3,)  # before a draw shuffles, so that the gained card is shuffled in
        waits = any(w.name in ("when", "choose", "discard") for w in cards[i].play)
        return (-min(a.more_actions, 2) if not waits else -min(a.more_actions, 1), waits, -a.cards, -a.power)

    return sorted((i for i, c in enumerate(cards) if ACTION in c.types), key=key)


def treasure_order(cards: Sequence[CardDef], treasures: Sequence[int]) -> list[int]:
    """The best order for Treasures: those about which the others decide, while they know least; those that look at the
    deck; those that play, trash or discard others from the hand; the plain ones, last those that spoil the purchase of
    another card; those that count what is in play.
    Where the first Silver or Gold of a turn may be lost the cheaper one goes first.
    """
    hunted = any(w.name == "first_is_trashed" for c in cards for w in c.words())
    spoils = {c.not_bought_with for c in cards}

    def key(i: int) -> tuple[int, ...]:
        words = cards[i].play
        own = {w.name for w in _own(words)}
        if cards[i].name in spoils:
            return (5,)
        if any(w.name == "left_neighbour" for w in words):
            return (0,)
        if own & {"look_at", "reveal_until", "reveal_from_deck"}:
            return (1, int("play_found" in own))
        if "play_from_hand" in own:
            return (2,)
        if own & {"trash", "discard"}:
            return (3,)
        if any(_is_counted(w) for w in _own(words)):
            return (6,)
        return (4, cards[i].cost if hunted else 0)

    return sorted(treasures, key=key)


def is_points_only(types: Type) -> bool:
    return bool(types & VICTORY) and not types & (ACTION | TREASURE)
