"""The arguments of a command, from its function: keyword-only parameters are options, the others positional."""

from __future__ import annotations

import inspect
import pathlib
import types
import typing
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

from demesne.languages import Language
from demesne.refusal import Phrase


class Spelled(NamedTuple):
    """How the value of a parameter is typed, where its type does not tell."""

    name: str = ""  # of the option, where it is not that of the parameter
    greedy: bool = False  # takes all words up to the next option
    default: str | int | None = None  # that the help shows, where the function wants to know whether it was given


Say = Language  # passed by main, not typed by the user
Flag = bool
Several = list[str] | None
Whole = int
MaybeWhole = int | None
AsJson = Annotated[bool, Spelled("--json")]

PLACES = {
    "FILES": Phrase("argument-file"),
    "FILE": Phrase("argument-file"),
    "KINGDOM": Phrase("argument-kingdom"),
    "NAME": Phrase("argument-name"),
    "STRATEGIES": Phrase("argument-strategies"),
}
VALUES: dict[object, Phrase] = {
    str: Phrase("argument-text"),
    int: Phrase("argument-number"),
    float: Phrase("argument-number"),
    pathlib.Path: Phrase("argument-file"),
}


class Argument(NamedTuple):
    parameter: str
    name: str  # --option, or PLACE
    type: Any  # of one value
    size: int  # values after an option: 0 for a flag
    many: bool  # any number of values
    greedy: bool
    required: bool
    default: Any

    @property
    def is_option(self) -> bool:
        return self.name.startswith("-")

    def called(self) -> Phrase | str:
        """An option by its name, a positional argument by its placeholder."""
        return self.name if self.is_option else PLACES[self.name]


def arguments_of(function: Callable[..., int]) -> list[Argument]:
    signature = inspect.signature(function, eval_str=True)
    return [_argument(p) for p in signature.parameters.values() if p.annotation is not Say]


def _argument(p: inspect.Parameter) -> Argument:
    hint, taken = p.annotation, Spelled()
    if typing.get_origin(hint) is Annotated:
        hint, taken = typing.get_args(hint)
    parts = [part for part in typing.get_args(hint) if part is not types.NoneType]
    if parts and typing.get_origin(hint) in (typing.Union, types.UnionType):
        (hint,) = parts
    origin, values = typing.get_origin(hint), typing.get_args(hint)
    several = p.kind is p.VAR_POSITIONAL
    option = p.kind is p.KEYWORD_ONLY
    name = taken.name or f"--{p.name.replace('_', '-')}" if option else p.name.upper()
    return Argument(
        p.name,
        name,
        values[0] if values else hint,
        0 if hint is bool else len(values) if origin is tuple else 1,
        several or origin is list,
        taken.greedy,
        p.default is p.empty and not several,
        taken.default if p.default in (p.empty, None) else p.default,
    )


def seed_of(text: str) -> int | str:
    """A number if it is one, any other text unchanged."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 100 else text
