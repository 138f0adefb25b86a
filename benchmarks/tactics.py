"""Judge built-in play by playing: the default answers of every card against other answers, written as strategy rules.

A list, Big Money with one or three copies of a card, plays against Big Money; then the same list plays it with
rules that answer differently, on the same seeds. Where the decision is the victim's, the other side has the Attack.
A row passes when the default's share is at most half a point below that of its best alternative.
"""

from __future__ import annotations

import argparse
import pathlib
import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from demesne.cards import PUBLISHED, loaded
from demesne.notation.names import nearest, short
from demesne.rules.specification import SPECS
from demesne.sim.match import Match, Table
from demesne.sim.numbers import named
from demesne.strategies import parse

FOUND = pathlib.Path(__file__).resolve().parent / "tactics.md"
FOUND_LATER = FOUND.with_name("tactics-later.md")
FOUND_ENGINES = FOUND.with_name("tactics-engines.md")
COPIES = (1, 3)
MANY_COPIES = (1, 3, 5, 8)  # with --engines
AS_LISTED = 0  # as many copies as a list of its own buys
MARGIN = 0.5  # points of share
SEED = 1
FIRST = ("buy Province", "buy Duchy when supply(Province) <= 4", "buy Estate when supply(Province) <= 2")
FILLERS = ("Village", "Smithy", "Market", "Woodcutter", "Laboratory")
FILLERS += ("Cellar", "Festival", "Moat", "Bridge", "Workshop")


@dataclass(frozen=True)
class Case:
    """A card, who decides, other answers (rules, separated by ";"), and what each side buys besides."""

    card: str
    tries: tuple[str, ...]
    what: str = ""
    beside: tuple[str, ...] = ()
    attack: str = ""  # a card for the other side, in as many copies as the row says
    count: int = 2  # copies of each further card
    edition: int = 2
    engine: bool = False  # a deck that draws and has Actions to spare
    deck: str = ""  # a list of its own, against the same list without the card; nothing is bought besides

    @property
    def title(self) -> str:
        return f"{self.card}: {self.what}" if self.what else self.card


def victim(card: str, *tries: str, what: str = "victim", **more: Any) -> Case:
    return Case(card, tries, what, attack=card, **more)


def asks(card: str, *tries: str, what: str = "", beside: tuple[str, ...] = (), **more: Any) -> Case:
    return Case(card, tries, what, beside, **more)


def plain(card: str, beside: tuple[str, ...] = ()) -> Case:
    """The only decision is when to play it."""
    tries = (
        f"never play {card}",
        "play random",
        f"never play {card} when coins < 2",
        f"never play {card} when turn > 8",
    )
    return Case(card, tries, "play", beside)


def holds(card: str) -> Case:
    """No decision of its own: the list must not be worse for the card than for one that is never bought."""
    return Case(card, (f"never buy {card}",), "owned")


def beats(card: str, what: str, deck: str) -> Case:
    """A list against the same list without the card."""
    return Case(card, (f"never buy {card}",), what, deck=deck)


LURKER = (
    *("choose Lurker trash", "choose Lurker gain", "choose Lurker random"),
    *("trash random; gain random", "never play Lurker"),
)

CASES = (
    plain("Adventurer"),
    asks(
        "Artisan",
        "topdeck random",
        "topdeck any",
        "topdeck Victory",
        "topdeck Copper",
        "topdeck Artisan",
        "gain random",
    ),
    plain("Bandit"),
    victim("Bandit", "trash random", "trash any", "trash Gold", "trash Silver"),
    asks("Baron", "discard Estate", "never discard any", "discard random", "never discard Estate when turn <= 4"),
    plain("Bridge"),
    plain("Bureaucrat"),
    victim("Bureaucrat", "topdeck random", "topdeck any", "topdeck Province", "topdeck Duchy; topdeck Province"),
    asks(
        "Cellar",
        *("discard any", "never discard any", "discard random", "discard Victory", "discard Victory; discard Copper"),
        "discard Victory; discard Cellar; discard Copper when hand(Copper) > 2",
    ),
    asks(
        "Chancellor",
        *("choose Chancellor deck", "never choose Chancellor deck", "choose Chancellor random"),
        *("never choose Chancellor deck when turn > 8", "never choose Chancellor deck when deck(Gold) > 0"),
        "never choose Chancellor deck when turn < 6",
    ),
    asks(
        "Chapel",
        *("never trash any", "trash any", "trash random", "trash Estate; never trash Copper"),
        "trash Estate when supply(Province) > 4; trash Copper when money > 4 and supply(Province) > 3",
        "trash Curse; trash Estate when turn < 12; never trash Estate when turn >= 12; trash Copper when money > 6",
        *("never trash Copper when money < 9", "never trash Copper when turn > 8", "trash Copper when money > 5"),
    ),
    plain("Conspirator", ("Village",)),
    plain("Coppersmith"),
    plain("Council Room"),
    asks(
        "Courtier",
        *("choose Courtier gold", "choose Courtier coins", "choose Courtier random; reveal random", "reveal any"),
        "choose Courtier gold when turn < 10; choose Courtier coins",
        "choose Courtier gold when supply(Province) > 5; choose Courtier coins",
    ),
    asks(
        "Courtier",
        *("choose Courtier gold coins", "reveal random", "reveal any", "choose Courtier random", "reveal Copper"),
        what="with Harem",
        beside=("Harem",),
    ),
    asks(
        "Courtyard",
        *("topdeck random", "topdeck any", "topdeck Victory", "topdeck Copper", "topdeck Courtyard", "topdeck Gold"),
    ),
    plain("Diplomat"),
    asks(
        "Diplomat",
        *("react Diplomat", "never react any", "react random", "discard random; react Diplomat"),
        "react Diplomat when hand(Victory) >= 2; never react any when hand(Victory) < 2",
        what="reaction to Militia",
        attack="Militia",
    ),
    asks(
        "Diplomat",
        *(
            "react Diplomat",
            "never react any",
            "react random",
            "react any when hand(Victory) > 1; never react any when hand(Victory) < 2",
        ),
        what="reaction to Witch",
        attack="Witch",
    ),
    asks(
        "Feast",
        *("gain random", "gain any", "gain Silver", "never play Feast", "gain Curse"),
        what="for a Laboratory",
        beside=("Laboratory",),
        edition=1,
        count=9,
    ),
    plain("Festival"),
    plain("Great Hall"),
    asks(
        "Harbinger",
        *(
            "topdeck any",
            "never topdeck any",
            "topdeck random",
            "topdeck Gold; never topdeck Victory",
            "topdeck Silver",
        ),
        "topdeck Treasure",
    ),
    asks(
        "Harbinger",
        "topdeck any",
        "never topdeck any",
        "topdeck random",
        "topdeck Gold",
        what="with Smithy",
        beside=("Smithy",),
    ),
    asks("Ironworks", "gain random", "gain any", "gain Estate", "gain Ironworks", "never play Ironworks"),
    plain("Laboratory"),
    asks(
        "Library",
        *("set_aside any", "never set_aside any", "set_aside random", "never set_aside any when actions > 0"),
        "never play Library",
    ),
    asks(
        "Library",
        *("set_aside any", "never set_aside any", "set_aside random", "set_aside Militia; never set_aside Village"),
        what="with Village and Militia",
        beside=("Village", "Militia"),
    ),
    asks(
        "Lurker",
        *LURKER,
    ),
    asks(
        "Lurker",
        *LURKER,
        what="with Laboratory",
        beside=("Laboratory",),
    ),
    plain("Market"),
    asks(
        "Masquerade",
        *(
            "pass random",
            "pass any",
            "pass Copper",
            "pass Estate",
            "never trash any",
            "trash random",
            "trash Estate; trash Copper",
        ),
        "pass Curse; pass Estate when turn < 10; pass Copper",
        "never trash Copper",
    ),
    plain("Merchant"),
    plain("Militia"),
    victim(
        "Militia",
        *("discard random", "discard any", "discard Copper", "discard Victory; discard Silver"),
        "discard Curse; discard Victory; discard Copper; discard Silver",
    ),
    Case(
        "Militia",
        ("discard random", "discard any", "discard Victory; discard Copper", "discard Victory; discard Smithy"),
        "victim with Smithy",
        ("Smithy",),
        "Militia",
    ),
    asks(
        "Mill",
        *(
            "choose Mill discard",
            "never choose Mill discard",
            "choose Mill random",
            "discard random; choose Mill discard",
        ),
        *("never choose Mill discard when hand(Victory) < 1", "never choose Mill discard when hand(Victory) < 2"),
    ),
    asks(
        "Mine",
        *(
            "trash Copper",
            "trash Silver",
            "trash random",
            "never trash any",
            "trash Silver; trash Copper; gain Gold",
            "trash Gold",
        ),
    ),
    asks(
        "Mining Village",
        *(
            "trash Mining Village",
            "never trash any",
            "trash random",
            "trash Mining Village when coins + hand(Copper) + 2 * hand(Silver) + 3 * hand(Gold) >= 6",
        ),
        "never trash any when coins + hand(Copper) + 2 * hand(Silver) + 3 * hand(Gold) < 6",
    ),
    asks(
        "Minion",
        *("choose Minion coins", "choose Minion discard", "choose Minion random"),
        "choose Minion discard when hand(Treasure) < 2; choose Minion coins",
        "choose Minion discard when hand(Treasure) < 3 and hand(Minion) = 0; choose Minion coins",
        "choose Minion coins when hand(Minion) > 0; choose Minion discard when hand(Silver) + hand(Gold) < 1",
    ),
    plain("Moat"),
    asks(
        "Moat",
        "never react any",
        "react random",
        "react Moat",
        "never react any when turn > 6",
        what="reaction",
        attack="Militia",
    ),
    asks(
        "Moat",
        "never react any",
        "react random",
        "react Moat",
        "never react any when turn > 6",
        what="reaction to Witch",
        attack="Witch",
    ),
    asks(
        "Moneylender",
        *("trash Copper", "never trash any", "trash random", "never trash any when turn > 8"),
        "never trash any when hand(Copper) < 2",
    ),
    asks(
        "Nobles",
        *("choose Nobles cards", "choose Nobles actions", "choose Nobles random"),
        "choose Nobles actions when hand(Nobles) >= 1 and actions = 0; choose Nobles cards",
        "choose Nobles actions when hand(Nobles) >= 2 and actions = 0; choose Nobles cards",
    ),
    asks(
        "Nobles",
        *("choose Nobles cards", "choose Nobles actions", "choose Nobles random"),
        "choose Nobles actions when hand(Action) >= 2 and actions = 0; choose Nobles cards",
        "choose Nobles actions when hand(Action) >= 1 and actions = 0; choose Nobles cards",
        what="with Smithy and Militia",
        beside=("Smithy", "Militia"),
    ),
    asks(
        "Patrol",
        *("topdeck random", "topdeck any", "topdeck Treasure", "topdeck Copper", "topdeck Action; topdeck Gold"),
    ),
    asks(
        "Pawn",
        *("choose Pawn card action", "choose Pawn action coin", "choose Pawn card coin", "choose Pawn buy coin"),
        *("choose Pawn random", "choose Pawn card buy"),
    ),
    asks(
        "Pawn",
        *("choose Pawn card action", "choose Pawn action coin", "choose Pawn card coin", "choose Pawn random"),
        what="with Smithy",
        beside=("Smithy",),
    ),
    asks("Poacher", "discard random", "discard any", "discard Copper", "never play Poacher"),
    asks(
        "Remodel",
        *("trash random", "trash any", "trash Estate", "trash Gold", "trash Copper", "never play Remodel"),
        "trash Gold when supply(Province) < 6; trash Estate; never play Remodel when hand(Gold) + hand(Estate) = 0",
        "never play Remodel when hand(Estate) = 0",
        "trash Estate when supply(Province) > 3; never trash Gold when supply(Province) > 6",
    ),
    asks(
        "Replace",
        *("trash random", "trash any", "trash Estate", "trash Gold", "trash Copper", "never play Replace"),
        "never play Replace when hand(Estate) = 0",
        "trash Gold when supply(Province) < 6; trash Estate",
    ),
    plain("Saboteur"),
    victim(
        "Saboteur", "gain random", "gain any", "never gain any", "gain Duchy; gain Silver", "gain Silver; gain Estate"
    ),
    asks("Scout", "topdeck random", "topdeck any", "topdeck Copper", "topdeck Treasure", "never play Scout"),
    asks(
        "Secret Chamber",
        *("discard any", "never discard any", "discard random", "discard Victory", "never play Secret Chamber"),
        "discard Victory; discard Action; discard Copper when coins < 2",
        what="play",
    ),
    asks(
        "Secret Chamber",
        *("react Secret Chamber", "never react any", "react random", "react Secret Chamber; topdeck random"),
        "react Secret Chamber; topdeck Victory; topdeck Copper",
        "react Secret Chamber; topdeck Gold; topdeck Silver",
        what="reaction to Militia",
        attack="Militia",
    ),
    asks(
        "Secret Chamber",
        *("react Secret Chamber", "never react any", "react random", "react Secret Chamber; topdeck random"),
        "react Secret Chamber; topdeck Victory; topdeck Copper",
        what="reaction to Bandit",
        attack="Bandit",
    ),
    asks(
        "Secret Chamber",
        *("react Secret Chamber", "never react any", "react random", "react Secret Chamber; topdeck random"),
        "react Secret Chamber; topdeck Victory; topdeck Copper",
        what="reaction to Witch",
        attack="Witch",
    ),
    asks(
        "Secret Passage",
        *(
            "place random",
            "place any",
            "place Victory",
            "place Gold",
            "place Copper",
            "place Curse; place Victory; place Copper",
        ),
    ),
    asks(
        "Sentry",
        *("never trash any", "trash any", "trash random", "trash Estate; never trash Copper", "never discard any"),
        "trash Curse; trash Estate when turn < 12; trash Copper when money > 6; discard Victory; discard Copper",
        "trash Estate; trash Copper; discard Victory",
        "never trash Copper",
    ),
    plain("Shanty Town", ("Smithy",)),
    plain("Smithy"),
    asks(
        "Spy",
        *("discard any; force any", "never discard any; never force any", "discard random; force random"),
        "discard Victory; never discard Treasure; never force Victory; force any",
        "discard Victory; discard Copper; discard Curse; force Silver; force Gold; never force Copper",
        "discard Victory; never discard Copper; never force Victory; never force Copper; force any",
    ),
    asks(
        "Steward",
        *("choose Steward cards", "choose Steward coins", "choose Steward trash", "choose Steward random"),
        "choose Steward trash when hand(Estate) >= 2 and turn < 8; choose Steward coins",
        "choose Steward trash when hand(Estate) >= 1 and turn < 8; choose Steward coins",
        "choose Steward trash when hand(Estate) + hand(Copper) >= 2 and turn < 6; choose Steward cards",
    ),
    asks(
        "Swindler",
        *(
            "force random",
            "force any",
            "force Curse; force Estate; force Duchy",
            "force Copper; force Estate; force Silver",
        ),
        "force Curse; force Estate; force Woodcutter; force Workshop; force Village; force Duchy; force Gold",
        "never force Curse",
    ),
    asks(
        "Thief",
        *(
            "force random; gain random",
            "force any; gain any",
            "never gain any",
            "force Gold; force Silver; gain Gold; gain Silver; never gain Copper",
        ),
        "force Copper; gain any",
        "never gain Copper; never gain Silver",
        edition=1,
    ),
    asks(
        "Throne Room",
        *(
            "play random",
            "play Smithy",
            "never play Throne Room",
            "play Militia",
            "play Throne Room",
            "never play Smithy when inplay(Throne Room) > 0",
        ),
        beside=("Smithy", "Militia"),
    ),
    asks(
        "Throne Room",
        *(
            "play random",
            "play Smithy",
            "never play Throne Room",
            "play Village; play Throne Room; play Smithy",
            "play Throne Room; play Village",
        ),
        what="with Village and Smithy",
        beside=("Village", "Smithy"),
    ),
    asks(
        "Throne Room",
        *("play random", "never play Throne Room", "play Throne Room", "trash any", "play Laboratory"),
        what="with Laboratory and Moneylender",
        beside=("Laboratory", "Moneylender"),
    ),
    plain("Torturer"),
    victim(
        "Torturer",
        *("choose Torturer discard", "choose Torturer curse", "choose Torturer random"),
        "choose Torturer curse when hand(Victory) + hand(Curse) < 1; choose Torturer discard",
        "choose Torturer discard when hand(Victory) + hand(Curse) > 1; choose Torturer curse",
        "discard random",
    ),
    asks(
        "Trading Post",
        *("trash random", "trash any", "trash Copper", "trash Estate; trash Copper", "never play Trading Post"),
        "never play Trading Post when hand(Estate) + hand(Copper) + hand(Curse) < 2",
        "never play Trading Post when hand(Estate) < 1",
    ),
    plain("Tribute"),
    asks(
        "Upgrade",
        *(
            "trash random",
            "trash any",
            "trash Estate",
            "trash Copper",
            "never play Upgrade",
            "trash Estate; trash Copper",
        ),
        "trash Curse; trash Estate when supply(Province) > 3; trash Copper",
        "never play Upgrade when hand(Estate) = 0",
        "trash Estate; trash Gold when supply(Province) < 4",
    ),
    asks(
        "Vassal",
        "never play Smithy when inplay(Vassal) > 0",
        "play random",
        "play Vassal",
        "never play Vassal",
        beside=("Smithy",),
    ),
    asks(
        "Vassal",
        "never play Village when inplay(Vassal) > 0",
        "play random",
        "play Village",
        "never play Vassal",
        what="with Village",
        beside=("Village",),
    ),
    plain("Village", ("Smithy",)),
    asks(
        "Village",
        *(
            "play random",
            "play Smithy",
            "play Militia; play Smithy",
            "play Village; play Militia",
            "play Market; play Village; play Smithy",
        ),
        what="order",
        beside=("Smithy", "Market", "Militia"),
    ),
    asks(
        "Smithy",
        *("play random", "play Militia", "play Smithy", "never play Militia"),
        what="collision with Militia",
        beside=("Militia",),
    ),
    asks(
        "Conspirator",
        *("play random", "play Conspirator", "play Market; play Conspirator", "play Village; play Market; play Smithy"),
        what="order",
        beside=("Village", "Market", "Smithy"),
    ),
    asks(
        "Shanty Town",
        *(
            "play random",
            "play Shanty Town",
            "play Smithy",
            "play Laboratory; play Shanty Town",
            "never play Shanty Town",
        ),
        what="order",
        beside=("Laboratory", "Smithy"),
    ),
    plain("Wishing Well"),
    asks(
        "Wishing Well", "name random", "name any", "name Copper", "name Silver", "name Estate", "name Gold", what="name"
    ),
    plain("Witch"),
    plain("Woodcutter"),
    asks("Workshop", "gain random", "gain any", "gain Estate", "gain Workshop", "never play Workshop"),
)


# Seaside and Prosperity

GRAND_MARKET = """
buy Province
buy Duchy when supply(Province) <= 4
buy Estate when supply(Province) <= 2
buy Grand Market
buy Gold
buy Duchy when supply(Province) <= 6
buy Silver
"""

LATER_CASES = (
    asks(
        "Ambassador",
        *("reveal Estate; return Estate", "reveal Copper; return Copper", "never return any", "reveal random"),
        "reveal Curse; reveal Estate; reveal Copper; return any when turn < 10",
    ),
    *(plain(name) for name in ("Bazaar", "Caravan", "Cutpurse", "Fishing Village", "Lighthouse", "Merchant Ship")),
    *(plain(name) for name in ("Outpost", "Sea Hag", "Tactician", "Treasure Map", "Wharf", "Corsair", "Monkey")),
    *(plain(name) for name in ("Sea Chart", "Charlatan", "City", "Magnate", "Monument", "Grand Market", "Goons")),
    *(plain(name) for name in ("Watchtower", "Worker's Village", "Mountebank", "Rabble", "Ghost Ship")),
    victim("Ghost Ship", "topdeck random", "topdeck any", "topdeck Victory", "topdeck Copper", "topdeck Gold"),
    victim("Clerk", "topdeck random", "topdeck any", "topdeck Victory", "topdeck Copper", "topdeck Gold"),
    victim("Goons", "discard random", "discard any", "discard Copper", "discard Victory; discard Copper"),
    victim("Mountebank", "never discard any", "discard Curse", "discard random"),
    victim("Rabble", "topdeck random", "topdeck any", "topdeck Victory", "topdeck Curse"),
    victim("Bishop", "never trash any", "trash any", "trash random", "trash Estate; trash Copper", what="the others"),
    victim("Vault", "choose Vault discard", "never choose Vault discard", "choose Vault random", what="the others"),
    asks("Blockade", "gain random", "gain any", "gain Silver", "gain Estate", "gain Blockade"),
    asks(
        "Embargo", "place random", "place Silver", "place Gold", "place Province", "place Curse", "never play Embargo"
    ),
    asks("Explorer", "never reveal any", "reveal random", "never play Explorer"),
    asks("Haven", "set_aside random", "set_aside any", "set_aside Victory", "set_aside Copper", "set_aside Gold"),
    asks("Island", "set_aside random", "set_aside any", "set_aside Copper", "set_aside Estate", "never play Island"),
    asks(
        "Lookout",
        *("trash random", "discard random", "trash Copper", "never play Lookout", "never play Lookout when turn > 8"),
        "trash Curse; trash Estate; trash Copper",
    ),
    asks(
        "Native Village",
        *("choose Native Village aside", "choose Native Village hand", "choose Native Village random"),
        "choose Native Village hand when mat(native village) >= 2; choose Native Village aside",
        "choose Native Village hand when mat(native village) >= 4; choose Native Village aside",
    ),
    asks(
        "Navigator",
        *("choose Navigator discard", "choose Navigator deck", "choose Navigator random", "topdeck random"),
    ),
    asks("Pearl Diver", "topdeck any", "never topdeck any", "topdeck random", "topdeck Treasure"),
    asks("Pirate", "never react any", "react Pirate", "gain random", "gain Silver", "never react any when turn > 8"),
    asks(
        "Pirate Ship",
        *("choose Pirate Ship coins", "choose Pirate Ship trash", "choose Pirate Ship random"),
        "choose Pirate Ship coins when tokens(pirate ship) >= 3; choose Pirate Ship trash",
        "choose Pirate Ship coins when tokens(pirate ship) >= 5; choose Pirate Ship trash",
    ),
    asks("Sailor", "never trash any", "trash random", "never react any", "trash Estate; never trash Copper"),
    asks("Salvager", "trash random", "trash any", "trash Estate", "trash Copper", "never play Salvager when turn > 12"),
    victim("Sea Witch", "discard random", what="the others"),
    asks("Sea Witch", "discard random", "discard Victory", "discard Copper", "discard any", what="next turn"),
    asks("Smugglers", "gain random", "gain any", "gain Gold", "gain Silver", "never play Smugglers"),
    asks("Tide Pools", "discard random", "discard Victory", "discard Copper", "discard any"),
    asks("Treasury", "never topdeck any", "topdeck Treasury", "topdeck random"),
    asks("Warehouse", "discard random", "discard any", "discard Victory", "never play Warehouse"),
    asks("Anvil", "never discard any", "discard Copper", "discard random", "gain random"),
    asks("Bishop", "trash random", "trash any", "trash Estate", "trash Copper", "trash Gold when supply(Province) < 3"),
    asks("Clerk", "never react any", "react Clerk", "never play Clerk"),
    asks("Counting House", "never take any", "take random", "take any", "never play Counting House"),
    asks(
        "Crystal Ball",
        *("choose Crystal Ball play", "choose Crystal Ball discard", "choose Crystal Ball trash"),
        *("choose Crystal Ball random", "never choose Crystal Ball trash"),
    ),
    asks("Expand", "trash random", "trash any", "trash Estate", "trash Gold", "never play Expand"),
    asks("Forge", "trash random", "trash any", "never trash any", "trash Estate; trash Copper", "never play Forge"),
    asks("Investment", "choose Investment coin", "choose Investment trash", "choose Investment random", "trash random"),
    asks("King's Court", "play random", "never play King's Court", what="with Smithy", beside=("Smithy",)),
    asks("Loan", "never trash any", "trash any", "trash Copper; never trash any", "trash random"),
    asks("Mint", "reveal random", "never reveal any", "reveal Gold", "reveal any", "never play Mint"),
    asks("Royal Seal", "never react any", "react Royal Seal", "react random"),
    asks("Tiara", "never react any", "react Tiara", "play Copper", "never play any", "play Gold; play Silver"),
    asks("Trade Route", "trash random", "trash any", "trash Estate", "never play Trade Route", "trash Copper"),
    asks(
        "Vault",
        "discard random",
        "discard any",
        "discard Victory",
        "never discard any",
        "discard Victory; discard Copper",
    ),
    asks("War Chest", "gain random", "gain any", "gain Silver", "gain Duchy"),
    asks(
        "Watchtower",
        *("never react any", "react Watchtower", "choose Watchtower trash", "choose Watchtower deck"),
        what="reaction to Mountebank",
        attack="Mountebank",
    ),
    *(holds(name) for name in ("Bank", "Collection", "Peddler", "Venture", "Royal Seal")),
    beats("Grand Market", "Coppers", GRAND_MARKET),
)
FIRST_CASES = CASES
CASES += LATER_CASES

# the same decisions in decks that draw and have Actions to spare, and many copies beside money alone
IN_ENGINES = ("Minion", "Chapel", "Militia", "Smithy", "Witch", "Trading Post", "Steward", "Bridge", "Remodel")
VILLAGES = ("Village", "Laboratory")
ENGINE_CASES = (
    *(replace(case, what=f"{case.what} alone".strip()) for case in FIRST_CASES if case.card == "Minion"),
    *(
        replace(case, what=f"{case.what} in an engine".strip(), beside=VILLAGES, engine=True)
        for case in FIRST_CASES
        if not case.attack and not case.beside
        if case.card in IN_ENGINES
    ),
)


def not_judged() -> list[str]:
    """Words of the card language that ask something and that no case is about."""
    judged = {w.name for case in CASES for w in loaded().cards[case.card].words()}
    return [name for name, spec in SPECS.items() if spec.asks and name not in judged]


def main() -> int:
    parser = argparse.ArgumentParser(description="judge built-in play by play")
    parser.add_argument("--games", type=int, default=50_000, help="games of each list (default 50,000)")
    parser.add_argument("--seed", type=int, default=SEED, help="the key of all games")
    parser.add_argument("--later", action="store_true", help="only Seaside and Prosperity, into tactics-later.md")
    parser.add_argument("--engines", action="store_true", help="1, 3, 5, 8 copies in engines, into tactics-engines.md")
    parser.add_argument("card", nargs="*", help="only these cards; then nothing is written")
    given = parser.parse_args()
    if given.games < 2:
        print(f"games: expected at least 2, got {given.games}", file=sys.stderr)
        return 1
    known = sorted({c.card for c in CASES})
    for name in given.card:
        if name not in known:
            print(f"card: expected one with a decision, got {short(name)}{nearest(name, known)}", file=sys.stderr)
            return 1
    rows = []
    cases = LATER_CASES if given.later else FIRST_CASES if not given.card else CASES
    for case in ENGINE_CASES if given.engines else cases:
        if not given.card or case.card in given.card:
            for n in (AS_LISTED,) if case.deck else MANY_COPIES if given.engines else COPIES:
                rows.append(judge(case, n, given.games, given.seed))
                print(rows[-1].shown(), flush=True)
    missed = [r for r in rows if r.margin < -MARGIN]
    print(f"{len(rows)} rows, {len(missed)} missed; words that no case is about: {', '.join(not_judged()) or 'none'}")
    if not given.card:
        found = FOUND_ENGINES if given.engines else FOUND_LATER if given.later else FOUND
        found.write_text(page(rows, given.games, given.seed), encoding="utf-8")
    return 1 if missed else 0


@dataclass(frozen=True)
class Row:
    case: Case
    copies: int
    default: float
    others: dict[str, float]

    @property
    def margin(self) -> float:
        return self.default - max(self.others.values())

    def cells(self) -> tuple[str, ...]:
        others = sorted(self.others.items(), key=lambda item: -item[1])
        tried = "<br>".join(f"{share:.1f} {text}" for text, share in others)
        copies = str(self.copies) if self.copies else "list"
        return (self.case.title, copies, f"{self.default:.1f}", tried, f"{self.margin:+.2f}")

    def shown(self) -> str:
        mark = "MISSED" if self.margin < -MARGIN else "      "
        others = sorted(self.others.items(), key=lambda item: -item[1])
        tried = " | ".join(f"{share:.1f} {text}" for text, share in others)
        return f"{mark} {self.margin:+6.2f}  {self.case.title} x{self.copies}: {self.default:.1f} | {tried}"


def page(rows: Iterable[Row], games: int, seed: int) -> str:
    rows = list(rows)
    missed = sum(r.margin < -MARGIN for r in rows)
    head = [
        "# Built-in play, judged by play",
        "",
        f"Made by `benchmarks/tactics.py`: {games:,} games of each list, seed {seed}. Share in percent against Big",
        f"Money with greening. {len(rows)} rows, {missed} below the best alternative by more than {MARGIN} points.",
        "",
        "| Card | Copies | Default | Alternatives | Margin |",
        "|---|---|---|---|---|",
    ]
    table = ["| " + " | ".join(r.cells()) + " |" for r in rows]
    return "\n".join([*head, *table, "", *(line for r in rows if r.case.deck for line in own_list(r.case))])


def own_list(case: Case) -> list[str]:
    """The list and the kingdom of a row that has its own."""
    deck = case.deck.strip()
    cards = ", ".join(kingdom(case, parse(deck, "list").cards()))
    about = f"*{case.title}*: this list against the same one without `buy {case.card}`, in the kingdom {cards}."
    return [about, "", "```", deck, "```", ""]


def judge(case: Case, copies: int, games: int, seed: int) -> Row:
    tries = list(case.tries)
    if case.attack == "" and case.what != "owned" and not case.deck and f"play {case.card}" not in tries:
        tries.append(f"play {case.card}")
    others = {text: share(case, copies, text, games, seed) for text in tries}
    return Row(case, copies, share(case, copies, "", games, seed), others)


def share(case: Case, copies: int, rules: str, games: int, seed: int) -> float:
    """The share of our list with these rules, in percent."""
    mine = [(name, case.count) for name in case.beside]
    theirs = [(case.attack, copies)] if case.attack else []
    if case.attack != case.card:
        mine.append((case.card, copies))
    deck = case.deck or (engine(case.card, copies) if case.engine else listed(mine))
    rival = without(case.card, deck) if case.deck else listed(theirs)
    text = deck + "\n" + "\n".join(line.strip() for line in rules.split(";"))
    strategies = (parse(text, "default" if not rules else "alternative"), parse(rival, "rival"))
    tally = Table(Match(strategies, kingdom(case, strategies[0].cards()), case.edition, seed)).play(0, (games + 1) // 2)
    found = named(tally)
    return 100 * found["share"][0] / 60 / found["games"]


def without(card: str, deck: str) -> str:
    return "\n".join(line for line in deck.splitlines() if not line.startswith(f"buy {card}"))


def listed(cards: Iterable[tuple[str, int]]) -> str:
    """Big Money, with these cards as soon as they are affordable, before Gold if they cost as much."""
    rules = list(FIRST)
    dear, cheap = [], []
    for name, n in cards:
        (dear if loaded().cards[name].cost >= 6 else cheap).append(f"buy {name} when owned({name}) < {n}")
    return "\n".join([*rules, *dear, "buy Gold", *cheap, "buy Silver"])


def engine(card: str, copies: int) -> str:
    """The card first, Laboratories, and a Village for every further copy."""
    wanted = (f"buy {card} when owned({card}) < {copies}", "buy Laboratory when owned(Laboratory) < 4")
    village = f"buy Village when owned(Village) + 1 < owned({card})"
    return "\n".join([*FIRST, "buy Gold", *wanted, village, "buy Silver"])


def kingdom(case: Case, cards: Iterable[str]) -> tuple[str, ...]:
    """The cards that are named, then plain ones up to ten."""
    basic = {c.name for c in PUBLISHED[:7]}
    first = [case.card, *case.beside, *([case.attack] if case.attack else []), *sorted(set(cards) - basic)]
    return tuple(dict.fromkeys((*first, *FILLERS)))[:10]


if __name__ == "__main__":
    sys.exit(main())
