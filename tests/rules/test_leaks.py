"""Nothing hidden shows: whatever a seat sees stays the same when everything it cannot know is redealt.

And the dealing is right: the hidden cards follow the chances that docs/library.md defines. Each check is itself
checked: with a leak planted it must fail.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable, Set
from typing import Any

import pytest

from chisquare import even, fits
from demesne import Event, Game, random_kingdom
from demesne.game import game as game_module
from demesne.game.keys import key_of
from demesne.kernel import const as k
from demesne.kernel import plain
from demesne.kernel.rules.instructions.hands import pass_cards
from demesne.kernel.rules.knowledge import secret
from play import ZONES, all_cards, random_answer, random_game

MINUTES = float(os.environ.get("DEMESNE_SOAK_MINUTES") or 0)
SEED = int(os.environ.get("DEMESNE_SEED", "0"))


def reshuffled(game: Game, seat: int, seed: int) -> Game:
    """The game with everything the seat cannot know redealt, at anybody's decision."""
    other = game.clone()
    other._state.rekey(key_of(seed))
    other._state.resample(seat)
    return other


def check_views(game: Game, seed: int) -> None:
    """Every seat's view, and the spectator's, under new hidden cards of every seat."""
    public = game.view(None)
    for seat in range(game.players):
        other = reshuffled(game, seat, seed)
        assert other.view(seat) == game.view(seat), f"seat {seat} sees what it must not know"
        assert other.view(None) == public, "a spectator sees what only a seat may know"
        assert all_cards(other) == all_cards(game)
        for p in range(game.players):
            assert sorted(c for z in ZONES for c in other.cards(p, z)) == sorted(
                c for z in ZONES for c in game.cards(p, z)
            ), "a seat owns other cards"
            assert [len(other.cards(p, z)) for z in ZONES] == [len(game.cards(p, z)) for z in ZONES]
        assert other.cards(seat, "hand") == game.cards(seat, "hand")
        assert other.cards(seat, "discard") == game.cards(seat, "discard")


def check_resample(game: Game, seed: int) -> None:
    """The public way, at a decision of that seat: view, events seen and legal answers are the same data."""
    d = game.decision
    assert d is not None
    other = game.resample(d.player, seed)
    assert other.view(d.player) == game.view(d.player)
    assert other.decision == d and other.legal_actions() == game.legal_actions()
    assert [e.seen_by(d.player) for e in other.events] == [e.seen_by(d.player) for e in game.events]


OPEN = {"play", "trash", "gain", "buy", "reveal", "set_aside", "take", "react", "name"}
OPEN_LATER = {"return", "to_mat", "place_token", "later", "bar", "token_moved", "move"}
OWN = {"draw", "look", "topdeck", "place"}
SEASIDE = ("seaside 1e", "seaside 2e")
PROSPERITY = ("prosperity 1e", "prosperity 2e")
BOXES = pytest.mark.parametrize(
    "boxes", [(), SEASIDE, PROSPERITY], ids=["base and intrigue", "seaside", "prosperity"]
)  # fmt: skip


def check_event(event: Event, players: int, seen_on_deck: Set[str] = frozenset()) -> None:
    """Who may know a card in an event, by the rules of what is face up, written here a second time.

    `seen_on_deck`: cards that everybody saw on that player's deck. One that goes face down to a mat may be known.
    """
    for seat in [*range(players), None]:
        known = [c for c in event.seen_by(seat).cards if c is not None]
        assert len(event.seen_by(seat).cards) == len(event.cards), "the number of cards is public"
        if face_down(event) and seat != event.player:
            assert set(known) <= seen_on_deck, f"seat {seat} knows {known} of {event}"
        elif (
            event.kind in OPEN | OPEN_LATER
            or seat == event.player
            or (event.kind == "topdeck" and event.source == "Bureaucrat" and event.depth == 2)
            or (event.kind == "topdeck" and event.source in ("Treasury", "Watchtower", "Royal Seal", "Tiara"))
        ):
            assert len(known) == len(event.cards)
        elif event.kind == "topdeck" and event.source in ("Scout", "Patrol", "Rabble") and len(set(event.cards)) == 1:
            assert len(known) == len(event.cards), "with equal cards there is no order to hide"
        elif event.kind in OWN:
            assert not known, f"seat {seat} knows {known} of {event}"
        elif event.kind == "pass":
            assert event.went_to is not None and bool(known) == (seat == event.went_to[0])
        elif event.kind == "discard":
            hidden = event.came_from == (event.player, "hand") or event.source in LOOKED_AT
            assert len(known) == (1 if hidden else len(event.cards)) or (event.detail == "hand" and not known)
            if hidden and known:
                assert known == [max(c for c in event.cards if c is not None)], "only the top may be seen"
        else:
            assert not event.cards


LOOKED_AT = {"Sentry", "Navigator", "Lookout"}  # discards of cards that only their owner has seen


def face_down(event: Event) -> bool:
    """Cards that go under Haven or to the Native Village mat, and come back from there."""
    mat = (event.player, "native village")
    return mat in (event.came_from, event.went_to) or (event.kind in ("set_aside", "take") and event.source == "Haven")


def game_of(seed: int, rng: random.Random, boxes: tuple[str, ...]) -> Game:
    """A random game; of the later boxes every second one begins with dear cards in every deck."""
    if not boxes or seed % 2:
        return random_game(seed, rng, boxes)
    kingdom = random_kingdom(seed, boxes=boxes)
    cards = [*kingdom, *["Gold", "Silver", "Copper", "Copper"] * 2, "Estate", "Curse"]
    decks = [rng.sample(cards, len(cards)) for _ in range(rng.randint(2, 4))]
    players = [{"hand": deck[:5], "deck": deck[5:]} for deck in decks]
    return Game.from_position({"kingdom": kingdom, "players": players, "seed": seed})


def walk(seeds: range, check: Callable[[Game, int], None], every: int = 5, boxes: tuple[str, ...] = ()) -> int:
    """Random games, with the check at every few decisions; how many were checked."""
    checked = 0
    for seed in seeds:
        rng = random.Random(seed)
        game = game_of(seed, rng, boxes)
        for i in range(220):
            if game.decision is None:
                break
            if i % every == 0:
                check(game, seed * 1000 + i)
                checked += 1
            game.answer(*random_answer(game.decision, rng))
    return checked


def seeds(few: int) -> range:
    """The same few seeds in every test run; in a soak as many fresh ones for every minute."""
    return range(SEED, SEED + int(few * max(MINUTES, 1))) if MINUTES else range(few)


@pytest.mark.slow
@pytest.mark.soak
@BOXES
def test_views_show_nothing_hidden(boxes: tuple[str, ...], both_kernels: str) -> None:
    few = 12 if boxes else 20
    assert walk(seeds(few if both_kernels == "compiled" else 4), check_views, boxes=boxes) > 100


@pytest.mark.slow
@pytest.mark.soak
@BOXES
def test_a_resampled_game_looks_the_same_to_its_seat(boxes: tuple[str, ...], both_kernels: str) -> None:
    few = 15 if boxes else 30
    assert walk(seeds(few if both_kernels == "compiled" else 4), check_resample, every=13, boxes=boxes) > 50


@pytest.mark.slow
@pytest.mark.soak
@BOXES
def test_events_tell_each_seat_only_what_it_may_know(boxes: tuple[str, ...], both_kernels: str) -> None:
    kinds: Counter[str] = Counter()
    few = 30 if boxes else 60
    for seed in seeds(few if both_kernels == "compiled" else 8):
        rng = random.Random(seed)
        game = game_of(seed, rng, boxes)
        for _ in range(250):
            if game.decision is None:
                break
            game.answer(*random_answer(game.decision, rng))
        seen: list[set[str]] = [set() for _ in range(game.players)]
        for event in game.events:
            kinds[event.kind] += 1
            check_event(event, game.players, seen[event.player])
            if event.kind in ("gain", "topdeck", "reveal"):
                seen[event.player] |= {c for c, s in zip(event.cards, event.sees, strict=True) if c and len(s) > 1}
    if both_kernels == "compiled":
        expected = {*OPEN, *OWN, "pass", "discard"}
        if boxes == SEASIDE:
            expected = expected - {"pass", "name", "place"} | OPEN_LATER - {"bar", "token_moved", "move"}
        elif boxes == PROSPERITY:
            expected = expected - {"pass", "place", "set_aside"} | {"bar", "token_moved", "tokens"}
        assert kinds.keys() >= expected, f"never seen: {expected - kinds.keys()}"


# planted leaks


def leak_hand(game: Game, data: dict[str, Any]) -> Any:
    return [game.cards(p, "hand") for p in range(game.players)]


def leak_order(game: Game, data: dict[str, Any]) -> Any:
    return [game.cards(p, "deck") for p in range(game.players)]


def leak_discards(game: Game, data: dict[str, Any]) -> Any:
    return [game.cards(p, "discard") for p in range(game.players)]


def leak_key(game: Game, data: dict[str, Any]) -> Any:
    state = plain.State(game._origin.kinds.table("plain"))
    state.load(game._state.dump())
    return list(state.key)


def leak_mats(game: Game, data: dict[str, Any]) -> Any:
    return [game.cards(p, "native village") for p in range(game.players)]


def leak_aside(game: Game, data: dict[str, Any]) -> Any:
    return [game.cards(p, "aside") for p in range(game.players)]


LEAKS = [(leak, ()) for leak in (leak_hand, leak_order, leak_discards, leak_key)]
LEAKS += [(leak, SEASIDE) for leak in (leak_hand, leak_mats, leak_aside)]
LEAKS += [(leak, PROSPERITY) for leak in (leak_hand, leak_order, leak_discards)]


@pytest.mark.slow
@pytest.mark.parametrize(("leak", "boxes"), LEAKS)
def test_a_planted_leak_in_a_view_is_found(
    leak: Callable[..., Any], boxes: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = game_module.Game.view

    def leaky(self: Game, seat: int | None = None) -> dict[str, Any]:
        data = honest(self, seat)
        return {**data, "leak": leak(self, data)}

    monkeypatch.setattr(game_module.Game, "view", leaky)
    with pytest.raises(AssertionError, match="sees what|looks|only a seat"):
        walk(range(30 if boxes else 6), check_views, boxes=boxes)


def test_another_seats_decision_shows_only_whom_the_game_waits_for() -> None:
    players = [{"hand": ["Militia", "Copper"]}, {"hand": ["Moat", "Copper", "Estate", "Gold", "Gold"]}, {}]
    game = Game.from_position({"kingdom": "First Game", "players": players, "seed": 1}).answer("Militia")
    for seat in (0, 2, None):
        view = game.view(seat)
        assert view["waits"] == {"player": None, "source": "Militia", "reactions": True}
        assert view["decision"] is None
    assert game.view(1)["decision"]["options"] == ["Moat"]
    game.answer()
    assert game.view(0)["waits"] == {"player": 1, "source": "Militia", "reactions": False}
    assert game.view(1)["decision"]["kind"] == "discard" and game.view(2)["decision"] is None


@pytest.mark.parametrize("kind", ["draw", "look", "topdeck", "place", "pass", "discard"])
def test_a_planted_leak_in_an_event_is_found(kind: str) -> None:
    everybody = tuple(range(k.SEATS))
    kingdom = "Sentry, Secret Passage, Masquerade, Cellar, Courtyard, Militia, Village, Market, Festival, Laboratory"
    found = 0
    for seed in range(60):
        rng = random.Random(seed)
        game = Game(kingdom, 3, seed=seed)
        for _ in range(250):
            if game.decision is None:
                break
            game.answer(*random_answer(game.decision, rng))
        for event in game.events:
            if event.kind == kind and sum(s != everybody for s in event.sees) >= (2 if kind == "discard" else 1):
                with pytest.raises(AssertionError):
                    check_event(event._replace(sees=(everybody,) * len(event.cards)), game.players)
                found += 1
        if found > 5:
            return
    pytest.fail(f"no hidden {kind} in sixty games")


@pytest.mark.parametrize(("kind", "source"), [("set_aside", "Haven"), ("to_mat", "Native Village")])
def test_a_planted_leak_of_a_face_down_card_is_found(kind: str, source: str) -> None:
    kingdom = "Haven, Native Village, Caravan, Warehouse, Bazaar, Village, Market, Festival, Laboratory, Smithy"
    everybody = tuple(range(k.SEATS))
    for seed in range(60):
        rng = random.Random(seed)
        game = Game(kingdom, 3, seed=seed)
        for _ in range(250):
            if game.decision is None:
                break
            game.answer(*random_answer(game.decision, rng))
        for event in game.events:
            if event.kind == kind and event.source == source:
                check_event(event, game.players)
                with pytest.raises(AssertionError, match="knows"):
                    check_event(event._replace(sees=(everybody,) * len(event.cards)), game.players)
                return
    pytest.fail(f"{source} was never played in sixty games")


# chances with known answers


def sample(game: Game, seat: int, what: Callable[[Game], Any], n: int = 1200) -> Counter[Any]:
    return Counter(what(game.resample(seat, seed)) for seed in range(n))


def test_a_first_hand_is_dealt_as_21_105_105_21(both_kernels: str) -> None:
    game = Game("First Game", seed=5)
    counts = sample(game, 0, lambda g: g.cards(1, "hand").count("Copper"), 1200 if both_kernels == "compiled" else 300)
    fits(counts, {5: 21, 4: 105, 3: 105, 2: 21})


def test_resample_is_refused_at_somebody_elses_decision() -> None:
    game = Game("First Game", seed=5)
    with pytest.raises(ValueError, match="expected a decision of seat 1"):
        game.resample(1, 1)
    with pytest.raises(ValueError, match="seat: expected"):
        game.resample(2, 1)


def passed(players: int) -> Game:
    """Seat 0 has passed its Gold; seat 1 has it among its cards."""
    kingdom = "Best Wishes"
    seats: list[dict[str, Any]] = [{"hand": ["Masquerade", "Gold", "Village"], "deck": ["Copper"] * 9}]
    seats += [{"hand": ["Copper", "Copper", "Estate", "Silver"], "deck": ["Curse"] * 4 + ["Duchy"] * 4}] * (players - 1)
    game = Game.from_position({"kingdom": kingdom, "players": seats, "turn": {"actions": 2}, "seed": 4})
    game.answer("Masquerade").answer("Gold")
    for p in range(1, players):
        assert game.decision is not None and game.decision.player == p and game.decision.kind == "pass"
        game.answer("Estate")
    return game


def test_masquerade_the_giver_knows_the_card_it_passed() -> None:
    game = passed(3)
    assert game.decision is not None and game.decision.player == 0
    counts = sample(game, 0, lambda g: "Gold" in g.cards(1, "hand"))
    assert set(counts) == {True}
    # seat 2 got a card from seat 1, which seat 0 has not seen: of twelve cards four are Silver, Copper twice, ...
    hidden = sample(game, 0, lambda g: g.cards(2, "hand").count("Silver"))
    pool = sorted(game.cards(2, "hand") + game.cards(2, "deck"))
    assert pool.count("Silver") == 1 and len(pool) == 12
    fits(hidden, {1: 4 / 12, 0: 8 / 12})


def test_masquerade_a_secret_of_one_seat_ends_when_the_card_may_have_been_passed_on_bug() -> None:
    """Seat 0 knew of a Gold in the hand of seat 1; once seat 1 has passed a card on unseen, it no longer knows."""
    game = passed(3)
    game.answer()  # seat 0 trashes nothing
    known = plain.State(game._origin.kinds.table("plain"))
    known.load(game._state.dump())
    gold = game._origin.kinds.kind_of["Gold"]
    assert secret(known, 0, 1, gold) == 1
    for p, card in ((0, 1), (1, 1), (2, 1)):
        known.passing[p] = known.hand[p].index(next(n for n in known.hand[p] if n)) + card
    known.passing[1] = gold + 1
    pass_cards(known, 1)
    assert secret(known, 0, 1, gold) == 0


def test_masquerade_picks_not_shown_yet_are_drawn_anew() -> None:
    seats = [{"hand": ["Masquerade"], "deck": ["Copper", "Estate", "Gold"]},
             {"hand": ["Copper", "Estate"], "deck": ["Copper"] * 5}]  # fmt: skip
    game = (
        Game.from_position({"kingdom": "Best Wishes", "players": seats, "seed": 4})
        .answer("Masquerade")
        .answer("Estate")
    )
    assert game.decision is not None and game.decision.player == 1

    def received(g: Game) -> str:
        return g.answer("Copper").cards(1, "hand")[-1]

    # the two cards of seat 0 are any two of Copper, Estate, Gold; the pick is any of the two
    counts: Counter[str] = Counter()
    for seed in range(1500):
        g = game.resample(1, seed)
        before = Counter(g.cards(1, "hand"))
        g.answer("Copper")
        counts.update((Counter(g.cards(1, "hand")) - before + Counter({"Copper": 0})).keys() or ["Copper"])
    even(counts, 3)


def test_bureaucrat_everybody_knows_the_card_put_on_the_deck() -> None:
    seats = [{"hand": ["Bureaucrat", "Copper"], "deck": ["Gold"] * 5},
             {"hand": ["Estate", "Duchy", "Copper"], "deck": ["Silver", "Gold", "Curse", "Copper"]}]  # fmt: skip
    game = Game.from_position({"kingdom": "Deck Top", "players": seats, "seed": 4}).answer("Bureaucrat").answer("Duchy")
    counts = sample(game, 0, lambda g: g.cards(1, "deck")[0])
    assert set(counts) == {"Duchy"}
    below = sample(game, 0, lambda g: g.cards(1, "deck")[1])
    fits(below, {"Silver": 1, "Gold": 1, "Curse": 1, "Copper": 2, "Estate": 1})


def test_bureaucrat_a_hand_shown_for_want_of_a_victory_card_is_known() -> None:
    seats = [{"hand": ["Bureaucrat", "Copper"], "deck": ["Gold"] * 5},
             {"hand": ["Gold", "Copper"], "deck": ["Silver", "Silver", "Curse", "Copper"]}]  # fmt: skip
    game = Game.from_position({"kingdom": "Deck Top", "players": seats, "seed": 4}).answer("Bureaucrat")
    assert sample(game, 0, lambda g: tuple(g.cards(1, "hand")), 300).keys() == {("Copper", "Gold")}


def test_spy_both_tops_are_known_and_what_lies_below_is_not() -> None:
    seats = [{"hand": ["Spy"], "deck": ["Copper", "Gold", "Estate", "Silver", "Curse"]},
             {"hand": ["Copper"], "deck": ["Duchy", "Silver", "Gold"]}]  # fmt: skip
    game = Game.from_position({"kingdom": "Interaction", "players": seats, "seed": 4}).answer("Spy").answer().answer()
    assert game.decision is not None and game.decision.player == 0
    tops = sample(game, 0, lambda g: (g.cards(0, "deck")[0], g.cards(1, "deck")[0]))
    assert set(tops) == {("Gold", "Duchy")}
    own = sample(game, 0, lambda g: tuple(g.cards(0, "deck")[1:]))
    even(own, 6)
    other = sample(game, 0, lambda g: g.cards(1, "deck")[1])
    fits(other, {"Silver": 1, "Gold": 1, "Copper": 1})


def secret_passage() -> Game:
    seats = [{"hand": ["Secret Passage", "Gold"], "deck": ["Copper"] * 2 + ["Estate", "Silver", "Curse"]},
             {"hand": ["Copper", "Estate"], "deck": ["Copper"] * 5}]  # fmt: skip
    kingdom = ["Secret Passage", "Village", "Smithy", "Market", "Cellar", "Chapel", "Militia", "Moat", "Mine", "Witch"]
    game = Game.from_position({"kingdom": kingdom, "players": seats, "seed": 4})
    return game.answer("Secret Passage").answer("Gold").answer("1")


def test_secret_passage_the_owner_knows_the_slot() -> None:
    game = secret_passage()
    assert game.decision is not None and game.decision.player == 0
    assert sample(game, 0, lambda g: g.cards(0, "deck")[1]).keys() == {"Gold"}
    even(sample(game, 0, lambda g: tuple(c for i, c in enumerate(g.cards(0, "deck")) if i != 1)), 6)


def test_secret_passage_others_do_not_know_the_card() -> None:
    """At the end of the turn seat 0 shuffles: five of its seven cards are in hand, seat 1 knows none of them."""
    game = secret_passage()
    while game.decision is not None and game.decision.player == 0:
        game.answer(*game.decision.options[: game.decision.least])
    assert game.decision is not None and game.decision.player == 1
    assert sum(len(game.cards(0, zone)) for zone in ("hand", "deck")) == 7
    counts = sample(game, 1, lambda g: g.cards(0, "hand").count("Gold"), 2000)
    fits(counts, {1: 5, 0: 2})


def test_scout_the_set_put_back_is_known_and_every_order_equally_likely() -> None:
    seats = [{"hand": ["Scout", "Militia"], "deck": ["Gold", "Silver", "Copper", "Estate", "Curse", "Duchy", "Village"]},
             {"hand": ["Copper"] * 3 + ["Estate"] * 2, "deck": ["Copper"] * 5}]  # fmt: skip
    kingdom = ["Scout", "Militia", "Village", "Smithy", "Market", "Cellar", "Chapel", "Moat", "Mine", "Witch"]
    game = Game.from_position({"kingdom": kingdom, "players": seats, "turn": {"actions": 1}, "seed": 4})
    game.answer("Scout").answer("Silver", "Gold", "Copper").answer("Militia")
    assert game.decision is not None and game.decision.player == 1
    counts = sample(game, 1, lambda g: tuple(g.cards(0, "deck")[:3]), 1800)
    assert all(sorted(top) == ["Copper", "Gold", "Silver"] for top in counts)
    even(counts, 6)
    assert game.at(2).resample(0, 1).cards(0, "deck")[:3] == ["Silver", "Gold", "Copper"]
    even(sample(game, 1, lambda g: tuple(g.cards(0, "deck")[3:]), 1800), 6)  # the Estate was seen going to the hand


def test_scout_equal_cards_put_back_are_known_one_by_one_bug() -> None:
    """Four Golds went back for all to see: whatever is drawn of them is Gold."""
    deck = ["Gold"] * 4 + ["Copper", "Estate", "Duchy", "Province"] * 2
    seats = [{"hand": ["Scout", "Laboratory", "Militia"], "deck": deck},
             {"hand": ["Estate", "Copper", "Copper", "Gold"], "deck": ["Copper"] * 9}]  # fmt: skip
    kingdom = "Scout, Laboratory, Militia, Village, Smithy, Market, Cellar, Chapel, Moat, Mine"
    game = Game.from_position({"kingdom": kingdom, "players": seats, "turn": {"actions": 3}, "seed": 1})
    game.answer("Scout").answer("Laboratory").answer("Militia")
    assert game.decision is not None and game.decision.player == 1
    assert sample(game, 1, lambda g: tuple(g.cards(0, "hand")), 200).keys() == {("Gold", "Gold")}
    assert sample(game, 1, lambda g: tuple(g.cards(0, "deck")[:2]), 200).keys() == {("Gold", "Gold")}


def test_spy_the_card_in_question_lies_open_to_all() -> None:
    seats = [{"hand": ["Spy"], "deck": ["Copper", "Gold"]}, {"hand": ["Copper"], "deck": ["Duchy"]}, {}]
    game = Game.from_position({"kingdom": "Interaction", "players": seats, "seed": 4}).answer("Spy")
    for seat in (0, 1, 2, None):
        assert [p["deck_top"] for p in game.view(seat)["players"]] == ["Gold", None, None]
    game.answer()
    assert [p["deck_top"] for p in game.view(2)["players"]] == [None, "Duchy", None]


def test_scout_a_group_drawn_whole_is_known_in_the_hand() -> None:
    seats = [{"hand": ["Scout"], "deck": ["Gold", "Silver", "Copper", "Copper", "Curse", "Duchy", "Village", "Curse"]},
             {"hand": ["Copper"] * 3 + ["Estate"] * 2, "deck": ["Copper"] * 5}]  # fmt: skip
    game = Game.from_position({"kingdom": "Best Wishes", "players": seats, "seed": 4})
    game.answer("Scout").answer("Silver", "Gold", "Copper", "Copper").answer()
    assert game.decision is not None and game.decision.player == 1 and game.player == 1
    counts = sample(game, 1, lambda g: tuple(g.cards(0, "hand")), 600)
    assert all(Counter(hand) >= Counter(["Gold", "Silver", "Copper", "Copper"]) for hand in counts)
    assert len(counts) > 1


def test_unseen_clean_up_discards_are_dealt_with_hand_and_deck() -> None:
    """Seat 0 ends its turn with one card in play and four unseen in hand: those four are hidden, the one is not."""
    deck = ["Silver", "Silver", "Curse", "Curse", "Curse", "Duchy"]
    seats = [{"hand": ["Copper", "Estate", "Estate", "Gold", "Village"], "deck": deck}, {"hand": ["Copper", "Estate"]}]
    game = Game.from_position({"kingdom": "First Game", "players": seats, "turn": {"phase": "treasure"}, "seed": 4})
    game.answer("Copper").answer()
    if game.player == 0:
        game.answer()
    assert game.player == 1 and game.cards(0, "discard")[0] == "Copper"
    assert sample(game, 1, lambda g: g.cards(0, "discard")[0], 200).keys() == {"Copper"}
    hidden = Counter(["Estate", "Estate", "Gold", "Village", *deck])
    golds = sample(game, 1, lambda g: next(z for z in ("hand", "deck", "discard") if "Gold" in g.cards(0, z)), 2000)
    assert sum(hidden.values()) == 10
    fits(golds, {"hand": 5, "deck": 1, "discard": 4})


def test_cards_gained_in_sight_are_known_until_the_shuffle() -> None:
    game = Game("First Game", seed=11)
    game.answer(*game.decision.options).answer("Cellar" if game.coins < 3 else "Silver")
    bought = game.answers[-1][0]
    assert game.player == 1
    counts = sample(game, 1, lambda g: bought in g.cards(0, "discard"), 300)
    assert counts.keys() == {True}


def test_library_a_top_card_known_to_all_stays_known_when_it_is_kept_bug() -> None:
    deck = ["Copper", "Village", "Silver", "Gold", "Curse", "Duchy", "Estate", "Copper", "Curse"]
    seats = [{"hand": ["Spy", "Library", "Militia", "Copper"], "deck": deck},
             {"hand": ["Copper", "Copper", "Estate", "Estate"], "deck": ["Silver"]}]  # fmt: skip
    game = Game.from_position({"kingdom": "Interaction", "players": seats, "turn": {"actions": 3}, "seed": 1})
    game.answer("Spy").answer().answer().answer("Library").answer().answer("Militia")
    assert game.decision is not None and game.decision.player == 1 and "Village" in game.cards(0, "hand")
    assert sample(game, 1, lambda g: "Village" in g.cards(0, "hand"), 200).keys() == {True}


def test_library_others_do_not_see_the_card_under_question_but_see_it_set_aside() -> None:
    seats = [
        {
            "hand": ["Library", "Copper"],
            "deck": ["Village", "Smithy", "Copper", "Copper", "Copper", "Copper", "Copper"],
        },
        {},
    ]
    game = Game.from_position({"kingdom": "Sleight of Hand", "players": seats, "seed": 1})
    game.answer("Library")
    game.view(1)
    assert game.decision is not None and game.decision.options == ["Village"]
    assert game.view(0)["players"][0]["aside"] == ["Village"]
    assert (game.view(1)["players"][0]["aside"], game.view(1)["players"][0]["aside_hidden"]) == ([], 1)
    game.answer("Village")
    assert game.decision is not None and game.decision.options == ["Smithy"]
    assert (game.view(1)["players"][0]["aside"], game.view(1)["players"][0]["aside_hidden"]) == (["Village"], 1)
