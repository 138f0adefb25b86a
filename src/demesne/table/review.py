"""A game that is over, to look back at: scores by card, decks, points and coins per turn, the steps of the game."""

from __future__ import annotations

from collections import Counter
from typing import Any

from demesne.game import Game
from demesne.game.scoring import points_by_card

ZONES = ("hand", "deck", "discard", "play", "aside")


def review(game: Game) -> dict[str, Any]:
    """Everything about a finished (or recorded) game; nothing is hidden any more."""
    decks = [owned(game, seat) for seat in range(game.players)]
    turns, steps = _walked(game)
    return {
        "players": game.players,
        "kingdom": game.kingdom,
        "edition": game.edition,
        "over": game.over,
        "ends": game.ends,
        "scores": game.scores(),
        "turns": game.turns(),
        "winners": game.winners() if game.over else [],
        "decks": [dict(deck) for deck in decks],
        "points": [points_by_card(deck) for deck in decks],
        "graph": turns,
        "steps": steps,
    }


def owned(game: Game, seat: int) -> Counter[str]:
    return Counter(card for zone in ZONES for card in game.cards(seat, zone))


def _walked(game: Game) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Each turn with the points of all and the most coins its player had; each decision with whose it was."""
    turns: list[dict[str, Any]] = []
    steps: list[dict[str, Any]] = []
    now = game.at(0)
    for answer in game.answers:
        if not turns or (turns[-1]["player"], turns[-1]["turn"]) != (now.player, now.turn):
            begun = {"player": now.player, "turn": now.turn, "step": len(steps)}
            turns.append({**begun, "coins": 0, "scores": now.scores()})
        decision = now.decision
        assert decision is not None
        steps.append({"player": decision.player, "kind": decision.kind, "source": decision.source, "answer": answer})
        now.answer(answer)
        if (turns[-1]["player"], turns[-1]["turn"]) == (now.player, now.turn) and not now.over:
            turns[-1]["coins"] = max(turns[-1]["coins"], now.coins)
        turns[-1]["scores"] = now.scores()
    return turns, steps
