"""Words that play cards, take another turn or forbid a card for a turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from demesne.kernel import const as k

from ..language import ACTION, TREASURE, CardError, Cost, Type, Word
from ..packing import things
from ..specification import AT_GAIN, FOUND, FROM_HAND, PLAYER, THIS, check_cost, check_number, check_what, word

if TYPE_CHECKING:
    from ..compiler import Compiler, Step
    from ..readers import Marks, Text
    from ..sign import Sign


def _compile_from_hand(c: Compiler, s: Step) -> None:
    c.lifted_before(s)
    c.emit(k.OP_PLAY_FROM_HAND, 0 if s.may else 1, s.w["times"], c.filter(s.w["what"]))
    if s.w["times"] > 1:
        c.repeats.add(c.card)


def _say_from_hand(t: Text, w: Word, who: str, mood: str) -> str:
    one, what = things(1, w["what"])
    return t.say("play-from-hand", mood=mood, one=one, what=what, times=w["times"])


def _mark_from_hand(m: Marks, w: Word, before: Word | None) -> list[Sign]:
    amount = m.say("face-times", n=w["times"])
    return [m.sign("treasure" if w["what"] == TREASURE else "play", f"×{w['times']}", amount)]


@word(
    compiles=_compile_from_hand,
    only=PLAYER,
    optional=True,
    value=20,
    foreseen=True,
    varies=True,
    plays=FROM_HAND,
    says=_say_from_hand,
    notes=lambda p, w: ("note-plays",) if w["what"] & ACTION else (),
    mark=_mark_from_hand,
    asks=("play",),
    tells=("play",),
)
def play_from_hand(what: Type = ACTION, *, times: int = 1) -> None:
    """Play a card of that type from the hand, `times` times."""
    check_what("play_from_hand", what)
    check_number("play_from_hand", times, 1)


def _compile_it(c: Compiler, s: Step) -> None:
    c.lifted_before(s)
    c.emit(k.OP_PLAY_IT, 0 if s.may else 1)


@word(
    compiles=_compile_it,
    only=PLAYER,
    optional=True,
    value=6,
    clause="play-it",
    notes=("note-plays",),
    asks=("play",),
    tells=("play",),
)
def play_it() -> None:
    """Play the card just discarded."""


def _compile_found(c: Compiler, s: Step) -> None:
    c.put_down_found(s)
    c.emit(k.OP_PLAY_FOUND)


@word(
    compiles=_compile_found,
    extended=True,
    value=14,
    foreseen=True,
    plays=FOUND,
    clause="play-found",
    tells=("play",),
)
def play_found() -> None:
    """Play the revealed or looked at card that is "it"."""


@word(
    code=(k.OP_PLAY_GAINED,),
    only=AT_GAIN,
    optional=True,
    moves_gained=True,
    value=6,
    clause="play-gained",
    tells=("play",),
)
def play_gained() -> None:
    """Play the card just gained, if it is still where it was put."""


@word(
    code=(k.OP_PLAY_THIS,),
    only=AT_GAIN,
    plays=THIS,
    value=5,
    clause="play-this",
    tells=("play",),
)
def play_this() -> None:
    """In a Reaction: play this card from the hand."""


def _extra_turn_follows(g: Any, w: Word, kind_of: Mapping[str, int]) -> None:
    g.hand_next = w["hand"]
    g.extra_next = int(not g.extra)


@word(
    code=(k.OP_EXTRA_TURN, "hand"),
    needs=("tracks",),
    lasts=_extra_turn_follows,
    sure=True,
    only=PLAYER,
    extended=True,
    value=20,
    foreseen=True,
    varies=True,
    says=lambda t, w, who, mood: t.say("extra-turn", n=w["hand"], mood=mood),
    mark="turn",
    tells=("extra",),
)
def extra_turn(*, hand: int = 5) -> None:
    """Another turn follows this one, unless this is an extra turn already; draw only that many cards for it."""
    check_number("extra_turn", hand)


def _bar(c: Compiler, listed: int) -> None:
    if listed >= k.BARS:
        raise CardError("error-too-many-conditions")
    c.emit(k.OP_BAR, listed)


@word(
    compiles=lambda c, s: _bar(c, 0),
    after="name_a_card",
    bars_purchase=True,
    extended=True,
    value=0,
    hurts=-8,
    clause="bar-from-buying",
    tells=("bar",),
)
def bar_from_buying() -> None:
    """The card named cannot be bought this turn."""


@word(
    compiles=lambda c, s: _bar(c, c.bars.setdefault(s.scope.card, len(c.bars) + 1)),
    after="name_a_card",
    extended=True,
    value=0,
    hurts=-5,
    clause="bar-from-this",
    tells=("bar",),
)
def bar_from_this() -> None:
    """The card named is not gained with this card this turn."""


@word(
    offered=False,
    code=(k.OP_CONTROL,),
    value=20,
    tells=("extra",),
)
def control_turn() -> None:
    """The player to the left takes an extra turn after this one, in which this player decides."""


def _compile_from_supply(c: Compiler, s: Step) -> None:
    chosen = c.filter(s.w["what"], None, s.w["cost"])
    c.emit(k.OP_PLAY_FROM_HAND, 0 if s.may else 1, 1, chosen, k.SUPPLY)


@word(
    offered=False,
    compiles=_compile_from_supply,
    optional=True,
    value=20,
    foreseen=True,
    plays=FOUND,
    asks=("play",),
    tells=("play",),
)
def play_from_supply(what: Type, *, cost: Cost | None = None) -> None:
    """Play a card of that type from the Supply; it stays there."""
    check_what("play_from_supply", what)
    check_cost("play_from_supply", cost)
