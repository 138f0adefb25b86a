"""Chains of gains: a gain has an effect that gains, and so on until a pile is empty, however long that is."""

from __future__ import annotations

import pathlib
import pickle
import random
from typing import Any

import pytest

from demesne import Game, load_cards
from demesne.kernel import const, layout, memory
from demesne.kernel.rules import stack
from play import all_cards, random_answer
from referee.game import RefereeGame
from test_referee import differences

KINGDOM = [
    "Blockade",
    "Royal Seal",
    "Watchtower",
    "Tiara",
    "Charlatan",
    "Pirate",
    "Monkey",
    "Sailor",
    "Hoard",
    "Smithy",
]
CURSE_ASIDE = {"card": "Blockade", "aside": ["Curse"]}

# what seat 0 has in play and in hand, what the others hold, and how many Blockades each of them has
SITUATIONS: dict[str, tuple[list[str], list[str], list[str], int]] = {
    "a Reaction in another hand": ([], [], ["Watchtower", "Royal Seal"], 1),
    "Royal Seal in hand": ([], ["Royal Seal"], [], 1),
    "Royal Seal in play": (["Royal Seal"], [], [], 1),
    "Watchtower in hand": ([], ["Watchtower"], [], 1),
    "all of them, two Blockades": (["Royal Seal", "Tiara"], ["Watchtower"], [], 2),
    "a Pirate that answers Curses": (["Royal Seal"], ["Watchtower"], ["Pirate"], 1),
}


def position(situation: str, players: int, curses: int, **more: Any) -> dict[str, Any]:
    in_play, in_hand, others, blockades = SITUATIONS[situation]
    seats: list[dict[str, Any]] = [{"hand": in_hand, "play": in_play, "deck": ["Estate"] * 9} for _ in range(players)]
    for seat in seats[1:]:
        seat.update(hand=others, play=["Blockade"] * blockades, durations=[CURSE_ASIDE] * blockades)
    turn = {"phase": "buy", "coins": 0, "buys": 1}
    return {"kingdom": KINGDOM, "players": seats, "turn": turn, "supply": {"Curse": curses}, "seed": 1, **more}


def never_cut_short(game: Game) -> None:
    assert not any(e.kind == "cut_short" for e in game.events)


def play_out(game: Game, rng: random.Random, until: int = 2000) -> Game:
    """Random answers until seat 0 has bought and gained all that follows; a Blockade's effect is often first."""
    for _ in range(until):
        asked = game.decision
        if asked is None or game.player != 0 or asked.kind in ("buy", "treasure", "action"):
            return game
        first = asked.kind == "order" and "Blockade" in asked.options and rng.random() < 0.7
        game.answer(*(["Blockade"] if first else random_answer(asked, rng)))
    raise AssertionError("the chain does not end")


@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize(("players", "curses"), [(2, 10), (2, 60), (6, 28), (6, 50), (2, 255)])
def test_a_chain_of_curses_empties_the_pile_whatever_could_answer_a_gain_bug(
    situation: str, players: int, curses: int, both_kernels: str
) -> None:
    """With 28 Curses or more, and a Reaction to gains in the game, effects were cut short and some Curses were left."""
    for seed in range(3 if curses < 255 else 1):
        game = Game.from_position(position(situation, players, curses))
        before = all_cards(game)
        play_out(game.answer("Curse"), random.Random(seed))
        never_cut_short(game)
        assert game.supply["Curse"] == 0
        assert all_cards(game) == before


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_long_chain_asks_what_the_second_referee_asks(situation: str, both_kernels: str) -> None:
    for seed, (players, curses) in enumerate([(2, 12), (2, 45), (3, 33), (6, 50)]):
        rng = random.Random(seed)
        given = position(situation, players, curses)
        game, referee = Game.from_position(given), RefereeGame(given)
        game.answer("Curse")
        referee.answer("Curse")
        for _ in range(400):
            assert not differences(game, referee)
            asked = game.decision
            if asked is None or asked.kind in ("buy", "treasure", "action"):
                break
            first = asked.kind == "order" and "Blockade" in asked.options and rng.random() < 0.7
            picks = ["Blockade"] if first else random_answer(asked, rng)
            game.answer(*picks)
            referee.answer(*picks)
        assert game.supply["Curse"] == 0


def test_in_the_middle_of_a_chain_a_game_can_be_copied_stored_and_read_again_bug(both_kernels: str) -> None:
    game = Game.from_position(position("all of them, two Blockades", 6, 50)).answer("Curse")
    rng = random.Random(5)
    deep = 0
    while game.decision is not None and game.decision.kind in ("order", "react", "choose"):
        state = game._state
        if len(state.dump()) > layout.STATE_FORMAT.size:
            deep += 1
            if deep % 7 == 1:
                copies = [game.clone(), pickle.loads(pickle.dumps(game)), Game.from_record(game.record())]
                fresh = state.clone()
                fresh.load(state.dump())
                assert fresh.dump() == state.dump() and fresh.clone().dump() == state.dump()
                for copy in copies:
                    assert copy._state.dump() == state.dump() and copy.view(0) == game.view(0)
                for other in [*copies, game.resample(game.decision.player, 9)]:
                    play_out(other, random.Random(deep))
                    never_cut_short(other)
                    assert other.supply["Curse"] == 0
                ends = {other._state.fingerprint() for other in copies}
                assert len(ends) == 1
        with pytest.raises(ValueError, match="bytes"):
            state.clone().load(state.dump()[:-1])
        first = game.decision.kind == "order" and rng.random() < 0.9
        game.answer(*(["Blockade"] if first else random_answer(game.decision, rng)))
    assert deep > 10 and game.supply["Curse"] == 0
    assert Game.from_record(game.record()) == game


def test_both_kernels_have_the_same_bytes_in_a_long_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    dumps: list[list[bytes]] = []
    for plain in ("0", "1"):
        monkeypatch.setenv("DEMESNE_PLAIN", plain)
        rng, game = random.Random(2), Game.from_position(position("all of them, two Blockades", 6, 50)).answer("Curse")
        seen = []
        while game.decision is not None and game.decision.kind in ("order", "react", "choose"):
            seen.append(game._state.dump())
            first = game.decision.kind == "order" and rng.random() < 0.8
            game.answer(*(["Blockade"] if first else random_answer(game.decision, rng)))
        dumps.append(seen)
    assert dumps[0] == dumps[1] and len({len(d) for d in dumps[0]}) > 2


def test_a_patient_table_sees_the_whole_chain_bug(both_kernels: str) -> None:
    """The copy of the game that stops wherever somebody could react has a window for every link."""
    for situation in ("Royal Seal in hand", "a Pirate that answers Curses"):
        game = Game.from_position(position(situation, 6, 50)).patient()
        game.answer("Curse")
        rng = random.Random(1)
        while game.decision is not None and game.decision.kind in ("order", "react", "choose"):
            game.answer(*random_answer(game.decision, rng))
        never_cut_short(game)
        assert game.supply["Curse"] == 0


OWN = """
card("Whirl", 2, ACTION, play=[coins(1)], triggers=[this_turn(gaining("Copper"), gain("Copper"))])
card("Swirl", 2, ACTION, play=[coins(1)], triggers=[this_turn(gaining("Silver"), gain("Silver"), coins(1))])
card("Echo", 2, ACTION | REACTION, play=[coins(1)], triggers=[when_anyone_gains("Copper", gain("Copper"))])
card("Share", 2, ACTION, play=[coins(1)], triggers=[this_turn(gaining("Estate"), each_other(gain("Curse")), gain("Estate"))])
"""


def own_game(tmp_path: pathlib.Path, hand: list[str], supply: dict[str, int], **turn: Any) -> Game:
    file = tmp_path / "chains.cards"
    file.write_text(OWN)
    load_cards(file)
    kingdom = ["Whirl", "Swirl", "Echo", "Share", "Royal Seal", "Watchtower", "Smithy", "Village", "Moat", "Cellar"]
    seats = [
        {"hand": hand, "deck": ["Estate"] * 9},
        {"hand": ["Echo"], "deck": ["Estate"] * 9},
        {"hand": ["Watchtower"]},
    ]
    given = {"kingdom": kingdom, "players": seats, "turn": {"coins": 9, **turn}, "supply": supply, "seed": 1}
    return Game.from_position(given)


@pytest.mark.parametrize(
    ("own", "bought"), [("Whirl", "Copper"), ("Swirl", "Silver"), ("Echo", "Copper"), ("Share", "Estate")]
)
def test_chains_of_own_cards_empty_the_pile_bug(
    own: str, bought: str, both_kernels: str, tmp_path: pathlib.Path
) -> None:
    """Between one seat or several, with and without more to do behind each gain."""
    game = own_game(tmp_path, [own], {bought: 80})
    before = all_cards(game)
    if own != "Echo":
        game.answer(own)
    while game.decision is not None and game.decision.kind in ("action", "treasure"):
        game.answer()
    game.answer(bought)
    for _ in range(500):
        asked = game.decision
        if asked is None or asked.kind == "buy" or game.player:
            break
        game.answer(*asked.options[:1])
    never_cut_short(game)
    assert game.supply[bought] == 0 and all_cards(game) == before


def test_blockades_that_sailors_play_one_within_another_are_all_followed_bug(both_kernels: str) -> None:
    """Each gains another one aside, which the next Sailor plays."""
    ten = [
        "Sailor",
        "Blockade",
        "Royal Seal",
        "Smithy",
        "Village",
        "Moat",
        "Cellar",
        "Workshop",
        "Throne Room",
        "Chapel",
    ]
    players = [{"hand": ["Blockade"], "deck": ["Estate"] * 9, "play": ["Sailor"] * 12}, {"hand": ["Moat"]}]
    turn = {"actions": 1, "played": ["Sailor"] * 12}
    game = Game.from_position({"kingdom": ten, "players": players, "turn": turn, "seed": 1})
    before = all_cards(game)
    game.answer("Blockade")
    for _ in range(200):
        asked = game.decision
        if asked is None or asked.kind in ("action", "treasure", "buy"):
            break
        if asked.kind == "gain":
            game.answer("Blockade" if "Blockade" in asked.options else "Moat")
        else:
            game.answer(*asked.options[:1])
    never_cut_short(game)
    assert game.supply["Blockade"] == 0 and all_cards(game) == before


def test_plays_within_plays_are_still_limited_where_no_gain_is_between(both_kernels: str) -> None:
    """Throne Rooms below a long chain, and more of them than the stack holds."""
    hand = ["Throne Room"] * (const.FRAMES + 4) + ["Smithy"]
    given = {"kingdom": "Size Distortion", "players": [{"hand": hand, "deck": ["Copper"] * 9}, {}], "seed": 1}
    game = Game.from_position(given).answer("Throne Room")
    while game.decision is not None and game.decision.kind == "play":
        game.answer("Throne Room" if "Throne Room" in game.decision.options else "Smithy")
    assert any(e.kind == "cut_short" for e in game.events)


ANSWERING = "Blockade, Royal Seal, Watchtower, Hoard, Talisman, Embargo, Tiara, Sailor, Pirate, Monkey, Charlatan, Mint"
BESIDES = (
    "Mountebank, Sea Witch, Collection, Treasure Map, Smugglers, Workshop, Trade Route, Quarry, Throne Room, Swindler"
)


def crowded(rng: random.Random, seed: int) -> dict[str, Any]:
    """A kingdom of cards that answer gains, small piles of everything but Curses, much of it in play and aside."""
    names = ANSWERING.split(", ")
    ten = ["Blockade", *rng.sample(names[1:], 6), *rng.sample(BESIDES.split(", "), 3)]
    players = []
    for _ in range(rng.randint(2, 6)):
        play = [name for name in rng.choices(ten, k=rng.randint(0, 5)) if name != "Embargo"]
        aside = [
            {"card": "Blockade", "aside": [rng.choice(["Curse", "Curse", "Silver", "Estate"])]}
            for n in play
            if n == "Blockade"
        ]
        seat = {
            "hand": rng.choices([*ten, "Copper", "Silver"], k=6),
            "deck": rng.choices([*ten, "Copper", "Gold"], k=9),
        }
        players.append({**seat, "play": play, "durations": aside})
    supply = {name: rng.randint(1, 4) for name in (*ten, "Copper", "Silver", "Gold", "Estate", "Duchy")}
    tokens = {name: {"embargo": rng.randint(1, 3)} for name in ("Copper", "Silver", "Estate", ten[1])}
    turn = {"phase": rng.choice(["action", "buy"]), "actions": 2, "buys": 3, "coins": 9, "player": 0}
    supply |= {"Curse": rng.choice([4, 20, 60])}
    more = {"turn": turn, "supply": supply, "pile_tokens": tokens, "edition": rng.choice([1, 2]), "seed": seed}
    return {"kingdom": ten, "players": players, **more}


def answered(given: dict[str, Any], rng: random.Random) -> tuple[Game, list[list[str]]]:
    """Random answers, with long chains where there can be any."""
    game, answers = Game.from_position(given), []
    for _ in range(60):
        if game.decision is None:
            break
        first = game.decision.kind == "order" and "Blockade" in game.decision.options and rng.random() < 0.8
        answers.append(["Blockade"] if first else random_answer(game.decision, rng))
        game.answer(*answers[-1])
    return game, answers


def test_no_effect_is_cut_short_where_everything_answers_gains(both_kernels: str) -> None:
    rng = random.Random(11)
    for seed in range(25 if both_kernels == "plain" else 200):
        given = crowded(rng, seed)
        before = all_cards(Game.from_position(given))
        game, _ = answered(given, rng)
        never_cut_short(game)
        assert all_cards(game) == before


def test_nothing_changes_by_putting_effects_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a little stack that does so in nearly every window, games are the same, event by event."""
    monkeypatch.setenv("DEMESNE_PLAIN", "1")
    rng = random.Random(12)
    put_away: list[int] = []

    def noted(g: Any, n: int) -> None:
        put_away.append(n)
        memory.put_away(g, n)

    for seed in range(40):
        given = crowded(rng, seed)
        game, answers = answered(given, rng)
        with monkeypatch.context() as little:
            for name, value in (("FULL", 4), ("NEARBY", 3), ("FEW", 3), ("BROUGHT_BACK", 1)):
                little.setattr(const, name, value)
            little.setattr(stack, "put_away", noted)
            other = Game.from_position(given)
            for picks in answers:
                other.answer(*picks)
            assert (other.events, other.view(0), other.record()) == (game.events, game.view(0), game.record())
    assert len(put_away) > 500
