"""The review of a finished game: scores by card, decks, points and coins per turn, steps, notable moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from demesne.cards import loaded
from demesne.game import Event, Game
from demesne.game.events import typed
from demesne.game.scoring import points_by_card
from demesne.refusal import Phrase
from demesne.rules.language import ATTACK
from demesne.words.log import lines

from .shown import plain_phrase

PROVINCE = "Province"
ZONES = ("hand", "deck", "discard", "play", "aside")


def review(game: Game, names: Sequence[str]) -> dict[str, Any]:
    """Everything about a finished (or recorded) game; nothing is hidden any more."""
    decks = [owned(game, seat) for seat in range(game.players)]
    turns, steps, marks = _walked(game, names)
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
        "marks": marks,
    }


def owned(game: Game, seat: int) -> Counter[str]:
    return Counter(card for zone in ZONES for card in game.cards(seat, zone))


def _walked(game: Game, names: Sequence[str]) -> tuple[list[dict[str, Any]], ...]:
    """Each turn with everybody's points and the most coins its player had; each decision; notable moments."""
    turns: list[dict[str, Any]] = []
    steps: list[dict[str, Any]] = []
    marks: list[dict[str, Any]] = []
    now = game.at(0)
    kinds = game.kinds
    for answer in game.answers:
        if not turns or (turns[-1]["player"], turns[-1]["turn"]) != (now.player, now.turn):
            begun = {"player": now.player, "turn": now.turn, "step": len(steps)}
            turns.append({**begun, "coins": 0, "scores": now.scores()})
        decision = now.decision
        assert decision is not None
        before = now.supply
        events = typed(now.answer_traced(answer), kinds)
        found = _marked(events, before, now.supply, names)
        marks += [{"step": len(steps), "turn": turns[-1]["turn"], **mark} for mark in found]
        steps.append({"player": decision.player, "kind": decision.kind, "source": decision.source, "answer": answer})
        if (turns[-1]["player"], turns[-1]["turn"]) == (now.player, now.turn) and not now.over:
            turns[-1]["coins"] = max(turns[-1]["coins"], now.coins)
        turns[-1]["scores"] = now.scores()
    return turns, steps, marks


def _marked(
    events: Sequence[Event], before: dict[str, int], after: dict[str, int], names: Sequence[str]
) -> list[dict[str, Any]]:
    """What is notable about an answer: an Attack, a Province, a pile that ran out."""
    out = []
    for event in events:
        if event.kind == "play" and any(ATTACK in loaded().cards[card].types for card in event.cards if card):
            out.append({"kind": "attack", "phrase": _told(event, names)})
        elif event.kind in ("buy", "gain") and PROVINCE in event.cards:
            out.append({"kind": "province", "phrase": _told(event, names)})
    empty = [pile for pile, left in after.items() if not left and before[pile]]
    return out + [{"kind": "empty", "phrase": plain_phrase(Phrase("log-pile-empty", {"card": pile}))} for pile in empty]


def _told(event: Event, names: Sequence[str]) -> list[Any]:
    [line] = lines([event], names, None, everything=True)
    return plain_phrase(line.phrase)
