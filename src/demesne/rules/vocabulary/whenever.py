"""What can happen, and what cards do about it besides being played: at a gain, a buy, the start of a turn, its end."""

from __future__ import annotations

from demesne.kernel import const as k

from ..language import PILE_TOKENS, YOUR_TOKENS, Term, Type, Word
from ..specification import check_cost, check_one_of, check_steps, check_what
from ..triggers import (
    FROM_HAND,
    GAME,
    MAT,
    PILE,
    PLAY,
    SELF,
    THEY,
    TURN,
    YOURS,
    Moment,
    Trigger,
    check_moment,
    moment,
    trigger,
)

# moments


@moment("buy", k.W_BUY, clause="moment-buy", window=False)
def buying(what: str | Type | None = None, *, but: Type | None = None, cost: Term | None = None) -> Moment:
    """A card (of that type or cost) is bought."""
    check_what("buying", what)
    check_what("buying", but)
    check_cost("buying", cost)
    return Moment("buy", what, but, cost)


@moment("gain", k.W_GAIN, clause="moment-gain")
def gaining(what: str | Type | None = None, *, bought: bool = False) -> Moment:
    """A card (of that type) is gained; with `bought` only one that was bought."""
    check_what("gaining", what)
    return Moment("gain", what, None, None, bool(bought))


@moment("trash", k.W_TRASH, published=False)
def trashing(what: str | Type | None = None) -> Moment:
    """A card (of that type) is trashed."""
    check_what("trashing", what)
    return Moment("trash", what)


@moment("start", k.W_START)
def starting() -> Moment:
    """A turn starts."""
    return Moment("start")


@moment("played", k.W_PLAYED, published=False)
def following() -> Moment:
    """An Action has been played and followed."""
    return Moment("played")


@moment("play", k.W_PLAY, published=False)
def playing(what: str | Type | None = None) -> Moment:
    """Another card (of that type) is played: it is in play, and not followed yet."""
    check_what("playing", what)
    return Moment("play", what)


@moment("reveal", k.W_REVEAL, published=False)
def revealing(what: str | Type | None = None) -> Moment:
    """The player reveals a card (of that type)."""
    check_what("revealing", what)
    return Moment("reveal", what)


@moment("start of actions", k.W_ACTIONS, published=False)
def starting_actions() -> Moment:
    """The Action phase begins."""
    return Moment("start of actions")


@moment("end of actions", k.W_END_OF_ACTIONS, published=False)
def ending_actions() -> Moment:
    """The Action phase ends."""
    return Moment("end of actions")


@moment("start of buys", k.W_BUYS, published=False)
def starting_buys() -> Moment:
    """The Buy phase begins."""
    return Moment("start of buys")


@moment("shuffle", k.W_SHUFFLE, published=False)
def shuffling() -> Moment:
    """A player's discard pile becomes the deck. The effect comes when the instruction that shuffled is done."""
    return Moment("shuffle")


# of a trigger alone
moment("discard", k.W_DISCARD, published=False)
moment("end of buying", k.W_END_OF_BUY, window=False, closing=True)
moment("clean-up", k.W_CLEANUP, published=False, window=False, closing=True)
moment("end of turn", k.W_END_OF_TURN, published=False, window=False, closing=True)

# of the card itself


@trigger(often=0.0)  # once in its life
def when_you_gain_this(*steps: Word) -> Trigger:
    """When the player gains this card."""
    return _of_this("when_you_gain_this", "gain", steps)


@trigger(often=0.0, offered=False)
def when_you_buy_this(*steps: Word) -> Trigger:
    """When the player buys this card, before the gain."""
    return _of_this("when_you_buy_this", "buy", steps)


@trigger(often=0.0, offered=False)
def when_trashed(*steps: Word) -> Trigger:
    """When this card is trashed."""
    return _of_this("when_trashed", "trash", steps)


@trigger(often=0.2, offered=False)
def when_revealed(*steps: Word) -> Trigger:
    """When its player reveals this card."""
    return _of_this("when_revealed", "reveal", steps)


@trigger(often=0.2, offered=False)
def when_discarded(*steps: Word) -> Trigger:
    """When this card is discarded other than in Clean-up."""
    return _of_this("when_discarded", "discard", steps)


# of a card in play, or that was played


@trigger(often=1.0)
def while_in_play(moment: Moment, *steps: Word) -> Trigger:
    """As long as this card is in play, whenever its player buys or gains such a card; once for each copy."""
    check_moment("while_in_play", moment, steps)
    return Trigger("while_in_play", PLAY, moment, steps)


@trigger(often=0.5)
def this_turn(moment: Moment, *steps: Word, once: bool = False) -> Trigger:
    """For the rest of the turn in which it was played; once for each play. `once`: used up by the first time."""
    check_moment("this_turn", moment, steps)
    return Trigger("this_turn", TURN, moment, steps, bool(once))


@trigger(often=1.0)
def at_end_of_buying(*steps: Word, unless_gained: Type | None = None) -> Trigger:
    """When the Buy phase ends, if no card of that type was gained in it: for each copy of this card in play."""
    return _at_end("at_end_of_buying", "end of buying", steps, unless_gained)


@trigger(often=1.0, offered=False)
def at_clean_up(*steps: Word, unless_gained: Type | None = None) -> Trigger:
    """When Clean-up begins, if no card of that type was gained in the Buy phase: for this card in play."""
    return _at_end("at_clean_up", "clean-up", steps, unless_gained)


@trigger(often=1.0, offered=False)
def at_end_of_turn(*steps: Word) -> Trigger:
    """At the end of the turn in which it was played, after the new hand is drawn."""
    check_steps("at_end_of_turn", steps)
    return Trigger("at_end_of_turn", TURN, Moment("end of turn"), steps)


# Reactions


@trigger(often=0.5)
def when_you_gain(what: str | Type | Word | None = None, *steps: Word) -> Trigger:
    """Reaction: revealed from the hand when its player gains such a card."""
    return _reaction("when_you_gain", "gain", what, steps, False)


@trigger(often=0.6)
def when_anyone_gains(what: str | Type | Word | None = None, *steps: Word) -> Trigger:
    """Reaction: from the hand when anybody gains such a card."""
    return _reaction("when_anyone_gains", "gain", what, steps, True)


@trigger(often=0.5, offered=False)
def when_you_trash(*steps: Word) -> Trigger:
    """Reaction: from the hand when its player trashes a card."""
    return _reaction("when_you_trash", "trash", None, steps, False)


@trigger(often=0.6)
def at_start_of_turn(*steps: Word) -> Trigger:
    """Reaction: from the hand at the start of its player's turn."""
    return _reaction("at_start_of_turn", "start", None, steps, False)


# of tokens on piles, of the Tavern mat, of what lies beside the Supply


@trigger(often=0.0, moved="on-pile", who=THEY)  # only for those who buy there
def on_pile_with(token: str, moment: Moment, *steps: Word) -> Trigger:
    """Whenever anybody buys from a pile with such tokens; *that many* is their number."""
    check_one_of("on_pile_with", token, PILE_TOKENS)
    check_moment("on_pile_with", moment, steps)
    return Trigger("on_pile_with", PILE, moment, steps, token=token)


@trigger(often=0.5, offered=False)
def on_pile_with_your(token: str, moment: Moment, *steps: Word) -> Trigger:
    """Whenever the player buys or gains from the pile with that token of the player's own."""
    check_one_of("on_pile_with_your", token, YOUR_TOKENS)
    check_moment("on_pile_with_your", moment, steps)
    return Trigger("on_pile_with_your", YOURS, moment, steps, token=token)


@trigger(often=0.5, offered=False)
def call_when(moment: Moment, *steps: Word) -> Trigger:
    """The player may call this card from the Tavern mat then."""
    check_moment("call_when", moment, steps)
    return Trigger("call_when", MAT, moment, steps)


@trigger(often=1.0, offered=False, who=THEY)
def in_this_game(moment: Moment, *steps: Word) -> Trigger:
    """Of a Landmark: for every player, whenever it happens."""
    check_moment("in_this_game", moment, steps)
    return Trigger("in_this_game", GAME, moment, steps)


def _of_this(name: str, what: str, steps: tuple[Word, ...]) -> Trigger:
    check_steps(name, steps)
    return Trigger(name, SELF, Moment(what), steps)


def _at_end(name: str, what: str, steps: tuple[Word, ...], unless_gained: Type | None) -> Trigger:
    check_steps(name, steps)
    check_what(name, unless_gained)
    return Trigger(name, PLAY, Moment(what, unless_gained), steps)


def _reaction(name: str, what: str, of: object, steps: tuple[Word, ...], anybody: bool) -> Trigger:
    if isinstance(of, Word):
        steps = (of, *steps)
        of = None
    check_what(name, of)
    check_steps(name, steps)
    return Trigger(name, FROM_HAND, Moment(what, of if isinstance(of, (str, Type)) else None), steps, anybody=anybody)
