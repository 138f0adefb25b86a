"""Why an answer is good, as far as that can be counted: one true sentence about the deck, or none.

The values of answers come from playouts, which give no reasons. A sentence here says what the answer does to things
that anybody can count: points, coins, cards, Actions. It never says that this is why the answer is better.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from demesne.game import Decision, Game
from demesne.refusal import Phrase
from demesne.rules.card import CardDef
from demesne.rules.language import ACTION, ATTACK, CURSE, TREASURE, VICTORY

from .appraisal import Appraisal, appraise

HAND = 5  # coins are told for this many cards
JUNK = ("Copper", "Estate", "Curse")
GETS = ("buy", "gain")

appraised = lru_cache(1024)(appraise)


class Deck:
    """What can be counted in a deck."""

    def __init__(self, game: Game, owned: Mapping[str, int]) -> None:
        kinds = game.inner.kinds
        self.owned = owned
        self._cards: dict[str, CardDef] = {name: kinds.cards[kinds.kind_of[name]] for name in owned}

    def _sum(self, what: object) -> int:
        return sum(n * what(self._cards[name]) for name, n in self.owned.items())  # type: ignore[operator]

    @property
    def cards(self) -> int:
        return sum(self.owned.values())

    @property
    def coins(self) -> int:
        """On its Treasures."""
        return self._sum(lambda card: coins_of(card))

    @property
    def coins_of_a_hand(self) -> float:
        return round(HAND * self.coins / max(self.cards, 1), 1)

    @property
    def terminals(self) -> int:
        """Actions that give no Action."""
        return self._sum(is_terminal)

    @property
    def villages(self) -> int:
        """Cards that give at least two Actions."""
        return self._sum(lambda card: ACTION in card.types and appraised(card).more_actions >= 2)

    @property
    def junk(self) -> int:
        return sum(self.owned.get(name, 0) for name in JUNK)

    def changed(self, game: Game, by: Mapping[str, int]) -> Deck:
        counts = {name: self.owned.get(name, 0) + by.get(name, 0) for name in {*self.owned, *by}}
        return Deck(game, {name: n for name, n in counts.items() if n > 0})


def coins_of(card: CardDef) -> int:
    """The coins that a Treasure gives whatever happens."""
    return appraised(card).treasure if TREASURE in card.types else 0


def is_terminal(card: CardDef) -> bool:
    """Whether it is an Action that gives no Action."""
    return ACTION in card.types and not appraised(card).more_actions


def reason(game: Game, answer: Sequence[str]) -> Phrase | None:
    """One true sentence about an answer to the pending decision, where something can be counted."""
    decision = game.decision
    if decision is None:
        return None
    deck = Deck(game, game.inner.owned(decision.player))
    return _end(game, decision, answer) or _by_kind(game, decision, deck, answer)


def _end(game: Game, decision: Decision, answer: Sequence[str]) -> Phrase | None:
    """The answer ends the game: everybody knows everybody's points."""
    if decision.kind != "buy" or not answer:
        return None
    after = game.clone().answer(list(answer))
    if not after.over:
        return None
    winners = after.winners()
    if decision.player not in winners:
        return Phrase("reason-loses")
    return Phrase("reason-wins") if len(winners) == 1 else Phrase("reason-shares")


def _by_kind(game: Game, decision: Decision, deck: Deck, answer: Sequence[str]) -> Phrase | None:
    names = [name for name in answer if name in game.inner.kinds.kind_of]
    own = decision.about == decision.player
    if decision.kind in GETS and names and own:
        return _gained(game, decision.player, deck, names[0])
    if decision.kind == "trash" and decision.zone == "hand" and names and own:
        lost = {name: -names.count(name) for name in names}
        left = deck.changed(game, lost)
        return Phrase("reason-trash", {"cards": left.cards, "coins": left.coins_of_a_hand})
    if decision.kind == "action" and names:
        return _played(game, card_of(game, names[0]))
    if decision.kind == "discard" and decision.zone == "hand" and own and len(names) == len(answer):
        hand = game.cards(decision.player, "hand")
        for name in names:
            hand.remove(name)
        return Phrase("reason-keeps", {"coins": sum(coins_of(card_of(game, name)) for name in hand)})
    return None


def card_of(game: Game, name: str) -> CardDef:
    kinds = game.inner.kinds
    return kinds.cards[kinds.kind_of[name]]


def _gained(game: Game, seat: int, deck: Deck, name: str) -> Phrase | None:
    """What the deck has more with this card; what it does first of what counts."""
    card = card_of(game, name)
    after = deck.changed(game, {name: 1})
    if card.types & CURSE:
        return Phrase("reason-curse")
    if card.types & VICTORY:
        points = card.points if isinstance(card.points, int) else game.inner.points_by_card(seat).get(name)
        left = game.supply.get(name, 1) - 1
        return None if points is None else Phrase("reason-points", {"points": points, "left": left, "card": name})
    does = appraised(card)
    if ACTION in card.types and does.more_actions >= 2:
        return Phrase("reason-actions", {"terminals": after.terminals, "villages": after.villages})
    if does.curses and game.supply["Curse"]:
        return Phrase("reason-curses", {"left": game.supply["Curse"]})
    if does.trashes and ACTION in card.types:
        return Phrase("reason-thin", {"junk": deck.junk, "cards": deck.cards})
    if does.cards >= 2:
        return Phrase("reason-draw", {"n": does.cards, "coins": after.coins_of_a_hand})
    if ATTACK in card.types:
        return Phrase("reason-attack", {"n": game.players - 1})
    if TREASURE in card.types and coins_of(card):
        return Phrase("reason-money", {"before": deck.coins_of_a_hand, "after": after.coins_of_a_hand})
    return _worth(does)


def _worth(does: Appraisal) -> Phrase | None:
    if does.coins:
        return Phrase("reason-coins", {"n": does.coins})
    return Phrase("reason-free") if does.more_actions else None


def _played(game: Game, card: CardDef) -> Phrase | None:
    does = appraised(card)
    if does.curses and game.supply["Curse"]:
        return Phrase("reason-curses", {"left": game.supply["Curse"]})
    if does.more_actions >= 2:
        return Phrase("reason-more-actions", {"n": does.more_actions})
    if does.more_actions == 1:
        return Phrase("reason-free")
    if does.cards:
        return Phrase("reason-draws-now", {"n": does.cards})
    return Phrase("reason-coins", {"n": does.coins}) if does.coins else None
