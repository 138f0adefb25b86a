"""The recommended sets of ten that these boxes can play. Names that two editions share include the edition."""

from __future__ import annotations

from typing import NamedTuple


class RecommendedSet(NamedTuple):
    name: str
    edition: int
    cards: tuple[str, ...]


def _set(name: str, edition: int, cards: str) -> RecommendedSet:
    return RecommendedSet(name, edition, tuple(sorted(c.strip() for c in cards.split(","))))


_ALL = [
    # Base, first edition
    _set("First Game", 1, "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"),
    _set(
        "Big Money",
        1,
        "Adventurer, Bureaucrat, Chancellor, Chapel, Feast, Laboratory, Market, Mine, Moneylender, Throne Room",
    ),
    _set(
        "Interaction", 1, "Bureaucrat, Chancellor, Council Room, Festival, Library, Militia, Moat, Spy, Thief, Village"
    ),
    _set(
        "Size Distortion", 1, "Cellar, Chapel, Feast, Gardens, Laboratory, Thief, Village, Witch, Woodcutter, Workshop"
    ),
    _set(
        "Village Square",
        1,
        "Bureaucrat, Cellar, Festival, Library, Market, Remodel, Smithy, Throne Room, Village, Woodcutter",
    ),
    # Intrigue, first edition
    _set("Victory Dance", 1, "Bridge, Duke, Great Hall, Harem, Ironworks, Masquerade, Nobles, Pawn, Scout, Upgrade"),
    _set(
        "Secret Schemes",
        1,
        "Conspirator, Harem, Ironworks, Pawn, Saboteur, Shanty Town, Steward, Swindler, Trading Post, Tribute",
    ),
    _set(
        "Best Wishes",
        1,
        "Coppersmith, Courtyard, Masquerade, Scout, Shanty Town, Steward, Torturer, Trading Post, Upgrade, "
        "Wishing Well",
    ),
    _set(
        "Deconstruction",
        1,
        "Bridge, Mining Village, Saboteur, Secret Chamber, Swindler, Torturer, Remodel, Spy, Thief, Throne Room",
    ),
    _set(
        "Hand Madness",
        1,
        "Courtyard, Minion, Nobles, Steward, Torturer, Bureaucrat, Chancellor, Council Room, Militia, Mine",
    ),
    _set("Underlings", 1, "Baron, Masquerade, Minion, Nobles, Pawn, Steward, Cellar, Festival, Library, Witch"),
    # Base, second edition
    _set("First Game", 2, "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"),
    _set(
        "Size Distortion",
        2,
        "Artisan, Bandit, Bureaucrat, Chapel, Festival, Gardens, Sentry, Throne Room, Witch, Workshop",
    ),
    _set(
        "Deck Top",
        2,
        "Artisan, Bureaucrat, Council Room, Festival, Harbinger, Laboratory, Moneylender, Sentry, Vassal, Village",
    ),
    _set(
        "Sleight of Hand",
        2,
        "Cellar, Council Room, Festival, Gardens, Harbinger, Library, Militia, Poacher, Smithy, Throne Room",
    ),
    _set("Improvements", 2, "Artisan, Cellar, Market, Merchant, Mine, Moat, Moneylender, Poacher, Remodel, Witch"),
    _set(
        "Silver & Gold",
        2,
        "Bandit, Bureaucrat, Chapel, Harbinger, Laboratory, Merchant, Mine, Moneylender, Throne Room, Vassal",
    ),
    # Base and Intrigue, second edition
    _set("Underlings", 2, "Cellar, Festival, Library, Sentry, Vassal, Courtier, Diplomat, Minion, Nobles, Pawn"),
    _set(
        "Grand Scheme",
        2,
        "Artisan, Council Room, Market, Militia, Workshop, Bridge, Mill, Mining Village, Patrol, Shanty Town",
    ),
    _set(
        "Deconstruction", 2, "Bandit, Mine, Remodel, Throne Room, Village, Diplomat, Harem, Lurker, Replace, Swindler"
    ),
    # Base and Seaside
    _set(
        "Reach for Tomorrow",
        2,
        "Artisan, Cellar, Council Room, Vassal, Village, Cutpurse, Ghost Ship, Lookout, Sea Hag, Treasure Map",
    ),
    _set(
        "Repetition",
        2,
        "Festival, Harbinger, Militia, Workshop, Caravan, Explorer, Outpost, Pearl Diver, Pirate Ship, Treasury",
    ),
    _set(
        "Give and Take",
        2,
        "Library, Market, Moneylender, Witch, Ambassador, Fishing Village, Haven, Island, Salvager, Smugglers",
    ),
    # Base and Prosperity
    _set(
        "Biggest Money",
        2,
        "Artisan, Harbinger, Laboratory, Mine, Moneylender, Bank, Grand Market, Mint, Royal Seal, Venture",
    ),
    _set(
        "The King's Army",
        2,
        "Bureaucrat, Council Room, Merchant, Moat, Village, Expand, Goons, King's Court, Rabble, Vault",
    ),
    _set(
        "The Good Life",
        2,
        "Artisan, Bureaucrat, Cellar, Gardens, Village, Contraband, Counting House, Hoard, Monument, Mountebank",
    ),
]


def _told_apart(s: RecommendedSet) -> str:
    shared = sum(other.name == s.name for other in _ALL) > 1
    return f"{s.name} (1e)" if shared and s.edition == 1 else s.name


SETS: dict[str, RecommendedSet] = {_told_apart(s): s for s in _ALL}
