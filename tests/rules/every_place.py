"""What a word leads to can be shown in the terminal and on the page, and what it leaves behind can be written down.

Used by test_every_word.py, which plays every word's examples.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from demesne import Game
from demesne.game import Decision
from demesne.languages import LANGUAGES, language
from demesne.languages.bundle import Language
from demesne.languages.reading import numbered, read
from demesne.languages.text import option_texts
from demesne.rules.card import CardDef
from demesne.terminal import rendering
from demesne.views.view import DecisionKind, View, Zone

PHASES = ("action", "treasure", "buy")
MATS = {"island": "island", "native village": "native_village"}  # as a position calls them, and as a view does


def in_the_terminal(view: Mapping[str, Any], say: Language) -> None:
    """Every option has a line and can be typed by its number; every zone, token and mark has its words."""
    decision = view["decision"]
    order = numbered(decision["options"], say, view["costs"])
    shown = rendering.options(order, decision, say)
    if decision["kind"] != "position":
        assert len(shown) == len(order)
        for i, option in enumerate(order, 1):
            assert shown[i - 1].startswith(f"{i} ") and len(shown[i - 1]) > len(f"{i} ")
            assert read(str(i), decision, order, say).picks == (option,)
    assert rendering.answer_here(decision, say)
    parts = [line for player in view["players"] for line in rendering.open_cards(player, say)]
    assert all(line.strip() for line in (*parts, *rendering.marks(view, say), rendering.nearness(view, say)))


def on_the_page(game: Game, decision: Decision, cards: Mapping[str, CardDef]) -> None:
    """View, kind and zone are declared; the options are cards where the page takes them for cards, else they have texts.

    How an answer is given follows from kind, numbers and zone for any decision (web/src/table/asking.ts): nothing per word.
    """
    msgspec.convert(game.inner.view(decision.player), View)
    msgspec.convert(decision.kind, DecisionKind)
    msgspec.convert(decision.zone, Zone | None)
    if decision.kind == "position":
        return
    # web/src/table/options.ts, isCard
    by_name = decision.kind in ("name", "react", "order") or decision.source is None
    if by_name or (decision.kind != "choose" and decision.zone is not None):
        assert set(decision.options) <= set(cards), decision
        return
    assert decision.source is not None
    for lang in LANGUAGES:
        texts = option_texts(language(lang), cards[decision.source])
        assert all(texts[key] for key in decision.options), (lang, decision)


def as_a_position(game: Game) -> None:
    """All that lies anywhere at a decision of a phase can be written, and comes back."""
    if game.decision is None or game.decision.kind not in PHASES or game.decision.source is not None:
        return
    again = Game.from_position(written(game))
    for p in range(game.players):
        assert left_by(again, p) == left_by(game, p)
    assert (again.supply, again.trash) == (game.supply, game.trash)
    assert (again.pile_tokens(), again.view()["barred"]) == (game.pile_tokens(), game.view()["barred"])
    assert (again.phase, again.extra, again.actions, again.buys, again.coins) == (
        *(game.phase, game.extra, game.actions, game.buys, game.coins),
    )


def left_by(game: Game, p: int) -> list[Any]:
    zones = [sorted(game.cards(p, zone)) for zone in ("hand", "deck", "discard", "play", "aside", *MATS)]
    later = sorted((d["card"], d["aside"], d["safe"]) for d in game.view(p)["players"][p]["durations"])
    return [*zones, game.tokens(p), later]


def written(game: Game) -> dict[str, Any]:
    """The game as it is now, as a position."""
    view = game.view()
    marked = {pile: {"embargo": 0, **held} for pile, held in view["pile_tokens"].items()}
    return {
        "kingdom": list(game.kingdom),
        "edition": game.edition,
        "colonies": game.colonies,
        "players": [seat(game, p) for p in range(game.players)],
        "turn": {
            **{"player": game.player, "phase": game.phase, "extra": game.extra, "barred": view["barred"]},
            **{"actions": game.actions, "buys": game.buys, "coins": game.coins},
        },
        "supply": game.supply,
        "trash": game.trash,
        "pile_tokens": marked,
        "seed": 1,
    }


def seat(game: Game, p: int) -> dict[str, Any]:
    mine = game.view(p)["players"][p]
    later = [{key: entry[key] for key in ("card", "aside", "safe")} for entry in mine["durations"]]
    zones = {zone: game.cards(p, zone) for zone in ("hand", "deck", "discard", "play", *MATS)}
    return {**zones, "tokens": game.tokens(p), "durations": later, "gained": mine["gained"], "turns": game.turns()[p]}
