"""The generic bot: a readable list for any kingdom, the same every time, each level better than the one below it."""

from __future__ import annotations

import pathlib
import shutil
from collections.abc import Iterator

import pytest

from demesne import cards, kernel, random_kingdom
from demesne.cards import BASIC, SETS
from demesne.rules.grammar import parse_cards
from demesne.strategies import Strategy, double_oracle, drafting, judging, kept, parse
from demesne.strategies.drafting import ideas
from demesne.strategies.evolution import Effort
from demesne.strategies.judging import generic
from demesne.strategies.levels import LEVELS
from demesne.strategies.outline import Outline, Wish, big_money, number
from demesne.strategies.population import population_of
from demesne.strategies.trials import Contest, Ground

KINGDOMS = [*((s.cards, s.edition) for s in SETS.values()), *((tuple(random_kingdom(i)), 2) for i in range(1, 21))]
SMALL = dict(
    EFFORT=Effort(ideas=(1, 1), fresh=4, seeds=(1, 1, 1), kept=(3, 2), parents=2, proof=1),
    **dict(ENGINES=1, AFTER=1, AFTER_GENERATIONS=1, GENERATIONS=(1, 1), ROUNDS=2, MEETING=1, PRUNING=1, NO_WORSE=1),
)
SMALL["ENGINE_EFFORT"] = SMALL["AFTER_EFFORT"] = SMALL["EFFORT"]
PLAIN_CARDS = "".join(f'card("Blank {c}", 4, ACTION, play=[actions(1)])\n' for c in "ABCDEFGHIJ")


NO_KERNEL = (
    "the compiled kernel is not installed (DEMESNE_BUILD=plain or no C compiler); the trial games would take minutes"
)


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> Iterator[None]:
    """No list is remembered, in memory or on the disk."""
    monkeypatch.setattr(cards, "_loaded", cards.Catalogue())
    monkeypatch.setenv("DEMESNE_HOME", str(tmp_path))
    monkeypatch.setattr("demesne.strategies.packaged.stored", dict)  # First Game has lists in the package
    forget()
    yield
    forget()


def forget() -> None:
    judging._written.cache_clear()
    population_of.cache_clear()


@pytest.fixture
def few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search with very few games, where only the form of its list matters."""
    for name, n in SMALL.items():
        monkeypatch.setattr(double_oracle, name, n)


@pytest.fixture
def compiled() -> None:
    """The trial games of the strong level take a minute on the plain kernel."""
    if kernel.chosen() != "compiled":
        pytest.skip(NO_KERNEL)


def share(mine: Strategy, rival: Strategy, kingdom: tuple[str, ...], edition: int, seeds: int = 1000) -> float:
    return Ground(kingdom, edition, 2, cards.loaded()).share_of_rules(mine.rules, rival.rules, 900_000_000, seeds)


def check_list(made: Strategy, kingdom: tuple[str, ...]) -> None:
    again = parse(made.text, made.name)
    assert again == made and parse(made.shown()).shown() == made.shown()
    assert made.cards() <= {*kingdom, *BASIC} and made.idea.startswith(made.name)
    assert made.rules and all(rule.verb in ("buy", "trash") for rule in made.rules)
    assert ("buy", "Curse") not in {(rule.verb, rule.what) for rule in made.rules}


@pytest.mark.parametrize("level", ["novice", "gentle", "fair", pytest.param("strong", marks=pytest.mark.slow)])
def test_every_level_writes_a_legal_list_for_any_kingdom(level: str, few_trials: None) -> None:
    if level == "strong" and kernel.chosen() != "compiled":
        pytest.skip(NO_KERNEL)
    for kingdom, edition in KINGDOMS[::4] if level == "strong" else KINGDOMS:  # the form of a list is always the same
        made = generic(kingdom, level, edition)
        assert made.name == level
        check_list(made, kingdom)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_writes_a_list_for_any_number_of_players(level: str, players: int, few_trials: None) -> None:
    kingdom = SETS["Deck Top"].cards
    check_list(generic(kingdom, level, players=players), kingdom)


def test_more_players_turn_to_points_with_more_provinces_left() -> None:
    assert "buy Duchy when supply(Province) <= 3\n" in generic("First Game", "fair").text
    assert "buy Duchy when supply(Province) <= 9\n" in generic("First Game", "fair", players=6).text


@pytest.mark.slow
def test_the_same_kingdom_gives_the_same_list_in_any_order(few_trials: None) -> None:
    kingdom = SETS["Size Distortion"].cards
    first = generic(kingdom)
    forget()
    shutil.rmtree(kept.folder())
    assert generic(kingdom[::-1]) == first == generic("Size Distortion")


@pytest.mark.slow
def test_both_kernels_find_the_same_list(few_trials: None, monkeypatch: pytest.MonkeyPatch, compiled: None) -> None:
    monkeypatch.setattr("demesne.strategies.double_oracle.ROUNDS", 1)  # the plain kernel takes minutes for more
    kingdom = SETS["Silver & Gold"].cards
    found = []
    told: list[double_oracle.Reply] = []
    tested = double_oracle.Oracle._tested

    def telling(oracle: double_oracle.Oracle, contest: Contest, best: Outline) -> double_oracle.Reply:
        told.append(tested(oracle, contest, best))
        return told[-1]

    monkeypatch.setattr(double_oracle.Oracle, "_tested", telling)
    for plain in "01":
        monkeypatch.setenv("DEMESNE_PLAIN", plain)
        defs = [cards.loaded().cards[name] for name in sorted(kingdom)]
        ground = Ground(tuple(sorted(kingdom)), 2, 2, cards.loaded())
        told = []
        field = double_oracle.searched(ground, defs, drafting.fair(defs, 2), "seed")
        found.append((field.outlines, field.shares, told))
    assert found[0] == found[1] and len(found[0][2]) >= 2


@pytest.mark.slow
def test_a_list_is_made_once(few_trials: None) -> None:
    assert generic("First Game") is generic("First Game", "strong", 2, 2)


def test_a_set_brings_its_edition() -> None:
    generic("Interaction", "fair")
    generic("Interaction", "fair", 1)
    assert judging._written.cache_info().misses == 1


def test_the_gentle_list_has_one_of_every_action_and_points_too_soon() -> None:
    made = generic("First Game", "gentle")
    assert {f"buy {name} when owned({name}) < 1" for name in SETS["First Game"].cards} <= set(made.shown().splitlines())
    assert "buy Duchy when supply(Province) <= 6" in made.shown()


def test_the_fair_list_is_money_and_one_card() -> None:
    for kingdom, edition in KINGDOMS:
        made = generic(kingdom, "fair", edition)
        assert len(made.cards() - {*BASIC}) <= 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["First Game", "Improvements", "Grand Scheme"])
def test_levels_beat_each_other_and_money(name: str, compiled: None) -> None:
    kingdom, edition = SETS[name].cards, SETS[name].edition
    novice, gentle, fair, strong = (generic(name, level) for level in LEVELS)
    money = big_money(2).strategy("money")
    assert share(strong, money, kingdom, edition) > 0.70
    assert share(strong, fair, kingdom, edition) > 0.58
    assert share(fair, gentle, kingdom, edition) > 0.65
    assert share(strong, gentle, kingdom, edition) > 0.80
    assert share(gentle, novice, kingdom, edition) > 0.55


def test_own_cards_are_judged_like_the_printed_ones() -> None:
    cards.register(parse_cards('card("Rich Uncle", 4, ACTION, play=[coins(5), buys(1)])', "own"))
    kingdom = ("Rich Uncle", *SETS["First Game"].cards[:9])
    assert "buy Rich Uncle when owned(Rich Uncle) < 2" in generic(kingdom, "fair").text


@pytest.mark.slow
def test_the_strong_list_takes_a_good_own_card(compiled: None) -> None:
    cards.register(parse_cards('card("Rich Uncle", 4, ACTION, play=[coins(5), buys(1)])', "own"))
    assert "Rich Uncle" in generic(("Rich Uncle", *SETS["First Game"].cards[:9])).cards()


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_where_no_card_is_any_good_the_list_is_money(
    level: str, monkeypatch: pytest.MonkeyPatch, compiled: None
) -> None:
    monkeypatch.setattr(double_oracle, "ROUNDS", 1)
    made = parse_cards(PLAIN_CARDS, "own")
    cards.register(made)
    found = generic([c.name for c in made], level)
    assert found.cards() <= {*BASIC} and found.idea == f"{level}: nothing beside money"


def test_points_that_count_a_card_outside_the_kingdom_are_left_alone() -> None:
    made = parse_cards('card("Twin", 5, VICTORY, points=per_card("Harem"))', "own")
    kingdom = [*made, *(cards.loaded().cards[name] for name in SETS["First Game"].cards[:9])]
    assert not any("Harem" in o.text() or "Twin" in o.text() for o in ideas(kingdom, 2))


@pytest.mark.parametrize(
    ("kingdom", "options", "message"),
    [
        (
            "First Game",
            dict(level="stron"),
            'level: expected novice, gentle, fair, strong, got "stron", did you mean "strong"?',
        ),
        ("First Gam", {}, 'kingdom: expected a recommended set or ten card names, got "First Gam", did you mean'),
        ("First Game", dict(players=7), "players: expected 2 to 6, got 7"),
        ("First Game", dict(edition=3), "edition: expected 1 or 2, got 3"),
        (["Moat"], {}, "kingdom: expected ten"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(kingdom: str, options: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError) as caught:
        generic(kingdom, **options)  # type: ignore[arg-type]
    assert message in str(caught.value) and "\n" not in str(caught.value)


def test_a_tidy_outline_says_nothing_twice() -> None:
    twice = Outline((Wish("Moat", 2), Wish("Moat", 4), Wish("Gold"), Wish("Moat", 1), Wish("Gold", 2), Wish("Silver")))
    assert twice.tidy().wishes == (Wish("Moat", 4), Wish("Gold"), Wish("Silver"))
    apart = Outline(
        (Wish("Moat", 1), Wish("Gold"), Wish("Moat", 2), Wish("Moat", 3, number("turn", ">", 9)), Wish("Silver"))
    )
    assert apart.tidy() == apart
