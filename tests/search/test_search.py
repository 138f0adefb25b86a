"""The player that searches: it leaves its plan for what wins more, sees no more than its seat, and can be repeated."""

from __future__ import annotations

import itertools
import logging
import random
from typing import Any

import pytest

from demesne import Game, kernel, simulate
from demesne.bots import StrategyBot
from demesne.game.keys import key_of
from demesne.languages import language
from demesne.refusal import Refusal
from demesne.search.levels import BUDGETS, player_of, playouts_of
from demesne.search.lists import Weighted, lists_of
from demesne.search.opponents import Watch
from demesne.search.player import Player
from demesne.search.playouts import Playouts
from demesne.search.population import population
from demesne.search.race import Budget, race
from demesne.search.variants import variants
from demesne.sim.players import match_of
from demesne.strategies import parse
from demesne.strategies.levels import ALL_LEVELS, LEVELS, SEARCHING
from demesne.table import SeatHolder
from demesne.terminal.main import main
from demesne.terminal.seating import brought_to_life
from play import play_on, random_game

FIRST = "First Game"
MONEY = "buy Province\nbuy Duchy when supply(Province) <= 4\nbuy Gold\nbuy Silver\n"
SMITHIES = "buy Province\nbuy Gold\nbuy Smithy when owned(Smithy) < 2\nbuy Silver\n"
RUSH = "buy Workshop when owned(Workshop) < 4\nbuy Village\nbuy Moat\nbuy Cellar\n"
TEN = ["Cellar", "Chapel", "Village", "Smithy", "Market", "Militia", "Moat", "Mine", "Remodel", "Workshop"]
LISTS = [Weighted(parse(text)) for text in (MONEY, SMITHIES, RUSH)]


def searching(playouts: int, seed: int | str = 1, lists: list[Weighted] | None = None) -> Player:
    return Player(lists or LISTS, Budget(playouts), seed)


# what it finds


def test_it_does_not_buy_the_last_province_while_behind() -> None:
    """Its plan would, and lose; the search waits."""
    players = [
        {"hand": ["Gold"] * 3, "deck": ["Gold"] * 9},
        {"hand": ["Duchy"] * 3 + ["Curse"] * 2, "deck": ["Copper"]},
    ]
    given = {"kingdom": FIRST, "players": players, "supply": {"Province": 1, "Duchy": 8}, "seed": 1}
    game = Game.from_position(given).answer(["Gold"] * 3)
    assert StrategyBot(parse(MONEY)).choose(game) == ["Province"]
    assert searching(2000).choose(game) != ["Province"]


def test_it_buys_the_last_province_when_that_wins() -> None:
    players = [{"hand": ["Gold"] * 3, "deck": ["Province"]}, {"deck": ["Duchy"] * 3}]
    given = {"kingdom": FIRST, "players": players, "supply": {"Province": 1}, "seed": 1}
    game = Game.from_position(given).answer(["Gold"] * 3)
    lists = [Weighted(parse("buy Gold\nbuy Silver"))]
    assert searching(2000, lists=lists).choose(game) == ["Province"]


def test_it_ends_the_game_by_a_third_pile_when_it_leads() -> None:
    supply = {"Curse": 1, "Cellar": 0, "Moat": 0}
    players = [{"hand": ["Copper"], "deck": ["Province"] * 3}, {"deck": ["Estate", "Gold"] * 8}]
    game = Game.from_position({"kingdom": FIRST, "players": players, "supply": supply, "seed": 1}).answer("Copper")
    assert searching(1000).choose(game) == ["Curse"]


def test_it_searches_every_kind_of_decision() -> None:
    """Whatever is asked: several answers are tried out and a legal one is given."""
    searched: dict[str, int] = {}
    for boxes in (("base 2e", "intrigue 2e"), ("seaside 2e", "prosperity 2e")):
        for seed in range(40):
            rng = random.Random(seed)
            game = play_on(random_game(seed, rng, boxes), rng, 20 + seed)
            if game.decision is None:
                continue
            thought = searching(240).think(game)
            if len(thought.tried) > 1:
                searched[game.decision.kind] = searched.get(game.decision.kind, 0) + 1
            game.answer(game.inner.names(thought.answer))
    assert {"action", "buy", "discard", "trash", "gain", "choose"} <= set(searched), searched


RARE = {
    "react": (["Witch"], ["Moat", "Copper"], ["Gold"], ["Witch"]),
    "name": (["Wishing Well"], [], ["Gold", "Silver", "Copper"], ["Wishing Well"]),
    "pass": (["Masquerade", "Copper", "Estate"], ["Gold"], ["Silver"], ["Masquerade"]),
    "position": (["Secret Passage", "Gold"], [], ["Copper", "Silver", "Estate"], ["Secret Passage", "Gold"]),
    "reveal": (["Ambassador", "Estate", "Copper"], ["Gold"], ["Silver"], ["Ambassador"]),
    "return": (["Ambassador", "Estate", "Copper"], ["Gold"], ["Silver"], ["Ambassador", "Estate"]),
    "topdeck": (["Ghost Ship"], ["Gold", "Silver", "Copper", "Estate", "Duchy"], ["Silver"], ["Ghost Ship"]),
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", RARE)
def test_it_searches_kinds_of_decision_that_are_rare(kind: str, both_kernels: str) -> None:
    mine, theirs, deck, answers = RARE[kind]
    ten = [
        "Moat",
        "Witch",
        "Wishing Well",
        "Masquerade",
        "Secret Passage",
        "Ambassador",
        "Ghost Ship",
        "Village",
        "Smithy",
        "Market",
    ]
    players = [{"hand": mine, "deck": deck}, {"hand": theirs, "deck": deck}]
    game = Game.from_position({"kingdom": ten, "players": players, "seed": 1})
    for answer in answers:
        game.answer(answer)
    assert game.decision is not None and game.decision.kind == kind
    assert len(searching(80).think(game).tried) > 1


ENOUGH = 600  # playouts in which every candidate is tried


@pytest.mark.slow
def test_which_cards_go_on_the_deck_was_never_searched_bug(both_kernels: str) -> None:
    """Only the order of those that the list chose was; and of five cards not even that."""
    hand = ["Gold", "Silver", "Copper", "Estate", "Duchy"]
    given = {"kingdom": ["Ghost Ship", "Navigator", *TEN[2:]], "seed": 1}
    players = [{"hand": ["Ghost Ship"], "deck": ["Copper"] * 5}, {"hand": hand, "deck": ["Copper"]}]
    game = Game.from_position({**given, "players": players}).answer("Ghost Ship")
    tried = [game.inner.names(t.values) for t in searching(ENOUGH).think(game).tried]
    assert len({frozenset(names) for names in tried}) > 3 and all(len(names) == 2 for names in tried)
    players = [{"hand": ["Navigator"], "deck": hand}, {"deck": ["Copper"]}]
    game = Game.from_position({**given, "players": players}).answer("Navigator")
    game.answer("deck")
    assert game.decision is not None and game.decision.ordered
    tried = [game.inner.names(t.values) for t in searching(ENOUGH).think(game).tried]
    assert {names[0] for names in tried} == set(hand)


def test_a_plan_is_left_for_one_that_wins_more_from_here() -> None:
    """It starts with a hopeless list and goes over to money."""
    lists = [Weighted(parse("buy Curse\nbuy Copper\nbuy Estate"), 9.0), Weighted(parse(MONEY), 1.0)]
    player = searching(600, lists=lists)
    assert player.plan == 0
    game = Game(FIRST, seed=5)
    foe = StrategyBot(parse(MONEY))
    for _ in range(8):
        assert game.decision is not None
        game.answer(player.choose(game) if game.decision.player == 0 else foe.choose(game))
    assert player.plan == 1


# variants of its plan

NO_GOLD = "buy Province\nbuy Smithy when owned(Smithy) < 2\nbuy Silver\n"


def test_variants_are_different_lists_that_differ_in_one_point() -> None:
    game = Game(FIRST, seed=1)
    kinds = game.inner.kinds
    cards = [kinds.cards[kinds.kind_of[name]] for name in game.supply]
    rules = parse(SMITHIES).rules
    found = variants(rules, cards, {"Smithy": 1, "Copper": 7})
    assert found == variants(rules, cards, {"Smithy": 1, "Copper": 7}) and rules not in found
    shown = [[rule.shown() for rule in made] for made in found]
    assert len({tuple(made) for made in shown}) == len(found) > 40
    lines = {line for made in shown for line in made}
    assert {"buy Smithy when owned(Smithy) < 3", "buy Smithy when owned(Smithy) < 1", "trash Curse"} <= lines
    assert "buy Market when owned(Market) < 1" in lines and "buy Curse" not in " ".join(lines)
    assert ["buy Province", "buy Gold", "buy Silver"] in shown  # no more Smithies
    known = {rule.shown() for rule in rules}
    assert all(len([line for line in made if line not in known]) <= 1 or "trash Curse" in made for made in shown)


def test_a_variant_that_wins_more_becomes_the_plan() -> None:
    """A list that forgot Gold learns to buy it, and the next decisions go on with that."""
    player = Player([Weighted(parse(NO_GOLD)), Weighted(parse(RUSH))], Budget(16_000, planning=0.6), 1)
    given = {
        "kingdom": FIRST,
        "players": [{"hand": ["Gold", "Gold"], "deck": ["Copper"] * 8}, {"deck": ["Copper"] * 9}],
    }
    game = Game.from_position({**given, "seed": 3}).answer("Gold", "Gold")
    thought = player.think(game)
    assert 0 < thought.planning <= 9600 and thought.planning + thought.playouts.spent <= 16_000
    assert player.plan == len(player.population) == thought.plan
    assert "buy Gold" in player.followed() and "buy Smithy" in player.followed()
    other = Player(player.population, player.budget)
    other.follow(parse(player.followed()))
    assert (other.plan, other.followed()) == (player.plan, player.followed())


def test_a_small_budget_tries_no_variants() -> None:
    player = Player(LISTS, Budget(600, planning=0.6), 1)
    game = Game(FIRST, seed=4)
    game.answer(*(game.decision.options if game.decision else ()))
    assert player.think(game).planning == 0 and player.plan < len(LISTS)


def test_variants_are_tried_alike_on_both_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    if "compiled" not in kernel.kernels():
        pytest.skip("the compiled kernel is not installed (DEMESNE_BUILD=plain or no C compiler)")
    monkeypatch.setattr("demesne.search.plans.EACH", 12)
    players = [{"hand": ["Gold", "Gold"], "deck": ["Gold", "Silver"] * 4}, {"deck": ["Gold"] * 5}]
    given = {"kingdom": FIRST, "players": players, "supply": {"Province": 3}, "seed": 3}
    begun = Game.from_position(given).answer("Gold", "Gold")
    found = []
    for which in ("plain", "compiled"):
        player = Player([Weighted(parse(NO_GOLD)), Weighted(parse(MONEY))], Budget(500, planning=0.6), 1)
        thought = player.think(begun._replay(None, which=which))
        found.append((thought.planning, player.followed(), thought.answer, thought.playouts.dump()))
    assert found[0] == found[1] and found[0][0] > 0


def test_the_time_for_variants_is_a_part_of_the_cap() -> None:
    ticks = itertools.count()
    game = Game(FIRST, seed=4)
    game.answer(*(game.decision.options if game.decision else ()))
    budget = Budget(10**8, 60.0, lambda: float(next(ticks)), planning=0.5)  # a second with every look at the clock
    thought = Player([Weighted(parse(MONEY)), Weighted(parse(SMITHIES))], budget).think(game)
    assert thought.capped and thought.planning > 0 and thought.playouts.spent > 0
    assert next(ticks) < 75


def test_a_cap_that_struck_while_it_planned_was_not_told_bug() -> None:
    """The race of the answers then ended by itself, so nobody learned that the numbers depend on the clock."""
    ticks = itertools.count()
    game = Game(FIRST, seed=4)
    game.answer(*(game.decision.options if game.decision else ()))
    budget = Budget(20_000, 600.0, lambda: float(next(ticks)), planning=0.01)  # 6 looks at the clock for planning
    lists = [Weighted(parse(MONEY)), Weighted(parse("buy Curse\nbuy Copper"))]
    thought = Player(lists, budget._replace(playouts=2_000_000)).think(game)
    assert thought.capped and thought.playouts.spent < 600 * 160


# what it thinks of the others


def test_a_list_that_explains_the_purchases_gets_the_weight() -> None:
    for theirs in range(3):
        game = Game(FIRST, seed=3)
        bots = [StrategyBot(parse(MONEY)), StrategyBot(LISTS[theirs].list)]
        while game.decision is not None and game.turn < 9:
            game.answer(bots[game.decision.player].choose(game))
        watch = Watch(lists_of([w.list for w in LISTS], game), 0)
        watch.look(game)
        weights = watch.weights(1)
        assert max(range(3), key=weights.__getitem__) == theirs and min(weights) > 0


def test_watching_on_is_the_same_as_watching_from_the_beginning() -> None:
    game = Game(FIRST, seed=3)
    bots = [StrategyBot(parse(MONEY)), StrategyBot(parse(RUSH))]
    lists = lists_of([w.list for w in LISTS], game)
    watch = Watch(lists, 0)
    while game.decision is not None and game.turn < 7:
        game.answer(bots[game.decision.player].choose(game))
        watch.look(game)
    fresh = Watch(lists, 0)
    fresh.look(game)
    assert (watch.weights(1), watch.decisions) == (fresh.weights(1), fresh.decisions)
    back = game.at(len(game.answers) // 2)
    watch.look(back)
    fresh = Watch(lists, 0)
    fresh.look(back)
    assert watch.weights(1) == fresh.weights(1)


# what it must not see


def hidden_cards_change_it(look: Any, kernel_name: str) -> int:
    """How often an answer differs after everything the seat cannot know was dealt again."""
    changed = 0
    for seed in range(12 if kernel_name == "compiled" else 2):
        rng = random.Random(seed)
        game = play_on(random_game(seed, rng, ("base 2e", "intrigue 2e"), players=2 + seed % 3), rng, 30 + 5 * seed)
        if game.decision is None:
            continue
        seat = game.decision.player
        found = look(game, seat)
        for again in range(2 if kernel_name == "compiled" else 1):
            changed += look(game.resample(seat, again), seat) != found
    return changed


@pytest.mark.slow
def test_it_answers_the_same_when_hidden_cards_are_others(both_kernels: str) -> None:
    budget = 400 if both_kernels == "compiled" else 64

    def thought(game: Game, seat: int) -> tuple[Any, ...]:
        found = searching(budget).think(game)
        return found.answer, found.plan, found.playouts.dump()

    assert hidden_cards_change_it(thought, both_kernels) == 0


@pytest.mark.slow
def test_its_variants_are_the_same_when_hidden_cards_are_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demesne.search.plans.EACH", 20)

    def thought(game: Game, seat: int) -> tuple[Any, ...]:
        player = Player(LISTS, Budget(2000, planning=0.6), 1)
        found = player.think(game)
        return found.answer, found.planning, player.followed(), found.playouts.dump()

    assert hidden_cards_change_it(thought, kernel.chosen()) == 0


def test_a_search_that_saw_hidden_cards_would_be_noticed() -> None:
    """The check above is worth something: playouts that leave the cards where they are fail it."""

    def leak(game: Game, seat: int) -> bytes:
        playouts = Playouts(game, None, lists_of(MONEY, game), key_of(1, "search"))
        arms = [playouts.add(values) for values in playouts.candidates(0)]
        race(playouts, arms[0], Budget(200))
        return playouts.dump()

    assert hidden_cards_change_it(leak, kernel.chosen()) > 0


@pytest.mark.slow
def test_it_does_not_know_the_others_lists() -> None:
    """At the same position, after the same log, it answers the same whoever sits opposite."""
    match = match_of([SMITHIES, "expert"], FIRST, playouts=40)
    assert match.searchers[0].lists == match_of([MONEY, "expert"], FIRST, playouts=40).searchers[0].lists


# repeating a game


@pytest.mark.slow
def test_the_same_seed_gives_the_same_game_on_both_kernels() -> None:
    if "compiled" not in kernel.kernels():
        pytest.skip("the compiled kernel is not installed (DEMESNE_BUILD=plain or no C compiler)")
    begun, money = Game(FIRST, players=3, seed=8), StrategyBot(parse(MONEY))
    while begun.turn < 14:  # playouts to the end are short from here
        begun.answer(money.choose(begun))
    games = []
    for which in ("plain", "compiled"):
        game = begun._replay(None, which=which)
        players = [searching(90, seat, LISTS[:2]) for seat in range(3)]
        while game.decision is not None and len(game.answers) < len(begun.answers) + 16:
            game.answer(players[game.decision.player].choose(game))
        games.append(game.answers)
    assert games[0] == games[1]


@pytest.mark.slow
def test_the_number_of_workers_does_not_matter() -> None:
    results = [
        simulate(["expert", "fair"], games=8, kingdom=FIRST, seed=2, jobs=jobs, playouts=40).json() for jobs in (1, 2)
    ]
    for result in results:
        for name in ("seconds", "cpu_seconds", "games_per_second"):
            result.pop(name, None)
    assert results[0] == results[1]


def test_a_cap_in_seconds_is_kept_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    ticks = iter(range(10**6))
    game = Game(FIRST, seed=4)
    game.answer(*(game.decision.options if game.decision else ()))
    budget = Budget(10**8, 20.0, lambda: float(next(ticks)))  # a second passes with every look at the clock
    with caplog.at_level(logging.INFO, "demesne.search"):
        thought = Player([Weighted(parse(MONEY)), Weighted(parse(SMITHIES))], budget).think(game)
    assert thought.capped and 0 < thought.playouts.spent < 20_000
    assert any("cap" in record.message for record in caplog.records)


def test_a_cap_that_passed_while_it_planned_was_an_error_bug() -> None:
    """As when the process was stopped for a moment."""
    ticks = itertools.count()
    game = Game(FIRST, seed=4)
    game.answer(*(game.decision.options if game.decision else ()))
    budget = Budget(80_000, 1.2, lambda: 0.0 if next(ticks) < 6 else 2.0, planning=0.55)
    thought = Player(LISTS, budget).think(game)
    assert thought.answer and thought.planning


# levels


def test_a_slow_batch_makes_the_next_ones_smaller_and_changes_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock is 5 ms later than the one before."""
    game = Game(FIRST, seed=4)
    game.answer(*(game.decision.options if game.decision else ()))
    batches: list[int] = []
    run = Playouts.run
    monkeypatch.setattr(Playouts, "run", lambda self, n: (batches.append(n * len(self.alive)), run(self, n)))

    def raced(budget: Budget) -> tuple[int, bytes]:
        playouts = Playouts(game, game.asked, lists_of(MONEY, game), key_of(1, "search"))
        arms = [playouts.add(values, 0) for values in playouts.candidates(0)]
        batches.clear()
        return race(playouts, arms[0], budget).best, playouts.dump()

    by_count = raced(Budget(3000))
    assert max(batches) > 100
    ticks = itertools.count()
    assert raced(Budget(3000, 1e9, lambda: next(ticks) * 0.005)) == by_count
    assert max(batches) <= 40 and batches[-1] < 10


def test_levels_are_six_and_the_searching_ones_have_budgets() -> None:
    assert (*LEVELS, *SEARCHING) == ALL_LEVELS and tuple(BUDGETS) == SEARCHING
    assert SEARCHING == ("expert", "master")
    assert playouts_of("master", "compiled") > playouts_of("expert", "compiled") > playouts_of("expert", "plain") > 0


@pytest.mark.slow
def test_the_strongest_levels_have_caps_below_what_a_table_promises() -> None:
    game = Game(FIRST, seed=4)
    for level, most in (("expert", 0.3), ("master", 1.3)):
        seconds = player_of(level, game).budget.seconds
        assert seconds is not None and seconds < most


@pytest.mark.slow
def test_a_population_has_weights_and_different_lists() -> None:
    found = population(Game(FIRST).kingdom)
    assert 3 <= len(found) <= 64 and len({w.list.text for w in found}) == len(found)
    assert all(w.weight > 0 for w in found)


def test_playouts_are_taken_from_every_level_but_not_where_no_level_plays() -> None:
    assert not match_of(["fair", "gentle"], FIRST, playouts=10).searchers
    with pytest.raises(Refusal, match="expert"):
        match_of([MONEY, SMITHIES], FIRST, playouts=10)


# the best answers


def test_the_best_answers_come_with_what_they_win_and_why() -> None:
    game = Game(FIRST, seed=4)
    game.answer(*(game.decision.options if game.decision else ()))
    rows = game.best(playouts=3000, lists=[MONEY, SMITHIES])
    assert rows == game.best(playouts=3000, lists=[MONEY, SMITHIES])
    assert len({tuple(row.answer) for row in rows}) == len(rows) > 3
    assert all(0 <= row.win <= 1 and 0 < row.error < 0.5 for row in rows)
    wins = [row.win for row in rows[1:]]
    assert wins == sorted(wins, reverse=True)
    for lang in ("en", "hu", "ru", "pl", "is"):
        said = [language(lang).phrase(row.reason) for row in rows]
        assert all(said) and not any("best-" in line for line in said)


def test_best_refuses_what_it_cannot_do() -> None:
    game = Game(FIRST, seed=4)
    for call, said in (
        (lambda: game.best(seconds=0), "seconds: expected more than 0"),
        (lambda: game.best(playouts=0), "playouts: expected 1 to"),
    ):
        with pytest.raises(Refusal, match=said):
            call()


# commands and tables


@pytest.mark.slow
def test_sim_plays_a_level_that_searches_and_says_what_it_spends(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["sim", "expert", "fair", "--kingdom", FIRST, "--games", "2", "--jobs", "1"]
    for playouts, code in (("90", 0), ("0", 1)):
        with pytest.raises(SystemExit) as ended:
            main([*command, "--playouts", playouts])
        assert ended.value.code == code
        if code == 0:
            assert "expert searches: 90 playouts for every decision." in capsys.readouterr().out
    assert "playouts: expected 1 to" in capsys.readouterr().err


@pytest.mark.slow
def test_the_terminals_bots_search_with_a_cap() -> None:
    game = Game(FIRST, seed=4)
    bots = brought_to_life([SeatHolder("Anna"), SeatHolder("Bo", "expert")], game)
    assert isinstance(bots[1], Player) and bots[1].budget.seconds == BUDGETS["expert"].seconds
    game.answer(*(game.decision.options if game.decision else ()))
    game.answer("Silver")
    bots[1].budget = Budget(60)
    assert bots[1].choose(game)
