"""What is behind "Why?": the fact that was counted, and what both answers win in each way to go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from demesne.game import Game
from demesne.refusal import SEPARATOR, Phrase
from demesne.search.best import Comparison
from demesne.search.lists import Rules
from demesne.search.ways import specials_of
from demesne.search.worth import Along, Worth
from demesne.strategies.conditions import Condition
from demesne.strategies.reasons import Deck
from demesne.table.outgoing.analysis import Way

from .coach import hands_stuck

SHOWN = 4  # ways
CLOGS = ("coach-all-left", "coach-early-points", "coach-takes-copper", "coach-takes-curse")


def fact(game: Game, said: Phrase, answer: Sequence[str], better: Sequence[str]) -> Phrase | None:
    """What was counted for a sentence that does not say its numbers itself: now, and with the card it is about."""
    assert game.asked is not None
    deck = Deck(game, game.inner.owned(game.asked))
    card = (answer if said.id in (*CLOGS, "coach-stuck") else better or ("",))[0]
    if said.id in (*CLOGS, "coach-money"):
        return Phrase("coach-fact-coins", _then(game, deck, card, coins))
    if said.id in ("coach-stuck", "coach-village"):
        return Phrase("coach-fact-stuck", _then(game, deck, card, stuck))
    return None


def _then(game: Game, deck: Deck, card: str, counted: Callable[[Deck], float]) -> dict[str, Any]:
    return {"card": card, "before": counted(deck), "after": counted(deck.changed(game, {card: 1}))}


def coins(deck: Deck) -> float:
    """On the Treasures of five cards, on average."""
    return deck.coins_of_a_hand


def stuck(deck: Deck) -> int:
    """In how many of a hundred hands an Action stays that no Action is left for."""
    return round(100 * hands_stuck(deck.cards, deck.terminals, deck.villages))


def ways(game: Game, worth: Worth, found: Comparison, given: Sequence[str], seed: int | str) -> tuple[Way, ...]:
    """What the answer and the best one win in each way, those that were followed after them among them."""
    pair = found.place(game, given), found.order[0]
    tried, places = found.again
    followed = tuple(tried.rules[places[a]] for a in pair)
    along = worth.ways(game, [found.answers[a] for a in pair], found.playouts, str(seed))
    alike: dict[str, list[Along]] = {}
    for one in along:
        alike.setdefault(str(told(one)), []).append(one)
    rows = [Way(told(same[0]), tuple(_wins(same, followed))) for same in alike.values()]
    kept = {str(told(one)) for one in along if one.rules in followed}
    rows.sort(key=lambda row: (str(row.phrase) not in kept, -row.wins[1]))
    return tuple(sorted(rows[:SHOWN], key=lambda row: -row.wins[1]))


def _wins(same: Sequence[Along], followed: Sequence[Rules]) -> Iterator[float]:
    """Of ways that are told in the same words: what each answer wins in the one that was followed, else in the best."""
    for a, rules in enumerate(followed):
        yield max((one.wins[a] for one in same if one.rules == rules), default=max(one.wins[a] for one in same))


def told(way: Along) -> Phrase:
    """What a way buys besides money and points."""
    most = {name: limit(way.rules, name) for name in _bought(way.rules)}
    if way.begun:
        return Phrase("coach-way-begun") if all(most.values()) else Phrase("coach-way-more")
    if not most:
        return Phrase("coach-way-money")
    if not all(most.values()):
        return Phrase("coach-way-many", {"cards": [*most]})
    return Phrase("coach-way-few", {"cards": SEPARATOR.join(f"{n} {name}" for name, n in most.items())})


def _bought(rules: Rules) -> list[str]:
    special = specials_of(rules)
    return list(dict.fromkeys(str(rule.what) for rule in rules if rule.verb == "buy" and rule.what in special))


def limit(rules: Rules, name: str) -> int:
    """How many copies a list owns before it buys no more of them; 0: as many as there are."""
    limits = [_limit(rule.when, name) for rule in rules if rule.verb == "buy" and rule.what == name and not rule.never]
    return max(limits) if all(limits) else 0


def _limit(when: Condition | None, name: str) -> int:
    match when:
        case ("<", ("owned", card), ("number", n)) if card == name:
            return int(n)
        case ("and", one, other):
            return _limit(one, name) or _limit(other, name)
    return 0
