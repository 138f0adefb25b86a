"""An observation says what a seat may know, the same on both kernels, and nothing that is hidden from it."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable

import pytest

from demesne import Game, random_kingdom
from demesne.game.keys import key_of
from demesne.kernel import const as k
from demesne.kernel import kernels
from demesne.kernel.research import observing
from demesne.views import observation

BOXES = ["base 2e", "intrigue 2e", "seaside 1e", "seaside 2e", "prosperity 1e", "prosperity 2e"]


def walk(seed: int, players: int, picks: int, boxes: list[str] | None = None) -> Game:
    rng = random.Random(seed)
    kingdom = random_kingdom(seed, boxes=boxes) if boxes else random_kingdom(seed)
    game = Game(kingdom, players, seed=seed, colonies=bool(boxes) and seed % 2 == 0)
    for _ in range(picks):
        if game.over:
            break
        game.apply(rng.choice(game.legal_actions()))
    return game


def named(game: Game, seat: int) -> tuple[dict[str, dict[str, int]], dict[str, int]]:
    """Rows as counts by card name, and the single numbers."""
    seen, names = bytes(game.observation(seat)), game.inner.kinds.names
    width = game.inner.kinds.width
    rows = observation.rows(game.players)
    cards = {
        row: {name: n for name, n in zip(names, seen[i * width : i * width + len(names)]) if n}
        for i, row in enumerate(rows)
    }
    return cards, dict(zip(observation.numbers(game.players), seen[len(rows) * width :], strict=True))


def counted(cards: list[str]) -> dict[str, int]:
    return {name: cards.count(name) for name in cards}


@pytest.mark.parametrize("seed", range(6))
def test_the_rows_are_what_the_referee_sees_of_the_own_cards(seed: int, both_kernels: str) -> None:
    game = walk(seed, 2 + seed % 3, 90 + 40 * seed, BOXES if seed % 2 else None)
    for seat in range(game.players):
        rows, numbers = named(game, seat)
        for zone in ("hand", "deck", "discard", "play"):
            assert rows[f"{zone} 0"] == counted(game.cards(seat, zone)), zone
        assert rows["island 0"] == counted(game.cards(seat, "island"))
        assert rows["native village 0"] == counted(game.cards(seat, "native village"))
        assert rows["supply"] == {name: n for name, n in game.supply.items() if n}
        assert rows["trash"] == counted(game.trash)
        for turn in range(game.players):
            other = (seat + turn) % game.players
            zones = ("hand", "deck", "discard", "play", "aside", "island", "native village")
            assert rows[f"owned {turn}"] == counted([c for z in zones for c in game.cards(other, z)])
            assert numbers[f"turns {turn}"] == game.turns()[other]
            assert numbers[f"points {turn}"] == game.scores()[other] + k.POINTS_SHIFT
            assert numbers[f"hand size {turn}"] == len(game.cards(other, "hand"))
        assert (numbers["actions"], numbers["buys"], numbers["coins"]) == (game.actions, game.buys, game.coins)
        assert numbers["asked"] == (game.asked == seat)
        for name in game.supply:
            assert rows["cost"].get(name, 0) == game.cost(name)


def test_cards_revealed_and_put_back_in_any_order_were_forgotten_bug(both_kernels: str) -> None:
    """Everybody has seen them go back; only their order is hidden. A card drawn from among them hides the rest."""
    ten = ["Rabble", "Cellar", "Chapel", "Village", "Smithy", "Market", "Militia", "Moat", "Mine", "Remodel"]
    players = [
        {"hand": ["Rabble", "Copper"], "deck": ["Copper"] * 9},
        {"hand": ["Copper"], "deck": ["Estate", "Duchy", "Province", "Copper", "Copper"]},
    ]
    game = Game.from_position({"kingdom": ten, "players": players, "seed": 1}).answer("Rabble")
    assert game.asked == 1 and game.decision is not None and game.decision.ordered
    game.answer("Province", "Estate", "Duchy")
    back = {"Estate": 1, "Duchy": 1, "Province": 1}
    assert named(game, 0)[0]["deck 1"] == back
    for seed in range(4):
        assert bytes(game.resample(0, seed).observation(0)) == bytes(game.observation(0))
    while game.player == 0:
        assert game.decision is not None
        game.answer([])
    assert named(game, 0)[0]["deck 1"] == back
    game.answer([]).answer([])
    assert named(game, 0)[0]["deck 1"] == {}, "seat 1 has drawn its new hand"


def test_both_kernels_write_the_same_bytes() -> None:
    if "compiled" not in kernels():
        pytest.skip("the compiled kernel is not installed (DEMESNE_BUILD=plain or no C compiler)")
    for seed in range(8):
        game = walk(seed, 2 + seed % 3, 60 + 50 * seed, BOXES if seed % 2 else None)
        kinds = game.inner.kinds
        size = kinds.observation_size(game.players)
        written = []
        for which in ("plain", "compiled"):
            state = kernels()[which].State(kinds.table(which))
            state.load(game.inner.state().dump())
            for seat in range(game.players):
                out, mask = bytearray(size), bytearray(kinds.width + k.OPTION_KEYS + 1 + k.PLACES)
                state.observe(seat, kinds.width, out)
                state.mask(kinds.width, mask)
                written.append((which, seat, bytes(out), bytes(mask)))
        plain = [w[1:] for w in written if w[0] == "plain"]
        assert plain == [w[1:] for w in written if w[0] == "compiled"]


def redealt(game: Game, seat: int, seed: int) -> Game:
    other = game.clone()
    other._state.rekey(key_of(seed))
    other._state.resample(seat)
    return other


def leaks(game: Game) -> int:
    """How many seats would see that the cards hidden from them were redealt."""
    found = 0
    for seat in range(game.players):
        seen = bytes(game.observation(seat))
        found += any(bytes(redealt(game, seat, seed).observation(seat)) != seen for seed in range(4))
    return found


@pytest.mark.parametrize("seed", range(10))
def test_hidden_cards_do_not_change_an_observation(seed: int, both_kernels: str) -> None:
    game = walk(seed, 2 + seed % 3, 40 * seed + 15, BOXES if seed % 2 else None)
    assert leaks(game) == 0
    asked = game.asked
    if asked is not None:
        other = game.resample(asked, seed)
        assert other.information_state(asked) == game.information_state(asked)


def hand_of_another(g, seat, p, slots, out, at):  # type: ignore[no-untyped-def]
    for kind in range(g.kinds):
        out[at + slots + kind] = g.hand[p][kind]


def discard_pile_of_another(g, seat, p, slots, out, at):  # type: ignore[no-untyped-def]
    for kind in range(g.kinds):
        out[at + 3 * slots + kind] = g.disc[p][kind]


def deck_of_another(g, seat, p, slots, out, at):  # type: ignore[no-untyped-def]
    for kind in range(g.kinds):
        out[at + 2 * slots + kind] = g.rest[p][kind]


def kept_face_down(g, seat, p, slots, out, at):  # type: ignore[no-untyped-def]
    for kind in range(g.kinds):
        out[at + kind] = g.kept[p][kind]


def mats_of_another(g, seat, p, slots, out, at):  # type: ignore[no-untyped-def]
    for mat in range(k.MATS):
        for kind in range(g.kinds):
            out[at + (1 + mat) * slots + kind] = g.mats[mat * k.SEATS + p][kind]


HIDING = [
    "Haven",
    "Native Village",
    "Smithy",
    "Wharf",
    "Militia",
    "Village",
    "Festival",
    "Market",
    "Laboratory",
    "Warehouse",
]


@functools.cache
def hiding_games() -> list[Game]:
    """Games with face-down cards, hidden hands and decks; nothing of them leaks."""
    games = []
    for seed in range(4):
        rng, game = random.Random(seed), Game(HIDING, 3, seed=seed)
        for _ in range(170 + 20 * seed):
            options = game.legal_actions()
            names = [game.action_name(n) for n in options]
            liked = [n for n, name in zip(options, names) if name in HIDING or name in ("aside", "Copper", "Silver")]
            game.apply(rng.choice(liked or options))
        assert leaks(game) == 0
        games.append(game)
    return games


@pytest.mark.parametrize(
    ("part", "leak"),
    [
        ("other_rows", hand_of_another),
        ("other_rows", discard_pile_of_another),
        ("other_rows", deck_of_another),
        ("later_rows", kept_face_down),
        ("later_rows", mats_of_another),
    ],
)
def test_a_planted_leak_is_found(part: str, leak: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMESNE_PLAIN", "1")
    whole = getattr(observing, part)

    def leaking(*given):  # type: ignore[no-untyped-def]
        whole(*given)
        leak(*given)

    games = hiding_games()
    monkeypatch.setattr(observing, part, leaking)
    assert sum(leaks(game) for game in games) > 0


def test_an_information_state_remembers_what_the_seat_saw_and_no_more() -> None:
    game = walk(3, 2, 120)
    for seat in (0, 1):
        text, rows = game.information_state(seat)
        assert len(rows) % 8 == 0
        drawn = [line for line in text.splitlines() if line.startswith(f"draw {1 - seat}:")]
        assert drawn
        assert all(set(line.split(" (")[0].split(": ")[1].split()[1:]) <= {"?"} for line in drawn), drawn
        own = [line for line in text.splitlines() if line.startswith(f"draw {seat}:")]
        assert own
        assert not any("?" in line for line in own)
        answers = [line for line in text.splitlines() if line.startswith("answer ")]
        replay, asked = Game.from_record(game.record()), 0
        for n in range(len(replay.answers)):
            asked += game.at(n).asked == seat
        assert len(answers) == asked


def test_the_rows_of_an_information_state_tell_what_its_text_tells_bug() -> None:
    """Positions, option keys, zones and the picks of an answer being given were in the text alone."""
    players = [{"hand": ["Pawn", "Secret Passage", "Gold"], "deck": ["Copper", "Silver", "Estate", "Curse"]}, {}]
    kingdom = "Pawn, Secret Passage, Village, Smithy, Market, Cellar, Chapel, Moat, Mine, Witch"
    start = Game.from_position({"kingdom": kingdom, "players": players, "turn": {"actions": 2}, "seed": 1})
    asked = start.clone().answer("Pawn").answer("coin", "buy").answer("Secret Passage").answer("Gold")
    ways = [asked.clone().answer(str(n)).information_state(0) for n in range(3)]
    picked = start.clone().answer("Pawn")
    ways += [picked.clone().apply(picked.legal_actions()[n]).information_state(0) for n in range(3)]
    assert len({text for text, _ in ways}) == len({bytes(rows) for _, rows in ways}) == 6

    kingdom = "Masquerade, Steward, Lurker, Native Village, Embargo, Haven, Quarry, Bishop, Island, Secret Passage"
    told: dict[bytes, set[str]] = {}
    for seed in range(4):
        game, rng = Game(kingdom, 2, seed=1), random.Random(seed)
        for _ in range(150):
            game.apply(rng.choice(game.legal_actions()))
        for seat in range(2):
            text, rows = game.information_state(seat)
            lines = len([line for line in text.splitlines()[1:] if line])
            assert len(rows) // 8 >= lines
            told.setdefault(bytes(rows), set()).add(text)
    assert len(told) == 8 and all(len(texts) == 1 for texts in told.values())


def test_a_buffer_that_is_too_small_is_refused(both_kernels: str) -> None:
    state = Game("First Game", seed=1).inner.state()
    with pytest.raises(ValueError, match="expected a writable buffer"):
        state.observe(0, 32, bytearray(10))
