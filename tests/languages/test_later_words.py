"""The words of Seaside and Prosperity in cards of a user's own: each has its clause in every language and mood."""

from __future__ import annotations

import re

import pytest

from demesne.languages import LANGUAGES, CardText, language
from demesne.rules.card import CardDef
from demesne.rules.grammar import parse_cards
from demesne.rules.language import WORDS
from demesne.rules.specification import AT_GAIN, SPECS, TERM_SPECS, UNTIL_THEN
from demesne.rules.triggers import TRIGGERS
from demesne.rules.vocabulary.conditions import CONDITIONS

PROGRAMS = """
card("Test Pier", 5, ACTION | DURATION, play=[
    tokens("victory", 2), tokens("pirate ship", 1), costs_less(2, ACTION), set_aside(), if_you_did(next_turn(take_back())),
    put_on_mat("island"), put_this_on_mat("island"), top_onto_mat("native village"), take_mat("native village"),
    may(bottom_to_top()), take_from_discard(any_number, "Copper"), extra_turn(hand=4), place_token("embargo"),
    gain("Gold", n=3, to=DECK), gain(cost=up_to(4), smuggled=True)])
card("Test Reef", 5, ACTION | ATTACK, play=[
    reveal(1), when(it_has_a_pile, return_to_supply(up_to(2)), each_other(gain_copy())),
    each_other(put_on_deck_down_to(4)), each_other(reveal_from_deck(3), discard_all(ACTION | TREASURE), put_back()),
    when(piles_empty(2), coins(2)), turn_up(), when(it_is_in_play, take_it())])
card("Test Vessel", 5, TREASURE, play=[
    coins(1), reveal_until(1, TREASURE), discard_others(), play_found(), trash(any_number), gain(cost=exactly_total),
    left_neighbour(name_a_card(), bar_from_buying())])
card("Test Dune", 5, TREASURE, play=[
    reveal_until(1, ACTION), trash_or_discard_it(), discard_rest(), left_neighbour(name_a_card(), bar_from_this()),
    gain(cost=up_to(5), not_named=True)])
card("Test Tide", 5, ACTION | DURATION, play=[
    next_turn(coins(1), until_then=[protected()]), next_turn(cards(1), until_then=[when_right_gains(cards(1))])])
card("Test Fog", 5, ACTION | DURATION | ATTACK, play=[
    gain(cost=up_to(4), to=ASIDE),
    next_turn(take_back(), until_then=[when_copy_gained(gain("Curse")), first_is_trashed("Silver", "Gold")])])
card("Test Gull", 3, ACTION | REACTION, play=[draw_to(6)], triggers=[
    when_you_gain(choose(1, trash=[trash_gained()], deck=[put_gained_on_deck()])),
    when_anyone_gains(TREASURE, play_this()), at_start_of_turn(play_this())])
card("Test Dock", 6, ACTION, play=[coins(1)], triggers=[
    when_you_gain_this(trash_from_play(TREASURE, but=DURATION)),
    while_in_play(buying(but=VICTORY, cost=up_to(4)), gain_copy()),
    this_turn(gaining(DURATION), may(play_gained()), once=True),
    on_pile_with("embargo", buying(), gain("Curse", n=that_many)),
    at_end_of_buying(may(put_this_on_deck()), unless_gained=VICTORY)],
    cost_rule=less_per_in_play(ACTION, 2), not_bought_with="Copper", setup=tokens_on_piles("trade route", VICTORY))
card("Test Idol", 4, ACTION, play=[trash(1), coins(cost_of_it)], setup=is_a_treasure("Curse", 1))
"""
CARDS: list[CardDef] = parse_cards(PROGRAMS, "test")


def test_the_test_cards_use_every_word_that_came_with_the_two_boxes() -> None:
    said = {w.name for c in CARDS for w in c.words()}
    assert {name for name in WORDS if SPECS[name].extended or SPECS[name].only in (AT_GAIN, UNTIL_THEN)} <= said
    assert {t.name for c in CARDS for t in c.triggers} == set(TRIGGERS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda c: c.name)
def test_every_word_is_said(card: CardDef, lang: str) -> None:
    lines = CardText(language(lang)).lines(card)
    assert lines
    for line in lines:
        assert not re.search(r"[{}|$]|None|  | [.,;:]|\.\.|THINGS|NAMES", line), line
        assert line[0] in "+−" or line[0].isupper(), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_amount_is_said_in_its_own_way(lang: str) -> None:
    """Of bonuses and of cards moved, for you and for another player."""
    amounts = {
        *("empty_piles", "each_type", "cost_of_it", "half_cost_of_it", "tokens_moved", "that_many"),
        *("in_play(TREASURE)", "in_hand(TREASURE)", "different_in_hand(TREASURE)"),
        *('tokens_held("victory")', 'tokens_held("pirate ship")'),
    }
    assert {re.sub(r"\(.*", "", a) for a in amounts} == {
        *(name for name, term in TERM_SPECS.items() if term.each),
        "that_many",
    }
    for bonus in [name for name, spec in SPECS.items() if spec.gives]:
        name = '"victory", ' if bonus == "tokens" else ""
        assert len({lines(lang, f"reveal(1), {bonus}({name}{a})")[-1] for a in amounts}) == len(amounts), bonus
    for verb in ("discard", "trash"):
        for what in ("None", "ACTION", '"Copper"'):
            assert len({lines(lang, f"reveal(1), {verb}({a}, {what})")[-1] for a in amounts}) == len(amounts), verb


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_is_said(lang: str) -> None:
    free = {"any_lifted"}  # with no card nothing is asked: it goes without saying
    plain = set(CONDITIONS) - free - {"it_is", "none_in_hand", "it_is_named"}
    numbered = {"hand_at_least", "hand_at_most", "actions_played", "piles_empty"}
    texts = {lines(lang, f"reveal(1), when({c}{'(2)' if c in numbered else ''}, coins(3))")[-1] for c in plain}
    assert len(texts) == len(plain) and all("3" in text for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bonuses_in_a_row_are_joined_by_and(lang: str) -> None:
    (line,) = lines(lang, "next_turn(cards(2), actions(1), buys(1))")
    both = language(lang).join(
        [language(lang)(f"bonus-{b}", n=n, mood="do") for b, n in (("cards", 2), ("actions", 1), ("buys", 1))]
    )
    assert both in line


def lines(lang: str, program: str) -> list[str]:
    (card,) = parse_cards(f'card("Test Engine", 5, ACTION, play=[{program}])', "test")
    return CardText(language(lang)).lines(card)
