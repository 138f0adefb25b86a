"""Rules of docs/rules/RULES.md that a scenario cannot say: luck, choosing the ten, what each seat sees, refusals."""

from __future__ import annotations

import pathlib
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import demesne
from demesne import Game, IllegalAnswer

BOXES = ("base 1e", "base 2e", "intrigue 1e", "intrigue 2e")
RULES = pathlib.Path(__file__).resolve().parents[2] / "docs" / "rules"
BASIC = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"]
TEN = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"]


def over(scores: list[str], turns: list[int], edition: int = 2) -> Game:
    """A finished game in which each seat holds one card and has had these turns; the last seat ends it."""
    last = len(scores) - 1
    players = [{"hand": [], "deck": [card] * 5, "turns": n} for card, n in zip(scores, turns)]
    game = Game.from_position(
        {
            "kingdom": TEN,
            "edition": edition,
            "players": players,
            "supply": {"Province": 0},
            "turn": {"player": last, "phase": "buy"},
        }
    )
    game.answer()
    assert game.over
    return game


def even(counts: Counter[Any], options: int, total: int) -> None:
    """Every option about equally often: within five standard deviations."""
    assert len(counts) == options
    p = 1 / options
    for n in counts.values():
        assert abs(n - total * p) < 5 * (total * p * (1 - p)) ** 0.5


# who plays, and who begins


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", [1, 2])
def test_two_to_six_play(players: int, edition: int, both_kernels: str) -> None:
    # covers: R-PLAYERS-1, R-PLAYERS-2, D15, R-SETUP-1
    game = Game(TEN, players, edition=edition, seed=1)
    assert len(game.scores()) == len(game.turns()) == players
    for seat in range(players):
        hand, deck = game.cards(seat, "hand"), game.cards(seat, "deck")
        assert len(hand) == len(deck) == 5
        assert Counter(hand + deck) == {"Copper": 7, "Estate": 3}


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 8])
def test_other_numbers_of_players_are_refused(players: int, both_kernels: str) -> None:
    # covers: R-PLAYERS-1, R-PLAYERS-3
    with pytest.raises(ValueError, match="players"):
        Game(TEN, players, seed=1)
    with pytest.raises(ValueError, match="players"):
        Game.from_position({"kingdom": TEN, "players": [{} for _ in range(players)]})


@pytest.mark.slow
def test_the_deck_is_shuffled_and_the_hand_drawn_from_it(both_kernels: str) -> None:
    # covers: R-SETUP-1
    total = 1500
    hands = Counter(Game(TEN, seed=s).cards(0, "hand").count("Estate") for s in range(total))
    for estates, ways in ((0, 21), (1, 105), (2, 105), (3, 21)):
        p = ways / 252
        assert abs(hands[estates] - total * p) < 5 * (total * p * (1 - p)) ** 0.5


@pytest.mark.slow
def test_the_first_player_is_drawn_by_lot(both_kernels: str) -> None:
    # covers: R-FIRST-1
    for players in (2, 3, 6):
        total = 300 * players
        firsts = Counter(Game(TEN, players, first="random", seed=s).player for s in range(total))
        even(firsts, players, total)


def test_the_first_player_can_be_said(both_kernels: str) -> None:
    # covers: R-FIRST-4
    for first in range(4):
        game = Game(TEN, 4, first=first, seed=3)
        seats = []
        for _ in range(5):
            seats.append(game.player)
            here = (game.player, game.turn)
            while (game.player, game.turn) == here:
                game.answer()
        assert seats == [(first + i) % 4 for i in range(5)]
    with pytest.raises(ValueError, match="first"):
        Game(TEN, 4, first=4)


@pytest.mark.parametrize("edition", [1, 2])
def test_left_of_the_winner_begins_the_next_game(edition: int, both_kernels: str) -> None:
    # covers: R-FIRST-2, D9
    for winner in range(4):
        cards = ["Estate"] * 4
        cards[winner] = "Province"
        game = over(cards, [5, 5, 5, 5], edition)
        assert game.winners() == [winner]
        assert {game.next_first(seed) for seed in range(20)} == {(winner + 1) % 4}


def test_a_tie_broken_by_turns_has_one_winner(both_kernels: str) -> None:
    # covers: R-FIRST-2, R-SCORE-4
    game = over(["Duchy", "Duchy", "Duchy"], [5, 4, 5])
    assert game.winners() == [1]
    assert {game.next_first(seed) for seed in range(20)} == {2}


@pytest.mark.slow
def test_after_a_tie_the_first_edition_draws_among_those_who_did_not_win(both_kernels: str) -> None:
    # covers: R-FIRST-3, D9
    game = over(["Province", "Estate", "Province", "Estate", "Estate"], [5] * 5, edition=1)
    assert game.winners() == [0, 2]
    drawn = Counter(game.next_first(seed) for seed in range(900))
    assert set(drawn) == {1, 3, 4}
    even(drawn, 3, 900)


@pytest.mark.slow
def test_after_a_tie_the_second_edition_draws_among_all(both_kernels: str) -> None:
    # covers: R-FIRST-3, D9
    game = over(["Province", "Estate", "Province", "Estate", "Estate"], [5] * 5, edition=2)
    even(Counter(game.next_first(seed) for seed in range(1500)), 5, 1500)


@pytest.mark.parametrize("edition", [1, 2])
def test_when_all_share_the_victory_all_take_part_in_the_draw(edition: int, both_kernels: str) -> None:
    # covers: A-6, R-FIRST-3
    game = over(["Duchy", "Duchy"], [5, 5], edition)
    assert game.winners() == [0, 1]
    even(Counter(game.next_first(seed) for seed in range(600)), 2, 600)
    game = over(["Duchy", "Duchy", "Duchy"], [5, 5, 5], edition)
    even(Counter(game.next_first(seed) for seed in range(900)), 3, 900)


def test_next_first_waits_for_the_end(both_kernels: str) -> None:
    # covers: R-FIRST-2
    with pytest.raises(ValueError, match="finished game"):
        Game(TEN, seed=1).next_first(1)


# choosing the ten


def recommended() -> Iterator[tuple[str, int, set[str]]]:
    """The sets of sets.md that need only boxes that are here: name, edition, ten cards."""
    text = (RULES / "sets.md").read_text(encoding="utf-8")
    headings = {
        "## Base, 1st edition": (1, 2),
        "## Intrigue, 1st edition": (1, 2),
        "## Base, 2nd edition": (2, 3),
        "### Intrigue 2e": (2, 2),
        "### Seaside": (2, 2),
        "### Prosperity": (2, 2),
    }
    found = None
    for row in text.splitlines():
        if row.startswith("#"):
            found = next((value for key, value in headings.items() if row.startswith(key)), None)
        elif found and row.startswith("| ") and not row.startswith("| English"):
            cells = [c.strip() for c in row.strip("|").split("|")]
            wide = found[1] + (2 if found[1] == 2 and len(cells) > 4 else 1)
            cards = re.sub(r"\([^)]*\)", "", ", ".join(cells[found[1] : wide]))
            yield cells[0], found[0], {c.split(":")[-1].strip() for c in re.split("[,;]", cards)}


def test_the_recommended_sets(both_kernels: str) -> None:
    # covers: R-KINGDOM-6, R-KINGDOM-2, D10
    sets = demesne.kingdoms()
    rows = list(recommended())
    assert len(rows) == len(sets)
    names = Counter(name for name, _, _ in rows)
    for name, edition, cards in rows:
        key = f"{name} (1e)" if names[name] == 2 and edition == 1 else name
        assert len(cards) == 10
        assert set(sets[key]) == cards, key
        assert len(sets[key]) == 10
        game = Game(key, seed=1)
        assert game.edition == edition and not game.colonies
        assert set(game.supply) == cards | set(BASIC)


def test_the_first_game_of_each_edition(both_kernels: str) -> None:
    # covers: R-KINGDOM-2, D10
    both = {"Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"}
    assert set(demesne.kingdoms()["First Game"]) == both | {"Merchant"}
    assert set(demesne.kingdoms()["First Game (1e)"]) == both | {"Woodcutter"}


def test_a_game_without_an_edition_follows_the_second(both_kernels: str) -> None:
    # covers: D3
    assert Game(TEN, seed=1).edition == 2
    assert Game("First Game (1e)", edition=2, seed=1).edition == 2
    assert Game("First Game", edition=1, seed=1).edition == 1


def test_the_supply_has_seventeen_piles(both_kernels: str) -> None:
    # covers: R-SETUP-2, R-SETUP-3, R-SETUP-9, R-SETUP-12, R-SETUP-10
    game = Game(TEN, seed=1)
    assert sorted(game.supply) == sorted([*TEN, *BASIC])
    assert len(game.supply) == 17
    assert game.trash == []
    for seat in (None, 0, 1):
        assert sorted(game.view(seat)["supply"]) == sorted([*TEN, *BASIC])


def test_exactly_ten_different_kinds(both_kernels: str) -> None:
    # covers: R-KINGDOM-1, R-KINGDOM-5
    assert len(Game(list(reversed(TEN)), seed=1).supply) == 17
    wrong = (
        TEN[:9],
        [*TEN, "Chapel"],
        [*TEN[:9], "Cellar"],
        [*TEN[:9], "Silver"],
        [*TEN[:9], "Curse"],
        [*TEN[:9], "Xyzzy"],
    )
    for given in wrong:
        with pytest.raises(ValueError, match="kingdom"):
            Game(given, seed=1)


def test_cards_of_all_boxes_and_editions_may_be_mixed(both_kernels: str) -> None:
    # covers: R-KINGDOM-1, R-KINGDOM-4, D1, D2
    mixed = ["Adventurer", "Artisan", "Saboteur", "Lurker", "Moat", "Pawn", "Spy", "Bandit", "Tribute", "Mill"]
    for edition in (1, 2):
        assert set(Game(mixed, edition=edition, seed=1).supply) == {*mixed, *BASIC}


POOLS = {
    "base": "Bureaucrat, Cellar, Chapel, Council Room, Festival, Gardens, Laboratory, Library, Market, Militia, Mine, "
    "Moat, Moneylender, Remodel, Smithy, Throne Room, Village, Witch, Workshop",
    "base 1e": "Adventurer, Chancellor, Feast, Spy, Thief, Woodcutter",
    "base 2e": "Artisan, Bandit, Harbinger, Merchant, Poacher, Sentry, Vassal",
    "intrigue": "Baron, Bridge, Conspirator, Courtyard, Duke, Harem, Ironworks, Masquerade, Mining Village, Minion, "
    "Nobles, Pawn, Shanty Town, Steward, Swindler, Torturer, Trading Post, Upgrade, Wishing Well",
    "intrigue 1e": "Coppersmith, Great Hall, Saboteur, Scout, Secret Chamber, Tribute",
    "intrigue 2e": "Courtier, Diplomat, Lurker, Mill, Patrol, Replace, Secret Passage",
}


def pool(box: str) -> set[str]:
    return set(POOLS[box.split()[0]].split(", ")) | set(POOLS[box].split(", "))


@pytest.mark.slow
@pytest.mark.parametrize("box", BOXES)
def test_a_random_kingdom_draws_ten_of_the_box_evenly(box: str, both_kernels: str) -> None:
    # covers: R-KINGDOM-3, R-KINGDOM-7, D1, D2, A-9
    cards = pool(box)
    total = 1500
    counts: Counter[str] = Counter()
    for seed in range(total):
        ten = demesne.random_kingdom(seed, boxes=[box])
        assert len(set(ten)) == len(ten) == 10
        counts.update(ten)
    assert set(counts) == cards
    p = 10 / len(cards)
    for n in counts.values():
        assert abs(n - total * p) < 5 * (total * p * (1 - p)) ** 0.5


@pytest.mark.slow
def test_a_random_kingdom_of_all_boxes_merges_them(both_kernels: str) -> None:
    # covers: R-KINGDOM-3, R-KINGDOM-4
    cards = set().union(*(pool(box) for box in BOXES))
    total = 1500
    counts: Counter[str] = Counter()
    halves = set()
    for seed in range(total):
        ten = demesne.random_kingdom(seed, boxes=BOXES, rule="all")
        assert len(set(ten)) == len(ten) == 10
        counts.update(ten)
        halves.add(sum(c in pool("base 1e") | pool("base 2e") for c in ten))
    assert set(counts) == cards
    assert len(halves) > 3
    p = 10 / len(cards)
    for n in counts.values():
        assert abs(n - total * p) < 5 * (total * p * (1 - p)) ** 0.5


def test_five_of_base_and_five_of_intrigue(both_kernels: str) -> None:
    # covers: R-KINGDOM-4
    base, intrigue = pool("base 1e"), pool("intrigue 1e")
    counts: Counter[str] = Counter()
    total = 1000
    for seed in range(total):
        ten = demesne.random_kingdom(seed, boxes=["base 1e", "intrigue 1e"], rule="5+5")
        assert len(set(ten) & base) == len(set(ten) & intrigue) == 5
        assert len(ten) == 10
        counts.update(ten)
    assert set(counts) == base | intrigue
    for card, n in counts.items():
        p = 5 / len(base if card in base else intrigue)
        assert abs(n - total * p) < 5 * (total * p * (1 - p)) ** 0.5


def test_the_same_seed_gives_the_same_kingdom(both_kernels: str) -> None:
    # covers: R-KINGDOM-3
    assert demesne.random_kingdom(5) == demesne.random_kingdom(5)
    assert len({tuple(demesne.random_kingdom(s)) for s in range(50)}) > 45
    with pytest.raises(ValueError, match="boxes"):
        demesne.random_kingdom(1, boxes=["base 3e"])
    with pytest.raises(ValueError, match="rule"):
        demesne.random_kingdom(1, rule="6+4")


def test_a_card_of_ones_own_is_one_of_the_ten(tmp_path: pathlib.Path, both_kernels: str) -> None:
    # covers: R-KINGDOM-8
    file = tmp_path / "own.cards"
    file.write_text(
        'card("Blank Orchard", 3, ACTION | VICTORY, play=[cards(1), coins(2)], points=2)\n', encoding="utf-8"
    )
    assert demesne.load_cards(file) == ["Blank Orchard"]
    ten = [*TEN[:9], "Blank Orchard"]
    assert Game(ten, 2, seed=1).supply["Blank Orchard"] == 8
    assert Game(ten, 3, seed=1).supply["Blank Orchard"] == 12
    players = [{"hand": ["Blank Orchard"], "deck": ["Copper"] * 3}, {"hand": [], "deck": []}]
    game = Game.from_position({"kingdom": ten, "players": players})
    assert game.scores() == [2, 0]
    game.answer("Blank Orchard")
    assert (game.coins, game.cards(0, "hand")) == (2, ["Copper"])


# what may be seen


def position(**changes: Any) -> dict[str, Any]:
    """Three seats with cards everywhere; `p0_deck=[...]` replaces one zone, other names a key of the position."""
    players: list[dict[str, Any]] = [
        {"hand": ["Moat", "Copper", "Estate"], "deck": ["Gold", "Silver"], "discard": ["Curse", "Village"], "turns": 2},
        {"hand": ["Copper", "Copper"], "deck": ["Smithy", "Estate"], "discard": ["Gold", "Estate"], "turns": 2},
        {"hand": ["Silver"], "deck": ["Estate"], "discard": ["Copper", "Copper"], "turns": 1},
    ]
    out: dict[str, Any] = {"kingdom": TEN, "players": players, "trash": ["Estate"], "supply": {"Curse": 5}, "seed": 1}
    for key, value in changes.items():
        if m := re.fullmatch(r"p(\d)_(\w+)", key):
            players[int(m[1])][m[2]] = value
        else:
            out[key] = value
    return out


def views(**changes: Any) -> dict[int | None, dict[str, Any]]:
    game = Game.from_position(position(**changes))
    return {seat: game.view(seat) for seat in (None, 0, 1, 2)}


def who_notices(**changes: Any) -> set[int | None]:
    """The viewers who see a different table after the change."""
    before, after = views(), views(**changes)
    return {seat for seat in before if before[seat] != after[seat]}


def test_the_size_of_a_deck_is_its_owners(both_kernels: str) -> None:
    # covers: R-INFO-1, R-INFO-3, A-5, D11
    assert who_notices(p0_deck=["Gold", "Silver", "Silver"]) == {0}
    assert who_notices(p1_deck=["Smithy", "Estate", "Copper"]) == {1}
    seen = views()
    assert seen[0]["players"][0]["deck_size"] == 2
    assert seen[0]["players"][1]["deck_size"] is None
    assert seen[1]["players"][0]["deck_size"] is None
    assert seen[None]["players"][0]["deck_size"] is None


def test_the_cards_of_a_deck_are_nobodys(both_kernels: str) -> None:
    # covers: R-INFO-1, R-INFO-3, D11
    assert who_notices(p0_deck=["Silver", "Gold"]) == set()
    assert who_notices(p0_deck=["Curse", "Curse"]) == set()
    assert who_notices(p1_deck=["Gold", "Gold"]) == set()


def test_a_discard_pile_is_not_counted_and_not_looked_through(both_kernels: str) -> None:
    # covers: R-INFO-2, R-INFO-3, R-INFO-11, D11
    assert who_notices(p0_discard=["Curse", "Gold"]) == set()
    assert who_notices(p0_discard=["Curse", "Village", "Gold", "Gold"]) == set()
    assert who_notices(p0_discard=["Curse"]) == set()
    assert who_notices(p1_discard=["Gold", "Silver", "Silver"]) == set()


def test_the_top_of_a_discard_pile_is_everybodys(both_kernels: str) -> None:
    # covers: R-INFO-4
    assert who_notices(p0_discard=["Village", "Curse"]) == {None, 0, 1, 2}
    assert who_notices(p1_discard=[]) == {None, 0, 1, 2}
    assert [p["discard_top"] for p in views()[None]["players"]] == ["Curse", "Gold", "Copper"]


def test_a_hand_is_counted_by_all_and_seen_by_its_owner(both_kernels: str) -> None:
    # covers: R-INFO-5
    assert who_notices(p1_hand=["Gold", "Province"]) == {1}
    assert who_notices(p1_hand=["Copper", "Copper", "Copper"]) == {None, 0, 1, 2}
    assert who_notices(p0_hand=["Moat", "Gold", "Gold"]) == {0}
    seen = views()
    assert seen[0]["players"][0]["hand"] == ["Copper", "Estate", "Moat"]
    assert seen[0]["players"][1]["hand"] is None
    assert seen[2]["players"][0]["hand"] is None
    assert seen[None]["players"][0]["hand"] is None
    assert [p["hand_size"] for p in seen[None]["players"]] == [3, 2, 1]


def test_play_areas_trash_and_supply_are_everybodys(both_kernels: str) -> None:
    # covers: R-INFO-6, R-INFO-8, R-INFO-9
    everybody = {None, 0, 1, 2}
    assert who_notices(p0_play=["Village"]) == everybody
    assert who_notices(p1_play=["Gold"]) == everybody
    assert who_notices(trash=["Estate", "Gold"]) == everybody
    assert who_notices(trash=["Estate", "Estate"]) == everybody
    assert who_notices(supply={"Curse": 4}) == everybody
    assert who_notices(supply={"Curse": 5, "Moat": 0}) == everybody
    for seen in views(trash=["Gold", "Copper", "Estate"]).values():
        assert seen["trash"] == ["Copper", "Estate", "Gold"]
        assert seen["supply"]["Curse"] == 5


def test_the_order_of_the_trash_means_nothing(both_kernels: str) -> None:
    # covers: R-INFO-8
    assert views(trash=["Estate", "Gold"]) == views(trash=["Gold", "Estate"])


def test_everybody_sees_how_many_actions_are_left(both_kernels: str) -> None:
    # covers: R-ACTION-9
    for seen in views(turn={"actions": 3, "buys": 4, "coins": 5}).values():
        assert (seen["actions"], seen["buys"], seen["coins"]) == (3, 4, 5)
    game = Game.from_position(position(p0_hand=["Village", "Moat"]))
    game.answer("Village")
    assert [game.view(seat)["actions"] for seat in (None, 0, 1, 2)] == [2] * 4


def test_a_decision_is_shown_to_the_one_who_makes_it(both_kernels: str) -> None:
    # covers: R-INFO-5, R-INFO-2
    game = Game.from_position(position(p0_hand=["Harbinger"], p0_discard=["Curse", "Village"]))
    game.answer("Harbinger")
    assert game.view(0)["decision"]["options"] == ["Curse", "Village"]
    for seat in (None, 1, 2):
        seen = game.view(seat)
        assert seen["decision"] is None
        assert seen["waits"] == {"player": 0, "source": "Harbinger", "reactions": False}


def test_while_reactions_are_asked_nobody_sees_of_whom(both_kernels: str) -> None:
    # covers: R-INFO-5, R-REACTION-2
    seen = []
    for holder in ("p1_hand", "p2_hand"):
        hands = {"p1_hand": ["Copper", "Copper"], "p2_hand": ["Copper", "Copper"], holder: ["Moat", "Copper"]}
        game = Game.from_position(position(p0_hand=["Militia"], **hands))
        game.answer("Militia")
        assert game.decision is not None and game.decision.kind == "react"
        seen.append([game.view(seat) for seat in (None, 0)])
        assert game.view(0)["waits"] == {"player": None, "source": "Militia", "reactions": True}
    assert seen[0] == seen[1]


def test_hand_cards_discarded_at_clean_up_are_not_shown(both_kernels: str) -> None:
    # covers: R-CLEANUP-2, R-INFO-10
    game = Game.from_position(position(p0_hand=["Copper", "Estate", "Gold"], p0_deck=["Silver"] * 6))
    game.answer("Copper").answer().answer()
    thrown = [e for e in game.events if e.kind == "discard" and e.player == 0]
    shown = Counter(card for e in thrown for card in e.seen_by(1).cards)
    assert shown == {None: 2, "Copper": 1}
    assert Counter(c for e in thrown for c in e.seen_by(0).cards) == {"Copper": 1, "Estate": 1, "Gold": 1}


def test_with_nothing_in_play_one_hand_card_is_shown_at_clean_up(both_kernels: str) -> None:
    # covers: R-CLEANUP-2, A-1, TOP-4
    game = Game.from_position(position(p0_hand=["Copper", "Estate", "Curse"], p0_deck=["Silver"] * 6))
    game.answer().answer()
    shown = Counter(card for e in game.events if e.kind == "discard" and e.player == 0 for card in e.seen_by(1).cards)
    assert shown == {None: 2, "Estate": 1}
    assert game.view(1)["players"][0]["discard_top"] == "Estate"


def test_the_number_of_cards_discarded_is_public(both_kernels: str) -> None:
    # covers: R-INFO-10
    game = Game.from_position(position(p0_hand=["Cellar", "Copper", "Estate", "Gold"], p0_deck=["Silver"] * 4))
    game.answer("Cellar").answer("Gold", "Copper", "Estate")
    event = next(e for e in game.events if e.kind == "discard")
    for seat in (None, 1, 2):
        assert event.seen_by(seat).number == 3
        assert Counter(event.seen_by(seat).cards) == {None: 2, "Gold": 1}
    assert set(event.seen_by(0).cards) == {"Copper", "Estate", "Gold"}


def test_passed_cards_are_not_shown_to_others(both_kernels: str) -> None:
    # covers: R-INFO-13, R-TERMS-17
    game = Game.from_position(
        position(p0_hand=["Masquerade", "Estate"], p0_deck=["Gold", "Copper"], p2_hand=["Silver", "Curse"])
    )
    game.answer("Masquerade").answer("Gold")
    while game.decision is not None and game.decision.kind == "pass":
        game.answer(game.decision.options[0])
    passed = [e for e in game.events if e.kind == "pass"]
    assert [(e.player, e.detail) for e in passed] == [(0, 1), (1, 2), (2, 0)]
    for e in passed:
        assert [seat for seat in (0, 1, 2) if e.seen_by(seat).cards != (None,)] == sorted([e.player, e.detail])
        assert e.seen_by(None).cards == (None,)


def test_points_are_counted_at_the_end(both_kernels: str) -> None:
    # covers: R-SCORE-1
    assert Game(TEN, seed=1).view(0)["scores"] is None
    game = over(["Duchy", "Estate"], [3, 3])
    assert game.view(1)["scores"] == game.scores() == [15, 5]


# the turn and the end


def test_turns_follow_each_other_and_count(both_kernels: str) -> None:
    # covers: R-TURN-4, R-CLEANUP-4
    game = Game(TEN, 3, seed=4)
    while sum(game.turns()) < 10:
        game.answer()
    turns = [(e.player, e.number) for e in game.events if e.kind == "turn"]
    assert turns == [(i % 3, i // 3 + 1) for i in range(10)]
    starts = [i for i, e in enumerate(game.events) if e.kind == "turn"]
    for a, b in pairwise(starts):
        assert {e.player for e in game.events[a:b]} == {game.events[a].player}


def test_a_game_of_passing_ends_by_the_limit(both_kernels: str) -> None:
    # covers: R-END-4
    game = Game(TEN, 3, first=1, seed=1)
    while not game.over:
        game.answer()
    assert game.ends == "limit"
    assert game.turns() == [999, 1000, 999]
    assert game.player == 1


def test_a_province_ends_the_game_before_the_limit_does(both_kernels: str) -> None:
    # covers: R-END-1
    players = [{"hand": [], "deck": ["Copper"] * 5, "turns": 1000}, {"turns": 999}]
    supply = {"Province": 0, "Moat": 0, "Cellar": 0, "Curse": 0}
    game = Game.from_position({"kingdom": TEN, "players": players, "supply": supply, "turn": {"phase": "buy"}})
    game.answer()
    assert game.ends == "provinces"


def test_nothing_is_asked_after_the_end(both_kernels: str) -> None:
    # covers: R-END-1
    game = over(["Duchy", "Estate"], [3, 3])
    assert game.decision is None and game.phase is None
    assert (game.actions, game.buys, game.coins) == (0, 0, 0)
    with pytest.raises(IllegalAnswer):
        game.answer()


def test_the_score_of_a_game_under_way_counts_every_card_once(both_kernels: str) -> None:
    # covers: R-SCORE-1, R-SCORE-3
    game = Game.from_position(
        {
            "kingdom": [*TEN[:8], "Gardens", "Chapel"],
            "players": [
                {"hand": ["Gardens"], "deck": ["Copper"] * 4, "discard": ["Copper"] * 4, "play": ["Gardens"]},
                {"hand": [], "deck": []},
            ],
            "trash": ["Province", "Gardens"],
        }
    )
    assert game.scores() == [2, 0]


# the top of a discard pile


@pytest.mark.slow
def test_chancellor_draws_the_new_top_evenly(both_kernels: str) -> None:
    # covers: TOP-12, A-3
    deck = ["Gold", "Copper", "Copper", "Estate", "Copper", "Copper", "Estate", "Copper", "Estate", "Copper"]
    total = 1200
    tops: Counter[str] = Counter()
    for seed in range(total):
        game = Game.from_position(
            {"kingdom": [*TEN[:9], "Chancellor"], "players": [{"hand": ["Chancellor"], "deck": deck}, {}], "seed": seed}
        )
        game.answer("Chancellor").answer("deck")
        assert Counter(game.cards(0, "discard")) == Counter(deck)
        assert game.view(1)["players"][0]["discard_top"] == game.cards(0, "discard")[0]
        tops[game.cards(0, "discard")[0]] += 1
    for name, p in (("Copper", 0.6), ("Estate", 0.3), ("Gold", 0.1)):
        assert abs(tops[name] - total * p) < 5 * (total * p * (1 - p)) ** 0.5


@pytest.mark.slow
def test_a_shuffle_is_even(both_kernels: str) -> None:
    # covers: R-SHUFFLE-1
    total = 1200
    drawn: Counter[str] = Counter()
    for seed in range(total):
        pile = ["Gold", "Estate", "Estate", "Silver"]
        players = [{"hand": ["Village"], "deck": [], "discard": pile}, {}]
        game = Game.from_position({"kingdom": TEN, "players": players, "seed": seed})
        game.answer("Village")
        drawn.update(game.cards(0, "hand"))
    for name, p in (("Estate", 0.5), ("Gold", 0.25), ("Silver", 0.25)):
        assert abs(drawn[name] - total * p) < 5 * (total * p * (1 - p)) ** 0.5
