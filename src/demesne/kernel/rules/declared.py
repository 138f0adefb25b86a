"""What functions say of themselves: which instruction they carry out, which condition they decide, and the like.

Plain, the declarations fill tables. For the compiled kernel the build reads the same declarations and writes each
dispatcher of `DISPATCHERS` as a `switch`, in which the C compiler may write the functions out.
A number with two functions, or without the one it must have, is an error: of the build and of the import.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from .. import const as C

Declared = TypeVar("Declared", bound=Callable[..., Any])


class Dispatcher(NamedTuple):
    """How the functions of one kind are called."""

    name: str  # of the function that calls the right one
    leading: tuple[str, ...]  # what it gives them in front of the operands, besides the state
    otherwise: int | None  # what holds of an instruction that says nothing; None: every number must have a function
    numbers: str = "OP_"  # conditions are numbered by themselves, and have one operand


DISPATCHERS = {
    "instruction": Dispatcher("carry_out", ("f",), None),
    "condition": Dispatcher("holds", ("f",), None, "IF_"),
    "able": Dispatcher("able_to", ("f", "q"), 1),
    "at_once": Dispatcher("do_at_once", ("p", "times"), 0),
    "worth": Dispatcher("worth_of", ("p",), 0),
    "worth_later": Dispatcher("worth_of_later", ("p", "for_hand"), 0),
    "expects": Dispatcher("expected", ("p",), None, "IF_"),
}
TABLES: dict[str, dict[int, tuple[Callable[..., Any], int]]] = {kind: {} for kind in DISPATCHERS}


def instruction(op: int) -> Callable[[Declared], Declared]:
    """Say of a function which instruction it carries out; its parameters behind state and frame are the operands."""
    return _declare("instruction", op)


def condition(number: int) -> Callable[[Declared], Declared]:
    """Say of a function which condition it decides."""
    return _declare("condition", number)


def able(op: int) -> Callable[[Declared], Declared]:
    """Say of a function that it knows whether seat q could do anything by that instruction in the window of frame f."""
    return _declare("able", op)


def at_once(op: int) -> Callable[[Declared], Declared]:
    """Say of a function that it does the instruction so many times for p, without a program: nothing is asked."""
    return _declare("at_once", op)


def worth(op: int) -> Callable[[Declared], Declared]:
    """Say of a function that it knows what that instruction brings p (`kernel/play/estimating.py`)."""
    return _declare("worth", op)


def worth_later(op: int) -> Callable[[Declared], Declared]:
    """Say of a function that it knows what the instruction brings in the later part of a Duration."""
    return _declare("worth_later", op)


def expects(number: int) -> Callable[[Declared], Declared]:
    """Say of a function that it knows whether that condition will be true."""
    return _declare("expects", number)


def _declare(kind: str, number: int) -> Callable[[Declared], Declared]:
    table = TABLES[kind]

    def declare(function: Declared) -> Declared:
        if number in table:
            raise ValueError(f"{function.__name__}: {table[number][0].__name__} says that it does number {number}")
        table[number] = function, function.__code__.co_argcount - 1 - len(DISPATCHERS[kind].leading)
        return function

    return declare


def complete(*kinds: str) -> None:
    """Check that everything of these kinds is done by a function."""
    for kind in kinds:
        for name, number in vars(C).items():
            if name.startswith(DISPATCHERS[kind].numbers) and number not in TABLES[kind]:
                raise ValueError(f"no function says @{kind}(C.{name})")


def _call(kind: str, g: Any, *leading_and_at: int) -> Any:
    """The function declared for the instruction at a place, with its operands."""
    *leading, at = leading_and_at
    found = TABLES[kind].get(g.table.code[at])
    if found is None:
        return DISPATCHERS[kind].otherwise
    function, n = found
    return function(g, *leading, *g.table.code[at + 1 : at + 1 + n])


def carry_out(g: Any, f: int, at: int) -> int:
    """Carry out the instruction at `at` for frame f; how to go on."""
    return _call("instruction", g, f, at) or C.NEXT


def holds(g: Any, f: int, number: int, n: int) -> int:
    """Whether the condition is true for frame f."""
    return int(TABLES["condition"][number][0](g, f, n))


def able_to(g: Any, f: int, q: int, at: int) -> int:
    """Whether seat q could do anything by the instruction at `at` in the window of frame f."""
    return int(_call("able", g, f, q, at))


def do_at_once(g: Any, p: int, times: int, at: int) -> None:
    """Do the instruction at `at` so many times for p."""
    _call("at_once", g, p, times, at)


def worth_of(g: Any, p: int, at: int) -> int:
    """What the instruction at `at` brings p."""
    return int(_call("worth", g, p, at))


def worth_of_later(g: Any, p: int, for_hand: int, at: int) -> int:
    """The same in the later part of a Duration."""
    return int(_call("worth_later", g, p, for_hand, at))


def expected(g: Any, p: int, number: int, n: int) -> int:
    """Whether the condition will be true, as far as that is known."""
    return int(TABLES["expects"][number][0](g, p, n))
