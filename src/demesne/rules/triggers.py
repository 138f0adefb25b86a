"""What a card does besides being played: at a gain, at a buy, at the start of a turn, at the end of buying."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, ParamSpec

from .language import PILE_TOKENS, CardError, Term, Type, Word, show
from .specification import check_cost, check_one_of, check_steps, check_what, spec_of

P = ParamSpec("P")
TRIGGERS: dict[str, Callable[..., Trigger]] = {}
MOVED: dict[str, str] = {}  # what "that many" counts in its effect
OFTEN: dict[str, float] = {}  # how often its effect is to be expected for each play of its card, or turn it is owned

# from where a trigger acts
SELF = "self"  # the card that is gained itself
PLAY = "play"  # once for each copy in play
TURN = "turn"  # once for each play this turn
FROM_HAND = "hand"  # a Reaction
PILE = "pile"  # a token on the pile
MAT = "mat"  # the Tavern mat
GAME = "game"  # what lies beside the Supply
YOURS = "yours"  # a token of the player's own on the pile


WRITTEN = {"buy": "buying", "gain": "gaining", "trash": "trashing", "start": "starting", "played": "following"}
WRITTEN |= {"shuffle": "shuffling", "play": "playing", "reveal": "revealing", "start of buys": "starting_buys"}
WRITTEN |= {"start of actions": "starting_actions", "end of actions": "ending_actions"}
WITH_MOMENT = ("while_in_play", "this_turn", "on_pile_with", "on_pile_with_your", "call_when", "in_this_game")
CLOSING = ("at_end_of_buying", "at_clean_up")  # of cards in play, unless such a card was gained


class Moment(NamedTuple):
    """What must happen: `what` is "buy", "gain" and so on, of which card."""

    what: str
    card: str | Type | None = None
    but: Type | None = None
    cost: Term | None = None
    bought: bool = False

    def __repr__(self) -> str:
        parts = [repr(self.card)] if self.card is not None else []
        parts += [f"but={self.but!r}"] if self.but is not None else []
        parts += [f"cost={self.cost!r}"] if self.cost is not None else []
        parts += ["bought=True"] if self.bought else []
        return f"{WRITTEN[self.what]}({', '.join(parts)})"


class Trigger(NamedTuple):
    """An effect of a card besides being played."""

    name: str  # the function that makes it, as it is written in a card file
    source: str
    moment: Moment
    steps: tuple[Word, ...]
    once: bool = False
    token: str = ""
    anybody: bool = False  # also at the gains of the other players

    @property
    def optional(self) -> bool:
        """Whether the player decides: Reactions, and what begins with `may`."""
        return self.source in (FROM_HAND, MAT) or bool(self.steps and spec_of(self.steps[0].name).declinable)

    def __repr__(self) -> str:
        parts = [f'"{self.token}"'] if self.token else []
        if self.name in WITH_MOMENT:
            parts.append(repr(self.moment))
        elif self.moment.card is not None and self.name not in CLOSING:
            parts.append(repr(self.moment.card))
        parts += [show(s) for s in self.steps]
        if self.name in CLOSING and self.moment.card is not None:
            parts.append(f"unless_gained={self.moment.card!r}")
        parts += ["once=True"] if self.once else []
        return f"{self.name}({', '.join(parts)})"


def trigger(*, often: float, moved: str = "") -> Callable[[Callable[P, Trigger]], Callable[P, Trigger]]:
    """Declares a trigger under the name of its function."""

    def declare(function: Callable[P, Trigger]) -> Callable[P, Trigger]:
        TRIGGERS[function.__name__] = function
        OFTEN[function.__name__] = often
        MOVED[function.__name__] = moved
        return function

    return declare


def buying(what: str | Type | None = None, *, but: Type | None = None, cost: Term | None = None) -> Moment:
    """A card (of that type or cost) is bought."""
    check_what("buying", what)
    check_what("buying", but)
    check_cost("buying", cost)
    return Moment("buy", what, but, cost)


def gaining(what: str | Type | None = None, *, bought: bool = False) -> Moment:
    """A card (of that type) is gained; with `bought` only one that was bought."""
    check_what("gaining", what)
    return Moment("gain", what, None, None, bool(bought))


@trigger(often=0.0)  # once in its life
def when_you_gain_this(*steps: Word) -> Trigger:
    """When the player gains this card."""
    check_steps("when_you_gain_this", steps)
    return Trigger("when_you_gain_this", SELF, Moment("gain"), steps)


@trigger(often=1.0)
def while_in_play(moment: Moment, *steps: Word) -> Trigger:
    """As long as this card is in play, whenever its player buys or gains such a card; once for each copy."""
    _check("while_in_play", moment, steps)
    return Trigger("while_in_play", PLAY, moment, steps)


@trigger(often=0.5)
def this_turn(moment: Moment, *steps: Word, once: bool = False) -> Trigger:
    """For the rest of the turn in which it was played; once for each play. `once`: used up by the first time."""
    _check("this_turn", moment, steps)
    return Trigger("this_turn", TURN, moment, steps, bool(once))


@trigger(often=0.0, moved="on-pile")  # only for those who buy there
def on_pile_with(token: str, moment: Moment, *steps: Word) -> Trigger:
    """Whenever anybody buys from a pile with such tokens; *that many* is their number."""
    check_one_of("on_pile_with", token, PILE_TOKENS)
    _check("on_pile_with", moment, steps)
    return Trigger("on_pile_with", PILE, moment, steps, token=token)


@trigger(often=0.5)
def when_you_gain(what: str | Type | Word | None = None, *steps: Word) -> Trigger:
    """Reaction: revealed from the hand when its player gains such a card."""
    return _reaction("when_you_gain", "gain", what, steps, False)


@trigger(often=0.6)
def when_anyone_gains(what: str | Type | Word | None = None, *steps: Word) -> Trigger:
    """Reaction: from the hand when anybody gains such a card."""
    return _reaction("when_anyone_gains", "gain", what, steps, True)


@trigger(often=0.6)
def at_start_of_turn(*steps: Word) -> Trigger:
    """Reaction: from the hand at the start of its player's turn."""
    return _reaction("at_start_of_turn", "start", None, steps, False)


@trigger(often=1.0)
def at_end_of_buying(*steps: Word, unless_gained: Type | None = None) -> Trigger:
    """When the Buy phase ends, if no card of that type was gained in it: for each copy of this card in play."""
    check_steps("at_end_of_buying", steps)
    check_what("at_end_of_buying", unless_gained)
    return Trigger("at_end_of_buying", PLAY, Moment("end of buying", unless_gained), steps)


def _reaction(name: str, moment: str, what: object, steps: tuple[Word, ...], anybody: bool) -> Trigger:
    if isinstance(what, Word):
        steps = (what, *steps)
        what = None
    check_what(name, what)
    check_steps(name, steps)
    card = what if isinstance(what, (str, Type)) else None
    return Trigger(name, FROM_HAND, Moment(moment, card), tuple(steps), anybody=anybody)


def _check(where: str, moment: object, steps: tuple[Word, ...]) -> None:
    if not isinstance(moment, Moment):
        raise CardError("error-value", where=where, expected="buying(...) / gaining(...)", got=repr(moment), near="")
    check_steps(where, steps)


MOMENTS = {"buying": buying, "gaining": gaining}
