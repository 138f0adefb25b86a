"""Words that place tokens on piles, take them, pay or bid with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.kernel import const as k

from ..language import ALL_TOKENS, MARKS, MORE_TOKENS, PILE_TOKENS, YOUR_TOKENS, Amount, CardError, Word
from ..packing import slug
from ..specification import AT_GAIN, check_fixed, check_one_of, check_steps, word
from .bonuses import POINT, worth_each

if TYPE_CHECKING:
    from ..compiler import Compiler, Step

DEBT = 8  # a coin that must be paid before anything is bought
SPENT_LATER = 9  # Coffers and Villagers


@word(
    code=(k.OP_PLACE_TOKEN, "name"),
    names=PILE_TOKENS,
    extended=True,
    value=4,
    says=lambda t, w, who, mood: t.say("place-token", mood=mood, token=slug(w["name"])),
    mark="token",
    asks=("place",),
    tells=("place_token",),
)
def place_token(name: str) -> None:
    """Put such a token on a Supply pile."""
    check_one_of("place_token", name, PILE_TOKENS)


@word(
    offered=False,
    code=(k.OP_POTIONS, "n"),
    value=worth_each(5),
)
def potions(n: Amount) -> None:
    """+n Potions, to pay with this turn."""
    check_fixed("potions", n)


@word(
    offered=False,
    code=(k.OP_TOKENS, "token", "n"),
    names=ALL_TOKENS,
    needs=("spends",),
    value=lambda v, w: (-DEBT if w["token"] == "debt" else SPENT_LATER) * v.amount(w["n"]),
    foreseen=True,
    tells=("tokens",),
)
def more_tokens(token: str, n: Amount) -> None:
    """Take n Coffers, Villagers or debt."""
    check_one_of("more_tokens", token, MORE_TOKENS)
    check_fixed("more_tokens", n)


@word(
    offered=False,
    code=(k.OP_SPEND, "token"),
    names=ALL_TOKENS,
    value=0,
    asks=("spend",),
    tells=("tokens",),
)
def spend(token: str) -> None:
    """The player may spend any number of such tokens; *that many* is how many."""
    check_one_of("spend", token, MORE_TOKENS)


@word(
    offered=False,
    code=(k.OP_SPEND, k.SPEND_COINS),
    value=0,
    asks=("spend",),
    tells=("coins",),
)
def overpay() -> None:
    """When this is bought the player may pay more; *that many* is how many coins."""


@word(
    offered=False,
    code=(k.OP_PLUS, "token"),
    names=YOUR_TOKENS,
    needs=("plus",),
    value=15,
    asks=("place",),
    tells=("place_token",),
)
def place_plus(token: str) -> None:
    """Move such a token to an Action pile: a play of one of its cards first gives that, or it costs 2 less."""
    check_one_of("place_plus", token, YOUR_TOKENS)


@word(
    offered=False,
    code=(k.OP_MARK, "token", k.MARK_TAKE),
    names=MARKS,
    needs=("marked",),
    value=-8,
    hurts=9,
    tells=("tokens",),
)
def mark(token: str) -> None:
    """Take the token that lessens the next draw by a card, or the next coins by one."""
    check_one_of("mark", token, MARKS[:2])


@word(
    offered=False,
    code=(k.OP_MARK, k.JOURNEY, k.MARK_TURN),
    value=0,
    tells=("tokens",),
)
def turn_journey() -> None:
    """Turn the Journey token over; *that many* is 1 if it lies face up then."""


@word(
    offered=False,
    code=(k.OP_STOCK, k.STOCK_ADD, "n"),
    value=0,
    tells=("token_moved",),
)
def add_points(n: Amount) -> None:
    """Put n victory tokens on this card's pile or Landmark."""
    check_fixed("add_points", n)


@word(
    offered=False,
    code=(k.OP_STOCK, k.STOCK_TAKE, "n"),
    value=worth_each(POINT),
    tells=("tokens", "token_moved"),
)
def take_points(n: Amount) -> None:
    """Take n victory tokens from this card's pile or Landmark, or as many as there are."""
    check_fixed("take_points", n)


@word(
    offered=False,
    code=(k.OP_STOCK, k.STOCK_MOVE, "n"),
    only=AT_GAIN,
    value=0,
    tells=("token_moved",),
)
def move_points(n: Amount) -> None:
    """Move n victory tokens from the pile of the card just gained to this Landmark."""
    check_fixed("move_points", n)


def _compile_bid(c: Compiler, s: Step) -> None:
    s.later.append((c.emit(k.OP_BID, s.w["most"]) + 2, s.w["steps"], s.scope.of_others()))


@word(
    offered=False,
    compiles=_compile_bid,
    value=lambda v, w: max(v.steps(w["steps"]), 0),
    asks=("spend",),
)
def bid(most: int, *steps: Word) -> None:
    """While tokens lie on this Landmark: every player raises once, up to `most`; the highest does this."""
    if not isinstance(most, int) or not 1 <= most <= 255:
        raise CardError("error-number", where="bid", least=1, most=255, got=repr(most))
    check_steps("bid", steps)
