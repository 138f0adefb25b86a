"""What a viewer is shown between two views: its view, led on by the events it may see, is its next view."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from demesne import Game
from demesne.game.events import typed
from demesne.table.following import BY_PILE, FIELDS, OF_PLAYERS, Following, seen
from play import random_answer, random_game
from test_event_places import BOXES
from test_leaks import seeds
from test_steps import patched

UNTOLD = ("costs", "tokens_moved", "phase")  # what no event says, or only at its end
PLAYER = tuple(name for name in OF_PLAYERS if name != "discard_top")
SORTED = ("hand", "play", "aside", "island", "native_village")


def wrong(game: Game, board: Following, start: Any, now: Any, below: set[int]) -> list[Any]:
    """Where what the board has told differs from the view; of piles in `below` no event tells which card is on top."""
    told = patched(start, board.change())  # type: ignore[arg-type]
    out = [(name, told[name], now[name]) for name in (*FIELDS, *BY_PILE) if name not in UNTOLD]
    for seat, (one, other) in enumerate(zip(told["players"], now["players"])):
        both: list[dict[str, Any]] = [dict(one), dict(other)]
        out += [((seat, name), *(_plain(name, player[name]) for player in both)) for name in PLAYER]
        if seat not in below:
            out.append(((seat, "discard_top"), one["discard_top"], other["discard_top"]))
    out.append(("sizes", [(s.deck, s.discard) for s in board.sizes], game.inner.pile_sizes()))
    return [(name, told, real) for name, told, real in out if told != real]


def _plain(name: str, value: Any) -> Any:
    return Counter(value) if name in SORTED and value is not None else value


def check(game: Game, seed: int, answers: int) -> int:
    """How often a place for a card was being chosen."""
    rng = random.Random(seed)
    cards = {card.name: card for card in game.inner.kinds.cards}
    history: list[Any] = []
    chosen = 0
    for _ in range(answers):
        if game.decision is None:
            break
        viewers = [None, *range(game.players)]
        starts = {seat: seen(game, seat) for seat in viewers}
        chosen += starts[None].held is not None
        events = typed(game.answer_traced(random_answer(game.decision, rng)), game.kinds)
        if game.over:
            break
        for seat in viewers:
            board = Following(starts[seat], cards, counts=False)
            for event in history:
                board.note(event)
            for event in events:
                board.apply(event.seen_by(seat))
            now: Any = game.inner.view(seat)
            if held := game.inner.held():
                put_aside(board, held)
            below = {e.came_from[0] for e in events if e.came_from and e.came_from[1] == "discard"}
            below |= {e.went_to[0] for e in events if e.went_to and e.went_to[1] == "discard" and not e.cards}
            found = wrong(game, board, starts[seat].view, now, below)
            assert not found, (seed, seat, found, events)
        history = [*history, *events]
        turns = [i for i, event in enumerate(history) if event.kind == "turn"]
        history = history[turns[-1] :] if turns else history
    return chosen


def put_aside(board: Following, held: tuple[int, str, str]) -> None:
    """The card for which a place is being chosen lies aside: of this no event tells."""
    seat, card, zone = held
    known = card if board.players[seat]["hand"] is not None else None
    board._take((seat, zone), known, 1)
    board._put((seat, "aside"), known, 1)


@pytest.mark.parametrize("few", [12, pytest.param(100, marks=[pytest.mark.slow, pytest.mark.soak])])
def test_events_lead_every_viewer_from_one_view_to_the_next(few: int) -> None:
    for seed in seeds(few):
        rng = random.Random(seed)
        boxes = (rng.choice(BOXES),) if seed % 3 else BOXES
        check(random_game(seed, rng, boxes), seed, 150)


def test_events_lead_on_from_where_a_place_for_a_card_is_chosen() -> None:
    kingdom = ["Library", "Secret Passage", "Village", "Smithy", "Market", "Mill", "Moat", "Cellar", "Patrol", "Mine"]
    chosen = 0
    for seed in range(3):
        rng = random.Random(seed)
        decks = [rng.sample([*kingdom[:3] * 4, "Copper", "Silver"], 14) for _ in range(2)]
        players = [{"hand": deck[:5], "deck": deck[5:]} for deck in decks]
        chosen += check(Game.from_position({"kingdom": kingdom, "players": players, "seed": seed}), seed, 60)
    assert chosen > 5
