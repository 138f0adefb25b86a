"""The kernel's own promises: size, hash of the source, equal bytes, overflow checks, the stream."""

from __future__ import annotations

import importlib
import pathlib
import random

import pytest

from demesne import Game, IllegalAnswer, kernel
from demesne.cards import BASIC, PUBLISHED
from demesne.kernel import const as k
from demesne.kernel import layout, plain
from demesne.kernel.rules.stream import below, block
from play import all_cards, play_on, random_game

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_a_dump_is_as_long_as_the_layout_says() -> None:
    game = Game("First Game", players=6, seed=1)
    assert len(game._state.dump()) == layout.STATE_FORMAT.size


def test_the_state_is_no_larger_than_the_docs_say() -> None:
    """docs/architecture.md: what a plain game copies, and a game that uses everything."""
    every = layout.STATE_FORMAT.size
    plain_game = every - layout.packer(layout.LATER).size
    assert (round(plain_game / 1000), round(every / 1000)) == (8, 19)
    text = " ".join((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split())
    assert "8 kB of integers, 19 kB with all mechanisms" in text


def test_rows_are_as_wide_as_the_vector_instructions_expect() -> None:
    """rows.h is written for these two widths."""
    assert (k.NARROW, k.KINDS) == (32, 64)
    assert k.KIND_BITS + k.OPEN_SLOT.bit_length() <= 16, "a deck slot has 16 bits"


def with_many_kinds(kinds: int, seed: int) -> Game:
    """A game in which so many kinds of card lie in decks, hands and discard piles."""
    rng = random.Random(seed)
    names = [c.name for c in PUBLISHED]
    ten = rng.sample([c.name for c in PUBLISHED if c.box != "basic"], 10)
    ten_and_basic = {*ten, *BASIC}
    more = rng.sample([name for name in names if name not in ten_and_basic], kinds - len(ten_and_basic))
    rng.shuffle(more)
    half = len(more) // 2
    players = [
        {"hand": [*more[:6], "Copper"], "deck": [*more[6:half], "Silver", "Copper"], "discard": ["Estate"]},
        {"hand": more[half : half + 5], "deck": ["Gold", "Curse"], "discard": more[half + 5 :]},
    ]
    return Game.from_position({"kingdom": ten, "edition": 1 + seed % 2, "players": players, "seed": seed})


@pytest.mark.slow
@pytest.mark.parametrize("kinds", [32, 33, 64, *(pytest.param(n, marks=pytest.mark.slow) for n in (31, 48, 63))])
def test_both_kernels_agree_on_narrow_and_wide_games(kinds: int) -> None:
    if "compiled" not in kernel.kernels():
        pytest.skip("the compiled kernel is not installed (DEMESNE_BUILD=plain or no C compiler)")
    for seed in range(6):
        game = with_many_kinds(kinds, seed)
        assert len(game._origin.kinds.names) == kinds
        rng = random.Random(seed)
        before = all_cards(game)
        for _ in range(150):
            if game.over:
                break
            game = play_on(game, rng, 1)
            other = game.resample(game.asked, 7) if game.asked is not None else game
            assert all_cards(game) == before == all_cards(other)
        again = game._replay(None, which="plain")
        assert again._state.dump() == game._state.dump()


def test_the_65th_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 64 kinds"):
        with_many_kinds(65, 1)


def test_the_compiled_kernel_was_built_from_this_source(monkeypatch: pytest.MonkeyPatch) -> None:
    if "compiled" not in kernel.kernels():
        pytest.skip("the compiled kernel is not installed (DEMESNE_BUILD=plain or no C compiler)")
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    build = importlib.import_module("build_kernel")
    installed = pathlib.Path(kernel.__file__).parent
    assert build.source_hash(installed) == kernel.compiled.SOURCE_HASH, "the compiled kernel is stale"
    assert build.source_hash(installed) == build.source_hash(), "the installed package is not this source"


def test_what_one_kernel_began_the_other_finishes() -> None:
    if "compiled" not in kernel.kernels():
        pytest.skip("the compiled kernel is not installed (DEMESNE_BUILD=plain or no C compiler)")
    for seed in range(12):
        rng = random.Random(seed)
        game = play_on(random_game(seed, rng), rng, 60)
        other = game._replay(None, which="plain")
        assert other._state.dump() == game._state.dump()
        fresh = plain.State(game._origin.kinds.table("plain"))
        fresh.load(game._state.dump())
        while not game.over:
            action = rng.choice(game.legal_actions())
            game.apply(action)
            assert fresh.pick_action(action)
            if len(game.answers) > 400:
                break
        assert fresh.dump() == game._state.dump()


def test_a_dump_of_the_wrong_size_is_refused(both_kernels: str) -> None:
    state = Game("First Game", seed=1)._state
    before = state.dump()
    with pytest.raises(ValueError, match="bytes, got"):
        state.load(before[:-1])
    assert state.dump() == before


def test_chacha_gives_the_published_block() -> None:
    """ChaCha8 with an all-zero key and nonce, block 0 (the eSTREAM test vectors)."""
    g = plain.State(Game("First Game", seed=1)._origin.kinds.table("plain"))
    g.rekey(bytes(32))
    block(g, 0)
    stream = b"".join(word.to_bytes(4, "little") for word in g.words)
    assert stream.hex() == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )


def test_numbers_from_the_stream_are_even() -> None:
    g = plain.State(Game("First Game", seed=1)._origin.kinds.table("plain"))
    g.rekey(bytes(range(32)))
    counts = [0] * 7
    for _ in range(7000):
        counts[below(g, 7)] += 1
    assert sum((c - 1000) ** 2 / 1000 for c in counts) < 42  # 6 degrees of freedom, p about 1e-7


def test_throne_rooms_deeper_than_the_stack_are_cut_short_and_lose_no_card(both_kernels: str) -> None:
    hand = ["Throne Room"] * 40 + ["Smithy"]
    given = {"kingdom": "Size Distortion", "players": [{"hand": hand, "deck": ["Copper"] * 9}, {}], "seed": 1}
    game = Game.from_position(given)
    before = len(game.cards(0, "hand")) + len(game.cards(0, "deck"))
    game.answer("Throne Room")
    for _ in range(200):
        if game.decision is None or game.decision.kind != "play":
            break
        game.answer("Throne Room" if "Throne Room" in game.decision.options else "Smithy")
    assert any(e.kind == "cut_short" for e in game.events)
    assert sum(len(game.cards(0, z)) for z in ("hand", "deck", "discard", "play", "aside")) == before
    assert game.decision is not None


def test_twenty_throne_rooms_and_vassals_fit_on_the_stack(both_kernels: str) -> None:
    """What ten Throne Rooms and ten Vassals of a real game can nest."""
    kingdom = ["Throne Room", "Vassal", "Witch", "Moat", "Diplomat", "Village", "Smithy", "Market", "Cellar", "Chapel"]
    players = [
        {"hand": ["Throne Room"] * 10 + ["Vassal"], "deck": ["Vassal"] * 9 + ["Witch"] + ["Copper"] * 9},
        {"hand": ["Moat", "Diplomat", "Copper", "Copper", "Copper"], "deck": ["Copper"] * 9},
    ]
    game = Game.from_position({"kingdom": kingdom, "players": players, "seed": 2})
    for _ in range(400):
        d = game.decision
        if d is None or d.kind in ("treasure", "buy"):
            break
        game.answer(*(["Throne Room"] if "Throne Room" in d.options else d.options[: max(d.least, 1)]))
    events = game.events
    assert not any(e.kind == "cut_short" for e in events)
    assert max(e.depth for e in events) >= 22


def crowded(last: int) -> Game:
    """Decks that fill the array of slots except for the last few."""
    mine, theirs = ["Copper", "Silver"] * 127, ["Estate", "Duchy"] * 127
    third = ["Curse", "Moat"] * ((k.SLOTS - last - 2 * 254) // 2)
    players = [{"hand": ["Bureaucrat", "Copper"], "deck": mine}, {"hand": ["Copper"], "deck": theirs}, {"deck": third}]
    return Game.from_position({"kingdom": "Size Distortion", "players": players, "seed": 3})


def test_more_pinned_deck_slots_than_there_is_room_are_refused_and_change_nothing(both_kernels: str) -> None:
    """The Silver that Bureaucrat gains onto the deck would need one slot too many."""
    game = crowded(0)
    before = game._state.dump()
    with pytest.raises(IllegalAnswer, match=f"more than {k.SLOTS}"):
        game.answer("Bureaucrat")
    assert game._state.dump() == before
    with pytest.raises(IllegalAnswer, match=f"more than {k.SLOTS}"):
        game.apply(game.legal_actions()[0])
    assert game._state.dump() == before
    game.answer()
    assert game.phase == "treasure"
    assert crowded(10).answer("Bureaucrat").cards(0, "deck")[0] == "Silver"


def test_a_position_with_too_many_ordered_cards_is_refused(both_kernels: str) -> None:
    deck = ["Copper", "Silver", "Gold"] * 70
    with pytest.raises(ValueError, match=r'"players"\[2\] "deck": expected at most 560 deck cards in order'):
        Game.from_position({"kingdom": "First Game", "players": [{"deck": deck}] * 3})


def test_six_decks_of_ninety_keep_their_order(both_kernels: str) -> None:
    rng = random.Random(1)
    decks = [[rng.choice(["Copper", "Silver", "Gold", "Estate", "Curse"]) for _ in range(90)] for _ in range(6)]
    game = Game.from_position({"kingdom": "First Game", "players": [{"deck": d} for d in decks], "seed": 1})
    assert [game.cards(p, "deck") for p in range(6)] == decks


def test_255_cards_in_a_zone_are_fine_and_do_not_wrap(both_kernels: str) -> None:
    full = ["Copper"] * 255
    seat = {"hand": full, "deck": full, "discard": full, "play": full}
    game = Game.from_position({"kingdom": "First Game", "players": [seat, {}], "supply": {"Copper": 255}, "seed": 1})
    assert game.decision is not None and game.decision.most == 255
    game.answer(*["Copper"] * 255)
    assert game.coins == 255
    game.answer("Copper")
    assert game.player == 1
    assert sum(len(game.cards(0, z)) for z in ("hand", "deck", "discard")) == 4 * 255 + 1
    assert game.cards(0, "hand") == ["Copper"] * 5
