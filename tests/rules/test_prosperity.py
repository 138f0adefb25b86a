"""What Prosperity's cards show to whom: windows at a gain, cards looked at, put back, named, taken.

Two games that differ only in what a seat may not know must look the same to it, to the byte.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from chisquare import even, fits
from demesne import Event, Game

TEN = ["Watchtower", "Witch", "Crystal Ball", "Rabble", "Contraband", "Clerk", "Counting House", "Investment", "Tiara", "Anvil"]  # fmt: skip
WATCHTOWER = {"player": None, "source": "Curse", "reactions": True}


def position(*players: dict[str, Any], kingdom: list[str] = TEN, **more: Any) -> Game:
    return Game.from_position({"kingdom": kingdom, "players": list(players), "seed": 5, **more})


def same_to(seat: int | None, one: Game, other: Game) -> None:
    """Both games look the same to the seat: the view now, and every event so far."""
    assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
    assert [e.seen_by(seat) for e in one.events] == [e.seen_by(seat) for e in other.events]


def sample(game: Game, seat: int, what: Callable[[Game], Any], n: int) -> Counter[Any]:
    return Counter(what(game.resample(seat, seed)) for seed in range(n))


# windows


def witch(*hand: str) -> Game:
    """Seat 0 plays Witch; seat 1 has the hand given."""
    return position(
        {"hand": ["Witch"], "deck": ["Copper"] * 6},
        {"hand": [*hand], "deck": ["Estate"] * 5},
        {"hand": ["Copper"] * 5, "deck": ["Estate"] * 5},
    )


def test_a_window_at_a_gain_does_not_show_whom_the_game_waits_for(both_kernels: str) -> None:
    # covers: Watchtower e2, DEC-8-waits
    game = witch("Watchtower", "Copper").answer("Witch")
    for seat in (0, 2, None):
        assert game.view(seat)["waits"] == WATCHTOWER and game.view(seat)["decision"] is None
    assert game.view(1)["decision"]["options"] == ["Watchtower"]
    game.answer("Watchtower")
    assert game.view(0)["decision"] is None and game.view(1)["decision"]["kind"] == "choose"


def test_a_declined_watchtower_looks_like_none() -> None:
    same_to(0, witch("Watchtower", "Copper").answer("Witch").answer(), witch("Copper", "Copper").answer("Witch"))


def past_the_attack(game: Game) -> Game:
    """A patient game also pauses at the Attack itself, where nobody has a Reaction."""
    game = game.patient().answer("Witch")
    while game.view(None)["waits"]["source"] == "Witch":
        assert game.pausing
        game.answer()
    return game


def test_a_pause_at_a_gain_does_not_show_who_holds_a_watchtower(both_kernels: str) -> None:
    holds, lacks = past_the_attack(witch("Watchtower", "Copper")), past_the_attack(witch("Copper", "Copper"))
    assert lacks.pausing and not holds.pausing
    for seat in (0, 2, None):
        assert holds.view(seat) == lacks.view(seat)
        assert holds.view(seat)["waits"] == WATCHTOWER


def test_a_pause_after_a_purchase_does_not_show_whether_the_buyer_holds_a_watchtower(both_kernels: str) -> None:
    def bought(hand: str) -> Game:
        seats = {"hand": [hand], "deck": ["Copper"] * 6}, {"hand": ["Copper"] * 5, "deck": ["Estate"] * 5}
        return position(*seats, turn={"phase": "buy", "coins": 3, "buys": 2}).patient().answer("Silver")

    holds, lacks = bought("Watchtower"), bought("Estate")
    assert lacks.pausing and not holds.pausing
    for seat in (1, None):
        assert holds.view(seat) == lacks.view(seat)


def test_a_pause_at_the_start_of_a_turn_does_not_show_who_holds_a_clerk(both_kernels: str) -> None:
    def turn(hand: str) -> Game:
        seats = {"hand": [], "deck": ["Copper"] * 6}, {"hand": [hand, "Copper"], "deck": ["Estate"] * 5}
        return position(*seats, turn={"phase": "buy"}).patient().answer()

    holds, lacks = turn("Clerk"), turn("Estate")
    assert lacks.pausing and not holds.pausing
    for seat in (0, None):
        assert holds.view(seat) == lacks.view(seat)
        assert holds.view(seat)["waits"]["player"] is None


def test_the_same_wait_is_shown_whoever_is_asked_about_a_gain() -> None:
    """Watchtower of the gainer, Pirate of another seat: the game waits, and for which card."""
    kingdom = ["Pirate", *TEN[:9]]
    buys = {"hand": ["Watchtower"], "deck": ["Copper"] * 5}, {"hand": ["Pirate"], "deck": ["Copper"] * 5}, {}
    game = position(*buys, kingdom=kingdom, turn={"phase": "buy", "coins": 3}).answer("Silver")
    assert game.decision is not None and game.decision.player == 0
    first = game.view(2)["waits"]
    game.answer()
    assert game.decision is not None and (game.decision.player, game.decision.options) == (1, ["Pirate"])
    assert game.view(2)["waits"] == first == {"player": None, "source": "Silver", "reactions": True}


# cards looked at, put back, named, taken


def ball(*deck: str) -> Game:
    seats = {"hand": ["Crystal Ball"], "deck": [*deck]}, {"hand": ["Copper"] * 5, "deck": ["Estate"] * 5}
    return position(*seats).answer("Crystal Ball")


def test_the_card_under_crystal_ball_is_its_owners_alone(both_kernels: str) -> None:
    # covers: Crystal Ball e2, DEC-8-looked
    for seat in (1, None):
        same_to(seat, ball("Gold", "Estate"), ball("Estate", "Gold"))
        same_to(seat, ball("Gold", "Estate").answer(), ball("Estate", "Gold").answer())
    assert ball("Gold", "Estate").view(0)["players"][0]["aside"] == ["Gold"]
    assert ball("Gold", "Estate").view(0)["decision"]["options"] == ["trash", "discard", "play"]
    assert ball("Estate", "Gold").view(0)["decision"]["options"] == ["trash", "discard"]


def test_a_planted_leak_of_a_card_looked_at_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = ball("Gold", "Estate"), ball("Estate", "Gold")
    honest = Game.view

    def leaky(self: Game, seat: int | None = None) -> dict[str, Any]:
        return {**honest(self, seat), "aside": self.cards(0, "aside")}

    with monkeypatch.context() as patch:
        patch.setattr(Game, "view", leaky)
        with pytest.raises(AssertionError):
            same_to(1, one, other)
    monkeypatch.setattr(Event, "seen_by", lambda self, seat: self)
    with pytest.raises(AssertionError):
        same_to(1, one, other)


def test_what_crystal_ball_trashes_discards_or_plays_is_seen() -> None:
    assert ball("Gold", "Estate").answer("trash").view(1)["trash"] == ["Gold"]
    assert ball("Gold", "Estate").answer("discard").view(1)["players"][0]["discard_top"] == "Gold"
    assert ball("Gold", "Estate").answer("play").view(1)["players"][0]["play"] == ["Crystal Ball", "Gold"]


def test_the_owner_remembers_a_card_that_crystal_ball_left_on_the_deck() -> None:
    game = ball("Gold", *["Estate"] * 3, *["Copper"] * 3).answer()
    assert game.decision is not None and game.decision.player == 0
    assert sample(game, 0, lambda g: g.cards(0, "deck")[0], 100).keys() == {"Gold"}


def rabble(*back: str) -> Game:
    seats = (
        {"hand": ["Rabble"], "deck": ["Copper"] * 6},
        {"hand": ["Copper"], "deck": ["Estate", "Duchy", "Curse", "Gold"]},
    )
    return position(*seats).answer("Rabble").answer(*back)


def test_the_order_that_rabble_leaves_is_its_victims_alone(both_kernels: str) -> None:
    # covers: Rabble 2, DEC-8-put-back
    for seat in (0, None):
        same_to(seat, rabble("Estate", "Duchy", "Curse"), rabble("Curse", "Estate", "Duchy"))
    game = rabble("Estate", "Duchy", "Curse")
    assert game.decision is not None and game.decision.player == 0
    tops = sample(game, 0, lambda g: tuple(g.cards(1, "deck")[:3]), 1800)
    assert all(sorted(top) == ["Curse", "Duchy", "Estate"] for top in tops), "everybody saw which cards went back"
    even(tops, 6)


def test_the_card_put_back_for_clerk_is_hidden(both_kernels: str) -> None:
    # covers: Clerk e2, DEC-8-put-back
    def clerk(card: str) -> Game:
        seats = (
            {"hand": ["Clerk"], "deck": ["Copper"] * 6},
            {"hand": ["Gold", "Estate", *["Copper"] * 3], "deck": ["Silver"]},
        )
        return position(*seats).answer("Clerk").answer(card)

    for seat in (0, None):
        same_to(seat, clerk("Gold"), clerk("Estate"))
    game = clerk("Gold")
    assert game.decision is not None and game.decision.player == 0
    fits(sample(game, 0, lambda g: g.cards(1, "deck")[0], 1200), {"Gold": 1, "Estate": 1, "Copper": 3, "Silver": 1})


def test_the_namer_sees_no_hand(both_kernels: str) -> None:
    # covers: Contraband 4
    def contraband(*hand: str) -> Game:
        seats = (
            {"hand": ["Contraband", *hand], "deck": ["Copper"] * 3},
            {"hand": ["Copper"] * 5, "deck": ["Estate"] * 5},
        )
        return position(*seats).answer("Contraband")

    one, other = contraband("Gold", "Gold"), contraband("Copper", "Estate")
    assert one.decision is not None and (one.decision.player, one.decision.kind) == (1, "name")
    same_to(1, one, other)
    assert one.view(1)["players"][0]["hand_size"] == 2 and one.view(1)["players"][0]["play"] == ["Contraband"]
    assert one.view(0)["decision"] is None


def test_counting_house_shows_the_coppers_only(both_kernels: str) -> None:
    # covers: Counting House 2, Counting House 3, DEC-8-counting-house
    def counted(hidden: str) -> Game:
        seats = {"hand": ["Counting House"], "deck": ["Estate"], "discard": ["Silver", "Copper", "Copper", hidden]}, {}
        return position(*seats).answer("Counting House").answer("Copper", "Copper")

    for seat in (1, None):
        same_to(seat, counted("Gold"), counted("Curse"))
    game = counted("Gold")
    assert game.cards(0, "hand") == ["Copper", "Copper"]
    taken = [e for e in game.events if e.source == "Counting House" and e.cards and "Copper" in e.cards]
    assert taken and all(e.seen_by(1).cards == ("Copper", "Copper") for e in taken)


def test_a_hand_revealed_by_investment_is_known_to_the_others() -> None:
    # covers: Investment e2, DEC-8-revealed
    seats = (
        {"hand": ["Investment", "Contraband", "Curse", "Gold", "Silver"], "deck": ["Copper"] * 6},
        {"hand": ["Copper"]},
    )
    game = position(*seats).answer("Investment").answer("Curse").answer("trash")
    assert game.tokens(0) == {"victory": 3}
    game.answer("Contraband")
    assert game.decision is not None and game.decision.player == 1
    assert sample(game, 1, lambda g: tuple(g.cards(0, "hand")), 100).keys() == {("Gold", "Silver")}


def test_a_card_that_tiara_puts_onto_the_deck_is_known_to_all() -> None:
    # covers: Tiara e2, DEC-8-topdecked
    seats = (
        {"hand": ["Tiara", "Anvil", "Copper", "Contraband"], "deck": ["Estate"] * 3 + ["Silver"] * 3},
        {"hand": ["Copper"]},
    )
    game = position(*seats, turn={"phase": "treasure"})
    game.answer("Tiara").answer("Anvil").answer("Copper").answer("Watchtower").answer("Tiara").answer()
    game.answer("Contraband")
    assert game.decision is not None and game.decision.player == 1
    assert sample(game, 1, lambda g: g.cards(0, "deck")[0], 100).keys() == {"Watchtower"}
    assert len(sample(game, 1, lambda g: g.cards(0, "deck")[1], 100)) > 1


def test_cards_revealed_by_loan_and_venture_are_seen_by_all() -> None:
    for card, discarded in (("Loan", ["Estate", "Silver", "Village"]), ("Venture", ["Estate", "Village"])):
        seats = {"hand": [card], "deck": ["Estate", "Village", "Silver", "Gold"]}, {"hand": ["Copper"]}
        game = position(*seats, kingdom=[card, "Village", *TEN[:8]]).answer(card)
        if card == "Loan":
            assert game.view(1)["players"][0]["aside"] == ["Estate", "Silver", "Village"]
            game.answer()
        seen = [name for e in game.events if e.kind == "discard" for name in e.seen_by(1).cards]
        assert sorted(str(name) for name in seen) == discarded


# exact chances and refused positions


@pytest.mark.slow
def test_loan_and_venture_find_each_treasure_with_its_chance(both_kernels: str) -> None:
    """The discard pile is shuffled: the first Treasure of it is any of the three, Gold once and Silver twice."""
    found: Counter[str] = Counter()
    for seed in range(1200 if both_kernels == "compiled" else 400):
        pile = ["Estate", "Silver", "Gold", "Silver", "Curse"]
        players = [{"hand": ["Venture"], "deck": [], "discard": pile}, {}]
        game = Game.from_position({"kingdom": ["Venture", *TEN[:9]], "players": players, "seed": seed}).answer(
            "Venture"
        )
        found.update(set(game.cards(0, "play")) - {"Venture"})
    fits(found, {"Silver": 2, "Gold": 1})


TRADE = ["Trade Route", "Gardens", *TEN[:8]]


@pytest.mark.parametrize(
    ("kingdom", "key", "value"),
    [
        (TRADE, "pile_tokens", {"Estate": {"trade route": 2}}),
        (TRADE, "pile_tokens", {"Estate": {"trade route": -1}}),
        (TRADE, "pile_tokens", {"Copper": {"trade route": 1}}),
        (TEN, "pile_tokens", {"Estate": {"trade route": 1}}),
        (TEN, "pile_tokens", {"Copper": {"victory": 1}}),
        (TEN, "pile_tokens", {"Colony": {"embargo": 1}}),
        (TEN, "pile_tokens", {"Copper": {"embargo": -1}}),
        (TEN, "turn", {"barred": {"Smithy": ["Gold"]}}),
        (TEN, "turn", {"barred": {"Contraband": ["No such card"]}}),
        (TEN, "supply", {"Colony": 1}),
    ],
)
def test_what_a_position_may_not_say(kingdom: list[str], key: str, value: Any) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Game.from_position({"kingdom": kingdom, "players": [{}, {}], key: value, "seed": 1})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("tokens", {"embargo": 1}),
        ("tokens", {"victory": -1}),
        ("tokens", {"coffers": 1}),
        ("staying", ["King's Court"]),
    ],
)
def test_what_a_player_of_a_position_may_not_have(key: str, value: Any) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Game.from_position({"kingdom": TEN, "players": [{key: value}, {}], "seed": 1})


def test_tokens_of_piles_and_players_are_in_every_view() -> None:
    # covers: G-VP-1, DEC-2-tokens, DEC-8-open
    players = [{"tokens": {"victory": 3}}, {"tokens": {"victory": 1}}]
    given = {
        "kingdom": TRADE,
        "players": players,
        "pile_tokens": {"Estate": {"trade route": 0}, "Copper": {"embargo": 2}},
    }
    game = Game.from_position({**given, "turn": {"barred": {"Contraband": ["Gold"]}}, "seed": 1})
    assert game.tokens(0) == {"victory": 3} and game.tokens(1) == {"victory": 1}
    assert game.pile_tokens() == {
        "Copper": {"embargo": 2},
        "Duchy": {"trade route": 1},
        "Gardens": {"trade route": 1},
        "Province": {"trade route": 1},
    }
    for seat in (0, 1, None):
        view = game.view(seat)
        assert [p["tokens"] for p in view["players"]] == [{"victory": 3}, {"victory": 1}]
        assert view["pile_tokens"] == game.pile_tokens()
        assert view["barred"] == {"Contraband": ["Gold"]}


def test_a_game_with_colonies_is_recorded_with_them() -> None:
    game = Game("First Game", colonies=True, seed=3)
    again = Game.from_record(game.record())
    assert again.supply == game.supply and again.supply["Colony"] == 8 and again.supply["Platinum"] == 12
    assert "Colony" not in Game("First Game", seed=3).supply
    assert Game("First Game", seed=3).supply == Game("First Game", colonies=False, seed=3).supply
