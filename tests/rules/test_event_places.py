"""Events say where cards came from and where they went: folded over the start they give every zone of the game."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from demesne import Event, Game
from demesne.game import events
from demesne.game.events import Place, typed
from demesne.kernel import plain
from play import random_answer, random_game
from test_coming_properties import games as coming_games
from test_leaks import seeds

BOXES = (
    "base 1e",
    "base 2e",
    "intrigue 1e",
    "intrigue 2e",
    "seaside 1e",
    "seaside 2e",
    "prosperity 1e",
    "prosperity 2e",
)
OF_SEATS = ("hand", "deck", "discard", "play", "aside", "island", "native village", "tavern")
SHARED = ("supply", "trash", "beside")

Zones = Counter[tuple[Place, str]]


def zones_of(game: Game) -> Zones:
    """Which cards lie where, as a referee sees it; a card whose place is being chosen is where it was."""
    names = game.kinds
    g = plain.State(game._origin.kinds.table("plain"))
    g.load(game._state.dump())
    out: Zones = Counter()
    for seat in range(game.players):
        for zone in OF_SEATS:
            out.update(((seat, zone), card) for card in game.cards(seat, zone))
    for kind, name in enumerate(names):
        in_heap = sum(g.heap[h][: g.nheap[h]].count(kind) for h in range(len(g.nheap)))
        out[(None, "supply"), name] = (in_heap if g.table.heap_of[kind] else g.supply[kind]) + g.under[kind]
        out[(None, "trash"), name] = g.trash[kind]
        out[(None, "beside"), name] = g.beside[kind]
        out[(game.player, "lent"), name] = g.lent[kind]
    if held := game.inner.held():
        seat, card, zone = held
        out[(seat, "aside"), card] -= 1
        out[(seat, zone), card] += 1
    return +out


def follow(zones: Zones, event: Event) -> None:
    """Move the cards of an event."""
    out, to = event.came_from, event.went_to
    assert (out is None) == (to is None) and (out is not None or event.kind not in MOVES), event
    if out is None or to is None:
        return
    for place in (out, to):
        assert (place[0] is None) == (place[1] in SHARED), event
    cards: list[str] = [card for card in event.cards if card is not None]
    if not event.cards:
        cards = [card for (place, card), n in zones.items() if place == out for _ in range(n)]
    for card in cards:
        zones[out, card] -= 1
        zones[to, card] += 1
        assert zones[out, card] >= 0, (event, "was not there")


MOVES = {
    "draw",
    "discard",
    "trash",
    "gain",
    "set_aside",
    "topdeck",
    "take",
    "pass",
    "place",
    "shuffle",
    "return",
    "to_mat",
}
MOVES |= {"reveal", "look", "react", "deck_into_discard", "move"}


def check(game: Game, seed: int, answers: int, seen: Counter[tuple[str, str]]) -> None:
    """After every answer the events have led to where the cards are; `seen` counts from where to where they went."""
    rng = random.Random(seed)
    zones = zones_of(game)
    for _ in range(answers):
        if game.decision is None:
            break
        for event in typed(game.answer_traced(random_answer(game.decision, rng)), game.kinds):
            follow(zones, event)
            if event.came_from and event.went_to:
                seen[event.came_from[1], event.went_to[1]] += 1
        assert +zones == zones_of(game), (seed, len(game.answers), +zones - zones_of(game), zones_of(game) - zones)


@pytest.mark.parametrize("few", [30, pytest.param(150, marks=[pytest.mark.slow, pytest.mark.soak])])
def test_events_lead_from_the_start_to_every_zone(few: int) -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for seed in seeds(few):
        rng = random.Random(seed)
        boxes = (rng.choice(BOXES),) if seed % 3 else BOXES
        game = random_game(seed, rng, boxes, double_treasures=True)
        check(game, seed, 200, seen)
    assert len(seen) > 20, seen


def test_events_lead_there_with_the_mechanisms_to_come() -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for seed, game in coming_games(range(15)):
        check(game, seed, 140, seen)
    assert {("lent", "discard"), ("tavern", "play"), ("beside", "discard"), ("play", "supply")} <= set(seen), seen


def test_the_events_of_many_kingdoms_filled_the_memory_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events are kept because they recur; there was a limit for each of 64 kingdoms, 16,384 each."""
    monkeypatch.setattr(events, "MOST_KNOWN", 300)
    monkeypatch.setattr(events, "KNOWN", known := events.Known())
    for seed in range(12):
        game = random_game(seed, random.Random(seed))
        check(game, seed, 40, Counter())
        assert sum(1 + len(found) for found, _ in known.by_names.values()) <= 300 and known.events <= 300
    assert known.by_names
