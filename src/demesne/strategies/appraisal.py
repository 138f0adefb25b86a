"""What a card is worth, computed from its program: the numbers that built-in play and the generic bots use.

All in tenths of a coin. Nothing here is keyed by a card's name; own cards are appraised like the printed ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from demesne.rules.card import CardDef
from demesne.rules.language import ACTION, ATTACK, CURSE, HAND, LIFTED, SUPPLY, TREASURE, VICTORY, Term, Type, Word

CARD = 9  # one card more in hand
ACTION_WORTH = 4
COIN = 10
BUY = 3
GAINS = {"Gold": 22, "Silver": 13, "Copper": 2, "Estate": -3, "Curse": -16}
ON_OTHERS = {"gain": 26, "discard_down_to": 14, "trash": 14, "choose": 18, "put_on_deck": 8, "discard_hand": 8}
# values that depend on the hand are estimated during play
OPEN_WORDS = {
    *("trash", "discard", "draw_to", "play_from_hand", "worth_more", "when", "if_you_did", "choose", "discard_hand"),
    *("trash_this", "gain"),
}


@dataclass(frozen=True)
class Appraisal:
    power: int  # of playing it once
    worth: int  # of owning it
    treasure: int  # coins as a Treasure
    more_actions: int  # Actions it gives whatever happens
    late_actions: int  # how many Actions must have been played, this one included, for it to give one
    cards: int
    coins: int
    buys: int
    open: int  # 0: power says everything; else 1 + what the kernel's own estimate leaves out
    gains: bool
    trashes: bool
    attacks: bool


def appraise(card: CardDef) -> Appraisal:
    own = list(_own(card.play))
    power = round(sum(_value(w) for w in card.play))
    treasure = sum(w["n"] for w in card.play if w.name == "coins" and isinstance(w["n"], int))
    is_open = ACTION in card.types and any(w.name in OPEN_WORDS for w in own)
    beside = sum(_on_others(w["steps"]) for w in card.play if w.name == "each_other") - 8 * _attacks(card)
    inner = [v for w in card.play if w.name == "when" for v in w["steps"] if v.name == "each_other"]
    beside += 0.2 * sum(_on_others(w["steps"]) for w in inner)
    chosen = sum(_value(w) for w in card.play if w.name == "choose")
    return Appraisal(
        power=power if ACTION in card.types else 0,
        worth=_worth(card, power, treasure),
        treasure=treasure if TREASURE in card.types else 0,
        more_actions=sum(w["n"] for w in card.play if w.name == "actions"),
        late_actions=max((_late(w) for w in card.play), default=0),
        cards=sum(w["n"] for w in own if w.name == "cards" and isinstance(w["n"], int)),
        coins=sum(w["n"] for w in own if w.name == "coins" and isinstance(w["n"], int)),
        buys=sum(w["n"] for w in own if w.name == "buys" and isinstance(w["n"], int)),
        open=1 + round(max(beside, 0) + chosen) if is_open else 0,
        gains=any(w.name == "gain" and w["where"] is SUPPLY for w in own),
        trashes=any(w.name == "trash" and w["where"] in (HAND, LIFTED) for w in own),
        attacks=ATTACK in card.types,
    )


def _attacks(card: CardDef) -> int:
    return sum(w.name in ("each_other", "each_player", "left_neighbour") for w in card.play)


def _worth(card: CardDef, power: int, treasure: int) -> int:
    if card.types & CURSE:
        return -10
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


def _amount(n: int | Term) -> float:
    if isinstance(n, int):
        return n
    return {"up_to": 0.5 * (n.n or 0), "any_number": 1.5, "that_many": 1.5}.get(n.name, 1.2)


def _values(steps: Sequence[Word]) -> float:
    return sum(_value(w) for w in steps)


def _value(w: Word) -> float:
    """What a word gives its player on average."""
    name = w.name
    if name in ("may", "you_choose"):
        return max(_value(w["step"]), 0)
    if name in ("cards", "actions", "coins", "buys"):
        return {"cards": CARD, "actions": ACTION_WORTH, "coins": COIN, "buys": BUY}[name] * _amount(w["n"])
    if name == "gain":
        if isinstance(w["what"], str):
            return GAINS.get(w["what"], 10)
        return 4.0 * (w["cost"].n or 2) if w["cost"] and w["cost"].name == "up_to" else 10
    if name == "trash":
        return 6 * min(_amount(w["n"]), 2)
    if name == "when":
        return 0.5 * max(_values(w["steps"]), 0)
    if name == "if_you_did":
        return 0.7 * max(_values(w["steps"]), 0)
    if name == "choose":
        each = sorted((_values(inside) for _, inside in w["options"]), reverse=True)
        return sum(each[: max(round(_amount(w["n"])), 1)])
    if name in ("each_other", "each_player", "left_neighbour"):
        return _on_others(w["steps"])
    if name == "for_each_different":
        return 0.6 * _values(w["steps"])
    if name in ("discard", "put_on_deck", "put_anywhere"):
        return -2
    return _PLAIN.get(name, 0)


_PLAIN = {
    "draw_to": 25,
    "play_from_hand": 20,
    "play_it": 6,
    "take": 9,
    "costs_less": 12,
    "worth_more": 22,
    "first_play_gives": 6,
    "take_it": 3,
    "pass_left": 6,
    "trash_this": -4,
    "discard_hand": -12,
    "deck_into_discard": 2,
}


def _on_others(steps: Sequence[Word]) -> float:
    """What an effect on the others is worth to the player of the card."""
    found = {w.name for s in steps for w in (s, *_own([s]))}
    if "cards" in found and "discard_hand" not in found:
        return -4
    return max((ON_OTHERS.get(name, 0) for name in found), default=0)


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


def is_points_only(types: Type) -> bool:
    return bool(types & VICTORY) and not types & (ACTION | TREASURE)
