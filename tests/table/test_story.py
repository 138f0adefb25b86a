"""The story of a game: each sentence by hand from a small game, and none that is false in any game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from demesne import Game, random_kingdom
from demesne.bots import StrategyBot
from demesne.game.events import typed
from demesne.languages import LANGUAGES, language
from demesne.strategies.judging import generic
from demesne.table.outgoing.story import Owned, Sentence, When
from demesne.table.review import review
from demesne.table.story import MOST, Fact, Pair
from demesne.table.tally import DeedsTally

TEN = ["Throne Room", "Witch", "Village", "Smithy", "Market", "Cellar", "Mine", "Chapel", "Militia", "Moneylender"]
NAMES = ["Anna", "Ada"]
RICH = ["Gold", "Gold", "Silver", "Copper", "Copper"]
POOR = ["Copper", "Copper", "Estate", "Estate", "Estate"]


def position(hand: list[str], deck: list[str], other: list[str], provinces: int = 1) -> Game:
    """Anna's turn; the other has her hand and only Estates to draw."""
    players = [{"hand": hand, "deck": deck}, {"hand": other, "deck": ["Estate"] * 20}]
    supply = {"Province": provinces}
    return Game.from_position({"kingdom": TEN, "edition": 2, "players": players, "supply": supply, "seed": 1})


def played(game: Game, *answers: Sequence[str]) -> Game:
    """All Treasures are played, and what is asked besides is declined or answered with what comes first."""
    waiting = list(answers)
    while (decision := game.decision) and (waiting or decision.kind != "buy" or not game.over):
        if decision.kind == "treasure":
            game.answer(list(decision.options))
        elif (
            waiting and set(waiting[0]) <= set(decision.options) and decision.least <= len(waiting[0]) <= decision.most
        ):
            game.answer(waiting.pop(0))
        elif not waiting:
            break
        else:
            game.answer(decision.options[: decision.least])
    assert not waiting
    return game


def tally_of(game: Game) -> DeedsTally:
    now = game.at(0)
    tally = DeedsTally(now)
    for step, answer in enumerate(game.answers):
        tally.asked(now, answer, step)
        tally.answered(now, typed(now.answer_traced(answer), now.kinds), step)
    return tally


def facts(game: Game, better: int = 0, worse: int = 1) -> dict[str, Fact]:
    return {fact.id: fact for fact in Pair(game, tally_of(game), better, worse).facts()}


def told(fact: Fact, **values: Any) -> bool:
    return all({**fact.values, **fact._asdict()}[name] == value for name, value in values.items())


def test_curses_given_by_an_attack() -> None:
    game = played(position(["Throne Room", "Witch", *["Gold"] * 3], ["Copper"] * 9, POOR), ["Throne Room"], ["Witch"])
    played(game, ["Province"])
    assert told(facts(game)["story-curses"], n=2, who=0, other=1, card="Witch", moment=When(1, 1), points=4)


def test_cards_that_an_attack_made_one_discard() -> None:
    game = played(position(["Militia", *["Gold"] * 2, "Copper"], ["Copper"] * 9, POOR), ["Militia"])
    played(game, ["Estate", "Estate"], ["Province"])
    assert told(facts(game)["story-discards"], n=2, who=0, other=1, card="Militia", moment=When(1, 1))


def test_a_gold_bought_while_a_province_could_be_had() -> None:
    game = played(position(RICH, RICH, RICH, 2), ["Gold"], ["Province"], ["Province"])
    assert told(facts(game, 1, 0)["story-instead"], n=1, coins=8, who=0, card="Gold", moment=When(1, 1), points=3)
    assert "story-instead" not in facts(game, 1, 1)


def test_no_gold_beside_a_province_is_blamed() -> None:
    hand = ["Market", *["Gold"] * 5]
    game = played(position(hand, ["Copper"] * 9, POOR, 2), ["Market"], ["Gold"], ["Province"])
    assert "story-instead" not in facts(game)


def test_who_had_a_province_first() -> None:
    players = [{"hand": RICH, "deck": POOR}, {"hand": POOR, "deck": RICH}]
    start = {"kingdom": TEN, "edition": 2, "players": players, "supply": {"Province": 3}, "seed": 1}
    game = played(Game.from_position(start), ["Province"], [], [], ["Province"])
    later = {"n": 2, "who": 0, "other": 1, "card": "Province", "moment": When(1, 1), "points": 1}
    assert told(facts(game)["story-first-province"], **later)


def test_who_alone_had_a_province() -> None:
    game = played(position(RICH, RICH, POOR, 3), ["Province"], [], [], [])
    assert told(facts(game)["story-only-province"], who=0, other=1, card="Province", moment=When(1, 1), points=6)


def test_turns_with_many_and_with_few_coins_and_the_end() -> None:
    game = played(position(RICH, [*RICH, *RICH], POOR, 3), ["Province"], [], ["Province"], [], ["Province"])
    found = facts(game)
    assert game.over
    assert told(found["story-rich"], n=3, m=0, coins=8, who=0, moment=When(1, 1), points=6)
    assert told(found["story-poor"], n=2, m=0, who=1, other=0, luck=True, points=2)
    assert told(found["story-ended-provinces"], who=0, moment=When(len(game.answers) - 1, 3))
    assert told(found["story-worth"], n=18, m=0, who=0, card="Province")


def test_actions_that_stay_in_hand() -> None:
    hand = ["Smithy", "Moneylender", "Witch", *["Gold"] * 3]
    game = played(position(hand, ["Copper"] * 9, POOR), ["Smithy"], ["Province"])
    found = facts(game)
    assert told(found["story-dead"], n=2, m=0, who=0, points=-1)
    assert told(found["story-drawn"], n=3, m=0, who=0, moment=When(0, 1))


def test_cards_trashed() -> None:
    hand = ["Village", "Chapel", "Estate", "Copper", *["Gold"] * 3]
    game = played(position(hand, ["Copper"] * 9, POOR), ["Village"], ["Chapel"], ["Estate", "Copper"], ["Province"])
    assert told(facts(game)["story-trashed"], n=2, m=0, who=0, other=1, moment=When(2, 1), points=1)


def test_three_empty_piles_end_it() -> None:
    players = [{"hand": RICH, "deck": RICH}, {"hand": POOR, "deck": POOR}]
    supply = {"Cellar": 0, "Chapel": 0, "Village": 1}
    game = Game.from_position({"kingdom": TEN, "edition": 2, "players": players, "supply": supply, "seed": 1})
    played(game, ["Village"])
    assert told(facts(game)["story-ended-piles"], who=0, moment=When(1, 1))


def test_what_a_seat_owned_after_each_of_its_turns() -> None:
    game = played(position(RICH, ["Copper"] * 5, POOR, 1), ["Gold"], ["Curse"], ["Copper"], ["Estate"])
    anna, ada = (deeds.deck for deeds in tally_of(game).deeds)
    assert anna.owned[:3] == [Owned(7, 3, 0, 0, 0), Owned(7, 4, 0, 0, 0), Owned(8, 4, 0, 0, 0)]
    assert (anna.turns[:3], anna.province, anna.curse) == ([0, 1, 2], None, None)
    assert ada.owned[1] == Owned(2, 0, 0, 23, 1)
    assert (ada.curse and ada.curse.turn, ada.province) == (1, None)


def random_game(seed: int) -> Game:
    """Of buying lists that now and then answer at random."""
    chance = random.Random(seed)
    boxes = chance.choice(
        [("base 2e",), ("intrigue 2e",), ("seaside 2e",), ("prosperity 2e",), ("base 1e", "seaside 1e")]
    )
    game = Game(random_kingdom(seed, boxes=boxes), chance.choice([2, 2, 2, 3, 4]), seed=seed)
    bots = [
        StrategyBot(generic(game.kingdom, chance.choice(("novice", "gentle", "fair")))) for _ in range(game.players)
    ]
    while game.asked is not None:
        if chance.random() < 0.1:
            given = len(game.answers)
            while len(game.answers) == given:  # an answer may take several picks
                game.apply(chance.choice(game.legal_actions()))
        else:
            game.answer(bots[game.asked].choose(game))
    return game


class Recount:
    """The same numbers from the record: by the events of the whole game, and by looking at each decision."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.counts: Counter[tuple[Any, ...]] = Counter()
        self.coins: dict[tuple[int, int], int] = {}
        self.bought: dict[tuple[int, int], list[tuple[str, bool]]] = {}
        self._events()
        self._decisions()

    def _events(self) -> None:
        types = {name: repr(card.types) for name, card in self.game.inner.catalogue.cards.items()}
        player = None
        self.first: dict[int, int] = {}
        for event in self.game.events:
            if event.kind == "turn":
                player, turn = event.player, event.number
            seat, attack = event.player, "ATTACK" in types.get(event.source or "", "")
            for card in event.cards:
                if event.kind in ("buy", "gain") and card == "Province":
                    self.first.setdefault(seat, turn)
                if event.kind == "gain" and card == "Curse" and attack and seat != player:
                    self.counts["curses", player, event.source, seat] += 1
                if event.kind == "discard" and attack and seat != player:
                    self.counts["discards", player, event.source, seat] += 1
                if event.kind == "draw" and event.source and seat == player:
                    self.counts["drawn", seat] += 1
                if event.kind == "trash" and card in ("Copper", "Estate", "Curse") and not (attack and seat != player):
                    self.counts["trashed", seat] += 1
        self.last = player

    def _decisions(self) -> None:
        now, seen = self.game.at(0), set()
        number, before = 0, (-1, 0, False)  # of the turn, over all players
        for answer in self.game.answers:
            turns = (now.player, now.turn, now.extra)
            if turns != before:
                number, before = number + 1, turns
            decision = now.decision
            assert decision
            key = (now.player, number)
            if decision.player == now.player and decision.kind in ("buy", "treasure"):
                if key not in seen and now.actions == 0:
                    hand = now.cards(now.player, "hand")
                    catalogue = now.inner.catalogue.cards
                    self.counts["dead", now.player] += sum("ACTION" in repr(catalogue[card].types) for card in hand)
                seen.add(key)
            if decision.kind == "buy" and decision.player == now.player:
                self.coins[key] = max(now.coins, self.coins.get(key, 0))
                if answer:
                    self.bought.setdefault(key, []).append((answer[0], "Province" in decision.options))
            now.answer(*answer)

    def of(self, id: str, sentence: Sentence) -> None:
        """Assert that the sentence is true."""
        values, who, other = sentence.phrase.values, sentence.who, sentence.other
        if id in ("curses", "discards"):
            assert values["n"] == self.counts[id, who, sentence.card, other]
        elif id in ("drawn", "trashed", "dead"):
            assert (values["n"], values["m"]) == (self.counts[id, who], self.counts[id, other])
        elif id in ("rich", "poor"):
            few = [n <= 2 if id == "poor" else n >= 8 for n in self.coins.values()]
            seats = [seat for (seat, _), counted in zip(self.coins, few) if counted]
            assert (values["n"], values["m"]) == (seats.count(who), seats.count(other))
        elif id == "instead":
            times = 0
            for (seat, _), buys in self.bought.items():
                if seat == who and not {"Province", "Colony"} & {card for card, _ in buys}:
                    times += buys.count((sentence.card, True))
            assert values["n"] == times
        elif id == "first-province":
            assert (values["turn"], values["n"]) == (self.first[who], self.first[other])
            assert values["turn"] < values["n"]
        elif id == "only-province":
            assert self.first[who] == values["turn"] and other not in self.first
        elif id == "worth":
            assert [values["n"], values["m"]] == [self._worth(seat, sentence.card) for seat in (who, other)]
        else:
            assert id == f"ended-{self.game.ends}" and who == self.last

    def _worth(self, seat: int, card: str) -> int:
        deck = review(self.game, NAMES * 3).decks[seat]
        each: int = self.game.inner.points_by_card(seat).get(card, 0)
        return each * deck.get(card, 0)


@pytest.mark.parametrize("seed", range(24))
def test_no_sentence_is_false(seed: int) -> None:
    game = random_game(seed)
    story = review(game, (NAMES * 3)[: game.players]).story
    assert story and len(story.told) == game.players + 1
    again = Recount(game)
    for seat, sentences in enumerate(story.told):
        assert len(sentences) <= MOST and sum(sentence.luck for sentence in sentences) <= 1
        assert seat == game.players or all(seat in (one.who, one.other) for one in sentences)
        for sentence in sentences:
            again.of(sentence.phrase.id.removeprefix("story-"), sentence)
            assert 0 <= sentence.moment.step < len(game.answers)
            assert game.at(sentence.moment.step).turn == sentence.moment.turn or sentence.phrase.id == "story-rich"
    assert [len(sentences) for sentences in story.told].count(MOST) >= 2


def test_decks_of_a_story_are_those_of_the_end() -> None:
    game = random_game(3)
    found = review(game, NAMES * 3)
    assert found.story
    for deck, cards in zip(found.story.decks, found.decks):
        owned = deck.owned[-1]
        total = owned.copper + owned.treasures + owned.actions + owned.land + owned.curses
        assert owned.copper == cards.get("Copper", 0)
        assert total <= sum(cards.values()) + 3 and len(deck.owned) == len(deck.turns)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("me", ["who", "other", "nobody"])
def test_every_sentence_can_be_said(lang: str, me: str) -> None:
    say = language(lang)
    for seed in range(4):
        story = review(random_game(seed), NAMES * 3).story
        assert story
        for sentence in (one for told in story.told for one in told):
            text = say(sentence.phrase.id, **{**sentence.phrase.values, "me": me})
            assert "{" not in text and sentence.phrase.id not in text


def test_a_game_that_is_not_over_has_no_story() -> None:
    assert review(Game("First Game", seed=1), NAMES).story is None
