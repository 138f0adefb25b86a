"""A guest's standing, from the games they have finished: counts, streaks, a rating against the bots, what comes next.

The rating is Elo's: a game of two against one bot moves it towards what the result says, 400 points are odds of ten
to one. The bots have the ratings that were measured. Games from a chosen seed or position, played on from another, or
of the day do not count, because their cards can be known; games with own or generated cards do not, because these can
be written so that a bot loses.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal, get_args

from demesne.bots.ratings import ratings
from demesne.cards import PUBLISHED, SETS
from demesne.table.first_game import next_kingdom
from demesne.table.messages import KingdomKept, Level
from demesne.table.outgoing.guests import KingdomPlayed, NextGame, PastGame, PlayerThen, RatingThen, Rung, Tally
from demesne.table.seats import bot_names

if TYPE_CHECKING:
    from demesne.store import Kept

LEVELS: tuple[Level, ...] = get_args(Level)  # weakest first
FIRST: Level = "fair"  # the level for a newcomer
FIRST_RATING = 1000  # of a newcomer, and of the level for a newcomer
SWING, NEW_SWING, NEW = 32, 64, 10  # points in one game; the first games count double
SCORES = {"won": 1.0, "shared": 0.5, "lost": 0.0, "resigned": 0.0}
NAMES = {card.name for card in PUBLISHED}
SETS_BY_CARDS = {tuple(sorted(found.cards)): name for name, found in SETS.items()}
ORDER = sorted(SETS, key=lambda name: (-SETS[name].edition, list(SETS).index(name)))  # the second edition first


def ladder(levels: Sequence[Level] = LEVELS) -> list[Rung]:
    """These levels, weakest first, with their ratings."""
    found = ratings()
    return [Rung(level=level, rating=found[level].points, error=found[level].error) for level in levels]


def set_of(kingdom: Iterable[str]) -> str | None:
    return SETS_BY_CARDS.get(tuple(sorted(kingdom)))


def players_of(row: Kept) -> list[PlayerThen]:
    return [
        PlayerThen(name=p["name"], bot=p["bot"], score=p["score"], resigned=p["resigned"]) for p in row.about["players"]
    ]


def past_game(row: Kept, rating: int | None = None) -> PastGame:
    about = row.about
    return PastGame(
        table=row.game,
        at=row.at.isoformat(),
        result=row.result,
        seat=about["seat"],
        players=players_of(row),
        kingdom=about["kingdom"],
        set=set_of(about["kingdom"]),
        edition=about["edition"],
        turns=about["turns"],
        practice=about["practice"],
        lesson=about.get("lesson", False),
        day=row.day,
        rating=rating,
    )


def opponent(row: Kept) -> Level | None:
    """The level of the bot in a game of two against one bot."""
    levels = [p["bot"] for i, p in enumerate(row.about["players"]) if i != row.about["seat"]]
    return next((level for level in LEVELS if levels == [level]), None)


def counted(rows: Sequence[Kept]) -> list[Kept]:
    """Without games that continue from a moment of another, for who chooses a won position has not won a game."""
    return [row for row in rows if not row.about.get("played_on", False)]


def counts(row: Kept) -> bool:
    """Whether a game may count for a rating."""
    about = row.about
    return not (about["practice"] or about.get("own") or set(about["kingdom"]) - NAMES)


def rated(rows: Sequence[Kept]) -> dict[str, int]:
    """The rating after each rated game, by table; `rows` are the earliest first."""
    rungs = {rung.level: rung.rating for rung in ladder()}
    rating, games = float(FIRST_RATING), 0
    after: dict[str, int] = {}
    for row in rows:
        level = opponent(row)
        if not level or not counts(row):
            continue
        expected = 1 / (1 + 10 ** ((rungs[level] - rating) / 400))
        rating += (NEW_SWING if games < NEW else SWING) * (SCORES[row.result] - expected)
        games += 1
        after[row.game] = round(rating)
    return after


def history(rows: Sequence[Kept]) -> list[RatingThen]:
    after = rated(rows)
    return [RatingThen(at=row.at.isoformat(), rating=after[row.game]) for row in rows if row.game in after]


def streaks(rows: Sequence[Kept]) -> tuple[int, int]:
    """Games won in a row up to now, and the longest such row; a shared win counts."""
    now = best = 0
    for row in rows:
        now = now + 1 if row.result in ("won", "shared") else 0
        best = max(best, now)
    return now, best


def by_level(rows: Sequence[Kept]) -> dict[str, Tally]:
    """Games of two against one bot."""
    found: dict[str, Tally] = {level: Tally() for level in LEVELS}
    for row in rows:
        if level := opponent(row):
            _count(found[level], row)
    return {level: tally for level, tally in found.items() if tally.games}


def by_set(rows: Sequence[Kept]) -> dict[str, Tally]:
    found: dict[str, Tally] = {}
    for row in rows:
        if name := set_of(row.about["kingdom"]):
            _count(found.setdefault(name, Tally()), row)
    return found


def by_kingdom(rows: Sequence[Kept], kept: Sequence[KingdomKept], most: int) -> list[KingdomPlayed]:
    """The kept kingdoms that were played, and others than the recommended sets that were played more than once.

    The most played come first, of equals the one played last. `rows` are the earliest first.
    """
    names = {tuple(sorted(one.cards)): one for one in kept}
    found: dict[tuple[str, ...], KingdomPlayed] = {}
    for row in reversed(rows):
        cards = tuple(sorted(row.about["kingdom"]))
        if cards not in found:
            one = names.get(cards, KingdomKept(name="", cards=list(cards)))
            found[cards] = KingdomPlayed(one.name or None, list(cards), one.edition, one.colonies)
        _count(found[cards], row)
    own = [one for cards, one in found.items() if cards in names or (one.games > 1 and cards not in SETS_BY_CARDS)]
    return sorted(own, key=lambda one: -one.games)[:most]


def _count(tally: Tally | KingdomPlayed, row: Kept) -> None:
    tally.games += 1
    tally.won += row.result in ("won", "shared")


def next_game(rows: Sequence[Kept], name: str = "", levels: Sequence[Level] = LEVELS) -> NextGame:
    """One level up after a win, one down after two losses in a row; the first recommended set not played yet, right
    after the guided first game what its end proposes.

    `levels` are those that may sit at this server's tables.
    """
    level, lost = levels.index(FIRST) if FIRST in levels else len(levels) - 1, 0
    change: Literal["up", "down", ""] = ""
    for row in rows:
        played = opponent(row)
        if played is None or played not in levels:
            continue
        level = levels.index(played)
        if row.result in ("won", "shared"):
            level, lost = min(level + 1, len(levels) - 1), 0
        else:
            lost += 1
            if lost == 2:
                level, lost = max(level - 1, 0), 0
        before = levels.index(played)
        change = "up" if level > before else "down" if level < before else ""
    known = by_set(rows)
    fresh = next((found for found in ORDER if found not in known), None)
    proposed = next_kingdom()
    if rows and rows[-1].about.get("lesson", False) and proposed.level in levels:
        fresh, level, change = proposed.set, levels.index(proposed.level), ""
    return NextGame(level=levels[level], bot=bot_names([name], 1)[0], set=fresh, change=change)
