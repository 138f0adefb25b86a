"""Cost and types of every card, and the piles of a game."""

from __future__ import annotations

from typing import NamedTuple

ACTION, ATTACK, DURATION, REACTION = "Action", "Attack", "Duration", "Reaction"
TREASURE, VICTORY, CURSE = "Treasure", "Victory", "Curse"


class Facts(NamedTuple):
    cost: int
    types: tuple[str, ...]


_Table = dict[tuple[str, ...], dict[int, str]]

_BASIC: _Table = {
    (TREASURE,): {0: "Copper", 3: "Silver", 6: "Gold", 9: "Platinum"},
    (VICTORY,): {2: "Estate", 5: "Duchy", 8: "Province", 11: "Colony"},
    (CURSE,): {0: "Curse"},
}
_BASE_AND_INTRIGUE: _Table = {
    (VICTORY,): {4: "Gardens", 5: "Duke"},
    (TREASURE, VICTORY): {6: "Harem"},
    (ACTION, VICTORY): {3: "Great Hall", 4: "Mill", 6: "Nobles"},
    (ACTION, REACTION): {2: "Moat, Secret Chamber", 4: "Diplomat"},
    (ACTION, ATTACK): {
        3: "Swindler",
        4: "Bureaucrat, Militia, Spy, Thief",
        5: "Bandit, Minion, Replace, Saboteur, Torturer, Witch",
    },
    (ACTION,): {
        2: "Cellar, Chapel, Courtyard, Lurker, Pawn",
        3: "Chancellor, Harbinger, Masquerade, Merchant, Shanty Town, Steward, Vassal, Village, Wishing Well, "
        "Woodcutter, Workshop",
        4: "Baron, Bridge, Conspirator, Coppersmith, Feast, Ironworks, Mining Village, Moneylender, Poacher, Remodel, "
        "Scout, Secret Passage, Smithy, Throne Room",
        5: "Council Room, Courtier, Festival, Laboratory, Library, Market, Mine, Patrol, Sentry, Trading Post, Tribute, "
        "Upgrade",
        6: "Adventurer, Artisan",
    },
}
_SEASIDE: _Table = {
    (ACTION,): {
        2: "Embargo, Native Village, Pearl Diver",
        3: "Lookout, Sea Chart, Smugglers, Warehouse",
        4: "Navigator, Salvager, Treasure Map",
        5: "Bazaar, Explorer, Treasury",
    },
    (ACTION, VICTORY): {4: "Island"},
    (ACTION, ATTACK): {3: "Ambassador", 4: "Cutpurse, Pirate Ship, Sea Hag", 5: "Ghost Ship"},
    (ACTION, DURATION): {
        2: "Haven, Lighthouse",
        3: "Fishing Village, Monkey",
        4: "Caravan, Sailor, Tide Pools",
        5: "Merchant Ship, Outpost, Tactician, Wharf",
    },
    (ACTION, DURATION, ATTACK): {4: "Blockade", 5: "Corsair, Sea Witch"},
    (ACTION, DURATION, REACTION): {5: "Pirate"},
    (TREASURE, DURATION): {3: "Astrolabe"},
}
_PROSPERITY: _Table = {
    (TREASURE,): {
        3: "Anvil, Loan",
        4: "Investment, Quarry, Talisman, Tiara",
        5: "Collection, Contraband, Crystal Ball, Royal Seal, Venture, War Chest",
        6: "Hoard",
        7: "Bank",
    },
    (ACTION,): {
        3: "Trade Route",
        4: "Bishop, Monument, Worker's Village",
        5: "City, Counting House, Magnate, Mint, Vault",
        6: "Grand Market",
        7: "Expand, Forge, King's Court",
        8: "Peddler",
    },
    (ACTION, ATTACK): {5: "Charlatan, Mountebank, Rabble", 6: "Goons"},
    (ACTION, REACTION): {3: "Watchtower"},
    (ACTION, REACTION, ATTACK): {4: "Clerk"},
}


def _facts_of(table: _Table) -> dict[str, Facts]:
    return {
        name: Facts(cost, types)
        for types, by_cost in table.items()
        for cost, names in by_cost.items()
        for name in names.split(", ")
    }


OLD_BOXES = sorted(_facts_of(_BASE_AND_INTRIGUE))
SEASIDE = sorted(_facts_of(_SEASIDE))
PROSPERITY = sorted(_facts_of(_PROSPERITY))
KINGDOM = sorted(OLD_BOXES + SEASIDE + PROSPERITY)
BASIC = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"]
FACTS = _facts_of(_BASIC) | _facts_of(_BASE_AND_INTRIGUE) | _facts_of(_SEASIDE) | _facts_of(_PROSPERITY)

# Points that depend on nothing else
POINTS = {
    "Estate": 1,
    "Duchy": 3,
    "Province": 6,
    "Colony": 10,
    "Curse": -1,
    "Great Hall": 1,
    "Harem": 2,
    "Island": 2,
    "Mill": 1,
    "Nobles": 2,
}


def printed(cards: list[str], type_: str) -> list[str]:
    """Those of the cards that have a type in every game (Charlatan makes Curse a Treasure in some)."""
    return [name for name in cards if type_ in FACTS[name].types]


def new_supply(kingdom: list[str], players: int, colonies: bool) -> dict[str, int]:
    """R-SETUP-4 to R-SETUP-8; with five or six players R-56-1 to R-56-4."""
    boxes = 2 if players > 4 else 1
    victory = 8 if players == 2 else 12
    supply = {
        "Copper": 60 * boxes - 7 * players,
        "Silver": 40 * boxes,
        "Gold": 30 * boxes,
        "Estate": victory,
        "Duchy": victory,
        "Province": {5: 15, 6: 18}.get(players, victory),
        "Curse": 10 * (players - 1),
    }
    if colonies:
        supply |= {"Platinum": 12, "Colony": victory}
    for name in sorted(kingdom):
        supply[name] = victory if VICTORY in FACTS[name].types else 10
    return supply
