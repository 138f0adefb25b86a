"""Rulings of the cards: every card has some, every message is used, and what they say is true of the game."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import scenario
from card_reference import DOCS
from demesne.cards import PUBLISHED, loaded
from demesne.rules.grammar import parse_cards
from demesne.words import LANGUAGES, words
from demesne.words.bundle import card_key
from demesne.words.rulings import MOST_NOTES, NOTES, notes, rulings

ONLY_NOTES = {
    *("Gold", "Laboratory", "Smithy", "Festival", "Market", "Village", "Woodcutter"),  # bonuses alone
    *("Chapel", "Duke", "Great Hall", "Nobles", "Pawn", "Workshop"),  # the notes say all there is to ask
}
NO_NOTES = {"Chancellor", "Moneylender", "Conspirator"}  # nothing in their programs that other cards have too


def messages(lang: str) -> dict[str, ast.Message]:
    text = (resources.files("demesne.words") / "ftl" / lang / "rulings.ftl").read_text(encoding="utf-8")
    return {item.id.name: item for item in FluentParser().parse(text).body if isinstance(item, ast.Message)}


class Names(Visitor):  # type: ignore[misc]
    """The cards that a message names."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        assert node.id.name == "CARD"
        self.found.append(node.arguments.positional[0].value)


def named(message: ast.Message) -> list[str]:
    names = Names()
    names.visit(message)
    return names.found


def own(card: str) -> str:
    return card_key(card).replace("card-", "rulings-", 1)


@pytest.mark.parametrize("edition", [1, 2])
def test_every_card_has_rulings(edition: int) -> None:
    say = words("en")
    for card in PUBLISHED:
        lines = rulings(card, say, edition)
        assert lines and len(lines) == len(set(lines)), card.name
        for line in lines:
            assert len(line) <= 160 and line.endswith("."), (card.name, line)
            assert line[0].isupper() or line[0].isdigit(), (card.name, line)
            assert not re.search(r"[{}|$]|  |CARD", line), (card.name, line)


def test_which_cards_have_only_notes_and_which_none() -> None:
    keys = {re.sub("-[12]e$", "", key) for key in messages("en")}
    assert {c.name for c in PUBLISHED if own(c.name) not in keys} == ONLY_NOTES
    assert {c.name for c in PUBLISHED if not notes(c, 2)} == NO_NOTES


def test_every_message_is_used() -> None:
    cards = {own(c.name): c for c in PUBLISHED}
    used = {note for c in PUBLISHED for edition in (1, 2) for note in notes(c, edition)}
    for key in messages("en"):
        if key.startswith("rulings-"):
            edition = key[-2] if re.search("-[12]e$", key) else ""
            assert len(cards[re.sub("-[12]e$", "", key)].editions) == 2 or not edition, key
        else:
            assert key in used, key
    assert used == {note for note, _ in NOTES} | {"note-draw"}


def test_own_rulings_are_few_and_name_cards_that_there_are() -> None:
    for key, message in messages("en").items():
        if key.startswith("rulings-"):
            assert 1 <= len(words("en")(key).splitlines()) <= 4, key
        assert set(named(message)) <= set(loaded().cards), key


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_other_languages_have_the_same_lines_about_the_same_cards(lang: str) -> None:
    english = messages("en")
    for key, message in messages(lang).items():
        assert sorted(set(named(message))) == sorted(set(named(english[key]))), key
        assert len(words(lang)(key).splitlines()) == len(words("en")(key).splitlines()), key


def test_own_cards_get_the_notes_of_their_programs() -> None:
    file = DOCS.parent / "examples" / "market_hall.cards"
    cards = {c.name: c for c in parse_cards(file.read_text(encoding="utf-8"), file.name)}
    assert notes(cards["Market Hall"], 2) == ["note-impossible-option", "note-not-itself"]
    assert notes(cards["Toll Gate"], 2) == ["note-attack", "note-onto-empty-deck", "note-one-by-one"]
    assert notes(cards["Night Porter"], 2) == ["note-reaction", "note-reaction-once"]
    for card in cards.values():
        assert 0 < len(rulings(card, words("en"), 2)) <= MOST_NOTES


def test_notes_follow_the_edition() -> None:
    mine = loaded().cards["Mine"]
    assert "note-must-trash" in notes(mine, 1) and "note-may-trash" in notes(mine, 2)


# what the rulings say is true: card, edition, words of the ruling, and a scenario (tests/rules/scenarios/README.md) of it

TRUE = [
    (
        "Copper",
        2,
        "buying it still uses a Buy",
        """
        given p0 hand: 5 Estate
        given phase buy
        p0 buy: Copper
        turn of p1
        """,
    ),
    (
        "Silver",
        2,
        "every Merchant played before it",
        """
        given p0 hand: 2 Merchant, 2 Silver
        given p0 deck: 4 Estate
        p0 action: Merchant
        p0 action: Merchant
        p0 treasure: 2 Silver
        coins 6
        """,
    ),
    (
        "Harem",
        2,
        "It is not a Silver",
        """
        given p0 hand: Merchant, Harem
        given p0 deck: 4 Estate
        p0 action: Merchant
        p0 treasure: Harem
        coins 2
        """,
    ),
    (
        "Duchy",
        2,
        "every Duke of yours",
        """
        given p0 hand: 2 Duke
        given p0 deck: 3 Duchy
        scores 15 3
        """,
    ),
    (
        "Gardens",
        2,
        "39 cards make each one worth 3",
        """
        given p0 hand: Gardens
        given p0 deck: 38 Copper
        given p1 hand: Gardens
        given p1 deck: 39 Copper
        scores 3 4
        """,
    ),
    (
        "Adventurer",
        1,
        "you take what you find",
        """
        given p0 hand: Adventurer
        given p0 deck: Estate, Harem
        given p0 discard: Duchy
        p0 action: Adventurer
        p0 hand: Harem
        p0 discard pile: Estate, Duchy
        """,
    ),
    (
        "Feast",
        1,
        "it gains you 2 cards",
        """
        given edition 1
        given p0 hand: Throne Room, Feast
        p0 action: Throne Room
        p0 gain: Duchy
        p0 gain: Laboratory
        trash: Feast
        p0 discard pile: Duchy, Laboratory
        """,
    ),
    (
        "Spy",
        1,
        "your own card you still reveal",
        """
        given p0 hand: Spy
        given p0 deck: Copper, Estate
        given p1 hand: Moat
        given p1 deck: Gold
        p0 action: Spy
        p1 react: Moat
        p0 discard: Estate
        p0 discard pile: Estate
        p1 deck: Gold
        """,
    ),
    (
        "Thief",
        1,
        "only out of what this play has trashed",
        """
        given p0 hand: Thief
        given p1 hand: Copper
        given p1 deck: Silver, Gold
        given trash: Harem
        p0 action: Thief
        p0 trash: Gold
        asked p0 gain 0..1 of Gold
        p0 gain: -
        trash: Gold, Harem
        p1 discard pile: Silver
        """,
    ),
    (
        "Bureaucrat",
        2,
        "A card put onto an empty deck becomes its only card",
        """
        given p0 hand: Bureaucrat
        given p0 deck: -
        given p0 discard: 3 Copper
        given p1 hand: Harem, Estate
        given p1 deck: -
        given p1 discard: 2 Gold
        p0 action: Bureaucrat
        p1 topdeck: Harem
        p0 deck: Silver
        p1 deck: Harem
        """,
    ),
    (
        "Bureaucrat",
        2,
        "the rest of the text still holds",
        """
        given p0 hand: Bureaucrat
        given supply Silver 0
        given p1 hand: Estate, Copper
        given p1 deck: Copper
        p0 action: Bureaucrat
        p1 deck: Estate, Copper
        """,
    ),
    (
        "Cellar",
        2,
        "the cards just discarded are shuffled in",
        """
        given p0 hand: Cellar, Estate
        given p0 deck: -
        p0 action: Cellar
        p0 discard: Estate
        p0 hand: Estate
        """,
    ),
    (
        "Library",
        2,
        "other cards you must keep",
        """
        given p0 hand: Library, Village, 5 Copper
        given p0 deck: Smithy, Estate, Gold
        p0 action: Library
        asked p0 set_aside 0..1 of Smithy
        p0 set_aside: Smithy
        p0 hand: Village, 5 Copper, Estate
        p0 discard pile: Smithy
        """,
    ),
    (
        "Library",
        2,
        "With 7 or more cards in hand you draw nothing",
        """
        given p0 hand: Library, 7 Copper
        given p0 deck: Gold
        p0 action: Library
        p0 hand: 7 Copper
        """,
    ),
    (
        "Militia",
        2,
        "3 or fewer cards in hand discards nothing",
        """
        given p0 hand: Militia
        given p1 hand: 3 Copper
        p0 action: Militia
        p1 hand: 3 Copper
        """,
    ),
    (
        "Mine",
        2,
        "A Silver can become a Harem",
        """
        given p0 hand: Mine, Silver
        p0 action: Mine
        p0 trash: Silver
        offers Copper, Silver, Gold, Harem
        p0 gain: Harem
        p0 treasure: Harem
        coins 2
        """,
    ),
    (
        "Mine",
        2,
        "You may decline to trash",
        """
        given p0 hand: Mine, Silver
        p0 action: Mine
        p0 trash: -
        p0 hand: Silver
        """,
    ),
    (
        "Mine",
        1,
        "You must trash if you can",
        """
        given edition 1
        given p0 hand: Mine, 2 Silver, Copper
        p0 action: Mine
        refused: -
        """,
    ),
    (
        "Moneylender",
        1,
        "You must trash a Copper",
        """
        given edition 1
        given p0 hand: Moneylender, Copper
        p0 action: Moneylender
        trash: Copper
        coins 3
        """,
    ),
    (
        "Moneylender",
        2,
        "then you get no coins",
        """
        given p0 hand: Moneylender, Copper
        p0 action: Moneylender
        p0 trash: -
        coins 0
        """,
    ),
    (
        "Moat",
        2,
        "even if the card then leaves your hand",
        """
        given p0 hand: Militia
        given p1 hand: Moat, Diplomat, 3 Copper
        given p1 deck: 2 Estate
        p0 action: Militia
        p1 react: Moat
        p1 react: Diplomat
        p1 discard: Moat, Diplomat, Copper
        p1 hand: 2 Copper, 2 Estate
        """,
    ),
    (
        "Moat",
        2,
        "once each time an Attack is played",
        """
        given p0 hand: Throne Room, Witch
        given p0 deck: 6 Copper
        given p1 hand: Moat, Copper
        p0 action: Throne Room
        p0 play: Witch
        p1 react: Moat
        asked p1 react 0..1 of Moat
        p1 react: -
        supply Curse 9
        """,
    ),
    (
        "Remodel",
        2,
        "another copy of the trashed one",
        """
        given p0 hand: Remodel, Remodel
        given coins 5
        p0 action: Remodel
        p0 gain: Remodel
        trash: Remodel
        p0 discard pile: Remodel
        """,
    ),
    (
        "Remodel",
        2,
        "Coins do not raise the limit",
        """
        given p0 hand: Remodel, Copper
        given coins 5
        p0 action: Remodel
        offers Estate
        does not offer Silver
        """,
    ),
    (
        "Throne Room",
        2,
        "one Action twice and then another one twice",
        """
        given p0 hand: 2 Throne Room, 2 Woodcutter
        p0 action: Throne Room
        p0 play: Throne Room
        p0 play: Woodcutter
        p0 play: Woodcutter
        coins 8
        """,
    ),
    (
        "Throne Room",
        1,
        "You must choose an Action",
        """
        given edition 1
        given p0 hand: Throne Room, Village, Woodcutter
        p0 action: Throne Room
        refused: -
        """,
    ),
    (
        "Throne Room",
        2,
        "none of your Actions",
        """
        given p0 hand: Throne Room, Woodcutter, Village
        given actions 2
        p0 action: Throne Room
        p0 play: Woodcutter
        actions 1
        """,
    ),
    (
        "Witch",
        2,
        "whoever comes too late gets nothing",
        """
        given players 3
        given p0 hand: Witch
        given p0 deck: 2 Copper
        given supply Curse 1
        p0 action: Witch
        p0 hand: 2 Copper
        p1 discard pile: Curse
        p2 discard pile: -
        """,
    ),
    (
        "Workshop",
        2,
        "lowered by Bridge",
        """
        given p0 hand: Bridge, Workshop
        given actions 2
        p0 action: Bridge
        p0 action: Workshop
        p0 gain: Duchy
        p0 discard pile: Duchy
        """,
    ),
    (
        "Artisan",
        2,
        "the card you have just gained",
        """
        given p0 hand: Artisan, Copper
        given p0 deck: Estate
        p0 action: Artisan
        p0 gain: Duchy
        p0 topdeck: Duchy
        p0 deck: Duchy, Estate
        """,
    ),
    (
        "Bandit",
        2,
        "chooses which of them is trashed",
        """
        given p0 hand: Bandit
        given p1 deck: Silver, Harem
        given p1 hand: Copper
        p0 action: Bandit
        asked p1 trash 1..1 of Harem, Silver
        p1 trash: Silver
        trash: Silver
        p0 discard pile: Gold
        """,
    ),
    (
        "Harbinger",
        2,
        "there is nothing to put back",
        """
        given p0 hand: Harbinger, Village
        given p0 deck: -
        given p0 discard: 2 Gold
        p0 action: Harbinger
        asked p0 action 0..1 of Village
        p0 deck: Gold
        """,
    ),
    (
        "Merchant",
        2,
        "including both plays from a Throne Room",
        """
        given p0 hand: Throne Room, Merchant, 2 Silver
        given p0 deck: 4 Estate
        p0 action: Throne Room
        p0 play: Merchant
        p0 treasure: 2 Silver
        coins 6
        """,
    ),
    (
        "Poacher",
        2,
        "Every empty pile of the Supply counts",
        """
        given p0 hand: Poacher
        given p0 deck: Copper
        given supply Curse 0
        given supply Poacher 0
        p0 action: Poacher
        p0 discard pile: Copper
        p0 hand: -
        """,
    ),
    (
        "Sentry",
        2,
        "The others do not see the cards you put back",
        """
        given p0 hand: Sentry
        given p0 deck: Copper, Estate, Gold
        p0 action: Sentry
        p0 trash: Estate
        p0 discard: -
        trash: Estate
        p0 deck: Gold
        p1 sees p0 look ?, ?
        """,
    ),
    (
        "Vassal",
        2,
        "from your discard pile into play",
        """
        given p0 hand: Vassal
        given p0 deck: Militia
        given p1 hand: Moat, 4 Copper
        p0 action: Vassal
        p0 play: Militia
        p1 react: Moat
        p0 in play: Vassal, Militia
        p0 discard pile: -
        p1 hand: Moat, 4 Copper
        """,
    ),
    (
        "Baron",
        2,
        "then you must gain one",
        """
        given p0 hand: Baron, Estate
        p0 action: Baron
        p0 discard: -
        p0 discard pile: Estate
        p0 hand: Estate
        """,
    ),
    (
        "Bridge",
        2,
        "0 stays 0",
        """
        given p0 hand: Bridge, Upgrade, Copper
        given p0 deck: -
        given actions 2
        p0 action: Bridge
        p0 action: Upgrade
        offers Estate
        p0 gain: Estate
        trash: Copper
        """,
    ),
    (
        "Conspirator",
        2,
        "counts 1 more",
        """
        given p0 hand: Throne Room, Conspirator
        given p0 deck: 3 Copper
        p0 action: Throne Room
        p0 play: Conspirator
        p0 hand: Copper
        coins 4
        """,
    ),
    (
        "Conspirator",
        2,
        "one that has trashed itself counts",
        """
        given p0 hand: Mining Village, Village, Conspirator
        given p0 deck: 4 Copper
        p0 action: Mining Village
        p0 trash: Mining Village
        p0 action: Village
        p0 action: Conspirator
        p0 hand: 3 Copper
        """,
    ),
    (
        "Coppersmith",
        1,
        "every play of it this turn counts",
        """
        given p0 hand: Throne Room, Coppersmith, Copper
        p0 action: Throne Room
        p0 play: Coppersmith
        p0 treasure: Copper
        coins 3
        cost Copper 0
        """,
    ),
    (
        "Ironworks",
        1,
        "gives the bonus of each of them",
        """
        given p0 hand: Ironworks
        given p0 deck: Copper
        given kingdom: Ironworks, Great Hall, Village, Smithy, Market, Festival, Laboratory, Cellar, Chapel, Moat
        p0 action: Ironworks
        p0 gain: Great Hall
        actions 1
        p0 hand: Copper
        """,
    ),
    (
        "Masquerade",
        1,
        "passes nothing but still gets a card",
        """
        given edition 1
        given players 3
        given p0 hand: Masquerade
        given p0 deck: 2 Gold
        given p1 hand: -
        given p1 deck: Copper
        given p2 hand: Estate
        p0 action: Masquerade
        p0 trash: -
        p1 hand: Gold
        p0 hand: Gold, Estate
        """,
    ),
    (
        "Masquerade",
        2,
        "if fewer than 2 players have cards, nothing is passed",
        """
        given p0 hand: Masquerade
        given p0 deck: 2 Gold
        given p1 hand: -
        given p1 deck: Copper
        p0 action: Masquerade
        p0 trash: -
        p0 hand: 2 Gold
        p1 hand: -
        """,
    ),
    (
        "Mining Village",
        2,
        "the 2 coins once at most",
        """
        given p0 hand: Throne Room, Mining Village, Village
        given p0 deck: 4 Copper
        p0 action: Throne Room
        p0 play: Mining Village
        p0 trash: Mining Village
        asked p0 action 0..1 of Village
        coins 2
        actions 4
        trash: Mining Village
        """,
    ),
    (
        "Minion",
        2,
        "Reactions are revealed before you choose",
        """
        given players 3
        given p0 hand: Minion, Estate
        given p0 deck: 4 Copper
        given p1 hand: Moat, 3 Estate
        given p2 hand: 5 Estate
        given p2 deck: 4 Gold
        p0 action: Minion
        p1 react: -
        p0 choose: discard
        p0 hand: 4 Copper
        p1 hand: Moat, 3 Estate
        p2 hand: 4 Gold
        """,
    ),
    (
        "Shanty Town",
        2,
        "even if the first of them is an Action",
        """
        given p0 hand: Shanty Town, Copper
        given p0 deck: Village, Smithy, Gold
        p0 action: Shanty Town
        p0 hand: Copper, Village, Smithy
        """,
    ),
    (
        "Steward",
        2,
        "An option may be chosen even if",
        """
        given p0 hand: Steward, Estate
        p0 action: Steward
        p0 choose: trash
        trash: Estate
        """,
    ),
    (
        "Swindler",
        2,
        "so does a Curse",
        """
        given p0 hand: Swindler
        given p1 hand: Estate
        given p1 deck: Copper, Gold
        p0 action: Swindler
        asked p0 gain 1..1 of Copper, Curse
        p0 gain: Curse
        p1 discard pile: Curse
        """,
    ),
    (
        "Swindler",
        2,
        "with no card to trash gains nothing",
        """
        given p0 hand: Swindler
        given p1 hand: Estate
        given p1 deck: -
        p0 action: Swindler
        asked p0 buy
        p1 owns: Estate
        """,
    ),
    (
        "Torturer",
        2,
        "each knowing what those before have chosen",
        """
        given players 3
        given p0 hand: Torturer
        given p0 deck: 3 Copper
        given p1 hand: 2 Gold
        given p2 hand: 2 Gold
        p0 action: Torturer
        p1 choose: curse
        p2 sees p1 gain Curse
        p2 choose: discard
        p1 hand: 2 Gold, Curse
        p2 discard pile: 2 Gold
        """,
    ),
    (
        "Torturer",
        2,
        "and gains nothing",
        """
        given p0 hand: Torturer
        given p0 deck: 3 Copper
        given p1 hand: 2 Gold
        given supply Curse 0
        p0 action: Torturer
        p1 choose: curse
        p1 hand: 2 Gold
        """,
    ),
    (
        "Trading Post",
        2,
        "for only 1 you get no Silver",
        """
        given p0 hand: Trading Post, Estate
        p0 action: Trading Post
        trash: Estate
        p0 hand: -
        """,
    ),
    (
        "Wishing Well",
        2,
        "a card whose pile is empty may be named too",
        """
        given p0 hand: Wishing Well
        given p0 deck: Copper, Curse, Gold
        given supply Curse 0
        p0 action: Wishing Well
        p0 name: Curse
        p0 hand: Copper, Curse
        """,
    ),
    (
        "Saboteur",
        1,
        "decides whether to gain one and which",
        """
        given p0 hand: Saboteur
        given p1 hand: Estate
        given p1 deck: Copper, Duchy, Gold
        p0 action: Saboteur
        asked p1 gain 0..1; source Saboteur
        offers Silver
        does not offer Smithy
        p1 gain: -
        trash: Duchy
        p1 discard pile: Copper
        """,
    ),
    (
        "Scout",
        1,
        "a Curse does not",
        """
        given p0 hand: Scout
        given p0 deck: Curse, Harem, Estate
        p0 action: Scout
        p0 hand: Harem, Estate
        p0 deck: Curse
        """,
    ),
    (
        "Secret Chamber",
        1,
        "you may reveal that to the same Attack",
        """
        given p0 hand: Militia
        given p1 hand: Secret Chamber, 4 Copper
        given p1 deck: Moat, Estate
        p0 action: Militia
        p1 react: Secret Chamber
        p1 topdeck: Secret Chamber, Estate
        p1 react: Moat
        p1 hand: Moat, 4 Copper
        """,
    ),
    (
        "Tribute",
        1,
        "A Copper and a Harem give +4 coins and +2 Cards",
        """
        given p0 hand: Tribute
        given p0 deck: 2 Estate
        given p1 hand: Estate
        given p1 deck: Copper, Harem
        p0 action: Tribute
        coins 4
        p0 hand: 2 Estate
        """,
    ),
    (
        "Courtier",
        2,
        "an Action and an Attack, you choose 2",
        """
        given p0 hand: Courtier, Militia
        given supply Gold 0
        p0 action: Courtier
        p0 choose: coins, gold
        coins 3
        """,
    ),
    (
        "Diplomat",
        2,
        "it gives no Actions",
        """
        given p0 hand: Diplomat, Village, 3 Copper
        given p0 deck: 2 Copper
        p0 action: Diplomat
        actions 0
        """,
    ),
    (
        "Diplomat",
        2,
        "to the same Attack again and again",
        """
        given p0 hand: Militia
        given p1 hand: Diplomat, 5 Copper
        given p1 deck: 4 Estate
        p0 action: Militia
        p1 react: Diplomat
        p1 discard: 3 Copper
        p1 react: Diplomat
        p1 discard: Diplomat, 2 Copper
        p1 hand: 3 Estate
        """,
    ),
    (
        "Lurker",
        2,
        "Trashing can empty a pile",
        """
        given p0 hand: Lurker
        given supply Nobles 1
        given supply Curse 0
        given supply Duchy 0
        p0 action: Lurker
        p0 choose: trash
        p0 trash: Nobles
        supply Nobles 0
        end turn
        over by piles
        """,
    ),
    (
        "Mill",
        2,
        "but you get no coins",
        """
        given p0 hand: Mill
        given p0 deck: Estate
        p0 action: Mill
        p0 choose: discard
        coins 0
        p0 discard pile: Estate
        """,
    ),
    (
        "Patrol",
        2,
        "The order in which you put cards back is yours alone",
        """
        given p0 hand: Patrol
        given p0 deck: 3 Copper, Nobles, Curse, Silver, Gold
        p0 action: Patrol
        p0 topdeck: Gold, Silver
        p0 hand: 3 Copper, Nobles, Curse
        p0 deck: Gold, Silver
        p1 sees p0 topdeck ?, ?
        """,
    ),
    (
        "Replace",
        2,
        "goes onto your deck and deals out Curses",
        """
        given players 3
        given p0 hand: Replace, Smithy
        given p0 deck: Copper
        given p1 hand: Moat
        given p2 hand: Copper
        p0 action: Replace
        p1 react: Moat
        p0 gain: Nobles
        p0 deck: Nobles, Copper
        p1 discard pile: -
        p2 discard pile: Curse
        """,
    ),
    (
        "Secret Passage",
        2,
        "but not which card it is",
        """
        given p0 hand: Secret Passage, Gold
        given p0 deck: 2 Copper, 2 Estate
        p0 action: Secret Passage
        p0 place: Gold
        p0 position: 2
        p0 deck: 2 Estate, Gold
        p1 sees p0 place ?
        """,
    ),
]


@pytest.mark.parametrize(("card", "edition", "said", "script"), TRUE, ids=[f"{c}: {s}" for c, _, s, _ in TRUE])
def test_the_ruling_is_true(card: str, edition: int, said: str, script: str, both_kernels: str) -> None:
    assert any(said in line for line in rulings(loaded().cards[card], words("en"), edition)), "no such ruling"
    lines = [line.strip() for line in script.strip().splitlines()]
    scenario.run(scenario.Scenario(said, card, 0, lines=list(enumerate(lines, 1))))
