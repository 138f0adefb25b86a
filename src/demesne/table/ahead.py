"""Buying ahead: the answers that end the Action phase, play all Treasures and buy a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from demesne.game import Decision, Game
from demesne.refusal import Phrase, Refusal
from demesne.rules.card import CardDef
from demesne.rules.language import steps_in
from demesne.rules.specification import SPECS

Answers = list[tuple[str, ...]]


def sure(treasures: Iterable[str], known: Mapping[str, CardDef]) -> bool:
    """Whether it is known beforehand what playing these does, whatever the cards that nobody has seen."""
    different = set(treasures)
    return all(name in known and all(SPECS[w.name].sure for w in steps_in(known[name].play)) for name in different)


def treasures(game: Game, seat: int) -> Answers:
    """End the Action phase if necessary, and play all Treasures; nothing if it is not the time for them."""
    return _played(game, seat)[0]


def _played(game: Game, seat: int) -> tuple[Answers, Game, Decision | None]:
    """These answers, a copy of the game after those whose outcome is sure, and what is asked there."""
    trial = game.clone()
    answers: Answers = []
    while (decision := trial.decision) is not None and decision.player == seat:
        if decision.kind == "action" and not answers:
            answers.append(())
        elif decision.kind == "treasure":
            answers.append(tuple(decision.options))
            if not sure(decision.options, game.inner.catalogue.cards):
                break
        else:
            break
        trial.answer(*answers[-1])
    return answers, trial, decision


class Ahead(NamedTuple):
    answers: Answers  # that lead to a purchase
    game: Game  # after them
    decision: Decision  # what can be bought then


def until_buying(game: Game, seat: int) -> Ahead:
    answers, trial, decision = _played(game, seat)
    if decision is None or decision.kind != "buy":
        if decision is not None and (decision.player, decision.kind) == (seat, "treasure"):
            raise Refusal("table-one-by-one")
        raise Refusal("typed-buy")
    return Ahead(answers, trial, decision)


def buying(game: Game, seat: int, card: str) -> Answers:
    """The answers that buy this card, or a refusal if it cannot be bought even with all Treasures played."""
    answers, _, decision = until_buying(game, seat)
    if card not in decision.options:
        cards = Phrase("error-cards", {"cards": list(dict.fromkeys(decision.options))})
        raise Refusal("typed-not-now", card=card, options=cards) if card in game.supply else Refusal("typed-buy")
    return [*answers, (card,)]
