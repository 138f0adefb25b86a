"""The guided first game: First Game against `gentle`, from a seed in which its five sentences come soon.

Everybody can know the seed, so it is in one's own results but moves no rating. benchmarks/first_game.py looks for the
seed.
"""

from __future__ import annotations

from typing import Literal

from demesne.cards import SETS, loaded
from demesne.refusal import Phrase
from demesne.rules.language import ATTACK

from .first_question import question
from .lessons import lessons
from .messages import Level, Options
from .outgoing.lessons import Lessons, NextKingdom
from .room import Place, Room
from .seats import bot_names, checked_name
from .table import Table

SET, BOX = "First Game", "base"
EDITION: Literal[2] = 2
LEVEL: Level = "gentle"  # a beginner beats `novice` by 40 points in 30 turns, and is attacked 18 times
SEED = "first game 9"
AFTERWARDS: Level = "gentle"
KNOWN = frozenset(SETS[SET].cards)


def room_of(guest: str, name: str) -> Room:
    """The learner begins, and sees how the game stands."""
    own = checked_name(name)
    places = (Place(own, guest), Place(bot_names([own], 1)[0], "", LEVEL))
    options = Options(edition=EDITION, seed=SEED, first=0, undo="free", points=True)
    return Room(list(SETS[SET].cards), EDITION, places, options, lesson=True)


def taught(table: Table, seat: int) -> Lessons:
    """What the learner is told now; at the end also a question and what to play next."""
    found = lessons(table, seat)
    if table.over:
        found.question, found.next = question(table, seat), next_kingdom()
    return found


def next_kingdom() -> NextKingdom:
    """The recommended set with the most of the same cards that brings one Attack that is new."""
    found = max((name for name in SETS if new_attacks(name) and _of_the_box(name)), key=lambda name: len(same(name)))
    [attack] = new_attacks(found)
    return NextKingdom(found, AFTERWARDS, Phrase("lesson-next", {"n": len(same(found)), "card": attack}))


def same(name: str) -> frozenset[str]:
    return KNOWN & set(SETS[name].cards)


def new_attacks(name: str) -> list[str]:
    """Its one new Attack; nothing if there are more."""
    cards = loaded().cards
    found = [card for card in SETS[name].cards if card not in KNOWN and cards[card].types & ATTACK]
    return found if len(found) == 1 else []


def _of_the_box(name: str) -> bool:
    """Whether it needs no other box than this game."""
    cards = loaded().cards
    return SETS[name].edition == EDITION and {cards[card].box for card in SETS[name].cards} == {BOX}
