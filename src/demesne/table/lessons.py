"""The five sentences of a guided first game: when the game has come to each, and what it points at.

They follow from the table's log and what the learner's seat has seen, so that they are the same after a reload or an
undo. Nothing waits for them, and there are never two in one turn. What the learner has done unasked is not taught.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import get_args

from demesne.game import Game
from demesne.refusal import Phrase
from demesne.rules.card import CardDef
from demesne.rules.language import ACTION

from .entries import Answer, Timeout
from .outgoing.lessons import Beat, Lesson, Lessons
from .table import Table

BEATS: tuple[Beat, ...] = get_args(Beat)
LATEST = 8  # the turn after which a beat comes no more: it is shown at the end
OPENING = 2  # turns before the first shuffle
WISHED, WISH_COINS = "Silver", (3, 4)
ATTACK, SHIELD = "Militia", "Moat"
START = ("Copper", "Estate")


def lessons(table: Table, seat: int) -> Lessons:
    """What has been said to the seat so far, and what is said to it now."""
    told: dict[Beat, Lesson] = {}
    done: set[Beat] = set()  # told or not
    turn = (-1, -1)  # in which the last of them came
    answers = [*(table.entries[n] for n in table.live), None]
    for game, answer in zip(moments(table), answers, strict=True):
        current = game.player, game.turn
        if game.asked == seat and game.turns()[seat] <= LATEST and current != turn:
            due = (DUE[beat](game, seat) for beat in BEATS if beat not in told and beat not in done)
            if lesson := next(filter(None, due), None):
                told[lesson.beat] = lesson
                turn = current
        picks = answer.picks if isinstance(answer, (Answer, Timeout)) and answer.seat == seat else ()
        done |= {beat for beat in DONE.keys() - done if DONE[beat](game, seat, picks)}
    now: Beat | None = None
    if told and not table.over and table.game.asked == seat and turn == (table.game.player, table.game.turn):
        last = next(reversed(told))
        now = last if DUE[last](table.game, seat) else None
    unasked = [beat for beat in BEATS if beat in done and beat not in told]
    missed = [SHOWN[beat] for beat in BEATS if beat not in told and beat not in done] if table.over else []
    return Lessons([*told.values()], now, missed, unasked)


def moments(table: Table) -> Iterator[Game]:
    """The game before each answer that stands, and as it is now; it goes on while they are looked at."""
    game = Game.from_record(table.setup.record)
    for n in table.live:
        yield game
        entry = table.entries[n]
        assert isinstance(entry, (Answer, Timeout))
        game.answer(*entry.picks)
    yield game


# when each is due


def _goal(game: Game, seat: int) -> Lesson | None:
    """Before the first decision."""
    return SHOWN["goal"] if game.turns()[seat] <= 1 and _has_played_nothing(game, seat) else None


def _wish(game: Game, seat: int) -> Lesson | None:
    """With the coins for a Silver, before anything is bought."""
    if game.player != seat or game.turns()[seat] > OPENING or _kind(game) not in ("treasure", "buy") or game.buys < 1:
        return None
    coins = game.coins + game.cards(seat, "hand").count("Copper")
    return _wishing(coins) if coins in WISH_COINS else None


def _shuffle(game: Game, seat: int) -> Lesson | None:
    """With the Silver, or the best card that was bought, in a new hand: it was bought, so it has been shuffled in."""
    if not _has_played_nothing(game, seat) or game.turns()[seat] <= OPENING:
        return None
    owned = [card for card in game.inner.owned(seat) if card not in START]
    hand = game.cards(seat, "hand")
    wanted = [WISHED] if WISHED in owned else [card for card in owned if card in hand]
    back = max(wanted, key=game.cost, default="")
    return Lesson("shuffle", Phrase("lesson-shuffle", {"card": back}), hand=[back]) if back in hand else None


def _chain(game: Game, seat: int) -> Lesson | None:
    """With an Action that gives Actions in hand, and one that gives none."""
    if not _has_played_nothing(game, seat) or _kind(game) != "action":
        return None
    givers, others = _links(game, game.cards(seat, "hand"))
    if not givers or not others:
        return None
    first = max(givers, key=lambda card: given(card, "actions"))
    then = max(others, key=lambda card: given(card, "cards"))
    return _chained(first.name, then.name, given(first, "actions"))


def _attack(game: Game, seat: int) -> Lesson | None:
    """When another player's Militia asks the learner."""
    decision = game.decision
    if decision is None or game.player == seat:
        return None
    if SHIELD in game.cards(seat, "hand") and decision.kind == "react":
        return Lesson("attack", Phrase("lesson-shield"), hand=[SHIELD], by=ATTACK)
    return SHOWN["attack"] if decision.source == ATTACK else None


def _has_played_nothing(game: Game, seat: int) -> bool:
    return game.player == seat and not game.cards(seat, "play")


def _kind(game: Game) -> str:
    return game.decision.kind if game.decision else ""


def _links(game: Game, names: Iterable[str]) -> tuple[list[CardDef], list[CardDef]]:
    """The Actions among these that give Actions, and those that give none."""
    cards = game.inner.catalogue.cards
    actions = [cards[name] for name in dict.fromkeys(names) if cards[name].types & ACTION]
    givers = [card for card in actions if given(card, "actions")]
    return givers, [card for card in actions if card not in givers]


def given(card: CardDef, what: str) -> int:
    """How many cards or Actions the card itself gives, as far as its face says."""
    return sum(n for word in card.play for n in dict(word.args).values() if word.name == what and isinstance(n, int))


def _wishing(coins: int) -> Lesson:
    return Lesson("wish", Phrase("lesson-wish", {"coins": coins}), piles=[WISHED])


def _chained(first: str, then: str, actions: int) -> Lesson:
    return Lesson("chain", Phrase("lesson-chain", {"card": first, "then": then, "n": actions}), hand=[first, then])


# what the learner does without being told


def _has_bought(game: Game, seat: int, picks: tuple[str, ...]) -> bool:
    return WISHED in game.inner.owned(seat)


def _has_chained(game: Game, seat: int, picks: tuple[str, ...]) -> bool:
    """Both are in play: without the one that gives Actions, nothing could have been played after the other."""
    return game.player == seat and all(_links(game, game.cards(seat, "play")))


def _has_shown(game: Game, seat: int, picks: tuple[str, ...]) -> bool:
    return game.player != seat and _kind(game) == "react" and SHIELD in picks


DUE: dict[Beat, Callable[[Game, int], Lesson | None]] = {
    "goal": _goal,
    "wish": _wish,
    "shuffle": _shuffle,
    "chain": _chain,
    "attack": _attack,
}
DONE: dict[Beat, Callable[[Game, int, tuple[str, ...]], bool]] = {
    "wish": _has_bought,
    "chain": _has_chained,
    "attack": _has_shown,
}
# as they are when no hand has shown them: what the end shows of those that did not come
SHOWN: dict[Beat, Lesson] = {
    "goal": Lesson("goal", Phrase("lesson-goal"), piles=["Province"]),
    "wish": _wishing(WISH_COINS[0]),
    "shuffle": Lesson("shuffle", Phrase("lesson-shuffle", {"card": WISHED}), hand=[WISHED]),
    "chain": _chained("Village", "Smithy", 2),
    "attack": Lesson("attack", Phrase("lesson-attack"), piles=[SHIELD], by=ATTACK),
}
