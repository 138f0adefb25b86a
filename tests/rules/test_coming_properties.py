"""What holds in every game holds with the mechanisms of the boxes that are still to come, too.

Random games of kingdoms made of the test-only cards, with Events, Landmarks, a Bane and another starting deck: equal
bytes on both kernels, no card lost, undo, records, and nothing hidden in a view. A planted leak must be found.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from coming import BESIDES, CATALOGUE, KINGDOM, SHELTERS, TEN, offer
from demesne import Game
from demesne.game.arguments import start_of_position
from demesne.game.inner import begun
from demesne.game.keys import key_of
from demesne.game.start import Start
from demesne.kernel import kernels, plain
from demesne.kernel.rules.piles import draw_hidden
from demesne.rules.setup import Extras
from play import ZONES, random_answer


def game_of(seed: int) -> Game:
    """A game of eight of the test-only cards; every third one has all that can lie beside the Supply."""
    rng = random.Random(seed)
    ten = sorted([*rng.sample(KINGDOM, 8), *rng.sample(TEN[1:], 2)])
    if seed % 2:
        ten = sorted({*ten, "Squires", "Rubble"} | {"Puppeteer", "Scribe"})[:10]
        ten = sorted([*ten, *(n for n in TEN if n not in ten)][:10])
    extras = Extras()
    if seed % 3 == 0:
        extras = Extras(tuple(rng.sample(BESIDES, 3)), "Smithy" if "Smithy" not in ten else "", SHELTERS)
    return begun(Start(CATALOGUE, tuple(ten), rng.randint(2, 4), 2, key_of(seed), extras=extras))


def rich(game: Game, seed: int) -> Game:
    """The same kingdom with the dear cards in every deck from the start."""
    start = game._origin.start
    rng = random.Random(seed)
    names = [n for n in start.kingdom if not CATALOGUE.cards[n].more.pile]
    cards = [*names, *names, *["Gold"] * 5, "Estate", "Copper"]
    decks = [rng.sample(cards, len(cards)) for _ in range(start.players)]
    players = [{"hand": deck[:5], "deck": deck[5:]} for deck in decks]
    data = {"kingdom": list(start.kingdom), "players": players, "extras": start.extras}
    return begun(start_of_position(data, CATALOGUE, key_of(seed)))


def games(seeds: range) -> list[tuple[int, Game]]:
    return [(seed, rich(game_of(seed), seed) if seed % 5 else game_of(seed)) for seed in seeds]


def all_cards(game: Game) -> Counter[str]:
    """Every card of the game, wherever it is."""
    count = Counter({name: n for name, n in game.supply.items() if name not in game.inner.heaps()})
    count += Counter(game.trash) + Counter(game.inner.elsewhere())
    for p in range(game.players):
        for zone in (*ZONES, "tavern"):
            count.update(game.cards(p, zone))
    return count


@pytest.mark.slow
def test_the_games_reach_every_mechanism() -> None:
    """So that what follows is about all of them."""
    kinds: Counter[str] = Counter()
    tokens: set[str] = set()
    controlled = called = mixed = 0
    for seed, game in games(range(40)):
        rng = random.Random(seed)
        for _ in range(150):
            if game.decision is None:
                break
            kinds[game.decision.kind] += 1
            controlled += game.decision.player != game.player and game.decision.kind in ("action", "treasure", "buy")
            called += any(game.cards(p, "tavern") for p in range(game.players))
            mixed += len(game.inner.heaps())
            tokens |= {name for p in range(game.players) for name in game.tokens(p)}
            game.answer(*random_answer(game.decision, rng))
    assert min(kinds["spend"], kinds["react"], kinds["return"], kinds["place"], controlled, called, mixed) > 0, kinds
    assert tokens >= {"victory", "coffers", "villagers", "debt"}


@pytest.mark.slow
@pytest.mark.skipif("compiled" not in kernels(), reason="the compiled kernel is not installed")
def test_both_kernels_have_equal_bytes_and_no_card_is_lost() -> None:
    for seed, game in games(range(24)):
        twin = game._replay(0, which="plain")
        assert game._origin.kernel == "compiled"
        rng = random.Random(seed)
        cards = all_cards(game)
        for i in range(140):
            if game.decision is None:
                break
            answer = random_answer(game.decision, rng)
            game.answer(*answer)
            twin.answer(*answer)
            assert twin._state.dump() == game._state.dump(), (seed, i)
            if i % 3 == 0:
                assert all_cards(game) == cards, (seed, i)
                check_piles(game)


def check_piles(game: Game) -> None:
    """Empty piles are piles; of a pile of different cards the Supply shows one, the top."""
    assert game._state.facts().empty == sum(n == 0 for n in game.supply.values())
    for name, (left, top) in game.inner.heaps().items():
        members = [n for n, _ in CATALOGUE.cards[name].more.pile]
        shown = game.inner.kinds.listed(game._state.counts(6, 0))
        assert [n for n in shown if n in members] == ([top] if top else []) and (left > 0) == (top is not None)


def test_undo_records_and_pick_by_pick_are_identity(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch)
    for seed, game in games(range(12)):
        rng = random.Random(seed)
        dumps = [game._state.dump()]
        for _ in range(60):
            if game.decision is None:
                break
            done = len(game.answers)
            while game.decision is not None and len(game.answers) == done:
                game.apply(rng.choice(game.legal_actions()))
            dumps.append(game._state.dump())
        n = rng.randrange(len(dumps))
        earlier = game.at(n)
        assert earlier._state.dump() == dumps[n]
        for picks in game.answers[n:]:
            earlier.answer(*picks)
        assert earlier._state.dump() == game._state.dump()
        text = game.record()
        again = Game.from_record(text)
        assert again.record() == text and again == game and again._state.dump() == game._state.dump()


# nothing hidden


def reshuffled(game: Game, seat: int, seed: int) -> Game:
    other = game.clone()
    other._state.rekey(key_of(seed))
    other._state.resample(seat)
    return other


def check_views(game: Game, seed: int) -> None:
    public = game.view(None)
    for seat in range(game.players):
        other = reshuffled(game, seat, seed)
        assert other.view(seat) == game.view(seat), f"seat {seat} sees what it must not know"
        assert other.view(None) == public, "a spectator sees what only a seat may know"
        assert all_cards(other) == all_cards(game)
        assert other.cards(seat, "hand") == game.cards(seat, "hand")
    d = game.decision
    assert d is not None
    other = game.resample(d.player, seed)
    assert other.decision == d and other.legal_actions() == game.legal_actions()


def walk(seeds: range, check: Callable[[Game, int], None], every: int) -> int:
    checked = 0
    for seed, game in games(seeds):
        rng = random.Random(seed)
        for i in range(120):
            if game.decision is None:
                break
            if i % every == 0:
                check(game, 1000 * seed + i)
                checked += 1
            game.answer(*random_answer(game.decision, rng))
    return checked


@pytest.mark.slow
def test_views_show_nothing_hidden() -> None:
    assert walk(range(15), check_views, 5) > 150


def test_events_tell_a_seat_what_its_view_tells() -> None:
    for _, game in games(range(0, 12)):
        rng = random.Random(7)
        for _ in range(60):
            if game.decision is None:
                break
            game.answer(*random_answer(game.decision, rng))
        d = game.decision
        if d is not None:
            other = game.resample(d.player, 5)
            assert [e.seen_by(d.player) for e in other.events] == [e.seen_by(d.player) for e in game.events]


def leak_next(game: Game) -> Any:
    """The card below the top of every pile of unknown order, as it would be drawn."""
    g = plain.State(game._origin.kinds.table("plain"))
    g.load(game._state.dump())
    g.table = game._origin.kinds.table("plain")
    return [g.heap[h][0] if draw_hidden(g, h) else None for h in range(4)]


def leak_hands(game: Game) -> Any:
    return [game.cards(p, "hand") for p in range(game.players)]


def leak_discards(game: Game) -> Any:
    return [game.cards(p, "discard") for p in range(game.players)]


@pytest.mark.parametrize("leak", [leak_next, leak_hands, leak_discards])
def test_a_planted_leak_is_found(leak: Callable[[Game], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.view

    def leaky(self: Game, seat: int | None = None) -> dict[str, Any]:
        return {**honest(self, seat), "leak": leak(self)}

    monkeypatch.setattr(Game, "view", leaky)
    with pytest.raises(AssertionError, match="sees what|only a seat"):
        walk(range(8), check_views, 5)
