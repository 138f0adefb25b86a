"""Buying ahead: the answers that end the Action phase, play all Treasures and buy a card."""

from __future__ import annotations

from typing import NamedTuple

from demesne.game import Decision, Game
from demesne.refusal import Phrase, Refusal

Answers = list[tuple[str, ...]]


def treasures(game: Game, seat: int) -> Answers:
    """End the Action phase if necessary, and play all Treasures; nothing if it is not the time for them."""
    trial = game.clone()
    answers: Answers = []
    while (decision := trial.decision) is not None and decision.player == seat:
        if decision.kind == "action" and not answers:
            answers.append(())
        elif decision.kind == "treasure":
            answers.append(tuple(decision.options))
        else:
            break
        trial.answer(*answers[-1])
    return answers


class Ahead(NamedTuple):
    answers: Answers  # that lead to a purchase
    game: Game  # after them
    decision: Decision  # what can be bought then


def until_buying(game: Game, seat: int) -> Ahead:
    answers = treasures(game, seat)
    trial = game.clone()
    for picks in answers:
        trial.answer(*picks)
    decision = trial.decision
    if decision is None or decision.kind != "buy":
        raise Refusal("typed-buy")
    return Ahead(answers, trial, decision)


def buying(game: Game, seat: int, card: str) -> Answers:
    """The answers that buy this card, or a refusal if it cannot be bought even with all Treasures played."""
    answers, _, decision = until_buying(game, seat)
    if card not in decision.options:
        cards = Phrase("error-cards", {"cards": list(dict.fromkeys(decision.options))})
        raise Refusal("typed-not-now", card=card, options=cards) if card in game.supply else Refusal("typed-buy")
    return [*answers, (card,)]
