"""How many: amounts that the player decides, and those that are counted when the word is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from demesne.kernel import const as k

from ..language import TOKENS, Term, Type
from ..specification import check_one_of, check_types, term, term_of

if TYPE_CHECKING:
    from ..readers import Marks
    from ..sign import Sign


def _up_to(m: Marks, mark: str, n: int) -> Sign:
    if n == 1:
        return m.maybe([m.sign(mark)])[0]
    return m.sign(mark, str(n), m.say("face-up-to", n=n))


def _any_number(m: Marks, mark: str, n: int) -> Sign:
    return m.sign(mark, "n", m.say("face-any"))


def _perhaps(m: Marks, mark: str, n: int) -> Sign:
    return m.maybe([m.sign(mark)])[0]


up_to = term(
    "up_to",
    "From 0 to n; as a cost: at most n.",
    choice=lambda n: n,
    cost=k.COST_UP_TO,
    value=lambda n: 0.5 * n,
    how="up-to",
    beside=lambda n: f"≤{n}",
    mark=_up_to,
)
any_number = term(
    "any_number",
    "As many as the player likes.",
    number=False,
    choice=lambda n: k.N_ALL,
    value=1.5,
    how="any",
    mark=_any_number,
)
that_many = term(
    "that_many",
    "As many as were moved before.",
    number=False,
    amount=k.N_THAT_MANY,
    value=1.5,
    how="that-many",
    note="note-all-together",
)
empty_piles = term(
    "empty_piles",
    "One for every empty pile.",
    number=False,
    amount=k.N_EMPTY_PILES,
    value=1.2,
    each="pile",
    how="per-pile",
    mark=_perhaps,
)
each_type = term(
    "each_type",
    "One for every type of it.",
    number=False,
    amount=k.N_TYPES_OF_IT,
    value=1.2,
    each="type",
    how="per-type",
)
cost_of_it = term("cost_of_it", "What it costs.", number=False, amount=k.N_COST, value=3, each="cost")
half_cost_of_it = term(
    "half_cost_of_it",
    "Half of what it costs.",
    number=False,
    amount=k.N_HALF_COST,
    value=1.5,
    each="half-cost",
    letter="½",
)
tokens_moved = term(
    "tokens_moved", "One for each token that moved.", number=False, amount=k.N_MOVED, value=2, each="on-mat", seen=True
)


def _of_type(name: str, doc: str, **said: Any) -> Callable[[Type], Term]:
    """An amount that counts cards of a type, and that the table shows."""

    def make(what: Type) -> Term:
        check_types(name, what)
        return Term(name, None, what)

    make.__name__, make.__doc__ = name, doc
    return term_of(seen=True, **said)(make)


in_play = _of_type(
    "in_play", "One for every card of that type the player has in play.", amount=k.N_IN_PLAY, value=3, each="in-play"
)
in_hand = _of_type(
    "in_hand", "One for every card of that type in the hand.", amount=k.N_IN_HAND, value=2.5, each="in-hand"
)
different_in_hand = _of_type(
    "different_in_hand",
    "One for every differently named card of that type in the hand.",
    amount=k.N_DIFFERENT,
    value=1.5,
    each="different",
)


@term_of(amount=k.N_TOKENS, value=2, each="held", seen=True)
def tokens_held(name: str) -> Term:
    """One for every such token the player has."""
    check_one_of("tokens_held", name, TOKENS)
    return Term("tokens_held", None, name)
